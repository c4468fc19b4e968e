#ifndef COLLECT_SOURCE_PRAGMA_H
#define COLLECT_SOURCE_PRAGMA_H

#include "collect/source/reader.h"

/* The text from the beginning of the line to `end`. */
struct str pragma_line_before(struct str text, size_t end);

/* Reads the pragmas in the lines before loop `l`, which is `c` in the file. */
void pragma_before(struct reader *r, const struct code *c, int l);

/* Whether there is a `#pragma omp … for` before this loop. */
bool pragma_shares(struct reader *r, const struct code *c);

#endif
