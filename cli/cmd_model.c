#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/opt.h"
#include "base/range.h"
#include "cli/cache_dir.h"
#include "cli/command.h"
#include "cli/kernel_argument.h"
#include "cli/measure_flags.h"
#include "cli/model_ask.h"
#include "cli/model_counted.h"
#include "cli/model_report.h"
#include "cli/nest_choice.h"
#include "cli/shared_options.h"
#include "collect/compare/own_code.h"
#include "collect/incore/analyser.h"
#include "collect/machine/trust.h"
#include "collect/machinefile/load.h"

struct model_values {
    struct opt_list modes;
    struct opt_list sizes;
    const char *machine;
    const char *predictor;
    const char *cores;
    const char *unit;
    const char *json;
    const char *csv;
    const char *compiler;
    const char *flags;
    bool trust;
    const char *analyser;
    const char *listing;
    const char *report;
    const char *cache;
    const char *counters;
    const char *region;
    double counted_lups;
    const char *asm_block;
    const char *pointer_increment;
    double safety;
    const char *touch;
    struct measure_flags measure_flags;
    double budget_s;
    double precision;
    double clock_ghz;
    bool penalty;
    bool literature;
    bool rows;
    bool explain;
    bool described;
    struct nest_choice nest;
    int verbose;
};

#define FIELD(name) offsetof(struct model_values, name)

static const struct opt options[] = {
    OPT('p', "pmodel", OPT_LIST, FIELD(modes), "MODEL",
        "ECM (default), ECMData, ECMCPU, RooflineFLOP, RooflineASM (or RooflineIACA), LC, "
        "Benchmark "
        "(measures on this host); may be repeated"),
    OPTION_MACHINE(FIELD(machine), ""),
    {'D', "define", OPT_LIST, FIELD(sizes), "NAME RANGE",
     "a size: 500, 100-1000:10 (10 values), 10-1000:50log10, or several, joined by commas or by "
     "repeating the name; the name . sets all others",
     2, 0, 0},
    OPT('P', "cache-predictor", OPT_TEXT, FIELD(predictor), "LC|SIM|LCS",
        "LC: layer conditions of LRU caches (default, as in the literature); SIM: cache "
        "simulation; "
        "LCS: layer conditions with smooth transitions (closer to the published measurements; for "
        "LRU "
        "or random caches and arrays in loop order)"),
    OPT('c', "cores", OPT_TEXT, FIELD(cores), "RANGE",
        "number of active cores; a range gives the scaling"),
    OPT('u', "unit", OPT_TEXT, FIELD(unit), "UNIT",
        "unit of the text output: cy/CL (default), cy/It, It/s, LUP/s or FLOP/s; JSON and CSV have "
        "the units in the names"),
    OPT(0, "explain", OPT_FLAG, FIELD(explain), NULL,
        "explain in words what limits the kernel and what blocking would gain"),
    OPT_RANGE(0, "safety-factor", OPT_REAL, FIELD(safety), "X",
              "layer conditions use only 1/X of each cache (default 1; the literature also uses 2)",
              1, 1000),
    OPT(0, "touch", OPT_TEXT, FIELD(touch), "line|element",
        "SIM: access each line once (default), as vectorised and out-of-order execution does, or "
        "once "
        "per element, as Kerncraft's simulation does"),
    OPT(0, "penalty", OPT_FLAG, FIELD(penalty), NULL,
        "slow the cores down with the utilisation of memory (Hofmann et al. 2018)"),
    OPT_RANGE(
        0, "literature", OPT_FLAG, FIELD(literature), NULL,
        "the ECM model as in the literature, even where the machine file has a fitted composition",
        0, 0),
    OPT(0, "rows", OPT_FLAG, FIELD(rows), NULL,
        "in-core times for the actual row length: with start-up, remainder loop and vectors split "
        "across two cache lines (default: for an endless inner loop)"),
    OPT(0, "kernel-description", OPT_FLAG, FIELD(described), NULL,
        "KERNEL is a kernel description in YAML, as in Kerncraft (default for .yml and .yaml): its "
        "traffic can be predicted, but there is no code to compile"),
    OPTION_COMPILER(FIELD(compiler)),
    OPT(0, "compiler-flags", OPT_TEXT, FIELD(flags), "FLAGS",
        "flags for the compiler (-C) instead of the machine file's"),
    NEST_CHOICE_OPTIONS(FIELD(nest)),
    OPTION_TRUST(FIELD(trust)),
    OPT('i', "incore-model", OPT_TEXT, FIELD(analyser), "NAME",
        "in-core analyser of the machine file instead of the first one installed: llvm-mca or "
        "osaca, "
        "also as LLVM-MCA or OSACA"),
    OPT(0, "asm", OPT_TEXT, FIELD(listing), "FILE",
        "analyse this assembly listing instead of compiling"),
    OPT(0, "incore-report", OPT_TEXT, FIELD(report), "FILE",
        "take the in-core part from this report of IACA (2 or 3; IACA itself is no longer "
        "available)"),
    OPTION_CACHE_DIR(FIELD(cache)),
    OPT(0, "asm-block", OPT_TEXT, FIELD(asm_block), "N|auto|manual",
        "the hot loop: innermost loop N of the assembly (from 0), the one found automatically "
        "(default), or one that you choose at a prompt"),
    OPT(0, "pointer-increment", OPT_TEXT, FIELD(pointer_increment), "BYTES|auto|manual",
        "how far the pointers advance per iteration of the hot loop: a number of bytes, as found "
        "in "
        "the assembly (default), or as entered at a prompt; auto_with_manual_fallback prompts if "
        "none "
        "is found"),
    OPT_RANGE(
        0, "counters", OPT_TEXT, FIELD(counters), "FILE",
        "take uops and transfers from this output of likwid-perfctr -O instead of predicting them",
        0, 0),
    OPT_RANGE(0, "counted-lups", OPT_REAL, FIELD(counted_lups), "N",
              "number of lattice updates that the values of --counters cover", 1, 1e18),
    OPT(0, "region", OPT_TEXT, FIELD(region), "NAME",
        "marker region of --counters (default: sweep, as in benchmark programs; '' for a whole "
        "program)"),
    OPT(0, "json", OPT_TEXT, FIELD(json), "FILE", "write JSON; - for standard output"),
    OPT(0, "csv", OPT_TEXT, FIELD(csv), "FILE", "write CSV; - for standard output"),
    MEASURE_FLAGS_OPTIONS(model_values, "Benchmark: "),
    OPT_RANGE(0, "budget", OPT_REAL, FIELD(budget_s), "S",
              "Benchmark: at most S seconds of timed sweeps per point (default 2)", 0.01, 86400),
    OPT_RANGE(0, "precision", OPT_REAL, FIELD(precision), "X",
              "Benchmark: accepted half width of the median's confidence interval (default 0.02)",
              1e-5, 1),
    OPT_RANGE(
        0, "clock", OPT_REAL, FIELD(clock_ghz), "GHZ",
        "Benchmark: fix the clock of all cores at GHZ during the measurement (with likwid, where "
        "permitted)",
        0.05, 20),
    OPT('v', "verbose", OPT_COUNT, FIELD(verbose), NULL,
        "more output: traffic and ports; twice: also the analyser's report; three times: also the "
        "assembly"),
};

static const struct opt_spec spec = {
    .name = "inspect model",
    .synopsis = "-m MACHINE -D NAME RANGE … [-p MODEL …] KERNEL",
    .about = "Predicts the runtime of a loop kernel on a machine, from its source. KERNEL is a "
             "class (3D/r1/homogeneous/star/constant/double), named/NAME or a file. Times are in "
             "cycles per cache line of work.",
    OPT_TABLE(options),
    .examples =
        "inspect model -p LC -m HaswellEP_E5-2695v3_CoD -D . 400 "
        "3D/r1/homogeneous/star/constant/double\n"
        "inspect model -p ECM -p RooflineASM -m HaswellEP_E5-2695v3_CoD -D . 400 "
        "3D/r1/homogeneous/star/constant/double\n"
        "inspect model --explain -c 1-14 -m HaswellEP_E5-2695v3_CoD -D . 400 named/3d-long-range\n"
        "inspect model -p ECMData -m HaswellEP_E5-2695v3_CoD -D M 1000 -D N 100-100000:50log10 "
        "--csv study.csv 2D/r2/isotropic/box/constant/float\n",
};

/* ---- from the command line to the request ---- */

static const struct {
    const char *name;
    enum model_mode mode;
} mode_names[] = {
    {"ECM", MODE_ECM},
    {"ECMData", MODE_ECM_DATA},
    {"ECMCPU", MODE_ECM_CPU},
    {"RooflineFLOP", MODE_ROOFLINE_FLOP},
    {"RooflineASM", MODE_ROOFLINE_ASM},
    {"RooflineIACA", MODE_ROOFLINE_ASM}, /* Kerncraft's former name for it */
    {"LC", MODE_LC},
    {"Benchmark", MODE_BENCHMARK},
};

static bool read_modes(const struct model_values *v, unsigned *modes, struct err *err)
{
    *modes = v->modes.count == 0 ? MODE_ECM : 0;
    for (size_t i = 0; i < v->modes.count; i++) {
        unsigned mode = 0;
        for (size_t m = 0; m < sizeof mode_names / sizeof *mode_names; m++) {
            if (strcmp(v->modes.items[i], mode_names[m].name) == 0)
                mode = mode_names[m].mode;
        }
        if (mode == 0)
            return command_refuse(
                v->modes.items[i], "performance model",
                "ECM, ECMData, ECMCPU, RooflineFLOP, RooflineASM, LC or Benchmark", err);
        *modes |= mode;
    }
    if (v->explain)
        *modes |= MODE_ECM;
    return true;
}

/* Reads a nest of real code; it is compiled as it is written there. */
static bool read_nest(const struct model_values *v, const char *argument, struct arena *arena,
                      struct kernel *out, struct model_request *r, struct own_code *code,
                      struct err *err)
{
    struct str text;
    struct nest_options which;
    if (!nest_choice_read(&v->nest, v->flags, arena, &which, err) ||
        !source_load(argument, arena, &text, &r->kernel_name, err) ||
        !own_code_read(text, str_cstr(arena, r->kernel_name), &which, arena, code, err))
        return false;
    nest_print_notes(&code->nest, str_cstr(arena, r->kernel_name));
    *out = *code->kernel;
    r->written = code->written;
    return true;
}

static bool read_kernel(const struct model_values *v, const struct opt_list *rest,
                        struct model_request *r, struct own_code *own, struct arena *arena,
                        struct err *err)
{
    if (rest->count != 1)
        return err_set(err, ERR_USAGE,
                       rest->count == 0 ? "no kernel given" : "more than one kernel given") ||
               err_hint(err, "give one class, named/NAME or file; inspect model --help");
    struct kernel *kernel = arena_alloc(arena, 1, sizeof *kernel);
    if (nest_choice_is_made(&v->nest, rest->items[0])
            ? !read_nest(v, rest->items[0], arena, kernel, r, own, err)
            : !source_kernel(rest->items[0], v->described, arena, kernel, &r->kernel_name, err))
        return false;
    if (kernel_work_array(kernel) < 0)
        return err_set(err, ERR_INPUT,
                       "the kernel does not access an array, so there is no cache line of work");
    r->kernel = kernel;
    if (kernel->n_statements > 0 || (r->modes & MODE_BENCHMARK) == 0)
        return true;
    err_set(err, ERR_USAGE, "a kernel description has no code to measure");
    return err_hint(err, "leave out -p Benchmark, or give a kernel in C");
}

/* The machine with different flags for one of its compilers. */
static bool replace_flags(const struct model_values *v, struct machine *m, struct arena *arena,
                          struct err *err)
{
    const struct compiler *chosen =
        v->compiler != NULL ? machine_compiler(m, str_of(v->compiler)) : NULL;
    if (chosen == NULL)
        return err_set(err, ERR_USAGE, "--compiler-flags needs a compiler") ||
               err_hint(err, "give -C NAME of a compiler of machine '%s' too", m->name);
    struct compiler *compilers =
        arena_copy(arena, m->compilers, m->n_compilers, sizeof *m->compilers);
    struct compiler *const own = &compilers[chosen - m->compilers];
    own->flags = v->flags;
    own->refused = NULL; /* of the file only the name is left */
    m->compilers = compilers;
    return v->trust || trust_judge_name(own->name, err);
}

static bool read_study(const struct model_values *v, struct model_request *r, struct arena *arena,
                       struct err *err)
{
    const size_t n = v->sizes.count / 2;
    struct study_setting *settings = arena_alloc(arena, n, sizeof *settings);
    for (size_t i = 0; i < n; i++)
        settings[i] = (struct study_setting){str_of(v->sizes.items[2 * i]),
                                             str_of(v->sizes.items[2 * i + 1])};
    return study_make(r->kernel, settings, n, arena, &r->study, err) &&
           range_parse(str_of(v->cores), arena, &r->cores, err);
}

/* For a single size, as in inspect compare: sizes that the file defines become constants. */
static void know_sizes(struct own_code *own, struct model_request *r, struct arena *arena)
{
    int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
    if (own->written == NULL || r->study.n_points != 1)
        return;
    study_at(&r->study, 0, sizes);
    own_code_know_sizes(own, sizes, arena);
    r->written = own->written;
}

static bool check_options(const struct model_values *v, enum predictor predictor, struct err *err)
{
    const bool analysed = v->analyser != NULL && !analyser_is("iaca", v->analyser);
    const struct {
        bool broken;
        const char *what, *hint;
    } rules[] = {
        {command_to_stdout(v->json) && command_to_stdout(v->csv),
         "JSON and CSV cannot both go to standard output", "give only one of them a file"},
        {v->safety != 1 && predictor != PREDICT_LC,
         "--safety-factor only applies to the predictor LC", "leave it out, or leave out -P"},
        {v->touch != NULL && predictor != PREDICT_SIM, "--touch only applies to the predictor SIM",
         "leave it out, or add -P SIM"},
        {v->report != NULL && v->listing != NULL, "--incore-report cannot be combined with --asm",
         "give only one of them"},
        {v->report != NULL && analysed, "--incore-report cannot be combined with -i",
         "give only one of them"},
        {v->counters != NULL && v->explain,
         "--explain only applies to predictions, not to --counters", "see inspect model --help"},
        {v->counters != NULL && v->rows, "--rows only applies to predictions, not to --counters",
         "see inspect model --help"},
        {(v->counters != NULL) != (v->counted_lups > 0),
         "--counters and --counted-lups must be given together", "see inspect model --help"},
        {v->machine == NULL, "no machine given", "give -m NAME of a file in machines/, or -m PATH"},
    };
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        if (rules[i].broken)
            return err_set(err, ERR_USAGE, "%s", rules[i].what) ||
                   err_hint(err, "%s", rules[i].hint);
    }
    return true;
}

static bool read_words(const struct model_values *v, struct model_request *r, struct err *err)
{
    const int predictor = predictor_parse(str_of(v->predictor));
    if (predictor < 0)
        return command_refuse(v->predictor, "cache predictor", "LC, SIM or LCS", err);
    const int unit = unit_parse(str_of(v->unit));
    if (unit < 0)
        return command_refuse(v->unit, "unit", "cy/CL, cy/It, It/s, LUP/s or FLOP/s", err);
    r->by_element = v->touch != NULL && strcmp(v->touch, "element") == 0;
    if (v->touch != NULL && !r->by_element && strcmp(v->touch, "line") != 0)
        return command_refuse(v->touch, "value of --touch", "line or element", err);
    r->predictor = (enum predictor)predictor;
    r->unit = (enum unit)unit;
    return read_modes(v, &r->modes, err);
}

static bool check_unit(const struct model_request *r, struct err *err)
{
    const struct kernel_flops *flops = &r->kernel->flops;
    if (r->unit != UNIT_FLOP_PER_S || kernel_flops_sum(flops) > 0)
        return true;
    err_set(err, ERR_USAGE, "the kernel has no FLOPs");
    return err_hint(err, "use -u LUP/s or -u cy/CL");
}

static bool read_request(const struct model_values *v, const struct opt_list *rest,
                         struct model_request *r, struct arena *arena, struct err *err)
{
    struct machine *machine = arena_alloc(arena, 1, sizeof *machine);
    struct own_code own = {0};
    r->verbose = v->verbose;
    r->safety = v->safety;
    r->penalty = v->penalty;
    r->literature = v->literature;
    r->rows = v->rows;
    r->explain = v->explain;
    r->compiler = v->compiler;
    r->measuring = (struct measure_options){.budget_s = v->budget_s, .precision = v->precision};
    r->clock_hz = v->clock_ghz * 1e9;
    r->json = v->json;
    r->csv = v->csv;
    r->machine = machine;
    if (!read_words(v, r, err) || !check_options(v, r->predictor, err) ||
        !measure_flags_apply(&v->measure_flags, &r->measuring, err) ||
        !read_kernel(v, rest, r, &own, arena, err) ||
        !machine_load(v->machine, arena, machine, err) || !read_study(v, r, arena, err))
        return false;
    know_sizes(&own, r, arena);
    if (v->trust)
        trust_all(machine, arena);
    return (v->flags == NULL || replace_flags(v, machine, arena, err)) && check_unit(r, err);
}

/* ---- the in-core part, once for all points ---- */

static bool analyse_core(const struct model_values *v, const struct incore_options *how,
                         struct model_request *r, struct arena *arena, struct err *err)
{
    if (r->kernel->n_statements == 0 && v->listing == NULL)
        return err_set(err, ERR_INPUT, "a kernel description has no code to compile") ||
               err_hint(err, "use -p ECMData, LC or RooflineFLOP, give the loop's assembly with "
                             "--asm, or a kernel in C");
    struct incore *incore = arena_alloc(arena, 1, sizeof *incore);
    const char *file = v->report != NULL ? v->report : v->listing;
    struct str text;
    if (file != NULL && !file_read(file, FILE_MAX_BYTES, arena, &text, err))
        return false;
    const bool ok =
        v->report != NULL
            ? incore_analyse_report(text, file, r->kernel, r->machine, how, arena, incore, err)
        : v->listing != NULL
            ? incore_analyse_listing(text, file, r->kernel, r->machine, how, arena, incore, err)
            : incore_analyse(r->kernel, r->machine, how, arena, incore, err);
    if (ok)
        r->incore = incore;
    return ok;
}

/* After a failed in-core analysis: drops what needs it and reports the error. False if nothing is
 * left to do. */
static bool do_without_core(struct model_request *r, const struct err *cause, struct arena *arena)
{
    struct sb text = {.arena = arena};
    err_format(cause, &text);
    const bool ecm = (r->modes & MODE_ECM) != 0;
    r->modes &= ~(unsigned)MODES_CORE;
    if (ecm)
        r->modes |= MODE_ECM_DATA;
    if (r->modes != 0)
        sb_addz(&text, "continuing without the in-core part\n");
    fputs(sb_cstr(&text), stderr);
    return r->modes != 0;
}

static int run(const struct model_values *v, const struct opt_list *rest, struct arena *arena,
               struct err *err)
{
    struct model_request request = {0};
    struct incore_ask ask;
    struct incore_options how = {.compiler = v->compiler,
                                 .analyser = v->analyser,
                                 .report = v->verbose > 1,
                                 .cache_dir = cache_dir_choose(v->cache, arena)};
    if (!model_ask_read(v->asm_block, v->pointer_increment, &ask, &how, err) ||
        !read_request(v, rest, &request, arena, err))
        return err_exit_status(err);
    int status = 0;
    how.written = request.written;
    struct err core_err = {0};
    if (v->counters != NULL &&
        !model_counted(v->counters, v->region, v->counted_lups, &request, arena, err))
        return err_exit_status(err);
    if (v->counters == NULL && (request.modes & MODES_CORE) != 0 &&
        !analyse_core(v, &how, &request, arena, &core_err)) {
        status = err_exit_status(&core_err);
        if (core_err.kind == ERR_USAGE || core_err.kind == ERR_INTERRUPTED) {
            *err = core_err;
            return status;
        }
        if (!do_without_core(&request, &core_err, arena))
            return status;
    }
    return model_run(&request, arena, err) ? status : err_exit_status(err);
}

int cmd_model(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct model_values v = {
        .predictor = "LC", .cores = "1", .unit = "cy/CL", .safety = 1, .region = "sweep"};
    struct opt_list rest = {0};
    if (!command_begin(&spec, argc, argv, &v, &rest, arena, err))
        return 0;
    return run(&v, &rest, arena, err);
}
