! Statements that steer: conditions, jumps, masks, and loops whose order is the compiler's.
subroutine conditions(n, k, a, b)
   integer, intent(in) :: n, k
   real(8) :: a(n), b(n)
   integer :: i
   do i = 1, n
      if (a(i) < 0) then
         b(i) = 1
      else if (a(i) < 2) then
         b(i) = a(i)
      else if (a(i) < 4) then
         b(i) = 2*a(i)
      end if
   end do
   do i = 1, n
      if (a(i) > 1) b(i) = a(i)
   end do
   do i = 1, n
      select case (k)
      case default
         b(i) = a(i)
      case (3)
         b(i) = 3*a(i)
      end select
   end do
   do i = 1, n
      if (k == 1) then
         b(i) = 4*a(i)
      else
         b(i) = 5*a(i) + 1
      end if
   end do
end subroutine

subroutine jumps(n, m, a, b)
   integer, intent(in) :: n, m
   real(8) :: a(n, m), b(n, m)
   integer :: i, j
   do j = 1, m
      do i = 1, n
         if (a(i, j) > 0) cycle
         b(i, j) = a(i, j)
      end do
   end do
   do j = 1, m
      do i = 1, n
         if (a(i, j) > 0) exit
         b(i, j) = a(i, j)
      end do
   end do
   rows: do j = 1, m
      do i = 1, n
         if (a(i, j) > 0) cycle rows
         b(i, j) = a(i, j)
      end do
   end do rows
   do i = 1, n
      if (a(i, 1) > 0) return
      b(i, 1) = a(i, 1)
   end do
   do i = 1, n
      if (a(i, 2) > 0) stop
      b(i, 2) = a(i, 2)
   end do
   do i = 1, n
      continue
      b(i, 3) = a(i, 3)
   end do
   do
      do i = 1, n
         b(i, 4) = a(i, 4)
      end do
      if (b(1, 4) > 0) exit
   end do
end subroutine

subroutine masks(n, m, a, b)
   integer, intent(in) :: n, m
   real(8) :: a(n, m), b(n, m)
   where (a(2:n, :) > 0)
      b(2:n, :) = a(2:n, :)
   elsewhere
      b(2:n, :) = -a(1:n - 1, :)
   end where
   where (a > 0)
      b = a
   elsewhere (a > -1)
      b = 2*a
   end where
   where (a(:, 1) > 1) b(:, 1) = 0
end subroutine

subroutine orders(n, m, l, a, b, c)
   integer, intent(in) :: n, m, l
   real(8) :: a(n, m, l), b(n, m, l), c(n)
   integer :: i, j, k
   forall (i=2:n - 1, j=1:m, k=1:l) b(i, j, k) = a(i - 1, j, k) + a(i + 1, j, k)
   do concurrent(j=1:m, k=2:l, i=1:n:2)
      b(i, j, k) = a(i, j, k - 1)
   end do
   do concurrent(k=1:l, j=1:m)
      do i = 1, n
         b(i, j, k) = 2*a(i, j, k)
      end do
   end do
   forall (j=1:m)
      b(1, j, 2) = a(2, j, 1)
   end forall
   do i = n, 1, -2
      c(i) = a(i, 1, 1)
   end do
   do i = 1, n
      critical
         c(i) = c(i) + a(i, 2, 3)
      end critical
   end do
end subroutine

subroutine sums(n, a, b, r, s)
   integer, intent(in) :: n
   real(8) :: a(n), b(0:n), r, s
   real(8), pointer :: p(:)
   r = s + sum(a(2:n)*b(1:n - 1))
   r = sum(b(0:n:2)) + s
   r = sum(a)
   s = maxval(a)
   r = a(1) + b(0)
   p => a
   allocate (p(n))
   p(1:n) = b(0:n - 1) + s
   deallocate (p)
end subroutine

subroutine passed(n, k, a, b)
   integer, intent(in) :: n
   integer :: i, k
   real(8) :: a(n), b(n)
   k = 1
   read (*, *) k
   do i = 2, n - 2
      b(i) = a(i + k)
   end do
   k = 1
   print *, k
   do i = 2, n - 2
      b(i) = a(i - k)
   end do
   do i = 2, n - 2
      call other(b(i), a(i))
   end do
end subroutine
