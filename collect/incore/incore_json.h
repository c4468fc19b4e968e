#ifndef COLLECT_INCORE_INCORE_JSON_H
#define COLLECT_INCORE_INCORE_JSON_H

#include "base/json.h"
#include "collect/incore/incore.h"

/* In-core results as JSON. Each function gives a new reference. */

/* The complete result, to be read back. */
json_t *incore_to_json(const struct incore *in);

/* Reads it back; false (without an error) if something is missing or has the wrong type. */
bool incore_from_json(const json_t *object, struct arena *arena, struct incore *out);

/* A summary for reports: tools, vectors, the largest costs; no listing. */
json_t *incore_summary_to_json(const struct incore *in);

/*
 * The contents of a page (a collection's incore.json): the summary, the times, the ports, and the
 * loop's instructions with their cycles on each port.
 */
json_t *incore_listing_to_json(const struct incore *in);

#endif
