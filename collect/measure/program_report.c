#include "collect/measure/program_report.h"

#include <math.h>

#include "base/json.h"

enum { MAX_THREADS = 1 << 16, MAX_SAMPLES = 1 << 20 };

static const char NAME[] = "output of the benchmark program";

/* A number within low..high at `key`. */
static bool number(const json_t *object, const char *key, double low, double high, double *out,
                   struct err *err)
{
    *out = json_get_number(object, key);
    if (*out >= low && *out <= high)
        return true;
    if (json_object_get(object, key) == NULL)
        return err_set(err, ERR_INPUT, "%s: '%s' is missing", NAME, key);
    return err_set(err, ERR_INPUT, "%s: '%s' is not a number from %g to %g", NAME, key, low, high);
}

static bool count(const json_t *object, const char *key, long *out, struct err *err)
{
    double value = 0;
    if (!number(object, key, 0, 1e15, &value, err))
        return false;
    *out = (long)value;
    return true;
}

/* NaN on systems and in programs that do not report it. */
static bool known_number(const json_t *sample, const char *key, double *out, struct err *err)
{
    const json_t *value = json_object_get(sample, key);
    *out = NAN;
    return value == NULL || json_is_null(value) || number(sample, key, 0, 1e9, out, err);
}

static bool parse_sample(const json_t *value, struct measure_sample *s, struct err *err)
{
    return number(value, "seconds", 1e-9, 1e6, &s->seconds, err) &&
           number(value, "sweeps", 1, 1e15, &s->sweeps, err) &&
           number(value, "clock_hz_before", 0, 1e12, &s->clock_before_hz, err) &&
           number(value, "clock_hz_after", 0, 1e12, &s->clock_after_hz, err) &&
           count(value, "involuntary_switches", &s->involuntary_switches, err) &&
           known_number(value, "run_delay_seconds", &s->run_delay_s, err) &&
           known_number(value, "adds_per_cycle", &s->adds_per_cycle, err) &&
           count(value, "minor_faults", &s->minor_faults, err) &&
           count(value, "major_faults", &s->major_faults, err) &&
           count(value, "migrations", &s->migrations, err);
}

/* Grows with the data read, since the number of threads comes from an untrusted text. */
struct cpu_list {
    struct arena *arena;
    int *items;
    size_t count;
    size_t capacity;
};

static bool parse_cpus(const json_t *sample, int threads, struct cpu_list *cpus, struct err *err)
{
    const json_t *list = json_object_get(sample, "cpus");
    if (!json_is_array(list) || json_array_size(list) != (size_t)threads)
        return err_set(err, ERR_INPUT, "%s: 'cpus' is not a list of %d numbers", NAME, threads);
    for (size_t t = 0; t < (size_t)threads; t++) {
        const json_t *cpu = json_array_get(list, t);
        if (!json_is_integer(cpu) || json_integer_value(cpu) < -1 ||
            json_integer_value(cpu) > 1 << 20)
            return err_set(err, ERR_INPUT, "%s: 'cpus' has an entry that is not a CPU number",
                           NAME);
        cpus->items =
            arena_grow(cpus->arena, cpus->items, cpus->count, &cpus->capacity, sizeof *cpus->items);
        cpus->items[cpus->count++] = (int)json_integer_value(cpu);
    }
    return true;
}

static bool parse_samples(const json_t *root, struct arena *arena, struct program_report *report,
                          struct err *err)
{
    const json_t *list = json_object_get(root, "samples");
    const size_t n = json_array_size(list); /* 0 for what is not an array */
    if (n == 0 || n > MAX_SAMPLES)
        return err_set(err, ERR_INPUT, "%s: 'samples' is not a list of 1 to %d samples", NAME,
                       MAX_SAMPLES);
    struct measure_sample *samples = arena_alloc(arena, n, sizeof *samples);
    struct cpu_list cpus = {.arena = arena};
    for (size_t i = 0; i < n; i++) {
        const json_t *sample = json_array_get(list, i);
        if (!parse_sample(sample, &samples[i], err) ||
            !parse_cpus(sample, report->threads, &cpus, err))
            return false;
    }
    report->n_samples = n;
    report->samples = samples;
    report->cpus = cpus.items;
    return true;
}

bool program_report_parse(struct str text, struct arena *arena, struct program_report *report,
                          struct err *err)
{
    *report = (struct program_report){0};
    json_t *root = json_parse(text, NAME, err);
    if (root == NULL)
        return false;
    double threads = 0;
    const bool ok = number(root, "threads", 1, MAX_THREADS, &threads, err) &&
                    number(root, "bytes", 0, 1e18, &report->bytes, err) &&
                    number(root, "lups_per_sweep", 1, 1e18, &report->lups_per_sweep, err) &&
                    number(root, "setup_seconds", 0, 1e9, &report->setup_s, err) &&
                    number(root, "warmup_seconds", 0, 1e9, &report->warmup_s, err);
    report->threads = (int)threads;
    report->parallel = json_is_true(json_object_get(root, "parallel"));
    report->huge_page_bytes = json_get_number(root, "huge_page_bytes");
    const bool whole = ok && parse_samples(root, arena, report, err);
    json_decref(root);
    return whole;
}
