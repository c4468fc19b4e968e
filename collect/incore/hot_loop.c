#include "collect/incore/hot_loop.h"

static bool does_more(const struct loop_ops *a, const struct loop_ops *b)
{
    if (a->flops != b->flops)
        return a->flops > b->flops;
    if (a->stored_bytes != b->stored_bytes)
        return a->stored_bytes > b->stored_bytes;
    return a->loaded_bytes > b->loaded_bytes;
}

size_t hot_loop(const struct loop_ops *ops, size_t n_loops)
{
    static const struct loop_ops nothing = {0};
    size_t best = n_loops;
    for (size_t i = 0; i < n_loops; i++) {
        if (does_more(&ops[i], best < n_loops ? &ops[best] : &nothing))
            best = i;
    }
    return best;
}

static struct incore_candidate
candidate_of(const struct loop_chooser *c, const struct asm_listing *l, const struct asm_loop *loop)
{
    struct sb text = {.arena = c->arena};
    for (size_t i = 0; i < loop->n; i++)
        sb_addf(&text, "%.*s\n", STR_ARG(l->instructions[loop->instructions[i]].text));
    return (struct incore_candidate){loop->first_line, loop->last_line, sb_str(&text)};
}

static bool asks(enum incore_asking when, bool clear)
{
    return when == ASK_ALWAYS || (when == ASK_IF_UNCLEAR && !clear);
}

static bool ask_for_loop(const struct loop_chooser *c, const struct asm_listing *listing,
                         const struct asm_loops *loops, size_t found, size_t *out, struct err *err)
{
    const struct incore_ask *ask = c->options->ask;
    struct incore_candidate *all = arena_alloc(c->arena, loops->count, sizeof *all);
    for (size_t i = 0; i < loops->count; i++)
        all[i] = candidate_of(c, listing, &loops->items[i]);
    return ask->which_loop(ask->context, all, loops->count, found, out, err);
}

static bool no_hot_loop(const struct loop_chooser *c, const char *name, size_t n_loops,
                        struct err *err)
{
    err_at(err, name, 0, 0, "no loop in the assembly works on vectors or floating-point data");
    if (n_loops == 0)
        return err_hint(err, "there are no loops at all: is it %s assembly of the kernel?", c->isa);
    return err_hint(err,
                    "the compiler may have removed the loop, or it works on single integers, which "
                    "is not analysed; %zu innermost loops were found",
                    n_loops);
}

static bool no_such_loop(const struct loop_chooser *c, const struct asm_loops *loops, size_t number,
                         struct err *err)
{
    struct sb lines = {.arena = c->arena};
    for (size_t i = 0; i < loops->count; i++)
        sb_addf(&lines, "%s%zu (lines %u to %u)", i > 0 ? ", " : "", i, loops->items[i].first_line,
                loops->items[i].last_line);
    err_set(err, ERR_USAGE, "the assembly has no innermost loop %zu", number);
    return err_hint(err, "innermost loops: %s", lines.len != 0 ? sb_cstr(&lines) : "none");
}

bool hot_loop_choose(const struct loop_chooser *c, const struct asm_listing *listing,
                     const struct asm_loops *loops, const struct loop_ops *ops, const char *name,
                     size_t *out, struct err *err)
{
    const struct incore_ask *ask = c->options->ask;
    const int wanted = c->options->asm_block;
    *out = wanted >= 0 ? (size_t)wanted : hot_loop(ops, loops->count);
    const bool there = *out < loops->count;
    if (loops->count > 0 && ask != NULL && asks(ask->loop, there))
        return ask_for_loop(c, listing, loops, *out, out, err) &&
               (*out < loops->count || no_such_loop(c, loops, *out, err));
    if (there)
        return true;
    return wanted >= 0 ? no_such_loop(c, loops, *out, err)
                       : no_hot_loop(c, name, loops->count, err);
}

/* The LUP per iteration, from the given pointer increment. */
static bool ask_for_increment(const struct loop_chooser *c, const struct asm_listing *listing,
                              const struct asm_loop *loop, const struct loop_ops *p, int *lup,
                              struct err *err)
{
    const struct incore_ask *ask = c->options->ask;
    const struct incore_candidate candidate = candidate_of(c, listing, loop);
    struct loop_walk walk = *c->walk;
    return ask->what_increment(ask->context, &candidate, *lup * walk.bytes_per_lup,
                               &walk.override_bytes, err) &&
           loop_lup_per_iteration(p, &walk, lup, err);
}

bool hot_loop_lup_per_iteration(const struct loop_chooser *c, const struct asm_listing *listing,
                                const struct asm_loop *loop, const struct loop_ops *p, int *lup,
                                struct err *err)
{
    const struct incore_ask *ask = c->options->ask;
    struct err unclear = {0};
    *lup = 0;
    const bool clear = loop_lup_per_iteration(p, c->walk, lup, &unclear);
    if (ask != NULL && asks(ask->increment, clear))
        return ask_for_increment(c, listing, loop, p, lup, err);
    if (!clear)
        *err = unclear;
    return clear;
}
