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

#endif
