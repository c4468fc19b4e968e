#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/json.h"
#include "base/opt.h"
#include "cli/cache_dir.h"
#include "cli/command.h"
#include "cli/compare_page.h"
#include "cli/compare_report.h"
#include "cli/model_report.h"
#include "cli/nest_choice.h"
#include "cli/shared_options.h"
#include "cli/source.h"
#include "collect/host/host_match.h"
#include "collect/machine/trust.h"
#include "collect/machinefile/load.h"
#include "collect/sweep/sizes.h"
#include "render/own_store.h"

enum { MAX_TABLE_BYTES = 16 << 20 };
static const double measurement_budget_s = 12;

struct compare_values {
    const char *machine;
    const char *baseline;
    struct opt_list sizes;
    long threads;
    const char *measured;
    bool model_only;
    bool try_advice;
    const char *compiler;
    const char *flags;
    bool trust;
    const char *root;
    const char *cache;
    const char *json;
    const char *html;
    const char *store;
    struct nest_choice nest;
    bool classify;
    const char *command; /* the whole of it */
};

#define FIELD(name) offsetof(struct compare_values, name)

static const struct opt options[] = {
    OPTION_MACHINE(FIELD(machine), " (default: the one that describes this host)"),
    {'D', "define", OPT_LIST, FIELD(sizes), "NAME RANGE",
     "a size: 500 or 100-400:4; the name . sets all others (default: as given in the file or the "
     "table of own numbers, else sizes for L2, the last-level cache and memory)",
     2, 0, 0},
    {0, "threads", OPT_INT, FIELD(threads), "N",
     "also compare on 2, 4, … and N threads, at the largest size (default: 1)", 0, 1, 4096},
    {'b', "baseline", OPT_TEXT, FIELD(baseline), "KERNEL",
     "compare with this class, named kernel or file (default: the nearest class)", 0, 0, 0},
    {0, "classify", OPT_FLAG, FIELD(classify), NULL,
     "print what was read, its class and the differences to it, and stop", 0, 0, 0},
    {0, "measured", OPT_TEXT, FIELD(measured), "FILE.csv",
     "use your own measurements instead of a run: columns size, threads, and mlup_per_s or seconds "
     "and sweeps",
     0, 0, 0},
    {0, "model-only", OPT_FLAG, FIELD(model_only), NULL, "only predict, do not run anything", 0, 0,
     0},
    {0, "try", OPT_FLAG, FIELD(try_advice), NULL,
     "also measure your code with the suggested block size", 0, 0, 0},
    OPTION_COMPILER(FIELD(compiler)),
    {0, "compiler-flags", OPT_TEXT, FIELD(flags), "FLAGS",
     "flags for your code, added after those of the machine file; -D and -I count for reading, too",
     0, 0, 0},
    NEST_CHOICE_OPTIONS(FIELD(nest)),
    OPTION_TRUST(FIELD(trust)),
    OPTION_COLLECTION('o', FIELD(root)),
    OPTION_CACHE_DIR(FIELD(cache)),
    {0, "json", OPT_TEXT, FIELD(json), "FILE", "write JSON; - for standard output", 0, 0, 0},
    {0, "html", OPT_TEXT, FIELD(html), "FILE", "write one self-contained page with plots", 0, 0, 0},
    {0, "store", OPT_TEXT, FIELD(store), "NAME",
     "keep the result as own/NAME.json in the collection, for inspect render", 0, 0, 0},
};

static const struct opt_spec spec = {
    .name = "inspect compare",
    .synopsis = "[-m M] [-D NAME RANGE]… [--threads N] FILE.c",
    .about = "Compares a stencil of your own with a baseline: how fast it is, how fast it could "
             "be, and where it loses performance. Your code and the baseline are always predicted, "
             "and measured in alternation if this host is the machine. Each cause is a prediction "
             "of the same code without that one defect.",
    .opts = options,
    .n_opts = sizeof options / sizeof *options,
    .examples = "inspect compare named/2d-5pt --model-only -m HaswellEP_E5-2695v3_CoD -D . 1000\n"
                "inspect compare named/3d-long-range -b 3D/r3/isotropic/star/constant/double "
                "--model-only -m HaswellEP_E5-2695v3_CoD -D . 200\n",
};

/* ---- the machine ---- */

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

/* ---- sizes ---- */

/* The largest size, all symbols alike, with which all arrays take at most `bytes`; 0: none. */
static int64_t size_within(const struct kernel *k, double bytes)
{
    int64_t low = 0;
    int64_t high = (int64_t)1 << 32;
    while (low + 1 < high) {
        const int64_t middle = low + (high - low) / 2;
        int64_t sizes[KERNEL_MAX_SYMBOLS];
        int64_t total = 0;
        struct err ignored = {0};
        sizes_fill(k, NULL, middle, sizes);
        if (kernel_total_bytes(k, sizes, &total, &ignored) && (double)total <= bytes)
            low = middle;
        else
            high = middle;
    }
    return low;
}

/* As grids in practice are: multiples of 2 below 100, of 10 above, no power of two. */
static int64_t rounded(int64_t size)
{
    const int64_t step = size < 100 ? 2 : 10;
    return size < step ? size : size - size % step;
}

/* Half of L2, half of the last cache, four times the last cache. */
static bool default_sizes(const struct kernel *k, const struct machine *m, int64_t *out,
                          size_t *count, struct err *err)
{
    struct hierarchy h;
    machine_hierarchy(m, 1, &h);
    const double last = (double)cache_bytes(&h, h.n_levels - 1);
    const double targets[] = {(double)cache_bytes(&h, h.n_levels > 1 ? 1 : 0) / 2, last / 2,
                              4 * last};
    int64_t before = 0;
    *count = 0;
    for (size_t i = 0; i < sizeof targets / sizeof *targets; i++) {
        int64_t *const sizes = out + *count * (size_t)k->n_symbols;
        const int64_t size = rounded(size_within(k, targets[i]));
        struct err too_small = {0};
        sizes_fill(k, NULL, size, sizes);
        if (size <= before || !kernel_check_sizes(k, sizes, &too_small))
            continue;
        before = size;
        (*count)++;
    }
    if (*count != 0)
        return true;
    err_set(err, ERR_USAGE, "no default size suits this kernel and machine");
    return err_hint(err, "give sizes with -D NAME VALUE");
}

static bool bytes_of(const struct kernel *k, const int64_t *sizes, int64_t *out, struct err *err)
{
    return kernel_total_bytes(k, sizes, out, err);
}

/* Smallest first. */
static bool sort_sizes(const struct kernel *k, int64_t *sizes, size_t count, struct err *err)
{
    const size_t n = (size_t)k->n_symbols;
    for (size_t i = 0; i < count; i++) {
        for (size_t j = i; j > 0; j--) {
            int64_t *const a = sizes + (j - 1) * n;
            int64_t *const b = sizes + j * n;
            int64_t bytes_a, bytes_b;
            if (!bytes_of(k, a, &bytes_a, err) || !bytes_of(k, b, &bytes_b, err))
                return false;
            for (size_t s = 0; s < n && bytes_b < bytes_a; s++) {
                const int64_t t = a[s];
                a[s] = b[s];
                b[s] = t;
            }
        }
    }
    return true;
}

/* The sizes of a table of own numbers, each once. */
static bool measured_sizes(const struct kernel *k, const struct own_points *own, int64_t *out,
                           size_t *count, struct err *err)
{
    *count = 0;
    for (size_t i = 0; i < own->count; i++) {
        bool known = false;
        for (size_t j = 0; j < i; j++)
            known = known || own->items[j].size == own->items[i].size;
        if (known)
            continue;
        if (*count == COMPARISON_MAX_POINTS) {
            err_set(err, ERR_INPUT, "the table has more than %d sizes", COMPARISON_MAX_POINTS);
            return err_hint(err, "choose some with -D");
        }
        int64_t *const sizes = out + (*count)++ * (size_t)k->n_symbols;
        sizes_fill(k, NULL, own->items[i].size, sizes);
        struct err wrong = {0};
        if (!kernel_check_sizes(k, sizes, &wrong)) {
            err_set(err, ERR_INPUT, "size %lld of the own numbers: %s",
                    (long long)own->items[i].size, wrong.text);
            return err_hint(err, "%s", wrong.hint);
        }
    }
    return sort_sizes(k, out, *count, err);
}

/* Whether -D sets this size, by its name or by that of all. */
static bool is_given(const struct opt_list *sizes, struct str name)
{
    for (size_t i = 0; i < sizes->count; i += 2) {
        const struct str given = str_of(sizes->items[i]);
        if (str_eq(given, name) || str_eq(given, STR(".")))
            return true;
    }
    return false;
}

/* What -D says; what the file defines; what was measured; else sizes for the caches. */
static bool choose_sizes(const struct compare_values *v, const struct own_code *code,
                         const struct machine *m, struct arena *arena, struct comparison_request *r,
                         struct err *err)
{
    const struct kernel *k = code->kernel;
    const size_t n = v->sizes.count / 2;
    const size_t n_symbols = (size_t)k->n_symbols;
    struct study_setting *settings = arena_alloc(arena, n + n_symbols, sizeof *settings);
    size_t n_settings = 0;
    bool all_known = true;
    for (size_t s = 0; s < n_symbols; s++) {
        const bool known = code->nest.size_values != NULL && code->nest.size_values[s] > 0;
        all_known = all_known && known;
        if (known && !is_given(&v->sizes, k->symbols[s]))
            settings[n_settings++] = (struct study_setting){
                k->symbols[s], str_format(arena, "%lld", (long long)code->nest.size_values[s])};
    }
    for (size_t i = 0; i < n; i++)
        settings[n_settings++] = (struct study_setting){str_of(v->sizes.items[2 * i]),
                                                        str_of(v->sizes.items[2 * i + 1])};
    int64_t *const sizes =
        arena_alloc(arena, COMPARISON_MAX_POINTS * (n_symbols + 1), sizeof *sizes);
    r->sizes = sizes;
    if (n == 0 && !all_known)
        return r->measured != NULL ? measured_sizes(k, r->measured, sizes, &r->n_sizes, err)
                                   : default_sizes(k, m, sizes, &r->n_sizes, err);
    struct study study;
    if (!study_make(k, settings, n_settings, arena, &study, err))
        return false;
    if (study.n_points > COMPARISON_MAX_POINTS) {
        err_set(err, ERR_USAGE, "%zu sizes are too many", study.n_points);
        return err_hint(err, "give at most %d, as in -D . 100-400:4", COMPARISON_MAX_POINTS);
    }
    r->n_sizes = study.n_points;
    for (size_t i = 0; i < study.n_points; i++) {
        study_at(&study, i, sizes + i * n_symbols);
        if (!kernel_check_sizes(k, sizes + i * n_symbols, err))
            return false;
    }
    return sort_sizes(k, sizes, r->n_sizes, err);
}

/* ---- the two sides ---- */

static bool load_own(const struct compare_values *v, const char *argument, struct arena *arena,
                     struct own_code *out, struct err *err)
{
    struct str text, name;
    struct nest_options which;
    return nest_choice_read(&v->nest, v->flags, arena, &which, err) &&
           source_load(argument, arena, &text, &name, err) &&
           own_code_read(text, str_cstr(arena, name), &which, arena, out, err);
}

/* The kernel that was asked for, or that of the nearest class. */
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
    return file_read(v->measured, MAX_TABLE_BYTES, arena, &text, err) &&
           own_points_parse(text, v->measured, arena, out, err);
}

/* Whether to measure; why not goes to standard error. */
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

/* Takes the object. */
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

static bool store(const struct compare_values *v, const struct comparison *c, struct arena *arena,
                  struct err *err)
{
    const char *const name = str_formatz(arena, "%s.json", v->store);
    struct dir folder;
    const bool done = dir_open_made(v->root, OWN_STORE_FOLDER, arena, &folder, err) &&
                      compare_page_store(c, v->command, &folder, name, arena, err);
    dir_close(&folder);
    return done;
}

static bool report(const struct compare_values *v, const struct comparison *c, struct arena *arena,
                   struct err *err)
{
    if (v->html != NULL && !compare_page_write(c, v->command, v->html, arena, err))
        return false;
    if (v->store != NULL && !store(v, c, arena, err))
        return false;
    if (!command_to_stdout(v->json)) {
        struct sb text = {.arena = arena};
        compare_text(c, &text);
        fwrite(text.ptr, 1, text.len, stdout);
    }
    return v->json == NULL || write_json(v->json, compare_json(c, arena), arena, err);
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

static bool run(const struct compare_values *v, const char *argument, struct arena *arena,
                struct err *err)
{
    struct machine machine = {0};
    struct own_code code;
    struct classification class;
    struct baseline baseline;
    struct own_points measured;
    struct comparison result;
    if (!check_store(v, err) || !load_own(v, argument, arena, &code, err) ||
        !classify(code.kernel, arena, &class, err))
        return false;
    if (v->classify)
        return report_class(v, &code, &class, arena, err);
    if (!load_baseline(v, &class, arena, &baseline, err) ||
        !load_machine(v, arena, &machine, err) || !check_threads(v, &machine, err) ||
        (v->measured != NULL && !load_measured(v, arena, &measured, err)))
        return false;
    const struct forecast_tools tools = {.machine = &machine,
                                         .compiler = v->compiler,
                                         .cache_dir = cache_dir_choose(v->cache, arena)};
    struct comparison_request request = {.code = &code,
                                         .classification = &class,
                                         .baseline = &baseline,
                                         .tools = &tools,
                                         .own_flags = v->flags,
                                         .root = v->root,
                                         .threads = (int)v->threads,
                                         .measured = v->measured != NULL ? &measured : NULL,
                                         .try_advice = v->try_advice,
                                         .budget_s = measurement_budget_s};
    if (!choose_sizes(v, &code, &machine, arena, &request, err))
        return false;
    request.measure = may_measure(v, &machine, arena);
    return comparison_make(&request, arena, &result, err) && report(v, &result, arena, err);
}

int cmd_compare(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct compare_values v = {.threads = 1, .root = "stencils"};
    struct opt_list rest = {0};
    if (!command_begin(&spec, argc, argv, &v, &rest, arena, err))
        return 0;
    if (rest.count != 1) {
        err_set(err, ERR_USAGE, rest.count == 0 ? "no kernel given" : "more than one kernel given");
        err_hint(err, "give one file, class or named kernel; inspect compare --help");
        return 2;
    }
    v.command = command_line(argc, argv, arena);
    return run(&v, rest.items[0], arena, err) ? 0 : err_exit_status(err);
}
