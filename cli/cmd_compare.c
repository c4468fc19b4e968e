#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/json.h"
#include "base/opt.h"
#include "base/plural.h"
#include "cli/cache_dir.h"
#include "cli/command.h"
#include "cli/compare_page.h"
#include "cli/compare_report.h"
#include "cli/compare_sizes.h"
#include "cli/kernel_argument.h"
#include "cli/model_report.h"
#include "cli/nest_choice.h"
#include "cli/shared_options.h"
#include "collect/compare/compiler_remark.h"
#include "collect/compare/own_samples.h"
#include "collect/compare/ranking.h"
#include "collect/host/host_match.h"
#include "collect/machine/trust.h"
#include "collect/machinefile/load.h"
#include "render/own_store.h"

enum { MAX_SAMPLES_BYTES = 512 << 20 };
static const double measurement_budget_s = 5;
static const double trial_budget_s = 4;

struct compare_values {
    const char *machine;
    const char *baseline;
    struct opt_list sizes;
    long threads;
    const char *measured;
    const char *from_run;
    double sweeps;
    bool model_only;
    bool no_try;
    bool aligned;
    const char *compiler;
    const char *flags;
    bool trust;
    const char *root;
    const char *cache;
    const char *json;
    const char *html;
    const char *site; /* the site that the page links to; null: the one next to it */
    const char *store;
    struct nest_choice nest;
    bool classify;
    double fail_below;
    const char *sarif;
    const char *command; /* the whole command line */
};

#define FIELD(name) offsetof(struct compare_values, name)

static const struct opt options[] = {
    OPTION_MACHINE(FIELD(machine), " (default: the one that describes this host)"),
    {'D', "define", OPT_LIST, FIELD(sizes), "NAME RANGE",
     "a size: 500 or 100-400:4; the name . sets all others (default: as given in the file or the "
     "table of own numbers, else sizes for L2, the last-level cache and memory)",
     2, 0, 0},
    OPT_RANGE(0, "threads", OPT_INT, FIELD(threads), "N",
              "also compare on 2, 4, … and N threads, at the largest size (default: 1)", 1, 4096),
    OPT('b', "baseline", OPT_TEXT, FIELD(baseline), "KERNEL",
        "compare with this class, named kernel or file (default: the nearest class)"),
    OPT(0, "classify", OPT_FLAG, FIELD(classify), NULL,
        "print what was read, its class and the differences to it, and stop"),
    OPT(0, "measured", OPT_TEXT, FIELD(measured), "FILE.csv",
        "use your own measurements instead of a run: columns size, threads, and mlup_per_s or "
        "seconds "
        "and sweeps"),
    OPT(0, "from-run", OPT_TEXT, FIELD(from_run), "FILE",
        "take the time of the nest from samples of your application: what perf script printed of a "
        "run under perf record -e cpu-clock"),
    OPT_RANGE(0, "sweeps", OPT_REAL, FIELD(sweeps), "N", "how many times the nest ran in that run",
              1, 1e12),
    OPT(0, "model-only", OPT_FLAG, FIELD(model_only), NULL, "only predict, do not run anything"),
    OPT(0, "no-try", OPT_FLAG, FIELD(no_try), NULL,
        "do not measure your code without each suspected cause"),
    OPTION_COMPILER(FIELD(compiler)),
    OPT(0, "aligned", OPT_FLAG, FIELD(aligned), NULL,
        "arrays behind pointers begin at cache lines, and not where malloc places them"),
    OPT(0, "compiler-flags", OPT_TEXT, FIELD(flags), "FLAGS",
        "flags for your code, added after those of the machine file; -D and -I also apply when the "
        "code is read"),
    NEST_CHOICE_OPTIONS(FIELD(nest)),
    OPTION_TRUST(FIELD(trust)),
    OPTION_COLLECTION('o', FIELD(root)),
    OPTION_CACHE_DIR(FIELD(cache)),
    OPT(0, "json", OPT_TEXT, FIELD(json), "FILE", "write JSON; - for standard output"),
    OPT(0, "sarif", OPT_TEXT, FIELD(sarif), "FILE",
        "write the findings as SARIF 2.1.0, for code scanning; - for standard output"),
    OPT_RANGE(0, "fail-below", OPT_REAL, FIELD(fail_below), "X",
              "exit status 3 if your code reaches less than X of the baseline's performance (of "
              "the Roofline limit if no class is near), for continuous integration",
              0, 1000),
    OPT(0, "html", OPT_TEXT, FIELD(html), "FILE", "write one self-contained page with plots"),
    OPT(0, "site", OPT_TEXT, FIELD(site), "ADDRESS",
        "link that page to try.html of this site, which then shows the kernel as it was read "
        "(default: "
        "public/ next to FILE, if there is one)"),
    OPT(0, "store", OPT_TEXT, FIELD(store), "NAME",
        "keep the result as own/NAME.json in the collection, for inspect render"),
};

static const struct opt_spec spec = {
    .name = "inspect compare",
    .synopsis = "[-m M] [-D NAME RANGE]… [--threads N] FILE",
    .about =
        "Compares a stencil of your own, in C, C++ or Fortran, with a baseline: how fast it "
        "is, how fast it could be, and where it loses performance. Your code and the baseline "
        "are always predicted, "
        "and measured in alternation if this host is the machine. Each cause is a prediction "
        "of the same code without that one defect, and, where that can be run, a measurement of "
        "it. If the file has several loop nests, those that take the most time are compared.",
    OPT_TABLE(options),
    .examples = "inspect compare named/2d-5pt --model-only -m HaswellEP_E5-2695v3_CoD -D . 1000\n"
                "inspect compare named/3d-long-range -b 3D/r3/isotropic/star/constant/double "
                "--model-only -m HaswellEP_E5-2695v3_CoD -D . 200\n",
};

/* ---- the machine ---- */

/* The file and its nests. */
struct own_file {
    const char *name;
    struct nest_entries nests;
};

/* The machine file that describes this host. */
static bool find_here(struct arena *arena, struct machine *out, struct err *err)
{
    struct match_here here;
    struct str_list names = {0};
    struct err ignored = {0};
    if (!host_match_read(arena, &here, err))
        return false;
    dir_list("machines", arena, &names, &ignored);
    for (size_t i = 0; i < names.count; i++) {
        struct err unreadable = {0};
        if (!str_ends_with(names.items[i], STR(".yml")))
            continue;
        const char *const path = path_join(arena, "machines", str_cstr(arena, names.items[i]));
        if (!machine_load(path, arena, out, &unreadable))
            continue;
        if (host_match_is(&here, out, arena))
            return true;
    }
    err_set(err, ERR_USAGE, "no file in machines/ describes this host");
    return err_hint(err, "run inspect machine calibrate, or give -m NAME");
}

static bool load_machine(const struct compare_values *v, struct arena *arena, struct machine *out,
                         struct err *err)
{
    if (v->machine != NULL ? !machine_load(v->machine, arena, out, err)
                           : !find_here(arena, out, err))
        return false;
    if (v->trust)
        trust_all(out, arena);
    return trust_check_all(out, err);
}

/* ---- own code and baseline ---- */

static bool load_nests(const struct compare_values *v, const char *argument, struct arena *arena,
                       struct own_file *out, struct err *err)
{
    struct str text, name;
    struct nest_options which;
    if (!nest_choice_read(&v->nest, v->flags, arena, &which, err) ||
        !source_load(argument, arena, &text, &name, err))
        return false;
    out->name = str_cstr(arena, name);
    return nest_list(arena, text.ptr, text.len, out->name, &which, &out->nests, err);
}

/* Loads the kernel that was given, or that of the nearest class. */
static bool load_baseline(const struct compare_values *v, const struct classification *class,
                          struct arena *arena, struct baseline *out, struct err *err)
{
    struct str text, name;
    struct stencil_class parsed;
    struct err no_class = {0};
    const char *const argument =
        v->baseline != NULL ? v->baseline : class_path(arena, &class->nearest);
    if (!source_load(argument, arena, &text, &name, err))
        return false;
    out->path = str_cstr(arena, name);
    out->is_class = class_parse(name, &parsed, &no_class);
    return kernel_parse(text, out->path, arena, &out->kernel, err);
}

static bool check_threads(const struct compare_values *v, const struct machine *m, struct err *err)
{
    const int cores = m->sockets * m->cores_per_socket;
    if (v->threads <= cores)
        return true;
    err_set(err, ERR_USAGE, "--threads %ld: machine '%s' has %d cores", v->threads, m->name, cores);
    return err_hint(err, "give 1 to %d", cores);
}

static bool load_measured(const struct compare_values *v, struct arena *arena,
                          struct own_points *out, struct err *err)
{
    struct str text;
    return file_read(v->measured, FILE_MAX_BYTES, arena, &text, err) &&
           own_points_parse(text, v->measured, arena, out, err);
}

/* A sample names the function, so it must hold one nest only. */
static bool has_function_alone(const struct own_file *file, const struct own_code *code,
                               struct err *err)
{
    const struct str function = code->nest.function;
    size_t n = 0;
    for (size_t i = 0; i < file->nests.count; i++)
        n += str_eq(file->nests.items[i].function, function);
    if (function.len != 0 && n == 1)
        return true;
    err_at(err, file->name, code->nest.first_line, 0,
           function.len == 0 ? "--from-run: this nest is in no function"
                             : "--from-run: this nest shares its function with others, which "
                               "samples do not tell apart");
    return err_hint(err, "move it into its own function, or time it and use --measured");
}

/* The user's own measurement, from samples; the arena owns `points`. */
static bool load_samples(const struct compare_values *v, const struct own_file *file,
                         const struct comparison_request *r, struct arena *arena,
                         const struct own_points **points, struct err *err)
{
    const struct kernel *const k = r->code->kernel;
    struct own_points *const out = arena_alloc(arena, 1, sizeof *out);
    struct own_point *const point = arena_alloc(arena, 1, sizeof *point);
    struct own_samples samples;
    struct str text;
    if (r->n_sizes != 1 || r->sizes_are_ours || k->n_symbols == 0)
        return err_set(err, ERR_USAGE, "--from-run needs the size of that run") ||
               err_hint(err, "give each size once, as in -D N 2000");
    if (!has_function_alone(file, r->code, err) ||
        !file_read(v->from_run, MAX_SAMPLES_BYTES, arena, &text, err) ||
        !own_samples_parse(text, v->from_run, r->code->nest.function, arena, &samples, err))
        return false;
    fprintf(stderr, "%s: %zu samples in '%.*s': %.4g s on %d thread%s\n", v->from_run,
            samples.count, STR_ARG(r->code->nest.function), samples.seconds, samples.threads,
            PLURAL(samples.threads));
    *point = (struct own_point){.size = r->sizes[k->n_symbols - 1],
                                .threads = samples.threads,
                                .mlup_per_s = NAN,
                                .seconds = samples.seconds,
                                .sweeps = v->sweeps};
    *out = (struct own_points){1, point};
    *points = out;
    return true;
}

static bool check_run(const struct compare_values *v, struct err *err)
{
    if ((v->from_run != NULL) != (v->sweeps > 0))
        return err_set(err, ERR_USAGE, "--from-run and --sweeps belong together") ||
               err_hint(err, "samples give the time of all sweeps: say how many there were");
    if (v->from_run != NULL && v->measured != NULL)
        return err_set(err, ERR_USAGE, "--from-run and --measured exclude each other");
    return true;
}

/* Whether to measure; if not, the reason goes to standard error. */
static bool may_measure(const struct compare_values *v, const struct machine *m,
                        struct arena *arena)
{
    struct err here = {0};
    if (v->model_only)
        return false;
    if (host_match_check(m, arena, &here))
        return true;
    fprintf(stderr, "not measured: %s\n", here.text);
    return false;
}

/* Takes ownership of the object. */
static bool write_json(const char *path, json_t *object, struct arena *arena, struct err *err)
{
    const struct str text = json_text(object, arena);
    json_decref(object);
    return command_write(path, text, err);
}

/* The command as it was given, for the page. */
static const char *command_line(int argc, const char *const *argv, struct arena *arena)
{
    struct sb text = {.arena = arena};
    sb_addz(&text, "inspect");
    for (int i = 0; i < argc; i++)
        sb_addf(&text, " %s", argv[i]);
    return sb_cstr(&text);
}

static bool check_store(const struct compare_values *v, struct err *err)
{
    if (v->store == NULL || own_store_name_ok(str_of(v->store)))
        return true;
    err_set(err, ERR_USAGE, "--store cannot use this name");
    return err_hint(err, "give letters, digits, `.`, `_`, `-` or `+`, and not `index`");
}

static bool store(const struct compare_values *v, const struct compared *c, struct arena *arena,
                  struct err *err)
{
    const char *const name = str_formatz(arena, "%s.json", v->store);
    struct dir folder;
    const bool done = dir_open_made(v->root, OWN_STORE_FOLDER, arena, &folder, err) &&
                      compare_page_store(c, &folder, name, arena, err);
    dir_close(&folder);
    return done;
}

/* A link from the page to the site that was rendered next to it, if there is one. */
static const char *site_of(const struct compare_values *v, struct arena *arena)
{
    if (v->site != NULL)
        return v->site;
    return file_exists(path_join(arena, path_folder(v->html, arena), "public/try.html")) ? "public"
                                                                                         : NULL;
}

static bool report_class(const struct compare_values *v, const struct own_code *code,
                         const struct classification *class, struct arena *arena, struct err *err)
{
    if (v->json != NULL)
        return write_json(v->json, compare_class_json(code, class, arena), arena, err);
    struct sb text = {.arena = arena};
    compare_class_text(code, class, &text);
    fwrite(text.ptr, 1, text.len, stdout);
    return true;
}

static void print(struct str text)
{
    fwrite(text.ptr, 1, text.len, stdout);
}

/* Changes the order of loops if the compiler does; checks that it compiles what was assumed alike.
 */
static void as_compiled(struct own_code *code, const char *flags,
                        const struct forecast_tools *tools, struct arena *arena)
{
    const struct version as_written = {
        .kernel = code->kernel, .written = code->written, .flags = flags};
    struct own_code reordered = *code;
    if (own_code_reorder(&reordered, arena) && remark_interchanges(&as_written, tools, arena)) {
        *code = reordered;
        return;
    }
    enum remark_loop in_file;
    if (code->nest.n_notes > 0 && !remark_is_alike(code, &as_written, tools, arena, &in_file))
        own_code_set_unlike(code, in_file == LOOP_VECTORISED, arena);
}

/* Compares one nest with its baseline. The results live as long as the arena. */
static bool compare_nest(const struct compare_values *v, const struct own_file *file,
                         const struct ranked_nest *nest, const struct forecast_tools *tools,
                         const struct own_points *measured, bool measure, size_t n_nests,
                         struct progress *progress, size_t number, struct arena *arena,
                         struct comparison *out, struct err *err)
{
    struct baseline *baseline = arena_alloc(arena, 1, sizeof *baseline);
    struct own_code *code = arena_copy(arena, &nest->code, 1, sizeof *code);
    struct comparison_request *request = arena_alloc(arena, 1, sizeof *request);
    if (!load_baseline(v, &nest->class, arena, baseline, err))
        return false;
    if (v->aligned)
        own_code_align(code);
    *request = (struct comparison_request){.code = code,
                                           .classification = &nest->class,
                                           .baseline = baseline,
                                           .tools = tools,
                                           .own_flags = v->flags,
                                           .root = v->root,
                                           .threads = (int)v->threads,
                                           .measured = measured,
                                           .measure = measure,
                                           .budget_s = measurement_budget_s / (double)n_nests,
                                           .try_budget_s =
                                               v->no_try ? 0 : trial_budget_s / (double)n_nests,
                                           .progress = progress->terminal ? progress : NULL,
                                           .progress_from = (double)number};
    if (!compare_sizes_choose(&v->sizes, code, tools->machine, arena, request, err))
        return false;
    if (v->from_run != NULL && !load_samples(v, file, request, arena, &request->measured, err))
        return false;
    if (request->n_sizes == 1)
        own_code_know_sizes(code, request->sizes, arena);
    as_compiled(code, v->flags, tools, arena);
    return comparison_make(request, arena, out, err);
}

/* Reports why the first nest cannot be compared. */
static bool refuse(const struct own_file *file, const struct ranked_nest *nest, struct arena *arena,
                   struct err *err)
{
    struct own_code code;
    struct classification class;
    if (!nest->entry->read)
        *err = nest->entry->err;
    else if (own_code_of(&nest->entry->nest, file->name, arena, &code, err))
        (void)classify_kernel(code.kernel, arena, &class, err);
    return false;
}

/* Whether the ratio is too low; says so in the log of continuous integration. */
static bool is_below(const struct compare_values *v, const struct comparison *c)
{
    const double worth = compare_worth(c);
    const unsigned line = c->request->code->nest.first_line;
    if (!(worth < v->fail_below))
        return false;
    fputs(c->request->code->name, stderr);
    if (line != 0)
        fprintf(stderr, ":%u", line);
    fprintf(stderr, ": error: %.0f %% of %s is less than the %.6g %% of --fail-below\n",
            100 * worth, c->is_far ? "the Roofline limit" : "the baseline's performance",
            100 * v->fail_below);
    return true;
}

static bool compare_nests(const struct compare_values *v, const struct own_file *file,
                          const struct ranking *ranking, const struct machine *machine,
                          const struct own_points *measured, bool *below, struct arena *arena,
                          struct err *err)
{
    const bool several = ranking->count > 1;
    const bool one = measured != NULL || v->from_run != NULL || v->baseline != NULL;
    const size_t n = one ? 1 : ranking_worth(ranking);
    const struct forecast_tools tools = {.machine = machine,
                                         .compiler = v->compiler,
                                         .cache_dir = cache_dir_choose(v->cache, arena)};
    const bool measure = may_measure(v, machine, arena);
    const bool text = !command_to_stdout(v->json) && !command_to_stdout(v->sarif);
    struct comparison *results = arena_alloc(arena, n, sizeof *results);
    struct sb out = {.arena = arena};
    struct progress progress;
    progress_begin(&progress, stderr, (double)n, 0);
    if (several)
        compare_nests_text(ranking, file->name, &out);
    for (size_t i = 0; i < n; i++) {
        if (i > 0)
            sb_addc(&out, '\n');
        const bool done = compare_nest(v, file, &ranking->items[i], &tools, measured, measure, n,
                                       &progress, i, arena, &results[i], err);
        progress_end(&progress);
        if (!done)
            return false;
        compare_text(&results[i], &out);
        compare_notes_text(&results[i], &out);
        if (text)
            print(sb_str(&out));
        out = (struct sb){.arena = arena};
        *below = is_below(v, &results[i]) || *below;
    }
    const struct compared all = {n, results, several ? ranking : NULL, v->command};
    return (v->html == NULL || compare_page_write(&all, v->html, site_of(v, arena), arena, err)) &&
           (v->store == NULL || store(v, &all, arena, err)) &&
           (v->json == NULL ||
            write_json(v->json, compare_all_json(results, n, several ? ranking : NULL, arena),
                       arena, err)) &&
           (v->sarif == NULL || write_json(v->sarif, compare_sarif(results, n), arena, err));
}

static bool run(const struct compare_values *v, const char *argument, bool *below,
                struct arena *arena, struct err *err)
{
    struct machine machine = {0};
    struct own_file file;
    struct ranking ranking;
    struct own_points measured;
    if (!check_store(v, err) || !check_run(v, err) || !load_nests(v, argument, arena, &file, err))
        return false;
    if (v->classify) {
        ranking_make(&file.nests, file.name, NULL, arena, &ranking);
        const struct ranked_nest *const first = &ranking.items[0];
        return first->usable ? report_class(v, &first->code, &first->class, arena, err)
                             : refuse(&file, first, arena, err);
    }
    if (!load_machine(v, arena, &machine, err) || !check_threads(v, &machine, err) ||
        (v->measured != NULL && !load_measured(v, arena, &measured, err)))
        return false;
    ranking_make(&file.nests, file.name, &machine, arena, &ranking);
    return ranking.items[0].usable
               ? compare_nests(v, &file, &ranking, &machine, v->measured != NULL ? &measured : NULL,
                               below, arena, err)
               : refuse(&file, &ranking.items[0], arena, err);
}

static void refuse_count(const struct compare_values *v, const struct opt_list *rest,
                         struct err *err)
{
    const size_t n = v->sizes.count;
    if (rest->count == 0 && n > 0) {
        err_set(err, ERR_USAGE, "no kernel given: -D took '%s' as a name and '%s' as its value",
                v->sizes.items[n - 2], v->sizes.items[n - 1]);
        err_hint(err, "write each size as -D NAME VALUE, such as -D N 500");
        return;
    }
    err_set(err, ERR_USAGE, rest->count == 0 ? "no kernel given" : "more than one kernel given");
    err_hint(err, "give one file, class or named kernel; inspect compare --help");
}

int cmd_compare(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct compare_values v = {.threads = 1, .root = "stencils"};
    struct opt_list rest = {0};
    if (!command_begin(&spec, argc, argv, &v, &rest, arena, err))
        return 0;
    if (rest.count != 1) {
        refuse_count(&v, &rest, err);
        return 2;
    }
    v.command = command_line(argc, argv, arena);
    bool below = false;
    if (!run(&v, rest.items[0], &below, arena, err))
        return err_exit_status(err);
    return below ? COMMAND_DIFFERS : 0;
}
