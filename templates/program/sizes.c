/* Only the first iterations of the outermost loop if --outer says so. The data of the others is
 * never touched, so it takes neither memory nor time. */
static void limit_outer(struct run *r)
{
    struct bounds *const b = &r->loops[0];
    const long end = b->end;
    if (r->o.outer == 0 || r->o.outer >= trip_count(b))
        return;
    b->end = b->start + r->o.outer * b->step;
    r->untouched = end - b->end;
}

static void measure_arrays(struct run *r)
{
    for (int a = 0; a < problem.n_arrays; a++) {
        double elements = 1;
        problem.array_dims(r->o.sizes, a, r->dims[a]);
        for (int d = 0; d < problem.arrays[a].n_dims; d++) {
            if (r->dims[a][d] < 1)
                fail(2, "these sizes leave no element in array", problem.arrays[a].name);
            elements *= (double)r->dims[a][d];
        }
        if (elements > 0x1p44)
            fail(2, "these sizes are too large for array", problem.arrays[a].name);
        r->elements[a] = (long)elements;
    }
    problem.loop_bounds(r->o.sizes, r->loops);
    limit_outer(r);
    r->lups = 1;
    for (int l = 0; l < problem.n_loops; l++) {
        if (trip_count(&r->loops[l]) < 1)
            fail(2, "these sizes leave nothing to do for loop", problem.loop_names[l]);
        r->lups *= (double)trip_count(&r->loops[l]);
    }
}

/* Every access must stay within its array at the corners of the iteration space. */
static void check_accesses(const struct run *r)
{
    for (int i = 0; i < problem.n_accesses; i++) {
        long offset = 0;
        long stride[MAX_LOOPS] = {0};
        const int a = problem.access_of(r->o.sizes, i, &offset, stride);
        double lowest = (double)offset;
        double highest = (double)offset;
        for (int l = 0; l < problem.n_loops; l++) {
            const struct bounds *b = &r->loops[l];
            const double first = (double)stride[l] * (double)b->start;
            const double last =
                (double)stride[l] * (double)(b->start + (trip_count(b) - 1) * b->step);
            lowest += first < last ? first : last;
            highest += first < last ? last : first;
        }
        if (lowest < 0 || highest >= (double)r->elements[a])
            fail(2, "with these sizes the loops exceed array", problem.arrays[a].name);
    }
}

static void limit_blocks(struct run *r)
{
    for (int b = 0; b < problem.n_blocks; b++) {
        const long trips = trip_count(&r->loops[problem.block_loops[b]]);
        if (r->o.block[b] > trips)
            r->o.block[b] = trips;
    }
}
