/* One field of four is smoothed. */
struct particle {
    double mass, x, y, z;
};

void smooth(int n, struct particle *restrict out, const struct particle *restrict in, double w)
{
    for (int i = 1; i < n - 1; i++)
        out[i].mass = w * (in[i - 1].mass + in[i].mass + in[i + 1].mass);
}
