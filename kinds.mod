!mod$ v1 sum:ef691fd54edf8d02
module kinds
integer(4),parameter::wp=8_4
end
