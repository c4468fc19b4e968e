#ifndef RENDER_SUMMARIES_H
#define RENDER_SUMMARIES_H

#include "base/err.h"
#include "render/output.h"
#include "render/site.h"

/*
 * What a run remembers of every configuration for the next one, in `.inspect-memory` of the output
 * folder, so that overviews can be made without reading the collection again. The file is only good
 * for the machine and program that wrote it; one that is missing, foreign or damaged is ignored.
 */

/* Fills the summaries whose stamp is unchanged and whose files all exist, and
 * marks them as kept. */
bool summaries_recall(struct site *site, struct site_output *out, struct err *err);

/* Remembers all summaries that have no problem. */
bool summaries_store(const struct site *site, const struct site_output *out, struct err *err);

#endif
