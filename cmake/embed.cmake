# cmake -DINPUTS=a:b:… -DOUTPUT=… -DNAME=… -DHEADER=… -P embed.cmake
# Writes a C file that defines `const struct str NAME` with the bytes of all INPUTS (may be none).
string(REPLACE ":" ";" files "${INPUTS}")
set(hex "")
foreach(file ${files})
  file(READ ${file} part HEX)
  string(APPEND hex "${part}0a")
endforeach()
string(LENGTH "${hex}" digits)
math(EXPR bytes "${digits} / 2")
string(REGEX REPLACE "(................................)" "\\1\n" hex "${hex}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," values "${hex}")
file(WRITE ${OUTPUT} "#include \"${HEADER}\"

static const unsigned char bytes[] = {
${values}
0};

const struct str ${NAME} = {(const char *)bytes, ${bytes}};
")
