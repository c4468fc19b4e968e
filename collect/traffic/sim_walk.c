#include "collect/traffic/sim_walk.h"

/* Addresses are below this, so that line numbers fit in the simulator's 52 bits. */
static const int64_t MAX_ADDRESS = INT64_C(1) << 57;

static bool too_large(struct err *err)
{
    return err_set(err, ERR_INPUT, "the arrays are too large to simulate");
}

/* The order of the arrays in memory: by name. */
static void sort_by_name(const struct kernel *k, int *order)
{
    for (int i = 0; i < k->n_arrays; i++) {
        int at = i;
        for (; at > 0 && str_compare(k->arrays[order[at - 1]].name, k->arrays[i].name) > 0; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}

/* The first address of each array: as the options say, or one array after the other. */
static bool lay_out(const struct kernel *k, const int64_t *sizes, size_t line_bytes,
                    const struct sim_options *options, struct arena *arena, int64_t *first,
                    struct err *err)
{
    int *order = arena_alloc(arena, (size_t)k->n_arrays, sizeof *order);
    sort_by_name(k, order);
    if (options->first_address > (uint64_t)MAX_ADDRESS ||
        options->padding_bytes > (uint64_t)MAX_ADDRESS)
        return too_large(err);
    int64_t next = (int64_t)options->first_address;
    for (int i = 0; i < k->n_arrays; i++) {
        int64_t bytes = 0;
        if (!kernel_array_bytes(k, order[i], sizes, &bytes, err))
            return false;
        first[order[i]] = next;
        if (options->addresses != NULL) {
            if (options->addresses[order[i]] > (uint64_t)MAX_ADDRESS)
                return too_large(err);
            first[order[i]] = (int64_t)options->addresses[order[i]];
        }
        if (bytes > MAX_ADDRESS || first[order[i]] + bytes > MAX_ADDRESS)
            return too_large(err);
        const int64_t line = (int64_t)line_bytes;
        next += (bytes + line - 1) / line * line + (int64_t)options->padding_bytes;
        if (next > MAX_ADDRESS)
            return too_large(err);
    }
    return true;
}

static bool count_loops(const struct kernel *k, const int64_t *sizes, struct walk *w,
                        int64_t *starts, struct err *err)
{
    w->n_loops = k->n_loops;
    for (int l = 0; l < k->n_loops; l++) {
        int64_t end = 0;
        if (!poly_eval(&k->loops[l].start, sizes, &starts[l]) ||
            !poly_eval(&k->loops[l].end, sizes, &end))
            return too_large(err);
        w->count[l] = (end - starts[l] - 1) / k->loops[l].step + 1;
    }
    return kernel_iterations(k, sizes, &w->iterations, err);
}

/* An access with addresses in bytes; false if a value overflows. */
static bool make_access(const struct kernel *k, const struct kernel_access *from,
                        const int64_t *sizes, const int64_t *starts, int64_t first,
                        struct walk_access *out)
{
    const int64_t bytes = (int64_t)elem_bytes(k->arrays[from->array].type);
    int64_t offset = 0;
    if (!poly_eval(&from->offset, sizes, &offset))
        return false;
    for (int l = 0; l < k->n_loops; l++) {
        int64_t stride = 0;
        int64_t moved = 0;
        if (!poly_eval(&from->stride[l], sizes, &stride) ||
            __builtin_mul_overflow(stride, starts[l], &moved) ||
            __builtin_add_overflow(offset, moved, &offset) ||
            __builtin_mul_overflow(stride, k->loops[l].step * bytes, &out->stride[l]))
            return false;
    }
    if (__builtin_mul_overflow(offset, bytes, &offset))
        return false;
    out->address = (uint64_t)(first + offset);
    out->bytes = (uint32_t)bytes;
    out->store = from->write;
    out->array = from->array;
    return true;
}

static bool depends_on_loop(const struct walk *w, const struct walk_access *a)
{
    for (int l = 0; l < w->n_loops; l++)
        if (a->stride[l] != 0)
            return true;
    return false;
}

static bool list_accesses(const struct kernel *k, const int64_t *sizes, const int64_t *starts,
                          const int64_t *first, struct walk *w, struct err *err)
{
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < k->n_accesses; i++) {
            const struct kernel_access *from = &k->accesses[i];
            struct walk_access *to = &w->accesses[w->n_accesses];
            if (from->write != (pass == 1))
                continue;
            if (!make_access(k, from, sizes, starts, first[from->array], to))
                return too_large(err);
            w->n_accesses += depends_on_loop(w, to);
        }
    return true;
}

/* The maximum number of streams that a row needs. */
static size_t max_streams(const struct walk *w)
{
    const size_t lines = (size_t)w->iterations_per_line + 1;
    return w->n_accesses * lines;
}

bool walk_make(const struct kernel *k, const int64_t *sizes, size_t line_bytes,
               const struct sim_options *options, struct arena *arena, struct walk *out,
               struct err *err)
{
    int64_t starts[KERNEL_MAX_LOOPS] = {0};
    int64_t *first = arena_alloc(arena, (size_t)k->n_arrays, sizeof *first);
    *out = (struct walk){.line_bytes = line_bytes,
                         .disjoint = options->addresses == NULL,
                         .iterations_per_line = (int64_t)kernel_lup_per_cl(k, line_bytes),
                         .by_line = options->by_line};
    out->accesses = arena_alloc(arena, (size_t)k->n_accesses + 1, sizeof *out->accesses);
    if (!kernel_check_sizes(k, sizes, err) || !count_loops(k, sizes, out, starts, err) ||
        !lay_out(k, sizes, line_bytes, options, arena, first, err) ||
        !list_accesses(k, sizes, starts, first, out, err))
        return false;
    out->streams = arena_alloc(arena, max_streams(out), sizeof *out->streams);
    out->addresses = arena_alloc(arena, out->n_accesses, sizeof *out->addresses);
    return true;
}

/* Iterations that one index value of a loop takes: those of the loops inside it. */
static int64_t turn_of(const struct walk *w, int loop)
{
    int64_t turn = 1;
    for (int l = loop + 1; l < w->n_loops; l++)
        turn *= w->count[l];
    return turn;
}

bool walk_same_strides(const struct walk *w, const struct walk_access *a,
                       const struct walk_access *b)
{
    bool same = a->array == b->array;
    for (int l = 0; same && l < w->n_loops; l++)
        same = a->stride[l] == b->stride[l];
    return same;
}

/* Iterations in which an access moves by `bytes`, rounded up; outer loops move it furthest. */
static int64_t iterations_for(const struct walk *w, const struct walk_access *a, uint64_t bytes)
{
    int64_t iterations = 0;
    for (int l = 0; l < w->n_loops; l++) {
        const int64_t stride = a->stride[l] < 0 ? -a->stride[l] : a->stride[l];
        if (stride == 0)
            continue;
        iterations += (int64_t)(bytes / (uint64_t)stride) * turn_of(w, l);
        bytes %= (uint64_t)stride;
    }
    return iterations + (bytes > 0);
}

/* Iterations until an access returns because a loop does not move it: the next iteration of that
 * loop touches the same lines. */
static int64_t standing_still(const struct walk *w, const struct walk_access *a)
{
    int64_t iterations = 0;
    for (int l = 0; l < w->n_loops; l++)
        iterations += a->stride[l] == 0 ? turn_of(w, l) : 0;
    return iterations;
}

int64_t walk_reach(const struct walk *w)
{
    int64_t reach = 0;
    if (!w->disjoint)
        return -1;
    for (size_t i = 0; i < w->n_accesses; i++) {
        const struct walk_access *a = &w->accesses[i];
        for (size_t k = 0; k < w->n_accesses; k++) {
            const struct walk_access *b = &w->accesses[k];
            if (a->array != b->array || a->address < b->address)
                continue;
            if (!walk_same_strides(w, a, b))
                return -1;
            const int64_t distance = iterations_for(w, a, a->address - b->address + w->line_bytes) +
                                     standing_still(w, a);
            reach = distance > reach ? distance : reach;
        }
    }
    return reach + (w->n_loops > 1 ? turn_of(w, w->n_loops - 2) : 0);
}

/* Streams of part of a row, in the walk's scratch memory. */
struct stream_list {
    struct cachesim_stream *items;
    size_t n;
};

/* Adds a stream unless it is in the list. */
static void add_stream(struct stream_list *list, struct cachesim_stream s)
{
    for (size_t i = 0; i < list->n; i++)
        if (list->items[i].address == s.address && list->items[i].stride == s.stride &&
            list->items[i].bytes == s.bytes && list->items[i].store == s.store)
            return;
    list->items[list->n++] = s;
}

/* How an access advances from line to line. */
struct line_steps {
    int64_t advance; /* bytes per line of work */
    int64_t step;    /* bytes of one touch: a line, or less if a line of work advances less */
    bool even;       /* false: it does not divide or fill lines evenly */
};

static struct line_steps line_steps(const struct walk *w, const struct walk_access *a)
{
    const int64_t stride = a->stride[w->n_loops - 1];
    const int64_t line = (int64_t)w->line_bytes;
    const int64_t advance = stride * w->iterations_per_line;
    const bool even = stride > 0 && stride <= line && (advance % line == 0 || line % advance == 0);
    return (struct line_steps){advance, advance < line ? advance : line, even};
}

/*
 * The line of work up to which an access continues in the same way as in line of work `round`, in a
 * row of `iterations`; at most `round` if the access is done. If lines are not filled evenly, the
 * partial line of work at the end of the row is treated separately.
 */
static int64_t rounds_of(const struct walk *w, const struct walk_access *a, uint64_t address,
                         int64_t iterations, int64_t round)
{
    const struct line_steps s = line_steps(w, a);
    const int64_t whole = iterations / w->iterations_per_line;
    if (!s.even)
        return round < whole ? whole : whole + (iterations % w->iterations_per_line != 0);
    const int64_t offset = (int64_t)(address % (uint64_t)s.step);
    const int64_t end = offset + (iterations - 1) * a->stride[w->n_loops - 1] + a->bytes;
    return (end + s.advance - 1) / s.advance;
}

/* Adds the lines that an access newly reaches in line of work `round`, as streams; not beyond the
 * row's `iterations`, where addresses may not exist. */
static void add_lines(const struct walk *w, const struct walk_access *a, uint64_t address,
                      int64_t iterations, int64_t round, struct stream_list *list)
{
    const struct line_steps s = line_steps(w, a);
    const int64_t rest = iterations - round * w->iterations_per_line;
    address += (uint64_t)(round * s.advance);
    if (!s.even) {
        for (int64_t i = 0; i < w->iterations_per_line && i < rest; i++)
            add_stream(list,
                       (struct cachesim_stream){address + (uint64_t)(i * a->stride[w->n_loops - 1]),
                                                s.advance, a->bytes, a->store});
        return;
    }
    const uint64_t first = address - address % (uint64_t)s.step;
    for (int64_t at = 0; at < s.advance; at += s.step)
        add_stream(list, (struct cachesim_stream){first + (uint64_t)at, s.advance, (uint32_t)s.step,
                                                  a->store});
}

/* Runs all accesses that are not done, from line of work `round`; returns how far they ran
 * together. */
static int64_t run_rounds(const struct walk *w, struct cachesim *sim, const uint64_t *addresses,
                          int64_t iterations, int64_t round)
{
    struct stream_list list = {.items = w->streams};
    int64_t together = INT64_MAX;
    for (size_t i = 0; i < w->n_accesses; i++) {
        const int64_t rounds = rounds_of(w, &w->accesses[i], addresses[i], iterations, round);
        if (rounds <= round)
            continue;
        together = rounds < together ? rounds : together;
        add_lines(w, &w->accesses[i], addresses[i], iterations, round, &list);
    }
    if (list.n == 0)
        return 0;
    cachesim_run(sim, list.items, list.n, (uint64_t)(together - round));
    return together;
}

static void run_row_by_line(const struct walk *w, struct cachesim *sim, const uint64_t *addresses,
                            int64_t iterations)
{
    int64_t round = 0;
    do
        round = run_rounds(w, sim, addresses, iterations, round);
    while (round > 0);
}

static void run_row_by_element(const struct walk *w, struct cachesim *sim,
                               const uint64_t *addresses, int64_t iterations)
{
    for (size_t i = 0; i < w->n_accesses; i++) {
        const struct walk_access *a = &w->accesses[i];
        w->streams[i] =
            (struct cachesim_stream){addresses[i], a->stride[w->n_loops - 1], a->bytes, a->store};
    }
    cachesim_run(sim, w->streams, w->n_accesses, (uint64_t)iterations);
}

int64_t walk_addresses(const struct walk *w, int64_t iteration, uint64_t *addresses)
{
    int64_t index[KERNEL_MAX_LOOPS];
    for (int l = w->n_loops - 1; l >= 0; l--) {
        index[l] = iteration % w->count[l];
        iteration /= w->count[l];
    }
    for (size_t i = 0; i < w->n_accesses; i++) {
        addresses[i] = w->accesses[i].address;
        for (int l = 0; l < w->n_loops; l++)
            addresses[i] += (uint64_t)(w->accesses[i].stride[l] * index[l]);
    }
    return w->count[w->n_loops - 1] - index[w->n_loops - 1];
}

/* Runs `iterations` of one row; its accesses begin at `addresses`. */
static void run_row(const struct walk *w, struct cachesim *sim, const uint64_t *addresses,
                    int64_t iterations, bool by_line)
{
    if (by_line)
        run_row_by_line(w, sim, addresses, iterations);
    else
        run_row_by_element(w, sim, addresses, iterations);
}

static void run(const struct walk *w, struct cachesim *sim, int64_t from, int64_t length,
                bool by_line)
{
    while (length > 0) {
        const int64_t at = from % w->iterations;
        const int64_t row = walk_addresses(w, at, w->addresses);
        const int64_t iterations = row < length ? row : length;
        run_row(w, sim, w->addresses, iterations, by_line);
        from += iterations;
        length -= iterations;
    }
}

void walk_run(const struct walk *w, struct cachesim *sim, int64_t from, int64_t length)
{
    run(w, sim, from, length, w->by_line);
}

void walk_run_by_line(const struct walk *w, struct cachesim *sim, int64_t from, int64_t length)
{
    run(w, sim, from, length, true);
}
