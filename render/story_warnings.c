#include "render/story_warnings.h"

#include "base/plural.h"
#include "render/text.h"

static void warn_of_gaps(const struct config *file, struct arena *arena, struct str_list *warnings)
{
    if (!file->complete)
        str_list_add(arena, warnings,
                     STR("The collection of this configuration is not complete yet."));
    const unsigned shown = file->failures_count < 3 ? file->failures_count : 3;
    const unsigned more = file->failures_count - shown;
    for (unsigned i = 0; i < shown; i++)
        str_list_add(arena, warnings, str_format(arena, "Failed: %s.", file->failures[i]));
    if (more > 0)
        str_list_add(arena, warnings,
                     str_format(arena, "%u more point%s failed; config.yml lists %s.", more,
                                PLURAL(more), PLURAL_OF(more, "it", "them")));
}

static bool counted(const struct collected *c)
{
    return points_predicted(&c->grid, traffic_counters->name) != NULL;
}

static void warn_of_age(const struct config *file, const struct str_list *outdated,
                        struct arena *arena, struct str_list *warnings)
{
    struct sb out = {.arena = arena};
    for (size_t i = 0; i < outdated->count; i++)
        sb_addf(&out, "%s%.*s", i == 0 ? "Outdated: since this was collected, " : ", and ",
                STR_ARG(outdated->items[i]));
    if (outdated->count == 0)
        return;
    if (file->publisher != NULL)
        sb_addz(&out, ". inspect import brings it up to date.");
    else
        sb_addf(&out, ". inspect collect %s -m %s brings it up to date.", file->path,
                file->machine);
    str_list_add(arena, warnings, sb_str(&out));
}

void story_warnings(const struct collected *c, const struct facts *f,
                    const struct str_list *outdated, struct arena *arena, struct str_list *warnings)
{
    warn_of_age(&c->file, outdated, arena, warnings);
    if (f->n_doubtful != 0)
        str_list_add(
            arena, warnings,
            str_format(arena,
                       "%zu of %zu measurements %s taken under poor conditions and %s drawn "
                       "hollow. The first: %.*s%s%.*s.",
                       f->n_doubtful, f->n_measured, PLURAL_OF(f->n_doubtful, "was", "were"),
                       PLURAL_OF(f->n_doubtful, "is", "are"), STR_ARG(f->verdict),
                       f->reason.len != 0 ? " – " : "", STR_ARG(f->reason)));
    if (f->n_apart != 0)
        str_list_add(arena, warnings,
                     str_format(arena,
                                "Simulation and layer conditions differ by more than 25 %% at %zu "
                                "of %zu sizes, most at %.0f (simulated: %.*s): lines compete for "
                                "cache sets there, or a layer condition is near its edge.",
                                f->n_apart, c->grid.n, f->apart_size,
                                STR_ARG(percent_text(arena, f->apart))));
    warn_of_gaps(&c->file, arena, warnings);
    if (c->file.commit_modified)
        str_list_add(arena, warnings,
                     STR("The program was built from a modified working tree: the commit below "
                         "does not describe it completely."));
    if (c->has_incore && c->incore.lower_bound)
        str_list_add(arena, warnings,
                     STR("The analyser does not know every instruction of the loop: the in-core "
                         "time is a lower bound."));
    if (c->has_incore && c->incore.doubt.len != 0)
        str_list_add(
            arena, warnings,
            str_format(arena, "The in-core time is in doubt: %.*s.", STR_ARG(c->incore.doubt)));
    if (c->has_review && c->review_outdated)
        str_list_add(arena, warnings, STR("The data changed after the review below was written."));
    if (f->measured && !counted(c))
        str_list_add(arena, warnings,
                     STR("No hardware counters were read (the setup says why), so the data "
                         "volumes on this page are predictions; only times were measured."));
}
