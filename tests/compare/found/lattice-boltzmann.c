/* Lattice Boltzmann, two-dimensional with five velocities: pull, then relax. */
void lbm(int n, const double *restrict f0, const double *restrict f1, const double *restrict f2,
         const double *restrict f3, const double *restrict f4, double *restrict g0,
         double *restrict g1, double *restrict g2, double *restrict g3, double *restrict g4,
         double w)
{
    for (int y = 1; y < n - 1; y++)
        for (int x = 1; x < n - 1; x++) {
            const int c = y * n + x;
            const double a0 = f0[c], a1 = f1[c - 1], a2 = f2[c + 1], a3 = f3[c - n], a4 = f4[c + n];
            const double rho = a0 + a1 + a2 + a3 + a4;
            const double ux = (a1 - a2) / rho, uy = (a3 - a4) / rho;
            g0[c] = a0 + w * (rho / 3 - a0);
            g1[c] = a1 + w * (rho * (1 + 3 * ux) / 6 - a1);
            g2[c] = a2 + w * (rho * (1 - 3 * ux) / 6 - a2);
            g3[c] = a3 + w * (rho * (1 + 3 * uy) / 6 - a3);
            g4[c] = a4 + w * (rho * (1 - 3 * uy) / 6 - a4);
        }
}
