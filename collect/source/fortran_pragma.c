#include "collect/source/fortran.h"
#include "collect/source/pragma.h"

/* Directives in comments, as C writes them: `!$omp parallel do` as `omp parallel for`. */

/* What the directive's sentinel says in C; null for another line. */
static const char *sentinel(struct str line, size_t *length)
{
    static const struct {
        const char *fortran, *c;
    } rows[] = {{"!$omp", "omp"}, {"c$omp", "omp"}, {"*$omp", "omp"}, {"!gcc$", "GCC"},
                {"!dir$", ""},    {"cdir$", ""},    {"!dec$", ""}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct str word = str_of(rows[i].fortran);
        if (str_eq_any_case(str_slice(line, 0, word.len), word)) {
            *length = word.len;
            return rows[i].c;
        }
    }
    return NULL;
}

/* In lower case, `do` as `for`, without the signs of continuation. */
static void add_words(struct sb *out, struct str text)
{
    for (size_t i = 0; i < text.len;) {
        size_t end = i;
        while (end < text.len && char_in_name(text.ptr[end]))
            end++;
        if (str_eq_any_case(str_slice(text, i, end), STR("do"))) {
            sb_addz(out, "for");
        } else {
            for (size_t k = i; k < end; k++)
                sb_addc(out, char_lower(text.ptr[k]));
        }
        if (end < text.len)
            sb_addc(out, text.ptr[end] == '&' ? ' ' : text.ptr[end]);
        i = end + 1;
    }
}

bool fortran_directive_before(struct arena *arena, struct str text, size_t *at, struct str *out)
{
    struct str lines[16];
    int n = 0;
    size_t begin = *at - pragma_line_before(text, *at).len;
    const char *word = NULL;
    while (begin > 0 && n < 16) {
        const struct str whole = pragma_line_before(text, begin - 1);
        const struct str line = str_trim(whole);
        size_t length = 0;
        const char *const found = sentinel(line, &length);
        const struct str rest = str_trim(str_slice(line, length, line.len));
        if (found == NULL && n > 0)
            break;
        if (found == NULL && line.len != 0 && line.ptr[0] != '!')
            return false;
        /* The line above is part of this one where it ends with &, or this begins with it. */
        const bool joined =
            n > 0 && (str_ends_with(rest, STR("&")) || str_starts_with(lines[n - 1], STR("&")));
        if (n > 0 && !joined)
            break;
        begin -= whole.len + 1;
        *at = begin;
        if (found != NULL) {
            word = found;
            lines[n++] = rest;
        }
    }
    if (n == 0)
        return false;
    struct sb b = {.arena = arena};
    sb_addz(&b, word);
    while (n > 0) {
        sb_addc(&b, ' ');
        add_words(&b, lines[--n]);
    }
    *out = sb_str(&b);
    return true;
}
