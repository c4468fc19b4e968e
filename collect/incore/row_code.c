#include "collect/incore/row_code.h"

#include <math.h>
#include <stdlib.h>

#include "collect/incore/graph.h"

/* The hot loop, the loop around it, and scratch arrays with an entry per block. */
struct nest_of_loops {
    const struct graph *graph;
    const struct natural_loop *hot;
    const struct natural_loop *parent;
    bool *seen;
    size_t *stack;
};

/* The innermost loop that contains a block, or null. */
static const struct natural_loop *loop_at(const struct natural_loops *loops, size_t block)
{
    for (size_t i = 0; i < loops->count; i++) {
        if (loops->items[i].innermost && loops->items[i].in[block])
            return &loops->items[i];
    }
    return NULL;
}

static const struct natural_loop *loop_around(const struct natural_loops *loops,
                                              const struct natural_loop *inner)
{
    const struct natural_loop *best = NULL;
    for (size_t i = 0; i < loops->count; i++) {
        const struct natural_loop *l = &loops->items[i];
        if (l->n_blocks > inner->n_blocks && graph_loop_holds(l, inner) &&
            (best == NULL || l->n_blocks < best->n_blocks))
            best = l;
    }
    return best;
}

/* Whether a path within one row leads from one block to another, without `avoid`. If `to` is the
 * parent's header, the path leads to the next row. */
static bool leads(const struct nest_of_loops *n, size_t from, size_t to, size_t avoid)
{
    size_t depth = 0;
    for (size_t i = 0; i < n->parent->n_blocks; i++)
        n->seen[n->parent->blocks[i]] = false;
    n->stack[depth++] = from;
    n->seen[from] = true;
    while (depth > 0) {
        const struct block *b = &n->graph->blocks[n->stack[--depth]];
        for (int s = 0; s < b->n_successors; s++) {
            const size_t next = b->successors[s];
            if (next == to)
                return true;
            if (next == n->parent->header || next == avoid || !n->parent->in[next] || n->seen[next])
                continue;
            n->seen[next] = true;
            n->stack[depth++] = next;
        }
    }
    return false;
}

/* Whether every row that runs the hot loop also runs this block. */
static bool is_always(const struct nest_of_loops *n, size_t block)
{
    return graph_dominates(n->graph, block, n->hot->header) ||
           !leads(n, n->hot->header, n->parent->header, block);
}

static bool in_same_row(const struct nest_of_loops *n, size_t block)
{
    return leads(n, block, n->hot->header, GRAPH_NONE) ||
           leads(n, n->hot->header, block, GRAPH_NONE);
}

static struct asm_loop block_code(const struct nest_of_loops *n, const size_t *blocks,
                                  size_t n_blocks)
{
    size_t total = 0;
    for (size_t i = 0; i < n_blocks; i++)
        total += n->graph->blocks[blocks[i]].end - n->graph->blocks[blocks[i]].begin;
    size_t *instructions = arena_alloc(n->graph->arena, total, sizeof *instructions);
    struct asm_loop code = {.instructions = instructions};
    for (size_t i = 0; i < n_blocks; i++) {
        const struct block *b = &n->graph->blocks[blocks[i]];
        for (size_t k = b->begin; k < b->end; k++)
            instructions[code.n++] = k;
    }
    return code;
}

/* What pieces of code are compared with: the hot loop's accesses per LUP. */
struct measure {
    const struct loop_walk *walk;
    double loaded_bytes_per_lup;
};

static double lanes(const struct loop_ops *p, const struct loop_walk *walk)
{
    return p->vectorised ? p->vector_bits / 8. / walk->element_bytes : 1;
}

/* Each LUP stores the same; false if the piece stores nothing, or parts of LUP. */
static bool step_by_stores(const struct loop_ops *p, const struct loop_walk *walk,
                           struct row_step *out)
{
    const int64_t bytes_per_lup = (int64_t)walk->element_bytes * walk->stores_per_lup;
    if (p->stored_bytes <= 0 || p->stored_bytes % bytes_per_lup != 0)
        return false;
    out->lup = (int)(p->stored_bytes / bytes_per_lup);
    out->vectors = (double)p->n_stores / walk->stores_per_lup;
    return true;
}

/* Whole vectors of a sum, by what they load. Compilers load an element once or several times, in
 * the hot loop and beside it, so that the numbers are not quite the same. */
static bool step_by_loads(const struct loop_ops *p, const struct measure *m, struct row_step *out)
{
    const double tolerance = 0.25;
    const double vector_bytes = m->loaded_bytes_per_lup * lanes(p, m->walk);
    const double vectors = vector_bytes > 0 ? p->loaded_bytes / vector_bytes : 0;
    out->vectors = round(vectors);
    out->lup = (int)lround(out->vectors * lanes(p, m->walk));
    return out->lup > 0 && fabs(vectors - out->vectors) <= tolerance * out->vectors;
}

/* What a piece of code does of a row's remaining iterations; false if it does none. */
static bool step_of(const struct asm_listing *l, const struct asm_loop *code,
                    const struct measure *measure, struct arena *arena, struct row_step *out)
{
    struct loop_ops p;
    loop_ops_of(l, code, arena, &p);
    *out = (struct row_step){.n_instructions = (int)code->n};
    return measure->walk->stores_per_lup > 0 ? step_by_stores(&p, measure->walk, out)
                                             : step_by_loads(&p, measure, out);
}

static int compare_steps(const void *a, const void *b)
{
    const struct row_step *x = a;
    const struct row_step *y = b;
    if (x->always != y->always)
        return y->always - x->always;
    return (x->lup < y->lup) - (x->lup > y->lup);
}

static void collect_pieces(const struct nest_of_loops *n, const struct natural_loops *loops,
                           const struct measure *measure, struct arena *arena, struct row_code *out)
{
    struct row_step *steps = arena_alloc(arena, n->parent->n_blocks, sizeof *steps);
    for (size_t i = 0; i < n->parent->n_blocks; i++) {
        const size_t block = n->parent->blocks[i];
        const struct natural_loop *own = loop_at(loops, block);
        if (n->hot->in[block] || (own != NULL && own->header != block) ||
            n->graph->blocks[block].calls || !in_same_row(n, block))
            continue;
        const struct asm_loop code =
            own != NULL ? block_code(n, own->blocks, own->n_blocks) : block_code(n, &block, 1);
        struct row_step *const step = &steps[out->n_steps];
        const bool always = own == NULL && is_always(n, block);
        if (step_of(n->graph->listing, &code, measure, arena, step)) {
            step->always = always;
            step->repeats = own != NULL;
            out->n_steps++;
        } else if (always) {
            out->startup_instructions += (int)code.n;
        }
    }
    qsort(steps, out->n_steps, sizeof *steps, compare_steps);
    out->steps = steps;
}

/* Vectors (or scalars) of the work array per iteration; 0 if that is not clear. */
static double vectors_per_iteration(const struct loop_ops *p, const struct loop_walk *walk,
                                    int lup_per_iteration)
{
    if (walk->stores_per_lup > 0)
        return (double)p->n_stores / walk->stores_per_lup;
    return lanes(p, walk) > 0 ? lup_per_iteration / lanes(p, walk) : 0;
}

void row_describe(const struct asm_listing *l, const struct asm_loop *hot,
                  const struct loop_ops *ops, const struct loop_walk *walk, int lup_per_iteration,
                  struct arena *arena, struct row_code *out)
{
    *out = (struct row_code){.loads_per_iteration = ops->n_loads_in_all,
                             .stores_per_iteration = ops->n_stores_in_all};
    struct graph g;
    struct err ignored = {0};
    if (ops->advance_bytes != lup_per_iteration * walk->bytes_per_lup || walk->element_bytes <= 0 ||
        l->marked || !graph_make(l, arena, &g, &ignored))
        return;
    const struct natural_loops loops = graph_loops(&g);
    struct nest_of_loops n = {.graph = &g};
    n.hot = loop_at(&loops, g.block_of[hot->instructions[0]]);
    n.parent = n.hot != NULL ? loop_around(&loops, n.hot) : NULL;
    out->vectors_per_iteration = vectors_per_iteration(ops, walk, lup_per_iteration);
    if (n.parent == NULL || !(out->vectors_per_iteration > 0))
        return;
    n.seen = arena_alloc(arena, g.n, sizeof *n.seen);
    n.stack = arena_alloc(arena, g.n, sizeof *n.stack);
    const struct measure measure = {walk, (double)ops->loaded_bytes / lup_per_iteration};
    collect_pieces(&n, &loops, &measure, arena, out);
    out->known = true;
}
