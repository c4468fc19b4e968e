#include "unit.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/path.h"
#include "collect/source/nest.h"
#include "scratch.h"

/* Small Fortran files, and the nest of each, written by hand. */
struct sample {
    const char *file, *text, *expected;
    int adds, muls, divs;
};

static void check(const struct sample *s)
{
    struct arena arena = {0};
    struct err err = {0};
    struct nest nest = {0};
    struct sb out = {.arena = &arena};
    const struct nest_options any = {0};
    if (nest_read(&arena, s->text, strlen(s->text), s->file, &any, &nest, &err))
        sb_add(&out, nest.source);
    else
        err_format(&err, &out);
    if (strncmp(sb_cstr(&out), s->expected, strlen(s->expected)) != 0)
        fail_msg("%s: %s", s->text, sb_cstr(&out));
    assert_int_equal(nest.kernel.flops.add, s->adds);
    assert_int_equal(nest.kernel.flops.mul, s->muls);
    assert_int_equal(nest.kernel.flops.div, s->divs);
    arena_free(&arena);
}

static void nests_as_counted_by_hand(void **state)
{
    (void)state;
    static const struct sample samples[] = {
        /* explicit shape: subscripts in reverse order, from 0 */
        {"a.f90",
         "subroutine s(n, m, a, b)\n integer :: n, m, i, j\n real(8) :: a(n,m), b(n,m)\n"
         " do j = 2, m-1\n  do i = 2, n-1\n   b(i,j) = "
         "0.25d0*(a(i-1,j)+a(i+1,j)+a(i,j-1)+a(i,j+1))\n"
         "  end do\n end do\nend subroutine\n",
         "double a[m][n];\ndouble b[m][n];\n\nfor (int j = 1; j < m - 1; ++j) {\n"
         "    for (int i = 1; i < n - 1; ++i) {\n        b[j][i] = 0.25 * (a[j][i - 1] + a[j][i + "
         "1] "
         "+ a[j - 1][i] + a[j + 1][i]);\n    }\n}\n",
         3, 1, 0},
        /* a row's factor is computed once per row */
        {"row.f90",
         "subroutine s(n, m, d, y, a, b)\n integer :: n, m, i, j\n real(8) :: d, y(m), a(n,m), "
         "b(n,m)\n do j = 1, m\n  do i = 1, n\n   b(i,j) = y(j) / d * a(i,j)\n  end do\n"
         " end do\nend subroutine\n",
         "double y[m];\ndouble a[m][n];\ndouble b[m][n];\ndouble d;\n\n"
         "for (int j = 0; j < m; ++j) {\n    for (int i = 0; i < n; ++i) {\n"
         "        b[j][i] = y[j] / d * a[j][i];\n    }\n}\n",
         0, 1, 0},
        /* missing headers count as empty */
        {"missing.F90",
         "subroutine s(n, a, b)\n#include \"kinds.h\"\n include 'sizes.h'\n integer :: n, i\n"
         " real(8) :: a(n), b(n)\n do i = 2, n\n  b(i) = a(i) - a(i-1)\n end do\n"
         "end subroutine\n",
         "double a[n];\ndouble b[n];\n\nfor (int i = 1; i < n; ++i) {\n"
         "    b[i] = a[i] - a[i - 1];\n}\n",
         1, 0, 0},
        {"missing.F90",
         "subroutine s(n, a)\n#include \"of/kinds.h\"\n integer :: n, i\n real(8) :: a(n)\n"
         " do i = 1, n\n  a(i) = 0\n end do\nend subroutine\n",
         "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 0;\n}\n", 0, 0, 0},
        /* fixed form: labels, a continuation, implicit types, lower bounds */
        {"b.f",
         "      SUBROUTINE S(U, V, N)\n      IMPLICIT REAL*8 (A-H,O-Z)\n"
         "      DIMENSION U(0:N+1, -1:N), V(0:N+1, -1:N)\nC     a comment\n"
         "      DO 10 J = 0, N-1\n      DO 10 I = 1, N\n      T = U(I-1,J)\n     &    + U(I+1,J)\n"
         "   10 V(I,J) = T / 3.0D0\n      END\n",
         "double u[n + 2][n + 2];\ndouble v[n + 2][n + 2];\ndouble t;\n\n"
         "for (int j = 1; j < n + 1; ++j) {\n    for (int i = 1; i < n + 1; ++i) {\n"
         "        t = u[j][i - 1] + u[j][i + 1];\n        v[j][i] = t / 3.0;\n    }\n}\n",
         1, 0, 1},
        /* a program without a name: implicit types */
        {"n.f90",
         "implicit real*8 (a-h,o-z)\ndimension x(10)\ndo i=1,10\nx(i)=omega*x(i)\nend do\nend\n",
         "double x[10];\ndouble omega;\n\nfor (int i = 0; i < 10; ++i) {\n"
         "    x[i] = omega * x[i];\n}\n",
         0, 1, 0},
        {"o.f90", "dimension x(10)\ndo i=1,10\nx(i)=omega*x(i)\nend do\nend\n",
         "float x[10];\nfloat omega;\n", 0, 1, 0},
        /* an array statement of a module's allocated arrays, constants, single precision */
        {"c.f90",
         "module g\n integer, parameter :: n = 100\n real, allocatable :: u(:,:), v(:,:)\n"
         "contains\n subroutine init\n  allocate(u(0:n,n), v(0:n,n))\n end subroutine\n"
         " subroutine s(c)\n  real :: c\n  u(1:n-1,:) = c*(v(:n-2,:) + v(2:,:))\n end subroutine\n"
         "end module\n",
         "float v[n][n + 1];\nfloat u[n][n + 1];\nfloat c;\n\nfor (int i2 = 0; i2 < n; ++i2) {\n"
         "    for (int i1 = 1; i1 < n; ++i1) {\n        u[i2][i1] = c * (v[i2][i1 - 1] + v[i2][i1 "
         "+ "
         "1]);\n    }\n}\n",
         1, 1, 0},
        /* DO CONCURRENT: the contiguous index innermost; assumed shape; a step */
        {"d.f90",
         "subroutine s(a, b, n, m)\n integer, intent(in) :: n, m\n integer :: i, j\n"
         " real(kind(1d0)), intent(inout) :: a(:,:), b(:,:)\n"
         " do concurrent (i = 1:n:2, j = 1:m)\n  a(i,j) = merge(b(i,j), -b(i,j), b(i,j) > 0d0)\n"
         " end do\nend subroutine\n",
         "double b[m][n];\ndouble a[m][n];\n\nfor (int j = 0; j < m; ++j) {\n"
         "    for (int i = 0; i < n; i += 2) {\n        a[j][i] = b[j][i] > 0.0 ? b[j][i] : "
         "-b[j][i];\n    }\n}\n",
         0, 0, 0},
        /* a residual; powers are multiplied, and what is squared is computed once */
        {"e.f90",
         "subroutine s(a, b, n, r)\n integer :: n, i\n real(8) :: a(n), b(n), r\n r = 0\n"
         " do i = 1, n\n  r = r + (a(i) - b(i))**2\n end do\nend subroutine\n",
         "double a[n];\ndouble b[n];\ndouble r;\ndouble value;\n\nfor (int i = 0; i < n; ++i) {\n"
         "    value = a[i] - b[i];\n    r = r + value * value;\n}\n",
         2, 1, 0},
        /* sum() of an array expression */
        {"f.f90",
         "subroutine s(a, b, n, r)\n integer :: n\n real(8) :: a(n,n), b(n,n), r\n"
         " r = sum(a(2:n-1,:) * b(2:n-1,:))\nend subroutine\n",
         "double a[n][n];\ndouble b[n][n];\ndouble r;\n\nfor (int i2 = 0; i2 < n; ++i2) {\n"
         "    for (int i1 = 1; i1 < n - 1; ++i1) {\n        r += a[i2][i1] * b[i2][i1];\n    "
         "}\n}\n",
         1, 1, 0},
        /* more is computed with a reduction */
        {"r.f90",
         "subroutine s(a, b, n, r, t)\n integer :: n\n real(8) :: a(n), b(n), r, t\n"
         " r = sqrt(sum(a * b)) + t\nend subroutine\n",
         "double a[n];\ndouble b[n];\ndouble reduced;\n\nfor (int i1 = 0; i1 < n; ++i1) {\n"
         "    reduced += a[i1] * b[i1];\n}\n",
         1, 1, 0},
        {"r.f90",
         "subroutine s(a, b, n, r)\n integer :: n\n real(4) :: a(n), b(n), r\n"
         " r = maxval(abs(a - b))\nend subroutine\n",
         "float a[n];\nfloat b[n];\nfloat r;\n\nfor (int i1 = 0; i1 < n; ++i1) {\n"
         "    r = fmaxf(r, fabsf(a[i1] - b[i1]));\n}\n",
         2, 0, 0},
        {"r.f90",
         "subroutine s(a, b, n, m, c)\n integer :: n, m, k\n real(8) :: a(n,m), b(n), c(m)\n"
         " do k = 1, m\n  c(k) = c(k) - dot_product(b, a(:,k))\n end do\nend subroutine\n",
         "double b[n];\ndouble a[m][n];\ndouble reduced;\n\nfor (int k = 0; k < m; ++k) {\n"
         "    for (int i1 = 0; i1 < n; ++i1) {\n        reduced += b[i1] * a[k][i1];\n    }\n}\n",
         1, 1, 0},
        {"r.f90",
         "subroutine s(a, n, b)\n integer :: n, k\n real(8) :: a(3,n), b(n)\n"
         " do k = 1, n\n  b(k) = b(k) / sum(a(:,k))\n end do\nend subroutine\n",
         "double a[n][3];\ndouble b[n];\ndouble reduced;\n\nfor (int k = 0; k < n; ++k) {\n"
         "    reduced = 0;\n    reduced += a[k][0];\n    reduced += a[k][1];\n"
         "    reduced += a[k][2];\n    b[k] = b[k] / reduced;\n}\n",
         3, 0, 1},
        /* with tabs words are printed without blanks between them */
        {"t.f",
         "\tSUBROUTINE T(N,A,ID)\n\tDOUBLE PRECISION A(*)\n\tDIMENSION ID(N)\n\tDO 10 LR=1,N\n"
         "\tA(LR)=A(LR)+ID(LR)\n   10\tCONTINUE\n\tEND\n",
         "double a[n];\nint id[n];\n\nfor (int lr = 0; lr < n; ++lr) {\n    a[lr] = a[lr] + "
         "id[lr];\n}\n",
         1, 0, 0},
        /* powers: downwards, long ones, and of a variable */
        {"p.f90",
         "subroutine s(a, n, m)\n integer :: n, i, m\n real(8) :: a(n)\n"
         " do i = 1, n\n  a(i) = a(i)**(-2) + a(i)**10 + a(i)**m\n end do\nend subroutine\n",
         "double a[n];\ndouble value;\ndouble value_2;\nint m;\n\nfor (int i = 0; i < n; ++i) {\n"
         "    value = a[i] * a[i];\n    value_2 = value * value;\n"
         "    a[i] = 1 / (a[i] * a[i]) + value * (value_2 * value_2) + pow(a[i], m);\n}\n",
         2, 5, 1},
        /* a complex value of two real ones computes nothing */
        {"c.f90",
         "subroutine s(x, y, n, c)\n integer :: n, i\n real(8) :: x(n), y(n)\n complex(8) :: c(n)\n"
         " do i = 1, n\n  c(i) = cmplx(x(i) - 1, y(i), 8)\n end do\nend subroutine\n",
         "double x[n];\ndouble y[n];\ndouble _Complex c[n];\n\nfor (int i = 0; i < n; ++i) {\n"
         "    c[i] = (double _Complex)copysign(x[i] - 1, y[i]);\n}\n",
         1, 0, 0},
        /* components of a derived type; IF and ELSE; MAX of three; a root counts as a division */
        {"g.f90",
         "module t\n type field\n  integer :: nx\n  real(8), allocatable :: u(:,:)\n end type\n"
         "contains\n subroutine s(f, n)\n  type(field) :: f\n  integer :: n, i, j\n"
         "  do j = 1, n\n   do i = 1, n\n    if (f%u(i,j) > 1d0) then\n"
         "     f%u(i,j) = max(f%u(i-1,j), f%u(i+1,j), 0d0)\n    else\n     f%u(i,j) = "
         "sqrt(abs(f%u(i,j)))\n    end if\n   end do\n  end do\n end subroutine\nend module\n",
         "double f_u[n + 1][n + 2];\n\nfor (int j = 1; j < n + 1; ++j) {\n"
         "    for (int i = 1; i < n + 1; ++i) {\n        f_u[j][i] = f_u[j][i] > 1.0 ? "
         "fmax(fmax(f_u[j][i - 1], f_u[j][i + 1]), 0.0) : sqrt(fabs(f_u[j][i]));\n    }\n}\n",
         2, 0, 1},
        /* a loop index stays what it is where it is passed on */
        {"passed.f90",
         "subroutine s(n, m, a, b)\n integer :: n, m, i, j\n real(8) :: a(n,m), b(n,m)\n"
         " do j = 1, m\n  call count_row(j)\n  do i = 2, n\n   b(i,j) = a(i,j) - a(i-1,j)\n"
         "  end do\n end do\nend subroutine\n",
         "double a[m][n];\ndouble b[m][n];\n\nfor (int j = 0; j < m; ++j) {\n"
         "    for (int i = 1; i < n; ++i) {\n        b[j][i] = a[j][i] - a[j][i - 1];\n    }\n}\n",
         1, 0, 0},
        /* a last bound of 1, as before Fortran had `*` for it */
        {"one.f",
         "      SUBROUTINE S(N, M, A, B)\n      DOUBLE PRECISION A(M,1), B(1)\n"
         "      DO 10 J = 1, N\n   10 B(J) = 2 * A(3,J)\n      END\n",
         "double a[n][m];\ndouble b[n];\n\nfor (int j = 0; j < n; ++j) {\n"
         "    b[j] = 2 * a[j][2];\n}\n",
         0, 1, 0},
        /* the bounds of an array, asked for by functions */
        {"h.f90",
         "subroutine s(n, m, a, b)\n integer :: n, m, i, j\n real(8) :: a(0:n,m), b(0:n,m), c(m)\n"
         " do j = 1, size(c)\n  do i = lbound(a,1), ubound(a,1)\n   b(i,j) = a(i,size(a,1)-i)\n"
         "  end do\n end do\nend subroutine\n",
         "double a[m][n + 1];\ndouble b[m][n + 1];\n\nfor (int j = 0; j < m; ++j) {\n"
         "    for (int i = 0; i < n + 1; ++i) {\n        b[j][i] = a[-i + n][i];\n    }\n}\n",
         0, 0, 0},
        /* a missing module: its names are assumed */
        {"h.f90",
         "subroutine s(n)\n use nowhere, only: u, v, c\n implicit none\n integer :: n, i\n"
         " do i = 1, n\n  u(i) = c * v(i+1)\n end do\nend subroutine\n",
         "double v[n + 2];\ndouble u[n + 2];\ndouble c;\n\nfor (int i = 1; i < n + 1; ++i) {\n"
         "    u[i] = c * v[i + 1];\n}\n",
         0, 1, 0},
        /* WHERE; a whole array whose size is only in its bounds */
        {"i.f90",
         "subroutine s(a, n)\n integer :: n\n real(8) :: a(n,n)\n where (a > 0d0) a = 2d0*a\n"
         "end subroutine\n",
         "double a[n][n];\n\nfor (int i2 = 0; i2 < n; ++i2) {\n    for (int i1 = 0; i1 < n; ++i1) "
         "{\n        a[i2][i1] = a[i2][i1] > 0.0 ? 2.0 * a[i2][i1] : a[i2][i1];\n    }\n}\n",
         0, 1, 0},
        /* preprocessed; a fourth dimension that no loop runs through; complex */
        {"j.F90",
         "#define C 0.5_8\nsubroutine s(a, b, n)\n integer :: n, i\n complex(8) :: a(n,3), b(n)\n"
         "#ifdef NONE\n broken\n#endif\n do i = 1, n\n  b(i) = C*a(i,2)\n end do\nend subroutine\n",
         "double _Complex a[3][n];\ndouble _Complex b[n];\n\nfor (int i = 0; i < n; ++i) {\n"
         "    b[i] = 0.5 * a[1][i];\n}\n",
         0, 2, 0},
        /* jumps forward are branches, and to the end of the loop `continue` */
        {"j.f",
         "      SUBROUTINE S(A, B, N, K)\n      DOUBLE PRECISION A(N), B(N)\n      DO 10 I = 1, N\n"
         "      IF (K .NE. 0) GOTO 20\n      A(I) = B(I)\n      GOTO 30\n"
         " 20   A(I) = B(I) + 1\n 30   CONTINUE\n 10   CONTINUE\n      END\n",
         "double b[n];\ndouble a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = b[i] + 1;\n}\n",
         1, 0, 0},
        {"j.f",
         "      SUBROUTINE S(A, B, N)\n      DOUBLE PRECISION A(N), B(N)\n      DO 10 I = 1, N\n"
         "      IF (B(I) .LT. 0) GO TO 10\n      A(I) = 2 * B(I)\n 10   CONTINUE\n      END\n",
         "double b[n];\ndouble a[n];\n\nfor (int i = 0; i < n; ++i) {\n"
         "    a[i] = b[i] >= 0 ? 2 * b[i] : a[i];\n}\n",
         0, 1, 0},
        {"j.f",
         "      SUBROUTINE S(A, B, N)\n      DOUBLE PRECISION A(N), B(N)\n      DO 10 I = 1, N\n"
         "      IF (B(I) .LT. 0) THEN\n      A(I) = 0\n      GO TO 10\n      END IF\n"
         "      A(I) = 2 * B(I)\n 10   CONTINUE\n      END\n",
         "double b[n];\ndouble a[n];\n\nfor (int i = 0; i < n; ++i) {\n"
         "    a[i] = b[i] >= 0 ? 2 * b[i] : 0;\n}\n",
         0, 1, 0},
        {"j.f",
         "      SUBROUTINE S(A, B, N)\n      DOUBLE PRECISION A(N), B(N)\n      DO 10 I = 1, N\n"
         "      IF (N .EQ. 3) THEN\n      IF (B(I) .LT. 0) GO TO 10\n      A(I) = 1\n      END IF\n"
         "      A(I) = 2 * B(I)\n 10   CONTINUE\n      END\n",
         "double b[n];\ndouble a[n];\n\nfor (int i = 0; i < n; ++i) {\n"
         "    a[i] = 2 * b[i];\n}\n",
         0, 1, 0},
        /* backwards: not read */
        {"j.f",
         "      SUBROUTINE S(A, N)\n      DOUBLE PRECISION A(N)\n      DO 10 I = 1, N\n"
         " 20   A(I) = 2 * A(I)\n      GO TO 20\n 10   CONTINUE\n      END\n",
         "j.f:3:13: error: this statement is not supported", 0, 0, 0},
        /* free form in a file of fixed form's suffix; what is included from elsewhere is missing */
        {"free.F",
         "#include \"../config.h\"\nsubroutine s(a, b, n)\ninteger :: n, i\nreal(8) :: a(n), b(n)\n"
         "do i = 1, n\n  a(i) = b(i) &\n    + 1\nend do\nend subroutine\n",
         "double b[n];\ndouble a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = b[i] + 1;\n}\n",
         1, 0, 0},
        /* a function of a missing module is no variable */
        {"call.f90",
         "subroutine s(a, n)\n use nowhere\n integer :: n, i\n real(8) :: a(n)\n do i = 1, n\n"
         "  a(i) = a(i) * noise()\n end do\nend subroutine\n",
         "call.f90:6:17: error: the function call 'noise(", 0, 0, 0},
        /* kinds by their names, where nothing declares them */
        {"kinds.f90",
         "subroutine s(a, b, c, d, n)\n use nowhere\n integer :: n, i\n integer(fourbyteint) :: "
         "a(n)\n"
         " integer(i8b) :: b(n)\n integer(int16) :: c(n)\n integer(ik) :: d(n)\n do i = 1, n\n"
         "  a(i) = b(i) + c(i) + d(i)\n end do\nend subroutine\n",
         "long b[n];\nshort c[n];\nint d[n];\nint a[n];\n", 0, 0, 0},
        /* arrays of derived types: structs, and rows of their own where components are allocated */
        {"a.f90",
         "module t\n type particle\n  real(8) :: x\n  integer :: id\n  real(8) :: v(3)\n end type\n"
         "end module\nsubroutine s(p, n)\n use t\n integer :: n, i\n type(particle) :: p(n)\n"
         " do i = 1, n\n  p(i)%x = p(i)%x + 0.1d0*p(i)%v(2)\n end do\nend subroutine\n",
         "double p[n][5];\n\nfor (int i = 0; i < n; ++i) {\n"
         "    p[i][0] = p[i][0] + 0.1 * p[i][3];\n}\n",
         1, 1, 0},
        {"a.f90",
         "module t\n type block\n  real(8), allocatable :: u(:,:)\n end type\nend module\n"
         "subroutine s(b, n, m, k)\n use t\n integer :: n, m, k, i, j, l\n type(block) :: b(k)\n"
         " do l = 1, k\n  do j = 1, m\n   do i = 2, n\n    b(l)%u(i,j) = b(l)%u(i-1,j) + "
         "b(1)%u(i,j)\n"
         "   end do\n  end do\n end do\nend subroutine\n",
         "double b_u[k][m + 1][n + 1];\n\nfor (int l = 0; l < k; ++l) {\n"
         "    for (int j = 1; j < m + 1; ++j) {\n        for (int i = 2; i < n + 1; ++i) {\n"
         "            b_u[l][j][i] = b_u[l][j][i - 1] + b_u[0][j][i];\n",
         1, 0, 0},
        /* over such rows: not read */
        {"a.f90",
         "module t\n type block\n  real(8), allocatable :: u(:)\n end type\nend module\n"
         "subroutine s(b, k)\n use t\n integer :: k, l\n type(block) :: b(k)\n do l = 1, k\n"
         "  b(l)%u(3) = 0\n end do\nend subroutine\n",
         "a.f90:11:3: error: this expression as an array element is not supported", 0, 0, 0},
        /* a function of the file; downwards; the DO WHILE around it only repeats it */
        {"k.f90",
         "program p\n implicit none\n integer, parameter :: n = 200\n integer :: i, it\n"
         " real(8) :: a(n), b(n)\n it = 0\n do while (it < 10)\n  do i = n, 1, -1\n"
         "   a(i) = twice(b(i))\n  end do\n  it = it + 1\n end do\ncontains\n"
         " real(8) function twice(x)\n  real(8), intent(in) :: x\n  twice = 2d0*x\n end function\n"
         "end program\n",
         "double b[n];\ndouble a[n];\ndouble twice;\n\nfor (int i = 0; i < n; ++i) {\n"
         "    twice = 2.0 * b[i];\n    a[i] = twice;\n}\n",
         0, 1, 0},
        /* index arrays count from 1 */
        {"l.f90",
         "subroutine s(a, b, k, n)\n integer :: n, i, k(n), l(n)\n real(8) :: a(n), b(n)\n"
         " do i = 1, n\n  l(i) = i - 1\n end do\n"
         " do i = 2, n\n  a(k(i)) = b(l(i))\n end do\nend subroutine\n",
         "double b[n];\ndouble a[n];\n\nfor (int i = 1; i < n; ++i) {\n"
         "    a[i] = b[i - 1];\n}\n",
         0, 0, 0},
        /* refusals have the place in the Fortran file */
        {"m.f90",
         "subroutine s(a, n)\n integer :: n, i\n real(8) :: a(n)\n do i = 1, n\n"
         "  a(i) = gamma_of(i)\n end do\nend subroutine\n",
         "m.f90:5:10: error: the function call 'gamma_of", 0, 0, 0},
        /* a plane by its number, of an array of unknown shape */
        {"o.f90",
         "subroutine s(a, b, n, k)\n integer :: n, k, i\n real(8) :: a(:,:), b(n)\n do i = 1, n\n"
         "  b(i) = a(i,k)\n end do\nend subroutine\n",
         "double a[k][n];\ndouble b[n];\n\nfor (int i = 0; i < n; ++i) {\n    b[i] = a[k - 1][i];\n"
         "}\n",
         0, 0, 0},
        /* after so many comment lines that flang starts to count again */
        {"n.f90",
         "subroutine s(a, n)\n integer :: n, i\n real(8) :: a(n)\n!\n!\n!\n!\n!\n!\n!\n!\n!\n!\n!\n"
         "!\n!\n!\n!\n!\n!\n!\n!\n do i = 1, n\n  a(i) = gamma_of(i)\n end do\nend subroutine\n",
         "n.f90:24:10: error: the function call 'gamma_of", 0, 0, 0},
        /* bounds are computed once, before the loop that changes them */
        {"p.f90",
         "subroutine s(n, k, a, b)\n integer :: n, k, i\n real :: a(*), b(*)\n"
         " do i = 2, min(n, k)\n  a(i) = b(i)\n  n = i\n end do\nend subroutine\n",
         "float b[i_last];\nfloat a[i_last];\n\nfor (int i = 1; i < i_last; ++i) {\n"
         "    a[i] = b[i];\n}\n",
         0, 0, 0},
        /* the loops are those of the target */
        {"t.f90",
         "subroutine s(n, m, a, b, c)\n integer :: n, m\n real :: a(n,m), b(n,m), c(0:m,n)\n"
         " a(2:n,:) = b(2:n,:) + transpose(2 * c(1:m,2:n))\nend subroutine\n",
         "float b[m][n];\nfloat c[n][m + 1];\nfloat a[m][n];\n\n"
         "for (int i2 = 0; i2 < m; ++i2) {\n    for (int i1 = 1; i1 < n; ++i1) {\n"
         "        a[i2][i1] = b[i2][i1] + 2 * c[i1][i2 + 1];\n    }\n}\n",
         1, 1, 0},
        {"v.f90",
         "subroutine s(n, a, done)\n integer :: n, i\n real :: a(n)\n logical :: done(n)\n"
         " do i = 1, n\n  a(i) = 2 * a(i)\n  done(i) = .true.\n end do\nend subroutine\n",
         "float a[n];\nint done[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 2 * a[i];\n"
         "    done[i] = 1;\n}\n",
         0, 1, 0},
        /* a function may set its arguments */
        {"w.f90",
         "subroutine s(k, a, b)\n integer :: k, n, i, err, get\n real :: a(*), b(k)\n n = 0\n"
         " err = get(k, n)\n do i = 1, n + 1\n  a(i) = 2 * b(i)\n end do\nend subroutine\n",
         "float b[k];\nfloat a[n + 1];\n\nfor (int i = 0; i < n + 1; ++i) {\n"
         "    a[i] = 2 * b[i];\n}\n",
         0, 1, 0},
        /* names that are keywords of C */
        {"q.f90",
         "subroutine s(n, const, double, a)\n integer :: n, i\n"
         " real :: const, double(n), a(n)\n do i = 1, n\n  double(i) = const * a(i)\n end do\n"
         "end subroutine\n",
         "float a[n];\nfloat double_[n];\nfloat const_;\n\nfor (int i = 0; i < n; ++i) {\n"
         "    double_[i] = const_ * a[i];\n}\n",
         0, 1, 0},
        {"r.f90",
         "subroutine s(n, a, b)\n integer :: n, i\n real :: a(n), b(n)\n do i = 1, n\n"
         "  read (5, *) a(i)\n  b(i) = 2 * a(i)\n end do\nend subroutine\n",
         "r.f90:5:9: error: 'read' is not supported in a loop \xe2\x80\x94 take input and output",
         0, 0, 0},
    };
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++)
        check(&samples[i]);
}

static void directives_and_flags(void **state)
{
    (void)state;
    static const char text[] =
        "subroutine s(a, n)\n integer :: n, i, j\n real :: a(n,n)\n"
        "!$OMP PARALLEL DO &\n!$omp& SCHEDULE(static)\n ! a comment\n do j = 1, n\n"
        "!$omp simd\n  do i = 1, n\n   a(i,j) = 1.0\n  end do\n end do\nend subroutine\n";
    struct arena arena = {0};
    struct err err = {0};
    struct nest nest = {0};
    const char *const flags[] = {"-fdefault-real-8", "-Xlinker"};
    const struct nest_options options = {.flags = flags, .n_flags = 2, .function = "s"};
    assert_true(nest_read(&arena, text, strlen(text), "d.f90", &options, &nest, &err));
    assert_true(nest.parallel.present);
    assert_int_equal(nest.parallel.loop, 0);
    assert_true(str_eq(nest.parallel.schedule, STR("static")));
    assert_int_equal(nest.loops[1].pragma, NEST_PRAGMA_SIMD);
    assert_int_equal(nest.kernel.arrays[0].type, ELEM_DOUBLE);
    assert_int_equal(nest.first_line, 7);
    arena_free(&arena);
}

/* more flags than are passed on */
/* Fixed form has no blanks: what continues a line is printed as part of its last word. */
static void lines_of_continued_declarations(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "      subroutine s(n,t,a,b)\n      integer n,i\n      double precision\n"
        "     *   t,a(*),b(*)\n      do 10 i = 2,n\n 10     b(i) = a(i-1)\n      t = 0\n"
        "      end\n",
        /* the sign of the continuation touches a name, which is written again after the loop */
        "      subroutine s(n,a,b)\n      integer n,i\n      double precision t,\n"
        "     1a(*),b(*)\n      do 10 i = 2,n\n 10     b(i) = a(i-1)\n      t = a(1)\n"
        "      end\n"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct nest nest = {0};
        const struct nest_options line = {.first_line = 5};
        assert_true(nest_read(&arena, texts[i], strlen(texts[i]), "a.f", &line, &nest, &err));
        assert_int_equal(nest.first_line, 5);
        assert_int_equal(nest.last_line, 6);
        assert_int_equal(nest.statements[0].at.line, 6);
        arena_free(&arena);
    }
}

static void many_flags(void **state)
{
    (void)state;
    enum { MANY = 500 };
    static const char text[] = "subroutine s(a, n)\n integer :: n, i\n real :: a(n)\n"
                               " do i = 1, n\n  a(i) = VALUE\n end do\nend subroutine\n";
    struct arena arena = {0};
    struct err err = {0};
    struct nest nest = {0};
    const char *flags[MANY] = {"-D", "VALUE=7.0"};
    for (size_t i = 2; i < MANY; i++)
        flags[i] = "-DOTHER=1";
    const struct nest_options options = {.flags = flags, .n_flags = MANY};
    if (!nest_read(&arena, text, strlen(text), "d.F90", &options, &nest, &err))
        fail_msg("%s", err.text);
    assert_non_null(strstr(str_cstr(&arena, nest.source), "a[i] = 7.0f;"));
    arena_free(&arena);
}

/* The module is in a file next to it, and so is the one that it uses. */
static void modules_next_to_the_file(void **state)
{
    struct scratch *const s = *state;
    struct err err = {0};
    struct nest nest = {0};
    static const char text[] = "subroutine s(c)\n use grid\n type(cells) :: c\n integer :: i\n"
                               " do i = 1, n\n  u(i) = 0.5_wp*c%v(i,1)\n end do\n"
                               "end subroutine\n";
    scratch_put(s, "/kinds.f90", STR("module kinds\n integer, parameter :: wp = 4\nend module\n"));
    scratch_put(s, "/grid.f90",
                STR("module grid\n use kinds\n integer :: n\n real(wp), allocatable :: u(:)\n"
                    " type cells\n  real(wp), allocatable :: v(:,:)\n end type\nend module\n"));
    const struct nest_options any = {0};
    const char *const file = path_join(&s->arena, s->dir, "s.f90");
    if (!nest_read(&s->arena, text, strlen(text), file, &any, &nest, &err))
        fail_msg("%s", err.text);
    assert_string_equal(
        str_cstr(&s->arena, nest.source),
        "float c_v[2][n + 1];\nfloat u[n + 1];\n\nfor (int i = 1; i < n + 1; ++i) {\n"
        "    u[i] = 0.5f * c_v[1][i];\n}\n");
    assert_int_not_equal(access("grid.mod", F_OK), 0); /* flang's, left here */
}

/* A module of the file itself is not looked for elsewhere; others are in the folders of -I, too. */
static void modules_of_the_file_and_of_folders(void **state)
{
    static const char text[] =
        "module kinds\n integer, parameter :: wp = 8\nend module\n"
        "subroutine s(n, u, v)\n use kinds\n use, intrinsic :: iso_c_binding\n"
        " use :: more\n real(wp) :: u(n), v(n)\n integer :: n, i\n"
        " do i = 1, n\n  u(i) = v(i)*2.0_xp\n end do\nend subroutine\n";
    static const char expected[] = "double v[n];\ndouble u[n];\n\nfor (int i = 0; i < n; ++i) {\n"
                                   "    u[i] = v[i] * 2.0f;\n}\n";
    struct scratch *const s = *state;
    const char *const file = path_join(&s->arena, s->dir, "s.f90");
    const char *const folder = path_join(&s->arena, s->dir, "modules");
    const char *const flags[] = {"-I", folder, str_formatz(&s->arena, "-I%s", folder)};
    scratch_put(s, "/a.f90", STR("module kinds\n integer, parameter :: wp = 4\nend module\n"));
    scratch_put(s, "/modules/more.f90",
                STR("module more\n integer, parameter :: xp = 4\nend module\n"));
    for (size_t first = 0; first < 3; first += 2) {
        struct err err = {0};
        struct nest nest = {0};
        const struct nest_options options = {.flags = &flags[first],
                                             .n_flags = 3 - first - (first == 0)};
        if (!nest_read(&s->arena, text, strlen(text), file, &options, &nest, &err))
            fail_msg("%s", err.text);
        assert_string_equal(str_cstr(&s->arena, nest.source), expected);
    }
}

/* What is included in another file has its names from there, or from what includes that. */
static void parts_of_other_files(void **state)
{
    struct scratch *const s = *state;
    struct err err = {0};
    struct nest nest = {0};
    static const char text[] = "subroutine s(a, n)\n NUMBER(wp) :: a(n)\n integer :: n, i\n"
                               " do i = 1, n\n  a(i) = 2*a(i)\n end do\nend subroutine\n";
    scratch_put(s, "/part.F90", str_of(text));
    scratch_put(s, "/both.F90", STR("#include \"part.F90\"\n"));
    scratch_put(s, "/whole.F90",
                STR("#define NUMBER real\nmodule m\n integer, parameter :: wp = 4\ncontains\n"
                    "#include \"both.F90\"\nend module\n"));
    const struct nest_options any = {0};
    const char *const file = path_join(&s->arena, s->dir, "part.F90");
    if (!nest_read(&s->arena, text, strlen(text), file, &any, &nest, &err))
        fail_msg("%s", err.text);
    assert_string_equal(str_cstr(&s->arena, nest.source),
                        "float a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 2 * a[i];\n}\n");
    assert_int_equal(nest.first_line, 4);
}

static void flang_is_asked_for(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct nest nest = {0};
    struct sb out = {.arena = &arena};
    const struct nest_options any = {0};
    const char *const path = str_cstr(&arena, str_of(getenv("PATH")));
    setenv("PATH", "/nowhere", 1);
    const bool ok = nest_read(&arena, "end\n", 4, "a.f90", &any, &nest, &err);
    setenv("PATH", path, 1);
    assert_false(ok);
    err_format(&err, &out);
    assert_non_null(strstr(sb_cstr(&out), "needs flang, which is not installed"));
    assert_non_null(strstr(sb_cstr(&out), "Debian: flang-19"));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nests_as_counted_by_hand),
        cmocka_unit_test(directives_and_flags),
        cmocka_unit_test(lines_of_continued_declarations),
        cmocka_unit_test(many_flags),
        cmocka_unit_test_setup_teardown(modules_next_to_the_file, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(modules_of_the_file_and_of_folders, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(parts_of_other_files, scratch_setup, scratch_teardown),
        cmocka_unit_test(flang_is_asked_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
