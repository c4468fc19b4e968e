#include "tests/reference/reference.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"

bool reference_table(const char *folder, const char *name, struct arena *arena,
                     struct csv_table *out, struct err *err)
{
    const char *path = path_join(arena, folder, name);
    struct str text;
    return file_read(path, (size_t)64 << 20, arena, &text, err) &&
           csv_parse_table(text, path, arena, out, err);
}

size_t reference_row(const struct csv_table *table, struct str name)
{
    size_t row = 0;
    while (row < table->rows && !str_eq(csv_cell(table, row, 0), name))
        row++;
    return row;
}

static struct str cell(const struct csv_table *t, size_t row, const char *column)
{
    return csv_cell(t, row, csv_column(t, column));
}

/* Splits off the next word. */
static bool next_word(struct str *rest, struct str *word)
{
    *rest = str_trim(*rest);
    const struct str_cut cut = str_cut(*rest, ' ');
    *word = cut.head;
    *rest = cut.tail;
    return word->len != 0;
}

/* `TYPE a[M][N], b[M][N];` */
static void add_declaration(struct sb *out, struct str type, struct str names)
{
    struct str word;
    for (bool first = true; next_word(&names, &word); first = false) {
        if (first)
            sb_add(out, type);
        sb_addf(out, "%s%.*s", first ? " " : ", ", STR_ARG(word));
        if (str_trim(names).len == 0)
            sb_addz(out, ";\n");
    }
}

/* `j:1..M-1` */
static void add_loop(struct sb *out, struct str loop)
{
    const struct str_cut index = str_cut(loop, ':');
    const size_t dots = str_find_str(index.tail, STR(".."));
    sb_addf(out, "for (int %.*s = %.*s; ", STR_ARG(index.head),
            STR_ARG(str_slice(index.tail, 0, dots)));
    sb_addf(out, "%.*s < %.*s; %.*s++)\n", STR_ARG(index.head),
            STR_ARG(str_slice(index.tail, dots + 2, index.tail.len)), STR_ARG(index.head));
}

struct str reference_source(const struct csv_table *kernels, size_t row, struct arena *arena)
{
    struct sb out = {.arena = arena};
    struct str word;
    add_declaration(&out, cell(kernels, row, "element_type"), cell(kernels, row, "arrays"));
    sb_addf(&out, "%.*s sink;\n", STR_ARG(cell(kernels, row, "element_type")));
    struct str loops = cell(kernels, row, "loops");
    while (next_word(&loops, &word))
        add_loop(&out, word);
    struct str ordered = cell(kernels, row, "sim_access_order");
    struct str reads = ordered.len != 0 ? ordered : cell(kernels, row, "reads");
    struct str writes = cell(kernels, row, "writes");
    struct str target = STR("sink");
    next_word(&writes, &target);
    sb_addf(&out, "    %.*s =", STR_ARG(target.len == 0 ? STR("sink") : target));
    for (bool first = true; next_word(&reads, &word);) {
        if (str_starts_with(word, STR("W:")))
            continue;
        const struct str access =
            str_slice(word, str_starts_with(word, STR("R:")) ? 2 : 0, word.len);
        sb_addf(&out, "%s %.*s", first ? "" : " +", STR_ARG(access));
        first = false;
    }
    sb_addz(&out, ";\n");
    return sb_str(&out);
}

static uint64_t number(const struct csv_table *t, size_t row, const char *level, const char *what)
{
    char column[64];
    snprintf(column, sizeof column, "%s_%s", level, what);
    int64_t value = 0;
    str_to_i64(cell(t, row, column), &value);
    return (uint64_t)value;
}

/* The level that a cell names; `otherwise` for an empty one. */
static int relation(const struct csv_table *t, size_t row, const char *level, const char *what,
                    int otherwise)
{
    char column[64];
    snprintf(column, sizeof column, "%s_%s", level, what);
    const struct str name = cell(t, row, column);
    return name.len == 2 && name.ptr[0] == 'L' ? name.ptr[1] - '1' : otherwise;
}

static bool truth(const struct csv_table *t, size_t row, const char *level, const char *what)
{
    char column[64];
    snprintf(column, sizeof column, "%s_%s", level, what);
    return str_eq(cell(t, row, column), STR("True"));
}

void reference_hierarchy(const struct csv_table *machines, size_t row, struct hierarchy *out)
{
    static const char *const names[] = {"L1", "L2", "L3"};
    *out = (struct hierarchy){.line_bytes = 64, .n_levels = 3};
    for (int l = 0; l < 3; l++) {
        struct cache_level *level = &out->levels[l];
        memcpy(level->name, names[l], 3);
        level->sets = number(machines, row, names[l], "sets");
        level->ways = (uint32_t)number(machines, row, names[l], "ways");
        level->policy = CACHE_LRU;
        level->write_allocate = truth(machines, row, names[l], "write_allocate");
        level->write_back = truth(machines, row, names[l], "write_back");
        level->victims_to = relation(machines, row, names[l], "victims_to", -1);
        level->load_from = relation(machines, row, names[l], "load_from",
                                    l == 2 || level->victims_to < 0 ? 3 : -1);
        level->store_to = relation(machines, row, names[l], "store_to", 3);
    }
}

bool reference_sizes(struct str constants, const struct kernel *k, int64_t *sizes)
{
    struct str word;
    while (next_word(&constants, &word)) {
        const struct str_cut pair = str_cut(word, '=');
        const int symbol = kernel_symbol(k, pair.head);
        if (symbol >= 0 && !str_to_i64(pair.tail, &sizes[symbol]))
            return false;
    }
    return true;
}
