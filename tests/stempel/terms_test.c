#include "unit.h"

#include <string.h>

#include "stempel/program/terms.h"

static bool read_terms(const char *statement, struct arena *arena, struct term_list *out)
{
    struct err err = {0};
    struct kernel *k = arena_alloc(arena, 1, sizeof *k);
    const struct str source = str_format(
        arena, "double a[N], b[N], s, t;\nfor (int i = 1; i < N - 1; i++) { %s }", statement);
    if (!kernel_parse(source, "k.c", arena, k, &err))
        fail_msg("%s", err.text);
    return terms_of(k, arena, out);
}

/* `- s t` for each term, A for an element, 1 for a number. */
static const char *names_of(const struct term_list *list, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (size_t i = 0; i < list->count; i++) {
        sb_addz(&out, list->terms[i].negative ? "-" : "+");
        for (int f = 0; f < list->terms[i].n_factors; f++) {
            const struct expr *e = list->terms[i].factors[f];
            sb_addz(&out, e->kind == EXPR_NUMBER ? "1" : e->kind == EXPR_ACCESS ? "A" : "s");
        }
    }
    return sb_cstr(&out);
}

static void products_are_multiplied_out(void **state)
{
    (void)state;
    static const struct {
        const char *statement, *terms;
    } cases[] = {
        {"b[i] = a[i];", "+A"},
        {"b[i] = s * a[i] + t * a[i-1];", "+sA+sA"},
        {"b[i] = a[i] - s * a[i-1] - 2.0;", "+A-sA-1"},
        {"b[i] = a[i] - (s * a[i-1] - a[i+1]);", "+A-sA+A"},
        {"b[i] = -(a[i] - a[i-1]) * -s;", "+As-As"},
        {"b[i] = s * (a[i] - t * (a[i-1] + 1.0));", "+sA-ssA-ss1"},
        {"b[i] = (s - t) * (a[i-1] - a[i+1]);", "+sA-sA-sA+sA"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct term_list list;
        assert_true(read_terms(cases[i].statement, &arena, &list));
        assert_string_equal(names_of(&list, &arena), cases[i].terms);
        assert_int_equal(list.target->kind, EXPR_ACCESS);
        arena_free(&arena);
    }
}

static void other_kernels_are_no_sum_of_terms(void **state)
{
    (void)state;
    static const char *const statements[] = {
        "b[i] = a[i] / s;",
        "b[i] += a[i];",
        "s = a[i];",
        "b[i] = i * a[i];",
        "b[i] = s * t * s * t * a[i];",
        "b[i] = a[i]; b[i] = s;",
        "b[i] = a[i] > s ? a[i] : t;",
    };
    for (size_t i = 0; i < sizeof statements / sizeof *statements; i++) {
        struct arena arena = {0};
        struct term_list list;
        if (read_terms(statements[i], &arena, &list))
            fail_msg("%s", statements[i]);
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(products_are_multiplied_out),
        cmocka_unit_test(other_kernels_are_no_sum_of_terms),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
