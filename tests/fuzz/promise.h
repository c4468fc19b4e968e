#ifndef TESTS_FUZZ_PROMISE_H
#define TESTS_FUZZ_PROMISE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* What libFuzzer, or replay.c, calls with each input. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Ends the target with the promise that an input broke, as a finding. */
static inline void promise(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "broken promise: %s\n", what);
    abort();
}

#endif
