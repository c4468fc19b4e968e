double u[P][Q], v[P][2 * Q + 1];
for (int j = 0; j < P; j++)
    for (int i = 3; i < Q; i++)
        v[j][Q - 1 - i] = u[P - 1 - j][i] + v[j][2 * i + 1];
