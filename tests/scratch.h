#ifndef TESTS_SCRATCH_H
#define TESTS_SCRATCH_H

#include <stdlib.h>

#include "base/file.h"
#include "base/temp.h"

/* An arena and an empty folder for one test; pass both functions to the group or the test. */
struct scratch {
    struct arena arena;
    struct err err;
    struct temp temp;
    const char *dir;
};

static inline int scratch_setup(void **state)
{
    struct scratch *s = calloc(1, sizeof *s);
    *state = s;
    if (s == NULL || !temp_make(&s->arena, &s->temp, &s->err))
        return -1;
    s->dir = s->temp.path;
    return 0;
}

static inline int scratch_teardown(void **state)
{
    struct scratch *s = *state;
    struct err err = {0};
    const bool removed = temp_remove(&s->temp, &err);
    arena_free(&s->arena);
    free(s);
    return removed ? 0 : -1;
}

#endif
