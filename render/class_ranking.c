#include "render/class_ranking.h"

#include <math.h>
#include <stdlib.h>

/* The value at the largest size that is not above `size`, sizes ascending; NaN if there is none. */
static double value_at(const double *sizes, const double *values, size_t n, double size)
{
    while (n > 0 && (sizes[n - 1] > size || !isfinite(values[n - 1])))
        n--;
    return n == 0 ? NAN : values[n - 1];
}

/* A grid whose side differs by less is the same. */
static const double same_grid = 0.05;

/* The measurement at this size, or at one that differs by at most 5 %; else NaN. */
static double measured_at(const struct class_curve *c, double size)
{
    double found = NAN;
    double nearest = same_grid * size;
    for (size_t i = 0; c->measured_mlup_per_s != NULL && i < c->n; i++) {
        if (!isfinite(c->measured_mlup_per_s[i]) || fabs(c->size[i] - size) > nearest)
            continue;
        nearest = fabs(c->size[i] - size);
        found = c->measured_mlup_per_s[i];
    }
    return found;
}

/* A grid size that is known for all machines: the largest that was collected on any of them, which
 * is in memory everywhere, unless some machine has only smaller ones. */
static double common_size(const struct class_curve *curves, size_t n)
{
    double largest = 0;
    double least = INFINITY;
    for (size_t i = 0; i < n; i++) {
        if (curves[i].n != 0)
            largest = fmax(largest, curves[i].size[curves[i].n - 1]);
        least = fmin(least, class_curve_last_size(&curves[i]));
    }
    return fmin(largest, least);
}

static double measured_socket_at(const struct class_curve *c, double size)
{
    return fabs(c->measured_socket_size - size) <= same_grid * size ? c->measured_socket_mlup_per_s
                                                                    : (double)NAN;
}

struct speed class_rank_core(const struct class_rank *r)
{
    return (struct speed){r->core, r->curve->unfitted && !r->measured};
}

struct speed class_rank_socket(const struct class_rank *r)
{
    const bool predicted = isnan(r->measured_socket);
    return (struct speed){predicted ? r->socket : r->measured_socket,
                          r->curve->unfitted && predicted};
}

/* By sockets, then by cores. */
static int compare_ranks(const void *a, const void *b)
{
    const int order = speed_compare(class_rank_socket(a), class_rank_socket(b));
    return order != 0 ? order : speed_compare(class_rank_core(a), class_rank_core(b));
}

void class_ranking_of(const struct class_curve *curves, size_t n, struct arena *arena,
                      struct class_ranking *out)
{
    const double size = common_size(curves, n);
    struct class_rank *ranks = arena_alloc(arena, n, sizeof *ranks);
    for (size_t i = 0; i < n; i++) {
        const struct class_curve *c = &curves[i];
        const double measured = measured_at(c, size);
        const double together = value_at(c->socket_size, c->socket_mlup_per_s, c->n_socket, size);
        const double measured_together = measured_socket_at(c, size);
        ranks[i] = (struct class_rank){
            .curve = c,
            .core = isnan(measured) ? value_at(c->ecm_size, c->ecm_mlup_per_s, c->n_ecm, size)
                                    : measured,
            .socket = c->virtual_cores ? NAN : together,
            .measured_socket = c->virtual_cores ? NAN : measured_together,
            .virtual_cores = !c->virtual_cores          ? NAN
                             : isnan(measured_together) ? together
                                                        : measured_together,
            .virtual_measured = c->virtual_cores && !isnan(measured_together),
            .measured = !isnan(measured)};
    }
    qsort(ranks, n, sizeof *ranks, compare_ranks);
    *out = (struct class_ranking){size, n, ranks};
}
