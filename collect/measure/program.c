#include "collect/measure/program.h"

#include <stdlib.h>

#include "base/file.h"
#include "base/proc.h"
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

struct arguments {
    const char **items;
    size_t count;
    size_t capacity;
};

static void add(struct arguments *a, struct arena *arena, const char *word)
{
    a->items = arena_grow(arena, a->items, a->count, &a->capacity, sizeof *a->items);
    a->items[a->count++] = word;
}

static void add_words(struct arguments *a, struct arena *arena, const char *words)
{
    struct str rest = str_of(words);
    while (rest.len != 0) {
        const struct str_cut cut = str_cut(rest, ' ');
        if (cut.head.len != 0)
            add(a, arena, str_cstr(arena, cut.head));
        rest = cut.tail;
    }
}

static struct arguments compile_command(const struct compiler *c, struct arena *arena)
{
    struct arguments a = {0};
    add(&a, arena, c->name);
    add(&a, arena, "-std=c11");
    add_words(&a, arena, c->flags);
    const char *loop_flag = bench_loop_flag(str_of(c->name));
    if (loop_flag != NULL)
        add(&a, arena, loop_flag);
    add(&a, arena, "program.c");
    add(&a, arena, "-o");
    add(&a, arena, "program");
    add(&a, arena, "-lm");
    return a;
}

static bool compile(struct measure_program *p, const struct compiler *c, struct arena *arena,
                    struct err *err)
{
    struct arguments a = compile_command(c, arena);
    add(&a, arena, NULL);
    struct proc_result result;
    const struct proc_spec spec = {.argv = a.items,
                                   .cwd = p->folder,
                                   .timeout_s = compile_limit_s,
                                   .max_output = COMPILER_OUTPUT_BYTES};
    return proc_check(&spec, arena, &result, err);
}

static bool fill_folder(struct measure_program *p, const struct kernel *k, const struct compiler *c,
                        const struct measure_options *how, struct arena *arena, struct err *err)
{
    const struct bench_options options = {
        .name = "kernel", .block_mode = how->block_mode, .written = how->written};
    const struct str source = bench_program_source(k, &options, arena);
    p->path = path_join(arena, p->folder, "program");
    return file_write(path_join(arena, p->folder, "program.c"), source, err) &&
           compile(p, c, arena, err);
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
    char *folder = NULL;
    if (!pin_read_host(arena, &p->host, err) || !dir_temp(arena, &folder, err))
        return false;
    p->folder = folder;
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
        dir_remove(program->folder, &ignored);
}
