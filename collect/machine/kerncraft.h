#ifndef COLLECT_MACHINE_KERNCRAFT_H
#define COLLECT_MACHINE_KERNCRAFT_H

#include "collect/machine/check.h"
#include "collect/machine/tree.h"

/*
 * Kerncraft's machine files (versions 0.6 to 0.8): ordered maps, numbers with units (`32.00 kB`,
 * `[32 B/cy, half-duplex]`), `~` and INFORMATION_REQUIRED for what is not known.
 *
 * Kerncraft writes an edge between two levels at the outer one, we at the inner one. Not taken
 * over: the single repeats of its benchmarks, their working sets, and the metric `accesses`.
 * Theirs has no place for the ids of the CPU, the base clock, the size of memory, the setup but for
 * huge pages, inclusive caches, the fit, and the provenance.
 */

/*
 * The same text with what is bulky and not read in the benchmarks blanked, line by line: the single
 * repeats and the working sets.
 */
struct str kerncraft_without_unused(struct str text, struct arena *arena);

/*
 * The machine; `name` is what it shall be called. What cannot be read is added to `list` with its
 * place; what is marked as not known stays 0 or NULL.
 */
void kerncraft_read(const struct node *root, const char *name, struct machine *out,
                    struct violations *list);

/*
 * Turns the paths of machine_check's violations into those of Kerncraft's format; what is checked
 * as 0 because the file does not give it is said to be not given.
 */
void kerncraft_rename_paths(struct violations *list, const struct node *root);

/*
 * The machine as a file of Kerncraft's that kerncraft_read gives the same machine from; for use
 * with Kerncraft itself.
 */
struct str kerncraft_write(const struct machine *m, struct arena *arena);

#endif
