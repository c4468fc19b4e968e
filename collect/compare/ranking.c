#include "collect/compare/ranking.h"

#include <math.h>

#include "collect/compare/own_sizes.h"
#include "collect/model/predict.h"

enum { MAX_WORTH = 3 };
static const double MIN_SHARE = 0.1;

/* Assumed where layer conditions do not apply: one access per nanosecond. */
static const double unknown_s_per_access = 1e-9;

static double seconds_of(const struct own_code *code, const struct machine *m, struct arena *arena)
{
    static const struct predict_options by_conditions = {.predictor = PREDICT_LC};
    static const struct core_time free_core = {0};
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int64_t lups = 0;
    struct predict predict;
    struct traffic traffic;
    struct model_point point;
    struct err ignored = {0};
    own_sizes_fill(code, RANKING_LARGE, sizes);
    if (!kernel_iterations(code->kernel, sizes, &lups, &ignored))
        return 0;
    predict_make(code->kernel, NULL, m, NULL, &by_conditions, arena, &predict);
    if (!predict.has_lc || !predict_traffic(&predict, sizes, 1, arena, &traffic, &ignored) ||
        !predict_flop_peak(&predict, &free_core, &traffic, 1, &point, &ignored) ||
        !(point.roofline_mlup_per_s > 0))
        return unknown_s_per_access * (double)lups * code->kernel->n_accesses;
    return (double)lups / (point.roofline_mlup_per_s * 1e6);
}

/* Whether a nest reads anything but what it has just written. */
static bool computes(const struct ranked_nest *n)
{
    bool any = false;
    for (int a = 0; a < n->code.kernel->n_arrays; a++)
        any = any || (n->code.kernel->arrays[a].read && !n->code.kernel->arrays[a].written);
    for (int i = 0; i < n->class.n_differences; i++)
        any = any || n->class.differences[i].kind == DIFF_UPDATE ||
              n->class.differences[i].kind == DIFF_IN_PLACE;
    return any;
}

static int group(const struct ranked_nest *n)
{
    return !n->usable ? 2 : computes(n) ? 0 : 1;
}

static bool comes_before(const struct ranked_nest *a, const struct ranked_nest *b)
{
    return group(a) != group(b) ? group(a) < group(b) : a->seconds > b->seconds;
}

void ranking_make(const struct nest_entries *nests, const char *file, const struct machine *m,
                  struct arena *arena, struct ranking *out)
{
    const size_t count = nests->count;
    double sum = 0;
    *out = (struct ranking){.items = arena_alloc(arena, count, sizeof *out->items)};
    for (size_t i = 0; i < count; i++) {
        const struct nest_entry *const entry = &nests->items[i];
        struct ranked_nest n = {.entry = entry, .share = NAN};
        struct err ignored = {0};
        n.usable = entry->read && own_code_of(&entry->nest, file, arena, &n.code, &ignored);
        n.usable = n.usable && classify_kernel(n.code.kernel, arena, &n.class, &ignored);
        n.seconds = n.usable && m != NULL ? seconds_of(&n.code, m, arena) : 0;
        sum += group(&n) == 0 ? n.seconds : 0;
        size_t at = out->count++;
        for (; at > 0 && comes_before(&n, &out->items[at - 1]); at--)
            out->items[at] = out->items[at - 1];
        out->items[at] = n;
    }
    for (size_t i = 0; i < count && sum > 0; i++)
        out->items[i].share = group(&out->items[i]) == 0 ? out->items[i].seconds / sum : 0;
}

size_t ranking_worth(const struct ranking *r)
{
    size_t n = 1;
    while (n < r->count && n < MAX_WORTH && r->items[n].usable && r->items[n].share >= MIN_SHARE)
        n++;
    return n;
}
