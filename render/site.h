#ifndef RENDER_SITE_H
#define RENDER_SITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/hash.h"
#include "base/repo.h"
#include "collect/machine/machine.h"
#include "collect/sweep/review.h"
#include "render/deviations.h"
#include "render/facts.h"
#include "render/identity.h"
#include "render/template.h"

/* Input and output folders, without a slash at the end, and other options of a site. */
struct site_options {
    const char *collection;  /* stencils */
    const char *machines;    /* machines */
    const char *templates;   /* templates */
    const char *assets;      /* site */
    const char *output;      /* public */
    const char *base_url;    /* the site's address, without a slash at the end; or NULL */
    const char *program_url; /* address where readers get this program; or NULL */
    const char *licence;     /* of the collection's data; or NULL */
    const char *version;     /* of this program */
};

/* A machine that configurations name. */
struct site_machine {
    const char *name;
    bool loaded; /* false: there is no machine file, or it is broken */
    struct machine machine;
    const char *problem;
    size_t n_configurations;
    const char *file;
    char *hash;                  /* see site_machine_hash */
    char file_stamp[HASH_CHARS]; /* of the file */
    char stamp[HASH_CHARS];      /* of everything that its page is made from */
    bool kept;                   /* its files from the last run are still valid */
};

/* The data on a configuration shown in overviews. Texts are owned by the site's arena. */
struct summary {
    const char *folder;
    const char *machine;
    const struct site_machine *on; /* that machine */
    struct identity identity;
    const struct compact_entry *compact; /* the configuration's line in a file of model-only
                                            results, if it has no folder; or NULL */
    const char *problem;                 /* why there is no page, or NULL */
    struct facts facts;                  /* numbers only: its pointers are null */
    size_t n_models;
    const struct model_deviations
        *models;           /* the compact deviations, which are kept after the page is written */
    const char *collected; /* UTC; NULL: not known */
    const char *change;    /* text on changes since it was last collected; or NULL */
    double flop_per_lup;
    double intensity; /* FLOP/B to memory */
    /* At a grid that all machines of the stencil have; NaN: not known. */
    double common_size, common_core_mlup_per_s, common_socket_mlup_per_s;
    bool common_core_measured; /* else that of one core is a prediction */
    bool complete;
    bool outdated; /* collecting it again would give a different result, see outdated.h */
    int failed;
    bool has_review;
    enum light lights[REVIEW_SECTIONS];
    bool review_outdated;
    bool damaged; /* a table differs from the one recorded in config.yml */

    char stamp[HASH_CHARS];       /* of everything that its page is made from */
    char class_stamp[HASH_CHARS]; /* of what its stencil's page for all machines is made from */
    bool kept;                    /* the page from the last run is still valid … */
    bool class_kept;              /* … and so is that of the stencil */
    struct str_list files;        /* names of the files that it consists of */
    bool seen;                    /* the last run stored it */
    bool points_kept;             /* its tables of points are those of the last run */
    struct str remembered;        /* all this as the last run stored it; empty if not kept */
};

struct site {
    const struct site_options *options;
    struct repo_state repo; /* of the repository around the collection */
    struct arena *arena;
    int64_t now_ns; /* when the run started, see settled.h */
    struct template_set templates;
    size_t n_machines;
    struct site_machine *machines;
    size_t n_summaries;
    struct summary *summaries;
    size_t n_remembered; /* configurations that the last run stored, see summaries.h */
    struct str_list own; /* names of stored comparisons, see own_store.h */
};

/* Results of site_render. */
struct site_result {
    bool current;       /* nothing had changed; the rest is zero */
    size_t n_pages;     /* pages in the site */
    size_t n_written;   /* files that were new or changed */
    size_t n_kept;      /* configurations reused from the last run */
    size_t n_problems;  /* configurations and machines that could not be read */
    struct sb problems; /* as they are printed, one after the other */
};

/*
 * Renders the collection. A configuration that cannot be read gets no page, is shown as unreadable
 * in the overviews and is reported in `result`; any other failure ends the run. Only what has
 * changed since the last run is read and drawn again: a configuration if its own files, its machine
 * file, the templates or this program changed; overviews always. The result is the same as that of
 * a run into an empty folder. Files of the output folder that an earlier run wrote and that no
 * longer belong there are removed.
 */
bool site_render(const struct site_options *options, struct arena *arena,
                 struct site_result *result, struct err *err);

/* Records something that could not be read. */
void site_problem(struct site_result *result, const struct err *problem);

/*
 * Lists the configurations of the collection, by stencil and machine, and all machines. Nothing is
 * read yet.
 */
bool site_list(struct site *site, struct err *err);

/* Loads the files of all machines; `problem` says why one could not be. */
void site_machines_load(struct site *site);

/*
 * The index after the last configuration of the stencil of summary `from`; the configurations of a
 * stencil are consecutive.
 */
size_t site_class_end(const struct site *site, size_t from);

/* Whether predictions on this machine are only bounds: its ECM follows from documented figures and
 * was not fitted to measurements. */
bool site_unfitted(const struct site_machine *machine);

/* How many machines have configurations: a machine file alone does not count. */
size_t site_machines_in_use(const struct site *site);

/* The machine with this name, or NULL. */
const struct site_machine *site_machine(const struct site *site, const char *name);

/*
 * The hash of a loaded machine's text in the format in which it is saved; computed at the first
 * call.
 */
const char *site_machine_hash(const struct site_machine *machine);

/* Names of the files in `machines/` of the site that depend only on this machine. */
void site_machine_files(const struct site_machine *machine, struct arena *arena,
                        struct str_list *names);

/*
 * Loads a configuration completely, from its folder or computed from its line of model-only
 * results; `class` is for all configurations of the stencil.
 */
bool site_load(const struct site *site, const struct summary *s, struct compact_class *class,
               struct arena *arena, struct collected *c, struct err *err);

/*
 * Values that every page needs (title, description, address of the root, navigation). `path` is
 * the page's path below the output folder; it must live as long as the map.
 */
struct map *page_values(const struct site *site, struct arena *arena, const char *path,
                        struct str title, struct str description);

/* The page has figures that the script makes interactive; `id`: the folder named by its data.js. */
void page_live(struct map *page, struct str id);

/* Fills template `name` and appends the page to `out`. */
bool page_render(const struct site *site, const char *name, const struct map *values,
                 struct sb *out, struct err *err);

#endif
