#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/opt.h"
#include "cli/command.h"
#include "cli/kernel_argument.h"
#include "cli/shared_options.h"
#include "collect/machine/trust.h"
#include "collect/machinefile/load.h"
#include "stempel/kernel/kernel.h"
#include "stempel/program/program.h"

struct bench_values {
    const char *machine;
    long block_mode;
    bool trust;
    struct opt_list defines;
    const char *store;
    bool no_arguments;
    bool random; /* accepted, but values are random in any case */
};

static const struct opt options[] = {
    OPT_RANGE('b', "block", OPT_INT, offsetof(struct bench_values, block_mode), "MODE",
              "0: no blocking (default), 1: block the middle loop (2D: the outer one), 2 or more: "
              "block all "
              "loops",
              0, 1000000),
    {'D', "define", OPT_LIST, offsetof(struct bench_values, defines), "NAME VALUE",
     "check that the kernel fits this grid size and use it in the printed run command; '.' as NAME "
     "sets all sizes",
     2, 0, 0},
    OPTION_MACHINE(
        offsetof(struct bench_values, machine),
        "; the printed build command has its compiler and flags, the program itself does "
        "not depend on it"),
    OPT(0, "nocli", OPT_FLAG, offsetof(struct bench_values, no_arguments), NULL,
        "the program takes no arguments: its sizes are macros (M_MAX for M), set by -D or when it "
        "is "
        "compiled, and so are its block sizes (j_BLOCK for the loop over j, default: 16)"),
    OPT(0, "initwithrand", OPT_FLAG, offsetof(struct bench_values, random), NULL,
        "initialise the arrays with random values; the program does so anyway unless run with "
        "--init "
        "constant"),
    OPTION_TRUST(offsetof(struct bench_values, trust)),
    OPT(0, "store", OPT_TEXT, offsetof(struct bench_values, store), "FILE",
        "write to FILE instead of standard output (-)"),
};

static const struct opt_spec spec = {
    .name = "inspect bench",
    .synopsis = "KERNEL [-m MACHINE] [-b MODE] [-D NAME VALUE]… [--nocli] [--store FILE]",
    .about =
        "Writes the stand-alone benchmark program of a kernel: a class (3D/r1/…), a named kernel "
        "(named/triad) or a file. It takes the grid sizes as arguments and prints its samples as "
        "one JSON object. Its own options control the measurement, among them --threads, --cpus "
        "(pinning), --cold, --pages and --samples; without arguments it lists all of them. inspect "
        "model -p Benchmark and inspect collect set them automatically. Compile it with\n"
        "    cc " PROGRAM_STANDARD_FLAG
        " -O3 -march=native -funroll-loops -fopenmp program.c -o program -lm\n"
        "The options are those of STEMPEL, except: -b always takes a MODE (without one it meant "
        "1), -m is optional, and --store names the output file; the kernel function and the "
        "program are in one file.",
    OPT_TABLE(options),
    .examples = "inspect bench 3D/r1/homogeneous/star/constant/double --store 3d7pt.c\n"
                "inspect bench named/triad -D N 100000\n"
                "inspect bench 2D/r2/isotropic/star/variable/float -b 1\n"
                "inspect bench 2D/r1/isotropic/star/constant/float -D . 4000 --nocli",
};

/* Reads pairs -D NAME VALUE into sizes[n_symbols]; 0 if a size is not given. */
static bool read_sizes(const struct kernel *k, const struct opt_list *defines, int64_t *sizes,
                       struct err *err)
{
    for (size_t i = 0; i + 1 < defines->count; i += 2) {
        const char *const name = defines->items[i];
        const char *const text = defines->items[i + 1];
        int64_t value = 0;
        if (!str_to_i64(str_of(text), &value) || value < 1)
            return err_set(err, ERR_USAGE, "-D %s needs a size of at least 1, not '%s'", name,
                           text) ||
                   err_hint(err, "as in -D %s 100", name);
        const int symbol = kernel_symbol(k, str_of(name));
        if (symbol < 0 && strcmp(name, ".") != 0) {
            err_set(err, ERR_USAGE, "the kernel has no size '%s'", name);
            return kernel_hint_sizes(k, err);
        }
        for (int s = 0; s < k->n_symbols; s++) {
            if (s == symbol || symbol < 0)
                sizes[s] = value;
        }
    }
    return true;
}

static bool check_sizes(const struct kernel *k, const int64_t *sizes, struct err *err)
{
    for (int s = 0; s < k->n_symbols; s++) {
        if (sizes[s] == 0)
            return err_set(err, ERR_USAGE, "the size '%.*s' is missing", STR_ARG(k->symbols[s])) ||
                   err_hint(err, "give all sizes, or none: they are arguments of the program");
    }
    return kernel_check_sizes(k, sizes, err);
}

static void print_arguments(const struct kernel *k, const int64_t *sizes, int block_mode)
{
    for (int s = 0; s < k->n_symbols; s++) {
        if (sizes[s] != 0)
            fprintf(stderr, " %lld", (long long)sizes[s]);
        else
            fprintf(stderr, " %.*s", STR_ARG(k->symbols[s]));
    }
    for (int b = 0; b < program_block_count(k, block_mode); b++)
        fprintf(stderr, "%s16", b == 0 ? " --block " : ",");
}

/* Prints how to build the program as for a measurement, and how to run it, for a user at a
 * terminal. */
static void print_commands(const struct bench_values *v, const struct kernel *k,
                           const int64_t *sizes, int block_mode, const struct compiler *compiler)
{
    const bool has_openmp = strstr(compiler->flags, "openmp") != NULL;
    const char *const loop_flag = program_loop_flag(str_of(compiler->name));
    fprintf(stderr, "%s " PROGRAM_STANDARD_FLAG " %s%s%s%s %s -o bench -lm && ./bench",
            compiler->name, compiler->flags, has_openmp ? "" : " -fopenmp",
            loop_flag == NULL ? "" : " ", loop_flag == NULL ? "" : loop_flag,
            v->store == NULL || command_to_stdout(v->store) ? "program.c" : v->store);
    if (!v->no_arguments)
        print_arguments(k, sizes, block_mode);
    fputc('\n', stderr);
}

/* The first compiler of the machine file; without a file the system's, with the usual flags. */
static bool find_compiler(const char *machine_name, bool trust, struct arena *arena,
                          struct compiler *out, struct err *err)
{
    *out = (struct compiler){.name = "cc", .flags = "-O3 -march=native -funroll-loops"};
    if (machine_name == NULL)
        return true;
    struct machine machine;
    if (!machine_load(machine_name, arena, &machine, err))
        return false;
    if (machine.n_compilers == 0)
        return err_set(err, ERR_INPUT, "the machine file '%s' does not list a compiler",
                       machine_name) ||
               err_hint(err, "add one, or leave out -m");
    *out = machine.compilers[0];
    return trust || trust_check(out, err);
}

static bool run(const struct bench_values *v, const char *argument, struct arena *arena,
                struct err *err)
{
    struct str text;
    struct str name;
    struct kernel k;
    if (!source_load(argument, arena, &text, &name, err) ||
        !kernel_parse(text, str_cstr(arena, name), arena, &k, err))
        return false;
    int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
    struct compiler compiler;
    if (!find_compiler(v->machine, v->trust, arena, &compiler, err) ||
        !read_sizes(&k, &v->defines, sizes, err) ||
        (v->defines.count != 0 && !check_sizes(&k, sizes, err)))
        return false;
    /* STEMPEL blocks all loops if the mode is above 1 */
    const int block_mode =
        v->block_mode > PROGRAM_BLOCK_ALL ? PROGRAM_BLOCK_ALL : (int)v->block_mode;
    const struct program_options how = {.name = str_cstr(arena, name),
                                        .block_mode = block_mode,
                                        .own_sizes = v->no_arguments ? sizes : NULL};
    const struct str program = program_source(&k, &how, arena);
    if (v->defines.count != 0 || v->machine != NULL)
        print_commands(v, &k, sizes, block_mode, &compiler);
    return command_write(v->store != NULL ? v->store : "-", program, err);
}

int cmd_bench(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct bench_values v = {0};
    struct opt_list rest = {0};
    if (!command_begin(&spec, argc, argv, &v, &rest, arena, err))
        return 0;
    if (rest.count != 1) {
        err_set(err, ERR_USAGE, "%s",
                rest.count == 0 ? "no kernel given" : "more than one kernel given");
        err_hint(err, "as in: inspect bench named/triad");
        return 2;
    }
    return run(&v, rest.items[0], arena, err) ? 0 : 1;
}
