/* Spins on a torus: the neighbours' numbers are taken modulo the size. */
void torus(int n, const double *restrict s, double *restrict e)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            e[j * n + i] = s[j * n + i] * (s[j * n + (i + 1) % n] + s[((j + 1) % n) * n + i]);
}
