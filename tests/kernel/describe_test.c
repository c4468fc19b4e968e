#include "unit.h"

#include <string.h>

#include "stempel/kernel/describe.h"

/* All texts of these descriptions are in line 7, column 3. */
static struct described_text text(const char *t)
{
    return (struct described_text){str_of(t), 7, 3};
}

/* `j-1, i`: the texts between commas, and their number; an empty text has none. */
static size_t texts(const char *list, struct described_text *out)
{
    size_t n = 0;
    for (struct str rest = str_of(list); rest.len > 0; n++) {
        const struct str_cut cut = str_cut(rest, ',');
        out[n] = (struct described_text){str_trim(cut.head), 7, 3};
        rest = cut.tail;
    }
    return n;
}

enum { MOST = 16 };

/* A description with the texts that it points to. */
struct described {
    struct kernel_description d;
    struct described_variable variables[MOST];
    struct described_loop loops[MOST];
    struct described_access accesses[MOST];
    struct described_text lists[2 * MOST][MOST];
    size_t n_lists;
};

static void add_variable(struct described *k, const char *name, const char *type, const char *dims)
{
    struct described_text *list = k->lists[k->n_lists++];
    k->variables[k->d.n_variables++] = (struct described_variable){
        .name = text(name), .type = text(type), .n_dims = texts(dims, list), .dims = list};
    k->d.variables = k->variables;
}

static void add_loop(struct described *k, const char *index, const char *start, const char *stop,
                     const char *step)
{
    k->loops[k->d.n_loops++] =
        (struct described_loop){text(index), text(start), text(stop), text(step)};
    k->d.loops = k->loops;
}

static void add_access(struct described *k, bool write, const char *name, const char *subscripts)
{
    struct described_text *list = k->lists[k->n_lists++];
    k->accesses[k->d.n_accesses++] =
        (struct described_access){.array = text(name),
                                  .write = write,
                                  .n_subscripts = texts(subscripts, list),
                                  .subscripts = list};
    k->d.accesses = k->accesses;
}

/* Variables and the outer loop. */
static void begin(struct described *k)
{
    *k = (struct described){.d = {.flops = {.add = 1, .mul = 1}}};
    add_variable(k, "u", "double", "P, 2*Q + 1");
    add_variable(k, "v", "double", "P, 2*Q + 1");
    add_variable(k, "w", "double", "");
    add_loop(k, "j", "1", "P-1", "1");
}

static const char code[] = "double u[P][2*Q+1], v[P][2*Q+1], w;\n"
                           "for (int j = 1; j < P-1; ++j) for (int i = 2; i < Q; i += 2)\n"
                           "v[j][i] = w * (u[j-1][2*i] + u[j+1][2*i]);\n";

static void a_description_is_the_kernel_in_code(void **state)
{
    (void)state;
    static const int64_t sizes[] = {20, 30};
    struct described whole;
    begin(&whole);
    add_loop(&whole, "i", "2", "Q", "2");
    add_access(&whole, false, "u", "j - 1, 2*i");
    add_access(&whole, false, "u", "j+1, 2*i");
    add_access(&whole, false, "u", "1+j, i*2"); /* the same once more */
    add_access(&whole, false, "w", "");         /* scalars are no traffic */
    add_access(&whole, false, "undeclared", "");
    add_access(&whole, true, "v", "j, i");
    struct arena arena = {0};
    struct err err = {0};
    struct kernel a;
    struct kernel b;
    assert_true(kernel_parse(str_of(code), "code", &arena, &a, &err));
    assert_true(kernel_describe(&whole.d, STR("the file"), "k.yml", &arena, &b, &err));
    assert_int_equal(b.n_statements, 0);
    assert_int_equal(a.n_arrays, b.n_arrays);
    assert_int_equal(a.n_scalars, b.n_scalars);
    assert_int_equal(a.n_symbols, b.n_symbols);
    assert_int_equal(a.n_loops, b.n_loops);
    assert_int_equal(a.n_accesses, b.n_accesses);
    assert_memory_equal(&a.flops, &b.flops, sizeof a.flops);
    assert_true(kernel_check_sizes(&b, sizes, &err));
    assert_int_equal(kernel_work_array(&b), 1);
    for (int l = 0; l < a.n_loops; l++) {
        int64_t range[2][2];
        assert_true(kernel_loop_range(&a, l, sizes, &range[0][0], &range[0][1], &err));
        assert_true(kernel_loop_range(&b, l, sizes, &range[1][0], &range[1][1], &err));
        assert_memory_equal(range[0], range[1], sizeof range[0]);
        assert_int_equal(a.loops[l].step, b.loops[l].step);
    }
    for (int i = 0; i < a.n_accesses; i++) {
        const struct kernel_access *x = &a.accesses[i];
        const struct kernel_access *y = &b.accesses[i];
        int64_t offset[2];
        assert_true(poly_eval(&x->offset, sizes, &offset[0]));
        assert_true(poly_eval(&y->offset, sizes, &offset[1]));
        assert_int_equal(offset[0], offset[1]);
        assert_int_equal(x->write, y->write);
        assert_int_equal(x->array, y->array);
        for (int l = 0; l < a.n_loops; l++) {
            assert_true(poly_eval(&x->stride[l], sizes, &offset[0]));
            assert_true(poly_eval(&y->stride[l], sizes, &offset[1]));
            assert_int_equal(offset[0], offset[1]);
        }
    }
    assert_true(str_eq(b.accesses[0].text, STR("u[j - 1][2*i]")));
    assert_int_equal(b.accesses[0].line, 7);
    arena_free(&arena);
}

static void expect_refusal(const struct described *k, unsigned col, const char *expected)
{
    static const char file[] = "1\n2\n3\n4\n5\n6\nthe line\n";
    struct arena arena = {0};
    struct err err = {0};
    struct kernel out;
    assert_false(kernel_describe(&k->d, str_of(file), "k.yml", &arena, &out, &err));
    if (strstr(err.text, expected) == NULL || err.line != 7 || err.col != col)
        fail_msg("%u:%u: %s, expected %u: %s", err.line, err.col, err.text, col, expected);
    assert_string_equal(err.file, "k.yml");
    assert_string_equal(err.source, "the line");
    arena_free(&arena);
}

static void what_loops_may_not_say(void **state)
{
    (void)state;
    static const struct {
        const char *index, *start, *stop, *step;
        unsigned col;
        const char *text;
    } cases[] = {
        {"j", "1", "P", "1", 3, "'j' is already in use"},
        {"l k", "1", "P", "1", 5, "unexpected 'k'"},
        {"u", "1", "P", "1", 3, "'u' is already in use"},
        {"", "1", "P", "1", 3, "expected a name"},
        {"for", "1", "P", "1", 3, "expected a name"},
        {"l", "1; x", "P", "1", 4, "unexpected ';'"},
        {"l", "1", "P)", "1", 4, "unexpected ')'"},
        {"l", "1", "P - j", "1", 3, "a loop bound that depends on a loop index"},
        {"l", "1", "P", "-1", 3, "this step is not supported"},
        {"l", "1", "P", "", 3, "expected a value"},
        {"l", "1", "P$", "1", 3, "'P$': this character is not supported"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct described k;
        begin(&k);
        add_loop(&k, cases[i].index, cases[i].start, cases[i].stop, cases[i].step);
        expect_refusal(&k, cases[i].col, cases[i].text);
    }
}

static void what_variables_may_not_say(void **state)
{
    (void)state;
    static const struct {
        const char *name, *type, *dims;
        unsigned col;
        const char *text;
    } cases[] = {
        {"x", "int", "", 3, "data of type int is not supported"},
        {"x", "dobule", "", 3, "this type is not supported"},
        {"x", "double d", "", 10, "unexpected 'd'"},
        {"x", "float", "0", 3, "an array size must be at least 1"},
        {"x", "float", "N] [N", 4, "unexpected ']'"},
        {"x", "float", "1,1,1,1,1,1,1,1,1", 3, "too many dimensions"},
        {"2", "float", "", 3, "expected a name"},
        {"u", "float", "3", 3, "'u' is already in use"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct described k;
        begin(&k);
        add_variable(&k, cases[i].name, cases[i].type, cases[i].dims);
        expect_refusal(&k, cases[i].col, cases[i].text);
    }
}

static void what_accesses_may_not_say(void **state)
{
    (void)state;
    static const struct {
        const char *array, *subscripts;
        unsigned col;
        const char *text;
    } cases[] = {
        {"x", "1", 3, "'x' is not an array"},
        {"w", "1", 3, "'w' is not an array"},
        {"u", "1", 3, "'u' has 1 subscript here"},
        {"u v", "j, i", 5, "unexpected 'v'"},
        {"u", "", 3, "'u' has 0 subscripts here"},
        {"u", "j, j*j", 3, "a product of loop indices"},
        {"u", "j, j + w", 7, "the scalar 'w' is not supported"},
        {"u", "j, j][", 4, "unexpected ']'"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct described k;
        begin(&k);
        add_access(&k, i % 2 == 0, cases[i].array, cases[i].subscripts);
        expect_refusal(&k, cases[i].col, cases[i].text);
    }
}

static void loops_are_limited(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct kernel out;
    struct described k;
    begin(&k);
    k.d.n_loops = 0;
    assert_false(kernel_describe(&k.d, STR("text"), "k.yml", &arena, &out, &err));
    assert_non_null(strstr(err.text, "there is no loop"));
    static const char *const names[] = {"a", "b", "c", "d", "e", "f", "g", "h", "i"};
    for (size_t l = 0; l <= KERNEL_MAX_LOOPS; l++)
        add_loop(&k, names[l], "1", "P", "1");
    expect_refusal(&k, 3, "too many loops");
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_description_is_the_kernel_in_code),
        cmocka_unit_test(what_loops_may_not_say),
        cmocka_unit_test(what_variables_may_not_say),
        cmocka_unit_test(what_accesses_may_not_say),
        cmocka_unit_test(loops_are_limited),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
