#ifndef COLLECT_MODEL_MODEL_H
#define COLLECT_MODEL_MODEL_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/kernel/kernel.h"
#include "collect/machine/machine.h"
#include "collect/traffic/traffic.h"

/* Roofline and ECM for one kernel at one size on one machine; pure. All times in cy/CL. */

/* The in-core input: from collect/incore, from a table, or zero where only data is wanted. */
struct core_time {
    double T_comp_cy_per_cl;
    double T_RegL1_cy_per_cl;
};

struct model_level {
    const char *from, *to; /* "L1", "L2"; the last edge ends at "MEM" */
    double load_lines, evict_lines;
    double load_bytes_per_lup, evict_bytes_per_lup;
    double cy_per_cl; /* ECM contribution of this edge */
    bool overlaps;
    double bandwidth_bytes_per_s; /* Roofline: measured ceiling that was used */
    double roofline_cy_per_cl;    /* Roofline: time of this edge alone at that ceiling */
    int mix;                      /* stream mix of that ceiling, index into machine.mixes, or -1 */
};

struct model_point {
    int cores;
    enum predictor predictor;
    int n_levels;
    struct model_level levels[MACHINE_MAX_LEVELS];
    struct core_time core;
    double T_ECM_cy_per_cl;           /* single core */
    double T_ECM_multicore_cy_per_cl; /* per CL of work of the whole, `cores` cores at work */
    int saturation_cores;             /* of one NUMA domain */
    double roofline_cy_per_cl;
    const char *roofline_bottleneck; /* "CPU", "L1-L2", …, "L3-MEM" */
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
};

/*
 * Both models at one point. `traffic` is what traffic_predict gave for the hierarchy of
 * machine_hierarchy(m, options->cores). ECM: Stengel et al., ICS 2015; Hofmann et al. 2018.
 */
bool model_evaluate(const struct kernel *k, const struct machine *m, const struct core_time *core,
                    const struct traffic *traffic, const struct model_options *options,
                    struct model_point *out, struct err *err);

#endif
