#ifndef RENDER_CLASS_RANKING_H
#define RENDER_CLASS_RANKING_H

#include "render/class_curves.h"

/*
 * Performance of the machines at a grid size that all of them have, fastest first; NaN: not known.
 */
struct class_ranking {
    double size;
    size_t n;
    const struct class_rank {
        const struct class_curve *curve;
        double core, socket;    /* MLUP/s; the socket's is predicted */
        double measured_socket; /* NaN: not measured there */
        bool measured;          /* whether that of one core is measured */
    } * ranks;
};

void class_ranking_of(const struct class_curve *curves, size_t n, struct arena *arena,
                      struct class_ranking *out);

/* MLUP/s of all cores of a socket: measured where possible. */
double class_rank_socket(const struct class_rank *r);

/* Whether the performance of one core, or of a socket, is only a bound: predicted by a model that
 * was not fitted. */
bool class_rank_core_is_bound(const struct class_rank *r);
bool class_rank_socket_is_bound(const struct class_rank *r);

#endif
