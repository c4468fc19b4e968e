#ifndef CLI_ROOFLINE_SPACE_H
#define CLI_ROOFLINE_SPACE_H

#include "base/arena.h"
#include "base/err.h"
#include "base/opt.h"
#include "base/range.h"

/*
 * The parameter space of `inspect roofline`: every combination of the values of --param, put into
 * the program's arguments and into formulas where they say {NAME}. A name is `.` or one as in C.
 */
enum { SPACE_MAX_PARAMETERS = 8, SPACE_MAX_POINTS = 10000 };

struct space {
    size_t n;
    const char *names[SPACE_MAX_PARAMETERS];
    struct range values[SPACE_MAX_PARAMETERS];
    size_t n_points; /* 1 without parameters */
};

/* Reads `NAME=RANGE` (base/range.h), one an item. Owned by the arena. */
bool space_read(const struct opt_list *items, struct arena *arena, struct space *out,
                struct err *err);

/* A parameter that no argument names would measure the same point again and again. */
bool space_check_used(const struct space *space, const struct opt_list *arguments, struct err *err);

/* The values of point `index`, the last parameter running fastest; values[space->n]. */
void space_at(const struct space *space, size_t index, int64_t *values);

/* The text with every {NAME} replaced; what names no parameter stays. */
const char *space_fill(const struct space *space, const int64_t *values, const char *text,
                       struct arena *arena);

/* The value of a formula such as `2*{N}*{N}`; `option` is for messages. Not negative. */
bool space_formula(const struct space *space, const int64_t *values, const char *option,
                   const char *text, struct arena *arena, double *out, struct err *err);

/* `N=100 T=2`; empty without parameters. */
const char *space_point_name(const struct space *space, const int64_t *values, struct arena *arena);

#endif
