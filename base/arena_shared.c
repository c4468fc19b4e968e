#define _GNU_SOURCE /* MAP_ANONYMOUS */
#include "base/arena_shared.h"

#include <sys/mman.h>

#include "base/arena_block.h"

#ifdef ARENA_ONE_BLOCK_EACH
static const bool separate_blocks = true;
#else
static const bool separate_blocks = false;
#endif

static void unmap(struct arena_block *block)
{
    munmap(block, sizeof *block + block->capacity);
}

bool arena_share(struct arena *out, size_t bytes)
{
    if (separate_blocks || bytes <= sizeof(struct arena_block))
        return false;
    struct arena_block *const block = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
                                           MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (block == MAP_FAILED)
        return false;
    *block = (struct arena_block){.release = unmap, .capacity = bytes - sizeof *block};
    *out = (struct arena){block};
    return true;
}

bool arena_is_shared(const struct arena *arena)
{
    return arena->last != NULL && arena->last->release == unmap;
}

void arena_take(struct arena *to, struct arena *from)
{
    struct arena_block *first = from->last;
    if (first == NULL)
        return;
    while (first->previous != NULL)
        first = first->previous;
    first->previous = to->last;
    to->last = from->last;
    from->last = NULL;
}
