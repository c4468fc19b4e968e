/*
 * The simulation predictor compared with whole sweeps, on random kernels and caches:
 *
 * random_sim SEED COUNT [MOST [-v]]
 *
 * Each kernel has between 2^14 and 2^MOST (20) iterations, so that some are simulated in whole
 * sweeps, some in windows, some by a sample of the cache sets. Half of them have loops of about
 * equal lengths, the others those that the generator gave them. Every level's misses and evicts
 * must be within 1 % of the exact ones, or 0.005 lines per line of work: with 131072 iterations,
 * the fewest that are not simulated in whole sweeps, those are 82 lines. Each disagreement is
 * printed; -v prints all kernels and the cost of their predictions.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "collect/traffic/sim.h"
#include "random_kernel.h"
#include "whole_sweep.h"

static const double WITHIN = 0.01;
static const double MIN_LINES = 0.005;
enum outcome { AGREES, DISAGREES, BROKEN };

struct trial {
    struct arena arena;
    struct err err;
    struct random_kernel random;
    struct hierarchy caches;
    struct sim_options options;
    struct kernel kernel;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int64_t iterations;
    struct traffic predicted, exact;
    double predicted_s, exact_s;
};

static double now_s(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static struct cache_level level(const char *name, uint64_t sets, uint32_t ways, int below)
{
    struct cache_level l = {.sets = sets,
                            .ways = ways,
                            .policy = CACHE_LRU,
                            .write_allocate = true,
                            .write_back = true,
                            .load_from = below,
                            .store_to = below,
                            .victims_to = -1};
    memcpy(l.name, name, strlen(name));
    return l;
}

/* Three of machines/, with last caches that some of their cores share. */
static void make_machine(uint64_t *state, struct hierarchy *out)
{
    *out = (struct hierarchy){.line_bytes = 64, .n_levels = 3};
    const uint64_t shared = 1 + (uint64_t)random_below(state, 8);
    switch (random_below(state, 4)) {
    case 0: /* Haswell */
        out->levels[0] = level("L1", 64, 8, 1);
        out->levels[1] = level("L2", 512, 8, 2);
        out->levels[2] = level("L3", 9216 / shared, 16, 3);
        out->levels[2].inclusive = random_below(state, 2) == 0;
        break;
    case 1: /* Skylake */
        out->levels[0] = level("L1", 64, 8, 1);
        out->levels[1] = level("L2", 1024, 16, -1);
        out->levels[1].store_to = 2;
        out->levels[1].victims_to = 2;
        out->levels[2] = level("L3", 28672 / shared, 11, 3);
        out->levels[2].write_allocate = false;
        break;
    case 2: /* Zen */
        out->levels[0] = level("L1", 64, 8, 1);
        out->levels[1] = level("L2", 1024, 8, 2);
        out->levels[1].victims_to = 2;
        out->levels[2] = level("L3", 8192 / shared, 16, 3);
        out->levels[2].write_allocate = false;
        break;
    default: /* A64FX */
        *out = (struct hierarchy){.line_bytes = 256, .n_levels = 2};
        out->levels[0] = level("L1", 64, 4, 1);
        out->levels[1] = level("L2", 2048 / shared, 16, 2);
    }
}

/* Loops of about equal length, with as many iterations in all. */
static void even_loops(struct random_kernel *r, int64_t iterations)
{
    const double each = pow((double)iterations, 1.0 / r->n_loops);
    for (int l = 0; l < r->n_loops; l++)
        r->loops[l].iterations = (int64_t)each + INT64_C(3) * l;
}

static void make_trial(uint64_t seed, int most, struct trial *t)
{
    uint64_t state = seed;
    const double log_iterations = 14 + (most - 14) * 1e-3 * random_below(&state, 1000);
    const int64_t iterations = (int64_t)pow(2, log_iterations);
    const bool even = random_below(&state, 2) == 0;
    const bool as_cores = random_below(&state, 2) == 0;
    if (random_below(&state, 3) == 0)
        random_hierarchy_make(&state, &t->caches);
    else
        make_machine(&state, &t->caches);
    random_kernel_make(&state, iterations, &t->random);
    if (even)
        even_loops(&t->random, iterations);
    t->options = (struct sim_options){
        .by_line = as_cores, .cache = {.store_renews = as_cores, .victims_merge = as_cores}};
}

static bool near(double value, double exact)
{
    return fabs(value - exact) <= fmax(WITHIN * exact, MIN_LINES);
}

static enum outcome run(struct trial *t)
{
    if (!random_kernel_parse(&t->random, &t->arena, &t->kernel, t->sizes, &t->err) ||
        !kernel_iterations(&t->kernel, t->sizes, &t->iterations, &t->err))
        return BROKEN;
    const double begin = now_s();
    if (!sim_predict_with(&t->kernel, t->sizes, &t->caches, &t->options, &t->arena, &t->predicted,
                          &t->err))
        return BROKEN;
    t->predicted_s = now_s() - begin;
    if (!whole_sweep(&t->kernel, t->sizes, &t->caches, &t->options, &t->arena, &t->exact, &t->err))
        return BROKEN;
    t->exact_s = now_s() - begin - t->predicted_s;
    bool agree = true;
    for (int l = 0; l < t->caches.n_levels; l++) {
        agree &= near(t->predicted.levels[l].misses, t->exact.levels[l].misses);
        agree &= near(t->predicted.levels[l].evicts, t->exact.levels[l].evicts);
    }
    return agree ? AGREES : DISAGREES;
}

static void print_trial(uint64_t seed, struct trial *t)
{
    const struct str text = random_kernel_text(&t->random, &t->arena);
    const struct str sizes = random_kernel_sizes_text(&t->random, &t->arena);
    printf("--- seed %llu, by %s, %lld iterations, %.1f ms instead of %.1f ms\n%.*s%.*s\n",
           (unsigned long long)seed, t->options.by_line ? "line" : "element",
           (long long)t->iterations, 1e3 * t->predicted_s, 1e3 * t->exact_s, STR_ARG(text),
           STR_ARG(sizes));
    for (int l = 0; l < t->caches.n_levels; l++) {
        const struct cache_level *c = &t->caches.levels[l];
        const struct level_traffic *p = &t->predicted.levels[l];
        const struct level_traffic *e = &t->exact.levels[l];
        printf("%s %s%llu x %u:%s misses %.4f, exact %.4f;%s evicts %.4f, exact %.4f; spread "
               "%.4f\n",
               c->name,
               c->inclusive        ? "inclusive "
               : c->victims_to > 0 ? "victims on "
                                   : "",
               (unsigned long long)c->sets, c->ways, near(p->misses, e->misses) ? "" : " (!)",
               p->misses, e->misses, near(p->evicts, e->evicts) ? "" : " (!)", p->evicts, e->evicts,
               t->predicted.spread[l]);
    }
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "usage: %s SEED COUNT [MOST [-v]]\n", argv[0]);
        return 2;
    }
    const uint64_t first = strtoull(argv[1], NULL, 10);
    const uint64_t count = strtoull(argv[2], NULL, 10);
    const int most = argc > 3 ? (int)strtol(argv[3], NULL, 10) : 20;
    const bool verbose = argc > 4 && strcmp(argv[4], "-v") == 0;
    uint64_t outcomes[BROKEN + 1] = {0};
    (void)setvbuf(stdout, NULL, _IOLBF, 0);
    double predicted_s = 0;
    double exact_s = 0;
    for (uint64_t seed = first; seed < first + count; seed++) {
        struct trial t = {0};
        make_trial(seed, most, &t);
        const enum outcome outcome = run(&t);
        outcomes[outcome]++;
        predicted_s += t.predicted_s;
        exact_s += t.exact_s;
        if (outcome == DISAGREES || outcome == BROKEN || verbose)
            print_trial(seed, &t);
        if (outcome == BROKEN) {
            struct sb text = {.arena = &t.arena};
            err_format(&t.err, &text);
            printf("%s\n", sb_cstr(&text));
        }
        arena_free(&t.arena);
    }
    printf("%llu kernels: %llu agree, %llu disagree, %llu broken; %.1f s instead of %.1f s\n",
           (unsigned long long)count, (unsigned long long)outcomes[AGREES],
           (unsigned long long)outcomes[DISAGREES], (unsigned long long)outcomes[BROKEN],
           predicted_s, exact_s);
    return outcomes[DISAGREES] + outcomes[BROKEN] == 0 ? 0 : 1;
}
