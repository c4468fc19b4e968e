#include "collect/source/execute_check.h"

static bool advances(const struct kernel *k, const struct kernel_access *a)
{
    return a->stride[k->n_loops - 1].n_terms > 0;
}

/* Different elements that change from iteration to iteration, of one array or, empty, of all. */
static int in_kernel(const struct nest *n, struct str name, bool write)
{
    const struct kernel *const k = &n->kernel;
    int count = 0;
    for (int a = 0; a < k->n_accesses; a++) {
        const struct kernel_access *const x = &k->accesses[a];
        const bool is = name.len == 0 || str_eq(n->array_names[x->array], name);
        count += is && x->write == write && advances(k, x) ? 1 : 0;
    }
    return count;
}

static int executed(const struct execute_facts *f, struct str name, bool write)
{
    int count = 0;
    for (size_t i = 0; i < f->n_elements; i++) {
        const struct execute_element *const e = &f->elements[i];
        const bool is = name.len == 0 || str_eq(e->name, name);
        count += is && (write ? e->is_written : e->is_read) ? 1 : 0;
    }
    return count;
}

/* `a[i] = b[i] = x` is read as two statements: the second reads what the first has set. */
static bool reads_own(const struct nest *n, const struct execute_facts *f)
{
    const struct str all = {0};
    int set = 0;
    for (size_t i = 0; i < f->n_elements; i++)
        set += f->elements[i].is_written && !f->elements[i].is_read ? 1 : 0;
    const int more = in_kernel(n, all, false) - executed(f, all, false);
    return more > 0 && more <= set;
}

static struct str differs(struct arena *arena, const struct nest *n, const struct execute_facts *f,
                          bool write)
{
    const struct str all = {0};
    struct str name = all;
    if (f->gathers || in_kernel(n, all, write) == executed(f, all, write) ||
        (!write && reads_own(n, f)))
        return all;
    for (size_t i = 0; i < f->n_elements && name.len == 0; i++) {
        const struct str own = f->elements[i].name;
        const int have = in_kernel(n, own, write);
        if (own.len > 0 && have > 0 && have != executed(f, own, write))
            name = own;
    }
    return str_format(arena, "executed, an iteration %s %d elements%s%.*s%s, not %d",
                      write ? "writes" : "reads", executed(f, name, write),
                      name.len > 0 ? " of '" : "", STR_ARG(name), name.len > 0 ? "'" : "",
                      in_kernel(n, name, write));
}

static struct str compare_flops(struct arena *arena, const struct kernel_flops *read,
                                const struct execute_facts *f)
{
    if (f->is_complex || (read->add == f->add && read->mul == f->mul && read->div == f->div))
        return (struct str){0};
    return str_format(arena,
                      "executed, an iteration computes %d FLOP (%d add, %d mul, %d div), not %d "
                      "(%d, %d, %d)",
                      f->add + f->mul + f->div, f->add, f->mul, f->div,
                      read->add + read->mul + read->div, read->add, read->mul, read->div);
}

struct execute_doubts execute_check(struct arena *arena, struct source_unit *unit,
                                    const struct execute_nest *as_written, const struct nest *read)
{
    struct execute_doubts out = {0};
    struct arena own = {0};
    struct execute_facts facts;
    const char *why = NULL;
    if (execute_nest(&own, unit, as_written, &facts, &why)) {
        out.elements = differs(arena, read, &facts, false);
        if (out.elements.len == 0)
            out.elements = differs(arena, read, &facts, true);
        out.flops = compare_flops(arena, &read->kernel.flops, &facts);
    }
    arena_free(&own);
    return out;
}
