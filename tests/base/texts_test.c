#include "unit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/clean.h"
#include "base/cpu_time.h"
#include "base/csv.h"
#include "base/divisor.h"
#include "base/fill.h"
#include "base/json.h"
#include "base/opt.h"
#include "base/path.h"
#include "base/quantile.h"
#include "base/range.h"
#include "base/shell_word.h"
#include "base/sort.h"
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

/* ---- texts, numbers, paths ---- */

static int sign_of(int order)
{
    return (order > 0) - (order < 0);
}

/* `A|B`: what is asked of two texts. */
static void read_pair(struct str text, struct sb *out)
{
    const struct str_cut both = str_cut(text, '|');
    const struct str a = both.head;
    const struct str b = both.tail;
    const struct str_cut cut = str_cut(a, b.len > 0 ? b.ptr[0] : ' ');
    sb_addf(out, "%d %d %d; %d %d %d %d at %zu %zu; [%.*s] [%.*s] %d; [%.*s] [%.*s]\n",
            str_eq(a, b), str_eq_any_case(a, b), sign_of(str_compare(a, b)), str_starts_with(a, b),
            str_ends_with(a, b), str_contains(a, b), str_has_word(a, b),
            str_find(a, b.len > 0 ? b.ptr[0] : ' '), str_find_str(a, b), STR_ARG(cut.head),
            STR_ARG(cut.tail), cut.ok, STR_ARG(str_trim(a)), STR_ARG(str_slice(a, 1, b.len)));
}

static void read_path(struct str text, struct sb *out)
{
    const char *const path = str_cstr(out->arena, text);
    sb_addf(out, "%s %s; %s, %s; %s\n", path_name_ok(text) ? "a name" : "no name",
            path_names_ok(text) ? "names" : "no names", path_folder(path, out->arena),
            path_last(path), path_join(out->arena, path, "x"));
}

static void read_template(struct str text, struct sb *out)
{
    static const struct fill values[] = {{"a", {"{{b}}", 5}}, {"b", {"", 0}}, {"ab", {"2", 1}}};
    struct err err = {0};
    if (fill_text(text, "t", values, sizeof values / sizeof *values, out, &err))
        sb_addc(out, '\n');
    else
        err_format(&err, out);
}

static void read_word(struct str text, struct sb *out)
{
    sb_addf(out, "%.*s %s\n", STR_ARG(sh_quote(text, out->arena)),
            sh_word(str_cstr(out->arena, text), out->arena));
}

static void read_divisor(struct str text, struct sb *out)
{
    int64_t a = 0;
    int64_t b = 0;
    const struct str_cut cut = str_cut(text, ' ');
    assert_true(str_to_i64(cut.head, &a) && str_to_i64(cut.tail, &b));
    sb_addf(out, "%llu %llu: %llu\n", (unsigned long long)divisor_magnitude(a),
            (unsigned long long)divisor_magnitude(b),
            (unsigned long long)divisor_common(divisor_magnitude(a), divisor_magnitude(b)));
}

/* Quantiles of the numbers, and each of them in its place. */
static void read_quantiles(struct str text, struct sb *out)
{
    enum { MOST = 32 };
    double values[MOST];
    double sorted[MOST];
    size_t n = 0;
    for (struct str_cut cut = {.tail = text, .ok = text.len != 0}; cut.ok; n++) {
        cut = str_cut(cut.tail, ' ');
        assert_true(str_to_double(cut.head, &values[n]));
        sorted[n] = values[n];
    }
    sort_doubles(sorted, n);
    for (int i = 0; i <= 8; i++)
        sb_addf(out, "%g ", quantile_sorted(sorted, n, i / 8.));
    for (size_t k = 0; k < n; k++) {
        double shuffled[MOST];
        memcpy(shuffled, values, n * sizeof *values);
        sb_addf(out, "%s%g", k == 0 ? "; " : " ", quantile_select(shuffled, n, k));
    }
    sb_addf(out, "; %g\n", quantile_median(values, n));
}

/* `OWN WALL|/proc/stat`: CPUs 0 and 2 at 10 ticks per second, before that nothing. */
static void read_cpu_time(struct str text, struct sb *out)
{
    static const int cpus[] = {0, 2};
    const struct str_cut cut = str_cut(text, '|');
    const struct str_cut numbers = str_cut(cut.head, ' ');
    double own_s = 0;
    double wall_s = 0;
    assert_true(str_to_double(numbers.head, &own_s) && str_to_double(numbers.tail, &wall_s));
    const struct cpu_time t = cpu_time_parse(cut.tail, cpus, 2, 10);
    const struct cpu_time none = {.known = true};
    const struct cpu_time both[] = {cpu_time_between(none, t), cpu_time_sum(t, t)};
    for (int i = 0; i < 2; i++)
        sb_addf(out, "%d: busy %g, steal %g of %g s, %g others, share %g\n", both[i].known,
                both[i].busy_s, both[i].steal_s, both[i].total_s,
                cpu_time_others(both[i], own_s, wall_s), cpu_time_steal_share(both[i]));
}

static void read_json(struct str text, struct sb *out)
{
    struct err err = {0};
    json_t *const value = json_parse(text, "t.json", &err);
    if (value == NULL) {
        err_format(&err, out);
        return;
    }
    json_t *const object = json_object();
    json_set_number(object, "of", json_get_number(value, "n"));
    const double list[] = {0.5, json_get_number(value, "n")};
    json_object_set_new(object, "list", json_of_numbers(list, 2));
    json_object_set_new(object, "text", json_of_str(json_str(json_array_get(value, 0))));
    json_object_set_new(object, "texts", json_boolean(json_is_text_list(value)));
    sb_add(out, json_text(value, out->arena));
    sb_addf(out, "%.*s\n", STR_ARG(json_line(object, out->arena)));
    json_decref(object);
    json_decref(value);
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

/* Every first byte of a character with as many others as follow it, and one fewer; control
 * characters. */
static void control_characters_are_replaced(void **state)
{
    (void)state;
    struct arena arena = {0};
    for (int first = 1; first < 256; first++) {
        const int length = first < 0x80   ? 1
                           : first < 0xc0 ? 0
                           : first < 0xe0 ? 2
                           : first < 0xf0 ? 3
                           : first < 0xf8 ? 4
                                          : 0;
        const bool control = first < 0x20 || first == 0x7f;
        for (int more = 0; more < 4; more++) {
            const char text[] = {(char)first, more > 0 ? '\xbf' : 'x', more > 1 ? '\xbf' : 'x',
                                 more > 2 ? '\xbf' : 'x', '\0'};
            const bool ascii = length == 1;
            struct sb out = {.arena = &arena};
            struct sb expected = {.arena = &arena};
            clean_add(&out, text, "\n");
            const bool kept = ascii ? !control || first == '\n' : length > 1 && more + 1 >= length;
            if (kept)
                sb_add(&expected, (struct str){text, (size_t)length});
            else
                sb_addc(&expected, '?');
            for (size_t i = expected.ptr[0] == '?' || ascii ? 1 : (size_t)length; i < 4; i++)
                sb_addc(&expected, text[i] == 'x' ? 'x' : '?');
            assert_string_equal(sb_cstr(&out), sb_cstr(&expected));
        }
    }
    static const char *const texts[][3] = {
        {"\xc2\x80|\xc2\x9f|\xc2\xa0", "", "?|?|\xc2\xa0"},
        {"a\tb\nc\x1b[m", "\t\n", "a\tb\nc?[m"},
        {"a\tb\nc", "", "a?b?c"},
        {"\xc3\x80\xe2\x82", "", "\xc3\x80??"},
        {"", "", ""},
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct sb out = {.arena = &arena};
        clean_add(&out, texts[i][0], texts[i][1]);
        assert_string_equal(sb_cstr(&out), texts[i][2]);
    }
    arena_free(&arena);
}

static const struct {
    const char *name;
    void (*read)(struct str text, struct sb *out);
} readers[] = {
    {"number", read_number},   {"range", read_range},         {"table", read_table},
    {"yaml", read_yaml},       {"options", read_options},     {"pair", read_pair},
    {"path", read_path},       {"template", read_template},   {"word", read_word},
    {"divisor", read_divisor}, {"quantiles", read_quantiles}, {"cpu-time", read_cpu_time},
    {"json", read_json}};

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
    const struct CMUnitTest tests[] = {cmocka_unit_test(texts_are_read),
                                       cmocka_unit_test(control_characters_are_replaced)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
