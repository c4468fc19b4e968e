#include "stempel/kernel/paste_parts.h"

/*
 * The end of the comment, string literal or preprocessor line that begins at `i`; `i` if none
 * begins there.
 */
static size_t after_comment(struct str s, size_t i)
{
    const struct str rest = str_slice(s, i, s.len);
    if (str_starts_with(rest, STR("//")))
        return i + str_find(rest, '\n');
    if (!str_starts_with(rest, STR("/*")))
        return i;
    const size_t end = str_find_str(str_slice(rest, 2, rest.len), STR("*/"));
    return end + 4 <= rest.len ? i + end + 4 : s.len;
}

static size_t after_quote(struct str s, size_t i)
{
    const char quote = s.ptr[i];
    if (quote != '"' && quote != '\'')
        return i;
    for (i++; i < s.len && s.ptr[i] != quote && s.ptr[i] != '\n'; i++)
        i += s.ptr[i] == '\\' && i + 1 < s.len && s.ptr[i + 1] != '\n';
    return i < s.len && s.ptr[i] == quote ? i + 1 : i;
}

static size_t after_directive(struct str s, size_t i)
{
    const struct str rest = str_slice(s, i, s.len);
    if (s.ptr[i] != '#' || str_starts_with(str_trim(str_slice(rest, 1, rest.len)), STR("pragma")))
        return i;
    while (i < s.len && s.ptr[i] != '\n') {
        const size_t joined = lex_joined(str_slice(s, i, s.len));
        i += joined == 0 ? 1 : joined;
    }
    return i;
}

struct str paste_only_code(struct str source, struct arena *arena)
{
    char *text = str_cstr(arena, source);
    for (size_t i = 0; i < source.len; i++) {
        const size_t comment = after_comment(source, i);
        size_t end = after_quote(source, i);
        end = end > i ? end : after_directive(source, i);
        if (comment > i) {
            i = comment - 1;
            continue;
        }
        if (end == i && (source.ptr[i] == '\\' || source.ptr[i] == '@' || source.ptr[i] == '$' ||
                         source.ptr[i] == '`' || (unsigned char)source.ptr[i] >= 0x7f))
            end = i + 1;
        for (size_t k = i; k < end; k++)
            text[k] = text[k] == '\n' ? '\n' : ' ';
        i = end > i ? end - 1 : i;
    }
    return (struct str){text, source.len};
}
