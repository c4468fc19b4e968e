#include "stempel/kernel/split.h"

#include <string.h>

#include "stempel/kernel/poly.h"

enum { NO_GROUP = KERNEL_MAX_LOOPS }; /* of dimensions that no loop moves through */

/* State while a kernel is split. */
struct splitter {
    const struct kernel *k;
    struct arena *arena;
    int group[KERNEL_MAX_LOOPS +
              1]; /* for each loop: the outermost loop that shares a dimension with it */
    int (*loop)[KERNEL_MAX_DIMS]; /* by array and dimension: a loop that moves through it */
    int symbol[KERNEL_MAX_SYMBOLS]
              [KERNEL_MAX_LOOPS + 1]; /* new symbol by old symbol and group, or -1 */
    int n_symbols;
    int origin[KERNEL_MAX_SYMBOLS];
    bool possible;
};

/* --- which loops belong together --- */

static void tie(struct splitter *s, int a, int b)
{
    const int from = s->group[a] > s->group[b] ? s->group[a] : s->group[b];
    const int to = s->group[a] > s->group[b] ? s->group[b] : s->group[a];
    for (int l = 0; l < s->k->n_loops; l++) {
        if (s->group[l] == from)
            s->group[l] = to;
    }
}

/* Finds for each dimension a loop that moves through it, and puts all that do in one group. */
static void find_groups(struct splitter *s)
{
    for (int l = 0; l <= KERNEL_MAX_LOOPS; l++)
        s->group[l] = l;
    for (int a = 0; a < s->k->n_arrays; a++) {
        for (int d = 0; d < KERNEL_MAX_DIMS; d++)
            s->loop[a][d] = NO_GROUP;
    }
    for (int a = 0; a < s->k->n_accesses; a++) {
        const struct kernel_access *access = &s->k->accesses[a];
        for (int d = 0; d < s->k->arrays[access->array].n_dims; d++) {
            int *loop = &s->loop[access->array][d];
            for (int l = 0; l < s->k->n_loops; l++) {
                if (access->subscripts[d].factor[l].n_terms == 0)
                    continue;
                if (*loop != NO_GROUP)
                    tie(s, *loop, l);
                *loop = l;
            }
        }
    }
}

static int group_of(const struct splitter *s, int array, int dim)
{
    return s->group[s->loop[array][dim]];
}

/* --- new symbols --- */

static int symbol_for(struct splitter *s, int old, int group)
{
    if (s->symbol[old][group] < 0) {
        bool used = false;
        for (int g = 0; g <= KERNEL_MAX_LOOPS; g++)
            used = used || s->symbol[old][g] == old;
        if (used && s->n_symbols == KERNEL_MAX_SYMBOLS) {
            s->possible = false;
            return old;
        }
        s->symbol[old][group] = used ? s->n_symbols++ : old;
        s->origin[s->symbol[old][group]] = old;
    }
    return s->symbol[old][group];
}

/* The polynomial with its symbols renamed to those of a group, in normal form again. */
static struct poly renamed(struct splitter *s, const struct poly *p, int group)
{
    struct poly sum = {0, NULL};
    for (size_t t = 0; t < p->n_terms; t++) {
        struct poly_term term = {.coefficient = p->terms[t].coefficient,
                                 .degree = p->terms[t].degree};
        for (int old = 0; old < s->k->n_symbols; old++) {
            if (p->terms[t].exponent[old] != 0)
                term.exponent[symbol_for(s, old, group)] = p->terms[t].exponent[old];
        }
        const struct poly one = {1, &term};
        s->possible = poly_add_scaled(s->arena, &sum, 1, &one, &sum) && s->possible;
    }
    return sum;
}

/* --- the parts of the kernel --- */

static struct kernel_loop *split_loops(struct splitter *s)
{
    const int n = s->k->n_loops;
    struct kernel_loop *loops = arena_copy(s->arena, s->k->loops, (size_t)n, sizeof *loops);
    for (int l = 0; l < n; l++) {
        loops[l].start = renamed(s, &s->k->loops[l].start, s->group[l]);
        loops[l].end = renamed(s, &s->k->loops[l].end, s->group[l]);
    }
    return loops;
}

static struct kernel_array *split_arrays(struct splitter *s)
{
    const int n = s->k->n_arrays;
    struct kernel_array *arrays = arena_copy(s->arena, s->k->arrays, (size_t)n, sizeof *arrays);
    for (int a = 0; a < n; a++) {
        const int n_dims = arrays[a].n_dims;
        struct poly *dims = arena_alloc(s->arena, (size_t)n_dims, sizeof *dims);
        for (int d = 0; d < n_dims; d++)
            dims[d] = renamed(s, &arrays[a].dims[d], group_of(s, a, d));
        arrays[a].dims = dims;
    }
    return arrays;
}

/* sum = sum * dim + digit */
static void shift_add(struct splitter *s, struct poly *sum, const struct poly *dim,
                      const struct poly *digit)
{
    s->possible = poly_mul(s->arena, sum, dim, sum) &&
                  poly_add_scaled(s->arena, sum, 1, digit, sum) && s->possible;
}

/* Recomputes offset and strides from the renamed subscripts and dimensions. */
static void split_access(struct splitter *s, const struct kernel_array *arrays,
                         struct kernel_access *access)
{
    const size_t n_loops = (size_t)s->k->n_loops;
    const struct kernel_array *array = &arrays[access->array];
    struct affine *subscripts = arena_alloc(s->arena, (size_t)array->n_dims, sizeof *subscripts);
    struct poly *stride = arena_alloc(s->arena, n_loops, sizeof *stride);
    access->offset = (struct poly){0, NULL};
    for (int d = 0; d < array->n_dims; d++) {
        const int group = group_of(s, access->array, d);
        struct poly *factor = arena_alloc(s->arena, n_loops, sizeof *factor);
        subscripts[d] = (struct affine){
            renamed(s, &access->subscripts[d].constant, group),
            factor,
        };
        shift_add(s, &access->offset, &array->dims[d], &subscripts[d].constant);
        for (size_t l = 0; l < n_loops; l++) {
            factor[l] = renamed(s, &access->subscripts[d].factor[l], group);
            shift_add(s, &stride[l], &array->dims[d], &factor[l]);
        }
    }
    access->subscripts = subscripts;
    access->stride = stride;
}

static struct kernel_access *split_accesses(struct splitter *s, const struct kernel_array *arrays)
{
    const size_t n = (size_t)s->k->n_accesses;
    struct kernel_access *accesses = arena_copy(s->arena, s->k->accesses, n, sizeof *accesses);
    for (size_t a = 0; a < n; a++)
        split_access(s, arrays, &accesses[a]);
    return accesses;
}

static struct str *names_of(const struct splitter *s)
{
    struct str *names = arena_alloc(s->arena, (size_t)s->n_symbols, sizeof *names);
    for (int i = 0; i < s->n_symbols; i++)
        names[i] = s->k->symbols[s->origin[i]];
    return names;
}

void kernel_split(const struct kernel *k, struct arena *arena, struct kernel_split *out)
{
    struct splitter s = {.k = k, .arena = arena, .n_symbols = k->n_symbols, .possible = true};
    s.loop = arena_alloc(arena, (size_t)k->n_arrays, sizeof *s.loop);
    memset(s.symbol, -1, sizeof s.symbol);
    for (int i = 0; i < k->n_symbols; i++)
        s.origin[i] = i;
    find_groups(&s);
    *out = (struct kernel_split){.kernel = *k};
    out->kernel.loops = split_loops(&s);
    struct kernel_array *arrays = split_arrays(&s);
    out->kernel.arrays = arrays;
    out->kernel.accesses = split_accesses(&s, arrays);
    if (!s.possible) {
        s.n_symbols = k->n_symbols;
        out->kernel = *k;
    }
    out->kernel.n_symbols = s.n_symbols;
    out->kernel.symbols = names_of(&s);
    out->kernel.n_statements = 0;
    memcpy(out->origin, s.origin, sizeof out->origin);
}

void kernel_split_sizes(const struct kernel_split *s, const int64_t *sizes,
                        int64_t split_sizes[KERNEL_MAX_SYMBOLS])
{
    for (int i = 0; i < s->kernel.n_symbols; i++)
        split_sizes[i] = sizes[s->origin[i]];
}
