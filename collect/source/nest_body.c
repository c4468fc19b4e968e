#include "collect/source/nest_parts.h"
#include "stempel/kernel/poly.h"

/* --- pragmas --- */

static bool is_word_part(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/* Position behind the first whole `word`, or text.len + 1. */
static size_t behind_word(struct str text, struct str word)
{
    for (size_t i = 0; i + word.len <= text.len; i++) {
        const bool begins = i == 0 || !is_word_part(text.ptr[i - 1]);
        const bool ends = i + word.len == text.len || !is_word_part(text.ptr[i + word.len]);
        if (begins && ends && str_eq(str_slice(text, i, i + word.len), word))
            return i + word.len;
    }
    return text.len + 1;
}

bool pragma_has(struct str pragma, const char *word)
{
    return behind_word(pragma, str_of(word)) <= pragma.len;
}

struct str pragma_clause(struct str pragma, const char *clause)
{
    size_t at = behind_word(pragma, str_of(clause));
    while (at < pragma.len && pragma.ptr[at] == ' ')
        at++;
    if (at >= pragma.len || pragma.ptr[at] != '(')
        return (struct str){0};
    const struct str rest = str_slice(pragma, at + 1, pragma.len);
    return str_trim(str_slice(rest, 0, str_find(rest, ')')));
}

/* A pragma in front of loop number r->n_loops. */
static void note_pragma(struct reader *r, const struct token *pragma)
{
    const struct str text = pragma->text;
    const bool omp = pragma_has(text, "omp");
    if ((omp && pragma_has(text, "simd")) || pragma_has(text, "ivdep") ||
        pragma_has(text, "vectorize"))
        r->loop_facts[r->n_loops].simd = true;
    if (!omp || !pragma_has(text, "for") || r->parallel.present)
        return;
    int64_t collapse = 1;
    str_to_i64(pragma_clause(text, "collapse"), &collapse);
    r->parallel = (struct nest_parallel){
        .present = true,
        .loop = r->n_loops,
        .collapse = collapse >= 1 && collapse <= KERNEL_MAX_LOOPS ? (int)collapse : 1,
        .schedule = str_copy(r->arena, pragma_clause(text, "schedule")),
        .reduction = str_copy(r->arena, pragma_clause(text, "reduction")),
        .line = pragma->line};
}

void take_pragmas(struct reader *r)
{
    while (cursor_token(&r->cursor)->kind == TOKEN_PRAGMA)
        note_pragma(r, cursor_take(&r->cursor));
}

/* --- the head of a loop --- */

static bool refuse_head(struct reader *r, const struct token *where, const char *what)
{
    source_fail(r->source, where, "%s is not supported", what);
    return source_hint(r->source, "write `for (int i = 1; i < N - 1; i++)`");
}

/* `i < N - 1`, `i <= N - 2`, `N > i`, `i >= 1`: the side without the index, and the comparison. */
struct bound {
    const struct c_expr *value;
    bool upper;
    bool inclusive;
};

static bool is_index(const struct c_expr *e, struct str index)
{
    return e->kind == CX_NAME && str_eq(e->at->text, index);
}

static bool parse_condition(struct reader *r, struct str index, bool downwards, struct bound *out)
{
    const struct c_expr *e = NULL;
    const struct token *first = cursor_token(&r->cursor);
    if (cursor_at(&r->cursor, ";"))
        return refuse_head(r, first, "a loop without a condition");
    if (!c_expr_parse(&r->cursor, &e))
        return false;
    const bool left = e->kind == CX_BINARY && is_index(e->left, index);
    const bool right = e->kind == CX_BINARY && is_index(e->right, index);
    if (left == right)
        return refuse_head(r, e->at, "a loop condition other than the index against a bound");
    out->value = left ? e->right : e->left;
    const char op = e->op.ptr[0];
    out->inclusive = e->op.len == 2 && op != '!';
    out->upper = (op == '<') == left;
    if (str_eq(e->op, STR("!=")))
        out->upper = !downwards;
    else if (op != '<' && op != '>')
        return refuse_head(r, e->at, "this loop condition");
    return true;
}

/* `i++`, `--i`, `i += 2`, `i = i + 1`: the step with its sign. */
static bool parse_step(struct reader *r, struct str index, int64_t *step)
{
    struct c_cursor *c = &r->cursor;
    const struct token *first = cursor_token(c);
    if (cursor_at(c, "++") || cursor_at(c, "--")) {
        *step = cursor_take(c)->text.ptr[0] == '+' ? 1 : -1;
        return str_eq(cursor_take(c)->text, index) || refuse_head(r, first, "this step");
    }
    if (!str_eq(cursor_take(c)->text, index))
        return refuse_head(r, first, "this step");
    if (cursor_at(c, "++") || cursor_at(c, "--")) {
        *step = cursor_take(c)->text.ptr[0] == '+' ? 1 : -1;
        return true;
    }
    const struct token *op = cursor_take(c);
    const struct c_expr *e = NULL;
    struct poly value = {0};
    if (!token_is(op, "+=") && !token_is(op, "-=") && !token_is(op, "="))
        return refuse_head(r, op, "this step");
    if (!c_expr_parse(c, &e))
        return false;
    int64_t sign = token_is(op, "-=") ? -1 : 1;
    if (token_is(op, "=")) {
        if (e->kind != CX_BINARY || !is_index(e->left, index) || e->op.len != 1 ||
            (e->op.ptr[0] != '+' && e->op.ptr[0] != '-'))
            return refuse_head(r, op, "this step");
        sign = e->op.ptr[0] == '-' ? -1 : 1;
        e = e->right;
    }
    if (!lower_poly(r, e, "a step", &value))
        return false;
    if (!poly_is_constant(&value, step) || *step < 1 || *step > INT32_MAX)
        return refuse_head(r, first, "a step that is not a constant of at least 1");
    *step *= sign;
    return true;
}

/* The tokens of the step, which stands behind the condition: its direction decides on that. */
static bool counts_down(const struct reader *r)
{
    int semicolons = 0;
    int depth = 0;
    for (size_t ahead = 0;; ahead++) {
        const struct token *t = cursor_ahead(&r->cursor, ahead);
        depth += token_is(t, "(") ? 1 : 0;
        depth -= token_is(t, ")") ? 1 : 0;
        semicolons += token_is(t, ";") ? 1 : 0;
        if (t->kind == TOKEN_END || depth < 0 || ahead > 1024)
            return false;
        if (semicolons > 0 && (token_is(t, "--") || token_is(t, "-=") || token_is(t, "-")))
            return true;
    }
}

static bool set_bounds(struct reader *r, const struct token *where, struct kernel_loop *loop,
                       const struct poly *first, const struct bound *bound, int64_t step)
{
    const struct poly one = poly_constant(r->arena, 1);
    struct poly limit = {0};
    if (!lower_poly(r, bound->value, "a loop bound", &limit))
        return false;
    if (bound->upper != (step > 0))
        return refuse_head(r, where, "a loop that does not run towards its bound");
    loop->step = step < 0 ? -step : step;
    bool ok = true;
    if (step > 0) {
        loop->start = *first;
        loop->end = limit;
        if (bound->inclusive)
            ok = poly_add_scaled(r->arena, &limit, 1, &one, &loop->end);
    } else {
        if (loop->step != 1)
            return refuse_head(r, where, "a downward loop with a step of more than 1");
        loop->start = limit;
        ok = poly_add_scaled(r->arena, first, 1, &one, &loop->end);
        if (!bound->inclusive)
            ok = ok && poly_add_scaled(r->arena, &limit, 1, &one, &loop->start);
    }
    return ok || refuse_head(r, where, "a loop bound this large");
}

/* The index: declared here or before. */
static bool parse_index(struct reader *r, const struct token **name, struct str *type)
{
    struct c_cursor *c = &r->cursor;
    struct c_type declared = {.kind = TYPE_INTEGER, .text = STR("int")};
    const struct token *first = cursor_token(c);
    if (c_type_at(c, 0))
        c_type_take(c, &declared);
    *name = cursor_take(c);
    *type = declared.text;
    if ((*name)->kind != TOKEN_NAME)
        return refuse_head(r, *name, "a loop without an index");
    if (declared.kind != TYPE_INTEGER)
        return refuse_head(r, first, "a loop index that is not an integer");
    return cursor_at(c, "=") || refuse_head(r, cursor_token(c), "a loop without a start value");
}

static bool parse_head(struct reader *r)
{
    struct c_cursor *c = &r->cursor;
    const struct token *keyword = cursor_take(c);
    const struct token *name = NULL;
    const struct c_expr *start = NULL;
    struct poly first = {0};
    struct bound bound = {0};
    struct str type;
    int64_t step = 1;
    if (r->n_loops == KERNEL_MAX_LOOPS) {
        source_fail(r->source, keyword, "too many loops");
        return source_hint(r->source, "at most %d are supported", KERNEL_MAX_LOOPS);
    }
    if (!cursor_expect(c, "(", "after 'for'") || !parse_index(r, &name, &type))
        return false;
    for (int l = 0; l < r->n_loops; l++) {
        if (str_eq(r->loops[l].index, name->text))
            return refuse_head(r, name, "a second loop over the same index");
    }
    cursor_take(c); /* = */
    if (!c_expr_parse(c, &start) || !lower_poly(r, start, "a start value", &first))
        return false;
    if (cursor_at(c, ","))
        return refuse_head(r, cursor_token(c), "a loop over two indices");
    if (!cursor_expect(c, ";", "in the loop header"))
        return false;
    const bool downwards = counts_down(r);
    if (!parse_condition(r, name->text, downwards, &bound) ||
        !cursor_expect(c, ";", "in the loop header") || !parse_step(r, name->text, &step))
        return false;
    if (cursor_at(c, ","))
        return refuse_head(r, cursor_token(c), "a loop that steps two variables");
    struct kernel_loop *loop = &r->loops[r->n_loops];
    if (!cursor_expect(c, ")", "after the loop header") ||
        !set_bounds(r, name, loop, &first, &bound, step))
        return false;
    loop->index = name->text;
    loop->type = type;
    r->loop_tokens[r->n_loops] = name;
    struct nest_loop *facts = &r->loop_facts[r->n_loops];
    facts->type = str_copy(r->arena, type);
    facts->line = keyword->line;
    facts->col = keyword->col;
    facts->reversed = step < 0;
    add_entity(r, name->text, ENTITY_LOOP)->number = r->n_loops++;
    return true;
}

/* --- statements --- */

static bool refuse_statement(struct reader *r, const struct token *t)
{
    static const struct {
        const char *word;
        const char *hint;
    } words[] = {
        {"if",
         "write a conditional, `b[i] = x > 0 ? u : v;`, and treat the boundary in separate loops"},
        {"while", "write it as `for (int i = 0; i < N; i++)`"},
        {"do", "write it as `for (int i = 0; i < N; i++)`"},
        {"switch", "a kernel does the same everywhere"},
        {"break", "a kernel visits all of its points"},
        {"continue", "a kernel visits all of its points"},
        {"return", "a kernel visits all of its points"},
        {"goto", "a kernel visits all of its points"},
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (token_is(t, words[i].word)) {
            source_fail(r->source, t, "'%s' in a loop is not supported", words[i].word);
            return source_hint(r->source, "%s", words[i].hint);
        }
    }
    return true;
}

static void add_statement(struct reader *r, const struct nest_statement *s)
{
    r->statements = arena_grow(r->arena, r->statements, r->n_statements, &r->statements_capacity,
                               sizeof *r->statements);
    r->statements[r->n_statements++] = *s;
}

/* `int idx = …;`, or `idx = …;`: a helper from here on. */
static bool set_helper(struct reader *r, const struct token *name, const struct c_expr *value)
{
    struct form form;
    if (!lower_form(r, value, &form))
        return false;
    add_entity(r, name->text, ENTITY_INTEGER)->form = form;
    return true;
}

/* The name that a declaration in the loop gives; null with the error set for what has no value. */
static const struct token *local_name(struct reader *r, const char *hint)
{
    const struct token *name = cursor_take(&r->cursor);
    if (name->kind == TOKEN_NAME && !cursor_at(&r->cursor, "["))
        return name;
    source_fail(r->source, name, "an array or pointer declared in the loop is not supported");
    source_hint(r->source, "%s", hint);
    return NULL;
}

/* `double x = …, y;` */
static bool local_reals(struct reader *r, const struct c_type *type)
{
    struct c_cursor *c = &r->cursor;
    do {
        const struct token *name =
            local_name(r, "use plain variables, and subscripts with all loop indices");
        const struct c_expr *value = NULL;
        if (name == NULL)
            return false;
        struct nest_statement s = {.op = '=', .line = name->line, .col = name->col};
        if (cursor_accept(c, "=") && (!c_expr_parse(c, &value) || !lower_value(r, value, &s.value)))
            return false;
        struct entity *e = add_entity(r, name->text, ENTITY_SCALAR);
        e->type = type->elem;
        if (s.value == NULL)
            continue;
        const struct nest_value target = {
            .kind = VALUE_SCALAR, .ref = use_scalar(r, e), .at = name};
        s.target = arena_copy(r->arena, &target, 1, sizeof target);
        add_statement(r, &s);
    } while (cursor_accept(c, ","));
    return cursor_expect(c, ";", "after the declaration");
}

static bool local_integers(struct reader *r)
{
    struct c_cursor *c = &r->cursor;
    do {
        const struct token *name = local_name(r, "use plain variables");
        const struct c_expr *value = NULL;
        if (name == NULL)
            return false;
        if (!cursor_accept(c, "=")) {
            add_entity(r, name->text, ENTITY_SIZE);
            continue;
        }
        if (!c_expr_parse(c, &value) || !set_helper(r, name, value))
            return false;
    } while (cursor_accept(c, ","));
    return cursor_expect(c, ";", "after the declaration");
}

static bool local_declaration(struct reader *r)
{
    struct c_type type;
    const struct token *first = cursor_token(&r->cursor);
    c_type_take(&r->cursor, &type);
    if (type.kind == TYPE_REAL && cursor_at(&r->cursor, "*"))
        return declare_rows(r, &type);
    if (type.kind == TYPE_REAL)
        return local_reals(r, &type);
    if (type.kind == TYPE_INTEGER)
        return local_integers(r);
    source_fail(r->source, first, "a variable of this type in the loop is not supported");
    return source_hint(r->source, "use float, double, and integers for indices");
}

static bool take_operator(struct reader *r, char *op)
{
    static const char *const operators[] = {"=", "+=", "-=", "*=", "/="};
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
        if (cursor_accept(&r->cursor, operators[i])) {
            *op = operators[i][0];
            return true;
        }
    }
    const struct token *t = cursor_token(&r->cursor);
    source_fail(r->source, t, "expected an assignment, found '%.*s'",
                STR_ARG(str_slice(t->text, 0, KERNEL_MAX_NAME_BYTES)));
    return source_hint(r->source,
                       "the innermost loop may hold only assignments with = += -= *= /=");
}

static bool is_integer_variable(struct reader *r, const struct c_expr *e)
{
    const struct entity *entity = e->kind == CX_NAME ? resolve(r, e->at) : NULL;
    return entity != NULL && (entity->kind == ENTITY_SIZE || entity->kind == ENTITY_INTEGER);
}

static bool is_pointer(struct reader *r, const struct c_expr *e)
{
    const struct entity *entity = e->kind == CX_NAME ? resolve(r, e->at) : NULL;
    return entity != NULL && (entity->kind == ENTITY_ROW ||
                              (entity->kind == ENTITY_ARRAY && entity->array.outer_unknown));
}

static bool refuse_running(struct reader *r, const struct token *name)
{
    source_fail(r->source, name, "'%.*s' changes from iteration to iteration",
                STR_ARG(str_slice(name->text, 0, KERNEL_MAX_NAME_BYTES)));
    return source_hint(r->source,
                       "write its value in terms of the loop indices, such as (k*N + j)*P + i");
}

/* `k++;` or `--k;` as a statement: the name, or null. */
static const struct token *counted_name(const struct c_cursor *c)
{
    const struct token *first = cursor_token(c);
    const struct token *second = cursor_ahead(c, 1);
    if (token_is(first, "++") || token_is(first, "--"))
        return second;
    return first->kind == TOKEN_NAME && (token_is(second, "++") || token_is(second, "--")) ? first
                                                                                           : NULL;
}

static bool parse_assignment(struct reader *r)
{
    struct c_cursor *c = &r->cursor;
    const struct token *first = cursor_token(c);
    const struct c_expr *target = NULL;
    const struct c_expr *value = NULL;
    struct nest_statement s = {.line = first->line, .col = first->col};
    if (counted_name(c) != NULL)
        return refuse_running(r, counted_name(c));
    if (!c_expr_parse(c, &target))
        return false;
    if (target->kind == CX_CALL) {
        source_fail(r->source, target->at,
                    "the function call '%.*s(…)' in the loop is not "
                    "supported",
                    STR_ARG(str_slice(target->at->text, 0, KERNEL_MAX_NAME_BYTES)));
        return source_hint(r->source, "write out what it computes");
    }
    if (!take_operator(r, &s.op) || !c_expr_parse(c, &value))
        return false;
    if (cursor_at(c, "=")) {
        source_fail(r->source, cursor_token(c), "a chained assignment is not supported");
        return source_hint(r->source, "write one statement per assignment");
    }
    if (!cursor_expect(c, ";", "after the assignment"))
        return false;
    if (is_integer_variable(r, target)) {
        if (s.op == '=')
            return set_helper(r, target->at, value);
        return refuse_running(r, target->at);
    }
    if (is_pointer(r, target)) {
        source_fail(r->source, target->at, "setting the pointer '%.*s' here is not supported",
                    STR_ARG(str_slice(target->at->text, 0, KERNEL_MAX_NAME_BYTES)));
        return source_hint(r->source, "declare it where it is set: `const double *row = a + j*P;`");
    }
    if (!lower_value(r, value, &s.value) || !lower_target(r, target, &s.target))
        return false;
    add_statement(r, &s);
    return true;
}

static bool parse_statements(struct reader *r);

/* `{ … }`: a scope of its own. */
static bool parse_block(struct reader *r)
{
    const size_t scope = r->n_entities;
    if (++r->cursor.depth > KERNEL_MAX_DIMS) {
        source_fail(r->source, cursor_token(&r->cursor), "blocks are nested too deeply");
        return source_hint(r->source, "remove the braces");
    }
    cursor_take(&r->cursor);
    if (!parse_statements(r))
        return false;
    r->cursor.depth--;
    r->n_entities = scope;
    return cursor_expect(&r->cursor, "}", "to close the block");
}

static bool parse_statement(struct reader *r)
{
    struct c_cursor *c = &r->cursor;
    if (r->n_statements >= KERNEL_MAX_STATEMENTS) {
        source_fail(r->source, cursor_token(c), "too many statements");
        return source_hint(r->source, "at most %d are supported", KERNEL_MAX_STATEMENTS);
    }
    if (cursor_accept(c, ";"))
        return true;
    if (!refuse_statement(r, cursor_token(c)))
        return false;
    if (cursor_at(c, "{"))
        return parse_block(r);
    return c_type_at(c, 0) ? local_declaration(r) : parse_assignment(r);
}

/* Recursion by blocks is limited in parse_block. */
static bool parse_statements(struct reader *r)
{
    while (!cursor_at(&r->cursor, "}") && r->cursor.at < r->nest_end) {
        take_pragmas(r);
        if (!parse_statement(r))
            return false;
    }
    return true;
}

/* --- the nest --- */

/* Between two loops: helpers only. */
static bool parse_between(struct reader *r)
{
    struct c_cursor *c = &r->cursor;
    for (;;) {
        take_pragmas(r);
        if (cursor_at(c, "for"))
            return true;
        const struct token *t = cursor_token(c);
        const size_t n_statements = r->n_statements;
        if (!parse_statement(r))
            return false;
        if (r->n_statements == n_statements)
            continue;
        source_fail(r->source, t, "a statement between the loops is not supported");
        return source_hint(r->source, "move it into the innermost loop, or into its own loop nest; "
                                      "unroll a loop over the points of the stencil");
    }
}

static bool has_loop(const struct reader *r)
{
    for (size_t i = r->cursor.at; i < r->nest_end; i++) {
        if (token_is(&r->cursor.tokens[i], "for"))
            return true;
    }
    return false;
}

static bool close_loops(struct reader *r, const bool *braces)
{
    struct c_cursor *c = &r->cursor;
    for (int l = r->n_loops - 1; l >= 0; l--) {
        if (!braces[l])
            continue;
        const struct token *t = cursor_token(c);
        if (cursor_accept(c, "}"))
            continue;
        source_fail(r->source, t, "a statement after an inner loop is not supported");
        return source_hint(r->source, "move it into its own loop nest");
    }
    return true;
}

bool read_nest(struct reader *r)
{
    struct c_cursor *c = &r->cursor;
    bool braces[KERNEL_MAX_LOOPS] = {false};
    do {
        if (!parse_head(r))
            return false;
        take_pragmas(r);
        braces[r->n_loops - 1] = cursor_accept(c, "{");
        if (has_loop(r) && !parse_between(r))
            return false;
    } while (cursor_at(c, "for"));
    const bool ok = braces[r->n_loops - 1] ? parse_statements(r) : parse_statement(r);
    if (!ok || !close_loops(r, braces))
        return false;
    if (r->n_statements != 0)
        return true;
    source_fail(r->source, r->loop_tokens[r->n_loops - 1], "the innermost loop computes nothing");
    return source_hint(r->source, "it needs an assignment: `b[i] = …;`");
}
