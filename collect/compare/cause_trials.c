#include "collect/compare/cause_trials.h"

#include "collect/compare/paired_runs.h"
#include "collect/compare/transform.h"

enum { MAX_TRIALS = 6 };
static const double min_trial_s = 0.6;

static struct measure_options options_of(const struct trial_bench *b, const struct comparison *c,
                                         const struct cause *cause, int64_t *blocks)
{
    struct measure_options o = b->options;
    const struct version *const v = &cause->trial.version;
    o.written = v->written;
    o.serial_touch = v->serial_touch;
    o.shift_bytes = v->aligned ? 0 : o.shift_bytes;
    o.threads = v->serial ? 1 : c->points[cause->point].threads;
    o.outer = c->points[cause->point].own_outer;
    if (cause->block_loop >= 0) {
        o.block_mode = PROGRAM_BLOCK_ALL;
        o.block_sizes = blocks;
    }
    return o;
}

/* The blocked loop gets its block size, the others their whole range. */
static bool choose_blocks(const struct kernel *k, const struct cause *cause, const int64_t *sizes,
                          int64_t *blocks, struct err *err)
{
    for (int l = 0; l < k->n_loops; l++) {
        if (!kernel_loop_iterations(k, l, sizes, &blocks[l], err))
            return false;
    }
    if (cause->block_loop >= 0)
        blocks[cause->block_loop] = cause->block;
    return true;
}

/* A version that cannot be built or run is not tried; only an interrupt is an error. */
static bool try_cause(struct comparison *c, const struct trial_bench *b, struct cause *cause,
                      double budget_s, struct arena *arena, struct err *err)
{
    const struct comparison_point *at = &c->points[cause->point];
    const struct kernel *own = c->request->code->kernel;
    const struct kernel *k = cause->trial.version.kernel;
    const struct machine m = forecast_machine(b->machine, cause->trial.version.flags, arena);
    int64_t sizes[KERNEL_MAX_SYMBOLS], blocks[KERNEL_MAX_LOOPS];
    struct measure_program *program = NULL;
    struct measurement out[2];
    struct err failed = {0};
    transform_sizes(own, cause->trial.sizes != NULL ? cause->trial.sizes : at->sizes, k, sizes);
    const struct measure_options options = options_of(b, c, cause, blocks);
    struct measure_options as_is = b->options;
    as_is.threads = c->request->code->serial ? 1 : at->threads;
    as_is.outer = at->own_outer;
    const struct measure_turns turns = pair_turns(own, at->sizes, budget_s);
    const bool same = cause->trial.version.aligned; /* the program: only its arrays move */
    const bool ok =
        choose_blocks(k, cause, sizes, blocks, &failed) &&
        (same || measure_program_build(k, &m, &options, arena, &program, &failed)) &&
        measure_in_turn((const struct measure_task[]){{b->own, at->sizes, &as_is},
                                                      {same ? b->own : program, sizes, &options}},
                        2, &turns, arena, out, &failed);
    measure_program_free(program);
    if (!ok) {
        if (failed.kind == ERR_INTERRUPTED)
            *err = failed;
        return failed.kind != ERR_INTERRUPTED;
    }
    cause->trial.done = true;
    pair_ratio(&out[1], &out[0], arena, &cause->trial.gain, &cause->trial.low, &cause->trial.high);
    return true;
}

/* Drops suspects that were not tried because the budget was used up: nothing is known of them. */
static void drop_untried(struct causes *causes)
{
    size_t kept = 0;
    for (size_t i = 0; i < causes->count; i++) {
        if (!causes->items[i].suspect || causes->items[i].trial.done)
            causes->items[kept++] = causes->items[i];
    }
    causes->count = kept;
}

bool trial_measure(struct comparison *c, const struct trial_bench *bench, struct arena *arena,
                   struct err *err)
{
    size_t n = 0;
    for (size_t i = 0; i < c->causes.count; i++)
        n += c->causes.items[i].trial.version.kernel != NULL;
    n = n < MAX_TRIALS ? n : MAX_TRIALS;
    double each_s = bench->budget_s / (double)(n > 0 ? n : 1);
    each_s = each_s > min_trial_s ? each_s : min_trial_s;
    for (size_t i = 0; i < c->causes.count && n > 0; i++) {
        if (c->causes.items[i].trial.version.kernel == NULL)
            continue;
        n--;
        comparison_show(c->request, 0.8, "measuring without each cause");
        if (!try_cause(c, bench, &c->causes.items[i], each_s, arena, err))
            return false;
    }
    drop_untried(&c->causes);
    c->causes.tried = true;
    causes_sort(&c->causes, c->verdict);
    return true;
}
