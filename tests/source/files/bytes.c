/* Rows whose distance is given in bytes, and arrays behind pointers to bytes. */
struct im { void *data; int stride, w, h; };
void bytes(struct im *im, const unsigned char *lut)
{
    for (int y = 0; y < im->h; y++) {
        unsigned char *p = (unsigned char *)(im->data + y * im->stride);
        for (int x = 0; x < im->w; x++)
            p[x] = p[x] * 2;
    }
}
void written(struct im *im, float s)
{
    for (int y = 0; y < im->h; y++) {
        float *p = (float *)((char *)im->data + y * im->stride);
        for (int x = 0; x < im->w; x++)
            p[x] = p[x] * s;
    }
}
void element(struct im *im, float s)
{
    for (int y = 0; y < im->h; y++)
        for (int x = 0; x < im->w; x++)
            *((float *)(im->data + y * im->stride) + x) *= s;
}
void implied(struct im *im, float s)
{
    int y, x;
    for (y = 0; y < im->h; y++) {
        float *p = im->data + y * im->stride;
        for (x = 0; x < im->w; x++)
            *p++ *= s;
    }
}
void advancing(struct im *im, float s)
{
    unsigned char *row = im->data;
    for (int y = 0; y < im->h; y++, row += im->stride) {
        float *p = (float *)row;
        for (int x = 0; x < im->w; x++)
            p[x] *= s;
    }
}
void of_floats(float *a, int w, int h, int stride, float s)
{
    for (int y = 0; y < h; y++) {
        float *p = (float *)((char *)a + y * stride);
        for (int x = 0; x < w; x++)
            p[x] *= s;
    }
}
void number(const char *args, const int *steps, int n)
{
    for (int i = 0; i < n; i++)
        *(double *)(args + i * 16) *= 2;
}
void step(char *a, int n, int is)
{
    for (int i = 0; i < n; i++, a += is)
        *(double *)a *= 2;
}
struct px { unsigned char r, g, b, a; };
void structs(unsigned char *data, int w, int h, int stride)
{
    for (int y = 0; y < h; y++) {
        struct px *p = (struct px *)(data + y * stride);
        for (int x = 0; x < w; x++)
            p[x].r = p[x].g + p[x].b;
    }
}
/* Not these: no multiple of the size, and another type than that of the array. */
void odd(const char *args, int n)
{
    for (int i = 0; i < n; i++)
        *(double *)(args + i * 12) *= 2;
}
void other(float *a, int n)
{
    for (int i = 0; i < n; i++)
        ((double *)a)[i] *= 2;
}
void down(unsigned char *data, int w, int h, int stride)
{
    unsigned char *row = data + (h - 1) * stride;
    for (int y = 0; y < h; y++, row -= stride)
        for (int x = 0; x < w; x++)
            ((short *)row)[x] *= 2;
}
void planes(char *data, int w, int h, int d, int stride)
{
    for (int z = 0; z < d; z++)
        for (int y = 0; y < h; y++)
            for (int x = 0; x < w; x++)
                *(float *)(data + (z * h + y) * stride + 4 * x) *= 2;
}
/* The bytes of a struct, and pointers that are moved in an array of them. */
struct header {
    char name[100], mode[8];
    int size;
};
struct archive {
    struct header header;
};
int checksum(struct archive *t)
{
    int sum = 0;
    for (int i = 0; i < 112; i++)
        sum += ((unsigned char *)(&(t->header)))[i];
    return sum;
}
struct list {
    void **item;
    int size;
};
void take_out(struct list *a, int at)
{
    for (int i = at + 1; i < a->size; ++i)
        a->item[i - 1] = a->item[i];
}
void clear(char **p, int n)
{
    while (n-- > 0)
        *p++ = 0;
}
