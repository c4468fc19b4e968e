#include "collect/measure/program.h"

#include <stdlib.h>

#include "base/argv.h"
#include "base/file.h"
#include "base/proc.h"
#include "collect/measure/counters.h"
#include "stempel/bench/program.h"

static const double compile_limit_s = 120;
enum { COMPILER_OUTPUT_BYTES = 1 << 20 };

/* The wanted compiler, or the machine file's first that is installed. */
static const struct compiler *choose_compiler(const struct machine *m, const char *wanted,
                                              struct arena *arena, struct err *err)
{
    if (wanted != NULL) {
        const struct compiler *c = machine_compiler(m, str_of(wanted));
        if (c == NULL)
            err_set(err, ERR_INPUT, "the machine file has no compiler '%s'", wanted);
        return c;
    }
    for (size_t i = 0; i < m->n_compilers; i++) {
        if (proc_find(arena, m->compilers[i].name) != NULL)
            return &m->compilers[i];
    }
    err_set(err, ERR_SYSTEM, "no compiler of the machine file is installed");
    err_hint(err, "install gcc or clang");
    return NULL;
}

static const char *const *compile_command(const struct compiler *c, bool markers,
                                          struct arena *arena)
{
    struct argv a = {.arena = arena};
    argv_add(&a, c->name);
    argv_add(&a, "-std=c11");
    argv_add_words(&a, str_of(c->flags));
    const char *loop_flag = bench_loop_flag(str_of(c->name));
    if (loop_flag != NULL)
        argv_add(&a, loop_flag);
    argv_add(&a, "program.c");
    argv_add_option(&a, "-o", "program");
    argv_add(&a, "-lm");
    if (markers) {
        argv_add(&a, "-DLIKWID_PERFMON");
        argv_add(&a, "-I" LIKWID_INCLUDE_DIR);
        argv_add(&a, "-L" LIKWID_LIBRARY_DIR);
        argv_add(&a, "-Wl,-rpath," LIKWID_LIBRARY_DIR);
        argv_add(&a, "-llikwid");
    }
    return a.items;
}

/* clang comes without the OpenMP library that its -fopenmp needs. */
static bool lacks_openmp(struct str said)
{
    static const char *const signs[] = {"omp.h", "-lomp", "libomp", "-lgomp", "libgomp"};
    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++) {
        if (str_find_str(said, str_of(signs[i])) != said.len)
            return true;
    }
    return false;
}

static bool compile(struct measure_program *p, const struct compiler *c, bool markers,
                    struct arena *arena, struct err *err)
{
    struct proc_result result;
    const struct proc_spec spec = {.argv = compile_command(c, markers, arena),
                                   .cwd = p->folder.path,
                                   .timeout_s = compile_limit_s,
                                   .max_output = COMPILER_OUTPUT_BYTES};
    struct err why = {0};
    if (proc_check(&spec, arena, &result, &why))
        return true;
    if (result.exit_status <= 0 || !lacks_openmp(result.err)) {
        *err = why;
        return false;
    }
    err_set(err, ERR_SYSTEM, "%s cannot build programs with OpenMP here: its library is missing",
            c->name);
    return err_hint(err, "install it (for clang the package libomp-dev), or choose another "
                         "compiler of the machine file");
}

static bool fill_folder(struct measure_program *p, const struct kernel *k, const struct compiler *c,
                        const struct measure_options *how, struct arena *arena, struct err *err)
{
    const struct bench_options options = {
        .name = "kernel", .block_mode = how->block_mode, .written = how->written};
    const struct str source = bench_program_source(k, &options, arena);
    p->path = path_join(arena, p->folder.path, "program");
    return file_write(path_join(arena, p->folder.path, "program.c"), source, err) &&
           compile(p, c, how->markers, arena, err);
}

static const char *counters_here(struct arena *arena)
{
    const struct counter_provider likwid = counter_likwid();
    const char *why = likwid.unavailable(likwid.state, arena);
    return why == NULL ? "available" : str_formatz(arena, "unavailable (%s)", why);
}

bool measure_program_build(const struct kernel *k, const struct machine *m,
                           const struct measure_options *options, struct arena *arena,
                           struct measure_program **out, struct err *err)
{
    const struct compiler *c = choose_compiler(m, options->compiler, arena, err);
    if (c == NULL)
        return false;
    struct measure_program *p = arena_alloc(arena, 1, sizeof *p);
    p->n_symbols = k->n_symbols;
    p->n_blocks = bench_block_count(k, options->block_mode);
    p->lup_per_cl = kernel_lup_per_cl(k, m->line_bytes);
    p->clock_hz = m->clock_hz;
    p->parallel = bench_is_parallel(k);
    p->counters = counters_here(arena);
    if (!pin_read_host(arena, &p->host, err) || !temp_make(arena, &p->folder, err))
        return false;
    if (!fill_folder(p, k, c, options, arena, err)) {
        measure_program_free(p);
        return false;
    }
    *out = p;
    return true;
}

void measure_program_free(struct measure_program *program)
{
    struct err ignored = {0};
    if (program != NULL)
        temp_remove(&program->folder, &ignored);
}
