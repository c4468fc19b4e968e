#include "collect/source/nest_parts.h"
#include "stempel/kernel/poly.h"

static bool make(const struct reader *r, const struct nest_value *v, const struct nest_value **out)
{
    *out = arena_copy(r->arena, v, 1, sizeof *v);
    return true;
}

/* `12`, `.5`, `2.f`, `1e-3`; out gets the text without suffixes that change nothing. */
static bool number_ok(struct str text)
{
    size_t i = 0;
    size_t digits = 0;
    for (; i < text.len && (text.ptr[i] == '.' || (text.ptr[i] >= '0' && text.ptr[i] <= '9')); i++)
        digits += text.ptr[i] == '.' ? 0 : 1;
    if (i < text.len && digits > 0 && (text.ptr[i] == 'e' || text.ptr[i] == 'E')) {
        i++;
        if (i < text.len && (text.ptr[i] == '+' || text.ptr[i] == '-'))
            i++;
        const size_t first = i;
        while (i < text.len && text.ptr[i] >= '0' && text.ptr[i] <= '9')
            i++;
        digits = i == first ? 0 : digits;
    }
    if (i < text.len && (text.ptr[i] == 'f' || text.ptr[i] == 'F'))
        i++;
    return digits > 0 && i == text.len &&
           str_find(text, '.') + 1 +
                   str_find(str_slice(text, str_find(text, '.') + 1, text.len), '.') >=
               text.len;
}

static bool lower_number(struct reader *r, const struct c_expr *e, const struct nest_value **out)
{
    int64_t value = 0;
    const bool integer = e->kind == CX_INTEGER;
    if (integer ? !c_integer_value(e->at->text, &value) : !number_ok(e->at->text)) {
        source_fail(r->source, e->at, "this number is not supported");
        return source_hint(r->source, "write decimal numbers such as 2, 0.25, 1e-3 or 0.5f");
    }
    const struct nest_value v = {
        .kind = VALUE_NUMBER, .integer = integer, .text = e->at->text, .at = e->at};
    return make(r, &v, out);
}

static bool lower_integer(struct reader *r, const struct c_expr *e, const struct nest_value **out)
{
    struct form form;
    if (!lower_form(r, e, &form))
        return false;
    const struct nest_value v = {.kind = VALUE_INTEGER,
                                 .integer = true,
                                 .form = arena_copy(r->arena, &form, 1, sizeof form),
                                 .at = e->at};
    return make(r, &v, out);
}

static bool lower_name(struct reader *r, const struct c_expr *e, const struct nest_value **out)
{
    struct entity *entity = resolve_named(r, e);
    if (r->source->err->kind != ERR_NONE)
        return false;
    if (entity == NULL) {
        source_fail(r->source, e->at, "'%.*s' is not declared in this file", STR_ARG(e->at->text));
        return source_hint(r->source, "add its declaration: `double %.*s;`", STR_ARG(e->at->text));
    }
    switch (entity->kind) {
    case ENTITY_SCALAR: {
        const struct nest_value v = {
            .kind = VALUE_SCALAR, .ref = use_scalar(r, entity), .at = e->at};
        return make(r, &v, out);
    }
    case ENTITY_NUMBER:
        *out = entity->value;
        return true;
    case ENTITY_ROW:
    case ENTITY_ARRAY:
        source_fail(r->source, e->at, "the array '%.*s' without a subscript is not supported",
                    STR_ARG(e->at->text));
        return source_hint(r->source, "write which element: `%.*s[i]`", STR_ARG(e->at->text));
    case ENTITY_REFUSED:
        *r->source->err = *entity->error;
        return false;
    default:
        return lower_integer(r, e, out);
    }
}

static bool add_access(struct reader *r, const struct nest_access *access,
                       const struct nest_value **out)
{
    if (r->n_accesses == KERNEL_MAX_ACCESSES) {
        source_fail(r->source, access->at, "too many array accesses");
        return source_hint(r->source, "at most %d are supported", KERNEL_MAX_ACCESSES);
    }
    r->accesses = arena_grow(r->arena, r->accesses, r->n_accesses, &r->accesses_capacity,
                             sizeof *r->accesses);
    r->accesses[r->n_accesses] = *access;
    const struct nest_value v = {
        .kind = VALUE_ACCESS, .ref = (int)r->n_accesses++, .at = access->at};
    return make(r, &v, out);
}

/* a[k][j][i]: the subscripts from the last to the first. */
static bool lower_access(struct reader *r, const struct c_expr *e, const struct nest_value **out)
{
    const struct c_expr *subscripts[KERNEL_MAX_DIMS];
    const struct token *bracket = e->at;
    int n = 0;
    for (; e->kind == CX_INDEX; e = e->left) {
        if (n == KERNEL_MAX_DIMS)
            return source_fail(r->source, bracket, "too many subscripts");
        subscripts[n++] = e->right;
    }
    if (e->kind != CX_NAME && e->kind != CX_MEMBER) {
        source_fail(r->source, e->at, "a subscript of an expression is not supported");
        return source_hint(r->source, "subscripts follow the name of an array");
    }
    struct entity *entity = resolve_named(r, e);
    if (r->source->err->kind != ERR_NONE)
        return false;
    if (entity != NULL && entity->kind == ENTITY_REFUSED) {
        *r->source->err = *entity->error;
        return false;
    }
    if (entity != NULL && entity->kind == ENTITY_ROW && n == 1) {
        struct nest_access element;
        return row_access(r, entity->row, subscripts[0], e->at, &element) &&
               add_access(r, &element, out);
    }
    if (entity == NULL || entity->kind != ENTITY_ARRAY) {
        source_fail(r->source, e->at,
                    entity == NULL ? "'%.*s' is not declared in this file"
                                   : "'%.*s' is not an array",
                    STR_ARG(e->at->text));
        return source_hint(r->source, "add its declaration: `double *%.*s;`", STR_ARG(e->at->text));
    }
    if (n != entity->array.n_dims) {
        source_fail(r->source, e->at, "'%.*s' has %d subscript%s here", STR_ARG(e->at->text), n,
                    n == 1 ? "" : "s");
        return source_hint(r->source, "it was declared with %d", entity->array.n_dims);
    }
    struct nest_access access = {.array = use_array(r, entity), .n_subscripts = n, .at = e->at};
    for (int d = 0; d < n; d++) {
        if (!lower_form(r, subscripts[n - 1 - d], &access.subscripts[d]))
            return false;
    }
    return add_access(r, &access, out);
}

static bool refuse_call(struct reader *r, const struct c_expr *e)
{
    static const struct {
        const char *name;
        const char *hint;
    } hints[] = {
        {"fma", "write `a * b + c`: the compiler makes it one instruction"},
        {"fmaf", "write `a * b + c`: the compiler makes it one instruction"},
        {"pow",
         "write the product, `x * x * x`: compilers call a library function for every power but 2"},
        {"powf",
         "write the product, `x * x * x`: compilers call a library function for every power but 2"},
        {"abs", "abs is for integers: write fabs"},
        {"min", "write fmin, or a conditional: `x < y ? x : y`"},
        {"max", "write fmax, or a conditional: `x > y ? x : y`"},
    };
    source_fail(r->source, e->at, "the function call '%.*s(…)' is not supported",
                STR_ARG(str_slice(e->at->text, 0, KERNEL_MAX_NAME_BYTES)));
    for (size_t i = 0; i < sizeof hints / sizeof *hints; i++) {
        if (str_eq(e->at->text, str_of(hints[i].name)))
            return source_hint(r->source, "%s", hints[i].hint);
    }
    return source_hint(r->source,
                       "write out what it computes with + - * /, fabs, sqrt, fmin and fmax");
}

/* A value inside of another one. */
static bool lower_operand(struct reader *r, const struct c_expr *e, const struct nest_value **out)
{
    *out = NULL;
    return lower_value(r, e, out) && *out != NULL;
}

/* `pow(x, 2)` is x * x to every compiler. */
static bool is_square(const struct c_expr *e)
{
    static const char *const twos[] = {"2", "2.", "2.0", "2.0f", "2.f"};
    bool two = false;
    for (size_t i = 0; e->n_arguments == 2 && i < sizeof twos / sizeof *twos; i++)
        two = two || ((e->arguments[1]->kind == CX_INTEGER || e->arguments[1]->kind == CX_REAL) &&
                      str_eq(e->arguments[1]->at->text, str_of(twos[i])));
    return two && (str_eq(e->at->text, STR("pow")) || str_eq(e->at->text, STR("powf")));
}

/* Nodes of a value, at most `most` + 1. Recursive: each call counts one of them. */
static int count_nodes(const struct nest_value *v, int most)
{
    if (v == NULL || most < 0)
        return 0;
    const int left = 1 + count_nodes(v->left, most - 1);
    return left > most ? left : left + count_nodes(v->right, most - left);
}

/* What is squared is written twice, so squares of squares grow fast. */
static bool lower_square(struct reader *r, const struct c_expr *e, const struct nest_value **out)
{
    enum { MOST_NODES = 64 };
    struct nest_value v = {.kind = VALUE_BINARY, .op = '*', .at = e->at};
    if (!lower_operand(r, e->arguments[0], &v.left))
        return false;
    if (count_nodes(v.left, MOST_NODES) > MOST_NODES) {
        source_fail(r->source, e->at, "squaring an expression this long is not supported");
        return source_hint(r->source, "assign it to a variable first: `const double d = …;`");
    }
    v.right = v.left;
    return make(r, &v, out);
}

static bool lower_call(struct reader *r, const struct c_expr *e, const struct nest_value **out)
{
    enum elem_type type;
    struct nest_value v = {.kind = VALUE_CALL, .text = e->at->text, .at = e->at};
    if (is_square(e))
        return lower_square(r, e, out);
    const enum kernel_function function = kernel_function_named(e->at->text, &type);
    if (function == N_FUNCTIONS)
        return refuse_call(r, e);
    if (e->n_arguments != kernel_functions[function].n_arguments) {
        source_fail(r->source, e->at, "'%.*s' takes %d argument%s", STR_ARG(e->at->text),
                    kernel_functions[function].n_arguments,
                    kernel_functions[function].n_arguments == 1 ? "" : "s");
        return source_hint(r->source, "it has %d here", e->n_arguments);
    }
    if (!lower_operand(r, e->arguments[0], &v.left) ||
        (e->n_arguments == 2 && !lower_operand(r, e->arguments[1], &v.right)))
        return false;
    return make(r, &v, out);
}

/* `x > y`, `x > y && u > v` of floating-point values. Recursive: limited by the height of
 * expressions. */
static bool lower_condition(struct reader *r, const struct c_expr *e, const struct nest_value **out)
{
    struct nest_value v = {.kind = VALUE_COMPARE, .text = e->op, .at = e->at};
    if (e->kind == CX_BINARY && kernel_joins(e->op))
        return lower_condition(r, e->left, &v.left) && lower_condition(r, e->right, &v.right) &&
               make(r, &v, out);
    if (e->kind != CX_BINARY || !kernel_compares(e->op)) {
        source_fail(r->source, e->at, "a conditional with this condition is not supported");
        return source_hint(r->source, "compare two values: `x > 0 ? u : v`");
    }
    if (!lower_operand(r, e->left, &v.left) || !lower_operand(r, e->right, &v.right))
        return false;
    if (v.left->integer && v.right->integer) {
        source_fail(r->source, e->at, "a condition on loop indices is not supported");
        return source_hint(
            r->source,
            "a kernel computes the same everywhere: treat the boundary in separate loops");
    }
    return make(r, &v, out);
}

/* `x > y ? u : v` of floating-point values. */
static bool lower_choice(struct reader *r, const struct c_expr *e, const struct nest_value **out)
{
    struct nest_value choices = {.kind = VALUE_CHOICES, .at = e->at};
    struct nest_value v = {.kind = VALUE_CHOICE, .at = e->at};
    if (!lower_condition(r, e->left, &v.left) ||
        !lower_operand(r, e->arguments[0], &choices.left) ||
        !lower_operand(r, e->arguments[1], &choices.right))
        return false;
    v.integer = choices.integer = choices.left->integer && choices.right->integer;
    return make(r, &choices, &v.right) && make(r, &v, out);
}

static bool lower_unary(struct reader *r, const struct c_expr *e, const struct nest_value **out)
{
    const struct nest_value *inner = NULL;
    if (str_eq(e->op, STR("*"))) {
        source_fail(r->source, e->at, "reading through a pointer by '*' is not supported");
        return source_hint(r->source, "write it with a subscript: a[i] for *(a + i)");
    }
    if (!str_eq(e->op, STR("-")) && !str_eq(e->op, STR("+"))) {
        source_fail(r->source, e->at, "the operator '%.*s' is not supported", STR_ARG(e->op));
        return source_hint(r->source, "use + - * / and array elements such as a[j][i]");
    }
    if (!lower_operand(r, e->left, &inner))
        return false;
    if (str_eq(e->op, STR("+"))) {
        *out = inner;
        return true;
    }
    const struct nest_value v = {
        .kind = VALUE_NEG, .integer = inner->integer, .left = inner, .at = e->at};
    return make(r, &v, out);
}

static bool lower_binary(struct reader *r, const struct c_expr *e, const struct nest_value **out)
{
    if (e->op.len != 1 || str_find(STR("+-*/"), e->op.ptr[0]) == 4) {
        source_fail(r->source, e->at, "the operator '%.*s' is not supported here", STR_ARG(e->op));
        return source_hint(r->source, "write values with + - * / and brackets only");
    }
    struct nest_value v = {.kind = VALUE_BINARY, .op = e->op.ptr[0], .at = e->at};
    if (!lower_operand(r, e->left, &v.left) || !lower_operand(r, e->right, &v.right))
        return false;
    v.integer = v.left->integer && v.right->integer;
    return make(r, &v, out);
}

static bool lower_cast(struct reader *r, const struct c_expr *e, const struct nest_value **out)
{
    struct nest_value v = {.kind = VALUE_CAST, .cast = e->type.elem, .at = e->at};
    if (!lower_operand(r, e->left, &v.left))
        return false;
    if (e->type.kind == TYPE_INTEGER && v.left->integer) {
        *out = v.left;
        return true;
    }
    if (e->type.kind == TYPE_REAL)
        return make(r, &v, out);
    source_fail(r->source, e->at, "a cast from floating point to other types is not supported");
    return source_hint(r->source, "cast to float, double or their _Complex types");
}

/* Recursion is limited by the height of expressions. */
bool lower_value(struct reader *r, const struct c_expr *e, const struct nest_value **out)
{
    switch (e->kind) {
    case CX_INTEGER:
    case CX_REAL:
        return lower_number(r, e, out);
    case CX_NAME:
    case CX_MEMBER:
        return lower_name(r, e, out);
    case CX_INDEX:
        return lower_access(r, e, out);
    case CX_CALL:
        return lower_call(r, e, out);
    case CX_CHOICE:
        return lower_choice(r, e, out);
    case CX_UNARY:
        return lower_unary(r, e, out);
    case CX_BINARY:
        return lower_binary(r, e, out);
    case CX_CAST:
        return lower_cast(r, e, out);
    }
    return false;
}

bool lower_target(struct reader *r, const struct c_expr *e, const struct nest_value **out)
{
    if (e->kind != CX_INDEX && e->kind != CX_NAME) {
        source_fail(r->source, e->at, "this cannot be assigned here");
        return source_hint(r->source, "assign array elements and variables: `b[i] = …;`");
    }
    if (!lower_value(r, e, out))
        return false;
    if ((*out)->kind == VALUE_ACCESS || (*out)->kind == VALUE_SCALAR)
        return true;
    source_fail(r->source, e->at, "'%.*s' cannot be assigned here", STR_ARG(e->at->text));
    return source_hint(r->source, "assign array elements and floating-point variables");
}
