/* Sizes in arrays, functions of float, and what is too long once loops are unrolled. */
namespace std {
float sqrt(float);
double sqrt(double);
float fabs(float);
float fmax(float, float);
float pow(float, float);
}
extern "C" float sqrtf(float);
extern "C" double sqrt(double);

void sizes(int **dims, const int (*fixed)[2], const int *first, const int size[2], double *a)
{
    for (int i = 0; i < dims[1][0]; ++i)
        a[i] = 1;
    for (int i = dims[0][2]; i < dims[1][2]; ++i)
        a[i] = 2;
    for (int i = fixed[0][0]; i < fixed[0][1]; ++i)
        a[i] = 3;
    for (int i = first[0]; i < first[1]; ++i)
        a[i] = 4;
    for (int j = 0; j < size[1]; ++j)
        for (int i = 0; i < size[0]; ++i)
            a[j * size[0] + i] = 5;
    for (int i = 0; i < dims[size[0]][*first]; ++i)
        a[i] = 6;
}

void functions(int n, float *b, const float *a, double *c)
{
    for (int i = 0; i < n; ++i)
        b[i] = std::sqrt(a[i]) + std::fabs(a[i + 1]);
    for (int i = 0; i < n; ++i)
        b[i] = std::fmax(a[i], 0.5f) * std::pow(a[i], 2.0f) / std::pow(a[i], 1.5f);
    for (int i = 0; i < n; ++i)
        c[i] = std::sqrt(a[i]) + sqrtf(a[i]) + sqrt(a[i]);
    for (int i = 0; i < n; ++i)
        c[i] = std::sqrt((double)a[i]) + std::sqrt(c[i]);
}

void unrolled(int n, double *b, const double *a)
{
    for (int i = 0; i < n; ++i) {
        int k = 0;
        for (int x = 0; x < 32; ++x)
            for (int y = 0; y < 32; ++y)
                k += x - y;
        b[i] = a[i + k];
    }
    for (int i = 0; i < n; ++i) {
        int k = 0;
        for (int x = 0; x < 32; ++x)
            for (int y = 0; y < 32; ++y)
                for (int z = 0; z < 32; ++z)
                    for (int w = 0; w < 4; ++w)
                        k += x * y - z;
        b[i] = a[i + k];
    }
}
