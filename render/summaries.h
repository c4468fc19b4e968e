#ifndef RENDER_SUMMARIES_H
#define RENDER_SUMMARIES_H

#include "base/err.h"
#include "render/output.h"
#include "render/site.h"

/*
 * Data on every configuration that a run stores for the next one, in `.inspect-memory` in the
 * output folder, so that overviews can be made without reading the collection again. The file is
 * valid only for the machine and program that wrote it; a missing, foreign or damaged file is
 * ignored.
 */

/* Fills the summaries whose stamp is unchanged and whose files all exist, and
 * marks them as kept. */
bool summaries_recall(struct site *site, struct site_output *out, struct err *err);

/* Stores all summaries that have no problem. */
bool summaries_store(const struct site *site, const struct site_output *out, struct err *err);

#endif
