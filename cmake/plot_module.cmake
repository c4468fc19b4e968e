# The plots' drawer for the pages' scripts: its pure files, compiled to WebAssembly, as text in a
# script of its own (plot_script.h). Where the compiler for it is missing that text is empty.
set(module_files base/arena.c base/quantile.c base/str.c render/labels.c render/plot.c
    render/plot_inside.c render/plot_layout.c render/plot_module.c render/plot_svg.c render/plot_view.c render/scale.c
    render/text.c)
set(module_flags --target=wasm32-wasi -std=c17 -Oz -Wall -Wextra -D_POSIX_C_SOURCE=200809L)
# A library of functions, without what a program has; the compiler's own helpers are not needed.
set(module_link -mexec-model=reactor -nodefaultlibs -lc -Wl,--gc-sections,--strip-all,-z,stack-size=262144)
set(module_folder ${CMAKE_CURRENT_BINARY_DIR}/module)
file(MAKE_DIRECTORY ${module_folder})

find_program(WASM_CLANG clang)
set(HAS_PLOT_MODULE FALSE CACHE INTERNAL "The pages have a drawer")
if(INSPECT_WASM AND WASM_CLANG)
  file(WRITE ${module_folder}/probe.c "#include <math.h>\n#include <stdlib.h>\n__attribute__((export_name(\"f\"))) double f(double x) { return log(x) + (malloc(1) != NULL); }\n")
  execute_process(
    COMMAND ${WASM_CLANG} ${module_flags} ${module_folder}/probe.c ${module_link} -o ${module_folder}/probe.wasm
    RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
  if(failed EQUAL 0)
    set(HAS_PLOT_MODULE TRUE CACHE INTERNAL "The pages have a drawer")
  endif()
endif()

if(HAS_PLOT_MODULE)
  set(objects "")
  foreach(file ${module_files})
    cmake_path(GET file STEM name)
    set(object ${module_folder}/${name}.o)
    add_custom_command(
      OUTPUT ${object}
      COMMAND ${WASM_CLANG} ${module_flags} -I${PROJECT_SOURCE_DIR} -MD -MF ${object}.d -MT ${object}
              -c ${PROJECT_SOURCE_DIR}/${file} -o ${object}
      DEPENDS ${PROJECT_SOURCE_DIR}/${file}
      DEPFILE ${object}.d
      VERBATIM)
    list(APPEND objects ${object})
  endforeach()
  set(module ${module_folder}/plot.wasm)
  set(script ${module_folder}/plot_module.js)
  add_custom_command(
    OUTPUT ${script}
    COMMAND ${WASM_CLANG} --target=wasm32-wasi ${objects} ${module_link} -o ${module}
    COMMAND sh -c "{ printf 'inspectPlot.module = \"'; base64 \"$0\" | tr -d '\\n'; printf '\";\\n'; } > \"$1\"" ${module} ${script}
    DEPENDS ${objects} ${CMAKE_CURRENT_LIST_FILE}
    VERBATIM)
  set(embedded ${script})
else()
  message(STATUS "No compiler for WebAssembly (clang, wasi-libc, lld): plots on the pages stay as they are drawn")
  set(embedded "")
endif()
add_custom_command(
  OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/plot_script.c
  COMMAND ${CMAKE_COMMAND} -DINPUTS=${embedded} -DNAME=plot_script
          -DOUTPUT=${CMAKE_CURRENT_BINARY_DIR}/plot_script.c -DHEADER=render/plot_script.h
          -P ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
  DEPENDS ${embedded} ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
  VERBATIM)
