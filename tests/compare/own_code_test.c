#include "unit.h"

#include "collect/compare/own_code.h"

/* What a comparison knows of the user's code, and how it adapts it. */
struct fixture {
    struct arena arena;
    struct err err;
    struct own_code code;
};

static void read_as(struct fixture *f, const char *text, const char *name)
{
    const struct nest_options any = {0};
    *f = (struct fixture){0};
    if (!own_code_read(str_of(text), name, &any, &f->arena, &f->code, &f->err))
        fail_msg("%s: %s", text, f->err.text);
}

#define COLUMNS(pragma, index)                                                                     \
    "void f(int m, int n, double a[m][n], double b[m][n])\n{\n" pragma "\n    for (" index         \
    " i = 0; i < n; i++)\n        for (int j = 0; j < m; j++)\n"                                   \
    "            if (n > 3)\n                b[j][i] = a[j][i];\n}\n"

static void loops_are_put_in_order(void **state)
{
    (void)state;
    struct fixture f;
    read_as(&f, COLUMNS("", "long"), "my.c");
    assert_int_equal(f.code.nest.n_notes, 1);
    const struct str first = f.code.nest.notes[0].text;
    assert_int_equal(own_code_loop_line(&f.code, 0), 4);
    assert_true(own_code_reorder(&f.code, &f.arena));
    assert_true(str_eq(f.code.kernel->loops[0].index, STR("j")));
    assert_true(str_eq(f.code.nest.kernel.loops[1].index, STR("i")));
    assert_true(str_eq(f.code.nest.loops[0].type, STR("int")));
    assert_true(str_eq(f.code.nest.loops[1].type, STR("long")));
    assert_int_equal(own_code_loop_line(&f.code, 0), 5);
    assert_int_equal(own_code_loop_line(&f.code, 1), 4);
    assert_int_equal(f.code.nest.n_notes, 2);
    assert_true(str_eq(f.code.nest.notes[0].text, first));
    assert_true(str_starts_with(f.code.nest.notes[1].text, STR("the compiler exchanges")));
    assert_false(own_code_reorder(&f.code, &f.arena));
    assert_int_equal(f.code.nest.n_notes, 2);
    own_code_set_unlike(&f.code, true, &f.arena);
    assert_true(f.code.unlike);
    assert_int_equal(f.code.nest.n_notes, 3);
    assert_true(str_starts_with(f.code.nest.notes[2].text,
                                STR("line 4: the compiler vectorises the inner loop in your file "
                                    "only, not as it is read here")));
    assert_true(str_eq(f.code.nest.notes[0].text, first));
    own_code_set_unlike(&f.code, false, &f.arena);
    assert_true(str_starts_with(f.code.nest.notes[3].text,
                                STR("line 4: the compiler vectorises the inner loop only as it is "
                                    "read here, not in your file")));
    arena_free(&f.arena);
}

/* A kernel, pragmas, OpenMP, and a sum that begins anew. */
static void some_loops_stay(void **state)
{
    (void)state;
    static const struct {
        const char *text, *name;
    } rows[] = {
        {COLUMNS("#pragma omp parallel for", "int"), "my.c"},
        {COLUMNS("#pragma omp simd", "int"), "my.c"},
        {COLUMNS("#pragma GCC ivdep", "int"), "my.c"},
        {"double a[M][N]; double b[M][N]; for (long i = 0; i < N; ++i) for (long j = 0; j < M; ++j)"
         " b[j][i] = a[j][i];",
         "my.c"},
        {"void f(int m, int n, double a[m][n], double *b)\n{\n    for (int i = 0; i < n; i++) {\n"
         "        double s = 0;\n        for (int j = 0; j < m; j++)\n            s += a[j][i];\n"
         "        b[i] = s;\n    }\n}\n",
         "my.c"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct fixture f;
        read_as(&f, rows[i].text, rows[i].name);
        const size_t n_notes = f.code.nest.n_notes;
        assert_false(own_code_reorder(&f.code, &f.arena));
        assert_int_equal(f.code.nest.n_notes, n_notes);
        arena_free(&f.arena);
    }
}

/* Only sizes that the file defines are constants. */
static void sizes_of_the_file(void **state)
{
    (void)state;
    static const int64_t sizes[] = {30, 40, 50};
    struct fixture f;
    read_as(&f,
            "#define M 1000\n#define P 2000\ndouble a[M][P], b[M][P];\n"
            "void f(int n) { for (int j = 0; j < M; j++) for (int i = 0; i < P - n; i++)"
            " b[j][i] = a[j][i + n]; }\n",
            "my.c");
    const struct program_as_written *const before = f.code.written;
    assert_int_equal(f.code.kernel->n_symbols, 3);
    own_code_know_sizes(&f.code, sizes, &f.arena);
    assert_int_equal(before->n_known, 0);
    assert_int_equal(f.code.written->n_known, 2);
    for (int i = 0; i < 2; i++) {
        const struct program_known *const k = &f.code.written->known[i];
        int s = 0;
        while (!str_eq(f.code.kernel->symbols[s], k->size))
            s++;
        assert_true(str_eq(k->size, STR("M")) || str_eq(k->size, STR("P")));
        assert_int_equal(k->value, sizes[s]);
    }
    own_code_know_sizes(&f.code, sizes, &f.arena);
    assert_int_equal(f.code.written->n_known, 2);
    arena_free(&f.arena);
    read_as(&f, "double a[N]; double b[N]; for (long i = 0; i < N; ++i) b[i] = a[i];", "my.c");
    own_code_know_sizes(&f.code, sizes, &f.arena);
    assert_null(f.code.written);
    assert_int_equal(own_code_loop_line(&f.code, 0), 0);
    arena_free(&f.arena);
}

/* Arrays of pointers come from malloc; who touches them first, and whether threads share the work.
 */
static void memory_and_threads(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int shift_bytes;
        bool serial, serial_touch;
    } rows[] = {
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 2 * a[i]; }", 16, true,
         false},
        {"double a[1000]; void f(void) { for (int i = 0; i < 1000; i++) a[i] = 2 * a[i]; }", 0,
         true, false},
        {"double a[1000]; void set(void) { for (int i = 0; i < 1000; i++) a[i] = 1; }\n"
         "void f(void) {\n#pragma omp parallel for\nfor (int i = 0; i < 1000; i++)"
         " a[i] = 2 * a[i] + a[i] * a[i]; }",
         0, false, true},
        {"double b[1000]; void f(int n, double *a) {\n#pragma omp parallel for\n"
         "for (int i = 0; i < n; i++) b[i] = 2 * a[i]; }",
         16, false, false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct fixture f;
        read_as(&f, rows[i].text, "my.c");
        assert_int_equal(f.code.shift_bytes, rows[i].shift_bytes);
        assert_int_equal(f.code.serial, rows[i].serial);
        assert_int_equal(f.code.serial_touch, rows[i].serial_touch);
        own_code_align(&f.code);
        assert_int_equal(f.code.shift_bytes, 0);
        arena_free(&f.arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(loops_are_put_in_order),
        cmocka_unit_test(some_loops_stay),
        cmocka_unit_test(sizes_of_the_file),
        cmocka_unit_test(memory_and_threads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
