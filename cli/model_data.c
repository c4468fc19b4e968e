#include <math.h>
#include <stdio.h>

#include "base/csv.h"
#include "base/json.h"
#include "cli/model_report.h"
#include "collect/incore/incore_json.h"

enum { CSV_DIGITS = 12 };

/* A value of a point, or of one of its levels, in JSON and in CSV: one of the two getters. */
struct column {
    const char *name;
    unsigned modes; /* there when one of these is asked for */
    double (*number)(const struct model_request *r, const struct model_result *result, int level);
    const char *(*text)(const struct model_request *r, const struct model_result *result,
                        int level);
};

/* The Roofline that the one set of columns tells of, where two are asked for. */
static const struct model_point *roofline_of(const struct model_request *r,
                                             const struct model_result *result)
{
    return (r->modes & MODE_ROOFLINE_ASM) != 0 ? &result->point : &result->flop;
}

static double bytes_per_lup(const struct model_request *r, double lines)
{
    return lines * (double)r->machine->line_bytes /
           kernel_lup_per_cl(r->kernel, r->machine->line_bytes);
}

static double load_lines(const struct model_request *r, const struct model_result *result,
                         int level)
{
    (void)r;
    return result->traffic.levels[level].misses;
}

static double evict_lines(const struct model_request *r, const struct model_result *result,
                          int level)
{
    (void)r;
    return result->traffic.levels[level].evicts;
}

static double load_bytes(const struct model_request *r, const struct model_result *result,
                         int level)
{
    return bytes_per_lup(r, result->traffic.levels[level].misses);
}

static double evict_bytes(const struct model_request *r, const struct model_result *result,
                          int level)
{
    return bytes_per_lup(r, result->traffic.levels[level].evicts);
}

static double level_time(const struct model_request *r, const struct model_result *result,
                         int level)
{
    (void)r;
    return result->point.levels[level].cy_per_cl;
}

static double intensity(const struct model_request *r, const struct model_result *result, int level)
{
    return roofline_of(r, result)->levels[level].flop_per_byte;
}

static double ceiling_of(const struct model_request *r, const struct model_result *result,
                         int level)
{
    return roofline_of(r, result)->levels[level].bandwidth_bytes_per_s;
}

static double level_roofline(const struct model_request *r, const struct model_result *result,
                             int level)
{
    return roofline_of(r, result)->levels[level].roofline_cy_per_cl;
}

static const char *stream_mix(const struct model_request *r, const struct model_result *result,
                              int level)
{
    const int mix = roofline_of(r, result)->levels[level].mix;
    return mix >= 0 ? r->machine->mixes[mix].name : "";
}

static const char *condition(const struct model_request *r, const struct model_result *result,
                             int level)
{
    (void)r;
    return result->traffic.condition[level];
}

static const struct column level_columns[] = {
    {"load_lines", MODES_TRAFFIC, load_lines, NULL},
    {"evict_lines", MODES_TRAFFIC, evict_lines, NULL},
    {"load_bytes_per_lup", MODES_TRAFFIC, load_bytes, NULL},
    {"evict_bytes_per_lup", MODES_TRAFFIC, evict_bytes, NULL},
    {"condition", MODE_LC, NULL, condition},
    {"cy_per_cl", MODE_ECM | MODE_ECM_DATA, level_time, NULL},
    {"flop_per_byte", MODES_ROOFLINE, intensity, NULL},
    {"bandwidth_bytes_per_s", MODES_ROOFLINE, ceiling_of, NULL},
    {"stream_mix", MODES_ROOFLINE, NULL, stream_mix},
    {"roofline_cy_per_cl", MODES_ROOFLINE, level_roofline, NULL},
};

static double cores(const struct model_request *r, const struct model_result *result, int level)
{
    (void)r, (void)level;
    return result->cores;
}

static const char *predictor(const struct model_request *r, const struct model_result *result,
                             int level)
{
    (void)result, (void)level;
    return model_source(r);
}

static bool has_core(const struct model_request *r)
{
    return r->incore != NULL || r->counted != NULL;
}

static double T_comp(const struct model_request *r, const struct model_result *result, int level)
{
    (void)level;
    return has_core(r) ? result->core.T_comp_cy_per_cl : NAN;
}

static double T_RegL1(const struct model_request *r, const struct model_result *result, int level)
{
    (void)level;
    return has_core(r) ? result->core.T_RegL1_cy_per_cl : NAN;
}

static double T_ECM(const struct model_request *r, const struct model_result *result, int level)
{
    (void)r, (void)level;
    return result->point.T_ECM_cy_per_cl;
}

static double T_ECM_multicore(const struct model_request *r, const struct model_result *result,
                              int level)
{
    (void)r, (void)level;
    return result->point.T_ECM_multicore_cy_per_cl;
}

static double saturation(const struct model_request *r, const struct model_result *result,
                         int level)
{
    (void)r, (void)level;
    return result->point.saturation_cores;
}

static double ecm_mlup(const struct model_request *r, const struct model_result *result, int level)
{
    (void)r, (void)level;
    return result->point.ecm_mlup_per_s;
}

static double roofline_time(const struct model_request *r, const struct model_result *result,
                            int level)
{
    (void)level;
    return roofline_of(r, result)->roofline_cy_per_cl;
}

static const char *bottleneck(const struct model_request *r, const struct model_result *result,
                              int level)
{
    (void)level;
    return roofline_of(r, result)->roofline_bottleneck;
}

static double roofline_mlup(const struct model_request *r, const struct model_result *result,
                            int level)
{
    (void)level;
    return roofline_of(r, result)->roofline_mlup_per_s;
}

static double flop(const struct model_request *r, const struct model_result *result, int level)
{
    (void)result, (void)level;
    return r->kernel->flops.add + r->kernel->flops.mul + r->kernel->flops.div;
}

static double lup_per_cl(const struct model_request *r, const struct model_result *result,
                         int level)
{
    (void)result, (void)level;
    return kernel_lup_per_cl(r->kernel, r->machine->line_bytes);
}

static double bench_median(const struct model_request *r, const struct model_result *result,
                           int level)
{
    (void)r, (void)level;
    return result->bench->cy_per_cl.median;
}

static double bench_min(const struct model_request *r, const struct model_result *result, int level)
{
    (void)r, (void)level;
    return result->bench->cy_per_cl.min;
}

static double bench_max(const struct model_request *r, const struct model_result *result, int level)
{
    (void)r, (void)level;
    return result->bench->cy_per_cl.max;
}

static double bench_mlup(const struct model_request *r, const struct model_result *result,
                         int level)
{
    (void)r, (void)level;
    return result->bench->mlup_per_s.median;
}

static double bench_clock(const struct model_request *r, const struct model_result *result,
                          int level)
{
    (void)r, (void)level;
    return result->bench->clock_hz;
}

static double bench_samples(const struct model_request *r, const struct model_result *result,
                            int level)
{
    (void)r, (void)level;
    return (double)result->bench->n_samples;
}

static const char *bench_verdict(const struct model_request *r, const struct model_result *result,
                                 int level)
{
    (void)r, (void)level;
    return verdict_name(result->bench->verdict);
}

static const struct column first_columns[] = {
    {"cores", ~0U, cores, NULL},
    {"predictor", MODES_TRAFFIC, NULL, predictor},
};

static const struct column last_columns[] = {
    {"T_comp_cy_per_cl", MODES_CORE, T_comp, NULL},
    {"T_RegL1_cy_per_cl", MODES_CORE, T_RegL1, NULL},
    {"T_ECM_cy_per_cl", MODE_ECM, T_ECM, NULL},
    {"T_ECM_multicore_cy_per_cl", MODE_ECM, T_ECM_multicore, NULL},
    {"saturation_cores", MODE_ECM, saturation, NULL},
    {"mlup_per_s", MODE_ECM, ecm_mlup, NULL},
    {"roofline_cy_per_cl", MODES_ROOFLINE, roofline_time, NULL},
    {"roofline_bottleneck", MODES_ROOFLINE, NULL, bottleneck},
    {"roofline_mlup_per_s", MODES_ROOFLINE, roofline_mlup, NULL},
    {"bench_cy_per_cl_min", MODE_BENCHMARK, bench_min, NULL},
    {"bench_cy_per_cl_median", MODE_BENCHMARK, bench_median, NULL},
    {"bench_cy_per_cl_max", MODE_BENCHMARK, bench_max, NULL},
    {"bench_mlup_per_s_median", MODE_BENCHMARK, bench_mlup, NULL},
    {"bench_clock_hz", MODE_BENCHMARK, bench_clock, NULL},
    {"bench_samples", MODE_BENCHMARK, bench_samples, NULL},
    {"bench_verdict", MODE_BENCHMARK, NULL, bench_verdict},
    {"flop_per_lup", ~0U, flop, NULL},
    {"lup_per_cl", ~0U, lup_per_cl, NULL},
};

#define COUNT(table) (sizeof(table) / sizeof *(table))

static json_t *json_of(struct str s)
{
    return json_stringn(s.ptr == NULL ? "" : s.ptr, s.len);
}

json_t *model_json_head(const struct model_request *r)
{
    json_t *o = json_object();
    json_object_set_new(o, "kernel", json_of(r->kernel_name));
    json_object_set_new(o, "machine", json_string(r->machine->name));
    if (r->incore != NULL && (r->modes & MODES_CORE) != 0) {
        json_object_set_new(o, "compiler", json_string(r->incore->compiler));
        json_object_set_new(o, "compiler_flags", json_string(r->incore->compiler_flags));
        json_object_set_new(o, "incore", incore_summary_to_json(r->incore));
    }
    return o;
}

/* What is not finite or empty is left out. */
static void add_values(json_t *o, const struct column *columns, size_t n,
                       const struct model_request *r, const struct model_result *result, int level)
{
    for (size_t i = 0; i < n; i++) {
        const struct column *c = &columns[i];
        if ((c->modes & r->modes) == 0)
            continue;
        if (c->text != NULL) {
            const char *const text = c->text(r, result, level);
            if (text[0] != 0)
                json_object_set_new(o, c->name, json_string(text));
            continue;
        }
        json_set_number(o, c->name, c->number(r, result, level));
    }
}

static json_t *row_json(const struct row_time *row)
{
    json_t *o = json_object();
    json_object_set_new(o, "iterations", json_integer(row->iterations));
    json_object_set_new(o, "passes", json_integer(row->passes));
    json_object_set_new(o, "steps", json_integer(row->steps));
    json_set_number(o, "startup_cy", row->startup_cy);
    json_set_number(o, "rest_cy", row->rest_cy);
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
    add_values(o, first_columns, COUNT(first_columns), r, result, 0);
    if ((r->modes & MODES_TRAFFIC) != 0) {
        json_t *levels = json_array();
        for (int i = 0; i < result->traffic.n_levels; i++) {
            json_t *level = json_object();
            json_object_set_new(level, "between",
                                json_pack("[ss]", machine_level_name(r->machine, i),
                                          machine_level_name(r->machine, i + 1)));
            add_values(level, level_columns, COUNT(level_columns), r, result, i);
            json_array_append_new(levels, level);
        }
        json_object_set_new(o, "levels", levels);
    }
    if (result->row.core.T_comp_cy_per_cl > 0)
        json_object_set_new(o, "row", row_json(&result->row));
    if ((r->modes & MODE_LC) != 0 && result->conditions != NULL)
        json_object_set_new(o, "blocks", model_json_blocks(r, result->conditions, result->sizes));
    if (result->explanation != NULL)
        json_object_set_new(o, "explanation", json_of(str_trim(str_of(result->explanation))));
    add_values(o, last_columns, COUNT(last_columns), r, result, 0);
    if ((r->modes & MODES_ROOFLINE) == MODES_ROOFLINE) {
        json_set_number(o, "roofline_flop_cy_per_cl", result->flop.roofline_cy_per_cl);
        json_object_set_new(o, "roofline_flop_bottleneck",
                            json_string(result->flop.roofline_bottleneck));
    }
    return o;
}

/* The columns' cells of one row, or with a null `result` their names behind `prefix`. */
static void add_cells(const struct column *columns, size_t n, const char *prefix,
                      const struct model_request *r, const struct model_result *result, int level,
                      struct sb *out)
{
    for (size_t i = 0; i < n; i++) {
        const struct column *c = &columns[i];
        if ((c->modes & r->modes) == 0)
            continue;
        if (result == NULL)
            csv_add(out, str_format(out->arena, "%s%s", prefix, c->name));
        else if (c->text != NULL)
            csv_add(out, str_of(c->text(r, result, level)));
        else
            csv_add_number(out, c->number(r, result, level), CSV_DIGITS);
    }
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
    add_cells(first_columns, COUNT(first_columns), "", r, result, 0, out);
    for (int i = 0; (r->modes & MODES_TRAFFIC) != 0 && i < r->machine->n_caches; i++) {
        char prefix[32];
        snprintf(prefix, sizeof prefix, "%s%s_", machine_level_name(r->machine, i),
                 machine_level_name(r->machine, i + 1));
        add_cells(level_columns, COUNT(level_columns), prefix, r, result, i, out);
    }
    add_cells(last_columns, COUNT(last_columns), "", r, result, 0, out);
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
