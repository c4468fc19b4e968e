#ifndef COLLECT_HOST_DETECT_H
#define COLLECT_HOST_DETECT_H

#include "collect/host/host.h"
#include "collect/host/mca_core.h"
#include "collect/machine/machine.h"

/*
 * The detectable part of this host's machine file: everything except the clock under load, the
 * bandwidths and the transfers between caches, which a calibration adds. Counter metrics are those
 * of a known machine with the same core, see core_counters.h. Owned by the arena.
 */
bool machine_detect(struct arena *arena, struct machine *out, struct host *host,
                    struct core_ports *ports, struct err *err);

/* The same from a host's description; pure except for the date. */
void machine_from_host(const struct host *host, const struct core_ports *ports, const char *date,
                       struct arena *arena, struct machine *out);

/*
 * Sets the microarchitecture of a host if neither its model numbers nor liblikwid give one: LLVM's
 * name for it, else its numbers, never the name of a substitute model.
 */
void machine_name_core(struct host *host, const struct core_ports *ports, struct arena *arena);

/*
 * A safe file name from microarchitecture and model: `zen3_AMD-EPYC`; with the kind of core if one
 * CPU has several, so that each gets its own file.
 */
const char *machine_make_name(const struct host *host, struct arena *arena);

#endif
