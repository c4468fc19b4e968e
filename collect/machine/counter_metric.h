#ifndef COLLECT_MACHINE_COUNTER_METRIC_H
#define COLLECT_MACHINE_COUNTER_METRIC_H

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/*
 * Counter metrics as machine files write them:
 *
 *     metric  = product { ("+" | "-") product }
 *     product = factor { ("*" | "/") factor }
 *     factor  = number | "(" metric ")" | "-" factor | event
 *             | ("Max" | "Min") "(" metric { "," metric } ")"
 *     event   = NAME ":" register { ":" option }
 *
 * A register is a counter (`FIXC1`) or a choice of them (`PMC[0-3]`, `MBOX0C[01]`); an option is
 * what likwid-perfctr takes after it (`MATCH0=0x180`). Max and Min in any case.
 */

/* One hardware event; all slices are borrowed from the metric's text or owned by the arena. */
struct metric_event {
    struct str name;
    struct str options;          /* `:STATE=0xF0:OPCODE=0x202`, or empty */
    const struct str *registers; /* the counters that it may be counted on, at least one */
    size_t n_registers;
};

/* Events of several metrics, each different one once. Start with {0}. */
struct metric_events {
    struct metric_event *items;
    size_t count;
};

/* A parsed metric; owned by the arena. */
struct metric {
    const struct metric_op *ops; /* postfix */
    size_t n_ops;
    size_t stack; /* values that evaluation keeps at once */
};

/*
 * Parses `text`, which must outlive the metric, and adds its events to `events`. Errors carry the
 * column in `text`, `name` stands for the file in them.
 */
bool metric_parse(struct str text, const char *name, struct metric_events *events,
                  struct arena *arena, struct metric *out, struct err *err);

/*
 * The value, with counts[i] for events->items[i]. A division by zero or an unknown count (NaN)
 * gives NaN. Scratch memory comes from the arena.
 */
double metric_eval(const struct metric *metric, const double *counts, struct arena *arena);

#endif
