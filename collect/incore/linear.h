#ifndef COLLECT_INCORE_LINEAR_H
#define COLLECT_INCORE_LINEAR_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Contents of the general registers while one iteration of a loop is followed: each as a linear
 * form of the registers' values at the beginning of the iteration. From these we get the number of
 * bytes by which an address advances per iteration.
 */
enum { ASM_REGISTERS = 32 };

struct linear {
    bool known; /* false: no linear form; the other fields are undefined */
    int64_t constant;
    int64_t coefficient[ASM_REGISTERS];
};

struct registers {
    struct linear value[ASM_REGISTERS];
};

/* Sets every register to its own value at the beginning. */
void registers_begin(struct registers *r);

struct linear linear_constant(int64_t value);

/* Whether the form is a constant from `min` to `max`. */
bool linear_is_constant(const struct linear *form, int64_t min, int64_t max);

/* The value of a register; one outside 0..31 (the zero register, none) is the constant 0. */
struct linear linear_register(const struct registers *r, int number);

/* a + factor * b; unknown if a or b is, or on overflow. */
struct linear linear_add(const struct linear *a, const struct linear *b, int64_t factor);

/* Sets a register; null makes it unknown. Numbers outside 0..31 are ignored. */
void registers_set(struct registers *r, int number, const struct linear *value);

/*
 * The increment of `form` (in the registers at the start of an iteration) per iteration in the
 * steady state of the loop; `end` holds the registers at the end of an iteration. False if it is
 * not constant.
 */
bool linear_advance(const struct registers *end, const struct linear *form, int64_t *out);

#endif
