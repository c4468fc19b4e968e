#ifndef COLLECT_INCORE_LINEAR_H
#define COLLECT_INCORE_LINEAR_H

#include <stdbool.h>
#include <stdint.h>

/*
 * What is known of the general registers while one iteration of a loop is followed: each one as a
 * linear form of the values that the registers had at the beginning of the iteration. From these
 * follows how many bytes an address advances in one iteration.
 */
enum { ASM_REGISTERS = 32 };

struct linear {
    bool known; /* false: no linear form; the rest is meaningless */
    int64_t constant;
    int64_t coefficient[ASM_REGISTERS];
};

struct registers {
    struct linear value[ASM_REGISTERS];
};

/* Every register holds what it held at the beginning. */
void registers_begin(struct registers *r);

struct linear linear_constant(int64_t value);

/* Whether the form is a constant from `least` to `most`. */
bool linear_is_constant(const struct linear *form, int64_t least, int64_t most);

/* The value of a register; one outside 0..31 (the zero register, none) is the constant 0. */
struct linear linear_register(const struct registers *r, int number);

/* a + factor * b; unknown where one of them is or on overflow. */
struct linear linear_add(const struct linear *a, const struct linear *b, int64_t factor);

/* Sets a register; null makes it unknown. Numbers outside 0..31 are ignored. */
void registers_set(struct registers *r, int number, const struct linear *value);

/*
 * By how much `form` (of the registers at the start of an iteration) grows per iteration,
 * once the loop is in its steady state; `end` holds the registers at the end of an iteration. False
 * where that is not constant.
 */
bool linear_advance(const struct registers *end, const struct linear *form, int64_t *out);

#endif
