typedef unsigned int count;

/* The sum in the subscript may wrap. */
void smooth(double *restrict out, const double *restrict in, count nx, count ny)
{
    for (count y = 1; y < ny - 1; y++)
        for (count x = 1; x < nx - 1; x++)
            out[y * nx + x] = 0.25 * (in[y * nx + x - 1] + in[y * nx + x + 1] +
                                      in[(y - 1) * nx + x] + in[(y + 1) * nx + x]);
}
