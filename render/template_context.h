#ifndef RENDER_TEMPLATE_CONTEXT_H
#define RENDER_TEMPLATE_CONTEXT_H

#include <stdbool.h>

#include "base/str.h"

/*
 * Follows the literal text of a template to find the context of each hole: between tags, in a plain
 * attribute, in an attribute that holds an address, or where holes are not allowed. Start with {0}.
 */
enum html_place { PLACE_TEXT, PLACE_ATTRIBUTE, PLACE_URL, PLACE_FORBIDDEN };

enum html_state { HTML_TEXT, HTML_TAG, HTML_VALUE, HTML_RAW, HTML_COMMENT };

enum { HTML_NAME_BYTES = 24 };

struct template_context {
    enum html_state state;
    char tag[HTML_NAME_BYTES];       /* lower case, with `/` in front for a closing tag */
    bool tag_complete;               /* a blank ended the tag's name */
    char attribute[HTML_NAME_BYTES]; /* the last attribute's name, lower case */
    bool attribute_complete;
    char quote;    /* quote with which the value began */
    char tail[12]; /* the last bytes, to see the end of a comment or a raw element */
};

void template_context_feed(struct template_context *context, struct str literal);

enum html_place template_context_place(const struct template_context *context);

/* Whether two contexts are equivalent for the holes that follow. */
bool template_context_same(const struct template_context *a, const struct template_context *b);

#endif
