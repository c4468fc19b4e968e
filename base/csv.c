#include "base/csv.h"

#include <csv.h>
#include <math.h>
#include <string.h>

#include "base/decimal.h"
#include "base/panic.h"

struct csv_reader {
    struct arena *arena;
    char *room; /* room for the bytes of all cells: together not more than those of the text */
    struct str_list cells;
    size_t *start; /* index of each row's first cell, then the end */
    size_t rows;
};

static void on_cell(void *text, size_t len, void *context)
{
    struct csv_reader *r = context;
    if (len != 0)
        memcpy(r->room, text, len);
    r->cells.items[r->cells.count++] = (struct str){r->room, len}; /* there is room, see parse */
    r->room += len;
}

static void on_row(int end, void *context)
{
    (void)end;
    struct csv_reader *r = context;
    ARENA_GROW(r->arena, r->start, r->rows + 1);
    r->start[++r->rows] = r->cells.count;
}

static struct str trim_blanks(const char *from, const char *end)
{
    while (from < end && (*from == ' ' || *from == '\t'))
        from++;
    while (end > from && (end[-1] == ' ' || end[-1] == '\t'))
        end--;
    return (struct str){from, (size_t)(end - from)};
}

/* At most 255 characters, so that a byte can count them: compilers then compare many at once, if
 * each comparison has its own sum. */
static size_t count_in_piece(const char *c, size_t n)
{
    uint8_t found = 0;
    for (size_t i = 0; i < n; i++) {
        found = (uint8_t)(found + (c[i] == ','));
        found = (uint8_t)(found + (c[i] == '\n'));
        found = (uint8_t)(found + (c[i] == '\r'));
    }
    return found;
}

/* At least the number of cells minus one. */
static size_t count_separators(struct str text)
{
    size_t n = 0;
    for (size_t from = 0; from < text.len; from += UINT8_MAX) {
        const struct str piece = str_slice(text, from, from + UINT8_MAX);
        n += count_in_piece(piece.ptr, piece.len);
    }
    return n;
}

/*
 * Text without quotes is cut at commas and line ends, three times as fast as by the library. Blanks
 * around cells and empty lines are ignored, as in the library.
 */
static void cut_plain(struct str text, struct csv_reader *r)
{
    const char *const end = text.ptr + text.len;
    for (const char *at = text.ptr, *from = at; at <= end; at++) {
        while (at < end && (unsigned char)*at > ',') /* most bytes of numbers */
            at++;
        const char c = at < end ? *at : '\n';
        if (c != ',' && c != '\n' && c != '\r')
            continue;
        const struct str cell = trim_blanks(from, at);
        from = at + 1;
        if (c != ',' && cell.len == 0 && r->cells.count == r->start[r->rows])
            continue;
        r->cells.items[r->cells.count++] = cell; /* likewise */
        if (c != ',')
            on_row(c, r);
    }
}

static size_t count_quotes(struct str line)
{
    size_t n = 0;
    for (struct str_cut cut = str_cut(line, '"'); cut.ok; cut = str_cut(cut.tail, '"'))
        n++;
    return n;
}

/*
 * Passes lines with quotes to the library and cuts the others. If a line has an odd number of
 * quotes, it ends within a cell, and the library parses all.
 */
static bool cut_lines(struct str text, struct csv_parser *parser, struct csv_reader *r)
{
    const struct str whole = text;
    char *const room = r->room;
    while (text.len != 0) {
        const size_t at = str_find(text, '\n');
        struct str line = str_slice(text, 0, at + 1);
        const size_t quotes = count_quotes(line);
        if (quotes % 2 == 1) {
            r->room = room;
            r->rows = r->cells.count = 0;
            line = whole;
            text = line;
        }
        if (quotes == 0)
            cut_plain(line, r);
        else if (csv_parse(parser, line.ptr, line.len, on_cell, on_row, r) != line.len)
            return false;
        text = str_slice(text, line.len, text.len);
    }
    return csv_fini(parser, on_cell, on_row, r) == 0;
}

static bool parse(struct str text, const char *path, struct csv_reader *r, struct err *err)
{
    r->cells.items = arena_raw(r->arena, count_separators(text) + 1, sizeof *r->cells.items);
    ARENA_GROW(r->arena, r->start, 0);
    r->start[0] = 0;
    if (str_find(text, '"') == text.len) {
        cut_plain(str_copy(r->arena, text), r);
        return true;
    }
    r->room = arena_alloc(r->arena, text.len, 1);
    struct csv_parser parser;
    if (csv_init(&parser, CSV_STRICT | CSV_STRICT_FINI) != 0)
        return err_set(err, ERR_SYSTEM, "cannot start the CSV parser");
    const bool ended = cut_lines(str_copy(r->arena, text), &parser, r);
    csv_free(&parser);
    return ended || err_at(err, path, (unsigned)r->rows + 1, 0, "broken quoting in CSV") ||
           err_hint(err, "double a quote inside quotes");
}

static size_t row_length(const struct csv_reader *r, size_t row)
{
    return r->start[row + 1] - r->start[row];
}

bool csv_parse_rows(struct str text, const char *path, struct arena *arena, struct csv_rows *rows,
                    struct err *err)
{
    struct csv_reader r = {.arena = arena};
    *rows = (struct csv_rows){0};
    if (!parse(text, path, &r, err))
        return false;
    for (size_t row = 0; row < r.rows; row++) {
        if (row_length(&r, row) > CSV_MAX_COLUMNS)
            return err_at(err, path, (unsigned)row + 1, 0, "this row has %zu cells",
                          row_length(&r, row)) ||
                   err_hint(err, "a table has at most %d columns", CSV_MAX_COLUMNS);
    }
    *rows = (struct csv_rows){r.rows, r.start, r.cells.items};
    return true;
}

bool csv_parse_table(struct str text, const char *path, struct arena *arena,
                     struct csv_table *table, struct err *err)
{
    *table = (struct csv_table){0};
    struct csv_reader r = {.arena = arena};
    if (!parse(text, path, &r, err))
        return false;
    if (r.rows == 0)
        return err_at(err, path, 1, 0, "this CSV has no header line") ||
               err_hint(err, "the first line must name the columns");
    const size_t columns = row_length(&r, 0);
    if (columns > CSV_MAX_COLUMNS)
        return err_at(err, path, 1, 0, "the header has %zu cells", columns) ||
               err_hint(err, "a table has at most %d columns", CSV_MAX_COLUMNS);
    for (size_t row = 1; row < r.rows; row++) {
        if (row_length(&r, row) != columns)
            return err_at(err, path, (unsigned)row + 1, 0,
                          "this row does not have %zu cells, as the header does", columns) ||
                   err_hint(err, "a missing value is an empty cell between commas");
    }
    table->columns = columns;
    table->rows = r.rows - 1;
    table->header = r.cells.items;
    table->cells = r.cells.items + columns;
    return true;
}

size_t csv_column(const struct csv_table *table, const char *name)
{
    const struct str wanted = str_of(name);
    for (size_t i = 0; i < table->columns; i++) {
        if (str_eq(table->header[i], wanted))
            return i;
    }
    return table->columns;
}

struct str csv_cell(const struct csv_table *table, size_t row, size_t column)
{
    if (row >= table->rows || column >= table->columns)
        return (struct str){0};
    return table->cells[row * table->columns + column];
}

double csv_number(const struct csv_table *table, size_t row, size_t column)
{
    const struct str cell = csv_cell(table, row, column);
    double value = 0;
    /* Blanks are left only within quotes. */
    return str_to_double(cell, &value) || str_to_double(str_trim(cell), &value) ? value : NAN;
}

void csv_add(struct sb *out, struct str cell)
{
    bool quote = false;
    for (size_t i = 0; i < cell.len; i++)
        quote = quote || strchr(",\"\r\n", cell.ptr[i]) != NULL;
    if (quote) {
        const size_t room = csv_write(NULL, 0, cell.ptr, cell.len);
        char *quoted = arena_alloc(out->arena, room, 1);
        csv_write(quoted, room, cell.ptr, cell.len);
        cell = (struct str){quoted, room};
    }
    sb_add(out, cell);
    sb_addc(out, ',');
}

void csv_add_whole(struct sb *out, int64_t value)
{
    sb_addi(out, value);
    sb_addc(out, ',');
}

/*
 * Adds what %.*g prints for a number that is not whole, several times as fast. Adds nothing and
 * returns false if the number is too large or too small, or so close to the middle between two
 * results that the rounding of the product could decide.
 */
static bool add_fraction(struct sb *out, double value, int digits)
{
    const double *const powers = decimal_powers;
    const double size = fabs(value);
    int whole = 0; /* digits before the point; at most 0: zeros after it */
    if (digits < 1 || digits > 9 || size >= powers[digits] || size < 1e-3)
        return false;
    while (size >= powers[whole])
        whole++;
    for (double small = size; whole <= 0 && small < 0.1; small *= 10)
        whole--;
    int decimals = digits - whole;
    const double scaled = size * powers[decimals];
    uint64_t units = (uint64_t)(scaled + 0.5);
    if (fabs(scaled - floor(scaled) - 0.5) < 1e-6 || (double)units < powers[digits - 1] ||
        (double)units >= powers[digits])
        return false;
    decimals = decimal_trim(&units, decimals);
    char text[24];
    char *const end = text + sizeof text;
    end[-1] = ',';
    char *first = decimal_before(end - 1, units, decimals);
    if (value < 0)
        *--first = '-';
    sb_add(out, (struct str){first, (size_t)(end - first)});
    return true;
}

void csv_add_number(struct sb *out, double value, int digits)
{
    if (!isfinite(value))
        sb_addc(out, ',');
    else if (value == floor(value) && fabs(value) < pow(10, digits < 15 ? digits : 15))
        csv_add_whole(out, (int64_t)value); /* below 10^15: what %g prints */
    else if (!add_fraction(out, value, digits))
        sb_addf(out, "%.*g,", digits, value);
}

void csv_end(struct sb *out)
{
    panic_unless(out->len != 0 && out->ptr[out->len - 1] == ',', "CSV line without cells");
    out->ptr[out->len - 1] = '\n';
}
