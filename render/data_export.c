/* The whole collection in one file each, and the dictionary of its columns, from one table. */
#include <math.h>
#include <string.h>

#include "base/csv.h"
#include "base/file.h"
#include "collect/sweep/columns.h"
#include "render/escape.h"
#include "render/pages.h"
#include "render/points_export.h"
#include "render/text.h"

/* A column: a number of the facts, or a text made by a function. */
typedef struct str text_fn(const struct summary *s, struct arena *arena);

struct export_column {
    const char *name, *unit, *meaning;
    size_t offset; /* in struct facts; where `text` is null */
    text_fn *text;
};

static struct str folder_text(const struct summary *s, struct arena *arena)
{
    (void)arena;
    return str_of(s->folder);
}

static struct str machine_text(const struct summary *s, struct arena *arena)
{
    (void)arena;
    return str_of(s->machine);
}

static struct str stencil_text(const struct summary *s, struct arena *arena)
{
    (void)arena;
    return s->identity.title;
}

static struct str collected_text(const struct summary *s, struct arena *arena)
{
    (void)arena;
    return str_of(s->collected);
}

static struct str bottleneck_text(const struct summary *s, struct arena *arena)
{
    (void)arena;
    return s->facts.bottleneck;
}

/* All but the page itself and the data of its script. */
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
#define NUMBER(name, unit, meaning) {#name, unit, meaning, offsetof(struct facts, name), NULL}
/* clang-format on */

static const struct export_column columns[] = {
    {"folder", "text", "the configuration; its tables lie below this address", 0, folder_text},
    {"stencil", "text", "its stencil in words", 0, stencil_text},
    {"machine", "text", "its machine", 0, machine_text},
    {"collected", "UTC", "when", 0, collected_text},
    NUMBER(size, "1",
           "value of the size symbols on the largest grid, to which the next seven columns refer"),
    NUMBER(bytes, "B", "size of all arrays"),
    NUMBER(cy_per_cl, "cy/CL", "measured on one core"),
    NUMBER(mlup_per_s, "MLUP/s", "measured on one core"),
    NUMBER(ecm_cy_per_cl, "cy/CL", "ECM prediction for one core"),
    NUMBER(ecm_mlup_per_s, "MLUP/s", "ECM prediction for one core"),
    NUMBER(roofline_cy_per_cl, "cy/CL", "Roofline prediction for one core"),
    NUMBER(deviation, "1", "ECM / measurement - 1, of cy/CL"),
    {"bottleneck", "text", "what limits it, by Roofline", 0, bottleneck_text},
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
    {"files", "text", "the files below its address, separated by blanks", 0, files_text},
};

enum { COLUMNS = sizeof columns / sizeof columns[0], DIGITS = 6 };

static double number_of(const struct export_column *c, const struct summary *s)
{
    double value = NAN;
    memcpy(&value, (const char *)&s->facts + c->offset, sizeof value);
    return value;
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
            if (columns[k].text != NULL)
                csv_add(out, columns[k].text(s, arena));
            else
                csv_add_number(out, number_of(&columns[k], s), DIGITS);
        }
        if (s->problem == NULL)
            csv_end(out);
    }
    return true;
}

/* An object with what is known. */
static void add_object(const struct summary *s, struct arena *arena, struct sb *out)
{
    for (size_t k = 0; k < COLUMNS; k++) {
        const struct export_column *c = &columns[k];
        const double value = c->text == NULL ? number_of(c, s) : NAN;
        if (c->text == NULL && !isfinite(value))
            continue;
        sb_addf(out, "%s\"%s\":", k == 0 ? "{" : ",", c->name);
        if (c->text != NULL)
            text_json(out, c->text(s, arena));
        else
            text_significant(out, text_rounded(value, DIGITS), DIGITS);
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

/* A column of a configuration's tables that is not one of collect/sweep/columns.h. */
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

/* `core`: which of the columns; the names of the in-core times have no source in front. */
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

bool page_data(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page =
        page_values(site, arena, "data.html", STR("Data"),
                    STR("The collection as CSV and JSON, with a dictionary of its columns"));
    const char *const base = site->options->base_url;
    struct map_list *rows = map_items(page, "columns");
    for (size_t k = 0; k < COLUMNS; k++)
        add_column(rows, columns[k].name, columns[k].unit, columns[k].meaning);
    add_table_columns(page);
    map_text(page, "points_size",
             bytes_text(arena,
                        (double)file_size(path_join(arena, site->options->output, POINTS_EXPORT))));
    map_text(page, "site", base == NULL ? STR("") : str_format(arena, "%s/", base));
    return page_render(site, "data", page, out, err);
}
