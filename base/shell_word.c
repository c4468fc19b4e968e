#include "base/shell_word.h"

#include <string.h>

struct str sh_quote(struct str text, struct arena *arena)
{
    struct sb out = {.arena = arena};
    sb_addc(&out, '\'');
    for (size_t i = 0; i < text.len; i++) {
        if (text.ptr[i] == '\'')
            sb_addz(&out, "'\\''");
        else
            sb_addc(&out, text.ptr[i]);
    }
    sb_addc(&out, '\'');
    return sb_str(&out);
}

const char *sh_word(const char *text, struct arena *arena)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "_-+=:,./@%";
    if (text[0] != '\0' && text[strspn(text, plain)] == '\0')
        return text;
    return str_cstr(arena, sh_quote(str_of(text), arena));
}
