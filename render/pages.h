#ifndef RENDER_PAGES_H
#define RENDER_PAGES_H

#include "render/collection.h"
#include "render/site.h"

/*
 * The kinds of pages. Each appends one whole file to `out`; memory comes from `arena`, which the
 * caller resets after the file was written.
 */
bool page_configuration(const struct site *site, const struct configuration *c,
                        const struct identity *id, const struct facts *facts, struct arena *arena,
                        struct sb *out, struct err *err);

/* The plots of a configuration for the page's script and for comparisons. */
void configuration_data(const struct site *site, const struct configuration *c,
                        const struct identity *id, const struct facts *facts, struct arena *arena,
                        struct sb *out);

/* In the place of a configuration that could not be read: says why. */
bool page_unreadable(const struct site *site, const struct summary *s, struct arena *arena,
                     struct sb *out, struct err *err);

bool page_index(const struct site *site, struct arena *arena, struct sb *out, struct err *err);

bool page_machine(const struct site *site, const struct site_machine *machine, struct arena *arena,
                  struct sb *out, struct err *err);

/* Performance over grid size of one stencil on one machine, kept until all machines are known. */
struct class_curve {
    const char *machine;
    size_t n;
    const double *size, *measured_mlup_per_s, *ecm_mlup_per_s;
};

/* One stencil across machines, at `<path>/index.html`. */
bool page_class(const struct site *site, const struct identity *id,
                const struct class_curve *curves, size_t n_curves, struct arena *arena,
                struct sb *out, struct err *err);

bool page_matrix(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
bool page_compare(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
bool page_accuracy(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
bool page_named(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
bool page_reviews(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
bool page_methods(const struct site *site, struct arena *arena, struct sb *out, struct err *err);
bool page_about(const struct site *site, struct arena *arena, struct sb *out, struct err *err);

/* The summaries of all configurations for the page's script: search, matrix and comparisons. */
bool collection_data(const struct site *site, struct arena *arena, struct sb *out, struct err *err);

#endif
