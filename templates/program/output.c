static void print_text(const char *text)
{
    putchar('"');
    for (const char *c = text; *c != '\0'; c++) {
        if ((unsigned char)*c < 0x20)
            printf("\\u%04x", (unsigned)*c);
        else if (*c == '"' || *c == '\\')
            printf("\\%c", *c);
        else
            putchar(*c);
    }
    putchar('"');
}

static void print_number(const char *key, double value)
{
    if (is_finite(value))
        printf("\"%s\": %.17g", key, value);
    else
        printf("\"%s\": null", key);
}

static void print_problem(const struct run *r)
{
    printf("{\n  \"kernel\": ");
    print_text(problem.kernel);
    printf(",\n  \"sizes\": {");
    for (int s = 0; s < problem.n_sizes; s++)
        printf("%s\"%s\": %ld", s == 0 ? "" : ", ", problem.size_names[s], r->o.sizes[s]);
    printf("},\n  \"block\": {");
    for (int b = 0; b < problem.n_blocks; b++)
        printf("%s\"%s\": %ld", b == 0 ? "" : ", ", problem.loop_names[problem.block_loops[b]],
               r->o.block[b]);
    printf("},\n  \"threads\": %d,\n", r->o.threads);
    printf("  \"parallel\": %s,\n", is_parallel() ? "true" : "false");
    printf("  \"jacobi\": %s,\n  \"cold\": %s,\n", r->o.jacobi ? "true" : "false",
           r->o.cold ? "true" : "false");
    printf("  \"init\": \"%s\",\n  \"arrays\": [", r->o.constant ? "constant" : "random");
    for (int a = 0; a < problem.n_arrays; a++) {
        const uintptr_t address = (uintptr_t)r->data[a] | PAGE;
        printf("%s{\"name\": \"%s\", \"bytes\": %.17g, \"alignment\": %lu}", a == 0 ? "" : ", ",
               problem.arrays[a].name,
               (double)r->elements[a] * (double)type_bytes(problem.arrays[a].type),
               (unsigned long)(address & (~address + 1)));
    }
    printf("],\n  \"bytes\": %.17g,\n  \"padding\": %ld,\n  \"lups_per_sweep\": %.17g,\n  ",
           r->bytes, r->o.pad, r->lups);
    const double huge_bytes = huge_page_bytes();
    printf("\"huge_page_bytes\": ");
    printf(huge_bytes < 0 ? "null,\n" : "%.17g,\n", huge_bytes);
}

static void print_sample(const struct run *r, const struct sample *s)
{
    printf("    {");
    print_number("seconds", s->seconds);
    printf(", \"sweeps\": %ld, \"lups\": %.17g, ", s->sweeps, (double)s->sweeps * r->lups);
    print_number("clock_hz_before", s->clock_hz_before);
    printf(", ");
    print_number("clock_hz_after", s->clock_hz_after);
    printf(", ");
    print_number("adds_per_cycle", s->adds_per_cycle);
    printf(", \"voluntary_switches\": %ld, \"involuntary_switches\": %ld", s->voluntary_switches,
           s->involuntary_switches);
    printf(", \"run_delay_seconds\": ");
    printf(s->run_delay_s < 0 ? "null" : "%.9f", s->run_delay_s);
    printf(", \"minor_faults\": %ld, \"major_faults\": %ld, \"migrations\": %d, \"cpus\": [",
           s->minor_faults, s->major_faults, s->migrations);
    for (int t = 0; t < r->o.threads; t++)
        printf("%s%d", t == 0 ? "" : ", ", s->cpus[t]);
    printf("]}");
}

/* Several partial sums, since each addition depends on the one before. */
static double sum_reals(const void *x, bool single, long n)
{
    enum { SUMS = 4 };
    double sums[SUMS] = {0};
    for (long i = 0; i < n; i++)
        sums[i % SUMS] += single ? (double)((const float *)x)[i] : ((const double *)x)[i];
    return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

/* Complex numbers are pairs of real ones. */
static double array_sum(const struct run *r, int a)
{
    const enum type type = problem.arrays[a].type;
    const bool single = type == TYPE_FLOAT || type == TYPE_FLOAT_COMPLEX;
    const size_t bytes = type_bytes(type);
    const long reals = (long)(bytes / (single ? sizeof(float) : sizeof(double)));
    const struct extent e = extent_of(r, a);
    double sum = 0;
    if (type >= TYPE_CHAR) {
        for (long o = 0; o < e.outer; o++) {
            for (long i = 0; i < e.used * e.inner; i++)
                sum += creal(element(r->data[a], type, o * e.size * e.inner + i));
        }
        return sum;
    }
    for (long o = 0; o < e.outer; o++) {
        const char *const first = (const char *)r->data[a] + (size_t)(o * e.size * e.inner) * bytes;
        sum += sum_reals(first, single, e.used * e.inner * reals);
    }
    return sum;
}

static double checksum(const struct run *r)
{
    double sum = 0;
    union value v[MAX_VARIABLES + 1];
    for (int a = 0; a < problem.n_arrays; a++)
        sum += problem.arrays[a].written ? array_sum(r, a) : 0;
    collect_scalars(r, v);
    for (int s = 0; s < problem.n_scalars; s++) {
        const double _Complex x = element(&v[s], problem.scalars[s].type, 0);
        sum += problem.scalars[s].role == ROLE_INPUT ? 0 : creal(x) + cimag(x);
    }
    return sum;
}

static void print_samples(const struct run *r)
{
    printf("  \"setup_seconds\": %.9g,\n  \"warmup_seconds\": %.9g,\n  \"samples\": [\n",
           r->setup_s, r->warmup_s);
    for (int i = 0; i < r->n_samples; i++) {
        print_sample(r, &r->samples[i]);
        printf(i + 1 < r->n_samples ? ",\n" : "\n");
    }
    printf("  ],\n  ");
    print_number("checksum", checksum(r));
    printf("\n}\n");
}

static bool print_verification(const struct run *r, const struct difference *d)
{
    const bool ok = d->finite && d->error <= d->tolerance;
    printf("  \"verify\": {\"ok\": %s, \"sweeps\": %ld, \"compared\": %.17g, ",
           ok ? "true" : "false", r->sweeps, d->compared);
    print_number("max_error", d->error);
    printf(", ");
    print_number("tolerance", d->tolerance);
    printf("}\n}\n");
    return ok;
}
