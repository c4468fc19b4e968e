#include "collect/measure/placement.h"

#include <math.h>

#include "base/proc.h"

/* A likwid group and the metric in it that is wanted, in the spellings of its versions. */
struct wanted {
    const char *group;
    const char *metrics[2];
    bool is_rate; /* in millions a second; else in 10^9 */
};

static const struct wanted flops_dp = {"FLOPS_DP", {"DP [MFLOP/s]", "DP MFLOP/s"}, true};
static const struct wanted flops_sp = {"FLOPS_SP", {"SP [MFLOP/s]", "SP MFLOP/s"}, true};
static const struct wanted memory = {
    "MEM", {"Memory data volume [GBytes]", "Memory data volume [GB]"}, false};

static bool time_program(const struct placement_request *r, struct arena *arena,
                         struct placement *out, struct err *err)
{
    out->seconds = NAN;
    for (int i = 0; i < r->repeats; i++) {
        const struct proc_spec spec = {.argv = r->argv,
                                       .timeout_s = r->timeout_s,
                                       .cpus = r->cpus,
                                       .n_cpus = (size_t)r->cores};
        struct proc_result result;
        if (!proc_check(&spec, arena, &result, err))
            return false;
        out->seconds = fmin(out->seconds, result.wall_s);
        out->out = result.out;
    }
    return true;
}

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
        /* On threads without a share of the socket's counters likwid shows no number. */
        sum += isfinite(value) ? value : 0;
    }
    return sum;
}

static struct placement_value count(const struct placement_request *r, const struct wanted *w,
                                    const struct counter_provider *provider, struct arena *arena)
{
    const struct counter_request request = {.argv = r->argv,
                                            .group = w->group,
                                            .cpus = r->cpus,
                                            .n_cpus = (size_t)r->cores,
                                            .timeout_s = r->timeout_s};
    struct counter_run run;
    struct err err = {0};
    if (!provider->count(provider->state, &request, arena, &run, &err))
        return (struct placement_value){NAN, str_cstr(arena, str_of(err.text))};
    const double sum = sum_metric(&run.table, w);
    if (!isfinite(sum))
        return (struct placement_value){
            NAN, str_formatz(arena, "the group %s has no usable '%s'", w->group, w->metrics[0])};
    return (struct placement_value){sum, str_formatz(arena, "counted by %s", w->group)};
}

/* Both precisions; zero in all is a lack of permission or a program without FLOPs: not known. */
static struct placement_value count_flops(const struct placement_request *r,
                                          const struct counter_provider *provider,
                                          struct arena *arena)
{
    const struct placement_value dp = count(r, &flops_dp, provider, arena);
    const struct placement_value sp = count(r, &flops_sp, provider, arena);
    const double sum = (isfinite(dp.value) ? dp.value : 0) + (isfinite(sp.value) ? sp.value : 0);
    if (sum > 0)
        return (struct placement_value){sum, "counted by FLOPS_DP and FLOPS_SP"};
    return isfinite(dp.value) ? (struct placement_value){NAN, "counted as zero"} : dp;
}

static struct placement_value count_bytes(const struct placement_request *r,
                                          const struct counter_provider *provider,
                                          struct arena *arena)
{
    const struct placement_value v = count(r, &memory, provider, arena);
    return v.value == 0 ? (struct placement_value){NAN, "counted as zero"} : v;
}

/* A count beyond the machine's peak cannot be; small programs are off by their start. */
static void judge_count(struct placement_value *v, double rate, double peak, const char *unit,
                        struct arena *arena)
{
    const double tolerance = 1.25;
    if (!(rate > tolerance * peak))
        return;
    v->source = str_formatz(arena, "refused: %s, but %.4g %s is more than the peak of %.4g",
                            v->source, rate, unit, peak);
    v->value = NAN;
}

static void find_ceilings(const struct placement_request *r, struct placement *out)
{
    const struct machine *m = r->machine;
    const double per_cy = r->single ? m->peak_sp.total : m->peak_dp.total;
    int mix = 0;
    struct err ignored = {0};
    out->peak_gflop_per_s = per_cy > 0 ? per_cy * m->clock_hz * r->cores / 1e9 : NAN;
    /* Two lines in for one out: the same ceiling that plots draw. */
    if (!machine_bandwidth(m, m->n_caches, r->cores, 2, 1, &out->memory_bytes_per_s, &mix,
                           &ignored))
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

bool placement_run(const struct placement_request *r, const struct counter_provider *provider,
                   struct arena *arena, struct placement *out, struct err *err)
{
    *out = (struct placement){0};
    if (!time_program(r, arena, out, err))
        return false;
    const char *why = provider->unavailable(provider->state, arena);
    out->counters = why == NULL ? "available" : str_formatz(arena, "unavailable (%s)", why);
    out->flops = (struct placement_value){r->flops, "given"};
    out->bytes = (struct placement_value){r->bytes, "given"};
    find_ceilings(r, out);
    if (isnan(r->flops)) {
        out->flops = why == NULL ? count_flops(r, provider, arena)
                                 : (struct placement_value){NAN, "counters are unavailable"};
        judge_count(&out->flops, out->flops.value / out->seconds / 1e9, out->peak_gflop_per_s,
                    "GFLOP/s", arena);
    }
    if (isnan(r->bytes)) {
        out->bytes = why == NULL ? count_bytes(r, provider, arena)
                                 : (struct placement_value){NAN, "counters are unavailable"};
        judge_count(&out->bytes, out->bytes.value / out->seconds / 1e9,
                    out->memory_bytes_per_s / 1e9, "GB/s", arena);
    }
    place(out);
    return true;
}
