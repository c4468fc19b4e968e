module field
  implicit none
  integer, parameter :: dp = kind(1d0)
contains
  subroutine smooth(n, a, b)
    integer, intent(in) :: n
    real(dp), intent(in) :: a(0:n+1,0:n+1)
    real(dp), intent(out) :: b(0:n+1,0:n+1)
    integer :: i, j
    do j = 1, n
      do i = 1, n
        b(i,j) = 0.25_dp*(a(i-1,j) + a(i+1,j) + a(i,j-1) + a(i,j+1))
      end do
    end do
  end subroutine
end module
