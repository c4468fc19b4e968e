#include "collect/traffic/traffic.h"

#include "collect/traffic/lc.h"
#include "collect/traffic/lc_smooth.h"
#include "collect/traffic/sim.h"

typedef bool predict_fn(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                        struct arena *arena, struct traffic *out, struct err *err);

/* A predictor is a row in each of these two tables, and a function. */
const struct traffic_source traffic_sources[TRAFFIC_SOURCES] = {
    [PREDICT_LC] = {"LC", "Layer conditions", "ECM, layer conditions",
                    "data traffic from layer conditions", false, false},
    [PREDICT_SIM] = {"SIM", "Cache simulation", "ECM, cache simulation",
                     "data traffic from cache simulation", false, false},
    [PREDICT_LCS] = {"LCS", "Smooth layer conditions", "ECM, smooth layer conditions",
                     "data traffic from smooth layer conditions", false, false},
    {"PHENO", "From counters", "ECM, from counters", "data traffic from hardware counters", true,
     false},
    {"PUBLC", "Published, layer conditions", "published ECM, layer conditions",
     "published prediction: data traffic from layer conditions", false, true},
    {"PUBCS", "Published, cache simulation", "published ECM, cache simulation",
     "published prediction: data traffic from cache simulation", false, true},
};

static predict_fn *const functions[] = {
    [PREDICT_LC] = lc_predict,
    [PREDICT_SIM] = sim_predict,
    [PREDICT_LCS] = lcs_predict,
};

enum { PREDICTORS = sizeof functions / sizeof *functions };

const struct traffic_source *const traffic_counters = &traffic_sources[PREDICTORS];
const struct traffic_source *const traffic_published = &traffic_sources[PREDICTORS + 1];

const char *predictor_name(enum predictor p)
{
    return (size_t)p < PREDICTORS ? traffic_sources[p].name : NULL;
}

int predictor_parse(struct str name)
{
    for (int p = 0; p < PREDICTORS; p++) {
        if (str_eq(name, str_of(traffic_sources[p].name)))
            return p;
    }
    return -1;
}

bool traffic_predict(enum predictor p, const struct kernel *k, const int64_t *sizes,
                     const struct hierarchy *h, struct arena *arena, struct traffic *out,
                     struct err *err)
{
    if ((size_t)p < PREDICTORS)
        return functions[p](k, sizes, h, arena, out, err);
    return err_set(err, ERR_USAGE, "there is no predictor with the number %d", (int)p);
}
