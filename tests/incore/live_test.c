#include "unit.h"

#include <math.h>
#include <string.h>

#include "base/file.h"
#include "collect/incore/core_time.h"
#include "incore/targets.h"
#include "stempel/gen.h"
#include "stempel/program/function.h"

/* The compilers and the analyser that are installed, on kernels of the repository. */

struct fixture {
    struct arena arena;
    struct kernel kernel;
    struct incore in;
};

/* A kernel's file, or a class of stencils. */
static void load(struct fixture *f, const char *name)
{
    struct err err = {0};
    struct str text;
    struct stencil_class class;
    *f = (struct fixture){0};
    if (str_ends_with(str_of(name), STR(".c"))) {
        assert_true(file_read(name, 1 << 20, &f->arena, &text, &err));
    } else {
        assert_true(class_parse(str_of(name), &class, &err));
        assert_true(gen_kernel(&class, &(struct gen_options){0}, &f->arena, &text, &err));
    }
    assert_true(kernel_parse(text, name, &f->arena, &f->kernel, &err));
}

static void analyse(struct fixture *f, const char *path, const struct machine *m,
                    const char *compiler)
{
    struct err err = {0};
    load(f, path);
    const struct incore_options options = {.compiler = compiler, .asm_block = -1, .report = true};
    if (!incore_analyse(&f->kernel, m, &options, &f->arena, &f->in, &err))
        print_message("%s, %s, %s: %s — %s\n", path, m->name, compiler, err.text, err.hint);
    assert_int_equal(err.kind, ERR_NONE);
}

static const char *const compilers[] = {"gcc", "clang"};

/*
 * Seven points, AVX: 7 loads of 32 bytes on two ports and 6 additions on port 1, the only one that
 * adds on Haswell. Two vectors are a cache line: 12 cycles for the additions and at most 7 for the
 * loads (fewer if a compiler keeps neighbours in registers), 8 with the addresses of stores.
 */
static void seven_points_on_haswell(void **state)
{
    (void)state;
    for (size_t i = 0; i < 2; i++) {
        struct fixture f;
        analyse(&f, "stencils/named/3d-7pt.c", &haswell, compilers[i]);
        assert_true(f.in.vectorised);
        assert_int_equal(f.in.simd_bits, 256);
        assert_int_equal(f.in.lup_per_iteration % 4, 0);
        assert_true(f.in.T_comp_cy_per_cl > 11.9 && f.in.T_comp_cy_per_cl < 14);
        assert_true(f.in.T_RegL1_cy_per_cl > 5.9 && f.in.T_RegL1_cy_per_cl < 8.2);
        assert_true(f.in.T_latency_cy_per_cl == 0);
        assert_false(f.in.lower_bound);
        assert_non_null(strstr(f.in.compiler, compilers[i]));
        assert_non_null(strstr(f.in.analyser, "llvm-mca"));
        arena_free(&f.arena);
    }
}

/* What is measured is what is analysed: the language of programs keeps multiplications fused with
 * additions, as a compiler's own default does. */
static void programs_language_changes_no_loop(void **state)
{
    (void)state;
    for (size_t i = 0; i < N_OF(compilers); i++) {
        struct fixture plain, programs;
        const struct compiler as_built = {.name = compilers[i],
                                          .flags = PROGRAM_STANDARD_FLAG
                                          " -O3 -march=haswell -fopenmp -lm"};
        struct machine m = haswell;
        m.compilers = &as_built;
        m.n_compilers = 1;
        analyse(&plain, "stencils/named/triad.c", &haswell, compilers[i]);
        analyse(&programs, "stencils/named/triad.c", &m, compilers[i]);
        assert_true(str_find_str(plain.in.assembly, STR("vfmadd")) < plain.in.assembly.len);
        assert_string_equal(str_cstr(&plain.arena, plain.in.assembly),
                            str_cstr(&programs.arena, programs.in.assembly));
        arena_free(&plain.arena);
        arena_free(&programs.arena);
    }
}

/* What must hold for any code that a compiler generates. */
static void check_sane(const struct fixture *f, const char *what)
{
    const struct incore *in = &f->in;
    double sum = 0;
    for (size_t i = 0; i < in->n_instructions; i++) {
        for (size_t p = 0; p < in->n_ports; p++)
            sum += in->instructions[i].cy_per_port[p];
        assert_false(in->instructions[i].unknown);
    }
    double ports = 0;
    for (size_t p = 0; p < in->n_ports; p++)
        ports += in->ports[p].cy_per_cl;
    const double passes = kernel_lup_per_cl(&f->kernel, 64) / in->lup_per_iteration;
    if (fabs(sum * passes - ports) > 1e-6 * ports)
        print_message("%s\n", what);
    assert_true(fabs(sum * passes - ports) <= 1e-6 * ports);
    assert_true(in->T_comp_cy_per_cl > 0 && in->T_RegL1_cy_per_cl > 0);
    assert_true(incore_overlapping_cy_per_cl(in) >= in->T_comp_cy_per_cl);
    assert_true(in->throughput_cy_per_iteration > 0 && in->simulated_cy_per_iteration > 0);
    assert_true(in->n_instructions > 2 && in->first_line < in->last_line);
    assert_true(in->report.len > 100 && in->assembly.len > 100);
}

static void all_targets_and_compilers_give_sane_results(void **state)
{
    (void)state;
    static const struct machine *const machines[] = {&haswell, &skylake, &zen3, &neoverse};
    static const char *const kernels[] = {"stencils/named/2d-5pt.c", "stencils/named/copy.c",
                                          "stencils/named/himeno.c"};
    for (size_t m = 0; m < N_OF(machines); m++) {
        for (size_t k = 0; k < N_OF(kernels); k++) {
            struct fixture f;
            /* alternating, to save time: both compilers meet every target and every kernel */
            const char *compiler = machines[m] == &neoverse ? "clang" : compilers[(m + k) % 2];
            analyse(&f, kernels[k], machines[m], compiler);
            check_sane(&f, kernels[k]);
            arena_free(&f.arena);
        }
    }
}

/*
 * Seven points, SVE of 512 bits: 7 loads and a store for each of a line's 4 vectors, on two address
 * units: 16 cycles; 7 additions and multiplications and the data of the store on two pipes: also
 * 16. An iteration consists of whole vectors; llvm-mca knows all instructions.
 */
static void seven_points_on_a64fx(void **state)
{
    (void)state;
    struct fixture f;
    analyse(&f, "stencils/named/3d-7pt.c", &a64fx, "clang");
    assert_int_equal(f.in.simd_bits, 512);
    assert_int_equal(f.in.lup_per_iteration % 8, 0);
    assert_true(f.in.T_RegL1_cy_per_cl > 13.9 && f.in.T_RegL1_cy_per_cl < 18);
    assert_true(f.in.T_comp_cy_per_cl > 13.9 && f.in.T_comp_cy_per_cl < 18);
    assert_false(f.in.lower_bound);
    /* the same flag gives the vector length of a given listing; an unknown instruction is named */
    struct err err = {0};
    struct str text;
    const struct incore_options options = {.asm_block = -1};
    const char *path = "tests/incore/listings/3d-7pt.clang.a64fx.s";
    assert_true(file_read(path, 1 << 20, &f.arena, &text, &err));
    assert_true(
        incore_analyse_listing(text, path, &f.kernel, &a64fx, &options, &f.arena, &f.in, &err));
    assert_int_equal(f.in.lup_per_iteration, 8);
    assert_true(f.in.row.known);
    assert_false(f.in.lower_bound);
    static const char unknown[] = ".L1:\n ld1d { z0.d }, p0/z, [x0]\n incb x0\n"
                                  " frobnicate z0.d, p0/m, z0.d, z1.d\n"
                                  " st1d { z0.d }, p0, [x1]\n incb x1\n b.any .L1\n";
    assert_true(incore_analyse_listing(str_of(unknown), "a.s", &f.kernel, &a64fx, &options,
                                       &f.arena, &f.in, &err));
    assert_int_equal(f.in.lup_per_iteration, 8);
    assert_true(f.in.lower_bound && f.in.instructions[2].unknown);
    assert_false(f.in.instructions[0].unknown || f.in.instructions[3].unknown);
    arena_free(&f.arena);
}

/* gcc does not reorder sums unless permitted: each addition waits 3 cycles for the previous one. */
static void a_sum_is_bound_by_its_chain(void **state)
{
    (void)state;
    for (size_t i = 0; i < 2; i++) {
        struct fixture f;
        analyse(&f, "stencils/named/sum.c", &haswell, compilers[i]);
        assert_true(fabs(f.in.T_latency_cy_per_cl - 8 * 3) < 0.5);
        assert_true(f.in.T_comp_cy_per_cl < 9);
        assert_true(incore_overlapping_cy_per_cl(&f.in) == f.in.T_latency_cy_per_cl);
        assert_true(fabs(f.in.T_beyond_cy_per_cl -
                         (f.in.T_latency_cy_per_cl - f.in.T_comp_cy_per_cl)) < 1e-9);
        arena_free(&f.arena);
    }
}

/*
 * An update in place whose sum has operands in memory: their loads begin before the result of the
 * previous iteration is there, so it waits for three additions (3 cycles) and a multiplication (3)
 * only. On one core of an EPYC with Zen 3 that loop took 87 of these 96 cy/CL, at a clock that may
 * be above the nominal one; llvm-mca's simulation takes 128.
 */
static void a_chain_does_not_wait_for_loads(void **state)
{
    (void)state;
    struct fixture f = {0};
    struct err err = {0};
    static const char text[] = "double a[M][N];\ndouble s;\nfor (long j = 1; j < M - 1; ++j)\n"
                               "  for (long i = 1; i < N - 1; ++i)\n    a[j][i] = s * (a[j][i-1] + "
                               "a[j][i+1] + a[j-1][i] + a[j+1][i]);\n";
    static const char loop[] =
        ".L5:\n vaddsd 8(%rax), %xmm0, %xmm0\n vaddsd (%rax,%rcx), %xmm0, %xmm2\n"
        " vaddsd (%rax,%rdx), %xmm2, %xmm3\n vmulsd %xmm1, %xmm3, %xmm0\n"
        " vmovsd %xmm0, (%rax)\n addq $8, %rax\n cmpq %rax, %r9\n jne .L5\n";
    const struct incore_options options = {.asm_block = -1};
    assert_true(kernel_parse(str_of(text), "relax.c", &f.arena, &f.kernel, &err));
    assert_true(incore_analyse_listing(str_of(loop), "a.s", &f.kernel, &zen3, &options, &f.arena,
                                       &f.in, &err));
    assert_true(fabs(f.in.T_latency_cy_per_cl - 8 * 12) < 0.5);
    arena_free(&f.arena);
}

/*
 * Hammer et al., Kerncraft, Table 5, Sandy Bridge: T_OL of the Kahan dot product is 96 cy/CL, four
 * dependent additions of 3 cycles for each of 8 elements.
 */
static void kahan_dot_is_as_in_the_paper(void **state)
{
    (void)state;
    for (size_t i = 0; i < 2; i++) {
        struct fixture f;
        analyse(&f, "stencils/named/kahan-dot.c", &sandybridge, compilers[i]);
        assert_true(fabs(incore_overlapping_cy_per_cl(&f.in) - 96) < 0.5);
        assert_true(fabs(f.in.T_RegL1_cy_per_cl - 8) < 0.1);
        arena_free(&f.arena);
    }
}

/*
 * The same table: T_nOL of the Schoenauer triad is 6 cy/CL, of the 2D five-point stencil 8 (its
 * code loads every point; clang's keeps a neighbour in a register and takes 7). Sandy Bridge's data
 * path is half a vector wide, which LLVM's model does not contain. T_OL of UXX is the division, 84
 * cy/CL for two vectors; LLVM has 44 instead of 42 cycles for one. Additions, the most of the rest,
 * take half of that.
 */
static void sandy_bridge_moves_half_vectors(void **state)
{
    (void)state;
    struct fixture f;
    analyse(&f, "stencils/named/triad.c", &sandybridge, "gcc");
    assert_true(fabs(f.in.T_RegL1_cy_per_cl - 6) < 0.1);
    arena_free(&f.arena);
    analyse(&f, "stencils/named/2d-5pt.c", &sandybridge, "gcc");
    assert_true(fabs(f.in.T_RegL1_cy_per_cl - 8) < 0.1);
    arena_free(&f.arena);
    analyse(&f, "stencils/named/uxx.c", &sandybridge, "gcc");
    assert_true(fabs(f.in.T_comp_cy_per_cl - 88) < 0.5);
    assert_true(f.in.T_beyond_cy_per_cl > 40 && f.in.T_beyond_cy_per_cl < 60);
    arena_free(&f.arena);
}

/*
 * The 27-point box with a coefficient for each point, Broadwell. A compiler that may not reorder
 * sums makes one chain of it: a multiplication (3 cycles) and 26 fused multiply-adds (5 cycles),
 * 133 cycles per iteration. The chains of different iterations are independent, but the reorder
 * buffer (192 operations, an iteration has about 115) holds less than two iterations, so little of
 * it can be hidden. IACA looked at ports and found half the time; the papers report the slow
 * measurement. The isotropic box sums independent groups and has no such chain.
 */
static void box_stencil_on_broadwell_waits_for_its_chain(void **state)
{
    (void)state;
    struct fixture chain;
    struct fixture groups;
    analyse(&chain, "3D/r1/heterogeneous/box/constant/double", &broadwell, "gcc");
    analyse(&groups, "3D/r1/isotropic/box/constant/double", &broadwell, "gcc");
    const double ports = fmax(chain.in.T_comp_cy_per_cl, chain.in.T_RegL1_cy_per_cl);
    assert_true(chain.in.T_latency_cy_per_cl > 1.4 * ports);
    assert_true(chain.in.simulated_cy_per_iteration < 133);
    assert_true(chain.in.T_beyond_cy_per_cl == 0); /* no iteration waits for another */
    assert_true(groups.in.T_latency_cy_per_cl <
                1.15 * fmax(groups.in.T_comp_cy_per_cl, groups.in.T_RegL1_cy_per_cl));
    arena_free(&chain.arena);
    arena_free(&groups.arena);
}

/* Argument: the number of a part; without one all tests. */
int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(seven_points_on_haswell),
        cmocka_unit_test(programs_language_changes_no_loop),
        cmocka_unit_test(all_targets_and_compilers_give_sane_results),
        cmocka_unit_test(seven_points_on_a64fx),
        cmocka_unit_test(a_sum_is_bound_by_its_chain),
        cmocka_unit_test(a_chain_does_not_wait_for_loads),
        cmocka_unit_test(kahan_dot_is_as_in_the_paper),
        cmocka_unit_test(sandy_bridge_moves_half_vectors),
        cmocka_unit_test(box_stencil_on_broadwell_waits_for_its_chain),
    };
    return unit_run_part(tests, N_OF(tests), argc > 1 ? argv[1] : NULL, PARTS);
}
