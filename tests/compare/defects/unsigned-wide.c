/* The sum has 64 bits, so that it does not wrap. */
void smooth(double *restrict out, const double *restrict in, unsigned long nx, unsigned long ny)
{
    for (unsigned long y = 1; y < ny - 1; y++)
        for (unsigned long x = 1; x < nx - 1; x++)
            out[y * nx + x] = 0.25 * (in[y * nx + x - 1] + in[y * nx + x + 1] +
                                      in[(y - 1) * nx + x] + in[(y + 1) * nx + x]);
}
