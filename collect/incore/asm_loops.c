#include "collect/incore/asm_loops.h"

#include <stdlib.h>
#include <string.h>

#include "collect/incore/graph.h"

struct loop_key {
    size_t order;
    size_t block;
};

static int compare_keys(const void *a, const void *b)
{
    const struct loop_key *x = a;
    const struct loop_key *y = b;
    return (x->order > y->order) - (x->order < y->order);
}

/* The blocks that run in an iteration, in reverse postorder, beginning with the header. */
static struct asm_loop unroll_blocks(const struct graph *g, const struct natural_loop *loop)
{
    struct loop_key *keys = arena_alloc(g->arena, loop->n_blocks, sizeof *keys);
    size_t kept = 0;
    size_t total = 0;
    for (size_t i = 0; i < loop->n_blocks; i++) {
        const struct block *b = &g->blocks[loop->blocks[i]];
        if (b->calls && !graph_dominates(g, loop->blocks[i], loop->latch))
            continue;
        keys[kept++] = (struct loop_key){b->order, loop->blocks[i]};
        total += b->end - b->begin;
    }
    qsort(keys, kept, sizeof *keys, compare_keys);
    size_t *instructions = arena_alloc(g->arena, total, sizeof *instructions);
    struct asm_loop out = {.instructions = instructions, .first_line = (unsigned)-1};
    for (size_t i = 0; i < kept; i++) {
        const struct block *b = &g->blocks[keys[i].block];
        for (size_t k = b->begin; k < b->end; k++) {
            const unsigned line = g->listing->instructions[k].line;
            out.first_line = line < out.first_line ? line : out.first_line;
            out.last_line = line > out.last_line ? line : out.last_line;
            instructions[out.n++] = k;
        }
    }
    return out;
}

static bool within_markers(const struct asm_listing *l, const struct asm_loop *loop)
{
    for (size_t i = 0; i < loop->n; i++) {
        if (loop->instructions[i] < l->marked_begin || loop->instructions[i] >= l->marked_end)
            return false;
    }
    return true;
}

static struct asm_loop block_of(const struct asm_listing *l, size_t begin, size_t end,
                                struct arena *arena)
{
    size_t *instructions = arena_alloc(arena, end - begin, sizeof *instructions);
    for (size_t i = begin; i < end; i++)
        instructions[i - begin] = i;
    return (struct asm_loop){.n = end - begin,
                             .instructions = instructions,
                             .first_line = l->instructions[begin].line,
                             .last_line = l->instructions[end - 1].line};
}

struct asm_loop loops_of_all(const struct asm_listing *l, struct arena *arena)
{
    return block_of(l, 0, l->n_instructions, arena);
}

static int compare_loops(const void *a, const void *b)
{
    const struct asm_loop *x = a;
    const struct asm_loop *y = b;
    return (x->first_line > y->first_line) - (x->first_line < y->first_line);
}

bool loops_find(const struct asm_listing *l, struct arena *arena, struct asm_loops *out,
                struct err *err)
{
    struct graph g;
    if (!graph_make(l, arena, &g, err))
        return false;
    const struct natural_loops found = graph_loops(&g);
    struct asm_loop *loops = arena_alloc(arena, found.count + 1, sizeof *loops);
    size_t count = 0;
    for (size_t i = 0; i < found.count; i++) {
        if (!found.items[i].innermost)
            continue;
        const struct asm_loop loop = unroll_blocks(&g, &found.items[i]);
        if (loop.n != 0 && (!l->marked || within_markers(l, &loop)))
            loops[count++] = loop;
    }
    /* markers around a loop body without its branch */
    if (count == 0 && l->marked && l->marked_begin < l->marked_end)
        loops[count++] = block_of(l, l->marked_begin, l->marked_end, arena);
    qsort(loops, count, sizeof *loops, compare_loops);
    *out = (struct asm_loops){count, loops};
    return true;
}
