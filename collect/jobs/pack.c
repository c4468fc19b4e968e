#include "collect/jobs/pack.h"

#include <math.h>
#include <stdlib.h>

struct load {
    double seconds;
    size_t index;
};

/* Longest first. Equal ones keep their order, so that packing gives the same result everywhere. */
static int longest_first(const void *a, const void *b)
{
    const struct load *x = a;
    const struct load *y = b;
    if (x->seconds != y->seconds)
        return x->seconds < y->seconds ? 1 : -1;
    return (x->index > y->index) - (x->index < y->index);
}

static size_t emptiest(const double *task_s, size_t n_tasks)
{
    size_t best = 0;
    for (size_t t = 1; t < n_tasks; t++)
        best = task_s[t] < task_s[best] ? t : best;
    return best;
}

void pack_items(const double *seconds, size_t n_items, double walltime_s, size_t max_tasks,
                struct arena *arena, struct packing *out)
{
    struct load *loads = arena_alloc(arena, n_items, sizeof *loads);
    double total_s = 0;
    for (size_t i = 0; i < n_items; i++) {
        loads[i] = (struct load){seconds[i], i};
        total_s += seconds[i];
    }
    qsort(loads, n_items, sizeof *loads, longest_first);

    const double wanted = ceil(total_s / walltime_s);
    const size_t most = n_items < max_tasks ? n_items : max_tasks;
    size_t n_tasks = wanted < 1 ? 1 : wanted > (double)most ? most : (size_t)wanted;
    out->task = arena_alloc(arena, n_items, sizeof *out->task);
    out->task_s = arena_alloc(arena, most + 1, sizeof *out->task_s);
    for (size_t i = 0; i < n_items; i++) {
        size_t t = emptiest(out->task_s, n_tasks);
        const bool fits = out->task_s[t] + loads[i].seconds <= walltime_s;
        if (!fits && out->task_s[t] > 0 && n_tasks < most)
            t = n_tasks++;
        out->task[loads[i].index] = t;
        out->task_s[t] += loads[i].seconds;
    }
    out->n_tasks = n_items == 0 ? 0 : n_tasks;
}
