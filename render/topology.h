#ifndef RENDER_TOPOLOGY_H
#define RENDER_TOPOLOGY_H

#include "collect/machine/machine.h"

/*
 * A picture of one NUMA domain: its memory, the cores and which of them share which cache. Many
 * cores are drawn small; if there are very many, only the first are drawn, and the picture says so.
 * `narrow` is for a phone.
 */
void topology_svg(const struct machine *m, bool narrow, struct arena *arena, struct sb *out);

#endif
