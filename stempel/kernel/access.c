#include "stempel/kernel/parser.h"
#include "stempel/kernel/poly.h"

/* References to arrays, and the list of different ones. */

static bool parse_subscripts(struct parser *p, const struct token *name, int n_dims,
                             struct affine *forms, const struct expr **exprs)
{
    int n = 0;
    for (; at_text(p, "["); n++) {
        const struct token *bracket = take_token(p);
        struct tree subscript;
        if (n == n_dims) {
            fail_at(p, bracket, "too many subscripts");
            fail_hint(p, "'%.*s' was declared with %d", STR_ARG(name->text), n_dims);
            return false;
        }
        const struct token *first = this_token(p);
        if (!parse_expr(p, IN_SUBSCRIPT, &subscript) ||
            !expr_affine(p, first, subscript.expr, &forms[n]) ||
            !expect_text(p, "]", "to close the subscript"))
            return false;
        exprs[n] = subscript.expr;
    }
    if (n == n_dims)
        return true;
    fail_at(p, name, "'%.*s' has %d subscript%s here", STR_ARG(name->text), n, n == 1 ? "" : "s");
    fail_hint(p, "it was declared with %d; whole arrays and pointers are not supported", n_dims);
    return false;
}

bool parse_array_reference(struct parser *p, const struct expr **out, struct kernel_access *access)
{
    const struct token *name = take_token(p);
    const int number = find_array(p, name->text);
    const struct kernel_array *array = &p->arrays[number];
    struct affine *forms = arena_alloc(p->arena, (size_t)array->n_dims, sizeof *forms);
    const struct expr **exprs = arena_alloc(p->arena, (size_t)array->n_dims, sizeof(void *));
    struct affine position;
    const bool inside = enter_nesting(p) && parse_subscripts(p, name, array->n_dims, forms, exprs);
    if (!leave_nesting(p, inside) || !linearise(p, name, array, forms, &position))
        return false;
    const struct str last = p->tokens.items[p->at - 1].text;
    const size_t bytes = (size_t)(last.ptr + last.len - name->text.ptr);
    *access = (struct kernel_access){.array = number,
                                     .offset = position.constant,
                                     .stride = position.factor,
                                     .subscripts = forms,
                                     .text = {name->text.ptr, bytes},
                                     .line = name->line,
                                     .col = name->col};
    const struct expr e = {.kind = EXPR_ACCESS,
                           .type = array->type,
                           .ref = number,
                           .n_subscripts = array->n_dims,
                           .subscripts = exprs};
    *out = arena_copy(p->arena, &e, 1, sizeof e);
    return true;
}

/* FNV-1a over the words that make two accesses equal: a filter before the full comparison. */
static uint64_t mix(uint64_t key, uint64_t word)
{
    return (key ^ word) * UINT64_C(0x100000001b3);
}

static uint64_t mix_poly(uint64_t key, const struct poly *poly)
{
    key = mix(key, poly->n_terms);
    for (size_t i = 0; i < poly->n_terms; i++) {
        key = mix(key, (uint64_t)poly->terms[i].coefficient);
        for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++)
            key = mix(key, poly->terms[i].exponent[s]);
    }
    return key;
}

static bool access_equal(const struct parser *p, const struct kernel_access *a,
                         const struct kernel_access *b)
{
    bool equal = a->array == b->array && a->write == b->write && poly_equal(&a->offset, &b->offset);
    for (int l = 0; equal && l < p->n_loops; l++)
        equal = poly_equal(&a->stride[l], &b->stride[l]);
    return equal;
}

bool add_access(struct parser *p, const struct token *where, const struct kernel_access *access,
                bool write, int *number)
{
    struct kernel_access one = *access;
    one.write = write;
    p->arrays[one.array].written |= write;
    p->arrays[one.array].read |= !write;
    uint64_t key = mix(mix(UINT64_C(0xcbf29ce484222325), (uint64_t)one.array), write);
    key = mix_poly(key, &one.offset);
    for (int l = 0; l < p->n_loops; l++)
        key = mix_poly(key, &one.stride[l]);
    for (int a = 0; a < p->n_accesses; a++) {
        if (p->access_keys[a] == key && access_equal(p, &p->accesses[a], &one)) {
            *number = a;
            return true;
        }
    }
    if (p->n_accesses == KERNEL_MAX_ACCESSES) {
        fail_at(p, where, "too many array accesses");
        fail_hint(p, "at most %d different ones are supported", KERNEL_MAX_ACCESSES);
        return false;
    }
    const size_t n = (size_t)p->n_accesses;
    p->accesses = arena_grow(p->arena, p->accesses, n, &p->accesses_capacity, sizeof *p->accesses);
    p->access_keys =
        arena_grow(p->arena, p->access_keys, n, &p->access_keys_capacity, sizeof *p->access_keys);
    p->accesses[n] = one;
    p->access_keys[n] = key;
    *number = p->n_accesses++;
    return true;
}
