#include "collect/machine/sheet.h"

#include <math.h>
#include <string.h>

#include "base/plural.h"

static const char *or_unknown(const char *text)
{
    return text != NULL ? text : "not known";
}

static void add_row(struct sb *out, const char *label)
{
    sb_addf(out, "%-14s", label);
}

const char *machine_bytes_text(double bytes, struct arena *arena)
{
    static const char *const units[] = {"B", "KiB", "MiB", "GiB"};
    int unit = 0;
    for (; unit < 3 && bytes >= 1024; unit++)
        bytes /= 1024;
    return str_formatz(arena, "%.4g %s", bytes, units[unit]);
}

static void add_id(struct sb *out, const char **separator, const char *what, bool known, int id)
{
    if (!known)
        return;
    sb_addf(out, "%s%s %d", *separator, what, id);
    *separator = " ";
}

static void add_identity(const struct machine *m, struct sb *out)
{
    sb_addf(out, "%s\n", m->name);
    add_row(out, "model");
    sb_addf(out, "%s (%s)\n", or_unknown(m->model_name), or_unknown(m->vendor));
    add_row(out, "core");
    sb_addf(out, "%s, %s", or_unknown(m->microarchitecture), or_unknown(m->isa));
    const char *separator = ", ";
    add_id(out, &separator, "family", m->family_known, m->family);
    add_id(out, &separator, "model", m->model_known, m->model);
    add_id(out, &separator, "stepping", m->stepping_known, m->stepping);
    sb_addc(out, '\n');
    add_row(out, "clock");
    sb_addf(out, "%.4g GHz", m->clock_hz / 1e9);
    if (m->base_clock_hz > 0)
        sb_addf(out, ", base %.4g GHz", m->base_clock_hz / 1e9);
    sb_addc(out, '\n');
    add_row(out, "topology");
    sb_addf(out, "%d socket%s of %d cores with %d thread%s\n", m->sockets, PLURAL(m->sockets),
            m->cores_per_socket, m->threads_per_core, PLURAL(m->threads_per_core));
    add_row(out, "NUMA");
    sb_addf(out, "%d domain%s per socket, %d core%s each", m->numa_domains_per_socket,
            PLURAL(m->numa_domains_per_socket), m->cores_per_numa_domain,
            PLURAL(m->cores_per_numa_domain));
    if (m->memory_bytes_per_numa_domain > 0) {
        sb_addz(out, ", ");
        sb_addz(out, machine_bytes_text(m->memory_bytes_per_numa_domain, out->arena));
    }
    sb_addc(out, '\n');
    add_row(out, "setup");
    sb_addf(out, "turbo %s, governor %s, NUMA balancing %s, huge pages %s\n",
            or_unknown(m->setup.turbo), or_unknown(m->setup.governor),
            or_unknown(m->setup.numa_balancing), or_unknown(m->setup.huge_pages));
}

static void add_penalty(struct sb *out, double cy, const char *per)
{
    if (cy > 0)
        sb_addf(out, " + %.3g cy/%s", cy, per);
}

void machine_transfer_text(const struct machine *m, int cache, struct sb *out)
{
    const struct machine_cache *c = &m->caches[cache];
    const bool memory = cache + 1 == m->n_caches;
    if (memory)
        sb_addz(out, m->n_bandwidths > 0 ? "measured bandwidth" : "bandwidth not known");
    else if (c->bytes_per_cy == 0)
        sb_addz(out, "B/cy not known");
    else
        sb_addf(out, "%.4g B/cy %s duplex", c->bytes_per_cy,
                c->duplex == DUPLEX_FULL ? "full" : "half");
    add_penalty(out, c->penalty.cy_per_load, "load");
    add_penalty(out, c->penalty.cy_per_store, "store");
    add_penalty(out, c->penalty.cy_per_cl, "CL");
}

static void add_transfer(const struct machine *m, int i, struct sb *out)
{
    const bool overlaps = m->caches[i].overlaps;
    machine_transfer_text(m, i, out);
    sb_addf(out, ", %s\n", overlaps ? "overlaps" : "does not overlap");
}

static void add_caches(const struct machine *m, struct sb *out)
{
    sb_addf(out, "\nCaches, lines of %zu B; registers-%s transfers %s\n", m->line_bytes,
            machine_level_name(m, 0), m->registers_overlap ? "overlap" : "do not overlap");
    for (int i = 0; i < m->n_caches; i++) {
        const struct machine_cache *c = &m->caches[i];
        sb_addf(out, "  %-4s%-10s %6llu sets x %2u ways, %s, %s%s%s%s%s, %s\n", c->cache.name,
                machine_bytes_text(machine_cache_bytes(m, i), out->arena),
                (unsigned long long)c->cache.sets, c->cache.ways,
                machine_word(machine_policy_words, (int)c->cache.policy),
                c->cache.write_allocate ? "write-allocate" : "no write-allocate",
                c->cache.write_combining ? ", combines writes" : "",
                c->cache.inclusive ? ", inclusive" : "", c->cache.exclusive ? ", exclusive" : "",
                c->cache.victims_to >= 0 ? ", passes victims on" : "",
                c->cores_per_group == 1
                    ? "private"
                    : str_formatz(out->arena, "shared by %d cores", c->cores_per_group));
        if (c->effective_bytes > 0)
            sb_addf(out, "      of which one core uses %s\n",
                    machine_bytes_text(c->effective_bytes, out->arena));
        sb_addf(out, "      to %-4s ", machine_level_name(m, i + 1));
        add_transfer(m, i, out);
    }
}

static void add_peak(struct sb *out, const char *label, const struct peak_flops *p)
{
    add_row(out, label);
    sb_addf(out, "%.4g FLOP/cy (FMA %.4g, ADD %.4g, MUL %.4g)\n", p->total, p->fma, p->add, p->mul);
}

static void add_tools(const struct machine *m, struct sb *out)
{
    sb_addc(out, '\n');
    add_peak(out, "peak double", &m->peak_dp);
    add_peak(out, "peak single", &m->peak_sp);
    for (size_t i = 0; i < m->n_compilers; i++) {
        add_row(out, i == 0 ? "compilers" : "");
        sb_addf(out, "%s %s\n", m->compilers[i].name, m->compilers[i].flags);
    }
    for (size_t i = 0; i < m->n_analysers; i++) {
        const struct analyser *a = &m->analysers[i];
        add_row(out, i == 0 ? "analysers" : "");
        sb_addf(out, "%s %s, data ports", a->name, a->target);
        for (size_t k = 0; k < a->n_non_overlapping; k++)
            sb_addf(out, " %s", a->non_overlapping[k]);
        sb_addc(out, '\n');
    }
}

static void add_bandwidths(const struct machine *m, struct sb *out)
{
    const int counts[] = {1, m->cores_per_numa_domain};
    if (m->n_bandwidths == 0)
        return;
    sb_addf(out, "\nBandwidths in GB/s\n  %-6s%5s", "level", "cores");
    for (size_t mix = 0; mix < m->n_mixes; mix++)
        sb_addf(out, "%10s", m->mixes[mix].name);
    for (int level = 0; level <= m->n_caches; level++) {
        for (int k = 0; k < (m->cores_per_numa_domain > 1 ? 2 : 1); k++) {
            sb_addf(out, "\n  %-6s%5d", machine_level_name(m, level), counts[k]);
            for (int mix = 0; mix < (int)m->n_mixes; mix++) {
                const struct bandwidth *row = machine_bandwidth_row(m, level, mix);
                if (row != NULL && row->n_cores >= counts[k])
                    sb_addf(out, "%10.4g", row->bytes_per_s[counts[k] - 1] / 1e9);
                else
                    sb_addf(out, "%10s", "-");
            }
        }
    }
    sb_addc(out, '\n');
}

static void add_provenance(const struct machine *m, struct sb *out)
{
    sb_addz(out, "\nWhere the values come from\n");
    for (size_t i = 0; i < m->n_provenance; i++) {
        const struct provenance *p = &m->provenance[i];
        sb_addf(out, "  %-17s %-10s %s%s%s\n", p->group,
                machine_word(machine_provenance_words, (int)p->kind), p->how,
                p->date != NULL ? ", " : "", p->date != NULL ? p->date : "");
    }
}

/* The time of accesses to L1, for each width. */
static void add_core_report(const struct machine *m, struct sb *out)
{
    sb_addf(out, "%-8s%8s%8s%8s%8s  %s\n", "bits", "load", "split", "store", "split",
            "store beside loads");
    for (int i = 0; i < m->core.n_accesses; i++) {
        const struct access_cost *c = &m->core.accesses[i];
        sb_addf(out, "%-8d%8.2f%8.2f%8.2f%8.2f  %.2f\n", 8 * c->bytes, c->cy_per_load,
                c->cy_per_split_load, c->cy_per_store, c->cy_per_split_store,
                c->cy_per_store_beside);
    }
    sb_addf(out, "a row takes %.1f cy besides its code\n", m->core.row_cy);
}

void machine_sheet(const struct machine *m, struct sb *out)
{
    add_identity(m, out);
    add_caches(m, out);
    add_tools(m, out);
    add_bandwidths(m, out);
    if (m->n_fit > 0) {
        sb_addz(out, "\nFit of the transfers, one core\n");
        machine_fit_report(m, out);
    }
    if (m->core.n_accesses > 0) {
        sb_addz(out, "\nAccesses to L1, cy per instruction\n");
        add_core_report(m, out);
    }
    if (machine_is_fitted(m)) {
        sb_addz(out, "\nComposition of one core's times\n");
        machine_composition_report(m, out);
    }
    add_provenance(m, out);
}

enum { PLOT_COLUMNS = 66, PLOT_ROWS = 16 };

static void draw(char plot[PLOT_ROWS][PLOT_COLUMNS + 1], char mark, double peak_flop_per_s,
                 double bytes_per_s, double low, double high)
{
    for (int x = 0; x < PLOT_COLUMNS; x++) {
        const double intensity = exp2(-5 + 11.0 * x / (PLOT_COLUMNS - 1));
        const double height = log(fmin(peak_flop_per_s, bytes_per_s * intensity) / low);
        const int y = (int)lround(height / log(high / low) * (PLOT_ROWS - 1));
        if (y >= 0 && y < PLOT_ROWS)
            plot[PLOT_ROWS - 1 - y][x] = mark;
    }
}

/* The peak and the bandwidths of all levels in bytes/s (0: not measured); if false, err has the
 * reason. */
static bool roofs(const struct machine *m, int cores, double *peak_flop_per_s, double *bytes_per_s,
                  struct err *err)
{
    *peak_flop_per_s = machine_peak_flop_per_s(m, cores, false);
    if (!(*peak_flop_per_s > 0))
        return err_set(err, ERR_INPUT, "the file has no %s",
                       m->clock_hz > 0 ? "peak_flop_per_cy.dp.total" : "clock.ghz");
    for (int level = 0; level < m->n_caches; level++) {
        struct err not_measured = {0};
        bytes_per_s[level] = 0;
        machine_bandwidth(m, level, cores, 1, 0, &bytes_per_s[level], NULL, &not_measured);
    }
    return machine_bandwidth(m, m->n_caches, cores, 1, 0, &bytes_per_s[m->n_caches], NULL, err);
}

void machine_roofline(const struct machine *m, int cores, struct sb *out)
{
    char plot[PLOT_ROWS][PLOT_COLUMNS + 1];
    double peak = 0;
    double bytes_per_s[MACHINE_MAX_LEVELS + 1];
    struct err why = {0};
    if (!roofs(m, cores, &peak, bytes_per_s, &why)) {
        sb_addf(out, "\nNo roofline: %s%s%s\n", why.text, why.hint[0] != '\0' ? " — " : "",
                why.hint);
        return;
    }
    const double high = peak * 1.3;
    const double low = fmin(bytes_per_s[m->n_caches] / 32, peak / 1e3);
    memset(plot, ' ', sizeof plot);
    for (int row = 0; row < PLOT_ROWS; row++)
        plot[row][PLOT_COLUMNS] = '\0';
    /* memory last: where roofs meet, the lowest is the bottleneck */
    for (int level = 0; level <= m->n_caches; level++) {
        const char mark = level < m->n_caches ? (char)('1' + level) : 'M';
        if (bytes_per_s[level] > 0)
            draw(plot, mark, peak, bytes_per_s[level], low, high);
    }
    sb_addf(out, "\nRoofline of %d core%s, GFLOP/s over FLOP/B (1, 2, … caches, M memory)\n", cores,
            PLURAL(cores));
    for (int row = 0; row < PLOT_ROWS; row++) {
        const double value = low * pow(high / low, (double)(PLOT_ROWS - 1 - row) / (PLOT_ROWS - 1));
        if (row % 3 == 0)
            sb_addf(out, "%9.3g |%s\n", value / 1e9, plot[row]);
        else
            sb_addf(out, "%9s |%s\n", "", plot[row]);
    }
    sb_addf(out, "%9s +", "");
    for (int x = 0; x < PLOT_COLUMNS; x++)
        sb_addc(out, x % 6 == 0 ? '+' : '-');
    sb_addf(out, "\n%9s  ", "");
    for (int power = -5; power <= 5; power += 2)
        sb_addf(out, "%-12.4g", exp2(power));
    sb_addc(out, '\n');
}

void machine_fit_report(const struct machine *m, struct sb *out)
{
    double squares = 0;
    size_t below_l1 = 0;
    if (m->n_fit == 0)
        return;
    sb_addf(out, "%-8s", "cy/CL");
    for (int level = 0; level <= m->n_caches; level++)
        sb_addf(out, "  %-23s", machine_level_name(m, level));
    sb_addf(out, "\n%-8s", "");
    for (int level = 0; level <= m->n_caches; level++)
        sb_addf(out, "  %8s %6s %7s", "measured", "ECM", "");
    for (size_t mix = 0; mix < m->n_mixes; mix++) {
        sb_addf(out, "\n%-8s", m->mixes[mix].name);
        for (size_t i = 0; i < m->n_fit; i++) {
            const struct fit_point *p = &m->fit[i];
            if (p->mix != (int)mix)
                continue;
            const double share = p->predicted_cy_per_cl / p->measured_cy_per_cl - 1;
            sb_addf(out, "  %8.2f %6.2f %+5.1f %%", p->measured_cy_per_cl, p->predicted_cy_per_cl,
                    100 * share);
            squares += p->level > 0 ? share * share : 0;
            below_l1 += p->level > 0;
        }
    }
    sb_addf(out, "\nhypothesis %s, typical deviation below L1 %.1f %%\n",
            or_unknown(m->fit_hypothesis),
            below_l1 > 0 ? 100 * sqrt(squares / (double)below_l1) : 0);
}

void machine_composition_report(const struct machine *m, struct sb *out)
{
    const struct machine_composition *c = &m->compositions[0];
    if (!machine_is_fitted(m))
        return;
    sb_addf(
        out,
        "hypothesis %s; of the shorter of two times counts: T_RegL1 and L2 %.3g, these and lines "
        "from\ncaches beyond %.3g or from memory %.3g, sources beyond L2 %.3g; the analyser's "
        "T_comp times %.3g,\nits T_RegL1 times %.3g\n",
        or_unknown(c->hypothesis), c->near_share, c->far_share, c->memory_share, c->source_share,
        c->core_factor, c->data_factor);
    sb_addf(out, "%-8s%10s%10s  %-7s%10s  %s\n", "lines of", "cy/load", "cy/store", "duplex",
            "error", "measured / predicted, 80 %");
    for (int l = 0; l <= m->n_caches; l++) {
        const struct line_cost *cost = &c->levels[l];
        if (l == 0)
            sb_addf(out, "%-8s%10s%10s  %-7s", machine_level_name(m, l), "", "", "");
        else
            sb_addf(out, "%-8s%10.2f%10.2f  %-7s", machine_level_name(m, l), cost->cy_per_load,
                    cost->cy_per_store, cost->duplex == DUPLEX_FULL ? "full" : "half");
        sb_addf(out, "%8.1f %%  %.2f to %.2f\n", 100 * cost->error, cost->low, cost->high);
    }
}
