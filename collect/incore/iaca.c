#include "collect/incore/iaca.h"

#include <string.h>

#include "collect/incore/intel.h"

/*
 *     Block Throughput: 5.00 Cycles       Throughput Bottleneck: Backend
 *     |  Port  |   0   -  DV   |   1   |   2   -  D    | …
 *     | Cycles |  4.5     0.0  |  4.5  |  4.0     4.0  | …
 *     | Num Of   |                    Ports pressure in cycles  …
 *     |  Uops    |  0  - DV    |  1   |  2  -  D    |  3  -  D    | …
 *     ---------------------------------------------------------------
 *     |   2^     | 0.5         | 0.5  | 0.5     0.5 | …  | vaddpd ymm0, ymm1, ymmword ptr …
 *     Total Num Of Uops: 20
 *
 * In version 2 a column with CP stands before the instruction. X (in version 2 also !) after the
 * number of uops marks an instruction that it does not support.
 */
enum { MAX_COLUMNS = 64, MAX_PORTS = 2 * MAX_COLUMNS };

/* A column is one port, or a port with a second pipe: the divider or the data part. */
struct iaca_table {
    size_t n_columns;
    bool two[MAX_COLUMNS];
    size_t n_ports;
    const char *ports[MAX_PORTS];
};

/* Iterates over the lines of a text; `number` is that of `line`. */
struct lines {
    struct str rest;
    struct str line;
    unsigned number;
};

static bool next(struct lines *l)
{
    if (!str_next_line(&l->rest, &l->line))
        return false;
    l->line = str_trim(l->line);
    l->number++;
    return true;
}

/* Finds the next line with this beginning. */
static bool find(struct lines *l, const char *beginning)
{
    while (next(l)) {
        if (str_starts_with(l->line, str_of(beginning)))
            return true;
    }
    return false;
}

/* ---- columns ---- */

static bool is_port_name(struct str name)
{
    for (size_t i = 0; i < name.len; i++) {
        if (!char_in_name(name.ptr[i]))
            return false;
    }
    return name.len > 0;
}

/* `0 - DV` are the ports 0 and 0DV. */
static bool add_column(struct str cell, struct arena *arena, struct iaca_table *t)
{
    const struct str_cut parts = str_cut(cell, '-');
    const struct str first = str_trim(parts.head);
    const struct str second = str_trim(parts.tail);
    if (t->n_columns == MAX_COLUMNS || !is_port_name(first) || (parts.ok && !is_port_name(second)))
        return false;
    t->two[t->n_columns++] = parts.ok;
    t->ports[t->n_ports++] = str_cstr(arena, first);
    if (parts.ok)
        t->ports[t->n_ports++] = str_formatz(arena, "%.*s%.*s", STR_ARG(first), STR_ARG(second));
    return true;
}

/* The cells between bars, without the first one. */
static struct str_list cells_of(struct str line, struct arena *arena)
{
    struct str_list cells = {0};
    struct str rest = str_cut(str_cut(line, '|').tail, '|').tail;
    while (rest.len > 0) {
        const struct str_cut cut = str_cut(rest, '|');
        str_list_add(arena, &cells, cut.head);
        rest = cut.tail;
    }
    return cells;
}

static bool read_ports(struct str line, struct arena *arena, struct iaca_table *t)
{
    const struct str_list cells = cells_of(line, arena);
    *t = (struct iaca_table){0};
    for (size_t i = 0; i < cells.count; i++) {
        if (!add_column(cells.items[i], arena, t))
            return false;
    }
    return t->n_columns != 0;
}

static bool read_number(struct str text, double *out)
{
    return str_to_double(text, out) && *out >= 0;
}

/* In a column of two ports, a single number belongs to the half in which it is printed. */
static bool read_cell(struct str cell, bool two, double *cy)
{
    const struct str text = str_trim(cell);
    const struct str_cut numbers = str_cut(text, ' ');
    cy[0] = 0;
    if (two)
        cy[1] = 0;
    if (text.len == 0)
        return true;
    if (numbers.ok)
        return two && read_number(numbers.head, &cy[0]) &&
               read_number(str_trim(numbers.tail), &cy[1]);
    const bool second = two && 2 * (size_t)(text.ptr - cell.ptr) >= cell.len;
    return read_number(text, &cy[second]);
}

/* The cycles of each port; there may be more cells. */
static bool read_cycles(const struct str_list *cells, const struct iaca_table *t, double *cy)
{
    if (cells->count < t->n_columns)
        return false;
    for (size_t i = 0; i < t->n_columns; i++) {
        if (!read_cell(cells->items[i], t->two[i], cy))
            return false;
        cy += t->two[i] ? 2 : 1;
    }
    return true;
}

/* ---- rows ---- */

/* Lists that grow with each row. */
struct iaca_rows {
    struct str *instructions;
    double *cy;
    bool *unknown;
    size_t n;
};

static void make_room(const struct iaca_table *t, struct arena *arena, struct iaca_rows *r)
{
    ARENA_GROW(arena, r->instructions, r->n);
    ARENA_GROW(arena, r->unknown, r->n);
    for (size_t p = 0; p < t->n_ports; p++)
        ARENA_GROW(arena, r->cy, r->n * t->n_ports + p);
}

static bool read_row(struct str line, const struct iaca_table *t, struct arena *arena,
                     struct iaca_rows *r)
{
    const struct str_list cells = cells_of(line, arena);
    const struct str uops = str_cut(str_cut(line, '|').tail, '|').head;
    make_room(t, arena, r);
    if (cells.count <= t->n_columns || !read_cycles(&cells, t, r->cy + r->n * t->n_ports))
        return false;
    struct sb text = {.arena = arena};
    intel_to_att(cells.items[cells.count - 1], &text);
    if (text.len == 0)
        return false;
    r->instructions[r->n] = sb_str(&text);
    r->unknown[r->n] = str_find(uops, 'X') < uops.len || str_find(uops, '!') < uops.len;
    r->n++;
    return true;
}

/* Reads rows up to the first line without a bar. */
static bool read_rows(struct lines *l, const struct iaca_table *t, struct arena *arena,
                      struct iaca_rows *r)
{
    while (next(l)) {
        if (str_starts_with(l->line, STR("---")))
            continue;
        if (!str_starts_with(l->line, STR("|")))
            break;
        if (!read_row(l->line, t, arena, r))
            return false;
    }
    return true;
}

/* ---- the report ---- */

/* `Intel(R) Architecture Code Analyzer Version -  v3.0-28-g1ba2cbb build date: …` */
static const char *version_of(struct str text, struct arena *arena)
{
    const struct str key = STR("Architecture Code Analyzer Version -");
    const size_t at = str_find_str(text, key);
    if (at == text.len)
        return "IACA";
    const struct str line = str_cut(str_slice(text, at + key.len, text.len), '\n').head;
    const struct str number = str_cut(str_trim(line), ' ').head;
    return str_formatz(arena, "IACA %.*s", STR_ARG(number));
}

static bool read_throughput(struct str line, double *out)
{
    const struct str_cut number = str_cut(str_trim(str_cut(line, ':').tail), ' ');
    return number.ok && read_number(number.head, out) && *out > 0;
}

static bool is_wrong(const char *name, const struct lines *l, const char *what, struct err *err)
{
    err_at(err, name, l->number, 0, "%s", what);
    return err_hint(err, "give a throughput report of IACA 2 or 3 as it is, with its table of "
                         "instructions");
}

bool iaca_read(struct str text, const char *name, struct arena *arena, struct iaca_report *out,
               struct err *err)
{
    struct lines l = {.rest = text};
    struct iaca_table table;
    struct analysis a = {0};
    *out = (struct iaca_report){0};
    if (!find(&l, "Block Throughput:"))
        return is_wrong(name, &(struct lines){0}, "no Block Throughput found", err);
    if (!read_throughput(l.line, &a.throughput_cy))
        return is_wrong(name, &l, "Block Throughput is not a number of cycles", err);
    const size_t begin = (size_t)(l.line.ptr - text.ptr);
    if (!find(&l, "|  Port  |") || !read_ports(l.line, arena, &table))
        return is_wrong(name, &l, "no line of ports found after Block Throughput", err);
    double *totals = arena_alloc(arena, table.n_ports, sizeof *totals);
    struct str_list cells = {0};
    if (find(&l, "| Cycles |"))
        cells = cells_of(l.line, arena);
    if (!read_cycles(&cells, &table, totals))
        return is_wrong(name, &l, "the line of cycles does not match the line of ports", err);
    struct iaca_rows rows = {0};
    if (!find(&l, "|  Uops"))
        return is_wrong(name, &l, "no table of instructions found", err);
    if (!read_rows(&l, &table, arena, &rows))
        return is_wrong(name, &l, "the row does not match the line of ports", err);
    if (rows.n == 0)
        return is_wrong(name, &l, "the table of instructions is empty", err);
    a.report = str_slice(text, begin, text.len - l.rest.len);
    a.n_ports = table.n_ports;
    const char **ports = arena_alloc(arena, table.n_ports, sizeof *ports);
    memcpy(ports, table.ports, table.n_ports * sizeof *ports);
    a.ports = ports;
    a.cy_per_port = rows.cy;
    a.cy_in_all = totals;
    a.unknown = rows.unknown;
    a.version = version_of(text, arena);
    *out = (struct iaca_report){.analysis = a, .n = rows.n, .instructions = rows.instructions};
    return true;
}
