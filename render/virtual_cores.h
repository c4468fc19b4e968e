#ifndef RENDER_VIRTUAL_CORES_H
#define RENDER_VIRTUAL_CORES_H

#include "render/site.h"

/*
 * A virtual machine has some cores of a socket, which other guests use, too. What its cores reach
 * together is shown, but not as a socket's: only its single core is ranked.
 */

/* Whether a configuration of this machine was measured in a virtual machine. */
bool virtual_cores_on(const struct site *site, const struct site_machine *machine);

/* Whether one of any machine was. */
bool virtual_cores_any(const struct site *site);

#endif
