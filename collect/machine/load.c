#include "collect/machine/load.h"

#include <string.h>

#include "base/data.h"
#include "base/file.h"
#include "base/yaml.h"
#include "collect/machine/image.h"
#include "collect/machine/kerncraft.h"
#include "collect/machine/tree.h"

/* The biggest file in use has 0.3 MB. */
enum { MACHINE_FILE_MAX_BYTES = 16 << 20 };

/* One error for all: the first violation, the others as a hint as far as they fit. */
static bool report(const struct violations *list, const char *path, struct str text,
                   struct err *err)
{
    if (list->count == 0)
        return true;
    const struct violation *first = &list->items[0];
    err_at(err, path, first->line, first->col, "%s %s", first->path, first->text);
    err_source(err, text);
    if (list->count == 1)
        return err_hint(err, "machines/README.md explains the keys");
    return err_hint(err, "%zu more: inspect machine show %s lists all", list->count - 1, path);
}

void violations_format(const struct violations *list, const char *path, struct sb *out)
{
    for (size_t i = 0; i < list->count; i++) {
        struct err err = {0};
        const struct violation *v = &list->items[i];
        err_at(&err, path, v->line, v->col, "%s %s", v->path, v->text);
        err_format(&err, out);
    }
}

/* `dir/HaswellEP.yml` is called HaswellEP; what a name must not hold becomes `_`. */
static const char *name_from_path(const char *path, struct arena *arena)
{
    struct str base = str_of(path);
    for (size_t at = str_find(base, '/'); at != base.len; at = str_find(base, '/'))
        base = str_slice(base, at + 1, base.len);
    if (str_ends_with(base, STR(".yml")))
        base = str_slice(base, 0, base.len - 4);
    char *name = str_cstr(arena, str_slice(base, 0, 100));
    for (char *c = name; *c != '\0'; c++) {
        if (!path_name_ok((struct str){c, 1}) && *c != '-' && *c != '.')
            *c = '_';
    }
    return path_name_ok(str_of(name)) ? name : str_formatz(arena, "m_%s", name);
}

static bool is_kerncrafts(struct str text)
{
    return str_find_str(text, STR("\nmemory hierarchy:")) != text.len ||
           str_find_str(text, STR("kerncraft version:")) != text.len;
}

static bool parse_kerncraft(struct str text, const char *path, struct machine *out,
                            struct violations *list, struct err *err)
{
    const struct node *root = NULL;
    text = kerncraft_without_stats(text, list->arena);
    if (!tree_parse(text, path, list->arena, &root, err))
        return false;
    kerncraft_read(root, name_from_path(path, list->arena), out, list);
    machine_check(out, list);
    kerncraft_rename_paths(list);
    violations_place(list, root);
    return true;
}

/* Whether one of the first n violations is about the same value. */
static bool is_known(const struct violations *list, size_t n, const char *path)
{
    for (size_t i = 0; i < n; i++) {
        if (strcmp(list->items[i].path, path) == 0)
            return true;
    }
    return false;
}

/*
 * What else is wrong in a file that does not fit the schema. Values that do not fit are 0 in the
 * image, which is out of their range: those are known already.
 */
static void check_the_rest(const struct image *image, struct machine *out, struct violations *list)
{
    struct violations more = {.arena = list->arena};
    const size_t known = list->count;
    machine_from_image(image, out, &more);
    machine_check(out, &more);
    for (size_t i = 0; i < more.count; i++) {
        if (!is_known(list, known, more.items[i].path))
            violations_add(list, more.items[i].path, "%s", more.items[i].text);
    }
}

/*
 * The tree finds everything that does not fit the schema, with its place, where libcyaml stops at
 * the first and takes any word for true; libcyaml then fills the image.
 */
static bool parse_ours(struct str text, const char *path, struct machine *out,
                       struct violations *list, struct err *err)
{
    const struct node *root = NULL;
    if (!tree_parse(text, path, list->arena, &root, err))
        return false;
    const struct image *partial = tree_conform(root, &machine_schema, list);
    if (list->count != 0) {
        check_the_rest(partial, out, list);
    } else {
        void *image = NULL;
        if (!yml_load(text, path, &machine_schema, &image, err))
            return false;
        machine_from_image(image, out, list);
        yml_free(&machine_schema, image);
        machine_check(out, list);
    }
    violations_place(list, root);
    return true;
}

static bool parse(struct str text, const char *path, struct machine *out, struct violations *list,
                  struct err *err)
{
    *out = (struct machine){0};
    return is_kerncrafts(text) ? parse_kerncraft(text, path, out, list, err)
                               : parse_ours(text, path, out, list, err);
}

bool machine_parse(struct str text, const char *path, struct arena *arena, struct machine *out,
                   struct err *err)
{
    struct violations list = {.arena = arena};
    return parse(text, path, out, &list, err) && report(&list, path, text, err);
}

bool machine_find(const char *name_or_path, struct arena *arena, const char **path, struct err *err)
{
    const struct str name = str_of(name_or_path);
    if (str_find(name, '/') != name.len || str_ends_with(name, STR(".yml"))) {
        *path = name_or_path;
        return true;
    }
    if (!path_name_ok(name)) {
        err_set(err, ERR_USAGE, "'%s' is no machine's name", name_or_path);
        return err_hint(err, "give a name from machines/ or the path of a machine file");
    }
    *path = data_find(str_formatz(arena, "machines/%s.yml", name_or_path), arena);
    if (*path != NULL)
        return true;
    err_set(err, ERR_INPUT, "there is no machines/%s.yml", name_or_path);
    return err_hint(err, "give a name from machines/, a path, or write one for this host with "
                         "inspect machine calibrate");
}

bool machine_load(const char *name_or_path, struct arena *arena, struct machine *out,
                  struct err *err)
{
    const char *path = NULL;
    struct str text;
    return machine_find(name_or_path, arena, &path, err) &&
           file_read(path, MACHINE_FILE_MAX_BYTES, arena, &text, err) &&
           machine_parse(text, path, arena, out, err);
}

/* Length of a number as libcyaml writes it (`%.16e`) at the start of `text`, or 0. */
static size_t long_number(struct str text)
{
    static const char form[] = "d.dddddddddddddddde+dd";
    size_t at = text.len > 0 && text.ptr[0] == '-' ? 1 : 0;
    for (const char *f = form; *f != '\0'; f++, at++) {
        const char c = at < text.len ? text.ptr[at] : '\0';
        const bool digit = c >= '0' && c <= '9';
        if (*f == 'd' ? !digit : *f == '+' ? c != '+' && c != '-' : c != *f)
            return 0;
    }
    return at;
}

/* People read and edit these files: 2.3 instead of 2.2999999999999998e+00, the same double. */
static struct str shorten_numbers(struct str text, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (size_t i = 0; i < text.len;) {
        const size_t len = long_number(str_slice(text, i, text.len));
        double value = 0;
        if (len == 0 || !str_to_double(str_slice(text, i, i + len), &value)) {
            sb_addc(&out, text.ptr[i++]);
            continue;
        }
        double again = 0;
        int digits = 6;
        struct str number;
        do
            number = str_format(arena, "%.*g", digits++, value);
        while (digits <= 18 && (!str_to_double(number, &again) || again != value));
        sb_add(&out, number);
        i += len;
    }
    return (struct str){sb_cstr(&out), out.len};
}

bool machine_read(const char *name_or_path, struct machine *out, struct violations *list,
                  struct err *err)
{
    const char *path = NULL;
    struct str text;
    return machine_find(name_or_path, list->arena, &path, err) &&
           file_read(path, MACHINE_FILE_MAX_BYTES, list->arena, &text, err) &&
           parse(text, path, out, list, err);
}

bool machine_text(const struct machine *m, struct arena *arena, struct str *text, struct err *err)
{
    if (!yml_save(machine_to_image(m, arena), &machine_schema, arena, text, err))
        return false;
    *text = shorten_numbers(*text, arena);
    return true;
}

bool machine_save(const struct machine *m, const char *folder, struct arena *arena,
                  const char **path, struct err *err)
{
    struct str text;
    if (!path_name_ok(str_of(m->name)))
        return err_set(err, ERR_INPUT, "'%s' cannot be a file's name", m->name);
    *path = str_formatz(arena, "%s/%s.yml", folder, m->name);
    return machine_text(m, arena, &text, err) && dir_make(folder, err) &&
           file_write(*path, text, err);
}
