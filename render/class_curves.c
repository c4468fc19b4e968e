#include "render/class_curves.h"

#include <math.h>

static const double *copy_numbers(struct arena *arena, const double *values, size_t n)
{
    return values == NULL ? NULL : arena_copy(arena, values, n, sizeof *values);
}

static const bool *copy_doubts(struct arena *arena, const struct points *g)
{
    bool *doubtful = arena_alloc(arena, g->n, sizeof *doubtful);
    for (size_t i = 0; i < g->n; i++)
        doubtful[i] = row_doubtful(g, i);
    return doubtful;
}

/* Of rising sizes the last that a core's share of a cache holds is that of this cache. */
static void keep_cached(const struct machine *m, const struct points *socket,
                        const double *mlup_per_s, struct class_curve *out)
{
    struct hierarchy h;
    machine_hierarchy(m, (int)out->socket_cores, &h);
    out->n_caches = h.n_levels;
    for (int level = 0; level < h.n_levels; level++)
        out->cached_mlup_per_s[level] = NAN;
    for (size_t i = 0; i < socket->n; i++) {
        int level = 0;
        while (level < h.n_levels &&
               !(point_value(socket->bytes, i) <= (double)cache_bytes(&h, level)))
            level++;
        if (level < h.n_levels)
            out->cached_mlup_per_s[level] = mlup_per_s[i];
    }
}

/* Keeps predictions: of layer conditions at all sizes, of other predictors at those collected. */
static void keep_predictions(struct arena *arena, const struct collected *c, const struct facts *f,
                             const struct machine *m, struct class_curve *out)
{
    const char *by = f->model == NULL ? "" : f->model->by->name;
    const struct predicted *dense = points_predicted(&c->curve, by);
    const struct predicted *socket = points_predicted(&c->socket, by);
    const struct points *p = dense == NULL ? &c->grid : &c->curve;
    const struct predicted *model = dense == NULL ? f->model : dense;
    if (model != NULL && model->ECM_mlup_per_s != NULL) {
        out->n_ecm = p->n;
        out->ecm_size = copy_numbers(arena, p->size, p->n);
        out->ecm_mlup_per_s = copy_numbers(arena, model->ECM_mlup_per_s, p->n);
    }
    if (socket != NULL && socket->ECM_mlup_per_s != NULL && c->socket.n != 0) {
        out->n_socket = c->socket.n;
        out->socket_size = copy_numbers(arena, c->socket.size, c->socket.n);
        out->socket_mlup_per_s = copy_numbers(arena, socket->ECM_mlup_per_s, c->socket.n);
        out->socket_cores = point_value(c->socket.threads, 0);
        if (m != NULL)
            keep_cached(m, &c->socket, socket->ECM_mlup_per_s, out);
    }
}

void class_curves_add(struct class_curves *curves, const struct collected *c, const struct facts *f,
                      const struct machine *m)
{
    const struct points *g = &c->grid;
    if (g->size == NULL || (g->bench_mlup_per_s_median == NULL && f->model == NULL))
        return;
    struct class_curve *curve = ARENA_ADD(&curves->arena, curves->items, curves->count);
    *curve = (struct class_curve){
        .machine = str_cstr(&curves->arena, str_of(c->file.machine)),
        .unfitted = m != NULL && !machine_is_fitted(m),
        .virtual_cores = f->virtual_cores,
        .n = g->n,
        .mlup_cy = facts_mlup_cy(c, f),
        .flop_per_lup = c->file.flop_per_lup,
        .size = copy_numbers(&curves->arena, g->size, g->n),
        .measured_mlup_per_s = copy_numbers(&curves->arena, g->bench_mlup_per_s_median, g->n),
        .doubtful = copy_doubts(&curves->arena, g),
        .measured_socket_size = c->scaling.n == 0 ? (double)NAN : point_value(c->scaling.size, 0),
        .measured_socket_mlup_per_s =
            m != NULL && f->all_threads == m->cores_per_socket ? f->all_mlup_per_s : (double)NAN,
    };
    keep_predictions(&curves->arena, c, f, m, curve);
}

double class_curve_last_size(const struct class_curve *c)
{
    const double grid = c->n == 0 ? 0 : c->size[c->n - 1];
    return c->n_ecm == 0 ? grid : fmax(grid, c->ecm_size[c->n_ecm - 1]);
}
