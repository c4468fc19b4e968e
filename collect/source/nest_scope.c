#include "collect/source/nest_parts.h"
#include "stempel/kernel/poly.h"

#include <string.h>

/* --- names --- */

struct entity *find_entity(const struct reader *r, struct str name)
{
    for (size_t i = r->n_entities; i > 0; i--) {
        if (str_eq(r->entities[i - 1]->name, name))
            return r->entities[i - 1];
    }
    for (size_t i = 0; i < r->n_outer; i++) {
        if (str_eq(r->outer[i]->name, name))
            return r->outer[i];
    }
    return NULL;
}

struct entity *add_entity(struct reader *r, struct str name, enum entity_kind kind)
{
    struct entity *e = arena_alloc(r->arena, 1, sizeof *e);
    *e = (struct entity){.name = name, .kind = kind, .number = -1};
    r->entities =
        arena_grow(r->arena, r->entities, r->n_entities, &r->entities_capacity, sizeof(void *));
    r->entities[r->n_entities++] = e;
    return e;
}

/* Is tokens[at] a name that is set here: `x =`, `x +=`, `x++`, `--x`? */
static bool is_set(const struct token *tokens, size_t at)
{
    static const char *const operators[] = {"=", "+=", "-=", "*=", "/=", "%=", "++", "--"};
    const struct token *next = &tokens[at + 1];
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
        if (token_is(next, operators[i]))
            return true;
    }
    return at > 0 && (token_is(&tokens[at - 1], "++") || token_is(&tokens[at - 1], "--"));
}

static bool is_set_in(const struct token *tokens, size_t first, size_t end, struct str name)
{
    for (size_t i = first; i < end && tokens[i].kind != TOKEN_END; i++) {
        if (tokens[i].kind == TOKEN_NAME && str_eq(tokens[i].text, name) && is_set(tokens, i))
            return true;
    }
    return false;
}

bool nest_assigns(const struct reader *r, struct str name)
{
    return is_set_in(r->tokens, r->nest_first, r->nest_end, name);
}

int size_symbol(struct reader *r, const struct token *name)
{
    for (int s = 0; s < r->n_symbols; s++) {
        if (str_eq(r->symbols[s], name->text))
            return s;
    }
    if (r->n_symbols == KERNEL_MAX_SYMBOLS || name->text.len > KERNEL_MAX_NAME_BYTES) {
        source_fail(r->source, name, "too many sizes, or a name that is too long");
        source_hint(r->source, "at most %d sizes of %d characters are supported",
                    KERNEL_MAX_SYMBOLS, KERNEL_MAX_NAME_BYTES);
        return -1;
    }
    const struct macro *m = source_macro(r->source, name->text, r->source->tokens.count);
    if (m != NULL)
        macro_integer(m, &r->size_values[r->n_symbols]);
    r->symbols[r->n_symbols] = name->text;
    return r->n_symbols++;
}

/* --- names in the kernel --- */

static bool name_taken(const struct reader *r, struct str name)
{
    static const char *const words[] = {"I", "complex", "size_t"};
    bool taken = false;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        taken = taken || str_eq(name, str_of(words[i]));
    for (size_t i = 0; i < r->n_arrays; i++)
        taken = taken || str_eq(r->arrays[i]->name, name);
    for (size_t i = 0; i < r->n_scalars; i++)
        taken = taken || str_eq(r->scalars[i].name, name);
    for (int l = 0; l < r->n_loops; l++)
        taken = taken || str_eq(r->loops[l].index, name);
    return taken;
}

/* A name for the kernel: the own one, with underscores where it is in use already. */
static struct str kernel_name(const struct reader *r, struct str name)
{
    name = str_slice(name, 0, KERNEL_MAX_NAME_BYTES - 8);
    while (name_taken(r, name))
        name = str_format(r->arena, "%.*s_", STR_ARG(name));
    return name;
}

int use_array(struct reader *r, struct entity *e)
{
    if (e->number >= 0)
        return e->number;
    struct nest_variable *v = arena_copy(r->arena, &e->array, 1, sizeof *v);
    v->original = e->name;
    v->name = kernel_name(r, e->shown.len != 0 ? e->shown : e->name);
    r->arrays = arena_grow(r->arena, r->arrays, r->n_arrays, &r->arrays_capacity, sizeof(void *));
    r->arrays[r->n_arrays] = v;
    e->number = (int)r->n_arrays++;
    return e->number;
}

int use_scalar(struct reader *r, struct entity *e)
{
    if (e->number >= 0)
        return e->number;
    r->scalars =
        arena_grow(r->arena, r->scalars, r->n_scalars, &r->scalars_capacity, sizeof *r->scalars);
    const struct str name = kernel_name(r, e->shown.len != 0 ? e->shown : e->name);
    r->scalars[r->n_scalars] = (struct nest_scalar){name, e->type};
    e->number = (int)r->n_scalars++;
    return e->number;
}

/* --- declarations --- */

/* One declared name. */
struct declarator {
    const struct token *name;
    int pointers;
    bool restricted;
    bool points_to_array; /* (*a)[N][P] */
    int n_dims;
    bool first_empty; /* a[] */
    const struct c_expr *dims[KERNEL_MAX_DIMS];
    const struct c_expr *value;
    bool allocated; /* = malloc(…) and the like */
};

bool is_restrict(const struct token *t)
{
    return token_is(t, "restrict") || token_is(t, "__restrict") || token_is(t, "__restrict__");
}

/* Words between a `*` or '[' and what follows. */
static void take_qualifiers(struct c_cursor *c, struct declarator *d)
{
    while (cursor_at(c, "const") || cursor_at(c, "volatile") || cursor_at(c, "static") ||
           is_restrict(cursor_token(c)))
        d->restricted |= is_restrict(cursor_take(c));
}

static bool take_dims(struct c_cursor *c, struct declarator *d)
{
    while (cursor_accept(c, "[")) {
        if (d->n_dims == KERNEL_MAX_DIMS) {
            source_fail(c->source, cursor_token(c), "too many dimensions");
            return source_hint(c->source, "at most %d are supported", KERNEL_MAX_DIMS);
        }
        take_qualifiers(c, d);
        if (cursor_at(c, "]"))
            d->first_empty = d->first_empty || d->n_dims == 0;
        else if (!c_expr_parse(c, &d->dims[d->n_dims]))
            return false;
        d->n_dims++;
        if (!cursor_expect(c, "]", "after the array size"))
            return false;
    }
    return true;
}

/* Passes over an initial value that is no expression of ours: `{…}`, `malloc(…)`. */
static void skip_value(struct c_cursor *c, struct declarator *d)
{
    int depth = 0;
    for (; cursor_token(c)->kind != TOKEN_END; cursor_take(c)) {
        const struct token *t = cursor_token(c);
        if (depth == 0 && (token_is(t, ",") || token_is(t, ";") || token_is(t, ")")))
            return;
        depth += token_is(t, "(") || token_is(t, "[") || token_is(t, "{") ? 1 : 0;
        depth -= token_is(t, ")") || token_is(t, "]") || token_is(t, "}") ? 1 : 0;
        d->allocated = d->allocated ||
                       (t->kind == TOKEN_NAME && str_find_str(t->text, STR("alloc")) < t->text.len);
    }
}

static bool take_declarator(struct c_cursor *c, const struct c_type *type, struct declarator *d)
{
    *d = (struct declarator){0};
    while (cursor_accept(c, "*")) {
        d->pointers++;
        take_qualifiers(c, d);
    }
    const bool bracket = cursor_at(c, "(") && token_is(cursor_ahead(c, 1), "*");
    if (bracket) {
        cursor_take(c);
        cursor_take(c);
        d->points_to_array = true;
        take_qualifiers(c, d);
    }
    d->name = cursor_take(c);
    if (d->name->kind != TOKEN_NAME)
        return source_fail(c->source, d->name, "expected a name, found '%.*s'",
                           STR_ARG(str_slice(d->name->text, 0, KERNEL_MAX_NAME_BYTES)));
    if (bracket && !cursor_expect(c, ")", "after the name"))
        return false;
    if (!take_dims(c, d))
        return false;
    if (!cursor_accept(c, "="))
        return true;
    const bool plain = d->pointers == 0 && d->n_dims == 0 && type->kind != TYPE_OTHER;
    if (plain && !cursor_at(c, "{")) {
        const size_t at = c->at;
        struct err quiet = {0};
        struct c_source source = *c->source;
        struct c_cursor trial = *c;
        source.err = &quiet;
        trial.source = &source;
        if (c_expr_parse(&trial, &d->value) &&
            (token_is(cursor_token(&trial), ",") || token_is(cursor_token(&trial), ";"))) {
            c->at = trial.at;
            return true;
        }
        d->value = NULL;
        c->at = at;
    }
    skip_value(c, d);
    return true;
}

static void refuse_entity(struct reader *r, const struct declarator *d, const char *what,
                          const char *hint)
{
    struct entity *e = add_entity(r, d->name->text, ENTITY_REFUSED);
    e->error = arena_alloc(r->arena, 1, sizeof *e->error);
    struct c_source source = *r->source;
    source.err = e->error;
    source_fail(&source, d->name, "'%.*s' is %s, which is not supported", STR_ARG(d->name->text),
                what);
    source_hint(&source, "%s", hint);
}

static bool array_dims(struct reader *r, const struct declarator *d, struct nest_variable *v)
{
    int n = 0;
    if (d->points_to_array || d->pointers == 1) {
        v->outer_unknown = true;
        n++;
    }
    for (int i = 0; i < d->n_dims; i++) {
        if (i == 0 && d->first_empty) {
            v->outer_unknown = true;
            n++;
            continue;
        }
        if (n == KERNEL_MAX_DIMS || d->dims[i] == NULL ||
            !lower_poly(r, d->dims[i], "an array size", &v->dims[n]))
            return false;
        n++;
    }
    v->n_dims = n;
    v->linear = n == 1 && v->outer_unknown;
    return true;
}

static void declare_array(struct reader *r, const struct c_type *type, const struct declarator *d,
                          bool parameter)
{
    struct nest_variable v = {
        .type = type->elem,
        .facts = {.is_const = type->is_const, .line = d->name->line, .storage = NEST_OBJECT}};
    const bool pointer = parameter || d->pointers > 0 || d->points_to_array;
    if (pointer && !d->allocated)
        v.facts.storage = d->restricted ? NEST_RESTRICT : NEST_POINTER;
    struct err quiet = {0};
    struct c_source source = *r->source;
    source.err = &quiet;
    const struct c_source *outer = r->source;
    r->source = &source;
    const bool ok = array_dims(r, d, &v);
    r->source = outer;
    struct entity *e = add_entity(r, d->name->text, ok ? ENTITY_ARRAY : ENTITY_REFUSED);
    e->array = v;
    e->error = ok ? NULL : arena_copy(r->arena, &quiet, 1, sizeof quiet);
}

/* An integer: a helper where its value is known and stays, else a size. */
static void declare_integer(struct reader *r, const struct c_type *type, const struct declarator *d)
{
    struct form form = {0};
    struct err quiet = {0};
    struct c_source source = *r->source;
    source.err = &quiet;
    const struct c_source *outer = r->source;
    r->source = &source;
    const bool known = d->value != NULL && lower_form(r, d->value, &form);
    r->source = outer;
    int64_t number = 0;
    const size_t after = r->cursor.at;
    const bool stays =
        type->is_const || !is_set_in(r->cursor.tokens, after, r->nest_first, d->name->text);
    const bool size = known && form_is_poly(&form) && poly_is_constant(&form.constant, &number) &&
                      number > NEST_SMALL_INTEGER;
    if (known && stays && !size) {
        add_entity(r, d->name->text, ENTITY_INTEGER)->form = form;
        return;
    }
    add_entity(r, d->name->text, ENTITY_SIZE);
    if (size && stays && r->n_symbols < KERNEL_MAX_SYMBOLS) {
        const int symbol = size_symbol(r, d->name);
        if (symbol >= 0)
            r->size_values[symbol] = number;
    }
}

static bool is_number(const struct c_expr *e)
{
    while (e->kind == CX_UNARY && (str_eq(e->op, STR("-")) || str_eq(e->op, STR("+"))))
        e = e->left;
    return e->kind == CX_INTEGER || e->kind == CX_REAL;
}

/* A real variable; a constant number is written in its place, as a compiler does. */
static void declare_real(struct reader *r, const struct c_type *type, const struct declarator *d)
{
    const struct nest_value *value = NULL;
    if (type->is_const && d->value != NULL && is_number(d->value) &&
        lower_value(r, d->value, &value)) {
        const struct nest_value cast = {
            .kind = VALUE_CAST, .cast = type->elem, .left = value, .at = d->name};
        add_entity(r, d->name->text, ENTITY_NUMBER)->value =
            arena_copy(r->arena, &cast, 1, sizeof cast);
        return;
    }
    add_entity(r, d->name->text, ENTITY_SCALAR)->type = type->elem;
}

static void declare(struct reader *r, const struct c_type *type, const struct declarator *d,
                    bool parameter)
{
    const bool array = d->pointers > 0 || d->points_to_array || d->n_dims > 0;
    if (type->tag.len != 0 && d->n_dims == 0 && !d->points_to_array && d->pointers <= 1)
        declare_struct(r, d->name, type->tag, d->pointers > 0, parameter || r->outer_depth == 0);
    else if (type->kind == TYPE_OTHER)
        refuse_entity(r, d, "of a type that a kernel cannot have",
                      "use float, double or their _Complex types for data");
    else if (d->pointers + (d->points_to_array ? 1 : 0) > 1 || (d->pointers > 0 && d->n_dims > 0))
        refuse_entity(r, d, "a pointer to pointers",
                      "its rows may lie anywhere: allocate one block, `double (*a)[P]` or "
                      "`double *a` with a[j*P + i]");
    else if (array && type->kind == TYPE_INTEGER)
        refuse_entity(r, d, "an array of integers", "use arrays of float or double only");
    else if (array)
        declare_array(r, type, d, parameter);
    else if (type->kind == TYPE_INTEGER)
        declare_integer(r, type, d);
    else
        declare_real(r, type, d);
}

bool declare_parameters(struct reader *r)
{
    struct c_cursor *c = &r->cursor;
    cursor_take(c); /* ( */
    while (!cursor_at(c, ")") && cursor_token(c)->kind != TOKEN_END) {
        struct c_type type = {.kind = TYPE_OTHER};
        struct declarator d;
        if (c_type_at(c, 0))
            c_type_take(c, &type);
        else
            cursor_take(c); /* a type that we do not know */
        if (cursor_at(c, ")") || cursor_at(c, ","))
            cursor_accept(c, ","); /* void, or a parameter without a name */
        else if (!take_declarator(c, &type, &d))
            return false;
        else
            declare(r, &type, &d, true);
        if (!cursor_at(c, ")") && !cursor_accept(c, ",") && cursor_token(c)->kind != TOKEN_END &&
            !c_type_at(c, 0))
            return cursor_expect(c, ")", "after the parameters");
    }
    return cursor_expect(c, ")", "after the parameters");
}

bool declare_statement(struct reader *r)
{
    struct c_cursor *c = &r->cursor;
    struct c_type type;
    c_type_take(c, &type);
    if (cursor_accept(c, ";"))
        return true;
    do {
        struct declarator d;
        if (!take_declarator(c, &type, &d))
            return false;
        if (cursor_at(c, "("))
            skip_value(c, &d); /* a function's prototype */
        else
            declare(r, &type, &d, false);
    } while (cursor_accept(c, ","));
    return cursor_expect(c, ";", "after the declaration");
}

/* --- names from outside of the function --- */

/* Does this declaration declare the name: `, name [ = ; ,`? */
static bool declares(const struct token *tokens, const struct c_global *g, struct str name)
{
    int depth = 0;
    for (size_t i = g->first; i < g->end; i++) {
        depth += token_is(&tokens[i], "{") || token_is(&tokens[i], "[") ? 1 : 0;
        depth -= token_is(&tokens[i], "}") || token_is(&tokens[i], "]") ? 1 : 0;
        if (depth == 0 && tokens[i].kind == TOKEN_NAME && str_eq(tokens[i].text, name) &&
            i > g->first && !token_is(&tokens[i - 1], "="))
            return true;
    }
    return false;
}

void declare_apart(struct reader *r, size_t first, size_t end, struct entity ***entities,
                   size_t *count)
{
    struct token_list tokens = {0};
    struct err quiet = {0};
    struct c_source source = *r->source;
    struct reader outside = *r;
    r->outer_reads++;
    source.err = &quiet;
    outside.source = &source;
    outside.outer_reads = r->outer_reads;
    outside.outer_depth = r->outer_depth + 1;
    outside.n_entities = outside.entities_capacity = 0;
    *count = 0;
    if (!source_expand(&source, first, end, &tokens))
        return;
    outside.cursor = (struct c_cursor){.source = &source,
                                       .tokens = tokens.items,
                                       .n_typedefs = r->file->n_typedefs,
                                       .typedefs = r->file->typedefs};
    outside.nest_first = outside.nest_end = 0;
    struct c_cursor *const c = &outside.cursor;
    while (cursor_token(c)->kind != TOKEN_END) {
        if (c_type_at(c, 0) && declare_statement(&outside))
            continue;
        struct declarator ignored = {0};
        skip_value(c, &ignored);
        cursor_take(c);
        quiet = (struct err){0};
    }
    *entities = outside.entities;
    *count = outside.n_entities;
    r->outer_reads = outside.outer_reads;
    r->n_symbols = outside.n_symbols;
    memcpy(r->symbols, outside.symbols, sizeof r->symbols);
    memcpy(r->size_values, outside.size_values, sizeof r->size_values);
}

static void declare_global(struct reader *r, const struct c_global *g)
{
    struct entity **entities = NULL;
    size_t count;
    declare_apart(r, g->first, g->end + 1, &entities, &count);
    for (size_t i = 0; i < count; i++) {
        r->outer = arena_grow(r->arena, r->outer, r->n_outer, &r->outer_capacity, sizeof(void *));
        r->outer[r->n_outer++] = entities[i];
    }
}

struct entity *resolve(struct reader *r, const struct token *name)
{
    struct entity *e = find_entity(r, name->text);
    if (e != NULL)
        return e;
    const struct c_file *f = r->file;
    /* A name may be declared by itself, or by one that is declared by it. */
    if (r->outer_reads >= NEST_MAX_OUTER_READS || r->outer_depth >= NEST_MAX_OUTER_DEPTH)
        return NULL;
    for (size_t i = 0; i < f->n_globals; i++) {
        if (!declares(f->source.tokens.items, &f->globals[i], name->text))
            continue;
        declare_global(r, &f->globals[i]);
        return find_entity(r, name->text);
    }
    return NULL;
}
