#include "cli/machine_name.h"

#include <stdio.h>
#include <string.h>

#include "base/clean.h"
#include "collect/machinefile/load.h"

void machine_note_name(const char *name_or_path, const struct machine *m, struct arena *arena)
{
    struct sb path = {.arena = arena};
    if (strcmp(machine_name_of(name_or_path, arena), m->name) == 0)
        return;
    clean_add(&path, name_or_path, "");
    fprintf(stderr, "note: %s calls itself %s: its results lie in folders of that name\n",
            sb_cstr(&path), m->name);
}
