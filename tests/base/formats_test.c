#include "unit.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/csv.h"
#include "base/hash.h"
#include "base/json.h"
#include "base/json_fields.h"
#include "base/yaml.h"
#include "base/yaml_events.h"

static void csv_round_trip(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct sb out = {.arena = &arena};
    csv_add(&out, STR("name"));
    csv_add(&out, STR("value"));
    csv_end(&out);
    csv_add(&out, STR("a,\"b\"\nc"));
    csv_add_number(&out, 0.25, 6);
    csv_end(&out);
    csv_add(&out, STR(""));
    csv_add_number(&out, NAN, 6);
    csv_end(&out);
    struct csv_table table;
    assert_true(csv_parse_table(sb_str(&out), "t.csv", &arena, &table, &err));
    assert_int_equal(table.rows, 2);
    assert_true(str_eq(csv_cell(&table, 0, 0), STR("a,\"b\"\nc")));
    assert_true(csv_number(&table, 0, csv_column(&table, "value")) == 0.25);
    assert_true(isnan(csv_number(&table, 1, 1)));
    assert_int_equal(csv_column(&table, "none"), 2);
    arena_free(&arena);
}

/* Texts without quotes are read by faster code; both find the same cells. */
static void csv_rows_keep_their_lengths(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct csv_rows r;
    assert_true(csv_parse_rows(STR("a,b\n\n1,\"2,5\",\n\"x\ny\"\n"), "t.csv", &arena, &r, &err));
    assert_int_equal(r.count, 3);
    assert_int_equal(r.start[1] - r.start[0], 2);
    assert_int_equal(r.start[2] - r.start[1], 3);
    assert_true(str_eq(r.cells[r.start[1] + 1], STR("2,5")));
    assert_int_equal(r.cells[r.start[2] - 1].len, 0);
    assert_true(str_eq(r.cells[r.start[2]], STR("x\ny")));
    assert_int_equal(r.start[3], 6);
    assert_true(csv_parse_rows(STR(""), "t.csv", &arena, &r, &err));
    assert_int_equal(r.count, 0);
    assert_false(csv_parse_rows(STR("\"a"), "t.csv", &arena, &r, &err));
    arena_free(&arena);
}

static void csv_is_read_alike_with_and_without_quotes(void **state)
{
    (void)state;
    static const char *const rests[] = {",b\n1,2\n",
                                        ", b \n 1\t,2",
                                        ",b\r\n1,2\r\n",
                                        ",b\n\n  \n1,2\n\n",
                                        ",b\n,\n1,\n",
                                        ",b\r1,2\r3,4\r",
                                        ",b\n1 1,a  b\n",
                                        ",b",
                                        ",b\n1,2,3\n",
                                        ",b\n1,\"x,\"\"y\"\n3,4\n",
                                        ",b\n3,4\n1,\"x\ny\"\n5,6\n",
                                        ",b\n1,\"x",
                                        ",b\n\"1\"2,3\n",
                                        ",b\n1\n"};
    for (size_t i = 0; i < sizeof rests / sizeof rests[0]; i++) {
        struct arena arena = {0};
        struct err errors[2] = {{0}, {0}};
        struct csv_table tables[2];
        const struct str plain = str_format(&arena, "a%s", rests[i]);
        const struct str quoted = str_format(&arena, "\"a\"%s", rests[i]);
        const bool first = csv_parse_table(plain, "t.csv", &arena, &tables[0], &errors[0]);
        assert_int_equal(first, csv_parse_table(quoted, "t.csv", &arena, &tables[1], &errors[1]));
        assert_int_equal(errors[0].line, errors[1].line);
        assert_int_equal(tables[0].rows, tables[1].rows);
        assert_int_equal(tables[0].columns, tables[1].columns);
        for (size_t k = 0; first && k < tables[0].columns * (tables[0].rows + 1); k++)
            assert_true(str_eq(tables[0].header[k], tables[1].header[k]));
        arena_free(&arena);
    }
}

static void csv_numbers_have_the_digits_asked_for(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    static const double values[] = {0,       -7,          1000,  123456, 1234567, 0.1,
                                    1.0 / 3, 26759999999, 1e300, -0.0,   2.5e-7,  INFINITY};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        csv_add_number(&out, values[i], 6);
    csv_add_number(&out, 26759999999, 12);
    csv_end(&out);
    assert_string_equal(sb_cstr(&out), "0,-7,1000,123456,1.23457e+06,0.1,0.333333,2.676e+10,1e+300,"
                                       "0,2.5e-07,,26759999999\n");
    arena_free(&arena);
}

/* Fractions are not printed with %g; the result is the same, even close to the middle of two
 * numbers. */
static void csv_writes_fractions_as_printf_does(void **state)
{
    (void)state;
    struct arena arena = {0};
    uint64_t random = 1;
    for (int i = 0; i < 2000; i++) {
        random = random * 6364136223846793005ULL + 1442695040888963407ULL;
        const int digits = 1 + i % 10;
        const double value = ((double)(random >> 11) / 0x1p53 - 0.5) * pow(10, i % 17 - 5);
        const double middle = floor(value) + 0.5 + (i % 3 - 1) * 1e-9;
        const double written[] = {value, middle, middle / 1e4};
        struct sb out = {.arena = &arena};
        struct sb expected = {.arena = &arena};
        for (size_t k = 0; k < 3; k++) {
            csv_add_number(&out, written[k], digits);
            sb_addf(&expected, "%.*g,", digits, written[k]);
        }
        assert_string_equal(sb_cstr(&out), sb_cstr(&expected));
        arena_free(&arena);
    }
}

static void csv_refuses_uneven_rows_and_broken_quotes(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct csv_table table;
    struct err uneven = {0};
    assert_false(csv_parse_table(STR("a,b\n1,2\n3\n"), "t.csv", &arena, &table, &uneven));
    assert_int_equal(uneven.line, 3);
    struct err broken = {0};
    assert_false(csv_parse_table(STR("a,b\n\"1,2\n"), "t.csv", &arena, &table, &broken));
    struct err empty = {0};
    assert_false(csv_parse_table(STR(""), "t.csv", &arena, &table, &empty));
    arena_free(&arena);
}

static void json_errors_have_a_place(void **state)
{
    (void)state;
    struct err err = {0};
    assert_null(json_parse(STR("{\n  \"a\": x\n}"), "t.json", &err));
    assert_int_equal(err.line, 2);
    assert_string_equal(err.source, "  \"a\": x");
}

static struct str repeated(struct arena *arena, const char *begin, const char *item, size_t n)
{
    struct sb text = {.arena = arena};
    sb_addz(&text, begin);
    for (size_t i = 0; i < n; i++)
        sb_addz(&text, item);
    return sb_str(&text);
}

static void json_and_csv_bombs_are_refused(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err deep = {0};
    struct err big = {0};
    struct err wide = {0};
    struct csv_table table;
    assert_null(json_parse(repeated(&arena, "", "{\"a\":[", 100000), "t.json", &deep));
    assert_non_null(strstr(deep.text, "depth"));
    char *const zeros = calloc(JSON_MAX_BYTES + 1, 1);
    assert_non_null(zeros);
    assert_null(json_parse((struct str){zeros, JSON_MAX_BYTES + 1}, "t.json", &big));
    assert_string_equal(big.text, "more than 64 MiB of JSON");
    free(zeros);
    assert_false(csv_parse_table(repeated(&arena, "a", ",a", CSV_MAX_COLUMNS), "t.csv", &arena,
                                 &table, &wide));
    assert_string_equal(wide.text, "the header has 4097 cells");
    assert_string_equal(wide.hint, "a table has at most 4096 columns");
    struct err row = {0};
    struct csv_rows rows;
    assert_false(csv_parse_rows(repeated(&arena, "1\n2", ",3", CSV_MAX_COLUMNS), "t.csv", &arena,
                                &rows, &row));
    assert_string_equal(row.text, "this row has 4097 cells");
    assert_string_equal(row.hint, "a table has at most 4096 columns");
    assert_int_equal(row.line, 2);
    arena_free(&arena);
}

static void json_numbers_are_rounded_and_stable(void **state)
{
    (void)state;
    struct arena arena = {0};
    json_t *object = json_object();
    json_set_number(object, "third", 1.0 / 3);
    json_set_number(object, "whole", 1e6);
    json_set_number(object, "absent", INFINITY);
    const struct str text = json_text(object, &arena);
    assert_true(str_eq(text, STR("{\n  \"third\": 0.333333333333,\n  \"whole\": 1000000\n}\n")));
    assert_true(json_get_number(object, "whole") == 1e6);
    assert_true(isnan(json_get_number(object, "absent")));
    json_decref(object);
    arena_free(&arena);
}

struct sheet {
    char *name;
    unsigned count;
    char *note;
    int64_t big;
    int *list;
    unsigned list_count;
};

static const cyaml_schema_value_t sheet_entry = {CYAML_VALUE_INT(CYAML_FLAG_DEFAULT, int)};

static const cyaml_schema_field_t sheet_fields[] = {
    CYAML_FIELD_STRING_PTR("name", CYAML_FLAG_POINTER, struct sheet, name, 1, 20),
    CYAML_FIELD_UINT("count", CYAML_FLAG_DEFAULT, struct sheet, count),
    CYAML_FIELD_STRING_PTR("note", CYAML_FLAG_POINTER_NULL_STR | CYAML_FLAG_OPTIONAL, struct sheet,
                           note, 0, 20),
    CYAML_FIELD_INT("big", CYAML_FLAG_OPTIONAL, struct sheet, big),
    CYAML_FIELD_SEQUENCE("list", CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL, struct sheet, list,
                         &sheet_entry, 1, 2),
    CYAML_FIELD_END,
};
static const cyaml_schema_value_t sheet_schema = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_POINTER, struct sheet, sheet_fields)};

static void yaml_round_trip(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    const struct sheet *sheet =
        yml_load(STR("name: x\ncount: 3\n"), "t.yml", &sheet_schema, &arena, &err);
    assert_non_null(sheet);
    assert_string_equal(sheet->name, "x");
    struct str text;
    assert_true(yml_save(sheet, &sheet_schema, &arena, &text, &err));
    assert_non_null(strstr(text.ptr, "count: 3"));
    arena_free(&arena);
}

static void load_refused(struct str text, const char *why, unsigned line)
{
    struct arena arena = {0};
    struct err err = {0};
    assert_null(yml_load(text, "t.yml", &sheet_schema, &arena, &err));
    assert_int_equal(err.kind, ERR_INPUT);
    if (strstr(err.text, why) == NULL)
        fail_msg("'%s' instead of '%s'", err.text, why);
    if (line != 0)
        assert_int_equal(err.line, line);
    assert_true(err.hint[0] != 0);
    arena_free(&arena);
}

static void yaml_errors_have_a_place_and_say_what_to_do(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    assert_null(
        yml_load(STR("name: x\ncount: many\nodd: 1\n"), "t.yml", &sheet_schema, &arena, &err));
    struct sb out = {.arena = &arena};
    err_format(&err, &out);
    assert_string_equal(sb_cstr(&out),
                        "t.yml:2:8: error: count is 'many' — accepted: a whole number "
                        "that is not negative\n    count: many\n           ^\n");
    arena_free(&arena);
    load_refused(STR("# nothing\n"), "the file is empty", 1);
    load_refused(STR("- x\n"), "the file is not a map", 1);
    load_refused(STR("name: x\n"), "count is missing", 1);
    load_refused(STR("count: 3\nname: x\ncount: 4\n"), "count is given twice", 3);
    load_refused(STR("name: x\ncount: 3\nodd: 1\n"), "odd is not a key", 3);
    load_refused(STR("name: [x]\ncount: 3\n"), "name is not a single value", 1);
    load_refused(STR("count: 3\nname: ''\n"), "name has 0 characters", 2);
    load_refused(STR("count: 3\nname: a name with 22 letters\n"), "name has 22 characters", 2);
    load_refused(STR("name: x\ncount: -1\n"), "count is '-1'", 2);
    load_refused(STR("name: x\ncount: 010\n"), "count is '010'", 2);
    load_refused(STR("name: x\ncount: 3\nbig: 9223372036854775808\n"), "big is '9223", 3);
    load_refused(STR("name: x\ncount: 3\nlist: []\n"), "list has 0 entries", 3);
    load_refused(STR("name: x\ncount: 3\nlist: [1, 2, 3]\n"), "list has 3 entries", 3);
    load_refused(STR("name: x\ncount: 3\nlist: 1\n"), "list is not a list", 3);
    load_refused(STR("name: x\ncount: 3\nlist: [1, y]\n"), "list[1] is 'y'", 3);
}

static void yaml_optional_keys_may_be_left_out_or_null(void **state)
{
    (void)state;
    static const char *const nulls[] = {"", "note:\n", "note: ~\n", "note: null\n"};
    struct arena arena = {0};
    struct err err = {0};
    for (size_t i = 0; i < sizeof nulls / sizeof *nulls; i++) {
        const struct str text = str_format(&arena, "name: x\ncount: 3\n%s", nulls[i]);
        const struct sheet *sheet = yml_load(text, "t.yml", &sheet_schema, &arena, &err);
        assert_non_null(sheet);
        assert_null(sheet->note);
        assert_int_equal(sheet->list_count, 0);
    }
    /* in quotes, or of a text that must be there, they are words */
    static const char *const words[] = {"~", "null", "Null", "NULL"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        const struct str text =
            str_format(&arena, "name: %s\ncount: 3\nnote: '%s'\n", words[i], words[i]);
        const struct sheet *sheet = yml_load(text, "t.yml", &sheet_schema, &arena, &err);
        assert_non_null(sheet);
        assert_string_equal(sheet->name, words[i]);
        assert_non_null(sheet->note);
        assert_string_equal(sheet->note, words[i]);
    }
    const struct sheet *sheet =
        yml_load(STR("name: x\ncount: 3\nnote: no\nbig: -9223372036854775808\nlist: [4, 5]\n"),
                 "t.yml", &sheet_schema, &arena, &err);
    assert_non_null(sheet);
    assert_string_equal(sheet->note, "no");
    assert_true(sheet->big == INT64_MIN);
    assert_int_equal(sheet->list_count, 2);
    assert_true(sheet->list[0] == 4 && sheet->list[1] == 5);
    arena_free(&arena);
}

/* They are refused before anything is expanded, recursed into or allocated. */
static void yaml_bombs_are_refused(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb laughs = {.arena = &arena};
    sb_addz(&laughs, "name: x\na0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
    for (int i = 1; i < 10; i++)
        sb_addf(&laughs, "a%d: &a%d [*a%d, *a%d, *a%d, *a%d]\n", i, i, i - 1, i - 1, i - 1, i - 1);
    load_refused(sb_str(&laughs), "aliases are not supported", 3);
    load_refused(STR("name: &n x\ncount: *n\n"), "aliases are not supported", 2);
    static const char *const nests[] = {"[", "[\n", "{a: ", "? ", "- "};
    for (size_t i = 0; i < sizeof nests / sizeof *nests; i++)
        load_refused(repeated(&arena, i < 3 ? "name: " : "", nests[i], 100000), "nested too deeply",
                     0);
    load_refused(repeated(&arena, "name: ", "xxxxxxxxxxxxxxxx", 5000), "this value is too long", 1);
    load_refused(repeated(&arena, "", "- x\n", YML_MAX_VALUES + 1), "too many values",
                 YML_MAX_VALUES);
    load_refused(STR("name: x\ncount: 3\n---\nname: y\ncount: 4\n"), "a second document", 3);
    arena_free(&arena);
}

static void hash_is_xxh128sum_s(void **state)
{
    (void)state;
    char hex[HASH_CHARS];
    hash_bytes(STR("hello\n"), hex);
    /* printf 'hello\n' | xxh128sum */
    assert_string_equal(hex, "6bba86c7e069f56d5a10b435f1c8e49c");
}

/* One member of each kind, and two texts that may lack. */
struct of_fields {
    double number, maybe;
    int whole;
    unsigned more;
    long large;
    bool flag;
    struct str str, lacking_str;
    const char *text, *lacking_text;
};

#define FIELD(name, kind, lacks)                                                                   \
    {                                                                                              \
#name, kind, offsetof(struct of_fields, name), lacks                                       \
    }
static const struct json_field all_fields[] = {FIELD(number, FIELD_NUMBER, false),
                                               FIELD(maybe, FIELD_NUMBER_OR_NAN, false),
                                               FIELD(whole, FIELD_INT, false),
                                               FIELD(more, FIELD_UNSIGNED, false),
                                               FIELD(large, FIELD_LONG, false),
                                               FIELD(flag, FIELD_BOOL, false),
                                               FIELD(str, FIELD_STR, false),
                                               FIELD(lacking_str, FIELD_STR, true),
                                               FIELD(text, FIELD_TEXT, false),
                                               FIELD(lacking_text, FIELD_TEXT, true),
                                               {0}};

static const char fields_text[] = "{\"number\": 0.5, \"maybe\": 1.5, \"whole\": 2, \"more\": 3,"
                                  " \"large\": 4294967296, \"flag\": true, \"str\": \"a\","
                                  " \"lacking_str\": \"b\", \"text\": \"c\","
                                  " \"lacking_text\": \"d\"}";

static bool read_fields(struct arena *arena, const char *name, json_t *value, struct of_fields *out)
{
    struct err err = {0};
    json_t *const root = json_parse(str_of(fields_text), "f.json", &err);
    assert_non_null(root);
    if (value != NULL)
        json_object_set_new(root, name, value);
    else if (name != NULL)
        json_object_del(root, name);
    *out = (struct of_fields){.lacking_str = STR("kept"), .lacking_text = "kept"};
    const bool ok = json_get_fields(root, all_fields, arena, out);
    json_decref(root);
    return ok;
}

static void json_fields_are_read_and_written(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct of_fields got;
    assert_true(read_fields(&arena, NULL, NULL, &got));
    assert_true(got.number == 0.5 && got.maybe == 1.5 && got.whole == 2 && got.more == 3);
    assert_true(got.large == 4294967296 && got.flag);
    assert_true(str_eq(got.str, STR("a")) && str_eq(got.lacking_str, STR("b")));
    assert_string_equal(got.text, "c");
    assert_string_equal(got.lacking_text, "d");
    json_t *const written = json_object();
    json_t *const wanted = json_parse(str_of(fields_text), "f.json", &err);
    json_set_fields(written, all_fields, &got);
    assert_string_equal(str_cstr(&arena, json_text(written, &arena)),
                        str_cstr(&arena, json_text(wanted, &arena)));
    json_decref(wanted);
    got.lacking_str = got.str = STR("");
    got.lacking_text = got.text = "";
    json_object_clear(written);
    json_set_fields(written, all_fields, &got);
    assert_int_equal(json_object_size(written), 8);
    assert_non_null(json_object_get(written, "str"));
    assert_non_null(json_object_get(written, "text"));
    json_decref(written);
    static const struct {
        const char *name;
        long most; /* of integers; 0: is none */
        bool lacks, number, flag, text;
    } cases[] = {{"number", LONG_MAX, false, true, false, false},
                 {"whole", 1 << 30, false, false, false, false},
                 {"more", 1 << 30, false, false, false, false},
                 {"large", LONG_MAX, false, false, false, false},
                 {"flag", 0, false, false, true, false},
                 {"str", 0, false, false, false, true},
                 {"lacking_str", 0, true, false, false, true},
                 {"text", 0, false, false, false, true},
                 {"lacking_text", 0, true, false, false, true}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *const name = cases[i].name;
        const long most = cases[i].most;
        assert_int_equal(read_fields(&arena, name, NULL, &got), cases[i].lacks);
        assert_int_equal(read_fields(&arena, name, json_null(), &got), false);
        assert_int_equal(read_fields(&arena, name, json_real(0.25), &got), cases[i].number);
        assert_int_equal(read_fields(&arena, name, json_false(), &got), cases[i].flag);
        assert_int_equal(read_fields(&arena, name, json_string("x"), &got), cases[i].text);
        assert_int_equal(read_fields(&arena, name, json_integer(0), &got), most > 0);
        assert_int_equal(read_fields(&arena, name, json_integer(-1), &got), cases[i].number);
        assert_int_equal(read_fields(&arena, name, json_integer(most), &got), most > 0);
        if (most > 0 && most < LONG_MAX)
            assert_false(read_fields(&arena, name, json_integer(most + 1), &got));
    }
    assert_true(read_fields(&arena, "lacking_str", NULL, &got));
    assert_true(str_eq(got.lacking_str, STR("kept")));
    assert_true(read_fields(&arena, "lacking_text", NULL, &got));
    assert_string_equal(got.lacking_text, "kept");
    assert_true(read_fields(&arena, "maybe", NULL, &got) && isnan(got.maybe));
    assert_true(read_fields(&arena, "maybe", json_string("x"), &got) && isnan(got.maybe));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(csv_round_trip),
        cmocka_unit_test(csv_rows_keep_their_lengths),
        cmocka_unit_test(csv_is_read_alike_with_and_without_quotes),
        cmocka_unit_test(csv_numbers_have_the_digits_asked_for),
        cmocka_unit_test(csv_writes_fractions_as_printf_does),
        cmocka_unit_test(csv_refuses_uneven_rows_and_broken_quotes),
        cmocka_unit_test(json_errors_have_a_place),
        cmocka_unit_test(json_fields_are_read_and_written),
        cmocka_unit_test(json_and_csv_bombs_are_refused),
        cmocka_unit_test(json_numbers_are_rounded_and_stable),
        cmocka_unit_test(yaml_round_trip),
        cmocka_unit_test(yaml_errors_have_a_place_and_say_what_to_do),
        cmocka_unit_test(yaml_optional_keys_may_be_left_out_or_null),
        cmocka_unit_test(yaml_bombs_are_refused),
        cmocka_unit_test(hash_is_xxh128sum_s),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
