#include "collect/traffic/cachesim.h"

#include <string.h>

#include "collect/traffic/cachesim_level.h"

/* Line numbers have at most 52 bits, so that their set can be computed in floating point. */
static const uint64_t MAX_LINE = (UINT64_C(1) << 52) - 1;
static const uint64_t MAX_PLACES = UINT64_C(1) << 32;

static bool check_target(const struct cache_level *c, int l, int n_levels, int target,
                         const char *what, struct err *err)
{
    if (target == -1 || (target > l && target <= n_levels))
        return true;
    err_set(err, ERR_INPUT, "cache level %.8s: %s is not a level below it", c->name, what);
    return err_hint(err, "give a level further from the core, or memory");
}

static bool subblocks_fit(const struct hierarchy *h, const struct cache_level *c)
{
    const size_t bytes = c->subblock_bytes > 0 ? c->subblock_bytes : h->line_bytes;
    return (bytes & (bytes - 1)) == 0 && bytes <= h->line_bytes &&
           h->line_bytes / bytes <= CACHE_MAX_SUBBLOCKS;
}

static bool check_level(const struct hierarchy *h, int l, struct err *err)
{
    const struct cache_level *c = &h->levels[l];
    if (c->sets == 0 || c->ways == 0)
        return err_set(err, ERR_INPUT, "cache level %.8s holds no lines", c->name);
    if (c->sets > MAX_PLACES / c->ways)
        return err_set(err, ERR_INPUT, "cache level %.8s is too large to simulate", c->name);
    if (!c->write_back && c->write_allocate)
        return err_set(err, ERR_INPUT, "cache level %.8s is write-through with write-allocate",
                       c->name);
    if (c->victims_to == h->n_levels)
        return err_set(err, ERR_INPUT, "cache level %.8s: memory cannot take victims", c->name);
    if (l == 0 && c->exclusive)
        return err_set(err, ERR_INPUT, "the first cache level cannot be exclusive");
    if (c->write_combining && (!c->write_back || c->write_allocate))
        return err_set(err, ERR_INPUT,
                       "cache level %.8s combines writes, but is write-through or write-allocate",
                       c->name);
    if (c->write_combining && !subblocks_fit(h, c))
        return err_set(err, ERR_INPUT,
                       "cache level %.8s: blocks of %u bytes are not 1 to %d equal parts of a line",
                       c->name, c->subblock_bytes, CACHE_MAX_SUBBLOCKS);
    return check_target(c, l, h->n_levels, c->load_from, "load_from", err) &&
           check_target(c, l, h->n_levels, c->store_to, "store_to", err) &&
           check_target(c, l, h->n_levels, c->victims_to, "victims_to", err);
}

static struct sim_level level_of(const struct hierarchy *h, int l)
{
    const struct cache_level *c = &h->levels[l];
    const bool from_cache = c->load_from >= 0 && c->load_from < h->n_levels;
    const uint32_t head_word = c->ways + (c->ways + 7) / 8;
    const uint64_t block = c->subblock_bytes > 0 ? c->subblock_bytes : h->line_bytes;
    const uint64_t blocks = h->line_bytes / block;
    struct sim_level level = {.set_words = head_word + 1 + (c->write_combining ? c->ways : 0),
                              .head_word = head_word,
                              .sets = c->sets,
                              .power_of_two = (c->sets & (c->sets - 1)) == 0,
                              .per_set = 1.0 / (double)c->sets,
                              .ways = c->ways,
                              .policy = c->policy,
                              .write_allocate = c->write_allocate,
                              .write_back = c->write_back,
                              .exclusive = c->exclusive,
                              .inclusive = c->inclusive,
                              .combines = c->write_combining,
                              .block_shift = (unsigned)__builtin_ctzll(block),
                              .all_marks = blocks < 64 ? (UINT64_C(1) << blocks) - 1 : UINT64_MAX,
                              .load_from = c->load_from,
                              .store_to = c->store_to,
                              .victims_to = c->victims_to,
                              .plain_load = from_cache && c->victims_to < 0 &&
                                            !h->levels[c->load_from].exclusive};
    for (int above = 0; above < l; above++)
        level.duplicates |= h->levels[above].victims_to == l;
    return level;
}

bool cachesim_create(const struct hierarchy *h, const struct cachesim_options *options,
                     struct arena *arena, struct cachesim **out, struct err *err)
{
    if (h->n_levels < 1 || h->n_levels > HIERARCHY_MAX_LEVELS)
        return err_set(err, ERR_INPUT, "a hierarchy has 1 to %d caches", HIERARCHY_MAX_LEVELS);
    if (h->line_bytes == 0 || (h->line_bytes & (h->line_bytes - 1)) != 0)
        return err_set(err, ERR_INPUT, "a cache line of %zu bytes is not a power of two",
                       h->line_bytes);
    if (h->line_bytes > SIM_MAX_LINE_BYTES)
        return err_set(err, ERR_INPUT, "a cache line of %zu bytes is too large to simulate",
                       h->line_bytes);
    struct cachesim *sim = arena_alloc(arena, 1, sizeof *sim);
    *sim = (struct cachesim){.line_bytes = h->line_bytes,
                             .n_levels = h->n_levels,
                             .store_renews = options->store_renews,
                             .victims_merge = options->victims_merge,
                             .seed = options->seed,
                             .random = options->random,
                             .random_state = options->random_state};
    while ((UINT64_C(1) << sim->line_shift) < h->line_bytes)
        sim->line_shift++;
    for (int l = 0; l < h->n_levels; l++) {
        if (!check_level(h, l, err))
            return false;
        sim->levels[l] = level_of(h, l);
        sim->any_random |= h->levels[l].policy == CACHE_RANDOM;
        sim->n_words += sim->levels[l].sets * sim->levels[l].set_words;
    }
    sim->words = arena_alloc(arena, sim->n_words, sizeof *sim->words);
    uint64_t *words = sim->words;
    for (int l = 0; l < h->n_levels; l++) {
        sim->levels[l].words = words;
        words += sim->levels[l].sets * sim->levels[l].set_words;
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

static inline uint64_t *set_of(const struct sim_level *c, uint64_t line)
{
    return c->words + level_set(c, line) * c->set_words;
}

static inline uint8_t *tags_of(const struct sim_level *c, uint64_t *set)
{
    return (uint8_t *)(set + c->ways);
}

static inline uint32_t head_of(const struct sim_level *c, const uint64_t *set)
{
    return (uint32_t)set[c->head_word];
}

/* The marks of the line at index `at`: the blocks that were stored to. */
static inline uint64_t *marks_of(const struct sim_level *c, uint64_t *set, uint32_t at)
{
    return &set[c->head_word + 1 + at];
}

/* The index of the place with this age; the head has age 0. */
static uint32_t index_of(const struct sim_level *c, const uint64_t *set, uint32_t age)
{
    const uint32_t index = head_of(c, set) + age;
    return index < c->ways ? index : index - c->ways;
}

/* The inverse: the age of the place at an index. */
static uint32_t age_of(const struct sim_level *c, const uint64_t *set, uint32_t index)
{
    const uint32_t head = head_of(c, set);
    return index >= head ? index - head : index + c->ways - head;
}

static inline uint8_t tag_of(uint64_t line)
{
    return (uint8_t)((line * UINT64_C(0x9E3779B97F4A7C15)) >> 56);
}

static const uint64_t EVERY_BYTE = UINT64_C(0x0101010101010101);
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "tag i must be byte i of its word");

/* Sets the high bit of every byte of the eight tags that equals `tag`, and possibly of bytes above
 * such a byte: the subtraction borrows from the next byte only if a byte is zero. */
static inline uint64_t matches(const uint8_t *tags, uint64_t every_tag)
{
    uint64_t word;
    memcpy(&word, tags, sizeof word);
    const uint64_t differs = word ^ every_tag;
    return (differs - EVERY_BYTE) & ~differs & (EVERY_BYTE << 7);
}

/* The younger place that holds the line. It is at index `at`, perhaps at another one too. */
static uint32_t younger(const struct sim_level *c, const uint64_t *set, uint32_t at)
{
    const uint64_t wanted = set[at] | PLACE_DIRTY;
    for (uint32_t i = at + 1; i < c->ways; i++)
        if ((set[i] | PLACE_DIRTY) == wanted && age_of(c, set, i) < age_of(c, set, at))
            at = i;
    return at;
}

/* The index of the line's place in its set, or c->ways if it is not there; the younger of two. */
static inline uint32_t find(const struct sim_level *c, uint64_t *set, uint64_t line)
{
    const uint64_t wanted = line << 1 | PLACE_DIRTY;
    const uint64_t every_tag = tag_of(line) * EVERY_BYTE;
    const uint8_t *tags = tags_of(c, set);
    const uint32_t ways = c->ways;
    for (uint32_t block = 0; block < ways; block += 8)
        for (uint64_t found = matches(tags + block, every_tag); found != 0; found &= found - 1) {
            const uint32_t at = block + (uint32_t)__builtin_ctzll(found) / 8;
            if (at < ways && (set[at] | PLACE_DIRTY) == wanted)
                return c->duplicates ? younger(c, set, at) : at;
        }
    return ways;
}

static inline void copy_place(const struct sim_level *c, uint64_t *set, uint32_t to, uint32_t from)
{
    uint8_t *tags = tags_of(c, set);
    set[to] = set[from];
    tags[to] = tags[from];
}

static inline uint32_t next_index(const struct sim_level *c, uint32_t at)
{
    return at + 1 < c->ways ? at + 1 : 0;
}

static inline uint32_t previous_index(const struct sim_level *c, uint32_t at)
{
    return at > 0 ? at - 1 : c->ways - 1;
}

/* Moves the marks at index `at` to index `to`, and those between them one place the other way. */
__attribute__((cold)) static void move_marks(const struct sim_level *c, uint64_t *set, uint32_t at,
                                             uint32_t to, bool upwards)
{
    const uint64_t marks = *marks_of(c, set, at);
    while (at != to) {
        const uint32_t from = upwards ? next_index(c, at) : previous_index(c, at);
        *marks_of(c, set, at) = *marks_of(c, set, from);
        at = from;
    }
    *marks_of(c, set, to) = marks;
}

/* Moves the older places up to close the gap at index `at`; returns the index of the oldest place,
 * which is now free. */
static uint32_t close_gap(const struct sim_level *c, uint64_t *set, uint32_t at)
{
    const uint32_t oldest = index_of(c, set, c->ways - 1);
    if (c->combines)
        move_marks(c, set, at, oldest, true);
    while (at != oldest) {
        const uint32_t next = next_index(c, at);
        copy_place(c, set, at, next);
        at = next;
    }
    return oldest;
}

/* Makes the line at index `at` the youngest, by moving either the younger or the older lines. */
static void make_youngest(const struct sim_level *c, uint64_t *set, uint32_t at)
{
    const uint32_t head = head_of(c, set);
    const uint64_t place = set[at];
    const uint8_t tag = tags_of(c, set)[at];
    if (age_of(c, set, at) > c->ways / 2) {
        at = close_gap(c, set, at);
        set[c->head_word] = at;
    } else {
        if (c->combines)
            move_marks(c, set, at, head, false);
        while (at != head) {
            const uint32_t next = previous_index(c, at);
            copy_place(c, set, at, next);
            at = next;
        }
    }
    set[at] = place;
    tags_of(c, set)[at] = tag;
}

/* A hit at index `at`; returns the index at which the line is afterwards. */
static inline uint32_t renew(const struct sim_level *c, uint64_t *set, uint32_t at)
{
    if (at == head_of(c, set) || (c->policy != CACHE_LRU && c->policy != CACHE_MRU))
        return at;
    make_youngest(c, set, at);
    return head_of(c, set);
}

/* Empties a place and returns what it held. */
static uint64_t remove_place(struct sim_level *c, uint64_t *set, uint32_t at)
{
    const uint64_t place = set[at];
    c->n_empty++;
    c->counts.dirtied -= place & PLACE_DIRTY;
    const uint32_t gap = c->policy == CACHE_RANDOM ? at : close_gap(c, set, at);
    set[gap] = PLACE_EMPTY;
    return place;
}

static uint32_t random_place(struct cachesim *sim, const struct sim_level *c, uint64_t *set)
{
    if (sim->random != NULL)
        return sim->random(sim->random_state, c->ways);
    for (uint32_t at = 0; at < c->ways; at++)
        if (set[at] == PLACE_EMPTY)
            return at;
    return random_way(sim, c->ways);
}

/* The index of the place for a new line, which becomes the youngest. */
static inline uint32_t make_room(struct cachesim *sim, const struct sim_level *c, uint64_t *set)
{
    if (c->policy == CACHE_RANDOM)
        return random_place(sim, c, set);
    const uint32_t head = head_of(c, set);
    const uint32_t oldest = head > 0 ? head - 1 : c->ways - 1;
    if (c->policy == CACHE_MRU && set[oldest] != PLACE_EMPTY)
        return head;
    set[c->head_word] = oldest;
    return oldest;
}

/* Whether every byte of the line at index `at`, which is or was dirty, was stored to. */
static bool is_complete(const struct sim_level *c, uint64_t *set, uint32_t at)
{
    return c->combines && *marks_of(c, set, at) == c->all_marks;
}

static inline void inject(struct cachesim *sim, int l, uint64_t *set, uint64_t place);

/* An inclusive level drops a line, so the levels above lose it too; true if one of them had changed
 * it. */
static bool drop_above(struct cachesim *sim, int l, uint64_t line)
{
    bool dirty = false;
    for (int above = 0; above < l; above++) {
        struct sim_level *c = &sim->levels[above];
        uint64_t *set = set_of(c, line);
        const uint32_t at = find(c, set, line);
        if (at == c->ways)
            continue;
        dirty |= (remove_place(c, set, at) & PLACE_DIRTY) != 0;
        sim->lost_above += above == 0;
    }
    return dirty;
}

/* Level `l` passes part of a line, or all of it, downwards as a store. */
static void pass_store(struct cachesim *sim, int l, struct line_store store)
{
    struct sim_level *c = &sim->levels[l];
    counter_add(&c->counts.evict, store.bytes);
    if (c->store_to == sim->n_levels) {
        counter_add(&sim->memory.store, store.bytes);
    } else if (c->store_to >= 0) {
        counter_add(&sim->levels[c->store_to].counts.store, store.bytes);
        sim_store_line(sim, c->store_to, store);
    }
}

static void pass_line(struct cachesim *sim, int l, uint64_t line, bool complete)
{
    pass_store(sim, l,
               (struct line_store){
                   .line = line, .bytes = (uint32_t)sim->line_bytes, .complete = complete});
}

/* Moves a clean line to the victim cache of level `l`. */
static void pass_victim(struct cachesim *sim, int l, uint64_t line)
{
    struct sim_level *c = &sim->levels[l];
    struct sim_level *to = &sim->levels[c->victims_to];
    counter_add(&c->counts.evict, sim->line_bytes);
    counter_add(&to->counts.store, sim->line_bytes);
    uint64_t *set = set_of(to, line);
    const uint32_t at = sim->victims_merge ? find(to, set, line) : to->ways;
    if (at < to->ways)
        renew(to, set, at);
    else
        inject(sim, c->victims_to, set, line << 1);
}

/* Puts a line into its set and evicts another one for it. Inlined, as a call costs a tenth of a
 * miss. */
__attribute__((always_inline)) static inline void inject(struct cachesim *sim, int l, uint64_t *set,
                                                         uint64_t place)
{
    struct sim_level *c = &sim->levels[l];
    const uint32_t at = make_room(sim, c, set);
    const uint64_t dropped = set[at];
    c->n_empty -= dropped == PLACE_EMPTY;
    c->counts.dirtied += place & PLACE_DIRTY;
    set[at] = place;
    tags_of(c, set)[at] = tag_of(place >> 1);
    if (dropped == PLACE_EMPTY)
        return;
    const uint64_t line = dropped >> 1;
    const bool dirty = (dropped & PLACE_DIRTY) != 0;
    const bool dirty_above = c->inclusive && drop_above(sim, l, line);
    c->counts.dirtied += dirty_above && !dirty;
    if (dirty || dirty_above)
        pass_line(sim, l, line, dirty && is_complete(c, set, at));
    else if (c->victims_to >= 0)
        pass_victim(sim, l, line);
}

static bool holds(const struct cachesim *sim, int l, uint64_t line)
{
    const struct sim_level *c = &sim->levels[l];
    return find(c, set_of(c, line), line) < c->ways;
}

static bool load_below(struct cachesim *sim, int l, uint64_t line);

/* Moves a line from an exclusive level upwards; true if it was dirty. */
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

/* Loads a line from a victim cache, an exclusive level or memory; true if it is dirty. */
static bool load_specially(struct cachesim *sim, int l, uint64_t line)
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

/* Loads a line for level `l` from the level below; true if it is dirty. */
static inline bool load_below(struct cachesim *sim, int l, uint64_t line)
{
    const struct sim_level *c = &sim->levels[l];
    if (!c->plain_load)
        return load_specially(sim, l, line);
    counter_add(&sim->levels[c->load_from].counts.load, sim->line_bytes);
    sim_touch(sim, c->load_from, line, sim->line_bytes);
    return false;
}

/* The blocks of a line that a store touches. */
static uint64_t blocks_of(const struct sim_level *c, struct line_store store)
{
    const uint64_t first = (uint64_t)store.offset >> c->block_shift;
    const uint64_t last = ((uint64_t)store.offset + store.bytes - 1) >> c->block_shift;
    return (UINT64_MAX >> (63 - (last - first))) << first;
}

/* Marks a line that arrived dirty, unless an inclusive level below has dropped it in between. */
__attribute__((cold)) static void mark_new(const struct sim_level *c, uint64_t *set, uint64_t line,
                                           uint64_t marks)
{
    const uint32_t at = find(c, set, line);
    if (at < c->ways)
        *marks_of(c, set, at) = marks;
}

/* Marks a line that is stored to. The marks of a clean line are those of an earlier line. */
__attribute__((cold)) static void mark_more(const struct sim_level *c, uint64_t *set, uint32_t at,
                                            uint64_t marks)
{
    *marks_of(c, set, at) = marks | ((set[at] & PLACE_DIRTY) != 0 ? *marks_of(c, set, at) : 0);
}

/* A miss of level `l`: loads the line into its set, with `mark` as its dirty bit. */
static void miss(struct cachesim *sim, int l, uint64_t *set, uint64_t line, uint64_t bytes,
                 uint64_t mark)
{
    struct sim_level *c = &sim->levels[l];
    counter_add(&c->counts.miss, bytes);
    const bool dirty = load_below(sim, l, line);
    inject(sim, l, set, line << 1 | (dirty ? PLACE_DIRTY : 0) | mark);
    if (dirty && c->combines)
        mark_new(c, set, line, 0);
}

bool sim_touch(struct cachesim *sim, int l, uint64_t line, uint64_t bytes)
{
    struct sim_level *c = &sim->levels[l];
    uint64_t *set = set_of(c, line);
    const uint32_t at = find(c, set, line);
    if (at < c->ways) {
        counter_add(&c->counts.hit, bytes);
        (void)renew(c, set, at);
        return true;
    }
    miss(sim, l, set, line, bytes, 0);
    return false;
}

/* Whether a missing line is loaded before it is written. An exclusive level never has the whole
 * line that the level above passes down. */
static bool allocates(const struct cachesim *sim, const struct sim_level *c,
                      struct line_store store)
{
    return c->write_allocate && !store.complete &&
           !(c->exclusive && store.bytes == sim->line_bytes);
}

void sim_store_line(struct cachesim *sim, int l, struct line_store store)
{
    struct sim_level *c = &sim->levels[l];
    uint64_t *set = set_of(c, store.line);
    uint32_t at = find(c, set, store.line);
    const bool hit = at < c->ways;
    if (hit && l == 0 && sim->store_renews)
        at = renew(c, set, at);
    if (!c->write_back) {
        if (c->store_to >= 0)
            pass_store(sim, l, store);
    } else if (hit) {
        if (c->combines)
            mark_more(c, set, at, blocks_of(c, store));
        c->counts.dirtied += ~set[at] & PLACE_DIRTY;
        set[at] |= PLACE_DIRTY;
    } else if (allocates(sim, c, store)) {
        counter_add(&c->counts.load, sim->line_bytes);
        miss(sim, l, set, store.line, sim->line_bytes, PLACE_DIRTY);
    } else {
        inject(sim, l, set, store.line << 1 | PLACE_DIRTY);
        if (c->combines)
            mark_new(c, set, store.line, blocks_of(c, store));
    }
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
    counter_add(&sim->levels[0].counts.store, bytes);
    for (uint64_t at = address, left = bytes; left > 0;) {
        const uint64_t offset = at & (sim->line_bytes - 1);
        const uint64_t to_line_end = sim->line_bytes - offset;
        const uint64_t part = to_line_end < left ? to_line_end : left;
        sim_store_line(sim, 0,
                       (struct line_store){.line = at >> sim->line_shift & MAX_LINE,
                                           .offset = (uint16_t)offset,
                                           .bytes = (uint32_t)part});
        at += part;
        left -= part;
    }
}

static void write_back_level(struct cachesim *sim, int l)
{
    const struct sim_level *c = &sim->levels[l];
    for (uint64_t number = 0; number < c->sets; number++) {
        uint64_t *set = set_of(c, number);
        for (uint32_t age = 0; age < c->ways; age++) {
            const uint32_t at = index_of(c, set, age);
            uint64_t *place = &set[at];
            if (*place == PLACE_EMPTY || !(*place & PLACE_DIRTY))
                continue;
            *place &= ~PLACE_DIRTY;
            pass_line(sim, l, *place >> 1, is_complete(c, set, at));
        }
    }
}

void cachesim_write_back(struct cachesim *sim)
{
    for (int l = 0; l < sim->n_levels; l++)
        write_back_level(sim, l);
}

static void empty_level(struct sim_level *c)
{
    for (uint64_t number = 0; number < c->sets; number++) {
        uint64_t *set = set_of(c, number);
        for (uint32_t word = 0; word < c->set_words; word++)
            set[word] = word < c->ways ? PLACE_EMPTY : 0;
    }
    c->n_empty = c->sets * c->ways;
}

void cachesim_reset(struct cachesim *sim)
{
    for (int l = 0; l < sim->n_levels; l++)
        empty_level(&sim->levels[l]);
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
    return sim->levels[level].n_empty;
}

/* Whether a line is dirty in a level from `first` to `last`. */
static bool dirty_in(const struct cachesim *sim, int first, int last, uint64_t line)
{
    bool dirty = false;
    for (int l = first; l <= last && !dirty; l++) {
        const struct sim_level *c = &sim->levels[l];
        uint64_t *set = set_of(c, line);
        const uint32_t at = find(c, set, line);
        dirty = at < c->ways && (set[at] & PLACE_DIRTY) != 0;
    }
    return dirty;
}

uint64_t cachesim_dirty_above(const struct cachesim *sim, int level)
{
    uint64_t lines = 0;
    for (int l = 0; l < level; l++) {
        const struct sim_level *c = &sim->levels[l];
        for (uint64_t i = 0; i < c->sets * c->ways; i++) {
            const uint64_t place = c->words[i / c->ways * c->set_words + i % c->ways];
            lines += place != PLACE_EMPTY && (place & PLACE_DIRTY) != 0 &&
                     !dirty_in(sim, l + 1, level, place >> 1);
        }
    }
    return lines;
}

struct cachesim_snapshot {
    uint64_t *words;
};

struct cachesim_snapshot *cachesim_snapshot(const struct cachesim *sim, struct arena *arena)
{
    struct cachesim_snapshot *s = arena_alloc(arena, 1, sizeof *s);
    s->words = arena_copy(arena, sim->words, sim->n_words, sizeof *sim->words);
    return s;
}

void cachesim_snapshot_update(const struct cachesim *sim, struct cachesim_snapshot *snapshot)
{
    memcpy(snapshot->words, sim->words, sim->n_words * sizeof *sim->words);
}

static bool set_equals(const struct sim_level *c, const uint64_t *now, const uint64_t *then,
                       uint64_t moved)
{
    for (uint32_t age = 0; age < c->ways; age++) {
        const uint64_t place = then[index_of(c, then, age)];
        const uint32_t at = c->head_word + 1 + index_of(c, now, age);
        const uint32_t was = c->head_word + 1 + index_of(c, then, age);
        if (now[index_of(c, now, age)] != (place == PLACE_EMPTY ? place : place + moved) ||
            (c->combines && (place & PLACE_DIRTY) != 0 && now[at] != then[was]))
            return false;
    }
    return true;
}

/* Whether every set holds what the set `lines` before it held then. */
static bool level_equals(const struct sim_level *c, const uint64_t *then, int64_t lines)
{
    const int64_t sets = (int64_t)c->sets;
    uint64_t to = (uint64_t)((lines % sets + sets) % sets);
    for (uint64_t from = 0; from < c->sets; from++) {
        if (!set_equals(c, c->words + to * c->set_words, then + from * c->set_words,
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
        equal = level_equals(c, snapshot->words + (c->words - sim->words), lines);
    }
    return equal;
}
