C     Statements that flang prints in more lines than they have here.
      subroutine long (b, a, n)
      integer n, i
      real b(n), a(n)
      do 10 i = 2, n - 1
          b(i) = a(i) + a(i - 1) + a(i + 1) * 2.0 + 3.0 * a(i) + a(i-1)
     &         + 4.0 * a(i + 1) + a(i - 1) + 5.0 * a(i + 1) * 2.0 + a(i)
 10   continue
      end

      subroutine next (b, a, n)
      integer n, i
      real b(n), a(n)
      do 20 i = 2, n - 1
          b(i) = a(i - 1) + a(i + 1)
 20   continue
      end
