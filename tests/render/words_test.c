#include "unit.h"

#include <math.h>
#include <string.h>

#include "golden.h"
#include "render/deviations.h"
#include "render/edge.h"
#include "render/escape.h"
#include "render/highlight.h"
#include "render/identity.h"
#include "render/plot_scale.h"
#include "render/text.h"

/*
 * How numbers and texts are written, at the limits between one way and the next: words.txt, each
 * line `> FUNCTION ARGUMENT` followed by what it gives. In arguments \n, \t and \xHH are bytes.
 */
static int hex_digit(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

static struct str unescaped(struct arena *arena, struct str s)
{
    struct sb out = {.arena = arena};
    for (size_t i = 0; i < s.len; i++) {
        const char next = i + 1 < s.len ? s.ptr[i + 1] : '\0';
        if (s.ptr[i] != '\\' || strchr("ntx", next) == NULL || next == '\0') {
            sb_addc(&out, s.ptr[i]);
            continue;
        }
        i++;
        if (next == 'x') {
            sb_addc(&out, (char)(hex_digit(s.ptr[i + 1]) * 16 + hex_digit(s.ptr[i + 2])));
            i += 2;
        } else {
            sb_addc(&out, next == 'n' ? '\n' : '\t');
        }
    }
    return sb_str(&out);
}

static struct str fixed(struct arena *arena, double value)
{
    struct sb out = {.arena = arena};
    for (int decimals = 0; decimals <= 9; decimals += 3) {
        text_fixed(&out, value, decimals);
        sb_addc(&out, ' ');
        text_significant(&out, value, decimals + 1);
        sb_addf(&out, " %.10g ", text_rounded(value, decimals + 1));
        sb_add(&out, number_decimals(arena, value, decimals));
        sb_addc(&out, ' ');
    }
    return sb_str(&out);
}

static struct str common(struct arena *arena, double value)
{
    const double values[] = {NAN, value, -value / 7, INFINITY};
    return str_format(arena, "%d", text_common_decimals(values, 4));
}

static struct str deviation(struct arena *arena, double value)
{
    (void)value;
    return str_format(arena, "%g", deviations_decode((int)value));
}

static struct str rounded_up(struct arena *arena, double value)
{
    return str_format(arena, "%.10g", scale_round_up(value));
}

/* Of four sizes, the last of them `value` times the first. */
static struct str wants_log(struct arena *arena, double value)
{
    const double sizes[] = {2, 3, 4, 2 * value};
    return str_format(arena, "%d %d", scale_wants_log(sizes, 4), scale_wants_log(sizes + 1, 3));
}

static struct str width(struct arena *arena, struct str s)
{
    struct sb out = {.arena = arena};
    sb_addf(&out, "%g px", text_width(s));
    for (int px = 10; px < 100; px += 30)
        sb_addf(&out, ", in %d px: %.*s", px, STR_ARG(text_fit(arena, s, px)));
    return sb_str(&out);
}

static struct str edges(struct arena *arena, struct str s)
{
    return str_format(arena, "%s; %s; %s; %.*s", edge_title(arena, s), edge_short_title(arena, s),
                      edge_source(arena, s),
                      STR_ARG(edge_words(arena, str_format(arena, "%.*s, L2-MEM.", STR_ARG(s)))));
}

static struct str names(struct arena *arena, struct str s)
{
    return str_format(arena, "%.*s; %.*s", STR_ARG(text_name_words(arena, str_cstr(arena, s))),
                      STR_ARG(processor_words(arena, str_cstr(arena, s))));
}

static struct str identity(struct arena *arena, struct str s)
{
    struct identity id;
    identity_of(s, arena, &id);
    return str_format(arena, "%s%.*s; %.*s; %.*s; %d, %ld; %s; %.*s", id.named ? "named " : "",
                      STR_ARG(id.title), STR_ARG(id.short_title), STR_ARG(id.shape), id.dims,
                      id.points, identity_size_title(&id),
                      STR_ARG(identity_grid_text(arena, &id, 12345)));
}

static const struct {
    const char *name;
    struct str (*of_number)(struct arena *arena, double value);
    struct str (*of_text)(struct arena *arena, struct str s);
    void (*add)(struct sb *out, struct str s);
} functions[] = {
    {.name = "number", .of_number = number_text},
    {.name = "percent", .of_number = percent_text},
    {.name = "share", .of_number = share_text},
    {.name = "bytes", .of_number = bytes_text},
    {.name = "clock", .of_number = clock_text},
    {.name = "minutes", .of_number = minutes_text},
    {.name = "digits", .of_number = fixed},
    {.name = "common", .of_number = common},
    {.name = "deviation", .of_number = deviation},
    {.name = "round-up", .of_number = rounded_up},
    {.name = "log", .of_number = wants_log},
    {.name = "width", .of_text = width},
    {.name = "edge", .of_text = edges},
    {.name = "name", .of_text = names},
    {.name = "identity", .of_text = identity},
    {.name = "html", .add = text_html},
    {.name = "attribute", .add = text_attribute},
    {.name = "url", .add = text_url},
    {.name = "query", .add = text_query},
    {.name = "json", .add = text_json},
    {.name = "c", .add = highlight_c},
    {.name = "assembly", .add = highlight_assembly},
};

static void add_words(struct str row, struct sb *out)
{
    const struct str_cut cut = str_cut(row, ' ');
    struct sb written = {.arena = out->arena};
    double value = NAN;
    bool found = false;
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        if (!str_eq(cut.head, str_of(functions[i].name)))
            continue;
        found = true;
        if (functions[i].add != NULL)
            functions[i].add(&written, unescaped(out->arena, cut.tail));
        else if (functions[i].of_text != NULL)
            sb_add(&written, functions[i].of_text(out->arena, unescaped(out->arena, cut.tail)));
        else if (str_to_double(cut.tail, &value))
            sb_add(&written, functions[i].of_number(out->arena, value));
        else
            sb_add(&written, functions[i].of_number(out->arena, NAN));
    }
    assert_true(found);
    sb_addf(out, "%.*s\n", STR_ARG(sb_str(&written)));
}

static void words_as_listed(void **state)
{
    (void)state;
    assert_golden_rows("tests/render/words.txt", add_words);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(words_as_listed)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
