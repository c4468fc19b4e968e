#include "collect/calibrate/calibration.h"

#include <math.h>
#include <string.h>

#include "base/clock.h"
#include "collect/calibrate/infer.h"

/* Rounded to the six digits that the file keeps. */
static double round_digits(double value)
{
    if (value <= 0 || !isfinite(value))
        return value;
    const double scale = pow(10, 5 - floor(log10(value)));
    return round(value * scale) / scale;
}

/* Core counts that were not measured (0) lie on straight lines between their neighbours. */
static void interpolate(double *values, int n)
{
    int last = 0;
    for (int i = 1; i < n; i++) {
        if (values[i] <= 0)
            continue;
        for (int k = last + 1; k < i; k++)
            values[k] = values[last] + (values[i] - values[last]) * (k - last) / (i - last);
        last = i;
    }
}

/* Of one level and mix for 1, 2, … cores, as the file keeps them; fails where one is not known. */
static bool row_values(struct calibration *c, int level, int mix, double **out)
{
    double *values = arena_alloc(c->arena, (size_t)c->n_cores, sizeof *values);
    for (int i = 0; i < c->n_cores; i++)
        values[i] = calibration_figure(c, level, mix, i + 1);
    interpolate(values, c->n_cores);
    for (int i = 0; i < c->n_cores; i++) {
        values[i] = round_digits(values[i] / 1e9) * 1e9;
        if (values[i] <= 0)
            return err_set(c->err, ERR_SYSTEM, "likwid-bench failed for '%s' in %s: %s",
                           c->mixes[mix].bench, machine_level_name(c->m, level),
                           c->failure != NULL ? c->failure : "no run gave a result");
    }
    *out = values;
    return true;
}

static bool store_bandwidths(struct calibration *c)
{
    struct machine *m = c->m;
    struct bandwidth *rows =
        arena_alloc(c->arena, ((size_t)m->n_caches + 1) * CALIBRATE_MIXES, sizeof *rows);
    size_t n = 0;
    for (int level = 0; level <= m->n_caches; level++) {
        for (int mix = 0; mix < CALIBRATE_MIXES; mix++) {
            double *values = NULL;
            if (!row_values(c, level, mix, &values))
                return false;
            rows[n++] = (struct bandwidth){mix, level, 1, c->n_cores, values};
        }
    }
    m->bandwidths = rows;
    m->n_bandwidths = n;
    m->mixes = arena_copy(c->arena, c->mixes, CALIBRATE_MIXES, sizeof c->mixes[0]);
    m->n_mixes = CALIBRATE_MIXES;
    return true;
}

static void round_transfers(struct machine *m)
{
    for (int i = 0; i < m->n_caches; i++) {
        m->caches[i].bytes_per_cy = round_digits(m->caches[i].bytes_per_cy);
        struct transfer_penalty *penalty = &m->caches[i].penalty;
        penalty->cy_per_load = round_digits(penalty->cy_per_load);
        penalty->cy_per_store = round_digits(penalty->cy_per_store);
        penalty->cy_per_cl = round_digits(penalty->cy_per_cl);
    }
}

/* Where stores block the transfers, the ports of stores are data ports. */
static void add_store_ports(struct calibration *c)
{
    const struct core_ports *p = &c->ports;
    const char **names = arena_alloc(c->arena, p->n_load + p->n_store, sizeof *names);
    size_t n = 0;
    for (size_t i = 0; i < p->n_load; i++)
        names[n++] = p->load[i];
    for (size_t i = 0; i < p->n_store; i++) {
        bool known = false;
        for (size_t k = 0; k < p->n_load && !known; k++)
            known = strcmp(p->load[k], p->store[i]) == 0;
        if (!known)
            names[n++] = p->store[i];
    }
    struct analyser analyser = c->m->analysers[0];
    analyser.non_overlapping = names;
    analyser.n_non_overlapping = n;
    c->m->analysers = arena_copy(c->arena, &analyser, 1, sizeof analyser);
}

static bool is_measured(const struct calibration *c, int cores)
{
    for (int level = 0; level <= c->m->n_caches; level++) {
        for (int mix = 0; mix < CALIBRATE_MIXES; mix++) {
            if (calibration_figure(c, level, mix, cores) <= 0)
                return false;
        }
    }
    return true;
}

/* Where not every number of cores was measured, with all mixes in all levels: which were. */
static const char *measured_counts(struct calibration *c)
{
    struct sb text = {.arena = c->arena};
    int n = 0;
    for (int cores = 1; cores <= c->n_cores; cores++) {
        if (is_measured(c, cores))
            sb_addf(&text, "%s%d", n++ == 0 ? "" : ", ", cores);
    }
    return n == c->n_cores
               ? ""
               : str_formatz(c->arena, "; with %s cores, the others interpolated", sb_cstr(&text));
}

/* What detection says of its groups, with what the calibration changed in them. */
static struct provenance amended(struct calibration *c, struct provenance item,
                                 const struct inference *fit, const char *date)
{
    const char *const *kernels = c->peak_kernels;
    if (strcmp(item.group, "peak_flop_per_cy") == 0 && (kernels[0] != NULL || kernels[1] != NULL))
        return (struct provenance){
            item.group, PROVENANCE_MEASURED,
            str_formatz(c->arena, "total: likwid-bench%s%s%s%s; the others: %s",
                        kernels[0] != NULL ? " " : "", kernels[0] != NULL ? kernels[0] : "",
                        kernels[1] != NULL ? " " : "", kernels[1] != NULL ? kernels[1] : "",
                        item.how),
            date};
    if (strcmp(item.group, "analysers") == 0 && fit->stores_block)
        item.how =
            str_formatz(c->arena, "%s; store ports are data ports according to the fit", item.how);
    return item;
}

static void add_provenance(struct calibration *c, const struct inference *fit)
{
    struct machine *m = c->m;
    struct provenance *items = arena_alloc(c->arena, m->n_provenance + 3, sizeof *items);
    const char *date = clock_utc(c->arena);
    size_t n = 0;
    for (; n < m->n_provenance; n++)
        items[n] = amended(c, m->provenance[n], fit, date);
    items[n++] = (struct provenance){
        "clock", PROVENANCE_MEASURED,
        str_formatz(c->arena, "median of %d chains of dependent adds during %s%s", c->n_clocks,
                    c->options->command,
                    m->base_clock_hz > 0 ? "; base_ghz: cpufreq or the model's name" : ""),
        date};
    items[n++] = (struct provenance){
        "bandwidths", PROVENANCE_MEASURED,
        str_formatz(c->arena,
                    "likwid-bench by %s: up to %d rounds in their median state, the best in a "
                    "core's own caches and for several cores within the caches%s%s",
                    c->options->command, MAX_REPEATS, measured_counts(c),
                    c->small_pages ? "; without huge pages" : ""),
        date};
    items[n++] = (struct provenance){
        "transfers", PROVENANCE_INFERRED,
        str_formatz(c->arena,
                    "fit of one-core bandwidths; typical deviation serial %.1f %%, intel %.1f %%, "
                    "zen %.1f %%, full %.1f %%%s",
                    100 * fit->rms_of[0], 100 * fit->rms_of[1], 100 * fit->rms_of[2],
                    100 * fit->rms_of[3],
                    fit->tied_with == NULL
                        ? ""
                        : str_formatz(c->arena, "; %s fits no better than %s, which is documented",
                                      fit->tied_with, fit->hypothesis)),
        date};
    m->provenance = items;
    m->n_provenance = n;
}

static void store_peaks(struct calibration *c)
{
    struct peak_flops *peaks[2] = {&c->m->peak_dp, &c->m->peak_sp};
    for (int type = 0; type < 2; type++) {
        if (c->peak_flop_per_s[type] > 0)
            peaks[type]->total = round(c->peak_flop_per_s[type] / c->m->clock_hz * 1000) / 1000;
    }
}

bool calibration_store(struct calibration *c)
{
    struct machine *m = c->m;
    struct inference fit;
    m->clock_hz = round_digits(calibration_quantile(c->clocks, c->n_clocks, 0.5));
    if (!store_bandwidths(c) || !infer_transfers(m, c->arena, &fit, c->err))
        return false;
    round_transfers(m);
    store_peaks(c);
    if (fit.stores_block)
        add_store_ports(c);
    add_provenance(c, &fit);
    return true;
}
