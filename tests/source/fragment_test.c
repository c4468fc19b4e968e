#include "golden.h"

#include <string.h>

#include "collect/source/fortran.h"
#include "collect/source/fragment.h"
#include "collect/source/usage.h"
#include "collect/source/words.h"

/*
 * What is made of the text of programs before a compiler reads it, in fragment_rows.txt. In a row
 * `@` ends a line; in what is made of it a blank is `~`.
 */
static struct str take_word(struct str *row)
{
    const struct str_cut cut = str_cut(*row, ' ');
    *row = cut.tail;
    return cut.head;
}

static size_t take_number(struct str *row)
{
    int64_t n = 0;
    assert_true(str_to_i64(take_word(row), &n));
    return (size_t)n;
}

static struct str lines_of(struct arena *arena, struct str text)
{
    char *const out = str_cstr(arena, text);
    for (size_t i = 0; i < text.len; i++)
        out[i] = (char)(out[i] == '@' ? '\n' : out[i]);
    return (struct str){out, text.len};
}

static void add_shown(struct str text, struct sb *out)
{
    sb_addz(out, "  ");
    for (size_t i = 0; i < text.len; i++)
        sb_addc(out, (char)(text.ptr[i] == '\n' ? '@' : text.ptr[i] == ' ' ? '~' : text.ptr[i]));
    sb_addc(out, '\n');
}

/* `make LINE FUNCTION ALONE`: 0, - and 0 for any. */
static void add_made(struct str row, struct sb *out)
{
    struct arena arena = {0};
    struct str made = {0};
    struct fragment_options options = {.line = (unsigned)take_number(&row)};
    const struct str function = take_word(&row);
    options.function = str_eq(function, STR("-")) ? NULL : str_cstr(&arena, function);
    options.alone = take_number(&row) == 1;
    const bool any = fragment_make(&arena, lines_of(&arena, row), &options, &made);
    add_shown(any ? made : STR("none"), out);
    arena_free(&arena);
}

static void add_dropped(struct str row, struct sb *out)
{
    struct arena arena = {0};
    const struct str type = take_word(&row);
    const struct str text = lines_of(&arena, row);
    char *const changed = str_cstr(&arena, text);
    const bool any = fragment_drop_objects(type, changed, text.len, fragment_plain(&arena, text));
    add_shown(any ? str_of(changed) : STR("none"), out);
    assert_true(any || str_eq(str_of(changed), text));
    arena_free(&arena);
}

/* `directive PLACE`, the place of a loop: the lines above it, one after another. */
static void add_directives(struct str row, struct sb *out)
{
    struct arena arena = {0};
    size_t at = take_number(&row);
    const struct str text = lines_of(&arena, row);
    struct str found;
    while (fortran_directive_before(&arena, text, &at, &found))
        sb_addf(out, "  %zu: %.*s\n", at, STR_ARG(found));
    sb_addf(out, "  then %zu\n", at);
    arena_free(&arena);
}

static void add_words(struct str row, struct sb *out)
{
    struct arena arena = {0};
    const size_t at = take_number(&row);
    const struct str word = take_word(&row);
    const struct str text = lines_of(&arena, row);
    sb_addf(out, "  %s '%.*s' after '%.*s', not blank at %zu, before %zu, '%.*s' at %zu%s\n",
            word_begins(text, at) ? "begins" : "does not begin", STR_ARG(word_at(text, at)),
            STR_ARG(word_before(text, at)), words_skip_blanks(text, at), words_end_before(text, at),
            STR_ARG(word), word_find(text, word, at), word_is_in(text, word) ? "" : ", not there");
    arena_free(&arena);
}

/* `type BYTES NAME`, the bytes of the text that belong to it. */
static void add_type(struct str row, struct sb *out)
{
    const size_t bytes = take_number(&row);
    const struct str name = take_word(&row);
    sb_addz(out, usage_is_type(str_slice(row, 0, bytes), name) ? "  a type\n" : "  none\n");
}

/* `usage c|cpp NAME,NAME`: how they are declared; of a file the fragment is what follows `%%`. */
static void add_usage(struct str row, struct sb *out)
{
    struct arena arena = {0};
    struct str_list names = {0};
    struct sb made = {.arena = &arena};
    const bool is_cpp = str_eq(take_word(&row), STR("cpp"));
    for (struct str_cut cut = {.tail = take_word(&row), .ok = true}; cut.ok;) {
        cut = str_cut(cut.tail, ',');
        str_list_add(&arena, &names, cut.head);
    }
    const size_t at = str_find_str(row, STR("%%"));
    const struct str part = at < row.len ? str_slice(row, at + 2, row.len) : row;
    usage_declare(&arena, fragment_plain(&arena, part), row, &names, is_cpp, &made);
    sb_addf(out, "  %s\n", sb_cstr(&made));
    arena_free(&arena);
}

static void add_row(struct str row, struct sb *out)
{
    struct arena arena = {0};
    const struct str what = take_word(&row);
    if (str_eq(what, STR("make"))) {
        add_made(row, out);
    } else if (str_eq(what, STR("drop"))) {
        add_dropped(row, out);
    } else if (str_eq(what, STR("directive"))) {
        add_directives(row, out);
    } else if (str_eq(what, STR("word"))) {
        add_words(row, out);
    } else if (str_eq(what, STR("type"))) {
        add_type(row, out);
    } else if (str_eq(what, STR("usage"))) {
        add_usage(row, out);
    } else if (str_eq(what, STR("plain"))) {
        add_shown(fragment_plain(&arena, lines_of(&arena, row)), out);
    } else if (str_eq(what, STR("closing"))) {
        const size_t at = take_number(&row);
        sb_addf(out, "  %zu\n", fragment_closing(row, at));
    } else {
        assert_true(str_eq(what, STR("headers")));
        sb_addz(out, fragment_has_headers(lines_of(&arena, row)) ? "  own\n" : "  none\n");
    }
    arena_free(&arena);
}

static void texts(void **state)
{
    (void)state;
    assert_golden_rows(ROWS, add_row);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(texts)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
