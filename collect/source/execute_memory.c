#include "collect/source/execution.h"

/* Objects, what is stored in them, and what is recorded of it. */

bool execution_stop(struct execution *x, const char *why)
{
    if (x->why == NULL)
        x->why = why;
    return false;
}

/* The finalizer of splitmix64 (Steele, Lea, Flood 2014). */
uint64_t execution_mix(uint64_t a, uint64_t b)
{
    uint64_t z = a * 0x9e3779b97f4a7c15U + b + 0x632be59bd9b4e019U;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
}

/* --- objects --- */

int object_new(struct execution *x, struct str name, int root)
{
    const int number = (int)x->n_objects;
    *ARENA_ADD(x->arena, x->objects, x->n_objects) =
        (struct object){.name = name, .root = root > 0 ? root : number};
    return number;
}

/* Each key has its object in a cell of object 0, which is not used otherwise. */
static int object_for(struct execution *x, const void *key, struct str name,
                      const struct code_decl *decl)
{
    struct cell *const cell = cell_of(x, 0, (int64_t)(intptr_t)key);
    if (!cell->set) {
        cell->set = true;
        cell->value.object = object_new(x, name, 0);
        x->objects[cell->value.object].decl = decl;
    }
    return cell->value.object;
}

int object_of(struct execution *x, const struct code_decl *decl)
{
    return object_for(x, decl, decl->name, decl);
}

int object_of_code(struct execution *x, const struct code *c)
{
    return object_for(x, c, (struct str){0}, NULL);
}

void object_forget(struct execution *x, int object)
{
    x->objects[object].version++;
    x->objects[object].decl = NULL;
    x->objects[object].is_alias = false;
}

/* --- cells --- */

static size_t bucket_of(const struct execution *x, int object, int version, int64_t offset)
{
    const uint64_t key = ((uint64_t)(unsigned)object << 32) | (unsigned)version;
    return execution_mix(key, (uint64_t)offset) & (x->n_buckets - 1);
}

static void enter(struct execution *x, size_t number)
{
    const struct cell *const cell = &x->cells[number];
    size_t b = bucket_of(x, cell->object, cell->version, cell->offset);
    while (x->buckets[b] != 0)
        b = (b + 1) & (x->n_buckets - 1);
    x->buckets[b] = (int)number + 1;
}

static void grow(struct execution *x)
{
    enum { FIRST = 1 << 10 };
    x->n_buckets = x->n_buckets == 0 ? FIRST : 2 * x->n_buckets;
    x->buckets = arena_alloc(x->arena, x->n_buckets, sizeof *x->buckets);
    for (size_t i = 0; i < x->n_cells; i++)
        enter(x, i);
}

/* Valid until the next call. */
struct cell *cell_of(struct execution *x, int object, int64_t offset)
{
    const int version = x->n_objects > 0 ? x->objects[object].version : 0;
    if (2 * x->n_cells >= x->n_buckets)
        grow(x);
    size_t b = bucket_of(x, object, version, offset);
    for (; x->buckets[b] != 0; b = (b + 1) & (x->n_buckets - 1)) {
        struct cell *const cell = &x->cells[x->buckets[b] - 1];
        if (cell->object == object && cell->version == version && cell->offset == offset)
            return cell;
    }
    *ARENA_ADD(x->arena, x->cells, x->n_cells) =
        (struct cell){.object = object, .version = version, .offset = offset};
    x->buckets[b] = (int)x->n_cells;
    if (x->n_cells > EXECUTION_MAX_CELLS)
        (void)execution_stop(x, "it uses too much memory");
    return &x->cells[x->n_cells - 1];
}

void cell_set(struct execution *x, struct cell *cell, const struct execution_value *v)
{
    if (x->branches > 0)
        *ARENA_ADD(x->arena, x->changes, x->n_changes) =
            (struct cell_change){(int)(cell - x->cells), cell->set, cell->value};
    cell->set = true;
    cell->value = *v;
}

/* --- events --- */

struct event *event_add(struct execution *x, enum event_kind kind)
{
    struct iteration *const to = x->recording;
    if (to == NULL)
        return NULL;
    if (to->n_events == EXECUTION_MAX_EVENTS) {
        (void)execution_stop(x, "an iteration does too much");
        to->n_events--;
    }
    struct event *const e = ARENA_ADD(x->arena, to->events, to->n_events);
    *e = (struct event){.kind = kind};
    return e;
}

/* --- values --- */

struct execution_value value_integer(int64_t number, unsigned from)
{
    return (struct execution_value){
        .number = number, .id = execution_mix('i', (uint64_t)number), .from = from};
}

struct execution_value value_pointer(int object, int64_t offset, unsigned from)
{
    return (struct execution_value){.object = object,
                                    .number = offset,
                                    .id = execution_mix((uint64_t)object, (uint64_t)offset),
                                    .from = from};
}

static bool is_prime(int64_t n)
{
    for (int64_t d = 2; d * d <= n; d++) {
        if (n % d == 0)
            return false;
    }
    return true;
}

/* Large against what is executed of a loop, and not a sum of few others. */
struct execution_value value_size(struct execution *x)
{
    enum { STEP = 1500, LEAST = 1009, MOST = 64 };
    const int64_t at = x->n_sizes < MOST ? x->n_sizes : MOST;
    int64_t n = LEAST + STEP * (x->falling ? MOST - at : at) +
                (int64_t)(execution_mix('s', (uint64_t)x->n_sizes) % (STEP / 2));
    x->n_sizes++;
    while (!is_prime(n))
        n++;
    return value_integer(n, FROM_SIZE);
}
