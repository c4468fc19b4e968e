#ifndef COLLECT_KERNCRAFT_KERNCRAFT_H
#define COLLECT_KERNCRAFT_KERNCRAFT_H

#include "base/yaml_tree.h"
#include "collect/machine/check.h"

/*
 * Kerncraft's machine files (versions 0.6 to 0.8): ordered maps, numbers with units (`32.00 kB`,
 * `[32 B/cy, half-duplex]`), `~` and INFORMATION_REQUIRED for what is not known.
 *
 * Kerncraft writes an edge between two levels at the outer one, we at the inner one. Not taken
 * over: the single repeats of its benchmarks, their working sets, and the metric `accesses`.
 *
 * Theirs has no place for the vendor, the ids of the CPU, the base clock, the size of memory, the
 * setup except huge pages, inclusive caches, penalties for each cache line of work, the fit, and
 * the provenance. What we write keeps them under the separate key `inspect`: Kerncraft asks for
 * its keys by name and passes over others (kerncraft/machinemodel.py). Only the machine's name is
 * not in the file: it is the file's.
 */

/*
 * The same text with what is bulky and not read in the benchmarks blanked, line by line: the single
 * repeats and the working sets.
 */
struct str kerncraft_without_unused(struct str text, struct arena *arena);

/*
 * Where the entries of the machine's lists stand, of which those are left out that the file does
 * not know. As long as the lists of the machine; owned by the arena.
 */
struct kerncraft_places {
    const struct yml_node **compilers;
    const struct yml_node **analysers;
    const struct yml_node **overlapping; /* lists of ports, null where there is none */
    const struct yml_node **non_overlapping;
    const struct yml_node **bandwidths; /* lists of results */
};

/*
 * The machine; `name` is what it shall be called, `path` the file's, which the provenance names.
 * What cannot be read is added to `list` with its place; what is marked as not known stays 0 or
 * NULL. Texts and `places` are owned by the arena of `list`.
 */
void kerncraft_read(const struct yml_node *root, const char *path, const char *name,
                    struct machine *out, struct kerncraft_places *places, struct violations *list);

/*
 * Turns the paths of machine_check's violations into those of Kerncraft's format, with the places
 * of what lists hold; what is checked as 0 or empty because the file does not give it is said
 * to be not given, and marked as missing.
 */
void kerncraft_rename_paths(struct violations *list, const struct yml_node *root,
                            const struct machine *m, const struct kerncraft_places *places);

/*
 * The machine as a file of Kerncraft's that kerncraft_read gives the same machine from; for use
 * with Kerncraft itself. Fails where a text cannot be written as YAML.
 */
bool kerncraft_write(const struct machine *m, struct arena *arena, struct str *text,
                     struct err *err);

#endif
