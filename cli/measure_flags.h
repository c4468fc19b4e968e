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
    {0,        "cold",                                                                             \
     OPT_FLAG, offsetof(struct type, measure_flags.cold),                                          \
     NULL,     what "empty the caches before each sample (default: warm)",                         \
     0,        0,                                                                                  \
     0},                                                                                           \
        {0,                                                                                        \
         "pin",                                                                                    \
         OPT_TEXT,                                                                                 \
         offsetof(struct type, measure_flags.pin),                                                 \
         "compact|scatter|domain",                                                                 \
         what "fill NUMA domains one after the other (default), in turn, or the first only",       \
         0,                                                                                        \
         0,                                                                                        \
         0},                                                                                       \
        {0,       "best",                                                                          \
         OPT_INT, offsetof(struct type, measure_flags.best_k),                                     \
         "K",     what "only the K fastest samples count",                                         \
         0,       1,                                                                               \
         1000},                                                                                    \
    {                                                                                              \
        0, "pages", OPT_TEXT, offsetof(struct type, measure_flags.pages), "huge|small|system",     \
            what "what the arrays lie in: huge pages where the kernel has them (default), small "  \
                 "ones, or what it gives unasked",                                                 \
            0, 0, 0                                                                                \
    }

/* Sets what was given in `options` and leaves the rest of it. */
bool measure_flags_apply(const struct measure_flags *m, struct measure_options *options,
                         struct err *err);

#endif
