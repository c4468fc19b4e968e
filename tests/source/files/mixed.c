/* Structs whose members have different sizes. */
struct el {
    char ty;
    double x, y;
};
void cp(struct el *t, const struct el *s, int n)
{
    for (int i = 0; i < n; i++) {
        t[i].ty = s[i].ty;
        t[i].x = s[i].x;
        t[i].y = s[i].y;
    }
}
struct pt {
    double x, y;
    int id;
    float w;
};
double sum(const struct pt *p, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += p[i].x * p[i].w;
    return s;
}
double pos(const struct pt *p, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        if (p[i].id > 0)
            s += p[i].x;
    return s;
}
void inc(struct pt *p, int n)
{
    for (int i = 0; i < n; i++) {
        p[i].id += 1;
        p[i].x += 1;
    }
}
void only(struct pt *p, int n)
{
    for (int i = 0; i < n; i++) {
        p[i].x += p[i].y;
    }
}
void two(struct pt *p, int n)
{
    for (int i = 0; i < n; i++) {
        p[i].x += p[i].id + p[i].w;
    }
}
struct px {
    unsigned char r, g;
    short b;
    int z;
};
void pix(struct px *p, int n)
{
    for (int i = 0; i < n; i++)
        p[i].z = p[i].r + p[i].b;
}
struct vec {
    float v[3];
    int n;
    double m;
};
void arr(struct vec *p, int n)
{
    for (int i = 0; i < n; i++) {
        p[i].v[0] = p[i].m;
        p[i].v[2] = p[i].n;
    }
}
struct body {
    double m;
    char tag;
};
static double mass(struct body b)
{
    return b.tag ? b.m : 0;
}
void by_value(const struct body *p, double *o, int n)
{
    for (int i = 0; i < n; i++)
        o[i] = mass(p[i]);
}
