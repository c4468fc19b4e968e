#include "base/arena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena_block.h"
#include "base/panic.h"

#ifdef ARENA_ONE_BLOCK_EACH
static const size_t block_bytes = 0;
#else
static const size_t block_bytes = (size_t)64 * 1024;
#endif

static size_t padded(size_t bytes)
{
    const size_t align = alignof(max_align_t);
    if (bytes > SIZE_MAX / 2)
        panic("allocation too large");
    return (bytes + align - 1) / align * align;
}

static struct arena_block *block_new(struct arena_block *previous, size_t bytes)
{
    const size_t capacity = bytes > block_bytes ? bytes : block_bytes;
    struct arena_block *block = malloc(sizeof *block + capacity);
    if (block == NULL)
        panic("out of memory");
    block->previous = previous;
    block->release = NULL;
    block->capacity = capacity;
    block->used = 0;
    return block;
}

void *arena_raw(struct arena *arena, size_t count, size_t size)
{
    if (size != 0 && count > SIZE_MAX / size)
        panic("allocation too large");
#ifdef ARENA_ONE_BLOCK_EACH
    const size_t bytes = count * size;
#else
    const size_t bytes = padded(count * size == 0 ? 1 : count * size);
#endif
    (void)padded(bytes);
    if (arena->last == NULL || arena->last->capacity - arena->last->used < bytes ||
        block_bytes == 0)
        arena->last = block_new(arena->last, bytes);
    struct arena_block *block = arena->last;
    void *memory = block->bytes + block->used;
    block->used += bytes;
    return memory;
}

void *arena_alloc(struct arena *arena, size_t count, size_t size)
{
    void *memory = arena_raw(arena, count, size);
    memset(memory, 0, count * size);
    return memory;
}

void *arena_copy(struct arena *arena, const void *from, size_t count, size_t size)
{
    void *to = arena_raw(arena, count, size);
    if (count * size != 0)
        memcpy(to, from, count * size);
    return to;
}

void *arena_grow(struct arena *arena, void *items, size_t count, size_t size)
{
    const size_t least = 8;
    if (count < least ? count != 0 : (count & (count - 1)) != 0)
        return items; /* neither empty nor full */
    const size_t wanted = count == 0 ? least : count * 2;
    if (wanted < count)
        panic("allocation too large");
    unsigned char *grown = arena_raw(arena, wanted, size);
    if (count != 0)
        memcpy(grown, items, count * size);
    memset(grown + count * size, 0, (wanted - count) * size);
    return grown;
}

struct arena_mark arena_mark(const struct arena *arena)
{
    return (struct arena_mark){arena->last, arena->last == NULL ? 0 : arena->last->used};
}

void arena_reset(struct arena *arena, struct arena_mark mark)
{
    while (arena->last != mark.last) {
        struct arena_block *const block = arena->last;
        arena->last = block->previous;
        if (block->release != NULL)
            block->release(block);
        else
            free(block);
    }
    if (arena->last != NULL)
        arena->last->used = mark.used;
}

void arena_free(struct arena *arena)
{
    arena_reset(arena, (struct arena_mark){NULL, 0});
}
