#ifndef COLLECT_SOURCE_NEST_PARTS_H
#define COLLECT_SOURCE_NEST_PARTS_H

#include "collect/source/nest.h"
#include "collect/source/nest_expr.h"

/* What the parts of nest_read share; private to this room. */
enum {
    NEST_MAX_LISTED = 16,
    NEST_MAX_FUNCTIONS = 4096,
    NEST_MAX_TYPEDEFS = 256,
    NEST_MAX_OUTER_READS = 512,
    NEST_MAX_OUTER_DEPTH = 8
};

/* An integer that is affine in the loops of the nest. */
struct form {
    struct poly constant;
    struct poly factor[KERNEL_MAX_LOOPS];
};

/* The value of an expression in an assignment, its names resolved. */
enum value_kind {
    VALUE_NUMBER,
    VALUE_INTEGER,
    VALUE_SCALAR,
    VALUE_ACCESS,
    VALUE_NEG,
    VALUE_BINARY,
    VALUE_CAST,
    VALUE_CALL,    /* of the function `text`: left, and right where it has two arguments */
    VALUE_CHOICE,  /* left the comparison, right the choices, as in the kernel language */
    VALUE_COMPARE, /* by the operator `text`; of two more where that is && or || */
    VALUE_CHOICES
};

struct nest_value {
    enum value_kind kind;
    bool integer;
    char op;                 /* VALUE_BINARY */
    enum elem_type cast;     /* VALUE_CAST */
    struct str text;         /* VALUE_NUMBER, VALUE_CALL, VALUE_COMPARE */
    int ref;                 /* scalar or access */
    const struct form *form; /* VALUE_INTEGER */
    const struct token *at;
    const struct nest_value *left;
    const struct nest_value *right;
};

/* One array reference as written; the layout may give it more subscripts. */
struct nest_access {
    int array;
    int n_subscripts;
    struct form subscripts[KERNEL_MAX_DIMS];
    const struct token *at;
};

struct nest_statement {
    const struct nest_value *target; /* VALUE_SCALAR or VALUE_ACCESS */
    char op;
    const struct nest_value *value;
    unsigned line, col;
};

/* An array of the nest. */
struct nest_variable {
    struct str name; /* in the kernel */
    struct str original;
    enum elem_type type;
    int n_dims;
    bool outer_unknown; /* dims[0] follows from the loops */
    bool linear;        /* one subscript, no sizes: a pointer */
    struct poly dims[KERNEL_MAX_DIMS];
    struct nest_array facts;
};

struct nest_scalar {
    struct str name;
    enum elem_type type;
};

/* What a name stands for. */
enum entity_kind {
    ENTITY_ARRAY,
    ENTITY_SCALAR,
    ENTITY_NUMBER,  /* a constant: its value is written in its place */
    ENTITY_INTEGER, /* a helper with a known value */
    ENTITY_SIZE,    /* an integer of unknown value */
    ENTITY_LOOP,
    ENTITY_ROW, /* a pointer into an array, set in the nest */
    ENTITY_STRUCT,
    ENTITY_REFUSED
};

struct entity;

/* A place in an array: an element's subscripts, to the last of which a further one is added. */
struct nest_row {
    struct entity *array;
    struct form subscripts[KERNEL_MAX_DIMS];
};

/* A variable that is a struct, or points to one. */
struct struct_use {
    const struct c_struct *type; /* null: not in this file */
    bool pointer;
    bool local; /* nothing else can reach it */
    bool read;  /* the members are there */
    size_t n_members;
    struct entity **members; /* their names are those in the struct */
};

struct entity {
    struct str name;
    enum entity_kind kind;
    int number; /* loop; array and scalar: -1 until the nest uses it */
    struct nest_variable array;
    enum elem_type type;            /* ENTITY_SCALAR */
    const struct nest_value *value; /* ENTITY_NUMBER */
    struct form form;               /* ENTITY_INTEGER */
    const struct nest_row *row;     /* ENTITY_ROW */
    struct struct_use *use;         /* ENTITY_STRUCT */
    struct str shown;               /* of a member: its name in the kernel, else empty */
    struct err *error;              /* ENTITY_REFUSED: why */
};

/* A function's tokens in the file: name, '(' … ')', '{' … '}'. */
struct c_function {
    const struct token *name; /* null: the whole file is taken for a body */
    size_t open;              /* '(' */
    size_t body;              /* '{' */
    size_t end;               /* behind '}' */
};

/* A declaration outside of functions: tokens first..end, end is the ';'. */
struct c_global {
    size_t first;
    size_t end;
};

/* The members of a struct: tokens first..end. */
struct c_struct {
    struct str tag;
    size_t first;
    size_t end;
};

/* The file as a whole. */
struct c_file {
    struct c_source source;
    size_t n_functions;
    struct c_function *functions;
    size_t n_globals;
    struct c_global *globals;
    size_t n_typedefs;
    struct c_typedef *typedefs;
    size_t n_structs;
    struct c_struct *structs;
};

/* A loop inside a function's expanded tokens. */
struct c_loop {
    size_t first; /* `for` */
    size_t body;  /* behind the head */
    size_t end;   /* behind the statement */
    int parent;   /* loop, or -1 */
    int n_children;
    int depth;
};

struct c_loops {
    size_t count;
    struct c_loop *items;
};

struct reader {
    const struct c_file *file;
    const struct c_source *source; /* the file's, with this reader's err */
    struct arena *arena;
    struct c_cursor cursor;     /* over the function's expanded tokens */
    const struct token *tokens; /* of the function, expanded */
    size_t nest_first;          /* those of the nest */
    size_t nest_end;
    size_t n_entities;
    size_t entities_capacity;
    struct entity **entities; /* inner scopes last */
    size_t n_outer;           /* those that were found outside of the function */
    size_t outer_capacity;
    int outer_reads; /* declarations outside that were looked into, for names of names */
    int outer_depth;
    struct entity **outer;
    int n_symbols;
    struct str symbols[KERNEL_MAX_SYMBOLS];
    int64_t size_values[KERNEL_MAX_SYMBOLS];
    int n_loops;
    struct kernel_loop loops[KERNEL_MAX_LOOPS];
    struct nest_loop loop_facts[KERNEL_MAX_LOOPS];
    const struct token *loop_tokens[KERNEL_MAX_LOOPS];
    size_t n_arrays;
    size_t arrays_capacity;
    struct nest_variable **arrays;
    size_t n_scalars;
    size_t scalars_capacity;
    struct nest_scalar *scalars;
    size_t n_accesses;
    size_t accesses_capacity;
    struct nest_access *accesses;
    size_t n_statements;
    size_t statements_capacity;
    struct nest_statement *statements;
    struct nest_parallel parallel;
    int call_depth;
};

/* --- nest_find.c --- */

/* Functions, declarations outside of them, and type names of the file. */
bool file_index(struct c_file *f);

/*
 * All `for` loops in tokens that end with TOKEN_END, outer ones first. Parameters in front, `(…)`,
 * are passed over.
 */
bool find_loops(const struct c_source *s, const struct token *tokens, struct c_loops *out);

/* --- nest_scope.c --- */

struct entity *find_entity(const struct reader *r, struct str name);
struct entity *add_entity(struct reader *r, struct str name, enum entity_kind kind);

/* The entity behind a name, declared outside if need be; null where there is none. */
struct entity *resolve(struct reader *r, const struct token *name);

/* The number of a size symbol, a new one if need be; -1 with an error. */
int size_symbol(struct reader *r, const struct token *name);

/* Declarations `type a, *b = …;` from the cursor to behind the ';' (parameters: to the ')'). */
/* One of the spellings of `restrict`. */
bool is_restrict(const struct token *t);
bool declare_parameters(struct reader *r);
bool declare_statement(struct reader *r);

/*
 * Reads the declarations in tokens first..end of the file with nothing but names from outside of
 * functions in sight; what cannot be read is left out. The entities are owned by the arena.
 */
void declare_apart(struct reader *r, size_t first, size_t end, struct entity ***entities,
                   size_t *count);

/* --- nest_struct.c --- */

/* A variable of the struct `tag`, or a pointer to one. */
void declare_struct(struct reader *r, const struct token *name, struct str tag, bool pointer,
                    bool local);
/* What a CX_NAME or CX_MEMBER stands for; null without an error for a name that is not declared. */
struct entity *resolve_named(struct reader *r, const struct c_expr *e);

/* Is the name set inside the nest? */
bool nest_assigns(const struct reader *r, struct str name);

/* Numbers of the array or scalar in the nest; they are entered where this is the first use. */
int use_array(struct reader *r, struct entity *e);
int use_scalar(struct reader *r, struct entity *e);

/* --- nest_form.c --- */

struct form form_constant(const struct reader *r, int64_t value);
bool form_add(const struct reader *r, const struct form *a, int64_t factor, const struct form *b,
              struct form *out);
/* True where no loop index stands in it. */
bool form_is_poly(const struct form *f);

/* An integer expression; refuses what is not affine. */
bool lower_form(struct reader *r, const struct c_expr *e, struct form *out);
/* The same without loop indices. `what` names it for the message. */
bool lower_poly(struct reader *r, const struct c_expr *e, const char *what, struct poly *out);

/* --- nest_value.c --- */

bool lower_value(struct reader *r, const struct c_expr *e, const struct nest_value **out);
/* The left side of an assignment. */
bool lower_target(struct reader *r, const struct c_expr *e, const struct nest_value **out);

/* --- nest_pointer.c --- */

/* `*row = …, *next = …;` behind the type. */
bool declare_rows(struct reader *r, const struct c_type *type);
/* row[subscript] as an element of its array. */
bool row_access(struct reader *r, const struct nest_row *row, const struct c_expr *subscript,
                const struct token *at, struct nest_access *out);

/* --- nest_body.c --- */

/* The nest at the cursor: loops, helpers, statements. */
bool read_nest(struct reader *r);

/* Pragmas at the cursor, which stand in front of the next loop. */
void take_pragmas(struct reader *r);

/* --- nest_layout.c --- */

/* Gives arrays that are addressed linearly their dimensions, and all their outermost sizes. */
bool find_layout(struct reader *r);

/* --- nest_places.c --- */

/* Where a statement and its array elements stand; a kernel's statement at its first element. */
struct nest_statement_place places_in_nest(const struct reader *r, const struct nest_statement *s);
struct nest_statement_place places_in_kernel(struct arena *arena, const struct kernel *k,
                                             const struct statement *s);

/* --- nest_write.c --- */

/* The nest in the kernel language; statement i stands on line lines[i]. */
bool write_nest(struct reader *r, struct str *text);

/* --- nest_facts.c --- */

/* Fills in what follows from the kernel and from how its arrays are declared. */
void nest_facts(struct nest *nest);
/* Looks for loops outside of these lines that set the arrays' values. */
void find_first_touch(const struct c_file *f, const struct reader *r, unsigned first_line,
                      unsigned last_line, struct nest_array *arrays);

/* The value of an OpenMP clause, `schedule(static)`; empty where it is not there. */
struct str pragma_clause(struct str pragma, const char *clause);
bool pragma_has(struct str pragma, const char *word);

#endif
