/* Electrodynamics: the fields are members of a struct. */
struct field {
    int nx, ny, nz;
    double *ex, *ey, *ez, *hx, *hy, *hz;
};

void update_hx(struct field *f, double c)
{
    for (int k = 0; k < f->nz - 1; k++)
        for (int j = 0; j < f->ny - 1; j++)
            for (int i = 0; i < f->nx; i++) {
                const int at = (k * f->ny + j) * f->nx + i;
                f->hx[at] +=
                    c * (f->ey[at + f->nx * f->ny] - f->ey[at] - f->ez[at + f->nx] + f->ez[at]);
            }
}
