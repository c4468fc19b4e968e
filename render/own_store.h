#ifndef RENDER_OWN_STORE_H
#define RENDER_OWN_STORE_H

#include "base/json.h"
#include "render/own_page.h"

/*
 * Comparisons stored as files, `own/NAME.json` in a collection: exactly the data for their pages.
 * The files may come from anywhere, so the reader limits every list and number.
 */
enum { OWN_STORE_MAX_BYTES = 1 << 20 };

/* The folder below the collection, and below the site. */
#define OWN_STORE_FOLDER "own"

/* Whether a result can have this name: a file name other than that of the list. */
bool own_store_name_ok(struct str name);

/* A new reference. Unknown numbers are missing; in a list they are null. */
json_t *own_store_json(const struct own_page *page);

/*
 * Reads such a file; `name` is for messages, which name the faulty member. Numbers are finite and
 * not negative, or NaN if unknown; a curve's sizes and the numbers of threads are ascending, and a
 * row's size is known. Owned by the arena.
 */
bool own_store_parse(struct str text, const char *name, struct arena *arena, struct own_page *out,
                     struct err *err);

#endif
