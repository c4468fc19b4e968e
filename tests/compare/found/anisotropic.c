/* Image denoising: diffusivities at the cell faces, rows by pointers. */
void diffuse(int w, int h, const double *in, double *restrict out, const double *kx,
             const double *ky, double tau)
{
#pragma omp parallel for schedule(static)
    for (int y = 1; y < h - 1; y++) {
        const double *row = in + y * w;
        const double *up = row - w, *down = row + w;
        const double *restrict ex = &kx[y * w];
        const double *restrict ey = &ky[y * w];
        for (int x = 1; x < w - 1; x++)
            out[y * w + x] =
                row[x] + tau * (ex[x] * (row[x + 1] - row[x]) - ex[x - 1] * (row[x] - row[x - 1]) +
                                ey[x] * (down[x] - row[x]) - ey[x - w] * (row[x] - up[x]));
    }
}
