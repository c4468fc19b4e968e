/* The compiler knows the sizes and exchanges the loops. */
#define ROWS 900
#define COLUMNS 900
double flux[ROWS][COLUMNS], depth[ROWS][COLUMNS], speed[ROWS][COLUMNS];

void fluxes(double g)
{
    for (int x = 1; x < COLUMNS - 1; x++)
        for (int y = 1; y < ROWS - 1; y++)
            flux[y][x] = g * (depth[y - 1][x] + depth[y + 1][x]) * speed[y][x];
}
