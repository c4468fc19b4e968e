#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stddef.h>

/*
 * An arena owns all memory of one unit of work (a command, a kernel, a page) and gives it back at
 * once. Start with `struct arena a = {0};`, end with arena_free(&a). What is allocated lives until
 * then (or until arena_reset to an earlier mark); there is no other free call.
 *
 * Under AddressSanitizer every allocation is a separate block, so that overruns are detected.
 */
struct arena_block;

struct arena {
    struct arena_block *last;
};

/*
 * A position in an arena to reset to; valid until the arena is freed or reset to an earlier mark.
 */
struct arena_mark {
    struct arena_block *last;
    size_t used;
};

/*
 * `count` objects of `size` bytes, zeroed and aligned for any type. Never null: a product that
 * overflows or memory that has run out ends in panic(). A count of 0 gives a valid unique pointer.
 */
void *arena_alloc(struct arena *arena, size_t count, size_t size);

/* Like arena_alloc but not zeroed: for texts, which are written before they are read. */
void *arena_raw(struct arena *arena, size_t count, size_t size);

/* `count * size` bytes copied from `from` (which may be null when that is 0). */
void *arena_copy(struct arena *arena, const void *from, size_t count, size_t size);

/*
 * A list that grows item by item: a pointer and a count, both zero at first. There is room for a
 * power of two of items, so the count says when it is used up. ARENA_GROW makes room for one more;
 * ARENA_ADD counts it too and is a pointer to it: `*ARENA_ADD(arena, v->items, v->count) = item;`.
 */
void *arena_grow(struct arena *arena, void *items, size_t count, size_t size);

#define ARENA_GROW(arena, items, count)                                                            \
    ((items) = arena_grow((arena), (items), (size_t)(count), sizeof(__typeof__(*(items)))))
#define ARENA_ADD(arena, items, count) (ARENA_GROW(arena, items, count), &(items)[(count)++])

struct arena_mark arena_mark(const struct arena *arena);

/* Frees everything that was allocated after `mark`. */
void arena_reset(struct arena *arena, struct arena_mark mark);

/* Frees everything; the arena is empty and usable again. */
void arena_free(struct arena *arena);

#endif
