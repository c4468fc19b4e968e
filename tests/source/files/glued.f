      subroutine glued(n, a, b, file)
c     a keyword is printed together with what continues its line
      implicit none
      integer n, i, file
      double precision a(n), b(n)
      if (file .gt. 0) call report('a message that ends in the next line',
     1  file, n)
      if (n .gt. 0)
     1  call stop_it(n)
      do i = 1, n
         b(i) = b(i) + 2*a(i)
      end do
      if (file .gt. 0) call
     1  report('done', file, 10)
      do i = 10, n
         a(i) = b(i)/3
      end do
      end
