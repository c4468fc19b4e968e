#include "unit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/csv.h"
#include "base/hash.h"
#include "base/json.h"
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

/* Texts without quotes take a shorter way than those with them; both find the same cells. */
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
};

static const cyaml_schema_field_t sheet_fields[] = {
    CYAML_FIELD_STRING_PTR("name", CYAML_FLAG_POINTER, struct sheet, name, 1, 20),
    CYAML_FIELD_UINT("count", CYAML_FLAG_DEFAULT, struct sheet, count),
    CYAML_FIELD_END,
};
static const cyaml_schema_value_t sheet_schema = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_POINTER, struct sheet, sheet_fields)};

static void yaml_round_trip(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    void *data = NULL;
    assert_true(yml_load(STR("name: x\ncount: 3\n"), "t.yml", &sheet_schema, &data, &err));
    const struct sheet *sheet = data;
    assert_string_equal(sheet->name, "x");
    struct str text;
    assert_true(yml_save(sheet, &sheet_schema, &arena, &text, &err));
    assert_non_null(strstr(text.ptr, "count: 3"));
    yml_free(&sheet_schema, data);
    arena_free(&arena);
}

static void yaml_errors_have_a_place(void **state)
{
    (void)state;
    struct err err = {0};
    void *data = NULL;
    assert_false(yml_load(STR("name: x\ncount: many\n"), "t.yml", &sheet_schema, &data, &err));
    assert_null(data);
    assert_int_equal(err.line, 2);
    assert_string_equal(err.source, "count: many");
    struct err empty = {0};
    assert_false(yml_load(STR("# nothing\n"), "t.yml", &sheet_schema, &data, &empty));
    assert_null(data);
}

static void load_refused(struct str text, const char *why, unsigned line)
{
    struct err err = {0};
    void *data = NULL;
    assert_false(yml_load(text, "t.yml", &sheet_schema, &data, &err));
    assert_null(data);
    assert_int_equal(err.kind, ERR_INPUT);
    if (strstr(err.text, why) == NULL)
        fail_msg("'%s' instead of '%s'", err.text, why);
    if (line != 0)
        assert_int_equal(err.line, line);
    assert_true(err.hint[0] != 0);
}

/* Before libcyaml sees them: it would expand, recurse and allocate. */
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(csv_round_trip),
        cmocka_unit_test(csv_is_read_alike_with_and_without_quotes),
        cmocka_unit_test(csv_numbers_have_the_digits_asked_for),
        cmocka_unit_test(csv_refuses_uneven_rows_and_broken_quotes),
        cmocka_unit_test(json_errors_have_a_place),
        cmocka_unit_test(json_and_csv_bombs_are_refused),
        cmocka_unit_test(json_numbers_are_rounded_and_stable),
        cmocka_unit_test(yaml_round_trip),
        cmocka_unit_test(yaml_errors_have_a_place),
        cmocka_unit_test(yaml_bombs_are_refused),
        cmocka_unit_test(hash_is_xxh128sum_s),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
