#include "collect/sweep/history.h"

#include <math.h>

#include "base/csv.h"
#include "base/json.h"

enum { MAX_BYTES = 1 << 26 };

/* A column as a list; null where a cell is empty. */
static json_t *numbers_of(const struct csv_table *t, const char *name)
{
    const size_t column = csv_column(t, name);
    json_t *list = json_array();
    for (size_t i = 0; i < t->rows && column < t->columns; i++) {
        const double value = csv_number(t, i, column);
        json_array_append_new(list, isfinite(value) ? json_real(value) : json_null());
    }
    return list;
}

static void set_text(json_t *object, const char *key, const char *text)
{
    if (text != NULL)
        json_object_set_new(object, key, json_string(text));
}

static struct str line_of(const struct config *before, const struct csv_table *grid,
                          struct arena *arena)
{
    json_t *line = json_object();
    set_text(line, "collected", before->collected);
    set_text(line, "inspect_version", before->inspect_version);
    set_text(line, "commit", before->commit);
    set_text(line, "compiler", before->compiler);
    set_text(line, "compiler_flags", before->compiler_flags);
    set_text(line, "machine_hash", before->machine_hash);
    static const char *const columns[] = {"size", "LC_ECM_cy_per_cl", "bench_cy_per_cl_min",
                                          "bench_cy_per_cl_median", "bench_cy_per_cl_max"};
    for (size_t i = 0; i < sizeof columns / sizeof columns[0]; i++)
        json_object_set_new(line, columns[i], numbers_of(grid, columns[i]));
    const struct str text = json_line(line, arena);
    json_decref(line);
    return text;
}

bool history_note(const struct configuration *c, const struct dir *folder, struct str grid,
                  struct arena *arena, struct err *err)
{
    struct str old;
    struct str history;
    struct csv_table table;
    struct err ignored = {0};
    if (c->before == NULL || !c->before->complete || !dir_has(folder, "grid.csv"))
        return true;
    if (!dir_file_read(folder, "grid.csv", MAX_BYTES, arena, &old, err))
        return false;
    /* A damaged table is not a result. */
    if (str_eq(old, grid) || !csv_parse_table(old, "grid.csv", arena, &table, &ignored))
        return true;
    if (!dir_file_read_optional(folder, HISTORY_NAME, MAX_BYTES, arena, &history, err))
        return false;
    struct sb text = {.arena = arena};
    sb_add(&text, history);
    sb_add(&text, line_of(c->before, &table, arena));
    if (text.len != 0 && text.ptr[text.len - 1] != '\n')
        sb_addc(&text, '\n');
    return dir_file_write(folder, HISTORY_NAME, sb_str(&text), err);
}
