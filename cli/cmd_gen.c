#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/opt.h"
#include "base/plural.h"
#include "cli/command.h"
#include "stempel/class.h"
#include "stempel/gen.h"

struct gen_values {
    long dims;
    long radius;
    const char *kind;
    const char *coefficients;
    bool isotropic;
    bool heterogeneous;
    bool homogeneous;
    bool point_symmetric;
    const char *weighting;
    const char *type;
    long coefficient_dim;
    int verbose;
    const char *store;
    const char *all;
    bool complex_too;
};

static const struct opt options[] = {
    OPT_RANGE('D', "dimensions", OPT_INT, offsetof(struct gen_values, dims), "N",
              "number of dimensions, 1 to 4", 1, CLASS_MAX_DIMS),
    OPT_RANGE('r', "radius", OPT_INT, offsetof(struct gen_values, radius), "N",
              "reach of the stencil from its centre; 0 reads only the centre", 0, 1000000),
    OPT('k', "kind", OPT_TEXT, offsetof(struct gen_values, kind), "KIND", "star or box"),
    OPT('C', "coefficient", OPT_TEXT, offsetof(struct gen_values, coefficients), "TYPE",
        "constant (scalars) or variable (an array W)"),
    OPT('i', "isotropic", OPT_FLAG, offsetof(struct gen_values, isotropic), NULL,
        "points at the same distance share a coefficient"),
    OPT('e', "heterogeneous", OPT_FLAG, offsetof(struct gen_values, heterogeneous), NULL,
        "every point has its own coefficient"),
    OPT('o', "homogeneous", OPT_FLAG, offsetof(struct gen_values, homogeneous), NULL,
        "all points share one coefficient"),
    OPT('p', "point-symmetric", OPT_FLAG, offsetof(struct gen_values, point_symmetric), NULL,
        "a point and its mirror image share a coefficient"),
    OPT('c', "classification", OPT_TEXT, offsetof(struct gen_values, weighting), "NAME",
        "the same by name: isotropic, heterogeneous, homogeneous, point-symmetric"),
    OPT('t', "datatype", OPT_TEXT, offsetof(struct gen_values, type), "TYPE",
        "double, float, 'double _Complex' or 'float _Complex'"),
    OPT_RANGE(
        'd', "dimofcoeffs", OPT_INT, offsetof(struct gen_values, coefficient_dim), "PLACE",
        "position of the coefficient dimension in W, 1 (first, default) to D + 1; has no effect on "
        "constant coefficients",
        1, CLASS_MAX_DIMS + 1),
    OPT(0, "store", OPT_TEXT, offsetof(struct gen_values, store), "FILE",
        "write to FILE instead of standard output (-)"),
    OPT(0, "all", OPT_TEXT, offsetof(struct gen_values, all), "DIR",
        "write every class of the collection to DIR/<path>/kernel.c"),
    OPT(0, "complex", OPT_FLAG, offsetof(struct gen_values, complex_too), NULL,
        "with --all: also the complex types"),
    OPT('v', "verbose", OPT_COUNT, offsetof(struct gen_values, verbose), NULL,
        "print the value of each parameter to standard error"),
};

static const struct opt_spec spec = {
    .name = "inspect gen",
    .synopsis = "PATH | -D N -r N [-k KIND] [-C TYPE] -i|-e|-o|-p [-t TYPE] | --all DIR",
    .about = "Writes the loop kernel of a class of stencils: dimension, radius, weighting, kind, "
             "type of the coefficients and of the data. Without flags: a star with constant "
             "coefficients in double.\n"
             "The options and their names are those of STEMPEL, except --all and --complex. The "
             "kernel goes to standard output, information about it to standard error. The largest "
             "radius of a box is 16 in 1D, 6 in 2D, 5 in 3D and 2 in 4D, that of a star 16.",
    OPT_TABLE(options),
    .examples = "inspect gen 3D/r1/homogeneous/star/constant/double\n"
                "inspect gen -D 2 -r 2 -k box -C variable -p -t float --store kernel.c\n"
                "inspect gen --all kernels --complex",
};

/* Reads the weighting from -i, -e, -o, -p or -c, exactly one of which must be given. */
static bool read_weighting(const struct gen_values *v, struct stencil_class *out, struct err *err)
{
    const bool given[] = {[WEIGHT_ISOTROPIC] = v->isotropic,
                          [WEIGHT_HETEROGENEOUS] = v->heterogeneous,
                          [WEIGHT_HOMOGENEOUS] = v->homogeneous,
                          [WEIGHT_POINT_SYMMETRIC] = v->point_symmetric};
    int count = v->weighting != NULL;
    for (size_t w = 0; w < sizeof given / sizeof *given; w++) {
        if (!given[w])
            continue;
        out->weighting = (enum weighting)w;
        count++;
    }
    if (count != 1)
        return err_set(err, ERR_USAGE,
                       count == 0 ? "the weighting of the coefficients is missing"
                                  : "more than one weighting given") ||
               err_hint(err, "give one of -i, -e, -o, -p or -c NAME");
    if (v->weighting != NULL && !class_weighting_parse(str_of(v->weighting), out))
        return command_refuse(v->weighting, "weighting",
                              "isotropic, heterogeneous, homogeneous or point-symmetric", err);
    return true;
}

static bool class_of_flags(const struct gen_values *v, struct stencil_class *c, struct err *err)
{
    *c = (struct stencil_class){.dims = (int)v->dims};
    if (v->dims == 0 || v->radius < 0)
        return err_set(err, ERR_USAGE, "the %s missing",
                       v->dims == 0 ? "dimension (-D) is" : "radius (-r) is") ||
               err_hint(err, "as in: inspect gen -D 3 -r 1 -o");
    c->radius = (int)v->radius;
    if (!class_kind_parse(str_of(v->kind), c))
        return command_refuse(v->kind, "kind of stencil", "star or box", err);
    if (!class_coefficients_parse(str_of(v->coefficients), c))
        return command_refuse(v->coefficients, "coefficient type", "constant or variable", err);
    if (!class_data_type_parse(str_of(v->type), c))
        return command_refuse(v->type, "data type",
                              "double, float, 'double _Complex' or 'float _Complex'", err);
    return read_weighting(v, c, err);
}

static bool any_class_flag(const struct gen_values *v)
{
    return v->dims != 0 || v->radius >= 0 || v->isotropic || v->heterogeneous || v->homogeneous ||
           v->point_symmetric || v->weighting != NULL;
}

static bool read_class(const struct gen_values *v, const struct opt_list *rest,
                       struct stencil_class *c, struct err *err)
{
    if (rest->count == 0)
        return class_of_flags(v, c, err);
    if (rest->count > 1 || any_class_flag(v))
        return err_set(err, ERR_USAGE, "a path already specifies the whole class") ||
               err_hint(err, "give either one path or flags");
    return class_parse(str_of(rest->items[0]), c, err);
}

/* Classes of `inspect gen` come from the command line, so a wrong one is wrong usage. */
static bool as_usage(bool ok, struct err *err)
{
    if (!ok && err->kind == ERR_INPUT)
        err->kind = ERR_USAGE;
    return ok;
}

/* -v: prints every parameter, in the form in which STEMPEL prints its arguments. */
static void print_parameters(const struct gen_values *v, const struct stencil_class *c,
                             struct arena *arena)
{
    static const char *const names[] = {"dimensions", "radius",      "classification",
                                        "kind",       "coefficient", "datatype"};
    struct str rest = str_of(class_path(arena, c));
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct str_cut cut = str_cut(rest, '/');
        fprintf(stderr, "%-16s %.*s\n", names[i], STR_ARG(cut.head));
        rest = cut.tail;
    }
    if (c->coefficients == COEFF_VARIABLE)
        fprintf(stderr, "%-16s %ld\n", "dimofcoeffs",
                v->coefficient_dim == 0 ? 1 : v->coefficient_dim);
    fprintf(stderr, "%-16s %s\n", "store", v->store != NULL ? v->store : "-");
}

static bool write_one(const struct gen_values *v, const struct opt_list *rest, struct arena *arena,
                      struct err *err)
{
    struct stencil_class c = {0};
    struct str text;
    const struct gen_options how = {.coefficient_dim = (int)v->coefficient_dim};
    if (!as_usage(read_class(v, rest, &c, err) && gen_kernel(&c, &how, arena, &text, err), err))
        return false;
    if (v->coefficient_dim != 0 && c.coefficients == COEFF_CONSTANT)
        fputs("note: constant coefficients are scalars: -d has no effect\n", stderr);
    if (v->verbose > 0)
        print_parameters(v, &c, arena);
    const struct gen_flops flops = gen_flops(&c);
    const size_t points = class_points(&c);
    const size_t coefficients = class_coefficients(&c);
    fprintf(stderr, "%s: %zu point%s, %zu coefficient%s, %zu FLOP\n", class_path(arena, &c), points,
            PLURAL(points), coefficients, PLURAL(coefficients), flops.add + flops.mul);
    return command_write(v->store != NULL ? v->store : "-", text, err);
}

static bool write_all(const struct gen_values *v, const struct opt_list *rest, struct arena *arena,
                      struct err *err)
{
    if (rest->count != 0 || any_class_flag(v) || v->store != NULL)
        return err_set(err, ERR_USAGE, "--all writes every class") ||
               err_hint(err, "leave out the path and the flags of a class");
    struct stencil_class c;
    size_t count = 0;
    for (; class_at(count, v->complex_too, &c); count++) {
        const struct arena_mark mark = arena_mark(arena);
        const char *const folder = path_join(arena, v->all, class_path(arena, &c));
        struct str text;
        if (!gen_kernel(&c, &(struct gen_options){0}, arena, &text, err) ||
            !dir_make(folder, err) || !file_write(path_join(arena, folder, "kernel.c"), text, err))
            return false;
        arena_reset(arena, mark);
    }
    fprintf(stderr, "%zu kernels in %s\n", count, v->all);
    return true;
}

int cmd_gen(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct gen_values v = {
        .radius = -1, .kind = "star", .coefficients = "constant", .type = "double"};
    struct opt_list rest = {0};
    if (!command_begin(&spec, argc, argv, &v, &rest, arena, err))
        return 0;
    const bool ok =
        v.all != NULL ? write_all(&v, &rest, arena, err) : write_one(&v, &rest, arena, err);
    return ok ? 0 : 1;
}
