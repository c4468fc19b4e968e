#ifndef BASE_PROGRAM_DATA_H
#define BASE_PROGRAM_DATA_H

#include "base/arena.h"

/*
 * Files that come with the program: machines/, stencils/named/, stencils/sets/, templates/, site/.
 * The current folder's go first, so that one can have one's own; then those of the program: next to
 * an installed one (share/inspect of its prefix, wherever that was moved to), else in the source
 * tree that it was built from.
 */

/*
 * Where `name` (`machines/X.yml`) is; null where it is in neither place. Owned by the arena.
 */
const char *data_find(const char *name, struct arena *arena);

/* The same, or `name` itself if it is in neither: whoever reads it reports that. */
const char *data_path(const char *name, struct arena *arena);

/* The folder of the program's own data, whether it exists or not; owned by the arena. */
const char *data_folder(struct arena *arena);

#endif
