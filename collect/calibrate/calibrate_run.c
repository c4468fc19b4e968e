#include "collect/calibrate/calibration.h"

#include <math.h>
#include <string.h>
#include <sys/utsname.h>
#include <time.h>

#include "base/file.h"
#include "base/plural.h"

struct calibration_results *calibration_results_of(const struct calibration *c, int level, int mix,
                                                   int cores)
{
    return &c->results[(level * CALIBRATE_MIXES + mix) * c->n_cores + cores - 1];
}

/* What identifies a point of the state. */
static const char *state_key(struct calibration *c, const struct calibration_point *p)
{
    return str_formatz(c->arena, "%s,%.0f,%d,%d,", p->job.kernel, p->job.bytes, p->cores,
                       p->repeat);
}

/* What a state is of: this host as it is now, and these of its CPUs. Followed by when it began.
 */
static const char *state_head(struct calibration *c)
{
    const struct machine_setup *setup = &c->m->setup;
    struct utsname system;
    const bool known = uname(&system) == 0;
    return str_formatz(c->arena, "calibration 3,%s,%s,%s,%s,%d+%d,%s,%s,", c->m->model_name,
                       c->options->quick ? "quick" : "full", known ? system.nodename : "",
                       known ? system.release : "", c->cpus[0], c->n_cores,
                       setup->huge_pages != NULL ? setup->huge_pages : "",
                       setup->governor != NULL ? setup->governor : "");
}

/* The last word of a line in the state file: whether its values count. */
static const char undisturbed[] = "alone";
static const char disturbed[] = "disturbed";

/* Whether a state of this head began less than a day before `now_s`. */
static bool is_fresh(struct str state, struct str head, int64_t now_s)
{
    int64_t began_s = 0;
    if (!str_starts_with(state, head))
        return false;
    const struct str began = str_cut(str_slice(state, head.len, state.len), '\n').head;
    return str_to_i64(began, &began_s) && began_s <= now_s && now_s - began_s < 86400;
}

/* Yesterday's results, or another host's, do not count. */
void calibration_open_state(struct calibration *c)
{
    enum { STATE_MAX_BYTES = 16 << 20 };
    const char *path = c->options->state_path;
    struct err ignored = {0};
    if (path == NULL)
        return;
    const int64_t now_s = time(NULL);
    const struct str head = str_of(state_head(c));
    if (file_exists(path) && file_read(path, STATE_MAX_BYTES, c->arena, &c->state, &ignored) &&
        is_fresh(c->state, head, now_s)) {
        if (!str_ends_with(c->state, STR("\n"))) /* a kill while a line was written */
            file_append(path, STR("\n"), &ignored);
        return;
    }
    c->state = (struct str){0};
    file_write(path, str_format(c->arena, "%.*s%lld\n", STR_ARG(head), (long long)now_s), &ignored);
}

/* A line's figures after its key: false for those of a disturbed run, and for half a line. */
static bool recall_line(struct str line, struct calibration_point *p)
{
    const struct str_cut bytes = str_cut(line, ',');
    const struct str_cut flop = str_cut(bytes.tail, ',');
    return str_eq(flop.tail, str_of(undisturbed)) &&
           str_to_double(bytes.head, &p->job.bytes_per_s) &&
           str_to_double(flop.head, &p->job.flop_per_s);
}

/* Disturbed points are measured again and appended to the state. */
static bool recall(struct calibration *c, struct calibration_point *p)
{
    const struct str key = str_of(str_formatz(c->arena, "\n%s", state_key(c, p)));
    struct str rest = c->state;
    for (;;) {
        const size_t at = str_find_str(rest, key);
        if (at == rest.len)
            return false;
        rest = str_slice(rest, at + key.len, rest.len);
        if (recall_line(str_cut(rest, '\n').head, p))
            return true;
    }
}

static void remember(struct calibration *c, const struct calibration_point *p)
{
    struct err ignored = {0};
    if (c->options->state_path == NULL)
        return;
    const struct str line =
        str_format(c->arena, "%s%.6g,%.6g,%s\n", state_key(c, p), p->job.bytes_per_s,
                   p->job.flop_per_s, p->job.disturbed ? disturbed : undisturbed);
    file_append(c->options->state_path, line, &ignored);
}

static void take_result(struct calibration *c, const struct calibration_point *p,
                        double bytes_per_s)
{
    struct calibration_results *r = calibration_results_of(c, p->level, p->mix, p->cores);
    if (p->repeat >= MAX_REPEATS)
        return;
    r->bytes_per_s[p->repeat] = bytes_per_s;
    if (p->repeat >= r->n)
        r->n = p->repeat + 1;
}

bool calibration_progress(void *context, const struct likwid_bench_job *job)
{
    struct calibration_watcher *w = context;
    struct calibration *c = w->c;
    c->done_s += w->period_s;
    if (w->of_job != NULL && job->bytes_per_s > 0) {
        struct calibration_point *point = w->of_job[job - w->jobs];
        point->job = *job;
        remember(c, point);
    }
    progress_show(&c->progress, c->done_s,
                  str_formatz(c->arena, "%s, %.0f kB, %d core%s", job->kernel, job->bytes / 1000,
                              job->cores, PLURAL(job->cores)));
    return true;
}

bool calibration_run(struct calibration *c, struct calibration_point *points, size_t n)
{
    if (n == 0)
        return true;
    const struct likwid_bench_pace pace = calibration_pace(c, points[0].level);
    struct likwid_bench_job *jobs = arena_alloc(c->arena, n, sizeof *jobs);
    struct calibration_point **of_job =
        arena_alloc(c->arena, n, sizeof(struct calibration_point *));
    size_t n_jobs = 0;
    for (size_t i = 0; i < n; i++) {
        if (recall(c, &points[i])) {
            take_result(c, &points[i], points[i].job.bytes_per_s);
            c->done_s += pace.period_s;
            continue;
        }
        of_job[n_jobs] = &points[i];
        jobs[n_jobs++] = points[i].job;
    }
    struct calibration_watcher watcher = {c, jobs, of_job, pace.period_s};
    const bool ran = likwid_bench_run(jobs, n_jobs, c->cpus, &pace, calibration_progress, &watcher,
                                      c->arena, c->err);
    for (size_t i = 0; i < n_jobs; i++) {
        of_job[i]->job = jobs[i];
        if (c->failure == NULL)
            c->failure = jobs[i].failure;
        take_result(c, of_job[i], jobs[i].disturbed ? 0 : jobs[i].bytes_per_s);
    }
    /* Uses disturbed results only if there are no others; the point is then repeated. */
    for (size_t i = 0; i < n_jobs; i++) {
        const struct calibration_point *p = of_job[i];
        if (calibration_figure(c, p->level, p->mix, p->cores) <= 0)
            take_result(c, p, jobs[i].bytes_per_s);
    }
    return ran;
}
