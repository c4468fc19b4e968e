#ifndef RENDER_PAGES_H
#define RENDER_PAGES_H

#include "render/class_ranking.h"
#include "render/collection.h"
#include "render/output.h"
#include "render/site.h"

/* The data from which the parts of a configuration's page are made. */
struct page_source {
    const struct site *site;
    const struct collected *c;
    const struct identity *id;
    const struct facts *f;
    const struct site_machine *machine; /* NULL: not known */
    size_t from, to; /* the configurations of its stencil, [from, to) of those of the site */
    struct str_list outdated; /* reasons, see outdated.h */
    struct arena *arena;      /* for memory that is needed until the page is written */
};

/*
 * The paths of pages below the root, which are also their addresses there; owned by the arena. That
 * of a configuration is in its folder.
 */
const char *page_configuration_path(struct arena *arena, const char *folder);
const char *page_class_path(struct arena *arena, const struct identity *id);
const char *page_machine_path(struct arena *arena, const char *machine);
const char *page_shape_path(struct arena *arena, const struct identity *id);

/*
 * The kinds of pages. Each appends one whole file to `out`; memory comes from `arena`, which the
 * caller resets after the file was written.
 */
bool page_configuration(const struct page_source *source, struct sb *out, struct err *err);

/* The plots of a configuration for the page's script and for comparisons. */
void configuration_data(const struct page_source *source, struct sb *out);

/* The page of a configuration that could not be read, with the reason. */
bool page_unreadable(const struct site *site, const struct summary *s, struct arena *arena,
                     struct sb *out, struct err *err);

bool page_index(const struct site *site, struct arena *arena, struct sb *out, struct err *err);

bool page_machine(const struct site *site, const struct site_machine *machine, struct arena *arena,
                  struct sb *out, struct err *err);

/* The page of one stencil on all machines: that of the summaries [from, to). */
bool page_class(const struct site *site, size_t from, size_t to,
                const struct class_ranking *ranking, struct arena *arena, struct sb *out,
                struct err *err);

/*
 * The page of all stencils of one dimension and radius, `2D/r2/index.html`: which machine is the
 * fastest of each. `shapes` are [0, n) of heat_shapes, of which the first is on the page.
 */
bool page_shape(const struct site *site, const struct identity *const *shapes, size_t n,
                struct arena *arena, struct sb *out, struct err *err);

/* Its path with the section of this kind. */
struct str page_shape_link(struct arena *arena, const struct identity *id);

bool page_matrix(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
bool page_compare(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
bool page_accuracy(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
bool page_named(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
bool page_reviews(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
bool page_methods(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
/* 404.html: shown by hosts at addresses that do not exist, so it needs no other file of the site.
 */
bool page_not_found(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
bool page_about(const struct site *site, struct arena *arena, struct sb *out, struct err *err);

/* The page of the analyser; what its scripts load: the named kernels, and a machine's file with the
 * in-core times there. */
bool page_try(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
bool try_data(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
bool machine_script(const struct site *site, const struct site_machine *machine,
                    struct arena *arena, struct sb *out, struct err *err);

/*
 * The address of that page for this stencil, on this machine (may be null) with grids up to this
 * size (NaN: the usual ones), or with a kernel's text; empty if there is no such page.
 */
struct str try_link(const struct identity *id, const char *machine, double size,
                    struct arena *arena);
struct str try_link_own(struct str kernel, struct str machine, struct arena *arena);

/*
 * The names of the results of `inspect compare --store` in the collection; none if there is no such
 * folder.
 */
bool own_names(const char *collection, struct arena *arena, struct str_list *out, struct err *err);

/* Their pages and the list of them. Unreadable ones are reported in `result` and in the list. */
bool render_own(const struct site *site, struct site_output *out, struct site_result *result,
                struct err *err);

/* The results of all configurations, and what their columns mean. */
bool data_csv(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
bool data_json(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
bool page_data(const struct site *site, struct arena *arena, struct sb *out, struct err *err);

/* An Atom feed of the latest results and what they changed. */
bool feed_atom(const struct site *site, struct arena *arena, struct sb *out, struct err *err);

/* The summaries of all configurations, `assets/collection.js`: search, matrix and comparisons. */
bool collection_script(const struct site *site, struct arena *arena, struct sb *out,
                       struct err *err);

#endif
