/* Neighbours on a ring. */
void transport(int n, double c, double out[restrict n][n], double in[restrict n][n])
{
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x++)
            out[y][x] = in[y][x] - c * (in[y][(x + 1) % n] - in[y][(x - 1 + n) % n]);
}
