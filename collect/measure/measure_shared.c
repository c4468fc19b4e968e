#include "collect/measure/measure_shared.h"

#include <math.h>

#include "base/file.h"
#include "base/proc.h"
#include "base/temp.h"
#include "collect/measure/counters.h"
#include "stempel/program/program.h"

static const double compile_limit_s = 120;
enum { COMPILER_OUTPUT_BYTES = 1 << 20 };

/* The common part of the programs, compiled. */
struct harness {
    const char *compiler;
    const char *flags;
    bool markers;
    const char *path;
};

struct measure_shared {
    struct arena *arena;
    struct temp folder;
    struct counter_provider provider;
    bool looked; /* at the host */
    struct pin_host host;
    const char *counters;
    struct {
        int cpu, threads;
        double max;
    } adds_per_cycle; /* see shared_max_adds */
    size_t n_harnesses;
    struct harness *harnesses;
};

bool measure_shared_open(const struct counter_provider *counters, struct arena *arena,
                         struct measure_shared **out, struct err *err)
{
    struct measure_shared *s = arena_alloc(arena, 1, sizeof *s);
    s->arena = arena;
    s->provider = counters != NULL ? *counters : counter_likwid();
    if (!temp_make(arena, &s->folder, err))
        return false;
    *out = s;
    return true;
}

void measure_shared_close(struct measure_shared *shared)
{
    struct err ignored = {0};
    if (shared != NULL)
        temp_remove(&shared->folder, &ignored);
}

const struct counter_provider *measure_shared_counters(const struct measure_shared *shared)
{
    return &shared->provider;
}

static const char *counters_here(const struct measure_shared *shared)
{
    struct arena *arena = shared->arena;
    const char *why = shared->provider.unavailable(shared->provider.state, arena);
    return why == NULL ? "available" : str_formatz(arena, "unavailable (%s)", why);
}

bool shared_host(struct measure_shared *shared, struct pin_host *host, const char **counters,
                 struct err *err)
{
    if (!shared->looked) {
        if (!pin_read_host(shared->arena, &shared->host, err))
            return false;
        shared->counters = counters_here(shared);
        shared->looked = true;
    }
    *host = shared->host;
    *counters = shared->counters;
    return true;
}

double shared_max_adds(struct measure_shared *shared, int cpu, int threads, double seen)
{
    const bool same =
        shared->adds_per_cycle.cpu == cpu && shared->adds_per_cycle.threads == threads;
    const double before = same ? shared->adds_per_cycle.max : 0;
    shared->adds_per_cycle.cpu = cpu;
    shared->adds_per_cycle.threads = threads;
    shared->adds_per_cycle.max = fmax(before, seen);
    return shared->adds_per_cycle.max;
}

/* ---- compiling ---- */

struct argv measure_compile_begin(const struct compiler *compiler, struct arena *arena)
{
    struct argv a = {.arena = arena};
    argv_add(&a, compiler->name);
    argv_add(&a, PROGRAM_STANDARD_FLAG);
    argv_add_words(&a, str_of(compiler->flags));
    const char *loop_flag = program_loop_flag(str_of(compiler->name));
    if (loop_flag != NULL)
        argv_add(&a, loop_flag);
    return a;
}

/* clang comes without the OpenMP library that its -fopenmp needs. */
static bool lacks_openmp(struct str said)
{
    static const char *const signs[] = {"omp.h", "-lomp", "libomp", "-lgomp", "libgomp", NULL};
    return str_contains_one_of(said, signs);
}

bool measure_compile_in(const char *folder, const struct compiler *compiler,
                        const struct argv *command, struct arena *arena, struct err *err)
{
    struct proc_result result;
    const struct proc_spec spec = {.argv = command->items,
                                   .cwd = folder,
                                   .env_set = (const char *const[]){PROC_ENGLISH_SET, NULL},
                                   .env_unset = (const char *const[]){PROC_ENGLISH_UNSET, NULL},
                                   .timeout_s = compile_limit_s,
                                   .max_output = COMPILER_OUTPUT_BYTES};
    struct err why = {0};
    if (proc_check(&spec, arena, &result, &why))
        return true;
    if (result.exit_status <= 0 || !lacks_openmp(result.err)) {
        *err = why;
        return proc_starved(&result) && err_transient(err);
    }
    err_set(err, ERR_SYSTEM, "%s cannot build programs with OpenMP here: its library is missing",
            compiler->name);
    err_transient(err);
    return err_hint(err, "install it (for clang the package libomp-dev), or choose another "
                         "compiler of the machine file");
}

static bool compile_harness(const struct measure_shared *shared, const struct compiler *compiler,
                            const struct harness *h, struct err *err)
{
    struct arena arena = {0};
    struct argv a = measure_compile_begin(compiler, &arena);
    argv_add(&a, "-O2"); /* this part is not measured, and this halves the compile time */
    argv_add(&a, "-c");
    argv_add(&a, "harness.c");
    argv_add_option(&a, "-o", h->path);
    if (h->markers) {
        argv_add(&a, "-DLIKWID_PERFMON");
        argv_add(&a, "-I" LIKWID_INCLUDE_DIR);
    }
    const bool done = file_write_lazily(path_join(&arena, shared->folder.path, "harness.c"),
                                        program_harness_source(&arena), err) &&
                      measure_compile_in(shared->folder.path, compiler, &a, &arena, err);
    arena_free(&arena);
    return done;
}

static bool is_for(const struct harness *h, const struct compiler *compiler, bool markers)
{
    return h->markers == markers && str_eq(str_of(h->compiler), str_of(compiler->name)) &&
           str_eq(str_of(h->flags), str_of(compiler->flags));
}

bool shared_harness(struct measure_shared *shared, const struct compiler *compiler, bool markers,
                    const char **path, struct err *err)
{
    for (size_t i = 0; i < shared->n_harnesses; i++) {
        *path = shared->harnesses[i].path;
        if (is_for(&shared->harnesses[i], compiler, markers))
            return true;
    }
    struct arena *arena = shared->arena;
    const struct harness h = {
        .compiler = str_cstr(arena, str_of(compiler->name)),
        .flags = str_cstr(arena, str_of(compiler->flags)),
        .markers = markers,
        .path = path_join(arena, shared->folder.path,
                          str_formatz(arena, "harness%zu.o", shared->n_harnesses))};
    if (!compile_harness(shared, compiler, &h, err))
        return false;
    *ARENA_ADD(arena, shared->harnesses, shared->n_harnesses) = h;
    *path = h.path;
    return true;
}
