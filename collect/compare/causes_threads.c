#include "collect/compare/causes_parts.h"
#include "collect/compare/thread_scaling.h"

/* Causes that show only with several threads. */

static struct gain gain_over(const struct cause_finder *f, const struct forecast *without, size_t p)
{
    const struct cause_point *at = &f->request->points[p];
    struct forecast_point point;
    struct err ignored = {0};
    if (at->cores == 1 || !forecast_at(without, at->sizes, at->cores, f->arena, &point, &ignored))
        return (struct gain){1, 1, 1};
    return gain_in_loop(&point, &at->own);
}

static void serial(struct cause_finder *f)
{
    const struct cause_request *r = f->request;
    if (!r->own->version.serial)
        return;
    struct forecast without = *r->own;
    struct gain *const gains = causes_gains(f);
    without.version.serial = false;
    without.version.serial_touch = false;
    for (size_t p = 0; p < r->n_points; p++)
        gains[p] = gain_over(f, &without, p);
    const struct cause cause = {.kind = CAUSE_SERIAL, .block_loop = -1};
    struct cause *const c = causes_add(f, &cause, gains);
    if (c == NULL)
        return;
    if (r->code->written != NULL) {
        struct program_as_written *written =
            arena_copy(f->arena, r->code->written, 1, sizeof *written);
        written->parallel_loop = 0;
        c->trial.version = without.version;
        c->trial.version.written = written;
    }
    c->title = STR("one thread does all the work");
    c->evidence = str_format(f->arena, "there is no OpenMP loop; %d cores could share the work",
                             r->points[c->point].cores);
    c->advice = STR("put `#pragma omp parallel for schedule(static)` before the outermost loop");
}

/* The measurement of this size with the fewest threads; null: there is none. */
static const struct cause_point *fewest_threads(const struct cause_finder *f, const int64_t *sizes)
{
    const struct cause_request *r = f->request;
    const struct cause_point *fewest = NULL;
    for (size_t p = 0; p < r->n_points; p++) {
        const struct cause_point *at = &r->points[p];
        if (at->measured_mlup_per_s > 0 && kernel_same_sizes(r->code->kernel, at->sizes, sizes) &&
            (fewest == NULL || at->cores < fewest->cores))
            fewest = at;
    }
    return fewest;
}

/* Whether the own measurements scale better than pages in one domain allow: something else has
 * distributed the pages. */
static bool refuted(const struct cause_finder *f, size_t p)
{
    const struct cause_point *at = &f->request->points[p];
    const struct cause_point *few = fewest_threads(f, at->sizes);
    return at->measured_mlup_per_s > 0 && few != NULL &&
           at->measured_mlup_per_s > SCALING_MIN_GAP * at->own.mlup_per_s *
                                         few->measured_mlup_per_s / few->own.mlup_per_s;
}

static void first_touch(struct cause_finder *f)
{
    const struct cause_request *r = f->request;
    const struct machine *m = r->tools->machine;
    if (!r->own->version.serial_touch || r->own->version.serial)
        return;
    struct forecast without = *r->own;
    struct gain *const gains = causes_gains(f);
    without.version.serial_touch = false;
    for (size_t p = 0; p < r->n_points; p++)
        gains[p] = refuted(f, p) ? (struct gain){1, 1, 1} : gain_over(f, &without, p);
    const struct cause cause = {.kind = CAUSE_FIRST_TOUCH, .block_loop = -1};
    struct cause *const c = causes_add(f, &cause, gains);
    if (c == NULL)
        return;
    c->trial.version = without.version;
    unsigned line = 0;
    for (int a = 0; a < r->code->kernel->n_arrays && r->code->nest.arrays != NULL && line == 0;
         a++) {
        if (r->code->nest.arrays[a].first_touch == NEST_TOUCH_SERIAL)
            line = r->code->nest.arrays[a].first_touch_line;
    }
    c->title = str_format(f->arena, "one thread touches the arrays first%.*s",
                          STR_ARG(causes_place(f, line)));
    c->evidence = str_format(f->arena,
                             "all pages are in one NUMA domain: %.1f GB/s for %d cores in %d "
                             "domains",
                             r->points[c->point].own.at.point.memory_bytes_per_s / 1e9,
                             r->points[c->point].cores,
                             (r->points[c->point].cores + m->cores_per_numa_domain - 1) /
                                 (m->cores_per_numa_domain > 0 ? m->cores_per_numa_domain : 1));
    c->advice = STR("initialise the arrays with the same OpenMP loop and schedule as the sweep");
}

bool causes_of_threads(struct cause_finder *f, struct err *err)
{
    (void)err;
    serial(f);
    first_touch(f);
    return true;
}
