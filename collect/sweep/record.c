#include "collect/sweep/record.h"

#include <math.h>
#include <string.h>

#include "collect/measure/counted_sweeps.h"

enum { MAX_TRIES = 1000000, KILLS_AN_ATTEMPT = 3 };

static json_t *spread_json(const struct spread *s)
{
    const double values[] = {s->min, s->q1, s->median, s->q3, s->max};
    return json_of_numbers(values, sizeof values / sizeof *values);
}

static struct spread spread_from(const json_t *list)
{
    double v[5];
    for (size_t i = 0; i < 5; i++)
        v[i] = json_number_value(json_array_get(list, i));
    return (struct spread){v[0], v[1], v[2], v[3], v[4]};
}

/* Lines per line of work: misses and evicts of each edge, from the core outwards. */
static json_t *counted_json(const struct counted *counted)
{
    json_t *object = json_object();
    double lines[2 * MACHINE_MAX_LEVELS] = {0};
    const size_t n = (size_t)counted->traffic.n_levels;
    for (size_t i = 0; i < n; i++) {
        lines[2 * i] = counted->traffic.levels[i].misses;
        lines[2 * i + 1] = counted->traffic.levels[i].evicts;
    }
    json_set_number(object, "T_comp_cy_per_cl", counted->core.T_comp_cy_per_cl);
    json_set_number(object, "T_RegL1_cy_per_cl", counted->core.T_RegL1_cy_per_cl);
    if (counted->core.T_beyond_cy_per_cl > 0)
        json_set_number(object, "T_beyond_cy_per_cl", counted->core.T_beyond_cy_per_cl);
    json_object_set_new(object, "lines", json_of_numbers(lines, 2 * n));
    json_set_number(object, "flop_per_memory_byte", counted->flop_per_memory_byte);
    json_object_set_new(object, "lower_bound", json_boolean(counted->lower_bound));
    return object;
}

static const struct counted *counted_read(const json_t *object, struct arena *arena)
{
    const json_t *lines = json_object_get(object, "lines");
    const size_t n = json_array_size(lines) / 2;
    if (n == 0 || n > MACHINE_MAX_LEVELS)
        return NULL;
    struct counted *counted = arena_alloc(arena, 1, sizeof *counted);
    counted->traffic.n_levels = (int)n;
    for (size_t i = 0; i < n; i++) {
        counted->traffic.levels[i].misses = json_number_value(json_array_get(lines, 2 * i));
        counted->traffic.levels[i].evicts = json_number_value(json_array_get(lines, 2 * i + 1));
    }
    counted->core.T_comp_cy_per_cl = json_get_number(object, "T_comp_cy_per_cl");
    counted->core.T_RegL1_cy_per_cl = json_get_number(object, "T_RegL1_cy_per_cl");
    counted->core.T_beyond_cy_per_cl =
        json_number_value(json_object_get(object, "T_beyond_cy_per_cl"));
    counted->flop_per_memory_byte = json_get_number(object, "flop_per_memory_byte");
    counted->lower_bound = json_is_true(json_object_get(object, "lower_bound"));
    return counted;
}

/* {"context switch": 3}: only what there was. */
static json_t *disturbances_json(const struct measurement *bench)
{
    json_t *object = json_object();
    for (int d = 0; d < N_DISTURBANCES; d++) {
        if (bench->rejected[d] != 0)
            json_set_number(object, disturbance_name((enum disturbance)d),
                            (double)bench->rejected[d]);
    }
    return object;
}

json_t *record_measured(const char *name, const struct measurement *bench, double wall_s,
                        double budget_s, struct arena *arena)
{
    json_t *record = json_object();
    json_object_set_new(record, "key", json_null());
    json_object_set_new(record, "point", json_string(name));
    json_object_set_new(record, "status", json_string("ok"));
    json_object_set_new(record, "cy_per_cl", spread_json(&bench->cy_per_cl));
    json_object_set_new(record, "mlup_per_s", spread_json(&bench->mlup_per_s));
    json_set_number(record, "clock_hz", bench->clock_hz);
    json_set_number(record, "uncertainty", bench->uncertainty);
    json_set_number(record, "rejected", (double)bench->n_rejected);
    json_object_set_new(record, "rejected_by", disturbances_json(bench));
    json_set_number(record, "rounds", bench->n_rounds);
    json_object_set_new(record, "samples_s", json_of_numbers(bench->samples_s, bench->n_samples));
    double *cpus = arena_alloc(arena, (size_t)bench->n_threads, sizeof *cpus);
    for (int i = 0; i < bench->n_threads; i++)
        cpus[i] = bench->cpus[i];
    json_object_set_new(record, "cpus", json_of_numbers(cpus, (size_t)bench->n_threads));
    json_set_number(record, "bytes", bench->bytes);
    json_object_set_new(record, "verdict", json_string(verdict_name(bench->verdict)));
    json_object_set_new(record, "reason", json_string(bench->reason != NULL ? bench->reason : ""));
    json_object_set_new(record, "counters",
                        json_string(bench->counters != NULL ? bench->counters : ""));
    if (bench->counted != NULL)
        json_object_set_new(record, "counted", counted_json(bench->counted));
    json_set_number(record, "other_load_cpus", bench->other_load_cpus);
    json_set_number(record, "run_delay_share", bench->run_delay_share);
    json_set_number(record, "steal_share", bench->steal_share);
    json_set_number(record, "huge_page_share", bench->huge_page_share);
    json_set_number(record, "setup_s", bench->setup_s);
    json_set_number(record, "timed_s", bench->timed_s);
    json_set_number(record, "warmup_s", bench->warmup_s);
    json_set_number(record, "wall_s", wall_s);
    json_set_number(record, "budget_s", budget_s);
    return record;
}

static json_t *unmeasured(const char *name, const char *status, const char *reason,
                          struct tries tries)
{
    json_t *record = json_object();
    json_object_set_new(record, "key", json_null());
    json_object_set_new(record, "point", json_string(name));
    json_object_set_new(record, "status", json_string(status));
    json_object_set_new(record, "reason", json_string(reason));
    json_object_set_new(record, "attempts", json_integer(tries.attempts));
    json_object_set_new(record, "kills", json_integer(tries.kills));
    return record;
}

json_t *record_failed(const char *name, const char *reason, struct tries tries, double wall_s)
{
    json_t *record = unmeasured(name, "failed", reason, tries);
    json_set_number(record, "wall_s", wall_s);
    return record;
}

json_t *record_begun(const char *name, struct tries tries)
{
    return unmeasured(name, "begun", "the collector was killed while it measured this point",
                      tries);
}

static const char *text_at(const json_t *record, const char *key, struct arena *arena)
{
    const char *text = json_string_value(json_object_get(record, key));
    return str_cstr(arena, str_of(text));
}

bool record_read(const json_t *record, struct arena *arena, struct measurement *out)
{
    const char *status = json_string_value(json_object_get(record, "status"));
    if (status == NULL || strcmp(status, "ok") != 0)
        return false;
    const json_t *samples = json_object_get(record, "samples_s");
    const json_t *cpus = json_object_get(record, "cpus");
    double *samples_s = arena_alloc(arena, json_array_size(samples), sizeof *samples_s);
    for (size_t i = 0; i < json_array_size(samples); i++)
        samples_s[i] = json_number_value(json_array_get(samples, i));
    int *ids = arena_alloc(arena, json_array_size(cpus), sizeof *ids);
    for (size_t i = 0; i < json_array_size(cpus); i++)
        ids[i] = (int)json_number_value(json_array_get(cpus, i));
    const int verdict = verdict_parse(text_at(record, "verdict", arena));
    if (verdict < 0)
        return false;
    *out = (struct measurement){
        .cy_per_cl = spread_from(json_object_get(record, "cy_per_cl")),
        .mlup_per_s = spread_from(json_object_get(record, "mlup_per_s")),
        .clock_hz = json_get_number(record, "clock_hz"),
        .uncertainty = json_get_number(record, "uncertainty"),
        .n_samples = json_array_size(samples),
        .n_rejected = (size_t)json_integer_value(json_object_get(record, "rejected")),
        .samples_s = samples_s,
        .n_threads = (int)json_array_size(cpus),
        .cpus = ids,
        .bytes = json_get_number(record, "bytes"),
        .verdict = (enum verdict)verdict,
        .reason = text_at(record, "reason", arena),
        .counters = text_at(record, "counters", arena),
        .counted = counted_read(json_object_get(record, "counted"), arena),
    };
    return true;
}

static int count_at(const json_t *record, const char *key)
{
    const json_int_t count = json_integer_value(json_object_get(record, key));
    return count < 0 ? 0 : count > MAX_TRIES ? MAX_TRIES : (int)count;
}

struct tries record_tries(const json_t *record)
{
    return (struct tries){count_at(record, "attempts"), count_at(record, "kills")};
}

bool tries_spent(struct tries tries, int attempts)
{
    return tries.attempts + tries.kills / KILLS_AN_ATTEMPT >= attempts;
}
