#include "named.h"

#include <stddef.h>

#include "base/file.h"
#include "stempel/gen.h"

enum { MAX_BYTES = 65536 };

/* Kerncraft's names and ours. Its uxx-stencil lacks one of our accesses. */
static const struct {
    const char *reference, *file;
} files[] = {
    {"2d-5pt", "2d-5pt"},       {"3d-7pt", "3d-7pt"}, {"3d-long-range-stencil", "3d-long-range"},
    {"uxx-stencil", "uxx"},     {"triad", "triad"},   {"DAXPY", "daxpy"},
    {"kahan-dot", "kahan-dot"}, {"himeno", "himeno"},
};

/*
 * `3D_r1_star_constant_isotropic_double` as a class path, in which the weighting is the third part.
 */
static bool generated(struct str name, struct arena *arena, struct str *text, struct err *err)
{
    struct str parts[6];
    for (size_t i = 0; i < 6; i++) {
        const struct str_cut cut = str_cut(name, '_');
        parts[i] = i < 5 ? cut.head : name;
        name = cut.tail;
    }
    static const size_t order[6] = {0, 1, 4, 2, 3, 5};
    struct sb path = {.arena = arena};
    for (size_t i = 0; i < 6; i++)
        sb_addf(&path, "%s%.*s", i > 0 ? "/" : "", STR_ARG(parts[order[i]]));
    struct stencil_class c;
    return class_parse(sb_str(&path), &c, err) &&
           gen_kernel(&c, &(struct gen_options){0}, arena, text, err);
}

bool named_kernel(struct str name, struct arena *arena, struct kernel *out, struct err *err)
{
    struct str text = {0};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        if (str_eq(name, str_of(files[i].reference)) &&
            !file_read(str_formatz(arena, "stencils/named/%s.c", files[i].file), MAX_BYTES, arena,
                       &text, err))
            return false;
    }
    if (text.ptr == NULL && !generated(name, arena, &text, err))
        return false;
    return kernel_parse(text, str_cstr(arena, name), arena, out, err);
}
