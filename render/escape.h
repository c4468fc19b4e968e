#ifndef RENDER_ESCAPE_H
#define RENDER_ESCAPE_H

#include "base/str.h"

/*
 * All text from files passes through exactly one of these functions on its way into a page,
 * depending on where in the page it goes. Control characters and bytes that are not UTF-8 become
 * U+FFFD.
 */

/* Text between tags. */
void text_html(struct sb *out, struct str s);

/* The inside of a quoted attribute value. */
void text_attribute(struct sb *out, struct str s);

/*
 * The inside of a quoted attribute that holds an address: characters not allowed in an address are
 * percent-encoded. An address with a scheme other than http, https and mailto becomes `#`.
 */
void text_url(struct sb *out, struct str s);

/* A value in an address's query or after its hash; the address itself then passes through text_url.
 */
void text_query(struct sb *out, struct str s);

/* A quoted JSON string that is also safe inside a script element. */
void text_json(struct sb *out, struct str s);

#endif
