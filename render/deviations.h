#ifndef RENDER_DEVIATIONS_H
#define RENDER_DEVIATIONS_H

#include <stdint.h>

#include "render/facts.h"

/*
 * The deviations of one model in one configuration, small enough to hold those of all
 * configurations at once: with a resolution of 0.01 % of the measured time up to 100 %, and a
 * relative one of 0.02 % above, up to 95 times. Values are kept with all digits that are printed.
 */
struct model_deviations {
    const char *model; /* a name of facts_model_name */
    size_t n;
    int16_t *codes;             /* in ascending order of the deviation */
    uint8_t *levels;            /* of struct deviations */
    double sum;                 /* of the absolute deviations */
    uint32_t n_agree, n_differ; /* within 10 %, within 25 % */
};

/* The deviations of all `f->n_models` models. */
struct model_deviations *deviations_of(const struct facts *f, struct arena *arena);

/*
 * The middle of the deviations with this code. Up to 100 %, DEVIATIONS_PER_CENT codes are one per
 * cent.
 */
enum { DEVIATIONS_PER_CENT = 100 };
double deviations_decode(int code);

/* How often each deviation occurs in a group of configurations. */
enum { DEVIATIONS_CODES = 1 << 16, DEVIATIONS_BLOCK = 256 };

struct deviation_counts {
    uint32_t counts[DEVIATIONS_CODES];                    /* of the codes from INT16_MIN on */
    uint32_t blocks[DEVIATIONS_CODES / DEVIATIONS_BLOCK]; /* sums over blocks of counts, so that a
                                                             search can skip most of them */
    size_t n;
};

/* Inline, since the accuracy page calls it ten times per measured point of the collection. */
static inline void deviations_count(struct deviation_counts *e, int code)
{
    const size_t at = (size_t)(code - INT16_MIN);
    e->counts[at]++;
    e->blocks[at / DEVIATIONS_BLOCK]++;
    e->n++;
}

/* The k-th smallest (from 0) deviation, k < n. */
double deviations_select(const struct deviation_counts *e, size_t k);

/* The median; NaN if there are none. */
double deviations_median(const struct deviation_counts *e);

#endif
