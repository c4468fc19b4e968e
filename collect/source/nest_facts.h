#ifndef COLLECT_SOURCE_NEST_FACTS_H
#define COLLECT_SOURCE_NEST_FACTS_H

#include "collect/source/nest.h"

/* Fills in what follows from the kernel and from how its arrays are declared. */
void nest_facts(struct nest *nest);

#endif
