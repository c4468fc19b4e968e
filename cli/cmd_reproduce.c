#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/path.h"
#include "base/temp.h"
#include "cli/collect_arguments.h"
#include "cli/command.h"
#include "cli/shared_options.h"
#include "collect/machinefile/load.h"
#include "collect/sweep/reproduce.h"

enum { SHOWN = 20 };

struct options {
    const char *machine;
    struct collection_place place;
    double budget_s;
};

static const struct opt options_table[] = {
    OPTION_MACHINE(offsetof(struct options, machine), "; to measure, it must describe this host"),
    OPT_RANGE(0, "budget", OPT_REAL, offsetof(struct options, budget_s), "S",
              "at most S seconds per measured point (default: 2)", 0.01, 86400),
    COLLECTION_OPTIONS,
};

static const struct opt_spec spec = {
    .name = "inspect reproduce",
    .synopsis = "PATH -m M",
    .about =
        "Collects a stored configuration again, with the same sizes, threads and blocks, next to "
        "the stored results, which stay as they are, and compares: predictions to the fourth "
        "digit, measurements by the medians' difference over its standard error, two-sided at "
        "5 % for all points together (Bonferroni) and never below 2 %. Exit status 3 if they "
        "differ.",
    OPT_TABLE(options_table),
    .examples = "  inspect reproduce 3D/r1/homogeneous/star/constant/double -m "
                "HaswellEP_E5-2695v3_CoD\n",
};

/* One result: a folder, and what is compared. */
struct result {
    struct dir folder;
    struct config config;
    struct reproduce_tables tables;
    struct str kernel;
};

static bool read_file(const struct dir *folder, const char *name, struct arena *arena,
                      struct str *text, struct err *err)
{
    return dir_file_read_optional(folder, name, FILE_MAX_BYTES, arena, text, err);
}

static bool read_result(const char *root, const char *below, struct arena *arena,
                        struct result *out, struct err *err)
{
    struct str config;
    *out = (struct result){0};
    if (!dir_open(root, below, arena, &out->folder, err))
        return false;
    if (out->folder.fd < 0 || !dir_has(&out->folder, "config.yml"))
        return err_at(err, path_join(arena, root, below), 0, 0, "there is no such configuration") ||
               err_hint(err, "inspect collect collects one");
    return read_file(&out->folder, "config.yml", arena, &config, err) &&
           config_file_parse(config, "config.yml", arena, &out->config, err) &&
           read_file(&out->folder, "grid.csv", arena, &out->tables.grid, err) &&
           read_file(&out->folder, "scaling.csv", arena, &out->tables.scaling, err) &&
           read_file(&out->folder, "blocking.csv", arena, &out->tables.blocking, err) &&
           read_file(&out->folder, "kernel.c", arena, &out->kernel, err);
}

/* Collects the same sizes of the same kernel into a new folder. */
static bool collect_again(const struct options *o, const char *path, const struct result *stored,
                          const char *root, struct arena *arena, struct err *err)
{
    struct collection_work work = {0};
    struct sweep_item item = {.path = path, .source = stored->kernel, .name = "kernel.c"};
    struct collect_report report;
    bool model_only = false;
    if (!collection_machine(o->machine, o->place.trust, arena, &work, err) ||
        !reproduce_set(&stored->config, &stored->tables, arena, &work.set, &model_only, err))
        return false;
    if (o->budget_s > 0)
        work.set.point_budget_s = o->budget_s;
    item.gen_command = stored->config.commands_count > 0 ? stored->config.commands[0] : "";
    const struct collection_place place = {.root = root, .cache_dir = o->place.cache_dir};
    const struct sweep_context context = collection_context(&work, &place, model_only);
    const struct collect_options options = {.workers = 1, .out = stdout, .chatter = stderr};
    if (!collect_run(&context, &item, 1, &options, &report, err))
        return false;
    return !report.interrupted || err_set(err, ERR_INTERRUPTED, "interrupted");
}

static const char *known(const char *text)
{
    return text == NULL ? "?" : text;
}

/* Prints changes of the environment, which may explain differences. */
static void print_surroundings(const struct config *before, const struct config *after)
{
    const struct {
        const char *name, *before, *after;
    } rows[] = {
        {"inspect", known(before->inspect_version), known(after->inspect_version)},
        {"compiler", known(before->compiler), known(after->compiler)},
        {"flags", known(before->compiler_flags), known(after->compiler_flags)},
        {"analyser", known(before->analyser), known(after->analyser)},
        {"machine file", known(before->machine_hash), known(after->machine_hash)},
    };
    printf("collected %s\n", known(before->collected));
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (strcmp(rows[i].before, rows[i].after) != 0)
            printf("  %s was %s, is %s\n", rows[i].name, rows[i].before, rows[i].after);
    }
}

static void print_pairs(const char *what, const struct reproduce_pairs *pairs)
{
    size_t shown = 0;
    if (pairs->n == 0)
        return;
    printf("%s: %zu compared, %zu differ\n", what, pairs->n, pairs->n_differ);
    for (size_t i = 0; i < pairs->n; i++) {
        const struct reproduce_pair *p = &pairs->items[i];
        if (!p->differs || shown++ >= SHOWN)
            continue;
        if (!isfinite(p->before) || !isfinite(p->after)) {
            printf("  %s: %s\n", p->name, isfinite(p->after) ? "had no value" : "has no value now");
            continue;
        }
        printf("  %s: %.4g cy/CL, was %.4g (%+.1f %%", p->name, p->after, p->before,
               100 * (p->after / p->before - 1));
        printf(p->sigmas > 0 ? ", %.1f standard errors)\n" : ")\n", p->sigmas);
    }
    if (shown > SHOWN)
        printf("  and %zu more\n", shown - SHOWN);
}

/* Whether something differs, or -1. */
static int compare(const struct result *before, const struct result *after, struct arena *arena,
                   struct err *err)
{
    struct csv_table old;
    struct csv_table new;
    struct journal old_points = {0};
    struct journal new_points = {0};
    struct reproduce_pairs predicted;
    struct reproduce_pairs measured;
    if (!csv_parse_table(before->tables.grid, "grid.csv", arena, &old, err) ||
        !csv_parse_table(after->tables.grid, "grid.csv", arena, &new, err) ||
        !journal_open(&before->folder, JOURNAL_NAME, arena, &old_points, err))
        return -1;
    if (!journal_open(&after->folder, JOURNAL_NAME, arena, &new_points, err)) {
        journal_close(&old_points);
        return -1;
    }
    reproduce_predictions(&old, &new, arena, &predicted);
    reproduce_measurements(&old_points, &new_points, arena, &measured);
    print_surroundings(&before->config, &after->config);
    print_pairs("predictions", &predicted);
    print_pairs("measurements", &measured);
    journal_close(&old_points);
    journal_close(&new_points);
    return predicted.n_differ != 0 || measured.n_differ != 0;
}

static int reproduce(const struct options *o, const char *path, struct arena *arena,
                     struct err *err)
{
    if (!path_names_ok(str_of(path))) {
        err_set(err, ERR_USAGE, "PATH and M do not name a configuration");
        return -1;
    }
    const char *below = path_join(arena, path, machine_name_of(o->machine, arena));
    struct result before;
    struct result after = {0};
    struct temp temp;
    if (!read_result(o->place.root, below, arena, &before, err) || !temp_make(arena, &temp, err))
        return -1;
    int differs = -1;
    if (collect_again(o, path, &before, temp.path, arena, err) &&
        read_result(temp.path, below, arena, &after, err))
        differs = compare(&before, &after, arena, err);
    dir_close(&after.folder);
    dir_close(&before.folder);
    return temp_remove(&temp, err) ? differs : -1;
}

int cmd_reproduce(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct options o = {.place = COLLECTION_PLACE};
    struct opt_list rest = {0};
    if (!command_begin(&spec, argc, argv, &o, &rest, arena, err))
        return 0;
    if (rest.count != 1 || o.machine == NULL) {
        err_set(err, ERR_USAGE, "give one configuration: its path, and its machine with -m");
        err_hint(err, "see inspect reproduce --help");
        return 2;
    }
    const int differs = reproduce(&o, rest.items[0], arena, err);
    return differs < 0 ? 1 : differs != 0 ? COMMAND_DIFFERS : 0;
}
