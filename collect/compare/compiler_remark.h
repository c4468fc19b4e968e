#ifndef COLLECT_COMPARE_COMPILER_REMARK_H
#define COLLECT_COMPARE_COMPILER_REMARK_H

#include "collect/compare/forecast.h"
#include "collect/compare/own_code.h"

/*
 * Why a compiler did not vectorise the innermost loop, in its own words: gcc's
 * -fopt-info-vec-missed, clang's -Rpass-analysis=loop-vectorize. `sweep.c:12:9: not vectorized: …`
 * with the place in the user's file that the words speak of. The empty slice where the compiler
 * says nothing. Owned by the arena.
 */
struct str remark_find(const struct own_code *code, const struct version *version,
                       const struct forecast_tools *tools, struct arena *arena);

/* Whether the compiler exchanges the loops of this version; only gcc says so. */
bool remark_interchanges(const struct version *version, const struct forecast_tools *tools,
                         struct arena *arena);

/* A message; `line` and `col` are those of the compiled text. */
struct remark {
    unsigned line, col;
    struct str text; /* empty: none */
};

/*
 * The remark for the lines from..to of the compiled text out of all that a compiler wrote: the
 * first that gives a reason rather than a result. Pure.
 */
struct remark remark_choose(struct str messages, unsigned from, unsigned to, struct arena *arena);

/*
 * The place in the user's file of line:col in `source`, the text that was compiled of the nest: the
 * array element at that place, else its statement or the innermost loop. False where it is neither.
 * Pure.
 */
bool remark_place(const struct nest *nest, struct str source, unsigned line, unsigned col,
                  struct nest_place *out);

#endif
