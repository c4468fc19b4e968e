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
    const char *gen_command;     /* what writes the source, for the record */
    const struct incore *incore; /* the analysis of its loop where it is known; NULL: to be made */
    const char *incore_failure;  /* why it is known that there is none; NULL: it may be made */
};

/* What does not change from configuration to configuration. All borrowed. */
struct sweep_context {
    const struct set *set;
    const struct machine *machine;
    const char *machine_file_text_hash;
    const char *root;      /* the collection: stencils */
    const char *cache_dir; /* in-core results */
    const char *version;   /* of this program */
    bool model_only;
    const char *run; /* a text that no other run has: what fails is tried once a run */
};

/* Where results come from that somebody else published. */
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
    bool incore_waits;          /* for surroundings in which there can be one */
    struct layers layers;
    struct size_list sizes;
    size_t n_points;
    struct point *points;
    struct point_result *results; /* one for each point */
    struct str curve;             /* see curve.h */
    const char *explanation;      /* why the largest grid takes its time, or null */
    int64_t explained_size;
    struct str measured_what; /* what determines a measurement, see point_key */
    char plan[HASH_CHARS];    /* hash of everything that determines the folder */
    char kernel_hash[HASH_CHARS];
    double began_s;                      /* of the clock when planning began */
    double model_s;                      /* that planning and models took */
    const struct publication *published; /* NULL: these are our own results */
    const struct config *before;         /* what the folder said when we began, or NULL */
};

/*
 * Parses the kernel, analyses the loop, chooses sizes and lists the points. An analysis that fails
 * (no compiler, no analyser) is noted, and the data part of the models continues without it. Owned
 * by the arena.
 */
bool configuration_plan(const struct sweep_context *context, const struct sweep_item *item,
                        struct arena *arena, struct configuration *out, struct err *err);

/* What config.yml of the configuration's folder says, owned by the arena; null: nothing. */
const struct config *configuration_before(const struct dir *folder, struct arena *arena);

/*
 * Whether the folder already holds all that this plan asks for: config.yml (`before`) says so, and
 * the files that were derived are what they were then. A folder with failed points is not done
 * while the set allows them more attempts.
 */
bool configuration_done(const struct configuration *c, const struct dir *folder,
                        const struct config *before);

/* Whether some of it must wait for better surroundings, for the next run. */
bool configuration_waits(const struct configuration *c);

/* What is missing and why, a text each: the in-core analysis, points and predictions. Owned by the
 * arena. Of measurements only where some were asked for. */
void configuration_missing(const struct configuration *c, struct arena *arena,
                           struct str_list *reasons);

/* Raised with each change after which the models say something else of the same input. */
int configuration_models_revision(void);

/* Whether measurements are asked for. */
bool configuration_measures(const struct sweep_context *context);

/* Whether the point was counted: then the models' result from the counted volumes. */
bool configuration_counted(const struct configuration *c, size_t point, struct model_point *out);

#endif
