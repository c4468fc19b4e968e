#include "unit.h"

#include <string.h>

#include "collect/source/nest.h"

/* Small files of C: what is read out of each, or the message why nothing is. */
struct sample {
    const char *text, *expected;
};

static void check(const struct sample *samples, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct nest nest;
        struct sb out = {.arena = &arena};
        const struct nest_options any = {0};
        if (nest_read(&arena, samples[i].text, strlen(samples[i].text), "my.c", &any, &nest, &err))
            sb_add(&out, nest.source);
        else
            err_format(&err, &out);
        if (strncmp(sb_cstr(&out), samples[i].expected, strlen(samples[i].expected)) != 0)
            fail_msg("%s: %s", samples[i].text, sb_cstr(&out));
        arena_free(&arena);
    }
}

static void these_are_read(void **state)
{
    (void)state;
    static const struct sample samples[] = {
        {"void f(int n, double *a) { // x[0] = 1;\n  /* for (;;) */ for (int i = 0; i < n; i++) "
         "a[i] = 1; // done\n}\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"#if 2 * 3 - 6 == 0 && (1 + 1 > 1 || 0) && !defined(A) && 7 % 4 == 3 && -1 < 0 && 8 / 3 "
         "<= 2 && 3 >= 3 && +2 != 3\n#define V 5\n#else\n#define V 6\n#endif\nvoid f(int n, double "
         "*a) { for (int i = 0; i < n; i++) a[i] = V; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 5;\n}\n"},
        {"#define A 3\n#if defined(A) && A == 3 && defined B\n#define V 5\n#elif defined "
         "A\n#define V 7\n#endif\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = V; "
         "}\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 7;\n}\n"},
        {"const char *s = \"an \\\" end\";\nchar c = '\\'';\nvoid f(int n, double *a) { for (int i "
         "= 0; i < n; i++) a[i] = 1; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i = i + 2) a[i] = 1; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; i += 2) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) { { a[i] = 1; } } }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) { {{{{{{{{ a[i] = 1; }}}}}}}} } "
         "}\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = (float)a[i] * (double)n; "
         "}\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = (float)a[i] * "
         "(double)(n);\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = a[i] > 0 ? +a[i] : -a[i]; "
         "}\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = a[i] > 0 ? a[i] : -a[i];\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[-(-i) + (+1) + 7 / 2] = 1; }\n",
         "double a[n + 4];\n\nfor (int i = 0; i < n; ++i) {\n    a[i + 4] = 1;\n}\n"},
        {"int at(int i, int j) { return 10 * i + j; }\nvoid f(int n, double *a) { for (int i = 0; "
         "i < n; i++) a[at(i, 3)] = 1; }\n",
         "double a[n][10];\n\nfor (int i = 0; i < n; ++i) {\n    a[i][3] = 1;\n}\n"},
        {"void f(int n, double *a) { double *p = a + 2 * n; for (int i = 0; i < n; i++) p[i] = "
         "a[i]; }\n",
         "double a[n];\ndouble p[n];\n\nfor (int i = 0; i < n; ++i) {\n    p[i] = a[i];\n}\n"},
        {"void f(int n, double *a) { double *p = &a[n]; for (int i = 0; i < n; i++) p[i] = a[i]; "
         "}\n",
         "double a[n];\ndouble p[n];\n\nfor (int i = 0; i < n; ++i) {\n    p[i] = a[i];\n}\n"},
        {"void f(int n, double a[][n]) { for (int j = 0; j < n; j++) for (int i = 0; i < n; i++) "
         "a[j][i] = 1; }\n",
         "double a[n][n];\n\nfor (int j = 0; j < n; ++j) {\n    for (int i = 0; i < n; ++i) {\n    "
         "    a[j][i] = 1;\n    }\n}\n"},
        {"void f(int n, double *a) { const double h = 1.0 / 3; const float q = 2; for (int i = 0; "
         "i < n; i++) a[i] = h * q; }\n",
         "double a[n];\ndouble h;\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = h * (float)2;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < 3000000000u; i++) a[i] = 1; }\n",
         "double a[3000000000];\n\nfor (int i = 0; i < 3000000000; ++i) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *a) { for (int i = n - 1; i >= 0; i--) a[i] = 1; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *a) { \n#pragma omp simd\nfor (int i = 0; i < n; i++) a[i] = 1; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
    };
    check(samples, sizeof samples / sizeof *samples);
}

static void these_are_refused(void **state)
{
    (void)state;
    static const struct sample samples[] = {
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; } /* never\n",
         "my.c:1:68: error: this comment does not end — close it with */"},
        {"#if 1 / 0\n#endif\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
         "my.c:1:2: error: this condition cannot be decided — replace it by #if 1 or #if 0"},
        {"#if 1 +\n#endif\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
         "my.c:1:7: error: expected a value, found 'the end' — replace it by #if 1 or #if 0"},
        {"#if 1\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
         "my.c:1:1: error: this #if does not end — close it with #endif"},
        {"#else\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
         "my.c:1:2: error: #else without #if — remove the line"},
        {"#endif\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
         "my.c:1:2: error: #endif without #if — remove the line"},
        {"const char *s = \"no end\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = "
         "1; }\n",
         "my.c:1:17: error: this literal does not end — close it with \""},
        {"#define F(a, b) a + b\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = "
         "F(1); }\n",
         "my.c:2:63: error: this macro takes 2 arguments — it was given 1"},
        {"#define F(a, b) a + b\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = "
         "F(1, 2; }\n",
         "my.c:2:64: error: this '(' is not closed — close it with )"},
        {"#define F(a) a ## 1\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = F(2); "
         "}\n",
         "my.c:2:63: error: the macro 'F' builds new tokens with '##' — write out what it stands "
         "for"},
        {"void f(int n, double *a) { for (int i = 0; ; i++) a[i] = 1; }\n",
         "my.c:1:44: error: a loop without a condition is not supported — write `for (int i = 1; i "
         "< N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; n; i++) a[i] = 1; }\n",
         "my.c:1:44: error: a loop condition other than the index against a bound is not supported "
         "— write `for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i == n; i++) a[i] = 1; }\n",
         "my.c:1:46: error: this loop condition is not supported — write `for (int i = 1; i < N - "
         "1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i *= 2) a[i] = 1; }\n",
         "my.c:1:53: error: this step is not supported — write `for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i = n - i) a[i] = 1; }\n",
         "my.c:1:53: error: this step is not supported — write `for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i += n) a[i] = 1; }\n",
         "my.c:1:51: error: a step that is not a constant of at least 1 is not supported — write "
         "`for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i += 0) a[i] = 1; }\n",
         "my.c:1:51: error: a step that is not a constant of at least 1 is not supported — write "
         "`for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i--) a[i] = 1; }\n",
         "my.c:1:37: error: a loop that does not run towards its bound is not supported — write "
         "`for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = n; i > 0; i -= 2) a[i] = 1; }\n",
         "my.c:1:37: error: a downward loop with a step of more than 1 is not supported — write "
         "`for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (double i = 0; i < n; i++) a[0] = 1; }\n",
         "my.c:1:33: error: a loop index that is not an integer is not supported — write `for (int "
         "i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0, j = 0; i < n; i++) a[i] = 1; }\n",
         "my.c:1:42: error: a loop over two indices is not supported — write `for (int i = 1; i < "
         "N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++, n--) a[i] = 1; }\n",
         "my.c:1:54: error: a loop that steps two variables is not supported — write `for (int i = "
         "1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) for (int i = 0; i < n; i++) a[i] "
         "= 1; }\n",
         "my.c:1:65: error: a second loop over the same index is not supported — write `for (int i "
         "= 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (; n > 0; n--) a[n] = 1; }\n",
         "my.c:1:33: error: a loop without an index is not supported — write `for (int i = 1; i < "
         "N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) { int m; char c = 1; a[i] = c; } "
         "}\n",
         "my.c:1:65: error: a variable of this type in the loop is not supported — use float, "
         "double, and integers for indices"},
        {"void f(int n, double *a, double *b) { for (int i = 0; i < n; i++) a[i] = b[i] = 1; }\n",
         "my.c:1:79: error: a chained assignment is not supported — write one statement per "
         "assignment"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) { } }\n",
         "my.c:1:37: error: the innermost loop computes nothing — it needs an assignment: `b[i] = "
         "…;`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) if (a[i]) a[i] = 1; }\n",
         "my.c:1:56: error: 'if' in a loop is not supported — write a conditional, `b[i] = x > 0 ? "
         "u : v;`, and treat the boundary in separate loops"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) while (1) a[i] = 1; }\n",
         "my.c:1:56: error: 'while' in a loop is not supported — write it as `for (int i = 0; i < "
         "N; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i]; }\n",
         "my.c:1:60: error: expected an assignment, found ';' — the innermost loop may hold only "
         "assignments with = += -= *= /="},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) n = 3; }\n",
         "my.c:1:48: error: 'n' changes from iteration to iteration — write its value in terms of "
         "the loop indices, such as (k*N + j)*P + i"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) 3 = a[i]; }\n",
         "my.c:1:56: error: this cannot be assigned here — assign array elements and variables: "
         "`b[i] = …;`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a = 1; }\n",
         "my.c:1:56: error: setting the pointer 'a' here is not supported — declare it where it is "
         "set: `const double *row = a + j*P;`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[(int)i] = (int)a[i]; }\n",
         "my.c:1:68: error: a cast from floating point to other types is not supported — cast to "
         "float, double or their _Complex types"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = *(double *)a; }\n",
         "my.c:1:72: error: a cast to a pointer is not supported — declare the array with the type "
         "it is used as"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = sizeof(double); }\n",
         "my.c:1:63: error: 'sizeof' is not supported here — write the number of elements"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = i++; }\n",
         "my.c:1:64: error: '++' inside an expression is not supported — write `+ 1`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = c; }\n",
         "my.c:1:63: error: 'c' is not declared in this file — add its declaration: `double c;`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = c[i]; }\n",
         "my.c:1:63: error: 'c' is not declared in this file — add its declaration: `double *c;`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = a; }\n",
         "my.c:1:63: error: the array 'a' without a subscript is not supported — write which "
         "element: `a[i]`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = *a; }\n",
         "my.c:1:63: error: reading through a pointer by '*' is not supported — write it with a "
         "subscript: a[i] for *(a + i)"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = a[i] % 2; }\n",
         "my.c:1:68: error: the operator '%' is not supported here — write values with + - * / and "
         "brackets only"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = ~n; }\n",
         "my.c:1:63: error: the operator '~' is not supported — use + - * / and array elements "
         "such as a[j][i]"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = sin(1, 2); }\n",
         "my.c:1:63: error: the function call 'sin(…)' is not supported — write out what it "
         "computes with + - * /, fabs, sqrt, fmin and fmax"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = a[i][0]; }\n",
         "my.c:1:63: error: 'a' has 2 subscripts here — it was declared with 1"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = (a + 1)[i]; }\n",
         "my.c:1:66: error: a subscript of an expression is not supported — subscripts follow the "
         "name of an array"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = a[i] ? 1 : 2; }\n",
         "my.c:1:64: error: a conditional with this condition is not supported — compare two "
         "values: `x > 0 ? u : v`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1e+3 + 0x1p3; }\n",
         "my.c:1:70: error: this number is not supported — write decimal numbers such as 2, 0.25, "
         "1e-3 or 0.5f"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1e; }\n",
         "my.c:1:63: error: this number is not supported — write decimal numbers such as 2, 0.25, "
         "1e-3 or 0.5f"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i * i] = 1; }\n",
         "my.c:1:60: error: a product of loop indices is not supported — subscripts are linear in "
         "the loop indices, such as j*N + i"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[g(i)] = 1; }\n",
         "my.c:1:58: error: the call of 'g' in a subscript is not supported — write out the index, "
         "or define the function in this file as one return statement"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i + 1.5] = 1; }\n",
         "my.c:1:62: error: expected an integer, found '1.5' — subscripts are linear in the loop "
         "indices, such as i + 1"},
        {"void f(int n, double *a) { for (int i = 1; i < n; i++) a[i / 2] = 1; }\n",
         "my.c:1:60: error: the operator '/' in a subscript, a size or a loop bound is not "
         "supported — give the value a name before the loops: `const int half = N / 2;`"},
        {"void f(int n, double *a) { for (int j = 0; j < n; j++) for (int i = j * n; i < n; i++) "
         "a[i] = 1; }\n",
         "my.c:1:69: error: a start value that depends on a loop index is not supported — use "
         "constants and sizes only; remove loops over blocks"},
        {"int at(int i) { int k = i; return k; }\nvoid f(int n, double *a) { for (int i = 0; i < "
         "n; i++) a[at(i)] = 1; }\n",
         "my.c:2:58: error: the function 'at' cannot be inlined — reduce it to one return "
         "statement on integers, or write out the index"},
        {"int at(int i) { return i; }\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) "
         "a[at(i, 2)] = 1; }\n",
         "my.c:2:58: error: the function 'at' cannot be inlined — reduce it to one return "
         "statement on integers, or write out the index"},
        {"void f(int n, double **a) { for (int i = 0; i < n; i++) a[i][0] = 1; }\n",
         "my.c:1:24: error: 'a' is a pointer to pointers, which is not supported — its rows may "
         "lie anywhere: allocate one block, `double (*a)[P]` or `double *a` with a[j*P + i]"},
        {"void f(int n, double a[n][n][n][n][n][n][n][n][n]) { for (int i = 0; i < n; i++) "
         "a[0][0][0][0][0][0][0][0][i] = 1; }\n",
         "my.c:1:48: error: too many dimensions — at most 8 are supported"},
        {"void f(int n, struct s *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
         "my.c:1:58: error: 'a' is not an array — add its declaration: `double *a;`"},
        {"void f(int n, unknown *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
         "my.c:1:24: error: 'a' is of a type that a kernel cannot have, which is not supported — "
         "use float, double or their _Complex types for data"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = a[(i + "
         "9223372036854775807) * 3]; }\n",
         "my.c:1:91: error: this integer expression is too large — its coefficients must fit in 64 "
         "bits"},
        {"// inspect begin\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
         "my.c:1: error: 'inspect begin' has no 'inspect end' — write the comment /* inspect end "
         "*/ after the loop nest"},
        {"void f(int n, double *a) { for (int i = n - 1; i >= 0; i--) a[i] = a[i + 1]; }\n",
         "my.c:1:37: error: an in-place update in a downward loop is not supported — the result "
         "depends on the order: write an upward loop"},
        {"int x;\n", "my.c: error: there is no loop nest here — a loop nest begins with `for (`"},
        {"void f(int n, double *a) { a[0] = 1; }\n",
         "my.c: error: there is no loop nest here — a loop nest begins with `for (`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = a[i].x; }\n",
         "my.c:1:68: error: an array of structs is not supported — give each member an array of "
         "its own: `double *x`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = \"x\"; }\n",
         "my.c:1:63: error: expected a value, found '\"x\"'"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) if (i > 2) a[i] = 1; else a[i] = "
         "2; }\n",
         "my.c:1:56: error: 'if' in a loop is not supported — write a conditional, `b[i] = x > 0 ? "
         "u : v;`, and treat the boundary in separate loops"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) { a[i] = 1; continue; } }\n",
         "my.c:1:68: error: 'continue' in a loop is not supported — a kernel visits all of its "
         "points"},
    };
    check(samples, sizeof samples / sizeof *samples);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(these_are_read),
        cmocka_unit_test(these_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
