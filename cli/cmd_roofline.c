#include <math.h>
#include <stdio.h>

#include "base/argv.h"
#include "base/csv.h"
#include "base/file.h"
#include "base/opt.h"
#include "cli/command.h"
#include "collect/host/host_match.h"
#include "collect/machinefile/load.h"
#include "collect/measure/pin.h"
#include "collect/measure/placement.h"
#include "render/roofline_svg.h"

struct options {
    const char *machine;
    const char *csv;
    const char *svg;
    long cores;
    long repeats;
    double flops;
    double bytes;
    double timeout_s;
    bool single;
};

static const struct opt options_table[] = {
    {'m', "machine", OPT_TEXT, offsetof(struct options, machine), "M",
     "machine whose ceilings are drawn: a name in machines/ or a file", 0, 0, 0},
    {'c', "cores", OPT_INT, offsetof(struct options, cores), "N",
     "cores that the program gets (default: all that it may use)", 0, 1, MACHINE_MAX_CORES},
    {0, "flops", OPT_REAL, offsetof(struct options, flops), "N",
     "floating-point operations of a run, instead of counting them", 0, 0, 1e30},
    {0, "bytes", OPT_REAL, offsetof(struct options, bytes), "N",
     "bytes that a run moves to and from memory, instead of counting them", 0, 0, 1e30},
    {0, "single", OPT_FLAG, offsetof(struct options, single), NULL,
     "the peak of single precision instead of double", 0, 0, 0},
    {'r', "repeats", OPT_INT, offsetof(struct options, repeats), "N",
     "runs to take the shortest time of (default: 1)", 0, 1, 1000},
    {0, "timeout", OPT_REAL, offsetof(struct options, timeout_s), "S",
     "end the program after S seconds (default: an hour)", 0, 0.001, 1e6},
    {0, "csv", OPT_TEXT, offsetof(struct options, csv), "FILE",
     "write CSV, a header and a row; - for standard output, without the text", 0, 0, 0},
    {0, "svg", OPT_TEXT, offsetof(struct options, svg), "FILE", "draw the Roofline diagram", 0, 0,
     0},
};

static const struct opt_spec spec = {
    .name = "inspect roofline",
    .synopsis = "-m M [--flops N] [--bytes N] -- PROGRAM [ARGUMENT…]",
    .about = "Runs a program of your own, measures its time, counts its FLOPs and memory traffic "
             "where hardware counters can be read, and places it below the machine's measured "
             "ceilings. Where they cannot, give --flops and --bytes, or get the time alone. What "
             "the program prints goes to standard error.",
    .opts = options_table,
    .n_opts = sizeof options_table / sizeof *options_table,
    .examples = "  inspect roofline -m HaswellEP_E5-2695v3_CoD -c 1 --flops 2e9 --bytes 3.2e10 "
                "--svg roofline.svg -- true\n",
};

/* CPUs for the program, at most as many as the machine file knows bandwidths for. */
static bool choose_cpus(const struct options *o, const struct machine *m, struct arena *arena,
                        int **cpus, int *cores, struct err *err)
{
    struct pin_host host;
    if (!pin_read_host(arena, &host, err))
        return false;
    const int allowed = (int)pin_usable_cores(&host);
    const int most = m->sockets * m->cores_per_socket;
    *cores = o->cores > 0 ? (int)o->cores : allowed < most ? allowed : most;
    if (*cores < 1)
        *cores = 1;
    if (*cores > most)
        return err_set(err, ERR_USAGE, "machine '%s' has %d cores", m->name, most);
    *cpus = arena_alloc(arena, (size_t)*cores, sizeof **cpus);
    const size_t distinct = pin_choose(&host, PIN_COMPACT, *cores, *cpus, arena);
    if (distinct < (size_t)*cores) {
        err_set(err, ERR_SYSTEM, "this process may use only %zu CPU%s, not %d", distinct,
                distinct == 1 ? "" : "s", *cores);
        return err_hint(err, "give a smaller -c");
    }
    return true;
}

/* The ceilings are M's whatever this host is; someone who compares two machines may want that. */
static void warn_elsewhere(const struct machine *m, struct arena *arena)
{
    struct match_here here;
    struct err ignored = {0};
    if (host_match_read(arena, &here, &ignored) && host_match_is(&here, m, arena))
        return;
    fprintf(stderr,
            "note: this host is not '%s': the ceilings are that machine's, the time is not\n",
            m->name);
}

static void add_value(struct sb *out, const char *what, double rate, const char *unit,
                      const struct placement_value *v, const char *of)
{
    if (isfinite(v->value))
        sb_addf(out, "%-14s %.4g %s (%.4g %s, %s)\n", what, rate, unit, v->value, of, v->source);
    else
        sb_addf(out, "%-14s not known: %s\n", what, v->source);
}

static void add_reached(const struct placement *p, struct sb *out)
{
    const double possible = 1.25; /* machine files and small programs are not exact */
    const double reached = p->gflop_per_s / p->attainable_gflop_per_s;
    sb_addf(out, "%-14s %.3g %% of %.4g GFLOP/s, limited by %s\n", "reached", 100 * reached,
            p->attainable_gflop_per_s,
            p->memory_bound ? "the memory bandwidth" : "the core's peak");
    if (reached > possible)
        sb_addz(out, "               that cannot be: check the FLOPs, the bytes and the machine\n");
}

static void write_text(const struct placement_request *r, const struct placement *p, struct sb *out)
{
    sb_addf(out, "%s below the ceilings of %s, %d core%s\n", r->argv[0], r->machine->name, r->cores,
            r->cores == 1 ? "" : "s");
    sb_addf(out, "%-14s %.4g s\n", "time", p->seconds);
    add_value(out, "performance", p->gflop_per_s, "GFLOP/s", &p->flops, "FLOP");
    add_value(out, "memory", p->gb_per_s, "GB/s", &p->bytes, "B");
    if (isfinite(p->flop_per_byte))
        sb_addf(out, "%-14s %.4g FLOP/B\n", "intensity", p->flop_per_byte);
    if (isfinite(p->peak_gflop_per_s))
        sb_addf(out, "%-14s %.4g GFLOP/s\n", "peak", p->peak_gflop_per_s);
    if (isfinite(p->memory_bytes_per_s))
        sb_addf(out, "%-14s %.4g GB/s\n", "bandwidth", p->memory_bytes_per_s / 1e9);
    if (isfinite(p->attainable_gflop_per_s))
        add_reached(p, out);
    sb_addf(out, "%-14s %s\n", "counters", p->counters);
}

static void write_csv(const struct placement_request *r, const struct placement *p, struct sb *out)
{
    static const char *const header[] = {"program",
                                         "machine",
                                         "cores",
                                         "seconds",
                                         "flop",
                                         "flop_source",
                                         "bytes",
                                         "bytes_source",
                                         "gflop_per_s",
                                         "gb_per_s",
                                         "flop_per_byte",
                                         "peak_gflop_per_s",
                                         "memory_gb_per_s",
                                         "attainable_gflop_per_s",
                                         "counters"};
    enum { DIGITS = 6 };
    for (size_t i = 0; i < sizeof header / sizeof *header; i++)
        csv_add(out, str_of(header[i]));
    csv_end(out);
    csv_add(out, str_of(r->argv[0]));
    csv_add(out, str_of(r->machine->name));
    csv_add_number(out, r->cores, DIGITS);
    csv_add_number(out, p->seconds, DIGITS);
    csv_add_number(out, p->flops.value, DIGITS);
    csv_add(out, str_of(p->flops.source));
    csv_add_number(out, p->bytes.value, DIGITS);
    csv_add(out, str_of(p->bytes.source));
    csv_add_number(out, p->gflop_per_s, DIGITS);
    csv_add_number(out, p->gb_per_s, DIGITS);
    csv_add_number(out, p->flop_per_byte, DIGITS);
    csv_add_number(out, p->peak_gflop_per_s, DIGITS);
    csv_add_number(out, p->memory_bytes_per_s / 1e9, DIGITS);
    csv_add_number(out, p->attainable_gflop_per_s, DIGITS);
    csv_add(out, str_of(p->counters));
    csv_end(out);
}

static bool write_svg(const struct options *o, const struct placement_request *r,
                      const struct placement *p, struct arena *arena, struct err *err)
{
    struct sb svg = {.arena = arena};
    if (!roofline_svg(r->machine, r->cores, !o->single, r->argv[0], p->flop_per_byte,
                      p->gflop_per_s, arena, &svg))
        return err_set(err, ERR_INPUT, "machine '%s' has no ceilings to draw", r->machine->name);
    return file_write(o->svg, sb_str(&svg), err);
}

static bool deliver(const struct options *o, const struct placement_request *r,
                    const struct placement *p, struct arena *arena, struct err *err)
{
    struct sb text = {.arena = arena};
    struct sb csv = {.arena = arena};
    write_text(r, p, &text);
    write_csv(r, p, &csv);
    const bool csv_only = command_to_stdout(o->csv);
    fputs(csv_only ? sb_cstr(&csv) : sb_cstr(&text), stdout);
    if (o->csv != NULL && !csv_only && !file_write(o->csv, sb_str(&csv), err))
        return false;
    return o->svg == NULL || write_svg(o, r, p, arena, err);
}

static bool run(const struct options *o, const struct opt_list *rest, struct arena *arena,
                struct err *err)
{
    struct machine m;
    int *cpus = NULL;
    int cores = 0;
    struct placement p;
    struct argv argv = {.arena = arena};
    for (size_t i = 0; i < rest->count; i++)
        argv_add(&argv, rest->items[i]);
    if (!machine_load(o->machine, arena, &m, err) || !choose_cpus(o, &m, arena, &cpus, &cores, err))
        return false;
    warn_elsewhere(&m, arena);
    const struct placement_request request = {.argv = argv.items,
                                              .machine = &m,
                                              .cores = cores,
                                              .cpus = cpus,
                                              .repeats = (int)o->repeats,
                                              .flops = o->flops > 0 ? o->flops : NAN,
                                              .bytes = o->bytes > 0 ? o->bytes : NAN,
                                              .single = o->single,
                                              .timeout_s = o->timeout_s};
    const struct counter_provider likwid = counter_likwid();
    if (!placement_run(&request, &likwid, arena, &p, err))
        return false;
    fwrite(p.out.ptr, 1, p.out.len, stderr);
    return deliver(o, &request, &p, arena, err);
}

int cmd_roofline(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct options o = {.repeats = 1, .timeout_s = 3600};
    struct opt_list rest = {0};
    if (!command_begin(&spec, argc, argv, &o, &rest, arena, err))
        return 0;
    if (rest.count == 0 || o.machine == NULL) {
        err_set(err, ERR_USAGE, rest.count == 0 ? "no program to run" : "no machine given");
        err_hint(err, "see inspect roofline --help");
        return 2;
    }
    return run(&o, &rest, arena, err) ? 0 : err_exit_status(err);
}
