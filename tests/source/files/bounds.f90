! Bounds that hold wherever an array is used, and those that do not; attributes in statements of their own.
module state
   implicit none
   integer :: n, m
   integer, parameter :: halo = 1
   real(8), allocatable :: u(:, :), v(:, :), w(:), x(:), y(:), z(:)
   real(8), pointer :: p(:)
contains
   subroutine init(k)
      integer, intent(in) :: k
      allocate (u(0:n + 1, 1 - halo:m + halo), v(n, m))
      allocate (w(k), x(k + 1), y(2*n))
      allocate (z(n - 1:2*n), p(-n:n))
   end subroutine

   subroutine everywhere
      integer :: i, j
      do j = 1, m
         do i = 1, n
            v(i, j) = u(i - 1, j) + u(i + 1, j) + u(i, j - 1)
         end do
      end do
   end subroutine

   subroutine of_another(k)
      integer, intent(in) :: k
      integer :: i
      do i = 2, k - 1
         w(i) = x(i - 1) + x(i + 1)
      end do
      do i = 1, n
         y(2*i) = z(i + n) + p(-i)
      end do
      y(:) = y(:) + 1
      x(2:) = w(:k)
      x(:k:2) = w(::2)
      z(n:2*n) = p(1 + (2 - halo):)
   end subroutine
end module

subroutine listed(a, b, c, k)
   implicit none
   integer k, i
   real a, b, c, r
   dimension a(k), b(0:k)
   pointer :: c(:)
   parameter (r = 0.5)
   target :: a
   save i
   do i = 1, k
      a(i) = r*b(i) + c(i)
   end do
   do 20, i = k, 1, -1
20    b(i) = -a(i)
end subroutine
