#ifndef BASE_PROGRAM_DATA_H
#define BASE_PROGRAM_DATA_H

#include "base/arena.h"

/*
 * Files that come with the program: machines/, stencils/named/, stencils/sets/, templates/, site/.
 * Those in the current folder take precedence, so that users can have their own. Next come the
 * program's: in share/inspect of the prefix if it is installed (wherever that was moved to), else
 * in the source tree that it was built from.
 */

/*
 * The path of `name` (`machines/X.yml`); null if it is in neither place. Owned by the arena.
 */
const char *data_find(const char *name, struct arena *arena);

/* The same, or `name` itself if it is in neither; reading it then gives the error. */
const char *data_path(const char *name, struct arena *arena);

/* The folder of the program's own data, whether it exists or not; owned by the arena. */
const char *data_folder(struct arena *arena);

#endif
