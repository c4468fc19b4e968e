! A jump to the next statement.
subroutine next(n, a, b)
  integer :: n, i
  real(8) :: a(n), b(n)
  do i = 1, n
    if (b(i) < 0) go to 20
20  a(i) = 2 * b(i)
  end do
end subroutine

subroutine after_one(n, a, b)
  integer :: n, i
  real(8) :: a(n), b(n)
  do i = 1, n
    if (b(i) < 0) go to 20
    a(i) = b(i) + 1
20  b(i) = 2 * b(i)
  end do
end subroutine

! The size of what is not an array, of an array of two dimensions, of a dimension that there is not.
subroutine extents(n, m, a, b, c)
  integer :: n, m, i
  real(8) :: a(n), b(n, m), c
  do i = 1, size(a)
    a(i) = c
  end do
  do i = 1, size(b)
    a(i) = c * 2
  end do
  do i = 1, size(b, 2)
    a(i) = c * 3
  end do
  do i = 1, size(b, 3)
    a(i) = c * 4
  end do
  do i = 1, size(b, m)
    a(i) = c * 5
  end do
  do i = 1, size(c)
    a(i) = c * 6
  end do
  do i = lbound(b, 2), ubound(b, 1)
    a(i) = c * 7
  end do
end subroutine

! A statement on as many lines as a place is looked for, and on one more.
subroutine continued(n, a, b)
  integer :: n, i
  real(8) :: a(n, 50), b(n)
  do i = 1, n
    b(i) = a(i, 50) &
    + a(i, 1) &
    + a(i, 2) &
    + a(i, 3) &
    + a(i, 4) &
    + a(i, 5) &
    + a(i, 6) &
    + a(i, 7) &
    + a(i, 8) &
    + a(i, 9) &
    + a(i, 10) &
    + a(i, 11) &
    + a(i, 12) &
    + a(i, 13) &
    + a(i, 14) &
    + a(i, 15) &
    + a(i, 16) &
    + a(i, 17) &
    + a(i, 18) &
    + a(i, 19) &
    + a(i, 20) &
    + a(i, 21) &
    + a(i, 22) &
    + a(i, 23) &
    + a(i, 24) &
    + a(i, 25) &
    + a(i, 26) &
    + a(i, 27) &
    + a(i, 28) &
    + a(i, 29) &
    + a(i, 30) &
    + a(i, 31) &
    + a(i, 32) &
    + a(i, 33) &
    + a(i, 34) &
    + a(i, 35) &
    + a(i, 36) &
    + a(i, 37) &
    + a(i, 38) &
    + a(i, 49)
  end do
  do i = 1, n
    b(i) = a(i, 50) &
    + a(i, 1) &
    + a(i, 2) &
    + a(i, 3) &
    + a(i, 4) &
    + a(i, 5) &
    + a(i, 6) &
    + a(i, 7) &
    + a(i, 8) &
    + a(i, 9) &
    + a(i, 10) &
    + a(i, 11) &
    + a(i, 12) &
    + a(i, 13) &
    + a(i, 14) &
    + a(i, 15) &
    + a(i, 16) &
    + a(i, 17) &
    + a(i, 18) &
    + a(i, 19) &
    + a(i, 20) &
    + a(i, 21) &
    + a(i, 22) &
    + a(i, 23) &
    + a(i, 24) &
    + a(i, 25) &
    + a(i, 26) &
    + a(i, 27) &
    + a(i, 28) &
    + a(i, 29) &
    + a(i, 30) &
    + a(i, 31) &
    + a(i, 32) &
    + a(i, 33) &
    + a(i, 34) &
    + a(i, 35) &
    + a(i, 36) &
    + a(i, 37) &
    + a(i, 38) &
    + a(i, 39) &
    + a(i, 49)
  end do
end subroutine
