#include "collect/source/loop_header.h"
#include "collect/source/pragma.h"

/* Loops of the nest, over tiles, that repeat it, and those that are unrolled. */

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

/* The least (sign -1) or largest value of a bound, over the loops around. */
static bool extreme(struct reader *r, int sign, struct code_form *bound)
{
    const struct code_form one = form_constant(r->arena, 1);
    for (int l = 0; l < r->n_loops; l++) {
        int64_t factor = 0;
        struct code_form at = r->loops[l].start;
        if (bound->factor[l].n_terms == 0)
            continue;
        if (r->loops[l].in_use || !poly_is_constant(&bound->factor[l], &factor) ||
            ((factor > 0) == (sign > 0) && !form_add(r->arena, &r->loops[l].end, -1, &one, &at)))
            return false;
        bound->factor[l] = (struct poly){0};
        if (!form_add(r->arena, bound, factor, &at, bound))
            return false;
    }
    return true;
}

/* f*l + g as f*n + g. */
static bool put_size(struct reader *r, int l, const struct code_form *size, struct code_form *bound)
{
    struct code_form at;
    if (!form_scale(r->arena, size, &bound->factor[l], &at))
        return false;
    bound->factor[l] = (struct poly){0};
    return form_add(r->arena, bound, 1, &at, bound);
}

/* The index of a loop that only repeats the nest is the same in all of it: a size. */
static bool bounded_by_repeat(struct reader *r, const struct code *c, struct code_loop *loop)
{
    for (int l = 0; l < r->n_repeats && l < r->n_loops; l++) {
        const struct code_decl *const index = loop_index(r->path[l]);
        struct binding b = {.decl = index, .kind = BOUND_INTEGER};
        if (index == NULL ||
            (loop->start.factor[l].n_terms == 0 && loop->end.factor[l].n_terms == 0))
            continue;
        if (!symbol_of(r, c->at, index->name, index, 0, &b.form) ||
            !put_size(r, l, &b.form, &loop->start) || !put_size(r, l, &b.form, &loop->end))
            return false;
        reader_note_line(r, c->at, "one value of '%.*s' is taken", STR_ARG(index->name));
        reader_bind(r, &b);
    }
    return form_is_poly(&loop->start) && form_is_poly(&loop->end);
}

/* A triangle is taken as the rectangle around it: its longest rows decide the traffic. */
static bool widest(struct reader *r, const struct code *c, struct code_loop *loop)
{
    if (form_is_poly(&loop->start) && form_is_poly(&loop->end))
        return true;
    if (extreme(r, -1, &loop->start) && extreme(r, 1, &loop->end)) {
        reader_note_line(r, c->at,
                         "the bounds of '%.*s' depend on another index: all rows are taken as "
                         "long as the longest",
                         STR_ARG(loop->loop.index));
        return true;
    }
    if (bounded_by_repeat(r, c, loop))
        return true;
    reader_fail(r, c->at, "these bounds of '%.*s' depend on the index of a loop around",
                STR_ARG(loop->loop.index));
    (void)reader_hint(r, "write them as sums of that index, sizes and numbers");
    return false;
}

/* for (j = i*n; j < i*n + m; j++): counted from its start. */
static bool count_from_start(struct reader *r, const struct code_decl *index,
                             struct code_loop *loop, int l)
{
    const struct code_form up = form_loop(r->arena, l);
    struct binding b = {.decl = index, .kind = BOUND_INTEGER};
    struct code_form length;
    if (form_is_poly(&loop->start) || loop->facts.reversed ||
        !form_add(r->arena, &loop->end, -1, &loop->start, &length) || !form_is_poly(&length) ||
        !form_add(r->arena, &loop->start, 1, &up, &b.form))
        return false;
    loop->start = form_constant(r->arena, 0);
    loop->end = length;
    reader_bind(r, &b);
    return true;
}

/* A loop within a tile runs through all that the loop over the tiles does. */
static bool merge_tile(struct reader *r, const struct code *c, const struct code *condition, int l)
{
    struct code_loop *const loop = &r->loops[l];
    int64_t step = 0;
    int t = tile_of(r, &loop->start, &loop->end);
    if (t >= 0 && form_is_constant(&r->loops[t].step, &step) && step == 1)
        t = -1;
    for (int around = 0; t < 0 && around < l; around++) {
        const struct code_form begins = form_loop(r->arena, around);
        if (form_equal(&begins, &loop->start) && form_is_poly(&loop->end) &&
            r->loops[around].index != NULL && code_names(condition, r->loops[around].index))
            t = around;
    }
    if (t >= 0) {
        struct code_loop *const tiles = &r->loops[t];
        reader_note_line(r, c->at, "tiles of '%.*s' are left out", STR_ARG(loop->loop.index));
        loop->start = tiles->start;
        loop->end = tiles->end;
        tiles->dropped = true;
        loop->facts.tiled = true;
    }
    return count_from_start(r, loop->index, loop, l) || widest(r, c, loop);
}

/* --- a loop of the nest --- */

/* As in the table of function.c; typedefs and classes have their own names. */
static struct str index_type(const struct code_decl *index)
{
    enum { INT_BYTES = 4 };
    const struct code_type *const type = index->type;
    if (type->kind != TYPE_INTEGER)
        return STR("long");
    if (type->bytes <= INT_BYTES)
        return type->is_unsigned && type->bytes == INT_BYTES ? STR("unsigned") : STR("int");
    if (str_eq(type->text, STR("size_t")))
        return type->text;
    return type->is_unsigned ? STR("unsigned long") : STR("long");
}

static bool enter_loop(struct reader *r, const struct code *c, bool repeats, int *number)
{
    if (r->n_loops == FORM_MAX_LOOPS) {
        reader_fail(r, c->at, "loops are nested too deeply");
        (void)reader_hint(r, "at most %d are supported", FORM_MAX_LOOPS);
        return false;
    }
    *number = r->n_loops++;
    r->loops[*number] = (struct code_loop){.at = c->at, .dropped = repeats, .in_use = true};
    return true;
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
        reader_bind(r, &b);
}

/* What else the header sets: `for (i = 1, k = 0; …)`. */
static bool read_init(struct reader *r, const struct code *loop, const struct code *init)
{
    if (init->kind == CODE_BINARY)
        return read_init(r, loop, init->parts[0]) && read_init(r, loop, init->parts[1]);
    if (init->kind != CODE_DECLARE && init->kind != CODE_ASSIGN)
        return true;
    const struct code *const outer = r->header;
    r->header = loop;
    const bool ok = read_statement(r, init);
    r->header = outer;
    return ok;
}

/* How many iterations it has: a size where the step does not divide its range. */
static bool count_trips(struct reader *r, const struct code *c, const struct code_loop *loop,
                        const struct poly *step, struct code_form *out)
{
    const struct code_form zero = {0};
    const struct code_form by = form_of_poly(*step);
    const bool down = form_is_negative(&by);
    struct code_form size, span;
    struct code_form whole = {0};
    struct poly rest;
    int64_t over = 0;
    if (!form_add(r->arena, &zero, down ? -1 : 1, &by, &size) ||
        !form_add(r->arena, down ? &loop->start : &loop->end, -1, down ? &loop->end : &loop->start,
                  &span) ||
        !form_is_poly(&span))
        return loop_refuse(r, c, "a loop with this step over bounds of other loops");
    if (poly_divide(r->arena, &span.constant, &size.constant, true, &whole.constant, &rest) &&
        poly_is_constant(&rest, &over)) {
        const struct code_form one = form_constant(r->arena, 1);
        return form_add(r->arena, &whole, over > 0 ? 1 : 0, &one, out);
    }
    reader_note_line(r, c->at, "the number of iterations is taken as a size");
    return symbol_of(r, c->at, str_format(r->arena, "%.*s_trips", STR_ARG(loop->loop.index)), NULL,
                     0, out);
}

/* `for (i = n; i > 0; i -= 2)` as upwards over as many, which differ by less than a step. */
static bool turn(struct reader *r, struct code_loop *loop, int64_t step)
{
    const struct code_form one = form_constant(r->arena, 1);
    const struct code_form start = loop->start;
    loop->facts.reversed = true;
    loop->step = form_constant(r->arena, -step);
    return form_add(r->arena, &loop->end, 1, &one, &loop->start) &&
           form_add(r->arena, &start, 1, &one, &loop->end);
}

/* `i / 3`, `i >> 1` and the like, which are linear in the iterations. */
static bool has_quotient(const struct code *c, const struct code_decl *index)
{
    static const char *const ops[] = {"/", "%", ">>", "&", NULL};
    bool has = c->kind == CODE_BINARY && str_is_one_of(str_of(c->op), ops) &&
               c->type->kind == TYPE_INTEGER && code_names(c->parts[0], index);
    for (int i = 0; i < code_n_children(c) && !has; i++)
        has = has_quotient(code_child(c, i), index);
    return has;
}

/* Its iterations are counted, and the index is computed from them. */
static bool count_loop(struct reader *r, const struct code *c, const struct code_decl *index,
                       struct code_loop *loop, int l)
{
    struct binding b = {.decl = index, .kind = BOUND_INTEGER};
    const struct code_form up = form_loop(r->arena, l);
    struct code_form trips = {0};
    if (!count_trips(r, c, loop, &loop->step.constant, &trips) ||
        !form_scale(r->arena, &up, &loop->step.constant, &b.form) ||
        !form_add(r->arena, &loop->start, 1, &b.form, &b.form))
        return false;
    loop->start = form_constant(r->arena, 0);
    loop->end = trips;
    loop->step = form_constant(r->arena, 1);
    loop->counted = true;
    reader_bind(r, &b);
    return true;
}

/* `for (i = 0; i < n; i += 3)` where pointers advance, or `i / 3` is used. The same downwards. */
static bool count_iterations(struct reader *r, const struct code *c, const struct code_decl *index,
                             const struct loop_along *along, struct code_loop *loop, int l)
{
    int64_t step = 0;
    if (!form_is_constant(&loop->step, &step) || step == 1 || step == -1)
        return true;
    if (along->n == 0 && !has_quotient(code_loop_body(c), index))
        return step > 0 || turn(r, loop, step);
    return count_loop(r, c, index, loop, l);
}

/* `for (y = 2*w; y < h*w; y += w)`: counted in steps; `x += w` for pointers that advance, too. */
static bool count_in_steps(struct reader *r, const struct code *c, const struct code_decl *index,
                           const struct loop_along *along, struct code_loop *loop, int l)
{
    const struct poly *const step = &loop->step.constant;
    struct poly start, end, rest;
    struct binding b = {.decl = index, .kind = BOUND_INTEGER};
    const struct code_form up = form_loop(r->arena, l);
    if (form_is_constant(&loop->step, NULL) || !form_is_poly(&loop->step) ||
        !form_is_poly(&loop->start) || !form_is_poly(&loop->end))
        return true;
    if (form_is_negative(&loop->step))
        return count_loop(r, c, index, loop, l);
    if (!poly_divide(r->arena, &loop->start.constant, step, true, &start, &rest) ||
        rest.n_terms != 0 || !poly_divide(r->arena, &loop->end.constant, step, true, &end, &rest) ||
        rest.n_terms != 0 || !form_scale(r->arena, &up, step, &b.form))
        return along->n == 0 || count_loop(r, c, index, loop, l);
    loop->start = form_of_poly(start);
    loop->end = form_of_poly(end);
    loop->step = form_constant(r->arena, 1);
    reader_bind(r, &b);
    return true;
}

static bool set_header(struct reader *r, const struct code *c, const struct code *const *parts,
                       const struct code_decl *index, int l)
{
    struct code_loop *const loop = &r->loops[l];
    const struct code *const step = loop_step(parts[LOOP_STEP], parts[LOOP_CONDITION]);
    const int n_symbols = r->n_symbols;
    struct code_form start, by;
    struct loop_bound bound;
    if (!loop_start(r, c, parts[LOOP_INIT], index, &start) || !read_init(r, c, parts[LOOP_INIT]))
        return false;
    const struct binding b = {.decl = index, .kind = BOUND_INTEGER, .form = form_loop(r->arena, l)};
    struct loop_along along = {0};
    struct loop_previous previous = {0};
    loop_find_along(r, c, index, &along);
    loop_find_previous(r, c, index, &previous);
    for (int i = c->kind == CODE_FOR ? LOOP_CONDITION : 0; i < c->n_parts; i++)
        set_forget(r, c->parts[i], BOUND_VARYING);
    reader_bind(r, &b);
    loop->start = start;
    if (!loop_bound_of(r, c, parts[LOOP_CONDITION], index, l, &bound) ||
        !loop_read_step(r, step, &by) || !loop_set_range(r, step, loop, &start, &bound, &by))
        return r->err->kind == ERR_NONE && loop_refuse(r, c, "a loop bound this large");
    loop->facts.wide_end = bound.wide;
    header_rows(r, c, loop, n_symbols);
    if (!count_iterations(r, c, index, &along, loop, l) ||
        !merge_tile(r, c, parts[LOOP_CONDITION], l))
        return false;
    mirror(r, index, loop, l);
    if (!count_in_steps(r, c, index, &along, loop, l))
        return false;
    loop_bind_along(r, &along, c, loop, l);
    loop_bind_previous(r, &previous, loop, l);
    return true;
}

/* f(&i) in code that comes from Fortran: an index that a function changes is rare. */
static bool check_index(struct reader *r, const struct code *body, const struct code_decl *index)
{
    if (!code_sets(body, index))
        return true;
    if (!code_assigns(body, index)) {
        reader_note_line(r, body->at, "the functions that get the address of '%.*s' do not set it",
                         STR_ARG(index->name));
        return true;
    }
    reader_fail(r, body->at, "the loop index '%.*s' is changed in the loop", STR_ARG(index->name));
    (void)reader_hint(r, "write `for (int i = 1; i < N - 1; i++)`");
    return false;
}

/* A loop around the nest that only repeats it: its bounds need not be known. */
static bool read_repeat(struct reader *r, const struct code *c)
{
    const struct code_decl *const index = loop_index(c);
    int l = 0;
    if (!enter_loop(r, c, true, &l))
        return false;
    set_forget(r, c, BOUND_UNKNOWN);
    if (c->kind == CODE_FOR && !read_init(r, c, c->parts[LOOP_INIT]))
        return false;
    if (r->depth < r->n_left_out) {
        reader_note_line(r, c->at, "a loop that is not one over a grid: the nest inside is read");
        set_forget(r, c, BOUND_UNKNOWN);
    } else if (index != NULL) {
        const struct binding b = {
            .decl = index, .kind = BOUND_INTEGER, .form = form_loop(r->arena, l)};
        reader_bind(r, &b);
        r->loops[l].loop.index = index->name;
    }
    r->depth++;
    return read_statement(r, code_loop_body(c));
}

/* The index as the rest of the step sees it: after `i++, s += a[i]` it is the next one. */
static bool bind_next(struct reader *r, const struct code *step, const struct code_decl *index)
{
    struct binding *const b = binding_of(r, index);
    struct code_form by;
    if (b == NULL || b->kind != BOUND_INTEGER || !loop_read_step(r, step, &by))
        return false;
    struct binding next = *b;
    if (!form_add(r->arena, &b->form, 1, &by, &next.form))
        return loop_refuse(r, step, "a step this large");
    reader_bind(r, &next);
    return true;
}

/* After an iteration: `i++, j += 2, s += a[i]`. */
static bool read_step(struct reader *r, const struct code *step, const struct code_decl *index)
{
    if (step->kind == CODE_BINARY && code_is_op(step, ","))
        return read_step(r, step->parts[0], index) && read_step(r, step->parts[1], index);
    if (r->done)
        return statement_leave_out(r, step);
    return code_changes(step) == index ? bind_next(r, step, index) : read_statement(r, step);
}

bool read_loop(struct reader *r, const struct code *c)
{
    const struct code *parts[4];
    int l = 0;
    if (r->depth < r->n_repeats)
        return read_repeat(r, c);
    const struct code_decl *const index = loop_index(c);
    if (!loop_parts(r->arena, c, parts) || index == NULL)
        return loop_refuse_index(r, c);
    if (!enter_loop(r, c, false, &l))
        return false;
    r->loops[l].index = index;
    r->loops[l].loop.index = index->name;
    r->loops[l].facts.type = index_type(index);
    r->loops[l].facts.line = c->at.line;
    r->loops[l].facts.col = c->at.col;
    if (!set_header(r, c, parts, index, l) || !check_index(r, parts[LOOP_BODY], index))
        return false;
    r->loops[l].in_use = false;
    pragma_before(r, c, l);
    r->depth++;
    r->body = parts[LOOP_BODY];
    r->body_time = r->time;
    if (!read_statement(r, parts[LOOP_BODY]))
        return false;
    r->leaving = LEAVING_NOT;
    if (c->kind == CODE_FOR && !read_step(r, parts[LOOP_STEP], index))
        return false;
    r->done = true;
    return true;
}

/* --- windows --- */

static bool constant_range(struct reader *r, const struct code *c, const struct code **parts,
                           const struct code_decl *index, struct code_form *first, int64_t *count,
                           int64_t *by)
{
    struct loop_range range;
    int64_t width = 0;
    if (!loop_try_range(r, c, parts, index, &range) ||
        !form_add(r->arena, &range.bound.limit, -1, &range.first, &range.bound.limit) ||
        !form_is_constant(&range.bound.limit, &width) || !form_is_constant(&range.step, by) ||
        *by == 0 || *by > INT32_MAX || *by < -INT32_MAX || width > INT32_MAX || width < -INT32_MAX)
        return false;
    *first = range.first;
    const bool up = range.bound.unequal ? *by > 0 : range.bound.upper;
    if (up != (*by > 0))
        return false;
    const int64_t span = (up ? width : -width) + (range.bound.inclusive ? 1 : 0);
    const int64_t size = up ? *by : -*by;
    *count = span <= 0 ? 0 : (span + size - 1) / size;
    return true;
}

bool loop_is_short(struct reader *r, const struct code *c, int64_t max)
{
    const struct code *parts[4];
    struct code_form first;
    int64_t count, by;
    const struct code_decl *const index = loop_index(c);
    return loop_parts(r->arena, c, parts) && index != NULL &&
           constant_range(r, c, parts, index, &first, &count, &by) && count <= max;
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
    const struct code *const around = r->body;
    for (int64_t i = 0; i < count && r->leaving != LEAVING_LOOP && r->leaving != LEAVING_FUNCTION;
         i++) {
        struct binding b = {.decl = index, .kind = BOUND_INTEGER};
        const struct code_form one = form_constant(r->arena, 1);
        if (!form_add(r->arena, &first, i * by, &one, &b.form))
            return loop_refuse(r, c, "a loop bound this large");
        reader_bind(r, &b);
        r->leaving = LEAVING_NOT;
        r->body = parts[LOOP_BODY];
        if (!read_statement(r, parts[LOOP_BODY]) ||
            (r->leaving != LEAVING_LOOP && r->leaving != LEAVING_FUNCTION &&
             !read_step(r, parts[LOOP_STEP], index)))
            return false;
    }
    if (r->leaving != LEAVING_FUNCTION)
        r->leaving = LEAVING_NOT;
    r->body = around;
    return true;
}
