#include "base/plural.h"
#include "stempel/kernel/build.h"
#include "stempel/kernel/dependence.h"
#include "stempel/kernel/poly.h"

/* References to arrays, and the list of different ones. */

static bool check_count(struct builder *b, const struct expr *e, int n_dims)
{
    const int n = e->n_subscripts;
    if (n == n_dims)
        return true;
    if (n > n_dims)
        return build_fail(b, tree_beginning(e->subscripts[n_dims]), "too many subscripts") ||
               err_hint(b->err, "'%.*s' was declared with %d", STR_ARG(e->text), n_dims);
    build_fail(b, e->at, "'%.*s' has %d subscript%s here", STR_ARG(e->text), n, PLURAL(n));
    return err_hint(b->err, "it was declared with %d; whole arrays and pointers are not supported",
                    n_dims);
}

static struct str text_of(const struct builder *b, const struct expr *e)
{
    struct sb text = {.arena = b->arena};
    if (e->written.len != 0)
        return e->written;
    tree_print_expr(e, &text);
    return sb_str(&text);
}

bool build_element(struct builder *b, struct expr *e, struct kernel_access *access)
{
    const int number = build_find_array(b, e->text);
    const struct kernel_array *array = &b->arrays[number];
    if (!check_count(b, e, array->n_dims))
        return false;
    struct affine *forms = arena_alloc(b->arena, (size_t)array->n_dims, sizeof *forms);
    const struct expr **subscripts = arena_alloc(b->arena, (size_t)array->n_dims, sizeof(void *));
    for (int d = 0; d < array->n_dims; d++) {
        subscripts[d] = build_expr(b, IN_SUBSCRIPT, e->subscripts[d]);
        if (subscripts[d] == NULL || !build_affine(b, subscripts[d], &forms[d]))
            return false;
    }
    struct affine position;
    if (!build_linear(b, e->at, array, forms, &position))
        return false;
    e->type = array->type;
    e->integer = false;
    e->ref = number;
    e->subscripts = subscripts;
    *access = (struct kernel_access){
        .array = number,
        .offset = position.constant,
        .stride = position.factor,
        .subscripts = forms,
        .text = text_of(b, e),
        .line = e->at.line,
        .col = e->at.col,
    };
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

bool build_add_access(struct builder *b, const struct kernel_access *access, bool write,
                      int *number)
{
    struct kernel_access one = *access;
    one.write = write;
    b->arrays[one.array].written |= write;
    b->arrays[one.array].read |= !write;
    uint64_t key = mix(mix(UINT64_C(0xcbf29ce484222325), (uint64_t)one.array), write);
    key = mix_poly(key, &one.offset);
    for (int l = 0; l < b->n_loops; l++)
        key = mix_poly(key, &one.stride[l]);
    for (int a = 0; a < b->n_accesses; a++) {
        if (b->access_keys[a] == key && b->accesses[a].write == write &&
            dependence_same_element(b->n_loops, &b->accesses[a], &one)) {
            *number = a;
            return true;
        }
    }
    if (b->n_accesses == KERNEL_MAX_ACCESSES)
        return build_fail(b, (struct tree_place){access->line, access->col},
                          "too many array accesses") ||
               err_hint(b->err, "at most %d different ones are supported", KERNEL_MAX_ACCESSES);
    *number = b->n_accesses;
    ARENA_GROW(b->arena, b->access_keys, *number);
    b->access_keys[*number] = key;
    *ARENA_ADD(b->arena, b->accesses, b->n_accesses) = one;
    return true;
}
