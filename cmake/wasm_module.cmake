# C files compiled to WebAssembly for the pages' scripts: a library of functions, without what a
# program has, as text in a separate script. If the compiler for it is missing, that text is
# empty, and HAS_WASM_MODULES is false.
set(module_folder ${CMAKE_CURRENT_BINARY_DIR}/module)
# Optimised as a whole, a module is 2 % smaller.
set(module_flags --target=wasm32-wasi -flto -std=c17 -Wall -Wextra -D_POSIX_C_SOURCE=200809L
    -I${PROJECT_SOURCE_DIR} -I${module_folder}/include)
set(module_link -mexec-model=reactor -Wl,--gc-sections,--strip-all,--lto-O2)
file(MAKE_DIRECTORY ${module_folder}/include)

# Headers of libraries, for their types; no code of theirs is linked.
foreach(header cyaml jansson.h jansson_config.h)
  find_path(${header}_FOLDER ${header} HINTS ${CYAML_INCLUDE_DIRS} ${JANSSON_INCLUDE_DIRS})
  file(CREATE_LINK ${${header}_FOLDER}/${header} ${module_folder}/include/${header} SYMBOLIC)
endforeach()

find_program(WASM_CLANG clang)
find_program(BASENC basenc)
# zopfli's gzip is 5 % smaller than gzip's.
find_program(ZOPFLI zopfli)
if(ZOPFLI)
  set(gzip ${ZOPFLI} -c)
else()
  set(gzip gzip -9nc)
endif()
set(HAS_WASM_MODULES FALSE CACHE INTERNAL "The pages have a drawer and an analyser")
if(INSPECT_WASM AND WASM_CLANG AND BASENC)
  file(WRITE ${module_folder}/probe.c "#include <math.h>\n#include <stdlib.h>\n__attribute__((export_name(\"f\"))) double f(long double x) { return log(x * 3) + (malloc(1) != NULL); }\n")
  execute_process(
    COMMAND ${WASM_CLANG} ${module_flags} -Oz ${module_folder}/probe.c ${module_link} -o ${module_folder}/probe.wasm
    RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
  if(failed EQUAL 0)
    set(HAS_WASM_MODULES TRUE CACHE INTERNAL "The pages have a drawer and an analyser")
  endif()
endif()
if(NOT HAS_WASM_MODULES)
  message(STATUS "No compiler for WebAssembly (clang, wasi-libc, lld, libclang-rt-14-dev-wasm32): plots on the pages stay as they are drawn, and there is no page to try kernels on")
endif()

# wasm_module(NAME VARIABLE STACK file…): defines `const struct str NAME_script`, a script that sets
# VARIABLE to the module: the number of its bytes gzipped, a colon, and these, filled up to a
# multiple of four, in Z85, which takes 6 % less than base64. The C file is ${NAME}_script.c, the
# module module/NAME.wasm.
function(wasm_module name variable stack)
  set(embedded "")
  if(HAS_WASM_MODULES)
    set(objects "")
    foreach(file ${ARGN})
      cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE source)
      cmake_path(GET source STEM stem)
      set(object ${module_folder}/${stem}.o)
      list(APPEND objects ${object})
      get_property(known GLOBAL PROPERTY wasm_${stem})
      if(known)
        continue()
      endif()
      set_property(GLOBAL PROPERTY wasm_${stem} TRUE)
      # Small, but fast where simulations run.
      set(optimise -Oz)
      if(source MATCHES "/collect/traffic/(cachesim|sim_walk)[^/]*$")
        set(optimise -O2)
      endif()
      add_custom_command(
        OUTPUT ${object}
        COMMAND ${WASM_CLANG} ${module_flags} ${optimise} -MD -MF ${object}.d -MT ${object} -c ${source} -o ${object}
        DEPENDS ${source}
        DEPFILE ${object}.d
        VERBATIM)
    endforeach()
    set(module ${module_folder}/${name}.wasm)
    set(embedded ${module_folder}/${name}_module.js)
    add_custom_command(
      OUTPUT ${embedded}
      COMMAND ${WASM_CLANG} --target=wasm32-wasi ${objects} ${module_link} -Wl,-z,stack-size=${stack} -o ${module}
      COMMAND sh -c "module=$1 script=$2 name=$3; shift 3; \"$@\" \"$module\" > \"$module.gz\" && { printf '%s = \"%s:' \"$name\" $(wc -c < \"$module.gz\"); truncate -s %4 \"$module.gz\"; ${BASENC} --z85 -w 0 \"$module.gz\"; printf '\";\\n'; } > \"$script\"" sh ${module} ${embedded} ${variable} ${gzip}
      DEPENDS ${objects} ${PROJECT_SOURCE_DIR}/cmake/wasm_module.cmake
      VERBATIM)
  endif()
  add_custom_command(
    OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${name}_script.c
    COMMAND ${CMAKE_COMMAND} -DINPUTS=${embedded} -DNAME=${name}_script
            -DOUTPUT=${CMAKE_CURRENT_BINARY_DIR}/${name}_script.c -DHEADER=render/module_scripts.h
            -P ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    DEPENDS ${embedded} ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    VERBATIM)
endfunction()
