#include "unit.h"

#include <math.h>
#include <stdlib.h>

#include "base/csv.h"
#include "base/opt.h"
#include "base/range.h"
#include "base/yaml_tree.h"
#include "golden.h"

/* How short texts are read: texts.txt, in which each result follows a line `> READER TEXT`. `\n`,
 * `\t` and `\0` in the text are these characters. UPDATE=1 writes it. */
static struct str unescaped(struct str text, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (size_t i = 0; i < text.len; i++) {
        const char next = i + 1 < text.len ? text.ptr[i + 1] : 0;
        if (text.ptr[i] == '\\' && (next == 'n' || next == 't' || next == '0'))
            sb_addc(&out, "\n\t"[text.ptr[++i] == 'n' ? 0 : text.ptr[i] == 't' ? 1 : 2]);
        else
            sb_addc(&out, text.ptr[i]);
    }
    return sb_str(&out);
}

static void read_number(struct str text, struct sb *out)
{
    int64_t whole = 0;
    double real = 0;
    if (str_to_i64(text, &whole))
        sb_addf(out, "%lld ", (long long)whole);
    if (str_to_double(text, &real))
        sb_addf(out, "%.17g, %.*s", real, STR_ARG(str_from_double(out->arena, real)));
    sb_addc(out, ' ');
    for (int digits = 1; digits <= 13; digits += 4)
        csv_add_number(out, real / 3, digits);
    csv_end(out);
}

static void read_range(struct str text, struct sb *out)
{
    struct range range;
    struct err err = {0};
    if (!range_parse(text, out->arena, &range, &err)) {
        err_format(&err, out);
        return;
    }
    for (size_t i = 0; i < range.count; i++)
        sb_addf(out, "%lld ", (long long)range.values[i]);
    sb_addc(out, '\n');
}

static void read_table(struct str text, struct sb *out)
{
    struct csv_table table;
    struct csv_rows rows;
    struct err err = {0};
    if (!csv_parse_table(text, "t.csv", out->arena, &table, &err))
        err_format(&err, out);
    for (size_t r = 0; r < table.rows; r++) {
        for (size_t c = 0; c < table.columns; c++) {
            sb_addf(out, "%.*s=", STR_ARG(table.header[c]));
            csv_add(out, csv_cell(&table, r, c));
            csv_add_number(out, csv_number(&table, r, c), 6);
        }
        csv_end(out);
    }
    struct err quiet = {0};
    if (!csv_parse_rows(text, "t.csv", out->arena, &rows, &quiet))
        return;
    for (size_t r = 0; r < rows.count; r++) {
        for (size_t c = rows.start[r]; c < rows.start[r + 1]; c++)
            sb_addf(out, "[%.*s]", STR_ARG(rows.cells[c]));
        sb_addc(out, '\n');
    }
}

static void add_node(const struct yml_node *n, struct sb *out)
{
    sb_addf(out, "%u:%u", n->line, n->col);
    if (n->kind == YML_SCALAR)
        sb_addf(out, "%s%.*s", n->plain ? " " : "\"", STR_ARG(n->text));
    for (size_t i = 0; i < n->count; i++) {
        sb_addz(out, i == 0 ? (n->kind == YML_MAP ? "{" : "[") : "; ");
        if (n->kind == YML_MAP)
            sb_addf(out, "%.*s@%u: ", STR_ARG(n->keys[i]), n->key_lines[i]);
        add_node(n->children[i], out);
    }
    if (n->kind != YML_SCALAR)
        sb_addz(out, n->kind == YML_MAP ? "}" : "]");
}

static void read_yaml(struct str text, struct sb *out)
{
    const struct yml_node *root;
    struct err err = {0};
    if (yml_parse(text, "t.yml", out->arena, &root, &err)) {
        add_node(root, out);
        sb_addc(out, '\n');
    } else {
        err_format(&err, out);
    }
}

/* ---- options ---- */

struct values {
    bool flag;
    int count;
    const char *text;
    long number;
    double real;
    struct opt_list pairs;
};

static const struct opt options[] = {
    {'f', "flag", OPT_FLAG, offsetof(struct values, flag), NULL, "a flag", 0, 0, 0},
    {'v', NULL, OPT_COUNT, offsetof(struct values, count), NULL,
     "so long a help that it does not fit in one line of ninety columns but needs two", 0, 0, 0},
    {'t', "text", OPT_TEXT, offsetof(struct values, text), "TEXT", "a text", 0, 0, 0},
    {'n', "number", OPT_INT, offsetof(struct values, number), "N", "a number", 0, 1, 9},
    {0, "real-with-a-long-name-that", OPT_REAL, offsetof(struct values, real), "X", "is wide", 0,
     0.5, 2},
    {'D', "define", OPT_LIST, offsetof(struct values, pairs), "NAME VALUE", "a pair", 2, 0, 0},
};
static const struct opt_spec spec = {
    .name = "try",
    .synopsis = "[OPTION]…",
    .about = "Tries it. This is a long line that has to be wrapped somewhere after the column "
             "that is number ninety.\n    as it is\nlast",
    .opts = options,
    .n_opts = sizeof options / sizeof *options,
    .examples = "try -f\n      try -v\n"};

static void add_help(struct sb *out)
{
    char *text = NULL;
    size_t len = 0;
    FILE *const file = open_memstream(&text, &len);
    opt_help(&spec, file);
    fclose(file);
    sb_add(out, (struct str){text, len});
    free(text);
}

static void read_options(struct str text, struct sb *out)
{
    enum { MOST = 16 };
    const char *argv[MOST] = {"try"};
    int argc = 1;
    struct values v = {0};
    struct opt_list rest = {0};
    struct err err = {0};
    bool help = false;
    for (struct str_cut cut = {.tail = text, .ok = text.len != 0}; cut.ok && argc < MOST;) {
        cut = str_cut(cut.tail, ' ');
        argv[argc++] = str_cstr(out->arena, cut.head);
    }
    if (!opt_parse(&spec, argc, argv, &v, &rest, &help, out->arena, &err))
        err_format(&err, out);
    if (help)
        add_help(out);
    sb_addf(out, "%d %d %s %ld %g", v.flag, v.count, v.text != NULL ? v.text : "-", v.number,
            v.real);
    for (size_t i = 0; i < v.pairs.count; i++)
        sb_addf(out, " %s", v.pairs.items[i]);
    for (size_t i = 0; i < rest.count; i++)
        sb_addf(out, " [%s]", rest.items[i]);
    sb_addc(out, '\n');
}

static const struct {
    const char *name;
    void (*read)(struct str text, struct sb *out);
} readers[] = {{"number", read_number},
               {"range", read_range},
               {"table", read_table},
               {"yaml", read_yaml},
               {"options", read_options}};

static void add_text(struct str row, struct sb *out)
{
    const struct str_cut words = str_cut(row, ' ');
    for (size_t i = 0; i < sizeof readers / sizeof *readers; i++) {
        if (str_eq(words.head, str_of(readers[i].name)))
            readers[i].read(unescaped(words.tail, out->arena), out);
    }
}

static void texts_are_read(void **state)
{
    (void)state;
    assert_golden_rows(TEXTS, add_text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(texts_are_read)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
