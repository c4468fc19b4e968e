/* The whole collection as one CSV and one JSON file, and the dictionary of columns, all from one
 * table. */
#include <math.h>
#include <string.h>

#include "base/csv.h"
#include "base/file.h"
#include "collect/sweep/columns.h"
#include "render/escape.h"
#include "render/pages.h"
#include "render/points_export.h"
#include "render/site_address.h"
#include "render/text.h"

enum export_kind { EXPORT_NUMBER, EXPORT_TEXT, EXPORT_STR, EXPORT_FILES };

struct export_column {
    const char *name, *unit, *meaning;
    enum export_kind kind; /* a double, a C string, a struct str, or the names of the files */
    size_t offset;         /* in struct summary */
};

/* All files except the page itself and the data of its script. */
static struct str files_text(const struct summary *s, struct arena *arena)
{
    struct sb names = {.arena = arena};
    for (size_t i = 0; i < s->files.count; i++) {
        const struct str name = s->files.items[i];
        if (str_eq(name, STR("index.html")) || str_eq(name, STR("data.js")))
            continue;
        sb_addz(&names, names.len == 0 ? "" : " ");
        sb_add(&names, name);
    }
    return sb_str(&names);
}

/* clang-format off */
#define NUMBER(name, unit, meaning) {#name, unit, meaning, EXPORT_NUMBER, offsetof(struct summary, facts.name)}
#define TEXT(name, meaning, kind, member) {name, "text", meaning, kind, offsetof(struct summary, member)}
/* clang-format on */

static const struct export_column columns[] = {
    TEXT("folder", "the configuration; its tables lie below this address", EXPORT_TEXT, folder),
    TEXT("stencil", "its stencil in words", EXPORT_STR, identity.title),
    TEXT("machine", "its machine", EXPORT_TEXT, machine),
    {"collected", "UTC", "when", EXPORT_TEXT, offsetof(struct summary, collected)},
    NUMBER(size, "1",
           "value of the size symbols on the largest grid, to which the next seven columns refer"),
    NUMBER(bytes, "B", "size of all arrays"),
    NUMBER(cy_per_cl, "cy/CL", "measured on one core"),
    NUMBER(mlup_per_s, "MLUP/s", "measured on one core"),
    NUMBER(ecm_cy_per_cl, "cy/CL", "ECM prediction for one core"),
    NUMBER(ecm_mlup_per_s, "MLUP/s", "ECM prediction for one core"),
    NUMBER(roofline_cy_per_cl, "cy/CL", "Roofline prediction for one core"),
    NUMBER(deviation, "1", "ECM / measurement - 1, of cy/CL"),
    TEXT("bottleneck", "what limits it, by Roofline", EXPORT_STR, facts.bottleneck),
    NUMBER(median_deviation, "1", "median of the absolute deviations over all grids"),
    NUMBER(balance_bytes_per_lup, "B/LUP", "memory traffic"),
    NUMBER(domain_cores, "cores", "of a NUMA domain"),
    NUMBER(domain_mlup_per_s, "MLUP/s", "measured with these"),
    NUMBER(domain_ecm_mlup_per_s, "MLUP/s", "predicted with these"),
    NUMBER(all_threads, "cores", "largest number measured"),
    NUMBER(all_mlup_per_s, "MLUP/s", "measured with these"),
    NUMBER(all_ecm_threads, "cores", "largest number predicted"),
    NUMBER(all_ecm_mlup_per_s, "MLUP/s", "predicted with these"),
    NUMBER(saturation_cores, "cores", "saturate a NUMA domain, according to ECM"),
    NUMBER(fastest_cores, "cores",
           "of a NUMA domain are fastest, where ECM predicts that all of them are slower"),
    TEXT("files", "the files below its address, separated by blanks", EXPORT_FILES, files),
};

enum { COLUMNS = sizeof columns / sizeof columns[0], DIGITS = 6 };

static double number_of(const struct export_column *c, const struct summary *s)
{
    double value = NAN;
    memcpy(&value, (const char *)s + c->offset, sizeof value);
    return value;
}

static struct str text_of(const struct export_column *c, const struct summary *s,
                          struct arena *arena)
{
    const char *textz = NULL;
    struct str text;
    if (c->kind == EXPORT_FILES)
        return files_text(s, arena);
    if (c->kind == EXPORT_STR)
        memcpy(&text, (const char *)s + c->offset, sizeof text);
    else
        memcpy(&textz, (const char *)s + c->offset, sizeof textz);
    return c->kind == EXPORT_STR ? text : str_of(textz);
}

bool data_csv(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    (void)err;
    for (size_t k = 0; k < COLUMNS; k++)
        csv_add(out, str_of(columns[k].name));
    csv_end(out);
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct summary *s = &site->summaries[i];
        for (size_t k = 0; k < COLUMNS && s->problem == NULL; k++) {
            if (columns[k].kind == EXPORT_NUMBER)
                csv_add_number(out, number_of(&columns[k], s), DIGITS);
            else
                csv_add(out, text_of(&columns[k], s, arena));
        }
        if (s->problem == NULL)
            csv_end(out);
    }
    return true;
}

/* An object with the known values. */
static void add_object(const struct summary *s, struct arena *arena, struct sb *out)
{
    for (size_t k = 0; k < COLUMNS; k++) {
        const struct export_column *c = &columns[k];
        const double value = c->kind == EXPORT_NUMBER ? number_of(c, s) : NAN;
        if (c->kind == EXPORT_NUMBER && !isfinite(value))
            continue;
        sb_addf(out, "%s\"%s\":", k == 0 ? "{" : ",", c->name);
        if (c->kind == EXPORT_NUMBER)
            text_significant(out, text_rounded(value, DIGITS), DIGITS);
        else
            text_json(out, text_of(c, s, arena));
    }
    sb_addc(out, '}');
}

bool data_json(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    (void)err;
    bool first = true;
    sb_addz(out, "{\"schema\":\"inspect-configurations-1\",\"inspect_version\":");
    text_json(out, str_of(site->options->version));
    sb_addz(out, ",\"configurations\":[\n");
    for (size_t i = 0; i < site->n_summaries; i++) {
        if (site->summaries[i].problem != NULL)
            continue;
        sb_addz(out, first ? "" : ",\n");
        add_object(&site->summaries[i], arena, out);
        first = false;
    }
    sb_addz(out, "]}\n");
    return true;
}

/* Columns of a configuration's tables that are not in collect/sweep/columns.h. */
static const struct table_column {
    const char *name, *unit, *meaning;
} table_columns[] = {
    {"folder", "text", "points.csv: the configuration, as in configurations.csv"},
    {"machine", "text", "points.csv: its machine"},
    {"table", "text", "points.csv: grid, scaling or blocking"},
    {"size", "1", "the grid size: the value of all size symbols that the set does not fix"},
    {"M, N, P, …", "1", "every size symbol of the kernel by its name"},
    {"threads", "1", "cores at work"},
    {"bytes", "B", "size of all arrays"},
    {"block_k, …", "iterations", "blocking.csv: block size of each loop; empty: not blocked"},
    {"block_mode", "1", "blocking.csv: 1 or 2; 0: the block sizes are not known"},
    {"block_level", "text", "blocking.csv: the cache whose condition gave the block sizes"},
    {"T_comp_rows_cy_per_cl", "cy/CL", "grid.csv: in-core time of rows of their actual length"},
    {"T_RegL1_rows_cy_per_cl", "cy/CL", "grid.csv: the same for loads and stores"},
    {"source_ECM_rows_cy_per_cl", "cy/CL", "grid.csv: ECM prediction with these"},
    {"PHENO_flop_per_byte", "FLOP/B", "measured operational intensity"},
};

static void add_column(struct map_list *rows, const char *name, const char *unit,
                       const char *meaning)
{
    struct map *row = list_add(rows);
    map_textz(row, "name", name);
    map_textz(row, "unit", unit);
    map_textz(row, "meaning", meaning);
}

/* `core`: which of the columns; names of in-core times have no prefix. */
static void add_stored(struct map_list *rows, const struct column *stored, bool core,
                       const char *prefix)
{
    for (const struct column *c = stored; c->model_name != NULL; c++) {
        if (c->name != NULL && (c->group == COLUMN_CORE) == core)
            add_column(rows, str_formatz(rows->arena, "%s%s", prefix, c->name), c->unit,
                       c->meaning);
    }
}

static void add_table_columns(struct map *page)
{
    struct map_list *rows = map_items(page, "table_columns");
    for (size_t i = 0; i < sizeof table_columns / sizeof *table_columns; i++)
        add_column(rows, table_columns[i].name, table_columns[i].unit, table_columns[i].meaning);
    add_stored(rows, point_columns, true, "");
    add_stored(rows, edge_columns, false, "source_edge_");
    add_stored(rows, point_columns, false, "source_");
    add_stored(rows, bench_columns, false, "");
    struct map_list *sources = map_items(page, "sources");
    for (size_t i = 0; i < TRAFFIC_SOURCES; i++) {
        struct map *source = list_add(sources);
        map_textz(source, "name", traffic_sources[i].name);
        map_textz(source, "title", traffic_sources[i].title);
        map_textz(source, "comma", i + 1 < TRAFFIC_SOURCES ? ", " : "");
    }
}

/* What docs/formats.md says about the files of a folder, in short. */
static const struct data_file {
    const char *name, *holds;
} data_files[] = {
    {"grid.csv, scaling.csv, blocking.csv, curve.csv", "the tables below"},
    {"points.jsonl", "every measurement with all its samples, in seconds per sweep: a JSON object "
                     "per line"},
    {"layer_conditions.csv", "a row per cache and condition: level, cache_bytes, dims (the "
                             "dimensions with reuse), condition (in elements), max_size (the "
                             "largest size for which it holds; empty: always or never), hits, "
                             "misses and evicts (cache lines per cache line of work)"},
    {"kernel.c, kernel.s, loop.s", "the kernel, its assembly and that of its hot loop"},
    {"incore.json", "ports, pressure per instruction, compiler and analyser"},
    {"config.yml", "parameters, versions, flags, commit, commands, and hashes of the other files"},
    {"machinestate.json", "the state of the system right before the measurements"},
    {"history.jsonl", "what config.yml and grid.csv held before it was collected again"},
    {"review.yml", "reviewers' lights and comments"},
    {"published.yml", "of imported results: who published them, and texts of theirs"},
};

static void add_files(struct map *page)
{
    struct map_list *rows = map_items(page, "data_files");
    for (size_t i = 0; i < sizeof data_files / sizeof *data_files; i++) {
        struct map *row = list_add(rows);
        map_textz(row, "name", data_files[i].name);
        map_textz(row, "holds", data_files[i].holds);
    }
}

bool page_data(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page =
        page_values(site, arena, "data.html", STR("Data"),
                    STR("The collection as CSV and JSON, with a dictionary of its columns"));
    bool named = false, reviewed = false;
    struct map_list *rows = map_items(page, "columns");
    for (size_t k = 0; k < COLUMNS; k++)
        add_column(rows, columns[k].name, columns[k].unit, columns[k].meaning);
    add_table_columns(page);
    add_files(page);
    struct map_list *points = map_items(page, "points");
    for (size_t i = 0; i < site->n_machines; i++) {
        const char *path = points_export_path(&site->machines[i], arena);
        if (!file_exists(path_join(arena, site->options->output, path)))
            continue;
        struct map *file = list_add(points);
        map_text(file, "machine", str_of(site->machines[i].name));
        map_text(file, "path", str_of(path));
    }
    for (size_t i = 0; i < site->n_summaries; i++) {
        named = named || site->summaries[i].identity.named;
        reviewed = reviewed || site->summaries[i].has_review;
    }
    map_flag(page, "any_named", named);
    map_flag(page, "any_reviews", reviewed);
    map_text(page, "site", site_address(site->options->base_url, "", arena));
    return page_render(site, "data", page, out, err);
}
