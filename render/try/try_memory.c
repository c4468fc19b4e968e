#include "render/try/try_memory.h"

#include <inttypes.h>
#include <string.h>

enum { MAX_KNOWN = 4096 };

struct try_known {
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    struct traffic traffic;
};

static void add_level(struct sb *key, const struct cache_level *c)
{
    sb_addf(key, "%s %" PRIu64 " %u %d %d %d %d %d %d %d %d %d %u\n", c->name, c->sets, c->ways,
            (int)c->policy, c->write_allocate, c->write_back, c->load_from, c->store_to,
            c->victims_to, c->exclusive, c->inclusive, c->write_combining, c->subblock_bytes);
}

void try_memory_open(struct try_memory *m, struct str kernel, const struct hierarchy *h)
{
    struct arena scratch = {0};
    struct sb key = {.arena = &scratch};
    sb_addf(&key, "%zu\n", h->line_bytes);
    for (int i = 0; i < h->n_levels; i++)
        add_level(&key, &h->levels[i]);
    sb_add(&key, kernel);
    if (!str_eq(m->key, sb_str(&key)) || m->count >= MAX_KNOWN) {
        arena_free(&m->arena);
        *m = (struct try_memory){0};
        m->key = str_of(str_cstr(&m->arena, sb_str(&key)));
    }
    arena_free(&scratch);
}

const struct traffic *try_memory_find(const struct try_memory *m, const int64_t *sizes)
{
    for (size_t i = 0; i < m->count; i++) {
        if (memcmp(m->known[i].sizes, sizes, sizeof m->known[i].sizes) == 0)
            return &m->known[i].traffic;
    }
    return NULL;
}

void try_memory_add(struct try_memory *m, const int64_t *sizes, const struct traffic *traffic)
{
    struct try_known *const k = ARENA_ADD(&m->arena, m->known, m->count);
    memcpy(k->sizes, sizes, sizeof k->sizes);
    k->traffic = *traffic;
}
