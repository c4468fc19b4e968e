#ifndef COLLECT_SOURCE_NEST_H
#define COLLECT_SOURCE_NEST_H

#include "stempel/kernel/kernel.h"

/*
 * Loop nests inside real C and C++. The file is read by a compiler's library with its headers and
 * flags (translation_unit.h). The function is then followed to the nest, which becomes a kernel
 * like any other, for the models and for the writers of programs. If a kernel cannot express all of
 * the code, it describes the interior of the grid, and a note says what was assumed.
 *
 * Properties that the kernel language cannot express but that matter to a compiler are listed as
 * facts.
 */
enum {
    NEST_MAX_SOURCE_BYTES = 4 << 20,
    NEST_SMALL_INTEGER = 32 /* larger named constants are sizes, others numbers */
};

/*
 * Selects a nest. All zero: the nest between the comments `inspect begin` and `inspect end` if the
 * file has them, else the nest with the most work.
 */
struct nest_options {
    const char *const *flags; /* of the compiler: -I, -D, -std and the like */
    size_t n_flags;
    const char *function; /* the nest in this function; null: any */
    const char *marker;   /* the nest between `inspect begin MARKER` and `inspect end`; null: any */
    unsigned first_line;  /* the nest that begins in these lines, from 1; 0: any */
    unsigned last_line;
};

/* How an array is declared: whether a compiler must assume that others overlap it. */
enum nest_storage {
    NEST_POINTER,  /* parameter or variable without restrict */
    NEST_RESTRICT, /* with restrict */
    NEST_OBJECT    /* an array object, or fresh from malloc: nothing else overlaps it */
};

/* The kind of loop that first sets an array's values, if it is in the same file. */
enum nest_first_touch {
    NEST_TOUCH_UNKNOWN,  /* not in this file */
    NEST_TOUCH_SERIAL,   /* all pages land in one memory domain */
    NEST_TOUCH_PARALLEL, /* by an OpenMP loop */
};

struct nest_array {
    enum nest_storage storage;
    bool is_const;   /* of const elements */
    bool by_pointer; /* the code has a pointer to it: malloc chose its address, as far as we know */
    int owner;       /* number of the struct: arrays in the same struct do not overlap; 0: none */
    bool linearised; /* written as a[(k*N + j)*P + i]; in the kernel it has all its dimensions */
    bool wraps;      /* that sum is unsigned with 32 bits, so it may wrap around */
    enum nest_first_touch first_touch;
    unsigned first_touch_line; /* 0: unknown */
    bool touch_by_name;        /* there, another variable of the same name is set: probably the same
                                  memory */
    unsigned line;             /* of the declaration */
};

/* A position in the file; from 1, 0: unknown. */
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

/*
 * A vectorisation pragma before a loop. Others, such as Intel's `ivdep`, are ignored by gcc and
 * clang.
 */
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
    bool reversed; /* counts down; the kernel counts up over the same values */
    bool tiled;    /* runs over one tile at a time; the kernel's over all of them */
    bool wide_end; /* the index is compared with a type wider than its own */
    enum nest_wrap wrap;
    enum nest_pragma pragma;
};

/* A scalar that begins anew in each iteration of a loop around the innermost one. */
struct nest_restart {
    int scalar; /* of the kernel */
    int loop;
};

/* A `#pragma omp` with `for` before the nest or one of its loops. */
struct nest_parallel {
    bool present;
    int loop;            /* the kernel's loop that is split among the threads */
    int collapse;        /* 1 without the clause */
    struct str schedule; /* `static`, `dynamic,1`; empty if not given */
    unsigned line;
};

/* An assumption made to get a kernel from the code. */
struct nest_note {
    struct nest_place at;
    struct str text;
};

/* Operations in the inner loop; `line` is that of the first one in the original file. */
struct nest_count {
    int count;
    unsigned line;
};

struct nest {
    struct kernel kernel; /* of `source` */
    struct str source;    /* the nest in the kernel language */
    bool is_kernel;       /* the file was in that language already */
    struct str function;  /* name of the function that contains it; empty if there is none */
    unsigned first_line;  /* of the nest in the file */
    unsigned last_line;

    const struct nest_array *arrays; /* [kernel.n_arrays] */
    const struct str *array_names;   /* [kernel.n_arrays] in the file; null for a kernel */
    const struct nest_loop *loops;   /* [kernel.n_loops] */
    /* [kernel.n_statements]; in a file in the kernel language at its first array element */
    const struct nest_statement_place *statements;
    /* [kernel.n_symbols] value that the file gives a size (`#define N 400`); 0: none */
    const int64_t *size_values;

    int n_restarts;
    const struct nest_restart *restarts;

    size_t n_notes;
    const struct nest_note *notes;

    struct nest_parallel parallel;
    bool in_place;     /* an element written by one iteration may be used by another one */
    bool aliasing;     /* a written array may overlap another one, as far as C's rules go */
    int n_temporaries; /* scalars that an iteration sets and uses */
    int n_reductions;  /* scalars summed over iterations */
    struct nest_count divisions;        /* of floating-point values */
    struct nest_count wide_constants;   /* `0.5` although everything else is float */
    struct nest_count narrow_constants; /* `0.5f` although everything else is double */
    struct nest_count conversions;      /* between float and double, except for constants */
};

/*
 * Finds and reads the nest. `file` is the name for messages, and determines where headers and a
 * compile_commands.json are searched for. Without a selection it takes the nest with the most work.
 * All of `out` is owned by the arena; the text is copied. Errors give the place in the file, the
 * reason, and the smallest change that would make the nest readable; if the selection matches no
 * nest, they list the nests.
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
    double work; /* for comparisons: iterations times operations and elements, for large sizes */
};

struct nest_entries {
    size_t count;
    const struct nest_entry *items;
};

/*
 * All nests that match the selection, those with the most work first, those that only initialise
 * last.
 */
bool nest_list(struct arena *arena, const char *text, size_t length, const char *file,
               const struct nest_options *options, struct nest_entries *out, struct err *err);

#endif
