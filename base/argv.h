#ifndef BASE_ARGV_H
#define BASE_ARGV_H

#include <stddef.h>

#include "base/arena.h"
#include "base/str.h"

/* The words of a command line as it grows; owned by the arena. */
struct argv {
    struct arena *arena;
    const char **items; /* null-terminated once a word was added */
    size_t count;
};

/* Adds a word, which is borrowed. */
void argv_add(struct argv *a, const char *word);

/* Adds `name value`. */
void argv_add_option(struct argv *a, const char *name, const char *value);

/* Splits a text at blanks and adds its words; quotes have no meaning. */
void argv_add_words(struct argv *a, struct str words);

#endif
