#include "collect/incore/loops.h"

#include <stdlib.h>
#include <string.h>

#include "collect/incore/isa.h"

/* Nested loops cost the square of the number of blocks; a compiled kernel has some hundred. */
enum { MAX_SUCCESSORS = 2, MAX_BLOCKS = 4000 };
static const size_t NONE = (size_t)-1;

/* A basic block: instructions begin..end (exclusive). */
struct block {
    size_t begin, end;
    size_t successors[MAX_SUCCESSORS];
    int n_successors;
    size_t order;     /* in reverse postorder; NONE: not reached */
    size_t dominator; /* immediate; the root's is itself */
    bool calls;
};

/* Predecessors of block b: items[first[b]] … items[first[b + 1] - 1]. */
struct predecessors {
    size_t *first;
    size_t *items;
};

struct graph {
    const struct asm_listing *listing;
    struct arena *arena;
    size_t n;
    struct block *blocks; /* block n is the root in front of all entries */
    size_t *block_of;     /* [n_instructions] */
    size_t *roots;
    size_t n_roots;
    size_t n_reached;
    size_t *by_order; /* block of each place in the reverse postorder */
    struct predecessors predecessors;
};

/* A natural loop: its header and all from which a back edge is reached. */
struct natural_loop {
    size_t header;
    size_t latch; /* of the first back edge that was found */
    size_t n_blocks;
    const size_t *blocks;
    const bool *in; /* [number of blocks] */
    bool innermost;
};

static void find_blocks(struct graph *g)
{
    const struct asm_listing *l = g->listing;
    bool *leader = arena_alloc(g->arena, l->n_instructions + 1, sizeof *leader);
    leader[0] = true;
    for (size_t i = 0; i < l->n_labels; i++)
        leader[l->labels[i].at] = true;
    for (size_t i = 0; i < l->n_instructions; i++) {
        const struct asm_facts f = asm_facts(l->isa, &l->instructions[i]);
        if (f.flow != FLOW_NEXT && f.flow != FLOW_CALL)
            leader[i + 1] = true;
    }
    size_t count = 0;
    for (size_t i = 0; i < l->n_instructions; i++)
        count += leader[i];
    g->blocks = arena_alloc(g->arena, count + 1, sizeof *g->blocks);
    g->block_of = arena_alloc(g->arena, l->n_instructions, sizeof *g->block_of);
    for (size_t i = 0; i < l->n_instructions; i++) {
        if (leader[i])
            g->blocks[g->n++] = (struct block){.begin = i, .order = NONE, .dominator = NONE};
        g->block_of[i] = g->n - 1;
        g->blocks[g->n - 1].end = i + 1;
    }
    g->blocks[g->n] = (struct block){.order = NONE, .dominator = NONE};
}

static void add_successor(struct graph *g, struct block *b, size_t instruction)
{
    if (instruction >= g->listing->n_instructions)
        return;
    const size_t to = g->block_of[instruction];
    if (b->n_successors < MAX_SUCCESSORS && (b->n_successors == 0 || b->successors[0] != to))
        b->successors[b->n_successors++] = to;
}

static void connect(struct graph *g)
{
    const struct asm_listing *l = g->listing;
    for (size_t n = 0; n < g->n; n++) {
        struct block *b = &g->blocks[n];
        for (size_t i = b->begin; i < b->end; i++)
            b->calls |= asm_facts(l->isa, &l->instructions[i]).flow == FLOW_CALL;
        const struct asm_facts f = asm_facts(l->isa, &l->instructions[b->end - 1]);
        if (f.flow == FLOW_JUMP || f.flow == FLOW_BRANCH)
            add_successor(g, b, listing_target(l, b->end - 1, f.target));
        if (f.flow != FLOW_JUMP && f.flow != FLOW_END)
            add_successor(g, b, b->end);
    }
}

/* ---- order ---- */

/* Postorder from `root` with a stack of our own; appends to by_order (turned round at the end). */
static void visit(struct graph *g, size_t root, size_t *stack, int *next)
{
    size_t depth = 0;
    stack[depth++] = root;
    g->blocks[root].order = 0; /* seen */
    while (depth > 0) {
        const size_t n = stack[depth - 1];
        const struct block *b = &g->blocks[n];
        if (next[n] == b->n_successors) {
            g->by_order[g->n_reached++] = n;
            depth--;
            continue;
        }
        const size_t to = b->successors[next[n]++];
        if (g->blocks[to].order == NONE) {
            g->blocks[to].order = 0;
            stack[depth++] = to;
        }
    }
}

static void visit_root(struct graph *g, size_t n, size_t *stack, int *next)
{
    g->roots[g->n_roots++] = n;
    if (g->blocks[n].order == NONE)
        visit(g, n, stack, next);
}

/*
 * The program may enter at the first instruction and at every function; what cannot be reached
 * from there (behind an indirect jump) is entered at its first block.
 */
static void order_blocks(struct graph *g)
{
    size_t *stack = arena_alloc(g->arena, g->n + 1, sizeof *stack);
    int *next = arena_alloc(g->arena, g->n + 1, sizeof *next);
    bool *entry = arena_alloc(g->arena, g->n + 1, sizeof *entry);
    g->by_order = arena_alloc(g->arena, g->n + 1, sizeof *g->by_order);
    g->roots = arena_alloc(g->arena, g->n + 1, sizeof *g->roots);
    entry[0] = true;
    for (size_t i = 0; i < g->listing->n_labels; i++) {
        const struct asm_label *label = &g->listing->labels[i];
        if (label->function && label->at < g->listing->n_instructions)
            entry[g->block_of[label->at]] = true;
    }
    for (size_t n = 0; n < g->n; n++) {
        if (entry[n])
            visit_root(g, n, stack, next);
    }
    for (size_t n = 0; n < g->n; n++) {
        if (g->blocks[n].order == NONE)
            visit_root(g, n, stack, next);
    }
    g->by_order[g->n_reached++] = g->n;
    for (size_t i = 0; i < g->n_reached / 2; i++) {
        const size_t other = g->by_order[g->n_reached - 1 - i];
        g->by_order[g->n_reached - 1 - i] = g->by_order[i];
        g->by_order[i] = other;
    }
    for (size_t i = 0; i < g->n_reached; i++)
        g->blocks[g->by_order[i]].order = i;
}

static void find_predecessors(struct graph *g)
{
    size_t *first = arena_alloc(g->arena, g->n + 2, sizeof *first);
    size_t total = g->n_roots;
    for (size_t n = 0; n < g->n; n++)
        total += (size_t)g->blocks[n].n_successors;
    size_t *items = arena_alloc(g->arena, total, sizeof *items);
    for (size_t n = 0; n < g->n; n++) {
        for (int s = 0; s < g->blocks[n].n_successors; s++)
            first[g->blocks[n].successors[s] + 1]++;
    }
    for (size_t i = 0; i < g->n_roots; i++)
        first[g->roots[i] + 1]++;
    for (size_t n = 0; n <= g->n; n++)
        first[n + 1] += first[n];
    size_t *at = arena_copy(g->arena, first, g->n + 2, sizeof *first);
    for (size_t n = 0; n < g->n; n++) {
        for (int s = 0; s < g->blocks[n].n_successors; s++)
            items[at[g->blocks[n].successors[s]]++] = n;
    }
    for (size_t i = 0; i < g->n_roots; i++)
        items[at[g->roots[i]]++] = g->n;
    g->predecessors = (struct predecessors){first, items};
}

/* ---- dominators ---- */

static size_t common_dominator(const struct graph *g, size_t a, size_t b)
{
    while (a != b) {
        while (g->blocks[a].order > g->blocks[b].order)
            a = g->blocks[a].dominator;
        while (g->blocks[b].order > g->blocks[a].order)
            b = g->blocks[b].dominator;
    }
    return a;
}

static void find_dominators(struct graph *g)
{
    g->blocks[g->n].dominator = g->n;
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 1; i < g->n_reached; i++) {
            const size_t n = g->by_order[i];
            size_t dominator = NONE;
            for (size_t p = g->predecessors.first[n]; p < g->predecessors.first[n + 1]; p++) {
                const size_t from = g->predecessors.items[p];
                if (g->blocks[from].dominator == NONE)
                    continue;
                dominator = dominator == NONE ? from : common_dominator(g, from, dominator);
            }
            changed |= dominator != g->blocks[n].dominator;
            g->blocks[n].dominator = dominator;
        }
    }
}

static bool dominates(const struct graph *g, size_t a, size_t b)
{
    while (g->blocks[b].order > g->blocks[a].order)
        b = g->blocks[b].dominator;
    return a == b;
}

/* ---- loops ---- */

/* All blocks from which `latch` is reached without passing the header; those of `loop` are kept. */
static void flood(const struct graph *g, struct natural_loop *loop, size_t latch, size_t *scratch)
{
    bool *in = arena_alloc(g->arena, g->n, sizeof *in);
    size_t count = 0;
    for (size_t i = 0; i < loop->n_blocks; i++) {
        scratch[count++] = loop->blocks[i];
        in[loop->blocks[i]] = true;
    }
    size_t next = count;
    if (!in[latch]) {
        in[latch] = true;
        scratch[count++] = latch;
    }
    for (; next < count; next++) {
        const size_t n = scratch[next];
        for (size_t p = g->predecessors.first[n]; p < g->predecessors.first[n + 1]; p++) {
            const size_t from = g->predecessors.items[p];
            if (from == g->n || in[from])
                continue;
            in[from] = true;
            scratch[count++] = from;
        }
    }
    loop->blocks = arena_copy(g->arena, scratch, count, sizeof *scratch);
    loop->n_blocks = count;
    loop->in = in;
}

static bool holds(const struct natural_loop *outer, const struct natural_loop *inner)
{
    for (size_t i = 0; i < inner->n_blocks; i++) {
        if (!outer->in[inner->blocks[i]])
            return false;
    }
    return true;
}

struct found {
    struct natural_loop *items;
    size_t count;
    size_t capacity;
};

/*
 * Adds the loop of the back edge from `latch`. Two back edges to one header are one loop with two
 * ways round, unless one way holds the other: then they are nested.
 */
static void add_loop(const struct graph *g, struct found *found, size_t header, size_t latch,
                     size_t *scratch)
{
    struct natural_loop loop = {.header = header, .innermost = true};
    loop.blocks = &loop.header;
    loop.n_blocks = 1;
    flood(g, &loop, latch, scratch);
    for (size_t i = 0; i < found->count; i++) {
        struct natural_loop *other = &found->items[i];
        if (other->header == header && !holds(other, &loop) && !holds(&loop, other)) {
            flood(g, other, latch, scratch);
            return;
        }
    }
    loop.latch = latch;
    found->items =
        arena_grow(g->arena, found->items, found->count, &found->capacity, sizeof *found->items);
    found->items[found->count++] = loop;
}

static void find_natural_loops(const struct graph *g, struct found *found)
{
    size_t *scratch = arena_alloc(g->arena, g->n + 1, sizeof *scratch);
    for (size_t n = 0; n < g->n; n++) {
        for (int s = 0; s < g->blocks[n].n_successors; s++) {
            const size_t header = g->blocks[n].successors[s];
            if (dominates(g, header, n))
                add_loop(g, found, header, n, scratch);
        }
    }
    for (size_t i = 0; i < found->count; i++) {
        struct natural_loop *loop = &found->items[i];
        for (size_t j = 0; j < found->count && loop->innermost; j++) {
            if (found->items[j].n_blocks < loop->n_blocks)
                loop->innermost = !holds(loop, &found->items[j]);
        }
    }
}

struct sort_key {
    size_t order;
    size_t block;
};

static int compare_keys(const void *a, const void *b)
{
    const struct sort_key *x = a;
    const struct sort_key *y = b;
    return (x->order > y->order) - (x->order < y->order);
}

/* The blocks that run in a pass, in reverse postorder: the header comes first. */
static struct asm_loop unroll_blocks(const struct graph *g, const struct natural_loop *loop)
{
    struct sort_key *keys = arena_alloc(g->arena, loop->n_blocks, sizeof *keys);
    size_t kept = 0;
    size_t total = 0;
    for (size_t i = 0; i < loop->n_blocks; i++) {
        const struct block *b = &g->blocks[loop->blocks[i]];
        if (b->calls && !dominates(g, loop->blocks[i], loop->latch))
            continue;
        keys[kept++] = (struct sort_key){b->order, loop->blocks[i]};
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

/* The marked instructions themselves, for a marked loop body without its branch. */
static struct asm_loop marked_block(const struct asm_listing *l, struct arena *arena)
{
    const size_t n = l->marked_end - l->marked_begin;
    size_t *instructions = arena_alloc(arena, n, sizeof *instructions);
    for (size_t i = 0; i < n; i++)
        instructions[i] = l->marked_begin + i;
    return (struct asm_loop){.n = n,
                             .instructions = instructions,
                             .first_line = l->instructions[l->marked_begin].line,
                             .last_line = l->instructions[l->marked_end - 1].line};
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
    struct graph g = {.listing = l, .arena = arena};
    find_blocks(&g);
    if (g.n > MAX_BLOCKS) {
        err_set(err, ERR_INPUT, "the listing has %zu basic blocks, more than %d", g.n, MAX_BLOCKS);
        return err_hint(err, "give the kernel's function alone");
    }
    connect(&g);
    order_blocks(&g);
    find_predecessors(&g);
    find_dominators(&g);
    struct found found = {0};
    find_natural_loops(&g, &found);
    struct asm_loop *loops = arena_alloc(arena, found.count + 1, sizeof *loops);
    size_t count = 0;
    for (size_t i = 0; i < found.count; i++) {
        if (!found.items[i].innermost)
            continue;
        const struct asm_loop loop = unroll_blocks(&g, &found.items[i]);
        if (loop.n != 0 && (!l->marked || within_markers(l, &loop)))
            loops[count++] = loop;
    }
    if (count == 0 && l->marked && l->marked_begin < l->marked_end)
        loops[count++] = marked_block(l, arena);
    qsort(loops, count, sizeof *loops, compare_loops);
    *out = (struct asm_loops){count, loops};
    return true;
}
