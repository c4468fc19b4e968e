#include <math.h>

#include "render/try/try_analysis.h"

/* Layer conditions: for each cache as in `inspect model -p LC --json`, and each condition by
 * itself. */

static void write_condition(const struct try_analysis *a, const struct lc_condition *c,
                            struct try_json *j)
{
    try_json_open(j, NULL, '{');
    try_json_text(j, "level", str_of(machine_level_name(&a->request->machine, c->level)));
    try_json_whole(j, "cache_bytes", c->cache_bytes);
    try_json_text(j, "dims", str_of(lc_dims_name(c->dims)));
    try_json_text(j, "condition", c->text);
    if (!c->always && c->max_size > 0)
        try_json_whole(j, "max_size", c->max_size);
    try_json_number(j, "hits", c->hits);
    try_json_number(j, "misses", c->misses);
    try_json_number(j, "evicts", c->evicts);
    try_json_close(j, '}');
}

static void write_poly(const struct kernel *k, const char *key, const struct poly *p,
                       struct arena *arena, struct try_json *j)
{
    struct sb text = {.arena = arena};
    poly_print(p, k, &text);
    try_json_text(j, key, sb_str(&text));
}

/* For each cache, its bytes for one core divided by those that the condition needs. */
static void write_ratios(const struct try_analysis *a, double need_bytes, struct try_json *j)
{
    struct hierarchy h;
    machine_hierarchy(&a->request->machine, a->request->cores, &h);
    try_json_open(j, "available_over_required", '[');
    for (int i = 0; i < h.n_levels; i++)
        try_json_number(j, NULL, (double)cache_bytes(&h, i) / need_bytes);
    try_json_close(j, ']');
}

/*
 * For each cache: the largest size if all sizes are equal, and what a row, plane, … then contains.
 */
static void write_largest(const struct try_analysis *a, struct poly need, int dims,
                          struct try_json *j)
{
    const struct lc_condition c = {
        .dims = dims, .need = need, .capacity_factor = a->predict.lc.capacity_factor};
    struct hierarchy h;
    machine_hierarchy(&a->request->machine, a->request->cores, &h);
    try_json_open(j, "largest", '[');
    for (int i = 0; i < h.n_levels; i++) {
        const int64_t bytes = (int64_t)((double)cache_bytes(&h, i) / a->request->safety);
        const int64_t size = lc_max_size(&c, a->request->kernel.n_symbols, bytes, NULL, -1);
        try_json_whole(j, NULL, size);
    }
    try_json_close(j, ']');
}

/* One condition: what it needs, at the point in question too, and what it saves. Null: that all
 * arrays fit. */
static void write_reuse_condition(const struct try_analysis *a, const struct lc_reuse_condition *c,
                                  struct try_json *j)
{
    const struct lc_analysis *lc = &a->predict.lc;
    const struct kernel *k = &a->request->kernel;
    const int64_t *sizes = a->points[a->detail].sizes;
    const struct poly need = c != NULL ? c->need : lc->total_need;
    const int dims = c != NULL ? c->dims : 0;
    int64_t value;
    try_json_open(j, NULL, '{');
    try_json_text(j, "dims", str_of(lc_dims_name(dims)));
    if (c != NULL) {
        write_poly(k, "distance", &c->distance, a->arena, j);
        if (poly_eval(&c->distance, sizes, &value))
            try_json_whole(j, "distance_iterations", value);
    }
    write_poly(k, "need", &need, a->arena, j);
    try_json_whole(j, "need_per_byte", lc->capacity_factor);
    if (poly_eval(&need, sizes, &value)) {
        const double bytes = (double)value / (double)lc->capacity_factor;
        try_json_number(j, "need_bytes", bytes);
        write_ratios(a, bytes, j);
    }
    write_largest(a, need, dims, j);
    try_json_number(j, "hits", c != NULL ? c->hits : lc->total_hits);
    try_json_number(j, "misses", c != NULL ? c->misses : 0);
    try_json_number(j, "evicts", c != NULL ? c->evicts : 0);
    try_json_close(j, '}');
}

void try_write_conditions(const struct try_analysis *a, struct try_json *j)
{
    const struct lc_analysis *lc = &a->predict.lc;
    if (!a->predict.has_lc)
        return;
    try_json_open(j, "layer_conditions", '[');
    for (int i = 0; i < a->conditions.count; i++)
        write_condition(a, &a->conditions.items[i], j);
    try_json_close(j, ']');
    try_json_open(j, "conditions", '[');
    write_reuse_condition(a, NULL, j);
    for (int i = 0; i < lc->n_reuse_conditions; i++)
        write_reuse_condition(a, &lc->reuse_conditions[i], j);
    try_json_close(j, ']');
}
