#ifndef BASE_ARENA_BLOCK_H
#define BASE_ARENA_BLOCK_H

#include <stdalign.h>
#include <stddef.h>

/* The memory of an arena; only for what gives arenas their memory. */
struct arena_block {
    struct arena_block *previous;
    void (*release)(struct arena_block *block); /* null: free() */
    size_t capacity;
    size_t used;
    alignas(max_align_t) unsigned char bytes[];
};

/* clang reports AddressSanitizer through __has_feature, gcc through a macro. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ARENA_ONE_BLOCK_EACH 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define ARENA_ONE_BLOCK_EACH 1
#endif

#endif
