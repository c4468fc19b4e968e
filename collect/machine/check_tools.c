#include <string.h>

#include "base/str.h"
#include "collect/machine/check_parts.h"
#include "collect/machine/counter_metric.h"

static const char *compiler_name(const struct machine *m, size_t i)
{
    return m->compilers[i].name;
}

static const char *analyser_name(const struct machine *m, size_t i)
{
    return m->analysers[i].name;
}

static void check_ports(struct violations *list, const char *path, size_t n)
{
    if (check_length(list, path, n) && n == 0)
        violations_add(list, path, "is empty; accepted: at least one port");
}

void check_tools(const struct machine *m, struct violations *list)
{
    if (check_length(list, "compilers", m->n_compilers))
        check_names(list, "compilers[%].name", m, m->n_compilers, compiler_name);
    if (!check_length(list, "analysers", m->n_analysers))
        return;
    check_names(list, "analysers[%].name", m, m->n_analysers, analyser_name);
    for (size_t i = 0; i < m->n_analysers; i++) {
        const struct analyser *a = &m->analysers[i];
        check_text(list, check_at(list, "analysers[%].target", i), a->target);
        check_ports(list, check_at(list, "analysers[%].overlapping", i), a->n_overlapping);
        check_ports(list, check_at(list, "analysers[%].non_overlapping", i), a->n_non_overlapping);
    }
}

/* `text` (null: not known) must be a counter metric; the longest known metrics have 1500
 * characters. */
static void check_metric(struct violations *list, const char *path, const char *text)
{
    enum { MAX_CHARACTERS = 16384 };
    struct metric_events events = {0};
    struct metric metric;
    struct err err = {0};
    if (text == NULL)
        return;
    if (strlen(text) > MAX_CHARACTERS)
        violations_add(list, path, "has %zu characters; accepted: at most %d", strlen(text),
                       MAX_CHARACTERS);
    else if (!metric_parse(str_of(text), path, &events, list->arena, &metric, &err))
        violations_add(list, path,
                       "is not a valid %s at character %u; accepted: events such as NAME:PMC[0-3], "
                       "numbers, + - * / ( ), Max(a, b), Min(a, b)",
                       err.text, err.col);
}

/* The metrics that the phenomenological model counts. `counters.non_overlapping` is not one of
 * them: it names times of the model, not events. */
void check_counters(const struct machine *m, struct violations *list)
{
    for (int i = 0; i < m->n_caches && i < MACHINE_MAX_LEVELS; i++) {
        const struct machine_cache *c = &m->caches[i];
        const size_t n = (size_t)i;
        check_metric(list, check_at(list, "caches[%].counters.loads", n), c->counters_loads);
        check_metric(list, check_at(list, "caches[%].counters.stores", n), c->counters_stores);
        check_metric(list, check_at(list, "caches[%].counters.misses", n), c->counters_misses);
        check_metric(list, check_at(list, "caches[%].counters.evicts", n), c->counters_evicts);
    }
    check_metric(list, "counters.overlapping", m->counters_overlapping);
    check_metric(list, "counters.memory_loads", m->memory_counters_loads);
    check_metric(list, "counters.memory_stores", m->memory_counters_stores);
}
