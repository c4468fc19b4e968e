#include <stdio.h>

#include "base/csv.h"
#include "base/json.h"
#include "cli/model_report.h"
#include "collect/incore/incore_json.h"
#include "collect/sweep/columns.h"

enum { CSV_DIGITS = 12 };

/* The Roofline in the output's only set of columns if two are requested. */
static const struct model_point *roofline_of(const struct model_request *r,
                                             const struct model_result *result)
{
    return (r->modes & MODE_ROOFLINE_ASM) != 0 ? &result->point : &result->flop;
}

/* Columns of these groups are shown if one of the modes is requested. */
static bool is_shown(const struct model_request *r, const struct column *c)
{
    static const struct {
        enum column_group group;
        unsigned modes;
    } shown[] = {
        {COLUMN_TRAFFIC, MODES_TRAFFIC},
        {COLUMN_TRANSFER, MODE_ECM | MODE_ECM_DATA},
        {COLUMN_CORE, MODES_CORE},
        {COLUMN_ECM, MODE_ECM},
        {COLUMN_ROOFLINE, MODES_ROOFLINE},
        {COLUMN_BENCH, MODE_BENCHMARK},
        {COLUMN_KERNEL, ~0U},
    };
    bool found = false;
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++)
        found = found || (shown[i].group == c->group && (shown[i].modes & r->modes) != 0);
    return found;
}

/* The struct that a column belongs to: one of three, or an edge of the first two. */
static const void *source_of(const struct model_request *r, const struct model_result *result,
                             const struct column *c, int edge)
{
    if (c->group == COLUMN_BENCH)
        return result->bench;
    if (c->group == COLUMN_CORE && r->incore == NULL && r->counted == NULL)
        return NULL;
    const struct model_point *const point =
        c->group == COLUMN_ROOFLINE ? roofline_of(r, result) : &result->point;
    return edge < 0 ? (const void *)point : &point->levels[edge];
}

/* Sets the members of one edge, or of the point if edge is -1. */
static void set_members(json_t *o, const struct column *columns, const struct model_request *r,
                        const struct model_result *result, int edge)
{
    for (const struct column *c = columns; c->model_name != NULL; c++) {
        if (is_shown(r, c))
            column_set(c, source_of(r, result, c, edge), o);
    }
}

/* Adds the cells, or their names after `prefix` if `result` is null. */
static void add_cells(struct sb *out, const struct column *columns, const char *prefix,
                      const struct model_request *r, const struct model_result *result, int edge)
{
    for (const struct column *c = columns; c->model_name != NULL; c++) {
        if (!is_shown(r, c))
            continue;
        if (result == NULL)
            csv_add(out, str_format(out->arena, "%s%s", prefix, c->model_name));
        else
            column_add(c, source_of(r, result, c, edge), CSV_DIGITS, out);
    }
}

json_t *model_json_head(const struct model_request *r)
{
    json_t *o = json_object();
    json_object_set_new(o, "kernel", json_of_str(r->kernel_name));
    json_object_set_new(o, "machine", json_string(r->machine->name));
    if (r->incore != NULL) {
        json_object_set_new(o, "compiler", json_string(r->incore->compiler));
        json_object_set_new(o, "compiler_flags", json_string(r->incore->compiler_flags));
        json_object_set_new(o, "incore", incore_summary_to_json(r->incore));
    }
    return o;
}

static json_t *row_json(const struct row_time *row)
{
    json_t *o = json_object();
    json_object_set_new(o, "iterations", json_integer(row->iterations));
    json_object_set_new(o, "passes", json_integer(row->passes));
    json_object_set_new(o, "steps", json_integer(row->steps));
    json_set_number(o, "startup_cy", row->startup_cy);
    json_set_number(o, "rest_cy", row->rest_cy);
    json_set_number(o, "overlap_cy", row->overlap_cy);
    json_set_number(o, "split_share", row->split_share);
    return o;
}

json_t *model_json_point(const struct model_request *r, const struct model_result *result)
{
    json_t *o = json_object();
    json_t *sizes = json_object();
    for (int s = 0; s < r->kernel->n_symbols; s++)
        json_object_setn_new(sizes, r->kernel->symbols[s].ptr, r->kernel->symbols[s].len,
                             json_integer(result->sizes[s]));
    json_object_set_new(o, "sizes", sizes);
    json_object_set_new(o, "cores", json_integer(result->cores));
    if ((r->modes & MODES_TRAFFIC) != 0) {
        json_object_set_new(o, "predictor", json_string(model_source(r)));
        json_t *levels = json_array();
        for (int i = 0; i < result->traffic.n_levels; i++) {
            json_t *level = json_object();
            json_object_set_new(level, "between",
                                json_pack("[ss]", machine_level_name(r->machine, i),
                                          machine_level_name(r->machine, i + 1)));
            set_members(level, edge_columns, r, result, i);
            if ((r->modes & MODE_LC) != 0 && result->traffic.condition[i][0] != '\0')
                json_object_set_new(level, "condition", json_string(result->traffic.condition[i]));
            json_array_append_new(levels, level);
        }
        json_object_set_new(o, "levels", levels);
    }
    if (result->row.core.T_comp_cy_per_cl > 0)
        json_object_set_new(o, "row", row_json(&result->row));
    if (result->conditions != NULL)
        json_object_set_new(o, "blocks", model_json_blocks(r, result->conditions, result->sizes));
    if (result->explanation != NULL)
        json_object_set_new(o, "explanation", json_of_str(str_trim(str_of(result->explanation))));
    set_members(o, point_columns, r, result, -1);
    set_members(o, bench_columns, r, result, -1);
    if ((r->modes & MODES_ROOFLINE) == MODES_ROOFLINE) {
        json_set_number(o, "roofline_flop_cy_per_cl", result->flop.roofline_cy_per_cl);
        json_object_set_new(o, "roofline_flop_bottleneck",
                            json_string(result->flop.roofline_bottleneck));
    }
    return o;
}

static void add_row(const struct model_request *r, const struct model_result *result,
                    struct sb *out)
{
    for (int s = 0; s < r->kernel->n_symbols; s++) {
        if (result == NULL)
            csv_add(out, r->kernel->symbols[s]);
        else
            csv_add_number(out, (double)result->sizes[s], CSV_DIGITS);
    }
    csv_add(out, result == NULL ? STR("cores") : str_format(out->arena, "%d", result->cores));
    if ((r->modes & MODES_TRAFFIC) != 0)
        csv_add(out, result == NULL ? STR("predictor") : str_of(model_source(r)));
    for (int i = 0; (r->modes & MODES_TRAFFIC) != 0 && i < r->machine->n_caches; i++) {
        char prefix[32];
        snprintf(prefix, sizeof prefix, "%s%s_", machine_level_name(r->machine, i),
                 machine_level_name(r->machine, i + 1));
        add_cells(out, edge_columns, prefix, r, result, i);
        if ((r->modes & MODE_LC) != 0)
            csv_add(out, result == NULL ? str_format(out->arena, "%scondition", prefix)
                                        : str_of(result->traffic.condition[i]));
    }
    add_cells(out, point_columns, "", r, result, -1);
    add_cells(out, bench_columns, "", r, result, -1);
    csv_end(out);
}

void model_csv_head(const struct model_request *r, struct sb *out)
{
    add_row(r, NULL, out);
}

void model_csv_point(const struct model_request *r, const struct model_result *result,
                     struct sb *out)
{
    add_row(r, result, out);
}
