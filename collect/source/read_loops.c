#include <string.h>

#include "collect/source/pragma.h"
#include "collect/source/reader.h"

/* Loop headers, loops over tiles, and loops that are unrolled. */
enum { INIT, CONDITION, STEP, BODY };

static bool is_op(const struct code *c, const char *op)
{
    return strcmp(c->op, op) == 0;
}

static bool refuse_head(struct reader *r, const struct code *where, const char *what)
{
    reader_fail(r, where->at, "%s is not supported", what);
    (void)reader_hint(r, "write `for (int i = 1; i < N - 1; i++)`");
    return false;
}

/* --- parts --- */

static const struct code_decl *changed(const struct code *c)
{
    return (c->kind == CODE_STEP || c->kind == CODE_ASSIGN) && c->parts[0]->kind == CODE_NAME
               ? c->parts[0]->decl
               : NULL;
}

static bool names(const struct code *c, const struct code_decl *d)
{
    if (c->kind == CODE_NAME && c->decl == d)
        return true;
    for (int i = 0; i < c->n_parts; i++) {
        if (names(c->parts[i], d))
            return true;
    }
    return false;
}

/* while (i < n) { …; i++; } */
static bool while_parts(struct arena *arena, const struct code *c, const struct code **parts)
{
    static const struct code_type type = {.kind = TYPE_UNKNOWN};
    static const struct code empty = {.kind = CODE_EMPTY, .type = &type, .op = ""};
    const struct code *const body = c->parts[1];
    if (body->kind != CODE_BLOCK || body->n_parts < 2)
        return false;
    const struct code *const last = body->parts[body->n_parts - 1];
    const struct code_decl *const d = changed(last);
    if (d == NULL || d->type->kind != TYPE_INTEGER || !names(c->parts[0], d))
        return false;
    struct code *rest = arena_copy(arena, body, 1, sizeof *rest);
    rest->n_parts--;
    parts[INIT] = &empty;
    parts[CONDITION] = c->parts[0];
    parts[STEP] = last;
    parts[BODY] = rest;
    return true;
}

bool loop_parts(struct arena *arena, const struct code *c, const struct code **parts)
{
    if (c->kind == CODE_WHILE)
        return while_parts(arena, c, parts);
    for (int i = 0; i < 4 && c->kind == CODE_FOR; i++)
        parts[i] = c->parts[i];
    return c->kind == CODE_FOR;
}

/* Of `i++, k++` the part that changes what the condition is about. */
static const struct code *step_of(const struct code *step, const struct code *condition)
{
    if (step->kind == CODE_BINARY && is_op(step, ",")) {
        const struct code *const left = step_of(step->parts[0], condition);
        return left != NULL ? left : step_of(step->parts[1], condition);
    }
    const struct code_decl *const d = changed(step);
    return d != NULL && d->type->kind == TYPE_INTEGER && names(condition, d) ? step : NULL;
}

const struct code_decl *loop_index(const struct code *c)
{
    struct arena arena = {0};
    const struct code *parts[4];
    const struct code_decl *index = NULL;
    if (loop_parts(&arena, c, parts)) {
        const struct code *const step = step_of(parts[STEP], parts[CONDITION]);
        index = step != NULL ? changed(step) : NULL;
    }
    arena_free(&arena);
    return index;
}

/* --- the header --- */

static const struct code *start_of(const struct code *init, const struct code_decl *index)
{
    if (init->kind == CODE_DECLARE && init->decl == index)
        return init->decl->initial;
    if (init->kind == CODE_ASSIGN && is_op(init, "=") && changed(init) == index)
        return init->parts[1];
    for (int i = 0; (init->kind == CODE_DECLARE || init->kind == CODE_BINARY) && i < init->n_parts;
         i++) {
        const struct code *const start = start_of(init->parts[i], index);
        if (start != NULL)
            return start;
    }
    return NULL;
}

static bool read_start(struct reader *r, const struct code *c, const struct code *init,
                       const struct code_decl *index, struct code_form *out)
{
    const struct code *const start = start_of(init, index);
    if (start != NULL)
        return read_integer(r, start, out);
    struct code name = *c;
    name.kind = CODE_NAME;
    name.decl = index;
    name.type = index->type;
    name.n_parts = 0;
    name.macro = (struct str){0};
    return read_integer(r, &name, out);
}

/* `i++`, `i += 2`, `i = i + b`: the step with its sign. */
static bool read_step(struct reader *r, const struct code *step, const struct code_decl *index,
                      struct code_form *out)
{
    const struct code_form zero = {0};
    const struct code_form one = form_constant(r->arena, 1);
    const struct code *by = NULL;
    bool down = step->op[0] == '-';
    if (step->kind == CODE_STEP)
        return form_add(r->arena, &zero, down ? -1 : 1, &one, out);
    if (is_op(step, "+=") || is_op(step, "-=")) {
        by = step->parts[1];
    } else if (is_op(step, "=") && step->parts[1]->kind == CODE_BINARY &&
               (is_op(step->parts[1], "+") || is_op(step->parts[1], "-")) &&
               step->parts[1]->parts[0]->kind == CODE_NAME &&
               step->parts[1]->parts[0]->decl == index) {
        by = step->parts[1]->parts[1];
        down = is_op(step->parts[1], "-");
    }
    struct code_form value;
    if (by == NULL)
        return refuse_head(r, step, "this step");
    return read_integer(r, by, &value) && form_add(r->arena, &zero, down ? -1 : 1, &value, out);
}

/* What `i < limit` says about loop l: limit, exclusive for an upward loop. */
struct bound {
    struct code_form limit;
    bool upper;
    bool inclusive;
    bool unequal;
};

static bool read_bound(struct reader *r, const struct code *c, int l, struct bound *out)
{
    struct code_form left, right;
    int64_t factor = 0;
    const struct code_form zero = {0};
    const bool less = c->op[0] == '<';
    if (!read_integer(r, c->parts[0], &left) || !read_integer(r, c->parts[1], &right) ||
        !form_add(r->arena, &right, -1, &left, &right))
        return false;
    if (!poly_is_constant(&right.factor[l], &factor) || (factor != 1 && factor != -1))
        return refuse_head(r, c, "a loop condition other than the index against a bound");
    /* right - left = factor*i + limit: positive where left < right. */
    right.factor[l] = (struct poly){0};
    *out = (struct bound){.upper = less == (factor < 0),
                          .inclusive = c->op[1] == '=' && c->op[0] != '!',
                          .unequal = c->op[0] == '!'};
    return form_add(r->arena, &zero, -factor, &right, &out->limit);
}

static bool is_comparison(const struct code *c)
{
    static const char *const operators[] = {"<", "<=", ">", ">=", "!="};
    bool any = false;
    for (size_t i = 0; c->kind == CODE_BINARY && i < sizeof operators / sizeof *operators; i++)
        any = any || is_op(c, operators[i]);
    return any;
}

/* Of conditions joined by && the one on the index. */
static const struct code *condition_of(const struct code *c, const struct code_decl *index)
{
    if (c->kind == CODE_BINARY && is_op(c, "&&")) {
        const struct code *const left = condition_of(c->parts[0], index);
        return left != NULL ? left : condition_of(c->parts[1], index);
    }
    return is_comparison(c) && names(c, index) ? c : NULL;
}

static bool read_condition_of(struct reader *r, const struct code *c, const struct code *whole,
                              const struct code_decl *index, int l, struct bound *out)
{
    if (whole->kind == CODE_EMPTY)
        return refuse_head(r, c, "a loop without a condition");
    const struct code *const condition = condition_of(whole, index);
    if (condition == NULL)
        return refuse_head(r, whole, "a loop condition other than the index against a bound");
    if (condition != whole)
        reader_note(r, whole->at, "line %u: the loop is taken to run to its bound", whole->at.line);
    return read_bound(r, condition, l, out);
}

/* Start and end of the values, whatever the direction. */
static bool set_range(struct reader *r, const struct code *c, struct code_loop *loop,
                      const struct code_form *start, const struct bound *bound,
                      const struct code_form *step)
{
    const struct code_form one = form_constant(r->arena, 1);
    const struct code_form zero = {0};
    int64_t value = 0;
    const bool constant = form_is_constant(step, &value);
    const bool down = constant && value < 0;
    const bool upper = bound->unequal ? !down : bound->upper;
    loop->step = *step;
    if (upper == down)
        return refuse_head(r, c, "a loop that does not run towards its bound");
    if (!down) {
        loop->start = *start;
        loop->end = bound->limit;
        return !bound->inclusive || form_add(r->arena, &bound->limit, 1, &one, &loop->end);
    }
    if (value != -1)
        return refuse_head(r, c, "a downward loop with a step of more than 1");
    loop->facts.reversed = true;
    loop->start = bound->limit;
    return form_add(r->arena, &zero, 1, &one, &loop->step) &&
           (bound->inclusive || form_add(r->arena, &bound->limit, 1, &one, &loop->start)) &&
           form_add(r->arena, start, 1, &one, &loop->end);
}

/* --- tiles --- */

static int tile_of(const struct reader *r, const struct code_form *start,
                   const struct code_form *end)
{
    int tile = -1;
    for (int l = 0; l < r->n_loops; l++) {
        int64_t a = 0;
        int64_t b = 0;
        if (start->factor[l].n_terms != 0 && poly_is_constant(&start->factor[l], &a) && a == 1 &&
            poly_is_constant(&end->factor[l], &b) && b == 1)
            tile = tile < 0 ? l : -2;
        else if (start->factor[l].n_terms != 0 || end->factor[l].n_terms != 0)
            return -1;
    }
    return tile;
}

/* A loop within a tile runs through all that the loop over the tiles does. */
static bool merge_tile(struct reader *r, const struct code *c, const struct code *condition,
                       struct code_loop *loop)
{
    int t = tile_of(r, &loop->start, &loop->end);
    for (int l = 0; t < 0 && l + 1 < r->n_loops; l++) {
        const struct code_form begins = form_loop(r->arena, l);
        if (form_equal(&begins, &loop->start) && form_is_poly(&loop->end) &&
            r->loops[l].index != NULL && names(condition, r->loops[l].index))
            t = l;
    }
    if (t >= 0) {
        struct code_loop *const tiles = &r->loops[t];
        reader_note(r, c->at, "line %u: tiles of '%.*s' are left out", c->at.line,
                    STR_ARG(loop->loop.index));
        loop->start = tiles->start;
        loop->end = tiles->end;
        tiles->dropped = true;
    }
    if (form_is_poly(&loop->start) && form_is_poly(&loop->end))
        return true;
    reader_fail(r, c->at, "a bound that depends on the index of a loop around is not supported");
    (void)reader_hint(r, "use constants and sizes only");
    return false;
}

/* --- a loop of the nest --- */

static struct str index_type(const struct code_decl *index)
{
    return str_find_str(index->type->text, STR("::")) < index->type->text.len ? STR("long")
                                                                              : index->type->text;
}

static bool enter_loop(struct reader *r, const struct code *c, bool repeats, int *number)
{
    if (r->n_loops == FORM_MAX_LOOPS) {
        reader_fail(r, c->at, "too many loops inside each other");
        (void)reader_hint(r, "at most %d are supported", FORM_MAX_LOOPS);
        return false;
    }
    *number = r->n_loops++;
    r->loops[*number] = (struct code_loop){.at = c->at, .dropped = repeats, .in_use = true};
    return true;
}

/* --- what goes along with the index --- */

static int count_sets(const struct code *c, const struct code_decl *d)
{
    const bool sets = (c->kind == CODE_ASSIGN || c->kind == CODE_STEP || c->kind == CODE_ADDRESS) &&
                      c->parts[0]->kind == CODE_NAME && c->parts[0]->decl == d;
    int n = (sets || (c->kind == CODE_DECLARE && c->decl == d)) ? 1 : 0;
    for (int i = 0; i < c->n_parts; i++)
        n += count_sets(c->parts[i], d);
    return n;
}

/* `p++`, `k += 2` in each iteration: by how much; false for anything else. */
static bool steps_by(struct reader *r, const struct code *c, int64_t *by)
{
    struct code_form value;
    if (c->kind == CODE_STEP) {
        *by = c->op[0] == '-' ? -1 : 1;
        return true;
    }
    if (c->kind != CODE_ASSIGN || (!is_op(c, "+=") && !is_op(c, "-=")) ||
        !try_integer(r, c->parts[1], &value) || !form_is_constant(&value, by) || *by > INT32_MAX ||
        *by < -INT32_MAX)
        return false;
    *by = is_op(c, "-=") ? -*by : *by;
    return true;
}

/* Its value before the step: what it was before the loop, and a step for each iteration so far. */
static void bind_along(struct reader *r, const struct code *step,
                       const struct code_form *iterations)
{
    const struct code_decl *const d = changed(step);
    struct binding b = {.decl = d, .kind = BOUND_VARYING};
    const struct code *const name = step->parts[0];
    struct place p;
    int64_t by = 0;
    const bool steps = steps_by(r, step, &by);
    if (steps && d->type->kind == TYPE_INTEGER && try_integer(r, name, &b.form) &&
        form_add(r->arena, &b.form, by, iterations, &b.form)) {
        b.kind = BOUND_INTEGER;
    } else if (steps && d->type->kind == TYPE_POINTER && try_pointer(r, name, &p) && p.n > 0 &&
               form_add(r->arena, &p.subscripts[p.n - 1], by, iterations, &p.subscripts[p.n - 1])) {
        b.kind = BOUND_PLACE;
        b.place = arena_copy(r->arena, &p, 1, sizeof p);
    }
    bind(r, &b);
}

static void collect_steps(const struct code *c, const struct code *loop, int *n,
                          const struct code **out)
{
    const struct code_decl *const d = changed(c);
    if (d != NULL && *n < READER_MAX_CALLS && count_sets(loop, d) == 1 &&
        (d->type->kind == TYPE_INTEGER || d->type->kind == TYPE_POINTER))
        out[(*n)++] = c;
    const bool list = c->kind == CODE_BLOCK || (c->kind == CODE_BINARY && is_op(c, ","));
    for (int i = 0; list && i < c->n_parts; i++)
        collect_steps(c->parts[i], loop, n, out);
}

/* Variables that change once in each iteration by the same amount, before all others vary. */
struct along {
    int n;
    const struct code *steps[READER_MAX_CALLS];
    struct binding before[READER_MAX_CALLS];
    bool known[READER_MAX_CALLS];
};

static void find_along(struct reader *r, const struct code *const *parts,
                       const struct code_decl *index, const struct code *c, struct along *out)
{
    int n = 0;
    const struct code *steps[READER_MAX_CALLS];
    collect_steps(parts[STEP], c, &n, steps);
    collect_steps(parts[BODY], c, &n, steps);
    for (int i = 0; i < n; i++) {
        const struct code_decl *const d = changed(steps[i]);
        const struct binding *const b = binding_of(r, d);
        if (d == index || (b != NULL && b->kind == BOUND_VARYING))
            continue;
        out->known[out->n] = b != NULL;
        if (b != NULL)
            out->before[out->n] = *b;
        out->steps[out->n++] = steps[i];
    }
}

static void bind_all_along(struct reader *r, const struct along *along,
                           const struct code_loop *loop, int l)
{
    int64_t step = 0;
    struct code_form iterations = form_loop(r->arena, l);
    if (!form_is_constant(&loop->step, &step) || step != 1 || loop->facts.reversed ||
        !form_add(r->arena, &iterations, -1, &loop->start, &iterations))
        return;
    for (int i = 0; i < along->n; i++) {
        struct binding b = along->before[i];
        if (!along->known[i])
            b = (struct binding){.decl = changed(along->steps[i]), .kind = BOUND_UNKNOWN};
        bind(r, &b);
        bind_along(r, along->steps[i], &iterations);
    }
}

/* A downward loop that updates in place: as an upward one over mirrored subscripts. */
static void mirror(struct reader *r, const struct code_decl *index, const struct code_loop *loop,
                   int l)
{
    const struct code_form one = form_constant(r->arena, 1);
    const struct code_form up = form_loop(r->arena, l);
    struct binding b = {.decl = index, .kind = BOUND_INTEGER};
    if (r->mirrors && loop->facts.reversed &&
        form_add(r->arena, &loop->start, 1, &loop->end, &b.form) &&
        form_add(r->arena, &b.form, -1, &one, &b.form) &&
        form_add(r->arena, &b.form, -1, &up, &b.form))
        bind(r, &b);
}

static bool set_header(struct reader *r, const struct code *c, const struct code *const *parts,
                       const struct code_decl *index, int l)
{
    struct code_loop *const loop = &r->loops[l];
    const struct code *const step = step_of(parts[STEP], parts[CONDITION]);
    struct code_form start, by;
    struct bound bound;
    if (!read_start(r, c, parts[INIT], index, &start))
        return false;
    const struct binding b = {.decl = index, .kind = BOUND_INTEGER, .form = form_loop(r->arena, l)};
    struct along along = {0};
    find_along(r, parts, index, c, &along);
    forget_set(r, c, BOUND_VARYING);
    bind(r, &b);
    loop->start = start;
    if (!read_condition_of(r, c, parts[CONDITION], index, l, &bound) ||
        !read_step(r, step, index, &by) || !set_range(r, step, loop, &start, &bound, &by) ||
        !merge_tile(r, c, parts[CONDITION], loop))
        return false;
    mirror(r, index, loop, l);
    bind_all_along(r, &along, loop, l);
    return true;
}

static bool check_index(struct reader *r, const struct code *body, const struct code_decl *index)
{
    if (!code_sets(body, index))
        return true;
    reader_fail(r, body->at, "the loop index '%.*s' is changed in the loop", STR_ARG(index->name));
    (void)reader_hint(r, "write `for (int i = 1; i < N - 1; i++)`");
    return false;
}

/* Around the nest, and only to repeat it: nothing of it needs to be known. */
static bool read_repeat(struct reader *r, const struct code *c)
{
    const struct code_decl *const index = loop_index(c);
    int l = 0;
    if (!enter_loop(r, c, true, &l))
        return false;
    forget_set(r, c, BOUND_UNKNOWN);
    if (index != NULL) {
        const struct binding b = {
            .decl = index, .kind = BOUND_INTEGER, .form = form_loop(r->arena, l)};
        bind(r, &b);
        r->loops[l].loop.index = index->name;
    }
    r->depth++;
    const int body = c->kind == CODE_FOR ? BODY : c->kind == CODE_WHILE ? 1 : 0;
    return read_statement(r, c->parts[body]);
}

bool read_loop(struct reader *r, const struct code *c)
{
    const struct code *parts[4];
    int l = 0;
    if (r->depth < r->n_repeats)
        return read_repeat(r, c);
    const struct code_decl *const index = loop_index(c);
    if (!loop_parts(r->arena, c, parts) || index == NULL)
        return refuse_head(r, c, "a loop without an index that its condition and step are about");
    if (!enter_loop(r, c, false, &l))
        return false;
    r->loops[l].index = index;
    r->loops[l].loop.index = index->name;
    r->loops[l].facts.type = index_type(index);
    r->loops[l].facts.line = c->at.line;
    r->loops[l].facts.col = c->at.col;
    if (!set_header(r, c, parts, index, l) || !check_index(r, parts[BODY], index))
        return false;
    r->loops[l].in_use = false;
    pragmas_before(r, c, l);
    r->depth++;
    if (!read_statement(r, parts[BODY]))
        return false;
    r->leaving = LEAVING_NOT;
    r->done = true;
    return true;
}

/* --- margins --- */

static void widen(int64_t *margin, int64_t by)
{
    if (by > *margin && by <= READER_MAX_WINDOW)
        *margin = by;
}

/* The only loop in the form, with factor 1 or -1; -1: none. */
static int only_loop(const struct code_form *f, int64_t *factor)
{
    int only = -1;
    for (int l = 0; l < FORM_MAX_LOOPS; l++) {
        if (f->factor[l].n_terms == 0)
            continue;
        if (only >= 0 || !poly_is_constant(&f->factor[l], factor) ||
            (*factor != 1 && *factor != -1))
            return -1;
        only = l;
    }
    return only;
}

void margin_at_boundary(struct reader *r, const struct code_form *difference)
{
    int64_t factor = 0;
    int64_t distance = 0;
    const int l = only_loop(difference, &factor);
    if (l < 0 || r->loops[l].in_use)
        return;
    struct code_loop *const loop = &r->loops[l];
    struct poly at;
    const struct poly zero = {0};
    if (!poly_add_scaled(r->arena, &zero, -factor, &difference->constant, &at))
        return;
    struct poly rest;
    if (poly_add_scaled(r->arena, &at, -1, &loop->start.constant, &rest) &&
        poly_is_constant(&rest, &distance) && distance >= 0)
        widen(&loop->margin_before, distance + 1);
    else if (poly_add_scaled(r->arena, &loop->end.constant, -1, &at, &rest) &&
             poly_is_constant(&rest, &distance))
        widen(&loop->margin_after, distance);
}

void margin_in_range(struct reader *r, const struct code_form *value, const struct code_form *size)
{
    int64_t factor = 0;
    int64_t distance = 0;
    const int l = only_loop(value, &factor);
    if (l < 0 || factor != 1 || r->loops[l].in_use)
        return;
    struct code_loop *const loop = &r->loops[l];
    struct poly rest;
    if (poly_add_scaled(r->arena, &loop->start.constant, 1, &value->constant, &rest) &&
        poly_is_constant(&rest, &distance))
        widen(&loop->margin_before, -distance);
    if (poly_add_scaled(r->arena, &loop->end.constant, 1, &value->constant, &rest) &&
        poly_add_scaled(r->arena, &rest, -1, &size->constant, &rest) &&
        poly_is_constant(&rest, &distance))
        widen(&loop->margin_after, distance);
}

bool margins_apply(struct reader *r)
{
    const struct code_form one = form_constant(r->arena, 1);
    for (int l = 0; l < r->n_loops; l++) {
        struct code_loop *const loop = &r->loops[l];
        if (!form_add(r->arena, &loop->start, loop->margin_before, &one, &loop->start) ||
            !form_add(r->arena, &loop->end, -loop->margin_after, &one, &loop->end))
            return refuse_head(r, r->path[0], "a loop bound this large");
    }
    return true;
}

/* --- windows --- */

static bool constant_range(struct reader *r, const struct code *c, const struct code **parts,
                           const struct code_decl *index, struct code_form *first, int64_t *count,
                           int64_t *by)
{
    struct err quiet = {0};
    struct err *const outer = r->err;
    struct code_form start, step;
    struct bound bound;
    const struct code *const part = step_of(parts[STEP], parts[CONDITION]);
    const int l = r->n_loops;
    if (part == NULL || l == FORM_MAX_LOOPS)
        return false;
    r->err = &quiet;
    const struct binding *const old = binding_of(r, index);
    const struct binding before =
        old != NULL ? *old : (struct binding){.decl = index, .kind = BOUND_UNKNOWN};
    bool ok = read_start(r, c, parts[INIT], index, &start);
    const struct binding b = {.decl = index, .kind = BOUND_INTEGER, .form = form_loop(r->arena, l)};
    bind(r, &b);
    r->loops[l] = (struct code_loop){.in_use = true};
    ok = ok && read_condition_of(r, c, parts[CONDITION], index, l, &bound) &&
         read_step(r, part, index, &step);
    bind(r, &before);
    r->err = outer;
    int64_t width = 0;
    if (!ok || !form_add(r->arena, &bound.limit, -1, &start, &bound.limit) ||
        !form_is_constant(&bound.limit, &width) || !form_is_constant(&step, by) || *by == 0 ||
        *by > INT32_MAX || *by < -INT32_MAX || width > INT32_MAX || width < -INT32_MAX)
        return false;
    *first = start;
    const bool up = bound.unequal ? *by > 0 : bound.upper;
    if (up != (*by > 0))
        return false;
    const int64_t span = (up ? width : -width) + (bound.inclusive ? 1 : 0);
    const int64_t size = up ? *by : -*by;
    *count = span <= 0 ? 0 : (span + size - 1) / size;
    return true;
}

bool loop_is_short(struct reader *r, const struct code *c)
{
    const struct code *parts[4];
    struct code_form first;
    int64_t count, by;
    const struct code_decl *const index = loop_index(c);
    return loop_parts(r->arena, c, parts) && index != NULL &&
           constant_range(r, c, parts, index, &first, &count, &by) && count <= READER_MAX_WINDOW;
}

bool read_window(struct reader *r, const struct code *c)
{
    const struct code *parts[4];
    struct code_form first;
    int64_t count = 0;
    int64_t by = 0;
    const struct code_decl *const index = loop_index(c);
    if (!loop_parts(r->arena, c, parts) || index == NULL ||
        !constant_range(r, c, parts, index, &first, &count, &by) || count > READER_MAX_WINDOW) {
        reader_fail(r, c->at, "a loop of this kind inside of the innermost loop is not supported");
        (void)reader_hint(r,
                          "loops over the points of a stencil have at most %d iterations and "
                          "constant bounds",
                          READER_MAX_WINDOW);
        return false;
    }
    for (int64_t i = 0; i < count && r->leaving != LEAVING_LOOP && r->leaving != LEAVING_FUNCTION;
         i++) {
        struct binding b = {.decl = index, .kind = BOUND_INTEGER};
        const struct code_form one = form_constant(r->arena, 1);
        if (!form_add(r->arena, &first, i * by, &one, &b.form))
            return refuse_head(r, c, "a loop bound this large");
        bind(r, &b);
        r->leaving = LEAVING_NOT;
        if (!read_statement(r, parts[BODY]))
            return false;
    }
    if (r->leaving != LEAVING_FUNCTION)
        r->leaving = LEAVING_NOT;
    return true;
}
