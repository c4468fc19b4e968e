#include <string.h>

#include "collect/import/import_work.h"

static const char *const levels[] = {"L1", "L2", "L3"};

enum { LEVELS = sizeof levels / sizeof *levels };

/* The file's text; empty if there is no file. */
static bool read_file(struct import_work *w, const char *name, size_t most, struct str *out,
                      struct err *err)
{
    char hash[HASH_CHARS];
    *out = (struct str){0};
    if (!dir_has(w->from, name))
        return true;
    if (!dir_file_read(w->from, name, most, w->arena, out, err))
        return false;
    hash_bytes(*out, hash);
    sb_addf(&w->inputs, "%s %s\n", name, hash);
    if (str_starts_with(*out, STR("\xef\xbb\xbf"))) /* some editors' mark of UTF-8 */
        *out = str_slice(*out, 3, out->len);
    return true;
}

const char *import_place(const struct import_work *w, const char *name)
{
    return path_join(w->arena, w->from->path, name);
}

/* A table that cannot be read is noted, and the others are read. */
static bool read_table(struct import_work *w, enum import_table kind, const char *name, bool *has,
                       struct imported_table *out, struct err *err)
{
    struct str text;
    struct err why = {0};
    struct str_list notes = {0};
    if (!read_file(w, name, IMPORT_TABLE_BYTES, &text, err))
        return false;
    *has = text.len != 0 && import_table_read(kind, text, name, w->arena, out, &notes, &why);
    for (size_t i = 0; i < notes.count; i++)
        import_odd(w->entry, w->importer->arena, "%.*s", STR_ARG(notes.items[i]));
    if (text.len != 0 && !*has)
        import_odd(w->entry, w->importer->arena, "%s is not read: %s", name, why.text);
    return true;
}

/* The cache whose layer condition determined the block sizes. */
static const char *blocking_name(const struct import_work *w, size_t level)
{
    return str_formatz(w->arena, "blocking_%s-3D.csv", levels[level]);
}

static bool read_blocking(struct import_work *w, struct err *err)
{
    w->files.blocking = arena_alloc(w->arena, LEVELS, sizeof *w->files.blocking);
    for (size_t i = 0; i < LEVELS; i++) {
        struct imported_blocking *b = &w->files.blocking[w->files.n_blocking];
        const char *name = blocking_name(w, i);
        bool has = false;
        b->level = levels[i];
        if (!read_table(w, IMPORT_BLOCKING, name, &has, &b->table, err))
            return false;
        w->files.n_blocking += has;
    }
    return true;
}

static bool read_page(struct import_work *w, struct err *err)
{
    struct err why = {0};
    if (!read_file(w, "index.md", IMPORT_PAGE_BYTES, &w->page, err))
        return false;
    w->files.has_page = w->page.len != 0 && import_page_read(w->page, import_place(w, "index.md"),
                                                             w->arena, &w->files.page, &why);
    if (w->page.len != 0 && !w->files.has_page)
        import_odd(w->entry, w->importer->arena, "index.md is not read: line %u: %s", why.line,
                   why.text);
    return true;
}

static void note_missing(struct import_work *w)
{
    const struct {
        const char *what;
        bool there;
    } all[] = {
        {"results.csv: the measurements over the grid size", w->files.has[IMPORT_RESULTS]},
        {"scaling.csv: the measurements with more threads", w->files.has[IMPORT_SCALING]},
        {"blocking_*.csv: the measurements of blocked loops", w->files.n_blocking != 0},
        {"index.md: compiler flags, assembly, in-core analysis, layer conditions",
         w->files.has_page},
        {"the system information", w->state.len != 0},
        {"comments.yml: reviews", str_trim(w->comments).len != 0},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        if (!all[i].there)
            import_missing(w->entry, w->importer->arena, "%s", all[i].what);
    }
}

/* Plots are drawn again, and the page is made from index.md; all other files are noted. */
static bool note_others(struct import_work *w, struct err *err)
{
    static const char *const known[] = {"results.csv",  "scaling.csv", "index.md",
                                        "index.html",   "stencil.c",   "system_info.txt",
                                        "comments.yml", NULL};
    struct str_list names = {0};
    if (!dir_list(w->from->path, w->arena, &names, err))
        return false;
    for (size_t i = 0; i < names.count; i++) {
        const char *name = str_cstr(w->arena, names.items[i]);
        bool expected = str_is_one_of(names.items[i], known) ||
                        str_ends_with(names.items[i], STR(".svg")) ||
                        !file_is_not_folder(import_place(w, name));
        for (size_t k = 0; k < LEVELS; k++)
            expected = expected || strcmp(name, blocking_name(w, k)) == 0;
        if (!expected)
            import_odd(w->entry, w->importer->arena, "%s is not read: unknown file", name);
    }
    return true;
}

bool import_read_files(struct import_work *w, struct err *err)
{
    struct imported_files *f = &w->files;
    if (!read_table(w, IMPORT_RESULTS, "results.csv", &f->has[IMPORT_RESULTS], &f->results, err) ||
        !read_table(w, IMPORT_SCALING, "scaling.csv", &f->has[IMPORT_SCALING], &f->scaling, err) ||
        !read_blocking(w, err) || !read_page(w, err) ||
        !read_file(w, "system_info.txt", IMPORT_PAGE_BYTES, &w->system, err) ||
        !read_file(w, "stencil.c", IMPORT_PAGE_BYTES, &w->stencil, err) ||
        !read_file(w, "comments.yml", IMPORT_PAGE_BYTES, &w->comments, err))
        return false;
    const struct str shown = import_capture(&f->page, "hostinfo");
    w->state = import_state_text(shown.len != 0 ? shown : w->system, w->entry, w->importer->arena);
    note_missing(w);
    if (!note_others(w, err))
        return false;
    if (f->has[IMPORT_RESULTS] || f->has[IMPORT_SCALING] || f->n_blocking != 0)
        return true;
    return err_set(err, ERR_INPUT, "there is no table in this folder");
}
