#ifndef COLLECT_SOURCE_FIRST_TOUCH_H
#define COLLECT_SOURCE_FIRST_TOUCH_H

#include "collect/source/reader.h"

/* Looks for loops outside of the nest that set its arrays' values, and whether threads share them.
 */
void find_first_touch(struct reader *r, struct nest *nest);

#endif
