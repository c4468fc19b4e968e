#ifndef COLLECT_SOURCE_FIRST_TOUCH_H
#define COLLECT_SOURCE_FIRST_TOUCH_H

#include "collect/source/reader.h"

/*
 * Looks for loops outside the nest that set its arrays' values, and determines whether they run in
 * parallel.
 */
void first_touch_find(struct reader *r, struct nest *nest);

#endif
