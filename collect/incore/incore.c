#include "collect/incore/incore.h"
#include "collect/incore/core_time.h"

#include <math.h>

#include "collect/incore/analyser.h"
#include "collect/incore/compile.h"
#include "collect/incore/datapath.h"
#include "collect/incore/hot_loop.h"
#include "collect/incore/iaca.h"
#include "collect/incore/incore_store.h"
#include "collect/incore/loop_ops.h"
#include "collect/incore/row_code.h"
#include "stempel/kernel/dependence.h"
#include "stempel/program/depend.h"
#include "stempel/program/function.h"

/*
 * A dependency chain counts if it takes this much longer than ports and front end: smaller
 * differences come from the scheduling in the simulation rather than from the code.
 */
static const double LATENCY_MARGIN = 1.05;

/* IACA's name in machine files. */
static const char IACA[] = "iaca";

/* One analysis: the request, and the tools for it. */
struct task {
    const struct kernel *k;
    const struct machine *m;
    const struct incore_options *options;
    struct arena *arena;
    enum asm_isa isa;
    int sve_bytes;                /* 0: the flags do not say */
    const struct analyser *ports; /* of the machine file */
    const struct analyser_tool *tool;
    const char *analyser_program;
    struct loop_walk walk;
    double lup_per_cl;
    double timeout_s;
    double patience_s;
    const char *cache_dir; /* null: nothing is kept */
};

/* ---- what the kernel says ---- */

/* A polynomial that does not depend on the sizes. */
static bool is_constant(const struct poly *p, int64_t *out)
{
    *out = 0;
    if (p->n_terms == 0)
        return true;
    for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++) {
        if (p->terms[0].exponent[s] != 0)
            return false;
    }
    *out = p->terms[0].coefficient;
    return p->n_terms == 1;
}

static struct loop_walk walk_of(const struct kernel *k, const struct incore_options *options)
{
    struct loop_walk walk = {.flops_per_lup = kernel_flops_sum(&k->flops),
                             .override_bytes = options->pointer_increment_bytes};
    const int work = kernel_work_array(k);
    if (work < 0 || k->n_loops == 0)
        return walk;
    walk.element_bytes = (int)elem_bytes(k->arrays[work].type);
    for (int i = 0; i < k->n_accesses; i++) {
        const struct kernel_access *a = &k->accesses[i];
        int64_t stride = 0;
        int64_t bytes = 0;
        walk.stores_per_lup += a->write;
        if (a->array == work && walk.bytes_per_lup == 0 &&
            is_constant(&a->stride[k->n_loops - 1], &stride) &&
            !__builtin_mul_overflow(stride, k->loops[k->n_loops - 1].step, &bytes) &&
            !__builtin_mul_overflow(bytes, walk.element_bytes, &bytes))
            walk.bytes_per_lup = bytes < 0 ? -bytes : bytes;
    }
    return walk;
}

/* ---- tools ---- */

/* Sets the error that there is no analyser; `found` are those that are listed and wanted, but not
 * installed. */
static bool no_analyser(const struct task *t, const char *found, struct err *err)
{
    const char *wanted = t->options->analyser;
    const bool listed = found[0] != '\0';
    if (t->m->n_analysers == 0)
        err_set(err, ERR_INPUT, "machine '%s' names no in-core analyser", t->m->name);
    else if (!listed)
        err_set(err, ERR_INPUT, "machine '%s' has no analyser '%s'", t->m->name, wanted);
    else
        err_set(err, ERR_SYSTEM,
                wanted != NULL ? "in-core analyser '%s' is not installed"
                               : "none of the machine's in-core analysers is installed (%s)",
                found);
    if (wanted != NULL && analyser_is(IACA, wanted))
        return err_hint(err,
                        "IACA is no longer available: give one of its reports with "
                        "--incore-report, or use another analyser: %s",
                        analyser_tool_names(t->arena));
    if (listed && wanted != NULL)
        return err_hint(err, "install it, or use another analyser of the machine");
    return err_hint(err,
                    "install llvm-mca (apt: llvm-19) and list its ports in the machine file; "
                    "known analysers: %s",
                    analyser_tool_names(t->arena));
}

static bool choose_analyser(struct task *t, struct err *err)
{
    const char *wanted = t->options->analyser;
    struct sb missing = {.arena = t->arena};
    for (size_t i = 0; i < t->m->n_analysers && t->tool == NULL; i++) {
        const struct analyser *a = &t->m->analysers[i];
        if (wanted != NULL && !analyser_is(a->name, wanted))
            continue;
        const struct analyser_tool *tool = analyser_tool(a->name);
        const char *program = tool != NULL ? tool->find(t->arena) : NULL;
        sb_addf(&missing, "%s%s", missing.len != 0 ? ", " : "", a->name);
        if (program == NULL)
            continue;
        t->ports = a;
        t->tool = tool;
        t->analyser_program = program;
    }
    return t->tool != NULL || no_analyser(t, sb_cstr(&missing), err);
}

/* Chooses the machine's ports for an analyser whose report is given. */
static bool choose_ports(struct task *t, const char *name, struct err *err)
{
    for (size_t i = 0; i < t->m->n_analysers && t->ports == NULL; i++) {
        if (analyser_is(t->m->analysers[i].name, name))
            t->ports = &t->m->analysers[i];
    }
    if (t->ports != NULL)
        return true;
    err_set(err, ERR_INPUT, "machine '%s' has no ports for the analyser '%s'", t->m->name, name);
    return err_hint(err, "add them to the machine file: overlapping ports such as 0, 0DV and 1, "
                         "non_overlapping 2D and 3D");
}

/* The vector length for a given listing, whose flags are not known: from those of the compiler that
 * the user names, or of any. */
static int listing_sve_bytes(const struct machine *m, const char *compiler)
{
    int bytes = 0;
    for (size_t i = 0; i < m->n_compilers && bytes == 0; i++) {
        const struct compiler *c = &m->compilers[i];
        if (c->flags != NULL && (compiler == NULL || str_eq(str_of(compiler), str_of(c->name))))
            bytes = compile_sve_bytes(c->flags);
    }
    return bytes;
}

static bool begin(struct task *t, struct err *err)
{
    if (t->m->isa == NULL || !asm_isa_of(t->m->isa, &t->isa))
        return err_set(err, ERR_INPUT, "machine '%s': no in-core analysis for instruction set '%s'",
                       t->m->name, t->m->isa != NULL ? t->m->isa : "") ||
               err_hint(err, "x86-64 and aarch64 are known");
    t->timeout_s = t->options->timeout_s > 0 ? t->options->timeout_s : 120;
    t->patience_s = t->options->patience_s > 0 ? t->options->patience_s : 60;
    t->cache_dir = t->options->ask == NULL ? t->options->cache_dir : NULL;
    t->walk = walk_of(t->k, t->options);
    t->lup_per_cl = kernel_lup_per_cl(t->k, t->m->line_bytes);
    if (!(t->lup_per_cl > 0))
        return err_set(err, ERR_INPUT,
                       "the kernel does not access an array, so there is no cache line of work");
    return true;
}

/* ---- ports ---- */

/* Whether the port has this name; `SBPort23` means all its units SBPort23.0, SBPort23.1. */
static bool port_is(const char *port, const char *name)
{
    const struct str p = str_of(port);
    const struct str n = str_of(name);
    return str_eq(p, n) || (str_starts_with(p, n) && p.len > n.len + 1 && p.ptr[n.len] == '.');
}

/*
 * Raises `*out` to the pressure on the named port; false if the analyser does not report the port.
 */
static bool raise_to_port(const struct incore *in, const char *name, double *out)
{
    bool found = false;
    for (size_t p = 0; p < in->n_ports; p++) {
        if (!port_is(in->ports[p].port, name))
            continue;
        found = true;
        *out = fmax(*out, in->ports[p].cy_per_cl);
    }
    return found;
}

/*
 * The largest pressure on the named ports, in cycles per cache line. Ports that the analyser does
 * not report are listed in `absent` and ignored: not all of OSACA's models have the divider pipes
 * of machine files. Fails if no port is left.
 */
static bool largest(const struct task *t, const struct incore *in, const char *const *names,
                    size_t n_names, double *out, struct sb *absent, struct err *err)
{
    size_t n_found = 0;
    *out = 0;
    for (size_t i = 0; i < n_names; i++) {
        if (raise_to_port(in, names[i], out))
            n_found++;
        else
            sb_addf(absent, "%s%s", absent->len > 0 ? ", " : "", names[i]);
    }
    if (n_found > 0 || n_names == 0)
        return true;
    struct sb known = {.arena = t->arena};
    for (size_t p = 0; p < in->n_ports; p++)
        sb_addf(&known, "%s%s", p > 0 ? ", " : "", in->ports[p].port);
    err_set(err, ERR_INPUT, "machine '%s': %s knows no port '%s' for target '%s'", t->m->name,
            t->ports->name, names[0], t->ports->target);
    return err_hint(err, "its ports are: %s", sb_cstr(&known));
}

/*
 * If the analyser's ports do not reflect the width of the data path, the data path's own column is
 * the data part; the ports listed for it only generate addresses and overlap.
 */
static void use_datapath(const struct incore *in, double *overlapping, double *data)
{
    for (size_t p = 0; p < in->n_ports; p++) {
        if (!str_eq(str_of(in->ports[p].port), STR(DATAPATH_LOAD)))
            continue;
        *overlapping = fmax(*overlapping, *data);
        *data = in->ports[p].cy_per_cl;
    }
    for (size_t p = 0; p < in->n_ports; p++) {
        if (str_eq(str_of(in->ports[p].port), STR(DATAPATH_STORE)))
            *overlapping = fmax(*overlapping, in->ports[p].cy_per_cl);
    }
}

/* The time of the hot loop's accesses, from those measured in the machine file; 0: none were
 * measured. */
static double measured_data_cy(const struct task *t, const struct incore *in)
{
    return incore_access_cy(&t->m->core, in->simd_bits / 8, in->row.loads_per_iteration,
                            in->row.stores_per_iteration, 0);
}

/* ---- what waits however many ports are free ---- */

static bool is_division(struct str text)
{
    static const char *const begins[] = {"vdiv", "vsqrt", "divs",  "divp",
                                         "sqrt", "fdiv",  "fsqrt", NULL};
    return str_starts_with_one_of(str_trim(text), begins);
}

/* The same loop's ports without divisions; `*divider` is the longest time of one with them only. */
static struct incore without_divisions(const struct task *t, const struct incore *in,
                                       double *divider)
{
    struct incore out = *in;
    struct port_pressure *const ports =
        arena_copy(t->arena, in->ports, in->n_ports, sizeof *in->ports);
    const double iterations_per_cl = t->lup_per_cl / in->lup_per_iteration;
    *divider = 0;
    for (size_t p = 0; p < in->n_ports; p++) {
        double cy = 0;
        for (size_t i = 0; i < in->n_instructions; i++) {
            if (is_division(in->instructions[i].text))
                cy += in->instructions[i].cy_per_port[p];
        }
        ports[p].cy_per_cl -= cy * iterations_per_cl;
        *divider = fmax(*divider, cy * iterations_per_cl);
    }
    out.ports = ports;
    return out;
}

/* Whether an iteration of the innermost loop needs a result of the one before. */
static bool waits_for_last(const struct kernel *k)
{
    bool waits = dependence_in_inner_loop(k);
    for (int s = 0; s < k->n_scalars && !waits; s++) {
        const enum scalar_role role = scalar_role(k, s);
        waits = role == SCALAR_SUM || role == SCALAR_CARRIED;
    }
    return waits;
}

/* See T_beyond_cy_per_cl. An inverse throughput that is not the divider's is one of ports. */
static double time_beyond(const struct task *t, const struct incore *in)
{
    const double iterations_per_cl = t->lup_per_cl / in->lup_per_iteration;
    const double throughput = in->throughput_cy_per_iteration * iterations_per_cl;
    const double rounding = 1.001;
    double divider = 0;
    double ports = 0;
    const struct incore others = without_divisions(t, in, &divider);
    struct sb ignored = {.arena = t->arena};
    struct err none = {0};
    largest(t, &others, t->ports->overlapping, t->ports->n_overlapping, &ports, &ignored, &none);
    if (throughput > divider * rounding)
        ports = fmax(ports, fmin(throughput, in->T_comp_cy_per_cl));
    else if (in->row.dispatch_width > 0)
        ports =
            fmax(ports, (double)in->n_instructions * iterations_per_cl / in->row.dispatch_width);
    if (!waits_for_last(t->k))
        ports = fmax(ports, in->T_latency_cy_per_cl);
    return fmax(0, incore_overlapping_cy_per_cl(in) - ports);
}

static bool set_times(const struct task *t, struct incore *in, struct err *err)
{
    const struct analyser *a = t->ports;
    const double iterations_per_cl = t->lup_per_cl / in->lup_per_iteration;
    double ports = 0;
    double data = 0;
    struct sb absent = {.arena = t->arena};
    if (!largest(t, in, a->overlapping, a->n_overlapping, &ports, &absent, err) ||
        !largest(t, in, a->non_overlapping, a->n_non_overlapping, &data, &absent, err))
        return false;
    in->absent_ports = sb_cstr(&absent);
    use_datapath(in, &ports, &data);
    const double measured = measured_data_cy(t, in) * iterations_per_cl;
    if (measured > 0)
        data = measured;
    const double throughput = in->throughput_cy_per_iteration * iterations_per_cl;
    in->T_RegL1_cy_per_cl = data;
    in->T_comp_cy_per_cl = throughput > fmax(ports, data) ? throughput : ports;
    const double simulated = in->simulated_cy_per_iteration * iterations_per_cl;
    if (simulated > LATENCY_MARGIN * fmax(in->T_comp_cy_per_cl, data))
        in->T_latency_cy_per_cl = simulated;
    in->T_beyond_cy_per_cl = time_beyond(t, in);
    return true;
}

static void set_ports(const struct task *t, const struct analysis *analysis,
                      const struct str *texts, size_t n, struct incore *out)
{
    const double iterations_per_cl = t->lup_per_cl / out->lup_per_iteration;
    struct port_pressure *ports = arena_alloc(t->arena, analysis->n_ports, sizeof *ports);
    struct loop_instruction *instructions = arena_alloc(t->arena, n, sizeof *instructions);
    for (size_t p = 0; p < analysis->n_ports; p++)
        ports[p].port = analysis->ports[p];
    for (size_t i = 0; i < n; i++) {
        const double *row = analysis->cy_per_port + i * analysis->n_ports;
        instructions[i] = (struct loop_instruction){texts[i], row, analysis->unknown[i]};
        out->lower_bound |= analysis->unknown[i];
        for (size_t p = 0; p < analysis->n_ports && analysis->cy_in_all == NULL; p++)
            ports[p].cy_per_cl += row[p] * iterations_per_cl;
    }
    for (size_t p = 0; p < analysis->n_ports && analysis->cy_in_all != NULL; p++)
        ports[p].cy_per_cl = analysis->cy_in_all[p] * iterations_per_cl;
    out->n_ports = analysis->n_ports;
    out->ports = ports;
    out->n_instructions = n;
    out->instructions = instructions;
}

/* Takes the analyser's results for a loop whose lup_per_iteration is known. */
static bool take_analysis(const struct task *t, const struct analysis *analysis,
                          const struct str *texts, size_t n, struct incore *out, struct err *err)
{
    out->throughput_cy_per_iteration = analysis->throughput_cy;
    out->simulated_cy_per_iteration = analysis->simulated_cy;
    out->row.dispatch_width = analysis->dispatch_width;
    out->row.scheduler_full = analysis->scheduler_full;
    out->row.iterations_in_flight = analysis->iterations_in_flight;
    out->doubt = analysis->doubt != NULL ? analysis->doubt : "";
    out->report = analysis->report;
    out->analyser = analysis->version;
    set_ports(t, analysis, texts, n, out);
    return set_times(t, out, err);
}

/* ---- the loop ---- */

static struct loop_chooser chooser_of(const struct task *t)
{
    return (struct loop_chooser){t->options, &t->walk, t->m->isa, t->arena};
}

/* The properties of the loop, and its LUP per iteration. */
static bool take_loop(const struct task *t, const struct asm_listing *listing,
                      const struct asm_loop *loop, const struct loop_ops *p, struct incore *out,
                      struct err *err)
{
    out->first_line = loop->first_line;
    out->last_line = loop->last_line;
    out->vectorised = p->vectorised;
    out->simd_bits = p->vector_bits;
    out->n_spills = p->n_spills;
    out->n_gathers = p->n_gathers;
    const struct loop_chooser chooser = chooser_of(t);
    return hot_loop_lup_per_iteration(&chooser, listing, loop, p, &out->lup_per_iteration, err);
}

static bool find_loop(const struct task *t, struct str text, const char *name,
                      struct asm_listing *listing, struct asm_loop *loop, struct incore *out,
                      struct err *err)
{
    struct asm_loops loops;
    size_t number = 0;
    if (!listing_parse(text, t->isa, name, t->arena, listing, err))
        return false;
    listing->sve_bytes = t->sve_bytes;
    if (!loops_find(listing, t->arena, &loops, err))
        return false;
    struct loop_ops *ops = arena_alloc(t->arena, loops.count, sizeof *ops);
    for (size_t i = 0; i < loops.count; i++)
        loop_ops_of(listing, &loops.items[i], t->arena, &ops[i]);
    const struct loop_chooser chooser = chooser_of(t);
    if (!hot_loop_choose(&chooser, listing, &loops, ops, name, &number, err))
        return false;
    *loop = loops.items[number];
    out->loop = (int)number;
    out->n_loops = (int)loops.count;
    if (!take_loop(t, listing, loop, &ops[number], out, err))
        return false;
    row_describe(listing, loop, &ops[number], &t->walk, out->lup_per_iteration, t->arena,
                 &out->row);
    return true;
}

static bool analyse_text(const struct task *t, struct str text, const char *name,
                         struct incore *out, struct err *err)
{
    struct asm_listing listing;
    struct asm_loop loop;
    struct analysis analysis;
    if (!find_loop(t, text, name, &listing, &loop, out, err))
        return false;
    struct str *texts = arena_alloc(t->arena, loop.n, sizeof *texts);
    for (size_t i = 0; i < loop.n; i++)
        texts[i] = listing.instructions[loop.instructions[i]].text;
    const struct analyser_request request = {.isa = t->isa,
                                             .program = t->analyser_program,
                                             .target = t->ports->target,
                                             .timeout_s = t->timeout_s,
                                             .n = loop.n,
                                             .text = texts,
                                             .report = t->options->report,
                                             .waits = waits_for_last(t->k)};
    out->assembly = text;
    if (!t->tool->run(&request, t->arena, &analysis, err))
        return false;
    if (t->tool->version != NULL)
        analysis.version =
            incore_store_version(t->cache_dir, t->analyser_program, t->tool->version, t->arena);
    return take_analysis(t, &analysis, texts, loop.n, out, err);
}

/* All instructions of a report are the loop; its author chose them. */
static bool analyse_report(const struct task *t, const struct iaca_report *report, const char *name,
                           struct incore *out, struct err *err)
{
    struct sb text = {.arena = t->arena};
    struct asm_listing listing;
    struct loop_ops ops;
    for (size_t i = 0; i < report->n; i++)
        sb_addf(&text, "%.*s\n", STR_ARG(report->instructions[i]));
    out->assembly = sb_str(&text);
    if (!listing_parse(out->assembly, t->isa, name, t->arena, &listing, err))
        return false;
    const struct asm_loop loop = loops_of_all(&listing, t->arena);
    loop_ops_of(&listing, &loop, t->arena, &ops);
    out->n_loops = 1;
    if (!take_loop(t, &listing, &loop, &ops, out, err) ||
        !take_analysis(t, &report->analysis, report->instructions, report->n, out, err))
        return false;
    /* as in Kerncraft: IACA rounds ports to tenths, but not its throughput */
    const double throughput =
        out->throughput_cy_per_iteration * t->lup_per_cl / out->lup_per_iteration;
    if (throughput > out->T_RegL1_cy_per_cl)
        out->T_comp_cy_per_cl = throughput;
    return true;
}

/* ---- cache ---- */

static void key_accesses(struct sb *key, const struct machine_core *core)
{
    for (int i = 0; i < core->n_accesses; i++) {
        const struct access_cost *c = &core->accesses[i];
        sb_addf(key, "%d %.17g %.17g %.17g\n", c->bytes, c->cy_per_load, c->cy_per_store,
                c->cy_per_store_beside);
    }
}

static void key_task(struct sb *key, const struct task *t)
{
    const struct analyser *a = t->ports;
    sb_addf(key, "in-core result 11\n%s %s\n", t->m->isa, a->target);
    if (t->sve_bytes != 0)
        sb_addf(key, "SVE %d\n", t->sve_bytes);
    if (t->options->report)
        sb_addz(key, "with its report\n");
    incore_key_program(key, t->analyser_program);
    key_accesses(key, &t->m->core);
    for (size_t i = 0; i < a->n_overlapping; i++)
        sb_addf(key, "%s ", a->overlapping[i]);
    sb_addz(key, "\n");
    for (size_t i = 0; i < a->n_non_overlapping; i++)
        sb_addf(key, "%s ", a->non_overlapping[i]);
    sb_addf(key, "\n%.17g %lld %d %d %d %lld %d\n", t->lup_per_cl, (long long)t->walk.bytes_per_lup,
            t->walk.element_bytes, t->walk.stores_per_lup, t->walk.flops_per_lup,
            (long long)t->walk.override_bytes, t->options->asm_block);
}

/* ---- the entries ---- */

bool incore_analyse_report(struct str report, const char *name, const struct kernel *k,
                           const struct machine *m, const struct incore_options *options,
                           struct arena *arena, struct incore *out, struct err *err)
{
    *out = (struct incore){.compiler = "", .compiler_flags = ""};
    struct task t = {.k = k, .m = m, .options = options, .arena = arena};
    struct iaca_report read;
    return begin(&t, err) && choose_ports(&t, IACA, err) &&
           iaca_read(report, name, arena, &read, err) && analyse_report(&t, &read, name, out, err);
}

bool incore_analyse_listing(struct str listing, const char *name, const struct kernel *k,
                            const struct machine *m, const struct incore_options *options,
                            struct arena *arena, struct incore *out, struct err *err)
{
    *out = (struct incore){.compiler = "", .compiler_flags = ""};
    struct task t = {.k = k, .m = m, .options = options, .arena = arena};
    if (!begin(&t, err) || !choose_analyser(&t, err))
        return false;
    t.sve_bytes = listing_sve_bytes(m, options->compiler);
    struct sb key = {.arena = arena};
    key_task(&key, &t);
    sb_add(&key, listing);
    if (t.cache_dir != NULL && incore_store_find(t.cache_dir, sb_str(&key), arena, out))
        return true;
    *out = (struct incore){.compiler = "", .compiler_flags = ""};
    if (!analyse_text(&t, listing, name, out, err))
        return false;
    if (t.cache_dir != NULL)
        incore_store_keep(t.cache_dir, sb_str(&key), out, arena);
    return true;
}

static bool compile_and_analyse(const struct task *t, const struct compile_command *command,
                                struct str source, struct incore *out, struct err *err)
{
    struct str listing;
    *out = (struct incore){.compiler_flags = str_cstr(t->arena, str_of(command->flags))};
    if (!compile_run(command, source, t->timeout_s, t->patience_s, t->arena, &listing, err) ||
        !analyse_text(t, listing, str_formatz(t->arena, "assembly of %s", command->name), out, err))
        return false;
    out->compiler = incore_store_version(t->cache_dir, command->program, compile_version, t->arena);
    return true;
}

/* Reports a stored failure, unless another attempt is due. */
static bool failed_before(const struct incore_options *options, struct str key, struct arena *arena,
                          struct incore_store_failure *known, struct err *err)
{
    *known = (struct incore_store_failure){0};
    if (options->attempts == 0 || options->cache_dir == NULL ||
        !incore_store_find_failure(options->cache_dir, key, arena, known))
        return false;
    const bool this_run = options->run != NULL && str_eq(str_of(options->run), str_of(known->run));
    if (known->attempts < options->attempts && !this_run)
        return false;
    err_set(err, ERR_SYSTEM, "%s", known->reason);
    return true;
}

static void remember_failure(const struct incore_options *options, struct str key,
                             const struct incore_store_failure *known, const struct err *err,
                             struct arena *arena)
{
    if (options->attempts == 0 || options->cache_dir == NULL || err->kind == ERR_INTERRUPTED ||
        err->transient)
        return;
    const struct incore_store_failure failure = {.attempts = known->attempts + 1,
                                                 .reason = err->text,
                                                 .run = options->run != NULL ? options->run : ""};
    incore_store_keep_failure(options->cache_dir, key, &failure, arena);
}

/*
 * Adds a doubt, which is not stored: another machine file with these flags may describe this host.
 */
static void doubt_code(bool elsewhere, struct incore *out)
{
    if (elsewhere)
        out->doubt = "-march=native compiles for this host, which is not this machine: write the "
                     "machine's own -march into its file";
}

bool incore_analyse(const struct kernel *k, const struct machine *m,
                    const struct incore_options *options, struct arena *arena, struct incore *out,
                    struct err *err)
{
    struct task t = {.k = k, .m = m, .options = options, .arena = arena};
    struct compile_command command;
    if (!begin(&t, err) || !choose_analyser(&t, err) ||
        !compile_choose(m, options->compiler, t.isa, arena, &command, err))
        return false;
    t.sve_bytes = compile_sve_bytes(command.flags);
    const struct program_function_options plain = {.block_mode = PROGRAM_BLOCK_NONE,
                                                   .written = options->written};
    const struct str source = program_function_source(k, &plain, arena);
    struct sb key = {.arena = arena};
    key_task(&key, &t);
    incore_key_program(&key, command.program);
    for (size_t i = 1; command.argv[i] != NULL; i++)
        sb_addf(&key, "%s ", command.argv[i]);
    struct sb host = {.arena = arena};
    if (compile_is_for_host(command.flags))
        incore_key_host(&host);
    const bool elsewhere = compile_is_for_another(command.flags, m, sb_str(&host));
    sb_add(&key, sb_str(&host));
    sb_add(&key, source);
    if (t.cache_dir != NULL && incore_store_find(t.cache_dir, sb_str(&key), arena, out)) {
        doubt_code(elsewhere, out);
        return true;
    }
    struct incore_store_failure known;
    if (failed_before(options, sb_str(&key), arena, &known, err))
        return false;
    if (!compile_and_analyse(&t, &command, source, out, err)) {
        remember_failure(options, sb_str(&key), &known, err, arena);
        return false;
    }
    if (t.cache_dir != NULL)
        incore_store_keep(t.cache_dir, sb_str(&key), out, arena);
    doubt_code(elsewhere, out);
    return true;
}
