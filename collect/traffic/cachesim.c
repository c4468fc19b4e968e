#include "collect/traffic/cachesim.h"

#include <string.h>

#include "collect/traffic/cachesim_level.h"

/* Lines are kept in 52 bits, so that their set can be found in floating point. */
static const uint64_t MAX_LINE = (UINT64_C(1) << 52) - 1;
static const uint64_t MAX_PLACES = UINT64_C(1) << 32;

static bool check_target(const struct cache_level *c, int l, int n_levels, int target,
                         const char *what, struct err *err)
{
    if (target == -1 || (target > l && target <= n_levels))
        return true;
    err_set(err, ERR_INPUT, "cache level %.8s: %s is no level below it", c->name, what);
    return err_hint(err, "give a level further from the core, or memory");
}

static bool check_level(const struct hierarchy *h, int l, struct err *err)
{
    const struct cache_level *c = &h->levels[l];
    if (c->sets == 0 || c->ways == 0)
        return err_set(err, ERR_INPUT, "cache level %.8s has no places", c->name);
    if (c->sets > MAX_PLACES / c->ways)
        return err_set(err, ERR_INPUT, "cache level %.8s is too large to simulate", c->name);
    if (!c->write_back && c->write_allocate)
        return err_set(err, ERR_INPUT, "cache level %.8s is write-through with write-allocate",
                       c->name);
    if (c->victims_to == h->n_levels)
        return err_set(err, ERR_INPUT, "cache level %.8s: memory cannot take victims", c->name);
    if (l == 0 && c->exclusive)
        return err_set(err, ERR_INPUT, "the first cache level cannot be exclusive");
    return check_target(c, l, h->n_levels, c->load_from, "load_from", err) &&
           check_target(c, l, h->n_levels, c->store_to, "store_to", err) &&
           check_target(c, l, h->n_levels, c->victims_to, "victims_to", err);
}

static struct sim_level level_of(const struct cache_level *c)
{
    const bool power_of_two = (c->sets & (c->sets - 1)) == 0;
    return (struct sim_level){.sets = c->sets,
                              .set_mask = power_of_two ? c->sets - 1 : 0,
                              .per_set = 1.0 / (double)c->sets,
                              .ways = c->ways,
                              .policy = c->policy,
                              .write_allocate = c->write_allocate,
                              .write_back = c->write_back,
                              .exclusive = c->exclusive,
                              .inclusive = c->inclusive,
                              .load_from = c->load_from,
                              .store_to = c->store_to,
                              .victims_to = c->victims_to};
}

bool cachesim_create(const struct hierarchy *h, const struct cachesim_options *options,
                     struct arena *arena, struct cachesim **out, struct err *err)
{
    if (h->n_levels < 1 || h->n_levels > HIERARCHY_MAX_LEVELS)
        return err_set(err, ERR_INPUT, "a hierarchy has 1 to %d caches", HIERARCHY_MAX_LEVELS);
    if (h->line_bytes == 0 || (h->line_bytes & (h->line_bytes - 1)) != 0)
        return err_set(err, ERR_INPUT, "a cache line of %zu bytes is no power of two",
                       h->line_bytes);
    struct cachesim *sim = arena_alloc(arena, 1, sizeof *sim);
    *sim = (struct cachesim){.line_bytes = h->line_bytes,
                             .n_levels = h->n_levels,
                             .store_renews = options->store_renews,
                             .seed = options->seed,
                             .random = options->random,
                             .random_state = options->random_state};
    while ((UINT64_C(1) << sim->line_shift) < h->line_bytes)
        sim->line_shift++;
    for (int l = 0; l < h->n_levels; l++) {
        if (!check_level(h, l, err))
            return false;
        sim->levels[l] = level_of(&h->levels[l]);
        sim->any_inclusive |= h->levels[l].inclusive;
        sim->any_random |= h->levels[l].policy == CACHE_RANDOM;
        sim->n_places += h->levels[l].sets * h->levels[l].ways;
    }
    sim->places = arena_alloc(arena, sim->n_places, sizeof *sim->places);
    uint64_t *places = sim->places;
    for (int l = 0; l < h->n_levels; l++) {
        sim->levels[l].places = places;
        places += sim->levels[l].sets * sim->levels[l].ways;
    }
    cachesim_reset(sim);
    *out = sim;
    return true;
}

/* SplitMix64 (Steele, Lea, Flood, OOPSLA 2014), scaled to 0..ways-1. */
static uint32_t random_way(struct cachesim *sim, uint32_t ways)
{
    sim->random_word += UINT64_C(0x9E3779B97F4A7C15);
    uint64_t z = sim->random_word;
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    z ^= z >> 31;
    return (uint32_t)(((z >> 32) * ways) >> 32);
}

static uint64_t *set_of(const struct sim_level *c, uint64_t line)
{
    return c->places + level_set(c, line) * c->ways;
}

/* The place of the line in its set, or c->ways. */
static uint32_t find(const struct sim_level *c, const uint64_t *set, uint64_t line)
{
    const uint64_t wanted = line << 1 | PLACE_DIRTY;
    uint32_t at = 0;
    while (at < c->ways && (set[at] | PLACE_DIRTY) != wanted)
        at++;
    return at;
}

/* Moves the places 0..at-1 back by one, over place `at`. */
static void shift_back(uint64_t *set, uint32_t at)
{
    for (uint32_t i = at; i > 0; i--)
        set[i] = set[i - 1];
}

static void renew(const struct sim_level *c, uint64_t *set, uint32_t at)
{
    if (at == 0 || (c->policy != CACHE_LRU && c->policy != CACHE_MRU))
        return;
    const uint64_t place = set[at];
    shift_back(set, at);
    set[0] = place;
}

/* Takes a place out of its set and returns what it held. */
static uint64_t remove_place(const struct sim_level *c, uint64_t *set, uint32_t at)
{
    const uint64_t place = set[at];
    if (c->policy == CACHE_RANDOM) {
        set[at] = PLACE_EMPTY;
        return place;
    }
    for (; at + 1 < c->ways; at++)
        set[at] = set[at + 1];
    set[c->ways - 1] = PLACE_EMPTY;
    return place;
}

static uint32_t random_place(struct cachesim *sim, const struct sim_level *c, const uint64_t *set)
{
    if (sim->random != NULL)
        return sim->random(sim->random_state, c->ways);
    for (uint32_t at = 0; at < c->ways; at++)
        if (set[at] == PLACE_EMPTY)
            return at;
    return random_way(sim, c->ways);
}

/* Puts a line into its set and returns the one that is dropped for it, or PLACE_EMPTY. */
static uint64_t put(struct cachesim *sim, const struct sim_level *c, uint64_t *set, uint64_t place)
{
    if (c->policy == CACHE_RANDOM) {
        const uint32_t at = random_place(sim, c, set);
        const uint64_t dropped = set[at];
        set[at] = place;
        return dropped;
    }
    const uint32_t last = c->ways - 1;
    const bool full = set[last] != PLACE_EMPTY;
    const uint32_t at = c->policy == CACHE_MRU && full ? 0 : last;
    const uint64_t dropped = set[at];
    shift_back(set, at);
    set[0] = place;
    return dropped;
}

static void inject(struct cachesim *sim, int l, uint64_t place);

/* An inclusive level drops a line: the levels above lose it too; true if one of them had changed
 * it. */
static bool drop_above(struct cachesim *sim, int l, uint64_t line)
{
    bool dirty = false;
    for (int above = 0; above < l; above++) {
        const struct sim_level *c = &sim->levels[above];
        uint64_t *set = set_of(c, line);
        const uint32_t at = find(c, set, line);
        if (at < c->ways)
            dirty |= (remove_place(c, set, at) & PLACE_DIRTY) != 0;
    }
    return dirty;
}

/* `bytes` of a line leave level `l` downwards as a store. */
static void pass_store(struct cachesim *sim, int l, uint64_t line, uint64_t bytes)
{
    struct sim_level *c = &sim->levels[l];
    counter_add(&c->counts.evict, bytes);
    if (c->store_to == sim->n_levels) {
        counter_add(&sim->memory.store, bytes);
    } else if (c->store_to >= 0) {
        counter_add(&sim->levels[c->store_to].counts.store, bytes);
        sim_store_line(sim, c->store_to, line, bytes);
    }
}

static void drop(struct cachesim *sim, int l, uint64_t place)
{
    struct sim_level *c = &sim->levels[l];
    const uint64_t line = place >> 1;
    bool dirty = (place & PLACE_DIRTY) != 0;
    if (c->inclusive)
        dirty |= drop_above(sim, l, line);
    if (dirty && c->write_back) {
        pass_store(sim, l, line, sim->line_bytes);
    } else if (c->victims_to >= 0) {
        counter_add(&c->counts.evict, sim->line_bytes);
        counter_add(&sim->levels[c->victims_to].counts.store, sim->line_bytes);
        inject(sim, c->victims_to, line << 1);
    }
}

static void inject(struct cachesim *sim, int l, uint64_t place)
{
    const struct sim_level *c = &sim->levels[l];
    const uint64_t dropped = put(sim, c, set_of(c, place >> 1), place);
    if (dropped != PLACE_EMPTY)
        drop(sim, l, dropped);
}

static bool holds(const struct cachesim *sim, int l, uint64_t line)
{
    const struct sim_level *c = &sim->levels[l];
    return find(c, set_of(c, line), line) < c->ways;
}

static bool load_below(struct cachesim *sim, int l, uint64_t line);

/* A line wanted from an exclusive level moves up and leaves it; true if it was dirty. */
static bool take(struct cachesim *sim, int l, uint64_t line)
{
    struct sim_level *c = &sim->levels[l];
    uint64_t *set = set_of(c, line);
    const uint32_t at = find(c, set, line);
    if (at < c->ways) {
        counter_add(&c->counts.hit, sim->line_bytes);
        return (remove_place(c, set, at) & PLACE_DIRTY) != 0;
    }
    counter_add(&c->counts.miss, sim->line_bytes);
    return load_below(sim, l, line);
}

/* Loads a whole line for level `l` from below; true if it comes dirty. */
static bool load_below(struct cachesim *sim, int l, uint64_t line)
{
    const struct sim_level *c = &sim->levels[l];
    const bool in_victims = c->victims_to >= 0 && holds(sim, c->victims_to, line);
    const int from = in_victims ? c->victims_to : c->load_from;
    if (from < 0 || from == sim->n_levels) {
        counter_add(&sim->memory.load, sim->line_bytes);
        counter_add(&sim->memory.hit, sim->line_bytes);
        return false;
    }
    counter_add(&sim->levels[from].counts.load, sim->line_bytes);
    if (sim->levels[from].exclusive)
        return take(sim, from, line);
    sim_touch(sim, from, line, sim->line_bytes);
    return false;
}

bool sim_touch(struct cachesim *sim, int l, uint64_t line, uint64_t bytes)
{
    struct sim_level *c = &sim->levels[l];
    uint64_t *set = set_of(c, line);
    const uint32_t at = find(c, set, line);
    if (at < c->ways) {
        counter_add(&c->counts.hit, bytes);
        renew(c, set, at);
        return true;
    }
    counter_add(&c->counts.miss, bytes);
    inject(sim, l, line << 1 | (load_below(sim, l, line) ? PLACE_DIRTY : 0));
    return false;
}

void sim_store_line(struct cachesim *sim, int l, uint64_t line, uint64_t bytes)
{
    struct sim_level *c = &sim->levels[l];
    uint64_t *set = set_of(c, line);
    uint32_t at = find(c, set, line);
    if (at == c->ways && c->write_allocate) {
        counter_add(&c->counts.load, sim->line_bytes);
        sim_touch(sim, l, line, sim->line_bytes);
        at = find(c, set, line);
    } else if (at == c->ways && c->write_back) {
        inject(sim, l, line << 1 | PLACE_DIRTY);
        return;
    } else if (at < c->ways && sim->store_renews) {
        renew(c, set, at);
        at = find(c, set, line);
    }
    if (c->write_back && at < c->ways)
        set[at] |= PLACE_DIRTY;
    else if (c->store_to >= 0)
        pass_store(sim, l, line, bytes);
}

void cachesim_load(struct cachesim *sim, uint64_t address, uint64_t bytes)
{
    const uint64_t last = ((address + bytes - 1) >> sim->line_shift) & MAX_LINE;
    const uint64_t share = bytes < sim->line_bytes ? bytes : sim->line_bytes;
    counter_add(&sim->levels[0].counts.load, bytes);
    for (uint64_t line = address >> sim->line_shift; line <= last; line++)
        sim_touch(sim, 0, line, share);
}

void cachesim_store(struct cachesim *sim, uint64_t address, uint64_t bytes)
{
    const uint64_t end = address + bytes;
    counter_add(&sim->levels[0].counts.store, bytes);
    for (uint64_t at = address; at < end;) {
        const uint64_t line = at >> sim->line_shift;
        const uint64_t line_end = (line + 1) << sim->line_shift;
        const uint64_t to = line_end < end ? line_end : end;
        sim_store_line(sim, 0, line & MAX_LINE, to - at);
        at = to;
    }
}

void cachesim_write_back(struct cachesim *sim)
{
    for (int l = 0; l < sim->n_levels; l++) {
        const struct sim_level *c = &sim->levels[l];
        for (uint64_t i = 0; i < c->sets * c->ways; i++) {
            const uint64_t place = c->places[i];
            if (place == PLACE_EMPTY || !(place & PLACE_DIRTY))
                continue;
            c->places[i] = place & ~PLACE_DIRTY;
            pass_store(sim, l, place >> 1, sim->line_bytes);
        }
    }
}

void cachesim_reset(struct cachesim *sim)
{
    for (size_t i = 0; i < sim->n_places; i++)
        sim->places[i] = PLACE_EMPTY;
    sim->random_word = sim->seed;
    cachesim_clear_counts(sim);
}

void cachesim_clear_counts(struct cachesim *sim)
{
    for (int l = 0; l < sim->n_levels; l++)
        sim->levels[l].counts = (struct cachesim_counts){0};
    sim->memory = (struct cachesim_counts){0};
}

struct cachesim_counts cachesim_counts(const struct cachesim *sim, int level)
{
    return level < sim->n_levels ? sim->levels[level].counts : sim->memory;
}

uint64_t cachesim_empty(const struct cachesim *sim, int level)
{
    const struct sim_level *c = &sim->levels[level];
    uint64_t empty = 0;
    for (uint64_t i = 0; i < c->sets * c->ways; i++)
        empty += c->places[i] == PLACE_EMPTY;
    return empty;
}

struct cachesim_snapshot {
    uint64_t *places;
};

struct cachesim_snapshot *cachesim_snapshot(const struct cachesim *sim, struct arena *arena)
{
    struct cachesim_snapshot *s = arena_alloc(arena, 1, sizeof *s);
    s->places = arena_copy(arena, sim->places, sim->n_places, sizeof *sim->places);
    return s;
}

void cachesim_snapshot_update(const struct cachesim *sim, struct cachesim_snapshot *snapshot)
{
    memcpy(snapshot->places, sim->places, sim->n_places * sizeof *sim->places);
}

static bool set_equals(const uint64_t *now, const uint64_t *then, uint32_t ways, uint64_t moved)
{
    for (uint32_t i = 0; i < ways; i++)
        if (now[i] != (then[i] == PLACE_EMPTY ? PLACE_EMPTY : then[i] + moved))
            return false;
    return true;
}

static bool level_equals(const struct sim_level *c, const uint64_t *then, int64_t lines)
{
    const int64_t sets = (int64_t)c->sets;
    uint64_t to = (uint64_t)((lines % sets + sets) % sets);
    for (uint64_t s = 0; s < c->sets; s++) {
        if (!set_equals(c->places + to * c->ways, then + s * c->ways, c->ways,
                        (uint64_t)lines << 1))
            return false;
        to = to + 1 == c->sets ? 0 : to + 1;
    }
    return true;
}

bool cachesim_equals(const struct cachesim *sim, const struct cachesim_snapshot *snapshot,
                     int64_t lines)
{
    bool equal = !sim->any_random;
    for (int l = 0; equal && l < sim->n_levels; l++) {
        const struct sim_level *c = &sim->levels[l];
        equal = level_equals(c, snapshot->places + (c->places - sim->places), lines);
    }
    return equal;
}
