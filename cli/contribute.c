#include "cli/contribute.h"

#include <math.h>
#include <string.h>

#include "base/dir.h"
#include "collect/machinefile/load.h"
#include "render/collection.h"

/* Rate times time gives the clock; a larger deviation means that they are not from one run. */
static const double clock_tolerance = 0.05;
static const double fastest_mlup_per_s = 1e7;

/* The files that are offered: those that determine a page, none that is only local. */
static const char *const offered[] = {
    "config.yml", "grid.csv",    "scaling.csv",          "blocking.csv", "kernel.c",
    "loop.s",     "incore.json", "layer_conditions.csv", "review.yml",   "machinestate.json",
    "kernel.s",   "points.jsonl"};

struct checking {
    struct contribution *c;
    struct arena *arena;
};

static void problem(const struct checking *k, const char *where, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static void problem(const struct checking *k, const char *where, const char *format, ...)
{
    struct sb text = {.arena = k->arena};
    va_list args;
    sb_addf(&text, "%s: ", where);
    va_start(args, format);
    sb_addv(&text, format, args);
    va_end(args);
    str_list_add(k->arena, &k->c->problems, sb_str(&text));
}

/* Whether a name is in the text as a separate word. Names that every host has do not count. */
static bool names(struct str text, const char *name)
{
    const struct str word = str_of(name);
    while (word.len > 1 && !str_eq(word, STR("root")) && !str_eq(word, STR("localhost"))) {
        const size_t at = str_find_str(text, word);
        if (at >= text.len)
            return false;
        const char before = at > 0 ? text.ptr[at - 1] : ' ';
        const char after = at + word.len < text.len ? text.ptr[at + word.len] : ' ';
        if (!char_in_name(before) && !char_in_name(after))
            return true;
        text = str_slice(text, at + word.len, text.len);
    }
    return false;
}

static void check_names(const struct checking *k, const char *where, struct str text)
{
    static const char *const homes[] = {"/home/", "/users/", "/Users/"};
    if (names(text, k->c->host))
        problem(k, where, "names the host '%s'", k->c->host);
    if (names(text, k->c->user))
        problem(k, where, "names the user '%s'", k->c->user);
    for (size_t i = 0; i < sizeof homes / sizeof *homes; i++) {
        if (str_contains(text, str_of(homes[i])))
            problem(k, where, "names a folder below %s", homes[i]);
    }
}

static void add_file(struct checking *k, const char *path, const char *root, const char *folder,
                     const char *name)
{
    struct contribution *c = k->c;
    *ARENA_ADD(k->arena, c->files, c->n_files) =
        (struct repo_file){.path = path, .root = root, .folder = folder, .name = name};
}

static bool add_files(struct checking *k, const char *folder, struct err *err)
{
    struct dir dir;
    struct arena scratch = {0};
    bool done = dir_open(k->c->collection, folder, &scratch, &dir, err);
    for (size_t i = 0; i < sizeof offered / sizeof *offered && done; i++) {
        struct str text;
        if (!dir_has(&dir, offered[i]))
            continue;
        const char *path = str_formatz(k->arena, "stencils/%s/%s", folder, offered[i]);
        done = dir_file_read(&dir, offered[i], FILE_MAX_BYTES, &scratch, &text, err);
        if (done)
            check_names(k, path, text);
        add_file(k, path, k->c->collection, folder, offered[i]);
    }
    dir_close(&dir);
    arena_free(&scratch);
    return done;
}

static void check_points(const struct checking *k, const struct collected *c, const char *table,
                         const struct points *p)
{
    for (size_t i = 0; i < p->n; i++) {
        const double cy = point_value(p->bench_cy_per_cl_median, i);
        const double mlup = point_value(p->bench_mlup_per_s_median, i);
        const double clock = point_value(p->bench_clock_hz, i);
        const double product = 1e6 * mlup * cy / c->file.lup_per_cl;
        const char *where = str_formatz(k->arena, "%s/%s", c->folder, table);
        if (isnan(cy) && isnan(mlup))
            continue;
        if (!(cy > 0) || !(mlup > 0) || mlup > fastest_mlup_per_s)
            problem(k, where, "size %g: %g cy/CL and %g MLUP/s are not a measurement",
                    point_value(p->size, i), cy, mlup);
        else if (clock > 0 && fabs(product / clock - 1) > clock_tolerance)
            problem(k, where, "size %g: %g cy/CL and %g MLUP/s do not match a clock of %.3f GHz",
                    point_value(p->size, i), cy, mlup, clock / 1e9);
    }
}

static void check_configuration(const struct checking *k, const struct collected *c)
{
    const struct config *f = &c->file;
    if (f->publisher != NULL)
        problem(k, c->folder, "these are results that %s published", f->publisher);
    if (!f->complete)
        problem(k, c->folder, "its collection is not complete — collect it again");
    for (size_t i = 0; i < c->damages.count; i++)
        problem(k, c->folder, "%.*s", STR_ARG(c->damages.items[i]));
    if (f->inspect_version == NULL || f->collected == NULL || f->kernel_hash == NULL ||
        f->machine_hash == NULL || f->files_count == 0)
        problem(k, c->folder, "config.yml does not say by what and when it was collected");
    check_points(k, c, "grid.csv", &c->grid);
    check_points(k, c, "scaling.csv", &c->scaling);
    check_points(k, c, "blocking.csv", &c->blocking);
}

static bool check_machine(struct checking *k, struct err *err)
{
    struct machine m;
    struct err why = {0};
    struct str text;
    const char *name = str_formatz(k->arena, "%s.yml", k->c->machine);
    const char *path = path_join(k->arena, k->c->machines, name);
    if (!machine_load(path, k->arena, &m, &why)) {
        problem(k, path, "%s", why.text);
        return true;
    }
    if (!file_read(path, FILE_MAX_BYTES, k->arena, &text, err))
        return false;
    check_names(k, path, text);
    add_file(k, path_join(k->arena, "machines", name), k->c->machines, "", name);
    return true;
}

bool contribution_check(struct contribution *c, struct arena *arena, struct err *err)
{
    struct checking k = {.c = c, .arena = arena};
    struct str_list folders = {0};
    if (!path_name_ok(str_of(c->machine)))
        return err_set(err, ERR_USAGE, "'%s' is not the name of a machine", c->machine);
    if (!collection_list(c->collection, arena, &folders, err))
        return false;
    for (size_t i = 0; i < folders.count; i++) {
        const char *folder = str_cstr(arena, folders.items[i]);
        struct arena scratch = {0};
        struct collected one;
        struct err why = {0};
        bool done = true;
        if (strcmp(path_last(folder), c->machine) != 0)
            continue;
        c->n_configurations++;
        if (!configuration_load(c->collection, folders.items[i], &scratch, &one, &why))
            problem(&k, folder, "%s", why.text);
        else {
            check_configuration(&k, &one);
            done = add_files(&k, folder, err);
        }
        arena_free(&scratch);
        if (!done)
            return false;
    }
    if (c->n_configurations == 0)
        return err_at(err, c->collection, 0, 0, "there are no results of machine '%s'",
                      c->machine) ||
               err_hint(err, "collect some: inspect collect PATH -m %s", c->machine);
    return check_machine(&k, err);
}
