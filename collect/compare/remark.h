#ifndef COLLECT_COMPARE_REMARK_H
#define COLLECT_COMPARE_REMARK_H

#include "collect/compare/forecast.h"

/*
 * Why a compiler did not vectorise the innermost loop, in its own words: gcc's
 * -fopt-info-vec-missed, clang's -Rpass-analysis=loop-vectorize. The empty slice where it says
 * nothing. Owned by the arena.
 */
struct str remark_find(const struct version *version, const struct forecast_tools *tools,
                       struct arena *arena);

/*
 * The remark for the lines from..to of the compiled text out of all that a compiler wrote: the
 * first that gives a reason rather than a result. Pure.
 */
struct str remark_choose(struct str messages, unsigned from, unsigned to, struct arena *arena);

#endif
