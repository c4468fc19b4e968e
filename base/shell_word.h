#ifndef BASE_SHELL_WORD_H
#define BASE_SHELL_WORD_H

#include "base/str.h"

/* `text` as one word of a POSIX shell, in single quotes; owned by the arena. */
struct str sh_quote(struct str text, struct arena *arena);

/* The same, but without quotes if the text needs none. */
const char *sh_word(const char *text, struct arena *arena);

#endif
