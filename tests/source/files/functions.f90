! Functions that every Fortran has, in each of their spellings.
subroutine of_one(n, a, b)
   integer, intent(in) :: n
   real(8) :: a(n), b(n)
   integer :: i
   do i = 1, n
      b(i) = abs(a(i)) + dabs(a(i)) + sqrt(a(i)) + dsqrt(a(i)) + exp(a(i)) + dexp(a(i))
   end do
   do i = 1, n
      b(i) = log(a(i)) + dlog(a(i)) + log10(a(i)) + dlog10(a(i)) + sin(a(i)) + dsin(a(i)) + cos(a(i)) + dcos(a(i))
   end do
   do i = 1, n
      b(i) = tan(a(i)) + tanh(a(i)) + atan(a(i)) + asin(a(i)) + acos(a(i)) + sinh(a(i)) + cosh(a(i)) + erf(a(i))
   end do
   do i = 1, n
      b(i) = dtan(a(i)) + datan(a(i)) + dasin(a(i)) + dacos(a(i)) + dsinh(a(i)) + dcosh(a(i)) + dtanh(a(i))
   end do
   do i = 1, n
      b(i) = aint(a(i)) + anint(a(i)) + dint(a(i)) + dnint(a(i))
   end do
end subroutine

subroutine of_two(n, a, b)
   integer, intent(in) :: n
   real(8) :: a(n), b(n)
   integer :: i
   do i = 2, n
      b(i) = sign(a(i), a(i - 1)) + dsign(a(i - 1), a(i)) + atan2(a(i), a(i - 1)) + datan2(a(i - 1), a(i)) + hypot(a(i), a(i - 1))
   end do
   do i = 2, n - 1
      b(i) = max(a(i - 1), a(i), a(i + 1)) + dmax1(a(i), 1d0) + min(a(i - 1), a(i), a(i + 1)) + dmin1(a(i), 2d0)
   end do
   do i = 2, n
      b(i) = merge(a(i), a(i - 1), a(i) > 4d0)
   end do
   do i = 1, n
      b(i) = a(i)**2 + a(i)**3 + a(i)**0.5 + a(i)**1.5d0
   end do
end subroutine

subroutine of_single(n, k, a, b, d)
   integer, intent(in) :: n, k(n)
   real(4) :: a(n), b(n)
   real(8) :: d(n)
   integer :: i
   do i = 1, n
      b(i) = alog(a(i)) + alog10(a(i)) + amax1(a(i), 1.) + amin1(a(i), 2.)
   end do
   do i = 1, n
      b(i) = real(d(i)) + sngl(d(i)) + float(k(i)) + real(d(i), 4)
   end do
   do i = 1, n
      d(i) = dble(a(i)) + dfloat(k(i)) + real(a(i), 8)
   end do
end subroutine

subroutine of_integers(n, m, a, b)
   integer, intent(in) :: n, m
   real(8) :: a(0:n), b(0:n)
   integer :: i
   do i = max0(1, 2), min0(n, m)
      b(i) = a(i)
   end do
   do i = 1, mod(n, 8)
      b(i) = a(i)*int(a(i)) + nint(a(i))
   end do
   do i = 1, n
      b(i) = a(i) + floor(a(i)) + ceiling(a(i)) + idint(a(i)) + idnint(a(i)) + ifix(real(a(i)))
   end do
   do i = 1, iabs(n)**2
      b(i) = a(i)
   end do
   do i = lbound(a, 1), ubound(a, 1)
      b(i) = 2*a(i)
   end do
   do i = 1, size(a)
      b(i) = 3*a(i)
   end do
end subroutine

subroutine of_complex(n, c, z, s, d)
   integer, intent(in) :: n
   complex(4) :: c(n)
   complex(8) :: z(n)
   real(4) :: s(n)
   real(8) :: d(n)
   integer :: i
   do i = 1, n
      s(i) = aimag(c(i)) + real(c(i)) + imag(c(i))
   end do
   do i = 1, n
      d(i) = dimag(z(i)) + dreal(z(i)) + real(z(i)) + aimag(z(i))
   end do
   do i = 1, n
      c(i) = conjg(c(i)) + cmplx(s(i), 0) + cmplx(0, s(i)) + cmplx(s(i), s(i))
   end do
   do i = 1, n
      z(i) = dconjg(z(i)) + dcmplx(d(i), 0d0) + cmplx(d(i), d(i), 8) + cmplx(s(i))
   end do
end subroutine

subroutine refused(n, a, b)
   integer, intent(in) :: n
   real(8) :: a(n), b(n)
   integer :: i
   do i = 1, n
      b(i) = maxval(a) + a(i)
   end do
   do i = 1, n
      b(i) = dot_product(a, b)
   end do
   do i = 1, n
      b(i) = tiny(a(i)) + a(i)
   end do
   do i = 1, n
      b(i) = a(i)**(-1)
   end do
   do i = 1, n
      b(i) = mod(a(i), 3d0)
   end do
   do i = 1, n
      b(i) = 2*modulo(a(i), 4d0)
   end do
   do i = 1, n
      b(i) = 2*dmod(a(i), 5d0)
   end do
end subroutine
