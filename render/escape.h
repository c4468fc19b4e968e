#ifndef RENDER_ESCAPE_H
#define RENDER_ESCAPE_H

#include "base/str.h"

/*
 * Whatever comes from a file is data; it passes through exactly one of these on its way into a
 * page, chosen by where it ends up. Control characters and bytes that are not UTF-8 become U+FFFD.
 */

/* Text between tags. */
void text_html(struct sb *out, struct str s);

/* The inside of a quoted attribute value. */
void text_attribute(struct sb *out, struct str s);

/*
 * The inside of a quoted attribute that holds an address: what an address cannot hold is
 * percent-encoded. An address with a scheme other than http, https and mailto becomes `#`.
 */
void text_url(struct sb *out, struct str s);

/* A value in an address's query or after its hash; the address itself then passes through text_url.
 */
void text_query(struct sb *out, struct str s);

/* A quoted JSON string that is also safe inside a script element. */
void text_json(struct sb *out, struct str s);

#endif
