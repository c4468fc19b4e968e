/* Declarations and loops outside of functions; names that nothing declares are sizes. */
double a[rows][width];
double b[rows][width];

for (int y = 1; y < rows - 1; ++y)
    for (int x = 1; x < width - 1; ++x)
        b[y][x] = a[y - 1][x] + a[y][x - (2 - 1)] + a[y][x + (2 - 1)];

for (int y = 0; y < rows; ++y)
    for (int x = 0; x < width; ++x)
        b[y][x] = scale * b[y][x];
