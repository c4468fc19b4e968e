#include "base/plural.h"
#include "cli/model_report.h"
#include "collect/model/notation.h"

static struct work work_of(const struct model_request *r)
{
    const struct kernel_flops *f = &r->kernel->flops;
    return (struct work){r->machine->clock_hz, kernel_lup_per_cl(r->kernel, r->machine->line_bytes),
                         f->add + f->mul + f->div};
}

/* The time in the requested unit, and as updates and operations per second. */
static void add_time(const struct model_request *r, double cy_per_cl, struct sb *out)
{
    const struct work work = work_of(r);
    notation_value(cy_per_cl, r->unit, &work, out);
    if (!(cy_per_cl > 0))
        return;
    static const enum unit others[] = {UNIT_CY_PER_CL, UNIT_LUP_PER_S, UNIT_FLOP_PER_S};
    const char *before = " (";
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        if (others[i] == r->unit || (others[i] == UNIT_FLOP_PER_S && !(work.flop_per_lup > 0)))
            continue;
        sb_addz(out, before);
        notation_value(cy_per_cl, others[i], &work, out);
        before = ", ";
    }
    sb_addc(out, ')');
}

static void add_ports(const struct model_request *r, struct sb *out)
{
    const struct incore *c = r->incore;
    const struct work work = work_of(r);
    sb_addf(out, "  ports (%s):", unit_name(notation_cycles(r->unit)));
    for (size_t i = 0; i < c->n_ports; i++) {
        sb_addf(out, " %s ", c->ports[i].port);
        notation_time(c->ports[i].cy_per_cl, r->unit, &work, out);
    }
    sb_addc(out, '\n');
    if (c->absent_ports[0] != 0)
        sb_addf(out, "  not reported by the analyser: %s\n", c->absent_ports);
}

static void add_incore(const struct model_request *r, struct sb *out)
{
    const struct incore *c = r->incore;
    sb_addf(out, "in-core: %s, %s; %s, %d LUP per iteration",
            c->compiler[0] != 0 ? c->compiler : "the given listing", c->analyser,
            c->vectorised ? str_formatz(out->arena, "%d-bit SIMD", c->simd_bits) : "scalar",
            c->lup_per_iteration);
    if (c->n_spills > 0)
        sb_addf(out, ", %d stack access%s per iteration", c->n_spills,
                PLURAL_OF(c->n_spills, "", "es"));
    if (c->n_gathers > 0)
        sb_addf(out, ", %d gather%s per iteration", c->n_gathers, PLURAL(c->n_gathers));
    sb_addc(out, '\n');
    if (c->T_latency_cy_per_cl > 0) {
        const struct work work = work_of(r);
        sb_addz(out, "  dependency chains take ");
        notation_time(c->T_latency_cy_per_cl, r->unit, &work, out);
        sb_addf(out, " %s, more than the ports\n", unit_name(notation_cycles(r->unit)));
    }
    if (c->lower_bound)
        sb_addz(out, "  lower bound: the analyser does not know every instruction\n");
    if (c->doubt[0] != 0)
        sb_addf(out, "  caveat: %s\n", c->doubt);
    if (r->verbose > 0)
        add_ports(r, out);
    if (r->verbose > 1)
        sb_addf(out, "%.*s\n", STR_ARG(str_trim(c->report)));
    if (r->verbose > 2)
        sb_addf(out, "%.*s\n", STR_ARG(str_trim(c->assembly)));
}

static void add_counted(const struct counted *c, struct sb *out)
{
    sb_addz(out, "uops and transfers as counted");
    if (c->flop_per_memory_byte > 0)
        sb_addf(out, ": %.3g FLOP/B of memory traffic", c->flop_per_memory_byte);
    sb_addc(out, '\n');
    if (c->lower_bound)
        sb_addz(out, "  lower bound: evicted lines were not counted on every edge\n");
}

void model_text_head(const struct model_request *r, struct sb *out)
{
    sb_addf(out, "%.*s on %s, %.4g GHz\n", STR_ARG(r->kernel_name), r->machine->name,
            r->machine->clock_hz / 1e9);
    if (r->incore != NULL)
        add_incore(r, out);
    if (r->counted != NULL)
        add_counted(r->counted, out);
}

static void add_place(const struct model_request *r, const struct model_result *result,
                      struct sb *out)
{
    sb_addc(out, '\n');
    for (int s = 0; s < r->kernel->n_symbols; s++)
        sb_addf(out, "%.*s = %lld, ", STR_ARG(r->kernel->symbols[s]), (long long)result->sizes[s]);
    sb_addf(out, "%d core%s, %s\n", result->cores, PLURAL(result->cores), model_source(r));
}

/* Traffic of each edge, followed by what layer conditions say about it. */
static void add_traffic(const struct model_request *r, const struct model_result *result,
                        struct sb *out)
{
    const double bytes_per_lup =
        (double)r->machine->line_bytes / kernel_lup_per_cl(r->kernel, r->machine->line_bytes);
    for (int i = 0; i < result->traffic.n_levels; i++) {
        const struct level_traffic *t = &result->traffic.levels[i];
        sb_addf(out, "  %s-%s: %.2f lines in, %.2f out per line of work (%.1f + %.1f B/LUP)",
                machine_level_name(r->machine, i), machine_level_name(r->machine, i + 1), t->misses,
                t->evicts, t->misses * bytes_per_lup, t->evicts * bytes_per_lup);
        if (result->traffic.condition[i][0] != 0)
            sb_addf(out, ", %s", result->traffic.condition[i]);
        sb_addc(out, '\n');
    }
}

/* The parts of the in-core time of a row. */
static void add_row(const struct model_result *result, struct sb *out)
{
    const struct row_time *row = &result->row;
    if (row->core.T_comp_cy_per_cl <= 0) {
        sb_addz(out,
                "  rows: their code was not found; in-core times are those of an endless loop\n");
        return;
    }
    sb_addf(out, "  rows of %lld LUP: %lld iteration%s of the hot loop", (long long)row->iterations,
            (long long)row->passes, PLURAL(row->passes));
    if (row->steps > 0)
        sb_addf(out, ", %lld remainder iteration%s (%.1f cy)", (long long)row->steps,
                PLURAL(row->steps), row->rest_cy);
    sb_addf(out, ", start-up %.1f cy", row->startup_cy);
    if (row->overlap_cy > 0)
        sb_addf(out, ", chains of two rows overlap for %.1f cy", row->overlap_cy);
    if (row->split_share > 0)
        sb_addf(out, "; %.0f %% of the vectors are split across two lines", 100 * row->split_share);
    sb_addc(out, '\n');
}

/* A part of the model as a rate: the performance if nothing else limited it. */
static void add_rate(const struct model_request *r, const char *before, const char *name,
                     double cy_per_cl, struct sb *out)
{
    const struct work work = work_of(r);
    sb_addf(out, "%s%s ", before, name);
    if (cy_per_cl > 0)
        notation_value(cy_per_cl, r->unit, &work, out);
    else
        sb_addz(out, "unlimited");
}

static void add_ecm_core(const struct model_request *r, const struct core_time *core,
                         struct sb *out)
{
    const struct work work = work_of(r);
    sb_addz(out, "ECMCPU: ");
    if (unit_is_rate(r->unit)) {
        add_rate(r, "", "T_comp", core->T_comp_cy_per_cl, out);
        add_rate(r, ", ", "T_RegL1", core->T_RegL1_cy_per_cl, out);
    } else {
        notation_core(core, r->unit, &work, out);
    }
    sb_addc(out, '\n');
}

static void add_ecm_data(const struct model_request *r, const struct model_point *p, struct sb *out)
{
    const struct work work = work_of(r);
    sb_addz(out, "ECMData: ");
    for (int i = 0; unit_is_rate(r->unit) && i < p->n_levels; i++)
        add_rate(r, i > 0 ? ", " : "",
                 str_formatz(out->arena, "%s-%s", p->levels[i].from, p->levels[i].to),
                 p->levels[i].cy_per_cl, out);
    if (!unit_is_rate(r->unit))
        notation_transfers(p, r->unit, &work, out);
    sb_addc(out, '\n');
}

/* The interval that should include 80 % of measurements; nothing without a fit. */
static void add_interval(const struct model_request *r, const struct model_point *p, struct sb *out)
{
    const struct work work = work_of(r);
    if (p->composition == NULL)
        return;
    sb_addz(out, "     80 %: ");
    notation_range(p->ECM_low_cy_per_cl, p->ECM_high_cy_per_cl, r->unit, &work, out);
    if (p->interval_reason != NULL)
        sb_addf(out, "; wider because %s", p->interval_reason);
    sb_addc(out, '\n');
}

static void add_ecm(const struct model_request *r, const struct model_point *p, struct sb *out)
{
    const struct work work = work_of(r);
    sb_addz(out, "ECM: ");
    notation_contributions(p, r->unit, &work, out);
    sb_addz(out, "\n     ");
    notation_predictions(p, r->unit, &work, out);
    sb_addz(out, "\n     ");
    add_time(r, p->T_ECM_multicore_cy_per_cl, out);
    const int domain = r->machine->cores_per_numa_domain;
    if (p->saturation_cores == 0)
        sb_addz(out, ", no memory traffic");
    else if (domain > 0 && p->saturation_cores > domain)
        sb_addf(out, ", not saturated by the %d cores of a NUMA domain (%d needed)", domain,
                p->saturation_cores);
    else
        sb_addf(out, ", saturating at %d core%s", p->saturation_cores, PLURAL(p->saturation_cores));
    sb_addc(out, '\n');
    add_interval(r, p, out);
    if (r->verbose > 0 && p->memory_mix >= 0)
        sb_addf(out, "     memory at %.2f GB/s, measured as %s\n", p->memory_bytes_per_s / 1e9,
                r->machine->mixes[p->memory_mix].name);
}

static void add_ceiling(const struct model_request *r, const struct model_level *level,
                        struct sb *out)
{
    if (!(level->load_lines + level->evict_lines > 0)) {
        sb_addf(out, "  %s-%s: no traffic\n", level->from, level->to);
        return;
    }
    if (level->mix < 0) {
        sb_addf(out, "  %s-%s: no bandwidth measured\n", level->from, level->to);
        return;
    }
    const struct work work = work_of(r);
    sb_addf(out, "  %s-%s: ", level->from, level->to);
    notation_value(level->roofline_cy_per_cl, r->unit, &work, out);
    sb_addf(out, ", %.3g FLOP/B at %.2f GB/s (%s)\n", level->flop_per_byte,
            level->bandwidth_bytes_per_s / 1e9, r->machine->mixes[level->mix].name);
}

static void add_roofline(const struct model_request *r, const struct model_point *p,
                         const char *name, bool peak, struct sb *out)
{
    sb_addf(out, "%s: ", name);
    add_time(r, p->roofline_cy_per_cl, out);
    sb_addf(out, ", bound by %s\n", p->roofline_bottleneck);
    if (r->verbose == 0)
        return;
    const struct work work = work_of(r);
    sb_addz(out, "  CPU: ");
    notation_value(peak ? p->peak_cy_per_cl : core_time_longer(&p->core) / p->cores, r->unit, &work,
                   out);
    sb_addz(out, peak ? " at peak FLOP/s\n" : "\n");
    if (peak)
        add_ceiling(r, &p->registers, out);
    for (int i = 0; i < p->n_levels; i++)
        add_ceiling(r, &p->levels[i], out);
}

void model_text_point(const struct model_request *r, const struct model_result *result,
                      struct sb *out)
{
    const struct model_point *p = &result->point;
    add_place(r, result, out);
    if ((r->modes & MODE_LC) != 0 || (r->verbose > 0 && (r->modes & MODES_TRAFFIC) != 0))
        add_traffic(r, result, out);
    if (result->conditions != NULL)
        model_text_blocks(r, result->conditions, result->sizes, out);
    if ((r->rows || result->row.iterations > 0) && r->incore != NULL)
        add_row(result, out);
    if ((r->modes & MODE_ECM_CPU) != 0 && (r->incore != NULL || r->counted != NULL))
        add_ecm_core(r, &result->core, out);
    if ((r->modes & MODE_ECM_DATA) != 0)
        add_ecm_data(r, p, out);
    if ((r->modes & MODE_ECM) != 0)
        add_ecm(r, p, out);
    if ((r->modes & MODE_ROOFLINE_FLOP) != 0)
        add_roofline(r, &result->flop, "RooflineFLOP", true, out);
    if ((r->modes & MODE_ROOFLINE_ASM) != 0)
        add_roofline(r, p, "RooflineASM", false, out);
    if (result->bench != NULL)
        model_text_benchmark(r, result, out);
    if (result->explanation != NULL)
        sb_addz(out, result->explanation);
}
