#include "render/highlight.h"

#include <stdbool.h>

#include "render/escape.h"

static void span(struct sb *out, char css, struct str s)
{
    sb_add(out, STR("<i class="));
    sb_addc(out, css);
    sb_add(out, STR(">"));
    text_html(out, s);
    sb_add(out, STR("</i>"));
}

static size_t word_end(struct str s, size_t at)
{
    while (at < s.len && char_in_name(s.ptr[at]))
        at++;
    return at;
}

/* A number with its suffix, point and exponent. */
static size_t number_end(struct str s, size_t at)
{
    while (at < s.len && (char_in_name(s.ptr[at]) || s.ptr[at] == '.'))
        at++;
    return at;
}

static size_t line_end(struct str s, size_t at)
{
    return at + str_find(str_slice(s, at, s.len), '\n');
}

static size_t c_comment_end(struct str s, size_t at)
{
    if (s.ptr[at + 1] == '/')
        return line_end(s, at);
    const struct str rest = str_slice(s, at + 2, s.len);
    const size_t len = str_find_str(rest, STR("*/"));
    return len == rest.len ? s.len : at + 2 + len + 2;
}

static size_t c_string_end(struct str s, size_t at)
{
    const char quote = s.ptr[at];
    for (at++; at < s.len && s.ptr[at] != '\n'; at++) {
        if (s.ptr[at] == quote)
            return at + 1;
        at += s.ptr[at] == '\\';
    }
    return at < s.len ? at : s.len;
}

static char c_word_css(struct str word)
{
    static const char *const keywords[] = {"for",   "if",       "else",     "while",
                                           "do",    "return",   "const",    "static",
                                           "break", "continue", "restrict", NULL};
    static const char *const types[] = {"double", "float",  "int",      "long",     "void",
                                        "char",   "size_t", "unsigned", "_Complex", NULL};
    if (str_is_one_of(word, keywords))
        return 'k';
    return str_is_one_of(word, types) ? 't' : '\0';
}

/* The token at `at`: its end and class ('\0': plain). */
static size_t c_token(struct str s, size_t at, char *css)
{
    const char c = s.ptr[at];
    const char next = at + 1 < s.len ? s.ptr[at + 1] : '\0';
    *css = '\0';
    if (c == '/' && (next == '/' || next == '*')) {
        *css = 'c';
        return c_comment_end(s, at);
    }
    if (c == '#') {
        *css = 'c';
        return line_end(s, at);
    }
    if (c == '"' || c == '\'') {
        *css = 's';
        return c_string_end(s, at);
    }
    if (char_is_digit(c)) {
        /* many small offsets in indices need no highlighting */
        const size_t end = number_end(s, at);
        *css = end - at > 1 ? 'n' : '\0';
        return end;
    }
    if (char_in_name(c)) {
        const size_t end = word_end(s, at);
        *css = c_word_css(str_slice(s, at, end));
        return end;
    }
    return at + 1;
}

typedef size_t token_fn(struct str s, size_t at, char *css);

/* Highlights a text; runs of plain text are written at once. */
static void highlight(struct sb *out, struct str s, token_fn *token)
{
    size_t plain = 0;
    size_t at = 0;
    while (at < s.len) {
        char css = '\0';
        const size_t end = token(s, at, &css);
        if (css != '\0') {
            text_html(out, str_slice(s, plain, at));
            span(out, css, str_slice(s, at, end));
            plain = end;
        }
        at = end;
    }
    text_html(out, str_slice(s, plain, s.len));
}

static bool starts_line(struct str s, size_t at)
{
    while (at > 0 && (s.ptr[at - 1] == ' ' || s.ptr[at - 1] == '\t'))
        at--;
    return at == 0 || s.ptr[at - 1] == '\n';
}

static size_t assembly_word(struct str s, size_t at, char *css)
{
    size_t end = at + 1;
    while (end < s.len && (char_in_name(s.ptr[end]) || s.ptr[end] == '.'))
        end++;
    if (end < s.len && s.ptr[end] == ':' && starts_line(s, at)) {
        *css = 'l';
        return end + 1;
    }
    if (s.ptr[at] == '.')
        *css = starts_line(s, at) ? 'c' : 'l';
    else if (starts_line(s, at))
        *css = 'k';
    return end;
}

static size_t assembly_token(struct str s, size_t at, char *css)
{
    const char c = s.ptr[at];
    *css = '\0';
    if (c == '#' || (c == '/' && at + 1 < s.len && s.ptr[at + 1] == '/')) {
        /* `#` before a number is an immediate on Arm */
        const bool immediate =
            c == '#' && at + 1 < s.len && (char_is_digit(s.ptr[at + 1]) || s.ptr[at + 1] == '-');
        *css = immediate ? 'n' : 'c';
        return immediate ? number_end(s, at + 2) : line_end(s, at);
    }
    if (c == '%') {
        *css = 't';
        return word_end(s, at + 1);
    }
    if (char_is_digit(c) || (c == '$' && at + 1 < s.len && char_in_name(s.ptr[at + 1]))) {
        *css = 'n';
        return number_end(s, at + 1);
    }
    if (char_in_name(c) || c == '.')
        return assembly_word(s, at, css);
    return at + 1;
}

/* Longer lines do not fit next to the table of the loop. */
enum { LONG_LINE = 76 };

/* The subscripts of the last array access of a summand, as in [k-1][j][i]. */
static struct str subscripts_of(struct str term)
{
    size_t end = term.len;
    while (end > 0 && term.ptr[end - 1] != ']')
        end--;
    size_t begin = end;
    while (begin > 0 && term.ptr[begin - 1] == ']') {
        while (begin > 0 && term.ptr[begin - 1] != '[')
            begin--;
        begin -= begin > 0;
    }
    return str_slice(term, begin, end);
}

enum { SEVERAL = -1 };

/* The one subscript in which two accesses differ, or SEVERAL. */
static int direction(struct str from, struct str to)
{
    struct str a = subscripts_of(from);
    struct str b = subscripts_of(to);
    int found = SEVERAL;
    int n = 0;
    for (int i = 0; a.len != 0 && b.len != 0; i++) {
        const struct str_cut x = str_cut(a, ']');
        const struct str_cut y = str_cut(b, ']');
        if (!str_eq(x.head, y.head)) {
            found = i;
            n++;
        }
        a = x.tail;
        b = y.tail;
    }
    return n == 1 && a.len == b.len ? found : SEVERAL;
}

/* The next summand of the line, from its sign; or the line's end. */
static size_t next_summand(struct str line, size_t from)
{
    int depth = 0;
    for (size_t at = from; at + 2 < line.len; at++) {
        depth += (line.ptr[at] == '[') - (line.ptr[at] == ']');
        const bool sign = line.ptr[at + 1] == '+' || line.ptr[at + 1] == '-';
        if (depth == 0 && line.ptr[at] == ' ' && sign && line.ptr[at + 2] == ' ')
            return at + 1;
    }
    return line.len;
}

/*
 * Breaks a long sum into lines of whole rows: accesses that follow each other along one dimension.
 */
static void break_sum(struct sb *out, struct str line)
{
    size_t indent = 0;
    while (indent < line.len && line.ptr[indent] == ' ')
        indent++;
    const struct str margin = str_slice(line, 0, indent);
    size_t begin = 0;
    size_t row = 0;
    int along = SEVERAL;
    size_t from = 0;
    size_t at = next_summand(line, indent);
    while (at < line.len) {
        const size_t end = next_summand(line, at + 1);
        const int way = direction(str_slice(line, from, at), str_slice(line, at, end));
        const bool goes_on = way != SEVERAL && (along == SEVERAL || along == way);
        along = goes_on ? way : SEVERAL;
        row = goes_on ? row : at;
        if (end - begin > (begin == 0 ? LONG_LINE : LONG_LINE - indent)) {
            const size_t cut = row > begin ? row : at;
            sb_add(out, begin == 0 ? (struct str){0} : margin);
            sb_add(out, str_slice(line, begin, cut - 1));
            sb_addc(out, '\n');
            begin = cut;
        }
        from = at;
        at = end;
    }
    sb_add(out, begin == 0 ? (struct str){0} : margin);
    sb_add(out, str_slice(line, begin, line.len));
}

static struct str with_broken_sums(struct str source, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (size_t at = 0; at < source.len;) {
        const size_t end = line_end(source, at);
        const struct str line = str_slice(source, at, end);
        const bool closes = str_eq(str_trim(line), STR(";")); /* the line above */
        if (at > 0 && !closes)
            sb_addc(&out, '\n');
        if (end - at > LONG_LINE)
            break_sum(&out, line);
        else
            sb_add(&out, closes ? STR(";") : line);
        at = end + 1;
    }
    return sb_str(&out);
}

/* A long line becomes a block with a hanging indent. */
static void hanging_line(struct sb *out, struct str line)
{
    size_t indent = 0;
    while (indent < line.len && line.ptr[indent] == ' ')
        indent++;
    sb_addf(out, "<b style=\"--i:%zu\">", indent + 4);
    highlight(out, line, c_token);
    sb_addz(out, "</b>");
}

void highlight_c(struct sb *out, struct str text)
{
    /* a comment may span lines, and must not be cut */
    const bool simple = !str_contains(text, STR("/*"));
    const struct str source = simple ? with_broken_sums(text, out->arena) : text;
    size_t from = 0;
    for (size_t at = 0; at < source.len && simple;) {
        const size_t end = line_end(source, at);
        const size_t next = end < source.len ? end + 1 : end;
        if (end - at > LONG_LINE) {
            highlight(out, str_slice(source, from, at), c_token);
            hanging_line(out, str_slice(source, at, end));
            from = next;
        }
        at = next;
    }
    highlight(out, str_slice(source, from, source.len), c_token);
}

void highlight_assembly(struct sb *out, struct str source)
{
    highlight(out, source, assembly_token);
}
