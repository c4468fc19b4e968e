#ifndef CLI_COMPARE_REPORT_H
#define CLI_COMPARE_REPORT_H

#include <jansson.h>

#include "collect/compare/comparison.h"
#include "collect/compare/ranking.h"

/* What `inspect compare` says, as text of at most 80 columns and as JSON (compare_json.c). */

/* Performance of own code at a point: measured where known, else predicted. */
double compare_own_mlup(const struct comparison_point *p);

/* One or two sentences: how fast, against what, and the main cause. Owned by the arena. */
struct str compare_verdict(const struct comparison *c, struct arena *arena);

/* `N = 200`, `M = 100, N = 400`: one value where all sizes are equal. */
struct str compare_sizes(const struct kernel *k, const int64_t *sizes, struct arena *arena);

/* "256-bit SIMD, 4 LUP per iteration", or the reason for having no analysis. Cycles are per line of
 * `lup_per_cl`, the baseline's, like all that is compared with it. */
struct str compare_core(const struct forecast *f, double lup_per_cl, struct arena *arena);

/* The point of own code with times for as many updates as the baseline's cache line has: code that
 * strides through memory has one update per line, and its cycles could not be compared. */
struct model_point compare_own_point(const struct comparison *c, const struct model_point *own);

/* `{ 3.5 || 3.4 | 1.8 | 0.3 } cy/CL = 14.2 cy/CL` */
struct str compare_ecm(const struct model_point *p, struct arena *arena);

/* What the classification says, one after the other; empty where nothing differs. */
struct str compare_differences(const struct comparison *c, struct arena *arena);

/* "1.92 times as fast without it (size 40, 1 core)" */
struct str compare_gain(const struct comparison *c, const struct cause *cause, struct arena *arena);

/* How the numbers came about, where that needs a word: what was not run in full, where published
 * ones are from, what was left out; empty where nothing does. */
struct str compare_notes(const struct comparison *c, struct arena *arena);

/* What only fewer bytes can change; empty where memory bandwidth does not limit. */
struct str compare_limit(const struct comparison *c, struct arena *arena);

void compare_text(const struct comparison *c, struct sb *out);

/* The nests of a file with share of time, line, function and class (compare_nests.c). */
void compare_nests_text(const struct ranking *ranking, const char *file, struct sb *out);
json_t *compare_nests_json(const struct ranking *ranking);
/* Its share of the predicted time, `sets` or `-`; its class, or why it was not read. */
const char *compare_nest_share(const struct ranked_nest *n, struct arena *arena);
const char *compare_nest_what(const struct ranked_nest *n, struct arena *arena);

/* `file:line:col: note: …` for each finding, as editors jump to (compare_findings.c). */
void compare_notes_text(const struct comparison *c, struct sb *out);
/* The same as SARIF 2.1.0, of all comparisons. */
json_t *compare_sarif(const struct comparison *c, size_t n);

/* What --fail-below is about, at the verdict's point: of the baseline, of the Roofline limit if
 * far. */
double compare_worth(const struct comparison *c);

/* What was read out of the own file, its class and the differences (compare_class.c). */
void compare_class_text(const struct own_code *code, const struct classification *class,
                        struct sb *out);

/* "collapse(2) and schedule(dynamic,4) taken as equal shares of 'k'"; empty where that is so. */
struct str compare_assumed(const struct nest *nest, struct arena *arena);

/* New references. */
json_t *compare_class_json(const struct own_code *code, const struct classification *class,
                           struct arena *arena);
json_t *compare_classification_json(const struct classification *class, struct arena *arena);
/* The first comparison, with the ranking of all nests (or null) and the further ones. */
json_t *compare_all_json(const struct comparison *c, size_t n, const struct ranking *ranking,
                         struct arena *arena);

#endif
