#ifndef CLI_KERNEL_ARGUMENT_H
#define CLI_KERNEL_ARGUMENT_H

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "stempel/kernel/kernel.h"

/*
 * Turns the KERNEL argument of a command into kernel source. It is, in this order:
 *   - the path of a class, `3D/r1/homogeneous/star/constant/double` (with or without `stencils/` in
 *     front): the kernel is generated;
 *   - `named/NAME`: read from stencils/named/NAME.c below the current folder, or of the program's
 *     data folder;
 *   - the path of a file.
 * `name` is what to call it: the class path, `named/NAME`, or the file's path as given. Both are
 * owned by the arena. Errors say what was tried.
 */
bool source_load(const char *argument, struct arena *arena, struct str *text, struct str *name,
                 struct err *err);

/*
 * The kernel itself. With `described`, or where the argument is a file that ends in .yml or .yaml,
 * the file is a kernel description (cli/kernel_description.h); such a kernel has no statements.
 */
bool source_kernel(const char *argument, bool described, struct arena *arena, struct kernel *out,
                   struct str *name, struct err *err);

#endif
