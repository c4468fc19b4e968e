#include "collect/model/fit_streams.h"

#include "base/str.h"
#include "collect/model/units.h"

double streams_measured_cy(const struct machine *m, int level, int mix)
{
    const struct bandwidth *row = machine_bandwidth_row(m, level, mix);
    const double bytes = (m->mixes[mix].reads + m->mixes[mix].writes) * (double)m->line_bytes;
    if (row == NULL || row->threads_per_core != 1 || row->n_cores < 1 || !(bytes > 0))
        return 0;
    return unit_transfer_cy(bytes, row->bytes_per_s[0], m->clock_hz);
}

bool streams_observe(const struct machine *m, struct arena *arena, struct observation **out,
                     size_t *n, struct err *err)
{
    *out = arena_alloc(arena, m->n_mixes * (size_t)m->n_caches, sizeof **out);
    *n = 0;
    for (int i = 0; i < (int)m->n_mixes; i++) {
        const struct stream_mix *mix = &m->mixes[i];
        const double in_l1 = streams_measured_cy(m, 0, i);
        for (int level = 1; level <= m->n_caches && in_l1 > 0; level++) {
            const double measured = streams_measured_cy(m, level, i);
            if (!(measured > 0))
                continue;
            struct observation *const o = &(*out)[(*n)++];
            *o = (struct observation){
                .name = str_formatz(arena, "%s in %s", mix->name, machine_level_name(m, level)),
                .group = mix->name,
                .core = {.T_RegL1_cy_per_cl = in_l1},
                .cores = 1,
                .measured_cy_per_cl = measured,
            };
            o->lines.loaded[level] = mix->reads + mix->writes - mix->read_writes;
            o->lines.stored[level] = mix->writes;
        }
    }
    if (*n > 0)
        return true;
    err_set(err, ERR_INPUT, "machine '%s' has no bandwidths of one core in L1 and beyond", m->name);
    return err_hint(err, "the fit needs both, from the same streams");
}
