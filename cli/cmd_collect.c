#include <stdio.h>

#include "base/opt.h"
#include "base/plural.h"
#include "cli/collect_arguments.h"
#include "cli/command.h"
#include "cli/measure_flags.h"
#include "collect/sweep/models_file.h"

struct options {
    const char *machine;
    struct collection_place place;
    const char *only;
    bool model_only;
    bool compact;
    bool dry_run;
    struct measure_flags measure_flags;
    double budget_s;
    long workers;
    long retries;
    struct nest_choice nest;
};

static const struct opt options_table[] = {
    OPTION_MACHINE(offsetof(struct options, machine), "; to measure, it must describe this host"),
    OPT(0, "model-only", OPT_FLAG, offsetof(struct options, model_only), NULL,
        "do not run benchmarks: for machines other than this host"),
    OPT(0, "compact", OPT_FLAG, offsetof(struct options, compact), NULL,
        "write only the in-core analyses of model-only results, all into models/M.txt of the "
        "collection; the rest is computed where they are read"),
    OPT('n', "dry-run", OPT_FLAG, offsetof(struct options, dry_run), NULL,
        "print the plan, how much of it is done and how long it takes"),
    OPT(0, "only", OPT_TEXT, offsetof(struct options, only), "FILE",
        "of a set, only the paths listed in FILE, one per line"),
    OPT_RANGE(0, "budget", OPT_REAL, offsetof(struct options, budget_s), "S",
              "at most S seconds per measured point (default: as in the set)", 0.01, 86400),
    MEASURE_FLAGS_OPTIONS(options, "overrides the set: "),
    OPT_RANGE(0, "retries", OPT_INT, offsetof(struct options, retries), "N",
              "retries of a failing point, counted over all runs (default: as in the set)", 0, 99),
    OPT_RANGE('j', "workers", OPT_INT, offsetof(struct options, workers), "N",
              "processes for everything except measurements (default: one per core)", 1,
              COLLECTION_MAX_WORKERS),
    NEST_CHOICE_OPTIONS(offsetof(struct options, nest)),
    COLLECTION_OPTIONS,
};

static const struct opt_spec spec = {
    .name = "inspect collect",
    .synopsis = "SET|PATH|KERNEL… -m M",
    .about =
        "Models and measures stencils over grid sizes and core counts; each stencil has its own "
        "folder in stencils/. Takes a set (stencils/sets/*.yml, by name or file), or paths of the "
        "classification, named kernels and kernel files. It can be stopped at any time: the next "
        "run resumes the work, and does nothing if everything is done.",
    OPT_TABLE(options_table),
    .examples = "  inspect collect quick -m HaswellEP_E5-2695v3_CoD --model-only --dry-run\n"
                "  inspect collect 2D/r1/homogeneous/star/constant/double -m "
                "HaswellEP_E5-2695v3_CoD --model-only -o stencils\n",
};

static bool load(const struct options *o, const struct opt_list *rest, struct arena *arena,
                 struct collection_work *work, struct err *err)
{
    if (!collection_machine(o->machine, o->place.trust, arena, work, err))
        return false;
    if (rest->count == 1 && collection_is_set(rest->items[0], arena))
        return collection_set(rest->items[0], arena, work, err);
    struct str_list kernels = {0};
    for (size_t i = 0; i < rest->count; i++) {
        if (collection_is_set(rest->items[i], arena))
            return err_set(err, ERR_USAGE, "the set '%s' cannot be combined with other arguments",
                           rest->items[i]) ||
                   err_hint(err, "collect it with a separate command");
        str_list_add(arena, &kernels, str_of(rest->items[i]));
    }
    return collection_kernels(&kernels, arena, work, err);
}

static bool take_manner(const struct measure_flags *m, struct set *set, struct err *err)
{
    struct measure_options how = {
        .cold = set->cold, .pin = set->pin, .best_k = set->best_k, .pages = set->pages};
    if (!measure_flags_apply(m, &how, err))
        return false;
    set->cold = how.cold;
    set->pin = how.pin;
    set->best_k = how.best_k;
    set->pages = how.pages;
    return true;
}

/* False if something is missing: such a collection is not complete, however often it is run. */
static bool all_there(const struct collect_report *report, struct err *err)
{
    if (report->failed_points == 0)
        return true;
    err_set(err, ERR_SYSTEM, "%zu point%s missing; the first: %s", report->failed_points,
            PLURAL_OF(report->failed_points, " is", "s are"), report->reason);
    return report->incomplete > 0
               ? err_hint(err, "fix that and run it again to retry these points")
               : err_hint(err, "config.yml of each folder lists them under failures");
}

/* Writes the results of all items that need a compiler and an analyser into one file. */
static bool write_compact(const struct sweep_context *context, const struct collection_work *work,
                          struct arena *arena, struct err *err)
{
    struct sb text = {.arena = arena};
    struct dir folder;
    for (size_t i = 0; i < work->n_items; i++) {
        struct arena scratch = {0};
        struct configuration c;
        struct stencil_class class;
        const bool done = class_parse(str_of(work->items[i].path), &class, err) &&
                          configuration_plan(context, &work->items[i], &scratch, &c, err);
        if (done)
            compact_add(&c, &text);
        arena_free(&scratch);
        if (!done)
            return false;
    }
    const char *name = str_formatz(arena, "%s" COMPACT_SUFFIX, work->machine.name);
    if (!dir_open_made(context->root, COMPACT_FOLDER, arena, &folder, err))
        return false;
    const bool done = dir_file_write(&folder, name, sb_str(&text), err);
    dir_close(&folder);
    if (done)
        printf("%zu analys%s in %s/%s\n", work->n_items, PLURAL_OF(work->n_items, "is", "es"),
               folder.path, name);
    return done;
}

static bool collect(const struct options *o, const struct opt_list *rest, struct arena *arena,
                    struct err *err)
{
    struct collection_work work = {.nest = o->nest};
    if (!load(o, rest, arena, &work, err) ||
        (o->only != NULL && !collection_only(o->only, arena, &work, err)))
        return false;
    if (!take_manner(&o->measure_flags, &work.set, err))
        return false;
    if (o->budget_s > 0)
        work.set.point_budget_s = o->budget_s;
    if (o->retries >= 0)
        work.set.attempts = 1 + (int)o->retries;
    const struct sweep_context context =
        collection_context(&work, &o->place, o->model_only || o->compact);
    const struct collect_options options = {
        .dry_run = o->dry_run, .workers = (int)o->workers, .out = stdout, .chatter = stderr};
    struct collect_report report;
    if (o->compact)
        return write_compact(&context, &work, arena, err);
    const bool done = collect_run(&context, work.items, work.n_items, &options, &report, err);
    if (o->dry_run)
        return done && !report.interrupted;
    printf("%s: %zu collected, %zu unchanged, %zu held by another collector, %zu failed; "
           "%zu failed point%s%s\n",
           work.set.name, report.collected, report.unchanged, report.busy, report.failed,
           report.failed_points, PLURAL(report.failed_points),
           report.incomplete > 0 ? str_formatz(arena, ", %zu incomplete", report.incomplete) : "");
    if (report.busy > 0)
        fprintf(stderr, "held by %s: run this again later for what that leaves undone\n",
                report.holder);
    if (report.interrupted)
        return err_set(err, ERR_INTERRUPTED,
                       "interrupted; finished points are kept, run it again to continue");
    return done && all_there(&report, err);
}

int cmd_collect(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct options o = {.place = COLLECTION_PLACE, .workers = collection_workers(), .retries = -1};
    struct opt_list rest = {0};
    if (!command_begin(&spec, argc, argv, &o, &rest, arena, err))
        return 0;
    if (rest.count == 0 || o.machine == NULL) {
        err_set(err, ERR_USAGE, rest.count == 0 ? "nothing to collect" : "no machine given");
        err_hint(err, "see inspect collect --help");
        return 2;
    }
    return collect(&o, &rest, arena, err) ? 0 : 1;
}
