#include "collect/measure/placement.h"

#include <math.h>

/* A likwid group and its metric that we need, in the spellings of different versions. */
struct wanted {
    const char *group;
    const char *metrics[2];
    bool is_rate; /* in millions per second; else in 10^9 */
};

static const struct wanted flops_dp = {"FLOPS_DP", {"DP [MFLOP/s]", "DP MFLOP/s"}, true};
static const struct wanted flops_sp = {"FLOPS_SP", {"SP [MFLOP/s]", "SP MFLOP/s"}, true};
static const struct wanted memory = {
    "MEM", {"Memory data volume [GBytes]", "Memory data volume [GB]"}, false};

/* The sum of the metric over the threads; NaN where the group has no usable one. */
static double sum_metric(const struct counter_table *table, const struct wanted *w)
{
    const struct counter_row *row = NULL;
    for (size_t i = 0; row == NULL && i < sizeof w->metrics / sizeof *w->metrics; i++)
        row = counter_find(table, str_of(w->metrics[i]), (struct str){0});
    if (row == NULL)
        return NAN;
    double sum = 0;
    for (size_t t = 0; t < table->n_threads; t++) {
        const double value =
            w->is_rate ? 1e6 * row->values[t] * row->seconds[t] : 1e9 * row->values[t];
        if (value < 0)
            return NAN;
        /* likwid shows no number on threads that do not read the socket's counters. */
        sum += isfinite(value) ? value : 0;
    }
    return sum;
}

static struct placement_value count(const struct own_request *r, const struct wanted *w,
                                    const struct counter_provider *provider, struct arena *arena)
{
    const struct counter_request request = {.argv = r->argv,
                                            .group = w->group,
                                            .cpus = r->cpus,
                                            .n_cpus = r->n_cpus,
                                            .timeout_s = r->timeout_s};
    struct counter_run run;
    struct err err = {0};
    if (r->caches == OWN_COLD)
        own_caches_overwrite(r->cold_bytes, r->cpus, r->n_cpus, &err);
    if (err.kind != ERR_NONE || !provider->count(provider->state, &request, arena, &run, &err))
        return (struct placement_value){.value = NAN, .source = str_cstr(arena, str_of(err.text))};
    const double sum = sum_metric(&run.table, w);
    if (!isfinite(sum))
        return (struct placement_value){
            .value = NAN,
            .source =
                str_formatz(arena, "the group %s has no usable '%s'", w->group, w->metrics[0])};
    return (struct placement_value){sum, str_formatz(arena, "counted by %s", w->group), true};
}

/* Both precisions; a total of zero means missing permission or a program without FLOPs: unknown. */
static struct placement_value count_flops(const struct own_request *r,
                                          const struct counter_provider *provider,
                                          struct arena *arena)
{
    const struct placement_value dp = count(r, &flops_dp, provider, arena);
    const struct placement_value sp = count(r, &flops_sp, provider, arena);
    const double sum = (isfinite(dp.value) ? dp.value : 0) + (isfinite(sp.value) ? sp.value : 0);
    if (sum > 0)
        return (struct placement_value){sum, "counted by FLOPS_DP and FLOPS_SP", true};
    return isfinite(dp.value) ? (struct placement_value){NAN, "counted as zero", true} : dp;
}

static struct placement_value count_bytes(const struct own_request *r,
                                          const struct counter_provider *provider,
                                          struct arena *arena)
{
    const struct placement_value v = count(r, &memory, provider, arena);
    return v.value == 0 ? (struct placement_value){NAN, "counted as zero", true} : v;
}

struct placement_value placement_given(double value)
{
    return (struct placement_value){.value = value, .source = "given"};
}

bool placement_measure(const struct placement_request *r, const struct counter_provider *provider,
                       struct arena *arena, struct placement_measured *out, struct err *err)
{
    struct own_run *const runs = arena_alloc(arena, r->repeats, sizeof *runs);
    *out = (struct placement_measured){.n_runs = r->repeats, .runs = runs};
    if (!own_run_all(&r->run, r->repeats, arena, runs, &out->out, err))
        return false;
    const char *const why = r->no_counters;
    out->counters = why == NULL ? "available" : str_formatz(arena, "unavailable (%s)", why);
    out->flops = out->bytes = (struct placement_value){
        .value = NAN, .source = why == NULL ? "not counted" : "counters are unavailable"};
    if (why == NULL && r->count_flops)
        out->flops = count_flops(&r->run, provider, arena);
    if (why == NULL && r->count_bytes)
        out->bytes = count_bytes(&r->run, provider, arena);
    return true;
}

/* A count above the machine's peak is impossible; for small programs the start-up falsifies it. */
static struct placement_value judged(struct placement_value v, double rate, double peak,
                                     const char *unit, struct arena *arena)
{
    const double tolerance = 1.25;
    if (v.counted && rate > tolerance * peak) {
        v.source = str_formatz(arena, "refused: %s, but %.4g %s is more than the peak of %.4g",
                               v.source, rate, unit, peak);
        v.value = NAN;
    }
    return v;
}

static void find_ceilings(const struct machine *m, int cores, bool single, struct placement *out)
{
    const double peak_flop_per_s = machine_peak_flop_per_s(m, cores, single);
    int mix = 0;
    struct err ignored = {0};
    out->peak_gflop_per_s = peak_flop_per_s > 0 ? peak_flop_per_s / 1e9 : NAN;
    /* Two lines in for one out: the same ceiling that plots draw. */
    if (!machine_bandwidth(m, m->n_caches, cores, 2, 1, &out->memory_bytes_per_s, &mix, &ignored))
        out->memory_bytes_per_s = NAN;
}

static void place(struct placement *out)
{
    out->gflop_per_s = out->flops.value / out->seconds / 1e9;
    out->gb_per_s = out->bytes.value / out->seconds / 1e9;
    out->flop_per_byte = out->flops.value / out->bytes.value;
    const double slope = out->flop_per_byte * out->memory_bytes_per_s / 1e9;
    out->memory_bound = slope < out->peak_gflop_per_s;
    out->attainable_gflop_per_s = out->memory_bound ? slope : out->peak_gflop_per_s;
    if (!isfinite(slope))
        out->attainable_gflop_per_s = NAN;
}

void placement_below(const struct placement_measured *measured, const struct machine *m, int cores,
                     bool single, struct arena *arena, struct placement *out)
{
    *out =
        (struct placement){.seconds = own_run_fastest(measured->runs, measured->n_runs)->seconds};
    find_ceilings(m, cores, single, out);
    out->flops = judged(measured->flops, measured->flops.value / out->seconds / 1e9,
                        out->peak_gflop_per_s, "GFLOP/s", arena);
    out->bytes = judged(measured->bytes, measured->bytes.value / out->seconds / 1e9,
                        out->memory_bytes_per_s / 1e9, "GB/s", arena);
    place(out);
}
