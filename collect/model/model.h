#ifndef COLLECT_MODEL_MODEL_H
#define COLLECT_MODEL_MODEL_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/incore/core_time.h"
#include "collect/machine/machine.h"
#include "collect/model/observation.h"
#include "collect/traffic/traffic.h"
#include "stempel/kernel/kernel.h"

/* Roofline and ECM for one kernel at one size on one machine; pure. All times in cy/CL. */

/* One pair of neighbouring levels. Where no bandwidth was measured, `mix` is -1 and the Roofline
 * columns are NaN: the edge is then no candidate for the bottleneck. */
struct model_level {
    const char *from, *to; /* "L1", "L2"; the last edge ends at "MEM" */
    double load_lines, evict_lines;
    double load_bytes_per_lup, evict_bytes_per_lup;
    double cy_per_cl; /* ECM contribution: of this edge, or, with a fitted composition, of the
                         lines that come from `to` or end there */
    bool overlaps;
    double flop_per_byte; /* arithmetic intensity; 0 without FLOPs, infinite without bytes */
    double bandwidth_bytes_per_s; /* Roofline: measured ceiling that was used */
    double roofline_cy_per_cl;    /* Roofline: time of this edge alone at that ceiling */
    int mix;                      /* stream mix of that ceiling, index into machine.mixes, or -1 */
    const char *stream_mix;       /* its name, or null */
};

struct model_point {
    int cores;
    enum predictor predictor;
    int n_levels;
    struct model_level levels[MACHINE_MAX_LEVELS];
    struct core_time core;
    bool registers_overlap; /* T_RegL1 overlaps with the transfers, as machine.registers_overlap */
    const struct machine_composition *composition;   /* fitted, that was used; null: literature's */
    double T_data_cy_per_cl[MACHINE_MAX_LEVELS + 1]; /* ECM with the data in L1, L2, …, memory */
    double T_ECM_cy_per_cl;                          /* single core, data where they are */
    double T_ECM_multicore_cy_per_cl; /* per CL of work of the whole, `cores` cores at work */
    /* Where 80 % of measurements should lie, with a fitted composition; else NaN. */
    double ECM_low_cy_per_cl, ECM_high_cy_per_cl;
    const char *interval_reason;  /* why that is wider than the fit's own errors, or null */
    int saturation_cores;         /* of one NUMA domain; 0: no memory traffic, never */
    double memory_bytes_per_s;    /* saturated bandwidth of a domain that was used; 0: none */
    int memory_mix;               /* its stream mix, or -1 */
    struct model_level registers; /* RooflineFLOP: between the registers and L1 */
    double peak_cy_per_cl;        /* time of the FLOPs at peak, for all cores at work */
    double roofline_cy_per_cl;
    char roofline_bottleneck[24]; /* "CPU", "REG-L1", "L1-L2", …, "L3-MEM" */
    double flop_per_lup;
    double lup_per_cl;
    double ecm_mlup_per_s;
    double roofline_mlup_per_s;
};

struct model_options {
    enum predictor predictor;
    int cores;
    bool utilisation_penalty; /* Hofmann et al. */
    bool flop_peak_roofline;  /* RooflineFLOP: peak FLOP/s instead of the in-core time */
    bool literature;          /* the literature's ECM even where the machine has a fitted one */
};

/* The start of both models: the traffic in all units, all times 0. */
void model_begin(const struct kernel *k, const struct machine *m, const struct core_time *core,
                 const struct traffic *traffic, const struct model_options *options,
                 struct model_point *out);

/*
 * Both models at one point. `traffic` is what traffic_predict gave for the hierarchy of
 * machine_hierarchy(m, options->cores). ECM: Stengel et al., ICS 2015; Hofmann et al. 2018.
 *
 * ECM: as fitted to this machine (composition.h) where it has a fit. Else the literature's: an
 * edge takes (loads + evicts) lines at its bytes per cycle, or the larger of the two where it is
 * full duplex, plus the machine's penalties (machine_penalty_cy_per_cl). Memory takes the saturated
 * bandwidth of a NUMA domain, which also bounds many cores with either. Roofline: memory and caches
 * by the bandwidth measured with that many cores, and the in-core time (or the peak) divided by
 * them.
 *
 * Fails where there is traffic to memory and the machine has no memory bandwidth, where an edge
 * with traffic has no bytes per cycle, or with more cores than the machine has. Of a machine that
 * lacks values, `out` then still holds the traffic; all times are NaN.
 */
bool model_evaluate(const struct kernel *k, const struct machine *m, const struct core_time *core,
                    const struct traffic *traffic, const struct model_options *options,
                    struct model_point *out, struct err *err);

/* Keeps the core and the traffic of a point and sets all times to NaN. */
void model_forget_times(struct model_point *out);

/* Where the lines of a point come from and where they end. */
struct line_paths model_paths(const struct model_point *point);

/* One core's time at this point with another time of the core: T_ECM with `core` in place of the
 * point's own. */
double model_time(const struct model_point *point, const struct core_time *core);

#endif
