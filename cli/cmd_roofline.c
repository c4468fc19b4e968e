#include <math.h>
#include <stdio.h>

#include "base/argv.h"
#include "base/clock.h"
#include "base/file.h"
#include "base/opt.h"
#include "base/plural.h"
#include "base/progress.h"
#include "cli/cache_dir.h"
#include "cli/command.h"
#include "cli/roofline_kernel.h"
#include "cli/roofline_report.h"
#include "cli/shared_options.h"
#include "collect/host/host_match.h"
#include "collect/machinefile/load.h"
#include "collect/measure/cpu_choice.h"
#include "collect/measure/frequency.h"
#include "collect/measure/own_clock.h"

struct options {
    const char *machine;
    const char *kernel;
    const char *csv;
    const char *runs;
    const char *svg;
    long cores;
    long repeats;
    const char *flops;
    const char *bytes;
    double timeout_s;
    double clock_ghz;
    bool single;
    bool warm;
    bool cold;
    bool again;
    const char *cache;
    struct opt_list params;
};

#define FIELD(name) offsetof(struct options, name)

static const struct opt options_table[] = {
    OPTION_MACHINE(FIELD(machine), "; its ceilings are drawn"),
    OPT('k', "kernel", OPT_TEXT, FIELD(kernel), "KERNEL",
        "instead of a program: a class, named/NAME or a file, whose benchmark program is built and "
        "run; time, FLOPs (counted in the kernel's source) and --bytes are per sweep, and its "
        "sizes "
        "are parameters, '.' sets all of them"),
    OPT_RANGE('c', "cores", OPT_INT, FIELD(cores), "N",
              "number of cores for the program (default: all that it may use)", 1,
              MACHINE_MAX_CORES),
    OPT(0, "flops", OPT_TEXT, FIELD(flops), "N",
        "floating-point operations per run, instead of counting them; may be a formula in the "
        "parameters, such as '2*{N}*{N}'"),
    OPT(0, "bytes", OPT_TEXT, FIELD(bytes), "N",
        "bytes moved to and from memory per run, instead of counting them; may be a formula"),
    OPT(0, "single", OPT_FLAG, FIELD(single), NULL,
        "use the single-precision peak instead of the double-precision one"),
    OPT_RANGE('r', "repeats", OPT_INT, FIELD(repeats), "N",
              "runs per point; the fastest one counts (default: 1)", 1, 1000),
    OPT(0, "warm", OPT_FLAG, FIELD(warm), NULL,
        "run the program once beforehand, untimed, so that its files and code are in the caches"),
    OPT(0, "cold", OPT_FLAG, FIELD(cold), NULL,
        "before each run, overwrite the caches of the program's CPUs with twice the size of the "
        "last-level cache; with --warm each point is measured both ways"),
    OPT_RANGE(0, "clock", OPT_REAL, FIELD(clock_ghz), "GHZ",
              "fix the clock of all cores at GHZ during the runs (with likwid); where that is not "
              "permitted, the clock is recorded as not fixed",
              0.05, 20),
    {0, "param", OPT_LIST, FIELD(params), "NAME=RANGE",
     "a parameter to sweep over: {NAME} in the program's arguments and in formulas becomes each "
     "value of the RANGE (500; 100-1000:10; 1-1000:10log; 1,2,4); all combinations of several "
     "parameters are run",
     1, 0, 0},
    OPT(0, "again", OPT_FLAG, FIELD(again), NULL, "repeat stored measurements"),
    OPT(0, "cache-dir", OPT_TEXT, FIELD(cache), "DIR",
        "store measurements there (default: ~/.cache/inspect; '' stores none)"),
    OPT_RANGE(0, "timeout", OPT_REAL, FIELD(timeout_s), "S",
              "stop the program after S seconds (default: an hour)", 0.001, 1e6),
    OPT(0, "csv", OPT_TEXT, FIELD(csv), "FILE",
        "write CSV, a header and one row per point; - writes it to standard output instead of the "
        "text"),
    OPT(0, "runs", OPT_TEXT, FIELD(runs), "FILE",
        "write CSV with one row per run: time, clock, context switches, load"),
    OPT(0, "svg", OPT_TEXT, FIELD(svg), "FILE", "draw the Roofline diagram, one dot per point"),
};

static const struct opt_spec spec = {
    .name = "inspect roofline",
    .synopsis = "-m M [--flops N] [--bytes N] [--param NAME=RANGE]… -- PROGRAM [ARGUMENT…] | "
                "--kernel KERNEL",
    .about = "Runs a program of your own, measures its runtime, counts its FLOPs and memory "
             "traffic if hardware counters can be read, and places it below the machine's measured "
             "ceilings. Without counters, give --flops and --bytes, or get only the runtime. The "
             "output of the program goes to standard error.\n"
             "Each run records the clock before and after, context switches, page faults, the load "
             "before, how many CPUs of the same sockets other processes kept busy and how much "
             "time a hypervisor took. Warm and cold refer to the start of the whole program: what "
             "it loads itself before its main work is warm in any case. With --kernel the caches "
             "are warm from the previous sweep, or emptied before each sweep (--cold).\n"
             "A measurement is kept, and reused as long as the program's content, its arguments "
             "and the files that they name, the environment (OMP_…, LD_… and the like), the "
             "working directory, this host, its clock settings and the conditions are the same. "
             "Other inputs of the program are not tracked: give --again when they change.",
    OPT_TABLE(options_table),
    .examples = "  inspect roofline -m HaswellEP_E5-2695v3_CoD -c 1 --flops 2e9 --bytes 3.2e10 "
                "--svg roofline.svg -- true\n"
                "  inspect roofline -m HaswellEP_E5-2695v3_CoD -c 1 --warm --cold -r 3 --param "
                "N=1-1000:4log --flops '2*{N}' --bytes '24*{N}' -- echo {N}\n"
                "  inspect roofline -m HaswellEP_E5-2695v3_CoD -c 1 --cold --kernel named/triad "
                "--param N=1000,10000 --bytes '32*{N}'\n",
};

/* What all points have in common. */
struct roofline_work {
    const struct options *options;
    const struct opt_list *arguments;
    struct machine machine;
    struct roofline_kernel kernel; /* empty if a program is measured instead */
    struct space space;
    struct pin_host host;
    int cores;
    int *cpus; /* [cores] */
    const int *watched;
    size_t n_watched;
    size_t cold_bytes;
    double held_hz;      /* 0: the clock is not fixed */
    const char *why_not; /* why it cannot be fixed; NULL: it is, or need not be */
    const char *folder;  /* with earlier measurements; NULL: none */
    struct counter_provider counters;
    bool looked;             /* whether the counters were tried, which takes a second */
    const char *no_counters; /* why they cannot be read; NULL: they can */
};

/* Chooses CPUs for the program, at most as many as the machine file has bandwidths for. */
static bool choose_cpus(struct roofline_work *w, struct arena *arena, struct err *err)
{
    if (!pin_read_host(arena, &w->host, err))
        return false;
    const int allowed = (int)pin_usable_cores(&w->host);
    const int most = w->machine.sockets * w->machine.cores_per_socket;
    w->cores = w->options->cores > 0 ? (int)w->options->cores : allowed < most ? allowed : most;
    if (w->cores < 1)
        w->cores = 1;
    if (w->cores > most)
        return err_set(err, ERR_USAGE, "machine '%s' has %d cores", w->machine.name, most);
    w->cpus = arena_alloc(arena, (size_t)w->cores, sizeof *w->cpus);
    const size_t distinct = pin_choose(&w->host, PIN_COMPACT, w->cores, w->cpus, arena);
    if (distinct < (size_t)w->cores)
        return err_set(err, ERR_SYSTEM, "this process may use only %zu CPU%s, not %d", distinct,
                       PLURAL(distinct), w->cores) ||
               err_hint(err, "give a smaller -c");
    w->watched = pin_socket_cpus(&w->host, w->cpus, w->cores, arena, &w->n_watched);
    return true;
}

/* Twice the largest cache of this host; 128 MiB if none is reported. */
static size_t cold_bytes(const struct match_here *here)
{
    double largest = 0;
    for (int i = 0; i < here->hosts[0].n_caches; i++) {
        const struct host_cache *const c = &here->hosts[0].caches[i];
        largest = fmax(largest, host_cache_size(c) * (c->divided_by > 1 ? c->divided_by : 1));
    }
    return largest > 0 ? (size_t)(2 * largest) : (size_t)128 << 20;
}

/* Checks this host, but never refuses: ceilings are those of M on any host, and a user who compares
 * two machines may want that. */
static void look_here(struct roofline_work *w, struct arena *arena)
{
    struct match_here here = {0};
    struct err ignored = {0};
    const bool known = host_match_read(arena, &here, &ignored);
    w->cold_bytes = cold_bytes(&here);
    if (known && host_match_is(&here, &w->machine, arena))
        return;
    fprintf(stderr,
            "note: this host is not '%s': the ceilings are those of that machine, the time is this "
            "host's\n",
            w->machine.name);
}

/* ---- measuring ---- */

static bool given_value(const struct roofline_work *w, const int64_t *values, const char *option,
                        const char *formula, struct arena *arena, struct placement_value *out,
                        struct err *err)
{
    double value = 0;
    if (formula == NULL)
        return true;
    if (!space_formula(&w->space, values, option, formula, arena, &value, err))
        return false;
    *out = placement_given(value);
    return true;
}

/* What the kernel's text and the user say overrides what was counted. */
static bool give_values(const struct roofline_work *w, struct arena *arena,
                        struct roofline_point *p, struct err *err)
{
    struct placement_measured *const m = &p->stored.measured;
    return (w->kernel.program == NULL ||
            roofline_kernel_flops(&w->kernel, &w->space, p->values, &m->flops, err)) &&
           given_value(w, p->values, "--flops", w->options->flops, arena, &m->flops, err) &&
           given_value(w, p->values, "--bytes", w->options->bytes, arena, &m->bytes, err);
}

static bool measure(struct roofline_work *w, struct placement_request *request, struct arena *arena,
                    struct stored_point *out, struct err *err)
{
    if (!w->looked)
        w->no_counters = w->counters.unavailable(w->counters.state, arena);
    w->looked = true;
    request->no_counters = w->no_counters;
    out->clock = own_clock_text("", w->cpus, (size_t)w->cores, w->held_hz, w->why_not, arena);
    out->measured_at = clock_utc(arena);
    if (!placement_measure(request, &w->counters, arena, &out->measured, err))
        return false;
    if (!request->run.sweeps)
        fwrite(out->measured.out.ptr, 1, out->measured.out.len, stderr);
    return true;
}

/* Measures the point, or reads it from the folder of earlier measurements. */
static bool find_point(struct roofline_work *w, struct placement_request *request,
                       struct arena *arena, struct roofline_point *p, struct err *err)
{
    const struct options *const o = w->options;
    const char *const settings = own_clock_text("", w->cpus, (size_t)w->cores, 0, NULL, arena);
    const struct str key =
        w->folder == NULL ? (struct str){0} : stored_key(request, w->held_hz, settings, arena);
    p->kept = w->folder != NULL && !o->again &&
              stored_load(w->folder, key, request->repeats, arena, &p->stored);
    if (p->kept)
        return true;
    if (!measure(w, request, arena, &p->stored, err))
        return false;
    if (w->folder != NULL)
        stored_keep(w->folder, key, &p->stored, arena);
    return true;
}

static bool make_point(struct roofline_work *w, struct arena *arena, struct roofline_point *p,
                       struct err *err)
{
    const struct options *const o = w->options;
    struct argv argv = {.arena = arena};
    for (size_t i = 0; i < w->arguments->count; i++)
        argv_add(&argv, space_fill(&w->space, p->values, w->arguments->items[i], arena));
    struct placement_request request = {.run = {.argv = argv.items,
                                                .cpus = w->cpus,
                                                .n_cpus = (size_t)w->cores,
                                                .watched = w->watched,
                                                .n_watched = w->n_watched,
                                                .caches = p->caches,
                                                .cold_bytes = w->cold_bytes,
                                                .timeout_s = o->timeout_s},
                                        .repeats = (size_t)o->repeats,
                                        .count_flops = o->flops == NULL,
                                        .count_bytes = o->bytes == NULL};
    if ((w->kernel.program != NULL &&
         !roofline_kernel_request(&w->kernel, &w->space, p->values, arena, &request, err)) ||
        !find_point(w, &request, arena, p, err) || !give_values(w, arena, p, err))
        return false;
    placement_below(&p->stored.measured, &w->machine, w->cores, o->single, arena, &p->place);
    return true;
}

/* Checks formulas first, so that an error does not show after an hour of runs. */
static bool check_formulas(const struct roofline_work *w, struct arena *arena, struct err *err)
{
    int64_t values[SPACE_MAX_PARAMETERS] = {0};
    struct placement_value ignored;
    bool ok = true;
    for (size_t i = 0; ok && i < w->space.n_points; i++) {
        const struct arena_mark mark = arena_mark(arena);
        space_at(&w->space, i, values);
        ok = given_value(w, values, "--flops", w->options->flops, arena, &ignored, err) &&
             given_value(w, values, "--bytes", w->options->bytes, arena, &ignored, err);
        arena_reset(arena, mark);
    }
    return ok;
}

/* Measures every point with each requested state of the caches. */
static bool make_points(struct roofline_work *w, struct arena *arena,
                        struct roofline_report *report, struct err *err)
{
    const struct options *const o = w->options;
    /* sweeps of a kernel are warm anyway */
    const enum own_caches states[] = {o->warm || (!o->cold && o->kernel != NULL) ? OWN_WARM
                                      : o->cold                                  ? OWN_COLD
                                                                                 : OWN_AS_FOUND,
                                      OWN_COLD};
    const size_t n_states = o->warm && o->cold ? 2 : 1;
    const size_t n = w->space.n_points * n_states;
    struct roofline_point *const points = arena_alloc(arena, n, sizeof *points);
    struct progress progress;
    progress_begin(&progress, stderr, (double)n, 10);
    bool ok = true;
    for (size_t i = 0; ok && i < n; i++) {
        space_at(&w->space, i / n_states, points[i].values);
        points[i].caches = states[i % n_states];
        if (n > n_states)
            progress_show(&progress, (double)i,
                          space_point_name(&w->space, points[i].values, arena));
        ok = make_point(w, arena, &points[i], err);
    }
    progress_end(&progress);
    report->n_points = n;
    report->points = points;
    return ok;
}

/* Fixes the clock. If that fails it is recorded, but is not an error: most users may not set it. */
static void hold_clock(struct roofline_work *w, struct arena *arena, struct frequency_hold **out)
{
    const double hz = w->options->clock_ghz * 1e9;
    struct err why = {0};
    *out = NULL;
    if (frequency_hold_host(hz, arena, out, &why)) {
        w->held_hz = *out != NULL ? hz : 0;
        return;
    }
    if (hz > 0)
        w->why_not = str_cstr(arena, str_of(why.text));
    fprintf(stderr, "note: the clock is not fixed: %s\n", why.text);
}

/* ---- results ---- */

static bool deliver(const struct options *o, const struct roofline_report *r, struct arena *arena,
                    struct err *err)
{
    const struct str csv = roofline_csv(r, arena);
    const struct str text = command_to_stdout(o->csv) ? csv : roofline_text(r, arena);
    struct str svg;
    fwrite(text.ptr, 1, text.len, stdout);
    if (o->csv != NULL && !command_to_stdout(o->csv) && !file_write(o->csv, csv, err))
        return false;
    if (o->runs != NULL && !command_write(o->runs, roofline_runs_csv(r, arena), err))
        return false;
    return o->svg == NULL ||
           (roofline_report_svg(r, arena, &svg, err) && file_write(o->svg, svg, err));
}

static bool prepare(struct roofline_work *w, struct arena *arena, struct err *err)
{
    const struct options *const o = w->options;
    if (!space_read(&o->params, arena, &w->space, err) ||
        (o->kernel == NULL && !space_check_used(&w->space, w->arguments, err)) ||
        !check_formulas(w, arena, err) || !machine_load(o->machine, arena, &w->machine, err) ||
        !choose_cpus(w, arena, err))
        return false;
    look_here(w, arena);
    if (o->kernel == NULL)
        return true;
    if (!roofline_kernel_open(o->kernel, &w->machine, &w->space, arena, &w->kernel, err))
        return false;
    if (w->cores > 1 && !program_is_parallel(&w->kernel.kernel)) {
        fputs("note: the updates of this kernel depend on each other: it runs on 1 core\n", stderr);
        w->cores = 1;
        w->watched = pin_socket_cpus(&w->host, w->cpus, w->cores, arena, &w->n_watched);
    }
    return true;
}

static bool work_all(struct roofline_work *w, struct arena *arena, struct err *err)
{
    struct frequency_hold *clock = NULL;
    struct roofline_report report = {.program = w->kernel.name != NULL ? w->kernel.name
                                                                       : w->arguments->items[0],
                                     .machine = &w->machine,
                                     .cores = w->cores,
                                     .single = w->options->single,
                                     .space = &w->space};
    hold_clock(w, arena, &clock);
    const bool measured = make_points(w, arena, &report, err);
    return frequency_release(clock, err) && measured && deliver(w->options, &report, arena, err);
}

static bool run(const struct options *o, const struct opt_list *rest, struct arena *arena,
                struct err *err)
{
    struct roofline_work w = {.options = o,
                              .arguments = rest,
                              .folder = cache_dir_choose(o->cache, arena),
                              .counters = counter_likwid()};
    const bool done = prepare(&w, arena, err) && work_all(&w, arena, err);
    roofline_kernel_close(&w.kernel);
    return done;
}

static bool check_call(const struct options *o, const struct opt_list *rest, struct err *err)
{
    if (o->machine != NULL && (rest->count == 0) == (o->kernel != NULL))
        return true;
    err_set(err, ERR_USAGE, "%s",
            o->machine == NULL  ? "no machine given"
            : o->kernel == NULL ? "no program to run"
                                : "--kernel cannot be combined with a program");
    return err_hint(err, "see inspect roofline --help");
}

int cmd_roofline(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct options o = {.repeats = 1, .timeout_s = 3600};
    struct opt_list rest = {0};
    if (!command_begin(&spec, argc, argv, &o, &rest, arena, err))
        return 0;
    if (!check_call(&o, &rest, err))
        return 2;
    return run(&o, &rest, arena, err) ? 0 : err_exit_status(err);
}
