/*
 * libFuzzer target for loop nests in real C: any bytes are either refused with a reason, or give a
 * kernel, a text that parses to the same kernel, facts for all its parts, and a class.
 */

#include "collect/compare/classify.h"
#include "collect/source/nest.h"
#include "tests/fuzz/promise.h"

static void check_nest(const struct nest *n, struct arena *arena)
{
    const struct kernel *k = &n->kernel;
    struct kernel again;
    struct err err = {0};
    promise(kernel_parse(n->source, "again.c", arena, &again, &err), "the text is a kernel");
    promise(again.n_accesses == k->n_accesses && again.n_statements == k->n_statements,
            "the text gives the same kernel");
    promise(n->first_line <= n->last_line, "the nest has an end");
    for (int l = 0; l < k->n_loops; l++)
        promise(n->loops[l].type.len > 0, "a loop has a type");
    for (int s = 0; s < k->n_symbols; s++)
        promise(n->size_values[s] >= 0, "a size has a value or none");
    struct classification c;
    struct err refused = {0};
    if (!classify_kernel(k, arena, &c, &refused)) {
        promise(refused.kind == ERR_INPUT, "a refusal has a reason");
        return;
    }
    promise(class_check(&c.nearest, &err), "the nearest class exists");
    for (int d = 0; d < c.n_differences; d++)
        promise(c.differences[d].text.len > 0, "a difference has a text");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct err err = {0};
    struct nest nest;
    const struct nest_options any = {0};
    if (nest_read(&arena, (const char *)data, size, "fuzz.c", &any, &nest, &err)) {
        promise(err.kind == ERR_NONE, "what was read has no error");
        check_nest(&nest, &arena);
    } else {
        promise(err.kind == ERR_INPUT && err.text[0] != '\0', "a refusal has a reason");
    }
    arena_free(&arena);
    return 0;
}
