#ifndef COLLECT_COMPARE_COMPILER_REMARK_H
#define COLLECT_COMPARE_COMPILER_REMARK_H

#include "collect/compare/forecast.h"
#include "collect/compare/own_code.h"

/*
 * The compiler's message on why it did not vectorise the innermost loop: gcc's
 * -fopt-info-vec-missed, clang's -Rpass-analysis=loop-vectorize. `sweep.c:12:9: not vectorized: …`
 * with the place in the user's file that the message refers to. Empty if there is no message. Owned
 * by the arena.
 */
struct str remark_find(const struct own_code *code, const struct version *version,
                       const struct forecast_tools *tools, struct arena *arena);

/* Whether the compiler interchanges the loops of this version; only gcc reports it. */
bool remark_interchanges(const struct version *version, const struct forecast_tools *tools,
                         struct arena *arena);

/* What a compiler's messages say about vectorising one loop. */
enum remark_loop { LOOP_NOT_SAID, LOOP_SCALAR, LOOP_VECTORISED };

/* Of the loop whose header is in `line` of the compiled text. Pure. */
enum remark_loop remark_of_loop(struct str messages, struct str text_name, unsigned line);

/*
 * Whether the compiler treats the inner loop alike in the user's file and in the version's text:
 * false if it vectorises only one of them, which is then `own`. True if it does not say.
 */
bool remark_is_alike(const struct own_code *code, const struct version *version,
                     const struct forecast_tools *tools, struct arena *arena,
                     enum remark_loop *own);

/* A message; `line` and `col` are those of the compiled text. */
struct remark {
    unsigned line, col;
    struct str text; /* empty: none */
};

/*
 * Chooses from all messages of a compiler the one for lines from..to of the compiled text: the
 * first that gives a reason rather than a result. Pure.
 */
struct remark remark_choose(struct str messages, unsigned from, unsigned to, struct arena *arena);

/*
 * The place in the user's file that corresponds to line:col in `source`, the compiled text of the
 * nest: the array element at that place, else its statement or the innermost loop. False if it is
 * none of these. Pure.
 */
bool remark_place(const struct nest *nest, struct str source, unsigned line, unsigned col,
                  struct nest_place *out);

#endif
