#ifndef COLLECT_MACHINEFILE_LOAD_H
#define COLLECT_MACHINEFILE_LOAD_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/err.h"
#include "collect/machine/check.h"
#include "collect/machine/machine.h"

/*
 * Machine files: ours (machines/README.md) and Kerncraft's; which one it is shows in the text.
 *
 * A name without a slash and without `.yml` is looked for as machines/<name>.yml below the current
 * folder, then below the program's own, and the machine in it must have that name: it is also that
 * of the folders of its results. Everything else is a path, to a file that may be called anything.
 */

/*
 * Loads and checks a machine; everything it points to is owned by the arena. All violations are
 * found; the error names the first with its place and says how many more there are.
 */
bool machine_load(const char *name_or_path, struct arena *arena, struct machine *out,
                  struct err *err);

/* The path that machine_load would read, owned by the arena; fails where there is no such file. */
bool machine_find(const char *name_or_path, struct arena *arena, const char **path,
                  struct err *err);

/*
 * What a machine whose file lies there should be called: HaswellEP for dir/HaswellEP.yml; what a
 * name must not hold becomes `_`. Owned by the arena.
 */
const char *machine_name_of(const char *path, struct arena *arena);

/*
 * The same with all violations, in the order of the file: fails only where the file cannot be read
 * at all (or is no YAML); with violations the machine holds what could be made of it. `list` must
 * have its arena set; it owns the result.
 */
bool machine_read(const char *name_or_path, struct machine *out, struct violations *list,
                  struct err *err);

/*
 * machine_read for the path of a file in Kerncraft's format; fails where it is in another. What is
 * odd in such a file but does no harm goes to `list->notes`, where that is set, as in machine_read.
 */
bool machine_import(const char *path, struct machine *out, struct violations *list,
                    struct err *err);

/* `path:line:col: error: …` for each, then `note: …` for each of the notes. */
void violations_format(const struct violations *list, const char *path, struct sb *out);

/* Either format from memory, as machine_load. `path` is for messages and Kerncraft's names. */
bool machine_parse(struct str text, const char *path, struct arena *arena, struct machine *out,
                   struct err *err);

/* The machine in our format. */
bool machine_text(const struct machine *m, struct arena *arena, struct str *text, struct err *err);

/* Writes `<folder>/<m->name>.yml` (or replaces it whole). `*path` is owned by the arena. */
bool machine_save(const struct machine *m, const char *folder, struct arena *arena,
                  const char **path, struct err *err);

#endif
