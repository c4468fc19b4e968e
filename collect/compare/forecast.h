#ifndef COLLECT_COMPARE_FORECAST_H
#define COLLECT_COMPARE_FORECAST_H

#include "collect/incore/incore.h"
#include "collect/machine/machine.h"
#include "collect/model/predict.h"
#include "stempel/kernel/kernel.h"
#include "stempel/program/function.h"

/*
 * What the models say of one version of a kernel: of the user's own code as it stands, of the
 * baseline, or of the own code without one of its faults.
 */
struct version {
    const struct kernel *kernel;
    const struct program_as_written *written; /* null: as kernels of the collection are compiled */
    const char *flags; /* beyond the compiler's of the machine file; null: none */
    /*
     * The loop that the core works on if it differs from the one that moves the data: what
     * the same data would take without its dependencies. Null: the same.
     */
    const struct kernel *core_kernel;
    const struct program_as_written *core_written;
    bool serial;       /* one thread does all the work */
    bool serial_touch; /* all pages lie in one NUMA domain */
    bool no_spills;    /* without the accesses to the stack */
};

/* What does not depend on sizes and cores. Owned by the arena that it was made with. */
struct forecast {
    struct version version;
    const struct machine *machine;
    const struct incore *incore; /* never null; empty unless has_incore */
    bool has_incore;
    const char *incore_failure; /* why not */
    struct predict predict;     /* layer conditions, or simulation where they say nothing */
    double lup_per_cl;
};

/* At one size and number of cores. */
struct forecast_point {
    struct predicted_point at;
    double T_cy_per_cl; /* all cores at work, as changed by what the version says */
    double mlup_per_s;
    double light_mlup_per_s; /* Roofline with peak FLOP/s and the same traffic, and no less than
                              * mlup_per_s, whose bandwidth may be that of other core counts */
    bool light_is_peak;      /* FLOP/s limit it, not data */
};

/* How to analyse in-core. */
struct forecast_tools {
    const struct machine *machine;
    const char *compiler;  /* NULL: the machine file's first that is installed */
    const char *cache_dir; /* of in-core results, or NULL */
};

/*
 * Compiles and analyses. A core that cannot be analysed (no compiler, no analyser) is not an error:
 * the data part continues without it, and incore_failure says why. Fails where the version's flags
 * cannot be given.
 */
bool forecast_make(const struct version *version, const struct forecast_tools *tools,
                   struct arena *arena, struct forecast *out, struct err *err);

/*
 * Evaluates at sizes[kernel->n_symbols]. Traffic by layer conditions; by simulation where they say
 * nothing, or where strides are multiples of so many sets that lines compete for few ways.
 *
 * With predict.options.rows the start-up of a short inner loop and the iterations that are no whole
 * pass count (incore_row_time).
 *
 * Code whose pages all lie in one NUMA domain has that domain's bandwidth however many cores work:
 * T = max(T, memory volume / bandwidth of a domain).
 */
bool forecast_at(const struct forecast *f, const int64_t *sizes, int cores, struct arena *arena,
                 struct forecast_point *out, struct err *err);

/* The same with other traffic than the version's own. */
bool forecast_with(const struct forecast *f, const int64_t *sizes, int cores,
                   const struct traffic *traffic, struct forecast_point *out, struct err *err);

/* True where the inner loop is so short at sizes[kernel->n_symbols] that its ends matter. */
bool forecast_is_short(const struct forecast *f, const int64_t *sizes);

/* The machine with `flags` after those of every compiler; borrows the rest from `m`. */
struct machine forecast_machine(const struct machine *m, const char *flags, struct arena *arena);

#endif
