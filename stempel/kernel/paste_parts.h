#ifndef STEMPEL_KERNEL_PASTE_PARTS_H
#define STEMPEL_KERNEL_PASTE_PARTS_H

#include "stempel/kernel/lexer.h"

/* The parts of paste_read (paste.h). */

/* A variable of the code, wherever it is declared. */
struct declared {
    struct str name;
    const char *type; /* type of the data; null: an integer */
    int stars;
    bool open;             /* its first extent is not given: `a[]`, `(*a)[N]` */
    size_t dims, dims_end; /* tokens of its brackets */
    size_t at;             /* token of the name */
};

struct paster {
    struct arena *arena;
    struct tokens tokens;
    struct declared *declared;
    size_t n_declared;
    const char *type; /* of what is not declared */
};

/*
 * The source with string literals, preprocessor lines other than pragmas, and characters that no
 * kernel contains replaced by blanks, so that positions stay the same.
 */
struct str paste_only_code(struct str source, struct arena *arena);

/* All variables that the tokens declare. */
void paste_find_declared(struct paster *p);

bool paste_is_qualifier(const struct token *t);
bool paste_is_type_word(const struct token *t);

/* Token `i`, or the last one if there are fewer. */
const struct token *paste_at(const struct paster *p, size_t i);

/*
 * The token after the bracket that closes the one at `i`, and the token after the statement at `i`;
 * the end if there is none.
 */
size_t paste_after_bracket(const struct paster *p, size_t i);
size_t paste_after_statement(const struct paster *p, size_t i);

/* The first occurrence of the name between the tokens `from` and `to`; `to` if there is none. */
size_t paste_place_of(const struct paster *p, size_t from, size_t to, struct str name);

/*
 * Adds the nest's own lines, with its local index variables (`int at = j * n + i;`) replaced by
 * their values where they are used; false if that becomes too long. What else the nest declares
 * goes before them.
 */
bool paste_add_nest(const struct paster *p, size_t from, size_t to, struct sb *out);
void paste_add_locals(const struct paster *p, size_t from, size_t to, struct sb *out);

#endif
