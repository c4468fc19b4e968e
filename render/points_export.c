#include "render/points_export.h"

#include <string.h>

#include "base/file.h"

/* Tables whose rows are points. */
static const char *const tables[] = {"grid.csv", "scaling.csv", "blocking.csv"};

/* A header that tables have. For each of its columns the one of the export, and how many from there
 * on follow each other in both. */
struct layout {
    struct str header;
    struct str_list names;
    size_t *columns, *runs;
};

/* Cells of a row that follow each other in the export, at the column of the first, as they are
 * written in the table. */
struct cell_run {
    struct str text;
    size_t n;
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
    struct cell_run *row; /* NULL: headers are read only, as after a new column */
    struct sb *out;
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
            e->row = NULL;
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
    layout->runs = arena_alloc(e->arena, layout->names.count, sizeof *layout->runs);
    for (size_t k = layout->names.count; k-- > 0;) {
        const size_t column = find_column(e, layout->names.items[k]);
        const bool more = k + 1 < layout->names.count && layout->columns[k + 1] == column + 1;
        layout->columns[k] = column;
        layout->runs[k] = more ? layout->runs[k + 1] + 1 : 1;
    }
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

/* The `n` cells at the beginning of `rest`, quotes included. */
static struct str cells_of(struct str rest, size_t n)
{
    size_t at = 0;
    for (bool quoted = false; at < rest.len; at++) {
        const char c = rest.ptr[at];
        if (c == '"')
            quoted = !quoted;
        else if (c <= ',' && !quoted && (c == '\n' || (c == ',' && --n == 0)))
            break;
    }
    return str_slice(rest, 0, at);
}

static void add_row(const struct export *e)
{
    for (size_t i = 0; i < e->columns.count; i += e->row[i].n == 0 ? 1 : e->row[i].n) {
        sb_addc(e->out, ',');
        sb_add(e->out, e->row[i].text);
    }
    sb_addc(e->out, '\n');
}

/* Appends the rows of a table, each after `head`. */
static void add_rows(const struct export *e, const struct layout *layout, struct str head,
                     struct str rows)
{
    memset(e->row, 0, e->columns.count * sizeof *e->row);
    while (rows.len != 0 && layout->names.count != 0) {
        const struct str line = str_cut(rows, '\n').head;
        const bool plain = str_find(line, '"') == line.len;
        for (size_t k = 0; k < layout->names.count; k += layout->runs[k]) {
            const size_t n = layout->runs[k];
            const bool last = plain && k + n == layout->names.count;
            const struct str cells =
                last ? str_slice(rows, 0, str_find(rows, '\n')) : cells_of(rows, n);
            e->row[layout->columns[k]] = (struct cell_run){cells, n};
            rows = str_slice(rows, cells.len + 1, rows.len);
        }
        sb_add(e->out, head);
        add_row(e);
    }
}

/* Its rows. None are added if a table has further columns: all of them then have to start anew. */
static bool visit_table(struct export *e, const struct summary *s, const char *table,
                        struct err *err)
{
    struct arena scratch = {0};
    struct str text = {0};
    const char *path = str_formatz(&scratch, "%s/%s/%s", e->root, s->folder, table);
    const bool done = file_read(path, FILE_MAX_BYTES, &scratch, &text, err);
    const struct str_cut cut = str_cut(text, '\n');
    const struct layout *layout = layout_of(e, cut.head);
    if (done && e->row != NULL)
        add_rows(e, layout,
                 str_format(&scratch, "%s,%s,%.*s", s->folder, s->machine, (int)strcspn(table, "."),
                            table),
                 cut.tail);
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

static bool add_points(struct export *e, struct err *err)
{
    const size_t n_columns = e->columns.count;
    e->row = arena_alloc(e->arena, n_columns, sizeof *e->row);
    for (size_t i = 0; i < e->n_layouts; i++)
        place_columns(e, &e->layouts[i]);
    e->out->len = 0;
    sb_addz(e->out, "folder,machine,table");
    for (size_t i = 0; i < n_columns; i++) {
        sb_addc(e->out, ',');
        sb_add(e->out, e->columns.items[i]);
    }
    sb_addc(e->out, '\n');
    return visit_machine(e, n_columns, err);
}

bool points_export_reads(struct str name)
{
    return str_index_in(name, tables, sizeof tables / sizeof *tables) >= 0;
}

bool points_export_same(const struct str_list *a, const struct str_list *b)
{
    bool same = true;
    for (size_t k = 0; k < sizeof tables / sizeof *tables; k++)
        same = same && str_list_has(a, str_of(tables[k])) == str_list_has(b, str_of(tables[k]));
    return same;
}

char *points_export_path(const struct site_machine *machine, struct arena *arena)
{
    return str_formatz(arena, "data/%s/" POINTS_EXPORT, machine->name);
}

/* Keeps the file of the last run if the machine has the same configurations as then, with the same
 * tables. */
static bool keep(const struct site *site, const struct site_machine *machine,
                 struct site_output *out)
{
    const char *path = points_export_path(machine, out->arena);
    struct output_folder file = {.path = str_of(path_folder(path, out->arena))};
    bool kept = site->n_remembered == site->n_summaries;
    for (size_t i = 0; i < site->n_summaries && kept; i++)
        kept = site->summaries[i].seen &&
               (site->summaries[i].on != machine || site->summaries[i].points_kept);
    str_list_add(out->arena, &file.names, STR(POINTS_EXPORT));
    kept = kept && output_has(out, &file);
    if (kept)
        output_keep(out, &file);
    return kept;
}

/* Most tables of a machine have the same columns: those of its first configuration with a table.
 * For each table with further ones the rows start anew. */
bool points_export(const struct site *site, const struct site_machine *machine, struct sb *rows,
                   struct site_output *out, struct err *err)
{
    struct arena arena = {0};
    if (keep(site, machine, out))
        return true;
    struct export e = {
        .site = site, .machine = machine, .root = out->root, .arena = &arena, .out = rows};
    bool done = visit_machine(&e, 0, err);
    for (size_t n_columns = 0; done && n_columns != e.columns.count;) {
        n_columns = e.columns.count;
        done = add_points(&e, err);
    }
    done = done && (e.columns.count == 0 ||
                    output_write(out, points_export_path(machine, &arena), sb_str(rows), err));
    arena_free(&arena);
    return done;
}
