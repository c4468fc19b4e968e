/*
 * libFuzzer target for IACA's reports: any text is refused, or has instructions, none of them
 * empty, a throughput above 0, and no cycles below 0 on any port.
 */
#include <math.h>

#include "collect/incore/iaca.h"
#include "tests/fuzz/promise.h"

static void check_report(const struct iaca_report *r)
{
    const struct analysis *a = &r->analysis;
    promise(r->n > 0 && a->n_ports > 0, "there are instructions and ports");
    promise(isfinite(a->throughput_cy) && a->throughput_cy > 0, "there is a throughput");
    for (size_t i = 0; i < r->n; i++)
        promise(r->instructions[i].len > 0, "instructions have a text");
    for (size_t i = 0; i < r->n * a->n_ports; i++)
        promise(a->cy_per_port[i] >= 0, "cycles are not negative");
    for (size_t p = 0; p < a->n_ports; p++)
        promise(a->cy_in_all[p] >= 0 && a->ports[p][0] != 0, "ports have a name and cycles");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct err err = {0};
    struct iaca_report report;
    if (iaca_read((struct str){(const char *)data, size}, "fuzz", &arena, &report, &err))
        check_report(&report);
    arena_free(&arena);
    return 0;
}
