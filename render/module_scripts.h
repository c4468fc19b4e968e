#ifndef RENDER_MODULE_SCRIPTS_H
#define RENDER_MODULE_SCRIPTS_H

#include "base/str.h"

/*
 * The scripts that hold WebAssembly, made by the build (cmake/wasm_module.cmake): the drawer of the
 * plots, which site/plot.js loads, and the analyser of try.html. Empty if the build had no compiler
 * for it: then the plots on the pages are static, and try.html is left out.
 */
extern const struct str plot_script;
extern const struct str try_script;

/* js-yaml, for machine files that are dropped on try.html; empty if the build did not find it. */
extern const struct str yaml_script;

#endif
