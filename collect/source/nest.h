#ifndef COLLECT_SOURCE_NEST_H
#define COLLECT_SOURCE_NEST_H

#include "stempel/kernel/kernel.h"

/*
 * Loop nests inside real C and C++. The file is read by a compiler's library with its headers and
 * flags (translation_unit.h); a nest is then followed with what comes before it in its function,
 * and becomes a kernel like any other: what the models predict and what the writers of programs
 * turn into code. Where a kernel cannot say all that the code does, it says what the interior of
 * the grid does, and a note says what was assumed.
 *
 * What the kernel language has no words for, but a compiler sees, is listed next to it as facts.
 */
enum {
    NEST_MAX_SOURCE_BYTES = 4 << 20,
    NEST_SMALL_INTEGER = 32 /* larger named constants are sizes, others numbers */
};

/*
 * Which nest: all zero takes the nest between the comments `inspect begin` and `inspect end` where
 * the file has them, else the only one there is.
 */
struct nest_options {
    const char *const *flags; /* of the compiler: -I, -D, -std and the like */
    size_t n_flags;
    const char *function; /* the nest in this function; null: any */
    const char *marker;   /* the nest between `inspect begin MARKER` and `inspect end`; null: any */
    unsigned first_line;  /* the nest that begins in these lines, from 1; 0: any */
    unsigned last_line;
};

/* How an array is declared: whether a compiler must think that others overlap it. */
enum nest_storage {
    NEST_POINTER,  /* parameter or variable without restrict */
    NEST_RESTRICT, /* with restrict */
    NEST_OBJECT    /* an its own array, or fresh from malloc: nothing else overlaps it */
};

/* The loop that sets an array's values first, where the same file has it. */
enum nest_first_touch {
    NEST_TOUCH_UNKNOWN,  /* not in this file */
    NEST_TOUCH_SERIAL,   /* all pages land in one memory domain */
    NEST_TOUCH_PARALLEL, /* by an OpenMP loop */
};

struct nest_array {
    enum nest_storage storage;
    bool is_const;   /* of const elements */
    int owner;       /* of arrays inside of one struct, which do not overlap; 0: of none */
    bool linearised; /* written as a[(k*N + j)*P + i]; the kernel has it with its dimensions */
    bool wraps;      /* that sum is unsigned and has 32 bits: in C it may wrap */
    enum nest_first_touch first_touch;
    unsigned first_touch_line; /* 0: unknown */
    unsigned line;             /* of the declaration */
};

/* Where something stands in the file; from 1, 0: unknown. */
struct nest_place {
    unsigned line, col;
};

/* A statement of the kernel in the file, and its array elements: the target first, then in the
 * order in which they are written. */
struct nest_statement_place {
    struct nest_place at;
    size_t n_accesses;
    const struct nest_place *accesses;
};

/* A word for the vectoriser before a loop. Of others, such as Intel's `ivdep`, gcc and clang take
 * no notice. */
enum nest_pragma {
    NEST_PRAGMA_NONE,
    NEST_PRAGMA_SIMD,  /* `omp simd` */
    NEST_PRAGMA_IVDEP, /* `GCC ivdep` */
};

/* How the code finds a neighbour at the border; the kernel is that of the interior. */
enum nest_wrap {
    NEST_WRAP_NONE,
    NEST_WRAP_REMAINDER, /* a[(i + 1) % n] */
    NEST_WRAP_CONDITION, /* a[i + 1 < n ? i + 1 : 0] */
};

struct nest_loop {
    struct str type; /* of the index: `int`, `size_t`, `unsigned`, `long`, `unsigned long` */
    unsigned line, col;
    bool reversed; /* counts downwards; the kernel counts upwards over the same values */
    enum nest_wrap wrap;
    enum nest_pragma pragma;
};

/* A `#pragma omp` with `for` in front of the nest or of one of its loops. */
struct nest_parallel {
    bool present;
    int loop;            /* the loop of the kernel that is divided among threads */
    int collapse;        /* 1 without the clause */
    struct str schedule; /* `static`, `dynamic,1`; empty where not said */
    unsigned line;
};

/* What was assumed to make a kernel of the code. */
struct nest_note {
    struct nest_place at;
    struct str text;
};

/* An operation that the inner loop repeats; `line` is the first, in the original file. */
struct nest_count {
    int count;
    unsigned line;
};

struct nest {
    struct kernel kernel; /* of `source` */
    struct str source;    /* the nest in the kernel language */
    bool is_kernel;       /* the file was in that language already */
    struct str function;  /* name of the function round it; empty for none */
    unsigned first_line;  /* of the nest in the file */
    unsigned last_line;

    const struct nest_array *arrays; /* [kernel.n_arrays] */
    const struct str *array_names;   /* [kernel.n_arrays] in the file; null for a kernel */
    const struct nest_loop *loops;   /* [kernel.n_loops] */
    /* [kernel.n_statements]; in a file in the kernel language at its first array element */
    const struct nest_statement_place *statements;
    /* [kernel.n_symbols] value that the file gives a size (`#define N 400`); 0: none */
    const int64_t *size_values;

    size_t n_notes;
    const struct nest_note *notes;

    struct nest_parallel parallel;
    bool in_place;               /* an element written by one iteration may be used by another */
    bool aliasing;               /* a written array may overlap another one, for all that C says */
    int n_temporaries;           /* scalars that an iteration sets and uses */
    int n_reductions;            /* scalars that are summed up over iterations */
    struct nest_count divisions; /* of floating-point values */
    struct nest_count wide_constants;   /* `0.5` where everything else is float */
    struct nest_count narrow_constants; /* `0.5f` where everything else is double */
    struct nest_count conversions;      /* between float and double, constants aside */
};

/*
 * Finds and reads the nest. `file` is the name for messages, and where headers and a
 * compile_commands.json are looked for. Without a choice it is the nest with the most work. All of
 * `out` is owned by the arena; the text is copied. Errors carry the place in the file, the reason,
 * and the smallest change that would make the nest readable; where the choice fits no nest, the
 * nests to choose from.
 */
bool nest_read(struct arena *arena, const char *text, size_t length, const char *file,
               const struct nest_options *options, struct nest *out, struct err *err);

/* One nest of a file, read or not. */
struct nest_entry {
    struct str function;
    unsigned line;
    bool read;
    struct nest nest; /* if read */
    struct err err;   /* if not */
    double work;      /* to compare: iterations times operations and elements, for large sizes */
};

/* All nests that fit the choice, those with the most work first, those that only initialise last.
 */
bool nest_list(struct arena *arena, const char *text, size_t length, const char *file,
               const struct nest_options *options, size_t *count, const struct nest_entry **entries,
               struct err *err);

#endif
