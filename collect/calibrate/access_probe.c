#include "collect/calibrate/access_probe.h"

#include <math.h>

#include "base/file.h"
#include "base/proc.h"
#include "base/temp.h"
#include "collect/measure/measure_shared.h"

/* Accesses of a width in assembly. */
struct access_code {
    int bytes;
    const char *where; /* what the compiler defines where there are such registers */
    const char *load, *store;
    const char *registers; /* before their number */
};

static const struct access_code codes[] = {
    {8, "__AVX__", "vmovsd", "vmovsd", "%%xmm"},
    {16, "__AVX__", "vmovupd", "vmovupd", "%%xmm"},
    {32, "__AVX__", "vmovupd", "vmovupd", "%%ymm"},
    {64, "__AVX512F__", "vmovupd", "vmovupd", "%%zmm"},
    {8, "__aarch64__", "ldr", "str", "d"},
    {16, "__aarch64__", "ldr", "str", "q"},
};

enum {
    N_CODES = sizeof codes / sizeof codes[0],
    LINE = 64,
    ELEMENT = 8,
    ACCESSES = 8,     /* of one kind in a probe */
    BESIDE = 2,       /* stores next to so many loads … */
    WITH = 6,         /* … which take longer than the stores alone do */
    ELSEWHERE = 1024, /* bytes from what is loaded */
    OUTPUT_BYTES = 4096,
};

static const double patience_s = 20;

/* x86-64 writes the target last, AArch64 the register first. */
static void add_access(struct sb *text, const struct access_code *c, bool store, int number,
                       int displacement)
{
    const char *op = store ? c->store : c->load;
    if (c->registers[0] != '%')
        sb_addf(text, "\"%s %s%d, [%%0, #%d]\\n\"\n", op, c->registers, number, displacement);
    else if (store)
        sb_addf(text, "\"%s %s%d, %d(%%0)\\n\"\n", op, c->registers, number, displacement);
    else
        sb_addf(text, "\"%s %d(%%0), %s%d\\n\"\n", op, displacement, c->registers, number);
}

static void add_accesses(struct sb *text, const struct access_code *c, bool store, int n, int from,
                         int step)
{
    for (int i = 0; i < n; i++)
        add_access(text, c, store, i, from + i * step);
}

static void open_probe(struct sb *text, int code, const char *name)
{
    sb_addf(text, "static void %s%d(char *p) { REPEAT(\n", name, code);
}

static void close_probe(struct sb *text)
{
    sb_addz(text, ") }\n");
}

/* The three kinds of loops of a width. */
static void add_width(struct sb *text, int code)
{
    const struct access_code *c = &codes[code];
    sb_addf(text, "#ifdef %s\n", c->where);
    open_probe(text, code, "load");
    add_accesses(text, c, false, ACCESSES, 0, LINE);
    close_probe(text);
    open_probe(text, code, "store");
    add_accesses(text, c, true, ACCESSES, 0, c->bytes);
    close_probe(text);
    if (c->bytes > ELEMENT) {
        open_probe(text, code, "split");
        add_accesses(text, c, true, ACCESSES, 0, LINE);
        close_probe(text);
    }
    open_probe(text, code, "both");
    add_accesses(text, c, false, WITH, 0, LINE);
    add_accesses(text, c, true, BESIDE, ELSEWHERE, c->bytes);
    close_probe(text);
    sb_addz(text, "#endif\n");
}

/* A single element is as aligned as its array: it never lies across two lines. */
static void add_report(struct sb *text, int code)
{
    const struct access_code *c = &codes[code];
    const bool splits = c->bytes > ELEMENT;
    const int across = splits ? LINE - c->bytes / 2 : 0;
    sb_addf(text,
            "#ifdef %s\n"
            "{ const double load = best(load%d, data) / %d, store = best(store%d, data) / %d;\n"
            "  const double both = best(both%d, data);\n",
            c->where, code, ACCESSES, code, ACCESSES, code);
    if (splits)
        sb_addf(text,
                "  const double far_load = best(load%d, data + %d) / %d;\n"
                "  const double far_store = best(split%d, data + %d) / %d;\n",
                code, across, ACCESSES, code, across, ACCESSES);
    sb_addf(text,
            "  printf(\"%d %%.4g %%.4g %%.4g %%.4g %%.4g\\n\", load / cycle, %s / cycle,\n"
            "    store / cycle, %s / cycle, (both - %d * load) / %d / cycle); }\n"
            "#endif\n",
            c->bytes, splits ? "far_load" : "load", splits ? "far_store" : "store", WITH, BESIDE);
}

static const char head[] =
    "#define _POSIX_C_SOURCE 200809L\n"
    "#include <stdio.h>\n"
    "#include <time.h>\n"
    "static char data[4096] __attribute__((aligned(4096)));\n"
    "static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t);\n"
    "  return 1e9 * (double)t.tv_sec + (double)t.tv_nsec; }\n"
    "#define REPEAT(code) for (int i = 0; i < 200; i++) __asm__ volatile( \\\n"
    "  \".rept 4\\n\" code \".endr\\n\" : : \"r\"(p) : \"memory\", CLOBBERED);\n"
    "#ifdef __aarch64__\n"
    "#define CLOBBERED \"v0\", \"v1\", \"v2\", \"v3\", \"v4\", \"v5\", \"v6\", \"v7\"\n"
    "static void chain(char *p) { unsigned long x = 0; for (int i = 0; i < 800; i++)\n"
    "  __asm__ volatile(\".rept 16\\nadd %0, %0, %1\\n.endr\\n\" : \"+r\"(x) : \"r\"(p)); }\n"
    "#else\n"
    "#define CLOBBERED \"xmm0\", \"xmm1\", \"xmm2\", \"xmm3\", \"xmm4\", \"xmm5\", \"xmm6\", "
    "\"xmm7\"\n"
    "static void chain(char *p) { unsigned long x = 0; for (int i = 0; i < 800; i++)\n"
    "  __asm__ volatile(\".rept 16\\nadd %1, %0\\n.endr\\n\" : \"+r\"(x) : \"r\"(p)); }\n"
    "#endif\n";

/* Nanoseconds of one of the repeats of a probe. */
static const char foot[] =
    "static double best(void (*f)(char *), char *p) { double b = 1e18;\n"
    "  for (int i = 0; i < 1500; i++) { double s = now(); f(p); s = now() - s; b = s < b ? s : b; "
    "}\n"
    "  return b / 800; }\n"
    "int main(void) {\n"
    "const double cycle = best(chain, data) / 16;\n"
    "(void)cycle;\n";

struct str access_probe_source(struct arena *arena)
{
    struct sb text = {.arena = arena};
    sb_addz(&text, head);
    for (int i = 0; i < N_CODES; i++)
        add_width(&text, i);
    sb_addz(&text, foot);
    for (int i = 0; i < N_CODES; i++)
        add_report(&text, i);
    sb_addz(&text, "return 0; }\n");
    return sb_str(&text);
}

/* ---- results ---- */

enum { NUMBERS = 6 };

static bool read_numbers(struct str line, double *numbers)
{
    for (int i = 0; i < NUMBERS; i++) {
        const struct str_cut word = str_cut(line, ' ');
        if (!str_to_double(word.head, &numbers[i]))
            return false;
        line = word.tail;
    }
    return line.len == 0;
}

/* Of times that scatter by a few per cent: split accesses take no less, stores hide at most. */
static struct access_cost cost_of(const double *n)
{
    return (struct access_cost){.bytes = (int)n[0],
                                .cy_per_load = n[1],
                                .cy_per_split_load = fmax(n[1], n[2]),
                                .cy_per_store = n[3],
                                .cy_per_split_store = fmax(n[3], n[4]),
                                .cy_per_store_beside = fmax(0, fmin(n[5], n[3]))};
}

static bool is_possible(const double *n)
{
    bool possible = n[0] >= 1 && n[0] <= 256;
    for (int i = 1; i < NUMBERS - 1; i++)
        possible = possible && n[i] >= 0.1 && n[i] <= 1000;
    return possible && n[2] > 0.9 * n[1] && n[4] > 0.9 * n[3];
}

bool access_probe_read(struct str printed, struct machine_core *out, struct err *err)
{
    struct machine_core core = {.row_cy = out->row_cy};
    for (struct str line; str_next_line(&printed, &line);) {
        double numbers[NUMBERS] = {0};
        if (!read_numbers(line, numbers) || !is_possible(numbers) ||
            core.n_accesses == MACHINE_MAX_ACCESSES)
            return err_set(err, ERR_SYSTEM, "the probe of accesses to L1 printed '%.*s'",
                           STR_ARG(line));
        core.accesses[core.n_accesses++] = cost_of(numbers);
    }
    *out = core;
    return true;
}

static bool compile_and_run(const char *folder, const struct compiler *compiler, int cpu,
                            struct arena *arena, struct proc_result *result, struct err *err)
{
    struct argv a = measure_compile_begin(compiler, arena);
    argv_add(&a, "probe.c");
    argv_add_option(&a, "-o", "probe");
    const struct proc_spec spec = {
        .argv = (const char *const[]){path_join(arena, folder, "probe"), NULL},
        .cwd = folder,
        .timeout_s = patience_s,
        .max_output = OUTPUT_BYTES,
        .cpus = &cpu,
        .n_cpus = 1};
    return file_write_lazily(path_join(arena, folder, "probe.c"), access_probe_source(arena),
                             err) &&
           measure_compile_in(folder, compiler, &a, arena, err) &&
           proc_check(&spec, arena, result, err);
}

bool access_probe_run(const struct machine *m, int cpu, struct arena *arena,
                      struct machine_core *out, struct err *err)
{
    const struct compiler *compiler = measure_compiler(m, NULL, arena, err);
    struct temp temp;
    struct proc_result result;
    struct err ignored = {0};
    if (compiler == NULL || !temp_make(arena, &temp, err))
        return false;
    const bool done = compile_and_run(temp.path, compiler, cpu, arena, &result, err);
    temp_remove(&temp, &ignored);
    return done && access_probe_read(result.out, out, err);
}
