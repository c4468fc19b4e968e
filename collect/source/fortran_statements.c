#include <string.h>

#include "collect/source/fortran_scope.h"

/* Statements out of flang's tree. */

static const struct code *statement(struct fmaker *m, struct fscope *scope, const struct fnode *n);

/* --- lists --- */

struct code_list {
    size_t n;
    const struct code **items;
};

static void append(struct fmaker *m, struct code_list *list, const struct code *c)
{
    if (list->n < CODE_MAX_PARTS)
        *ARENA_ADD(m->arena, list->items, list->n) = c;
}

static const struct code *block_of(struct fmaker *m, const struct fnode *at,
                                   const struct code_list *list)
{
    return fortran_code(m, CODE_BLOCK, at, (int)list->n, list->items);
}

static const struct code *block(struct fmaker *m, struct fscope *scope, const struct fnode *given)
{
    const struct fnode *const n = m->n_loops > 0 ? fortran_without_jumps(m, given) : given;
    struct code_list list = {0};
    for (size_t i = 0; i < n->n_parts; i++)
        append(m, &list, statement(m, scope, n->parts[i]));
    return block_of(m, n, &list);
}

static const struct code *empty(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    (void)scope;
    return fortran_code(m, CODE_EMPTY, n, 0, NULL);
}

/* What is not read: one part, so that it is not taken for an empty statement. */
static const struct code *refused(struct fmaker *m, const struct fnode *n)
{
    const struct code *const part = fortran_code(m, CODE_EMPTY, n, 0, NULL);
    return fortran_code(m, CODE_UNKNOWN, n, 1, &part);
}

static const struct code *set(struct fmaker *m, const struct fnode *n, const char *op,
                              const struct code *target, const struct code *value)
{
    const struct code *const parts[] = {target, value};
    struct code *const c = fortran_code(m, CODE_ASSIGN, n, 2, parts);
    c->op = op;
    c->type = target->type;
    return c;
}

static const struct code *negated(struct fmaker *m, const struct fnode *n, const struct code *c)
{
    struct code *const no = fortran_code(m, CODE_UNARY, n, 1, &c);
    no->op = "!";
    return no;
}

/* --- loops --- */

/* What is in a loop. */
static const struct code *loop_block(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    const struct str outer = m->loop_end;
    m->loop_end = fortran_end_label(n);
    const struct code *const body = block(m, scope, n);
    m->loop_end = outer;
    return body;
}

/* One loop: from `start` to `end` inclusive, both in terms of the index itself. */
static const struct code *counted(struct fmaker *m, const struct fnode *n,
                                  const struct code_decl *index, const struct code *start,
                                  const struct code *end, const struct code *step,
                                  const struct code *body)
{
    const struct code *const name = fortran_name_code(m, n, index);
    const bool down = (step->kind == CODE_UNARY && step->op[0] == '-') ||
                      (step->kind == CODE_INTEGER && step->integer < 0);
    const struct code *const parts[] = {set(m, n, "=", name, start),
                                        fortran_binary(m, n, down ? ">=" : "<=", name, end),
                                        set(m, n, "+=", name, step), body};
    struct code *const c = fortran_code(m, CODE_FOR, n, 4, parts);
    /* Directives are looked for above the line. */
    while (c->offset > 0 && c->offset <= m->text.len && m->text.ptr[c->offset - 1] != '\n')
        c->offset--;
    while (c->offset < m->text.len && m->text.ptr[c->offset] == ' ')
        c->offset++;
    return c;
}

static bool mentions(const struct fnode *n, struct str name)
{
    if (fnode_is(n, "Name") && str_eq(n->value, name))
        return true;
    for (size_t i = 0; n != NULL && i < n->n_parts; i++) {
        if (mentions(n->parts[i], name))
            return true;
    }
    return false;
}

/* The lower bound of the dimension that the index runs through: from there on C counts. */
static const struct code *shift_of(struct fmaker *m, struct fscope *scope, const struct fnode *n,
                                   struct str index)
{
    const struct fnode *subscripts[KERNEL_MAX_DIMS];
    struct fentity *const e = fnode_is(n, "ArrayElement") || fnode_is(n, "FunctionReference")
                                  ? fortran_array(m, scope, n)
                                  : NULL;
    const int count = e != NULL ? fortran_subscripts(n, subscripts) : 0;
    for (int d = 0; d < count && d < e->rank; d++) {
        if (mentions(subscripts[d], index))
            return fortran_bound(m, n, e, d, false);
    }
    for (size_t i = 0; i < n->n_parts; i++) {
        const struct code *const shift = shift_of(m, scope, n->parts[i], index);
        if (shift != NULL)
            return shift;
    }
    return NULL;
}

/* Whether the code assigns to a variable that is named in the other one. */
static bool changes_part(const struct code *code, const struct code *of)
{
    bool changes = of->kind == CODE_NAME && of->decl != NULL && code_assigns(code, of->decl);
    for (int i = 0; i < of->n_parts && !changes; i++)
        changes = changes_part(code, of->parts[i]);
    return changes;
}

struct bounds {
    const struct fnode *index, *first, *last, *step;
};

static struct bounds bounds_of(const struct fnode *n)
{
    return (struct bounds){fnode_at(n, 0), fnode_at(n, 1), fnode_at(n, 2), fnode_at(n, 3)};
}

/* Makes what is in the loop, with the index in force. */
typedef const struct code *(*body_maker)(struct fmaker *m, struct fscope *scope,
                                         const struct fnode *n);

/*
 * Fortran computes the bounds of a loop once, before it, and C before each iteration: a bound that
 * the loop changes gets a variable of its own, which is set in `before`.
 */
static const struct code *bound_before(struct fmaker *m, const struct fnode *at,
                                       const struct code *bound, const struct code_decl *index,
                                       const char *which, const struct code *body,
                                       struct code_list *before)
{
    if (!changes_part(body, bound))
        return bound;
    const struct str name = str_format(m->arena, "%.*s_%s", STR_ARG(index->name), which);
    const struct code *const held =
        fortran_name_code(m, at, fortran_variable(m, name, &fortran_integer));
    append(m, before, set(m, at, "=", held, bound));
    return held;
}

struct nesting {
    int n;
    struct bounds items[KERNEL_MAX_DIMS]; /* outermost first */
    const struct fnode *body;
    body_maker make;
};

static const struct code *nested(struct fmaker *m, struct fscope *scope, const struct fnode *n,
                                 const struct nesting *nest, int at)
{
    if (at == nest->n)
        return nest->make(m, scope, nest->body);
    const struct bounds *const b = &nest->items[at];
    struct fentity *const e =
        fnode_is(b->index, "Name") ? fortran_entity(m, scope, b->index) : NULL;
    if (e == NULL || b->index == NULL || m->n_loops == FORTRAN_MAX_LOOPS || b->last == NULL)
        return refused(m, n);
    if (e->decl->type->kind == TYPE_UNKNOWN)
        e->decl->type = &fortran_integer;
    const struct code *const shift = shift_of(m, scope, nest->body, b->index->value);
    const struct code *first = fortran_expr(m, scope, b->first);
    const struct code *last = fortran_expr(m, scope, b->last);
    const struct code *step =
        b->step != NULL ? fortran_expr(m, scope, b->step) : fortran_integer_code(m, n, 1);
    m->loops[m->n_loops++] = (struct floop){e->decl, shift};
    const struct code *const body = nested(m, scope, n, nest, at + 1);
    m->n_loops--;
    struct code_list list = {0};
    last = bound_before(m, n, last, e->decl, "last", body, &list);
    step = bound_before(m, n, step, e->decl, "step", body, &list);
    if (shift != NULL) {
        first = fortran_binary(m, b->first, "-", first, shift);
        last = fortran_binary(m, b->last, "-", last, shift);
    }
    append(m, &list, counted(m, n, e->decl, first, last, step, body));
    return list.n == 1 ? list.items[0] : block_of(m, n, &list);
}

/* The dimension of the first array element that is set which this index runs through. */
static int dimension_of(const struct fnode *n, struct str index)
{
    const struct fnode *subscripts[KERNEL_MAX_DIMS];
    const struct fnode *const target = fnode_is(n, "AssignmentStmt") ? fnode_at(n, 0) : NULL;
    for (int d = 0; target != NULL && d < fortran_subscripts(target, subscripts); d++) {
        if (mentions(subscripts[d], index))
            return d;
    }
    for (size_t i = 0; i < n->n_parts; i++) {
        const int d = dimension_of(n->parts[i], index);
        if (d >= 0)
            return d;
    }
    return -1;
}

/* The order of DO CONCURRENT and FORALL is the compiler's: contiguous elements innermost. */
static const struct code *concurrent(struct fmaker *m, struct fscope *scope, const struct fnode *n,
                                     const struct fnode *header, struct nesting *nest)
{
    int dims[KERNEL_MAX_DIMS];
    for (size_t i = 0; i < header->n_parts && nest->n < KERNEL_MAX_DIMS; i++) {
        if (!fnode_is(header->parts[i], "ConcurrentControl"))
            continue;
        const struct bounds b = bounds_of(header->parts[i]);
        const int d = b.index != NULL ? dimension_of(nest->body, b.index->value) : -1;
        int at = nest->n++;
        for (; at > 0 && dims[at - 1] < (d < 0 ? KERNEL_MAX_DIMS : d); at--) {
            dims[at] = dims[at - 1];
            nest->items[at] = nest->items[at - 1];
        }
        dims[at] = d < 0 ? KERNEL_MAX_DIMS : d;
        nest->items[at] = b;
    }
    return nested(m, scope, n, nest, 0);
}

static const struct code *do_construct(struct fmaker *m, struct fscope *scope,
                                       const struct fnode *n)
{
    const struct fnode *const header = fnode_part(n, "NonLabelDoStmt");
    const struct fnode *const bounds = fnode_part(header, "LoopBounds");
    const struct fnode *const controls = fnode_part(header, "ConcurrentHeader");
    const struct fnode *const condition = fnode_part(header, "Logical");
    struct nesting nest = {.body = fnode_part(n, "Block"), .make = loop_block};
    if (nest.body == NULL)
        return refused(m, n);
    if (controls != NULL)
        return concurrent(m, scope, n, controls, &nest);
    if (bounds != NULL) {
        nest.items[nest.n++] = bounds_of(bounds);
        return nested(m, scope, n, &nest, 0);
    }
    const struct code *const parts[] = {condition != NULL ? fortran_expr(m, scope, condition)
                                                          : fortran_integer_code(m, n, 1),
                                        loop_block(m, scope, nest.body)};
    return fortran_code(m, CODE_WHILE, n, 2, parts);
}

static const struct code *forall(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    const struct fnode *const stmt = fnode_part(n, "ForallConstructStmt");
    const struct fnode *const header = fnode_part(stmt != NULL ? stmt : n, "ConcurrentHeader");
    struct nesting nest = {.body = fnode_part(n, "AssignmentStmt"), .make = statement};
    if (header == NULL || nest.body == NULL)
        return refused(m, n);
    return concurrent(m, scope, n, header, &nest);
}

/* --- array statements --- */

/* An array, a section of one, or an expression of such. */
static const struct fnode *find_array(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    const struct fnode *subscripts[KERNEL_MAX_DIMS];
    if (n == NULL)
        return NULL;
    const bool has_subscripts = fnode_is(n, "ArrayElement") || fnode_is(n, "FunctionReference");
    if (fortran_array(m, scope, n) != NULL) {
        if (!has_subscripts)
            return fnode_is(n, "Name") || fnode_is(n, "StructureComponent") ? n : NULL;
        for (int d = 0; d < fortran_subscripts(n, subscripts); d++) {
            if (fnode_is(subscripts[d], "SubscriptTriplet"))
                return n;
        }
        return NULL;
    }
    for (size_t i = 0; i < n->n_parts; i++) {
        const struct fnode *const found = find_array(m, scope, n->parts[i]);
        if (found != NULL)
            return found;
    }
    return NULL;
}

struct array_statement {
    const struct fnode *stmt;
    const struct fnode *mask; /* null: everywhere */
    bool opposite;            /* where the mask does not hold */
    const char *op;           /* of the assignment; of a reduction also "max" and "min" */
    const struct fnode *target, *value;
    const struct code *to;      /* the target of a reduction; null: `target` */
    const struct fnode *factor; /* of the value; null: 1 */
};

/* flang does not print whether a literal is .true. or .false., which changes nothing in an element:
 * their values are not followed. */
static const struct code *stored(struct fmaker *m, struct fscope *scope, const struct fnode *value,
                                 const struct code *target)
{
    return target->kind == CODE_SUBSCRIPT && fnode_is(value, "LogicalLiteralConstant")
               ? fortran_integer_code(m, value, 1)
               : fortran_expr(m, scope, value);
}

static const struct code *element_statement(struct fmaker *m, struct fscope *scope,
                                            const struct array_statement *s)
{
    const struct code *const target = s->to != NULL ? s->to : fortran_expr(m, scope, s->target);
    const struct code *value = stored(m, scope, s->value, target);
    const bool is_extreme = s->op[0] == 'm';
    if (s->factor != NULL)
        value = fortran_binary(m, s->value, "*", value, fortran_expr(m, scope, s->factor));
    if (is_extreme) {
        const struct code *const parts[] = {target, value};
        value = fortran_call(m, s->value, s->op, 2, parts, target->type);
    }
    const struct code *c = set(m, s->stmt, is_extreme ? "=" : s->op, target, value);
    if (s->mask == NULL)
        return c;
    const struct code *mask = fortran_expr(m, scope, s->mask);
    if (s->opposite)
        mask = negated(m, s->stmt, mask);
    const struct code *const parts[] = {mask, c};
    return fortran_code(m, CODE_IF, s->stmt, 2, parts);
}

struct section_range {
    const struct code *last, *step;
};

static void add_range(struct fmaker *m, struct fscope *scope, const struct fnode *shape,
                      struct fentity *e, int d, const struct fsection *section, struct fsections *s,
                      struct section_range *range)
{
    const struct code *const lower = fortran_bound(m, shape, e, d, false);
    const int at = s->n++;
    const struct code *const last = section->last != NULL ? fortran_expr(m, scope, section->last)
                                                          : fortran_bound(m, shape, e, d, true);
    s->first[at] =
        section->first != NULL
            ? fortran_binary(m, shape, "-", fortran_expr(m, scope, section->first), lower)
            : fortran_integer_code(m, shape, 0);
    s->step[at] = section->step;
    s->index[at] =
        fortran_variable(m, str_format(m->arena, "i%d", ++m->n_indices), &fortran_integer);
    range->last = fortran_binary(m, shape, "-", last, lower);
    range->step = section->step != NULL ? fortran_expr(m, scope, section->step)
                                        : fortran_integer_code(m, shape, 1);
}

/* Loops over the sections of `shape`, the last dimension outermost. */
static const struct code *array_nest(struct fmaker *m, struct fscope *scope,
                                     const struct fnode *shape, const struct array_statement *stmt)
{
    static const struct fnode whole = {.name = {"SubscriptTriplet", 16}};
    const struct fnode *subscripts[KERNEL_MAX_DIMS];
    struct fentity *const e = fortran_array(m, scope, shape);
    struct fsections s = {0};
    struct section_range ranges[KERNEL_MAX_DIMS] = {{NULL, NULL}};
    const bool has_subscripts =
        fnode_is(shape, "ArrayElement") || fnode_is(shape, "FunctionReference");
    const int count = has_subscripts ? fortran_subscripts(shape, subscripts) : e->rank;
    m->n_indices = 0;
    for (int d = 0; d < count && d < e->rank; d++) {
        const struct fnode *const sub = has_subscripts ? subscripts[d] : &whole;
        if (!fnode_is(sub, "SubscriptTriplet"))
            continue;
        const struct fsection section = fortran_section(sub);
        add_range(m, scope, shape, e, d, &section, &s, &ranges[s.n]);
    }
    const struct fsections *const outer = m->sections;
    m->sections = &s;
    const struct code *c = element_statement(m, scope, stmt);
    m->sections = outer;
    for (int i = 0; i < s.n && ranges[i].step != NULL; i++)
        c = counted(m, stmt->stmt, s.index[i], s.first[i], ranges[i].last, ranges[i].step, c);
    return c;
}

/* --- assignments --- */

struct reduction {
    const char *name;
    size_t n_arguments;
    const char *op;
};

/* Null for other functions, and for arrays of results: sum(a, 1). */
static const struct reduction *reduction_of(const struct fnode *n)
{
    static const struct reduction rows[] = {
        {"sum", 1, "+="}, {"maxval", 1, "max"}, {"minval", 1, "min"}, {"dot_product", 2, "+="}};
    for (size_t i = 0; fnode_is(n, "FunctionReference") && i < sizeof rows / sizeof *rows; i++) {
        if (str_eq(fnode_name(n), str_of(rows[i].name)) && n->n_parts == 1 + rows[i].n_arguments)
            return &rows[i];
    }
    return NULL;
}

/* The first reduction of an array in a value, null: none. */
static const struct fnode *find_reduction(struct fmaker *m, struct fscope *scope,
                                          const struct fnode *n)
{
    if (n == NULL || reduction_of(n) != NULL)
        return n != NULL && find_array(m, scope, n->parts[1]) != NULL ? n : NULL;
    for (size_t i = 0; i < n->n_parts; i++) {
        const struct fnode *const found = find_reduction(m, scope, n->parts[i]);
        if (found != NULL)
            return found;
    }
    return NULL;
}

/* What it is summed up in, in a register: the target, or a variable for an element that is set and
 * where more is computed with the result. */
static const struct code *accumulator(struct fmaker *m, struct fscope *scope, const struct fnode *n,
                                      const struct fnode *shape, const struct code *target,
                                      bool is_all)
{
    const struct code_type *type = fortran_array(m, scope, shape)->decl->type;
    while (type->kind == TYPE_ARRAY)
        type = type->to;
    return is_all
               ? target
               : fortran_name_code(m, n,
                                   fortran_variable(m, STR("reduced"),
                                                    type->kind == TYPE_REAL ? type : target->type));
}

/* s = f(sum(array expression)): a loop that sums, and then s = f of the result. */
static const struct code *reduction(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    const struct fnode *const value = fnode_at(n, 1);
    const struct fnode *const call = find_reduction(m, scope, value);
    const struct reduction *const how = reduction_of(call);
    if (how == NULL)
        return NULL;
    const struct code *const target = fortran_expr(m, scope, fnode_at(n, 0));
    const struct fnode *const shape = find_array(m, scope, call->parts[1]);
    const bool is_all = call == value && target->kind == CODE_NAME;
    const struct code *const sum = accumulator(m, scope, n, shape, target, is_all);
    struct code_list list = {0};
    const struct array_statement part = {.stmt = n,
                                         .op = how->op,
                                         .to = sum,
                                         .value = call->parts[1],
                                         .factor = how->n_arguments == 2 ? call->parts[2] : NULL};
    append(m, &list, set(m, n, "=", sum, fortran_integer_code(m, n, 0)));
    append(m, &list, array_nest(m, scope, shape, &part));
    if (!is_all) {
        const struct freduced outer = m->reduced;
        m->reduced = (struct freduced){call, sum};
        append(m, &list, set(m, n, "=", target, fortran_expr(m, scope, value)));
        m->reduced = outer;
    }
    return block_of(m, n, &list);
}

static const struct code *assignment(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    if (n->n_parts != 2)
        return refused(m, n);
    const struct array_statement stmt = {
        .stmt = n, .op = "=", .target = n->parts[0], .value = n->parts[1]};
    const struct fnode *const shape = find_array(m, scope, n->parts[0]);
    if (shape != NULL)
        return array_nest(m, scope, shape, &stmt);
    const struct code *const sum = reduction(m, scope, n);
    if (sum != NULL)
        return sum;
    const struct code *const target = fortran_expr(m, scope, n->parts[0]);
    return set(m, n, "=", target, stored(m, scope, n->parts[1], target));
}

static void add_masked(struct fmaker *m, struct fscope *scope, const struct fnode *n,
                       const struct fnode *mask, bool opposite, struct code_list *list)
{
    for (size_t i = 0; i < n->n_parts; i++) {
        const struct fnode *const part = n->parts[i];
        if (fnode_is(part, "Elsewhere")) {
            add_masked(m, scope, part, mask, true, list);
        } else if (fnode_is(part, "AssignmentStmt") && part->n_parts == 2) {
            const struct array_statement stmt = {.stmt = part,
                                                 .mask = mask,
                                                 .opposite = opposite,
                                                 .op = "=",
                                                 .target = part->parts[0],
                                                 .value = part->parts[1]};
            const struct fnode *const shape = find_array(m, scope, part->parts[0]);
            append(m, list, shape != NULL ? array_nest(m, scope, shape, &stmt) : refused(m, part));
        } else if (fnode_is(part, "MaskedElsewhere")) {
            append(m, list, refused(m, part));
        }
    }
}

static const struct code *where(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    const struct fnode *const header = fnode_part(n, "WhereConstructStmt");
    const struct fnode *const mask = fnode_at(header != NULL ? header : n, 0);
    struct code_list list = {0};
    add_masked(m, scope, n, mask, false, &list);
    return block_of(m, n, &list);
}

/* --- control --- */

static const struct code *if_construct(struct fmaker *m, struct fscope *scope,
                                       const struct fnode *n)
{
    const struct code *rest = NULL;
    for (size_t i = n->n_parts; i-- > 0;) {
        const struct fnode *const part = n->parts[i];
        const struct fnode *const body = fnode_part(part, "Block");
        const struct fnode *const header =
            fnode_is(part, "ElseIfBlock") ? fnode_part(part, "ElseIfStmt") : NULL;
        if (fnode_is(part, "ElseBlock") && body != NULL) {
            rest = block(m, scope, body);
        } else if (header != NULL && body != NULL) {
            const struct code *const parts[] = {fortran_expr(m, scope, fnode_at(header, 0)),
                                                block(m, scope, body), rest};
            rest = fortran_code(m, CODE_IF, part, rest != NULL ? 3 : 2, parts);
        }
    }
    const struct fnode *const body = fnode_part(n, "Block");
    const struct fnode *const header = fnode_part(n, "IfThenStmt");
    if (body == NULL || header == NULL)
        return refused(m, n);
    const struct fnode *condition = header->parts[header->n_parts - 1];
    const struct code *const parts[] = {fortran_expr(m, scope, condition), block(m, scope, body),
                                        rest};
    return fortran_code(m, CODE_IF, n, rest != NULL ? 3 : 2, parts);
}

static const struct code *jumped_over(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    const bool both = n->parts[1]->n_parts > 0 && n->parts[2]->n_parts > 0;
    const bool skips = n->parts[1]->n_parts > 0;
    const struct code *const condition = fortran_expr(m, scope, n->parts[0]);
    const struct code *const parts[] = {skips ? negated(m, n, condition) : condition,
                                        block(m, scope, n->parts[skips ? 1 : 2]),
                                        both ? block(m, scope, n->parts[2]) : NULL};
    return fortran_code(m, CODE_IF, n, both ? 3 : 2, parts);
}

static const struct code *if_statement(struct fmaker *m, struct fscope *scope,
                                       const struct fnode *n)
{
    if (n->n_parts != 2)
        return refused(m, n);
    const struct code *const parts[] = {fortran_expr(m, scope, n->parts[0]),
                                        statement(m, scope, n->parts[1])};
    return fortran_code(m, CODE_IF, n, 2, parts);
}

/* `case (1, 2)` as `case 1: case 2:`; a range is not a value. */
static void add_labels(struct fmaker *m, struct fscope *scope, const struct fnode *n,
                       const struct fnode *selector, const struct code *body,
                       struct code_list *cases)
{
    for (size_t i = 0; i < selector->n_parts; i++) {
        const bool last = i + 1 == selector->n_parts;
        const struct fnode *const range = selector->parts[i];
        const struct code *const parts[] = {fortran_expr(m, scope, fnode_at(range, 0)),
                                            last ? body : empty(m, scope, n)};
        append(m, cases,
               fnode_is(range, "CaseValueRange") ? fortran_code(m, CODE_CASE, n, 2, parts)
                                                 : fortran_code(m, CODE_DEFAULT, n, 1, &parts[1]));
    }
}

static const struct code *select_case(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    struct code_list cases = {0};
    for (size_t i = 0; i < n->n_parts; i++) {
        const struct fnode *const body = fnode_part(n->parts[i], "Block");
        const struct fnode *const header = fnode_part(n->parts[i], "CaseStmt");
        const struct fnode *const selector = fnode_part(header, "CaseSelector");
        if (body == NULL || selector == NULL)
            continue;
        struct code_list list = {0};
        append(m, &list, block(m, scope, body));
        append(m, &list, fortran_code(m, CODE_BREAK, body, 0, NULL));
        add_labels(m, scope, n->parts[i], selector, block_of(m, body, &list), &cases);
    }
    const struct code *const parts[] = {
        fortran_expr(m, scope, fnode_at(fnode_part(n, "SelectCaseStmt"), 0)),
        block_of(m, n, &cases)};
    return fortran_code(m, CODE_SWITCH, n, 2, parts);
}

/* CYCLE and EXIT of a loop around the innermost one are not read. */
static const struct code *jump(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    (void)scope;
    if (n->n_parts > 0)
        return refused(m, n);
    return fortran_code(m, fnode_is(n, "CycleStmt") ? CODE_CONTINUE : CODE_BREAK, n, 0, NULL);
}

/* To the end of the loop; others are not read. */
static const struct code *go_to(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    (void)scope;
    const struct fnode *const label = fnode_at(n, 0);
    return label != NULL && m->loop_end.len != 0 && str_eq(label->value, m->loop_end)
               ? fortran_code(m, CODE_CONTINUE, n, 0, NULL)
               : refused(m, n);
}

static const struct code *leave(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    (void)scope;
    return fortran_code(m, CODE_RETURN, n, 0, NULL);
}

/* --- calls and input --- */

static bool is_loop_index(const struct fmaker *m, const struct code_decl *decl)
{
    bool is = false;
    for (int l = 0; l < m->n_loops; l++)
        is = is || m->loops[l].index == decl;
    return is;
}

/* Integers that are passed on may be set there, but not the index of a loop. */
static void add_handed(struct fmaker *m, struct fscope *scope, const struct fnode *n,
                       struct code_list *list)
{
    if (fnode_is(n, "Name")) {
        struct fentity *const e = fortran_find(m, scope, n->value);
        if (e != NULL && e->rank == 0 && !e->is_constant) {
            const struct code_decl *const decl = fortran_entity(m, scope, n)->decl;
            const struct code *const name = fortran_name_code(m, n, decl);
            if (!is_loop_index(m, decl))
                append(m, list, fortran_code(m, CODE_ADDRESS, n, 1, &name));
        }
    }
    for (size_t i = 0; i < n->n_parts; i++)
        add_handed(m, scope, n->parts[i], list);
}

static const struct code *call(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    struct code_list list = {0};
    if (!fnode_is(n, "WriteStmt") && !fnode_is(n, "PrintStmt"))
        add_handed(m, scope, n, &list);
    struct code *const c = fortran_code(m, CODE_CALL, n, (int)list.n, list.items);
    c->text = fnode_is(n, "CallStmt")   ? fnode_name(n)
              : fnode_is(n, "ReadStmt") ? STR("read")
                                        : STR("write");
    return c;
}

/* --- one statement --- */

static const struct code *inner_block(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    const struct fnode *const body = fnode_part(n, "Block");
    return body != NULL ? block(m, scope, body) : refused(m, n);
}

static const struct code *statement(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    static const struct {
        const char *name;
        body_maker make;
    } rows[] = {{"AssignmentStmt", assignment},
                {"StmtFunctionStmt", empty},
                {"DoConstruct", do_construct},
                {"IfConstruct", if_construct},
                {"IfStmt", if_statement},
                {"JumpedOver", jumped_over},
                {"GotoStmt", go_to},
                {"CaseConstruct", select_case},
                {"WhereStmt", where},
                {"WhereConstruct", where},
                {"ForallStmt", forall},
                {"ForallConstruct", forall},
                {"BlockConstruct", inner_block},
                {"CriticalConstruct", inner_block},
                {"CycleStmt", jump},
                {"ExitStmt", jump},
                {"ReturnStmt", leave},
                {"StopStmt", leave},
                {"ContinueStmt", empty},
                {"FormatStmt", empty},
                {"AllocateStmt", empty},
                {"DeallocateStmt", empty},
                {"PointerAssignmentStmt", empty},
                {"CallStmt", call},
                {"ReadStmt", call},
                {"WriteStmt", call},
                {"PrintStmt", call}};
    if (m->depth >= CODE_MAX_DEPTH)
        return refused(m, n);
    m->depth++;
    const struct code *c = NULL;
    for (size_t i = 0; i < sizeof rows / sizeof *rows && c == NULL; i++) {
        if (fnode_is(n, rows[i].name))
            c = rows[i].make(m, scope, n);
    }
    m->depth--;
    return c != NULL ? c : refused(m, n);
}

const struct code *fortran_body(struct fmaker *m, struct fscope *scope, const struct fnode *unit)
{
    const struct fnode *const body = fnode_part(unit, "Block");
    const struct fnode *const header = fnode_part(unit, "FunctionStmt");
    struct code_list list = {0};
    append(m, &list, body != NULL ? block(m, scope, body) : empty(m, scope, unit));
    if (header != NULL) {
        const struct str suffix = fnode_name(fnode_part(header, "Suffix"));
        const struct fentity *const result =
            fortran_find(m, scope, suffix.len != 0 ? suffix : scope->name);
        const struct code *const name =
            result != NULL ? fortran_name_code(m, header, result->decl) : NULL;
        append(m, &list, fortran_code(m, CODE_RETURN, header, name != NULL ? 1 : 0, &name));
    }
    return block_of(m, unit, &list);
}
