#include "render/points_export.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/temp.h"

/* Tables whose rows are points. */
static const char *const tables[] = {"grid.csv", "scaling.csv", "blocking.csv"};
enum { MAX_TABLE_BYTES = 64 * 1024 * 1024 };

/* A header that tables have, and for each of its columns the one of the export. */
struct layout {
    struct str header;
    struct str_list names;
    size_t *columns;
};

struct export
{
    const struct site *site;
    const struct site_machine *machine;
    const char *root; /* of the output */
    struct arena *arena;
    struct str_list columns; /* those of all tables so far, in their order */
    size_t n_layouts;
    struct layout *layouts;
    struct str *row; /* one cell per column */
    FILE *file;      /* NULL: headers are read only */
};

/* Its index, or the number of columns. */
static size_t find_column(const struct export *e, struct str name)
{
    size_t i = 0;
    while (i < e->columns.count && !str_eq(e->columns.items[i], name))
        i++;
    return i;
}

/* New columns follow the one that they follow in their table. */
static void add_columns(struct export *e, const struct str_list *names)
{
    size_t at = 0;
    for (size_t i = 0; i < names->count; i++) {
        const size_t found = find_column(e, names->items[i]);
        if (found == e->columns.count) {
            str_list_add(e->arena, &e->columns, names->items[i]);
            memmove(e->columns.items + at + 1, e->columns.items + at,
                    (found - at) * sizeof *e->columns.items);
            e->columns.items[at++] = names->items[i];
        } else {
            at = found + 1;
        }
    }
}

static void place_columns(struct export *e, struct layout *layout)
{
    layout->columns = arena_alloc(e->arena, layout->names.count, sizeof *layout->columns);
    for (size_t k = 0; k < layout->names.count; k++)
        layout->columns[k] = find_column(e, layout->names.items[k]);
}

/* The layout of this header. A new one may add columns. */
static const struct layout *layout_of(struct export *e, struct str header)
{
    for (size_t i = 0; i < e->n_layouts; i++) {
        if (str_eq(e->layouts[i].header, header))
            return &e->layouts[i];
    }
    struct layout *layout = ARENA_ADD(e->arena, e->layouts, e->n_layouts);
    *layout = (struct layout){.header = str_copy(e->arena, header)};
    for (struct str rest = layout->header; rest.len != 0;) {
        const struct str_cut cut = str_cut(rest, ',');
        str_list_add(e->arena, &layout->names, cut.head);
        rest = cut.tail;
    }
    add_columns(e, &layout->names);
    place_columns(e, layout);
    return layout;
}

/* The cell at the beginning of `rest` as it is written there, quotes included. */
static struct str cell_of(struct str rest)
{
    size_t n = 0;
    for (bool quoted = false; n < rest.len; n++) {
        const char c = rest.ptr[n];
        if (!quoted && (c == ',' || c == '\n'))
            break;
        quoted = quoted != (c == '"');
    }
    return str_slice(rest, 0, n);
}

/* Appends the rows of a table, each after `head`. */
static void add_rows(const struct export *e, const struct layout *layout, struct str head,
                     struct str rows, struct sb *out)
{
    memset(e->row, 0, e->columns.count * sizeof *e->row);
    while (rows.len != 0) {
        bool more = true;
        for (size_t k = 0; more; k++) {
            const struct str cell = cell_of(rows);
            if (k < layout->names.count)
                e->row[layout->columns[k]] = cell;
            more = cell.len < rows.len && rows.ptr[cell.len] == ',';
            rows = str_slice(rows, cell.len + 1, rows.len);
        }
        sb_add(out, head);
        for (size_t i = 0; i < e->columns.count; i++) {
            sb_addc(out, ',');
            sb_add(out, e->row[i]);
        }
        sb_addc(out, '\n');
    }
}

/* Its rows. None are written if the table has further columns: all of them then have to start anew.
 */
static bool visit_table(struct export *e, const struct summary *s, const char *table,
                        struct err *err)
{
    struct arena scratch = {0};
    struct str text = {0};
    const size_t n_columns = e->columns.count;
    const char *path = str_formatz(&scratch, "%s/%s/%s", e->root, s->folder, table);
    bool done = file_read(path, MAX_TABLE_BYTES, &scratch, &text, err);
    const struct str_cut cut = str_cut(text, '\n');
    const struct layout *layout = layout_of(e, cut.head);
    if (done && e->file != NULL && e->columns.count == n_columns) {
        struct sb rows = {.arena = &scratch};
        const struct str head = str_format(&scratch, "%s,%s,%.*s", s->folder, s->machine,
                                           (int)strcspn(table, "."), table);
        add_rows(e, layout, head, cut.tail, &rows);
        done = rows.len == 0 || fwrite(rows.ptr, 1, rows.len, e->file) == rows.len ||
               err_system(err, POINTS_EXPORT, "cannot write");
    }
    arena_free(&scratch);
    return done;
}

static bool visit_tables(struct export *e, const struct summary *s, struct err *err)
{
    bool done = true;
    for (size_t k = 0; k < sizeof tables / sizeof *tables && done; k++)
        done = s->problem != NULL || !str_list_has(&s->files, str_of(tables[k])) ||
               visit_table(e, s, tables[k], err);
    return done;
}

/* Reads the tables of the machine's configurations, up to the first one with other columns if
 * `until` is that many. */
static bool visit_machine(struct export *e, size_t until, struct err *err)
{
    bool done = true;
    for (size_t i = 0; i < e->site->n_summaries && done && e->columns.count <= until; i++) {
        const struct summary *s = &e->site->summaries[i];
        done = s->on != e->machine || visit_tables(e, s, err);
    }
    return done;
}

static bool write_rows(struct export *e, struct err *err)
{
    struct sb head = {.arena = e->arena};
    const size_t n_columns = e->columns.count;
    e->row = arena_alloc(e->arena, n_columns, sizeof *e->row);
    for (size_t i = 0; i < e->n_layouts; i++)
        place_columns(e, &e->layouts[i]);
    sb_addz(&head, "folder,machine,table");
    for (size_t i = 0; i < n_columns; i++) {
        sb_addc(&head, ',');
        sb_add(&head, e->columns.items[i]);
    }
    sb_addc(&head, '\n');
    const bool done = fwrite(head.ptr, 1, head.len, e->file) == head.len ||
                      err_system(err, POINTS_EXPORT, "cannot write");
    return done && visit_machine(e, n_columns, err);
}

/* Most tables of a machine have the same columns: those of its first configuration with a table.
 * For each table with further ones the file is started anew. */
static bool write_points(struct export *e, const char *path, struct err *err)
{
    bool done = visit_machine(e, 0, err);
    for (size_t n_columns = 0; done && n_columns != e->columns.count;) {
        n_columns = e->columns.count;
        e->file = fopen(path, "w");
        done = e->file != NULL ? write_rows(e, err) : err_system(err, path, "cannot write");
        if (e->file != NULL && fclose(e->file) != 0 && done)
            done = err_system(err, path, "cannot write");
    }
    return done;
}

char *points_export_path(const struct site_machine *machine, struct arena *arena)
{
    return str_formatz(arena, "data/%s/" POINTS_EXPORT, machine->name);
}

/* Keeps the file of the last run if no configuration of the machine changed since then. */
static bool keep(const struct site *site, const struct site_machine *machine,
                 struct site_output *out)
{
    const char *path = points_export_path(machine, out->arena);
    struct output_folder file = {.path = str_of(path_folder(path, out->arena))};
    bool kept = site->n_remembered == site->n_summaries;
    for (size_t i = 0; i < site->n_summaries && kept; i++)
        kept = site->summaries[i].on != machine || site->summaries[i].kept;
    str_list_add(out->arena, &file.names, STR(POINTS_EXPORT));
    kept = kept && output_has(out, &file);
    if (kept)
        output_keep(out, &file);
    return kept;
}

bool points_export(const struct site *site, const struct site_machine *machine,
                   struct site_output *out, struct err *err)
{
    struct arena arena = {0};
    struct temp temp;
    if (keep(site, machine, out))
        return true;
    bool done = temp_make(&arena, &temp, err);
    if (done) {
        struct err ignored = {0};
        struct export e = {.site = site, .machine = machine, .root = out->root, .arena = &arena};
        const char *path = path_join(&arena, temp.path, POINTS_EXPORT);
        done = write_points(&e, path, err) &&
               (e.columns.count == 0 ||
                output_copy(out, path, points_export_path(machine, &arena), err));
        temp_remove(&temp, &ignored);
    }
    arena_free(&arena);
    return done;
}
