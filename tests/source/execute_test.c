#include "golden.h"

#include <string.h>

#include "collect/source/candidates.h"
#include "collect/source/execute.h"

/*
 * What an iteration of a nest does, counted by hand, against what is found by executing it. In the
 * tables only the numbers; execute_rows.txt has the elements, each with its offset in bytes.
 */

struct row {
    const char *text;
    int reads, writes; /* different elements that change with the inner loop */
    int add, mul, div;
};

static const char *execute_file(struct arena *arena, const char *file, struct str text,
                                struct execute_facts *out)
{
    struct err err = {0};
    struct source_unit *u = NULL;
    const struct unit_options options = {0};
    struct candidates all = {0};
    const char *why = "";
    if (!unit_open(arena, file, text, &options, &u, &err))
        fail_msg("%s", err.text);
    const struct reader fresh = {
        .unit = u, .arena = arena, .err = &err, .file = file, .text = text};
    struct reader *const r = arena_copy(arena, &fresh, 1, sizeof fresh);
    candidates_find(r, &all);
    if (all.count == 0)
        return "no nest";
    const struct candidate *const c = &all.items[0];
    const struct execute_nest nest = {c->body, c->path, c->n_path, c->n_repeats};
    const bool ok = execute_nest(arena, u, &nest, out, &why);
    unit_close(u);
    return ok ? NULL : why;
}

static const char *execute_text(struct arena *arena, const char *text, struct execute_facts *out)
{
    return execute_file(arena, "my.c", str_of(text), out);
}

static void check(const struct row *row)
{
    struct arena arena = {0};
    struct execute_facts f;
    int reads = 0;
    int writes = 0;
    const char *const why = execute_text(&arena, row->text, &f);
    if (why != NULL)
        fail_msg("%s\n%s", why, row->text);
    for (size_t i = 0; i < f.n_elements; i++) {
        reads += f.elements[i].is_read ? 1 : 0;
        writes += f.elements[i].is_written ? 1 : 0;
    }
    if (reads != row->reads || writes != row->writes || f.add != row->add || f.mul != row->mul ||
        f.div != row->div)
        fail_msg("%d reads, %d writes, %d + %d + %d FLOP of\n%s", reads, writes, f.add, f.mul,
                 f.div, row->text);
    arena_free(&arena);
}

static void check_rows(const struct row *rows, size_t n)
{
    for (size_t i = 0; i < n; i++)
        check(&rows[i]);
}

#define CHECK(rows) check_rows(rows, sizeof(rows) / sizeof *(rows))
#define F1 "void f(int n, double *a, double *b, double c) { int i, k; "
#define F2 "void f(int n, int m, double a[m][n], double b[m][n], double c) { "
#define LOOP "for (int i = 1; i < n - 1; i++) "
#define LOOPS "for (int j = 1; j < m - 1; j++) for (int i = 1; i < n - 1; i++) "

static void elements(void **state)
{
    static const struct row rows[] = {
        {F1 LOOP "b[i] = a[i]; }", 1, 1, 0, 0, 0},
        {F1 LOOP "b[i] = a[i - 1] + a[i] + a[i + 1]; }", 3, 1, 2, 0, 0},
        {F1 LOOP "b[i] = a[i] + a[i]; }", 1, 1, 1, 0, 0},
        {F1 LOOP "a[i] += b[i]; }", 2, 1, 1, 0, 0},
        {F1 LOOP "a[i] = a[0] + b[i]; }", 1, 1, 1, 0, 0},
        {F1 LOOP "c += a[i] * b[i]; }", 2, 0, 1, 1, 0},
        {F1 "for (i = 0; i < n; i++) b[i] = a[2 * i] + a[2 * i + 1] + a[2 * i + 2]; }", 3, 1, 2, 0,
         0},
        {F2 LOOPS "b[j][i] = a[j][i - 1] + a[j][i + 1] + a[j - 1][i] + a[j + 1][i]; }", 4, 1, 3, 0,
         0},
        {"void f(int n, double a[n][n], double b[n][n]) { for (int j = 0; j < n; j++) "
         "for (int i = 0; i < n; i++) b[j][i] = a[j][i] + a[i][j]; }",
         2, 1, 1, 0, 0},
        {"double a[12][12], b[12][12]; void f(void) { for (int j = 0; j < 12; j++) "
         "for (int i = 0; i < 12; i++) b[j][i] = a[j][i] + a[i][j]; }",
         2, 1, 1, 0, 0},
        {F2 "for (int j = m - 2; j > 0; j--) for (int i = n - 2; i > 0; i--) "
            "b[j][i] = a[j + 1][i] - a[j][i]; }",
         2, 1, 1, 0, 0},
        {F1 "while (n--) *b++ = 2 * *a++; }", 1, 1, 0, 1, 0},
        {F1 "for (k = 0, i = 0; i < n; i++, k += 2) b[i] = a[k] + a[k + 1]; }", 2, 1, 1, 0, 0},
        {F1 "double *p = a + 1, *q = a - 1; " LOOP "b[i] = p[i] + q[i] + a[i + 1]; }", 2, 1, 2, 0,
         0},
        {"void f(int n, int h, double *a, double *b) { " LOOP "b[i] = a[i - h] + a[i + h]; }", 2, 1,
         1, 0, 0},
        {"void f(int w, int n, double *a, double *b) { int d[4] = {-1, 1, -w, w}; " LOOP
         "{ double s = 0; for (int k = 0; k < 4; k++) s += a[i + d[k]]; b[i] = s; } }",
         4, 1, 4, 0, 0},
        {"void f(int n, int m, double **a, double **b) { " LOOPS
         "b[j][i] = a[j - 1][i] + a[j][i]; }",
         2, 1, 1, 0, 0},
        {"struct p { float x, y; }; void f(int n, struct p *a) { " LOOP "a[i].x += a[i + 1].y; }",
         2, 1, 1, 0, 0},
        {"struct g { int n; double *u; }; void f(struct g *a, struct g *b) { "
         "for (int i = 1; i < a->n; i++) a->u[i] = b->u[i - 1] + b->u[i]; }",
         2, 1, 1, 0, 0},
        {"double *const u; void f(int n, unsigned char *a, float *b) { " LOOP
         "b[i] = a[i] * 0.5f; }",
         1, 1, 0, 1, 0},
        {"#define A(j, i) a[(j) * n + (i)]\n"
         "void f(int n, int m, double *a, double *b) { " LOOPS
         "b[j * n + i] = A(j - 1, i) + A(j + 1, i); }",
         2, 1, 1, 0, 0},
    };
    (void)state;
    CHECK(rows);
}

static void operations(void **state)
{
    static const struct row rows[] = {
        {F1 LOOP "b[i] = c * c * a[i]; }", 1, 1, 0, 1, 0},
        {F1 LOOP "b[i] = a[i] / (c * c); }", 1, 1, 0, 0, 1},
        {F1 LOOP "b[i] = 2.0 / 3.0 * a[i]; }", 1, 1, 0, 1, 0},
        {F1 LOOP "b[i] = -a[i]; }", 1, 1, 0, 0, 0},
        {F1 LOOP "b[i] = i * c; }", 0, 1, 0, 1, 0},
        {F1 LOOP "{ double t = a[i] - a[i - 1]; b[i] = t * t; } }", 2, 1, 1, 1, 0},
        {F2 LOOPS "b[j][i] = a[j][0] * c * b[j][i]; }", 1, 1, 0, 1, 0},
        {"double sqrt(double); " F1 LOOP "b[i] = sqrt(a[i]); }", 1, 1, 0, 0, 1},
        {"double fmax(double, double); " F1 LOOP "b[i] = fmax(a[i], 0); }", 1, 1, 1, 0, 0},
        {"double pow(double, double); " F1 LOOP "b[i] = pow(a[i], 2); }", 1, 1, 0, 1, 0},
        {"double fma(double, double, double); " F1 LOOP "b[i] = fma(a[i], c, b[i]); }", 2, 1, 1, 1,
         0},
        {"static double g(double x) { return x * x + 1; } " F1 LOOP "b[i] = g(a[i]) + g(b[i]); }",
         2, 1, 3, 2, 0},
        {"static double g(double x, double y) { return x - y; } " F1 LOOP
         "b[i] = g(a[i], g(a[i + 1], a[i - 1])); }",
         3, 1, 2, 0, 0},
        {"#define MAX(x, y) ((x) > (y) ? (x) : (y))\n" F1 LOOP "b[i] = MAX(a[i] * c, b[i]); }", 2,
         1, 0, 1, 0},
        {"#define MAX(x, y) ((x) > (y) ? (x) : (y))\n#define MIN(x, y) ((x) < (y) ? (x) : (y))\n" F1
             LOOP "b[i] = MAX(0, MIN(a[i] * c, 1)); }",
         1, 1, 0, 1, 0},
    };
    (void)state;
    CHECK(rows);
}

static void conditions(void **state)
{
    static const struct row rows[] = {
        {F1 "for (i = 0; i < n; i++) { if (i == 0 || i == n - 1) b[i] = 0; else b[i] = a[i + 1] - "
            "a[i - 1]; } }",
         2, 1, 1, 0, 0},
        {F1 LOOP "b[i] = a[i] > 0 ? a[i + 1] : a[i - 1]; }", 3, 1, 0, 0, 0},
        {F1 LOOP "if (a[i] > 0) b[i] = a[i + 1] * c; else b[i] = a[i - 1] * c; }", 3, 1, 0, 2, 0},
        {F1 LOOP "if (a[i] > 0) b[i] = 1; }", 2, 1, 0, 0, 0},
        {"static double *g(double *p, int i) { return p + i; } " F1 LOOP
         "*g(b, i) = *g(a, i - 1); }",
         1, 1, 0, 0, 0},
        {"static double g(double x) { if (x < 0) return 0; return x * x; } " F1 LOOP
         "b[i] = g(a[i]); }",
         1, 1, 0, 1, 0},
        {F1 "if (n < 3) return; " LOOP "b[i] = a[i]; }", 1, 1, 0, 0, 0},
        {F1 "const int k2 = 2; " LOOP
            "{ if (k2 == 1) b[i] = a[i]; else b[i] = a[i] + a[i + 1]; } }",
         2, 1, 1, 0, 0},
        {F1 LOOP "{ double s = 0; for (k = -2; k <= 2; k++) s += a[i + k] * c; b[i] = s; } }", 5, 1,
         5, 5, 0},
        {"void f(double *a) { for (int i = 0; i < 5; i++) a[i] *= 2; }", 1, 1, 0, 1, 0},
    };
    (void)state;
    CHECK(rows);
}

/* Better no facts than wrong ones. */
/* Calls are followed eight deep. */
#define CALL(outer, inner) "static double g" outer "(double x) { return g" inner "(x); } "
#define EIGHT_CALLS                                                                                \
    "static double g1(double x) { return 2 * x; } " CALL("2", "1") CALL("3", "2") CALL("4", "3")   \
        CALL("5", "4") CALL("6", "5") CALL("7", "6") CALL("8", "7")

static void calls(void **state)
{
    static const struct row rows[] = {
        {EIGHT_CALLS F1 LOOP "b[i] = g8(a[i]); }", 1, 1, 0, 1, 0},
    };
    (void)state;
    CHECK(rows);
}

static void no_facts(void **state)
{
    static const char *const texts[] = {
        EIGHT_CALLS CALL("9", "8") F1 LOOP "b[i] = g9(a[i]); }",
        "double g(double); " F1 LOOP "b[i] = g(a[i]); }",
        F1 LOOP "{ if (a[i] > c) continue; b[i] = a[i] * c; } }",
        F1 "k = 0; " LOOP "if (a[i] > 0) b[k++] = a[i]; }",
        F1 LOOP "{ if (a[i] > 0) break; b[i] = a[i]; } }",
        F1 LOOP "{ if (i % 2) b[i] = a[i] * a[i + 1]; else b[i] = a[i]; } }",
        "void f(int n, int x, int y, double *a, double *b) { " LOOP
        "{ if (x < y) b[i] = a[i]; else b[i] = a[i] + a[i + 1]; } }",
        F1 "for (i = 0; i < 1; i++) b[i] = a[i]; }",
    };
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct arena arena = {0};
        struct execute_facts f;
        if (execute_text(&arena, texts[i], &f) == NULL)
            fail_msg("executed: %s", texts[i]);
        arena_free(&arena);
    }
}

/* An index array gives elements that are not known. */
static void gathers(void **state)
{
    struct arena arena = {0};
    struct execute_facts f;
    (void)state;
    assert_null(execute_text(
        &arena, "void f(int n, int *k, double *a, double *b) { " LOOP "b[i] = a[k[i]]; }", &f));
    assert_true(f.gathers);
    arena_free(&arena);
}

/* The end of the file's name, and its text, in which `@` ends a line. */
static void add_row(struct str row, struct sb *out)
{
    struct arena arena = {0};
    struct execute_facts f;
    const struct str_cut cut = str_cut(row, ' ');
    char *const text = str_cstr(&arena, cut.tail);
    for (char *end = strchr(text, '@'); end != NULL; end = strchr(end, '@'))
        *end = '\n';
    const char *const file = str_formatz(&arena, "my.%.*s", STR_ARG(cut.head));
    const char *const why = execute_file(&arena, file, str_of(text), &f);
    if (why != NULL) {
        sb_addf(out, "  not executed: %s\n", why);
    } else {
        sb_addf(out, "  +%d *%d /%d%s%s:", f.add, f.mul, f.div, f.is_complex ? ", complex" : "",
                f.gathers ? ", gathers" : "");
        for (size_t i = 0; i < f.n_elements; i++)
            sb_addf(out, " %s%s %.*s@%lld", f.elements[i].is_read ? "r" : "",
                    f.elements[i].is_written ? "w" : "", STR_ARG(f.elements[i].name),
                    (long long)f.elements[i].offset);
        sb_addc(out, '\n');
    }
    arena_free(&arena);
}

static void executed_files(void **state)
{
    (void)state;
    assert_golden_rows(ROWS, add_row);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elements),       cmocka_unit_test(operations),
        cmocka_unit_test(conditions),     cmocka_unit_test(calls),
        cmocka_unit_test(no_facts),       cmocka_unit_test(gathers),
        cmocka_unit_test(executed_files),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
