#include "collect/incore/linear.h"

#include <stddef.h>

void registers_begin(struct registers *r)
{
    *r = (struct registers){0};
    for (int i = 0; i < ASM_REGISTERS; i++) {
        r->value[i].known = true;
        r->value[i].coefficient[i] = 1;
    }
}

struct linear linear_constant(int64_t value)
{
    return (struct linear){.known = true, .constant = value};
}

bool linear_is_constant(const struct linear *form, int64_t min, int64_t max)
{
    bool constant = form->known && form->constant >= min && form->constant <= max;
    for (int i = 0; i < ASM_REGISTERS; i++)
        constant = constant && form->coefficient[i] == 0;
    return constant;
}

static bool is_register(int number)
{
    return number >= 0 && number < ASM_REGISTERS;
}

struct linear linear_register(const struct registers *r, int number)
{
    return is_register(number) ? r->value[number] : linear_constant(0);
}

static bool add_scaled(int64_t *to, int64_t value, int64_t factor)
{
    int64_t product = 0;
    return !__builtin_mul_overflow(value, factor, &product) &&
           !__builtin_add_overflow(*to, product, to);
}

struct linear linear_add(const struct linear *a, const struct linear *b, int64_t factor)
{
    struct linear sum = *a;
    sum.known = a->known && b->known && add_scaled(&sum.constant, b->constant, factor);
    for (int i = 0; i < ASM_REGISTERS && sum.known; i++)
        sum.known = add_scaled(&sum.coefficient[i], b->coefficient[i], factor);
    return sum;
}

void registers_set(struct registers *r, int number, const struct linear *value)
{
    if (is_register(number))
        r->value[number] = value != NULL ? *value : (struct linear){0};
}

/*
 * A register that ends as itself plus a constant advances by that constant. One that ends as a
 * linear form of others (a copy that the compiler keeps next to the counter) advances as that form
 * does. `depth` limits circular chains of copies.
 */
static bool advance(const struct registers *end, const struct linear *form, int depth, int64_t *out)
{
    if (!form->known || depth > 4)
        return false;
    int64_t sum = 0;
    for (int i = 0; i < ASM_REGISTERS; i++) {
        if (form->coefficient[i] == 0)
            continue;
        struct linear rest = end->value[i];
        if (!rest.known)
            return false;
        int64_t step = 0;
        const int64_t own = rest.coefficient[i];
        const int64_t constant = rest.constant;
        rest.coefficient[i] = 0;
        bool others = false;
        for (int j = 0; j < ASM_REGISTERS; j++)
            others |= rest.coefficient[j] != 0;
        if (own == 1 && !others)
            step = constant;
        else if (own != 0 || !advance(end, &rest, depth + 1, &step))
            return false;
        if (!add_scaled(&sum, step, form->coefficient[i]))
            return false;
    }
    *out = sum;
    return true;
}

bool linear_advance(const struct registers *end, const struct linear *form, int64_t *out)
{
    return advance(end, form, 0, out);
}
