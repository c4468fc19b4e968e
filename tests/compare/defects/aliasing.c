/* Seven-point stencil with variable coefficients, as it is found in many codes: nothing tells the
 * compiler that the eight arrays do not overlap. */
void smooth(int n, double *out, const double *in, const double *cc, const double *cw,
            const double *ce, const double *cs, const double *cn, const double *cb,
            const double *ct, const double *rhs, const double *mask, const double *weight)
{
#pragma omp parallel for
    for (int k = 1; k < n - 1; k++)
        for (int j = 1; j < n - 1; j++)
            for (int i = 1; i < n - 1; i++) {
                const int at = (k * n + j) * n + i;
                out[at] =
                    weight[at] * (cc[at] * in[at] + cw[at] * in[at - 1] + ce[at] * in[at + 1] +
                                  cs[at] * in[at - n] + cn[at] * in[at + n] +
                                  cb[at] * in[at - n * n] + ct[at] * in[at + n * n] - rhs[at]) +
                    mask[at];
            }
}
