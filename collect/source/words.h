#ifndef COLLECT_SOURCE_WORDS_H
#define COLLECT_SOURCE_WORDS_H

#include "base/str.h"

/* Words and blanks in the text of a program, without comments and literals (fragment_plain). */

/* Whether a word begins here. A number is not a word. */
bool word_begins(struct str text, size_t at);
/* What begins here of letters, digits and underscores; may be empty. */
struct str word_at(struct str text, size_t at);
/* What ends before this place of these. */
struct str word_before(struct str text, size_t end);
/* The place of the next whole word like this one, or the text's end. */
size_t word_find(struct str text, struct str word, size_t from);
bool word_is_in(struct str text, struct str word);

/* The next place that is not blank. A line that continues, `\`, is blank too. */
size_t words_skip_blanks(struct str text, size_t at);
/* The place after the last character before this one that is not blank. */
size_t words_end_before(struct str text, size_t at);

#endif
