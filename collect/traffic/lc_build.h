#ifndef COLLECT_TRAFFIC_LC_BUILD_H
#define COLLECT_TRAFFIC_LC_BUILD_H

#include "collect/traffic/lc_scratch.h"

/* Private to lc_*.c: the state and parts of lc_analyse. */

/*
 * More streams or items than this are refused. LC_MAX_STRIDE limits the stride and the step of the
 * innermost loop and the least common multiple of all inner strides; the product of all loops'
 * steps may be 1024 times as large.
 */
enum { LC_MAX_STREAMS = 512, LC_MAX_ITEMS = 4096, LC_MAX_STRIDE = 1 << 20 };

/* One dimension of an array, and how the loops move a pattern through it. */
struct lc_dimension {
    int n_loops;                 /* that bring new subscripts */
    int loops[KERNEL_MAX_LOOPS]; /* those with the largest factors first */
    bool within_line;            /* no further out than the innermost loop's */
    int64_t elements;            /* between subscripts that differ by 1; 0: not a constant */
};

/* The common properties of all accesses to one array with the same strides. */
struct lc_pattern {
    const struct kernel_access *access; /* its first one */
    int64_t inner_stride;               /* elements per step of the inner index, positive */
    int64_t advance;                    /* elements by which one iteration advances */
    /*
     * Loops that bring new elements. Others repeat those of the loops inside: they do not move the
     * access, or by far less than these do, as j in a[j+i].
     */
    bool moves[KERNEL_MAX_LOOPS];
    struct lc_dimension dims[KERNEL_MAX_DIMS];
    bool wide[KERNEL_MAX_LOOPS];      /* the array is declared much wider than the loop needs */
    int overlapped[KERNEL_MAX_LOOPS]; /* for a loop that does not although its index occurs: the
                                         inner loop that reaches the same elements */
    int repeating;                    /* the innermost that does not; -1: none */
    bool placed;                      /* an iteration advances by more than a line; see lc_stream */
    int64_t footprint;                /* of its streams */
    struct poly weight[KERNEL_MAX_LOOPS]; /* position for one index value; innermost: one element */
    struct poly span, repeat;             /* of its streams */
    /* Of streams that run across their array; inner_stride is 1 then. */
    bool across;
    int line_loop;   /* moves it the least */
    int64_t touches; /* items of an access: turns of line_loop that come to one line */
};

/* A stream while it is built. */
struct lc_raw_stream {
    int pattern;
    const struct kernel_access *access; /* its first one */
    int64_t place; /* placed: elements from the stream's first access to the line */
};

/* An access as a part of a stream. */
struct lc_member {
    int stream;
    int access;           /* of the kernel */
    int64_t touch;        /* across: which of its touches */
    const int64_t *shift; /* else: index values ahead of the stream's first access, in each loop;
                             elements in the innermost */
};

struct lc_builder {
    const struct kernel *k;
    size_t line_bytes;
    struct arena *arena;
    struct err *err;
    struct poly extent[KERNEL_MAX_LOOPS];   /* index values of each loop */
    struct poly turn[KERNEL_MAX_LOOPS + 1]; /* [l]: those of loop l and the loops inside together */
    int64_t steps[KERNEL_MAX_LOOPS + 1];    /* [l]: product of the steps of loops outside l */
    int n_patterns;
    struct lc_pattern *patterns;
    int n_streams;
    struct lc_stream *streams;
    struct lc_raw_stream *raw; /* [of streams] */
    int64_t scale;             /* least common multiple of the inner strides */
    int n_items;
    struct lc_member *members; /* one for each item */
    struct lc_item *items;
    struct lc_touch *touches;
};

/* Set the error: numbers get too large, or an access cannot be analysed. */
bool lc_too_large(struct lc_builder *b);
bool lc_refuse(struct lc_builder *b, const struct kernel_access *access, const char *why);

/* |p|, with the sign that p has for large sizes. */
struct poly lc_magnitude(struct arena *arena, const struct poly *p);

/*
 * Whether a * fa and b * fb have the same terms of highest degree, i.e. are equal except for edges.
 */
bool lc_same_growth(const struct poly *a, int64_t fa, const struct poly *b, int64_t fb);

/* The number of the innermost loop. */
int lc_inner_loop(const struct lc_builder *b);

/* Bytes of one element of a pattern's array. */
int64_t lc_element_bytes(const struct lc_builder *b, const struct kernel_access *access);

/*
 * The pattern of an access (lc_pattern.c), and the fields that need the common scale of all
 * patterns: weights, length, repetition.
 */
bool lc_find_pattern(struct lc_builder *b, const struct kernel_access *access, int *out);
bool lc_measure_pattern(struct lc_builder *b, struct lc_pattern *p);

/*
 * The number of elements that a pattern touches in a sweep: the product of the index values of all
 * loops that move it.
 */
bool lc_pattern_volume(struct lc_builder *b, const bool *moves, struct poly *out);

/*
 * Whether an access reaches elements, or lines, of another one of its pattern (lc_meet.c). If so,
 * `shift` is set to the number of index values by which the access is ahead.
 */
enum lc_meeting { LC_MEETS, LC_APART, LC_UNKNOWN };
enum lc_meeting lc_meet(struct lc_builder *b, const struct lc_pattern *p,
                        const struct kernel_access *first, const struct kernel_access *access,
                        int64_t *shift);

/* The same for a distance along only loop `l`, in index values times `factor`. */
enum lc_meeting lc_within(struct lc_builder *b, const struct poly *distance, int l, int64_t factor);

/* Whether two accesses to one array are always in different planes. */
bool lc_other_plane(const struct lc_builder *b, const struct kernel_access *x,
                    const struct kernel_access *y);

/*
 * Streams across their array (lc_across.c): what of the pattern is theirs; shifts in the index of
 * each loop and what of the offset is none; whether an access belongs to the stream that another
 * one began; the position of an access at one of its touches; length, footprint and repetition; how
 * many loops carry a distance.
 */
bool lc_across_find(struct lc_builder *b, const struct kernel_access *access, struct lc_pattern *p);
enum lc_meeting lc_across_meet(struct lc_builder *b, const struct lc_pattern *p,
                               const struct kernel_access *first,
                               const struct kernel_access *access);
bool lc_across_position(struct lc_builder *b, const struct lc_pattern *p,
                        const struct kernel_access *access, int64_t touch, struct poly *out);
bool lc_across_measure(struct lc_builder *b, struct lc_pattern *p);
int lc_across_dims(struct lc_builder *b, const struct poly *twice_distance);

/* Sorts the accesses into streams, and fills all fields of the streams except their items. */
bool lc_find_streams(struct lc_builder *b);

/* The data touched in all arrays, in the unit of lc_reuse_condition.need (lc_total.c). */
bool lc_find_total(struct lc_builder *b, struct lc_analysis *out);

/* The traffic that layer conditions neglect because it vanishes for long loops (lc_short.c). */
bool lc_find_leftovers(struct lc_builder *b, struct lc_analysis *out);

#endif
