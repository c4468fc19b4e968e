#include "collect/source/fortran_scope.h"

/*
 * Jumps forward to a label of the same block, as old code writes branches:
 *
 *         if (c) goto 10
 *         (else)
 *         goto 20
 *      10 (then)
 *      20 continue
 *
 * A jump whose label is in another block stays what it is, and is refused.
 */

/* A list of statements, in part. */
struct statement_range {
    const struct fnode *block;
    size_t from, to;
};

static struct fnode *make(struct fmaker *m, const char *name, const struct fnode *at)
{
    struct fnode *const n = arena_copy(m->arena, at, 1, sizeof *n);
    n->name = str_of(name);
    n->parts = NULL;
    n->n_parts = 0;
    return n;
}

static void add(struct fmaker *m, struct fnode *to, const struct fnode *part)
{
    *ARENA_ADD(m->arena, to->parts, to->n_parts) = (struct fnode *)part;
}

static void add_statements(struct fmaker *m, struct fnode *to, const struct statement_range *r)
{
    for (size_t i = r->from; i < r->to; i++)
        add(m, to, r->block->parts[i]);
}

/* The label that a statement jumps to; empty for other statements. */
static struct str target(const struct fnode *n)
{
    const struct fnode *const label = fnode_is(n, "GotoStmt") ? fnode_at(n, 0) : NULL;
    return label != NULL ? label->value : (struct str){0};
}

struct skip {
    const struct fnode *condition;
    struct str label;
    struct statement_range first; /* what is done before the jump */
};

static bool is_skip(const struct fnode *n, struct skip *out)
{
    const struct fnode *const header = fnode_part(n, "IfThenStmt");
    const struct fnode *const body = fnode_part(n, "Block");
    *out = (struct skip){0};
    if (fnode_is(n, "IfStmt") && n->n_parts == 2) {
        out->condition = n->parts[0];
        out->label = target(n->parts[1]);
    } else if (fnode_is(n, "IfConstruct") && header != NULL && body != NULL && body->n_parts > 0 &&
               fnode_part(n, "ElseBlock") == NULL && fnode_part(n, "ElseIfBlock") == NULL) {
        out->condition = header->parts[header->n_parts - 1];
        out->label = target(body->parts[body->n_parts - 1]);
        out->first = (struct statement_range){body, 0, body->n_parts - 1};
    }
    return out->label.len != 0;
}

/* The number of the statement with this label; that of the parts if there is none. */
static size_t find(const struct fnode *block, size_t from, struct str label)
{
    size_t i = label.len != 0 ? from : block->n_parts;
    while (i < block->n_parts && !str_eq(fnode_label(block->parts[i]), label))
        i++;
    return i;
}

/* Adds the branch; the number of the statement that is next after it. */
static size_t add_branch(struct fmaker *m, struct fnode *out, const struct fnode *block, size_t at,
                         const struct skip *skip, size_t to)
{
    const struct fnode *const here = block->parts[at];
    struct fnode *const branch = make(m, "JumpedOver", here);
    struct fnode *const taken = make(m, "Block", here);
    struct fnode *const passed = make(m, "Block", here);
    struct statement_range rest = {block, at + 1, to};
    size_t next = to;
    add_statements(m, passed, &skip->first);
    if (rest.to > rest.from) {
        const size_t end = find(block, to, target(block->parts[to - 1]));
        if (end < block->n_parts) {
            add_statements(m, passed, &(struct statement_range){block, to, end});
            rest.to--;
            next = end;
        }
    }
    add_statements(m, taken, &rest);
    add(m, branch, skip->condition);
    add(m, branch, taken);
    add(m, branch, passed);
    add(m, out, branch);
    return next;
}

const struct fnode *fortran_without_jumps(struct fmaker *m, const struct fnode *block)
{
    struct fnode *const out = make(m, "Block", block);
    struct skip skip;
    bool any = false;
    for (size_t i = 0; i < block->n_parts;) {
        const struct fnode *const n = block->parts[i];
        const size_t to = is_skip(n, &skip) ? find(block, i + 1, skip.label) : block->n_parts;
        any = any || to < block->n_parts;
        if (to == block->n_parts)
            add(m, out, block->parts[i++]);
        else
            i = add_branch(m, out, block, i, &skip, to);
    }
    return any ? out : block;
}

struct str fortran_end_label(const struct fnode *body)
{
    const struct fnode *const last = body->n_parts > 0 ? body->parts[body->n_parts - 1] : NULL;
    const struct fnode *const inner =
        fnode_is(last, "DoConstruct") ? fnode_part(last, "Block") : NULL;
    return inner != NULL ? fortran_end_label(inner) : fnode_label(last);
}
