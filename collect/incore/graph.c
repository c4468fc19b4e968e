#include "collect/incore/graph.h"

#include "collect/incore/isa.h"

enum { MAX_BLOCKS = 4000 }; /* a compiled kernel has some hundreds */

static void find_blocks(struct graph *g)
{
    const struct asm_listing *l = g->listing;
    bool *leader = arena_alloc(g->arena, l->n_instructions + 1, sizeof *leader);
    leader[0] = true;
    for (size_t i = 0; i < l->n_labels; i++)
        leader[l->labels[i].at] = true;
    for (size_t i = 0; i < l->n_instructions; i++) {
        const struct asm_facts f = asm_facts(l->isa, l->sve_bytes, &l->instructions[i]);
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
            g->blocks[g->n++] =
                (struct block){.begin = i, .order = GRAPH_NONE, .dominator = GRAPH_NONE};
        g->block_of[i] = g->n - 1;
        g->blocks[g->n - 1].end = i + 1;
    }
    g->blocks[g->n] = (struct block){.order = GRAPH_NONE, .dominator = GRAPH_NONE};
}

static void add_successor(struct graph *g, struct block *b, size_t instruction)
{
    if (instruction >= g->listing->n_instructions)
        return;
    const size_t to = g->block_of[instruction];
    if (b->n_successors < GRAPH_MAX_SUCCESSORS && (b->n_successors == 0 || b->successors[0] != to))
        b->successors[b->n_successors++] = to;
}

static void connect(struct graph *g)
{
    const struct asm_listing *l = g->listing;
    for (size_t n = 0; n < g->n; n++) {
        struct block *b = &g->blocks[n];
        for (size_t i = b->begin; i < b->end; i++)
            b->calls |= asm_facts(l->isa, l->sve_bytes, &l->instructions[i]).flow == FLOW_CALL;
        const struct asm_facts f = asm_facts(l->isa, l->sve_bytes, &l->instructions[b->end - 1]);
        if (f.flow == FLOW_JUMP || f.flow == FLOW_BRANCH)
            add_successor(g, b, listing_target(l, b->end - 1, f.target));
        if (f.flow != FLOW_JUMP && f.flow != FLOW_END)
            add_successor(g, b, b->end);
    }
}

/* ---- order ---- */

/*
 * Postorder from `root` with an explicit stack; appends to by_order, which is reversed at the end.
 */
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
        if (g->blocks[to].order == GRAPH_NONE) {
            g->blocks[to].order = 0;
            stack[depth++] = to;
        }
    }
}

static void visit_root(struct graph *g, size_t n, size_t *stack, int *next)
{
    g->roots[g->n_roots++] = n;
    if (g->blocks[n].order == GRAPH_NONE)
        visit(g, n, stack, next);
}

/* The program may enter at every function. Code that is not reachable from there (a listing without
 * functions, or what follows an indirect jump) is entered at its first block. */
static void order_blocks(struct graph *g)
{
    size_t *stack = arena_alloc(g->arena, g->n + 1, sizeof *stack);
    int *next = arena_alloc(g->arena, g->n + 1, sizeof *next);
    bool *entry = arena_alloc(g->arena, g->n + 1, sizeof *entry);
    g->by_order = arena_alloc(g->arena, g->n + 1, sizeof *g->by_order);
    g->roots = arena_alloc(g->arena, g->n + 1, sizeof *g->roots);
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
        if (g->blocks[n].order == GRAPH_NONE)
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
            size_t dominator = GRAPH_NONE;
            for (size_t p = g->predecessors.first[n]; p < g->predecessors.first[n + 1]; p++) {
                const size_t from = g->predecessors.items[p];
                if (g->blocks[from].dominator == GRAPH_NONE)
                    continue;
                dominator = dominator == GRAPH_NONE ? from : common_dominator(g, from, dominator);
            }
            changed |= dominator != g->blocks[n].dominator;
            g->blocks[n].dominator = dominator;
        }
    }
}

bool graph_dominates(const struct graph *g, size_t a, size_t b)
{
    while (g->blocks[b].order > g->blocks[a].order)
        b = g->blocks[b].dominator;
    return a == b;
}

bool graph_make(const struct asm_listing *listing, struct arena *arena, struct graph *out,
                struct err *err)
{
    *out = (struct graph){.listing = listing, .arena = arena};
    find_blocks(out);
    if (out->n > MAX_BLOCKS)
        return err_set(err, ERR_INPUT, "the listing has %zu basic blocks, more than %d", out->n,
                       MAX_BLOCKS) ||
               err_hint(err, "pass only the kernel's function");
    connect(out);
    order_blocks(out);
    find_predecessors(out);
    find_dominators(out);
    return true;
}

/* ---- natural loops ---- */

/* All blocks from which `latch` is reached without passing the header; keeps those of `loop`. */
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

bool graph_loop_holds(const struct natural_loop *outer, const struct natural_loop *inner)
{
    for (size_t i = 0; i < inner->n_blocks; i++) {
        if (!outer->in[inner->blocks[i]])
            return false;
    }
    return true;
}

/* Adds the loop of the back edge from `latch`. Two back edges to one header are one loop with two
 * paths, unless one path contains the other: then they are nested loops. */
static void add_loop(const struct graph *g, struct natural_loops *found, size_t header,
                     size_t latch, size_t *scratch)
{
    struct natural_loop loop = {.header = header, .innermost = true};
    loop.blocks = &loop.header;
    loop.n_blocks = 1;
    flood(g, &loop, latch, scratch);
    for (size_t i = 0; i < found->count; i++) {
        struct natural_loop *other = &found->items[i];
        if (other->header == header && !graph_loop_holds(other, &loop) &&
            !graph_loop_holds(&loop, other)) {
            flood(g, other, latch, scratch);
            return;
        }
    }
    loop.latch = latch;
    *ARENA_ADD(g->arena, found->items, found->count) = loop;
}

/* ---- loops with several entries ---- */

/* The blocks that can be reached from `from` without passing `gate`. */
static void reach(const struct graph *g, size_t from, size_t gate, bool *in, size_t *scratch)
{
    size_t count = 0;
    in[from] = true;
    scratch[count++] = from;
    for (size_t next = 0; next < count; next++) {
        const struct block *b = &g->blocks[scratch[next]];
        for (int s = 0; s < b->n_successors; s++) {
            const size_t to = b->successors[s];
            if (to == gate || in[to])
                continue;
            in[to] = true;
            scratch[count++] = to;
        }
    }
}

/*
 * Adds the loop of an edge back to `header` although the header does not dominate the latch:
 * unrolled code with peeled iterations enters in the middle. The loop consists of the blocks on a
 * common cycle with both, below the block that all entries come from.
 */
static void add_entered(const struct graph *g, struct natural_loops *found, size_t header,
                        size_t latch, size_t *scratch)
{
    struct natural_loop loop = {.header = header, .latch = latch, .innermost = true};
    const size_t gate = common_dominator(g, header, latch);
    bool *after = arena_alloc(g->arena, g->n + 1, sizeof *after);
    bool *in = arena_alloc(g->arena, g->n + 1, sizeof *in);
    reach(g, header, gate, after, scratch);
    for (size_t b = 0; b < g->n; b++) {
        if (!after[b])
            continue;
        bool *back = arena_alloc(g->arena, g->n + 1, sizeof *back);
        reach(g, b, gate, back, scratch);
        in[b] = back[latch];
    }
    for (size_t b = 0; b < g->n; b++) {
        if (in[b])
            scratch[loop.n_blocks++] = b;
    }
    loop.blocks = arena_copy(g->arena, scratch, loop.n_blocks, sizeof *scratch);
    loop.in = in;
    for (size_t i = 0; i < found->count; i++) {
        if (found->items[i].n_blocks == loop.n_blocks && graph_loop_holds(&found->items[i], &loop))
            return;
    }
    *ARENA_ADD(g->arena, found->items, found->count) = loop;
}

struct natural_loops graph_loops(const struct graph *g)
{
    struct natural_loops found = {0};
    size_t *scratch = arena_alloc(g->arena, g->n + 1, sizeof *scratch);
    for (size_t n = 0; n < g->n; n++) {
        for (int s = 0; s < g->blocks[n].n_successors; s++) {
            const size_t header = g->blocks[n].successors[s];
            if (g->blocks[n].order == GRAPH_NONE)
                continue;
            if (graph_dominates(g, header, n))
                add_loop(g, &found, header, n, scratch);
            else if (g->blocks[header].order < g->blocks[n].order)
                add_entered(g, &found, header, n, scratch);
        }
    }
    for (size_t i = 0; i < found.count; i++) {
        struct natural_loop *loop = &found.items[i];
        for (size_t j = 0; j < found.count && loop->innermost; j++) {
            if (found.items[j].n_blocks < loop->n_blocks)
                loop->innermost = !graph_loop_holds(loop, &found.items[j]);
        }
    }
    return found;
}
