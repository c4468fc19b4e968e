#include "collect/sweep/point.h"

#include "base/plural.h"

static const char *const kind_names[] = {
    [POINT_GRID] = "grid",
    [POINT_SCALING] = "scaling",
    [POINT_BLOCKING] = "blocking",
};

const char *point_name(const struct point *p, struct arena *arena)
{
    struct sb name = {.arena = arena};
    sb_addf(&name, "%s.csv, size %lld", kind_names[p->kind], (long long)p->size);
    if (p->kind == POINT_SCALING)
        sb_addf(&name, ", %d thread%s", p->threads, PLURAL(p->threads));
    if (p->kind == POINT_BLOCKING)
        sb_addf(&name, ", blocked for %s", p->block_level);
    return sb_cstr(&name);
}

int point_kind_of(const char *name)
{
    return str_index_in(str_cut(str_of(name), '.').head, kind_names, POINT_KINDS);
}

/* A scaling point and a grid point of the same size and threads are the same measurement. */
void point_key(const struct point *p, struct str what, char key[HASH_CHARS])
{
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    sb_add(&text, what);
    sb_addf(&text, "size %lld threads %d block %d", (long long)p->size, p->threads, p->block_mode);
    for (int l = 0; p->block_mode != 0 && l < KERNEL_MAX_LOOPS; l++)
        sb_addf(&text, " %lld", (long long)p->block_sizes[l]);
    hash_bytes(sb_str(&text), key);
    arena_free(&arena);
}
