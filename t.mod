!mod$ v1 sum:ea17b142121181f3
module t
type::field
integer(4)::nx
real(8),allocatable::u(:,:)
end type
contains
subroutine s(f,n)
type(field)::f
integer(4)::n
end
end
