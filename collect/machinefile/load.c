#include "collect/machinefile/load.h"

#include <string.h>

#include "base/file.h"
#include "base/program_data.h"
#include "base/yaml.h"
#include "base/yaml_tree.h"
#include "collect/kerncraft/kerncraft.h"
#include "collect/machine/trust.h"
#include "collect/machinefile/form.h"

/* The largest file in use has 0.3 MB. A file with MANY_VIOLATIONS of the schema is not checked
 * further. */
enum { MACHINE_FILE_MAX_BYTES = 16 << 20, MANY_VIOLATIONS = 1000 };

/* One error for all: the first violation, and as many others as fit in the hint. */
static bool report(const struct violations *list, const char *name_or_path, const char *path,
                   struct str text, struct err *err)
{
    if (list->count == 0)
        return true;
    const struct violation *first = &list->items[0];
    err_at(err, path, first->line, first->col, "%s %s", first->path, first->text);
    err_source(err, text);
    if (str_starts_with(str_of(first->path), STR("compositions")))
        return err_hint(err, "an earlier version may have fitted it: calibrate again (inspect "
                             "machine calibrate), or remove `compositions` and fit again (inspect "
                             "machine fit)");
    if (list->count == 1)
        return err_hint(err, "machines/README.md explains the keys");
    return err_hint(err, "%zu more: inspect machine show %s lists all", list->count - 1,
                    name_or_path);
}

void violations_format(const struct violations *list, const char *path, struct sb *out)
{
    for (size_t i = 0; i < list->count; i++) {
        struct err err = {0};
        const struct violation *v = &list->items[i];
        err_at(&err, path, v->line, v->col, "%s %s", v->path, v->text);
        err_format(&err, out);
    }
    for (size_t i = 0; list->notes != NULL && i < list->notes->count; i++) {
        const struct violation *v = &list->notes->items[i];
        sb_addf(out, "%s:%u:%u: note: %s %s\n", path, v->line, v->col, v->path, v->text);
    }
}

const char *machine_name_of(const char *path, struct arena *arena)
{
    struct str base = str_of(path_last(path));
    if (str_ends_with(base, STR(".yml")))
        base = str_slice(base, 0, base.len - 4);
    char *name = str_cstr(arena, str_slice(base, 0, 100));
    for (char *c = name; *c != '\0'; c++) {
        if (!path_name_ok((struct str){c, 1}) && *c != '-' && *c != '.')
            *c = '_';
    }
    return path_name_ok(str_of(name)) ? name : str_formatz(arena, "m_%s", name);
}

/* ---- whether its compilers may be run ---- */

static struct str line_of(struct str text, unsigned line)
{
    struct str_cut cut = str_cut(text, '\n');
    for (unsigned i = 1; i < line; i++)
        cut = str_cut(cut.tail, '\n');
    return cut.head;
}

/*
 * The column of a word in the node's text if it is on the node's first line; else that of the node.
 */
static unsigned column_of(struct str word, const struct yml_node *node, struct str text)
{
    const struct str line = line_of(text, node->line);
    const struct str rest = str_slice(line, node->col - 1, line.len);
    const size_t at = word.len != 0 ? str_find_str(rest, word) : 0;
    return node->col + (unsigned)(at < rest.len ? at : 0);
}

/* The place of a refused `name` or `flags`; null if they are accepted. */
static const struct err *judge(const struct compiler *c, const struct yml_node *name,
                               const struct yml_node *flags, const char *path, struct str text,
                               struct arena *arena)
{
    struct err why = {0};
    struct str word = {0};
    /* a value that is missing or has the wrong type is a violation, and 0 here */
    const bool known = c->name == NULL || trust_judge_name(c->name, &why);
    if (known && (c->flags == NULL || trust_judge_flags(c->name, c->flags, &word, &why)))
        return NULL;
    const struct yml_node *node = known ? flags : name;
    struct err *placed = arena_alloc(arena, 1, sizeof *placed);
    err_at(placed, path, node != NULL ? node->line : 0,
           node != NULL ? column_of(word, node, text) : 0, "%s", why.text);
    err_hint(placed, "%s", why.hint);
    err_source(placed, text);
    return placed;
}

/* `flags`: the nodes of each compiler's flags; null: our own format, where they are next to the
 * name. */
static void judge_compilers(struct machine *m, const struct yml_node *root,
                            const struct yml_node *const *flags, const char *path, struct str text,
                            struct arena *arena)
{
    /* one refusal stands for those beyond this number: each has to find its line */
    enum { MANY_REFUSALS = 64 };
    struct compiler *compilers =
        arena_copy(arena, m->compilers, m->n_compilers, sizeof *m->compilers);
    const struct yml_node *list = yml_get(root, "compilers");
    const struct err *last = NULL;
    size_t refused = 0;
    for (size_t i = 0; i < m->n_compilers; i++) {
        struct compiler *c = &compilers[i];
        const struct yml_node *entry = yml_at(list, i);
        if (refused < MANY_REFUSALS)
            c->refused = flags != NULL ? judge(c, flags[i], flags[i], path, text, arena)
                                       : judge(c, yml_get(entry, "name"), yml_get(entry, "flags"),
                                               path, text, arena);
        else
            c->refused = last;
        last = c->refused != NULL ? c->refused : last;
        refused += c->refused != NULL;
    }
    m->compilers = compilers;
}

/* ---- the formats ---- */

/* Whether a line begins with the key; nested keys are indented, so this one is at the top level. */
static bool has_top_key(struct str text, struct str key)
{
    while (text.len != 0) {
        if (str_starts_with(text, key))
            return true;
        text = str_cut(text, '\n').tail;
    }
    return false;
}

static bool is_kerncrafts(struct str text)
{
    return has_top_key(text, STR("memory hierarchy:")) ||
           has_top_key(text, STR("kerncraft version:"));
}

/* Whether one of the first n violations is about the same value. */
static bool is_known(const struct violations *list, size_t n, const struct violation *v)
{
    for (size_t i = 0; i < n; i++) {
        const struct violation *known = &list->items[i];
        if (strcmp(known->path, v->path) == 0 ||
            (v->line != 0 && known->line == v->line && known->col == v->col))
            return true;
    }
    return false;
}

/* Adds violations of values that have none yet: a value that could not be read is 0 in the machine,
 * which is also out of range. */
static void add_the_rest(struct violations *list, const struct violations *more)
{
    const size_t known = list->count;
    if (known > MANY_VIOLATIONS)
        return;
    for (size_t i = 0; i < more->count; i++) {
        const struct violation *v = &more->items[i];
        if (is_known(list, known, v))
            continue;
        violations_add(list, v->path, "%s", v->text);
        list->items[list->count - 1].line = v->line;
        list->items[list->count - 1].col = v->col;
        list->items[list->count - 1].missing = v->missing;
    }
}

static bool parse_kerncraft(struct str text, const char *path, struct machine *out,
                            struct violations *list, struct err *err)
{
    const struct yml_node *root = NULL;
    struct violations more = {.arena = list->arena};
    struct err ignored = {0};
    const struct str used = kerncraft_without_unused(text, list->arena);
    /* what was skipped may have contained a bracket */
    if (!yml_parse(used, path, list->arena, &root, &ignored) &&
        !yml_parse(text, path, list->arena, &root, err))
        return false;
    struct kerncraft_places places;
    kerncraft_read(root, path, machine_name_of(path, list->arena), out, &places, list);
    judge_compilers(out, root, places.compilers, path, text, list->arena);
    machine_check(out, &more);
    kerncraft_rename_paths(&more, root, out, &places);
    yml_place(&more, root);
    add_the_rest(list, &more);
    yml_place(list, root);
    if (list->notes != NULL)
        yml_place(list->notes, root);
    return true;
}

static bool parse_ours(struct str text, const char *path, const char *name, struct machine *out,
                       struct violations *list, struct err *err)
{
    const struct yml_node *root = NULL;
    struct violations more = {.arena = list->arena};
    if (!yml_parse(text, path, list->arena, &root, err))
        return false;
    const struct machine_form *form = yml_conform(root, &machine_schema, list);
    machine_check_values(form, &more);
    machine_from_form(form, out, &more);
    add_the_rest(list, &more);
    judge_compilers(out, root, NULL, path, text, list->arena);
    more.count = 0;
    machine_check(out, &more);
    if (name != NULL && out->name != NULL && strcmp(out->name, name) != 0)
        violations_add(&more, "name", "is '%.128s'; accepted: %s, the name of the file", out->name,
                       name);
    add_the_rest(list, &more);
    yml_place(list, root);
    return true;
}

/* `name` is the name that was looked for; null for a path. */
static bool parse(struct str text, const char *path, const char *name, struct machine *out,
                  struct violations *list, struct err *err)
{
    *out = (struct machine){0};
    const bool parsed = is_kerncrafts(text) ? parse_kerncraft(text, path, out, list, err)
                                            : parse_ours(text, path, name, out, list, err);
    machine_drop_unknown(out, list->arena);
    return parsed;
}

bool machine_parse(struct str text, const char *path, struct arena *arena, struct machine *out,
                   struct err *err)
{
    struct violations list = {.arena = arena};
    return parse(text, path, NULL, out, &list, err) && report(&list, path, path, text, err);
}

static bool is_path(const char *name_or_path)
{
    const struct str name = str_of(name_or_path);
    return str_find(name, '/') != name.len || str_ends_with(name, STR(".yml"));
}

static const char *looked_for(const char *name_or_path)
{
    return is_path(name_or_path) ? NULL : name_or_path;
}

bool machine_find(const char *name_or_path, struct arena *arena, const char **path, struct err *err)
{
    const struct str name = str_of(name_or_path);
    if (is_path(name_or_path)) {
        *path = name_or_path;
        return true;
    }
    if (!path_name_ok(name))
        return err_set(err, ERR_USAGE, "'%s' is not a machine name", name_or_path) ||
               err_hint(err, "give a name from machines/ or the path of a machine file");
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
    struct violations list = {.arena = arena};
    return machine_find(name_or_path, arena, &path, err) &&
           file_read(path, MACHINE_FILE_MAX_BYTES, arena, &text, err) &&
           parse(text, path, looked_for(name_or_path), out, &list, err) &&
           report(&list, name_or_path, path, text, err);
}

bool machine_read(const char *name_or_path, struct machine *out, struct violations *list,
                  struct err *err)
{
    const char *path = NULL;
    struct str text;
    return machine_find(name_or_path, list->arena, &path, err) &&
           file_read(path, MACHINE_FILE_MAX_BYTES, list->arena, &text, err) &&
           parse(text, path, looked_for(name_or_path), out, list, err);
}

bool machine_import(const char *path, struct machine *out, struct violations *list, struct err *err)
{
    struct str text;
    *out = (struct machine){0};
    if (!file_read(path, MACHINE_FILE_MAX_BYTES, list->arena, &text, err))
        return false;
    if (is_kerncrafts(text))
        return parse_kerncraft(text, path, out, list, err);
    err_set(err, ERR_INPUT, "%s is not in Kerncraft's format", path);
    return err_hint(err,
                    "a file in our own format needs no import: give its path to -m, or see "
                    "inspect machine show %s",
                    path);
}
