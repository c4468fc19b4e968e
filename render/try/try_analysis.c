#include "render/try/try_analysis.h"

#include <math.h>
#include <string.h>

#include "collect/model/blocking.h"
#include "collect/model/explain.h"
#include "collect/model/interval_doubts.h"
#include "collect/sweep/columns.h"

/* The in-core time if none was given: FLOPs at their peak rate, and loads and stores at the L1
 * bandwidth, both of one core. */
static enum try_core bound_core(const struct try_request *r, struct predict *p)
{
    const struct traffic nothing = {.n_levels = r->machine.n_caches};
    struct model_point point;
    struct err ignored = {0};
    if (!predict_flop_peak(p, &p->core, &nothing, 1, &point, &ignored) ||
        !isfinite(point.registers.roofline_cy_per_cl))
        return TRY_CORE_UNKNOWN;
    p->core = (struct core_time){point.peak_cy_per_cl, point.registers.roofline_cy_per_cl, 0};
    return TRY_CORE_BOUND;
}

static bool find_traffic(const struct predict *p, const int64_t *sizes, int cores,
                         struct traffic *out, struct err *err)
{
    struct arena scratch = {0};
    const bool ok = predict_traffic(p, sizes, cores, &scratch, out, err);
    arena_free(&scratch);
    return ok;
}

/* Completes a point whose traffic is known. */
static bool complete(const struct predict *p, int cores, struct try_point *out, struct err *err)
{
    const struct core_time core = predict_core(p, out->sizes, NULL);
    if (!predict_point(p, &core, &out->traffic, cores, &out->point, err))
        return false;
    interval_doubts(p, out->sizes, &out->point);
    return true;
}

bool try_evaluate(const struct try_analysis *a, const int64_t *sizes, int cores,
                  struct try_point *out, struct err *err)
{
    *out = (struct try_point){0};
    for (int s = 0; s < a->request->kernel.n_symbols; s++)
        out->sizes[s] = sizes[s];
    return find_traffic(&a->predict, out->sizes, cores, &out->traffic, err) &&
           complete(&a->predict, cores, out, err);
}

/* ---- which points are known ---- */

struct chooser {
    const struct try_analysis *a;
    struct try_memory *memory;
    bool *known;
    int fresh;
};

/* Takes a point. One that cannot be simulated counts as known, with its problem. */
static void choose(struct chooser *c, size_t index)
{
    const struct try_request *r = c->a->request;
    int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
    struct traffic traffic;
    struct err ignored = {0};
    study_at(&r->study, index, sizes);
    c->known[index] = c->known[index] || try_memory_find(c->memory, sizes) != NULL;
    if (c->known[index] || c->fresh == 0)
        return;
    c->known[index] = true;
    if (!find_traffic(&c->a->predict, sizes, r->cores, &traffic, &ignored))
        return;
    try_memory_add(c->memory, sizes, &traffic);
    c->fresh--;
}

/* Chooses the points to simulate: first the point in question, then the ends, the middle, the
 * quarters, … */
static void choose_all(struct chooser *c)
{
    const struct try_request *r = c->a->request;
    const size_t last = r->study.n_points - 1;
    struct hierarchy h;
    machine_hierarchy(&r->machine, r->cores, &h);
    try_memory_open(c->memory, r->kernel_text, &h);
    choose(c, r->detail);
    for (size_t parts = 1; parts == 1 || parts < 2 * last; parts *= 2) {
        for (size_t i = 0; i <= parts; i++)
            choose(c, i * last / parts);
    }
}

static bool evaluate_at(const struct try_analysis *a, const struct try_memory *memory, size_t index,
                        struct try_point *out, struct err *err)
{
    int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
    study_at(&a->request->study, index, sizes);
    const struct traffic *known = try_memory_find(memory, sizes);
    if (a->request->predictor != PREDICT_SIM || known == NULL)
        return try_evaluate(a, sizes, a->request->cores, out, err);
    *out = (struct try_point){.traffic = *known};
    memcpy(out->sizes, sizes, sizeof sizes);
    return complete(&a->predict, a->request->cores, out, err);
}

static bool evaluate_all(struct try_analysis *a, struct try_memory *memory, struct err *err)
{
    const struct try_request *r = a->request;
    const size_t n = r->study.n_points;
    struct chooser c = {a, memory, arena_alloc(a->arena, n, sizeof *c.known), r->fresh};
    bool any = false;
    if (r->predictor == PREDICT_SIM)
        choose_all(&c);
    else
        memset(c.known, true, n * sizeof *c.known);
    a->points = arena_alloc(a->arena, n, sizeof *a->points);
    for (size_t i = 0; i < n; i++) {
        struct err problem = {0};
        if (!c.known[i])
            continue;
        if (i == r->detail)
            a->detail = a->n_points;
        struct try_point *const p = &a->points[a->n_points++];
        if (evaluate_at(a, memory, i, p, &problem)) {
            any = true;
            continue;
        }
        p->problem = str_formatz(a->arena, "%s", problem.text);
        if (err->kind == ERR_NONE)
            *err = problem;
    }
    if (any)
        *err = (struct err){0};
    return any;
}

bool try_analyse(const struct try_request *r, struct try_memory *memory, struct arena *arena,
                 struct try_analysis *out, struct err *err)
{
    const struct predict_options how = {.predictor = r->predictor,
                                        .safety = r->safety,
                                        .utilisation_penalty = r->penalty,
                                        .literature = r->literature};
    *out = (struct try_analysis){.request = r, .arena = arena};
    predict_make(&r->kernel, NULL, &r->machine, NULL, &how, arena, &out->predict);
    out->predict.core = r->core;
    out->core = r->has_core ? TRY_CORE_GIVEN : bound_core(r, &out->predict);
    if (out->predict.has_lc) {
        struct hierarchy whole;
        machine_hierarchy(&r->machine, 1, &whole);
        lc_list(&out->predict.lc, &whole, r->safety, arena, &out->conditions);
    } else if (r->predictor != PREDICT_SIM) {
        *err = out->predict.no_lc;
        return false;
    }
    return evaluate_all(out, memory, err);
}

/* ---- points as JSON: the members of `inspect model --json` ---- */

static bool is_brief(const char *name)
{
    static const char *const names[] = {"load_bytes_per_lup", "evict_bytes_per_lup", "mlup_per_s"};
    return str_index_in(str_of(name), names, sizeof names / sizeof names[0]) >= 0;
}

static void write_columns(const struct column *columns, const void *of, bool brief,
                          struct try_json *j)
{
    for (const struct column *c = columns; c->model_name != NULL; c++) {
        const char *const text = column_text(c, of);
        if (brief && !is_brief(c->model_name))
            continue;
        if (text == NULL)
            try_json_number(j, c->model_name, column_number(c, of));
        else if (text[0] != '\0')
            try_json_text(j, c->model_name, str_of(text));
    }
}

static void write_sizes(const struct try_analysis *a, const struct try_point *p, struct try_json *j)
{
    const struct kernel *k = &a->request->kernel;
    try_json_open(j, "sizes", '{');
    for (int s = 0; s < k->n_symbols; s++)
        try_json_whole(j, str_cstr(a->arena, k->symbols[s]), p->sizes[s]);
    try_json_close(j, '}');
}

static void write_levels(const struct try_analysis *a, const struct try_point *p, bool brief,
                         struct try_json *j)
{
    const struct machine *m = &a->request->machine;
    try_json_open(j, "levels", '[');
    for (int i = 0; i < p->point.n_levels; i++) {
        try_json_open(j, NULL, '{');
        try_json_open(j, "between", '[');
        try_json_text(j, NULL, str_of(machine_level_name(m, i)));
        try_json_text(j, NULL, str_of(machine_level_name(m, i + 1)));
        try_json_close(j, ']');
        write_columns(edge_columns, &p->point.levels[i], brief, j);
        if (p->traffic.condition[i][0] != '\0')
            try_json_text(j, "condition", str_of(p->traffic.condition[i]));
        try_json_close(j, '}');
    }
    try_json_close(j, ']');
}

/* The gain of a block with so many elements, halo included; nothing if several loops share it. */
static void write_gain(const struct try_analysis *a, const struct blocking_sweep *sweep,
                       const struct try_point *p, int symbol, int64_t block, struct try_json *j)
{
    const struct kernel *k = &a->request->kernel;
    const int loop = blocking_loop(k, symbol);
    int64_t whole = 0;
    struct err ignored = {0};
    struct blocking b;
    if (loop < 0 || !kernel_loop_iterations(k, loop, p->sizes, &whole, &ignored))
        return;
    const int64_t size = block - (p->sizes[symbol] - whole);
    if (size > 0 && size < whole && blocking_with(sweep, loop, size, a->arena, &b))
        try_json_number(j, "gain", b.gain - 1);
}

static void write_blocks(const struct try_analysis *a, const struct try_point *p,
                         struct try_json *j)
{
    struct blocking_sweep sweep;
    const bool gains =
        blocking_sweep_make(&a->predict, p->sizes, &p->traffic, &p->point, a->arena, &sweep);
    const struct kernel *k = &a->request->kernel;
    const struct machine *m = &a->request->machine;
    try_json_open(j, "blocks", '[');
    for (int i = 0; i < a->conditions.count; i++) {
        const struct lc_condition *c = &a->conditions.items[i];
        for (int s = 0; blocking_applies(c) && s < k->n_symbols; s++) {
            const int64_t alone = blocking_largest(k, c, p->sizes, s, 1);
            if (!blocking_is_useful(k, m, alone, p->sizes[s]))
                continue;
            try_json_open(j, NULL, '{');
            try_json_text(j, "level", str_of(machine_level_name(m, c->level)));
            try_json_text(j, "dims", str_of(lc_dims_name(c->dims)));
            try_json_text(j, "size", k->symbols[s]);
            if (gains)
                write_gain(a, &sweep, p, s, alone, j);
            try_json_open(j, "block", '[');
            for (int threads = 1; threads <= blocking_sharers(m, c->level); threads++) {
                const int64_t block = blocking_largest(k, c, p->sizes, s, threads);
                if (blocking_is_useful(k, m, block, p->sizes[s]))
                    try_json_whole(j, NULL, block);
            }
            try_json_close(j, ']');
            try_json_close(j, '}');
        }
    }
    try_json_close(j, ']');
}

/* The text of `--explain`, and the block that it advises. */
static void write_explanation(const struct try_analysis *a, const struct try_point *p,
                              struct try_json *j)
{
    const struct try_request *r = a->request;
    const struct explain what = explain_make(&a->predict, p->sizes, &p->traffic, &p->point);
    struct explanation said;
    explain_point(&what, a->arena, &said);
    const struct blocking advice = said.block;
    try_json_text(j, "explanation", str_trim(said.text));
    try_json_open(j, "advice", '{');
    try_json_flag(j, "found", advice.found);
    if (advice.found) {
        try_json_text(j, "level", str_of(machine_level_name(&r->machine, advice.level)));
        try_json_text(j, "loop", r->kernel.loops[advice.loop].index);
        try_json_whole(j, "block", advice.size);
        try_json_number(j, "gain", advice.gain - 1);
    }
    try_json_close(j, '}');
}

static void write_point(const struct try_analysis *a, size_t i, struct try_json *j)
{
    const struct try_point *p = &a->points[i];
    const bool brief = a->request->brief && i != a->detail;
    try_json_open(j, NULL, '{');
    write_sizes(a, p, j);
    if (p->problem != NULL) {
        try_json_text(j, "problem", str_of(p->problem));
    } else {
        try_json_whole(j, "cores", p->point.cores);
        try_json_text(j, "predictor", str_of(predictor_name(a->request->predictor)));
        write_levels(a, p, brief, j);
        write_columns(point_columns, &p->point, brief, j);
        if (i == a->detail && a->predict.has_lc) {
            write_blocks(a, p, j);
            write_explanation(a, p, j);
        }
    }
    try_json_close(j, '}');
}

/* Whether two neighbouring sizes have the same traffic. */
static bool same_regime(const struct try_point *a, const struct try_point *b)
{
    static const double much = 1e-9;
    if (a->problem != NULL || b->problem != NULL)
        return a->problem != NULL && b->problem != NULL;
    bool same = true;
    for (int i = 0; i < a->point.n_levels; i++) {
        const struct model_level *x = &a->point.levels[i];
        const struct model_level *y = &b->point.levels[i];
        same = same && fabs(x->load_lines - y->load_lines) <= much &&
               fabs(x->evict_lines - y->evict_lines) <= much;
    }
    return same;
}

/* Regimes as pairs of point numbers, first and last. */
static void write_regimes(const struct try_analysis *a, struct try_json *j)
{
    try_json_open(j, "regimes", '[');
    for (size_t from = 0, to; from < a->n_points; from = to) {
        for (to = from + 1; to < a->n_points && same_regime(&a->points[to - 1], &a->points[to]);)
            to++;
        try_json_open(j, NULL, '[');
        try_json_whole(j, NULL, (int64_t)from);
        try_json_whole(j, NULL, (int64_t)to - 1);
        try_json_close(j, ']');
    }
    try_json_close(j, ']');
}

void try_write_points(const struct try_analysis *a, struct try_json *j)
{
    static const char *const words[] = {"given", "bound", "unknown"};
    try_json_text(j, "core_time", str_of(words[a->core]));
    try_json_whole(j, "detail", (int64_t)a->detail);
    try_json_whole(j, "of", (int64_t)a->request->study.n_points);
    try_json_open(j, "points", '[');
    for (size_t i = 0; i < a->n_points; i++)
        write_point(a, i, j);
    try_json_close(j, ']');
    write_regimes(a, j);
}
