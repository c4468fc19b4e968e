#ifndef CLI_MACHINE_NAME_H
#define CLI_MACHINE_NAME_H

#include "base/arena.h"
#include "collect/machine/machine.h"

/*
 * Says on standard error where a machine is not called like its file (the argument of -m): its
 * results go to the folders of the machine's name, as those of every other file with that name.
 */
void machine_note_name(const char *name_or_path, const struct machine *m, struct arena *arena);

#endif
