#include "stempel/kernel/kernel.h"

#include <string.h>

#include "stempel/kernel/poly.h"

static const struct {
    const char *name;
    size_t bytes;
} elem_types[N_ELEM_TYPES] = {[ELEM_FLOAT] = {"float", 4},
                              [ELEM_DOUBLE] = {"double", 8},
                              [ELEM_FLOAT_COMPLEX] = {"float _Complex", 8},
                              [ELEM_DOUBLE_COMPLEX] = {"double _Complex", 16},
                              [ELEM_CHAR] = {"signed char", 1},
                              [ELEM_UCHAR] = {"unsigned char", 1},
                              [ELEM_SHORT] = {"short", 2},
                              [ELEM_USHORT] = {"unsigned short", 2},
                              [ELEM_INT] = {"int", 4},
                              [ELEM_LONG] = {"long", 8}};

size_t elem_bytes(enum elem_type type)
{
    return elem_types[type].bytes;
}

const char *elem_name(enum elem_type type)
{
    return elem_types[type].name;
}

bool elem_is_integer(enum elem_type type)
{
    return type >= ELEM_CHAR;
}

bool elem_is_complex(enum elem_type type)
{
    return type == ELEM_FLOAT_COMPLEX || type == ELEM_DOUBLE_COMPLEX;
}

enum elem_type elem_common(enum elem_type a, enum elem_type b)
{
    if (elem_is_integer(a) && elem_is_integer(b))
        return a == ELEM_LONG || b == ELEM_LONG ? ELEM_LONG : ELEM_INT;
    if (elem_is_integer(a) || elem_is_integer(b))
        return elem_is_integer(a) ? b : a;
    const bool wide = a == ELEM_DOUBLE || a == ELEM_DOUBLE_COMPLEX || b == ELEM_DOUBLE ||
                      b == ELEM_DOUBLE_COMPLEX;
    if (elem_is_complex(a) || elem_is_complex(b))
        return wide ? ELEM_DOUBLE_COMPLEX : ELEM_FLOAT_COMPLEX;
    return wide ? ELEM_DOUBLE : ELEM_FLOAT;
}

enum elem_type elem_of_integer(struct str name)
{
    static const struct {
        const char *word;
        enum elem_type is_signed, is_unsigned;
    } rows[] = {{"char", ELEM_CHAR, ELEM_UCHAR},    {"int8_t", ELEM_CHAR, ELEM_UCHAR},
                {"short", ELEM_SHORT, ELEM_USHORT}, {"int16_t", ELEM_SHORT, ELEM_USHORT},
                {"long", ELEM_LONG, ELEM_LONG},     {"size_t", ELEM_LONG, ELEM_LONG},
                {"int64_t", ELEM_LONG, ELEM_LONG},  {"int", ELEM_INT, ELEM_INT},
                {"unsigned", ELEM_INT, ELEM_INT}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (str_contains(name, str_of(rows[i].word)))
            return name.ptr[0] == 'u' ? rows[i].is_unsigned : rows[i].is_signed;
    }
    return ELEM_LONG;
}

int kernel_symbol(const struct kernel *k, struct str name)
{
    for (int s = 0; s < k->n_symbols; s++) {
        if (str_eq(k->symbols[s], name))
            return s;
    }
    return -1;
}

bool kernel_hint_sizes(const struct kernel *k, struct err *err)
{
    struct arena arena = {0};
    struct sb names = {.arena = &arena};
    for (int s = 0; s < k->n_symbols; s++)
        sb_addf(&names, "%s%.*s", s > 0 ? ", " : "", STR_ARG(k->symbols[s]));
    err_hint(err, "its sizes are: %s", k->n_symbols > 0 ? sb_cstr(&names) : "none");
    arena_free(&arena);
    return false;
}

/* The access that the unit of work is taken from; see kernel_work_array. */
static const struct kernel_access *work_access(const struct kernel *k)
{
    for (int wanted = 3; wanted >= 0; wanted--) {
        const bool advances = (wanted & 2) != 0;
        const bool write = (wanted & 1) != 0;
        for (int a = 0; a < k->n_accesses; a++) {
            const struct kernel_access *access = &k->accesses[a];
            if (access->write == write && (access->stride[k->n_loops - 1].n_terms != 0) == advances)
                return access;
        }
    }
    return NULL;
}

int kernel_work_array(const struct kernel *k)
{
    const struct kernel_access *access = work_access(k);
    return access == NULL ? -1 : access->array;
}

int kernel_flops_sum(const struct kernel_flops *flops)
{
    return flops->add + flops->mul + flops->div;
}

bool kernel_same_shape(const struct kernel_array *a, const struct kernel_array *b)
{
    bool same = a->type == b->type && a->n_dims == b->n_dims;
    for (int d = 0; d < a->n_dims && same; d++)
        same = poly_equal(&a->dims[d], &b->dims[d]);
    return same;
}

double kernel_lup_per_cl(const struct kernel *k, size_t line_bytes)
{
    const struct kernel_access *access = work_access(k);
    if (access == NULL)
        return 1;
    const double element = (double)elem_bytes(k->arrays[access->array].type);
    int64_t stride = 0;
    if (!poly_is_constant(&access->stride[k->n_loops - 1], &stride))
        return 1; /* an iteration advances by a line or more */
    const double elements = stride == 0 ? 1
                                        : (stride < 0 ? -1.0 : 1.0) * (double)stride *
                                              (double)k->loops[k->n_loops - 1].step;
    const double lup = (double)line_bytes / (element * elements);
    return lup < 1 ? 1 : lup;
}

const struct kernel_function_row kernel_functions[N_FUNCTIONS] = {
    [FUNCTION_FABS] = {"fabs", 1, 0, 0, false},
    [FUNCTION_SQRT] = {"sqrt", 1, 0, 1, false},
    [FUNCTION_FMIN] = {"fmin", 2, 1, 0, false},
    [FUNCTION_FMAX] = {"fmax", 2, 1, 0, false},
    [FUNCTION_FLOOR] = {"floor", 1, 0, 0, false},
    [FUNCTION_CEIL] = {"ceil", 1, 0, 0, false},
    [FUNCTION_ROUND] = {"round", 1, 0, 0, false},
    [FUNCTION_TRUNC] = {"trunc", 1, 0, 0, false},
    [FUNCTION_COPYSIGN] = {"copysign", 2, 0, 0, false},
    [FUNCTION_ABS] = {"abs", 1, 0, 0, false},
    [FUNCTION_EXP] = {"exp", 1, 0, 0, true},
    [FUNCTION_EXP2] = {"exp2", 1, 0, 0, true},
    [FUNCTION_EXPM1] = {"expm1", 1, 0, 0, true},
    [FUNCTION_LOG] = {"log", 1, 0, 0, true},
    [FUNCTION_LOG2] = {"log2", 1, 0, 0, true},
    [FUNCTION_LOG10] = {"log10", 1, 0, 0, true},
    [FUNCTION_LOG1P] = {"log1p", 1, 0, 0, true},
    [FUNCTION_POW] = {"pow", 2, 0, 0, true},
    [FUNCTION_CBRT] = {"cbrt", 1, 0, 0, true},
    [FUNCTION_HYPOT] = {"hypot", 2, 0, 0, true},
    [FUNCTION_SIN] = {"sin", 1, 0, 0, true},
    [FUNCTION_COS] = {"cos", 1, 0, 0, true},
    [FUNCTION_TAN] = {"tan", 1, 0, 0, true},
    [FUNCTION_ASIN] = {"asin", 1, 0, 0, true},
    [FUNCTION_ACOS] = {"acos", 1, 0, 0, true},
    [FUNCTION_ATAN] = {"atan", 1, 0, 0, true},
    [FUNCTION_ATAN2] = {"atan2", 2, 0, 0, true},
    [FUNCTION_SINH] = {"sinh", 1, 0, 0, true},
    [FUNCTION_COSH] = {"cosh", 1, 0, 0, true},
    [FUNCTION_TANH] = {"tanh", 1, 0, 0, true},
    [FUNCTION_ERF] = {"erf", 1, 0, 0, true},
    [FUNCTION_ERFC] = {"erfc", 1, 0, 0, true},
    [FUNCTION_ASINH] = {"asinh", 1, 0, 0, true},
    [FUNCTION_ACOSH] = {"acosh", 1, 0, 0, true},
    [FUNCTION_ATANH] = {"atanh", 1, 0, 0, true},
    [FUNCTION_LGAMMA] = {"lgamma", 1, 0, 0, true},
    [FUNCTION_TGAMMA] = {"tgamma", 1, 0, 0, true},
    [FUNCTION_FMOD] = {"fmod", 2, 0, 0, true},
    [FUNCTION_REMAINDER] = {"remainder", 2, 0, 0, true},
};

enum kernel_function kernel_function_named(struct str name, enum elem_type *type)
{
    for (enum kernel_function f = 0; f < N_FUNCTIONS; f++) {
        const struct str own = str_of(kernel_functions[f].name);
        const bool single = name.len == own.len + 1 && name.ptr[own.len] == 'f';
        if (!str_starts_with(name, own) || (name.len != own.len && !single) ||
            (single && f == FUNCTION_ABS))
            continue;
        *type = f == FUNCTION_ABS ? ELEM_INT : single ? ELEM_FLOAT : ELEM_DOUBLE;
        return f;
    }
    return N_FUNCTIONS;
}

bool kernel_compares(struct str op)
{
    if (op.len == 1)
        return op.ptr[0] == '<' || op.ptr[0] == '>';
    return op.len == 2 && op.ptr[1] == '=' && strchr("<>=!", op.ptr[0]) != NULL;
}

bool kernel_joins(struct str op)
{
    return str_eq(op, STR("&&")) || str_eq(op, STR("||"));
}
