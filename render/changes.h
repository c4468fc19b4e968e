#ifndef RENDER_CHANGES_H
#define RENDER_CHANGES_H

#include "base/err.h"
#include "render/grid_points.h"
#include "render/value.h"

/* Compares former results of a configuration (collect/sweep/history.h) with the present ones. */
struct size_changes {
    size_t n;         /* sizes in both */
    size_t n_changed; /* sizes with a significant difference */
    double ratio;     /* now / then, median; NaN: none */
};

struct former {
    const char *collected, *version, *compiler, *commit; /* NULL: not known */
    /*
     * Changes of cy/CL. A measurement counts as changed if the medians differ by more than 2 % and
     * the ranges of its samples do not overlap, a prediction if it differs by more than 0.01 %.
     */
    struct size_changes measured, predicted;
};

struct history {
    size_t n;
    struct former *items; /* oldest first */
};

/* `text` is that of history.jsonl; empty: no history. */
bool history_read(struct str text, const char *path, const struct points *now, struct arena *arena,
                  struct history *out, struct err *err);

/* `history`: one row per former result, latest first. */
void history_fill(struct map *page, const struct history *history);

/* A text on what has changed since the latest of them; empty if there is none. */
struct str history_story(const struct history *history, struct arena *arena);

#endif
