/*
 * libFuzzer target for assembly listings: any text is refused, or its innermost loops are found and
 * described, each loop's instructions lying in the listing and none of them twice. Each text is
 * read as a listing of either instruction set.
 */
#include <stdio.h>
#include <stdlib.h>

#include "collect/incore/hot.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void promise(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "broken promise: %s\n", what);
    abort();
}

static void check_loop(const struct asm_listing *listing, const struct asm_loop *loop,
                       struct arena *arena)
{
    static const struct loop_walk walk = {
        .bytes_per_lup = 8, .element_bytes = 8, .stores_per_lup = 1};
    struct loop_profile profile;
    struct err err = {0};
    int lup = 0;
    bool *seen = arena_alloc(arena, listing->n_instructions, sizeof *seen);
    for (size_t i = 0; i < loop->n; i++) {
        const size_t at = loop->instructions[i];
        promise(at < listing->n_instructions, "instructions of a loop are in the listing");
        promise(!seen[at], "no instruction is twice in a pass");
        seen[at] = true;
    }
    loop_describe(listing, loop, arena, &profile);
    promise(!loop_lup_per_pass(&profile, &walk, &lup, &err) || lup > 0, "a pass does iterations");
}

static void check_listing(struct str text, enum asm_isa isa)
{
    struct arena arena = {0};
    struct err err = {0};
    struct asm_listing listing;
    struct asm_loops loops;
    if (listing_parse(text, isa, "fuzz", &arena, &listing, &err) &&
        loops_find(&listing, &arena, &loops, &err)) {
        for (size_t i = 0; i < loops.count; i++)
            check_loop(&listing, &loops.items[i], &arena);
    }
    arena_free(&arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct str text = {(const char *)data, size};
    check_listing(text, ASM_X86_64);
    check_listing(text, ASM_AARCH64);
    return 0;
}
