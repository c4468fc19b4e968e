#ifndef RENDER_PLOT_SCRIPT_H
#define RENDER_PLOT_SCRIPT_H

#include "base/str.h"

/*
 * The script that holds the drawer of the plots as WebAssembly, made by the build from
 * plot_module.c and what it draws with; site/plot.js loads it. Empty where the build had no
 * compiler for it: then the plots on the pages stay as they are drawn.
 */
extern const struct str plot_script;

#endif
