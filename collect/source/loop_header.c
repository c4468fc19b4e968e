#include "collect/source/loop_header.h"

#include <string.h>

#include "collect/source/code_make.h"

/* Loop headers as they are written, and what they say of the loop. */

bool loop_refuse(struct reader *r, const struct code *where, const char *what)
{
    reader_fail(r, where->at, "%s is not supported", what);
    (void)reader_hint(r, "write `for (int i = 1; i < N - 1; i++)`");
    return false;
}

/* --- parts --- */

/* while (i < n) { …; i++; }, and with the condition at the end: at least one iteration is usual. */
static bool while_parts(struct arena *arena, const struct code *c, const struct code **parts)
{
    static const struct code_type type = {.kind = TYPE_UNKNOWN};
    static const struct code empty = {.kind = CODE_EMPTY, .type = &type, .op = ""};
    const bool at_end = c->kind == CODE_DO;
    const struct code *const condition = c->parts[at_end ? 1 : 0];
    const struct code *const body = c->parts[at_end ? 0 : 1];
    if (body->kind != CODE_BLOCK || body->n_parts < 2)
        return false;
    const struct code *const last = body->parts[body->n_parts - 1];
    const struct code_decl *const d = code_changes(last);
    if (d == NULL || d->type->kind != TYPE_INTEGER || !code_names(condition, d))
        return false;
    struct code *rest = arena_copy(arena, body, 1, sizeof *rest);
    rest->n_parts--;
    parts[LOOP_INIT] = &empty;
    parts[LOOP_CONDITION] = condition;
    parts[LOOP_STEP] = last;
    parts[LOOP_BODY] = rest;
    return true;
}

static const struct code *start_of(const struct code *init, const struct code_decl *index)
{
    if (init->kind == CODE_DECLARE && init->decl == index)
        return init->decl->initial;
    if (init->kind == CODE_ASSIGN && code_is_op(init, "=") && code_changes(init) == index)
        return init->parts[1];
    if (init->kind == CODE_ASSIGN && init->parts[1]->kind == CODE_ASSIGN) /* k = i = 0 */
        return start_of(init->parts[1], index);
    for (int i = 0; (init->kind == CODE_DECLARE || init->kind == CODE_BINARY) && i < init->n_parts;
         i++) {
        const struct code *const start = start_of(init->parts[i], index);
        if (start != NULL)
            return start;
    }
    return NULL;
}

/* --- a condition that counts --- */

static bool is_comparison(const struct code *c)
{
    static const char *const operators[] = {"<", "<=", ">", ">=", "!=", NULL};
    return c->kind == CODE_BINARY && str_is_one_of(str_of(c->op), operators);
}

/* `i--` and `--i` of `i-- > 0`, `while (i--)`; null for others. */
static const struct code *counting_step(const struct code *condition)
{
    if (is_comparison(condition))
        condition = condition->parts[0];
    return condition->kind == CODE_STEP && code_changes(condition) != NULL ? condition : NULL;
}

/* What the index is compared with inside of the loop, where it has been counted already. */
static const char *relation_inside(const struct code *condition, const struct code *step)
{
    const bool down = step->op[0] == '-';
    const bool after = step->integer == 1;
    const bool strict =
        condition->kind != CODE_BINARY || condition->op[0] == '!' || condition->op[1] == '\0';
    if (after && !strict)
        return NULL;
    return down ? (after || !strict ? ">=" : ">") : (after || !strict ? "<=" : "<");
}

/* `do … while (--i > 0);` is `for (…; i > 0; i--)`, where one iteration at least is usual. */
static bool do_parts(struct arena *arena, const struct code *c, const struct code *step,
                     const struct code **parts)
{
    const struct code *const condition = c->parts[1];
    const char *const relation = relation_inside(condition, step);
    const struct code *const zero = code_make_integer(arena, step, 0);
    parts[LOOP_INIT] = code_make(arena, step, CODE_EMPTY, step->type, NULL, NULL);
    parts[LOOP_CONDITION] =
        code_make_binary(arena, condition, relation, step->parts[0],
                         condition->kind == CODE_BINARY ? condition->parts[1] : zero);
    parts[LOOP_STEP] = step;
    parts[LOOP_BODY] = c->parts[0];
    return relation != NULL;
}

/* `for (i = n; i-- > 0;)` is `for (i = n - 1; i >= 0; i--)`. */
static bool counted_parts(struct arena *arena, const struct code *step, const struct code **parts)
{
    const struct code *const condition = parts[LOOP_CONDITION];
    const struct code *const name = step->parts[0];
    const struct code *const start = start_of(parts[LOOP_INIT], name->decl);
    const char *const relation = relation_inside(condition, step);
    const struct code *const one = code_make_integer(arena, step, 1);
    const struct code *const zero = code_make_integer(arena, step, 0);
    if (relation == NULL)
        return false;
    const struct code *const first = code_make_binary(arena, step, step->op[0] == '-' ? "-" : "+",
                                                      start != NULL ? start : name, one);
    const struct code *const init = code_make_assignment(arena, step, name, first);
    parts[LOOP_INIT] = code_make_binary(arena, step, ",", init, parts[LOOP_INIT]);
    parts[LOOP_CONDITION] =
        code_make_binary(arena, condition, relation, name,
                         condition->kind == CODE_BINARY ? condition->parts[1] : zero);
    parts[LOOP_STEP] = parts[LOOP_STEP]->kind == CODE_EMPTY
                           ? step
                           : code_make_binary(arena, step, ",", step, parts[LOOP_STEP]);
    return true;
}

bool loop_parts(struct arena *arena, const struct code *c, const struct code **parts)
{
    const struct code *const step =
        code_is_loop(c) ? counting_step(c->parts[c->kind == CODE_WHILE ? 0 : 1]) : NULL;
    if (c->kind == CODE_DO && step != NULL)
        return do_parts(arena, c, step, parts);
    if (c->kind == CODE_WHILE && step != NULL) {
        parts[LOOP_INIT] = parts[LOOP_STEP] =
            code_make(arena, step, CODE_EMPTY, step->type, NULL, NULL);
        parts[LOOP_CONDITION] = c->parts[0];
        parts[LOOP_BODY] = c->parts[1];
        return counted_parts(arena, step, parts);
    }
    if (c->kind == CODE_WHILE || c->kind == CODE_DO)
        return while_parts(arena, c, parts);
    for (int i = 0; i < 4 && c->kind == CODE_FOR; i++)
        parts[i] = c->parts[i];
    return c->kind == CODE_FOR && (step == NULL || counted_parts(arena, step, parts));
}

static const struct code *step_of(const struct code *step, const struct code *condition,
                                  enum code_type_kind kind)
{
    if (step->kind == CODE_BINARY && code_is_op(step, ",")) {
        const struct code *const left = step_of(step->parts[0], condition, kind);
        return left != NULL ? left : step_of(step->parts[1], condition, kind);
    }
    const struct code_decl *const d = code_changes(step);
    if (d != NULL && d->type->kind == kind && code_names(condition, d))
        return step;
    if (step->kind == CODE_ASSIGN && step->parts[1]->kind == CODE_STEP) /* j = i++ */
        return step_of(step->parts[1], condition, kind);
    return NULL;
}

const struct code *loop_step(const struct code *step, const struct code *condition)
{
    return step_of(step, condition, TYPE_INTEGER);
}

/* The variable of this type that condition and step use; null: none. */
static const struct code_decl *other_index(const struct code *const *parts,
                                           enum code_type_kind kind)
{
    const struct code *const step = step_of(parts[LOOP_STEP], parts[LOOP_CONDITION], kind);
    return step != NULL ? code_changes(step) : NULL;
}

bool loop_refuse_index(struct reader *r, const struct code *c)
{
    const struct code *parts[LOOP_N_PARTS];
    const bool known = loop_parts(r->arena, c, parts);
    const struct code_decl *const open = known ? other_index(parts, TYPE_UNKNOWN) : NULL;
    const struct code_decl *const iterator = known ? other_index(parts, TYPE_STRUCT) : NULL;
    if (open != NULL) {
        reader_fail(r, c->at, "the type of the loop index '%.*s' is not known",
                    STR_ARG(open->name));
        return reader_hint(r, "pass the folder of the header that declares it with -I; a template "
                              "is read where its own file calls it");
    }
    if (iterator != NULL) {
        reader_fail(r, c->at, "the iterator '%.*s' of a class is not supported",
                    STR_ARG(iterator->name));
        return reader_hint(r, "write an index: `for (size_t i = 0; i < v.size(); i++)` and `v[i]`");
    }
    return loop_refuse(r, c, "a loop whose condition and step do not use its index");
}

const struct code_decl *loop_index(const struct code *c)
{
    struct arena arena = {0};
    const struct code *parts[4];
    const struct code_decl *index = NULL;
    if (loop_parts(&arena, c, parts)) {
        const struct code *const step = loop_step(parts[LOOP_STEP], parts[LOOP_CONDITION]);
        index = step != NULL ? code_changes(step) : NULL;
    }
    arena_free(&arena);
    return index;
}

/* --- after a loop --- */

static bool may_leave(const struct code *c)
{
    bool may = c->kind == CODE_BREAK || c->kind == CODE_RETURN || c->kind == CODE_UNKNOWN;
    for (int i = 0; i < c->n_parts && !may; i++)
        may = may_leave(c->parts[i]);
    return may;
}

void loop_bind_after(struct reader *r, const struct code *c)
{
    const struct code *parts[LOOP_N_PARTS];
    const struct code_decl *const index = loop_index(c);
    if (index == NULL || c->kind != CODE_FOR || !loop_parts(r->arena, c, parts))
        return;
    const struct code *const condition = parts[LOOP_CONDITION];
    const struct code *const step = loop_step(parts[LOOP_STEP], condition);
    const bool counts = step != NULL && step->kind == CODE_STEP && is_comparison(condition) &&
                        condition->parts[0]->kind == CODE_NAME &&
                        condition->parts[0]->decl == index;
    if (!counts || code_names(condition->parts[1], index) || may_leave(parts[LOOP_BODY]) ||
        code_sets(parts[LOOP_BODY], index))
        return;
    const bool inclusive = condition->op[0] != '!' && condition->op[1] == '=';
    const struct code *const one = code_make_integer(r->arena, step, 1);
    const char *const op = step->op[0] == '-' ? "-" : "+";
    value_bind(r, index,
               inclusive ? code_make_binary(r->arena, condition, op, condition->parts[1], one)
                         : condition->parts[1]);
}

/* --- the header --- */

static bool read_in_header(struct reader *r, const struct code *loop, const struct code *c,
                           struct code_form *out)
{
    const struct code *const outer = r->header;
    r->header = loop;
    const bool ok = read_integer(r, c, out);
    r->header = outer;
    return ok;
}

bool loop_start(struct reader *r, const struct code *c, const struct code *init,
                const struct code_decl *index, struct code_form *out)
{
    const struct code *const start = start_of(init, index);
    if (start != NULL)
        return read_in_header(r, c, start, out);
    struct code name = *c;
    name.kind = CODE_NAME;
    name.decl = index;
    name.type = index->type;
    name.n_parts = 0;
    name.macro = (struct str){0};
    return read_integer(r, &name, out);
}

bool loop_read_step(struct reader *r, const struct code *step, struct code_form *out)
{
    const struct code_form zero = {0};
    const struct code_form one = form_constant(r->arena, 1);
    bool down = step->op[0] == '-';
    if (step->kind == CODE_STEP)
        return form_add(r->arena, &zero, down ? -1 : 1, &one, out);
    const struct code *const by = code_added(step, &down);
    struct code_form value;
    if (by == NULL)
        return loop_refuse(r, step, "this step");
    return read_integer(r, by, &value) && form_add(r->arena, &zero, down ? -1 : 1, &value, out);
}

/*
 * The last index. A variable that is 0 or less before a loop up to it has another value when the
 * loop runs: of a read, or where a jump back leads to.
 */
static bool read_last(struct reader *r, const struct code *loop, const struct code *c,
                      struct code_form *out)
{
    int64_t value = 0;
    if (!read_in_header(r, loop, c, out))
        return false;
    if (c->kind != CODE_NAME || !value_is_followed(c->decl) || !form_is_constant(out, &value) ||
        value > 0)
        return true;
    reader_note_line(r, c->at, "'%.*s' is %lld here, with which the loop never runs: it is a size",
                     STR_ARG(c->decl->name), (long long)value);
    if (!symbol_of(r, c->at, c->decl->name, c->decl, 0, out))
        return false;
    const struct binding b = {.decl = c->decl, .kind = BOUND_INTEGER, .form = *out};
    reader_bind(r, &b);
    return true;
}

/* `i + i < n`: i is below half of n, rounded up, which is a size if n is not a number. */
static bool divide_limit(struct reader *r, const struct code *c, const struct code_decl *index,
                         int64_t factor, struct loop_bound *bound)
{
    int64_t limit = 0;
    const struct poly by = poly_constant(r->arena, factor);
    struct poly quotient, rest;
    if (index == NULL || bound->unequal || !bound->upper || !form_is_poly(&bound->limit))
        return loop_refuse(r, c, "a loop condition other than the index against a bound");
    if (poly_divide(r->arena, &bound->limit.constant, &by, true, &quotient, &rest) &&
        rest.n_terms == 0) {
        bound->limit = form_of_poly(quotient);
        return true;
    }
    if (form_is_constant(&bound->limit, &limit) && limit > 0) {
        bound->limit =
            form_constant(r->arena, limit / factor + (!bound->inclusive && limit % factor != 0));
        return true;
    }
    reader_note_line(r, c->at, "the end of '%.*s' is taken as a size", STR_ARG(index->name));
    bound->inclusive = false;
    return symbol_of(r, c->at, str_format(r->arena, "%.*s_end", STR_ARG(index->name)), index, 0,
                     &bound->limit);
}

static bool read_bound(struct reader *r, const struct code *loop, const struct code *c, int l,
                       struct loop_bound *out)
{
    struct code_form left, right;
    int64_t factor = 0;
    const struct code_form zero = {0};
    const bool less = c->op[0] == '<';
    if (!read_in_header(r, loop, c->parts[0], &left) ||
        !(less ? read_last : read_in_header)(r, loop, c->parts[1], &right) ||
        !form_add(r->arena, &right, -1, &left, &right))
        return false;
    if (!poly_is_constant(&right.factor[l], &factor) || factor == 0 || factor == INT64_MIN)
        return loop_refuse(r, c, "a loop condition other than the index against a bound");
    /* right - left = factor*i + limit: positive where left < right. */
    right.factor[l] = (struct poly){0};
    *out = (struct loop_bound){.upper = less == (factor < 0),
                               .inclusive = c->op[1] == '=' && c->op[0] != '!',
                               .unequal = c->op[0] == '!'};
    return form_add(r->arena, &zero, factor < 0 ? 1 : -1, &right, &out->limit) &&
           (factor == 1 || factor == -1 ||
            divide_limit(r, c, r->loops[l].index, factor < 0 ? -factor : factor, out));
}

/* Of conditions joined by && the one on the index. */
static const struct code *condition_of(const struct code *c, const struct code_decl *index)
{
    if (c->kind == CODE_BINARY && code_is_op(c, "&&")) {
        const struct code *const left = condition_of(c->parts[0], index);
        return left != NULL ? left : condition_of(c->parts[1], index);
    }
    return is_comparison(c) && code_names(c, index) ? c : NULL;
}

/* `for (i = n; i; i--)`: `i` is `i != 0`. */
static const struct code *as_comparison(struct arena *arena, const struct code *c,
                                        const struct code_decl *index)
{
    if (code_without_casts(c)->kind != CODE_NAME || code_without_casts(c)->decl != index)
        return c;
    return code_make_binary(arena, c, "!=", c, code_make_integer(arena, c, 0));
}

bool loop_bound_of(struct reader *r, const struct code *c, const struct code *given,
                   const struct code_decl *index, int l, struct loop_bound *out)
{
    const struct code *const whole = as_comparison(r->arena, given, index);
    if (whole->kind == CODE_EMPTY)
        return loop_refuse(r, c, "a loop without a condition");
    const struct code *const condition = condition_of(whole, index);
    if (condition == NULL)
        return loop_refuse(r, whole, "a loop condition other than the index against a bound");
    if (condition != whole)
        reader_note_line(r, whole->at, "the loop is taken to run to its bound");
    if (!read_bound(r, c, condition, l, out))
        return false;
    out->wide = condition->parts[0]->type->bytes > index->type->bytes ||
                condition->parts[1]->type->bytes > index->type->bytes;
    return true;
}

bool loop_set_range(struct reader *r, const struct code *c, struct code_loop *loop,
                    const struct code_form *start, const struct loop_bound *bound,
                    const struct code_form *step)
{
    const struct code_form one = form_constant(r->arena, 1);
    const struct code_form zero = {0};
    int64_t value = 0;
    const bool down = form_is_negative(step);
    const bool upper = bound->unequal ? !down : bound->upper;
    loop->step = *step;
    if (upper == down)
        return loop_refuse(r, c, "a loop that does not run towards its bound");
    if (!down) {
        loop->start = *start;
        loop->end = bound->limit;
        return !bound->inclusive || form_add(r->arena, &bound->limit, 1, &one, &loop->end);
    }
    if (!form_is_constant(step, &value) || value != -1) {
        loop->start = *start;
        return form_add(r->arena, &bound->limit, bound->inclusive ? -1 : 0, &one, &loop->end);
    }
    loop->facts.reversed = true;
    loop->start = bound->limit;
    return form_add(r->arena, &zero, 1, &one, &loop->step) &&
           (bound->inclusive || form_add(r->arena, &bound->limit, 1, &one, &loop->start)) &&
           form_add(r->arena, start, 1, &one, &loop->end);
}

bool loop_try_range(struct reader *r, const struct code *c, const struct code *const *parts,
                    const struct code_decl *index, struct loop_range *out)
{
    struct err quiet = {0};
    struct err *const outer = r->err;
    const struct code *const step = loop_step(parts[LOOP_STEP], parts[LOOP_CONDITION]);
    const int l = r->n_loops;
    if (step == NULL || l == FORM_MAX_LOOPS)
        return false;
    r->err = &quiet;
    const struct binding *const old = binding_of(r, index);
    const struct binding before =
        old != NULL ? *old : (struct binding){.decl = index, .kind = BOUND_UNKNOWN};
    bool ok = loop_start(r, c, parts[LOOP_INIT], index, &out->first);
    const struct binding b = {.decl = index, .kind = BOUND_INTEGER, .form = form_loop(r->arena, l)};
    reader_bind(r, &b);
    r->loops[l] = (struct code_loop){.in_use = true};
    ok = ok && loop_bound_of(r, c, parts[LOOP_CONDITION], index, l, &out->bound) &&
         loop_read_step(r, step, &out->step);
    reader_bind(r, &before);
    r->err = outer;
    return ok;
}
