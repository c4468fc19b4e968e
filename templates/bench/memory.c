static void allocate(struct run *r)
{
    for (int a = 0; a < N_ARRAYS; a++) {
        const size_t pad = (size_t)r->o.pad * (size_t)a;
        const size_t bytes = (size_t)r->elements[a] * type_bytes(arrays[a].type) + pad;
        if (posix_memalign(&r->memory[a], PAGE, bytes) != 0)
            fail(1, "out of memory for array", arrays[a].name);
        r->data[a] = (char *)r->memory[a] + pad;
        r->bytes += (double)bytes;
    }
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
    for (int a = 0; a < N_ARRAYS; a++)
        free(r->memory[a]);
    for (int i = 0; i < r->n_samples; i++)
        free(r->samples[i].cpus);
    free(r->samples);
    free(r->threads);
    free(r->flush);
}
