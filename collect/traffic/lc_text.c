#include "collect/traffic/lc_text.h"

#include <string.h>

#include "base/divisor.h"
#include "stempel/kernel/poly.h"

int64_t lc_cache_bytes(const struct hierarchy *h, int level, double safety)
{
    const double bytes = (double)cache_bytes(h, level) / (safety > 0 ? safety : 1);
    return bytes < (double)INT64_MAX ? (int64_t)bytes : INT64_MAX;
}

int64_t lc_capacity(const struct lc_analysis *lc, int64_t bytes)
{
    int64_t capacity = 0;
    return __builtin_mul_overflow(bytes, lc->capacity_factor, &capacity) ? INT64_MAX : capacity;
}

bool lc_print_condition(const struct kernel *k, const struct poly *need, const char *compare,
                        int64_t capacity, struct sb *out)
{
    struct poly_term terms[POLY_MAX_TERMS];
    size_t n = need->n_terms;
    int64_t right = capacity;
    memcpy(terms, need->n_terms == 0 ? terms : need->terms, n * sizeof *terms);
    if (n != 0 && poly_degree(&terms[n - 1]) == 0 &&
        __builtin_sub_overflow(capacity, terms[--n].coefficient, &right))
        right = INT64_MAX;
    if (n == 0) {
        const bool equal_counts = strcmp(compare, "<=") == 0;
        sb_addz(out, right > 0 || (right == 0 && equal_counts) ? "always" : "never");
        return false;
    }
    uint64_t divisor = divisor_magnitude(right);
    for (size_t i = 0; i < n; i++)
        divisor = divisor_common(divisor, divisor_magnitude(terms[i].coefficient));
    if (divisor > INT64_MAX)
        divisor = 1;
    for (size_t i = 0; i < n; i++)
        terms[i].coefficient /= (int64_t)divisor;
    const struct poly left = {n, terms};
    poly_print(&left, k, out);
    sb_addc(out, ' ');
    sb_addz(out, compare);
    sb_addc(out, ' ');
    sb_addi(out, right / (int64_t)divisor);
    return true;
}

static void print_fixed(const struct kernel *k, const struct poly *need, const char *compare,
                        int64_t capacity, char text[LC_TEXT_BYTES])
{
    char room[2 * LC_TEXT_BYTES];
    struct arena more = {0}; /* used only if the text does not fit */
    struct sb b = {.arena = &more, .ptr = room, .capacity = sizeof room};
    lc_print_condition(k, need, compare, capacity, &b);
    const size_t n = b.len < LC_TEXT_BYTES - 1 ? b.len : LC_TEXT_BYTES - 1;
    memcpy(text, b.ptr, n);
    text[n] = '\0';
    if (n < b.len)
        memcpy(text + n - 3, "...", 3);
    arena_free(&more);
}

void lc_print_named(const struct lc_analysis *lc, int condition, int64_t bytes,
                    char text[LC_TEXT_BYTES])
{
    text[0] = '\0';
    if (condition == LC_ALL_FIT)
        print_fixed(lc->kernel, &lc->total_need, "<", lc_capacity(lc, bytes), text);
    else if (condition != LC_NO_CONDITION)
        print_fixed(lc->kernel, &lc->reuse_conditions[condition].need, "<=", lc_capacity(lc, bytes),
                    text);
}
