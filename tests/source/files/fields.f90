module kinds
   use, intrinsic :: iso_fortran_env, only: real64
   implicit none
   integer, parameter :: wp = selected_real_kind(15, 307), sp = selected_real_kind(6)
   integer, parameter :: ik = selected_int_kind(5), halo = 2
   type box
      integer :: n, m
      real(wp), allocatable :: u(:, :), v(:, :)
      double precision :: h(3)
   end type
   type domain
      type(box) :: inner
   end type
contains
   subroutine smooth(b)
      type(box), intent(inout) :: b
      integer(ik) :: i, j
      !$omp parallel do schedule(static) private(i) &
      !$omp& collapse(2)
      do j = 2, size(b%u, 2) - 1
         do i = lbound(b%u, 1) + 1, ubound(b%u, 1) - 1
            b%v(i, j) = (b%u(i - 1, j) + b%u(i + 1, j))/b%h(2)**2
         end do
      end do
   end subroutine

   subroutine nested(d)
      type(domain) :: d
      integer :: i, j
      do j = 2, d%inner%m - 1
         do i = 2, d%inner%n - 1
            d%inner%v(i, j) = .5_wp*(d%inner%u(i - 1, j) + d%inner%u(i + 1, j)) + 1.
         end do
      end do
   end subroutine

   subroutine casts(n, k, a, f, c)
      integer, intent(in) :: n, k(n)
      double precision :: a(n)
      real(sp) :: f(0:n)
      double complex c(n)
      integer i
      do i = 1, n
         a(i) = dble(f(i)) + real(k(i), wp) + sqrt(a(i))**.5
         f(i) = real(a(i)) + max(f(i), 1., f(i - 1)) + f(i - 1)**2
      end do
      do i = 1, n
         c(i) = c(i)*2.0d0
      end do
      do i = 1, n
         f(i) = sign(f(i), 1.0) + merge(1., 0., f(i) > 0.)
      end do
   end subroutine

   subroutine open_ends(n, k, a, f)
      integer, intent(in) :: n, k(n)
      real(8) :: a(*), f(0:*)
      integer i
      do i = 1, mod(n, 100)
         a(i) = f(i)*k(i)
      end do
      do i = 1, int(n)/2
         a(2*i - 1) = f(i) + mod(a(i), 2.d0)
      end do
      do i = 1, min(n, 2*n)
         a(k(i)) = f(i)
      end do
   end subroutine

   subroutine kind_of_step(n, kind, a, b)
      integer, intent(in) :: n, kind
      real(real64), dimension(:) :: a, b
      integer :: i
      do i = 1 + halo, n - halo
         select case (kind)
         case (1)
            b(i) = a(i)
         case default
            b(i) = 0.5*(a(i - 1) + a(i + 1))
            if (.not. a(i) > 0) cycle
            b(i) = b(i) + a(i)
         end select
      end do
   end subroutine

   subroutine whole(n, m, a, b)
      integer, intent(in) :: n, m
      real(wp), intent(inout) :: a(0:n, -1:m), b(0:n, -1:m)
      integer :: i
      a(1:n - 1, :) = b(0:n - 2, :) + b(2:n, :)
      where (b > 1.0_wp)
         a = b
      elsewhere
         a = 0
      end where
      forall (i=1:n - 1) a(i, 1) = b(i, 1)
      a(1:n:2, 0) = -b(1:n:2, 0)
   end subroutine

   function total(n, a) result(s)
      integer, intent(in) :: n
      real(wp), intent(in) :: a(n)
      real(wp) :: s
      integer :: i
      s = 0
      do i = n, 1, -1
         if (a(i) < 0) then
            s = s - a(i)
         else if (a(i) > 10) then
            s = s + 10
         else
            s = s + a(i)
         end if
      end do
   end function

   subroutine concurrently(n, a, b)
      integer, intent(in) :: n
      real(wp), pointer :: a(:, :), b(:, :)
      integer :: i, j
      do concurrent(j=2:n - 1, i=2:n - 1)
         block
            real(wp) :: t
            t = a(i, j - 1) + a(i, j + 1)
            b(i, j) = t*0.25
         end block
      end do
   end subroutine
end module

subroutine old(n, x)
   implicit real*8(a - h, o - z)
   parameter(w=0.125d0, m=64)
   common/grid/u(64, 64), v
   common f(m, m)
   dimension x(n)
   external g
   do 10 j = 2, m - 1
   do 10 i = 2, m - 1
      call g(v)
10    u(i, j) = w*(f(i - 1, j) + f(i + 1, j))*v
end

subroutine shifted(b, n, a, c)
   use kinds
   type(box) :: b
   integer :: n
   real(wp) :: a(n), c(n)
   a(2:n) = c(b%n:)
   a(b%m:n) = c(2:)
   a(2:b%n) = c(b%n:)
end
