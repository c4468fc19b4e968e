#ifndef RENDER_HEAT_H
#define RENDER_HEAT_H

#include "render/site.h"
#include "render/speed.h"

/*
 * `heat`: machines by shapes for the start page. A cell is the machine's performance relative to
 * the fastest machine, the geometric mean over all stencils of that shape, each at a grid that all
 * of its machines know: once for one core and once for all cores of a socket. `heat_shapes` are the
 * columns.
 */
void heat_add(struct map *page, const struct site *site);

/* The performance that is compared, at a grid that all machines of the stencil know. */
typedef struct speed heat_speed(const struct summary *s);
struct speed heat_core(const struct summary *s);
struct speed heat_socket(const struct summary *s);

/*
 * The machines of one stencil, the configurations [from, to) of the site. Null: there is none. A
 * bound is not the second where the first is none.
 */
struct heat_race {
    size_t n; /* machines with a number */
    const struct summary *first, *second;
};
void heat_race_of(const struct site *site, size_t from, size_t to, heat_speed *speed,
                  struct heat_race *out);

/* Whether the second reaches 95 % of the first: less than the models' error lies between them. */
bool heat_is_close(const struct heat_race *race, heat_speed *speed);

/* Whether no machine is faster; false where a stencil is known on a single machine. */
bool heat_wins(const struct heat_race *race, const struct summary *s, heat_speed *speed);

/* A machine compared with the fastest one of each stencil. */
struct heat_mean {
    double logs;      /* sum over its stencils */
    size_t n;         /* number of these … */
    size_t n_fastest; /* … and of those that it wins */
};

struct heat_means {
    size_t n_stencils; /* known on several machines */
    size_t n_close;    /* of these, heat_is_close */
    struct heat_mean *machines;
};

/* A shape: a column of `heat`. */
struct heat_column {
    const struct identity *id;
    struct heat_means cores, sockets;
};

/* That of the shape of `id`, of all its stencils or only of those of a data type (empty: all);
 * owned by the arena. */
void heat_column_of(const struct site *site, const struct identity *id, struct str type,
                    struct arena *arena, struct heat_column *out);

/* Whether a mean is over less than half of the stencils, so that it says little next to others. */
bool heat_is_partial(const struct heat_means *means, const struct heat_mean *mean);

/* `with_unfitted`, `with_virtual`: whether any such machines are among those compared. */
void heat_add_kinds(struct map *page, const struct site *site);

/* The geometric mean; NaN: nothing is known. */
double heat_share(const struct heat_mean *mean);

/* One stencil of each shape of the collection, by dimensions, then by points; returns how many.
 * Named kernels have none. */
size_t heat_shapes(const struct site *site, struct arena *arena, const struct identity ***out);

/* The order of these, of pointers to identities for qsort; named kernels are last. */
int heat_compare_shapes(const void *a, const void *b);

#endif
