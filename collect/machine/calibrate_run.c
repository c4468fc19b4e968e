#include "collect/machine/calibration.h"

#include <math.h>
#include <string.h>
#include <time.h>

#include "base/file.h"

struct calibration_results *calibration_results_of(const struct calibration *c, int level, int mix,
                                                   int cores)
{
    return &c->results[(level * N_MIXES + mix) * c->n_cores + cores - 1];
}

/* What tells one point of the state from another. */
static const char *state_key(struct calibration *c, const struct calibration_point *p)
{
    return str_formatz(c->arena, "%s,%.0f,%d,%d,", p->job.kernel, p->job.bytes, p->cores,
                       p->repeat);
}

static const char *state_head(struct calibration *c)
{
    return str_formatz(c->arena, "calibration 2,%s,%s\n", c->m->model_name,
                       c->options->quick ? "quick" : "full");
}

/* The last word of a line of the state: whether what it says counts. */
static const char undisturbed[] = "alone";
static const char disturbed[] = "disturbed";

/* Yesterday's results, or another machine's, do not count. */
void calibration_open_state(struct calibration *c)
{
    enum { STATE_MAX_BYTES = 16 << 20 };
    const char *path = c->options->state_path;
    struct err ignored = {0};
    const int64_t day_ns = (int64_t)86400 * 1000000000;
    if (path == NULL)
        return;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    const bool fresh =
        file_exists(path) && now.tv_sec * (int64_t)1000000000 - file_mtime_ns(path) < day_ns;
    if (fresh && file_read(path, STATE_MAX_BYTES, c->arena, &c->state, &ignored) &&
        str_starts_with(c->state, str_of(state_head(c)))) {
        if (!str_ends_with(c->state, STR("\n"))) /* a kill while a line was written */
            file_append(path, STR("\n"), &ignored);
        return;
    }
    c->state = (struct str){0};
    file_write(path, str_of(state_head(c)), &ignored);
}

/* A line's figures behind its key: false for those of a disturbed run, and for half a line. */
static bool recall_line(struct str line, struct calibration_point *p)
{
    const struct str_cut bytes = str_cut(line, ',');
    const struct str_cut flop = str_cut(bytes.tail, ',');
    return str_eq(flop.tail, str_of(undisturbed)) &&
           str_to_double(bytes.head, &p->job.bytes_per_s) &&
           str_to_double(flop.head, &p->job.flop_per_s);
}

/* What was disturbed then is measured again, and stands behind it in the state. */
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

bool calibration_told(void *context, const struct bench_job *job)
{
    struct calibration_watcher *w = context;
    struct calibration *c = w->c;
    c->done_s += w->period_s;
    if (w->of_job != NULL && job->bytes_per_s > 0) {
        struct calibration_point *point = w->of_job[job - w->jobs];
        point->job = *job;
        remember(c, point);
    }
    if (c->options->progress != NULL)
        progress_show(&c->progress, c->done_s,
                      str_formatz(c->arena, "%s, %.0f kB, %d core%s", job->kernel,
                                  job->bytes / 1000, job->cores, job->cores > 1 ? "s" : ""));
    return true;
}

bool calibration_run(struct calibration *c, struct calibration_point *points, size_t n)
{
    if (n == 0)
        return true;
    const double period_s = calibration_period_s(c, points[0].level);
    const double startup_s = calibration_startup_s(c, points[0].level);
    struct bench_job *jobs = arena_alloc(c->arena, n, sizeof *jobs);
    struct calibration_point **of_job =
        arena_alloc(c->arena, n, sizeof(struct calibration_point *));
    size_t n_jobs = 0;
    for (size_t i = 0; i < n; i++) {
        if (recall(c, &points[i])) {
            take_result(c, &points[i], points[i].job.bytes_per_s);
            c->done_s += period_s;
            continue;
        }
        of_job[n_jobs] = &points[i];
        jobs[n_jobs++] = points[i].job;
    }
    struct calibration_watcher watcher = {c, jobs, of_job, period_s};
    const bool ran = bench_run(jobs, n_jobs, c->cpus, startup_s, period_s, calibration_told,
                               &watcher, c->arena, c->err);
    for (size_t i = 0; i < n_jobs; i++) {
        of_job[i]->job = jobs[i];
        take_result(c, of_job[i], jobs[i].disturbed ? 0 : jobs[i].bytes_per_s);
    }
    /* Disturbed ones only where there is nothing else: the point is then repeated. */
    for (size_t i = 0; i < n_jobs; i++) {
        const struct calibration_point *p = of_job[i];
        if (calibration_figure(c, p->level, p->mix, p->cores) <= 0)
            take_result(c, p, jobs[i].bytes_per_s);
    }
    return ran;
}
