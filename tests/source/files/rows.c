/* One nest per line, each with what one part of the reader decides. */
void f1(int n, double *a, double *b) { int l = n; int k = l + 1; l = 3; for (int i = 0; i < k; i++) b[i] = a[i + l]; }
void f2(int n, double *a, double *b) { int l = n; int k = l + 1; l++; for (int i = 0; i < k; i++) b[i] = a[i + l]; }
void f3(int n, int m, double *a, double *b) { for (int i = 0; i < (n + m) / 2; i++) b[i] = a[i + n / m] + a[i + 7 / n] + a[i + n % m] + a[i + (n >> 1)] + a[i + (n & m)]; }
void f4(int nnnnnnnnnnnnnnnnnnnnnnnnnnnnnn, int m, double *a, double *b) { for (int i = 0; i < m; i++) b[i] = a[i + nnnnnnnnnnnnnnnnnnnnnnnnnnnnnn / 2]; }
void f5(int n, int m, double *a, double *b) { for (int j = 0; j < m; j++) for (int i = 0; i < n; i++) b[j * n + i] = a[j / 2 * n + i]; }
void f6(int n, int m, double *a, double *b) { for (int j = 0; j < m; j++) for (int i = 0; i < n; i++) b[j * n + i] = a[(j % 2) * n + i] + a[n / j + i] + a[i + (j << m)]; }
void f7(int n, int m, double *a, double *b) { for (int j = 0; j < m; j++) for (int i = 0; i < n; i++) b[j * n + i] = a[j * n + 5 / i]; }
void f8(int n, int m, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[i + 4 / 0]; }
void f9(int n, int m, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[i + n / 0]; }
void f10(int n, int m, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[i + (-9223372036854775807L - 1) / -1L]; }
void f11(int n, int m, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[i + (n * m) / m] + a[i + 2 * n / 2] + a[i + (4 * n + 2) / 2] + a[i + (4 * n + 2) / 4] + a[i + (n * n - n) / n]; }
void f12(int n, int m, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[(i + n - 1) % n] + a[(i + 1) % n] + a[i % n] + a[(i + 2 * n) % n]; }
void f13(int n, int m, double *a, double *b) { for (int t = 0; t < 9; t++) for (int i = 0; i < n; i++) b[i] = a[i % n + (t & 3) * n]; }
void f14(int n, double a[2][1000]) { for (int t = 1; t < 9; t++) for (int i = 1; i < n; i++) a[(t + 1) & 1][i] = a[t & 1][i - 1]; }
void f15(int n, double a[2][1000]) { for (int t = 0; t < 9; t++) for (int i = 1; i < n; i++) a[(n + 1) % 2][i] = a[n % 2][i - 1]; }
void f16(int n, int m, double *a, double *b) { for (int j = 0; j < m; j++) for (int i = j % 2; i < n; i++) b[i + j * n] = a[i + j * n]; }
void f17(int n, int m, double *a, double *b) { for (int j = 0; j < m; j++) for (int i = 1 + j % 2; i < n - 1; i += 2) b[i + j * n] = a[i + 1 + j * n]; }
void f18(int n, int m, double *a, double *b) { for (int j = 0; j < m; j++) for (int i = j % 33; i < n; i++) b[i + j * n] = a[i + j * n]; }
void f19(int n, int m, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[i + 1 < n ? i + 1 : n] + a[i > 0 ? i : 0] + a[i - 1 >= 0 ? i - 1 : 0] + a[0 > i - 2 ? 0 : i - 2] + a[i <= n - 4 ? i : n - 4]; }
void f20(int n, int m, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[i < n - 1 ? i + 1 : 0] + a[i == 0 ? n - 1 : i - 1]; }
void f21(int n, int m, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[i + (n < m ? n : m)] + a[i + (n > 3 ? n : 3)]; }
void f22(int n, int m, double *a, double *b) { int k = n < m ? n : m; for (int i = 0; i < k; i++) b[i] = a[i + k]; }
void f23(int n, int m, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[i + (a[i] > 0 ? 1 : 2)]; }
void f24(int n, int m, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[i + (m ? 1 : 2)] + a[i + (n == 7 ? 3 : 4)]; }
void f25(int n, int m, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[i + (a[i] > 0 ? 1 : 2)]; }
void f26(int n, int *next, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[next[i]] + a[next[i] + 1]; }
void f27(int n, int *next, double *a, double *b) { for (int i = 0; i < n; i++) { int k = next[i]; next[i] = 3; b[i] = a[k]; } }
void f28(int n, int *next, double *a, double *b) { for (int i = 0; i < n; i++) { next[i] = 3; b[i] = a[next[i]]; } }
void f29(int n, int next[9][9], double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[next[i][2]] + a[i + next[3][4]]; }
void f30(int n, int l, int *level, double *a, double *b) { for (int i = 0; i < level[l]; i++) b[i] = a[i + level[l + 1]] + a[i + level[0]] + a[i + level[3]] + a[i + *level]; }
void f31(int n, int k, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[+i] + a[-i + n] + a[- -i]; }
void f32(int n, int k, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[~i]; }
void f33(int n, int k, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[!i]; }
void f34(int n, int k, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[(long)i + (int)1.5]; }
void f35(int n, int k, double *a, double *b, double h) { for (int i = 0; i < n; i++) b[i] = a[i + (int)h]; }
void f36(int n, int k, double *a, double *b) { for (int i = 0; i < n; i++) { int l = k = i + 2; b[i] = a[l] + a[k] + a[i + (k = 4)]; } }
void f37(int n, double *a, double *b) { int k = 0; for (int i = 0; i < n; i++) { b[i] = a[k++]; } }
void f38(int n, double *a, double *b) { for (int i = 0; i < n; i++) { int k = 3.5; b[i] = a[i + k]; } }
void f39(int n, double *a, double *b) { static const int ex[4] = {1, -1, 0, 40}; int ey[2][2] = { {1, 2}, {3, 4} }; for (int i = 0; i < n; i++) b[i] = a[i + ex[0]] + a[i + ex[1]] + a[i + ex[2]] + a[i + ex[3]] + a[i + ey[1][0]]; }
void f40(int n, double *a, double *b) { static const int ex[4] = {1, -1}; for (int i = 0; i < n; i++) b[i] = a[i + ex[2]]; }
void f41(int n, double *a, double *b) { static const int ex[4] = {1, -1, 2, 3}; for (int i = 0; i < n; i++) b[i] = a[i + ex[-1]] + a[i + ex[4]]; }
void f42(int n, double *a, double *b, double *c) { for (int i = 0; i < n; i++) b[i] = a[(int)c[i]]; }
void f43(int n, double *a, double *b, double *c) { for (int i = 0; i < (int)c[3]; i++) b[i] = a[i]; }
void f44(double n, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[i]; }
void f45(int n, int m, long k, double *a, double *b) { for (int i = 0; i < n * m * k * 9000000000000000000L; i++) b[i] = a[i * 9000000000000000000L * 9]; }
void f46(int n, int m, long k, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[i * i]; }
void f47(int n, int m, long k, double *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[i + 9223372036854775807L + 1L]; }
void f48(int n, double *restrict p, double *b) { double *restrict a = p + 3; for (int i = 0; i < n; i++) b[i] = a[i - 1]; }
void f49(int n, double *p, double *b) { double *restrict a = p; for (int i = 0; i < n; i++) b[i] = a[i] + i[p] + 3[a]; }
void f50(int n, double *a, double *b, double c) { double *p = a + 1; a = b; for (int i = 0; i < n; i++) b[i] = p[i]; }
void f51(int n, double *a, double *b, double c) { double *p = c > 0 ? a : b; for (int i = 0; i < n; i++) b[i] = p[i]; }
void f52(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) b[i] = (n > 3 ? a : b)[i] + (n < 3 ? a : b)[i] + (a[i] > 0 ? a : b)[i + 1]; }
void f53(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) b[i] = *(a + i) + *(2 + a + i) + *(a + i - 1) + *(&a[i] + 4) + (&a[3])[i]; }
void f54(int n, double a[9][9], double *b) { for (int i = 0; i < 9; i++) b[i] = *a[i] + **a + (*a)[i] + *(*(a + i) + 2); }
void f55(int n, void *p, char *q, unsigned char *s, double *b) { for (int i = 0; i < n; i++) b[i] = ((double *)p)[i] + ((float *)q)[i] + ((double *)p)[i + 1]; }
void f56(int n, void *p, double *b) { for (int i = 0; i < n; i++) b[i] = ((double *)p)[i] + ((float *)p)[i]; }
void f57(int n, void *p, double *b) { for (int i = 0; i < n; i++) b[i] = ((double *)p)[i] + ((long *)p)[i]; }
void f58(int n, float *a, double *b) { for (int i = 0; i < n; i++) b[i] = ((double *)a)[i]; }
void f59(int n, float *a, double *b) { for (int i = 0; i < n; i++) b[i] = ((float *)a)[i] + ((int *)a)[i]; }
void f60(int n, void *p, double *b) { double *a = p; for (int i = 0; i < n; i++) b[i] = a[i]; }
void f61(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { double *p = &a[i]; b[i] = p[0] + p[1] + *p + p[-1]; p = b; b[i] += p[i + 1]; } }
void f62(int n, double *a, double *b, double c) { double *p = a; for (int i = 0; i < n; i++) { b[i] = *p; p++; } }
void f63(int n, double *a, double *b, double c) { double *p = a; for (int i = 0; i < n; i++) { b[i] = *p; p = p + i; } }
void f64(int n, double *a, double *b, double c) { for (int t = 0; t < 5; t++) { double *s = a; a = b; b = s; for (int i = 0; i < n; i++) b[i] = a[i]; } }
void f65(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) b[i] = 1.0 / 4.0 * a[i] + 2.0f * 3.0f + (1 - 0.25) + -2.0 * 3.0 + 1e300 * 1e300 + 1.0 / 0.0; }
void f66(int n, float *a, float *b) { for (int i = 0; i < n; i++) b[i] = 0.1f * a[i] + 16777217 * a[i] + 1.0f / 3.0f + 1e10f + 0.5f; }
void f67(int n, float *a, float *b) { const float w = 0.1f; static const double d = 2; for (int i = 0; i < n; i++) b[i] = w * a[i] + d + w / d; }
void f68(int n, float *a, double *b) { for (int i = 0; i < n; i++) b[i] = a[i] + (double)a[i] + (float)b[i] + (int)b[i] + (long)a[i] + i + n + 1; }
void f69(int n, float *a, double *b) { for (int i = 0; i < n; i++) b[i] = (double)(a[i] * 2) - -a[i] + +a[i] * -(b[i] + 1); }
void f70(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) b[i] = !a[i]; }
void f71(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) b[i] = (a[i] > 0) + (a[i] < b[i]) * 2 + (i > 3) + (n < 0); }
void f72(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) b[i] = (a[i] > 0 && b[i] > 0) + (a[i] > 0 || c > 0); }
void f73(int n, int *a, int *b, double *d) { for (int i = 0; i < n; i++) { b[i] = a[i] >> 2; d[i] = (a[i] << 3) + (a[i] >> 31) + (a[i] & 3); } }
void f74(int n, int *a, int *b) { for (int i = 0; i < n; i++) { b[i] = (a[i] >> 2) + (a[i] << 30) + (a[i] >> 0) + a[i] * 3 / 5; } }
void f75(int n, int *a, int *b) { for (int i = 0; i < n; i++) { b[i] = a[i] >> 31; } }
void f76(int n, int *a, int *b) { for (int i = 0; i < n; i++) { b[i] = a[i] % 3; } }
void f77(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) b[i] = a[i] > c ? a[i + 1] : n > 3 ? a[i] : 0; }
void f78(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) b[i] = a[i] * c > 1 ? a[i] * c : 1; }
void f79(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) b[i] = a[i] * c > b[i] + 1 ? b[i] + 1 : a[i] * c; }
void f80(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { int k; b[i] = a[i + 1] = c; b[i] = (a[i] = b[i] + c) * 2; b[i] += (k = i + 2) * c; } }
void f81(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { b[i] = a[i]++; } }
void f82(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { b[i] = a[i] + c++; } }
void f83(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { int k = a[i] > 0; b[i] = k * a[i + 1]; } }
void f84(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { int k = a[i]; int l = k + 1; b[i] = k * a[i + 1] + l; } }
void f85(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { b[i] = "x"[0]; } }
void f86(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { b[i] = ({ a[i]; }); } }
void f87(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { b[i] = sizeof(double) * a[i] + sizeof a; } }
void f88(int n, double *a, double *b, double c) { double *p = a, *q = b; for (int i = 0; i < n; i++) { *q = *++p; q++; *p; } }
void f89(int n, double *a, double *b, double c) { double *p = a, *q = b; for (int i = 0; i < n; i++) { double t = *p++; *q++ = t > 0 ? *p++ : c; } }
void f90(int n, double *a, double *b, double c) { int k = 0; double d = c > 0 ? k++ : 1; for (int i = 0; i < n; i++) b[i] = a[i + k]; }
void f91(int n, double *a, double *b, double c) { int k, l, j; for (int i = 0; i < n; i++) { k = l = i + 1; j = k; b[i] = a[k] + a[l + 1] + a[j + 2]; } }
void f92(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { b[i] += a[i]; b[i] -= c; b[i] *= c; b[i] /= a[i + 1]; a[i]++; --b[i]; } }
void f93(int n, int *a, int *b) { for (int i = 0; i < n; i++) { b[i] %= 3; } }
void f94(int n, int *a, int *b) { for (int i = 0; i < n; i++) { b[i] <<= 3; } }
void f95(int n, int *a, int *b) { for (int i = 0; i < n; i++) { b[i] |= a[i]; } }
void f96(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { double w[3] = {a[i], c, 2}; double v[2][2] = { {1, 2}, {3, 4} }; b[i] = w[0] + w[2]; } }
void f97(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { int w[3] = {1, 2, 3}; b[i] = a[i + w[1]] * w[2]; } }
void f98(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { const double h = 0.5; const double k = c * 2; double m = 3, o; o = m; b[i] = a[i] * h + k + o; } }
void f99(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { const double h[1] = {0.5}; b[i] = a[i] * h[0]; } }
void f100(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { (void)c; ; b[i] = a[i], a[i + 1] = c; } }
void f101(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { __asm__("nop"); b[i] = a[i]; } }
void f102(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { b[i] = a[i]; goto x; x: ; } }
void f103(int n, double *a, double *b, double c) { for (int j = 0; j < n; j++) { a[j] = 0; c = 2; for (int i = 0; i < n; i++) b[i] = a[i]; c++; b[j] = 1; } }
void f104(int n, double *a, double *b, double c) { for (int t = 0; t < 9; t++) { c = t; for (int i = 0; i < n; i++) b[i] = a[i] * c; c++; } }
void f105(int n, char *a, unsigned char *b, short *d, unsigned short *e, unsigned *g, long *h, unsigned long *k) { for (int i = 0; i < n; i++) { a[i] = b[i]; d[i] = e[i]; g[i] = g[i + 1]; h[i] = k[i]; } }
void f106(int n, _Bool *a, __int128 *b) { for (int i = 0; i < n; i++) { a[i] = a[i + 1]; b[i] = 2; } }
void f107(int n, long double *a, long double *b) { for (int i = 0; i < n; i++) { b[i] = a[i]; } }
void f108(int n, int m, double a[n][m], double b[][m], double (*d)[m], double e[static 7], double **g, double *h[9]) { for (int j = 0; j < n; j++) for (int i = 0; i < m; i++) b[j][i] = a[j][i] + d[j][i] + e[i] + g[j][i] + h[j][i]; }
void f109(int n, double a[n][n], double b[n]) { for (int i = 0; i < n; i++) b[i] = a[i][1] + (*a)[i] + a[0][0]; }
void f110(int n, double *größe, double *b) { for (int i = 0; i < n; i++) b[i] = größe[i]; }
void f111(int n, double *for_, double *double_, double *int_) { for (int i = 0; i < n; i++) for_[i] = double_[i] + int_[i]; }
void f112(int n, double *a, double *b, double c) { for (unsigned i = 0; i < n; i++) b[i] = a[i]; }
void f113(int n, double *a, double *b, double c) { for (size_t i = 0; i < n; i++) for (long j = 0; j < n; j++) for (unsigned long k = 0; k < n; k++) for (short l = 0; l < n; l++) for (unsigned char m = 0; m < n; m++) b[m] = a[i + j + k + l + m]; }
void f114(int n, double *a, double *b, double c) { for (double x = 0; x < n; x++) b[(int)x] = a[(int)x]; }
void f115(int n, double *a, double *b, double c) { for (int i = 0; ; i++) b[i] = a[i]; }
void f116(int n, double *a, double *b, double c) { for (int i = 0; i < n && a[i] > 0; i++) b[i] = a[i]; }
void f117(int n, double *a, double *b, double c) { for (int i = 0; c > 0 && i < n; i++) b[i] = a[i]; }
void f118(int n, double *a, double *b, double c) { for (int i = 0; c > 0; i++) b[i] = a[i]; }
void f119(int n, double *a, double *b, double c) { for (int i = 0; i < n || c > 0; i++) b[i] = a[i]; }
void f120(int n, double *a, double *b, double c) { for (int i = 0; 2 * i < n; i++) b[i] = a[i]; }
void f121(int n, double *a, double *b, double c) { for (int i = 0; 2 * i < 15; i++) b[i] = a[i]; }
void f122(int n, double *a, double *b, double c) { for (int i = 0; 2 * i <= 15; i++) b[i] = a[i]; }
void f123(int n, double *a, double *b, double c) { for (int i = 0; 2 * i < 16; i++) b[i] = a[i]; }
void f124(int n, double *a, double *b, double c) { for (int i = 0; 4 * i < 8 * n; i++) b[i] = a[i]; }
void f125(int n, double *a, double *b, double c) { for (int i = 0; n - i > 2; i++) b[i] = a[i]; }
void f126(int n, double *a, double *b, double c) { for (int i = 0; n > i; i++) b[i] = a[i]; }
void f127(int n, double *a, double *b, double c) { for (int i = 0; n >= i + 3; i++) b[i] = a[i]; }
void f128(int n, double *a, double *b, double c) { for (int i = 0; i != n; i++) b[i] = a[i]; }
void f129(int n, double *a, double *b, double c) { for (int i = 0; i <= n; i += 2) b[i] = a[i]; }
void f130(int n, double *a, double *b, double c) { for (int i = 0; i < n; i = i + 3) b[i] = a[i]; }
void f131(int n, double *a, double *b, double c) { for (int i = n; i > 0; i = i - 3) b[i] = a[i]; }
void f132(int n, double *a, double *b, double c) { for (int i = 0; i < n; i = 2 * i) b[i] = a[i]; }
void f133(int n, double *a, double *b, double c) { for (int i = 0; i < n; i *= 2) b[i] = a[i]; }
void f134(int n, double *a, double *b, double c) { for (int i = n; i --> 0;) b[i] = a[i]; }
void f135(int n, double *a, double *b, double c) { for (int i = n; i >= 0; --i) b[i] = a[i + 1]; }
void f136(int n, double *a, double *b, double c) { for (int i = n - 1; i >= 1; i -= 1) b[i] = b[i - 1]; }
void f137(int n, double *a, double *b, double c) { for (int i = n - 1; i >= 1; i -= 2) b[i] = b[i - 1]; }
void f138(int n, double *a, double *b, double c) { for (int i = 0; i > n; i++) b[i] = a[i]; }
void f139(int n, double *a, double *b, double c) { for (int i = 0, k = 3; i < n; i++, k++) b[i] = a[k]; }
void f140(int n, double *a, double *b, double c) { int i, k; for (i = 0, k = n; i < n; k--, i++) b[i] = a[k]; }
void f141(int n, double *a, double *b, double c) { int i = 3; for (; i < n; i++) b[i] = a[i]; }
void f142(int n, double *a, double *b, double c) { int i = 3; while (i < n) { b[i] = a[i]; i++; } }
void f143(int n, double *a, double *b, double c) { int i = 3; while (i < n) { b[i] = a[i]; i += 2; } }
void f144(int n, double *a, double *b, double c) { int i = 3; while (1) { b[i] = a[i]; i += 2; if (i > n) break; } }
void f145(int n, double *a, double *b, double c) { int i = 3; do { b[i] = a[i]; i++; } while (i < n); }
void f146(int n, double *a, double *b, double c) { int i = 3; do { b[i] = a[i]; } while (++i < n); }
void f147(int n, double *a, double *b, double c) { while (n--) { *b++ = *a++; } }
void f148(int n, double *a, double *b, double c) { double *e = a + n; while (a != e) *b++ = *a++; }
void f149(int n, double *a, double *b, double c) { for (double *p = a, *q = b; p < a + n; p++, q++) *q = *p; }
void f150(int n, double *a, double *b, double c) { for (double *p = a + 1; p != a + n - 1; ++p) *p = p[1] + p[-1]; }
void f151(int n, int s, double *a, double *b) { for (int i = 0; i < n * s; i += s) b[i] = a[i + 1]; }
void f152(int n, int s, double *a, double *b) { for (int i = s; i < n * s; i += s) b[i] = a[i + 1]; }
void f153(int n, int s, double *a, double *b) { for (int i = 1; i < n * s; i += s) b[i] = a[i + 1]; }
void f154(int n, double *a, double *b) { for (int j = 0; j < n; j++) for (int i = 0; i < j; i++) b[j * n + i] = a[j * n + i]; }
void f155(int n, double *a, double *b) { for (int j = 0; j < n; j++) for (int i = j; i < j + 5; i++) b[i] = a[i + j]; }
void f156(int n, double *a, double *b) { for (int j = 0; j < n; j += 8) for (int i = j; i < j + 8; i++) b[i] = a[i]; }
void f157(int n, double *a, double *b) { for (int j = 0; j < n; j++) for (int i = 2 * j; i < n + j; i++) b[i] = a[i]; }
void f158(int n, double *a, double *b) { for (int j = n; j > 0; j--) for (int i = 0; i < j; i++) b[j * n + i] = a[j * n + i]; }
void f159(int n, double *a, double *b) { int m = 0; for (int i = 0; i < m; i++) b[i] = a[i]; }
void f160(int n, double *a, double *b) { for (int i = 5; i < 2; i++) b[i] = a[i]; }
void f161(long n, double *a, double *b) { for (long i = 0; i < n; i++) b[i] = a[4611686018427387904L * i] + a[4611686018427387904L * 2 + i] + a[i]; }
void f162(long n, double *a, double *b) { for (long i = 0; i < n; i++) b[i] = a[4611686018427387904L * i + 4611686018427387904L]; }
void f163(long n, long m, double *a, double *b) { for (long j = 0; j < m; j++) for (long i = 0; i < n; i++) b[j * n + i] = a[(4611686018427387904L * j + 9000000000000000000L) * n + 3 * i]; }
void f164(long n, double *a, double *b) { for (long i = 0; i < n; i++) { double s = 0; for (long k = 9223372036854775800L; k < 9223372036854775807L; k++) s += a[i + k]; b[i] = s; } }
void f165(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { if (a[i] > c) b[i] = 1; } }
void f166(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { if (a[i] > c) b[i] += a[i]; else b[i] -= c; } }
void f167(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { double t; if (a[i] > c) { t = a[i] * c; b[i] = t * t; } else { t = 2; b[i] = t; } a[i] = t; } }
void f168(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { if (a[i] > c) { a[i] = c; b[i] = a[i] + 1; } } }
void f169(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { if (a[i] > c) { a[i] = c; b[i + 1] = a[i] + b[i]; b[i] = 2; } else { b[i + 1] = b[i] * a[i]; a[i] = b[i + 1] + 1; } } }
void f170(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { int k; if (a[i] > c) k = 1; else k = 2; b[i] = a[i + k]; } }
void f171(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { int k = 1; if (a[i] > c) k = 2; b[i] = a[i] * k; } }
void f172(int n, double *a, double *b, double c) { int s = 0; for (int i = 0; i < n; i++) { if (a[i] > c) s++; b[i] = a[i]; } }
void f173(int n, double *a, double *b, double c) { int s = 0; for (int i = 0; i < n; i++) { if (a[i] > c) s += 2; b[i] = a[i] * s; } }
void f174(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { if (a[i] > c) { b[i] = 1; continue; } b[i] = a[i] * c; } }
void f175(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { if (a[i] > c) break; b[i] = a[i] * c; } }
void f176(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { if (a[i] > c) { if (b[i] > c) b[i] = 1; else b[i] = 2; } else b[i] = 3; } }
void f177(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { if (a[i] > c && b[i] < 2 || !(c == 3)) b[i] = 1; else b[i] = 2; } }
void f178(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { if (a[i] > c && i > 2) b[i] = 1; else b[i] = 2; } }
void f179(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { if (a[i] > c || i > 2) b[i] = 1; else b[i] = 2; } }
void f180(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { if (a[i] > c && i < 2) b[i] = 1; else b[i] = 2; } }
void f181(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { if (c) b[i] = 1; else b[i] = a[i] * 2 + 1; } }
void f182(int n, int flag, double *a, double *b) { for (int i = 0; i < n; i++) { if (flag) b[i] = 1; else b[i] = a[i] * 2 + 1; if (!flag) b[i] += 3; if (flag == 2) b[i] += 4; else if (flag != 7) b[i] += 5; } }
void f183(int n, int *mask, double *a, double *b) { for (int i = 0; i < n; i++) { if (mask[i]) b[i] = a[i]; if (mask[i] == 1) b[i] = 2; if (mask[i] & 2) b[i] = 3; } }
void f184(int n, double *m, double *a, double *b) { for (int i = 0; i < n; i++) { if (m) b[i] = a[i]; if (!m) b[i] = m[i]; if (m != 0) b[i] += 1; } }
void f185(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { switch (n) { case 1: b[i] = 1; break; case 2: b[i] = a[i] * 2 + 1; break; default: b[i] = 0; } } }
void f186(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { switch (2) { case 1: b[i] = 1; break; case 2: case 3: b[i] = a[i] * 2 + 1; break; default: b[i] = 0; } } }
void f187(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { switch (9) { case 1: b[i] = 1; break; default: b[i] = 0; } } }
void f188(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { if (i % 2 == 0) b[i] = 1; else b[i] = a[i]; } }
void f189(int n, double *a, double *b, double c) { for (int i = 0; i < n; i++) { if (n % 2 == 0) b[i] = 1; else b[i] = a[i]; } }
void f190(int n, double *a, double *b, double c) { for (int j = 0; j < n; j++) { if (j == 0) continue; for (int i = 0; i < n; i++) b[j * n + i] = a[(j - 1) * n + i]; } }
void f191(int n, double *a, double *b, double c) { for (int j = 0; j < n; j++) { if (j > 0) { for (int i = 0; i < n; i++) b[j * n + i] = a[(j - 1) * n + i]; } } }
void f192(int n, double *a, double *b, double c) { for (int j = 0; j < n; j++) { if (a[j] > 0) { for (int i = 0; i < n; i++) b[j * n + i] = a[(j - 1) * n + i]; } } }
void f193(int n, double *a, double *b, double c) { for (int j = 0; j < n; j++) { int k = 0; if (j > 3) k = 1; else k = 2; for (int i = 0; i < n; i++) b[j * n + i] = a[j * n + i + k]; } }
void f194(int n, int m, const int *first, double *a, double *b) { for (int i = 0; i < n; i++) for (int j = first[i]; j < first[i + 1]; j++) for (int k = m; k < first[i + 2]; k++) b[j * n + k] = a[j * n + k]; }
