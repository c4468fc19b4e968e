C     Lines of fixed form that are longer than 72 columns.
      subroutine wide (b, a, n)
      integer n, i
      real b(n), a(n)
      do 10 i = 2, n - 1
          b(i) = 0.5 * (a(i - 1) + a(i + 1)) - a(i) + 0.25 * (b(i) + a(i - 1) * a(i + 1))
 10   continue
      end
