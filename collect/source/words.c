#include "collect/source/words.h"

#include <string.h>

static bool is_blank(char c)
{
    return c != '\0' && strchr(" \t\r\n\\", c) != NULL;
}

bool word_begins(struct str text, size_t at)
{
    return at < text.len && char_begins_name(text.ptr[at]) &&
           (at == 0 || !char_in_name(text.ptr[at - 1]));
}

struct str word_at(struct str text, size_t at)
{
    size_t end = at;
    while (end < text.len && char_in_name(text.ptr[end]))
        end++;
    return str_slice(text, at, end);
}

struct str word_before(struct str text, size_t end)
{
    size_t at = end;
    while (at > 0 && char_in_name(text.ptr[at - 1]))
        at--;
    return str_slice(text, at, end);
}

size_t word_find(struct str text, struct str word, size_t from)
{
    while (from < text.len) {
        const size_t at = from + str_find_str(str_slice(text, from, text.len), word);
        if (at >= text.len || (word_begins(text, at) && word_at(text, at).len == word.len))
            return at;
        from = at + 1;
    }
    return text.len;
}

bool word_is_in(struct str text, struct str word)
{
    return word_find(text, word, 0) < text.len;
}

size_t words_skip_blanks(struct str text, size_t at)
{
    while (at < text.len && is_blank(text.ptr[at]))
        at++;
    return at;
}

size_t words_end_before(struct str text, size_t at)
{
    while (at > 0 && is_blank(text.ptr[at - 1]))
        at--;
    return at;
}
