#ifndef CLI_COMPARE_REPORT_H
#define CLI_COMPARE_REPORT_H

#include <jansson.h>

#include "collect/compare/comparison.h"

/* What `inspect compare` says, as text of at most 80 columns and as JSON (compare_json.c). */

/* Performance of own code and baseline at a point: measured where known, else predicted. */
double compare_own_mlup(const struct comparison_point *p);
double compare_base_mlup(const struct comparison_point *p);

/* Own over baseline performance: measured where known, else predicted. */
double compare_ratio(const struct comparison_point *p);

/* One or two sentences: how fast, against what, and the main cause. Owned by the arena. */
struct str compare_verdict(const struct comparison *c, struct arena *arena);

/* `N = 200`, `M = 100, N = 400`: one value where all sizes are equal. */
struct str compare_sizes(const struct kernel *k, const int64_t *sizes, struct arena *arena);

void compare_text(const struct comparison *c, struct sb *out);

/* A new reference. */
json_t *compare_json(const struct comparison *c, struct arena *arena);

#endif
