#include "cli/kernel_argument.h"

#include "base/file.h"
#include "base/program_data.h"
#include "cli/kernel_description.h"
#include "stempel/class.h"
#include "stempel/gen.h"

/* Classes start with their dimension: `3D/…`. */
static bool looks_like_class(struct str argument)
{
    return argument.len > 2 && argument.ptr[0] >= '0' && argument.ptr[0] <= '9' &&
           argument.ptr[1] == 'D' && argument.ptr[2] == '/';
}

static bool load_class(struct str argument, struct arena *arena, struct str *text, struct str *name,
                       struct err *err)
{
    struct stencil_class c;
    if (!class_parse(argument, &c, err) ||
        !gen_kernel(&c, &(struct gen_options){0}, arena, text, err))
        return false;
    *name = str_of(class_path(arena, &c));
    return true;
}

static bool load_named(struct str argument, struct arena *arena, struct str *text, struct str *name,
                       struct err *err)
{
    const struct str kernel = str_slice(argument, STR("named/").len, argument.len);
    if (!path_name_ok(kernel))
        return err_set(err, ERR_USAGE, "'%.*s' cannot be the name of a kernel", STR_ARG(kernel)) ||
               err_hint(err, "names are letters, digits, '-' and '_', as in named/2d-5pt");
    *name = str_copy(arena, argument);
    const char *const file = str_formatz(arena, "stencils/named/%.*s.c", STR_ARG(kernel));
    const char *const path = data_find(file, arena);
    if (path != NULL)
        return file_read(path, FILE_MAX_BYTES, arena, text, err);
    err_set(err, ERR_INPUT, "there is no named kernel '%.*s'", STR_ARG(kernel));
    return err_hint(err, "searched the current folder and %s for %s", data_folder(arena), file);
}

static bool is_yaml(struct str path)
{
    return str_ends_with(path, STR(".yml")) || str_ends_with(path, STR(".yaml"));
}

bool source_load(const char *argument, struct arena *arena, struct str *text, struct str *name,
                 struct err *err)
{
    struct str path = str_of(argument);
    const struct str collection = STR("stencils/");
    const struct str below =
        str_starts_with(path, collection) ? str_slice(path, collection.len, path.len) : path;
    /* folders of results have the same paths */
    const bool is_file = file_is_not_folder(argument);
    if (looks_like_class(below) && !is_file)
        return load_class(below, arena, text, name, err);
    if (str_starts_with(path, STR("named/")) && !is_file)
        return load_named(path, arena, text, name, err);
    if (!file_exists(argument))
        return err_set(err, ERR_INPUT, "'%s' is not a class, a named kernel or a file", argument) ||
               err_hint(err, "write 3D/r1/homogeneous/star/constant/double, named/2d-5pt or the "
                             "path of a kernel file");
    if (is_yaml(path))
        return err_set(err, ERR_INPUT, "'%s' is a kernel description, which has no code",
                       argument) ||
               err_hint(err,
                        "predict its traffic with inspect model -p ECMData, or give a kernel in C");
    *name = str_copy(arena, path);
    return file_read(argument, FILE_MAX_BYTES, arena, text, err);
}

bool source_kernel(const char *argument, bool described, struct arena *arena, struct kernel *out,
                   struct str *name, struct err *err)
{
    struct str text = {0};
    if (described || (is_yaml(str_of(argument)) && file_exists(argument))) {
        *name = str_copy(arena, str_of(argument));
        return file_read(argument, FILE_MAX_BYTES, arena, &text, err) &&
               description_read(text, argument, arena, out, err);
    }
    return source_load(argument, arena, &text, name, err) &&
           kernel_parse(text, str_cstr(arena, *name), arena, out, err);
}
