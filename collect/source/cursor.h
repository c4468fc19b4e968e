#ifndef COLLECT_SOURCE_CURSOR_H
#define COLLECT_SOURCE_CURSOR_H

#include "collect/source/fortran.h"
#include "collect/source/libclang.h"
#include "collect/source/translation_unit.h"

/*
 * A unit, and the conversion of libclang's cursors to code; private to translation_unit.c and
 * cursor*.c.
 */
enum { UNIT_BUCKETS = 1024 };

/* A declaration; a function's body is read when it is first needed. */
struct unit_decl {
    CXCursor cursor;
    struct code_decl *decl;
    const struct code *body;
    bool body_read;
    int next; /* in its bucket, -1: the last */
};

/* An error of the compiler in the file itself. */
struct unit_complaint {
    unsigned line; /* line in the user's file */
    struct str text;
};

struct source_unit {
    struct clang api;
    struct arena *arena;
    const char *file;
    struct str text;       /* as parsed: with the lines put in front */
    unsigned lines_before; /* put in front of the file's own text */
    struct str_list types; /* that are declared nowhere, and are declared in front */
    struct str_list macros;
    struct str_list known; /* of a fragment: members whose types headers have */
    bool is_fragment;
    CXIndex index;
    CXTranslationUnit translation;
    size_t n_decls;
    struct unit_decl *decls;
    int buckets[UNIT_BUCKETS];
    size_t n_functions;
    int *functions;
    size_t n_complaints;
    struct unit_complaint *complaints;
    CXFile header; /* the header whose text was read last */
    struct str header_text;
    const struct fortran_files *from; /* null: of C or C++ */
    struct fortran_unit fortran;
};

/* A list of cursors. */
struct cursors {
    struct source_unit *unit;
    size_t count;
    CXCursor *items;
};

/* The children in the order of the source. */
struct cursors cursor_children(struct source_unit *u, CXCursor of);

/* Whether it is a definition of a function. */
bool cursor_has_body(struct source_unit *u, CXCursor function);

struct str cursor_text(struct source_unit *u, CXString text);
/* Whether it is the file that is read, not a header. */
bool cursor_is_main_file(struct source_unit *u, CXFile file);

/* The declaration of a cursor, entered into the unit the first time; null if there is none. */
const struct code_decl *cursor_decl(struct source_unit *u, CXCursor cursor);

struct code_place cursor_place(struct source_unit *u, CXCursor cursor);

/* `depth`: nesting of this type in others (below: of this cursor); 0 for the outermost. */
const struct code_type *cursor_type(struct source_unit *u, CXType given, int depth);
extern const struct code_type cursor_no_type;

static inline bool cursor_is_expression(enum CXCursorKind kind)
{
    return kind >= CXCursor_FirstExpr && kind <= CXCursor_LastExpr;
}

/* Namespaces, classes and the like, whose declarations are its children. */
static inline bool cursor_opens_scope(enum CXCursorKind kind)
{
    return kind == CXCursor_Namespace || kind == CXCursor_LinkageSpec ||
           kind == CXCursor_UnexposedDecl || kind == CXCursor_StructDecl ||
           kind == CXCursor_ClassDecl || kind == CXCursor_ClassTemplate ||
           kind == CXCursor_ClassTemplatePartialSpecialization;
}

/* The code of an expression or statement. */
const struct code *cursor_code(struct source_unit *u, CXCursor cursor, int depth);

/*
 * Sets what an assignment of a whole struct copies: its members, or words, if these have different
 * sizes. Nothing for classes whose copies are more than that, and for values that are not places.
 */
void cursor_copied(struct source_unit *u, CXType given, const struct code *to,
                   const struct code *value, struct code *out);

/* The declaration of a variable for what a function returns by value, or a list of values is; null
 * for other values. */
const struct code *cursor_made(struct source_unit *u, const struct code *value);

/* Whether the class writes out its operator=. */
bool cursor_has_assignment(struct source_unit *u, CXType given);
/* A struct of numbers that is a value, as an argument: `({ v = value; v; })`, others as they are.
 */
const struct code *cursor_kept(struct source_unit *u, CXType type, const struct code *value);
/* Whether it is a struct of numbers of one size, and nothing else. */
bool cursor_is_of_numbers(struct source_unit *u, CXType given);

/* Gives templates among the unit's functions the types of their first call in the file. */
void instances_find(struct source_unit *u);

/* The statement of a function's body; null for a declaration without one. */
const struct code *cursor_body(struct source_unit *u, CXCursor function);

#endif
