#ifndef COLLECT_TRAFFIC_LC_BUILD_H
#define COLLECT_TRAFFIC_LC_BUILD_H

#include "collect/traffic/lc_scratch.h"

/* Private to lc_*.c: lc_analyse at work. */

/* More streams or items than this are refused; inner strides times steps above the last one too. */
enum { LC_MAX_STREAMS = 512, LC_MAX_ITEMS = 4096, LC_MAX_STRIDE = 1 << 20 };

/* A stream in the making. */
struct lc_raw_stream {
    const struct kernel_access *access; /* its first one */
    int64_t inner_stride;               /* elements for one step of the inner index, positive */
    int repeat_dims;                    /* loops that carry its repetition */
    /*
     * Where one iteration advances by more than a line, accesses that differ by no multiple of the
     * advance touch different elements. They are streams of one family then.
     */
    int family;               /* the first stream of the family */
    int64_t residue;          /* of the position's constant, by the advance */
    struct poly residue_rest; /* of its other coefficients: the same in a family */
    /* Of streams that run across their array; inner_stride is 1 then. */
    bool across;
    int line_loop;   /* moves it the least */
    int repeating;   /* the innermost loop that does not move it; -1: none */
    int64_t touches; /* items of an access: turns of line_loop that come to one line */
};

struct lc_builder {
    const struct kernel *k;
    size_t line_bytes;
    struct arena *arena;
    struct err *err;
    int n_streams;
    struct lc_stream *streams;
    struct lc_raw_stream *raw; /* beside streams */
    int *stream_of;            /* by access; -1: none */
    int64_t scale;             /* least common multiple of the inner strides */
    int n_items;
    struct lc_item *items;
    struct lc_touch *touches;
};

/* Fails because numbers get too large, or because of an access. */
bool lc_too_large(struct lc_builder *b);
bool lc_refuse(struct lc_builder *b, const struct kernel_access *access, const char *why);

/* |p|, the sign being that for large sizes. */
struct poly lc_magnitude(struct arena *arena, const struct poly *p);

/* The number of the innermost loop. */
int lc_inner_loop(const struct lc_builder *b);

/* Elements to the unit of positions of a stream. */
int64_t lc_unit(const struct lc_builder *b, int stream);

/*
 * Streams across their array (lc_across.c): what of `raw` is theirs; its shifts in the index of
 * each loop (shift may be null) and what of the offset is none, the same in a stream; the position
 * of an access at one of its touches; length, footprint and repetition; how many loops carry a
 * distance.
 */
bool lc_across_find(struct lc_builder *b, const struct kernel_access *access,
                    struct lc_raw_stream *raw);
bool lc_across_shifts(struct lc_builder *b, const struct lc_raw_stream *raw,
                      const struct kernel_access *access, struct poly *shift, struct poly *rest);
bool lc_across_position(struct lc_builder *b, int s, const struct kernel_access *access,
                        int64_t touch, struct poly *out);
bool lc_across_measure(struct lc_builder *b, int s);
int lc_across_dims(struct lc_builder *b, const struct poly *twice_distance);

/* Sorts the accesses into streams, and fills in all of these but their items. */
bool lc_find_streams(struct lc_builder *b);

#endif
