/* The whole collection in one file each, and the dictionary of its columns, from one table. */
#include <math.h>
#include <string.h>

#include "base/csv.h"
#include "render/escape.h"
#include "render/pages.h"
#include "render/text.h"

/* A column: a number of the facts, or a text made by a function. */
typedef struct str text_fn(const struct summary *s);

struct export_column {
    const char *name, *unit, *meaning;
    size_t offset; /* in struct facts; where `text` is null */
    text_fn *text;
};

static struct str folder_text(const struct summary *s)
{
    return str_of(s->folder);
}

static struct str machine_text(const struct summary *s)
{
    return str_of(s->machine);
}

static struct str stencil_text(const struct summary *s)
{
    return s->identity.title;
}

static struct str collected_text(const struct summary *s)
{
    return str_of(s->collected);
}

static struct str bottleneck_text(const struct summary *s)
{
    return s->facts.bottleneck;
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
    (void)arena;
    (void)err;
    for (size_t k = 0; k < COLUMNS; k++)
        csv_add(out, str_of(columns[k].name));
    csv_end(out);
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct summary *s = &site->summaries[i];
        for (size_t k = 0; k < COLUMNS && s->problem == NULL; k++) {
            if (columns[k].text != NULL)
                csv_add(out, columns[k].text(s));
            else
                csv_add_number(out, number_of(&columns[k], s), DIGITS);
        }
        if (s->problem == NULL)
            csv_end(out);
    }
    return true;
}

/* An object with what is known. */
static void add_object(const struct summary *s, struct sb *out)
{
    for (size_t k = 0; k < COLUMNS; k++) {
        const struct export_column *c = &columns[k];
        const double value = c->text == NULL ? number_of(c, s) : NAN;
        if (c->text == NULL && !isfinite(value))
            continue;
        sb_addf(out, "%s\"%s\":", k == 0 ? "{" : ",", c->name);
        if (c->text != NULL)
            text_json(out, c->text(s));
        else
            text_significant(out, text_rounded(value, DIGITS), DIGITS);
    }
    sb_addc(out, '}');
}

bool data_json(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    (void)arena;
    (void)err;
    bool first = true;
    sb_addz(out, "{\"schema\":\"inspect-configurations-1\",\"inspect_version\":");
    text_json(out, str_of(site->options->version));
    sb_addz(out, ",\"configurations\":[\n");
    for (size_t i = 0; i < site->n_summaries; i++) {
        if (site->summaries[i].problem != NULL)
            continue;
        sb_addz(out, first ? "" : ",\n");
        add_object(&site->summaries[i], out);
        first = false;
    }
    sb_addz(out, "]}\n");
    return true;
}

bool page_data(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page =
        page_values(site, arena, "data.html", STR("Data"),
                    STR("The collection as CSV and JSON, with a dictionary of its columns"));
    struct map_list *rows = map_items(page, "columns");
    for (size_t k = 0; k < COLUMNS; k++) {
        struct map *row = list_add(rows);
        map_textz(row, "name", columns[k].name);
        map_textz(row, "unit", columns[k].unit);
        map_textz(row, "meaning", columns[k].meaning);
    }
    return page_render(site, "data", page, out, err);
}
