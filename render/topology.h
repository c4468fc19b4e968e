#ifndef RENDER_TOPOLOGY_H
#define RENDER_TOPOLOGY_H

#include "collect/machine/machine.h"

/*
 * A picture of one socket: its NUMA domains, the memory of each, the cores and which of them share
 * which cache. Where sockets are alike one is drawn; many cores are drawn small. `narrow` is for a
 * phone.
 */
void topology_svg(const struct machine *m, bool narrow, struct arena *arena, struct sb *out);

#endif
