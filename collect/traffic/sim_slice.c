/*
 * How a slice runs: row by row of the innermost loop. For each access, the stretches of the row are
 * found in which it is on a line of the slice. Between the ends of stretches every iteration
 * touches the same lines: once all of them hit in the first level, nothing changes until the next
 * stretch begins or ends. Lines in different slices of the finest cut cannot meet in a set, so only
 * lines of the same one, a part, are touched in turns; a line that has its part to itself is
 * touched once.
 *
 * Time is counted in ticks: iterations, or lines of work if the walk is by line.
 *
 * If the innermost loop strides over whole lines, every iteration touches another line: a table by
 * address holds how many iterations pass until the access reaches the slice again.
 */
#include "collect/traffic/sim_slice.h"

#include <string.h>

#include "collect/traffic/cachesim_level.h"

/* With more accesses there is only one slice. MAX_SLICES is 64 so that a set of slices fits in one
 * word. */
enum { MAX_ACCESSES = 1024, MAX_SLICES = 64 };
/* The number of steps to a slice that an access never reaches. */
enum { NEVER = UINT16_MAX };

/* An access on its way through a row. */
struct passing {
    uint64_t origin;  /* address in tick 0 */
    int64_t ticks;    /* ticks in which it takes part */
    uint64_t unit;    /* bytes per tick, a power of two or 0 */
    unsigned shift;   /* unit = 1 << shift */
    uint64_t advance; /* bytes per iteration */
    uint32_t weight;  /* accesses that it stands for: itself and others, or none */
};

/*
 * An access in a row across lines: its next iteration in the slice, and its address then. The
 * number of iterations to the next line of the slice depends only on the address modulo one line of
 * each slice.
 */
struct crossing {
    uint64_t address;
    int64_t next;
    const uint16_t *steps; /* iterations to the slice, by address, or NEVER */
};

/* Ticks of a chunk during which an access is on a line of the slice. */
struct stretch {
    uint64_t line; /* number within the slice */
    int32_t begin, end;
    uint16_t access;
    uint8_t part; /* slice of the finest cut */
};

struct slice {
    const struct walk *walk;
    struct cachesim *sim;
    int64_t n, rest;
    unsigned log_n;
    uint64_t finest; /* number of slices of the finest cut - 1 */
    bool keeps;      /* the first level keeps the lines that stores bring */
    bool settle;
    int64_t chunk; /* ticks at a time */
    struct passing *passing;
    uint64_t *addresses;
    uint16_t *order;         /* accesses in the order in which they reach the slice's lines */
    uint16_t *neighbours;    /* accesses by address; those that move in the same way are next to
                              * each other */
    bool *alike;             /* whether a neighbour moves in the same way as the one before it */
    struct crossing *across; /* accesses in a row across lines; null: rows are along lines */
    struct stretch *found;   /* in this chunk */
    const struct stretch **part; /* scratch */
    struct stretch *coming;      /* of one part, by begin */
    struct stretch *current;     /* of these, by access */
    size_t n_found, n_coming, n_current;
    uint64_t loads, simulated;      /* of the first level */
    uint64_t visits, visits_in_all; /* see struct slice_counts */
};

/* --- what can be split --- */

static bool power_of_two(uint64_t x)
{
    return x != 0 && (x & (x - 1)) == 0;
}

static unsigned log_of(uint64_t power)
{
    return (unsigned)__builtin_ctzll(power);
}

/* Bytes that an access advances per tick. */
static uint64_t unit_of(const struct walk *w, const struct walk_access *a)
{
    return (uint64_t)a->stride[w->n_loops - 1] *
           (uint64_t)(w->by_line ? w->iterations_per_line : 1);
}

/* Whether no element crosses a line boundary, in any order of access. */
static bool in_lines(const struct walk *w, const struct walk_access *a)
{
    bool aligned =
        power_of_two(a->bytes) && a->bytes <= w->line_bytes && a->address % a->bytes == 0;
    for (int l = 0; l < w->n_loops; l++)
        aligned &= a->stride[l] % (int64_t)a->bytes == 0;
    return aligned;
}

/* Whether, in addition, the elements follow each other in one direction, line by line. */
static bool even(const struct walk *w, const struct walk_access *a)
{
    const int64_t stride = a->stride[w->n_loops - 1];
    return in_lines(w, a) && stride >= 0 && stride <= (int64_t)w->line_bytes &&
           (stride == 0 || power_of_two(unit_of(w, a)));
}

/* Whether every access touches another line in every iteration, and none moves backwards. */
static bool across_lines(const struct walk *w)
{
    bool across = w->n_accesses <= MAX_ACCESSES;
    for (size_t i = 0; i < w->n_accesses; i++)
        across &= in_lines(w, &w->accesses[i]) &&
                  w->accesses[i].stride[w->n_loops - 1] >= (int64_t)w->line_bytes;
    return across;
}

int64_t slice_max(const struct walk *w, const struct hierarchy *h)
{
    uint64_t sets = MAX_SLICES;
    bool all_even = w->n_accesses <= MAX_ACCESSES;
    bool any_moves = false;
    for (int l = 0; l < h->n_levels; l++) {
        sets |= h->levels[l].sets;
        if (h->levels[l].write_combining)
            return 1;
    }
    for (size_t i = 0; i < w->n_accesses; i++) {
        all_even &= even(w, &w->accesses[i]);
        any_moves |= w->accesses[i].stride[w->n_loops - 1] != 0;
    }
    return (all_even && any_moves) || across_lines(w) ? (int64_t)(sets & -sets) /* the lowest bit */
                                                      : 1;
}

/* --- making --- */

static void sort_by_phase(const struct slice *s)
{
    const struct walk_access *a = s->walk->accesses;
    const uint64_t period = (uint64_t)s->n * s->walk->line_bytes;
    for (size_t i = 0; i < s->walk->n_accesses; i++) {
        size_t at = i;
        for (; at > 0 && a[s->order[at - 1]].address % period < a[i].address % period; at--)
            s->order[at] = s->order[at - 1];
        s->order[at] = (uint16_t)i;
    }
}

/* Orders accesses; 0 if the loops move both in the same way through one array, so that their
 * distance never changes. */
static int order_alike(const struct walk_access *a, const struct walk_access *b)
{
    if (a->array != b->array)
        return a->array - b->array;
    if (a->store != b->store)
        return a->store - b->store;
    return memcmp(a->stride, b->stride, sizeof a->stride);
}

/* Sorts the accesses that move in the same way by address, so that those that share a line in some
 * row are neighbours. */
static void sort_neighbours(const struct slice *s)
{
    const struct walk_access *a = s->walk->accesses;
    for (size_t i = 0; i < s->walk->n_accesses; i++) {
        size_t at = i;
        for (; at > 0; at--) {
            const struct walk_access *before = &a[s->neighbours[at - 1]];
            const int order = order_alike(before, &a[i]);
            if (order < 0 || (order == 0 && before->address <= a[i].address))
                break;
            s->neighbours[at] = s->neighbours[at - 1];
        }
        s->neighbours[at] = (uint16_t)i;
    }
    for (size_t i = 1; i < s->walk->n_accesses; i++)
        s->alike[i] = order_alike(&a[s->neighbours[i - 1]], &a[s->neighbours[i]]) == 0;
}

/* Sets what does not change from row to row; returns the maximum number of stretches in a chunk. */
static size_t prepare(struct slice *s)
{
    const struct walk *w = s->walk;
    const uint64_t period = (uint64_t)s->n * w->line_bytes;
    uint64_t longest = 1;
    for (size_t i = 0; i < w->n_accesses; i++) {
        const uint64_t unit = unit_of(w, &w->accesses[i]);
        s->passing[i].unit = unit;
        s->passing[i].shift = unit > 0 ? log_of(unit) : 0;
        s->passing[i].advance = (uint64_t)w->accesses[i].stride[w->n_loops - 1];
        longest = unit > longest ? unit : longest;
    }
    s->chunk = longest < period ? (int64_t)(period / longest) : 1;
    return w->n_accesses * (size_t)(longest / period + 3);
}

/*
 * Iterations from each address to the slice, found by trying; the strides of all rows are the same.
 */
static const uint16_t *steps_of(const struct slice *s, const struct walk_access *a,
                                struct arena *arena)
{
    const uint64_t turn = (uint64_t)s->n * s->walk->line_bytes;
    const uint64_t stride = (uint64_t)a->stride[s->walk->n_loops - 1];
    uint16_t *const steps = arena_alloc(arena, turn / a->bytes, sizeof *steps);
    for (uint64_t from = 0; from < turn; from += a->bytes) {
        uint64_t n = 0;
        uint64_t at = from;
        for (; n * a->bytes < turn && at / s->walk->line_bytes != (uint64_t)s->rest; n++)
            at = (at + stride) % turn;
        steps[from / a->bytes] = n * a->bytes < turn ? (uint16_t)n : NEVER;
    }
    return steps;
}

static void prepare_across(struct slice *s, struct arena *arena)
{
    const struct walk *const w = s->walk;
    s->across = arena_alloc(arena, w->n_accesses, sizeof *s->across);
    for (size_t i = 0; i < w->n_accesses; i++) {
        const struct walk_access *const a = &w->accesses[i];
        const struct walk_access *const before = i > 0 ? &w->accesses[i - 1] : NULL;
        const bool same = before != NULL && before->bytes == a->bytes &&
                          before->stride[w->n_loops - 1] == a->stride[w->n_loops - 1];
        s->across[i].steps = same ? s->across[i - 1].steps : steps_of(s, a, arena);
    }
}

bool slice_make(const struct walk *w, const struct hierarchy *h,
                const struct cachesim_options *options, int64_t n, int64_t rest,
                struct arena *arena, struct slice **out, struct err *err)
{
    struct hierarchy caches = *h;
    for (int l = 0; l < h->n_levels; l++)
        caches.levels[l].sets /= (uint64_t)n;
    struct slice *s = arena_alloc(arena, 1, sizeof *s);
    *s = (struct slice){.walk = w,
                        .n = n,
                        .rest = rest,
                        .log_n = log_of((uint64_t)n),
                        .finest = (uint64_t)slice_max(w, h) - 1,
                        .keeps = h->levels[0].write_back && h->levels[0].write_allocate};
    *out = s;
    if (!cachesim_create(&caches, options, arena, &s->sim, err))
        return false;
    if (n == 1)
        return true;
    if (across_lines(w)) {
        prepare_across(s, arena);
        return true;
    }
    s->passing = arena_alloc(arena, w->n_accesses, sizeof *s->passing);
    s->addresses = arena_alloc(arena, w->n_accesses, sizeof *s->addresses);
    s->order = arena_alloc(arena, w->n_accesses, sizeof *s->order);
    s->neighbours = arena_alloc(arena, w->n_accesses, sizeof *s->neighbours);
    s->alike = arena_alloc(arena, w->n_accesses, sizeof *s->alike);
    sort_by_phase(s);
    sort_neighbours(s);
    const size_t capacity = prepare(s);
    s->coming = arena_alloc(arena, capacity, sizeof *s->coming);
    s->found = arena_alloc(arena, capacity, sizeof *s->found);
    s->current = arena_alloc(arena, capacity, sizeof *s->current);
    s->part = arena_alloc(arena, capacity, sizeof(struct stretch *));
    return true;
}

/* --- lines of one part --- */

static bool is_store(const struct slice *s, const struct stretch *t)
{
    return s->walk->accesses[t->access].store;
}

static void touch(struct slice *s, const struct stretch *t)
{
    const struct walk_access *a = &s->walk->accesses[t->access];
    if (a->store) {
        sim_store_line(s->sim, 0,
                       (struct line_store){.line = t->line, .bytes = (uint32_t)a->bytes});
    } else {
        sim_touch(s->sim, 0, t->line, a->bytes);
        s->simulated++;
    }
}

/* By line, accesses that touch the same part of a line in the same tick count as one: whether an
 * earlier one touched it. */
static bool done_before(const struct slice *s, size_t i)
{
    const struct stretch *t = &s->current[i];
    const struct passing *p = &s->passing[t->access];
    for (size_t k = 0; s->walk->by_line && k < i; k++) {
        const struct stretch *u = &s->current[k];
        const struct passing *q = &s->passing[u->access];
        if (u->line == t->line && p->unit == q->unit && is_store(s, u) == is_store(s, t) &&
            (p->unit >= s->walk->line_bytes || p->origin == q->origin))
            return true;
    }
    return false;
}

/* One tick of all current accesses in their order; true if all hit. */
static bool run_tick(struct slice *s)
{
    const uint64_t misses = s->sim->levels[0].counts.miss.count;
    for (size_t i = 0; i < s->n_current; i++)
        if (!done_before(s, i))
            touch(s, &s->current[i]);
    return s->keeps && s->sim->levels[0].counts.miss.count == misses;
}

/* Adds a stretch, after those of accesses that come earlier in an iteration. */
static void enter(struct slice *s, const struct stretch *t)
{
    size_t at = s->n_current++;
    for (; at > 0 && s->current[at - 1].access > t->access; at--)
        s->current[at] = s->current[at - 1];
    s->current[at] = *t;
}

/* Removes the stretches that end by a tick; returns when the next one ends. */
static int32_t leave(struct slice *s, int32_t tick)
{
    int32_t next = INT32_MAX;
    size_t kept = 0;
    for (size_t i = 0; i < s->n_current; i++) {
        const struct stretch t = s->current[i];
        if (t.end <= tick)
            continue;
        s->current[kept++] = t;
        next = t.end < next ? t.end : next;
    }
    s->n_current = kept;
    return next;
}

/* Runs from stretch number `next` until none is current. After each change it runs tick by tick
 * until nothing misses. Returns the first stretch that comes later. */
static size_t run_crowd(struct slice *s, size_t next)
{
    int32_t tick = s->coming[next].begin;
    for (;;) {
        while (next < s->n_coming && s->coming[next].begin == tick)
            enter(s, &s->coming[next++]);
        int32_t change = leave(s, tick);
        if (s->n_current == 0)
            return next;
        if (next < s->n_coming && s->coming[next].begin < change)
            change = s->coming[next].begin;
        bool settled = false;
        for (; !settled && tick < change; tick++)
            settled = run_tick(s) || !s->settle;
        tick = change;
    }
}

/* The line that has its part to itself since stretch number `first`. */
struct alone {
    size_t first;
    uint64_t line;
    int32_t end;
    bool loaded;
};

/* A crowd begins: makes the stretches current that have not ended. */
static void begin_crowd(struct slice *s, const struct alone *a, size_t next)
{
    s->n_current = 0;
    for (size_t i = a->first; i < next; i++)
        if (s->coming[i].end > s->coming[next].begin)
            enter(s, &s->coming[i]);
}

/* Whether several lines are in the part at the tick in which stretch number `i` begins. */
static bool crowded(const struct slice *s, const struct alone *a, size_t i)
{
    const struct stretch *t = &s->coming[i];
    bool other = t->begin < a->end && t->line != a->line;
    for (size_t k = i + 1; k < s->n_coming && s->coming[k].begin == t->begin; k++)
        other |= s->coming[k].line != t->line;
    return other;
}

/* Touches a line that is alone only once: later loads hit and change nothing. */
static void run_part(struct slice *s)
{
    struct alone a = {.end = 0};
    for (size_t i = 0; i < s->n_coming;) {
        const struct stretch *t = &s->coming[i];
        if (!s->keeps || crowded(s, &a, i)) {
            begin_crowd(s, &a, i);
            i = run_crowd(s, i);
            a = (struct alone){.first = i};
            continue;
        }
        if (t->begin >= a.end)
            a = (struct alone){.first = i, .line = t->line};
        if (is_store(s, t) || !a.loaded)
            touch(s, t);
        a.loaded |= !is_store(s, t);
        a.end = t->end > a.end ? t->end : a.end;
        i++;
    }
}

/* --- a chunk of a row --- */

/* The first tick in which an access is at this address, or beyond it. */
static int64_t tick_at(const struct slice *s, const struct passing *p, uint64_t address)
{
    const uint64_t up = p->unit <= s->walk->line_bytes ? p->unit - 1 : 0;
    return address <= p->origin ? 0 : (int64_t)((address - p->origin + up) >> p->shift);
}

/* Adds a stretch from tick `begin` to `end` of the row, in a chunk that begins at tick `from`. */
static void add_stretch(struct slice *s, size_t access, uint64_t line, int64_t from, int64_t begin,
                        int64_t end)
{
    if (begin >= end)
        return;
    if (!s->walk->accesses[access].store)
        s->loads += (uint64_t)(end - begin) * s->passing[access].weight;
    s->found[s->n_found++] = (struct stretch){.begin = (int32_t)(begin - from),
                                              .end = (int32_t)(end - from),
                                              .line = line >> s->log_n,
                                              .access = (uint16_t)access,
                                              .part = (uint8_t)(line & s->finest)};
}

/* The stretches of one access from tick `from` to `to` of its row. */
static void find_stretches(struct slice *s, size_t access, int64_t from, int64_t to)
{
    const struct passing *p = &s->passing[access];
    const unsigned line_shift = s->sim->line_shift;
    to = to < p->ticks ? to : p->ticks;
    if (from >= to || p->weight == 0)
        return;
    const uint64_t moved = p->unit > 0 ? (uint64_t)from << p->shift : 0;
    uint64_t line = (p->origin + moved) >> line_shift;
    line += ((uint64_t)s->rest - line) & ((uint64_t)s->n - 1);
    if (p->unit == 0) {
        if (line == p->origin >> line_shift)
            add_stretch(s, access, line, from, from, to);
        return;
    }
    for (;; line += (uint64_t)s->n) {
        const int64_t begin = tick_at(s, p, line << line_shift);
        if (begin >= to)
            return;
        const uint64_t behind = ((line + 1) << line_shift) - p->origin;
        const int64_t end = (int64_t)((behind + p->unit - 1) >> p->shift);
        s->visits += begin < end && (from == 0 || begin >= from) ? p->weight : 0;
        add_stretch(s, access, line, from, begin > from ? begin : from, end < to ? end : to);
    }
}

static bool before(const struct stretch *a, const struct stretch *b)
{
    return a->begin < b->begin || (a->begin == b->begin && a->access < b->access);
}

/* The stretches that were found in a part, sorted by their begin. They usually are in order
 * already, except that the first one is somewhere in the middle. */
static void sort_part(struct slice *s, uint8_t part)
{
    size_t first = 0;
    size_t n = 0;
    for (size_t i = 0; i < s->n_found; i++) {
        if (s->found[i].part != part)
            continue;
        s->part[n] = &s->found[i];
        first = before(s->part[n], s->part[first]) ? n : first;
        n++;
    }
    for (size_t i = 0; i < n; i++) {
        const struct stretch *t = s->part[first + i < n ? first + i : first + i - n];
        size_t at = i;
        for (; at > 0 && before(t, &s->coming[at - 1]); at--)
            s->coming[at] = s->coming[at - 1];
        s->coming[at] = *t;
    }
    s->n_coming = n;
}

static void run_chunk(struct slice *s, int64_t from, int64_t to)
{
    s->n_found = 0;
    uint64_t parts = 0;
    for (size_t i = 0; i < s->walk->n_accesses; i++)
        find_stretches(s, s->order[i], from, to);
    for (size_t i = 0; i < s->n_found; i++)
        parts |= UINT64_C(1) << s->found[i].part;
    for (; parts != 0; parts &= parts - 1) {
        sort_part(s, (uint8_t)__builtin_ctzll(parts));
        run_part(s);
    }
}

/* --- rows --- */

static uint64_t lines_in_row(const struct slice *s, const struct passing *p)
{
    const uint64_t last =
        p->origin + (uint64_t)p->ticks * p->unit - (s->walk->by_line ? 1 : p->unit);
    return (last >> s->sim->line_shift) - (p->origin >> s->sim->line_shift) + 1;
}

/* Where an access begins and ends in a row that it traverses by line. */
static void place_by_line(const struct walk *w, struct passing *p, int64_t iterations)
{
    if (p->unit == 0) {
        p->ticks = (iterations + w->iterations_per_line - 1) / w->iterations_per_line;
        return;
    }
    const uint64_t align = p->unit < w->line_bytes ? p->unit : w->line_bytes;
    const uint64_t last = p->origin + (uint64_t)(iterations - 1) * p->advance;
    p->origin &= ~(align - 1); /* both are powers of two */
    p->ticks = (int64_t)((last - p->origin) >> p->shift) + 1;
}

/* By line, accesses that touch the same lines in the same ticks count as one, the first of them
 * (see done_before). The others are skipped in this row. */
static void merge_neighbours(struct slice *s)
{
    uint16_t first = s->neighbours[0];
    for (size_t i = 1; i < s->walk->n_accesses; i++) {
        const uint16_t next = s->neighbours[i];
        struct passing *p = &s->passing[first];
        struct passing *q = &s->passing[next];
        if (s->alike[i] && p->origin == q->origin && p->ticks == q->ticks && p->unit > 0) {
            const uint16_t earlier = first < next ? first : next;
            const uint32_t both = p->weight + 1;
            p->weight = 0;
            q->weight = 0;
            s->passing[earlier].weight = both;
            first = earlier;
        } else {
            first = next;
        }
    }
}

/* Starts the accesses in a row of `iterations`; returns how many ticks it has. */
static int64_t begin_row(struct slice *s, int64_t iterations)
{
    const struct walk *w = s->walk;
    int64_t most = 0;
    for (size_t i = 0; i < w->n_accesses; i++) {
        struct passing *p = &s->passing[i];
        p->origin = s->addresses[i];
        p->ticks = iterations;
        p->weight = 1;
        if (w->by_line)
            place_by_line(w, p, iterations);
        if (p->unit > 0)
            s->visits_in_all += lines_in_row(s, p);
        most = p->ticks > most ? p->ticks : most;
    }
    if (w->by_line)
        merge_neighbours(s);
    return most;
}

static void run_row(struct slice *s, int64_t iterations)
{
    const int64_t ticks = begin_row(s, iterations);
    for (int64_t from = 0; from < ticks; from += s->chunk)
        run_chunk(s, from, ticks - from < s->chunk ? ticks : from + s->chunk);
}

/* Moves an access on to the slice, or beyond the row. */
static void cross(const struct slice *s, struct crossing *c, size_t access, int64_t iterations)
{
    const struct walk_access *const a = &s->walk->accesses[access];
    const uint64_t turn = (uint64_t)s->n * s->walk->line_bytes;
    const int64_t steps = c->steps[(c->address & (turn - 1)) / a->bytes];
    if (steps == NEVER) {
        c->next = iterations;
        return;
    }
    c->next += steps;
    c->address += (uint64_t)(steps * a->stride[s->walk->n_loops - 1]);
}

/* Runs those of the `iterations` of a row in which an access is in the slice, in their order. */
static void run_row_across(struct slice *s, const uint64_t *addresses, int64_t iterations)
{
    const struct walk *const w = s->walk;
    for (size_t i = 0; i < w->n_accesses; i++) {
        s->across[i].address = addresses[i];
        s->across[i].next = 0;
        cross(s, &s->across[i], i, iterations);
    }
    s->visits_in_all += w->n_accesses * (uint64_t)iterations;
    for (;;) {
        int64_t now = iterations;
        for (size_t i = 0; i < w->n_accesses; i++)
            now = s->across[i].next < now ? s->across[i].next : now;
        if (now == iterations)
            break;
        for (size_t i = 0; i < w->n_accesses; i++) {
            struct crossing *const c = &s->across[i];
            if (c->next != now)
                continue;
            const struct stretch t = {.line = c->address >> s->sim->line_shift >> s->log_n,
                                      .access = (uint16_t)i};
            touch(s, &t);
            s->visits++;
            c->next++;
            c->address += (uint64_t)w->accesses[i].stride[w->n_loops - 1];
            cross(s, c, i, iterations);
        }
    }
    s->loads = s->simulated; /* all loads are simulated */
}

static void run_across(struct slice *s, int64_t from, int64_t length)
{
    while (length > 0) {
        const int64_t row = walk_addresses(s->walk, from % s->walk->iterations, s->walk->addresses);
        const int64_t iterations = row < length ? row : length;
        run_row_across(s, s->walk->addresses, iterations);
        from += iterations;
        length -= iterations;
    }
}

/* Moves on to the next row of the same plane. */
static void next_row(struct slice *s)
{
    const int rows = s->walk->n_loops - 2;
    for (size_t i = 0; i < s->walk->n_accesses; i++)
        s->addresses[i] += (uint64_t)s->walk->accesses[i].stride[rows];
}

static void run_slice(struct slice *s, int64_t from, int64_t length)
{
    const struct walk *w = s->walk;
    const int64_t row = w->count[w->n_loops - 1];
    const int64_t rows = w->n_loops > 1 ? w->count[w->n_loops - 2] : 1;
    bool placed = false;
    while (length > 0) {
        const int64_t at = from % w->iterations;
        const int64_t here = row - at % row < length ? row - at % row : length;
        if (placed && at / row % rows != 0)
            next_row(s);
        else
            walk_addresses(w, at, s->addresses);
        placed = at % row == 0;
        run_row(s, here);
        from += here;
        length -= here;
    }
}

void slice_run(struct slice *s, int64_t from, int64_t length, bool settle)
{
    s->settle = settle;
    if (s->n == 1) {
        s->visits += (uint64_t)length;
        s->visits_in_all += (uint64_t)length;
    }
    if (s->across != NULL)
        run_across(s, from, length);
    else if (s->n > 1)
        run_slice(s, from, length);
    else if (settle || s->sim->levels[0].combines)
        walk_run(s->walk, s->sim, from, length);
    else
        walk_run_by_line(s->walk, s->sim, from, length);
}

struct cachesim *slice_caches(const struct slice *s)
{
    return s->sim;
}

struct slice_counts slice_counts(const struct slice *s)
{
    struct slice_counts c = {.n_levels = s->sim->n_levels};
    for (int l = 0; l < c.n_levels; l++) {
        const struct cachesim_counts *of = &s->sim->levels[l].counts;
        c.levels[l].hits = of->hit.count;
        c.levels[l].misses = of->miss.count;
        c.levels[l].evicts = of->evict.count;
        c.levels[l].dirtied = of->dirtied;
    }
    c.levels[0].hits += s->loads - s->simulated;
    c.memory_loads = s->sim->memory.load.count;
    c.visits = s->visits;
    c.visits_in_all = s->visits_in_all;
    return c;
}

void slice_clear_counts(struct slice *s)
{
    cachesim_clear_counts(s->sim);
    s->loads = 0;
    s->simulated = 0;
    s->visits = 0;
    s->visits_in_all = 0;
}
