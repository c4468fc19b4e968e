#include "render/escape.h"

#include <string.h>

static const char replacement[] = "\xEF\xBF\xBD";

/* Length of the UTF-8 sequence at `s`, or 0 if there is none (RFC 3629). */
static size_t sequence_length(struct str s)
{
    const unsigned char *p = (const unsigned char *)s.ptr;
    if (p[0] < 0x80)
        return 1;
    const size_t n = p[0] >= 0xF0 ? 4 : p[0] >= 0xE0 ? 3 : 2;
    if (p[0] < 0xC2 || p[0] > 0xF4 || n > s.len)
        return 0;
    for (size_t i = 1; i < n; i++) {
        if ((p[i] & 0xC0) != 0x80)
            return 0;
    }
    const bool overlong = (p[0] == 0xE0 && p[1] < 0xA0) || (p[0] == 0xF0 && p[1] < 0x90);
    const bool surrogate = p[0] == 0xED && p[1] > 0x9F;
    const bool too_large = p[0] == 0xF4 && p[1] > 0x8F;
    return overlong || surrogate || too_large ? 0 : n;
}

static bool is_control(unsigned char c)
{
    return (c < 0x20 && c != '\t' && c != '\n') || c == 0x7F;
}

/* The replacement for byte `c`, or NULL if it needs none. */
typedef const char *substitute_fn(unsigned char c);

/* A byte that is never replaced: most are, and are skipped quickly. */
static bool is_plain(unsigned char c)
{
    switch (c) {
    case '&':
    case '<':
    case '>':
    case '"':
    case '\'':
    case '\\':
        return false;
    default:
        return c >= 0x20 && c < 0x7F;
    }
}

static void add_substituted(struct sb *out, struct str s, substitute_fn *substitute)
{
    size_t plain = 0; /* start of the run that is copied as it is */
    size_t i = 0;
    while (i < s.len) {
        const unsigned char c = (unsigned char)s.ptr[i];
        if (is_plain(c)) {
            i++;
            continue;
        }
        const size_t n = sequence_length(str_slice(s, i, s.len));
        const char *instead = n == 0 || is_control(c) ? replacement : substitute(c);
        if (instead != NULL) {
            sb_add(out, str_slice(s, plain, i));
            sb_addz(out, instead);
        }
        i += n == 0 ? 1 : n;
        if (instead != NULL)
            plain = i;
    }
    sb_add(out, str_slice(s, plain, s.len));
}

static const char *html_substitute(unsigned char c)
{
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    default:
        return NULL;
    }
}

static const char *attribute_substitute(unsigned char c)
{
    switch (c) {
    case '"':
        return "&quot;";
    case '\'':
        return "&#39;";
    default:
        return html_substitute(c);
    }
}

static const char *json_substitute(unsigned char c)
{
    switch (c) {
    case '"':
        return "\\\"";
    case '\\':
        return "\\\\";
    case '\n':
        return "\\n";
    case '\t':
        return "\\t";
    case '<':
        return "\\u003c";
    case '>':
        return "\\u003e";
    case '&':
        return "\\u0026";
    default:
        return NULL;
    }
}

void text_html(struct sb *out, struct str s)
{
    add_substituted(out, s, html_substitute);
}

void text_attribute(struct sb *out, struct str s)
{
    add_substituted(out, s, attribute_substitute);
}

void text_query(struct sb *out, struct str s)
{
    for (size_t i = 0; i < s.len; i++) {
        const char c = s.ptr[i];
        const bool plain = char_in_name(c) || c == '-' || c == '.' || c == '/';
        if (plain)
            sb_addc(out, c);
        else
            sb_addf(out, "%%%02X", (unsigned)(unsigned char)c);
    }
}

void text_json(struct sb *out, struct str s)
{
    sb_addc(out, '"');
    add_substituted(out, s, json_substitute);
    sb_addc(out, '"');
}

/* The scheme before the first colon, empty if a `/`, `?` or `#` comes first. */
static struct str scheme_of(struct str s)
{
    for (size_t i = 0; i < s.len; i++) {
        if (strchr("/?#", s.ptr[i]) != NULL)
            break;
        if (s.ptr[i] == ':')
            return str_slice(s, 0, i + 1);
    }
    return (struct str){0};
}

static bool is_url_char(unsigned char c)
{
    return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') ||
           (c != 0 && strchr("-._~/?#&=:+@%,;", c) != NULL);
}

void text_url(struct sb *out, struct str s)
{
    const struct str scheme = scheme_of(s);
    if (scheme.len != 0 && !str_eq(scheme, STR("http:")) && !str_eq(scheme, STR("https:")) &&
        !str_eq(scheme, STR("mailto:"))) {
        sb_addc(out, '#');
        return;
    }
    for (size_t i = 0; i < s.len; i++) {
        const unsigned char c = (unsigned char)s.ptr[i];
        if (c == '&')
            sb_addz(out, "&amp;");
        else if (is_url_char(c))
            sb_addc(out, (char)c);
        else
            sb_addf(out, "%%%02X", c);
    }
}
