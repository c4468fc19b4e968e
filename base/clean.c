#include "base/clean.h"

#include <string.h>

/*
 * Bytes of the UTF-8 character that begins here, 0 if none does. Overlong forms are accepted: the
 * text is only shown.
 */
static size_t utf8_bytes(const char *text)
{
    const unsigned char first = (unsigned char)*text;
    const size_t length = first < 0x80             ? 1
                          : (first & 0xe0) == 0xc0 ? 2
                          : (first & 0xf0) == 0xe0 ? 3
                          : (first & 0xf8) == 0xf0 ? 4
                                                   : 0;
    for (size_t i = 1; i < length; i++) {
        if (((unsigned char)text[i] & 0xc0) != 0x80)
            return 0;
    }
    return length;
}

/* U+0000 to U+001F, U+007F to U+009F. */
static bool is_control(const char *text)
{
    const unsigned char c = (unsigned char)text[0];
    return c < 0x20 || c == 0x7f || (c == 0xc2 && (unsigned char)text[1] < 0xa0);
}

void clean_add(struct sb *out, const char *text, const char *allowed)
{
    while (*text != '\0') {
        const size_t length = utf8_bytes(text);
        if (length == 0 || (is_control(text) && strchr(allowed, *text) == NULL))
            sb_addc(out, '?');
        else
            sb_add(out, (struct str){text, length});
        text += length == 0 ? 1 : length;
    }
}
