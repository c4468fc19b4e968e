#ifndef COLLECT_TRAFFIC_LC_BUILD_H
#define COLLECT_TRAFFIC_LC_BUILD_H

#include "collect/traffic/lc_scratch.h"

/* Private to lc_*.c: lc_analyse at work. */

/* More streams or items than this are refused; inner strides times steps above the last one too. */
enum { LC_MAX_STREAMS = 512, LC_MAX_ITEMS = 4096, LC_MAX_STRIDE = 1 << 20 };

/* One dimension of an array, as the loops move a pattern through it. */
struct lc_dimension {
    int n_loops;                 /* that bring new subscripts */
    int loops[KERNEL_MAX_LOOPS]; /* those with the largest factors first */
    bool within_line;            /* no further out than the innermost loop's */
    int64_t elements;            /* between subscripts that differ by 1; 0: not a constant */
};

/* What the accesses to one array with the same strides have in common. */
struct lc_pattern {
    const struct kernel_access *access; /* its first one */
    int64_t inner_stride;               /* elements for one step of the inner index, positive */
    int64_t advance;                    /* elements by which one iteration advances */
    /*
     * Loops that bring new elements. Others repeat those of the loops inside: they do not move the
     * access, or by far less than these do, as j in a[j+i].
     */
    bool moves[KERNEL_MAX_LOOPS];
    struct lc_dimension dims[KERNEL_MAX_DIMS];
    bool wide[KERNEL_MAX_LOOPS];      /* the array is declared much wider than the loop needs */
    int overlapped[KERNEL_MAX_LOOPS]; /* of a loop that does not, though its index occurs: the loop
                                         inside that comes to the same elements */
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

/* A stream in the making. */
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

/* Fails because numbers get too large, or because of an access. */
bool lc_too_large(struct lc_builder *b);
bool lc_refuse(struct lc_builder *b, const struct kernel_access *access, const char *why);

/* |p|, the sign being that for large sizes. */
struct poly lc_magnitude(struct arena *arena, const struct poly *p);

/* Are a * fa and b * fb the same in their terms of highest degree, i.e. except for edges? */
bool lc_same_growth(const struct poly *a, int64_t fa, const struct poly *b, int64_t fb);

/* The number of the innermost loop. */
int lc_inner_loop(const struct lc_builder *b);

/* Bytes of one element of a pattern's array. */
int64_t lc_element_bytes(const struct lc_builder *b, const struct kernel_access *access);

/*
 * The pattern of an access (lc_pattern.c), and what of it is known only with the scale of all:
 * weights, length, repetition.
 */
bool lc_find_pattern(struct lc_builder *b, const struct kernel_access *access, int *out);
bool lc_measure_pattern(struct lc_builder *b, struct lc_pattern *p);

/* Index values of all loops that move the pattern, in steps of the others: what it touches in a
 * sweep. */
bool lc_pattern_volume(struct lc_builder *b, const bool *moves, struct poly *out);

/*
 * Does what an access touches come to the elements of another one of its pattern, or to a line of
 * theirs (lc_meet.c)? Where it does, `shift` says by how many index values the access is ahead.
 */
enum lc_meeting { LC_MEETS, LC_APART, LC_UNKNOWN };
enum lc_meeting lc_meet(struct lc_builder *b, const struct lc_pattern *p,
                        const struct kernel_access *first, const struct kernel_access *access,
                        int64_t *shift);

/* The same for a distance along loop `l` alone, in index values times `factor`. */
enum lc_meeting lc_within(struct lc_builder *b, const struct poly *distance, int l, int64_t factor);

/* Do two accesses to one array lie in different planes, whatever the loops do? */
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

/* Sorts the accesses into streams, and fills in all of these but their items. */
bool lc_find_streams(struct lc_builder *b);

/* What all arrays touch, in the unit of lc_option.need (lc_total.c). */
bool lc_find_total(struct lc_builder *b, struct lc_analysis *out);

/* The traffic that layer conditions leave out where loops are long (lc_short.c). */
bool lc_find_leftovers(struct lc_builder *b, struct lc_analysis *out);

#endif
