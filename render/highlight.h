#ifndef RENDER_HIGHLIGHT_H
#define RENDER_HIGHLIGHT_H

#include "base/str.h"

/*
 * Source text as escaped markup with `i` elements of the classes k (keyword or mnemonic), t (type
 * or register), n (number), c (comment), s (string), l (label). Any bytes are accepted.
 */
void highlight_c(struct sb *out, struct str source);
void highlight_assembly(struct sb *out, struct str source);

#endif
