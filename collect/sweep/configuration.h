#ifndef COLLECT_SWEEP_CONFIGURATION_H
#define COLLECT_SWEEP_CONFIGURATION_H

#include "base/dir.h"
#include "collect/incore/incore.h"
#include "collect/sweep/config_file.h"
#include "collect/sweep/layer_conditions.h"
#include "collect/sweep/point.h"
#include "collect/sweep/sizes.h"

/* A kernel to collect. The texts are borrowed. */
struct sweep_item {
    const char *path;            /* folder below the collection: 3D/r1/…, named/…, own/… */
    struct str source;           /* kernel text */
    const char *name;            /* the source's file name, for messages */
    const char *gen_command;     /* the command that writes the source, for config.yml */
    const struct kernel *kernel; /* the parsed source if already known; or NULL */
    const struct incore *incore; /* the analysis of its loop if already known; NULL: to be made */
    const char *incore_failure;  /* why there can be no analysis; NULL: it may be made */
};

/* The command that writes the source of `path`, for the record. */
const char *sweep_source_command(const char *path, struct arena *arena);

/* The class of that path, generated without options; texts are owned by the arena. */
bool sweep_item_of_class(struct str path, struct arena *arena, struct sweep_item *out,
                         struct err *err);

/* What all configurations have in common. All borrowed. */
struct sweep_context {
    const struct set *set;
    const struct machine *machine;
    const char *machine_file_text_hash;
    const char *root;      /* the collection: stencils */
    const char *cache_dir; /* in-core results */
    const char *version;   /* of this program */
    bool model_only;
    const char *run; /* a text that no other run has: what fails is tried once per run */
};

/* The source of results published by others. */
struct publication {
    const char *publisher;
    const char *commit; /* of the publisher's repository; NULL: unknown */
    const char *licence;
};

/* One kernel on one machine, planned: everything known before the first measurement. */
struct configuration {
    const struct sweep_context *context;
    const struct sweep_item *item;
    const char *below; /* the root: path/machine */
    struct kernel kernel;
    struct incore incore;
    const char *incore_failure; /* why there is no in-core analysis, or NULL */
    bool incore_waits; /* the analysis failed for lack of resources; the next run tries again */
    struct layers layers;
    struct size_list sizes;
    size_t n_points;
    struct point *points;
    struct point_result *results; /* one for each point */
    struct str curve;             /* see curve.h */
    /* The time of the largest grid, or null: explained, what limits it, what blocking gains. */
    const char *explanation, *bottleneck, *advice;
    int64_t explained_size;
    struct str measured_what; /* what determines a measurement, see point_key */
    char plan[HASH_CHARS];    /* hash of everything that determines the folder */
    char kernel_hash[HASH_CHARS];
    double began_s;                      /* clock_now_s() when planning began */
    double model_s;                      /* time for planning and models */
    const struct publication *published; /* NULL: these are our own results */
    const struct config *before;         /* the folder's config.yml when we began, or NULL */
};

/*
 * Parses the kernel, analyses the loop, chooses sizes and lists the points. If the analysis fails
 * (no compiler, no analyser), the reason is recorded, and the data part of the models goes on
 * without it. Owned by the arena.
 */
bool configuration_plan(const struct sweep_context *context, const struct sweep_item *item,
                        struct arena *arena, struct configuration *out, struct err *err);

/* The config.yml in the configuration's folder, owned by the arena; null: none. */
const struct config *configuration_before(const struct dir *folder, struct arena *arena);

/*
 * Whether the folder already holds everything in this plan: config.yml (`before`) says so, and the
 * derived files have not changed since. A folder with failed points is not done while the set
 * allows more attempts.
 */
bool configuration_done(const struct configuration *c, const struct dir *folder,
                        const struct config *before);

/* Whether some of the work failed for lack of resources and waits for the next run. */
bool configuration_waits(const struct configuration *c);

/*
 * One text for each missing in-core analysis, point or prediction, with the reason. Measurements
 * are included only if they were requested. Owned by the arena.
 */
void configuration_missing(const struct configuration *c, struct arena *arena,
                           struct str_list *reasons);

/* Raised with each change after which the models predict something different for the same input. */
int configuration_models_revision(void);

/* Whether measurements are requested. */
bool configuration_measures(const struct sweep_context *context);

/*
 * Whether the point has hardware counts; if so, also the models' result from the counted volumes.
 */
bool configuration_counted(const struct configuration *c, size_t point, struct model_point *out);

#endif
