#include "collect/sweep/columns.h"

#include <math.h>

#include "base/csv.h"
#include "base/json.h"
#include "collect/measure/measure.h"
#include "collect/model/model.h"

#define ROW(of, type, name, unit, group, member, model_name, meaning)                              \
    {COLUMN_##type, name, unit, COLUMN_##group, offsetof(struct of, member), model_name, meaning},
#define LEVEL(type, name, ...) ROW(model_level, type, #name, __VA_ARGS__)
#define POINT(type, name, ...) ROW(model_point, type, #name, __VA_ARGS__)
#define MEASUREMENT(type, name, ...) ROW(measurement, type, #name, __VA_ARGS__)
/* Not in the tables; called by the member's name. */
#define MORE(of, type, member, unit, group, meaning)                                               \
    ROW(of, type, NULL, unit, group, member, #member, meaning)

/* clang-format off */
const struct column edge_columns[] = {
    MORE(model_level, REAL, load_lines, "CL/CL", TRAFFIC, "loaded per cache line of work")
    MORE(model_level, REAL, evict_lines, "CL/CL", TRAFFIC, "evicted per cache line of work")
    EDGE_COLUMNS(LEVEL)
    MORE(model_level, REAL, flop_per_byte, "FLOP/B", ROOFLINE, "intensity")
    MORE(model_level, REAL, bandwidth_bytes_per_s, "B/s", ROOFLINE, "measured ceiling")
    MORE(model_level, TEXT, stream_mix, "text", ROOFLINE, "the stream mix of that ceiling")
    MORE(model_level, REAL, roofline_cy_per_cl, "cy/CL", ROOFLINE, "time at that ceiling")
    {0},
};

const struct column point_columns[] = {
    CORE_COLUMNS(POINT)
    MORE(model_point, REAL, T_ECM_cy_per_cl, "cy/CL", ECM, "ECM prediction of one core")
    PREDICTION_COLUMNS(POINT)
    MORE(model_point, REAL, flop_per_lup, "FLOP/LUP", KERNEL, "of the source")
    MORE(model_point, REAL, lup_per_cl, "LUP/CL", KERNEL, "in one cache line of work")
    {0},
};

const struct column bench_columns[] = {
    BENCH_COLUMNS(MEASUREMENT)
    {0},
};
/* clang-format on */

const char *column_text(const struct column *c, const void *of)
{
    const char *const member = of != NULL ? (const char *)of + c->offset : NULL;
    if (c->type == COLUMN_CHARS)
        return member != NULL ? member : "";
    if (c->type == COLUMN_VERDICT)
        return member != NULL ? verdict_name(*(const enum verdict *)(const void *)member) : "";
    if (c->type != COLUMN_TEXT)
        return NULL;
    const char *const text = member != NULL ? *(const char *const *)(const void *)member : NULL;
    return text != NULL ? text : "";
}

double column_number(const struct column *c, const void *of)
{
    if (of == NULL)
        return NAN;
    const void *const member = (const char *)of + c->offset;
    const int number = c->type == COLUMN_INT ? *(const int *)member : 0;
    return number < 0               ? NAN
           : c->type == COLUMN_INT  ? number
           : c->type == COLUMN_SIZE ? (double)*(const size_t *)member
                                    : *(const double *)member;
}

void column_add(const struct column *c, const void *of, int digits, struct sb *csv)
{
    const char *const text = column_text(c, of);
    if (text != NULL)
        csv_add(csv, str_of(text));
    else
        csv_add_number(csv, column_number(c, of), digits);
}

void column_set(const struct column *c, const void *of, json_t *object)
{
    const char *const text = column_text(c, of);
    if (text == NULL)
        json_set_number(object, c->model_name, column_number(c, of));
    else if (text[0] != '\0')
        json_object_set_new(object, c->model_name, json_string(text));
}
