/*
 * libFuzzer target for counter metrics: any text is refused with a place, or gives a metric that
 * can be evaluated and whose events can be scheduled, each on a register that it allows and no
 * register twice in a run.
 */

#include "collect/machine/counter_metric.h"
#include "collect/model/counter_schedule.h"
#include "tests/fuzz/promise.h"

enum { MAX_EVENTS = 200 }; /* scheduling more takes long and shows nothing new */

static void check_schedule(const struct metric_events *events, struct arena *arena)
{
    struct schedule s;
    schedule_events(events, arena, &s);
    for (size_t e = 0; e < events->count; e++) {
        const struct metric_event *event = &events->items[e];
        bool allowed = false;
        for (size_t r = 0; r < event->n_registers; r++)
            allowed |= str_eq(event->registers[r], s.event_register[e]);
        promise(allowed, "an event stands on a register that it allows");
        promise(s.run[e] < s.n_runs, "an event is in a run");
        for (size_t f = 0; f < e; f++)
            promise(s.run[e] != s.run[f] || !str_eq(s.event_register[e], s.event_register[f]),
                    "a register counts one event in a run");
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct err err = {0};
    struct metric_events events = {0};
    struct metric metric;
    const struct str text = {(const char *)data, size};
    if (!metric_parse(text, "fuzz", &events, &arena, &metric, &err)) {
        promise(err.kind == ERR_INPUT && err.line == 1 && err.col >= 1 && err.col <= size + 1,
                "an error has a place");
    } else if (events.count <= MAX_EVENTS) {
        double *counts = arena_alloc(&arena, events.count, sizeof *counts);
        for (size_t e = 0; e < events.count; e++)
            counts[e] = (double)(e + 1);
        metric_eval(&metric, counts, &arena);
        check_schedule(&events, &arena);
    }
    arena_free(&arena);
    return 0;
}
