#ifndef CLI_MEASURE_FLAGS_H
#define CLI_MEASURE_FLAGS_H

#include "base/opt.h"
#include "collect/measure/measure.h"

/* How a point is measured; commands that measure have it as `measure_flags` in their options. */
struct measure_flags {
    bool cold;
    const char *pin;
    long best_k;
    const char *pages;
};

/* Rows of an option table for `struct type`; `what` (a literal) begins their help. */
#define MEASURE_FLAGS_OPTIONS(type, what)                                                          \
    OPT(0, "cold", OPT_FLAG, offsetof(struct type, measure_flags.cold), NULL,                      \
        what "empty the caches before each sample (default: warm)"),                               \
        OPT(0, "pin", OPT_TEXT, offsetof(struct type, measure_flags.pin),                          \
            "compact|scatter|domain",                                                              \
            what "fill NUMA domains one after another (default), round-robin, or only the first"), \
        OPT_RANGE(0, "best", OPT_INT, offsetof(struct type, measure_flags.best_k), "K",            \
                  what "only the K fastest samples count", 1, 1000),                               \
        OPT(0, "pages", OPT_TEXT, offsetof(struct type, measure_flags.pages), "huge|small|system", \
            what "pages of the arrays: huge where the kernel has them (default), small, or the "   \
                 "system's default")

/* Sets what was given in `options` and leaves the rest of it. */
bool measure_flags_apply(const struct measure_flags *m, struct measure_options *options,
                         struct err *err);

#endif
