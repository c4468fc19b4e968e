#include "collect/source/code.h"

#include <string.h>

/* Looking through code. All are recursive: limited by CODE_MAX_DEPTH. */

int64_t code_type_bytes(const struct code_type *t)
{
    int64_t n = 1;
    for (; t->kind == TYPE_ARRAY; t = t->to) {
        if (t->count < 0 || __builtin_mul_overflow(n, t->count, &n))
            return 0;
    }
    return __builtin_mul_overflow(n, t->bytes, &n) ? 0 : n;
}

bool code_is_op(const struct code *c, const char *op)
{
    return strcmp(c->op, op) == 0;
}

bool code_is_loop(const struct code *c)
{
    return c->kind == CODE_FOR || c->kind == CODE_WHILE || c->kind == CODE_DO;
}

const struct code *code_loop_body(const struct code *loop)
{
    return loop->parts[loop->kind == CODE_FOR ? LOOP_BODY : loop->kind == CODE_WHILE ? 1 : 0];
}

const struct code *code_last(const struct code *c)
{
    while (c->kind == CODE_BLOCK && c->n_parts > 0)
        c = c->parts[c->n_parts - 1];
    return c;
}

bool code_jumps(const struct code *c)
{
    const enum code_kind kind = code_last(c)->kind;
    return kind == CODE_CONTINUE || kind == CODE_BREAK || kind == CODE_RETURN ||
           kind == CODE_UNKNOWN;
}

struct str code_function_name(const struct code *c)
{
    static const struct str builtin = {"__builtin_", 10};
    return str_starts_with(c->text, builtin) ? str_slice(c->text, builtin.len, c->text.len)
                                             : c->text;
}

bool code_calls(const struct code *c, const char *name)
{
    const struct str own = code_function_name(c);
    const size_t n = strlen(name);
    return str_starts_with(own, str_of(name)) &&
           (own.len == n || (own.len == n + 1 && own.ptr[n] == 'f'));
}

bool code_is_complex_pair(const struct code *c)
{
    return c->kind == CODE_LIST && c->n_parts == 2 && c->type->kind == TYPE_REAL &&
           elem_is_complex(c->type->elem);
}

bool code_is_accessor(const struct code *c)
{
    bool is = c->kind == CODE_METHOD && c->n_parts > 1 && c->decl != NULL &&
              c->decl->type->is_reference &&
              (c->type->kind == TYPE_REAL || c->type->kind == TYPE_INTEGER);
    for (int i = 1; is && i < c->n_parts; i++)
        is = c->parts[i]->type->kind == TYPE_INTEGER;
    return is;
}

bool code_rounds(const struct code *c)
{
    static const char *const names[] = {"rint",   "nearbyint", "lrint",
                                        "llrint", "lround",    "llround"};
    bool is = false;
    for (size_t i = 0; c->kind == CODE_CALL && c->n_parts == 1 && i < sizeof names / sizeof *names;
         i++)
        is = is || code_calls(c, names[i]);
    return is;
}

bool code_asks_kind(const struct code *c)
{
    static const char *const names[] = {"isnan",   "isinf_sign", "__isnan",  "__isnanf", "isinf",
                                        "__isinf", "__isinff",   "isfinite", NULL};
    return c->kind == CODE_CALL && c->n_parts == 1 && str_is_one_of(code_function_name(c), names);
}

bool code_swaps_bytes(const struct code *c)
{
    static const char *const names[] = {
        "bswap16", "bswap32",    "bswap64", "bswap_16",   "bswap_32", "bswap_64", "__bswap_16",
        "htons",   "__bswap_32", "htonl",   "__bswap_64", "ntohs",    "ntohl",    NULL};
    return c->kind == CODE_CALL && c->n_parts == 1 && str_is_one_of(code_function_name(c), names);
}

int code_size(const struct code *c)
{
    int n = 1;
    for (int i = 0; i < c->n_parts; i++)
        n += code_size(c->parts[i]);
    return n;
}

bool code_first_is_larger(const struct code *c)
{
    return c->n_parts < 3 || code_size(c->parts[1]) >= code_size(c->parts[2]);
}

bool code_is_conditional(const struct code *c)
{
    return c->kind == CODE_IF || c->kind == CODE_SWITCH || c->kind == CODE_CHOICE ||
           (c->kind == CODE_BINARY && (code_is_op(c, "&&") || code_is_op(c, "||")));
}

const struct code_decl *code_changes(const struct code *c)
{
    return (c->kind == CODE_STEP || c->kind == CODE_ASSIGN) && c->parts[0]->kind == CODE_NAME
               ? c->parts[0]->decl
               : NULL;
}

static bool asks_for(const struct code *c, const struct code_decl *decl)
{
    const struct code *const plain = code_without_casts(c);
    return plain->kind == CODE_UNARY && code_is_op(plain, "!")
               ? asks_for(plain->parts[0], decl)
               : plain->kind == CODE_NAME && plain->decl == decl;
}

bool code_only_flags(const struct code *c, const struct code_decl *decl)
{
    if (c->kind == CODE_ASSIGN && code_changes(c) == decl)
        return code_is_op(c, "=") && code_without_casts(c->parts[1])->kind == CODE_INTEGER;
    const bool conditional = c->kind == CODE_IF || c->kind == CODE_CHOICE;
    const bool joins = c->kind == CODE_BINARY && (code_is_op(c, "&&") || code_is_op(c, "||"));
    bool only = c->kind != CODE_NAME || c->decl != decl;
    for (int i = 0; i < code_n_children(c) && only; i++) {
        const struct code *const child = code_child(c, i);
        const bool asks = (joins || (conditional && i == 0)) && asks_for(child, decl);
        only = asks || code_only_flags(child, decl);
    }
    return only;
}

const struct code *code_added(const struct code *c, bool *down)
{
    const struct code *const value = c->kind == CODE_ASSIGN ? c->parts[1] : NULL;
    *down = value != NULL && code_is_op(c, "-=");
    if (value == NULL || code_is_op(c, "+=") || code_is_op(c, "-="))
        return value;
    const struct code_decl *const d = code_changes(c);
    if (!code_is_op(c, "=") || value->kind != CODE_BINARY ||
        (!code_is_op(value, "+") && !code_is_op(value, "-")) ||
        value->parts[0]->kind != CODE_NAME || value->parts[0]->decl != d)
        return NULL;
    *down = code_is_op(value, "-");
    return value->parts[1];
}

int code_n_children(const struct code *c)
{
    return c->n_parts + (code_initial(c) != NULL ? 1 : 0);
}

const struct code *code_child(const struct code *c, int i)
{
    return i < c->n_parts ? c->parts[i] : code_initial(c);
}

const struct code *code_initial(const struct code *c)
{
    return c->kind == CODE_DECLARE && c->decl != NULL ? c->decl->initial : NULL;
}

bool code_names(const struct code *c, const struct code_decl *d)
{
    if (c->kind == CODE_NAME && c->decl == d)
        return true;
    for (int i = 0; i < code_n_children(c); i++) {
        if (code_names(code_child(c, i), d))
            return true;
    }
    return false;
}

bool code_is_element(const struct code *c)
{
    return c->kind == CODE_SUBSCRIPT || c->kind == CODE_DEREF;
}

bool code_is_any_element(const struct code *c)
{
    return code_is_element(c) || c->kind == CODE_ELEMENT;
}

bool code_reads_memory(const struct code *c)
{
    bool reads = code_is_any_element(c);
    for (int i = 0; i < code_n_children(c) && !reads; i++)
        reads = code_reads_memory(code_child(c, i));
    return reads;
}

/* Whether both are written alike, but for casts. */
static bool is_same(const struct code *left, const struct code *right)
{
    const struct code *const a = code_without_casts(left);
    const struct code *const b = code_without_casts(right);
    const bool has_operator = a->kind == CODE_BINARY || a->kind == CODE_UNARY;
    bool same = a->kind == b->kind && a->decl == b->decl && a->n_parts == b->n_parts &&
                a->integer == b->integer && (!has_operator || code_is_op(a, b->op));
    for (int i = 0; i < a->n_parts && same; i++)
        same = is_same(a->parts[i], b->parts[i]);
    return same;
}

bool code_sets_place(const struct code *c, const struct code *place)
{
    bool sets = (c->kind == CODE_ASSIGN || c->kind == CODE_STEP) && is_same(c->parts[0], place);
    for (int i = 0; i < code_n_children(c) && !sets; i++)
        sets = code_sets_place(code_child(c, i), place);
    return sets;
}

static const struct code_decl *named(const struct code *c)
{
    return c->kind == CODE_NAME ? c->decl : NULL;
}

static bool sets(const struct code *c, const struct code_decl *decl, bool by_address)
{
    if ((c->kind == CODE_ASSIGN || c->kind == CODE_STEP ||
         (c->kind == CODE_ADDRESS && by_address)) &&
        named(c->parts[0]) == decl)
        return true;
    if (c->kind == CODE_DECLARE && c->decl == decl)
        return true;
    for (int i = 0; i < code_n_children(c); i++) {
        if (sets(code_child(c, i), decl, by_address))
            return true;
    }
    return false;
}

bool code_sets(const struct code *c, const struct code_decl *decl)
{
    return sets(c, decl, true);
}

bool code_assigns(const struct code *c, const struct code_decl *decl)
{
    return sets(c, decl, false);
}

const struct code *code_without_casts(const struct code *c)
{
    while ((c->kind == CODE_CAST || c->kind == CODE_LIST) && c->n_parts == 1)
        c = c->parts[0];
    return c;
}

bool code_is_zero(const struct code *c)
{
    return code_without_casts(c)->kind == CODE_INTEGER && code_without_casts(c)->integer == 0;
}

static bool constant_of(const struct code *given, int64_t *value)
{
    const struct code *const c = code_without_casts(given);
    int64_t a = 0;
    int64_t b = 0;
    *value = c->integer;
    if (c->kind == CODE_INTEGER)
        return true;
    if (c->kind == CODE_UNARY && code_is_op(c, "-") && constant_of(c->parts[0], &b))
        return !__builtin_sub_overflow(a, b, value);
    if (c->kind != CODE_BINARY || strlen(c->op) != 1 || !constant_of(c->parts[0], &a) ||
        !constant_of(c->parts[1], &b))
        return false;
    return c->op[0] == '-'   ? !__builtin_sub_overflow(a, b, value)
           : c->op[0] == '+' ? !__builtin_add_overflow(a, b, value)
           : c->op[0] == '*' ? !__builtin_mul_overflow(a, b, value)
                             : false;
}

bool code_offset(const struct code *given, const struct code_decl **index, int64_t *offset)
{
    const struct code *const c = code_without_casts(given);
    int64_t other = 0;
    int64_t constant = 0;
    *offset = 0;
    if (c->kind == CODE_NAME) {
        *index = c->decl;
        return true;
    }
    if (c->kind != CODE_BINARY || (!code_is_op(c, "+") && !code_is_op(c, "-")))
        return false;
    if (code_is_op(c, "+") && constant_of(c->parts[0], &constant))
        return code_offset(c->parts[1], index, &other) &&
               !__builtin_add_overflow(other, constant, offset);
    if (!constant_of(c->parts[1], &constant) || !code_offset(c->parts[0], index, &other))
        return false;
    return code_is_op(c, "-") ? !__builtin_sub_overflow(other, constant, offset)
                              : !__builtin_add_overflow(other, constant, offset);
}

bool code_contains(const struct code *c, const struct code *part)
{
    if (c == part)
        return true;
    for (int i = 0; i < c->n_parts; i++) {
        if (code_contains(c->parts[i], part))
            return true;
    }
    return false;
}
