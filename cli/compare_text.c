#include <math.h>
#include <string.h>

#include "base/plural.h"
#include "cli/compare_report.h"
#include "cli/measured_miss.h"
#include "collect/model/notation.h"

enum { WIDTH = 80 };

double compare_own_mlup(const struct comparison_point *p)
{
    return p->own_source != MEASURED_NONE ? p->own_mlup_per_s : p->own.mlup_per_s;
}

static double base_mlup(const struct comparison_point *p)
{
    return p->base_source != MEASURED_NONE ? p->base_mlup_per_s : p->base.mlup_per_s;
}

/* The ratio of own to baseline performance: measured, else from both numbers. */
static double ratio_at(const struct comparison_point *p)
{
    return isfinite(p->ratio) ? p->ratio : compare_own_mlup(p) / base_mlup(p);
}

struct str compare_sizes(const struct kernel *k, const int64_t *sizes, struct arena *arena)
{
    struct sb out = {.arena = arena};
    bool equal = true;
    for (int s = 1; s < k->n_symbols; s++)
        equal = equal && sizes[s] == sizes[0];
    if (equal && k->n_symbols > 0)
        return str_format(arena, "%lld", (long long)sizes[0]);
    for (int s = 0; s < k->n_symbols; s++)
        sb_addf(&out, "%s%lld", s > 0 ? "x" : "", (long long)sizes[s]);
    return sb_str(&out);
}

/* ---- lines of at most 80 columns ---- */

/* Characters, not bytes, of UTF-8 text. */
static size_t columns_of(struct str word)
{
    size_t n = 0;
    for (size_t i = 0; i < word.len; i++)
        n += ((unsigned char)word.ptr[i] & 0xc0) != 0x80;
    return n;
}

/* Adds the words of `text` after `first`; further lines are indented by `indent` blanks. */
static void add_wrapped(struct sb *out, const char *first, int indent, struct str text)
{
    size_t column = columns_of(str_of(first));
    bool fresh = true;
    sb_addz(out, first);
    while (text.len != 0) {
        const struct str_cut cut = str_cut(text, ' ');
        const size_t width = columns_of(cut.head);
        text = cut.tail;
        if (width == 0)
            continue;
        if (!fresh && column + 1 + width > WIDTH) {
            sb_addf(out, "\n%*s", indent, "");
            column = (size_t)indent;
            fresh = true;
        }
        sb_addf(out, "%s%.*s", fresh ? "" : " ", STR_ARG(cut.head));
        column += width + !fresh;
        fresh = false;
    }
    sb_addc(out, '\n');
}

/* ---- parts ---- */

/* The point of the first sentence. */
static const struct comparison_point *main_point(const struct comparison *c)
{
    return &c->points[c->verdict];
}

static const char *cores_text(int threads, struct arena *arena)
{
    return threads == 1 ? "one core" : str_formatz(arena, "%d cores", threads);
}

static double moved(const struct model_level *level)
{
    return level->load_bytes_per_lup + level->evict_bytes_per_lup;
}

/* Explains a ratio that no defect of the code causes. */
static void add_more_data(const struct comparison *c, struct sb *out)
{
    const double even = 0.95;
    const struct comparison_point *const p = main_point(c);
    const struct model_level *own = NULL;
    double base_bytes = 0;
    const double least = 1; /* B/LUP */
    for (int l = 0; l < p->own.at.point.n_levels && l < p->base.at.point.n_levels; l++) {
        const struct model_level *const at = &p->own.at.point.levels[l];
        const double bytes = moved(&p->base.at.point.levels[l]);
        if (moved(at) - bytes > least) {
            own = at;
            base_bytes = bytes;
        }
    }
    if (!c->is_far && own != NULL && p->base.mlup_per_s > 0 && ratio_at(p) < even)
        sb_addf(out, " It moves %.1f B/LUP between %s and %s, the baseline %.1f.", moved(own),
                own->from, own->to, base_bytes);
}

/* The peak assumes fused multiply-adds: other mixes of operations cannot reach it. */
static void add_unfused(const struct comparison *c, struct sb *out)
{
    const double most = 0.9;
    const struct comparison_point *const p = main_point(c);
    const struct kernel_flops *const flops = &c->request->code->kernel->flops;
    const double share = 0.5 * (flops->add + flops->mul) / fmax(flops->add, flops->mul);
    if (isfinite(compare_own_mlup(p)) && p->own.light_is_peak &&
        p->own.light_mlup_per_s >= p->base.light_mlup_per_s && flops->div == 0 && share < most)
        sb_addf(
            out,
            " The Roofline limit counts a fused multiply-add for every two FLOP; this mix (add %d, "
            "mul %d) reaches at most %.0f %% of it.",
            flops->add, flops->mul, 100 * share);
}

/* Whether side by side runs show no loss, although the models do. */
static bool shows_no_loss(const struct comparison_point *p)
{
    const double none = 0.95;
    const double predicted = 0.85;
    return p->own_source == MEASURED_RUN && p->base_source == MEASURED_RUN && p->ratio > none &&
           p->predicted_ratio < predicted;
}

/* `2.00`, or `1.50 to 4.00`. */
static const char *predicted_gain(const struct cause *cause, struct arena *arena)
{
    if (cause->at_least)
        return str_formatz(arena, "at least %.2f", cause->low > 0 ? cause->low : cause->gain);
    if (!(cause->low > 0))
        return str_formatz(arena, "%.2f", cause->gain);
    return cause_is_uncertain(cause) ? str_formatz(arena, "at most %.2f", cause->high)
                                     : str_formatz(arena, "%.2f to %.2f", cause->low, cause->high);
}

static const char *gain_text(const struct cause *cause, struct arena *arena)
{
    return cause->trial.done ? str_formatz(arena, "%.2f", cause->trial.gain)
                             : predicted_gain(cause, arena);
}

/* The first sentence about causes of which none is the main one. */
static const char *no_main_cause(const struct comparison *c)
{
    bool uncertain = false;
    for (size_t i = 0; i < c->causes.count; i++)
        uncertain = uncertain || (cause_is_uncertain(&c->causes.items[i]) &&
                                  c->causes.items[i].point == c->verdict);
    if (c->causes.tried)
        return " No defect was measured there; what follows is predicted only, or shows at other "
               "sizes.";
    return uncertain ? " No defect is certain there: what follows may cost nothing, or shows at "
                       "other sizes."
                     : " No defect was found there; what follows shows at other sizes.";
}

static void add_causes_verdict(const struct comparison *c, struct sb *out)
{
    if (c->request->code->unlike) {
        sb_addz(out, " Your file runs at another speed: the compiler vectorises only one of both, "
                     "see above. No defect of it is looked for.");
        return;
    }
    const struct cause *first = causes_main(&c->causes, c->verdict);
    const size_t others = c->causes.count - c->causes.n_refuted;
    if (first != NULL)
        sb_addf(out, " Main cause: %.*s; without it %s times as fast, %s.", STR_ARG(first->title),
                gain_text(first, out->arena),
                first->trial.done ? "measured" : "predicted and not tried");
    else if (others > 0)
        sb_addz(out, no_main_cause(c));
    else if (c->causes.n_refuted > 0)
        sb_addz(out, cause_may_help(&c->causes.items[0])
                         ? " No defect was proven: what the models suspect may cost something, but "
                           "the runs scatter more than that."
                         : " No defect was found: removing what the models suspect did not help.");
    else
        sb_addz(out, " No defect was found.");
    if (first == NULL) {
        add_more_data(c, out);
        add_unfused(c, out);
    }
    if (first != NULL && !first->trial.done && shows_no_loss(main_point(c)))
        sb_addf(
            out,
            " The run does not confirm this: %.0f %% of the baseline's performance was predicted.",
            100 * main_point(c)->predicted_ratio);
}

double compare_worth(const struct comparison *c)
{
    const struct comparison_point *p = main_point(c);
    return c->is_far ? compare_own_mlup(p) / comparison_light_mlup(p) : ratio_at(p);
}

struct str compare_verdict(const struct comparison *c, struct arena *arena)
{
    const struct comparison_point *p = main_point(c);
    struct sb out = {.arena = arena};
    const double ratio = ratio_at(p);
    const double light = comparison_light_mlup(p);
    if (isfinite(ratio) && !c->is_far)
        sb_addf(&out, "%s %.0f %% of the baseline's %sperformance",
                p->own_source != MEASURED_NONE ? "Reaches" : "Should reach", 100 * ratio,
                p->own_source != MEASURED_NONE && p->base_source == MEASURED_NONE ? "predicted "
                                                                                  : "");
    else if (isfinite(compare_own_mlup(p)))
        sb_addf(&out, "%s at %.4g MLUP/s", p->own_source != MEASURED_NONE ? "Runs" : "Should run",
                compare_own_mlup(p));
    else
        sb_addz(&out, "The model gives no time");
    if (isfinite(compare_own_mlup(p) / light))
        sb_addf(&out, " and %.0f %% of the Roofline limit", 100 * compare_own_mlup(p) / light);
    sb_addf(&out, " at size %.*s%s on %s.",
            STR_ARG(compare_sizes(c->request->code->kernel, p->sizes, arena)),
            c->request->sizes_are_ours ? " (chosen here: give yours with -D)" : "",
            cores_text(p->threads, arena));
    add_causes_verdict(c, &out);
    return sb_str(&out);
}

struct str compare_differences(const struct comparison *c, struct arena *arena)
{
    const struct classification *class = c->request->classification;
    struct sb text = {.arena = arena};
    for (int i = 0; class != NULL && i < class->n_differences; i++)
        sb_addf(&text, "%s%.*s", i > 0 ? "; " : "", STR_ARG(class->differences[i].text));
    return sb_str(&text);
}

static void add_head(const struct comparison *c, struct sb *out)
{
    const struct comparison_request *r = c->request;
    const struct str differences = compare_differences(c, out->arena);
    sb_addz(out, r->code->name);
    if (r->code->nest.first_line != 0)
        sb_addf(out, ":%u", r->code->nest.first_line);
    sb_addf(out, " compared with %s\non %s, %.3g GHz\n", r->baseline->path, r->tools->machine->name,
            r->tools->machine->clock_hz / 1e9);
    if (differences.len != 0)
        add_wrapped(out, "differs: ", 9, differences);
    for (size_t i = 0; i < r->code->nest.n_notes; i++)
        add_wrapped(out, "assumed: ", 9, r->code->nest.notes[i].text);
    if (r->code->nest.n_notes > 0)
        sb_addf(out, "         What follows is %s for this form.\n",
                r->measure ? "predicted and measured" : "predicted");
    sb_addc(out, '\n');
}

static const char *percent(double ratio, struct arena *arena)
{
    return isfinite(ratio) ? str_formatz(arena, "%.0f %%", 100 * ratio) : "";
}

/* The ratio in per cent, with half of its 95 % interval if that is known. */
static const char *ratio_percent(const struct comparison_point *p, struct arena *arena)
{
    const double half = (p->ratio_high - p->ratio_low) / 2;
    return isfinite(p->ratio) && isfinite(half)
               ? str_formatz(arena, "%.0f ± %.0f %%", 100 * p->ratio, ceil(100 * half))
               : percent(p->ratio, arena);
}

static const char *mark(enum source source)
{
    static const char *const marks[] = {[MEASURED_NONE] = "",
                                        [MEASURED_RUN] = "",
                                        [MEASURED_FILE] = "f",
                                        [MEASURED_COLLECTED] = "c"};
    return marks[source];
}

/* ---- how the numbers were obtained ---- */

/* Adds a note, once even if it applies to several points. */
static void add_note(struct sb *out, struct str note)
{
    if (str_contains(sb_str(out), note))
        return;
    sb_addf(out, "%s%.*s", out->len > 0 ? " " : "", STR_ARG(note));
}

static bool faster_than_light(const struct comparison *c)
{
    const double clearly = 1.02;
    bool any = false;
    for (size_t i = 0; i < c->n_points; i++)
        any =
            any || compare_own_mlup(&c->points[i]) > clearly * comparison_light_mlup(&c->points[i]);
    return any;
}

/* A range from what the models leave open; that of short loops is explained with them. */
static bool has_models_range(const struct cause *cause)
{
    return !cause->trial.done && cause->low > 0 && cause->kind != CAUSE_SHORT_LOOP;
}

static bool has_ranges(const struct comparison *c)
{
    bool any = false;
    for (size_t i = 0; i < c->causes.count; i++)
        any = any || has_models_range(&c->causes.items[i]);
    return any;
}

/* Where the ends of ranges come from; empty if no other machine was considered. */
static struct str range_note(const struct forecast *own)
{
    if (own->n_others == 0)
        return STR("");
    return machine_is_fitted(own->machine)
               ? STR("A range of gains follows from the 80 % intervals of the fitted core and of "
                     "each level's lines: how far the prediction of one loop is off says nothing "
                     "of another loop.")
               : STR("A range of gains reaches from transfers that overlap as the machine file "
                     "assumes to transfers one after another: a calibrated machine file decides.");
}

/* Notes what was not run in full at a point. */
static void note_partial(const struct comparison *c, const struct comparison_point *p,
                         struct sb *out)
{
    const bool own = p->own_source == MEASURED_RUN;
    const int64_t outer = own ? p->own_outer : p->base_outer;
    const struct measurement *bench = own ? &p->own_bench : &p->base_bench;
    const struct str size = compare_sizes(c->request->code->kernel, p->sizes, out->arena);
    if (!own && p->base_source != MEASURED_RUN)
        return;
    if (outer > 0)
        add_note(
            out,
            str_format(out->arena,
                       "At size %.*s only the first %lld iterations of the outermost loop were "
                       "run: the others repeat them, and setting up their arrays takes too long.",
                       STR_ARG(size), (long long)outer));
    if (bench->n_rounds == 1)
        add_note(out, str_format(out->arena,
                                 "At size %.*s each program was started once (%zu samples), so the "
                                 "variation of the ratio between starts is not known.",
                                 STR_ARG(size), bench->n_samples));
}

/* Notes why a run is outside the model's interval, if it is. */
static void note_miss(const struct comparison *c, const struct comparison_point *p, struct sb *out)
{
    const struct model_point *point = &p->own.at.point;
    struct miss_evidence m = miss_of_point(&c->own.predict, p->sizes, point);
    const bool bounded = p->own.T_cy_per_cl > point->T_ECM_multicore_cy_per_cl; /* from outside */
    if (p->own_source != MEASURED_RUN || bounded || !measured_miss(&p->own_bench, &m))
        return;
    struct sb why = {.arena = out->arena};
    miss_say(&m, miss_cause_of(&m), &why);
    add_note(out, str_format(out->arena,
                             "Your code takes %.1f cy/CL at size %.*s with %d thread%s, outside "
                             "the predicted %.1f to %.1f. %s",
                             m.measured,
                             STR_ARG(compare_sizes(c->request->code->kernel, p->sizes, out->arena)),
                             p->threads, PLURAL(p->threads), m.low, m.high, sb_cstr(&why)));
}

struct str compare_notes(const struct comparison *c, struct arena *arena)
{
    struct sb out = {.arena = arena};
    bool published = false;
    bool interval = false;
    for (size_t i = 0; i < c->n_points; i++) {
        published = published || c->points[i].base_source == MEASURED_COLLECTED;
        interval = interval || isfinite(c->points[i].ratio_high - c->points[i].ratio_low);
    }
    if (interval)
        add_note(
            &out,
            STR("±: 95 % confidence interval over alternating starts of own code and baseline."));
    if (published)
        add_note(&out, str_format(arena, "c: published, measured on %s at the nearest size.",
                                  c->collected.machine));
    for (size_t i = 0; i < c->n_points; i++)
        note_partial(c, &c->points[i], &out);
    for (size_t i = 0; i < c->n_points; i++)
        note_miss(c, &c->points[i], &out);
    if (c->n_rows_left_out > 0)
        add_note(&out, str_format(arena,
                                  "%zu row%s of your numbers left out: other sizes, or more "
                                  "threads than the machine has cores.",
                                  c->n_rows_left_out, PLURAL(c->n_rows_left_out)));
    const struct str assumed = compare_assumed(&c->request->code->nest, arena);
    if (assumed.len != 0 && c->points[c->n_points - 1].threads > 1)
        add_note(&out, str_format(arena, "OpenMP's %.*s.", STR_ARG(assumed)));
    const struct str ranges = range_note(&c->own);
    if (ranges.len > 0 && has_ranges(c))
        add_note(&out, ranges);
    if (faster_than_light(c))
        add_note(&out,
                 STR("Over 100 % of the Roofline limit: more data came from caches than the models "
                     "count, or the machine is faster than its file says."));
    return sb_str(&out);
}

/* Without an in-core analysis, nothing limits what lies in L1. */
static const char *predicted_rate(double mlup_per_s, struct arena *arena)
{
    return mlup_per_s > 0 && isfinite(mlup_per_s) ? str_formatz(arena, "%.4g", mlup_per_s) : "-";
}

static void add_points(const struct comparison *c, struct sb *out)
{
    struct arena *const arena = out->arena;
    sb_addz(out, "          size threads               own   baseline    own of      own of\n"
                 "                               MLUP/s     MLUP/s  baseline    Roofline\n");
    for (size_t i = 0; i < c->n_points; i++) {
        const struct comparison_point *p = &c->points[i];
        const struct str size = compare_sizes(c->request->code->kernel, p->sizes, arena);
        const double limit = comparison_light_mlup(p);
        const double light = isfinite(limit) ? limit : NAN;
        sb_addf(out, "%14.*s %7d predicted %10s %10s %9s %11s\n", STR_ARG(size), p->threads,
                predicted_rate(p->own.mlup_per_s, arena), predicted_rate(p->base.mlup_per_s, arena),
                percent(p->predicted_ratio, arena), percent(p->own.mlup_per_s / light, arena));
        if (p->own_source == MEASURED_NONE && p->base_source == MEASURED_NONE)
            continue;
        sb_addf(out, "%22s measured  %10s %10s %9s %11s\n", "",
                p->own_source == MEASURED_NONE
                    ? "-"
                    : str_formatz(arena, "%.4g%s", p->own_mlup_per_s, mark(p->own_source)),
                p->base_source == MEASURED_NONE
                    ? "-"
                    : str_formatz(arena, "%.4g%s", p->base_mlup_per_s, mark(p->base_source)),
                ratio_percent(p, arena), percent(p->own_mlup_per_s / light, arena));
        if (p->own_source == MEASURED_RUN &&
            (p->own_bench.verdict != VERDICT_OK || p->base_bench.verdict != VERDICT_OK))
            add_wrapped(out, "                        ", 24,
                        str_format(arena, "own %s: %s; baseline %s: %s",
                                   verdict_name(p->own_bench.verdict), p->own_bench.reason,
                                   verdict_name(p->base_bench.verdict), p->base_bench.reason));
    }
    const struct str notes = compare_notes(c, arena);
    if (notes.len != 0)
        add_wrapped(out, "", 0, notes);
    sb_addc(out, '\n');
}

struct str compare_core(const struct forecast *f, double lup_per_cl, struct arena *arena)
{
    struct sb out = {.arena = arena};
    const struct incore *in = f->incore;
    if (!f->has_incore)
        return str_format(arena, "no in-core analysis: %s", f->incore_failure);
    if (in->vectorised)
        sb_addf(&out, "%d-bit SIMD, ", in->simd_bits);
    else
        sb_addz(&out, "scalar, ");
    sb_addf(&out, "%d LUP per iteration", in->lup_per_iteration);
    if (in->n_spills > 0)
        sb_addf(&out, ", %d stack access%s", in->n_spills, PLURAL_OF(in->n_spills, "", "es"));
    if (in->T_latency_cy_per_cl > 0)
        sb_addf(&out, ", chain %.1f cy/CL", in->T_latency_cy_per_cl * lup_per_cl / f->lup_per_cl);
    return sb_str(&out);
}

struct model_point compare_own_point(const struct comparison *c, const struct model_point *own)
{
    const double factor = c->base.lup_per_cl / c->own.lup_per_cl;
    struct model_point p = *own;
    p.core = core_time_scaled(&own->core, factor);
    p.T_ECM_cy_per_cl *= factor;
    for (int i = 0; i < p.n_levels; i++)
        p.levels[i].cy_per_cl *= factor;
    return p;
}

struct str compare_ecm(const struct model_point *p, struct arena *arena)
{
    struct sb text = {.arena = arena};
    notation_contributions(p, UNIT_CY_PER_CL, NULL, &text);
    sb_addf(&text, " = %.1f cy/CL", p->T_ECM_cy_per_cl);
    return sb_str(&text);
}

static void add_ecm(const struct comparison *c, struct sb *out)
{
    const struct comparison_point *p = &c->points[c->request->n_sizes - 1];
    const struct model_point own = compare_own_point(c, &p->own.at.point);
    sb_addf(out, "ECM at size %.*s on one core\n",
            STR_ARG(compare_sizes(c->request->code->kernel, p->sizes, out->arena)));
    add_wrapped(out, "  own      ", 11, compare_core(&c->own, c->base.lup_per_cl, out->arena));
    sb_addf(out, "           %.*s\n", STR_ARG(compare_ecm(&own, out->arena)));
    add_wrapped(out, "  baseline ", 11, compare_core(&c->base, c->base.lup_per_cl, out->arena));
    sb_addf(out, "           %.*s\n\n", STR_ARG(compare_ecm(&p->base.at.point, out->arena)));
}

struct str compare_gain(const struct comparison *c, const struct cause *cause, struct arena *arena)
{
    const struct comparison_point *p = &c->points[cause->point];
    const struct cause_trial *t = &cause->trial;
    struct sb out = {.arena = arena};
    double low, high;
    sb_addf(&out, "%s times as fast without it", gain_text(cause, arena));
    sb_addf(&out, " (%s", t->done ? "measured" : "predicted, not tried");
    if (t->done && isfinite(t->low) && isfinite(t->high))
        sb_addf(&out, ": %.2f to %.2f", t->low, t->high);
    if (cause_by_hand(cause, &low, &high))
        sb_addf(&out, "; by hand probably %.1f to %.1f", low, high);
    sb_addf(&out, "; size %.*s, %d core%s",
            STR_ARG(compare_sizes(c->request->code->kernel, p->sizes, arena)), p->threads,
            PLURAL(p->threads));
    if (t->done)
        sb_addf(&out, "; %s",
                cause->unmodelled
                    ? "no model predicts it"
                    : str_formatz(arena, "%s predicted", predicted_gain(cause, arena)));
    sb_addc(&out, ')');
    return sb_str(&out);
}

static void add_cause(const struct comparison *c, size_t i, struct sb *out)
{
    const struct cause *cause = &c->causes.items[i];
    struct arena *const arena = out->arena;
    add_wrapped(out, str_formatz(arena, "%zu. ", i + 1), 3,
                str_format(arena, "%.*s: %.*s", STR_ARG(cause->title),
                           STR_ARG(compare_gain(c, cause, arena))));
    if (cause->evidence.len != 0)
        add_wrapped(out, "   ", 3, cause->evidence);
    if (cause->remark.len != 0)
        add_wrapped(out, "   the compiler: ", 3, cause->remark);
    add_wrapped(out, "   > ", 5, cause->advice);
}

/* Suspected causes that turned out not to help: one line each, without advice. */
static void add_refuted(const struct comparison *c, struct sb *out)
{
    const struct causes *causes = &c->causes;
    for (size_t i = causes->count - causes->n_refuted; i < causes->count; i++) {
        const struct cause *cause = &causes->items[i];
        add_wrapped(out, cause_may_help(cause) ? "Not proven: " : "Does not help: ", 3,
                    str_format(out->arena, "%.*s: %.*s", STR_ARG(cause->title),
                               STR_ARG(compare_gain(c, cause, out->arena))));
    }
}

/* Lists which cause matters at which size. */
static void add_gains(const struct comparison *c, struct sb *out)
{
    const size_t n = c->causes.count - c->causes.n_refuted;
    if (n == 0 || c->n_points < 2)
        return;
    sb_addz(out, "Predicted gain without\n          size threads");
    for (size_t i = 0; i < n; i++)
        sb_addf(out, " %7zu.", i + 1);
    sb_addc(out, '\n');
    for (size_t p = 0; p < c->n_points; p++) {
        const struct str size =
            compare_sizes(c->request->code->kernel, c->points[p].sizes, out->arena);
        sb_addf(out, "%14.*s %7d", STR_ARG(size), c->points[p].threads);
        for (size_t i = 0; i < n; i++) {
            const double gain = c->causes.items[i].gains[p];
            sb_addf(out, " %8s",
                    gain >= CAUSE_MIN_GAIN ? str_formatz(out->arena, "%.2f", gain) : "-");
        }
        sb_addc(out, '\n');
    }
    sb_addc(out, '\n');
}

struct str compare_limit(const struct comparison *c, struct arena *arena)
{
    const struct comparison_point *p = &c->points[c->n_points - 1];
    const struct model_point *m = &p->own.at.point;
    const struct model_level *memory = &m->levels[m->n_levels - 1];
    if (!comparison_memory_bound(p) || !(m->memory_bytes_per_s > 0))
        return (struct str){0};
    const double bytes = moved(memory);
    const double inside = m->T_data_cy_per_cl[m->n_levels - 1] / m->cores;
    return str_format(
        arena,
        "Memory bandwidth limits at size %.*s on %d core%s: %.1f B/LUP at %.1f GB/s per NUMA "
        "domain. Only fewer bytes or temporal blocking help, the latter at most %.1f times.",
        STR_ARG(compare_sizes(c->request->code->kernel, p->sizes, arena)), p->threads,
        PLURAL(p->threads), bytes, m->memory_bytes_per_s / 1e9,
        inside > 0 ? p->own.T_cy_per_cl / inside : INFINITY);
}

void compare_text(const struct comparison *c, struct sb *out)
{
    add_head(c, out);
    add_wrapped(out, "", 0, compare_verdict(c, out->arena));
    sb_addc(out, '\n');
    add_points(c, out);
    add_ecm(c, out);
    for (size_t i = 0; i + c->causes.n_refuted < c->causes.count; i++)
        add_cause(c, i, out);
    add_refuted(c, out);
    if (c->causes.count != 0)
        sb_addc(out, '\n');
    add_gains(c, out);
    const struct str limit = compare_limit(c, out->arena);
    if (limit.len != 0)
        add_wrapped(out, "", 0, limit);
}
