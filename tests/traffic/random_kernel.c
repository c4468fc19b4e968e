#include "random_kernel.h"

#include <string.h>

static const char *const index_names[RANDOM_MAX_LOOPS] = {"l", "k", "j", "i"};
static const char *const size_names[RANDOM_MAX_LOOPS] = {"M", "N", "P", "Q"};
static const char *const array_names[RANDOM_MAX_ARRAYS] = {"a", "b", "c", "d", "e", "f"};

uint64_t random_next(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

int random_below(uint64_t *state, int n)
{
    return (int)(random_next(state) % (uint64_t)n);
}

/* Once in `n` times. */
static bool once_in(uint64_t *state, int n)
{
    return random_below(state, n) == 0;
}

/* `low` … `high`. */
static int between(uint64_t *state, int low, int high)
{
    return low + random_below(state, high - low + 1);
}

static int pick(uint64_t *state, const int *values, int n)
{
    return values[random_below(state, n)];
}

/* --- making --- */

static void make_loops(uint64_t *state, int64_t iterations, struct random_kernel *r)
{
    static const int numbers[] = {1, 2, 2, 2, 2, 3, 3, 3, 4};
    static const int steps[] = {1, 1, 1, 1, 1, 1, 2, 2, 3, 4};
    static const int inner_steps[] = {1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 8, 16, 20};
    r->n_loops = pick(state, numbers, 9);
    const int inner = r->n_loops - 1;
    r->radius = pick(state, (const int[]){0, 1, 1, 2, 2, 4}, inner > 1 ? 5 : 6);
    int64_t left = iterations;
    for (int l = 0; l < r->n_loops; l++) {
        struct random_loop *loop = &r->loops[l];
        loop->step = l == inner ? pick(state, inner_steps, 15) : pick(state, steps, 10);
        loop->rest = loop->step > 1 ? random_below(state, loop->step) : 0;
    }
    for (int l = 0; l < inner; l++) {
        /* outer loops are short, but longer than their edges; some by a period of lines */
        const int least = 4 * r->radius + (inner == 1 || once_in(state, 4) ? 20 : 6);
        r->loops[l].iterations = between(state, least, inner == 1 ? 3 * least : least + 8);
        left /= r->loops[l].iterations;
    }
    r->loops[inner].iterations = between(state, 96, left < 128 ? 128 : (int)left);
}

static struct random_dim make_dim(uint64_t *state, const struct random_kernel *r, int loop)
{
    struct random_dim d = {.loop = loop, .second = -1, .factor = 1};
    const bool odd = once_in(state, 12);
    if (odd && loop > 0 && once_in(state, 2))
        d.second = random_below(state, loop);
    else if (odd)
        d.factor = once_in(state, 2) ? 2 : -1;
    if (once_in(state, 8))
        d.extra = once_in(state, 3) ? between(state, 1, 100) : between(state, 1, 16);
    if (once_in(state, 40))
        d.extra = (int)r->loops[loop].iterations;
    return d;
}

static struct random_dim make_plane(uint64_t *state)
{
    return (struct random_dim){.loop = -1, .second = -1, .extra = between(state, 2, 4)};
}

static void make_array(uint64_t *state, const struct random_kernel *r, enum elem_type type,
                       struct random_array *a)
{
    const int inner = r->n_loops - 1;
    const bool all = !once_in(state, 3);
    *a = (struct random_array){.type = type};
    if (once_in(state, 6))
        a->dims[a->n_dims++] = make_plane(state);
    for (int l = 0; l < r->n_loops; l++) {
        const bool used = all || (l == inner ? !once_in(state, 10) : once_in(state, 2));
        if (used)
            a->dims[a->n_dims++] = make_dim(state, r, l);
    }
    if (a->n_dims > 1 && once_in(state, 20)) {
        const int at = random_below(state, a->n_dims - 1);
        const struct random_dim moved = a->dims[at];
        a->dims[at] = a->dims[at + 1];
        a->dims[at + 1] = moved;
    }
    if (a->n_dims == 0 || once_in(state, 25))
        a->dims[a->n_dims++] = make_plane(state);
}

static enum elem_type make_type(uint64_t *state, int family)
{
    switch (family) {
    case 0:
        return once_in(state, 2) ? ELEM_FLOAT : ELEM_DOUBLE;
    case 1:
        return ELEM_FLOAT;
    case 2:
        return ELEM_DOUBLE_COMPLEX;
    default:
        return ELEM_DOUBLE;
    }
}

static void make_access(uint64_t *state, const struct random_kernel *r, int array, bool write,
                        struct random_access *out)
{
    const struct random_array *a = &r->arrays[array];
    const bool star = once_in(state, 2);
    const int moved = random_below(state, a->n_dims);
    *out = (struct random_access){.array = array, .write = write};
    for (int d = 0; d < a->n_dims; d++) {
        if (a->dims[d].loop < 0)
            out->offset[d] = random_below(state, a->dims[d].extra);
        else if (!star || d == moved)
            out->offset[d] =
                write && !once_in(state, 8) ? 0 : between(state, -r->radius, r->radius);
    }
}

void random_kernel_make(uint64_t *state, int64_t iterations, struct random_kernel *out)
{
    *out = (struct random_kernel){0};
    make_loops(state, iterations, out);
    out->n_arrays = between(state, 1, 4);
    const int family = random_below(state, 6);
    for (int a = 0; a < out->n_arrays; a++)
        make_array(state, out, make_type(state, family), &out->arrays[a]);
    const int n_writes = once_in(state, 8) ? 2 : once_in(state, 10) ? 0 : 1;
    for (int w = 0; w < n_writes; w++)
        make_access(state, out, random_below(state, out->n_arrays), true,
                    &out->accesses[out->n_accesses++]);
    const int n_reads = between(state, 1, 10);
    for (int n = 0; n < n_reads; n++)
        make_access(state, out, random_below(state, out->n_arrays), false,
                    &out->accesses[out->n_accesses++]);
    if (once_in(state, 6)) {
        struct random_access update = out->accesses[0];
        update.write = false;
        out->accesses[out->n_accesses++] = update;
    }
    if (once_in(state, 8)) /* never accessed */
        make_array(state, out, make_type(state, family), &out->arrays[out->n_arrays++]);
}

/* --- text --- */

static const char *index_name(const struct random_kernel *r, int loop)
{
    return index_names[RANDOM_MAX_LOOPS - r->n_loops + loop];
}

static void add_dim(const struct random_dim *d, struct sb *out)
{
    if (d->loop < 0) {
        sb_addf(out, "[%d]", d->extra);
        return;
    }
    sb_addf(out, "[%s%s", d->factor == 2 ? "2*" : "", size_names[d->loop]);
    if (d->second >= 0)
        sb_addf(out, "+%s", size_names[d->second]);
    /* subscripts of dimensions that run backwards begin at 1 */
    const int extra = d->extra + (d->factor < 0);
    if (extra > 0)
        sb_addf(out, "+%d", extra);
    sb_addz(out, "]");
}

static void add_subscript(const struct random_kernel *r, const struct random_dim *d, int offset,
                          struct sb *out)
{
    if (d->loop < 0) {
        sb_addf(out, "[%d]", offset);
        return;
    }
    const char *index = index_name(r, d->loop);
    sb_addz(out, "[");
    if (d->factor < 0)
        sb_addf(out, "%s-%s", size_names[d->loop], index);
    else
        sb_addf(out, "%s%s", d->factor == 2 ? "2*" : "", index);
    if (d->second >= 0)
        sb_addf(out, "+%s", index_name(r, d->second));
    if (offset != 0)
        sb_addf(out, "%+d", offset);
    sb_addz(out, "]");
}

static void add_access(const struct random_kernel *r, const struct random_access *access,
                       struct sb *out)
{
    const struct random_array *a = &r->arrays[access->array];
    sb_addz(out, array_names[access->array]);
    for (int d = 0; d < a->n_dims; d++)
        add_subscript(r, &a->dims[d], access->offset[d], out);
}

/* `target = ` every read that belongs to this write: reads are assigned to writes in turn. */
static void add_statement(const struct random_kernel *r, int write, int n_writes, struct sb *out)
{
    int n = 0;
    int number = 0;
    for (int a = 0; a < r->n_accesses; a++) {
        if (r->accesses[a].write || (n_writes > 1 && number++ % n_writes != write))
            continue;
        sb_addz(out, n++ > 0 ? " + " : "");
        add_access(r, &r->accesses[a], out);
    }
    sb_addz(out, n == 0 ? "1.0;\n" : ";\n");
}

struct str random_kernel_text(const struct random_kernel *r, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (int a = 0; a < r->n_arrays; a++) {
        sb_addf(&out, "%s %s", elem_name(r->arrays[a].type), array_names[a]);
        for (int d = 0; d < r->arrays[a].n_dims; d++)
            add_dim(&r->arrays[a].dims[d], &out);
        sb_addz(&out, ";\n");
    }
    sb_addf(&out, "%s s;\n", elem_name(r->arrays[0].type));
    for (int l = 0; l < r->n_loops; l++) {
        const char *index = index_name(r, l);
        sb_addf(&out, "%*sfor (int %s = %d; %s < %s - %d; %s += %d)%s\n", 2 * l, "", index,
                r->radius, index, size_names[l], r->radius, index, r->loops[l].step,
                l == r->n_loops - 1 ? " {" : "");
    }
    int n_writes = 0;
    for (int a = 0; a < r->n_accesses; a++)
        n_writes += r->accesses[a].write;
    for (int a = 0, write = 0; a < r->n_accesses; a++) {
        if (!r->accesses[a].write)
            continue;
        sb_addf(&out, "%*s", 2 * r->n_loops, "");
        add_access(r, &r->accesses[a], &out);
        sb_addz(&out, " = ");
        add_statement(r, write++, n_writes, &out);
    }
    if (n_writes == 0) {
        sb_addf(&out, "%*ss += ", 2 * r->n_loops, "");
        add_statement(r, 0, 1, &out);
    }
    sb_addf(&out, "%*s}\n", 2 * (r->n_loops - 1), "");
    return sb_str(&out);
}

static int64_t size_of(const struct random_kernel *r, int loop)
{
    const struct random_loop *l = &r->loops[loop];
    /* the last iteration begins within the last step */
    const int64_t values = (l->iterations - 1) * l->step + 1 + l->rest;
    return INT64_C(2) * r->radius + values;
}

struct str random_kernel_sizes_text(const struct random_kernel *r, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (int l = 0; l < r->n_loops; l++)
        sb_addf(&out, "%s-D %s %lld", l > 0 ? " " : "", size_names[l], (long long)size_of(r, l));
    return sb_str(&out);
}

bool random_kernel_parse(const struct random_kernel *r, struct arena *arena, struct kernel *out,
                         int64_t *sizes, struct err *err)
{
    if (!kernel_parse(random_kernel_text(r, arena), "random.c", arena, out, err))
        return false;
    for (int l = 0; l < r->n_loops; l++) {
        const int symbol = kernel_symbol(out, str_of(size_names[l]));
        if (symbol >= 0)
            sizes[symbol] = size_of(r, l);
    }
    return true;
}

/* --- making smaller --- */

static void remove_access(struct random_kernel *r, int at)
{
    r->n_accesses--;
    memmove(&r->accesses[at], &r->accesses[at + 1],
            (size_t)(r->n_accesses - at) * sizeof *r->accesses);
}

static bool is_used(const struct random_kernel *r, int array)
{
    for (int a = 0; a < r->n_accesses; a++) {
        if (r->accesses[a].array == array)
            return true;
    }
    return false;
}

/* Unused arrays are removed only from the end, so that no other changes its name. */
bool random_kernel_simplify(const struct random_kernel *r, int step, struct random_kernel *out)
{
    *out = *r;
    if (step < r->n_accesses) {
        remove_access(out, step);
        return true;
    }
    step -= r->n_accesses;
    if (step < r->n_loops) {
        out->loops[step].step = 1;
        out->loops[step].rest = 0;
        return true;
    }
    step -= r->n_loops;
    if (step == 0) {
        out->n_arrays -= r->n_arrays > 1 && !is_used(r, r->n_arrays - 1);
        return true;
    }
    step -= 1;
    if (step < r->n_arrays) {
        for (int d = 0; d < r->arrays[step].n_dims; d++) {
            if (r->arrays[step].dims[d].loop >= 0)
                out->arrays[step].dims[d].extra = 0;
        }
        return true;
    }
    step -= r->n_arrays;
    if (step < r->n_arrays) {
        out->arrays[step].type = ELEM_DOUBLE;
        return true;
    }
    step -= r->n_arrays;
    if (step < r->n_accesses * RANDOM_MAX_DIMS) {
        const int d = step % RANDOM_MAX_DIMS;
        out->accesses[step / RANDOM_MAX_DIMS].offset[d] = 0;
        return true;
    }
    return false;
}

/* --- caches --- */

void random_hierarchy_make(uint64_t *state, struct hierarchy *out)
{
    static const int ways[] = {2, 4, 8, 8, 16};
    static const int sets[] = {1, 2, 3, 4, 4, 6, 8};
    *out = (struct hierarchy){.line_bytes = 64, .n_levels = between(state, 1, 3)};
    const int last = out->n_levels - 1;
    const bool victims = last > 0 && once_in(state, 4);
    const bool inclusive = last > 0 && !victims && once_in(state, 4);
    uint64_t above = 8;
    for (int l = 0; l < out->n_levels; l++) {
        struct cache_level *level = &out->levels[l];
        const int below = l + 1;
        *level = (struct cache_level){.sets = above * (uint64_t)pick(state, sets, 7),
                                      .ways = (uint32_t)pick(state, ways, 5),
                                      .policy = CACHE_LRU,
                                      .write_allocate = true,
                                      .write_back = true,
                                      .load_from = below,
                                      .store_to = below,
                                      .victims_to = -1};
        memcpy(level->name, (const char[]){'L', (char)('1' + l), '\0'}, 3);
        above = level->sets * level->ways / 4 + 1;
        above += above % 2;
    }
    if (victims) {
        out->levels[last - 1].victims_to = last;
        out->levels[last - 1].load_from = -1;
        out->levels[last].write_allocate = false;
    }
    out->levels[last].inclusive = inclusive;
}
