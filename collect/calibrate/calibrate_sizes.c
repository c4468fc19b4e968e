#include <math.h>
#include <string.h>

#include "base/clock.h"
#include "collect/calibrate/calibration.h"
#include "collect/calibrate/effective_size.h"

enum { ROUNDS = 2 };

/* A size that differs by less from the cache's is the cache's: the curves are no sharper. */
static const double noticeable_share = 0.9;

/*
 * The time of one stream of loads in working sets around the cache's size. The rounds are spread
 * over time, and the fastest counts: other load only slows a run down. False after an interrupt.
 */
static bool sample_sizes(const struct calibration *c, const struct probe_runner *runner,
                         int program, int cache, struct size_sample *out, size_t *count)
{
    double bytes[EFFECTIVE_SIZES];
    double least[EFFECTIVE_SIZES];
    *count = 0;
    effective_size_plan(machine_cache_bytes(c->m, cache), bytes);
    for (int i = 0; i < ROUNDS * EFFECTIVE_SIZES; i++) {
        const int at = i % EFFECTIVE_SIZES;
        int64_t sizes[2];
        struct spread cy_per_cl = {0};
        struct err why = {0};
        if (i < EFFECTIVE_SIZES)
            least[at] = INFINITY;
        if (bytes[at] >= MACHINE_CLEAR_OF_CACHE * machine_cache_bytes(c->m, cache - 1) &&
            probe_sizes_of(&probe_table[0], c->m, bytes[at], sizes) &&
            runner->run(runner->context, program, sizes, 1, &cy_per_cl, &why))
            least[at] = fmin(least[at], cy_per_cl.q1);
        if (!calibration_goes_on(c, &why))
            return false;
    }
    for (int i = 0; i < EFFECTIVE_SIZES; i++) {
        if (isfinite(least[i]))
            out[(*count)++] = (struct size_sample){bytes[i], least[i]};
    }
    return true;
}

static void note(struct calibration *c, const char *text)
{
    struct machine *m = c->m;
    for (size_t i = 0; i < m->n_provenance && text[0] != '\0'; i++) {
        if (strcmp(m->provenance[i].group, "caches") != 0)
            continue;
        struct provenance noted = m->provenance[i];
        noted.how = str_formatz(c->arena,
                                "%s; effective_kib: a stream of loads costs half-way "
                                "between the cache and beyond, on %.10s: %s",
                                noted.how, clock_utc(c->arena), text);
        machine_set_provenance(m, &noted, c->arena);
        return;
    }
}

bool calibration_size_caches(struct calibration *c, const struct probe_runner *runner)
{
    struct machine *m = c->m;
    struct kernel kernel;
    struct err why = {0};
    const struct incore *in = NULL;
    int program = -1;
    struct sb text = {.arena = c->arena};
    const struct str source = probe_source(&probe_table[0], m, 1, c->arena);
    if (!kernel_parse(source, probe_table[0].name, c->arena, &kernel, &why) ||
        !runner->build(runner->context, &kernel, &program, &in, &why))
        return calibration_goes_on(c, &why);
    for (int cache = 1; cache < m->n_caches; cache++) {
        struct size_sample samples[EFFECTIVE_SIZES];
        size_t n = 0;
        if (!sample_sizes(c, runner, program, cache, samples, &n))
            return false;
        const double whole = machine_cache_bytes(m, cache);
        const double bytes =
            fmax(effective_size(samples, n, whole), machine_cache_bytes(m, cache - 1));
        if (bytes >= noticeable_share * whole)
            continue;
        m->caches[cache].effective_bytes = 1024 * floor(bytes / 1024);
        sb_addf(&text, "%s%s %.0f %%", text.len > 0 ? ", " : "", m->caches[cache].cache.name,
                100 * bytes / whole);
    }
    note(c, sb_cstr(&text));
    return true;
}
