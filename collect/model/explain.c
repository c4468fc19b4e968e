#include "collect/model/explain.h"

#include <math.h>

#include "collect/model/scaling.h"

struct explain explain_make(const struct predict *predict, const int64_t *sizes,
                            const struct traffic *traffic, const struct model_point *point)
{
    struct explain e = {.predict = predict, .sizes = sizes, .traffic = traffic, .point = point};
    machine_hierarchy(predict->machine, point->cores, &e.hierarchy);
    return e;
}

static double time_of(const struct model_point *p)
{
    return p->T_ECM_multicore_cy_per_cl;
}

struct blocking explain_blocking(const struct explain *e, struct arena *arena)
{
    struct blocking_sweep sweep;
    return blocking_sweep_make(e->predict, e->sizes, e->traffic, e->point, arena, &sweep)
               ? blocking_find(&sweep, arena)
               : (struct blocking){0};
}

/* ---- sentences ---- */

/* What limits an endless run of the loop in the core. */
struct core_part {
    const char *takes; /* subject and verb */
    double cy_per_cl;
};

static struct core_part longest_part(const struct explain *e, const struct core_time *loop)
{
    const struct incore *in = e->predict->incore;
    if (loop->T_RegL1_cy_per_cl > loop->T_comp_cy_per_cl)
        return (struct core_part){"loads and stores in L1 take", loop->T_RegL1_cy_per_cl};
    const bool waits = in != NULL && in->T_latency_cy_per_cl > in->T_comp_cy_per_cl &&
                       loop->T_comp_cy_per_cl >= in->T_latency_cy_per_cl;
    return (struct core_part){
        waits ? "a chain of dependent operations that out-of-order execution cannot hide takes"
              : "computing takes",
        loop->T_comp_cy_per_cl};
}

/* "computing takes 48.0 cy/CL, start-up and remainder of its rows 2.8 on top" */
static void add_core_time(const struct explain *e, struct sb *out)
{
    struct row_time row;
    predict_core(e->predict, e->sizes, &row);
    const struct core_time loop = row.iterations > 0 ? row.loop : e->point->core;
    const struct core_part part = longest_part(e, &loop);
    const double ends = core_time_longer(&e->point->core) - part.cy_per_cl;
    sb_addf(out, "%s %.1f cy/CL", part.takes, part.cy_per_cl);
    if (ends >= 0.05)
        sb_addf(out, ", start-up and remainder of its rows %.1f on top", ends);
}

static void add_core_limit(const struct explain *e, struct sb *out)
{
    sb_addz(out, "The core limits this kernel: ");
    add_core_time(e, out);
    sb_addf(out, "; all %s overlap with this T_comp. ",
            e->point->registers_overlap ? "data transfers" : "loads, stores and data transfers");
}

/* What the core takes, as the largest part of the sum. */
static void add_core_share(const struct explain *e, struct sb *out)
{
    const struct model_point *p = e->point;
    if (p->composition == NULL) {
        sb_addf(out, "Loads and stores in L1 limit this kernel: they take %.1f of %.1f cy/CL. ",
                p->core.T_RegL1_cy_per_cl, p->T_ECM_cy_per_cl);
        return;
    }
    sb_addf(out, "The core takes the largest part of %.1f cy/CL: ", p->T_ECM_cy_per_cl);
    add_core_time(e, out);
    sb_addz(out, ". ");
}

static void add_transfer_limit(const struct explain *e, struct sb *out)
{
    const struct model_point *p = e->point;
    int slowest = -1;
    double time = p->core.T_RegL1_cy_per_cl;
    for (int i = 0; i < p->n_levels; i++) {
        if (p->levels[i].cy_per_cl > time) {
            slowest = i;
            time = p->levels[i].cy_per_cl;
        }
    }
    if (slowest < 0) {
        add_core_share(e, out);
        return;
    }
    const struct model_level *level = &p->levels[slowest];
    const double bytes_per_lup = level->load_bytes_per_lup + level->evict_bytes_per_lup;
    if (level->overlaps && time >= p->T_ECM_cy_per_cl)
        sb_addf(out,
                "Data transfers between %s and %s limit this kernel: they take %.1f cy/CL (%.1f "
                "B/LUP), and all else overlaps with them. ",
                level->from, level->to, time, bytes_per_lup);
    else
        sb_addf(out,
                "Data transfers limit this kernel: of %.1f cy/CL the largest part, %.1f, is spent "
                "between %s and %s (%.1f B/LUP). ",
                p->T_ECM_cy_per_cl, time, level->from, level->to, bytes_per_lup);
}

static void add_limit(const struct explain *e, struct sb *out)
{
    const struct model_point *p = e->point;
    if (!(p->T_ECM_cy_per_cl > 0))
        sb_addz(out, "No time is known: there is no in-core time, and no data are transferred. ");
    else if (p->saturation_cores > 0 && p->cores >= p->saturation_cores)
        sb_addf(out,
                "Memory bandwidth limits this kernel: %.1f B/LUP at %.1f GB/s per NUMA domain. ",
                p->levels[p->n_levels - 1].load_bytes_per_lup +
                    p->levels[p->n_levels - 1].evict_bytes_per_lup,
                p->memory_bytes_per_s / 1e9);
    else if (p->core.T_comp_cy_per_cl >= p->T_ECM_cy_per_cl)
        add_core_limit(e, out);
    else
        add_transfer_limit(e, out);
}

/* `L1`, `L1 and L2`, `L1, L2 and L3` for the set bits. */
static void add_levels(const struct explain *e, unsigned levels, struct sb *out)
{
    for (int i = 0; i < e->predict->machine->n_caches; i++) {
        if ((levels & (1U << i)) == 0)
            continue;
        const unsigned before = levels & ((1U << i) - 1);
        const unsigned after = levels >> (i + 1);
        sb_addf(out, "%s%s",
                before == 0  ? ""
                : after == 0 ? " and "
                             : ", ",
                machine_level_name(e->predict->machine, i));
    }
}

/* The smallest cache in which everything fits, if there is one. */
static void add_fit(const struct explain *e, const struct lc_listing *list, struct sb *out)
{
    for (int i = 0; i < e->predict->machine->n_caches; i++) {
        const int now = lc_holding(list, i, e->sizes);
        if (now >= 0 && list->items[now].dims == 0) {
            sb_addf(out, "All arrays fit into %s. ", machine_level_name(e->predict->machine, i));
            return;
        }
    }
}

/* The condition that keeps all reuse: up to which size it holds, and from which it is lost. */
static void add_conditions(const struct explain *e, const struct lc_listing *list, struct sb *out)
{
    unsigned kept = 0, lost = 0;
    int dims = 0;
    for (int i = 0; i < e->predict->machine->n_caches; i++) {
        const int now = lc_holding(list, i, e->sizes);
        int best = -1;
        for (int c = 0; c < list->count && best < 0; c++) {
            if (list->items[c].level == i && list->items[c].dims > 0)
                best = c;
        }
        if (best < 0 || list->items[best].always)
            continue;
        dims = list->items[best].dims;
        *(now >= 0 && now <= best ? &kept : &lost) |= 1U << i;
    }
    if ((kept | lost) == 0)
        return;
    sb_addf(out, "The %s layer condition ", lc_dims_name(dims));
    if (kept != 0) {
        sb_addz(out, "holds in ");
        add_levels(e, kept, out);
    }
    if (lost != 0) {
        sb_addz(out, kept != 0 ? ", and is lost in " : "is lost in ");
        add_levels(e, lost, out);
    }
}

static void add_advice(const struct explain *e, const struct blocking *b, struct sb *out)
{
    const struct kernel *k = e->predict->kernel;
    if (!b->found) {
        sb_addz(out, "; blocking does not help. ");
        return;
    }
    sb_addf(out, "; blocking the loop over %.*s, block size %lld, ",
            STR_ARG(k->loops[b->loop].index), (long long)b->size);
    if (b->dims > 0)
        sb_addf(out, "would keep the %s condition in %s: ", lc_dims_name(b->dims),
                machine_level_name(e->predict->machine, b->level));
    else
        sb_addf(out, "would lower the misses of %s: ",
                machine_level_name(e->predict->machine, b->level));
    sb_addf(out, "%.1f instead of %.1f cy/CL, %.0f %% faster. ", b->T_cy_per_cl, time_of(e->point),
            100 * (b->gain - 1));
}

/* 1, 2, … cores of a domain, each with its share of the caches. */
static bool over_cores(const struct explain *e, int domain, struct arena *arena,
                       struct scaling_curve *out)
{
    struct err ignored = {0};
    double *cores = arena_alloc(arena, (size_t)domain, sizeof *cores);
    double *rates = arena_alloc(arena, (size_t)domain, sizeof *rates);
    double *saturation = arena_alloc(arena, (size_t)domain, sizeof *saturation);
    for (int n = 1; n <= domain; n++) {
        struct traffic traffic;
        struct model_point p;
        if (!predict_traffic(e->predict, e->sizes, n, arena, &traffic, &ignored) ||
            !predict_point(e->predict, &e->point->core, &traffic, n, &p, &ignored))
            return false;
        cores[n - 1] = n;
        rates[n - 1] = 1 / time_of(&p);
        saturation[n - 1] = p.saturation_cores;
    }
    *out = (struct scaling_curve){cores, rates, saturation, (size_t)domain};
    return true;
}

/* `unshared`: the saturation point if each core had all of the shared caches. */
static void add_saturation(double saturation, double unshared, int domain, struct sb *out)
{
    if (saturation < 1) {
        sb_addz(out, "Without memory traffic it scales over all cores.\n");
        return;
    }
    if (saturation > domain) {
        sb_addf(out, "It scales over all %d cores of a NUMA domain.\n", domain);
        return;
    }
    sb_addf(out, "It saturates at %.0f core%s of a NUMA domain", saturation,
            saturation > 1 ? "s" : "");
    if (unshared > saturation)
        sb_addf(out, ", as they share caches (at %.0f if each had all of them)", unshared);
    sb_addz(out, ".\n");
}

/* Where performance stops scaling. Every core count is predicted only if layer conditions apply:
 * simulating each would take too long. */
static void add_scaling(const struct explain *e, struct arena *arena, struct sb *out)
{
    const int domain = e->predict->machine->cores_per_numa_domain;
    struct scaling_curve curve;
    if (predict_choose(e->predict, e->sizes) != PREDICT_LC ||
        !over_cores(e, domain, arena, &curve)) {
        add_saturation(e->point->saturation_cores, NAN, domain, out);
        return;
    }
    const struct scaling_best best = scaling_best(&curve);
    if (best.falls)
        sb_addf(out,
                "It is fastest with %zu of the %d cores of a NUMA domain: with more, each has less "
                "of the shared caches, and all of them are %.0f %% slower.\n",
                best.at + 1, domain, 100 * (1 - best.share));
    else
        add_saturation(best.saturation, curve.saturation[0], domain, out);
}

void explain_text(const struct explain *e, struct sb *out)
{
    struct arena scratch = {0};
    const struct blocking block = explain_blocking(e, &scratch);
    struct lc_listing list;
    lc_list(&e->predict->lc, &e->hierarchy, predict_safety(e->predict), &scratch, &list);
    add_limit(e, out);
    add_fit(e, &list, out);
    const size_t limit = out->len;
    add_conditions(e, &list, out);
    if (out->len > limit)
        add_advice(e, &block, out);
    add_scaling(e, &scratch, out);
    arena_free(&scratch);
}
