#include "render/template_context.h"

#include <string.h>

static bool is_blank(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

/* Appends to a short name; longer names do not matter here. */
static void append(char name[HTML_NAME_BYTES], char c)
{
    const size_t n = strlen(name);
    if (n + 1 < HTML_NAME_BYTES) {
        name[n] = char_lower(c);
        name[n + 1] = '\0';
    }
}

static bool ends_with(const char *text, const char *end)
{
    const size_t n = strlen(text);
    const size_t m = strlen(end);
    return n >= m && strcmp(text + n - m, end) == 0;
}

static void remember(struct template_context *h, char c)
{
    const size_t n = strlen(h->tail);
    if (n + 1 == sizeof h->tail)
        memmove(h->tail, h->tail + 1, n);
    const size_t at = strlen(h->tail);
    h->tail[at] = char_lower(c);
    h->tail[at + 1] = '\0';
}

static bool is_raw_element(const char *tag)
{
    return strcmp(tag, "script") == 0 || strcmp(tag, "style") == 0;
}

static void feed_tag(struct template_context *h, char c)
{
    if (c == '>') {
        h->state = is_raw_element(h->tag) ? HTML_RAW : HTML_TEXT;
        h->tail[0] = '\0';
    } else if (c == '"' || c == '\'') {
        h->state = HTML_VALUE;
        h->quote = c;
    } else if (is_blank(c)) {
        h->tag_complete = true;
        h->attribute_complete = true;
    } else if (!h->tag_complete) {
        append(h->tag, c);
        if (strcmp(h->tag, "!--") == 0)
            h->state = HTML_COMMENT;
    } else if (c == '=') {
        h->attribute_complete = true;
    } else {
        if (h->attribute_complete)
            h->attribute[0] = '\0';
        h->attribute_complete = false;
        append(h->attribute, c);
    }
}

static void feed_char(struct template_context *h, char c)
{
    switch (h->state) {
    case HTML_TEXT:
        if (c == '<') {
            *h = (struct template_context){.state = HTML_TAG};
        }
        break;
    case HTML_TAG:
        feed_tag(h, c);
        break;
    case HTML_VALUE:
        if (c == h->quote)
            h->state = HTML_TAG;
        break;
    case HTML_COMMENT:
        remember(h, c);
        if (ends_with(h->tail, "-->"))
            h->state = HTML_TEXT;
        break;
    case HTML_RAW:
        remember(h, c);
        if (ends_with(h->tail, "</script>") || ends_with(h->tail, "</style>"))
            h->state = HTML_TEXT;
        break;
    }
}

void template_context_feed(struct template_context *context, struct str literal)
{
    for (size_t i = 0; i < literal.len; i++)
        feed_char(context, literal.ptr[i]);
}

static enum html_place attribute_place(const char *name)
{
    static const char *const addresses[] = {"href", "src", "action", "cite", NULL};
    static const char *const refused[] = {"style",  "srcset",     "srcdoc", "formaction",
                                          "data",   "xlink:href", "poster", "http-equiv",
                                          "target", NULL};
    if (str_is_one_of(str_of(name), addresses))
        return PLACE_URL;
    if (strncmp(name, "on", 2) == 0 || str_is_one_of(str_of(name), refused))
        return PLACE_FORBIDDEN;
    return PLACE_ATTRIBUTE;
}

enum html_place template_context_place(const struct template_context *context)
{
    switch (context->state) {
    case HTML_TEXT:
        return PLACE_TEXT;
    case HTML_VALUE:
        return attribute_place(context->attribute);
    case HTML_TAG:
    case HTML_RAW:
    case HTML_COMMENT:
        break;
    }
    return PLACE_FORBIDDEN;
}

bool template_context_same(const struct template_context *a, const struct template_context *b)
{
    if (a->state != b->state)
        return false;
    return a->state != HTML_VALUE ||
           (a->quote == b->quote && strcmp(a->attribute, b->attribute) == 0);
}
