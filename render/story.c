#include "render/story.h"

#include <math.h>
#include <stddef.h>

#include "base/panic.h"
#include "base/plural.h"
#include "render/text.h"

/* Each case has a wording of each length. */
enum length { IN_SHORT, IN_FULL, LENGTHS };

/* Part of a sentence. Names in braces are those of value_of(). */
struct wording {
    const char *text[LENGTHS];
};

struct story {
    const struct identity *id; /* null where no wording needs it */
    const struct facts *f;
    enum length length;
    struct sb *out;
};

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

/* " (26 to 36 in 80 % of cases)"; empty if the interval is not known. */
static struct str interval_text(struct arena *arena, const struct facts *f)
{
    if (isnan(f->ecm_low_cy_per_cl) || isnan(f->ecm_high_cy_per_cl))
        return (struct str){0};
    return str_format(arena, " (%.*s to %.*s in 80 %% of cases)",
                      STR_ARG(number_text(arena, f->ecm_low_cy_per_cl)),
                      STR_ARG(number_text(arena, f->ecm_high_cy_per_cl)));
}

static const struct named_number {
    const char *name;
    size_t offset;
} numbers[] = {
    {"cy", offsetof(struct facts, cy_per_cl)},
    {"mlup", offsetof(struct facts, mlup_per_s)},
    {"ecm", offsetof(struct facts, ecm_cy_per_cl)},
    {"ecm_mlup", offsetof(struct facts, ecm_mlup_per_s)},
    {"balance", offsetof(struct facts, balance_bytes_per_lup)},
    {"cores", offsetof(struct facts, all_threads)},
    {"cores_mlup", offsetof(struct facts, all_mlup_per_s)},
    {"ecm_cores", offsetof(struct facts, all_ecm_threads)},
    {"ecm_cores_mlup", offsetof(struct facts, all_ecm_mlup_per_s)},
};

static struct str value_of(const struct story *s, struct str name)
{
    struct arena *const arena = s->out->arena;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        if (str_eq(name, str_of(numbers[i].name)))
            return number_text(arena, *(const double *)((const char *)s->f + numbers[i].offset));
    }
    if (str_eq(name, STR("grid")))
        return identity_grid_text(arena, s->id, s->f->size);
    if (str_eq(name, STR("bytes")))
        return bytes_text(arena, s->f->bytes);
    if (str_eq(name, STR("interval")))
        return interval_text(arena, s->f);
    panic_unless(str_eq(name, STR("deviation")), "a wording names no value");
    return more_or_less(arena, s->f->deviation);
}

static void fill(const struct story *s, const char *text)
{
    for (struct str rest = str_of(text); rest.len != 0;) {
        const struct str_cut before = str_cut(rest, '{');
        const struct str_cut name = str_cut(before.tail, '}');
        sb_add(s->out, before.head);
        if (before.ok)
            sb_add(s->out, value_of(s, name.head));
        rest = name.tail;
    }
}

static void say(const struct story *s, const struct wording *w)
{
    fill(s, w->text[s->length]);
}

/* ---- one core ---- */

enum place { IN_MEMORY, IN_CACHE, SOMEWHERE };

static enum place place_of(const struct facts *f)
{
    if (f->in_memory)
        return IN_MEMORY;
    return isnan(f->last_cache_bytes) || isnan(f->bytes) ? SOMEWHERE : IN_CACHE;
}

static const struct wording openings[] = {
    [IN_MEMORY] = {{"One core ", "In memory, on a grid of {grid} ({bytes}), one core "}},
    [IN_CACHE] = {{"One core ", "On the largest grid, {grid} ({bytes}, which still fits into the "
                                "last-level cache), one core "}},
    [SOMEWHERE] = {{"One core ", "On the largest grid, {grid}, one core "}},
};

/* The place after the time, if the opening does not give it. */
static const struct wording places[] = {
    [IN_MEMORY] = {{" on {grid} in memory", ""}},
    [IN_CACHE] = {{" on {grid} in cache", ""}},
    [SOMEWHERE] = {{" on {grid}", ""}},
};

/* Without and with a rate, which some imported results lack. */
static const struct wording measured[] = {
    {{"takes {cy} cy/CL", "takes {cy} cy/CL"}},
    {{"reaches {mlup} MLUP/s ({cy} cy/CL)", "takes {cy} cy/CL ({mlup} MLUP/s)"}},
};
static const struct wording predicted[] = {
    {{"should take {ecm} cy/CL", "should take {ecm} cy/CL{interval} according to the ECM model"}},
    {{"should reach {ecm_mlup} MLUP/s ({ecm} cy/CL)",
      "should reach {ecm_mlup} MLUP/s and take {ecm} cy/CL{interval} according to the ECM model"}},
};

enum remark { COMPARED, NOT_PREDICTED, ONLY_CORES_MEASURED, NOT_MEASURED };

static enum remark remark_of(const struct facts *f)
{
    if (f->measured)
        return isnan(f->deviation) ? NOT_PREDICTED : COMPARED;
    return isnan(f->all_mlup_per_s) ? NOT_MEASURED : ONLY_CORES_MEASURED;
}

static const struct wording remarks[] = {
    [COMPARED] = {{"; ECM predicts {ecm} cy/CL, {deviation}. ",
                   "; the ECM model predicts {ecm} cy/CL{interval}, {deviation}. "}},
    [NOT_PREDICTED] = {{"; there is no prediction. ",
                        "; there is no prediction to compare it with. "}},
    [ONLY_CORES_MEASURED] = {{"; one core was not measured. ", "; one core was not measured. "}},
    [NOT_MEASURED] = {{"; nothing was measured. ", "; nothing was measured. "}},
};

/* What can be said if no time is known: in full as in short. */
static void say_no_time(const struct story *s)
{
    if (!isnan(s->f->all_mlup_per_s)) {
        fill(s, "Only scaling over cores was measured. ");
        return;
    }
    fill(s, "Nothing was measured, and no model gives a time. ");
    if (!isnan(s->f->balance_bytes_per_lup))
        fill(s, "On a grid of {grid} ({bytes}) the memory traffic is {balance} B/LUP. ");
}

static void say_one_core(const struct story *s)
{
    const struct facts *const f = s->f;
    if (!f->measured && !f->modelled) {
        say_no_time(s);
        return;
    }
    say(s, &openings[place_of(f)]);
    say(s, f->measured ? &measured[!isnan(f->mlup_per_s)] : &predicted[!isnan(f->ecm_mlup_per_s)]);
    say(s, &places[place_of(f)]);
    say(s, &remarks[remark_of(f)]);
}

/* ---- all cores ---- */

enum scaling {
    SCALING_MEASURED,
    SCALING_PREDICTED, /* but one core was measured */
    ONLY_PREDICTED,
    ONE_CORE,
    NOT_SCALED,
    NO_SCALING,
};

static enum scaling scaling_of(const struct facts *f)
{
    const bool one_core = f->measured || !isnan(f->all_mlup_per_s);
    if (f->all_threads > 1)
        return SCALING_MEASURED;
    if (f->all_ecm_threads > 1)
        return one_core ? SCALING_PREDICTED : ONLY_PREDICTED;
    if (!isnan(f->all_mlup_per_s))
        return ONE_CORE;
    return one_core ? NOT_SCALED : NO_SCALING;
}

static const struct wording scalings[] = {
    [SCALING_MEASURED] = {{"{cores} cores reach {cores_mlup} MLUP/s",
                           "{cores} cores together reach {cores_mlup} MLUP/s"}},
    [SCALING_PREDICTED] = {{"{ecm_cores} cores should reach {ecm_cores_mlup} MLUP/s",
                            "Scaling over cores was not measured; according to the model, "
                            "{ecm_cores} cores reach {ecm_cores_mlup} MLUP/s"}},
    [ONLY_PREDICTED] = {{"{ecm_cores} cores should reach {ecm_cores_mlup} MLUP/s",
                         "{ecm_cores} cores should reach {ecm_cores_mlup} MLUP/s"}},
    [ONE_CORE] = {{"", "Only one core was measured"}},
    [NOT_SCALED] = {{"", "Scaling over cores was not measured"}},
    [NO_SCALING] = {{"", ""}},
};

static void say_ratio(const struct facts *f, struct sb *out)
{
    const double factor = f->all_mlup_per_s / f->first_mlup_per_s;
    if (!(f->first_threads >= 1 && f->first_threads < f->all_threads))
        return;
    const bool one = f->first_threads < 2;
    const char *first = one ? "one core" : str_formatz(out->arena, "%.0f cores", f->first_threads);
    if (factor < 0.98)
        sb_addf(out, ", %.0f %% slower than %s", 100 * (1 - factor), first);
    else if (factor < 1.02)
        sb_addf(out, ", as fast as %s", first);
    else
        sb_addf(out, ", %.*s times as fast as %s", STR_ARG(number(out, factor)), first);
}

/* The saturation point, which the explanation has too. */
static void say_saturation(const struct facts *f, const char *joined, struct sb *out)
{
    if (f->explanation.len != 0)
        return;
    if (!isnan(f->fastest_cores))
        sb_addf(out, "%s %.0f of the %.0f cores of a memory domain are faster than all", joined,
                f->fastest_cores, f->domain_cores);
    else if (facts_saturates(f))
        sb_addf(out, "%s %.0f %s a memory domain", joined, f->saturation_cores,
                PLURAL_OF(f->saturation_cores, "core saturates", "cores saturate"));
    else if (f->saturation_cores >= 1)
        sb_addf(out, "%s the %.0f core%s of a memory domain %s not saturate it", joined,
                f->domain_cores, PLURAL(f->domain_cores), PLURAL_OF(f->domain_cores, "does", "do"));
}

static void say_cores(const struct story *s)
{
    const enum scaling scaling = scaling_of(s->f);
    const size_t before = s->out->len;
    say(s, &scalings[scaling]);
    if (s->length == IN_FULL && scaling == SCALING_MEASURED) {
        say_ratio(s->f, s->out);
        say_saturation(s->f, "; according to the model,", s->out);
    } else if (s->length == IN_FULL && scaling <= ONLY_PREDICTED) {
        say_saturation(s->f, ", and", s->out);
    }
    if (s->out->len != before)
        sb_addc(s->out, '.');
    sb_addc(s->out, ' ');
}

/* ---- the reasons ---- */

static void say_step(const struct facts *f, struct sb *out)
{
    if (isnan(f->step_from))
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

/* False if blocked runs are not known. */
static bool say_blocking(const struct facts *f, struct sb *out)
{
    const double gain = f->best_block_mlup_per_s / f->plain_block_mlup_per_s - 1;
    if (!isfinite(gain))
        return false;
    const struct str how = more_or_less(out->arena, gain);
    const char *by = f->block_measured ? "" : ", according to the model";
    if (fabs(gain) < 0.02)
        sb_addf(out, "Spatial blocking makes practically no difference%s. ", by);
    else
        sb_addf(out, "Blocking for the %.*s cache gives %.*s performance%s. ",
                STR_ARG(f->best_block_level), STR_ARG(how), by);
    return true;
}

/* The explanation contains the limit and the advice. */
static void say_reasons(const struct story *s)
{
    const struct facts *const f = s->f;
    const struct str limit = s->length == IN_FULL ? f->explanation : f->limit;
    if (limit.len != 0)
        sb_addf(s->out, "%.*s ", STR_ARG(limit));
    else
        say_step(f, s->out);
    if (!say_blocking(f, s->out) && s->length == IN_SHORT)
        sb_add(s->out, f->advice);
}

struct str story_answer(const struct identity *id, const struct facts *f, struct arena *arena)
{
    struct sb out = {.arena = arena};
    const struct story s = {id, f, IN_SHORT, &out};
    say_one_core(&s);
    say_cores(&s);
    return str_trim(sb_str(&out));
}

struct str story_reasons(const struct facts *f, struct arena *arena)
{
    struct sb out = {.arena = arena};
    const struct story s = {NULL, f, IN_SHORT, &out};
    say_reasons(&s);
    return str_trim(sb_str(&out));
}

struct str story_in_full(const struct identity *id, const struct facts *f, struct arena *arena)
{
    struct sb out = {.arena = arena};
    const struct story s = {id, f, IN_FULL, &out};
    say_one_core(&s);
    say_cores(&s);
    say_reasons(&s);
    return str_trim(sb_str(&out));
}
