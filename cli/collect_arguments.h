#ifndef CLI_COLLECT_ARGUMENTS_H
#define CLI_COLLECT_ARGUMENTS_H

#include "base/hash.h"
#include "base/opt.h"
#include "cli/nest_choice.h"
#include "cli/shared_options.h"
#include "collect/sweep/collect.h"

enum { COLLECTION_MAX_WORKERS = 256 };

/* Where a collection lies; the option rows of commands whose `struct options` has it as `place`. */
struct collection_place {
    const char *root;
    const char *cache_dir;
    bool trust;
};

/* clang-format off */
#define COLLECTION_PLACE {.root = "stencils", .cache_dir = ".cache/incore"}
/* clang-format on */

#define COLLECTION_OPTIONS                                                                         \
    OPT('o', "output", OPT_TEXT, offsetof(struct options, place.root), "DIR",                      \
        "the collection's folder (default: stencils)"),                                            \
        OPT(0, "cache", OPT_TEXT, offsetof(struct options, place.cache_dir), "DIR",                \
            "where in-core analyses are kept (default: .cache/incore)"),                           \
        OPTION_TRUST(offsetof(struct options, place.trust))

/* What `inspect collect` and `inspect jobs` work on. Everything is owned by the arena. */
struct collection_work {
    struct set set;
    struct machine machine;
    char machine_hash[HASH_CHARS];
    const char *run;         /* of this process alone */
    struct nest_choice nest; /* of files that are real code */
    size_t n_items;
    struct sweep_item *items;
};

/* True if the argument names a set: `quick` with stencils/sets/quick.yml, or a file *.yml. */
bool collection_is_set(const char *argument, struct arena *arena);

/* Loads the machine and its hash; `trust`: whatever compilers it names. */
bool collection_machine(const char *name, bool trust, struct arena *arena,
                        struct collection_work *work, struct err *err);

/* Loads a set and the sources of all its items. */
bool collection_set(const char *argument, struct arena *arena, struct collection_work *work,
                    struct err *err);

/* Class paths, named kernels and files, under the default set. */
bool collection_kernels(const struct str_list *arguments, struct arena *arena,
                        struct collection_work *work, struct err *err);

/* Keeps only the items whose paths are listed in `file`, one a line; an unknown path is an error.
 */
bool collection_only(const char *file, struct arena *arena, struct collection_work *work,
                     struct err *err);

/* How many processes work where nothing is measured: one a core. */
int collection_workers(void);

/* The context for sweeps; borrows from `work`. */
struct sweep_context collection_context(const struct collection_work *work,
                                        const struct collection_place *place, bool model_only);

#endif
