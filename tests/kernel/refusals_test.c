#include "unit.h"

#include <stdio.h>
#include <string.h>

#include "stempel/kernel/kernel.h"

static void the_whole_message(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    const struct str source = STR("double a[M][N][P], b[M][N][P];\n"
                                  "for (int k = 0; k < M; k++)\n"
                                  "for (int j = 0; j < N; j++)\n"
                                  "for (int i = 0; i < P; i++)\n"
                                  "\tb[k][j][q] = a[k][j][i];\n");
    assert_false(kernel_parse(source, "kernel.c", &arena, &k, &err));
    struct sb b = {.arena = &arena};
    err_format(&err, &b);
    assert_string_equal(
        sb_cstr(&b), "kernel.c:5:10: error: index 'q' is not a loop index — use one of 'k', 'j', "
                     "'i', or a size of an array or a loop bound\n"
                     "    \tb[k][j][q] = a[k][j][i];\n"
                     "    \t        ^\n");
    arena_free(&arena);
}

#define IN_LOOP(statements)                                                                        \
    "double a[N], b[N], s;\nfor (int i = 0; i < N; i++) {\n" statements "\n}"
#define LOOP "double a[N], b[N], l[N+1]; float f[N];\nfor (int i = 0; i < N; i++) a[i] = b[i]; "
#define WITH_HEAD(head) "double a[N], s;\n" head "\na[i] = 0;"

static const struct {
    const char *source;
    unsigned line, col;
    const char *text; /* a part of the message */
} cases[] = {
    {"", 1, 1, "expected a declaration or a loop"},
    {"double a[N];", 1, 13, "expected a declaration or a loop"},
    {"void f() {}", 1, 1, "this type is not supported"},
    {"double f(int n) {}", 1, 9, "functions are not supported"},
    {"#define N 5\n", 1, 1, "preprocessor lines are not supported"},
    {"/* open\n", 1, 1, "this comment does not end"},
    {"double \"a\";", 1, 8, "this character is not supported"},
    {"double a[0x10];", 1, 10, "this number is not supported"},
    {"double a[010];", 1, 10, "this number is not supported"},
    {"double a[1.5];", 1, 10, "expected an integer, found '1.5'"},
    {"double a[];", 1, 10, "an array without a size is not supported"},
    {"double a[0];", 1, 10, "an array size must be at least 1"},
    {"double a[N/2];", 1, 10, "a division in a subscript, size or loop bound"},
    {"double a[N%2];", 1, 11, "the operator '%' is not supported"},
    {"double a[1 << 32];", 1, 12, "the operator '<<' is not supported"},
    {"double *a;", 1, 8, "pointers are not supported"},
    {"double a[N], a[N];", 1, 14, "'a' is already in use"},
    {"double a[N]; double N;", 1, 21, "'N' is already in use"},
    {"double for;", 1, 8, "expected a name, found 'for'"},
    {"double a[N]", 1, 12, "expected ';' after the declaration"},
    {"double a[N];\n for (int i = 0; i < N; ++i) a[i] = a[i\n\n/* nothing */\n", 2, 40,
     "expected ']' to close the subscript"},
    {"long double a[N];", 1, 1, "this type is not supported"},
    {"long long long i;", 1, 1, "this type is not supported"},
    {"unsigned size_t i;", 1, 1, "this type is not supported"},
    {"short long i;", 1, 1, "this type is not supported"},
    {"signed unsigned i;", 1, 1, "this type is not supported"},
    {"unsigned double s;", 1, 1, "this type is not supported"},
    {"double double s;", 1, 1, "this type is not supported"},
    {"double a[N] = {0};", 1, 13, "an initial value is not supported here"},
    {"unsigned n = 100;", 1, 12, "an initial value is not supported here"},
    {"double a[N]; double s = a[0];", 1, 25, "an initial value that reads an array"},
    {"double a[N], s = t;", 1, 18, "'t' is not declared"},
    {"double s = ;", 1, 12, "expected a value, found ';'"},
    {"double u, s = u < 2;", 1, 17, "a comparison as a number is not supported"},
    {"int n; double a[n];", 1, 17, "'n' is an integer variable"},
    {"double a[a];", 1, 8, "'a' is already in use"},
    {"double a[1][1][1][1][1][1][1][1][1];", 1, 34, "too many dimensions"},
    {"double a[A][B][C][D][E][F][G][H], b[J][K][L][M][N][O][P][Q], c[R];", 1, 64,
     "too many size symbols"},
    {"double a[9223372036854775807][2];", 1, 8, "this array is too large"},
    {"double a[9223372036854775808];", 1, 10, "this integer expression is too large"},
    {"double a[f(N)];", 1, 10, "the function call 'f(…)' is not supported"},
    {WITH_HEAD("for (float i = 0; i < N; i++)"), 2, 6, "a loop index of type float"},
    {WITH_HEAD("for (unsigned i = -1; i < N; i++)"), 2, 19, "an index of type unsigned cannot"},
    {WITH_HEAD("for (uint32_t i = 1 - 2; i < N; i++)"), 2, 19, "an index of type uint32_t cannot"},
    {WITH_HEAD("for (size_t i = -1; i < N; i++)"), 2, 17, "an index of type size_t cannot"},
    {WITH_HEAD("for (int i = 0; i != N; i++)"), 2, 19, "a loop condition with '!='"},
    {WITH_HEAD("for (int i = N; i > 0; i--)"), 2, 19, "a loop condition with '>'"},
    {WITH_HEAD("for (int i = 0; i < N; i--)"), 2, 25, "this step is not supported"},
    {WITH_HEAD("for (int i = 0; i < N; i *= 2)"), 2, 26, "this step is not supported"},
    {WITH_HEAD("for (int i = 0; i < N; i += 0)"), 2, 29, "this step is not supported"},
    {WITH_HEAD("for (int i = 0; i < N; i += N)"), 2, 29, "this step is not supported"},
    {WITH_HEAD("for (int i = 0; j < N; i++)"), 2, 17, "expected the loop index 'i', found 'j'"},
    {WITH_HEAD("for (int i = 0; i < i; i++)"), 2, 21, "a loop bound that depends on a loop index"},
    {WITH_HEAD("for (int j = 0; j < N; j++) for (int i = j; i < N; i++)"), 2, 42,
     "a start value that depends on a loop index"},
    {WITH_HEAD("for (int a = 0; a < N; a++)"), 2, 10, "'a' is already in use"},
    {WITH_HEAD("for (int i = 0; i < s; i++)"), 2, 21, "the scalar 's' is not supported"},
    {WITH_HEAD("for (i = 0; i < N; i++) for (int i = 0; i < N; i++)"), 2, 34,
     "'i' is already in use"},
    {"double a[N];\nfor (int i = 0; i < N; i++) { }", 2, 31, "the innermost loop is empty"},
    {"double a[N];\nfor (int i = 0; i < N; i++) ;", 2, 29, "the innermost loop is empty"},
    {"double a[N];\nfor (int i = 0; i < N; i++) { a[i] = 0;", 2, 40, "expected an assignment"},
    {"double a[N];\nfor (int i = 0; i < N; i++) a[i] = 0; a[1] = 0;", 2, 39,
     "unexpected 'a' after the loop nest"},
    {LOOP "\n#pragma omp barrier", 3, 1, "unexpected '#pragma omp barrier' after the loop nest"},
    {LOOP "swap(a, c);", 2, 50, "'c' is not an array that can be swapped"},
    {LOOP "swap(a, b)", 2, 52, "expected ';' after 'swap(…)'"},
    {LOOP "swap(a);", 2, 48, "expected ',' between two arrays"},
    {LOOP "swap(a, b); a[0] = 0;", 2, 54, "unexpected 'a' after the loop nest"},
    {LOOP "swap(a, f);", 2, 42, "'a' and 'f' have different types or sizes"},
    {LOOP "swap(l, a);", 2, 42, "'l' and 'a' have different types or sizes"},
    {LOOP "swap = 0;", 2, 47, "expected '(' after 'swap'"},
    {"double a[N];\nfor (int i = 0; i < N; i++) a[i] = 0; #pragma x", 2, 39, "preprocessor lines"},
    {"#pragmatic\ndouble a[N];", 1, 1, "preprocessor lines are not supported"},
    {"#\ndouble a[N];", 1, 1, "preprocessor lines are not supported"},
    {"double a[N];\nfor (int j=0; j<N; j++) { for (int i=0; i<N; i++) { a[i] = 0; } a[j] = 1; }", 2,
     65, "expected '}' to close the loop over 'j'"},
    {IN_LOOP("for (int j = 0; j < N; j++) a[i] = 0; a[i] = 1;"), 3, 39, "expected '}' to close"},
    {IN_LOOP("a[i] = 0; for (int j = 0; j < N; j++) a[j] = 0;"), 3, 11,
     "a loop next to statements"},
    {IN_LOOP("int q = 0;"), 3, 1, "a declaration inside the loops is not supported"},
    {IN_LOOP("if (s) a[i] = 0;"), 3, 1, "'if' is not supported"},
    {IN_LOOP("q = 0;"), 3, 1, "'q' cannot be assigned"},
    {IN_LOOP("N = 0;"), 3, 1, "'N' cannot be assigned"},
    {IN_LOOP("i = 0;"), 3, 1, "'i' cannot be assigned"},
    {IN_LOOP("++s;"), 3, 1, "expected an assignment, found '++'"},
    {IN_LOOP("s %= 2;"), 3, 3, "expected an assignment operator, found '%='"},
    {"double a[N]; float b[N]; for (int i = 0; i < N; i++) a[i] = b[i] + q;", 1, 68,
     "'q' is not declared"},
    {IN_LOOP("s = q[i];"), 3, 5, "'q' is not declared"},
    {IN_LOOP("s = q; a[q] = 0;"), 3, 10, "the scalar 'q' is not supported in a subscript"},
    {IN_LOOP("s = foo(s);"), 3, 5, "the function call 'foo(…)' is not supported"},
    {IN_LOOP("s = sqrt(s, s);"), 3, 5, "'sqrt' takes 1 argument"},
    {IN_LOOP("s = fmax(s);"), 3, 5, "'fmax' takes 2 arguments"},
    {IN_LOOP("s = sqrt;"), 3, 5, "'sqrt' is not declared"},
    {IN_LOOP("s = a[fabs(i)];"), 3, 7, "the function call 'fabs(…)' is not supported"},
    {"double _Complex a[N]; for (int i = 0; i < N; i++) a[i] = sqrt(a[i]);", 1, 58,
     "'sqrt' of a complex value"},
    {IN_LOOP("s = a;"), 3, 5, "'a' has 0 subscripts here"},
    {IN_LOOP("s = a[i][i];"), 3, 10, "too many subscripts"},
    {IN_LOOP("s = s[i];"), 3, 5, "'s' is a scalar"},
    {IN_LOOP("s = a[i*i];"), 3, 7, "a product of loop indices"},
    {IN_LOOP("s = a[i/2];"), 3, 7, "a division in a subscript"},
    {IN_LOOP("s = a[a[i]];"), 3, 7, "an array in a subscript"},
    {IN_LOOP("s = a[s];"), 3, 7, "the scalar 's' is not supported in a subscript"},
    {IN_LOOP("s = a[i];;"), 3, 10, "expected an assignment, found ';'"},
    {IN_LOOP("s = *a;"), 3, 5, "the operator '*' is not supported"},
    {IN_LOOP("s = s ? 1 : 2;"), 3, 7, "a conditional without a comparison"},
    {IN_LOOP("s = i > 0 ? 1 : 2;"), 3, 7, "a condition on loop indices is not supported"},
    {IN_LOOP("s = s > 0 ? 1;"), 3, 14, "expected ':' between the two values"},
    {IN_LOOP("s = s && s < 1 ? 1 : 0;"), 3, 7, "a number as a condition is not supported"},
    {IN_LOOP("s = s < 1 || s ? 1 : 0;"), 3, 14, "a number as a condition is not supported"},
    {IN_LOOP("s = s < 1 && (s > 2 || 1) ? 1 : 0;"), 3, 24, "a number as a condition"},
    {IN_LOOP("s = s < 1 && s > 0;"), 3, 11, "a comparison as a number is not supported"},
    {IN_LOOP("s = s < 1 && i > 0 ? 1 : 0;"), 3, 16, "a condition on loop indices is not supported"},
    {IN_LOOP("s = s < 1 < 2 ? 1 : 0;"), 3, 11, "the operator '<' is not supported"},
    {IN_LOOP("s = 1 + (s > 0);"), 3, 7, "a comparison as a number is not supported"},
    {IN_LOOP("s = -(s > 0);"), 3, 5, "a comparison as a number is not supported"},
    {IN_LOOP("s = fabs(s > 0);"), 3, 5, "a comparison as a number is not supported"},
    {IN_LOOP("s = (s > 0);"), 3, 8, "a comparison as a number is not supported"},
    {IN_LOOP("s = a[i > 0];"), 3, 9, "the operator '>' is not supported"},
    {IN_LOOP("s = s % 2;"), 3, 7, "the operator '%' is not supported"},
    {IN_LOOP("s = s < 2;"), 3, 7, "a comparison as a number is not supported"},
    {IN_LOOP("s = a[i++];"), 3, 8, "the operator '++' is not supported"},
    {IN_LOOP("s = s + ++s;"), 3, 9, "'++' inside an expression"},
    {IN_LOOP("s = (double *)s;"), 3, 13, "expected ')' after the type of a cast"},
    {IN_LOOP("s = a[(double)i];"), 3, 7, "a cast between integer and floating-point values"},
    {IN_LOOP("s = (s;"), 3, 7, "expected ')' to close the parenthesis"},
    {IN_LOOP("s = s"), 4, 1, "expected ';' after the assignment"},
    {IN_LOOP("s = ;"), 3, 5, "expected a value, found ';'"},
    {IN_LOOP("s = 1e;"), 3, 5, "this number is not supported"},
    {IN_LOOP("s = 1.0L;"), 3, 5, "this number is not supported"},
    {IN_LOOP("s = 1.2.3;"), 3, 5, "this number is not supported"},
    {IN_LOOP("s = I;"), 3, 5, "'I' is not supported in an expression"},
    {IN_LOOP("s = sizeof s;"), 3, 5, "'sizeof' is not supported in an expression"},
};

/* A hint says what to write if the text alone does not. */
static bool says_what_to_do(const struct err *err)
{
    static const char *const plain[] = {"expected ", "must be at least ", "takes no "};
    bool says = err->hint[0] != '\0';
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        says = says || strstr(err->text, plain[i]) != NULL;
    return says;
}

static void every_refusal_has_its_place(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct kernel k;
        if (kernel_parse(str_of(cases[i].source), "k.c", &arena, &k, &err))
            fail_msg("accepted: %s", cases[i].source);
        if (strstr(err.text, cases[i].text) == NULL || err.line != cases[i].line ||
            err.col != cases[i].col)
            fail_msg("%u:%u: %s\n  expected %u:%u: %s\n  for %s", err.line, err.col, err.text,
                     cases[i].line, cases[i].col, cases[i].text, cases[i].source);
        if (!says_what_to_do(&err))
            fail_msg("%s", err.text);
        assert_string_equal(err.file, "k.c");
        assert_int_equal(err_exit_status(&err), 1);
        arena_free(&arena);
    }
}

/* `count` times `unit` between two texts. */
static bool parse_repeated(const char *before, const char *unit, size_t count, const char *after,
                           struct err *err)
{
    struct arena arena = {0};
    struct sb b = {.arena = &arena};
    sb_addz(&b, before);
    for (size_t i = 0; i < count; i++)
        sb_addz(&b, unit);
    sb_addz(&b, after);
    struct kernel k;
    *err = (struct err){0};
    const bool ok = kernel_parse(sb_str(&b), "k.c", &arena, &k, err);
    arena_free(&arena);
    return ok;
}

static void hostile_sizes_are_refused(void **state)
{
    (void)state;
    static const char head[] = "double a[N], s; for (int i = 0; i < N; i++) ";
    static const struct {
        const char *before;
        const char *unit;
        size_t fits, too_many;
        const char *after;
        const char *text;
    } limits[] = {
        {"s = ", "(", 0, 100000, "", "parentheses, signs or"},
        {"s = ", "- ", 199, 200, "s;", "parentheses, signs or"},
        {"s = ", "(double)", 199, 200, "s;", "parentheses, signs or"},
        {"s = s", "+ s", 2047, 2048, ";", "this expression is too deep"},
        {"s = s", " > 0 ? s : s", 99, 500, ";", "parentheses, signs or"},
        {"s = ", "fabs(", 0, 40000, "", "parentheses, signs or"},
        {"s = a[i", "+ 0", 63, 64, "];", "this expression is too deep"},
        {"{", "s = 1;", 256, 257, "}", "too many statements"},
        {"s = 1; ", " ", 1000, KERNEL_MAX_SOURCE_BYTES, "", "this kernel is too long"},
    };
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        char before[128];
        snprintf(before, sizeof before, "%s%s", head, limits[i].before);
        struct err err = {0};
        if (limits[i].fits != 0 &&
            !parse_repeated(before, limits[i].unit, limits[i].fits, limits[i].after, &err))
            fail_msg("limit %zu: %s", i, err.text);
        assert_false(
            parse_repeated(before, limits[i].unit, limits[i].too_many, limits[i].after, &err));
        if (strstr(err.text, limits[i].text) == NULL)
            fail_msg("limit %zu: %s", i, err.text);
    }
}

static void too_many_accesses(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb b = {.arena = &arena};
    sb_addz(&b, "double a[N]; double s; for (int i = 0; i < N; i++) {\n");
    for (int i = 0; i <= KERNEL_MAX_ACCESSES; i++)
        sb_addf(&b, "%s a[i+%d]%s", i % 64 == 0 ? "s =" : "+", i,
                i % 64 == 63 || i == KERNEL_MAX_ACCESSES ? ";\n" : "");
    sb_addc(&b, '}');
    struct kernel k;
    struct err err = {0};
    assert_false(kernel_parse(sb_str(&b), "k.c", &arena, &k, &err));
    assert_non_null(strstr(err.text, "too many array accesses"));
    assert_int_equal(err.line, 2 + KERNEL_MAX_ACCESSES / 64);
    arena_free(&arena);
}

static void any_bytes_are_refused_in_peace(void **state)
{
    (void)state;
    static const char bytes[] = "double a[N];\0for\xff\xfe(\x1b[31m";
    for (size_t n = 0; n <= sizeof bytes; n++) {
        struct arena arena = {0};
        struct err err = {0};
        struct kernel k;
        assert_false(
            kernel_parse((struct str){bytes, n < sizeof bytes ? n : 0}, "k.c", &arena, &k, &err));
        arena_free(&arena);
    }
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    assert_false(kernel_parse((struct str){NULL, 0}, NULL, &arena, &k, &err));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_whole_message),
        cmocka_unit_test(every_refusal_has_its_place),
        cmocka_unit_test(hostile_sizes_are_refused),
        cmocka_unit_test(too_many_accesses),
        cmocka_unit_test(any_bytes_are_refused_in_peace),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
