#ifndef CLI_KERNEL_DESCRIPTION_H
#define CLI_KERNEL_DESCRIPTION_H

#include "stempel/kernel/describe.h"

/*
 * Reads a kernel description in YAML, as Kerncraft's --kernel-description takes it:
 *
 *     arrays:            {NAME: {type: double, dimension: [M, N]}, …}   dimension null: a scalar
 *     loops:             [{index: j, start: 1, stop: M-1, step: 1}, …]  outermost first
 *     data sources:      {NAME: [[j, i-1], …], …}                       null: a scalar
 *     data destinations: {NAME: [[j, i]], …}
 *     flops:             {"+": 3, "*": 1}                               may be missing
 *     code: >            for people only
 *
 * Any other key, and what none of them can mean, is an error with its place.
 */
bool description_read(struct str text, const char *path, struct arena *arena, struct kernel *out,
                      struct err *err);

#endif
