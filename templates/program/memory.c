/* Places the arrays one after the other, each page-aligned and with a page between them: otherwise
 * sizes that are powers of two would map them all to the same cache sets. Returns the bytes that
 * they need. */
static size_t place_arrays(struct run *r, char *memory)
{
    size_t at = 0;
    for (int a = 0; a < problem.n_arrays; a++) {
        const size_t pad = (size_t)r->o.pad * (size_t)a;
        const size_t shift = (size_t)r->o.shift;
        const size_t bytes =
            (size_t)r->elements[a] * type_bytes(problem.arrays[a].type) + pad + shift;
        if (memory != NULL)
            r->data[a] = memory + at + pad + shift;
        else
            r->bytes += (double)bytes;
        at += (bytes + PAGE - 1) / PAGE * PAGE + PAGE;
    }
    return at;
}

/* Which physical pages a process gets is a matter of luck. With small pages it decides which cache
 * sets the data maps to and how often the TLB misses; huge pages leave little to chance. */
static void allocate_arrays(struct run *r)
{
    const size_t bytes = (place_arrays(r, NULL) + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;
    if (posix_memalign(&r->memory, HUGE_PAGE, bytes) != 0)
        fail(1, "out of memory for the arrays", NULL);
    place_arrays(r, r->memory);
#ifdef MADV_HUGEPAGE
    if (r->o.pages == PAGES_HUGE)
        madvise(r->memory, bytes, MADV_HUGEPAGE); /* if refused, nothing changes */
#endif
#ifdef MADV_NOHUGEPAGE
    if (r->o.pages == PAGES_SMALL)
        madvise(r->memory, bytes, MADV_NOHUGEPAGE);
#endif
}

/* Of this process, in transparent huge pages; -1 if the kernel does not report it. */
static double huge_page_bytes(void)
{
    char line[128];
    double kib = -1;
    FILE *const file = fopen("/proc/self/smaps_rollup", "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "AnonHugePages: %lf kB", &kib) == 1)
            break;
    }
    if (file != NULL)
        fclose(file);
    return kib < 0 ? -1 : kib * 1024;
}

static void allocate(struct run *r)
{
    allocate_arrays(r);
    void *threads = NULL;
    if (posix_memalign(&threads, PAGE, (size_t)r->o.threads * sizeof *r->threads) != 0)
        fail(1, "out of memory", NULL);
    memset(threads, 0, (size_t)r->o.threads * sizeof *r->threads);
    r->threads = threads;
    r->samples = calloc((size_t)r->o.samples, sizeof *r->samples);
    if (r->o.cold_bytes > 0)
        r->flush = calloc((size_t)r->o.threads, (size_t)r->o.cold_bytes);
    if (r->samples == NULL || (r->o.cold_bytes > 0 && r->flush == NULL))
        fail(1, "out of memory", NULL);
}

static void release(struct run *r)
{
    free(r->memory);
    for (int i = 0; i < r->n_samples; i++)
        free(r->samples[i].cpus);
    free(r->samples);
    free(r->threads);
    free(r->flush);
}
