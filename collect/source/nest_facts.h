#ifndef COLLECT_SOURCE_NEST_FACTS_H
#define COLLECT_SOURCE_NEST_FACTS_H

#include "collect/source/nest.h"

/* Fills the facts that follow from the kernel and from the declarations of its arrays. */
void nest_facts(struct nest *nest);

#endif
