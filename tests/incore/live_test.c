#include "unit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "collect/incore/incore.h"

/* The compilers and analysers that are installed, on kernels of the repository. */

static const char *const haswell_all[] = {"HWDivider", "HWFPDivider", "HWPort0", "HWPort1",
                                          "HWPort2",   "HWPort3",     "HWPort4", "HWPort5",
                                          "HWPort6",   "HWPort7"};
static const char *const haswell_data[] = {"HWPort2", "HWPort3"};
static const struct analyser haswell_mca = {.name = "llvm-mca",
                                            .target = "-mcpu=haswell",
                                            .overlapping = haswell_all,
                                            .n_overlapping = 10,
                                            .non_overlapping = haswell_data,
                                            .n_non_overlapping = 2};
static const struct compiler haswell_compilers[] = {
    {"icc", "-O3 -xCORE-AVX2"},
    {"gcc", "-O3 -march=haswell -fopenmp -lm"},
    {"clang", "-O3 -march=haswell"},
};
static const struct machine haswell = {.name = "test-haswell",
                                       .isa = "x86-64",
                                       .line_bytes = 64,
                                       .compilers = haswell_compilers,
                                       .n_compilers = 3,
                                       .analysers = &haswell_mca,
                                       .n_analysers = 1};

struct fixture {
    struct arena arena;
    struct kernel kernel;
};

static void load(struct fixture *f, const char *path)
{
    struct err err = {0};
    struct str text;
    *f = (struct fixture){0};
    assert_true(file_read(path, 1 << 20, &f->arena, &text, &err));
    assert_true(kernel_parse(text, path, &f->arena, &f->kernel, &err));
}

static void analyse(struct fixture *f, const struct machine *m, const struct incore_options *o,
                    struct incore *out)
{
    struct err err = {0};
    if (!incore_analyse(&f->kernel, m, o, &f->arena, out, &err))
        print_message("%s — %s\n", err.text, err.hint);
    assert_int_equal(err.kind, ERR_NONE);
}

/*
 * Seven points, AVX: 7 loads of 32 bytes on two ports and 6 additions on port 1, the only one that
 * adds on Haswell. Two vectors are a cache line: at least 12 cycles for the additions, and, since
 * no compiler loads a point twice, at most 7 cycles for the loads.
 */
static void seven_points_on_haswell(void **state)
{
    (void)state;
    static const char *const names[] = {"gcc", "clang"};
    for (size_t i = 0; i < 2; i++) {
        struct fixture f;
        struct incore in;
        load(&f, "stencils/named/3d-7pt.c");
        analyse(&f, &haswell, &(struct incore_options){.compiler = names[i], .asm_block = -1}, &in);
        assert_true(in.vectorised);
        assert_int_equal(in.simd_bits, 256);
        assert_int_equal(in.lup_per_pass % 4, 0);
        assert_true(in.T_comp_cy_per_cl > 11.9 && in.T_comp_cy_per_cl < 15);
        assert_true(in.T_RegL1_cy_per_cl > 5.9 && in.T_RegL1_cy_per_cl < 8.2);
        assert_false(in.lower_bound);
        assert_non_null(strstr(in.compiler, names[i]));
        assert_non_null(strstr(in.analyser, "llvm-mca"));
        arena_free(&f.arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(seven_points_on_haswell),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
