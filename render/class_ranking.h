#ifndef RENDER_CLASS_RANKING_H
#define RENDER_CLASS_RANKING_H

#include "render/class_curves.h"
#include "render/speed.h"

/*
 * Performance of the machines at a grid size that all of them have, fastest first, by sockets where
 * these are known; NaN: not known.
 */
struct class_ranking {
    double size;
    size_t n;
    const struct class_rank {
        const struct class_curve *curve;
        double core, socket;    /* MLUP/s; the socket's is predicted */
        double measured_socket; /* NaN: not measured there */
        double virtual_cores; /* instead, all cores of a virtual machine, which are not ranked … */
        bool virtual_measured; /* … and whether that is measured */
        bool measured;         /* whether that of one core is measured */
    } * ranks;
};

void class_ranking_of(const struct class_curve *curves, size_t n, struct arena *arena,
                      struct class_ranking *out);

/* Of one core, and of all cores of a socket: measured where possible. */
struct speed class_rank_core(const struct class_rank *r);
struct speed class_rank_socket(const struct class_rank *r);

#endif
