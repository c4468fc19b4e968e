#include "unit.h"

#include <string.h>

#include "collect/source/nest.h"

/* Small C files: what is read from each, or the message if nothing is. */
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
        {"#include <stdlib.h>\nvoid f(int n, double *a, double *b) { for (int i = 0; i < n; i++) "
         "b[i] = a[abs(i - n - 1)] + a[abs(-2)]; }\n",
         "double a[n + 2];\ndouble b[n + 2];\n\nfor (int i = 0; i < n; ++i) {\n"
         "    b[i] = a[-i + n + 1] + a[2];\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i = i + 2) a[i] = 1; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; i += 2) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) { { a[i] = 1; } } }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) { {{{{{{{{ a[i] = 1; }}}}}}}} } "
         "}\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = (float)a[i] * (double)n; "
         "}\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = (float)a[i] * (double)n;\n}\n"},
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
         "double a[3][n];\n\nfor (int i = 0; i < n; ++i) {\n    a[2][i] = a[0][i];\n}\n"},
        {"void f(int n, double *a) { double *p = &a[n]; for (int i = 0; i < n; i++) p[i] = a[i]; "
         "}\n",
         "double a[2][n];\n\nfor (int i = 0; i < n; ++i) {\n    a[1][i] = a[0][i];\n}\n"},
        {"void f(int n, double a[][n]) { for (int j = 0; j < n; j++) for (int i = 0; i < n; i++) "
         "a[j][i] = 1; }\n",
         "double a[n][n];\n\nfor (int j = 0; j < n; ++j) {\n    for (int i = 0; i < n; ++i) {\n    "
         "    a[j][i] = 1;\n    }\n}\n"},
        {"void f(int n, double *a) { const double h = 1.0 / 3; const float q = 2; for (int i = 0; "
         "i < n; i++) a[i] = h * q; }\n",
         "double a[n];\ndouble h;\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = h * 2.0f;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < 3000000000u; i++) a[i] = 1; }\n",
         "double a[3000000000];\n\nfor (int i = 0; i < 3000000000; ++i) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *a) { for (int i = n - 1; i >= 0; i--) a[i] = 1; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *a) { \n#pragma omp simd\nfor (int i = 0; i < n; i++) a[i] = 1; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; } /* never\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"#if 1 / 0\n#endif\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"#if 1 +\n#endif\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"#if 1\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"#else\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"#endif\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"#define F(a) a ## 1\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = F(2); "
         "}\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 21;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0, j = 0; i < n; i++) a[i] = 1; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) for (int i = 0; i < n; i++) a[i] "
         "= 1; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *a) { for (; n > 0; n--) a[n] = 1; }\n",
         "double a[n + 1];\n\nfor (int n_2 = 1; n_2 < n + 1; ++n_2) {\n    a[n_2] = 1;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = c; }\n",
         "double a[n];\ndouble c;\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = c;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = c[i]; }\n",
         "double c[n];\ndouble a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = c[i];\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) { int m; char c = 1; a[i] = c; } "
         "}\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *a, double *b) { for (int i = 0; i < n; i++) a[i] = b[i] = 1; }\n",
         "double b[n];\ndouble a[n];\n\nfor (int i = 0; i < n; ++i) {\n    b[i] = 1;\n    a[i] = "
         "1;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) if (a[i]) a[i] = 1; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = a[i] != 0 ? 1 : a[i];\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = *(double *)a; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = a[0];\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = sizeof(double); }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 8;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = *a; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = a[0];\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = (a + 1)[i]; }\n",
         "double a[n + 1];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = a[i + 1];\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = a[i] ? 1 : 2; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = a[i] != 0 ? 1 : 2;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1e+3 + 0x1p3; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1008.0;\n}\n"},
        {"int at(int i) { int k = i; return k; }\nvoid f(int n, double *a) { for (int i = 0; i < "
         "n; i++) a[at(i)] = 1; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double **a) { for (int i = 0; i < n; i++) a[i][0] = 1; }\n",
         "double a[n][1];\n\nfor (int i = 0; i < n; ++i) {\n    a[i][0] = 1;\n}\n"},
        {"void f(int n, double *a) { for (int i = n - 1; i >= 0; i--) a[i] = a[i + 1]; }\n",
         "double a[n + 1];\n\nfor (int i = 0; i < n; ++i) {\n    a[-i + n - 1] = a[-i + n];\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = a[i].x; }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = a[i];\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) if (i > 2) a[i] = 1; else a[i] = "
         "2; }\n",
         "double a[n];\n\nfor (int i = 3; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) { a[i] = 1; continue; } }\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n"},
        {"void f(int n, double *restrict b, const double *a, int h) {\n  for (int j = h; j < n - "
         "h; j++)\n    for (int i = h; i < n - h; i++) b[j*n+i] = a[j*n+i-1] + a[(j+1)*n+i];\n}\n",
         "double a[-h + n + 1][n];\ndouble b[-h + n + 1][n];\n\nfor (int j = h; j < -h + n; ++j) "
         "{\n    for (int i = h; i < -h + n; ++i) {\n        b[j][i] = a[j][i - 1] + a[j + "
         "1][i];\n    }\n}\n"},
        {"double A[2][50][50];\nvoid f(void) {\n  for (int t = 0; t < 9; t++)\n    for (int j = 1; "
         "j < 49; j++)\n      for (int i = 1; i < 49; i++) A[(t+1)%2][j][i] = A[t%2][j][i-1] + "
         "A[t%2][j+1][i];\n}\n",
         "double A_0[50][50];\ndouble A_1[50][50];\n\nfor (int j = 1; j < 49; ++j) {\n    for (int "
         "i = 1; i < 49; ++i) {\n        A_1[j][i] = A_0[j][i - 1] + A_0[j + 1][i];\n    }\n}\n"},
        {"struct cell { float u, v; };\nvoid f(int n, struct cell *a, const struct cell *b) {\n  "
         "for (int j = 1; j < n; j++)\n    for (int i = 1; i < n; i++) a[j*n+i].v = "
         "b[j*n+i-1].u;\n}\n",
         "float b[n][n][2];\nfloat a[n][n][2];\n\nfor (int j = 1; j < n; ++j) {\n    for (int i = "
         "1; i < n; ++i) {\n        a[j][i][1] = b[j][i - 1][0];\n    }\n}\n"},
        {"void f(int n, const float w[3][3], const float *a, float *b) {\n  for (int j = 1; j < n "
         "- 1; j++)\n    for (int i = 1; i < n - 1; i++) {\n      float s = 0;\n      for (int y = "
         "-1; y <= 1; y += 2)\n        for (int x = -1; x <= 1; x++) s += w[y+1][x+1] * "
         "a[(j+y)*n+i+x];\n      b[j*n+i] = s;\n    }\n}\n",
         "float a[n][n];\nfloat b[n][n];\nfloat w_0_0;\nfloat w_0_1;\nfloat w_0_2;\nfloat "
         "w_2_0;\nfloat w_2_1;\nfloat w_2_2;\nfloat s;\n\nfor (int j = 1; j < n - 1; ++j) {\n    "
         "for (int i = 1; i < n - 1; ++i) {\n        s = 0;\n        s += w_0_0 * a[j - 1][i - "
         "1];\n        s += w_0_1 * a[j - 1][i];\n        s += w_0_2 * a[j - 1][i + 1];\n        s "
         "+= w_2_0 * a[j + 1][i - 1];\n        s += w_2_1 * a[j + 1][i];\n        s += w_2_2 * a[j "
         "+ 1][i + 1];\n        b[j][i] = s;\n    }\n}\n"},
        {"#define MIN(a, b) ((a) < (b) ? (a) : (b))\nvoid f(int n, int t, double (*b)[n], double "
         "(*a)[n]) {\n  for (int jj = 1; jj < n - 1; jj += t)\n    for (int ii = 1; ii < n - 1; ii "
         "+= t)\n      for (int j = jj; j < MIN(jj + t, n - 1); j++)\n        for (int i = ii; i < "
         "MIN(ii + t, n - 1); i++) b[j][i] = a[j-1][i] + a[j][i+1];\n}\n",
         "double a[n - 1][n];\ndouble b[n - 1][n];\n\nfor (int j = 1; j < n - 1; ++j) {\n    for "
         "(int i = 1; i < n - 1; ++i) {\n        b[j][i] = a[j - 1][i] + a[j][i + 1];\n    }\n}\n"},
        {"static double flux(double l, double r) { if (l > r) return l; return 0.5 * (l + r); "
         "}\nvoid f(int n, double *b, const double *a) {\n  for (int i = 1; i < n; i++) b[i] = "
         "flux(a[i-1], a[i]);\n}\n",
         "double a[n];\ndouble b[n];\n\nfor (int i = 1; i < n; ++i) {\n    b[i] = a[i - 1] > a[i] "
         "? a[i - 1] : 0.5 * (a[i - 1] + a[i]);\n}\n"},
        {"void f(int n, double *b, const double *a) {\n  for (int i = 0; i < n; i++) {\n    int l "
         "= i > 0 ? i - 1 : n - 1, r = (i + 1) % n;\n    if (i == 0) b[i] = 0; else b[i] = a[l] + "
         "a[r];\n  }\n}\n",
         "double a[n];\ndouble b[n];\n\nfor (int i = 1; i < n - 1; ++i) {\n    b[i] = a[i - 1] + "
         "a[i + 1];\n}\n"},
        {"void f(int n, double ***b, double ***a) {\n  for (int k = 1; k < n; k++)\n    for (int j "
         "= 1; j < n; j++)\n      for (int i = 1; i < n; i++) b[k][j][i] = a[k-1][j][i];\n}\n",
         "double a[n][n][n];\ndouble b[n][n][n];\n\nfor (int k = 1; k < n; ++k) {\n    for (int j "
         "= 1; j < n; ++j) {\n        for (int i = 1; i < n; ++i) {\n            b[k][j][i] = a[k "
         "- 1][j][i];\n        }\n    }\n}\n"},
        {"void f(int n, double *b, const double *a) {\n  int i = 1;\n  while (i < n) {\n    b[i] = "
         "a[i-1];\n    i++;\n  }\n}\n",
         "double a[n];\ndouble b[n];\n\nfor (int i = 1; i < n; ++i) {\n    b[i] = a[i - 1];\n}\n"},
        {"void f(int n, double *a) { for (int j = 0; j < n; j++) { for (int i = 0; i < n; i++) "
         "a[j*n+i] = 1; a[j*n] = 2; } }\n",
         "double a[n][n];\n\nfor (int j = 0; j < n; ++j) {\n    for (int i = 0; i < n; ++i) {\n    "
         "    a[j][i] = 1;\n    }\n}\n"},
    };
    check(samples, sizeof samples / sizeof *samples);
}

static void these_are_refused(void **state)
{
    (void)state;
    static const struct sample samples[] = {
        {"void f(int n, double *b, const double *a, const double *c) { for (int i = 1; i < n; i++) "
         "b[i] = a[i] > 0 ? *c++ : 0; }\n",
         "my.c:1:109: error: '++' in a conditional expression is not supported — set the variable "
         "in a "
         "statement before it"},
        {"#define F(a, b) a + b\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = "
         "F(1); }\n",
         "my.c: error: there is no loop nest here — the compiler says in line 2: too few arguments "
         "provided to function-like macro invocation"},
        {"#define F(a, b) a + b\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = "
         "F(1, 2; }\n",
         "my.c: error: there is no loop nest here — the compiler says in line 2: unterminated "
         "function-like macro invocation"},
        {"void f(int n, double *a) { for (int i = 0; ; i++) a[i] = 1; }\n",
         "my.c:1:28: error: a loop whose condition and step do not use its index is not "
         "supported — write `for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; n; i++) a[i] = 1; }\n",
         "my.c:1:28: error: a loop whose condition and step do not use its index is not "
         "supported — write `for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i == n; i++) a[i] = 1; }\n",
         "my.c:1:44: error: a loop condition other than the index against a bound is not supported "
         "— write `for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i *= 2) a[i] = 1; }\n",
         "my.c:1:51: error: this step is not supported — write `for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i = n - i) a[i] = 1; }\n",
         "my.c:1:51: error: this step is not supported — write `for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, int m, double *a) { for (int i = 0; i < m; i += n) a[i] = 1; }\n",
         "my.c:1:35: error: a step that is not a constant of at least 1 is not supported — write "
         "`for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i += 0) a[i] = 1; }\n",
         "my.c:1:28: error: a step that is not a constant of at least 1 is not supported — write "
         "`for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i--) a[i] = 1; }\n",
         "my.c:1:51: error: a loop that does not run towards its bound is not supported — write "
         "`for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (double i = 0; i < n; i++) a[0] = 1; }\n",
         "my.c:1:28: error: a loop whose condition and step do not use its index is not "
         "supported — write `for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) while (1) a[i] = 1; }\n",
         "my.c:1:56: error: a loop whose condition and step do not use its index is not "
         "supported — write `for (int i = 1; i < N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) 3 = a[i]; }\n",
         "my.c: error: there is no loop nest here — the compiler says in line 1: expression is not "
         "assignable"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a = 1; }\n",
         "my.c: error: there is no loop nest here — the compiler says in line 1: incompatible "
         "integer to pointer conversion assigning to 'double *' from 'int'"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = i++; }\n",
         "my.c:1:56: error: the loop index 'i' is changed in the loop — write `for (int i = 1; i < "
         "N - 1; i++)`"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = a; }\n",
         "my.c: error: there is no loop nest here — the compiler says in line 1: assigning to "
         "'double' from incompatible type 'double *'; dereference with *"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = a[i] % 2; }\n",
         "my.c:1:63: error: this expression is not supported (line 1: invalid operands to binary "
         "expression ('double' and 'int')) — use + - * / and array elements such as a[j][i]"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = sin(1, 2); }\n",
         "my.c:1:63: error: this expression is not supported (line 1: too many arguments to "
         "function "
         "call, expected 1, have 2) — use + - * / and array elements such as a[j][i]"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = a[i][0]; }\n",
         "my.c: error: there is no loop nest here — the compiler says in line 1: subscripted value "
         "is not an array, pointer, or vector"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1e; }\n",
         "my.c: error: there is no loop nest here — the compiler says in line 1: exponent has no "
         "digits"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i * i] = 1; }\n",
         "my.c:1:58: error: this integer expression is too large or not linear in the loop indices "
         "— subscripts, sizes and bounds are sums of products of sizes, and linear in the loop "
         "indices: (k*N + j)*P + i"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[g(i)] = 1; }\n",
         "my.c:1:58: error: the call of 'g' in a subscript, a size or a loop bound is not "
         "supported (line 1: call to undeclared function 'g'; ISO C99 and later do not support "
         "implicit function declarations) — write out the index, or define the function in this "
         "file"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i + 1.5] = 1; }\n",
         "my.c: error: there is no loop nest here — the compiler says in line 1: array subscript "
         "is not an integer"},
        {"void f(int n, double *a) { for (int i = 1; i < n; i++) a[i / 2] = 1; }\n",
         "my.c:1:58: error: the operator '/' on loop indices in a subscript, a size or a loop "
         "bound is not supported — subscripts are linear in the loop indices, such as i + 1; where "
         "several iterations use the same element, write a second loop over these"},
        {"void f(int n, double *a) { for (int j = 0; j < n; j++) for (int i = j * n; i < n; i++) "
         "a[i] = 1; }\n",
         "my.c:1:56: error: these bounds of 'i' depend on the index of a loop around — write them "
         "as sums of that index, sizes and numbers"},
        {"int at(int i) { return i; }\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) "
         "a[at(i, 2)] = 1; }\n",
         "my.c:2:58: error: this expression in a subscript, a size or a loop bound is not "
         "supported (line 2: too many arguments to function call, expected single argument 'i', "
         "have 2 arguments) — subscripts are linear in the loop indices, such as i + 1"},
        {"void f(int n, double a[n][n][n][n][n][n][n][n][n]) { for (int i = 0; i < n; i++) "
         "a[0][0][0][0][0][0][0][0][i] = 1; }\n",
         "my.c:1:82: error: too many dimensions — at most 8 are supported"},
        {"void f(int n, struct s *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
         "my.c: error: there is no loop nest here — the compiler says in line 1: subscript of "
         "pointer to incomplete type 'struct s'"},
        {"#include <stdlib.h>\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) "
         "a[abs(i - 5)] = 1; }\n",
         "my.c:2:58: error: the magnitude of a value of both signs in a subscript, a size or a "
         "loop "
         "bound is not supported"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = a[(i + "
         "9223372036854775807) * 3]; }\n",
         "my.c:1:65: error: this integer expression is too large or not linear in the loop indices "
         "— subscripts, sizes and bounds are sums of products of sizes, and linear in the loop "
         "indices: (k*N + j)*P + i"},
        {"// inspect begin\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
         "my.c:1: error: 'inspect begin' has no 'inspect end' — write the comment /* inspect end "
         "*/ after the loop nest"},
        {"int x;\n", "my.c: error: there is no loop nest here — a loop nest begins with `for (` "
                     "and sets array elements"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = \"x\"; }\n",
         "my.c: error: there is no loop nest here — the compiler says in line 1: assigning to "
         "'double' from incompatible type 'char[2]'"},
        {"void f(int n, double *a) { int k = 0; for (int i = 0; i < n; i++) { a[k] = 1; k = k * 2; "
         "} }\n",
         "my.c:1:71: error: 'k' changes from iteration to iteration — write its value in terms of "
         "the loop indices, such as (k*N + j)*P + i"},
        {"void f(int n, double *a) { for (int i = 0; i < n; i++) { a[i] = 1; i = i + 1; } }\n",
         "my.c:1:56: error: the loop index 'i' is changed in the loop — write `for (int i = 1; i < "
         "N - 1; i++)`"},
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
