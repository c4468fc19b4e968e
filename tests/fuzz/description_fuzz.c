/*
 * libFuzzer target for kernel descriptions: any text is either refused with a reason, or gives a
 * kernel with loops and without statements.
 */

#include "cli/kernel_description.h"
#include "tests/fuzz/promise.h"

static void check_kernel(const struct kernel *k)
{
    static const int64_t sizes[KERNEL_MAX_SYMBOLS] = {30, 40, 50, 60, 7,  8,  9,  10,
                                                      11, 12, 13, 14, 15, 16, 17, 18};
    struct err err = {0};
    promise(k->n_loops > 0 && k->n_statements == 0, "a description has loops and no statements");
    promise(k->flops.add >= 0 && k->flops.mul >= 0 && k->flops.div >= 0, "operations are counted");
    promise(kernel_lup_per_cl(k, 64) >= 1, "a line of work is at least an iteration");
    for (int a = 0; a < k->n_accesses; a++)
        promise(k->accesses[a].text.len > 0 && k->accesses[a].line > 0, "an access has a place");
    promise(kernel_check_sizes(k, sizes, &err) || err.kind == ERR_INPUT, "a refusal has a reason");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    const struct str text = {(const char *)data, size};
    if (description_read(text, "fuzz.yml", &arena, &k, &err)) {
        promise(err.kind == ERR_NONE, "a kernel has no error");
        check_kernel(&k);
    } else {
        promise(err.kind == ERR_INPUT && err.text[0] != '\0', "a refusal has a reason");
    }
    arena_free(&arena);
    return 0;
}
