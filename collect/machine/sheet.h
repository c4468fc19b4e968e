#ifndef COLLECT_MACHINE_SHEET_H
#define COLLECT_MACHINE_SHEET_H

#include "base/str.h"
#include "collect/machine/machine.h"

/* A size with a binary unit and up to four digits: `64 B`, `32 KiB`, `1.25 MiB`. */
const char *machine_bytes_text(double bytes, struct arena *arena);

/* Adds the time of the edge below a cache: `32 B/cy full duplex + 0.3 cy/store`. */
void machine_transfer_text(const struct machine *m, int cache, struct sb *out);

/* A machine for people to read, as plain text of at most 100 columns. Pure. */
void machine_sheet(const struct machine *m, struct sb *out);

/*
 * The roofline of `cores` cores: performance over intensity, both logarithmic, with a roof for each
 * level (machine_bandwidth of loads alone) and double precision's peak; a line with the reason
 * where memory's bandwidth, the peak or the clock are not known.
 */
void machine_roofline(const struct machine *m, int cores, struct sb *out);

/* Measured against fitted times of the calibration and the deviations; nothing without a fit. */
void machine_fit_report(const struct machine *m, struct sb *out);

/* How one core's times combine, where that was fitted; else nothing. */
void machine_composition_report(const struct machine *m, struct sb *out);

#endif
