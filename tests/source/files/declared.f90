! Kinds by name, implicit types, and bounds from declarations of every form.
module kinds
   integer, parameter :: sp = kind(1.0), dp = kind(1.0d0), low = selected_real_kind(6)
   integer, parameter :: high = selected_real_kind(7), top = selected_real_kind(15), mine = dp
   integer, parameter :: small = selected_int_kind(9), large = selected_int_kind(10)
end module

subroutine of_kinds(n, a, b, c, d, e, f)
   use kinds
   integer(large), intent(in) :: n
   integer(small) :: i
   real(sp) :: a(n)
   real(dp) :: b(n)
   real(low) :: c(n)
   real(high) :: d(n)
   real(top) :: e(n)
   real(mine) :: f(n)
   do i = 1, n
      a(i) = 1.5_sp*c(i) + 2.5_low
   end do
   do i = 1, n
      f(i) = b(i)*1.5_dp + d(i)*2.5_high + e(i)*3.5_mine
   end do
end subroutine

subroutine of_names(n, a, b, c, d, e, f, g)
   use iso_fortran_env, only: real32, real64
   use missing_kinds, only: wp, r4, single, fp32
   integer, intent(in) :: n
   real(real32) :: a(n)
   real(real64) :: b(n)
   real(wp) :: c(n)
   real(r4) :: d(n)
   real(single) :: e(n)
   real(fp32) :: f(n)
   real*8 g(n)
   do i = 1, n
      a(i) = d(i) + e(i) + f(i)
   end do
   do i = 1, n
      b(i) = c(i) + g(i)
   end do
end subroutine

subroutine implied(n)
   implicit double complex(z), real*8(d), real(s)
   dimension z(n), d(n), s(n)
   do i = 1, n
      z(i) = 2*z(i)
   end do
   do i = 1, n
      d(i) = dt*s(i)
   end do
end subroutine

subroutine bounded(n, m, a, b, c, d)
   integer, intent(in) :: n, m
   real, intent(inout), dimension(-1:n, 0:m + 1) :: a
   real, intent(inout) :: b(:, 0:), c(n, *)
   real, allocatable, intent(inout) :: d(:, :)
   real :: e(3:n, m), x(n:2*n)
   integer :: i, j
   do j = 1, m
      do i = 1, n
         a(i, j) = b(i, j) + c(i, j)
      end do
   end do
   do j = 2, m
      do i = 3, n
         d(i, j) = e(i, j - 1)
      end do
   end do
   do i = n, 2*n
      x(i) = x(i) + 1
   end do
   b(:, 1) = c(:, 2)
   d(2:, 1) = b(1:n - 1, 0)
end subroutine

module grids
   type point
      real :: x, y(4)
   end type
   type grid
      type(point) :: origin
      type(point) :: corners(8)
      integer :: n
      real, pointer :: values(:, :)
      real, dimension(10) :: row
   end type
   type(grid) :: all
   real, dimension(:), allocatable :: line
contains
   subroutine of_components(g, k)
      type(grid) :: g
      integer :: i, k
      do i = 1, 10
         g%row(i) = g%origin%x*g%values(i, k) + g%origin%y(2)
      end do
      do i = 1, g%n
         g%values(i, 1) = all%values(i, 1) + line(i)
      end do
      do i = 1, 8
         g%corners(i)%x = 1
      end do
   end subroutine

   real function first(x, n)
      integer :: n
      real, dimension(n) :: x
      first = 0
      do i = 1, n
         first = first + x(i)
      end do
   end function

   function last(x, n) result(y)
      integer :: n
      real :: x(n), y(n)
      do i = 1, n
         y(i) = 2*x(i)
      end do
   end function
end module
