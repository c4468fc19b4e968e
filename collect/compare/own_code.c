#include "collect/compare/own_code.h"

#include "collect/compare/transform.h"

/* Of glibc's large blocks, after a cache line: two words that say how large the block is. */
enum { MALLOC_SHIFT_BYTES = 16 };

/* Subscripts of the source that the kernel has in a form easier to compile; null: none. */
static const struct print_subscripts *subscripts_as_written(const struct nest *nest,
                                                            struct arena *arena)
{
    const struct kernel *k = &nest->kernel;
    struct str *const flat = arena_alloc(arena, (size_t)k->n_arrays, sizeof *flat);
    struct print_wrap *const wraps = arena_alloc(arena, (size_t)k->n_loops, sizeof *wraps);
    struct print_subscripts *const out = arena_alloc(arena, 1, sizeof *out);
    *out = (struct print_subscripts){.flat = flat, .wraps = wraps};
    for (int l = 0; l < k->n_loops; l++) {
        if (nest->loops[l].wrap != NEST_WRAP_NONE)
            wraps[out->n_wraps++] =
                (struct print_wrap){k->loops[l].index, nest->loops[l].wrap == NEST_WRAP_CONDITION};
    }
    /* if neighbours wrap, gcc 12 vectorises some loops only with a single subscript */
    for (int a = 0; a < k->n_arrays; a++) {
        if (nest->arrays[a].wraps || (out->n_wraps > 0 && nest->arrays[a].linearised))
            flat[out->n_flat++] = k->arrays[a].name;
    }
    return out->n_flat + out->n_wraps > 0 ? out : NULL;
}

static const struct program_restart *restarts_of(const struct nest *nest, struct arena *arena)
{
    struct program_restart *const out = arena_alloc(arena, (size_t)nest->n_restarts, sizeof *out);
    for (int i = 0; i < nest->n_restarts; i++)
        out[i] = (struct program_restart){nest->kernel.scalars[nest->restarts[i].scalar].name,
                                          nest->restarts[i].loop};
    return out;
}

/* The facts about the source, as the writers of functions and programs take them. */
static const struct program_as_written *as_written(const struct nest *nest, struct arena *arena)
{
    static const enum loop_pragma meant[] = {[NEST_PRAGMA_NONE] = LOOP_PRAGMA_NONE,
                                             [NEST_PRAGMA_SIMD] = LOOP_PRAGMA_SIMD,
                                             [NEST_PRAGMA_IVDEP] = LOOP_PRAGMA_IVDEP};
    const struct kernel *k = &nest->kernel;
    bool *restricted = arena_alloc(arena, (size_t)k->n_arrays, sizeof *restricted);
    enum loop_pragma *pragmas = arena_alloc(arena, (size_t)k->n_loops, sizeof *pragmas);
    bool *wide_ends = arena_alloc(arena, (size_t)k->n_loops, sizeof *wide_ends);
    struct program_as_written *written = arena_alloc(arena, 1, sizeof *written);
    for (int a = 0; a < k->n_arrays; a++)
        restricted[a] = nest->arrays[a].storage != NEST_POINTER;
    for (int l = 0; l < k->n_loops; l++) {
        pragmas[l] = meant[nest->loops[l].pragma];
        wide_ends[l] = nest->loops[l].wide_end;
    }
    *written = (struct program_as_written){
        .restricted = restricted,
        .pragmas = pragmas,
        .wide_ends = wide_ends,
        .parallel_loop = nest->parallel.present ? nest->parallel.loop : -1,
        .n_restarts = nest->n_restarts,
        .restarts = restarts_of(nest, arena),
        .subscripts = subscripts_as_written(nest, arena),
    };
    return written;
}

/* The kernel with the index types of the source's loops. */
static const struct kernel *with_types(const struct nest *nest, struct arena *arena)
{
    struct kernel *k = arena_copy(arena, &nest->kernel, 1, sizeof *k);
    struct kernel_loop *loops =
        arena_copy(arena, nest->kernel.loops, (size_t)k->n_loops, sizeof *loops);
    for (int l = 0; l < k->n_loops; l++)
        loops[l].type = nest->loops[l].type;
    k->loops = loops;
    return k;
}

static bool touched_by_one(const struct nest *nest)
{
    bool by_one = false;
    for (int a = 0; a < nest->kernel.n_arrays; a++)
        by_one = by_one || nest->arrays[a].first_touch == NEST_TOUCH_SERIAL;
    return by_one;
}

static bool has_pointers(const struct nest *nest)
{
    bool has = false;
    for (int a = 0; a < nest->kernel.n_arrays; a++)
        has = has || nest->arrays[a].by_pointer;
    return has;
}

bool own_code_read(struct str text, const char *name, const struct nest_options *options,
                   struct arena *arena, struct own_code *out, struct err *err)
{
    struct nest nest;
    return nest_read(arena, text.ptr, text.len, name, options, &nest, err) &&
           own_code_of(&nest, name, arena, out, err);
}

bool own_code_of(const struct nest *nest, const char *name, struct arena *arena,
                 struct own_code *out, struct err *err)
{
    *out = (struct own_code){.name = name};
    out->nest = *nest;
    out->kernel = arena_copy(arena, &nest->kernel, 1, sizeof nest->kernel);
    if (kernel_work_array(out->kernel) < 0)
        return err_set(
            err, ERR_INPUT,
            "the kernel accesses no array, so its work cannot be counted in cache lines");
    if (out->nest.is_kernel)
        return true;
    out->kernel = with_types(&out->nest, arena);
    out->written = as_written(&out->nest, arena);
    out->serial = !out->nest.parallel.present;
    out->serial_touch = touched_by_one(&out->nest);
    out->shift_bytes = has_pointers(&out->nest) ? MALLOC_SHIFT_BYTES : 0;
    return true;
}

void own_code_align(struct own_code *own)
{
    own->shift_bytes = 0;
}

void own_code_know_sizes(struct own_code *own, const int64_t *sizes, struct arena *arena)
{
    const int n = own->kernel->n_symbols;
    if (own->written == NULL || own->nest.size_values == NULL)
        return;
    struct program_as_written *written = arena_copy(arena, own->written, 1, sizeof *written);
    struct program_known *known = arena_alloc(arena, (size_t)n, sizeof *known);
    written->n_known = 0;
    for (int s = 0; s < n; s++) {
        if (own->nest.size_values[s] > 0)
            known[written->n_known++] = (struct program_known){own->kernel->symbols[s], sizes[s]};
    }
    written->known = known;
    own->written = written;
}

static bool may_reorder(const struct own_code *own)
{
    bool may = own->written != NULL && own->nest.loops != NULL && !own->nest.parallel.present &&
               own->written->n_restarts == 0;
    for (int l = 0; may && l < own->kernel->n_loops; l++)
        may = own->nest.loops[l].pragma == NEST_PRAGMA_NONE;
    return may;
}

/* The nest's loops in the kernel's order. */
static const struct nest_loop *loops_as_in(const struct own_code *own, const struct kernel *k,
                                           struct arena *arena)
{
    struct nest_loop *const loops = arena_alloc(arena, (size_t)k->n_loops, sizeof *loops);
    for (int l = 0; l < k->n_loops; l++)
        for (int from = 0; from < k->n_loops; from++)
            if (str_eq(k->loops[l].index, own->kernel->loops[from].index))
                loops[l] = own->nest.loops[from];
    return loops;
}

static void add_note(struct own_code *own, struct str text, struct arena *arena)
{
    const size_t n = own->nest.n_notes;
    struct nest_note *const notes = arena_alloc(arena, n + 1, sizeof *notes);
    for (size_t i = 0; i < n; i++)
        notes[i] = own->nest.notes[i];
    notes[n].text = text;
    own->nest.notes = notes;
    own->nest.n_notes = n + 1;
}

void own_code_set_unlike(struct own_code *own, bool in_file, struct arena *arena)
{
    own->unlike = true;
    add_note(own,
             str_format(arena,
                        "line %u: the compiler vectorises the inner loop %s: what follows is not "
                        "the time of your file",
                        own_code_loop_line(own, own->kernel->n_loops - 1),
                        in_file ? "in your file only, not as it is read here"
                                : "only as it is read here, not in your file"),
             arena);
}

bool own_code_reorder(struct own_code *own, struct arena *arena)
{
    struct kernel *const k = arena_alloc(arena, 1, sizeof *k);
    if (!may_reorder(own) || !transform_loop_order(own->kernel, arena, k))
        return false;
    bool same_sizes = k->n_symbols == own->kernel->n_symbols;
    for (int s = 0; same_sizes && s < k->n_symbols; s++)
        same_sizes = str_eq(k->symbols[s], own->kernel->symbols[s]);
    if (!same_sizes)
        return false;
    add_note(own, STR("the compiler exchanges the loops, so that the inner one walks along memory"),
             arena);
    own->nest.loops = loops_as_in(own, k, arena);
    own->nest.kernel = *k;
    own->kernel = k;
    return true;
}

unsigned own_code_loop_line(const struct own_code *own, int loop)
{
    return own->nest.loops != NULL ? own->nest.loops[loop].line : 0;
}
