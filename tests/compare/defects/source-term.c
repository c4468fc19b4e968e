/* A right-hand side, which the class does not have: more data, but not a defect. */
#define N 700

double p[N][N], pn[N][N], b[N][N];

void pressure(void)
{
    for (int j = 1; j < N - 1; j++)
        for (int i = 1; i < N - 1; i++)
            pn[j][i] = 0.25 * (p[j][i - 1] + p[j][i + 1] + p[j - 1][i] + p[j + 1][i] - b[j][i]);
}
