double a[100];
double b[100];

for (int i = 0; i < 100; ++i)
    b[i] = a[i];
