#ifndef COLLECT_SOURCE_FRAGMENT_H
#define COLLECT_SOURCE_FRAGMENT_H

#include "base/str.h"

/*
 * Functions cut out of a file whose classes and headers are missing: a compiler drops the body of
 * `void Grid<T>::step()` where nothing declares Grid. The rest of the text becomes blank, so that
 * lines stay where they are, except for the lines of the preprocessor. What the functions use is
 * declared by usage.h.
 */
struct fragment_options {
    unsigned line;        /* the function around this line; 0: any */
    const char *function; /* of this name; null: any */
    bool alone;           /* without the headers of the project, `#include "…"` */
};

/* Whether there is one of these headers to leave out. */
bool fragment_has_headers(struct str text);

/* False where the text has no such function with a loop. */
bool fragment_make(struct arena *arena, struct str text, const struct fragment_options *options,
                   struct str *out);

/* The text with blanks for comments, literals and lines of the preprocessor. */
struct str fragment_plain(struct arena *arena, struct str text);

/* The place of the bracket that closes the one at `at`, or the text's end. */
size_t fragment_closing(struct str plain, size_t at);

/*
 * Blanks `TYPE NAME …;`, and such a parameter, where the name is used as an object with parts, so
 * that it is declared by its use. True if there was one.
 */
bool fragment_drop_objects(struct str type, char *text, size_t length, struct str plain);

#endif
