! What the other files leave out: numbers in every spelling, names inside words, and what is refused.
subroutine spelled(n, a, ba, b)
   integer, intent(in) :: n
   real(8), intent(in) :: a(n), ba(n)
   real(8), intent(out) :: b(n)
   real(8), parameter :: big = 1.e3, tiny = .5D-1, two = 2., wide = 12.5_8
   integer :: o
   do o = 2, n - 1
      b(o) = ba(o)*big + a(o - 1)*tiny + a(o + 1)*two + wide*3.e0_8 + 1.d0
   end do
end subroutine

subroutine long_lines(n, a, b)
integer n, i
real a(n), b(n)
do i = 2, n - 1 ! the index b is not here
b(i) = a(i - 1) & ! nor a
 + a(i + 1)
end do
end subroutine

subroutine while_loop(n, a, b)
   integer :: n, i
   real :: a(n), b(n)
   i = 1
   do while (a(i) > 0)
      b(i) = a(i)
      i = i + 1
   end do
   do i = 1, n, k
      b(i) = a(i)
   end do
end subroutine

subroutine prints(n, a, b, g)
   integer :: n, i
   real :: a(n), b(n)
   character(len=3) :: c(n)
   logical :: g(n)
   do i = 1, n
      print *, a(i)
   end do
   do i = 1, n
      b(i) = a(i)//'x'
   end do
   do i = 1, n
      c(i) = 'abc'
   end do
   do i = 1, n
      if (g(i)) b(i) = a(i)
   end do
   do i = 1, n
      b(i) = undeclared(i)%x
   end do
end subroutine

subroutine wrong(n, a, b)
   integer, intent(in) :: n
   real, intent(in) :: a(n)
   type(missing) :: b
   integer :: i
   do i = 1, n
      b%x(i) = a(i, 1)
   end do
end subroutine
