#ifndef TESTS_SCRATCH_H
#define TESTS_SCRATCH_H

#include <stdlib.h>

#include "base/file.h"

/* An arena and an empty folder for one test; pass both functions to the group or the test. */
struct scratch {
    struct arena arena;
    struct err err;
    char *dir;
};

static inline int scratch_setup(void **state)
{
    struct scratch *s = calloc(1, sizeof *s);
    *state = s;
    return s != NULL && dir_temp(&s->arena, &s->dir, &s->err) ? 0 : -1;
}

static inline int scratch_teardown(void **state)
{
    struct scratch *s = *state;
    struct err err = {0};
    const bool removed = dir_remove(s->dir, &err);
    arena_free(&s->arena);
    free(s);
    return removed ? 0 : -1;
}

#endif
