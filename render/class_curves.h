#ifndef RENDER_CLASS_CURVES_H
#define RENDER_CLASS_CURVES_H

#include "render/collection.h"
#include "render/facts.h"

/* Performance over grid size of one stencil on one machine, kept until all machines are known. */
struct class_curve {
    const char *machine;
    bool unfitted;                /* its predictions are bounds, see site_unfitted */
    bool virtual_cores;           /* all its cores together are not a socket */
    double mlup_cy, flop_per_lup; /* 0: not known */
    size_t n;                     /* number of sizes collected */
    const double *size, *measured_mlup_per_s;
    const bool *doubtful; /* measurements with a verdict other than ok */
    size_t n_ecm;         /* sizes that were predicted, for one core … */
    const double *ecm_size, *ecm_mlup_per_s;
    size_t n_socket; /* … and for all cores of a socket */
    const double *socket_size, *socket_mlup_per_s;
    double socket_cores;
    /* All cores of a socket at the largest size whose data each cache holds; NaN: not known. */
    int n_caches;
    double cached_mlup_per_s[MACHINE_MAX_LEVELS];
    double measured_socket_size, measured_socket_mlup_per_s; /* NaN: not measured */
};

/* Those of one stencil, which they own. */
struct class_curves {
    struct arena arena;
    struct class_curve *items;
    size_t count;
};

/* Keeps what the pages across machines show of a configuration; `m` may be null. */
void class_curves_add(struct class_curves *curves, const struct collected *c, const struct facts *f,
                      const struct machine *m);

/* The largest size that was measured or predicted; 0: none. */
double class_curve_last_size(const struct class_curve *c);

#endif
