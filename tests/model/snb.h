#ifndef TESTS_MODEL_SNB_H
#define TESTS_MODEL_SNB_H

#include "base/arena.h"
#include "collect/machine/machine.h"

/*
 * SandyBridge-EP E5-2680 at 2.7 GHz as in the papers: 32 B/cy half duplex between the caches
 * (Stengel et al., ICS 2015, section 2.2; geometry as in Kerncraft's machine file). The memory
 * bandwidths are those that the printed T_L3MEM of the Kerncraft paper, table 5, imply: copy
 * 40.7 GB/s (12.7 cy for 3 lines, 17.0 for 4), triad 39.45 (21.9 for 5, 26.3 for 6), load 44.3 (7.8
 * for 2); those with one core behind listing 5 are 51.2 and 31.5 GB/s for triad in L2 and L3 and
 * 17.4 GB/s for copy from memory. All with write-allocate, so the figures as measured are lower by
 * 1.5 (copy) and 1.25 (triad).
 */
struct machine snb_machine(void);

/* The same with one memory bandwidth for every mix of streams, as Stengel et al. calculate. */
struct machine snb_machine_flat(double bytes_per_s, struct arena *arena);

#endif
