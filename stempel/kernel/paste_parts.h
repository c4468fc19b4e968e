#ifndef STEMPEL_KERNEL_PASTE_PARTS_H
#define STEMPEL_KERNEL_PASTE_PARTS_H

#include "stempel/kernel/lexer.h"

/* The parts of paste_read (paste.h). */

/* A variable of the code, wherever it is declared. */
struct declared {
    struct str name;
    const char *type; /* of data; null: an integer */
    int stars;
    bool open;             /* its first extent is not said: `a[]`, `(*a)[N]` */
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

/* Texts in quotes, preprocessor lines except pragmas, and characters that no kernel has become
 * blanks, so that places stay. */
struct str paste_only_code(struct str source, struct arena *arena);

/* All variables that the tokens declare. */
void paste_find_declared(struct paster *p);

bool paste_is_qualifier(const struct token *t);
bool paste_is_type_word(const struct token *t);

/* The token, or the last one where there are not as many. */
const struct token *paste_at(const struct paster *p, size_t i);

/* After the bracket that closes the one at `i`, and after the statement at `i`; the end where none
 * does. */
size_t paste_after_bracket(const struct paster *p, size_t i);
size_t paste_after_statement(const struct paster *p, size_t i);

/* The first place of the name between the tokens `from` and `to`; `to` where it has none. */
size_t paste_place_of(const struct paster *p, size_t from, size_t to, struct str name);

/* The nest's own lines, but with its places (`int at = j * n + i;`) put where they are used; false
 * where that becomes too long. What it declares besides goes before them. */
bool paste_add_nest(const struct paster *p, size_t from, size_t to, struct sb *out);
void paste_add_locals(const struct paster *p, size_t from, size_t to, struct sb *out);

#endif
