#include "collect/compare/causes_parts.h"
#include "collect/compare/classify_places.h"
#include "collect/compare/compiler_remark.h"
#include "collect/compare/transform.h"
#include "stempel/kernel/dependence.h"
#include "stempel/program/depend.h"

/*
 * Causes in the compiled loop. Without them the same data move, so the traffic of the own code
 * serves all forecasts. A gain that only saturated memory hides shows at sizes that fit in cache.
 */

static const struct incore *own_incore(const struct cause_finder *f)
{
    return f->request->own->incore;
}

static struct str width(const struct cause_finder *f, const struct incore *in)
{
    return in->vectorised ? str_format(f->arena, "%d-bit SIMD", in->simd_bits) : STR("scalar code");
}

static double core_cy_per_cl(const struct forecast *f)
{
    const struct core_time core = f->predict.core;
    return core.T_comp_cy_per_cl > core.T_RegL1_cy_per_cl ? core.T_comp_cy_per_cl
                                                          : core.T_RegL1_cy_per_cl;
}

static double max_of(const struct cause_finder *f, const struct gain *gains)
{
    double most = 0;
    for (size_t p = 0; p < f->request->n_points; p++)
        most = gains[p].predicted > most ? gains[p].predicted : most;
    return most;
}

struct str causes_core_evidence(const struct cause_finder *f, const struct forecast *without,
                                bool rough)
{
    const struct forecast *own = f->request->own;
    struct sb text = {.arena = f->arena};
    sb_addf(&text, "the core takes %.1f cy/CL, without it %.1f", core_cy_per_cl(own),
            core_cy_per_cl(without));
    if (own->incore->vectorised != without->incore->vectorised ||
        own->incore->simd_bits != without->incore->simd_bits)
        sb_addf(&text, "; %.*s becomes %.*s", STR_ARG(width(f, own->incore)),
                STR_ARG(width(f, without->incore)));
    if (rough)
        sb_addz(&text, "; what gathers and integer divisions take depends on data and processor");
    return sb_str(&text);
}

/* The version as a program that can be measured; without a kernel if only its forecast differs. */
static struct version runnable(const struct version *v)
{
    struct version out = *v;
    if (v->no_spills)
        out.kernel = NULL;
    return out;
}

/* Instructions per lattice update in the hot loop that begin with one of these. */
static double per_lup(const struct incore *in, const char *const *begins)
{
    int n = 0;
    for (size_t i = 0; i < in->n_instructions; i++) {
        const struct str text = str_trim(in->instructions[i].text);
        for (const char *const *begin = begins; *begin != NULL; begin++)
            n += str_starts_with(text, str_of(*begin));
    }
    return (double)n / in->lup_per_iteration;
}

static const char *const calls[] = {"call", "bl\t", NULL};
static const char *const divides[] = {"div", "vdiv", "fdiv", NULL};
static const char *const all[] = {"", NULL};

/* Function calls in the hot loop per LUP; the analysers assume that they take no time. */
static double calls_per_lup(const struct incore *in)
{
    return per_lup(in, calls);
}

/*
 * Whether a cause may cost something although the forecast shows no gain. The forecast that data
 * transfers hide the core's gain may be wrong. So may be the cost of instructions that the compiler
 * cannot leave out, such as stores that the next one overwrites, or that the analyser hardly knows:
 * it counts nothing for calls and too little for divisions.
 */
static bool is_suspect(const struct cause_finder *f, const struct forecast *without)
{
    static const char *const *const kinds[] = {all, calls, divides};
    const double least = 1.3;
    const struct forecast *own = f->request->own;
    bool saves = core_cy_per_cl(own) > least * core_cy_per_cl(without);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        saves =
            saves || per_lup(own->incore, kinds[i]) > least * per_lup(without->incore, kinds[i]);
    return f->request->tries && saves;
}

/* Without it fewer instructions whose time no table gives. */
static bool is_rough(const struct cause_finder *f, const struct forecast *without)
{
    return forecast_unknown_per_lup(own_incore(f)) > forecast_unknown_per_lup(without->incore);
}

/* Lowers the lower ends to where those of the own code take the least that they can. */
static void lower_ends(struct cause_finder *f, const struct forecast *without, struct gain *gains)
{
    const struct cause_request *r = f->request;
    struct forecast least = *r->own;
    struct forecast_point *own = arena_alloc(f->arena, r->n_points, sizeof *own);
    struct err ignored = {0};
    least.predict.core = forecast_min_core(r->own);
    least.predict.options.rows = f->rows;
    for (size_t p = 0; p < r->n_points; p++) {
        const struct cause_point *at = &r->points[p];
        own[p] = f->own[p];
        (void)forecast_with(&least, at->sizes, at->cores, &at->own.at.traffic, &own[p], &ignored);
    }
    causes_lower(f, without, own, gains);
}

/* Tests `version`; adds the cause if it costs something. The caller then adds the texts. */
static struct cause *test_core(struct cause_finder *f, enum cause_kind kind,
                               const struct version *version)
{
    struct gain *const gains = causes_gains(f);
    struct forecast without;
    const bool same_data = version->kernel->n_arrays == f->request->own->version.kernel->n_arrays;
    if (!causes_gain(f, version, same_data, &without, gains) || !without.has_incore)
        return NULL;
    const bool rough = is_rough(f, &without);
    if (rough)
        lower_ends(f, &without, gains);
    const struct cause cause = {.kind = kind,
                                .evidence = causes_core_evidence(f, &without, rough),
                                .trial = {.version = runnable(version)},
                                .at_least =
                                    calls_per_lup(own_incore(f)) > calls_per_lup(without.incore),
                                .suspect = max_of(f, gains) < CAUSE_MIN_GAIN &&
                                           !version->no_spills && is_suspect(f, &without),
                                .block_loop = -1};
    struct cause *const added = causes_add(f, &cause, gains);
    if (added != NULL && (without.incore->vectorised && !own_incore(f)->vectorised))
        added->remark =
            remark_find(f->request->code, &f->request->own->version, f->request->tools, f->arena);
    f->core_explained =
        f->core_explained ||
        (added != NULL && (without.incore->vectorised != own_incore(f)->vectorised ||
                           without.incore->simd_bits != own_incore(f)->simd_bits));
    return added;
}

/* ---- one test each ---- */

static void conversion(struct cause_finder *f)
{
    struct version v = causes_own(f);
    struct kernel *k = arena_alloc(f->arena, 1, sizeof *k);
    if (!transform_one_type(f->request->code->kernel, f->arena, k))
        return;
    v.kernel = k;
    struct cause *const c = test_core(f, CAUSE_CONVERSION, &v);
    if (c == NULL)
        return;
    const struct nest *nest = &f->request->code->nest;
    const enum elem_type type = k->arrays[0].type;
    const unsigned line =
        type == ELEM_FLOAT ? nest->wide_constants.line : nest->narrow_constants.line;
    c->title = str_format(f->arena, "conversions between float and double in the inner loop%.*s",
                          STR_ARG(causes_place(f, line)));
    c->advice = type == ELEM_FLOAT
                    ? STR("write constants as 0.25f and declare scalars float, as the arrays are")
                    : STR("declare scalars and write constants in double, as the arrays are");
}

/* The own code with simpler subscripts: those of the kernel as it was read, with long indices. */
static void subscripts(struct cause_finder *f)
{
    const struct own_code *code = f->request->code;
    if (code->written == NULL || code->written->subscripts == NULL)
        return;
    const struct print_subscripts *const s = code->written->subscripts;
    const bool wraps = s->n_wraps > 0;
    struct version v = causes_own(f);
    struct program_as_written *written = arena_copy(f->arena, code->written, 1, sizeof *written);
    written->subscripts = NULL;
    v.written = written;
    v.kernel = &code->nest.kernel;
    struct cause *const c = test_core(f, CAUSE_SUBSCRIPT, &v);
    if (c == NULL)
        return;
    c->title = wraps && s->wraps[s->n_wraps - 1].by_condition
                   ? STR("a conditional in the subscripts of neighbours")
               : wraps ? STR("the remainder '%' in the subscripts of neighbours")
                       : STR("subscripts are computed in 32 unsigned bits, and may wrap");
    c->advice = wraps ? STR("treat the first and last iterations outside of the loop, or copy "
                            "the borders into halo cells")
                      : STR("declare indices and sizes long or size_t");
}

static void division(struct cause_finder *f)
{
    struct kernel *k = arena_alloc(f->arena, 1, sizeof *k);
    const struct kernel *own = f->request->code->kernel;
    const struct str place = causes_place(f, f->request->code->nest.divisions.line);
    struct version v = causes_own(f);
    v.kernel = k;
    if (own->flops.div == 0)
        return;
    if (transform_hoist_divisions(own, f->arena, k)) {
        struct cause *const c = test_core(f, CAUSE_DIVISION, &v);
        if (c != NULL) {
            c->title = str_format(f->arena, "division by a constant in the inner loop%.*s",
                                  STR_ARG(place));
            c->advice = STR("divide once before the loop and multiply by the reciprocal");
        }
        return;
    }
    if (!transform_store_reciprocals(own, f->arena, k))
        return;
    struct cause *const c = test_core(f, CAUSE_DIVISION, &v);
    if (c != NULL) {
        c->title = str_format(f->arena, "a division in the inner loop%.*s", STR_ARG(place));
        c->advice = STR("store the reciprocals if more than one sweep uses them");
    }
}

static void aliasing(struct cause_finder *f)
{
    const struct own_code *code = f->request->code;
    if (code->written == NULL || !code->nest.aliasing)
        return;
    struct version v = causes_own(f);
    struct program_as_written *written = arena_copy(f->arena, code->written, 1, sizeof *written);
    written->restricted = NULL;
    v.written = written;
    struct cause *const c = test_core(f, CAUSE_ALIASING, &v);
    if (c == NULL)
        return;
    c->title = STR("as far as the compiler knows, pointers may overlap");
    c->advice = STR("declare them `restrict`, or put `#pragma omp simd` before the inner loop");
}

/* The own code, compiled with these flags, too. */
static struct version own_with(const struct cause_finder *f, const char *flags)
{
    struct version v = causes_own(f);
    v.flags = str_formatz(f->arena, "%s %s", v.flags != NULL ? v.flags : "", flags);
    return v;
}

static bool has_sum(const struct kernel *k)
{
    bool has = false;
    for (int s = 0; s < k->n_scalars; s++)
        has = has || scalar_role(k, s) == SCALAR_SUM;
    return has;
}

static void reduction(struct cause_finder *f)
{
    if (!has_sum(f->request->code->kernel))
        return;
    const struct version v = own_with(f, "-fassociative-math -fno-signed-zeros -fno-trapping-math");
    struct cause *const c = test_core(f, CAUSE_REDUCTION, &v);
    if (c == NULL)
        return;
    c->title = STR("a reduction that must be summed in order");
    c->advice = STR("allow reordering: -fassociative-math -fno-signed-zeros -fno-trapping-math, as "
                    "predicted here; `#pragma omp simd reduction(+:s)` is for this loop only, and "
                    "gains less if it is short");
}

static void chain(struct cause_finder *f)
{
    struct kernel *k = arena_alloc(f->arena, 1, sizeof *k);
    const struct kernel *own = f->request->code->kernel;
    if (places_is_recurrence(own, f->arena) || !transform_out_of_place(own, f->arena, k))
        return;
    struct version v = causes_own(f);
    v.kernel = k;
    v.written = NULL;
    struct cause *const c = test_core(f, CAUSE_CHAIN, &v);
    if (c == NULL)
        return;
    c->title = STR("each iteration waits for the result of the previous one (in-place update)");
    c->advice =
        STR("use two grids, as predicted here; red-black colouring or wavefronts do with one, "
            "and usually gain less");
    if (own_incore(f)->T_latency_cy_per_cl > 0)
        c->evidence = str_format(f->arena, "%.*s; the chain takes %.1f cy/CL", STR_ARG(c->evidence),
                                 own_incore(f)->T_latency_cy_per_cl);
}

static void spills(struct cause_finder *f)
{
    const struct forecast *base = f->request->baseline;
    const int usual = base != NULL && base->has_incore ? base->incore->n_spills : 0;
    if (own_incore(f)->n_spills <= usual || calls_per_lup(own_incore(f)) > 0)
        return;
    struct version v = causes_own(f);
    v.no_spills = true;
    struct cause *const c = test_core(f, CAUSE_SPILLS, &v);
    if (c == NULL)
        return;
    c->title = str_format(f->arena, "too few registers: %d stack accesses per iteration",
                          own_incore(f)->n_spills);
    c->advice = STR("split the update into several loops, or use fewer coefficients at a time");
}

/* Whether a compiler's flags on this machine name a processor with 512-bit vectors. */
static bool has_wide_vectors(const struct machine *m)
{
    static const char *const words[] = {
        "avx512", "skylake-avx512", "cascadelake", "icelake", "sapphirerapids", "znver4", NULL};
    bool has = false;
    for (size_t c = 0; c < m->n_compilers; c++) {
        const char *const flags = m->compilers[c].flags;
        has = has || (flags != NULL && str_contains_one_of(str_of(flags), words));
    }
    return has;
}

static bool test_flags(struct cause_finder *f, const char *flags, const char *advice)
{
    struct version v = causes_own(f);
    v.flags = flags;
    struct cause *const c = test_core(f, CAUSE_NARROW_SIMD, &v);
    if (c == NULL)
        return false;
    c->title = str_format(f->arena, "%d-bit vectors, although the machine has wider ones",
                          own_incore(f)->simd_bits);
    c->advice = str_of(advice);
    return true;
}

/* Tests wider vectors, and compiling without the given flags. */
static void narrow_simd(struct cause_finder *f)
{
    enum { WIDEST_X86 = 512 };
    const char *const given = causes_own(f).flags;
    const struct incore *own = own_incore(f);
    if (!own->vectorised || f->core_explained)
        return;
    if (has_wide_vectors(f->request->tools->machine) && own->simd_bits < WIDEST_X86 &&
        test_flags(f, own_with(f, "-mprefer-vector-width=512").flags,
                   "compile with -mprefer-vector-width=512"))
        return;
    if (given != NULL)
        (void)test_flags(f, NULL, "compile for this machine: -O3 -march=native");
}

/* Recursive: limited by KERNEL_MAX_DEPTH. */
static bool has_function(const struct expr *e)
{
    return e != NULL && (e->kind == EXPR_CALL || e->kind == EXPR_CHOICE || has_function(e->left) ||
                         has_function(e->right));
}

/* How much faster the core is without the cause. A call counts as much as the rest of an update. */
static double core_gain(const struct forecast *own, const struct forecast *without)
{
    return core_cy_per_cl(own) / core_cy_per_cl(without) * (1 + calls_per_lup(own->incore)) /
           (1 + calls_per_lup(without->incore));
}

/* The gain of the own code with these flags; 0: none. */
static double gain_with(struct cause_finder *f, const char *flags, struct version *out)
{
    struct forecast without;
    struct gain *const gains = causes_gains(f);
    *out = own_with(f, flags);
    if (!causes_gain(f, out, true, &without, gains) || !without.has_incore)
        return 0;
    return f->request->tries ? core_gain(f->request->own, &without) : max_of(f, gains);
}

static void power(struct cause_finder *f)
{
    struct kernel *k = arena_alloc(f->arena, 1, sizeof *k);
    struct version v = causes_own(f);
    v.kernel = k;
    if (!transform_multiply_powers(f->request->code->kernel, f->arena, k))
        return;
    struct cause *const c = test_core(f, CAUSE_FUNCTION, &v);
    if (c == NULL)
        return;
    c->title = STR("pow with a whole exponent in the inner loop calls the library");
    c->advice = STR("write the products: x * x * x for pow(x, 3)");
}

/* To keep errno, NaN and the sign of zero, compilers use calls and branches where single
 * instructions would do. */
static void function(struct cause_finder *f)
{
    /* In the order of what they give up; the last set gives the largest gain. */
    static const struct {
        const char *flags, *given_up;
    } sets[] = {
        {"-fno-math-errno", "errno after math functions"},
        {"-fno-trapping-math", "floating-point traps"},
        {"-fno-math-errno -fno-trapping-math", "errno after math functions and traps"},
        {"-ffinite-math-only -fno-signed-zeros", "NaN, infinity and the sign of zero"},
        {"-fno-math-errno -ffinite-math-only -fno-signed-zeros -fno-trapping-math",
         "errno, traps, NaN, infinity and the sign of zero"},
        {"-ffast-math",
         "errno, traps, NaN, infinity, the sign of zero and the order of operations"},
    };
    const size_t last = sizeof sets / sizeof *sets - 1;
    const double nearly_all = 0.97;
    const struct kernel *k = f->request->code->kernel;
    bool has = false;
    for (int i = 0; i < k->n_statements; i++)
        has = has || has_function(k->statements[i].value);
    struct version v;
    const double most = has ? gain_with(f, sets[last].flags, &v) : 0;
    size_t set = 0;
    if (most < CAUSE_MIN_GAIN)
        return;
    while (set < last && gain_with(f, sets[set].flags, &v) < nearly_all * most)
        set++;
    if (set == last)
        gain_with(f, sets[last].flags, &v);
    struct cause *const c = test_core(f, CAUSE_FUNCTION, &v);
    if (c == NULL)
        return;
    c->title = STR("math functions or conditionals in the inner loop follow strict C semantics");
    c->advice = str_format(f->arena, "compile with %s, if the code does not depend on %s",
                           sets[set].flags, sets[set].given_up);
}

/* C99, annex G: a product of infinities is infinite, so each is tested for NaN. */
static void complex_product(struct cause_finder *f)
{
    const struct kernel *k = f->request->code->kernel;
    bool is_complex = false;
    for (int a = 0; a < k->n_arrays; a++)
        is_complex = is_complex || elem_is_complex(k->arrays[a].type);
    if (!is_complex || k->flops.mul + k->flops.div == 0)
        return;
    const struct version v = own_with(f, "-fcx-limited-range");
    struct cause *const c = test_core(f, CAUSE_FUNCTION, &v);
    if (c == NULL)
        return;
    c->title = STR("complex products and quotients are tested for infinities and NaN");
    c->advice = STR("compile with -fcx-limited-range, if there are none, or write out real and "
                    "imaginary parts");
}

/* Whether iterations of the inner loop are independent, in arrays and in scalars. */
static bool is_independent(const struct kernel *k)
{
    bool independent = !dependence_in_inner_loop(k);
    for (int s = 0; s < k->n_scalars; s++) {
        const enum scalar_role role = scalar_role(k, s);
        independent = independent && role != SCALAR_CARRIED && role != SCALAR_SUM;
    }
    return independent;
}

static const struct program_as_written *with_simd(const struct cause_finder *f)
{
    const struct kernel *k = f->request->code->kernel;
    const struct program_as_written *from = causes_own(f).written;
    struct program_as_written *out = arena_copy(f->arena, from, 1, sizeof *out);
    enum loop_pragma *pragmas = arena_alloc(f->arena, (size_t)k->n_loops, sizeof *pragmas);
    for (int l = 0; l < k->n_loops; l++)
        pragmas[l] = from->pragmas != NULL ? from->pragmas[l] : LOOP_PRAGMA_NONE;
    pragmas[k->n_loops - 1] = LOOP_PRAGMA_SIMD;
    out->pragmas = pragmas;
    return out;
}

/* If no other cause explains scalar code: what the compiler does with `omp simd`. */
static void not_vectorised(struct cause_finder *f)
{
    const struct kernel *k = f->request->code->kernel;
    struct version v = causes_own(f);
    if (own_incore(f)->vectorised || f->core_explained || v.written == NULL || !is_independent(k))
        return;
    v.written = with_simd(f);
    struct cause *const c = test_core(f, CAUSE_NOT_VECTORISED, &v);
    if (c == NULL)
        return;
    c->title = STR("the inner loop is not vectorised");
    c->advice = STR("put `#pragma omp simd` before the inner loop and compile with -fopenmp-simd");
}

bool causes_of_core(struct cause_finder *f, struct err *err)
{
    (void)err;
    static void (*const tests[])(struct cause_finder *) = {
        conversion, subscripts,      division, reduction, chain,       aliasing,
        power,      complex_product, function, spills,    narrow_simd, not_vectorised};
    if (!f->request->own->has_incore)
        return true;
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
        tests[i](f);
    return true;
}
