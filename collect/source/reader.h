#ifndef COLLECT_SOURCE_READER_H
#define COLLECT_SOURCE_READER_H

#include "collect/source/nest.h"
#include "collect/source/nest_form.h"
#include "collect/source/translation_unit.h"
#include "stempel/kernel/tree.h"

/*
 * The state of reading one nest; private to this room. The function is followed from its beginning
 * to the nest and through one iteration of the nest, with integers as affine forms in the loop
 * indices and pointers as places in arrays. This gives the loops, the array elements and the
 * values.
 */
enum {
    READER_MAX_CALLS = 16,     /* nested calls */
    READER_MAX_STEPS = 100000, /* statements and expressions processed */
    READER_MAX_WINDOW = 32,    /* iterations of a loop that is unrolled */
    READER_MAX_MEMBERS = 32,   /* of a struct, at other offsets */
    READER_MAX_NOTES = 32
};

/* An array, or another variable, for a declared name or member. */
struct variable {
    const struct code_decl *decl;
    const struct variable *base; /* for a member: the struct; null otherwise */
    struct str name;             /* in the kernel */
    int number;                  /* among the kernel's arrays or scalars, -1: not used yet */
    bool is_scalar;
    bool is_local;                /* declared inside the nest */
    bool is_value;                /* ours: of term_variable() */
    bool is_returned;             /* what a function whose body is not known points to */
    const struct code_type *type; /* as declared */
    enum elem_type elem;
    int n_dims;
    bool linear;        /* one subscript, no size: a pointer */
    bool shaped;        /* elem and n_dims are set */
    int64_t per_struct; /* elements per struct; 0: not an array of structs */
    bool in_words;      /* of structs: a member may be a part of an element */
    int n_members;
    int64_t members[READER_MAX_MEMBERS]; /* offsets in bytes of the members that are used */
    bool known[KERNEL_MAX_DIMS];
    struct poly dims[KERNEL_MAX_DIMS];
    struct nest_array facts;
};

/*
 * A place in memory, i.e. an object or the target of a pointer: an element's subscripts, of which
 * pointer arithmetic changes the last. In an array of structs also the byte offset in the struct.
 */
struct place {
    struct variable *variable;
    const struct code_type *type; /* of the object */
    int n;
    struct code_form subscripts[KERNEL_MAX_DIMS];
    bool in_struct;
    int64_t struct_bytes; /* of the array's element, 0: unknown */
    struct code_form bytes;
    const struct variable *within; /* the struct in that struct; null: none */
};

enum term_kind {
    TERM_NUMBER,
    TERM_INTEGER,
    TERM_SCALAR,
    TERM_ACCESS,
    TERM_NEG,
    TERM_BINARY,
    TERM_CAST,
    TERM_CALL,
    TERM_CHOICE, /* condition, left, right */
    TERM_COMPARE
};

/* A floating-point value of the nest. */
struct code_term {
    enum term_kind kind;
    bool literal; /* a number as written, not by a name */
    bool integer;
    enum elem_type type;
    char op;         /* TERM_BINARY */
    struct str text; /* TERM_NUMBER, TERM_CALL, TERM_COMPARE */
    int ref;         /* scalar or access */
    struct code_form form;
    struct code_place at;
    int height;
    const struct code_term *condition, *left, *right;
};

struct access {
    struct variable *variable;
    int n;
    struct code_form subscripts[KERNEL_MAX_DIMS];
    struct str element; /* for an array that is_scalar: its name */
    struct code_place at;
};

struct assignment {
    const struct code_term *target;
    char op;
    const struct code_term *value;
    struct code_place at;
};

/* What a variable is bound to at this point of the code. */
enum binding_kind {
    BOUND_UNKNOWN, /* set by code that is not followed: a size with its name */
    BOUND_LATER,   /* an expression before the nest, evaluated where it is used */
    BOUND_INTEGER, /* a form */
    BOUND_PLACE,   /* a pointer or a reference */
    BOUND_TERM,    /* a value that replaces it */
    BOUND_VARYING, /* changes from iteration to iteration */
    BOUND_REFUSED  /* cannot be read; the reason is in `why` */
};

struct binding {
    const struct code_decl *decl;
    enum binding_kind kind;
    int time; /* of setting */
    const struct code *code;
    struct code_form form;
    const struct place *place;
    const struct code_term *term;
    const struct err *why;
};

struct code_loop {
    const struct code_decl *index;
    struct kernel_loop loop; /* start and end, if known */
    struct code_form start, end;
    struct code_form step;
    struct nest_loop facts;
    struct code_place at;
    bool dropped; /* over tiles, or repeats the nest only */
    bool counted; /* from 0 in iterations: the code's index is computed from them */
    bool in_use;
    int64_t border_before, border_after; /* iterations left out at the border */
};

/* How the following statements are skipped. */
enum leaving { LEAVING_NOT, LEAVING_ITERATION, LEAVING_LOOP, LEAVING_FUNCTION };

/* A value that a function returns if a condition on data holds. */
struct early {
    const struct code_term *condition, *value;
};

/* A quotient, a remainder or another operator's value that is a size of its own. */
struct opaque_value {
    const char *op;
    struct code_form left, right;
    const struct code_decl *decl; /* made for it: what tells sizes of the same name apart */
};

struct reader {
    struct source_unit *unit;
    struct arena *arena;
    struct err *err;
    const char *file;
    struct str text;
    const struct code *const *path; /* the loops, outermost first */
    int n_path;
    int n_repeats;  /* number of outer loops in the path that only repeat the rest */
    int n_left_out; /* of these; their indices are sizes, because the loops cannot be read */
    int depth;      /* loops of the path that were entered */
    bool done;      /* after the nest */
    bool mirrors;   /* downward loops count upwards over mirrored subscripts */
    enum leaving leaving;
    int calls, steps, time;
    int horizon;   /* values set after this point are unknown; 0: the present */
    int unnamed;   /* inside a macro: its constants have no names */
    int lane;      /* which element of vectors the statement is read for */
    int gathers;   /* inside a subscript: integers in memory are indices there */
    bool has_name; /* inside the value of a variable that was set before the nest */
    int n_early;
    struct early early[READER_MAX_CALLS];
    /* The value of the function that was followed last. */
    struct binding returned;
    const struct place *self; /* what `this` points to, in a method that is inlined */
    int branches;             /* depth of nested conditions on data */
    const struct code *held;  /* the last condition on data that was assumed to be true */
    int held_time;
    int compares;               /* inside a condition that data decide */
    bool guards;                /* the condition is that of an `if` without else */
    const struct code *branch;  /* what is under the condition that is read; null: not of an `if` */
    const struct code *unmet;   /* the first `if` of the loop that fails in the interior */
    bool took_branch;           /* one of two between which data decide */
    const struct code *body;    /* of the loop whose iteration is being read */
    const struct code *called;  /* the body of the function that is followed; null: none */
    const struct code *header;  /* the loop whose bounds are read; null otherwise */
    const struct err *unread;   /* why the first sum of integers that was left out cannot be read */
    const struct code *skipped; /* the first call under a condition that was assumed to be false */

    int n_symbols;
    struct str symbols[KERNEL_MAX_SYMBOLS];
    const struct code_decl *symbol_decls[KERNEL_MAX_SYMBOLS];
    int64_t size_values[KERNEL_MAX_SYMBOLS];
    bool symbol_assumed[KERNEL_MAX_SYMBOLS]; /* a bound that is not affine: header_sizes.c */
    const struct place *symbol_places[KERNEL_MAX_SYMBOLS]; /* the element that this one is */

    size_t n_opaque;
    struct opaque_value *opaque;

    int n_loops;
    struct code_loop loops[FORM_MAX_LOOPS];

    int body_time; /* `time` when the innermost loop's body began */
    size_t n_bindings;
    struct binding *bindings;
    size_t n_variables;
    struct variable **variables;
    size_t n_arrays;
    struct variable **arrays;
    size_t n_scalars;
    struct variable **scalars;
    size_t n_accesses;
    struct access *accesses;
    size_t n_assignments;
    struct assignment *assignments;
    struct nest_parallel parallel;
    size_t n_notes;
    struct nest_note *notes;
};

/* --- reader.c --- */

/*
 * Set the error (reader_fail) and then a hint on what to do (reader_hint); always false, for
 * `return reader_fail(…)`.
 */
bool reader_fail(struct reader *r, struct code_place at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool reader_hint(struct reader *r, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Adds a note on an assumption, once per text. */
void reader_note(struct reader *r, struct code_place at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The same with the line, once per line. */
void reader_note_line(struct reader *r, struct code_place at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Counts a step; false at the limit. */
bool reader_step(struct reader *r, const struct code *c);
/* Whether the iteration of the innermost loop is being followed. */
bool reader_inside(const struct reader *r);

/* The name as the kernel language has them: letters of other alphabets in hexadecimal, and cut to
 * what it takes. Not necessarily unused. */
struct str reader_kernel_name(struct reader *r, struct str name);

struct binding *binding_of(struct reader *r, const struct code_decl *decl);
void reader_bind(struct reader *r, const struct binding *binding);
bool symbol_of(struct reader *r, struct code_place at, struct str name,
               const struct code_decl *decl, int64_t value, struct code_form *out);

/* --- variables.c --- */

struct variable *variable_of(struct reader *r, const struct code_decl *decl,
                             const struct variable *base);
/* The value at this place: an element or a scalar. */
const struct code_term *variable_term(struct reader *r, const struct place *p,
                                      struct code_place at);
/* The same as it is read: a member that is a part of a word, with the type of the member. */
const struct code_term *variable_value(struct reader *r, const struct place *p,
                                       struct code_place at);

/* --- unions.c --- */

/* What this iteration has set last of the union that the variable is in; null for none. */
const struct code_term *union_last_set(const struct reader *r, const struct variable *v);
/* The value of the union's member at p, whose bits another one has set; null: not supported. */
const struct code_term *union_bits(struct reader *r, struct code_place at, const struct place *p,
                                   const struct code_term *set);

/* --- integers.c --- */

bool read_integer(struct reader *r, const struct code *c, struct code_form *out);
/* In a subscript, where index arrays are followed. */
bool read_index(struct reader *r, const struct code *c, struct code_form *out);
/* The same without messages. */
bool try_integer(struct reader *r, const struct code *c, struct code_form *out);
/* The value of a variable that the walk has seen set. */
bool integer_binding(struct reader *r, const struct code *c, struct binding *b,
                     struct code_form *out);
/* Both return false, with a message at c. */
bool integer_refuse(struct reader *r, const struct code *c, const char *what);
bool integer_too_large(struct reader *r, const struct code *c);

/* --- integer_operators.c --- */

bool integer_binary(struct reader *r, const struct code *c, struct code_form *out);
/*
 * Bytes as elements of `size` bytes. A number must be a multiple of it; a factor that is a size is
 * taken as one, with a note, and its quotient is a size.
 */
bool integer_in_elements(struct reader *r, const struct code *c, const struct code_form *bytes,
                         int64_t size, struct code_form *out);
bool integer_unary(struct reader *r, const struct code *c, struct code_form *out);
/* Notes on the loops over its indices that their boundaries are periodic. */
void integer_wraps(struct reader *r, const struct code_form *f, enum nest_wrap wrap);

/* --- stored_integers.c --- */

/* An integer in memory: of a struct, of a table, or an index. */
bool integer_stored(struct reader *r, const struct code *c, struct code_form *out);

/* --- middle.c --- */

/* Approximate value of the form in the middle of the iteration space, for large sizes. */
double form_middle(const struct reader *r, const struct code_form *f);

/* --- header_sizes.c --- */

/*
 * What a loop's bound has in it and is not affine, elements of arrays, calls, and the like, as a
 * size in its own right. False where the loop changes it.
 */
bool header_size(struct reader *r, const struct code *c, struct code_form *out);
/* Notes on these, of a loop with this range; for rows that follow each other the range is set. */
void header_rows(struct reader *r, const struct code *c, struct code_loop *loop, int first_symbol);

/* --- conditions.c --- */

enum decision { DECIDE_FALSE, DECIDE_TRUE, DECIDE_DATA, DECIDE_ERROR };
/*
 * Evaluates a condition in the interior of the grid; if it depends on data, the condition goes to
 * *out.
 */
enum decision read_condition(struct reader *r, const struct code *c, const struct code_term **out);
/* Whether a condition that is not a comparison of terms reads elements, which would not be counted.
 */
bool condition_is_lost(const struct reader *r, const struct code *c);
/* Sets the error that it cannot be read; always null. */
const struct code_term *condition_refuse(struct reader *r, const struct code *c);

/* --- read_places.c --- */

bool read_place(struct reader *r, const struct code *c, struct place *out);
bool read_pointer(struct reader *r, const struct code *c, struct place *out);
/* The element so many further. */
bool place_advance(struct reader *r, const struct code *c, struct place *p, int sign,
                   const struct code_form *by);
bool read_cast_pointer(struct reader *r, const struct code *c, struct place *out);
bool try_pointer(struct reader *r, const struct code *c, struct place *out);

/* --- code_terms.c --- */

/* All are null where a part is null, and where they would be nested too deeply, which is an error.
 */
const struct code_term *term_new(struct reader *r, const struct code_term *t);
const struct code_term *term_integer(struct reader *r, struct code_place at,
                                     const struct code_form *f);
const struct code_term *term_number(struct reader *r, struct code_place at, double value,
                                    enum elem_type type);
const struct code_term *term_negative(struct reader *r, struct code_place at,
                                      const struct code_term *operand);
const struct code_term *term_cast(struct reader *r, struct code_place at, enum elem_type type,
                                  const struct code_term *operand);
/* An integer converted to floating point, so that `n / 2` is not an integer division. */
const struct code_term *term_as_real(struct reader *r, struct code_place at, enum elem_type type,
                                     const struct code_term *value);
/* `1.0 / 6.0` is a number: compilers fold it. */
const struct code_term *term_binary(struct reader *r, struct code_place at, char op,
                                    const struct code_term *left, const struct code_term *right);
const struct code_term *term_choice(struct reader *r, struct code_place at,
                                    const struct code_term *condition, const struct code_term *left,
                                    const struct code_term *right);
/* A variable for a value that is used twice, as in ((x) < (y) ? (x) : (y)) of a macro. */
const struct code_term *term_variable(struct reader *r, const struct code_term *value);
/* The same, and the statement that sets it. */
const struct code_term *term_named(struct reader *r, const struct code_term *value);
bool term_equal(const struct reader *r, const struct code_term *a, const struct code_term *b);
/* Whether the value has this element or variable in it. */
bool term_reads(const struct reader *r, const struct code_term *t, const struct code_term *target);
/* The value of a number; false for what is computed. */
bool term_is_number(const struct code_term *t, double *value);

/* --- read_functions.c --- */

/* What a call returns: of a function of math.h, or of one whose body is known. */
const struct code_term *read_call_term(struct reader *r, const struct code *c);
/* Of a function whose body is known. */
const struct code_term *read_inlined(struct reader *r, const struct code *c);
/* `std::complex<double>(x, y)` and Fortran's cmplx(x, y). */
const struct code_term *read_complex_pair(struct reader *r, const struct code *c);
/* Whether the call can be followed or is one of the mathematical functions. */
bool call_is_known(struct reader *r, const struct code *c);
/* Sets the error that this call cannot be read; always null. */
const struct code_term *call_refuse(struct reader *r, const struct code *c);

/* --- read_terms.c --- */

const struct code_term *read_term(struct reader *r, const struct code *c);
/* The value of an integer that is computed from data, and gets a variable; null for others. */
const struct code_term *data_of_integer(struct reader *r, const struct code *name);
/* From here on the integer is such a variable, with the value that it has; null for an error. */
const struct code_term *data_bind(struct reader *r, const struct code_decl *d,
                                  struct code_place at);
/* Sets such a variable. */
const struct code_term *set_data(struct reader *r, const struct code_decl *d, struct code_place at,
                                 const struct code_term *value);
/*
 * The kernel's operator for that of an assignment, a step or a value: of integers also for those
 * that it does not have, with a note, one that takes as long; 0: none.
 */
char term_operator(struct reader *r, const struct code *c);

/* --- calls.c --- */

/* Follows a function whose body is known; its value is in `returned`. */
bool read_call(struct reader *r, const struct code *c);
/* The value of the call that was followed last. */
const struct code_term *call_returned(struct reader *r, const struct code *c);

/* --- statements.c --- */

bool read_statement(struct reader *r, const struct code *c);
bool statement_add(struct reader *r, const struct code_term *target, char op,
                   const struct code_term *value, struct code_place at);
/* Leaves out, with a note, what is outside the innermost loop and sets no followed value. */
bool statement_leave_out(struct reader *r, const struct code *c);
/* Executes the increments in `*q++ = *p++`: those before its value is used, or those after. */
bool statement_run_steps(struct reader *r, const struct code *c, bool after);

/* --- followed_values.c --- */

/* Whether it is an integer or a pointer, whose values are followed. */
bool value_is_followed(const struct code_decl *d);
/* Before this element is stored, integers that hold its value become data: `t = s[i]; s[i] = …`. */
void values_keep(struct reader *r, const struct code_term *stored);
/* Where the code first sets one of these; null if it does not. */
const struct code *value_set_in(const struct code *c);
/* `d = value`, or its definition. */
void value_bind(struct reader *r, const struct code_decl *d, const struct code *value);
/* `d = …`, `d += …`, `d++`. */
bool value_set(struct reader *r, const struct code *c, const struct code_decl *d);
/* Marks everything that the code sets as unknown from here on. */
void set_forget(struct reader *r, const struct code *c, enum binding_kind kind);

/* --- branches.c --- */

bool read_if(struct reader *r, const struct code *c);
/* `if (c) { …; continue; }` and what follows it in a loop's body as an if with an else, or null. */
const struct code *read_rest_as_else(struct reader *r, const struct code *body, int number);
/* The same for an if between the loops. */
bool read_if_around(struct reader *r, const struct code *c);
/* The condition on an index of a loop around, under which the rest of the path is, or, if `holds`
 * is false, in whose else: what it leaves out at the border. */
bool read_condition_around(struct reader *r, const struct code *c, bool holds);
bool read_switch(struct reader *r, const struct code *c);

/* --- both_branches.c --- */

/*
 * Both branches are computed, and what they set is chosen: x = c ? u : v. Where one of them uses
 * an element that it has set, or jumps, the larger one is taken.
 */
bool read_both_branches(struct reader *r, const struct code *c, const struct code_term *condition);

/* --- read_loops.c --- */

bool read_loop(struct reader *r, const struct code *c);
/* Whether it has constant bounds and at most `max` iterations. */
bool loop_is_short(struct reader *r, const struct code *c, int64_t max);
/* Unrolls such a loop. */
bool read_window(struct reader *r, const struct code *c);

/* --- borders.c --- */

/*
 * If a condition separates the border from the interior, or an index wraps around at `size`, the
 * nest is that of the interior. `is_interior`: whether difference 0 belongs to it.
 */
void border_of_condition(struct reader *r, const struct code_form *difference, bool is_interior);
void border_of_wrap(struct reader *r, const struct code_form *value, const struct code_form *size);
/* The first iteration of the loop is another one. */
void border_of_first(struct reader *r, struct code_loop *loop);
bool borders_leave_out(struct reader *r);

/* --- layout.c --- */

/* The largest value of a form (sign 1) or the smallest (sign -1), by the ranges of the loops. */
bool form_extreme(const struct reader *r, const struct code_form *f, int sign, struct poly *out);
bool layout_find(struct reader *r);

/* --- layout_begin.c --- */

/*
 * `*q-- = …`, `b[i] = a[i - 1]`: arrays whose beginning is not known begin at the first element
 * that is used, where that would have a negative subscript. Those that are walked alike are moved
 * together by a number; one whose offset is a size is moved alone. False: too large.
 */
bool layout_begin(struct reader *r);

/* --- emit.c --- */

bool emit_nest(struct reader *r, struct nest *out);

#endif
