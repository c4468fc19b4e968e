/*
 * Compares T_comp and T_RegL1 of our compiler and analyser with those of the published INSPECT
 * collection, which are IACA's on icc's code (Intel) and OSACA's on gcc's (Zen).
 *
 *     incore_reference FOLDER [COMPILER [FLAGS]]
 *
 * COMPILER is gcc (default) or clang; FLAGS (one argument, e.g. `-O3 -ffast-math`) replace -O3 in
 * front of the machine's -march. Prints a row for each configuration with figures and, for each
 * machine, how many are within 20 %.
 *
 * What is further off, with gcc 12.2 -O3 and llvm-mca 19:
 * - T_RegL1 of boxes and of the larger stars is higher: gcc keeps a pointer for each row and
 * reloads it (or a coefficient) from the stack, icc addresses all rows from one register. `rest` is
 *   T_RegL1 without the accesses to the stack: the loads of the points (13 for 13 points, published
 *   14; 27 for boxes, published 28). Boxes with a coefficient for each point are published with
 *   their own spills.
 * - T_comp of boxes with one product for each point, Haswell: the same loads occupy ports 2 and 3,
 *   which are among the overlapping ones.
 * - T_comp on Sandy Bridge: gcc splits loads of 32 bytes that may not be aligned. With
 *   `-mno-avx256-split-unaligned-load -mno-avx256-split-unaligned-store` all are within 20 %.
 * - T_comp on Skylake: the collection has no report of IACA for this machine, and its figures lie
 *   above every port of the instruction mix (13 points: 12 additions of two vectors on two ports
 *   take 12 cycles, published are 23.4). IACA's Skylake model waits for results; ours are in
 *   `latency`. r2/isotropic/box is published for scalar code.
 * - Zen: the published code is scalar (8-byte stores) for boxes and variable coefficients, ours
 * uses 16-byte vectors: half the loads. The complex kernel was compiled with -ffast-math or the
 * like; without it every product is checked for operands that are no numbers.
 */
#include <math.h>
#include <stdio.h>

#include "base/csv.h"
#include "collect/incore/incore.h"
#include "incore/targets.h"
#include "reference.h"
#include "stempel/gen.h"

static const char *const zen1_ports[] = {"ZnALU0", "ZnALU1", "ZnALU2", "ZnALU3", "ZnDivider",
                                         "ZnFPU0", "ZnFPU1", "ZnFPU2", "ZnFPU3", "ZnMultiplier"};
static const char *const zen1_data[] = {"ZnAGU0", "ZnAGU1"};
TARGET_X86(zen1, "znver1", zen1_ports, zen1_data);

/* A machine of the collection: our name for it, and the tally of its rows. */
struct column {
    const char *name;
    const struct machine *machine;
    const char *march;
    size_t rows;
    size_t comp_close, data_close;
};

static bool is_close(double ours, double published)
{
    return fabs(ours / published - 1) <= 0.2;
}

/* The configuration's kernel from its path `stencils/<class>/<machine>`. */
static bool load_kernel(struct str path, struct arena *arena, struct kernel *k, struct err *err)
{
    struct str class = str_slice(path, STR("stencils/").len, path.len);
    while (class.len > 0 && class.ptr[class.len - 1] != '/')
        class.len--;
    class.len -= class.len > 0;
    struct stencil_class parsed;
    struct str source;
    return class_parse(class, &parsed, err) &&
           gen_kernel(&parsed, &(struct gen_options){0}, arena, &source, err) &&
           kernel_parse(source, str_cstr(arena, class), arena, k, err);
}

static bool analyse(struct str path, const struct column *c, const char *compiler,
                    const char *flags, struct arena *arena, struct incore *out, double *lup_per_cl,
                    struct err *err)
{
    struct kernel k;
    struct machine m = *c->machine;
    const struct compiler with = {.name = compiler,
                                  .flags = str_formatz(arena, "%s -march=%s", flags, c->march)};
    m.compilers = &with;
    m.n_compilers = 1;
    const struct incore_options options = {.asm_block = -1};
    if (!load_kernel(path, arena, &k, err))
        return false;
    *lup_per_cl = kernel_lup_per_cl(&k, m.line_bytes);
    return incore_analyse(&k, &m, &options, arena, out, err);
}

static void print_row(struct str path, double comp, double data, double lup_per_cl,
                      const struct incore *in)
{
    /* All four machines have two ports that load. */
    const double stack = in->n_spills / 2.0 * lup_per_cl / in->lup_per_iteration;
    const double rest = in->T_RegL1_cy_per_cl - stack;
    const struct str shown = str_slice(path, STR("stencils/3D/").len, path.len);
    printf("%-66.*s %7.1f %7.1f %5.2f %7.1f %7.1f %5.2f %7.1f %7.1f %4d %4d %4d\n", STR_ARG(shown),
           comp, in->T_comp_cy_per_cl, in->T_comp_cy_per_cl / comp, data, in->T_RegL1_cy_per_cl,
           in->T_RegL1_cy_per_cl / data, rest, in->T_latency_cy_per_cl, in->simd_bits,
           in->lup_per_iteration, in->n_spills);
    fflush(stdout);
}

static int run(const char *folder, const char *compiler, const char *flags, struct err *err)
{
    struct column columns[] = {
        {.name = "HaswellEP_E5-2695v3_CoD", .machine = &haswell, .march = "haswell"},
        {.name = "SandyBridgeEP_E5-2680", .machine = &sandybridge, .march = "sandybridge"},
        {.name = "SkylakeSP_Gold-6148", .machine = &skylake, .march = "skylake-avx512"},
        {.name = "Zen_EPYC-7451", .machine = &zen1, .march = "znver1"},
    };
    struct arena arena = {0};
    struct csv_table meta;
    if (!reference_table(folder, "published_meta.csv", &arena, &meta, err)) {
        arena_free(&arena);
        return 1;
    }
    printf("%-66s %7s %7s %5s %7s %7s %5s %7s %7s %4s %4s %4s\n", "configuration", "T_comp", "ours",
           "", "T_RegL1", "ours", "", "rest", "latency", "simd", "LUP", "spill");
    for (size_t row = 0; row < meta.rows && err->kind == ERR_NONE; row++) {
        const struct str path = csv_cell(&meta, row, csv_column(&meta, "path"));
        const struct str machine = csv_cell(&meta, row, csv_column(&meta, "machine"));
        const double comp = csv_number(&meta, row, csv_column(&meta, "T_comp"));
        const double data = csv_number(&meta, row, csv_column(&meta, "T_RegL1"));
        for (size_t i = 0; i < N_OF(columns); i++) {
            struct arena scratch = {0};
            struct incore in;
            double lup_per_cl = 0;
            struct column *c = &columns[i];
            if (str_eq(machine, str_of(c->name)) && comp > 0 && data > 0 &&
                analyse(path, c, compiler, flags, &scratch, &in, &lup_per_cl, err)) {
                print_row(path, comp, data, lup_per_cl, &in);
                c->rows++;
                c->comp_close += is_close(in.T_comp_cy_per_cl, comp);
                c->data_close += is_close(in.T_RegL1_cy_per_cl, data);
            }
            arena_free(&scratch);
        }
    }
    for (size_t i = 0; i < N_OF(columns); i++)
        printf("%s: within 20 %%: T_comp %zu, T_RegL1 %zu of %zu\n", columns[i].name,
               columns[i].comp_close, columns[i].data_close, columns[i].rows);
    arena_free(&arena);
    return err->kind == ERR_NONE ? 0 : 1;
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        fputs("usage: incore_reference FOLDER [COMPILER [FLAGS]]\n", stderr);
        return 2;
    }
    struct err err = {0};
    const int status = run(argv[1], argc > 2 ? argv[2] : "gcc", argc > 3 ? argv[3] : "-O3", &err);
    if (err.kind != ERR_NONE)
        fprintf(stderr, "%s — %s\n", err.text, err.hint);
    return status;
}
