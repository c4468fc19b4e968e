# cmake -DINPUTS=a:b:… -DOUTPUT=… -P join.cmake
# Writes the texts of all INPUTS one after the other, as one C file.
string(REPLACE ":" ";" files "${INPUTS}")
set(joined "")
foreach(file ${files})
  file(READ ${file} text)
  string(APPEND joined "#line 1 \"${file}\"\n${text}")
endforeach()
file(WRITE ${OUTPUT} "${joined}")
