#include <stdio.h>
#include <string.h>

#include "base/csv.h"
#include "base/file.h"

/*
 * Reads every column of every CSV file below a folder: its header is in the documentation, in a
 * table row | `name`, … | meaning |; it has numbers or empty cells, unless its meaning begins with
 * "text"; no two rows are the same point.
 *
 * csv_check README.md FOLDER
 */
enum { MOST_BYTES = 1 << 26, DEEPEST = 10 };

struct column {
    struct str name;
    bool text;
};

struct documentation {
    size_t count;
    struct column *columns;
};

struct check {
    struct documentation documented;
    size_t files, cells, mistakes;
};

static void mistake(struct check *c, const char *file, size_t row, struct str column,
                    const char *what)
{
    c->mistakes++;
    printf("%s: row %zu, column %.*s: %s\n", file, row, STR_ARG(column), what);
}

static void take_row(struct str line, struct arena *arena, struct documentation *d)
{
    const struct str_cut names = str_cut(str_slice(line, 1, line.len), '|');
    const struct str meaning = str_trim(str_cut(names.tail, '|').head);
    struct str rest = names.head;
    for (struct str_cut cut = str_cut(rest, '`'); cut.ok; cut = str_cut(rest, '`')) {
        const struct str_cut name = str_cut(cut.tail, '`');
        *ARENA_ADD(arena, d->columns, d->count) =
            (struct column){name.head, str_starts_with(meaning, STR("text"))};
        rest = name.tail;
    }
}

static void take_documentation(struct str text, struct arena *arena, struct documentation *d)
{
    while (text.len != 0) {
        const struct str_cut line = str_cut(text, '\n');
        if (str_starts_with(line.head, STR("| `")))
            take_row(line.head, arena, d);
        text = line.tail;
    }
}

static bool is_upper(struct str s)
{
    for (size_t i = 0; i < s.len; i++) {
        if (s.ptr[i] < 'A' || s.ptr[i] > 'Z')
            return false;
    }
    return s.len != 0;
}

/* The documentation has one column of a family: LC for all predictors, L1L2 for all edges. */
static struct str family(struct str name, struct arena *arena)
{
    static const char *const predictors[] = {"SIM_", "LCS_", "PHENO_"};
    static const char *const edges[] = {"LC_L2L3_", "LC_L3MEM_", "LC_L2MEM_", "LC_L1MEM_"};
    if (is_upper(name))
        return STR("M");
    if (str_starts_with(name, STR("block_")) && name.len == strlen("block_k"))
        return STR("block_k");
    for (size_t i = 0; i < sizeof predictors / sizeof *predictors; i++) {
        const struct str p = str_of(predictors[i]);
        if (str_starts_with(name, p))
            name = str_format(arena, "LC_%.*s", STR_ARG(str_slice(name, p.len, name.len)));
    }
    for (size_t i = 0; i < sizeof edges / sizeof *edges; i++) {
        const struct str e = str_of(edges[i]);
        if (str_starts_with(name, e))
            name = str_format(arena, "LC_L1L2_%.*s", STR_ARG(str_slice(name, e.len, name.len)));
    }
    return name;
}

static const struct column *find(const struct documentation *d, struct str name)
{
    for (size_t i = 0; i < d->count; i++) {
        if (str_eq(d->columns[i].name, name))
            return &d->columns[i];
    }
    return NULL;
}

static void check_column(struct check *c, const char *file, const struct csv_table *t,
                         size_t column, struct arena *arena)
{
    const struct str name = t->header[column];
    const struct column *documented = find(&c->documented, family(name, arena));
    if (documented == NULL) {
        mistake(c, file, 0, name, "is not documented");
        return;
    }
    for (size_t row = 0; row < t->rows; row++) {
        const struct str cell = csv_cell(t, row, column);
        double number = 0;
        c->cells++;
        if (!documented->text && cell.len != 0 && !str_to_double(cell, &number))
            mistake(c, file, row + 1, name, "holds text");
    }
}

/* The columns that identify a row: all before the results. */
static size_t key_columns(const struct csv_table *t)
{
    const size_t results = csv_column(t, "T_comp_cy_per_cl");
    return results < t->columns ? results : csv_column(t, "max_size");
}

static void check_rows(struct check *c, const char *file, const struct csv_table *t)
{
    const size_t keys = key_columns(t);
    for (size_t a = 0; a < t->rows; a++) {
        for (size_t b = 0; b < a; b++) {
            bool same = true;
            for (size_t k = 0; k < keys; k++)
                same = same && str_eq(csv_cell(t, a, k), csv_cell(t, b, k));
            if (same)
                mistake(c, file, a + 1, t->header[0], "is the same point as another row");
        }
    }
}

static void check_file(struct check *c, const char *file)
{
    struct arena arena = {0};
    struct err err = {0};
    struct str text;
    struct csv_table table;
    c->files++;
    if (!file_read(file, MOST_BYTES, &arena, &text, &err) ||
        !csv_parse_table(text, file, &arena, &table, &err)) {
        mistake(c, file, 0, STR("?"), err.text);
    } else {
        for (size_t i = 0; i < table.columns; i++)
            check_column(c, file, &table, i, &arena);
        check_rows(c, file, &table);
    }
    arena_free(&arena);
}

static void check_below(struct check *c, const char *folder, int depth)
{
    struct arena arena = {0};
    struct err ignored = {0};
    struct str_list names = {0};
    if (depth < DEEPEST && dir_list(folder, &arena, &names, &ignored)) {
        for (size_t i = 0; i < names.count; i++) {
            const char *path = path_join(&arena, folder, str_cstr(&arena, names.items[i]));
            if (str_ends_with(names.items[i], STR(".csv")))
                check_file(c, path);
            else
                check_below(c, path, depth + 1);
        }
    }
    arena_free(&arena);
}

int main(int argc, char **argv)
{
    struct arena arena = {0};
    struct err err = {0};
    struct str text;
    struct check c = {0};
    if (argc != 3 || !file_read(argv[1], MOST_BYTES, &arena, &text, &err))
        return 2;
    take_documentation(text, &arena, &c.documented);
    check_below(&c, argv[2], 0);
    printf("%zu files, %zu cells, %zu mistakes\n", c.files, c.cells, c.mistakes);
    arena_free(&arena);
    return c.mistakes == 0 && c.files > 0 ? 0 : 1;
}
