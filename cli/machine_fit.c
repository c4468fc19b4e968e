#include "cli/machine_fit.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/clean.h"
#include "base/csv.h"
#include "base/file.h"
#include "base/json.h"
#include "base/opt.h"
#include "collect/machine/sheet.h"
#include "collect/machinefile/load.h"
#include "collect/model/composition.h"
#include "collect/model/fit.h"
#include "collect/model/fit_streams.h"

struct fit_options {
    const char *from;
    const char *predictor;
    const char *folder;
};

static const struct opt fit_opts[] = {
    OPT(0, "from", OPT_TEXT, offsetof(struct fit_options, from), "PATH",
        "fit to the measurements in PATH, a grid.csv or a collection that holds some of this "
        "machine "
        "(default: the machine file's own bandwidths of one core)"),
    OPT('P', "predictor", OPT_TEXT, offsetof(struct fit_options, predictor), "P",
        "with --from: take the traffic that P predicted (default: LC)"),
    OPT('o', "folder", OPT_TEXT, offsetof(struct fit_options, folder), "DIR",
        "write DIR/NAME.yml with what was found (default: only print it)"),
};
static const struct opt_spec fit_spec = {
    .name = "inspect machine fit",
    .synopsis = "M [--from PATH] [-o DIR]",
    .about = "Fits how in-core and data transfer times combine on machine M: a cost per line "
             "loaded and stored for each level, and how much of these times overlaps. The "
             "hypothesis chosen is the one that best predicts kinds of loops left out of the fit.",
    OPT_TABLE(fit_opts),
    .examples = "  inspect machine fit SandyBridgeEP_E5-2680\n",
};

struct observations {
    struct observation *items;
    size_t count;
    size_t files;
};

struct source {
    const struct machine *machine;
    const char *predictor;
    struct arena *arena;
    struct observations *out;
};

static double number(const struct csv_table *t, size_t row, const char *name)
{
    return csv_number(t, row, csv_column(t, name));
}

/* Lines per cache line of work at each edge, from bytes per update; false if there is no
 * prediction. */
static bool read_paths(const struct source *s, const struct csv_table *t, size_t row,
                       double lup_per_cl, struct line_paths *out)
{
    const struct machine *m = s->machine;
    const double lines_per_byte = lup_per_cl / (double)m->line_bytes;
    double loads[MACHINE_MAX_LEVELS];
    double evicts[MACHINE_MAX_LEVELS];
    for (int e = 0; e < m->n_caches; e++) {
        const char *const edge =
            str_formatz(s->arena, "%s_%s%s", s->predictor, machine_level_name(m, e),
                        machine_level_name(m, e + 1));
        loads[e] =
            lines_per_byte * number(t, row, str_formatz(s->arena, "%s_load_bytes_per_lup", edge));
        evicts[e] =
            lines_per_byte * number(t, row, str_formatz(s->arena, "%s_evict_bytes_per_lup", edge));
        if (!isfinite(loads[e]) || !isfinite(evicts[e]))
            return false;
    }
    composition_paths(loads, evicts, m->n_caches, out);
    return true;
}

/* What chains and divisions take beyond the ports: an optional part of the analysis beside the
 * table, which a table alone does not have. */
static bool read_beyond(const char *table, struct arena *arena, double *cy_per_cl, struct err *err)
{
    const char *const path = path_join(arena, path_folder(table, arena), "incore.json");
    struct str text;
    *cy_per_cl = 0;
    if (!file_exists(path))
        return true;
    json_t *const json =
        file_read(path, JSON_MAX_BYTES, arena, &text, err) ? json_parse(text, path, err) : NULL;
    if (json == NULL)
        return false;
    *cy_per_cl = fmax(json_get_number(json, "T_beyond_cy_per_cl"), 0);
    json_decref(json);
    return true;
}

/* The in-core time of rows of their length, as predictions use it; if a table also has that of
 * endless rows, it is in another column. */
static struct core_time read_core(const struct csv_table *t, size_t row, double beyond_cy_per_cl)
{
    const struct core_time rows = {number(t, row, "T_comp_rows_cy_per_cl"),
                                   number(t, row, "T_RegL1_rows_cy_per_cl"), beyond_cy_per_cl};
    const struct core_time plain = {number(t, row, "T_comp_cy_per_cl"),
                                    number(t, row, "T_RegL1_cy_per_cl"), beyond_cy_per_cl};
    return isfinite(rows.T_comp_cy_per_cl) && isfinite(rows.T_RegL1_cy_per_cl) ? rows : plain;
}

/* Reads one accepted measurement on one core. Each table is a group: a class of kernels. */
static void read_row(const struct source *s, const struct csv_table *t, size_t row,
                     const char *group, double beyond_cy_per_cl)
{
    struct observations *const out = s->out;
    const double cy = number(t, row, "bench_cy_per_cl_median");
    const double mlup = number(t, row, "bench_mlup_per_s_median");
    const double clock = number(t, row, "bench_clock_hz");
    const double lup_per_cl = round(mlup * 1e6 * cy / clock);
    struct observation o = {
        .name = group,
        .group = group,
        .core = read_core(t, row, beyond_cy_per_cl),
        .core_analysed = true,
        .cores = (int)number(t, row, "threads"),
        .measured_cy_per_cl = cy,
    };
    if (!(cy > 0) || !(lup_per_cl > 0) || !isfinite(o.core.T_comp_cy_per_cl) ||
        !isfinite(o.core.T_RegL1_cy_per_cl) || number(t, row, "threads") != 1 ||
        !str_eq(csv_cell(t, row, csv_column(t, "bench_verdict")), STR("ok")) ||
        !read_paths(s, t, row, lup_per_cl, &o.lines))
        return;
    *ARENA_ADD(s->arena, out->items, out->count) = o;
}

static bool read_table(const struct source *s, const char *path, struct err *err)
{
    struct str text;
    struct csv_table t;
    double beyond_cy_per_cl = 0;
    if (!file_read(path, FILE_MAX_BYTES, s->arena, &text, err) ||
        !csv_parse_table(text, path, s->arena, &t, err) ||
        !read_beyond(path, s->arena, &beyond_cy_per_cl, err))
        return false;
    s->out->files++;
    for (size_t row = 0; row < t.rows; row++)
        read_row(s, &t, row, path, beyond_cy_per_cl);
    return true;
}

/* Every grid.csv of the machine below a folder. */
static bool read_folder(const struct source *s, const char *path, int depth, struct err *err)
{
    enum { DEEPEST = 12 };
    struct str_list names = {0};
    const char *const table = path_join(s->arena, path, "grid.csv");
    if (strcmp(path_last(path), s->machine->name) == 0 && file_exists(table))
        return read_table(s, table, err);
    if (depth == DEEPEST)
        return true;
    if (!dir_list_folders(path, s->arena, &names, err))
        return false;
    for (size_t i = 0; i < names.count; i++) {
        if (!read_folder(s, path_join(s->arena, path, str_cstr(s->arena, names.items[i])),
                         depth + 1, err))
            return false;
    }
    return true;
}

static bool observe(const struct source *s, const char *path, struct err *err)
{
    const bool ok =
        file_is_not_folder(path) ? read_table(s, path, err) : read_folder(s, path, 0, err);
    if (!ok || s->out->count > 0)
        return ok;
    err_set(err, ERR_INPUT, "%s: no accepted measurements of one core of machine '%s'", path,
            s->machine->name);
    return err_hint(err, "they are in tables grid.csv, in folders of the machine's name");
}

static void print_hypotheses(const struct fit_result *fit, size_t n, FILE *out)
{
    fprintf(out,
            "%zu measured loops of one core; mean error over kinds of loops left out in turn\n", n);
    for (int h = 0; h < FIT_HYPOTHESES; h++) {
        const struct fit_hypothesis *const tried = &fit->hypotheses[h];
        fprintf(out, "  %-9s %5.1f %%%s%s\n", tried->name, 100 * tried->error,
                tried->memory_apart ? ", with a share of memory's own" : "",
                tried->as_good ? ", as good as the best" : "");
    }
}

static void set_provenance(struct machine *m, const struct observations *o, const char *from,
                           const struct fit_result *fit, struct arena *arena)
{
    const struct provenance made = {
        .group = "compositions",
        .kind = PROVENANCE_INFERRED,
        .how = from == NULL
                   ? str_formatz(arena,
                                 "inspect machine fit: to the %zu bandwidths of one core in this "
                                 "file, error %.1f %% with each mix left out",
                                 o->count, 100 * fit->error)
                   : str_formatz(arena,
                                 "inspect machine fit --from: to %zu measured runtimes of %zu "
                                 "configurations, error %.1f %% with each configuration left out",
                                 o->count, o->files, 100 * fit->error),
    };
    machine_set_provenance(m, &made, arena);
}

int machine_fit(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct fit_options options = {.predictor = "LC"};
    struct opt_list rest = {0};
    struct machine m;
    struct observations o = {0};
    struct fit_result fit;
    if (!command_begin(&fit_spec, argc, argv, &options, &rest, arena, err))
        return 0;
    if (rest.count != 1) {
        err_set(err, ERR_USAGE, "%s takes 1 argument, not %zu", fit_spec.name, rest.count);
        err_hint(err, "see %s --help", fit_spec.name);
        return 0;
    }
    const struct source source = {&m, options.predictor, arena, &o};
    if (!machine_load(rest.items[0], arena, &m, err) ||
        !(options.from != NULL ? observe(&source, options.from, err)
                               : streams_observe(&m, arena, &o.items, &o.count, err)) ||
        !composition_fit(o.items, o.count, m.n_caches, arena, &fit, err))
        return 0;
    print_hypotheses(&fit, fit.n_used, stdout);
    m.compositions[0] = fit.composition;
    m.n_compositions = 1;
    set_provenance(&m, &o, options.from, &fit, arena);
    struct sb text = {.arena = arena};
    machine_composition_report(&m, &text);
    struct sb clean = {.arena = arena};
    clean_add(&clean, sb_cstr(&text), "\n");
    fputs(sb_cstr(&clean), stdout);
    const char *path = NULL;
    if (options.folder != NULL && machine_save(&m, options.folder, arena, &path, err))
        printf("%s\n", path);
    return 0;
}
