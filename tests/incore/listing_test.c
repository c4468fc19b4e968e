#include "unit.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "collect/incore/compile.h"
#include "collect/incore/graph.h"
#include "collect/incore/hot_loop.h"

/*
 * Listings in tests/incore/listings are compiled from stencils/named/<kernel>.c through
 * program_function_source by gcc 12.2 and clang 14.0.6 with the flags given here; the table was
 * read off the listings by hand.
 */
struct expectation {
    const char *file;
    enum asm_isa isa;
    unsigned first_line, last_line; /* of the hot loop */
    size_t n_instructions;
    int lup_per_iteration;
    int flops;
    int vector_bits;
    int n_spills;
    struct loop_walk walk;
};

#define WALK_DOUBLE(stores)                                                                        \
    {                                                                                              \
        .bytes_per_lup = 8, .element_bytes = 8, .stores_per_lup = (stores)                         \
    }

static const struct expectation expectations[] = {
    /* -O3 -march=haswell */
    {"3d-7pt.gcc.haswell.s", ASM_X86_64, 132, 144, 13, 4, 28, 256, 1, WALK_DOUBLE(1)},
    /* -O3 -march=haswell: unrolled four times, with a scalar remainder loop */
    {"3d-7pt.clang.haswell.s", ASM_X86_64, 202, 248, 47, 16, 112, 256, 0, WALK_DOUBLE(1)},
    /* -O3 -march=skylake-avx512 -mprefer-vector-width=512 */
    {"3d-7pt.gcc.skylake-avx512.s", ASM_X86_64, 139, 151, 13, 8, 56, 512, 1, WALK_DOUBLE(1)},
    {"3d-7pt.clang.skylake-avx512.s", ASM_X86_64, 211, 257, 47, 16, 112, 256, 0, WALK_DOUBLE(1)},
    {"3d-7pt.gcc.znver3.s", ASM_X86_64, 141, 153, 13, 4, 28, 256, 1, WALK_DOUBLE(1)},
    /* 16 vectors per iteration, a remainder loop of 4 vectors, and a scalar one */
    {"3d-7pt.clang.znver3.s", ASM_X86_64, 242, 420, 179, 64, 448, 256, 0, WALK_DOUBLE(1)},
    /* --target=aarch64-linux-gnu -O3 -mcpu=neoverse-n1 */
    {"3d-7pt.clang.aarch64.s", ASM_AARCH64, 142, 160, 19, 2, 14, 128, 0, WALK_DOUBLE(1)},
    {"daxpy.clang.aarch64.s", ASM_AARCH64, 24, 32, 9, 4, 8, 128, 0, WALK_DOUBLE(1)},
    /* -O3 -march=haswell -funroll-loops: the remainder is peeled off before the loop */
    {"triad.gcc.unrolled.s", ASM_X86_64, 88, 122, 35, 32, 64, 256, 0, WALK_DOUBLE(1)},
    /* -O2 -fno-tree-vectorize */
    {"triad.gcc.scalar.s", ASM_X86_64, 13, 19, 7, 1, 2, 0, 0, WALK_DOUBLE(1)},
    {"triad.gcc.scalar.unrolled.s", ASM_X86_64, 68, 102, 35, 8, 16, 0, 0, WALK_DOUBLE(1)},
    /* -O3 -march=native -funroll-loops: the peeled iterations lead into the middle of the loop */
    {"seidel.gcc.unrolled.s", ASM_X86_64, 71, 126, 55, 4, 36, 0, 0, WALK_DOUBLE(1)},
    /* no arithmetic: stores count */
    {"copy.gcc.haswell.s", ASM_X86_64, 26, 30, 5, 4, 0, 256, 0, WALK_DOUBLE(1)},
    /* nothing stored: the loads' advance counts; -ffast-math */
    {"dot.clang.haswell.s", ASM_X86_64, 41, 59, 19, 32, 64, 256, 0, WALK_DOUBLE(0)},
    /* the store is in the outer loop */
    {"matvec.gcc.haswell.s", ASM_X86_64, 45, 49, 5, 4, 8, 256, 0, WALK_DOUBLE(0)},
};

struct fixture {
    struct arena arena;
    struct asm_listing listing;
    struct asm_loops loops;
    struct loop_ops *ops;
};

/* sve_bytes: the vector length in the compiler's flags, 0 if they do not give it. */
static void take_apart_sve(struct fixture *f, struct str text, enum asm_isa isa, int sve_bytes)
{
    struct err err = {0};
    *f = (struct fixture){0};
    const struct str copy = str_copy(&f->arena, text);
    assert_true(listing_parse(copy, isa, "test", &f->arena, &f->listing, &err));
    f->listing.sve_bytes = sve_bytes;
    assert_true(loops_find(&f->listing, &f->arena, &f->loops, &err));
    f->ops = arena_alloc(&f->arena, f->loops.count, sizeof *f->ops);
    for (size_t i = 0; i < f->loops.count; i++)
        loop_ops_of(&f->listing, &f->loops.items[i], &f->arena, &f->ops[i]);
}

static void take_apart(struct fixture *f, struct str text, enum asm_isa isa)
{
    take_apart_sve(f, text, isa, 0);
}

static void check_file(const struct expectation *e, int sve_bytes)
{
    struct arena arena = {0};
    struct err err = {0};
    struct str text;
    struct fixture f;
    int lup = 0;
    const char *path = path_join(&arena, "tests/incore/listings", e->file);
    assert_true(file_read(path, 1 << 20, &arena, &text, &err));
    take_apart_sve(&f, text, e->isa, sve_bytes);
    const size_t hot = hot_loop(f.ops, f.loops.count);
    assert_true(hot < f.loops.count);
    const struct asm_loop *loop = &f.loops.items[hot];
    const struct loop_ops *p = &f.ops[hot];
    const bool told = loop_lup_per_iteration(p, &e->walk, &lup, &err);
    if (!told || loop->first_line != e->first_line || lup != e->lup_per_iteration)
        print_message("%s: lines %u to %u, %d LUP, %s\n", e->file, loop->first_line,
                      loop->last_line, lup, err.text);
    assert_true(told);
    assert_int_equal(loop->first_line, e->first_line);
    assert_int_equal(loop->last_line, e->last_line);
    assert_int_equal(loop->n, e->n_instructions);
    assert_int_equal(lup, e->lup_per_iteration);
    assert_int_equal(p->flops, e->flops);
    assert_int_equal(p->vector_bits, e->vector_bits);
    assert_int_equal(p->vectorised, e->vector_bits != 0);
    assert_int_equal(p->n_spills, e->n_spills);
    arena_free(&f.arena);
    arena_free(&arena);
}

static void finds_the_hot_loop_of_compiled_kernels(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof expectations / sizeof expectations[0]; i++)
        check_file(&expectations[i], 0);
}

/* --target=aarch64-linux-gnu -O2 -mcpu=a64fx, and: */
static const struct {
    struct expectation expectation;
    int sve_bytes;
} sve_expectations[] = {
    /* -msve-vector-bits=512 -fno-unroll-loops: fixed vector length */
    {{"3d-7pt.clang.a64fx.s", ASM_AARCH64, 114, 132, 19, 8, 56, 512, 0, WALK_DOUBLE(1)}, 64},
    /* code for any vector length: an iteration does more on longer vectors */
    {{"daxpy.clang.a64fx.scalable.s", ASM_AARCH64, 43, 61, 19, 32, 64, 512, 0, WALK_DOUBLE(1)}, 64},
    {{"daxpy.clang.a64fx.scalable.s", ASM_AARCH64, 43, 61, 19, 16, 32, 256, 0, WALK_DOUBLE(1)}, 32},
    /* -mllvm -prefer-predicate-over-epilogue=predicate-dont-vectorize: whilelo */
    {{"daxpy.clang.a64fx.predicated.s", ASM_AARCH64, 25, 32, 8, 8, 16, 512, 0, WALK_DOUBLE(1)}, 64},
};

static void knows_scalable_vectors_of_known_width(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof sve_expectations / sizeof sve_expectations[0]; i++)
        check_file(&sve_expectations[i].expectation, sve_expectations[i].sve_bytes);
}

static void names_the_flag_for_the_width(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof sve_expectations / sizeof sve_expectations[0]; i++) {
        const struct expectation *e = &sve_expectations[i].expectation;
        struct arena arena = {0};
        struct err err = {0};
        struct str text;
        struct fixture f;
        int lup = 0;
        const char *path = path_join(&arena, "tests/incore/listings", e->file);
        assert_true(file_read(path, 1 << 20, &arena, &text, &err));
        take_apart(&f, text, e->isa);
        const struct loop_ops *p = &f.ops[hot_loop(f.ops, f.loops.count)];
        assert_false(loop_lup_per_iteration(p, &e->walk, &lup, &err));
        assert_non_null(strstr(err.text, "unknown width (SVE)"));
        assert_non_null(strstr(err.hint, "-msve-vector-bits="));
        struct loop_walk given = e->walk;
        given.override_bytes = 64;
        assert_true(loop_lup_per_iteration(p, &given, &lup, &err));
        assert_int_equal(lup, 8);
        arena_free(&f.arena);
        arena_free(&arena);
    }
}

/* SVE loops as compilers write them, with vectors of 64 bytes. */
static void follows_scalable_addresses(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int64_t advance;
        int stored_bytes, loaded_bytes, flops;
    } loops[] = {
        {".L1: st1d {z0.d}, p0, [x0, x3, lsl #3]\n incd x3\n whilelo p0.d, x3, x1\n b.any .L1", 64,
         64, 0, 0},
        {".L1: st1w { z0.s }, p0, [x0, x3, lsl 2]\n incw x3, all, mul #2\n b.any .L1", 128, 64, 0,
         0},
        {".L1: st1d {z0.d}, p0, [x0, #1, mul vl]\n incb x0\n b.any .L1", 64, 64, 0, 0},
        {".L1: str z0, [x0, #-1, mul vl]\n decb x0\n b.any .L1", 64, 64, 0, 0},
        {".L1: st1d {z0.d}, p0, [x0]\n addvl x0, x0, #2\n b.any .L1", 128, 64, 0, 0},
        {".L1: st1d {z0.d}, p0, [x0]\n addpl x0, x0, #16\n b.any .L1", 128, 64, 0, 0},
        {".L1: rdvl x2, #1\n st1d {z0.d}, p0, [x0]\n add x0, x0, x2\n b.any .L1", 64, 64, 0, 0},
        {".L1: cntd x2\n st1d {z0.d}, p0, [x0]\n add x0, x0, x2, lsl #3\n b.any .L1", 64, 64, 0, 0},
        {".L1: ld2d { z0.d, z1.d }, p0/z, [x0]\n incb x0, all, mul #2\n b.any .L1", 128, 0, 128, 0},
        {".L1: ld4w {z0.s - z3.s}, p0/z, [x0]\n addvl x0, x0, #4\n b.any .L1", 256, 0, 256, 0},
        /* floats widened to doubles: half a vector of memory */
        {".L1: ld1w {z0.d}, p0/z, [x0, x3, lsl #2]\n incd x3\n b.any .L1", 32, 0, 32, 0},
        /* a constant for all lanes */
        {".L1: ld1rd {z0.d}, p0/z, [x0]\n add x0, x0, #8\n b.any .L1", 8, 0, 8, 0},
        {".L1: st1d {z0.d}, p0, [x0]\n incb x0\n fmla z0.d, p0/m, z1.d, z2.d\n b.any .L1", 64, 64,
         0, 16},
        {".L1: ld1w {z1.s}, p0/z, [x0]\n incb x0\n fadda s0, p0, s0, z1.s\n b.any .L1", 64, 0, 64,
         16},
        /* part of a vector: not known */
        {".L1: st1d {z0.d}, p0, [x0, x3, lsl #3]\n incd x3, vl4\n b.any .L1", 0, 64, 0, 0},
    };
    for (size_t i = 0; i < sizeof loops / sizeof loops[0]; i++) {
        struct fixture f;
        take_apart_sve(&f, str_of(loops[i].text), ASM_AARCH64, 64);
        assert_int_equal(f.loops.count, 1);
        const struct loop_ops *p = &f.ops[0];
        if (p->advance_bytes != loops[i].advance || p->loaded_bytes != loops[i].loaded_bytes)
            print_message("%s\n", loops[i].text);
        assert_int_equal(p->advance_bytes, loops[i].advance);
        assert_int_equal(p->stored_bytes, loops[i].stored_bytes);
        assert_int_equal(p->loaded_bytes, loops[i].loaded_bytes);
        assert_int_equal(p->flops, loops[i].flops);
        assert_false(p->scalable);
        arena_free(&f.arena);
    }
}

static void reads_the_width_from_flags(void **state)
{
    (void)state;
    static const struct {
        const char *flags;
        int bytes;
    } cases[] = {
        {"", 0},
        {"-O3 -mcpu=a64fx", 0},
        {"-O3 -msve-vector-bits=512 -fopenmp", 64},
        {"-msve-vector-bits=128", 16},
        {"-msve-vector-bits=512 -msve-vector-bits=256", 32},
        {"-msve-vector-bits=512 -msve-vector-bits=scalable", 0},
        {"-msve-vector-bits=512+", 0},
        {"-msve-vector-bits=", 0},
        {"-msve-vector-bits=-512", 0},
        {"-msve-vector-bits=100", 0},
        {"-msve-vector-bits=99999999999999999999", 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_int_equal(compile_sve_bytes(cases[i].flags), cases[i].bytes);
}

/* -march=native here means a different processor than that of a machine file from elsewhere. */
static void native_code_is_for_this_host(void **state)
{
    (void)state;
    static const char cpuinfo[] = "cpu family\t: 25\nmodel\t\t: 1\nmodel name\t: AMD EPYC\n";
    static const struct {
        const char *flags;
        struct machine machine;
        bool another;
    } cases[] = {
        {"-O3 -march=native",
         {.family = 25, .model = 1, .family_known = true, .model_known = true},
         false},
        {"-O3 -march=native",
         {.family = 6, .model = 1, .family_known = true, .model_known = true},
         true},
        {"-mcpu=native -O3",
         {.family = 25, .model = 17, .family_known = true, .model_known = true},
         true},
        {"-march=native", {.family = 6, .model = 207}, false},
        {"-march=znver2", {.family = 6, .family_known = true}, false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_equal(compile_is_for_another(cases[i].flags, &cases[i].machine, str_of(cpuinfo)),
                         cases[i].another);
        assert_false(compile_is_for_another(cases[i].flags, &cases[i].machine,
                                            STR("Features\t: fp asimd\n")));
    }
}

/* The advance of the only loop of a listing; -1: not known. */
static int64_t advance_of(const char *text, enum asm_isa isa)
{
    struct fixture f;
    take_apart(&f, str_of(text), isa);
    assert_int_equal(f.loops.count, 1);
    const int64_t advance = f.ops[0].advance_bytes;
    arena_free(&f.arena);
    return advance;
}

static void follows_pointers_and_indices(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        enum asm_isa isa;
        int64_t advance;
    } loops[] = {
        {".L1: vmovsd %xmm0, (%rax)\n addq $8, %rax\n cmpq %rax, %rdx\n jne .L1", ASM_X86_64, 8},
        {".L1: vmovsd %xmm0, (%rdi,%rax,8)\n incq %rax\n cmpq %rax, %rdx\n jne .L1", ASM_X86_64, 8},
        /* downwards */
        {".L1: vmovupd %ymm0, -8(%rdi,%rax,8)\n subq $4, %rax\n jne .L1", ASM_X86_64, 32},
        /* base and index both move */
        {".L1: vmovupd %ymm0, (%rdi,%rax)\n addq $32, %rax\n leaq 32(%rdi), %rdi\n jne .L1",
         ASM_X86_64, 64},
        /* a negative immediate */
        {".L1: vmovups %ymm0, (%rax)\n subq $-128, %rax\n jne .L1", ASM_X86_64, 128},
        /* the address is computed in the iteration */
        {".L1: leaq (%rsi,%rcx), %rax\n vmovupd %ymm0, (%rdi,%rax,8)\n addq $4, %rcx\n jne .L1",
         ASM_X86_64, 32},
        /* the counter's copy from the iteration before */
        {".L1: movq %rdx, %rax\n vmovupd %ymm0, (%rdi,%rax)\n leaq 32(%rax), %rdx\n jne .L1",
         ASM_X86_64, 32},
        {".L1: movq %rdx, %rcx\n salq $5, %rcx\n vmovupd %ymm0, (%rdi,%rcx)\n incq %rdx\n jne .L1",
         ASM_X86_64, 32},
        /* copies for the next iteration, of the counter and of copies; chains of up to four */
        {".L1: vmovupd %ymm0, (%rdi,%rax)\n addq $32, %rdx\n movq %rdx, %rax\n jne .L1", ASM_X86_64,
         32},
        {".L1: vmovsd %xmm0, (%rax)\n movq %rbx, %rax\n movq %rcx, %rbx\n movq %rdx, %rcx\n"
         " movq %rsi, %rdx\n addq $8, %rsi\n jne .L1",
         ASM_X86_64, 8},
        {".L1: vmovsd %xmm0, (%rax)\n movq %rbx, %rax\n movq %rcx, %rbx\n movq %rdx, %rcx\n"
         " movq %rsi, %rdx\n movq %r8, %rsi\n addq $8, %r8\n jne .L1",
         ASM_X86_64, 0},
        {".L1: vmovsd %xmm0, (%rax)\n movq %rax, %r8\n movq %rdx, %rax\n movq %r8, %rdx\n jne .L1",
         ASM_X86_64, 0},
        /* a step that is known only at run time */
        {".L1: vmovsd %xmm0, (%rax)\n addq %rbx, %rax\n cmpq %rax, %rdx\n jne .L1", ASM_X86_64, 0},
        {".L1: vmovsd %xmm0, (%rax)\n movq 8(%rax), %rax\n jne .L1", ASM_X86_64, 0},
        /* an operation that is not followed: the result may be anything */
        {".L1: movq %rdx, %rcx\n imulq $5, %rcx\n vmovupd %ymm0, (%rdi,%rcx)\n incq %rdx\n jne .L1",
         ASM_X86_64, 0},
        {".L1: movq %rdx, %rcx\n shrq $1, %rcx\n vmovupd %ymm0, (%rdi,%rcx)\n incq %rdx\n jne .L1",
         ASM_X86_64, 0},
        /* clang and gcc write immediates with and without # */
        {".L1: str q0, [x0], #16\n cmp x0, x1\n b.ne .L1", ASM_AARCH64, 16},
        {".L1: stp q0, q1, [x0, -32]!\n subs x2, x2, 1\n bne .L1", ASM_AARCH64, 32},
        {".L1: str d0, [x0, x3, lsl #3]\n add x3, x3, #1\n cmp x3, x1\n b.lt .L1", ASM_AARCH64, 8},
        {".L1: st1 {v0.2d, v1.2d}, [x0], 32\n cbnz x2, .L1", ASM_AARCH64, 32},
        /* a pointer that is loaded again in each iteration */
        {".L1: str q0, [x0]\n ldr x0, [x1]\n add x0, x0, 16\n cbnz x2, .L1", ASM_AARCH64, 0},
        {".L1: str q0, [x0]\n ldp x3, x0, [x1], 16\n cbnz x2, .L1", ASM_AARCH64, 0},
    };
    for (size_t i = 0; i < sizeof loops / sizeof loops[0]; i++) {
        const int64_t advance = advance_of(loops[i].text, loops[i].isa);
        if (advance != loops[i].advance)
            print_message("%s\n", loops[i].text);
        assert_int_equal(advance, loops[i].advance);
    }
}

/* v0 to v31, of any kind of element. */
static void all_registers_of_neon_are_vectors(void **state)
{
    (void)state;
    static const struct {
        const char *registers;
        int flops;
    } cases[] = {{"v0.2d, v1.2d, v2.2d", 2},
                 {"v31.2d, v30.2d, v29.2d", 2},
                 {"v31.4s, v0.4s, v31.4s", 4},
                 {"v32.2d, v0.2d, v1.2d", 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fixture f;
        char text[200];
        snprintf(text, sizeof text, ".L1: fadd %s\n str q0, [x0], #16\n cbnz x2, .L1",
                 cases[i].registers);
        take_apart(&f, str_of(text), ASM_AARCH64);
        assert_int_equal(f.ops[0].flops, cases[i].flops);
        arena_free(&f.arena);
    }
}

static void unrolled_and_jammed_rows_count_by_their_stores(void **state)
{
    (void)state;
    struct err err = {0};
    int lup = 0;
    const struct loop_walk walk = WALK_DOUBLE(1);
    const struct loop_ops two_rows = {.advance_bytes = 32, .stored_bytes = 64};
    assert_true(loop_lup_per_iteration(&two_rows, &walk, &lup, &err));
    assert_int_equal(lup, 8);
    const struct loop_ops no_advance = {.stored_bytes = 64};
    assert_true(loop_lup_per_iteration(&no_advance, &walk, &lup, &err));
    assert_int_equal(lup, 8);
    const struct loop_walk column = {.element_bytes = 8, .stores_per_lup = 1, .flops_per_lup = 2};
    const struct loop_ops sum = {.flops = 16};
    assert_true(loop_lup_per_iteration(&sum, &column, &lup, &err));
    assert_int_equal(lup, 8);
    const struct loop_ops part = {.flops = 15};
    assert_false(loop_lup_per_iteration(&part, &column, &lup, &err));
    const struct loop_ops stores_part = {.flops = 16, .stored_bytes = 4};
    assert_false(loop_lup_per_iteration(&stores_part, &column, &lup, &err));
    struct loop_walk given = walk;
    given.override_bytes = 16;
    assert_true(loop_lup_per_iteration(&two_rows, &given, &lup, &err));
    assert_int_equal(lup, 2);
    given.override_bytes = 12;
    assert_false(loop_lup_per_iteration(&two_rows, &given, &lup, &err));
    assert_non_null(strstr(err.hint, "--pointer-increment"));
}

/* Pointers that may overlap keep a sum in memory: three stores of one vector count as one. */
static void repeated_stores_count_once(void **state)
{
    (void)state;
    struct fixture f;
    take_apart(&f,
               STR("f:\n.Lmain:\n vmulpd (%rsi,%rax), %ymm0, %ymm1\n"
                   " vmovupd %ymm1, (%rdi,%rax)\n vaddpd 8(%rsi,%rax), %ymm1, %ymm1\n"
                   " vmovupd %ymm1, (%rdi,%rax)\n vmovupd %ymm1, 32(%rdi,%rax)\n"
                   " addq $64, %rax\n cmpq %rdx, %rax\n jne .Lmain\n ret\n"),
               ASM_X86_64);
    assert_int_equal(f.ops[0].stored_bytes, 64);
    assert_int_equal(f.ops[0].n_stores, 2);
    arena_free(&f.arena);
}

static void a_jump_back_from_cold_code_is_no_loop(void **state)
{
    (void)state;
    struct fixture f;
    take_apart(&f,
               STR("f:\n testq %rax, %rax\n je .Lcold\n.Lmain:\n"
                   " vaddpd %ymm0, %ymm1, %ymm1\n addq $32, %rax\n jne .Lmain\n.Lend:\n ret\n"
                   ".Lcold:\n xorl %eax, %eax\n jmp .Lmain\n"),
               ASM_X86_64);
    assert_int_equal(f.loops.count, 1);
    assert_int_equal(f.loops.items[0].n, 3);
    arena_free(&f.arena);
}

/* Inline assembly: of several labels 1, `1b` and `1f` are the nearest ones. */
static void numbered_labels_are_the_nearest(void **state)
{
    (void)state;
    struct fixture f;
    take_apart(&f,
               STR("f:\n1: nop\n1:\n testq %rax, %rax\n je 1f\n2: vaddpd %ymm0, %ymm1, %ymm1\n"
                   " addq $32, %rax\n jne 2b\n jmp 1f\n nop\n1: addq $8, %rcx\n jne 1b\n ret\n"
                   " jmp 3b\n jmp 2f\n"),
               ASM_X86_64);
    assert_int_equal(f.loops.count, 2);
    assert_int_equal(f.loops.items[0].first_line, 6);
    assert_int_equal(f.loops.items[0].n, 3);
    assert_int_equal(f.loops.items[1].first_line, 11);
    assert_int_equal(f.loops.items[1].n, 2);
    arena_free(&f.arena);
}

/* Entered in the middle, and closed from two places: still one loop. */
static void a_loop_that_is_closed_twice_is_one(void **state)
{
    (void)state;
    struct fixture f;
    take_apart(&f,
               STR("f:\n testq %rax, %rax\n je .Lmiddle\n.Ltop:\n vaddpd %ymm0, %ymm1, %ymm1\n"
                   ".Lmiddle:\n addq $32, %rax\n js .Ltop\n vaddpd %ymm0, %ymm1, %ymm1\n"
                   " cmpq %rdx, %rax\n jne .Ltop\n ret\n"),
               ASM_X86_64);
    assert_int_equal(f.loops.count, 1);
    assert_int_equal(f.loops.items[0].n, 6);
    arena_free(&f.arena);
    /* in another order, after another loop, both jumps lead back to an entry */
    take_apart(&f,
               STR("f:\n.Lfirst:\n vmovupd %ymm0, (%rdi)\n addq $32, %rdi\n jne .Lfirst\n"
                   " testq %rax, %rax\n je .Ltop\n.Lmiddle:\n addq $32, %rax\n js .Ltop\n"
                   " vaddpd %ymm0, %ymm1, %ymm1\n cmpq %rdx, %rax\n jne .Ltop\n ret\n"
                   ".Ltop:\n vaddpd %ymm0, %ymm1, %ymm1\n jmp .Lmiddle\n"),
               ASM_X86_64);
    assert_int_equal(f.loops.count, 2);
    assert_int_equal(f.loops.items[0].n, 3);
    assert_int_equal(f.loops.items[1].n, 7);
    arena_free(&f.arena);
}

/* gcc's slow path of a complex product, for operands that are NaN. */
/* Of two loops with one header the smaller one is inside, whichever is closed first. */
static void loops_with_one_header_are_nested(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        size_t blocks[2], latches[2];
        bool innermost[2];
    } rows[] = {
        {"f:\n.Ltop:\n addq $8, %rax\n jne .Ltop\n addq $32, %rbx\n jne .Ltop\n ret\n",
         {1, 2},
         {0, 1},
         {true, false}},
        {"f:\n.Ltop:\n addq $8, %rax\n jmp .Lin\n.Lout:\n addq $32, %rbx\n jmp .Ltop\n"
         ".Lin:\n addq $8, %rcx\n js .Ltop\n cmpq %rdx, %rcx\n jne .Lout\n ret\n",
         {4, 2},
         {1, 2},
         {false, true}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct fixture f;
        struct graph g;
        struct err err = {0};
        take_apart(&f, str_of(rows[i].text), ASM_X86_64);
        assert_true(graph_make(&f.listing, &f.arena, &g, &err));
        const struct natural_loops loops = graph_loops(&g);
        assert_int_equal(loops.count, 2);
        for (size_t l = 0; l < 2; l++) {
            assert_int_equal(loops.items[l].header, 0);
            assert_int_equal(loops.items[l].n_blocks, rows[i].blocks[l]);
            assert_int_equal(loops.items[l].latch, rows[i].latches[l]);
            assert_int_equal(loops.items[l].innermost, rows[i].innermost[l]);
        }
        arena_free(&f.arena);
    }
}

static void a_conditional_call_is_left_out_of_the_pass(void **state)
{
    (void)state;
    struct fixture f;
    take_apart(&f,
               STR("f:\n.Lbody:\n vmulsd (%rax), %xmm0, %xmm1\n vucomisd %xmm1, %xmm1\n jp .Lslow\n"
                   ".Lback:\n vmovsd %xmm1, (%rax)\n addq $8, %rax\n cmpq %rax, %rbx\n jne .Lbody\n"
                   " ret\n.Lslow:\n call __muldc3\n jmp .Lback\n"),
               ASM_X86_64);
    assert_int_equal(f.loops.count, 1);
    assert_int_equal(f.loops.items[0].n, 7);
    arena_free(&f.arena);
}

/* The bytes of IACA's markers after another instruction are a nop. */
static void markers_narrow_the_search(void **state)
{
    (void)state;
    const char *const styles[][2] = {
        {"# OSACA-BEGIN", "# OSACA-END"},
        {"# LLVM-MCA-BEGIN loop", "# LLVM-MCA-END"},
        {" movl $111, %ebx\n .byte 100,103,144", " movl $222, %ebx\n .byte 100,103,144"}};
    for (size_t i = 0; i < 3; i++) {
        struct arena arena = {0};
        struct fixture f;
        const struct str text = str_format(
            &arena,
            ".L1: vaddpd %%ymm0, %%ymm1, %%ymm1\n vaddpd %%ymm0, %%ymm2, %%ymm2\n jne .L1\n"
            "%s\n.L2: vmovupd (%%rax), %%ymm1\n addq $32, %%rax\n .byte 100,103,144\n jne .L2\n%s\n"
            ".L3: vaddpd %%ymm0, %%ymm1, %%ymm1\n jne .L3\n ret\n",
            styles[i][0], styles[i][1]);
        take_apart(&f, text, ASM_X86_64);
        assert_int_equal(f.loops.count, 1);
        assert_int_equal(f.loops.items[0].n, 3);
        assert_int_equal(f.ops[0].loaded_bytes, 32);
        arena_free(&f.arena);
        arena_free(&arena);
    }
}

static void nothing_between_markers_is_no_loop(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct asm_listing listing;
    struct asm_loops loops;
    const struct str text =
        STR(".L1: addq $32, %rax\n jne .L1\n# OSACA-BEGIN\n# OSACA-END\n ret\n");
    assert_true(listing_parse(text, ASM_X86_64, "a.s", &arena, &listing, &err));
    assert_true(listing.marked);
    assert_true(loops_find(&listing, &arena, &loops, &err));
    assert_int_equal(loops.count, 0);
    arena_free(&arena);
}

static void refuses_what_is_no_listing(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct asm_listing listing;
    struct err err = {0};
    assert_false(
        listing_parse(STR("# nothing\n.text\n"), ASM_X86_64, "a.s", &arena, &listing, &err));
    assert_string_equal(err.file, "a.s");
    err = (struct err){0};
    assert_false(listing_parse(STR(".intel_syntax noprefix\n add rax, 1\n"), ASM_X86_64, "a.s",
                               &arena, &listing, &err));
    assert_int_equal(err.line, 1);
    assert_non_null(strstr(err.hint, "AT&T"));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(native_code_is_for_this_host),
        cmocka_unit_test(finds_the_hot_loop_of_compiled_kernels),
        cmocka_unit_test(follows_pointers_and_indices),
        cmocka_unit_test(knows_scalable_vectors_of_known_width),
        cmocka_unit_test(names_the_flag_for_the_width),
        cmocka_unit_test(follows_scalable_addresses),
        cmocka_unit_test(reads_the_width_from_flags),
        cmocka_unit_test(unrolled_and_jammed_rows_count_by_their_stores),
        cmocka_unit_test(repeated_stores_count_once),
        cmocka_unit_test(a_jump_back_from_cold_code_is_no_loop),
        cmocka_unit_test(all_registers_of_neon_are_vectors),
        cmocka_unit_test(numbered_labels_are_the_nearest),
        cmocka_unit_test(a_loop_that_is_closed_twice_is_one),
        cmocka_unit_test(loops_with_one_header_are_nested),
        cmocka_unit_test(a_conditional_call_is_left_out_of_the_pass),
        cmocka_unit_test(markers_narrow_the_search),
        cmocka_unit_test(nothing_between_markers_is_no_loop),
        cmocka_unit_test(refuses_what_is_no_listing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
