#include "collect/calibrate/probe_report.h"

#include <math.h>

enum { NAME_COLUMNS = 22 };

/* What is known of one level, to be averaged. */
struct level_errors {
    double sum;
    size_t n;
};

static const struct probe_point *find(const struct probe_results *r, const struct probe *p,
                                      int level, int cores)
{
    const size_t at = probe_point_at(r, p, level, cores);
    return at < r->n ? &r->points[at] : NULL;
}

/* By a fit without the probe; 0: none. */
static double held_out_of(const struct probe_results *r, const double *held_out_cy,
                          const struct probe_point *point)
{
    for (size_t i = 0; held_out_cy != NULL && i < r->n_observations; i++) {
        if (r->of_observation[i] == point)
            return held_out_cy[i];
    }
    return 0;
}

static void add_cy(double cy, struct sb *out)
{
    if (cy > 0)
        sb_addf(out, "  %8.2f", cy);
    else
        sb_addf(out, "  %8s", "");
}

static void add_point(const struct probe_results *r, const double *held_out_cy,
                      const struct probe_point *point, struct level_errors *errors, struct sb *out)
{
    const double measured = point != NULL ? point->measured_cy_per_cl : 0;
    const double held_out = measured > 0 ? held_out_of(r, held_out_cy, point) : 0;
    add_cy(measured, out);
    if (held_out > 0) {
        const double share = held_out / measured - 1;
        errors->sum += fabs(share);
        errors->n++;
        sb_addf(out, " %+5.0f %%", 100 * share);
    } else if (held_out_cy != NULL) {
        sb_addf(out, " %7s", "");
    }
}

static void add_line(const struct probe_results *r, const struct machine *m, const struct probe *p,
                     int cores, const double *held_out_cy, struct level_errors *errors,
                     struct sb *out)
{
    const struct probe_point *core = find(r, p, 0, cores);
    const size_t at = core != NULL ? (size_t)(core - r->points) : 0;
    sb_addf(out, "%-*s", NAME_COLUMNS,
            cores == 1 ? p->name : str_formatz(out->arena, "  on %d cores", cores));
    add_cy(core != NULL ? r->samples[at].analysed.T_comp_cy_per_cl : 0, out);
    add_cy(core != NULL ? core->measured_cy_per_cl : 0, out);
    for (int level = 1; level <= m->n_caches; level++)
        add_point(r, held_out_cy, find(r, p, level, cores), &errors[level], out);
    sb_addz(out, "\n");
}

static void add_errors(const struct level_errors *errors, const struct machine *m, struct sb *out)
{
    sb_addf(out, "%-*s", NAME_COLUMNS + 20, "mean deviation, each probe left out");
    for (int level = 1; level <= m->n_caches; level++) {
        const struct level_errors *e = &errors[level];
        sb_addf(out, "  %8s %5.0f %%", "", e->n > 0 ? 100 * e->sum / (double)e->n : NAN);
    }
    sb_addz(out, "\n");
}

/* On how many cores the shared ones ran; 1: none did. */
static int max_cores(const struct probe_results *r)
{
    int most = 1;
    for (size_t i = 0; i < r->n; i++)
        most = r->points[i].cores > most ? r->points[i].cores : most;
    return most;
}

static bool ran_on(const struct probe_results *r, const struct probe *p, int cores)
{
    bool ran = false;
    for (size_t i = 0; i < r->n; i++)
        ran = ran || (r->points[i].probe == p && r->points[i].cores == cores &&
                      r->points[i].measured_cy_per_cl > 0);
    return ran;
}

void probe_report(const struct probe_results *r, const struct machine *m, const double *held_out_cy,
                  struct sb *out)
{
    struct level_errors errors[MACHINE_MAX_LEVELS + 1] = {{0, 0}};
    const int cores = max_cores(r);
    sb_addf(out, "%-*s  %8s  %8s", NAME_COLUMNS, "probe, cy/CL", "analysed", "L1");
    for (int level = 1; level <= m->n_caches; level++)
        sb_addf(out, "  %8s%s", machine_level_name(m, level),
                held_out_cy != NULL ? "        " : "");
    sb_addz(out, "\n");
    for (const struct probe *p = probe_table; p->name != NULL; p++) {
        if (ran_on(r, p, 1))
            add_line(r, m, p, 1, held_out_cy, errors, out);
        if (cores > 1 && ran_on(r, p, cores))
            add_line(r, m, p, cores, held_out_cy, errors, out);
    }
    if (held_out_cy != NULL)
        add_errors(errors, m, out);
}
