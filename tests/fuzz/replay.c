/* Runs a fuzz target over files, for compilers without libFuzzer: `replay FILE…`. */
#include <stdio.h>

#include "base/file.h"
#include "tests/fuzz/promise.h"

int main(int argc, char **argv)
{
    if (argc < 2) {
        fprintf(stderr, "usage: %s FILE...\n", argv[0]);
        return 2;
    }
    for (int i = 1; i < argc; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct str text;
        if (!file_read(argv[i], (size_t)1 << 24, &arena, &text, &err)) {
            fprintf(stderr, "%s: %s\n", argv[i], err.text);
            return 1;
        }
        LLVMFuzzerTestOneInput((const uint8_t *)text.ptr, text.len);
        arena_free(&arena);
    }
    return 0;
}
