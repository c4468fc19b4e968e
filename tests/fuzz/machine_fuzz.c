/*
 * libFuzzer target for machine files in both formats: any text is refused with a message, or it is
 * a machine that is written in our format and in Kerncraft's, and ours gives a machine again.
 */
#include <stdio.h>
#include <stdlib.h>

#include "collect/machine/kerncraft.h"
#include "collect/machine/load.h"
#include "collect/machine/sheet.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void promise(bool holds, const char *what, const struct err *err)
{
    if (holds)
        return;
    fprintf(stderr, "broken promise: %s: %s\n", what, err->text);
    abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    struct machine again;
    struct str text;
    const bool ok =
        machine_parse((struct str){(const char *)data, size}, "fuzz.yml", &arena, &m, &err);
    promise(ok == (err.kind == ERR_NONE), "a file is refused with a message", &err);
    if (ok) {
        struct sb sheet = {.arena = &arena};
        machine_sheet(&m, &sheet);
        machine_roofline(&m, m.cores_per_numa_domain, &sheet);
        promise(machine_text(&m, &arena, &text, &err), "a machine can be written", &err);
        promise(machine_parse(text, "again.yml", &arena, &again, &err),
                "what is written can be read", &err);
        kerncraft_write(&m, &arena);
    }
    arena_free(&arena);
    return 0;
}
