#ifndef COLLECT_INCORE_INCORE_JSON_H
#define COLLECT_INCORE_INCORE_JSON_H

#include "base/json.h"
#include "collect/incore/incore.h"

/* In-core results as JSON. Each function gives a new reference. */

/* Everything, to be read back. */
json_t *incore_to_json(const struct incore *in);

/* Back; false (without an error) where something is missing or has another type. */
bool incore_from_json(const json_t *object, struct arena *arena, struct incore *out);

/* What a reader of a report wants to know: tools, vectors, the largest costs; no listing. */
json_t *incore_summary_to_json(const struct incore *in);

/*
 * What a page shows (a collection's incore.json): the summary's facts, the times, the ports, and
 * the loop's instructions with their cycles on each of the ports.
 */
json_t *incore_listing_to_json(const struct incore *in);

#endif
