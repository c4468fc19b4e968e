#include "render/story.h"

#include <math.h>

#include "render/text.h"

static struct str number(struct sb *out, double value)
{
    return number_text(out->arena, value);
}

/* "6 % more", "practically the same". */
static struct str more_or_less(struct arena *arena, double fraction)
{
    const double percent = fabs(round(100 * fraction));
    if (percent < 2)
        return STR("practically the same");
    return str_format(arena, "%.0f %% %s", percent, fraction > 0 ? "more" : "less");
}

static void say_place(struct sb *out, const struct identity *id, const struct facts *f)
{
    const struct str grid = identity_grid_text(out->arena, id, f->size);
    const struct str bytes = bytes_text(out->arena, f->bytes);
    if (f->in_memory)
        sb_addf(out, "In memory, on a grid of %.*s (%.*s), one core ", STR_ARG(grid),
                STR_ARG(bytes));
    else if (isnan(f->last_cache_bytes) || isnan(f->bytes))
        sb_addf(out, "On the largest grid, %.*s, one core ", STR_ARG(grid));
    else
        sb_addf(out,
                "On the largest grid, %.*s (%.*s, which still fits into the last-level cache), one "
                "core ",
                STR_ARG(grid), STR_ARG(bytes));
}

/* "30 cy/CL", with the interval if there is one: "30 cy/CL (26 to 36 in 80 % of cases)". */
static struct str prediction(struct sb *out, const struct facts *f)
{
    const struct str ecm = number(out, f->ecm_cy_per_cl);
    if (isnan(f->ecm_low_cy_per_cl) || isnan(f->ecm_high_cy_per_cl))
        return str_format(out->arena, "%.*s cy/CL", STR_ARG(ecm));
    return str_format(out->arena, "%.*s cy/CL (%.*s to %.*s in 80 %% of cases)", STR_ARG(ecm),
                      STR_ARG(number(out, f->ecm_low_cy_per_cl)),
                      STR_ARG(number(out, f->ecm_high_cy_per_cl)));
}

/* What can be said about one core if no time is known. */
static void say_no_time(struct sb *out, const struct identity *id, const struct facts *f)
{
    if (!isnan(f->all_mlup_per_s)) {
        sb_addz(out, "Only scaling over cores was measured. ");
        return;
    }
    sb_addz(out, "Nothing was measured, and no model gives a time. ");
    if (!isnan(f->balance_bytes_per_lup))
        sb_addf(out, "On a grid of %.*s (%.*s) the memory traffic is %.*s B/LUP. ",
                STR_ARG(identity_grid_text(out->arena, id, f->size)),
                STR_ARG(bytes_text(out->arena, f->bytes)),
                STR_ARG(number(out, f->balance_bytes_per_lup)));
}

static void say_one_core(struct sb *out, const struct identity *id, const struct facts *f)
{
    if (!f->measured && !f->modelled) {
        say_no_time(out, id, f);
        return;
    }
    say_place(out, id, f);
    const struct str ecm = prediction(out, f);
    if (!f->measured) {
        if (!isnan(f->ecm_mlup_per_s))
            sb_addf(out, "should reach %.*s MLUP/s and ", STR_ARG(number(out, f->ecm_mlup_per_s)));
        else
            sb_addz(out, "should ");
        sb_addf(out, "take %.*s according to the ECM model; nothing was measured. ", STR_ARG(ecm));
        return;
    }
    const struct str cy = number(out, f->cy_per_cl);
    const struct str mlup = number(out, f->mlup_per_s);
    sb_addf(out, "takes %.*s cy/CL (%.*s MLUP/s)", STR_ARG(cy), STR_ARG(mlup));
    if (isnan(f->deviation)) {
        sb_addz(out, "; there is no prediction to compare it with. ");
        return;
    }
    const struct str how = more_or_less(out->arena, f->deviation);
    sb_addf(out, "; the ECM model predicts %.*s, %.*s. ", STR_ARG(ecm), STR_ARG(how));
}

static void say_step(struct sb *out, const struct facts *f)
{
    if (isnan(f->step_from) || isnan(f->step_before_bytes_per_lup))
        return;
    const struct str before = number(out, f->step_before_bytes_per_lup);
    const struct str after = number(out, f->balance_bytes_per_lup);
    const struct str size = number(out, f->broken != NULL ? f->broken->max_size : f->step_from);
    if (f->broken != NULL)
        sb_addf(out,
                "Beyond a size of %.*s the %.*s layer condition is lost in the %.*s cache, and the "
                "memory traffic changes from %.*s to %.*s B/LUP. ",
                STR_ARG(size), STR_ARG(f->broken->dims), STR_ARG(f->broken->level), STR_ARG(before),
                STR_ARG(after));
    else
        sb_addf(out, "Beyond a size of %.*s the memory traffic changes from %.*s to %.*s B/LUP. ",
                STR_ARG(size), STR_ARG(before), STR_ARG(after));
}

static void say_blocking(struct sb *out, const struct facts *f)
{
    const double gain = f->best_block_mlup_per_s / f->plain_block_mlup_per_s - 1;
    if (!isfinite(gain))
        return;
    const struct str how = more_or_less(out->arena, gain);
    const char *by = f->block_measured ? "" : ", according to the model";
    if (fabs(gain) < 0.02)
        sb_addf(out, "Spatial blocking makes practically no difference%s. ", by);
    else
        sb_addf(out, "Blocking for the %.*s cache gives %.*s performance%s. ",
                STR_ARG(f->best_block_level), STR_ARG(how), by);
}

/* The saturation point, which the explanation has too. */
static void say_saturation(struct sb *out, const struct facts *f, const char *joined)
{
    if (f->explanation.len != 0)
        return;
    if (!isnan(f->fastest_cores))
        sb_addf(out, "%s %.0f of the %.0f cores of a memory domain are faster than all", joined,
                f->fastest_cores, f->domain_cores);
    else if (facts_saturates(f))
        sb_addf(out, "%s %.0f %s a memory domain", joined, f->saturation_cores,
                f->saturation_cores > 1 ? "cores saturate" : "core saturates");
    else if (f->saturation_cores >= 1)
        sb_addf(out,
                f->domain_cores == 1 ? "%s the %.0f core of a memory domain does not saturate it"
                                     : "%s the %.0f cores of a memory domain do not saturate it",
                joined, f->domain_cores);
}

/* Predicted scaling. If nothing was measured, the paragraph has said so already. */
static void say_predicted_scaling(struct sb *out, const struct facts *f)
{
    const bool predicted = f->all_ecm_threads > 1;
    if (f->measured)
        sb_addf(out, "Scaling over cores was not measured%s",
                predicted ? "; according to the model, " : ".");
    if (!predicted)
        return;
    const struct str all = number(out, f->all_ecm_mlup_per_s);
    sb_addf(out, "%.0f cores %s %.*s MLUP/s", f->all_ecm_threads,
            f->measured ? "reach" : "should reach", STR_ARG(all));
    say_saturation(out, f, ", and");
    sb_addz(out, ".");
}

static void say_scaling(struct sb *out, const struct facts *f)
{
    if (isnan(f->all_mlup_per_s)) {
        say_predicted_scaling(out, f);
        return;
    }
    const struct str all = number(out, f->all_mlup_per_s);
    const double factor = f->all_mlup_per_s / f->first_mlup_per_s;
    if (!(f->all_threads > 1))
        sb_addz(out, "Only one core was measured");
    else
        sb_addf(out, "%.0f cores together reach %.*s MLUP/s", f->all_threads, STR_ARG(all));
    if (f->first_threads >= 1 && f->first_threads < f->all_threads) {
        const bool one = f->first_threads < 2;
        const char *first =
            one ? "one core" : str_formatz(out->arena, "%.0f cores", f->first_threads);
        if (factor < 0.98)
            sb_addf(out, ", %.0f %% slower than %s", 100 * (1 - factor), first);
        else if (factor < 1.02)
            sb_addf(out, ", as fast as %s", first);
        else
            sb_addf(out, ", %.*s times as fast as %s", STR_ARG(number(out, factor)), first);
    }
    if (f->all_threads > 1)
        say_saturation(out, f, "; according to the model,");
    sb_addz(out, ".");
}

struct str story_in_full(const struct identity *id, const struct facts *f, struct arena *arena)
{
    struct sb out = {.arena = arena};
    say_one_core(&out, id, f);
    say_scaling(&out, f);
    sb_addc(&out, ' ');
    if (f->explanation.len != 0)
        sb_addf(&out, "%.*s ", STR_ARG(f->explanation));
    else
        say_step(&out, f);
    say_blocking(&out, f);
    return str_trim(sb_str(&out));
}

/* ---- the same in short ---- */

/* " on 250³ in memory" */
static void say_where(struct sb *out, const struct identity *id, const struct facts *f)
{
    sb_addf(out, " on %.*s", STR_ARG(identity_grid_text(out->arena, id, f->size)));
    if (f->in_memory)
        sb_addz(out, " in memory");
    else if (!isnan(f->last_cache_bytes) && !isnan(f->bytes))
        sb_addz(out, " in cache");
}

/* "756 MLUP/s (50.8 cy/CL)" after the verb that fits. */
static void say_speed(struct sb *out, double mlup_per_s, double cy_per_cl, const char *reach,
                      const char *take)
{
    const struct str cy = number(out, cy_per_cl);
    const struct str mlup = number(out, mlup_per_s);
    if (isnan(mlup_per_s))
        sb_addf(out, "One core %s %.*s cy/CL", take, STR_ARG(cy));
    else
        sb_addf(out, "One core %s %.*s MLUP/s (%.*s cy/CL)", reach, STR_ARG(mlup), STR_ARG(cy));
}

static void say_one_core_in_short(struct sb *out, const struct identity *id, const struct facts *f)
{
    if (!f->measured && !f->modelled) {
        say_no_time(out, id, f);
        return;
    }
    if (f->measured)
        say_speed(out, f->mlup_per_s, f->cy_per_cl, "reaches", "takes");
    else
        say_speed(out, f->ecm_mlup_per_s, f->ecm_cy_per_cl, "should reach", "should take");
    say_where(out, id, f);
    const struct str ecm = number(out, f->ecm_cy_per_cl);
    const struct str how = more_or_less(out->arena, f->deviation);
    if (!f->measured)
        sb_addz(out, isnan(f->all_mlup_per_s) ? "; nothing was measured. "
                                              : "; one core was not measured. ");
    else if (isnan(f->deviation))
        sb_addz(out, "; there is no prediction. ");
    else
        sb_addf(out, "; ECM predicts %.*s cy/CL, %.*s. ", STR_ARG(ecm), STR_ARG(how));
}

static void say_cores_in_short(struct sb *out, const struct facts *f)
{
    if (f->all_threads > 1)
        sb_addf(out, "%.0f cores reach %.*s MLUP/s.", f->all_threads,
                STR_ARG(number(out, f->all_mlup_per_s)));
    else if (f->all_ecm_threads > 1)
        sb_addf(out, "%.0f cores should reach %.*s MLUP/s.", f->all_ecm_threads,
                STR_ARG(number(out, f->all_ecm_mlup_per_s)));
}

struct str story_answer(const struct identity *id, const struct facts *f, struct arena *arena)
{
    struct sb out = {.arena = arena};
    say_one_core_in_short(&out, id, f);
    say_cores_in_short(&out, f);
    return str_trim(sb_str(&out));
}

static void say_bottleneck(struct sb *out, const struct facts *f)
{
    if (f->limit.len != 0)
        sb_addf(out, "%.*s ", STR_ARG(f->limit));
    else
        say_step(out, f);
}

static void say_what_helps(struct sb *out, const struct facts *f)
{
    const size_t before = out->len;
    say_blocking(out, f);
    if (out->len == before)
        sb_add(out, f->advice);
}

struct str story_reasons(const struct facts *f, struct arena *arena)
{
    struct sb out = {.arena = arena};
    say_bottleneck(&out, f);
    say_what_helps(&out, f);
    return str_trim(sb_str(&out));
}

static void warn_of_gaps(const struct config *file, struct arena *arena, struct str_list *warnings)
{
    if (!file->complete)
        str_list_add(arena, warnings,
                     STR("The collection of this configuration is not complete yet."));
    for (unsigned i = 0; i < file->failures_count && i < 3; i++)
        str_list_add(arena, warnings, str_format(arena, "Failed: %s.", file->failures[i]));
    if (file->failures_count > 3)
        str_list_add(arena, warnings,
                     str_format(arena,
                                file->failures_count == 4
                                    ? "%u more point failed; config.yml lists it."
                                    : "%u more points failed; config.yml lists them.",
                                file->failures_count - 3));
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
                       f->n_doubtful, f->n_measured, f->n_doubtful == 1 ? "was" : "were",
                       f->n_doubtful == 1 ? "is" : "are", STR_ARG(f->verdict),
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
