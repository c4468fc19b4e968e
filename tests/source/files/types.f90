! Kinds by what nothing but their name says, and derived types as they lie in memory.
subroutine of_names(n, a, b, c, d, e, f, g, h)
   use missing_kinds
   implicit none
   integer, intent(in) :: n
   real(sp) :: a(n)
   real(rsp) :: b(n)
   real(dp) :: c(n)
   real(float64) :: d(n)
   real(four_bytes) :: e(n)
   real(float) :: f(n)
   real(selected_real_kind(16)) :: g(n)
   real(real_quad) :: h(n)
   real(real128) :: p(n)
   real(my_real16) :: q(n)
   real(qp) :: r(n)
   integer :: i
   do i = 1, n
      a(i) = b(i) + e(i) + f(i)
   end do
   do i = 1, n
      c(i) = d(i)
   end do
   do i = 1, n
      c(i) = g(i)
   end do
   do i = 1, n
      c(i) = h(i)
   end do
   do i = 1, n
      c(i) = p(i)
   end do
   do i = 1, n
      c(i) = q(i)
   end do
   do i = 1, n
      c(i) = r(i)
   end do
end subroutine

subroutine of_integers(n, a, b)
   use missing_kinds
   implicit none
   integer, intent(in) :: n
   real :: a(n), b(n)
   integer(i_eight) :: i1
   integer(int64) :: i2
   integer(c_size_t) :: i3
   integer(c_long) :: i4
   integer(c_intptr_t) :: i5
   integer(int32) :: i6
   integer(i8) :: i7
   integer(i4) :: i8
   integer(ik) :: i9
   do i1 = 1, n
      a(i1) = b(i1)
   end do
   do i2 = 1, n
      a(i2) = b(i2)
   end do
   do i3 = 1, n
      a(i3) = b(i3)
   end do
   do i4 = 1, n
      a(i4) = b(i4)
   end do
   do i5 = 1, n
      a(i5) = b(i5)
   end do
   do i6 = 1, n
      a(i6) = b(i6)
   end do
   do i7 = 1, n
      a(i7) = b(i7)
   end do
   do i8 = 1, n
      a(i8) = b(i8)
   end do
   do i9 = 1, n
      a(i9) = b(i9)
   end do
end subroutine

subroutine of_arrays(n, a, k1, k2, k3, k4, k5, k6, k7, k8, k9, l1, l2, l3)
   use missing_kinds
   implicit none
   integer, intent(in) :: n
   real :: a(n)
   integer(int8) :: k1(n)
   integer(int16) :: k2(n)
   integer(c_short) :: k3(n)
   integer(c_char) :: k4(n)
   integer(byte) :: k5(n)
   integer(selected_int_kind(2)) :: k6(n)
   integer(selected_int_kind(3)) :: k7(n)
   integer(selected_int_kind(4)) :: k8(n)
   integer(selected_int_kind(5)) :: k9(n)
   integer(i1) :: l1(n)
   integer(i2) :: l2(n)
   integer(two_bytes) :: l3(n)
   integer :: i
   do i = 1, n
      a(i) = a(i) + k1(i)
   end do
   do i = 1, n
      a(i) = a(i) + k2(i)
   end do
   do i = 1, n
      a(i) = a(i) + k3(i)
   end do
   do i = 1, n
      a(i) = a(i) + k4(i)
   end do
   do i = 1, n
      a(i) = a(i) + k5(i)
   end do
   do i = 1, n
      a(i) = a(i) + k6(i)
   end do
   do i = 1, n
      a(i) = a(i) + k7(i)
   end do
   do i = 1, n
      a(i) = a(i) + k8(i)
   end do
   do i = 1, n
      a(i) = a(i) + k9(i)
   end do
   do i = 1, n
      a(i) = a(i) + l1(i)
   end do
   do i = 1, n
      a(i) = a(i) + l2(i)
   end do
   do i = 1, n
      a(i) = a(i) + l3(i)
   end do
end subroutine

module cells
   implicit none
   integer, parameter :: three = 3, last = three
   type vector
      real(8) :: x, y, z
   end type
   type particle
      type(vector) :: at
      real(8) :: mass
      type(vector) :: speed(2)
   end type
   type small
      integer :: tag
      real(8) :: value
      real :: low(0:last)
      integer(2) :: flag
   end type
   type mixed
      complex(8) :: z
      real(8), allocatable :: list(:)
      complex :: c
      real, pointer :: one
      real(8) :: after
   end type
   type open_end
      character(len=5) :: name
      real(8) :: x
   end type
   type(particle) :: all(1000)
contains
   subroutine move(n, p, dt)
      integer, intent(in) :: n
      type(particle) :: p(n)
      real(8) :: dt
      integer :: i
      do i = 1, n
         p(i)%at%x = p(i)%at%x + dt*p(i)%speed(1)%x
         p(i)%at%z = p(i)%at%z + dt*p(i)%speed(2)%z/p(i)%mass
      end do
      do i = 1, 1000
         all(i)%mass = 2*all(i)%mass
      end do
   end subroutine

   subroutine sizes(n, s, x, c, o)
      integer, intent(in) :: n
      type(small) :: s(n)
      type(mixed) :: x(n)
      type(open_end) :: o(n)
      real(8) :: c(n)
      integer :: i
      do i = 1, n
         c(i) = s(i)%value + s(i)%low(0) + s(i)%low(3)
      end do
      do i = 1, n
         c(i) = x(i)%after
      end do
      do i = 1, n
         c(i) = x(i)%after + real(x(i)%z)
      end do
      do i = 1, n
         c(i) = s(i)%tag
      end do
      do i = 1, n
         c(i) = o(i)%x
      end do
      do i = 1, n
         c(i) = x(i)%list(1)
      end do
      do i = 1, n
         c(i) = s(i)%nothing
      end do
   end subroutine

   subroutine of_sections(n, s, b)
      integer, intent(in) :: n
      type(small) :: s(n)
      real(8) :: b(n)
      s(2:n)%value = b(1:n - 1)
      b(:) = s(:)%value + s(:)%tag
   end subroutine
end module

subroutine short_numbers(n, a, b)
   integer, intent(in) :: n
   real(8) :: a(n), b(n)
   integer :: i
   do i = 1, n
      b(i) = a(i) &
             *.5
   end do
end subroutine
