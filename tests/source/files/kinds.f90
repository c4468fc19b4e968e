module kinds
  implicit none
  integer, parameter :: sp = selected_real_kind(6), dp = selected_real_kind(7)
  integer, parameter :: wp = selected_real_kind(15, 307), ik = selected_int_kind(9)
  integer, parameter :: lk = selected_int_kind(10), kd = kind(1d0), ks = kind(1.0)
  real(wp), parameter :: half = 0.5_wp, tenth = 1.0e-1_sp
  real(sp) :: s1(100), s2(100)
  real(dp), pointer :: p(:)
  integer(lk) :: big(0:9, -1:8)
contains
  subroutine single(n)
    integer(ik), intent(in) :: n
    integer :: i
    do i = n, 1, -1
      s1(i) = s2(i) * 2.0 + tenth
    end do
  end subroutine
  subroutine double(n, a, b, c)
    integer, intent(in) :: n
    real(kd) :: a(n), c(n)
    real(ks) :: b(n)
    integer :: i
    do i = 2, n - 1, 3; a(i) = half * b(i) + c(i + 1) - 1.5d0 + 2.25 + 1d-3; end do
  end subroutine
  subroutine powers(n, a, b)
    integer :: n, i
    real(8) :: a(n), b(n)
    do i = 1, n
      a(i) = b(i) ** 1 + b(i) ** 14 + b(i) ** 15 + b(i) ** (-2) + b(i) ** 0.5d0 + b(i) ** n
    end do
  end subroutine
  subroutine intrinsics(n, a, b, c, f, k)
    integer :: n, i, k(n)
    real(8) :: a(n), b(n), c(n)
    real :: f(n)
    do i = 1, n
      a(i) = min(b(i), c(i), 1d0) + max(b(i), 0d0) + abs(b(i)) + sign(b(i), c(i))
      b(i) = dble(f(i)) + real(k(i), 8) + sqrt(c(i)) + merge(c(i), 1d0, c(i) > 2d0) + atan2(b(i), c(i))
      f(i) = real(c(i)) + nint(f(i)) + int(c(i)) + sngl(c(i)) + float(k(i))
      k(i) = 2 + max(k(i), 3) + iabs(k(i)) + nint(c(i))
    end do
  end subroutine
  subroutine remainders(n, a, b)
    integer :: n, i
    real(8) :: a(n), b(n)
    do i = 1, n
      a(i) = mod(b(i), a(i))
    end do
  end subroutine
  subroutine sections(n, a, b, r)
    integer :: n
    real(8) :: a(0:n, n), b(n, n), r
    a(1:n - 1:2, 2:) = b(:n / 2, 2:) + a(0, 1) * 2
    a(1:n - 1, 2:) = b(2:n, 2:) + a(0, 1) * 2
    b = 0.25d0 * b
    a(:, 3) = 1
    r = 2 * sum(b * b) + r
    r = maxval(abs(b(2:, 1)))
    r = dot_product(b(:, 1), b(:, 2))
  end subroutine
  subroutine masks(n, a, b)
    integer :: n
    real(8) :: a(n), b(n)
    where (a > 0d0)
      b = sqrt(a)
    elsewhere
      b = -a
    end where
    where (b < 1d0) a = b
  end subroutine
  subroutine together(n, m, a, b)
    integer :: n, m, i, j, k
    real(8) :: a(n, m, m), b(n, m, m)
    do concurrent (k = 2:m - 1, i = 1:n, j = 1:m)
      a(i, j, k) = b(i, j, k - 1)
    end do
    forall (i = 2:n, j = 1:m:2) b(i, j, 1) = a(i - 1, j, 1)
  end subroutine
  subroutine choices(n, a, b, kind_of)
    integer :: n, i, kind_of
    real(8) :: a(n), b(n)
    do i = 1, n
      if (a(i) > 1d0) then
        b(i) = 2
      else if (a(i) < -1d0 .and. .not. b(i) >= 0) then
        b(i) = 3
      else
        b(i) = a(i)
      end if
      if (b(i) /= 2d0 .or. a(i) == 0) a(i) = 0
    end do
    do i = 1, n
      select case (kind_of)
      case (1)
        b(i) = a(i)
      case default
        b(i) = 2 * a(i)
      end select
    end do
  end subroutine
  subroutine pointers(n)
    integer :: n, i
    real(dp), allocatable, target :: t(:)
    allocate (t(0:n))
    p => t
    do i = 0, 9
      p(i) = t(i + 1) + big(i, 2)
    end do
  end subroutine
  real(8) function norm(n, a) result(total)
    integer :: n, i
    real(8) :: a(n)
    total = 0
    do i = 1, n
      total = total + a(i) * twice(a(i))
    end do
  end function
  real(8) function twice(x)
    real(8), intent(in) :: x
    twice = 2 * x
  end function
  subroutine parallel(n, a, b)
    integer :: n, i, j
    complex(8) :: a(n, n), b(n, n)
    !$omp parallel do collapse(2) &
    !$omp schedule(static)
    do j = 1, n
      do i = 1, n
        a(i, j) = b(i, j) + conjg(b(i, j)) + cmplx(1, real(b(i, j)), 8)
      end do
    end do
  end subroutine
end module
