#include "unit.h"

#include <string.h>

#include "base/opt.h"

struct values {
    bool flag;
    int verbose;
    const char *text;
    long number;
    double real;
    struct opt_list defines;
};

static const struct opt options[] = {
    {'f', "flag", OPT_FLAG, offsetof(struct values, flag), NULL, "a flag", 0, 0, 0},
    {'v', "verbose", OPT_COUNT, offsetof(struct values, verbose), NULL, "more", 0, 0, 0},
    {'t', "text", OPT_TEXT, offsetof(struct values, text), "T", "a text", 0, 0, 0},
    {'n', "number", OPT_INT, offsetof(struct values, number), "N", "a number", 0, 1, 9},
    {'x', NULL, OPT_REAL, offsetof(struct values, real), "X", "a real", 0, 0, 0},
    {'D', "define", OPT_LIST, offsetof(struct values, defines), "NAME VALUE", "a size", 2, 0, 0},
};
static const struct opt_spec spec = {
    "inspect try", "FILE", "Tries.", options, sizeof options / sizeof *options, NULL};

struct outcome {
    struct arena arena;
    struct values values;
    struct opt_list rest;
    struct err err;
    bool help;
    bool ok;
};

static void parse(struct outcome *o, const char *const *argv)
{
    int argc = 0;
    while (argv[argc] != NULL)
        argc++;
    *o = (struct outcome){0};
    o->ok = opt_parse(&spec, argc, argv, &o->values, &o->rest, &o->help, &o->arena, &o->err);
}

static void reads_every_kind(void **state)
{
    (void)state;
    struct outcome o;
    parse(&o, (const char *const[]){"try", "-vvf", "a.c", "-n3", "--text=x=y", "-x", "-1.5", "-D",
                                    "N", "100", "-D", "M", "200", "--", "-z", NULL});
    assert_true(o.ok);
    assert_true(o.values.flag);
    assert_int_equal(o.values.verbose, 2);
    assert_int_equal(o.values.number, 3);
    assert_string_equal(o.values.text, "x=y");
    assert_true(o.values.real == -1.5);
    assert_int_equal(o.values.defines.count, 4);
    assert_string_equal(o.values.defines.items[3], "200");
    assert_int_equal(o.rest.count, 2);
    assert_string_equal(o.rest.items[1], "-z");
    arena_free(&o.arena);
}

static void refuses_with_usage(void **state)
{
    (void)state;
    static const char *const bad[][5] = {
        {"try", "--nope", NULL},   {"try", "-q", NULL},        {"try", "-n", "x", NULL},
        {"try", "-n", "10", NULL}, {"try", "-n", NULL},        {"try", "-D", "N", NULL},
        {"try", "--flag=1", NULL}, {"try", "-x", "nan", NULL},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct outcome o;
        parse(&o, bad[i]);
        assert_false(o.ok);
        assert_int_equal(o.err.kind, ERR_USAGE);
        assert_string_equal(o.err.hint, "see inspect try --help");
        arena_free(&o.arena);
    }
}

static void help_lists_every_option(void **state)
{
    (void)state;
    char text[4096] = {0};
    FILE *out = fmemopen(text, sizeof text, "w");
    opt_help(&spec, out);
    fclose(out);
    assert_non_null(strstr(text, "Usage: inspect try FILE"));
    assert_non_null(strstr(text, "-D, --define NAME VALUE"));
    assert_non_null(strstr(text, "-h, --help"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_every_kind),
        cmocka_unit_test(refuses_with_usage),
        cmocka_unit_test(help_lists_every_option),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
