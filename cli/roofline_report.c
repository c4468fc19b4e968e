#include "cli/roofline_report.h"

#include <math.h>
#include <string.h>

#include "base/csv.h"
#include "base/plural.h"
#include "collect/measure/stats.h"
#include "render/roofline_svg.h"

static const struct own_run *fastest(const struct roofline_point *p)
{
    return own_run_fastest(p->stored.measured.runs, p->stored.measured.n_runs);
}

static struct spread seconds_of(const struct roofline_point *p, struct arena *arena)
{
    const struct placement_measured *m = &p->stored.measured;
    double *const seconds = arena_alloc(arena, m->n_runs, sizeof *seconds);
    for (size_t i = 0; i < m->n_runs; i++)
        seconds[i] = m->runs[i].seconds;
    return stats_spread(stats_sorted(seconds, m->n_runs, arena), m->n_runs);
}

/* ---- text ---- */

static void add_value(struct sb *out, const char *what, double rate, const char *unit,
                      const struct placement_value *v, const char *of)
{
    if (isfinite(v->value))
        sb_addf(out, "%-14s %.4g %s (%.4g %s, %s)\n", what, rate, unit, v->value, of, v->source);
    else
        sb_addf(out, "%-14s not known: %s\n", what, v->source);
}

static void add_reached(const struct placement *p, struct sb *out)
{
    const double possible = 1.25; /* machine files and small programs are not exact */
    const double reached = p->gflop_per_s / p->attainable_gflop_per_s;
    sb_addf(out, "%-14s %.3g %% of %.4g GFLOP/s, limited by %s\n", "reached", 100 * reached,
            p->attainable_gflop_per_s,
            p->memory_bound ? "the memory bandwidth" : "the core's peak");
    if (reached > possible)
        sb_addz(out,
                "               this is impossible: check the FLOPs, the bytes and the machine\n");
}

static void add_ceilings(const struct placement *p, struct sb *out)
{
    if (isfinite(p->peak_gflop_per_s))
        sb_addf(out, "%-14s %.4g GFLOP/s\n", "peak", p->peak_gflop_per_s);
    if (isfinite(p->memory_bytes_per_s))
        sb_addf(out, "%-14s %.4g GB/s\n", "bandwidth", p->memory_bytes_per_s / 1e9);
}

/* Numbers that may be unknown. */
static const char *with_decimals(double value, int decimals, struct arena *arena)
{
    return isfinite(value) ? str_formatz(arena, "%.*f", decimals, value) : "?";
}

static const char *with_digits(double value, int digits, struct arena *arena)
{
    return isfinite(value) ? str_formatz(arena, "%.*g", digits, value) : "?";
}

static const char *clock_ghz(const struct own_run *run, struct arena *arena)
{
    return run->clock_hz > 0 ? with_digits(run->clock_hz / 1e9, 3, arena) : "?";
}

static void add_conditions(const struct roofline_point *p, struct arena *arena, struct sb *out)
{
    const struct own_run *const run = fastest(p);
    const struct spread s = seconds_of(p, arena);
    const size_t n = p->stored.measured.n_runs;
    if (n > 1)
        sb_addf(out, "%-14s %zu, median %.4g s, slowest %.4g s\n", "runs", n, s.median, s.max);
    sb_addf(out, "%-14s %s\n", "caches", own_caches_name(p->caches));
    sb_addf(out, "%-14s %s GHz measured, %s\n", "clock", clock_ghz(run, arena), p->stored.clock);
    sb_addf(out, "%-14s %ld voluntary, %ld involuntary, %ld major page fault%s\n", "switches",
            run->voluntary_switches, run->involuntary_switches, run->major_faults,
            PLURAL(run->major_faults));
    sb_addf(out, "%-14s %s before, other processes kept %s CPUs busy, hypervisor took %s %%\n",
            "load", with_decimals(run->load_average, 2, arena),
            with_decimals(run->other_load_cpus, 2, arena),
            with_decimals(100 * run->steal_share, 1, arena));
    if (p->kept)
        sb_addf(out, "%-14s measured at %s; --again repeats the measurement\n", "kept",
                p->stored.measured_at);
}

static void add_point(const struct roofline_point *p, struct arena *arena, struct sb *out)
{
    const struct placement *const place = &p->place;
    sb_addf(out, "%-14s %.4g s\n", "time", place->seconds);
    add_value(out, "performance", place->gflop_per_s, "GFLOP/s", &place->flops, "FLOP");
    add_value(out, "memory", place->gb_per_s, "GB/s", &place->bytes, "B");
    if (isfinite(place->flop_per_byte))
        sb_addf(out, "%-14s %.4g FLOP/B\n", "intensity", place->flop_per_byte);
    add_ceilings(place, out);
    if (isfinite(place->attainable_gflop_per_s))
        add_reached(place, out);
    add_conditions(p, arena, out);
    sb_addf(out, "%-14s %s\n", "counters", p->stored.measured.counters);
}

static void add_line(const struct roofline_report *r, const struct roofline_point *p,
                     struct arena *arena, struct sb *out)
{
    const struct placement *const place = &p->place;
    const struct own_run *const run = fastest(p);
    sb_addf(out, "%-16s %-8s %9.4g %8s %8s %8s %6s%% %5s %6ld %6ld %5s %6s%s\n",
            space_point_name(r->space, p->values, arena), own_caches_name(p->caches),
            place->seconds, with_digits(place->gflop_per_s, 4, arena),
            with_digits(place->gb_per_s, 4, arena), with_digits(place->flop_per_byte, 4, arena),
            with_decimals(100 * place->gflop_per_s / place->attainable_gflop_per_s, 1, arena),
            clock_ghz(run, arena), run->voluntary_switches, run->involuntary_switches,
            with_decimals(run->load_average, 2, arena),
            with_decimals(run->other_load_cpus, 2, arena), p->kept ? " kept" : "");
}

/* What all points have in common, and why values are unknown. */
static void add_common(const struct roofline_report *r, struct sb *out)
{
    const struct roofline_point *const first = &r->points[0];
    size_t kept = 0;
    for (size_t i = 0; i < r->n_points; i++)
        kept += r->points[i].kept;
    sb_addc(out, '\n');
    add_ceilings(&first->place, out);
    sb_addf(out, "%-14s %s\n", "clock", first->stored.clock);
    if (!isfinite(first->place.flops.value))
        sb_addf(out, "%-14s not known: %s\n", "performance", first->place.flops.source);
    if (!isfinite(first->place.bytes.value))
        sb_addf(out, "%-14s not known: %s\n", "memory", first->place.bytes.source);
    if (kept > 0)
        sb_addf(out,
                "%-14s %zu of %zu points were measured before; --again repeats the measurement\n",
                "kept", kept, r->n_points);
    sb_addf(out, "%-14s %s\n", "counters", first->stored.measured.counters);
}

struct str roofline_text(const struct roofline_report *r, struct arena *arena)
{
    struct sb out = {.arena = arena};
    sb_addf(&out, "%s below the ceilings of %s, %d core%s\n", r->program, r->machine->name,
            r->cores, PLURAL(r->cores));
    if (r->n_points == 1) {
        add_point(&r->points[0], arena, &out);
        return sb_str(&out);
    }
    sb_addf(&out, "%-16s %-8s %9s %8s %8s %8s %7s %5s %6s %6s %5s %6s\n", "point", "caches", "s",
            "GFLOP/s", "GB/s", "FLOP/B", "reached", "GHz", "vol.", "invol.", "load", "others");
    for (size_t i = 0; i < r->n_points; i++)
        add_line(r, &r->points[i], arena, &out);
    add_common(r, &out);
    return sb_str(&out);
}

/* ---- tables ---- */

enum { DIGITS = 6 };

static void add_cells(struct sb *out, const char *const *cells, size_t n)
{
    for (size_t i = 0; i < n; i++)
        csv_add(out, str_of(cells[i]));
}

static void add_parameters(const struct roofline_report *r, const struct roofline_point *p,
                           struct sb *out)
{
    for (size_t i = 0; i < r->space->n; i++) {
        if (p == NULL)
            csv_add(out, str_of(r->space->names[i]));
        else
            csv_add_number(out, (double)p->values[i], 17);
    }
}

static const char *const run_header[] = {
    "clock_ghz",    "cpu_s",        "voluntary_switches", "involuntary_switches",
    "major_faults", "load_average", "other_load_cpus",    "steal_share"};

static void add_run(const struct own_run *run, struct sb *out)
{
    csv_add_number(out, run->clock_hz > 0 ? run->clock_hz / 1e9 : NAN, DIGITS);
    csv_add_number(out, run->cpu_s, DIGITS);
    csv_add_number(out, (double)run->voluntary_switches, 17);
    csv_add_number(out, (double)run->involuntary_switches, 17);
    csv_add_number(out, (double)run->major_faults, 17);
    csv_add_number(out, run->load_average, DIGITS);
    csv_add_number(out, run->other_load_cpus, DIGITS);
    csv_add_number(out, run->steal_share, DIGITS);
}

static void add_placement(const struct placement *p, struct sb *out)
{
    csv_add_number(out, p->flops.value, DIGITS);
    csv_add(out, str_of(p->flops.source));
    csv_add_number(out, p->bytes.value, DIGITS);
    csv_add(out, str_of(p->bytes.source));
    csv_add_number(out, p->gflop_per_s, DIGITS);
    csv_add_number(out, p->gb_per_s, DIGITS);
    csv_add_number(out, p->flop_per_byte, DIGITS);
    csv_add_number(out, p->peak_gflop_per_s, DIGITS);
    csv_add_number(out, p->memory_bytes_per_s / 1e9, DIGITS);
    csv_add_number(out, p->attainable_gflop_per_s, DIGITS);
}

static void add_row(const struct roofline_report *r, const struct roofline_point *p,
                    struct arena *arena, struct sb *out)
{
    const struct spread s = seconds_of(p, arena);
    csv_add(out, str_of(r->program));
    add_parameters(r, p, out);
    csv_add(out, str_of(r->machine->name));
    csv_add_number(out, r->cores, DIGITS);
    csv_add(out, str_of(own_caches_name(p->caches)));
    csv_add_number(out, (double)p->stored.measured.n_runs, DIGITS);
    csv_add_number(out, s.min, DIGITS);
    csv_add_number(out, s.median, DIGITS);
    csv_add_number(out, s.max, DIGITS);
    add_placement(&p->place, out);
    add_run(fastest(p), out);
    csv_add(out, str_of(p->stored.clock));
    csv_add(out, str_of(p->stored.measured_at));
    csv_add(out, str_of(p->kept ? "yes" : "no"));
    csv_add(out, str_of(p->stored.measured.counters));
    csv_end(out);
}

struct str roofline_csv(const struct roofline_report *r, struct arena *arena)
{
    static const char *const where[] = {"machine", "cores",          "caches",     "runs",
                                        "seconds", "seconds_median", "seconds_max"};
    static const char *const what[] = {"flop",
                                       "flop_source",
                                       "bytes",
                                       "bytes_source",
                                       "gflop_per_s",
                                       "gb_per_s",
                                       "flop_per_byte",
                                       "peak_gflop_per_s",
                                       "memory_gb_per_s",
                                       "attainable_gflop_per_s"};
    static const char *const how[] = {"clock", "measured_at", "kept", "counters"};
    struct sb out = {.arena = arena};
    csv_add(&out, STR("program"));
    add_parameters(r, NULL, &out);
    add_cells(&out, where, sizeof where / sizeof *where);
    add_cells(&out, what, sizeof what / sizeof *what);
    add_cells(&out, run_header, sizeof run_header / sizeof *run_header);
    add_cells(&out, how, sizeof how / sizeof *how);
    csv_end(&out);
    for (size_t i = 0; i < r->n_points; i++)
        add_row(r, &r->points[i], arena, &out);
    return sb_str(&out);
}

struct str roofline_runs_csv(const struct roofline_report *r, struct arena *arena)
{
    static const char *const where[] = {"caches", "run", "seconds"};
    struct sb out = {.arena = arena};
    csv_add(&out, STR("program"));
    add_parameters(r, NULL, &out);
    add_cells(&out, where, sizeof where / sizeof *where);
    add_cells(&out, run_header, sizeof run_header / sizeof *run_header);
    csv_end(&out);
    for (size_t i = 0; i < r->n_points; i++) {
        const struct placement_measured *const m = &r->points[i].stored.measured;
        for (size_t run = 0; run < m->n_runs; run++) {
            csv_add(&out, str_of(r->program));
            add_parameters(r, &r->points[i], &out);
            csv_add(&out, str_of(own_caches_name(r->points[i].caches)));
            csv_add_number(&out, (double)run + 1, 17);
            csv_add_number(&out, m->runs[run].seconds, DIGITS);
            add_run(&m->runs[run], &out);
            csv_end(&out);
        }
    }
    return sb_str(&out);
}

/* ---- diagram ---- */

static struct roofline_dot dot_of(const struct roofline_report *r, const struct roofline_point *p,
                                  struct arena *arena)
{
    const bool found = p->caches == OWN_AS_FOUND;
    const char *const caches = own_caches_name(p->caches);
    const char *const name =
        r->space->n == 0 ? r->program : space_point_name(r->space, p->values, arena);
    return (struct roofline_dot){
        .name = found ? name : str_formatz(arena, "%s, %s caches", name, caches),
        .series = found ? r->program : str_formatz(arena, "%s caches", caches),
        .css = found ? "" : caches,
        .flop_per_byte = p->place.flop_per_byte,
        .gflop_per_s = p->place.gflop_per_s};
}

bool roofline_report_svg(const struct roofline_report *r, struct arena *arena, struct str *out,
                         struct err *err)
{
    struct sb svg = {.arena = arena};
    struct roofline_dot *const dots = arena_alloc(arena, r->n_points, sizeof *dots);
    for (size_t i = 0; i < r->n_points; i++)
        dots[i] = dot_of(r, &r->points[i], arena);
    if (!roofline_svg(r->machine, r->cores, !r->single, dots, r->n_points, arena, &svg))
        return err_set(err, ERR_INPUT, "machine '%s' has no ceilings to draw", r->machine->name);
    *out = sb_str(&svg);
    return true;
}
