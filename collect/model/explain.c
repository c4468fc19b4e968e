#include "collect/model/explain.h"

#include <math.h>

#include "base/plural.h"
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

static struct blocking best_block(const struct explain *e, struct arena *arena)
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

/* What limits the kernel. */
enum limit_kind {
    LIMIT_UNKNOWN,
    LIMIT_BANDWIDTH, /* of memory, with these cores */
    LIMIT_CORE,      /* all transfers overlap with it */
    LIMIT_CORE_SHARE,
    LIMIT_L1_SHARE,
    LIMIT_TRANSFER, /* all else overlaps with it */
    LIMIT_TRANSFER_SHARE
};

struct limit {
    enum limit_kind kind;
    struct model_level level; /* of bandwidth and transfers */
    struct core_part core;    /* of the core's limits … */
    double ends_cy_per_cl;    /* … and what the ends of rows add to it; 0 for others */
};

/* The transfer that takes longest, and longer than loads and stores in L1; null: none does. */
static const struct model_level *slowest_transfer(const struct model_point *p)
{
    const struct model_level *slowest = NULL;
    double time = p->core.T_RegL1_cy_per_cl;
    for (int i = 0; i < p->n_levels; i++) {
        if (p->levels[i].cy_per_cl > time) {
            slowest = &p->levels[i];
            time = slowest->cy_per_cl;
        }
    }
    return slowest;
}

static struct limit limit_in_core(const struct explain *e, enum limit_kind kind)
{
    struct row_time row;
    predict_core(e->predict, e->sizes, &row);
    const struct core_time loop = row.iterations > 0 ? row.loop : e->point->core;
    const struct core_part part = longest_part(e, &loop);
    return (struct limit){.kind = kind,
                          .core = part,
                          .ends_cy_per_cl = core_time_longer(&e->point->core) - part.cy_per_cl};
}

static struct limit limit_of(const struct explain *e)
{
    const struct model_point *p = e->point;
    const struct model_level *const slowest = slowest_transfer(p);
    if (!(p->T_ECM_cy_per_cl > 0))
        return (struct limit){.kind = LIMIT_UNKNOWN};
    if (p->saturation_cores > 0 && p->cores >= p->saturation_cores)
        return (struct limit){.kind = LIMIT_BANDWIDTH, .level = p->levels[p->n_levels - 1]};
    if (p->core.T_comp_cy_per_cl >= p->T_ECM_cy_per_cl)
        return limit_in_core(e, LIMIT_CORE);
    if (slowest == NULL && p->composition != NULL)
        return limit_in_core(e, LIMIT_CORE_SHARE);
    if (slowest == NULL)
        return (struct limit){.kind = LIMIT_L1_SHARE};
    const bool alone = slowest->overlaps && slowest->cy_per_cl >= p->T_ECM_cy_per_cl;
    return (struct limit){.kind = alone ? LIMIT_TRANSFER : LIMIT_TRANSFER_SHARE, .level = *slowest};
}

/* A sentence without its end. */
static void add_limit(const struct explain *e, const struct limit *limit, struct sb *out)
{
    const struct model_point *p = e->point;
    const struct model_level *const level = &limit->level;
    const double bytes_per_lup = level->load_bytes_per_lup + level->evict_bytes_per_lup;
    switch (limit->kind) {
    case LIMIT_UNKNOWN:
        sb_addz(out, "No time is known: there is no in-core time, and no data are transferred");
        break;
    case LIMIT_BANDWIDTH:
        sb_addf(out, "Memory bandwidth limits this kernel: %.1f B/LUP at %.1f GB/s per NUMA domain",
                bytes_per_lup, p->memory_bytes_per_s / 1e9);
        break;
    case LIMIT_CORE:
        sb_addf(out, "The core limits this kernel: %s %.1f cy/CL", limit->core.takes,
                limit->core.cy_per_cl);
        break;
    case LIMIT_CORE_SHARE:
        sb_addf(out, "The core takes the largest part of %.1f cy/CL: %s %.1f cy/CL",
                p->T_ECM_cy_per_cl, limit->core.takes, limit->core.cy_per_cl);
        break;
    case LIMIT_L1_SHARE:
        sb_addf(out, "Loads and stores in L1 limit this kernel: they take %.1f of %.1f cy/CL",
                p->core.T_RegL1_cy_per_cl, p->T_ECM_cy_per_cl);
        break;
    case LIMIT_TRANSFER:
        sb_addf(out,
                "Data transfers between %s and %s limit this kernel: they take %.1f cy/CL (%.1f "
                "B/LUP)",
                level->from, level->to, level->cy_per_cl, bytes_per_lup);
        break;
    case LIMIT_TRANSFER_SHARE:
        sb_addf(out,
                "Data transfers limit this kernel: of %.1f cy/CL the largest part, %.1f, is spent "
                "between %s and %s (%.1f B/LUP)",
                p->T_ECM_cy_per_cl, level->cy_per_cl, level->from, level->to, bytes_per_lup);
        break;
    }
}

/* What goes on beside the limit. */
static void add_beside(const struct explain *e, const struct limit *limit, struct sb *out)
{
    if (limit->ends_cy_per_cl >= 0.05)
        sb_addf(out, ", start-up and remainder of its rows %.1f on top", limit->ends_cy_per_cl);
    if (limit->kind == LIMIT_CORE)
        sb_addf(out, "; all %s overlap with this T_comp",
                e->point->registers_overlap ? "data transfers"
                                            : "loads, stores and data transfers");
    if (limit->kind == LIMIT_TRANSFER)
        sb_addz(out, ", and all else overlaps with them");
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

/* A sentence without its first word, `blocking` or `Blocking`, and without its end. */
static void add_advice(const struct explain *e, const struct blocking *b, struct sb *out)
{
    const struct kernel *k = e->predict->kernel;
    if (!b->found) {
        sb_addz(out, " does not help");
        return;
    }
    sb_addf(out, " the loop over %.*s, block size %lld, ", STR_ARG(k->loops[b->loop].index),
            (long long)b->size);
    if (b->dims > 0)
        sb_addf(out, "would keep the %s condition in %s: ", lc_dims_name(b->dims),
                machine_level_name(e->predict->machine, b->level));
    else
        sb_addf(out, "would lower the misses of %s: ",
                machine_level_name(e->predict->machine, b->level));
    sb_addf(out, "%.1f instead of %.1f cy/CL, %.0f %% faster", b->T_cy_per_cl, time_of(e->point),
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
    sb_addf(out, "It saturates at %.0f core%s of a NUMA domain", saturation, PLURAL(saturation));
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

void explain_point(const struct explain *e, struct arena *arena, struct explanation *out)
{
    struct arena scratch = {0};
    struct sb text = {.arena = arena}, bottleneck = {.arena = arena}, advice = {.arena = arena};
    struct sb conditions = {.arena = &scratch}, gain = {.arena = &scratch};
    const struct limit limit = limit_of(e);
    struct lc_listing list;
    lc_list(&e->predict->lc, &e->hierarchy, predict_safety(e->predict), &scratch, &list);
    *out = (struct explanation){.block = best_block(e, &scratch)};
    add_limit(e, &limit, &bottleneck);
    add_conditions(e, &list, &conditions);
    add_advice(e, &out->block, &gain);
    sb_add(&text, sb_str(&bottleneck));
    add_beside(e, &limit, &text);
    sb_addz(&text, ". ");
    add_fit(e, &list, &text);
    if (conditions.len > 0) {
        sb_addf(&text, "%.*s; blocking%.*s. ", STR_ARG(sb_str(&conditions)),
                STR_ARG(sb_str(&gain)));
        sb_addf(&advice, "Blocking%.*s.", STR_ARG(sb_str(&gain)));
    }
    add_scaling(e, &scratch, &text);
    sb_addc(&bottleneck, '.');
    out->text = sb_str(&text);
    out->bottleneck = sb_str(&bottleneck);
    out->advice = sb_str(&advice);
    arena_free(&scratch);
}
