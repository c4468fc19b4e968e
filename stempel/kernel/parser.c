#include "stempel/kernel/parser.h"

#include "stempel/kernel/poly.h"

/* --- declarations --- */

static bool check_room(struct parser *p, const struct token *name)
{
    if (p->n_arrays + p->n_scalars < KERNEL_MAX_VARIABLES)
        return true;
    fail_at(p, name, "too many variables");
    fail_hint(p, "at most %d are supported", KERNEL_MAX_VARIABLES);
    return false;
}

static bool declare_index(struct parser *p, const struct token *name, struct str type)
{
    if (at_text(p, "[")) {
        fail_at(p, this_token(p), "arrays of integers are not supported");
        fail_hint(p, "arrays are of float, double, float _Complex or double _Complex");
        return false;
    }
    if (p->n_index_variables == PARSER_MAX_INDEX_VARIABLES) {
        fail_at(p, name, "too many integer variables");
        return false;
    }
    p->index_variables[p->n_index_variables++] = (struct index_variable){name->text, type};
    return true;
}

bool add_scalar(struct parser *p, const struct token *name, enum elem_type type)
{
    if (!check_room(p, name))
        return false;
    p->scalars = arena_grow(p->arena, p->scalars, (size_t)p->n_scalars, &p->scalars_capacity,
                            sizeof *p->scalars);
    p->scalars[p->n_scalars++] = (struct kernel_scalar){.name = name->text, .type = type};
    return true;
}

bool parse_dim(struct parser *p, struct poly *out)
{
    const struct token *first = this_token(p);
    struct tree size;
    int64_t constant = 1;
    if (!parse_expr(p, IN_SIZE, &size) || !expr_poly(p, first, "an array size", size.expr, out))
        return false;
    if (!poly_is_constant(out, &constant) || constant >= 1)
        return true;
    fail_at(p, first, "an array size must be at least 1");
    return false;
}

static bool parse_dims(struct parser *p, struct poly *dims, int *n_dims)
{
    int n = 0;
    while (accept_text(p, "[")) {
        const struct token *first = this_token(p);
        if (n == KERNEL_MAX_DIMS) {
            fail_at(p, first, "too many dimensions");
            fail_hint(p, "at most %d are supported", KERNEL_MAX_DIMS);
            return false;
        }
        if (at_text(p, "]")) {
            fail_at(p, first, "an array without a size is not supported");
            fail_hint(p, "write a number or a size symbol: `double a[M][N];`");
            return false;
        }
        if (!parse_dim(p, &dims[n++]) || !expect_text(p, "]", "after the array size"))
            return false;
    }
    *n_dims = n;
    return true;
}

/* The size of all dimensions must be a polynomial that fits; sizes are multiplied all over. */
static bool check_product(struct parser *p, const struct token *name, const struct poly *dims,
                          int n_dims)
{
    struct poly product = poly_constant(p->arena, (int64_t)elem_bytes(ELEM_DOUBLE_COMPLEX));
    for (int d = 0; d < n_dims; d++) {
        if (!poly_mul(p->arena, &product, &dims[d], &product)) {
            fail_at(p, name, "this array is too large");
            fail_hint(p, "its size in bytes must fit in 63 bits");
            return false;
        }
    }
    return true;
}

bool add_array(struct parser *p, const struct token *name, enum elem_type type,
               const struct poly *dims, int n_dims)
{
    if (!check_new_name(p, name) || !check_room(p, name) || !check_product(p, name, dims, n_dims))
        return false;
    p->arrays = arena_grow(p->arena, p->arrays, (size_t)p->n_arrays, &p->arrays_capacity,
                           sizeof *p->arrays);
    p->arrays[p->n_arrays++] =
        (struct kernel_array){.name = name->text,
                              .type = type,
                              .n_dims = n_dims,
                              .dims = arena_copy(p->arena, dims, (size_t)n_dims, sizeof *dims)};
    return true;
}

static bool declare_array(struct parser *p, const struct token *name, enum elem_type type)
{
    struct poly dims[KERNEL_MAX_DIMS];
    int n_dims = 0;
    return parse_dims(p, dims, &n_dims) && add_array(p, name, type, dims, n_dims);
}

/* No prediction depends on an initial value, and the benchmark program sets its own. */
static bool skip_initial_value(struct parser *p)
{
    const struct token *first = this_token(p);
    const struct kernel_flops flops = p->flops;
    const int n_accesses = p->n_accesses;
    struct tree value;
    if (!parse_expr(p, IN_VALUE, &value) || !is_value(p, first, &value))
        return false;
    p->flops = flops;
    if (p->n_accesses == n_accesses)
        return true;
    fail_at(p, first, "an initial value that reads an array is not supported");
    fail_hint(p, "assign it in the innermost loop");
    return false;
}

static bool parse_declarator(struct parser *p, const struct type_name *type)
{
    const struct token *name = take_token(p);
    if (str_eq(name->text, STR("*"))) {
        fail_at(p, name, "pointers are not supported");
        fail_hint(p, "declare the array with its sizes: `double a[M][N];`");
        return false;
    }
    if (!check_new_name(p, name))
        return false;
    bool ok = false;
    if (type->integer)
        ok = declare_index(p, name, type->text);
    else
        ok = at_text(p, "[") ? declare_array(p, name, type->type) : add_scalar(p, name, type->type);
    if (ok && at_text(p, "=") && (type->integer || find_scalar(p, name->text) < 0)) {
        fail_at(p, this_token(p), "an initial value is not supported here");
        fail_hint(p, "write `%.*s %.*s%s;`: %s", STR_ARG(type->text), STR_ARG(name->text),
                  type->integer ? "" : "[N]",
                  type->integer ? "size symbols need no declaration, see -D"
                                : "the benchmark program initialises the arrays");
        return false;
    }
    if (ok && accept_text(p, "="))
        return skip_initial_value(p);
    if (ok && at_text(p, "(")) {
        fail_at(p, this_token(p), "functions are not supported");
        fail_hint(p, "write declarations and one loop nest, and nothing around them");
        return false;
    }
    return ok;
}

/* Pragmas in front of code change no prediction, in Kerncraft neither. */
static void skip_pragmas(struct parser *p)
{
    while (this_token(p)->kind == TOKEN_PRAGMA)
        take_token(p);
}

static bool parse_declaration(struct parser *p)
{
    struct type_name type;
    if (!take_type(p, &type))
        return false;
    do {
        if (!parse_declarator(p, &type))
            return false;
    } while (accept_text(p, ","));
    if (!expect_text(p, ";", "after the declaration"))
        return false;
    skip_pragmas(p);
    return true;
}

/* --- loops --- */

static bool parse_loop_index(struct parser *p, struct kernel_loop *loop)
{
    struct type_name type = {.integer = true, .text = STR("int")};
    const bool declared_here = at_type(p, 0);
    const struct token *first = this_token(p);
    if (declared_here && !take_type(p, &type))
        return false;
    if (!type.integer) {
        fail_at(p, first, "a loop index of type %.*s is not supported", STR_ARG(type.text));
        fail_hint(p, "write int, long, unsigned or size_t");
        return false;
    }
    const struct token *name = take_token(p);
    const struct index_variable *variable =
        declared_here ? NULL : find_index_variable(p, name->text);
    if (variable != NULL && find_loop(p, name->text) < 0)
        type.text = variable->type;
    else if (!check_new_name(p, name))
        return false;
    loop->index = name->text;
    loop->type = type.text;
    return true;
}

bool parse_bound(struct parser *p, const char *what, struct poly *out)
{
    const struct token *first = this_token(p);
    struct tree bound;
    return parse_expr(p, IN_SIZE, &bound) && expr_poly(p, first, what, bound.expr, out);
}

static bool is_unsigned(struct str type)
{
    return str_starts_with(type, STR("u")) || str_starts_with(type, STR("size_t")) ||
           str_find_str(type, STR("unsigned")) < type.len;
}

static bool parse_start(struct parser *p, struct kernel_loop *loop)
{
    const struct token *first = this_token(p);
    int64_t start = 0;
    if (!parse_bound(p, "a start value", &loop->start) ||
        !expect_text(p, ";", "in the loop header"))
        return false;
    if (!is_unsigned(loop->type) || !poly_is_constant(&loop->start, &start) || start >= 0)
        return true;
    fail_at(p, first, "an index of type %.*s cannot start at %lld", STR_ARG(loop->type),
            (long long)start);
    fail_hint(p, "declare it as int or long");
    return false;
}

/* Takes the loop's own index or fails. */
static bool expect_index(struct parser *p, const struct kernel_loop *loop)
{
    const struct token *name = take_token(p);
    if (str_eq(name->text, loop->index))
        return true;
    fail_at(p, name, "expected the loop index '%.*s', found '%.*s'", STR_ARG(loop->index),
            STR_ARG(str_slice(name->text, 0, KERNEL_MAX_NAME_BYTES)));
    fail_hint(p, "write `for (int %.*s = 1; %.*s < N - 1; ++%.*s)`", STR_ARG(loop->index),
              STR_ARG(loop->index), STR_ARG(loop->index));
    return false;
}

static bool parse_condition(struct parser *p, struct kernel_loop *loop)
{
    if (!expect_index(p, loop))
        return false;
    const struct token *compare = take_token(p);
    const bool inclusive = str_eq(compare->text, STR("<="));
    if (!inclusive && !str_eq(compare->text, STR("<"))) {
        fail_at(p, compare, "a loop condition with '%.*s' is not supported",
                STR_ARG(str_slice(compare->text, 0, KERNEL_MAX_NAME_BYTES)));
        fail_hint(p, "write `<` or `<=` and count upwards");
        return false;
    }
    if (!parse_bound(p, "a loop bound", &loop->end) || !expect_text(p, ";", "in the loop header"))
        return false;
    const struct poly one = poly_constant(p->arena, 1);
    if (inclusive && !poly_add_scaled(p->arena, &loop->end, 1, &one, &loop->end)) {
        fail_at(p, compare, "this loop bound is too large");
        return false;
    }
    return true;
}

bool parse_step_value(struct parser *p, struct kernel_loop *loop)
{
    const struct token *first = this_token(p);
    struct tree step;
    struct poly value;
    if (!parse_expr(p, IN_SIZE, &step) || !expr_poly(p, first, "a step", step.expr, &value))
        return false;
    if (poly_is_constant(&value, &loop->step) && loop->step >= 1)
        return true;
    fail_at(p, first, "this step is not supported");
    fail_hint(p, "the step is a constant of at least 1");
    return false;
}

static bool parse_step(struct parser *p, struct kernel_loop *loop)
{
    loop->step = 1;
    if (accept_text(p, "++"))
        return expect_index(p, loop);
    if (!expect_index(p, loop))
        return false;
    if (accept_text(p, "++"))
        return true;
    if (accept_text(p, "+="))
        return parse_step_value(p, loop);
    fail_at(p, this_token(p), "this step is not supported");
    fail_hint(p, "write `++%.*s`, `%.*s++` or `%.*s += 2`", STR_ARG(loop->index),
              STR_ARG(loop->index), STR_ARG(loop->index));
    return false;
}

bool check_room_for_loop(struct parser *p)
{
    if (p->n_loops < KERNEL_MAX_LOOPS)
        return true;
    fail_at(p, this_token(p), "too many loops");
    fail_hint(p, "at most %d are supported", KERNEL_MAX_LOOPS);
    return false;
}

static bool parse_loop_head(struct parser *p)
{
    if (!check_room_for_loop(p))
        return false;
    struct kernel_loop *loop = &p->loops[p->n_loops];
    if (!expect_text(p, "for", "here") || !expect_text(p, "(", "after 'for'") ||
        !parse_loop_index(p, loop))
        return false;
    p->n_loops++; /* from here on its name is taken */
    return expect_text(p, "=", "after the loop index") && parse_start(p, loop) &&
           parse_condition(p, loop) && parse_step(p, loop) &&
           expect_text(p, ")", "after the loop header");
}

/* --- statements --- */

static bool parse_target(struct parser *p, struct expr **out, struct kernel_access *access)
{
    const struct token *name = this_token(p);
    const int scalar = name->kind == TOKEN_NAME ? find_scalar(p, name->text) : -1;
    if (scalar >= 0) {
        take_token(p);
        p->scalars[scalar].written = true;
        const struct expr e = {.kind = EXPR_SCALAR, .type = p->scalars[scalar].type, .ref = scalar};
        *out = arena_copy(p->arena, &e, 1, sizeof e);
        return true;
    }
    if (name->kind == TOKEN_NAME && find_array(p, name->text) >= 0) {
        const struct expr *reference = NULL;
        if (!parse_array_reference(p, &reference, access))
            return false;
        *out = arena_copy(p->arena, reference, 1, sizeof *reference);
        return true;
    }
    const struct str text = str_slice(name->text, 0, KERNEL_MAX_NAME_BYTES);
    if (name->kind != TOKEN_NAME) {
        fail_at(p, name, "expected an assignment, found '%.*s'", STR_ARG(text));
        return false;
    }
    if (at_type(p, 0)) {
        fail_at(p, name, "a declaration inside the loops is not supported");
        fail_hint(p, "declare all variables before the loops");
        return false;
    }
    static const char *const statements[] = {"if", "while", "do", "return", "goto", "switch"};
    for (size_t i = 0; i < sizeof statements / sizeof *statements; i++) {
        if (str_eq(text, str_of(statements[i]))) {
            fail_at(p, name, "'%s' is not supported", statements[i]);
            fail_hint(p, "the innermost loop may hold only assignments");
            return false;
        }
    }
    fail_at(p, name, "'%.*s' cannot be assigned: it is not a declared array or scalar",
            STR_ARG(text));
    hint_declaration(p, name);
    return false;
}

/* `=`, or the operation of `+= -= *= /=`. */
static bool parse_assignment_operator(struct parser *p, char *op)
{
    static const char *const operators[] = {"=", "+=", "-=", "*=", "/="};
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
        if (accept_text(p, operators[i])) {
            *op = operators[i][0];
            return true;
        }
    }
    const struct token *found = this_token(p);
    fail_at(p, found, "expected an assignment operator, found '%.*s'",
            STR_ARG(str_slice(found->text, 0, KERNEL_MAX_NAME_BYTES)));
    fail_hint(p, "use one of = += -= *= /=");
    return false;
}

static bool parse_statement(struct parser *p)
{
    const struct token *first = this_token(p);
    if (at_text(p, "for")) {
        fail_at(p, first, "a loop next to statements is not supported");
        fail_hint(p, "the nest must be perfect: all statements in the innermost loop");
        return false;
    }
    if (p->n_statements == KERNEL_MAX_STATEMENTS) {
        fail_at(p, first, "too many statements");
        fail_hint(p, "at most %d are supported", KERNEL_MAX_STATEMENTS);
        return false;
    }
    struct expr *target = NULL;
    struct kernel_access access = {0};
    struct statement statement = {0};
    struct tree value;
    if (!parse_target(p, &target, &access) || !parse_assignment_operator(p, &statement.op) ||
        !parse_expr(p, IN_VALUE, &value) || !expect_text(p, ";", "after the assignment"))
        return false;
    statement.target = target;
    statement.value = value.expr;
    const bool compound = statement.op != '=';
    if (compound)
        count_operation(&p->flops, statement.op, target, value.expr);
    if (target->kind == EXPR_ACCESS &&
        ((compound && !add_access(p, first, &access, false, &target->access)) ||
         !add_access(p, first, &access, true, &target->access)))
        return false;
    p->statements = arena_grow(p->arena, p->statements, (size_t)p->n_statements,
                               &p->statements_capacity, sizeof *p->statements);
    p->statements[p->n_statements++] = statement;
    return true;
}

/* --- the nest --- */

static bool parse_body(struct parser *p, bool braces)
{
    do {
        if (!parse_statement(p))
            return false;
        if (braces)
            skip_pragmas(p);
    } while (braces && !at_text(p, "}"));
    return true;
}

/* for (…) { for (…) { statements } }; braces[l] says whether loop l has them. */
static bool parse_nest(struct parser *p)
{
    bool braces[KERNEL_MAX_LOOPS] = {false};
    if (!at_text(p, "for")) {
        fail_at(p, this_token(p), "expected a declaration or a loop, found '%.*s'",
                STR_ARG(str_slice(this_token(p)->text, 0, KERNEL_MAX_NAME_BYTES)));
        fail_hint(p, "a kernel is declarations, then one loop nest");
        return false;
    }
    do {
        if (!parse_loop_head(p))
            return false;
        braces[p->n_loops - 1] = accept_text(p, "{");
        skip_pragmas(p);
    } while (at_text(p, "for"));
    const int n_loops = p->n_loops;
    if (at_text(p, "}") || at_text(p, ";")) {
        fail_at(p, this_token(p), "the innermost loop is empty");
        fail_hint(p, "write at least one assignment");
        return false;
    }
    if (!parse_body(p, braces[n_loops - 1]))
        return false;
    for (int l = n_loops - 1; l >= 0; l--) {
        if (!braces[l] || accept_text(p, "}"))
            continue;
        fail_at(p, this_token(p), "expected '}' to close the loop over '%.*s', found '%.*s'",
                STR_ARG(p->loops[l].index),
                STR_ARG(str_slice(this_token(p)->text, 0, KERNEL_MAX_NAME_BYTES)));
        fail_hint(p, "the nest must be perfect: all statements in the innermost loop");
        return false;
    }
    return true;
}

/* --- what may follow --- */

static bool same_shape(const struct kernel_array *a, const struct kernel_array *b)
{
    bool same = a->type == b->type && a->n_dims == b->n_dims;
    for (int d = 0; same && d < a->n_dims; d++)
        same = poly_equal(&a->dims[d], &b->dims[d]);
    return same;
}

static bool parse_swapped(struct parser *p, const struct kernel_array **out)
{
    const struct token *name = take_token(p);
    const int array = find_array(p, name->text);
    if (array < 0) {
        fail_at(p, name, "'%.*s' is not an array that can be swapped",
                STR_ARG(str_slice(name->text, 0, KERNEL_MAX_NAME_BYTES)));
        fail_hint(p, "write `swap(a, b);` with two arrays of the kernel");
        return false;
    }
    *out = &p->arrays[array];
    return true;
}

/*
 * `swap(a, b);` says that the next sweep finds the arrays with their names exchanged. Each line of
 * work moves the same lines in every sweep, so that, as with Kerncraft, nothing else follows from
 * it.
 */
static bool parse_swap(struct parser *p)
{
    const struct token *first = take_token(p);
    const struct kernel_array *a = NULL;
    const struct kernel_array *b = NULL;
    if (!expect_text(p, "(", "after 'swap'") || !parse_swapped(p, &a) ||
        !expect_text(p, ",", "between two arrays") || !parse_swapped(p, &b) ||
        !expect_text(p, ")", "after the arrays") || !expect_text(p, ";", "after 'swap(…)'"))
        return false;
    if (same_shape(a, b))
        return true;
    fail_at(p, first, "'%.*s' and '%.*s' have different types or sizes", STR_ARG(a->name),
            STR_ARG(b->name));
    fail_hint(p, "only arrays of the same type and sizes can be swapped");
    return false;
}

static bool parse_end(struct parser *p)
{
    while (at_text(p, "swap")) {
        if (!parse_swap(p))
            return false;
    }
    if (this_token(p)->kind == TOKEN_END)
        return true;
    fail_at(p, this_token(p), "unexpected '%.*s' after the loop nest",
            STR_ARG(str_slice(this_token(p)->text, 0, KERNEL_MAX_NAME_BYTES)));
    fail_hint(p, "only `swap(a, b);` may follow; a kernel has one loop nest, put others into their "
                 "own files");
    return false;
}

void publish(const struct parser *p, struct kernel *out)
{
    *out = (struct kernel){
        .file = p->file,
        .source = p->source,
        .n_symbols = p->n_symbols,
        .symbols = arena_copy(p->arena, p->symbols, (size_t)p->n_symbols, sizeof *p->symbols),
        .n_arrays = p->n_arrays,
        .arrays = p->arrays,
        .n_scalars = p->n_scalars,
        .scalars = p->scalars,
        .n_loops = p->n_loops,
        .loops = arena_copy(p->arena, p->loops, (size_t)p->n_loops, sizeof *p->loops),
        .n_accesses = p->n_accesses,
        .accesses = p->accesses,
        .n_statements = p->n_statements,
        .statements = p->statements,
        .flops = p->flops,
    };
}

bool parser_begin(struct parser *p, struct str source, const char *name, struct arena *arena,
                  struct err *err)
{
    *p = (struct parser){.file = str_cstr(arena, str_of(name)), .arena = arena, .err = err};
    if (source.len > KERNEL_MAX_SOURCE_BYTES) {
        err_at(err, name, 0, 0, "this kernel is too long: %zu bytes", source.len);
        return err_hint(err, "at most %d are supported", KERNEL_MAX_SOURCE_BYTES);
    }
    p->source = str_copy(arena, source);
    return true;
}

bool kernel_parse(struct str source, const char *name, struct arena *arena, struct kernel *out,
                  struct err *err)
{
    struct parser p;
    if (!parser_begin(&p, source, name, arena, err) ||
        !lex(p.source, p.file, arena, &p.tokens, err))
        return false;
    skip_pragmas(&p);
    while (at_type(&p, 0)) {
        if (!parse_declaration(&p))
            return false;
    }
    if (!parse_nest(&p) || !parse_end(&p))
        return false;
    publish(&p, out);
    return true;
}
