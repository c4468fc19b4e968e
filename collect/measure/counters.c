#include "collect/measure/counters.h"

#include <math.h>

bool counter_is_shared(struct str counter)
{
    return !str_starts_with(counter, STR("PMC")) && !str_starts_with(counter, STR("FIXC")) &&
           counter.len != 0;
}

const struct counter_row *counter_find(const struct counter_table *table, struct str name,
                                       struct str counter)
{
    for (size_t i = 0; i < table->n_rows; i++) {
        const struct counter_row *row = &table->rows[i];
        if (str_eq(row->name, name) && (counter.len == 0 || str_eq(row->counter, counter)))
            return row;
    }
    return NULL;
}

static bool refuse(const struct counter_row *row, int cpu, const char *what, struct err *err)
{
    return err_set(err, ERR_INPUT, "counter %.*s:%.*s %s on CPU %d", STR_ARG(row->name),
                   STR_ARG(row->counter), what, cpu);
}

/* Whether any core event was counted on thread t: then zeros of other events are real. */
static bool counts_at_all(const struct counter_table *table, size_t t)
{
    for (size_t i = 0; i < table->n_rows; i++) {
        const struct counter_row *row = &table->rows[i];
        if (row->counter.len != 0 && !counter_is_shared(row->counter) && row->values[t] > 0)
            return true;
    }
    return false;
}

bool counter_total(const struct counter_table *table, const struct counter_row *row, double *total,
                   struct err *err)
{
    const bool shared = counter_is_shared(row->counter);
    *total = 0;
    for (size_t t = 0; t < table->n_threads; t++) {
        const double value = row->values[t];
        if (!isfinite(value))
            return refuse(row, table->cpus[t], "has no value", err);
        if (value < 0)
            return refuse(row, table->cpus[t], "is negative", err);
        if (value == 0 && !shared && !counts_at_all(table, t))
            return refuse(row, table->cpus[t], "is zero, as happens without permission,", err);
        *total += value;
    }
    if (*total > 0 || !shared)
        return true;
    err_set(err, ERR_INPUT, "counter %.*s:%.*s is zero on every CPU", STR_ARG(row->name),
            STR_ARG(row->counter));
    return err_hint(
        err, "shared counters need more permissions than core counters, and a CPU of each socket");
}
