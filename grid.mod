!mod$ v1 sum:f46d1fe6338bad8c
!need$ ef691fd54edf8d02 n kinds
module grid
use kinds,only:wp
integer(4)::n
real(8),allocatable::u(:)
end
