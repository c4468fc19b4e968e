!mod$ v1 sum:2d0f39a21c961e42
module g
integer(4),parameter::n=100_4
real(4),allocatable::u(:,:)
real(4),allocatable::v(:,:)
contains
subroutine init()
end
subroutine s(c)
real(4)::c
end
end
