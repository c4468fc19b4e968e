#ifndef COLLECT_SOURCE_EXECUTION_H
#define COLLECT_SOURCE_EXECUTION_H

#include "collect/source/execute.h"
#include "collect/source/nest_form.h"

/* The state of executing a nest; private to execut*.c. */
enum {
    EXECUTION_MAX_STEPS = 400000,
    EXECUTION_MAX_CELLS = 1 << 16,
    EXECUTION_MAX_EVENTS = 1 << 14,
    EXECUTION_MAX_CALLS = 8, /* nested */
    EXECUTION_MAX_ARGUMENTS = 32,
    EXECUTION_MAX_ROUNDS = 4096, /* of a loop inside the innermost one */
    EXECUTION_ROW = 10007        /* elements of a row of unknown length, a prime */
};

/* What a value depends on. */
enum {
    FROM_INDEX = 1, /* changes from iteration to iteration */
    FROM_SIZE = 2,  /* an integer that nothing determines */
    FROM_DATA = 4
};

struct execution_value {
    int object;     /* the object that a pointer points to; 0: not a pointer */
    int64_t number; /* the integer, or a pointer's offset in bytes */
    uint64_t id;    /* equal for values that are computed equally */
    unsigned from;
    int event; /* the number after that of its own load; 0: none */
};

struct spot {
    int object;
    int64_t offset;
    unsigned from;
};

/* Memory that has a value. */
struct cell {
    int object;
    int version; /* of the object */
    int64_t offset;
    bool set;
    struct execution_value value;
};

struct object {
    struct str name;
    int root;                     /* the object whose rows or members this is */
    int version;                  /* raised when its contents are forgotten */
    bool is_alias;                /* a variable that stands for the object it points to */
    const struct code_decl *decl; /* of a variable */
};

enum event_kind { EVENT_LOAD, EVENT_STORE, EVENT_ADD, EVENT_MUL, EVENT_DIV, EVENT_NONE };

struct event {
    enum event_kind kind;
    int object;
    int64_t offset;
    uint64_t id;
    int with; /* an earlier load, from 1, whose value is in the same sum; 0: none */
};

struct iteration {
    size_t n_events;
    struct event *events;
};

/* A store that may be taken back. */
struct cell_change {
    int cell;
    bool set;
    struct execution_value before;
};

enum exit { EXIT_NOT, EXIT_ITERATION, EXIT_LOOP, EXIT_FUNCTION, EXIT_NEST };

struct execution {
    struct arena *arena;
    struct source_unit *unit;
    const struct execute_nest *nest;
    const char *why;
    int steps, calls;
    int depth;      /* loops of the nest that were entered */
    bool in_middle; /* all of these are at their middle iterations */
    int middle[FORM_MAX_LOOPS];
    int ended_early; /* the loop that ended before its middle; -1: none */
    bool complex, gathers;
    bool falling; /* each size is smaller than the one before, otherwise larger */
    enum exit exit;
    struct iteration *recording; /* null: not in the middle */
    struct iteration two[2];

    int n_sizes;
    size_t n_objects;
    struct object *objects;
    size_t n_cells;
    struct cell *cells;
    size_t n_buckets;
    int *buckets; /* numbers of cells, from 1 */

    int branches; /* on data, that are being executed */
    size_t n_changes;
    struct cell_change *changes;

    struct spot pointer; /* where the last pointer was loaded from */
    struct execution_value returned;
    struct spot returned_spot;
    bool returns_spot;
    uint64_t early; /* identity of what was returned before, under conditions on data */
    struct spot self;
};

bool execution_stop(struct execution *x, const char *why);

/* --- execute_memory.c --- */

uint64_t execution_mix(uint64_t a, uint64_t b);
int object_new(struct execution *x, struct str name, int root);
int object_of(struct execution *x, const struct code_decl *decl);
/* What an expression makes: a temporary, the value of a call. */
int object_of_code(struct execution *x, const struct code *c);
/* Its contents are unknown from here on. */
void object_forget(struct execution *x, int object);
struct cell *cell_of(struct execution *x, int object, int64_t offset);
void cell_set(struct execution *x, struct cell *cell, const struct execution_value *v);
struct event *event_add(struct execution *x, enum event_kind kind);
struct execution_value value_integer(int64_t number, unsigned from);
struct execution_value value_pointer(int object, int64_t offset, unsigned from);
/* A new size. */
struct execution_value value_size(struct execution *x);

/* --- execute_places.c --- */

/* Sums and products that wrap around: what is read may overflow anything. */
int64_t execution_plus(int64_t a, int64_t b);
int64_t execution_times(int64_t a, int64_t b);
/* Of a type, also where it is unknown. */
int64_t execution_bytes_of(const struct code_type *t);
/* An array or a struct, which is not loaded. */
bool type_is_whole(const struct code_type *t);
/* A load of this iteration; null for others. */
struct event *event_load_of(const struct execution *x, int number);
/* What was loaded for this value is an index, and counts as no data. */
void event_used_as_index(struct execution *x, const struct execution_value *v);
bool spot_of(struct execution *x, const struct code *c, struct spot *out);
/* Of the object in `x.m` and `x->m`. */
bool spot_of_object(struct execution *x, const struct code *c, struct spot *out);
/* What a class's elements are in, or a reference refers to. */
bool spot_follow(struct execution *x, const struct code *c, struct spot *s);
/* By as many elements of `unit` bytes. */
void spot_move(struct execution *x, struct spot *s, const struct execution_value *by, int64_t unit);
/* `c`: the expression that names the spot. */
bool execution_load(struct execution *x, const struct spot *s, const struct code *c,
                    const struct code_type *type, struct execution_value *out);
bool execution_store(struct execution *x, const struct spot *at, const struct code_type *type,
                     const struct execution_value *v);
/* All but the last of `({ …; x; })`. */
bool execution_group(struct execution *x, const struct code *c);

/* --- execute_values.c --- */

bool value_of(struct execution *x, const struct code *c, struct execution_value *out);
/* What `op` computes of both, of which nothing but its identity is known. */
struct execution_value value_computed(char op, const struct execution_value *a,
                                      const struct execution_value *b);
/* `a op b` of this type; `unit`: the bytes that a pointer is moved by. */
bool value_combine(struct execution *x, const char *op, const struct code_type *type, int64_t unit,
                   const struct execution_value *a, const struct execution_value *b,
                   struct execution_value *out);
/* The bytes that the pointer of both is moved by; 1: neither is one. */
int64_t value_unit(const struct code_type *a, const struct code_type *b);
/* Of a value that is stored or converted. */
struct execution_value value_converted(const struct code_type *to, const struct code_type *from,
                                       const struct execution_value *v);
/* Records an operation; equal `id`s are one computation. */
void event_count(struct execution *x, char op, uint64_t id);
size_t execution_events(const struct execution *x);
/*
 * What a condition, recorded from event `first` to `end`, has computed and what follows computes
 * again, as in ((x) < (y) ? (x) : (y)), is computed once.
 */
void count_once(struct execution *x, size_t first, size_t end);

/* --- execute_assignments.c --- */

bool value_of_assignment(struct execution *x, const struct code *c, struct execution_value *out);
bool value_of_step(struct execution *x, const struct code *c, struct execution_value *out);
bool execution_declare(struct execution *x, const struct code *declaration);

/* --- execute_calls.c --- */

/* What it returns, or where that is: x->returns_spot. */
bool execution_call(struct execution *x, const struct code *c, struct execution_value *out);
bool execution_has_body(struct execution *x, const struct code *c);

/* --- execute.c --- */

bool execute_code(struct execution *x, const struct code *c);

#endif
