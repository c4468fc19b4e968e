#ifndef COLLECT_SOURCE_FIRST_TOUCH_H
#define COLLECT_SOURCE_FIRST_TOUCH_H

#include "collect/source/reader.h"

/* Looks for loops outside of the nest that set its arrays' values, and whether threads share them.
 */
void first_touch_find(struct reader *r, struct nest *nest);

#endif
