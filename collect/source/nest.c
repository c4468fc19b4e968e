#include "collect/source/nest.h"

#include <limits.h>

#include "base/arena_shared.h"
#include "collect/source/fortran.h"
#include "collect/source/fragment.h"
#include "collect/source/guard.h"
#include "collect/source/nest_facts.h"
#include "collect/source/unit_nests.h"

enum { MAX_UNSELECTED_BYTES = 16384, MAX_SECONDS = 20, MAX_SHARED_BYTES = 1 << 29 };

/* --- markers --- */

/* The lines between the comments `inspect begin NAME` and `inspect end`. */
static bool marked_lines(struct str text, const char *file, struct nest_options *o, struct err *err)
{
    static const struct str begin = {"inspect begin", 13};
    static const struct str end = {"inspect end", 11};
    unsigned line = 0;
    bool open = false;
    for (struct str_cut cut = {.tail = text, .ok = true}; cut.ok;) {
        cut = str_cut(cut.tail, '\n');
        line++;
        const size_t at = str_find_str(cut.head, begin);
        if (open && str_contains(cut.head, end)) {
            o->last_line = line;
            return true;
        }
        if (at == cut.head.len || open)
            continue;
        const struct str rest = str_slice(cut.head, at + begin.len, cut.head.len);
        if (o->marker != NULL && !str_has_word(rest, str_of(o->marker)))
            continue;
        open = true;
        o->first_line = line;
    }
    if (open) {
        err_at(err, file, o->first_line, 0, "'inspect begin' has no 'inspect end'");
        (void)err_hint(err, "write the comment /* inspect end */ after the loop nest");
        return false;
    }
    if (o->marker == NULL)
        return true;
    err_at(err, file, 0, 0, "the file has no marker of that name");
    (void)err_hint(err, "write /* inspect begin NAME */ before the loop nest and /* inspect end "
                        "*/ after it");
    return false;
}

/* --- the kernel language --- */

struct place_list {
    struct arena *arena;
    size_t count;
    struct nest_place *items;
};

/* Recursive: limited by KERNEL_MAX_DEPTH. */
static void add_places(struct place_list *to, const struct kernel *k, const struct expr *e)
{
    if (e == NULL)
        return;
    if (e->kind == EXPR_ACCESS) {
        *ARENA_ADD(to->arena, to->items, to->count) =
            (struct nest_place){k->accesses[e->access].line, k->accesses[e->access].col};
    }
    add_places(to, k, e->left);
    add_places(to, k, e->right);
}

static struct nest_statement_place places_of(struct arena *arena, const struct kernel *k,
                                             const struct statement *s)
{
    struct place_list list = {.arena = arena};
    add_places(&list, k, s->target);
    add_places(&list, k, s->value);
    return (struct nest_statement_place){.at = list.count > 0 ? list.items[0]
                                                              : (struct nest_place){0},
                                         .n_accesses = list.count,
                                         .accesses = list.items};
}

/* A file in the kernel language: everything is as we would write it. */
static void kernel_as_nest(struct arena *arena, struct str text, const struct kernel *k,
                           struct nest *out)
{
    struct nest_array *arrays = arena_alloc(arena, (size_t)k->n_arrays, sizeof *arrays);
    struct nest_loop *loops = arena_alloc(arena, (size_t)k->n_loops, sizeof *loops);
    struct nest_statement_place *places =
        arena_alloc(arena, (size_t)k->n_statements, sizeof *places);
    for (int i = 0; i < k->n_statements; i++)
        places[i] = places_of(arena, k, &k->statements[i]);
    for (int a = 0; a < k->n_arrays; a++)
        arrays[a].storage = NEST_RESTRICT;
    for (int l = 0; l < k->n_loops; l++)
        loops[l].type = k->loops[l].type;
    *out = (struct nest){.kernel = *k,
                         .source = text,
                         .is_kernel = true,
                         .arrays = arrays,
                         .loops = loops,
                         .statements = places,
                         .size_values = arena_alloc(arena, (size_t)k->n_symbols, sizeof(int64_t))};
    nest_facts(out);
}

static struct nest_entries list_kernel(struct arena *arena, struct str text, const struct kernel *k)
{
    struct nest_entry *e = arena_alloc(arena, 1, sizeof *e);
    kernel_as_nest(arena, text, k, &e->nest);
    e->read = true;
    return (struct nest_entries){1, e};
}

/* --- the ways to read a file --- */

/* Each is tried only if those before it read no nest. */
enum way { WAY_WHOLE_FILE, WAY_FUNCTION_ALONE, WAY_WITHOUT_OWN_HEADERS };

struct nest_reading {
    struct str source;
    const char *file;
    const struct nest_options *options;
    const struct fortran_files *fortran; /* null: C or C++ */
    int n_ways;
    int way; /* the one that is tried now */
    struct arena *arena;
    bool is_shared; /* all that the ways before this one have allocated */
    bool ok;
    struct nest_entries found;
    struct err err;
};

/* `complains`: the compiler does, about any line of the file. */
static bool read_as(const struct nest_reading *r, const struct fragment_options *fragment,
                    struct nest_entries *found, bool *complains, struct err *err)
{
    const struct unit_options options = {r->options->flags, r->options->n_flags, r->fortran,
                                         fragment};
    struct source_unit *u = NULL;
    const bool ok = unit_open(r->arena, r->file, r->source, &options, &u, err) &&
                    unit_nests_list(u, r->arena, r->source, r->file, r->options, found, err);
    unsigned line = 0;
    *complains = u != NULL && unit_complaint(u, 0, UINT_MAX, &line).len > 0;
    unit_close(u);
    return ok;
}

static bool any_is_read(const struct nest_entries *found)
{
    for (size_t i = 0; i < found->count; i++) {
        if (found->items[i].read)
            return true;
    }
    return false;
}

/* Without its headers a file is parsed several times, so of a longer one only the selected
 * function. */
static int ways_to_read(const struct nest_reading *r)
{
    const bool selected = r->options->first_line > 0 || r->options->function != NULL;
    if (r->fortran != NULL || (!selected && r->source.len > MAX_UNSELECTED_BYTES))
        return WAY_WHOLE_FILE + 1;
    return fragment_has_headers(r->source) ? WAY_WITHOUT_OWN_HEADERS + 1 : WAY_FUNCTION_ALONE + 1;
}

/*
 * True if no other way can tell more: only if nothing is read because of what is not declared, or
 * because the compiler left the functions out, are they read without it.
 */
static bool read_in_way(struct nest_reading *r)
{
    const bool whole = r->way == WAY_WHOLE_FILE;
    const struct fragment_options fragment = {r->options->first_line, r->options->function,
                                              r->way == WAY_WITHOUT_OWN_HEADERS};
    struct nest_entries found = {0};
    struct err err = {0};
    bool complains = false;
    const bool ok = read_as(r, whole ? NULL : &fragment, &found, &complains, &err);
    const bool any = ok && any_is_read(&found);
    /* a nest that is refused says more than that there is none */
    if (whole || any || (ok && !r->ok)) {
        r->ok = ok;
        r->found = found;
        r->err = err;
    }
    return any || (whole && ok && !complains && found.count > 0);
}

static void read_in_ways(void *data)
{
    struct nest_reading *const r = data;
    bool done = false;
    while (!done && r->way < r->n_ways) {
        done = read_in_way(r);
        r->is_shared = arena_is_shared(r->arena);
        r->way++;
    }
}

/* --- in a process of its own --- */

/* In memory that both processes share. */
struct read_apart {
    struct arena arena;
    struct nest_reading reading;
};

static void read_in_child(void *data)
{
    struct read_apart *const apart = data;
    struct arena arena = apart->arena; /* what is in shared memory only grows */
    apart->reading.arena = &arena;
    read_in_ways(&apart->reading);
}

/* Takes what the other process has found; false if not all of that is in shared memory. */
static bool take_results(struct nest_reading *r, struct arena *shared,
                         const struct read_apart *apart)
{
    if (!apart->reading.is_shared)
        return false;
    struct arena *const arena = r->arena;
    *r = apart->reading;
    r->arena = arena;
    arena_take(arena, shared);
    return true;
}

/* False if the process died; `way` is that in which it did, as far as is known. */
static bool read_in_process(struct nest_reading *r, struct err *err)
{
    struct arena shared = {0};
    if (!arena_share(&shared, MAX_SHARED_BYTES)) {
        const bool ends = guard_try(read_in_ways, r, MAX_SECONDS, r->file, err);
        if (ends)
            read_in_ways(r);
        return ends;
    }
    struct read_apart *const apart = arena_alloc(&shared, 1, sizeof *apart);
    *apart = (struct read_apart){shared, *r};
    const bool ends = guard_try(read_in_child, apart, MAX_SECONDS, r->file, err);
    const int way = apart->reading.way;
    if (!take_results(r, &shared, apart)) {
        arena_free(&shared);
        if (ends)
            read_in_ways(r);
    }
    if (!ends)
        r->way = way;
    return ends;
}

/* If the library crashes on a file or takes too long, less of it may do: the last way. */
static void read_guarded(struct nest_reading *r)
{
    struct err died = {0}, again = {0};
    if (read_in_process(r, &died))
        return;
    const int last = r->n_ways - 1;
    if (r->way < last) {
        r->way = last;
        (void)read_in_process(r, &again);
    }
    if (!r->ok)
        r->err = died;
}

bool nest_list(struct arena *arena, const char *text, size_t length, const char *file,
               const struct nest_options *options, struct nest_entries *out, struct err *err)
{
    if (length > NEST_MAX_SOURCE_BYTES) {
        err_at(err, file, 0, 0, "this file is too long: %zu bytes", length);
        (void)err_hint(err, "at most %d are supported: pass only the function with the loop nest",
                       NEST_MAX_SOURCE_BYTES);
        return false;
    }
    const struct str source = str_copy(arena, (struct str){text, length});
    struct nest_options o = *options;
    const bool any = o.function == NULL && o.marker == NULL && o.first_line == 0;
    const bool fortran = fortran_is(file);
    struct fortran_files files;
    struct err quiet = {0};
    struct kernel k;
    if (any && !fortran && kernel_parse(source, file, arena, &k, &quiet)) {
        *out = list_kernel(arena, source, &k);
        return true;
    }
    if (any || o.marker != NULL) {
        if (!marked_lines(source, file, &o, err))
            return false;
    }
    if (!(fortran ? fortran_run(arena, file, source, o.flags, o.n_flags, &files, err)
                  : unit_prepare(err)))
        return false;
    struct nest_reading reading = {.source = source,
                                   .file = file,
                                   .options = &o,
                                   .fortran = fortran ? &files : NULL,
                                   .arena = arena};
    reading.n_ways = ways_to_read(&reading);
    if (guard_is_off())
        read_in_ways(&reading);
    else
        read_guarded(&reading);
    *out = reading.found;
    *err = reading.err;
    return reading.ok;
}

bool nest_read(struct arena *arena, const char *text, size_t length, const char *file,
               const struct nest_options *options, struct nest *out, struct err *err)
{
    struct nest_entries found = {0};
    if (!nest_list(arena, text, length, file, options, &found, err))
        return false;
    if (found.count == 0)
        return false;
    if (!found.items[0].read) {
        if (err->kind == ERR_NONE)
            *err = found.items[0].err;
        return false;
    }
    *out = found.items[0].nest;
    return true;
}
