#ifndef RENDER_TEXT_H
#define RENDER_TEXT_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/str.h"

/* Formats numbers and names for pages. */

/*
 * A number for machines (coordinates, JSON): at most `decimals` (0..9) decimals, no zeros at the
 * end; `null` if it is not finite or too large for this format (1e12).
 */
void text_fixed(struct sb *out, double value, int decimals);

/* `digits` (1..10) significant digits for machines: text_fixed with as many decimals as that takes,
 * but at most 6, or all of the digits. */
void text_significant(struct sb *out, double value, int digits);

/*
 * The number as written by text_significant, NaN for `null`, but such that rounding it again to one
 * digit less gives the same as rounding `value`: 1.2346 becomes 1.234, because 1.235 would become
 * 1.24.
 */
double text_rounded(double value, int digits);

/*
 * A number for people: 3 significant digits, but at least all digits of the whole part, which is
 * grouped by thin spaces from 10 000 on; an en dash if it is not finite. Owned by the arena.
 */
struct str number_text(struct arena *arena, double value);

/* The same with exactly `decimals` decimals, so that a column aligns on the point. */
struct str number_decimals(struct arena *arena, double value, int decimals);

/* `+7 %`, `−12 %`, from a fraction; an en dash if it is not finite. */
struct str percent_text(struct arena *arena, double fraction);

/* `7 %`, from a fraction without a sign; an en dash if it is not finite. */
struct str share_text(struct arena *arena, double fraction);

/* Bytes with a binary unit: `32 KiB`, `17.5 MiB`. */
struct str bytes_text(struct arena *arena, double bytes);

/* `2.3 GHz` */
struct str clock_text(struct arena *arena, double hz);

/* `3 minutes`, `1 h 20 min`. */
struct str minutes_text(struct arena *arena, double minutes);

/* A name that may break between its parts: `SkylakeSP_Gold-6148` as `SkylakeSP Gold-6148`, with a
 * space of no width before the `S`. */
struct str text_name_words(struct arena *arena, const char *name);

/* The same on one line: `SkylakeSP Gold-6148`. */
struct str text_name_line(struct arena *arena, const char *name);

/*
 * A processor's name without trade marks, clock and generic words: `Intel Xeon E5-2695 v3` of
 * `Intel(R) Xeon(R) CPU E5-2695 v3 @ 2.30GHz`.
 */
struct str processor_words(struct arena *arena, const char *name);

/* Decimals with which the largest of `n` values shows 3 significant digits (0..3). */
int text_common_decimals(const double *values, size_t n);

/*
 * Width in px of a label in the page's sans-serif face at 12 px; an estimate, at most a few per
 * cent too small.
 */
double text_width(struct str s);

/*
 * The text itself if it is not wider than `px`, else its beginning and end with an ellipsis between
 * them. Owned by the arena, or borrowed.
 */
struct str text_fit(struct arena *arena, struct str s, double px);

#endif
