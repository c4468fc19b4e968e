/*
 * libFuzzer target for assembly listings: any text is refused, or its innermost loops are found and
 * described. Each loop's instructions are in the listing, none of them twice, and what a row runs
 * in addition to a loop takes no less than the loop. Each text is read as a listing of either
 * instruction set.
 */
#include <math.h>

#include "collect/incore/core_time.h"
#include "collect/incore/row_code.h"
#include "tests/fuzz/promise.h"

static void check_row(const struct asm_listing *listing, const struct asm_loop *loop,
                      const struct loop_ops *ops, const struct loop_walk *walk, int lup,
                      struct arena *arena)
{
    struct incore in = {.lup_per_iteration = lup};
    row_describe(listing, loop, ops, walk, lup, arena, &in.row);
    in.row.dispatch_width = 4;
    for (size_t i = 0; i < in.row.n_steps; i++)
        promise(in.row.steps[i].lup > 0, "a step does iterations");
    for (int64_t n = 1; in.row.known && n < 2 * (int64_t)lup && n < 200; n++) {
        struct row_time t;
        promise(incore_row_time(&in, &(struct machine_core){0}, 8, (struct core_time){8, 4, 0}, n,
                                0.25, &t),
                "a known row has a time");
        promise(isfinite(t.core.T_comp_cy_per_cl) &&
                    t.core.T_comp_cy_per_cl >= (1 - 1e-9) * t.core.T_RegL1_cy_per_cl,
                "a row takes as long as its data");
    }
}

static void check_loop(const struct asm_listing *listing, const struct asm_loop *loop,
                       struct arena *arena)
{
    static const struct loop_walk walk = {
        .bytes_per_lup = 8, .element_bytes = 8, .stores_per_lup = 1};
    struct loop_ops ops;
    struct err err = {0};
    int lup = 0;
    bool *seen = arena_alloc(arena, listing->n_instructions, sizeof *seen);
    for (size_t i = 0; i < loop->n; i++) {
        const size_t at = loop->instructions[i];
        promise(at < listing->n_instructions, "instructions of a loop are in the listing");
        promise(!seen[at], "no instruction is twice in a pass");
        seen[at] = true;
    }
    loop_ops_of(listing, loop, arena, &ops);
    if (!loop_lup_per_iteration(&ops, &walk, &lup, &err))
        return;
    promise(lup > 0, "a pass does iterations");
    check_row(listing, loop, &ops, &walk, lup, arena);
}

static void check_listing(struct str text, enum asm_isa isa, int sve_bytes)
{
    struct arena arena = {0};
    struct err err = {0};
    struct asm_listing listing;
    struct asm_loops loops;
    const bool parsed = listing_parse(text, isa, "fuzz", &arena, &listing, &err);
    listing.sve_bytes = sve_bytes;
    if (parsed && loops_find(&listing, &arena, &loops, &err)) {
        for (size_t i = 0; i < loops.count; i++)
            check_loop(&listing, &loops.items[i], &arena);
    }
    arena_free(&arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct str text = {(const char *)data, size};
    check_listing(text, ASM_X86_64, 0);
    check_listing(text, ASM_AARCH64, 0);
    check_listing(text, ASM_AARCH64, 64);
    return 0;
}
