#include "collect/measure/program_command.h"

#include <stdlib.h>

#include "base/file.h"
#include "base/proc.h"
#include "collect/machine/trust.h"
#include "collect/measure/measure_shared.h"
#include "stempel/program/program.h"

const char *const program_env_unset[] = {"OMP_*", "GOMP_*", "KMP_*", "LIKWID_*", NULL};

const char *program_command_cpus(const int *cpus, int count, struct arena *arena)
{
    struct sb text = {.arena = arena};
    for (int i = 0; i < count; i++)
        sb_addf(&text, "%s%d", i == 0 ? "" : ",", cpus[i]);
    return sb_cstr(&text);
}

static const char *join_sizes(const int64_t *values, int count, struct arena *arena)
{
    struct sb text = {.arena = arena};
    for (int i = 0; i < count; i++)
        sb_addf(&text, "%s%lld", i == 0 ? "" : ",", (long long)values[i]);
    return sb_cstr(&text);
}

struct argv program_command(const struct measure_program *p, const int64_t *sizes,
                            const struct measure_options *options, int threads, const int *cpus,
                            struct arena *arena)
{
    struct argv a = {.arena = arena};
    argv_add(&a, p->path);
    for (int i = 0; i < p->n_symbols; i++)
        argv_add(&a, str_formatz(arena, "%lld", (long long)sizes[i]));
    argv_add_option(&a, "--threads", str_formatz(arena, "%d", threads));
    argv_add_option(&a, "--cpus", program_command_cpus(cpus, threads, arena));
    argv_add_option(&a, "--pages", program_pages_name(options->pages));
    if (p->n_blocks > 0)
        argv_add_option(&a, "--block", join_sizes(options->block_sizes, p->n_blocks, arena));
    if (options->cold)
        argv_add(&a, "--cold");
    if (options->jacobi)
        argv_add(&a, "--jacobi");
    if (options->outer > 0)
        argv_add_option(&a, "--outer", str_formatz(arena, "%lld", (long long)options->outer));
    if (options->serial_touch)
        argv_add_option(&a, "--touch", "serial");
    if (options->shift_bytes > 0)
        argv_add_option(&a, "--shift", str_formatz(arena, "%d", options->shift_bytes));
    return a;
}

const struct compiler *measure_compiler(const struct machine *m, const char *wanted,
                                        struct arena *arena, struct err *err)
{
    if (wanted != NULL) {
        const struct compiler *c = machine_compiler(m, str_of(wanted));
        if (c == NULL)
            err_set(err, ERR_INPUT, "the machine file has no compiler '%s'", wanted);
        return c != NULL && trust_check(c, err) ? c : NULL;
    }
    for (size_t i = 0; i < m->n_compilers; i++) {
        const struct compiler *c = &m->compilers[i];
        if (proc_find(arena, c->name) != NULL)
            return trust_check(c, err) ? c : NULL;
    }
    err_set(err, ERR_SYSTEM, "no compiler of the machine file is installed");
    err_transient(err);
    err_hint(err, "install gcc or clang");
    return NULL;
}

/* What a program is made of. */
struct build {
    const struct kernel *k;
    const struct compiler *compiler;
    const struct measure_options *options;
};

static bool compile(const struct measure_program *p, const struct build *b, struct arena *arena,
                    struct err *err)
{
    const struct program_options how = {
        .name = "kernel", .block_mode = b->options->block_mode, .written = b->options->written};
    const struct str source = program_kernel_source(b->k, &how, arena);
    const char *common = NULL;
    if (!shared_harness(p->shared, b->compiler, b->options->markers, &common, err) ||
        !file_write_lazily(path_join(arena, p->folder.path, "kernel.c"), source, err))
        return false;
    struct argv a = measure_compile_begin(b->compiler, arena);
    argv_add(&a, "kernel.c");
    argv_add(&a, common);
    argv_add_option(&a, "-o", "program");
    argv_add(&a, "-lm");
    if (b->options->markers) {
        argv_add(&a, "-L" LIKWID_LIBRARY_DIR);
        argv_add(&a, "-Wl,-rpath," LIKWID_LIBRARY_DIR);
        argv_add(&a, "-llikwid");
    }
    return measure_compile_in(p->folder.path, b->compiler, &a, arena, err);
}

static bool build_program(struct measure_program *p, const struct build *b, struct arena *arena,
                          struct err *err)
{
    if (!shared_host(p->shared, &p->host, &p->counters, err) || !temp_make(arena, &p->folder, err))
        return false;
    p->path = path_join(arena, p->folder.path, "program");
    return compile(p, b, arena, err);
}

bool measure_program_build(const struct kernel *k, const struct machine *m,
                           const struct measure_options *options, struct arena *arena,
                           struct measure_program **out, struct err *err)
{
    const struct compiler *c = measure_compiler(m, options->compiler, arena, err);
    if (c == NULL)
        return false;
    struct measure_program *p = arena_alloc(arena, 1, sizeof *p);
    p->n_symbols = k->n_symbols;
    p->n_blocks = program_block_count(k, options->block_mode);
    p->lup_per_cl = kernel_lup_per_cl(k, m->line_bytes);
    p->clock_hz = m->clock_hz;
    p->parallel = program_is_parallel(k);
    p->shared = options->shared;
    p->own_shared = p->shared == NULL;
    if (p->own_shared && !measure_shared_open(NULL, arena, &p->shared, err))
        return false;
    const struct build b = {k, c, options};
    if (!build_program(p, &b, arena, err)) {
        measure_program_free(p);
        return false;
    }
    *out = p;
    return true;
}

void measure_program_free(struct measure_program *program)
{
    struct err ignored = {0};
    if (program == NULL)
        return;
    if (program->folder.path != NULL)
        temp_remove(&program->folder, &ignored);
    if (program->own_shared)
        measure_shared_close(program->shared);
}
