/* Neighbours on a ring, by conditionals. */
void diffuse(int n, double d, double out[restrict n][n], double in[restrict n][n])
{
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x++) {
            int west = x == 0 ? n - 1 : x - 1, east = x == n - 1 ? 0 : x + 1;
            out[y][x] = in[y][x] + d * (in[y][east] + in[y][west] - 2 * in[y][x]);
        }
}
