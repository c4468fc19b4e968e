#include "collect/sweep/set.h"

#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "base/yaml.h"

/* The file as its schema gives it; pointers are null where the file says nothing. */
struct symbol_yaml {
    char *name;
    int64_t *size;
    double *factor;
};

struct sizes_yaml {
    int64_t *list;
    unsigned list_count;
    struct symbol_yaml *symbols;
    unsigned symbols_count;
    enum size_scale *scale;
    int64_t *first, *last, *step;
    int *count, *max_count;
    double *cache_factor, *layer_condition_factor;
};

struct set_yaml {
    char *name;
    char *about;
    char **classes;
    unsigned classes_count;
    char **kernels;
    unsigned kernels_count;
    struct sizes_yaml *sizes;
    char **predictors;
    unsigned predictors_count;
    bool *measure, *scaling;
    char **blocking;
    unsigned blocking_count;
    char *compiler;
    double *point_budget_s, *precision, *clock_ghz;
    bool *cold; /* as a word: warm or cold */
    char *pages, *pin;
    int *best_k;
    int *attempts;
};

static const cyaml_schema_value_t text_value = {
    CYAML_VALUE_STRING(CYAML_FLAG_POINTER, char, 1, 400)};

static const cyaml_strval_t caches[] = {{"warm", false}, {"cold", true}};
static const cyaml_strval_t scales[] = {{"linear", SET_SCALE_LINEAR}, {"log", SET_SCALE_LOG}};

static const int64_t MAX_SIZE = INT32_MAX;

enum { OPTIONAL_PTR = CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL };

static const cyaml_schema_value_t size_value = {CYAML_VALUE_INT(CYAML_FLAG_DEFAULT, int64_t)};

static const cyaml_schema_field_t symbol_fields[] = {
    CYAML_FIELD_STRING_PTR("name", CYAML_FLAG_POINTER, struct symbol_yaml, name, 1, 64),
    CYAML_FIELD_INT_PTR("size", OPTIONAL_PTR, struct symbol_yaml, size),
    CYAML_FIELD_FLOAT_PTR("factor", OPTIONAL_PTR, struct symbol_yaml, factor),
    CYAML_FIELD_END,
};

static const cyaml_schema_value_t symbol_value = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_DEFAULT, struct symbol_yaml, symbol_fields)};

static const cyaml_schema_field_t sizes_fields[] = {
    CYAML_FIELD_SEQUENCE("list", OPTIONAL_PTR, struct sizes_yaml, list, &size_value, 1, 100000),
    CYAML_FIELD_SEQUENCE("symbols", OPTIONAL_PTR, struct sizes_yaml, symbols, &symbol_value, 1,
                         SET_MAX_SYMBOLS),
    CYAML_FIELD_ENUM_PTR("scale", OPTIONAL_PTR, struct sizes_yaml, scale, scales, 2),
    CYAML_FIELD_INT_PTR("first", OPTIONAL_PTR, struct sizes_yaml, first),
    CYAML_FIELD_INT_PTR("last", OPTIONAL_PTR, struct sizes_yaml, last),
    CYAML_FIELD_INT_PTR("step", OPTIONAL_PTR, struct sizes_yaml, step),
    CYAML_FIELD_INT_PTR("count", OPTIONAL_PTR, struct sizes_yaml, count),
    CYAML_FIELD_INT_PTR("most", OPTIONAL_PTR, struct sizes_yaml, max_count),
    CYAML_FIELD_FLOAT_PTR("cache_factor", OPTIONAL_PTR, struct sizes_yaml, cache_factor),
    CYAML_FIELD_FLOAT_PTR("layer_condition_factor", OPTIONAL_PTR, struct sizes_yaml,
                          layer_condition_factor),
    CYAML_FIELD_END,
};

static const cyaml_schema_field_t set_fields[] = {
    CYAML_FIELD_STRING_PTR("name", CYAML_FLAG_POINTER, struct set_yaml, name, 1, 64),
    CYAML_FIELD_STRING_PTR("about", OPTIONAL_PTR, struct set_yaml, about, 0, 4000),
    CYAML_FIELD_SEQUENCE("classes", OPTIONAL_PTR, struct set_yaml, classes, &text_value, 0, 10000),
    CYAML_FIELD_SEQUENCE("kernels", OPTIONAL_PTR, struct set_yaml, kernels, &text_value, 0, 10000),
    CYAML_FIELD_MAPPING_PTR("sizes", OPTIONAL_PTR, struct set_yaml, sizes, sizes_fields),
    CYAML_FIELD_SEQUENCE("predictors", OPTIONAL_PTR, struct set_yaml, predictors, &text_value, 1,
                         SET_MAX_PREDICTORS),
    CYAML_FIELD_BOOL_PTR("measure", OPTIONAL_PTR, struct set_yaml, measure),
    CYAML_FIELD_BOOL_PTR("scaling", OPTIONAL_PTR, struct set_yaml, scaling),
    CYAML_FIELD_SEQUENCE("blocking", OPTIONAL_PTR, struct set_yaml, blocking, &text_value, 0, 4),
    CYAML_FIELD_STRING_PTR("compiler", OPTIONAL_PTR, struct set_yaml, compiler, 1, 64),
    CYAML_FIELD_FLOAT_PTR("point_budget_s", OPTIONAL_PTR, struct set_yaml, point_budget_s),
    CYAML_FIELD_FLOAT_PTR("precision", OPTIONAL_PTR, struct set_yaml, precision),
    CYAML_FIELD_ENUM_PTR("caches", OPTIONAL_PTR, struct set_yaml, cold, caches, 2),
    CYAML_FIELD_STRING_PTR("pages", OPTIONAL_PTR, struct set_yaml, pages, 0, 64),
    CYAML_FIELD_STRING_PTR("pin", OPTIONAL_PTR, struct set_yaml, pin, 0, 64),
    CYAML_FIELD_INT_PTR("best_k", OPTIONAL_PTR, struct set_yaml, best_k),
    CYAML_FIELD_FLOAT_PTR("clock_ghz", OPTIONAL_PTR, struct set_yaml, clock_ghz),
    CYAML_FIELD_INT_PTR("attempts", OPTIONAL_PTR, struct set_yaml, attempts),
    CYAML_FIELD_END,
};

static const cyaml_schema_value_t set_schema = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_POINTER, struct set_yaml, set_fields)};

void set_default(struct set *out)
{
    *out = (struct set){
        .name = "default",
        .sizes = {.scale = SET_SCALE_LOG, .count = 24, .cache_factor = 4},
        .n_predictors = 2,
        .predictors = {PREDICT_LC, PREDICT_SIM},
        .measure = true,
        .scaling = true,
        .point_budget_s = 2,
        .attempts = 3,
    };
}

/* The valid range of a number; the table gives all violations the same text. */
struct accepted_range {
    const char *field;
    double value, min, max;
};

static bool check_ranges(const struct set *set, const char *path, struct err *err)
{
    const struct accepted_range ranges[] = {
        {"sizes: first", (double)set->sizes.first, 0, 1e12},
        {"sizes: last", (double)set->sizes.last, 0, 1e12},
        {"sizes: step", (double)set->sizes.step, 0, 1e12},
        {"sizes: count", set->sizes.count, 1, 100000},
        {"sizes: most", set->sizes.max_count, 0, 100000},
        {"sizes: cache_factor", set->sizes.cache_factor, 0, 1e6},
        {"sizes: layer_condition_factor", set->sizes.layer_condition_factor, 0, 1000},
        {"point_budget_s", set->point_budget_s, 0.01, 86400},
        {"precision", set->precision, 0, 1},
        {"best_k", set->best_k, 0, 1000},
        {"clock_ghz", set->clock_ghz, 0, 20},
        {"attempts", set->attempts, 1, 100},
    };
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) {
        const struct accepted_range *r = &ranges[i];
        if (!(r->value >= r->min && r->value <= r->max))
            return err_at(err, path, 0, 0, "%s is %g", r->field, r->value) ||
                   err_hint(err, "it must lie between %g and %g", r->min, r->max);
    }
    if (set->sizes.last == 0 && set->sizes.cache_factor == 0 &&
        set->sizes.layer_condition_factor == 0)
        return err_at(err, path, 0, 0, "sizes have no end") ||
               err_hint(err, "give last, cache_factor or layer_condition_factor");
    return true;
}

static bool expand_class(const char *pattern, const char *path, struct arena *arena,
                         struct str_list *classes, struct err *err)
{
    const bool complex_too = strstr(pattern, "omplex") != NULL;
    struct stencil_class c;
    size_t found = 0;
    for (size_t i = 0; class_at(i, complex_too, &c); i++) {
        const char *name = class_path(arena, &c);
        if (fnmatch(pattern, name, FNM_PATHNAME) == 0) {
            str_list_add(arena, classes, str_of(name));
            found++;
        }
    }
    if (found != 0)
        return true;
    /* A class outside the collection's grid, given in full, e.g. 1D or radius 4. */
    struct err why = {0};
    if (class_parse(str_of(pattern), &c, &why)) {
        str_list_add(arena, classes, str_of(class_path(arena, &c)));
        return true;
    }
    err_at(err, path, 0, 0, "class '%s' matches nothing", pattern);
    return err_hint(err, "write it like 3D/r*/homogeneous/star/constant/double");
}

static bool take_predictors(const struct set_yaml *y, const char *path, struct set *out,
                            struct err *err)
{
    if (y->predictors_count == 0)
        return true;
    out->n_predictors = y->predictors_count;
    for (unsigned i = 0; i < y->predictors_count; i++) {
        const int p = predictor_parse(str_of(y->predictors[i]));
        if (p < 0)
            return err_at(err, path, 0, 0, "unknown predictor '%s'", y->predictors[i]) ||
                   err_hint(err, "it must be LC, SIM or LCS");
        out->predictors[i] = (enum predictor)p;
    }
    return true;
}

static int by_value(const void *a, const void *b)
{
    const int64_t x = *(const int64_t *)a;
    const int64_t y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

static bool take_list(const struct sizes_yaml *y, const char *path, struct arena *arena,
                      struct set_sizes *out, struct err *err)
{
    int64_t *list = arena_alloc(arena, y->list_count, sizeof *list);
    for (unsigned i = 0; i < y->list_count; i++) {
        list[i] = y->list[i];
        if (list[i] < 1 || list[i] > MAX_SIZE)
            return err_at(err, path, 0, 0, "sizes: list has %lld, which is not a grid size",
                          (long long)list[i]) ||
                   err_hint(err, "grid sizes lie between 1 and %lld", (long long)MAX_SIZE);
    }
    qsort(list, y->list_count, sizeof *list, by_value);
    out->list = list;
    out->n_list = y->list_count;
    return true;
}

static bool take_symbol(const struct symbol_yaml *y, const char *path, struct set_sizes *out,
                        struct err *err)
{
    struct set_symbol *symbol = &out->symbols[out->n_symbols];
    *symbol = (struct set_symbol){.name = y->name,
                                  .size = y->size != NULL ? *y->size : 0,
                                  .factor = y->factor != NULL ? *y->factor : 0};
    for (size_t i = 0; i < out->n_symbols; i++) {
        if (str_eq(str_of(out->symbols[i].name), str_of(symbol->name)))
            return err_at(err, path, 0, 0, "sizes: symbols names '%s' twice", symbol->name) ||
                   err_hint(err, "remove one of them");
    }
    out->n_symbols++;
    const bool sized = y->size != NULL && symbol->size >= 1 && symbol->size <= MAX_SIZE;
    const bool scaled = y->factor != NULL && symbol->factor > 0 && symbol->factor <= 1e6;
    if ((y->size != NULL) != (y->factor != NULL) && (sized || scaled))
        return true;
    err_at(err, path, 0, 0, "sizes: symbols: '%s' needs either a size or a factor", symbol->name);
    return err_hint(err, "write {name: %s, size: 100} or {name: %s, factor: 2}", symbol->name,
                    symbol->name);
}

static bool take_sizes(const struct sizes_yaml *y, const char *path, struct arena *arena,
                       struct set_sizes *out, struct err *err)
{
    if (y == NULL)
        return true;
    for (unsigned i = 0; i < y->symbols_count; i++) {
        if (!take_symbol(&y->symbols[i], path, out, err))
            return false;
    }
    if (y->list_count != 0 && !take_list(y, path, arena, out, err))
        return false;
    const bool bounded = y->last != NULL || y->layer_condition_factor != NULL;
    out->scale = y->scale != NULL ? *y->scale : out->scale;
    out->first = y->first != NULL ? *y->first : out->first;
    out->last = y->last != NULL ? *y->last : out->last;
    out->step = y->step != NULL ? *y->step : out->step;
    out->count = y->count != NULL ? *y->count : out->count;
    out->max_count = y->max_count != NULL ? *y->max_count : out->max_count;
    if (bounded)
        out->cache_factor = 0;
    if (y->cache_factor != NULL)
        out->cache_factor = *y->cache_factor;
    if (y->layer_condition_factor != NULL)
        out->layer_condition_factor = *y->layer_condition_factor;
    return true;
}

static bool take_manner(const struct set_yaml *y, const char *path, struct set *out,
                        struct err *err)
{
    const int pages = y->pages != NULL ? program_pages_parse(str_of(y->pages)) : (int)out->pages;
    const int pin = y->pin != NULL ? pin_policy_parse(y->pin) : (int)out->pin;
    if (pages < 0)
        return err_at(err, path, 0, 0, "pages is '%s'", y->pages) ||
               err_hint(err, "it must be huge, small or system");
    if (pin < 0)
        return err_at(err, path, 0, 0, "pin is '%s'", y->pin) ||
               err_hint(err, "it must be compact, scatter or domain");
    out->pages = (enum program_pages)pages;
    out->pin = (enum pin_policy)pin;
    out->cold = y->cold != NULL ? *y->cold : out->cold;
    out->best_k = y->best_k != NULL ? *y->best_k : out->best_k;
    return true;
}

static void take_texts(struct arena *arena, char *const *texts, unsigned count,
                       struct str_list *out)
{
    for (unsigned i = 0; i < count; i++)
        str_list_add(arena, out, str_of(texts[i]));
}

static bool take(const struct set_yaml *y, const char *path, struct arena *arena, struct set *out,
                 struct err *err)
{
    set_default(out);
    out->name = y->name;
    for (unsigned i = 0; i < y->classes_count; i++) {
        if (!expand_class(y->classes[i], path, arena, &out->classes, err))
            return false;
    }
    take_texts(arena, y->kernels, y->kernels_count, &out->kernels);
    take_texts(arena, y->blocking, y->blocking_count, &out->blocking);
    if (!take_sizes(y->sizes, path, arena, &out->sizes, err))
        return false;
    out->measure = y->measure != NULL ? *y->measure : out->measure;
    out->scaling = y->scaling != NULL ? *y->scaling : out->scaling;
    out->point_budget_s = y->point_budget_s != NULL ? *y->point_budget_s : out->point_budget_s;
    out->precision = y->precision != NULL ? *y->precision : out->precision;
    out->clock_ghz = y->clock_ghz != NULL ? *y->clock_ghz : out->clock_ghz;
    out->attempts = y->attempts != NULL ? *y->attempts : out->attempts;
    out->compiler = y->compiler;
    if (out->classes.count + out->kernels.count == 0)
        return err_at(err, path, 0, 0, "the set names neither classes nor kernels") ||
               err_hint(err, "write classes: ['3D/r*/homogeneous/star/constant/double']");
    return take_manner(y, path, out, err) && take_predictors(y, path, out, err) &&
           check_ranges(out, path, err);
}

bool set_parse(struct str text, const char *path, struct arena *arena, struct set *out,
               struct err *err)
{
    const struct set_yaml *file = yml_load(text, path, &set_schema, arena, err);
    return file != NULL && take(file, path, arena, out, err);
}
