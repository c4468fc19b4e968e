#include "collect/source/candidates.h"

#include "collect/source/loop_header.h"

enum { MAX_CANDIDATES = 4096 };

struct search {
    struct reader *r;
    struct candidates *out;
    struct candidate now;
};

/* `p->n` where the loop moves p: an element, too. */
static bool reads_walking(const struct code *c, const struct code *loop)
{
    const struct code *const object = c->kind == CODE_MEMBER ? c->parts[0] : NULL;
    bool reads = object != NULL && object->kind == CODE_NAME && object->decl != NULL &&
                 object->type->kind == TYPE_POINTER && loop_walks(loop, object->decl) &&
                 code_assigns(loop, object->decl);
    for (int i = 0; i < c->n_parts && !reads; i++)
        reads = reads_walking(c->parts[i], loop);
    return reads;
}

/* `s += a[i]` of an integer. */
static bool sums_integers(const struct code *c, const struct code *loop)
{
    const struct code_decl *const d = c->kind == CODE_ASSIGN ? code_changes(c) : NULL;
    return d != NULL && d->type->kind == TYPE_INTEGER &&
           (code_reads_memory(c->parts[1]) || reads_walking(c->parts[1], loop)) &&
           code_names(c->parts[1], d) == code_is_op(c, "=");
}

/* Whether the loop sets this variable from an element, `int x = a[i]`. */
static bool takes_element(const struct code *c, const struct code_decl *d)
{
    const struct code *value = NULL;
    if (c->kind == CODE_DECLARE && c->decl == d)
        value = code_initial(c);
    else if (c->kind == CODE_ASSIGN && code_changes(c) == d)
        value = c->parts[1];
    bool takes = value != NULL && code_reads_memory(value);
    for (int i = 0; i < c->n_parts && !takes; i++)
        takes = takes_element(c->parts[i], d);
    return takes;
}

/* An element, or a variable that the loop sets from one. */
static bool is_data(const struct code *c, const struct code *loop)
{
    bool is = code_is_any_element(c) ||
              (c->kind == CODE_NAME && c->decl != NULL && takes_element(loop, c->decl));
    for (int i = 0; i < code_n_children(c) && !is; i++)
        is = is_data(code_child(c, i), loop);
    return is;
}

/* `m++`, `m = a[i]`, `found = 1` of an integer. */
static bool sets_integer(const struct code *c, const struct code *loop)
{
    const struct code_decl *const d = code_changes(c);
    if (d != NULL && d->type->kind == TYPE_INTEGER)
        return c->kind == CODE_STEP || !code_is_op(c, "=") || is_data(c->parts[1], loop) ||
               code_only_flags(loop, d);
    for (int i = 0; i < c->n_parts; i++) {
        if (sets_integer(c->parts[i], loop))
            return true;
    }
    return false;
}

/* `if (a[i] > m) m = a[i];`, `if (a[i] > 3) m++;`: not a search, which ends early. */
static bool selects_integers(const struct code *c, const struct code *loop)
{
    return c->kind == CODE_IF && is_data(c->parts[0], loop) && sets_integer(c->parts[1], loop) &&
           !code_jumps(c->parts[1]);
}

/* `if (a[i] <= m) continue; m = a[i];` */
static bool skips_integers(const struct code *c, const struct code *loop)
{
    bool skips = false;
    for (int i = 0; c->kind == CODE_BLOCK && i + 1 < c->n_parts; i++) {
        const struct code *const part = c->parts[i];
        skips = skips ||
                (part->kind == CODE_IF && loop_has_continue(part) && is_data(part->parts[0], loop));
        if (skips && sets_integer(c->parts[i + 1], loop))
            return true;
    }
    return false;
}

/* Whether it contains anything that a kernel could compute. */
static bool computes(const struct code *c, const struct code *loop)
{
    if (selects_integers(c, loop) || skips_integers(c, loop))
        return true;
    if (c->kind == CODE_ASSIGN &&
        (c->parts[0]->kind != CODE_NAME || c->parts[0]->type->kind == TYPE_REAL ||
         c->parts[0]->type->kind == TYPE_UNKNOWN || sums_integers(c, loop)))
        return true;
    for (int i = 0; i < c->n_parts; i++) {
        if (computes(c->parts[i], loop))
            return true;
    }
    return false;
}

/* Does every integer that is named in it, other than constants, belong to this index? */
static bool names_only(const struct code *c, const struct code_decl *index)
{
    if (c->kind == CODE_NAME && c->type->kind == TYPE_INTEGER)
        return c->decl == index;
    for (int i = 0; i < c->n_parts; i++) {
        if (!names_only(c->parts[i], index))
            return false;
    }
    return true;
}

/* `w[t]` as a value: in each time step a number. */
static bool is_number_of_step(const struct code *c, const struct code_decl *index)
{
    return c->kind == CODE_SUBSCRIPT && c->type->kind == TYPE_REAL && code_names(c, index) &&
           names_only(c, index);
}

/* In conditions and as `t % 2` the index of a loop over time may be used. */
static bool is_harmless(const struct code *c)
{
    static const char *const levels[] = {"%", "&", NULL};
    static const char *const conditions[] = {"==", "!=", "<", ">", "<=", ">=", NULL};
    return c->kind == CODE_BINARY &&
           (str_is_one_of(str_of(c->op), conditions) ||
            (str_is_one_of(str_of(c->op), levels) && c->parts[1]->kind == CODE_INTEGER));
}

/* An element that the index chooses, `a[j][t]`, other than a number for each step. */
static bool chooses_element(const struct code *c, const struct code_decl *index)
{
    bool chooses = code_is_any_element(c) && code_names(c, index) && !is_number_of_step(c, index);
    for (int i = 0; i < code_n_children(c) && !chooses; i++)
        chooses = chooses_element(code_child(c, i), index);
    return chooses;
}

static bool is_needed(const struct code *c, const struct code_decl *index)
{
    if (c->kind == CODE_NAME && c->decl == index)
        return true;
    if (is_number_of_step(c, index))
        return false;
    if (c->kind == CODE_ASSIGN && is_number_of_step(c->parts[0], index))
        return true;
    if (is_harmless(c))
        return chooses_element(c, index);
    for (int i = 0; i < code_n_children(c); i++) {
        if (is_needed(code_child(c, i), index))
            return true;
    }
    return false;
}

/* On the way to the inner loop: a size or a pointer that is made of the index. */
static bool is_needed_before(const struct code *c, const struct code *inner,
                             const struct code_decl *index)
{
    for (int i = 0; i < c->n_parts; i++) {
        const struct code *const part = c->parts[i];
        if (part == inner)
            return false;
        if (code_contains(part, inner))
            return is_needed_before(part, inner, index);
        const struct code_type *const type =
            part->kind == CODE_DECLARE && part->decl != NULL                 ? part->decl->type
            : part->kind == CODE_ASSIGN && part->parts[0]->kind == CODE_NAME ? part->parts[0]->type
                                                                             : NULL;
        if (type != NULL &&
            (type->kind == TYPE_INTEGER || type->kind == TYPE_POINTER || type->is_reference) &&
            is_needed(part, index))
            return true;
        if (part->kind == CODE_DECLARE && part->decl == NULL &&
            is_needed_before(part, inner, index))
            return true;
    }
    return false;
}

bool candidate_has_place(const struct code *c, const struct code_decl *d)
{
    if (d->type->kind == TYPE_POINTER
            ? c->kind == CODE_NAME && c->decl == d
            : (c->kind == CODE_SUBSCRIPT || c->kind == CODE_ELEMENT) && code_names(c, d))
        return true;
    for (int i = 0; i < code_n_children(c); i++) {
        if (candidate_has_place(code_child(c, i), d))
            return true;
    }
    return false;
}

/* `q = p` before the inner loop counts, too. */
static bool leads_to_place(const struct code *loop, const struct code *inner,
                           const struct code_decl *d)
{
    const struct code *const body = code_loop_body(loop);
    return candidate_has_place(inner, d) || (body != inner && is_needed_before(body, inner, d));
}

/* A counter or pointer that advances from each iteration of the loop to the next. */
static bool walks_on(const struct code *c, const struct code *loop, const struct code *inner)
{
    const struct code_decl *const d = code_changes(c);
    if (d != NULL && d != loop_index(loop) && loop_walks(loop, d) && leads_to_place(loop, inner, d))
        return true;
    for (int i = 0; i < code_n_children(c); i++) {
        if (walks_on(code_child(c, i), loop, inner))
            return true;
    }
    return false;
}

bool candidate_walks(const struct code *loop, const struct code *inner)
{
    return walks_on(code_loop_body(loop), loop, inner) ||
           (loop->kind == CODE_FOR && walks_on(loop->parts[LOOP_STEP], loop, inner));
}

/* The headers count too: a bound that contains the index. */
static bool repeats(const struct code *loop, const struct code *inner)
{
    const struct code_decl *const index = loop_index(loop);
    if (index == NULL)
        return true;
    const struct code *const body = code_loop_body(loop);
    if (candidate_walks(loop, inner) || is_needed(inner, index) ||
        (body != inner && is_needed_before(body, inner, index)))
        return false;
    for (int i = 0; inner->kind == CODE_FOR && i < 3; i++) {
        const struct code *const part = inner->parts[i];
        if (part->n_parts == 2 &&
            (is_needed(part->parts[0], index) || is_needed(part->parts[1], index)))
            return false;
    }
    return true;
}

/* Along an index: the most subscripts that vary of what is set, and the neighbours. */
struct along {
    const struct code_decl *index;
    int subscripts;
    int64_t least, most;
};

/* The parts of a sum of products that are an index, each with a number. */
static void look_in_subscript(const struct code *c, struct along *a, int *n, bool *runs)
{
    const struct code_decl *index = NULL;
    int64_t offset = 0;
    if (c->kind == CODE_INTEGER)
        return;
    if (!code_offset(c, &index, &offset)) {
        *n += c->n_parts == 0 ? 1 : 0;
        for (int i = 0; i < c->n_parts; i++)
            look_in_subscript(c->parts[i], a, n, runs);
        return;
    }
    *n += 1;
    if (index != a->index)
        return;
    *runs = true;
    a->least = offset < a->least ? offset : a->least;
    a->most = offset > a->most ? offset : a->most;
}

static int look_along(const struct code *c, struct along *a)
{
    int n = 0;
    bool runs = false;
    for (; c->kind == CODE_SUBSCRIPT; c = c->parts[0])
        look_in_subscript(c->parts[1], a, &n, &runs);
    return runs ? n : 0;
}

static void walk_along(const struct code *c, struct along *a)
{
    if (c->kind == CODE_ASSIGN) {
        const int n = look_along(c->parts[0], a);
        a->subscripts = n > a->subscripts ? n : a->subscripts;
    }
    (void)look_along(c, a);
    for (int i = 0; i < c->n_parts; i++)
        walk_along(c->parts[i], a);
}

/*
 * Loops of ten or more iterations that set elements in one or two dimensions, or next to elements
 * that they read, belong to a small grid, as in examples and tests; others run over components and
 * windows.
 */
static bool is_along_grid(struct search *s, const struct code *loop)
{
    enum { MAX_WINDOW = 9, GRID = 2 };
    struct along a = {.index = loop_index(loop), .least = INT64_MAX, .most = INT64_MIN};
    if (a.index == NULL || loop_is_short(s->r, loop, MAX_WINDOW))
        return false;
    walk_along(loop, &a);
    return a.subscripts > 0 && (a.subscripts <= GRID || a.most > a.least);
}

/* All loops in it have few iterations, and so has it. */
static bool is_short(struct search *s, const struct code *c)
{
    if (code_is_loop(c) && (!loop_is_short(s->r, c, READER_MAX_WINDOW) || is_along_grid(s, c)))
        return false;
    for (int i = 0; i < c->n_parts; i++) {
        if (!is_short(s, c->parts[i]))
            return false;
    }
    return true;
}

static bool holds_loop(const struct code *c)
{
    for (int i = 0; i < c->n_parts; i++) {
        if (code_is_loop(c->parts[i]) || holds_loop(c->parts[i]))
            return true;
    }
    return false;
}

/* `set(&b[i], a[i])`: what the loop computes is in a function that it calls for each element. */
static bool calls_for_each(const struct search *s, const struct code *c,
                           const struct code_decl *index)
{
    const struct code *const body =
        (c->kind == CODE_CALL || c->kind == CODE_METHOD) && c->decl != NULL
            ? unit_body(s->r->unit, c->decl)
            : NULL;
    if (body != NULL && index != NULL && code_names(c, index) && computes(body, c) &&
        !holds_loop(body))
        return true;
    for (int i = 0; i < c->n_parts; i++) {
        if (calls_for_each(s, c->parts[i], index))
            return true;
    }
    return false;
}

static void visit(struct search *s, const struct code *c);

static void add(struct search *s)
{
    struct candidates *const out = s->out;
    struct candidate *const c = &s->now;
    c->n_repeats = 0;
    for (int l = 0; l + 1 < c->n_path; l++) {
        if (loop_index(c->path[l]) == NULL)
            c->n_repeats = l + 1;
    }
    while (c->n_repeats + 1 < c->n_path &&
           repeats(c->path[c->n_repeats], c->path[c->n_repeats + 1]))
        c->n_repeats++;
    if (out->count == MAX_CANDIDATES)
        return;
    *ARENA_ADD(s->r->arena, out->items, out->count) = *c;
}

static bool holds_long_loop(struct search *s, const struct code *c)
{
    for (int i = 0; i < c->n_parts; i++) {
        const struct code *const part = c->parts[i];
        if (code_is_loop(part) ? !is_short(s, part) : holds_long_loop(s, part))
            return true;
    }
    return false;
}

/* Within loops that only repeat there may be small grids. */
static bool only_repeats_so_far(const struct search *s, const struct code *loop)
{
    for (int i = 0; i < s->now.n_path; i++) {
        const struct code *const inner = i + 1 < s->now.n_path ? s->now.path[i + 1] : loop;
        if (!repeats(s->now.path[i], inner))
            return false;
    }
    return true;
}

static void visit_loop(struct search *s, const struct code *c)
{
    const bool grid = holds_long_loop(s, c);
    const bool small_grid = !grid && holds_loop(c) && is_short(s, c) && only_repeats_so_far(s, c);
    const size_t before = s->out->count;
    if (s->now.n_path == FORM_MAX_LOOPS)
        return;
    s->now.path[s->now.n_path++] = c;
    bool repeats_only = false;
    if (!grid && !small_grid && holds_loop(c)) {
        /* A loop that repeats small grids is not one that contains windows. */
        repeats_only = loop_index(c) == NULL || !is_needed(c, loop_index(c));
    }
    if (grid || small_grid || repeats_only) {
        for (int i = 0; i < c->n_parts; i++)
            visit(s, c->parts[i]);
    }
    if (s->out->count == before && (computes(c, c) || calls_for_each(s, c, loop_index(c))))
        add(s);
    s->now.n_path--;
}

static void visit(struct search *s, const struct code *c)
{
    if (code_is_loop(c)) {
        /* Windows next to longer loops do not form a separate nest. */
        const bool window = s->now.n_path > 0 && is_short(s, c) && !only_repeats_so_far(s, c);
        if (!window)
            visit_loop(s, c);
        return;
    }
    for (int i = 0; i < c->n_parts; i++)
        visit(s, c->parts[i]);
}

void candidates_find(struct reader *r, struct candidates *out)
{
    for (size_t f = 0; f < unit_n_functions(r->unit); f++) {
        struct search s = {.r = r, .out = out};
        s.now.function = unit_function(r->unit, f);
        s.now.body = unit_body(r->unit, s.now.function);
        if (s.now.body != NULL)
            visit(&s, s.now.body);
    }
}

unsigned candidate_own_line(const struct candidates *all, size_t number)
{
    const struct candidate *const c = &all->items[number];
    int own = c->n_repeats;
    for (size_t i = 0; i < all->count; i++) {
        const struct candidate *const other = &all->items[i];
        for (int l = own; i != number && l < c->n_path - 1 && l < other->n_path; l++) {
            if (other->path[l] == c->path[l])
                own = l + 1;
        }
    }
    return c->path[own]->at.line;
}
