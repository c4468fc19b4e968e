#include "collect/model/interval_doubts.h"

#include <math.h>
#include <string.h>

/* Whether the analyser's table is that of another core: detection then marks it as assumed. */
static bool borrows_table(const struct predict *p)
{
    bool assumed = false;
    for (size_t i = 0; p->incore != NULL && i < p->machine->n_provenance; i++)
        assumed = assumed || (p->machine->provenance[i].kind == PROVENANCE_ASSUMED &&
                              strcmp(p->machine->provenance[i].group, "analysers") == 0);
    return assumed;
}

/* For a borrowed table: the 10th and 90th percentile of the ratio of loop times by a core's table
 * and by that of its predecessor. docs/models.md, "Intervals". */
static const double successor_shares[] = {0.66, 1.12};

/*
 * A layer condition is in doubt if it changes in a cache that is this many times larger or smaller.
 */
static const double edge = 1.25;

/* The share of a cache that remains for a core changes if others outside its machine share the
 * cache: 79 to 167 MiB of 260 within an afternoon (docs/models.md, "How good it is"). */
static const double shared_edge = 2;

#define NEAR_EDGE "a cache 25 % larger or smaller would change a layer condition"
#define SHARED_CACHE "whether the data fit depends on what others leave of a shared cache"
#define OTHER_TABLE "the analyser's table is that of a similar core"

/* bits; their sum is the index of a reason */
enum { DOUBT_EDGE = 1, DOUBT_TABLE = 2, DOUBT_SHARED = 4 };
static const char *const reasons[] = {
    NULL,
    NEAR_EDGE,
    OTHER_TABLE,
    NEAR_EDGE ", and " OTHER_TABLE,
    SHARED_CACHE,
    SHARED_CACHE,
    SHARED_CACHE ", and " OTHER_TABLE,
    SHARED_CACHE ", and " OTHER_TABLE,
};

/* Extends the interval to the other outcome. Returns 0 if that is within 1 %, else the doubt. */
static unsigned span(const struct predict *p, const struct core_time *core,
                     const struct traffic *traffic, struct model_point *point, unsigned doubt)
{
    struct model_point other;
    struct err ignored = {0};
    if (!predict_point(p, core, traffic, point->cores, &other, &ignored) ||
        fabs(other.T_ECM_multicore_cy_per_cl / point->T_ECM_multicore_cy_per_cl - 1) < 0.01)
        return 0;
    point->ECM_low_cy_per_cl = fmin(point->ECM_low_cy_per_cl, other.ECM_low_cy_per_cl);
    point->ECM_high_cy_per_cl = fmax(point->ECM_high_cy_per_cl, other.ECM_high_cy_per_cl);
    return doubt;
}

static bool same_lines(const struct traffic *t, const struct model_point *p)
{
    bool same = true;
    for (int i = 0; i < p->n_levels; i++)
        same = same && t->levels[i].misses == p->levels[i].load_lines &&
               t->levels[i].evicts == p->levels[i].evict_lines;
    return same;
}

/* Extends the interval to what layer conditions predict with these caches. */
static unsigned span_caches(const struct predict *p, const int64_t *sizes,
                            const struct hierarchy *h, double safety, unsigned doubt,
                            struct model_point *point)
{
    struct traffic traffic;
    struct err ignored = {0};
    return lc_traffic(&p->lc, sizes, h, safety, &traffic, &ignored) && !same_lines(&traffic, point)
               ? span(p, &point->core, &traffic, point, doubt)
               : 0;
}

/* False if there is no shared cache whose size was measured. */
static bool scale_shared(const struct machine *m, double by, struct hierarchy *h)
{
    bool any = false;
    for (int i = 0; i < h->n_levels; i++) {
        if (m->caches[i].effective_bytes <= 0 || m->caches[i].cores_per_group < 2)
            continue;
        h->levels[i].sets = (uint64_t)fmax(1, by * (double)h->levels[i].sets);
        any = true;
    }
    return any;
}

static unsigned doubt_caches(const struct predict *p, const int64_t *sizes,
                             struct model_point *point)
{
    unsigned doubts = 0;
    if (point->predictor != PREDICT_LC || !p->has_lc)
        return 0;
    for (int i = 0; i < 2; i++) {
        struct hierarchy h;
        machine_hierarchy(p->machine, point->cores, &h);
        const double safety = predict_safety(p);
        doubts |=
            span_caches(p, sizes, &h, i == 0 ? safety * edge : safety / edge, DOUBT_EDGE, point);
        if (scale_shared(p->machine, i == 0 ? 1 / shared_edge : shared_edge, &h))
            doubts |= span_caches(p, sizes, &h, safety, DOUBT_SHARED, point);
    }
    return doubts;
}

static unsigned doubt_table(const struct predict *p, struct model_point *point)
{
    unsigned doubts = 0;
    struct traffic traffic = {.n_levels = point->n_levels};
    for (int i = 0; i < point->n_levels; i++) {
        traffic.levels[i].misses = point->levels[i].load_lines;
        traffic.levels[i].evicts = point->levels[i].evict_lines;
    }
    for (size_t i = 0; borrows_table(p) && i < sizeof successor_shares / sizeof(double); i++) {
        const struct core_time core = core_time_scaled(&point->core, successor_shares[i]);
        doubts |= span(p, &core, &traffic, point, DOUBT_TABLE);
    }
    return doubts;
}

void interval_doubts(const struct predict *p, const int64_t *sizes, struct model_point *point)
{
    if (point->composition == NULL)
        return;
    const unsigned caches = doubt_caches(p, sizes, point);
    point->interval_reason = reasons[caches | doubt_table(p, point)];
}
