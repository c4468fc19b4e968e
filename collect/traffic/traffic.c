#include "collect/traffic/traffic.h"

#include "collect/traffic/lc.h"
#include "collect/traffic/lcs.h"
#include "collect/traffic/sim.h"

typedef bool predict_fn(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                        struct arena *arena, struct traffic *out, struct err *err);

/* A predictor is one row here and one function. */
static const struct {
    enum predictor predictor;
    const char *name;
    predict_fn *predict;
} predictors[] = {
    {PREDICT_LC, "LC", lc_predict},
    {PREDICT_SIM, "SIM", sim_predict},
    {PREDICT_LCS, "LCS", lcs_predict},
};

static const size_t n_predictors = sizeof predictors / sizeof *predictors;

const char *predictor_name(enum predictor p)
{
    for (size_t i = 0; i < n_predictors; i++) {
        if (predictors[i].predictor == p)
            return predictors[i].name;
    }
    return NULL;
}

int predictor_parse(struct str name)
{
    for (size_t i = 0; i < n_predictors; i++) {
        if (str_eq(name, str_of(predictors[i].name)))
            return (int)predictors[i].predictor;
    }
    return -1;
}

/* Layer conditions know caches that load what they lack and hold what was touched last. */
static bool conditions_apply(const struct hierarchy *h, struct err *err)
{
    for (int l = 0; l < h->n_levels; l++) {
        const struct cache_level *c = &h->levels[l];
        if (!c->exclusive && !c->write_combining)
            continue;
        err_set(err, ERR_INPUT, "layer conditions do not hold for %.8s, which %s", c->name,
                c->exclusive ? "is exclusive" : "combines writes");
        return err_hint(err, "simulate it: -P SIM");
    }
    return true;
}

bool traffic_predict(enum predictor p, const struct kernel *k, const int64_t *sizes,
                     const struct hierarchy *h, struct arena *arena, struct traffic *out,
                     struct err *err)
{
    if (p != PREDICT_SIM && !conditions_apply(h, err))
        return false;
    for (size_t i = 0; i < n_predictors; i++) {
        if (predictors[i].predictor == p)
            return predictors[i].predict(k, sizes, h, arena, out, err);
    }
    return err_set(err, ERR_USAGE, "there is no predictor with the number %d", (int)p);
}
