/*
 * libFuzzer target for machine files in both formats: any text is refused with a message, or it is
 * a machine that gives the same machine again when written in our format, and in Kerncraft's as far
 * as that can express it.
 */
#include <stdio.h>

#include "collect/kerncraft/kerncraft.h"
#include "collect/machine/sheet.h"
#include "collect/machinefile/load.h"
#include "tests/fuzz/promise.h"

static void promise_ok(bool holds, const char *what, const struct err *err)
{
    if (!holds)
        fprintf(stderr, "%s\n", err->text);
    promise(holds, what);
}

static struct str written(const struct machine *m, struct arena *arena)
{
    struct err err = {0};
    struct str text;
    promise_ok(machine_text(m, arena, &text, &err), "a machine can be written", &err);
    return text;
}

static void read_again(struct str file, struct str machine, struct arena *arena)
{
    struct err err = {0};
    struct machine again;
    promise_ok(machine_parse(file, "fuzz.yml", arena, &again, &err), "what is written can be read",
               &err);
    promise_ok(str_eq(written(&again, arena), machine), "it is the same machine", &err);
}

static struct str exported(const struct machine *m, struct arena *arena)
{
    struct err err = {0};
    struct str text;
    promise_ok(kerncraft_write(m, arena, &text, &err), "a machine can be exported", &err);
    return text;
}

/* What Kerncraft's format cannot express, such as a bandwidth without its first core, is refused;
 * what is accepted gives the same machine again. */
static void export_and_import(const struct machine *m, struct arena *arena)
{
    struct err err = {0};
    struct machine imported;
    if (machine_parse(exported(m, arena), "fuzz.yml", arena, &imported, &err))
        read_again(exported(&imported, arena), written(&imported, arena), arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    const bool ok =
        machine_parse((struct str){(const char *)data, size}, "fuzz.yml", &arena, &m, &err);
    promise_ok(ok == (err.kind == ERR_NONE), "a file is refused with a message", &err);
    if (ok) {
        struct sb sheet = {.arena = &arena};
        machine_sheet(&m, &sheet);
        machine_roofline(&m, m.cores_per_numa_domain, &sheet);
        const struct str text = written(&m, &arena);
        read_again(text, text, &arena);
        export_and_import(&m, &arena);
    }
    arena_free(&arena);
    return 0;
}
