/*
 * libFuzzer target for samples that perf recorded: any text is refused, or some threads spend a
 * finite time above 0 in the function.
 */
#include <math.h>

#include "collect/compare/own_samples.h"
#include "tests/fuzz/promise.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct err err = {0};
    struct own_samples out;
    if (own_samples_parse((struct str){(const char *)data, size}, "fuzz", STR("sweep"), &arena,
                          &out, &err)) {
        promise(out.threads > 0 && out.count > 0, "there are threads and samples");
        promise(isfinite(out.seconds) && out.seconds > 0, "there is a time");
    } else {
        promise(err.text[0] != 0, "a refusal has a reason");
    }
    arena_free(&arena);
    return 0;
}
