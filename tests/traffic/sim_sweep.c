#include "sim_sweep.h"

#include <string.h>

#include "collect/traffic/sim_walk.h"

/* A turn of the outermost loop that is shorter is compared too often to pay. */
static const int64_t TURN_MIN = 1 << 14;

/* How a sweep repeats: after `turns` iterations of the outermost loop all accesses are `lines`
 * lines further. */
struct period {
    int64_t turns; /* 0: the accesses do not move together */
    int64_t lines;
};

static struct period find_period(const struct walk *w)
{
    if (w->n_accesses == 0)
        return (struct period){0};
    const int64_t step = w->accesses[0].stride[0];
    for (size_t i = 1; i < w->n_accesses; i++)
        if (w->accesses[i].stride[0] != step)
            return (struct period){0};
    const int64_t line = (int64_t)w->line_bytes;
    int64_t turns = 1;
    while (step % line * turns % line != 0)
        turns++;
    const int64_t inner = w->iterations / w->count[0];
    if (inner > INT64_MAX / (2 * turns))
        return (struct period){0};
    const int64_t least = (TURN_MIN + turns * inner - 1) / (turns * inner);
    turns *= least;
    return (struct period){.turns = turns,
                           .lines = step / line * turns + step % line * turns / line};
}

static void read_counts(const struct cachesim *sim, struct sim_sweep *out)
{
    for (int l = 0; l <= out->n_levels; l++)
        out->counts[l] = cachesim_counts(sim, l);
}

static void add_counter(struct cachesim_counter *sum, struct cachesim_counter now,
                        struct cachesim_counter before, uint64_t times)
{
    sum->count += times * (now.count - before.count);
    sum->bytes += times * (now.bytes - before.bytes);
}

/* sum += times * (now - before) */
static void add_difference(const struct sim_sweep *now, const struct sim_sweep *before,
                           uint64_t times, struct sim_sweep *sum)
{
    for (int l = 0; l <= sum->n_levels; l++) {
        struct cachesim_counts *to = &sum->counts[l];
        const struct cachesim_counts *a = &now->counts[l];
        const struct cachesim_counts *b = &before->counts[l];
        add_counter(&to->load, a->load, b->load, times);
        add_counter(&to->hit, a->hit, b->hit, times);
        add_counter(&to->miss, a->miss, b->miss, times);
        add_counter(&to->store, a->store, b->store, times);
        add_counter(&to->evict, a->evict, b->evict, times);
        to->dirtied += times * (a->dirtied - b->dirtied);
    }
}

static bool same_difference(const struct sim_sweep *a, const struct sim_sweep *b)
{
    for (int l = 0; l <= a->n_levels; l++)
        if (memcmp(&a->counts[l], &b->counts[l], sizeof a->counts[l]) != 0)
            return false;
    return true;
}

/* Adds the turns that repeat; returns the iteration up to which everything is counted. */
static int64_t sweep_by_turns(const struct walk *w, struct cachesim *sim, struct period period,
                              struct arena *arena, struct sim_sweep *repeated)
{
    const int64_t turn = w->iterations / w->count[0] * period.turns;
    const int64_t n_turns = w->count[0] / period.turns;
    struct cachesim_snapshot *snapshot = NULL;
    struct sim_sweep before = *repeated;
    struct sim_sweep last = *repeated;
    for (int64_t i = 0; i < n_turns; i++) {
        walk_run(w, sim, i * turn, turn);
        struct sim_sweep now = *repeated;
        struct sim_sweep delta = *repeated;
        read_counts(sim, &now);
        add_difference(&now, &before, 1, &delta);
        if (i > 0 && same_difference(&delta, &last)) {
            if (snapshot != NULL && cachesim_equals(sim, snapshot, period.lines)) {
                add_difference(&now, &before, (uint64_t)(n_turns - i - 1), repeated);
                return (i + 1) * turn;
            }
            if (snapshot == NULL)
                snapshot = cachesim_snapshot(sim, arena);
            else
                cachesim_snapshot_update(sim, snapshot);
        }
        before = now;
        last = delta;
    }
    return n_turns * turn;
}

bool sim_sweep(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
               const struct sim_options *options, struct arena *arena, struct sim_sweep *out,
               struct err *err)
{
    struct walk w;
    struct cachesim *sim;
    if (!walk_make(k, sizes, h->line_bytes, options, arena, &w, err) ||
        !cachesim_create(h, &options->cache, arena, &sim, err))
        return false;
    *out = (struct sim_sweep){.n_levels = h->n_levels, .iterations = w.iterations};
    const struct period period = find_period(&w);
    int64_t done = 0;
    struct sim_sweep repeated = *out;
    if (period.turns > 0 && period.turns < w.count[0])
        done = sweep_by_turns(&w, sim, period, arena, &repeated);
    /* what is left behind the last whole period runs from here: the lines only lie elsewhere */
    const int64_t inner = w.iterations / w.count[0];
    const int64_t rest =
        period.turns > 0 && done > 0 ? w.count[0] % period.turns * inner : w.iterations;
    walk_run(&w, sim, done, rest);
    read_counts(sim, out);
    out->simulated = done + rest;
    const struct sim_sweep zero = {.n_levels = h->n_levels};
    add_difference(&repeated, &zero, 1, out);
    return true;
}
