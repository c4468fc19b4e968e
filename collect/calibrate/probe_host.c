#include "collect/calibrate/probe_host.h"

#include "collect/incore/incore.h"
#include "collect/measure/measure.h"

struct probe_host {
    const struct machine *machine;
    double seconds;
    struct arena *arena;
    struct probe_runner runner;
    struct measure_shared *shared;
    struct measure_program **programs;
    size_t n_programs;
};

static const struct incore *analyse(const struct probe_host *h, const struct kernel *k)
{
    const struct incore_options how = {.asm_block = -1};
    struct incore *const in = arena_alloc(h->arena, 1, sizeof *in);
    struct err unknown = {0};
    return incore_analyse(k, h->machine, &how, h->arena, in, &unknown) ? in : NULL;
}

static bool build(void *context, const struct kernel *k, int *program, const struct incore **in,
                  struct err *err)
{
    struct probe_host *h = context;
    const struct measure_options how = {.shared = h->shared};
    ARENA_GROW(h->arena, h->programs, h->n_programs);
    if (!measure_program_build(k, h->machine, &how, h->arena, &h->programs[h->n_programs], err))
        return false;
    *program = (int)h->n_programs++;
    *in = analyse(h, k);
    return true;
}

/* One start: the caller's rounds are the repeats. */
static bool run(void *context, int program, const int64_t *sizes, int cores,
                struct spread *cy_per_cl, struct err *err)
{
    struct probe_host *h = context;
    struct arena scratch = {0};
    struct measurement result;
    const struct measure_options how = {
        .shared = h->shared, .threads = cores, .budget_s = h->seconds};
    const struct measure_task task = {h->programs[program], sizes, &how};
    const struct measure_turns once = {.min_rounds = 1, .max_rounds = 1, .round_s = h->seconds};
    const bool ok = measure_in_turn(&task, 1, &once, &scratch, &result, err);
    if (ok)
        *cy_per_cl = result.cy_per_cl;
    arena_free(&scratch);
    return ok;
}

bool probe_host_open(const struct machine *m, double seconds, struct arena *arena,
                     struct probe_host **out, struct err *err)
{
    struct probe_host *h = arena_alloc(arena, 1, sizeof *h);
    *h = (struct probe_host){.machine = m,
                             .seconds = seconds,
                             .arena = arena,
                             .runner = {.context = h, .build = build, .run = run}};
    *out = h;
    return measure_shared_open(NULL, arena, &h->shared, err);
}

const struct probe_runner *probe_host_runner(const struct probe_host *host)
{
    return &host->runner;
}

void probe_host_close(struct probe_host *host)
{
    if (host == NULL)
        return;
    for (size_t i = 0; i < host->n_programs; i++)
        measure_program_free(host->programs[i]);
    measure_shared_close(host->shared);
}
