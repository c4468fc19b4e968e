/*
 * What the fitted composition of a core's times says of loops that it was not fitted to.
 *
 *     composition_reference FOLDER MACHINES [PREDICTOR]
 *
 * 1. `streams/`: one core's likwid-bench of three machines, each kernel left out in turn, mean
 *    |error| per level.
 * 2. The published runtimes (one core, from 100^3, traffic by PREDICTOR, machine files of MACHINES;
 * the core's time is of our analysis of the published loop, where published/ has its page, and else
 * the published one): the literature's ECM, the composition fitted to the
 * streams of the machine file alone, and fitted to the runtimes of half of the configurations, for
 * the other half, both ways. `sound` leaves out rows whose published in-core time is more than
 * twice the measured time of the whole: it is another kernel's. `held` counts the runtimes inside
 * the 80 % interval.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/csv.h"
#include "base/file.h"
#include "collect/import/import_parts.h"
#include "collect/machinefile/load.h"
#include "collect/model/composition.h"
#include "collect/model/fit.h"
#include "collect/model/fit_streams.h"
#include "collect/model/interval.h"
#include "collect/model/model.h"
#include "collect/traffic/traffic.h"
#include "reference.h"
#include "stempel/gen.h"

enum { MIN_SIZE = 100, LEVELS = 3, PAGE_BYTES = 1 << 22 };

static const double BROKEN_CORE = 2;

static double cell(const struct csv_table *t, size_t row, const char *name)
{
    return csv_number(t, row, csv_column(t, name));
}

/* ---- streams ---- */

/* Streams of likwid-bench's kernels: read, written, both; and the sizes in KiB that lie in a level.
 */
static const struct {
    const char *name;
    int reads, writes, read_writes;
} kernels[] = {{"load", 1, 0, 0}, {"load2", 2, 0, 0},  {"load4", 4, 0, 0},  {"sum", 1, 0, 0},
               {"ddot", 2, 0, 0}, {"store", 0, 1, 0},  {"store2", 0, 2, 0}, {"store4", 0, 4, 0},
               {"copy", 1, 1, 0}, {"update", 1, 1, 1}, {"daxpy", 2, 1, 1},  {"stream", 2, 1, 0},
               {"triad", 3, 1, 0}};
static const struct {
    const char *machine;
    const char *simd;
    double from[LEVELS + 1], to[LEVELS + 1];
} plateaus[] = {
    {"rome1", "avx", {8, 80, 1500, 3e5}, {24, 350, 9000, 1e9}},
    {"skylakesp2", "avx", {8, 150, 3000, 3e5}, {24, 600, 14000, 1e9}},
    {"skylakesp2", "avx512", {8, 150, 3000, 3e5}, {24, 600, 14000, 1e9}},
    {"casclakesp2", "avx", {8, 150, 3000, 3e5}, {24, 600, 14000, 1e9}},
    {"casclakesp2", "avx512", {8, 150, 3000, 3e5}, {24, 600, 14000, 1e9}},
};

static int by_value(const void *a, const void *b)
{
    const double x = *(const double *)a;
    const double y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The median of one kernel's times in a level, for a cache line of work. */
static double plateau(const struct csv_table *t, size_t at, const char *kernel, int level)
{
    double values[256];
    size_t n = 0;
    for (size_t row = 0; row < t->rows && n < sizeof values / sizeof values[0]; row++) {
        const double kib = cell(t, row, "size_kb");
        if (str_eq(csv_cell(t, row, csv_column(t, "simd")), str_of(plateaus[at].simd)) &&
            str_eq(csv_cell(t, row, csv_column(t, "kernel")), str_of(kernel)) &&
            kib >= plateaus[at].from[level] && kib <= plateaus[at].to[level])
            values[n++] = 8 * cell(t, row, "cy_per_lup");
    }
    qsort(values, n, sizeof *values, by_value);
    return n > 0 ? values[n / 2] : NAN;
}

static size_t observe_kernels(const struct csv_table *t, size_t at, struct observation *out)
{
    size_t n = 0;
    for (size_t k = 0; k < sizeof kernels / sizeof kernels[0]; k++) {
        for (int level = 1; level <= LEVELS; level++) {
            struct observation *const o = &out[n++];
            *o = (struct observation){
                .name = kernels[k].name,
                .group = kernels[k].name,
                .core = {.T_RegL1_cy_per_cl = plateau(t, at, kernels[k].name, 0)},
                .cores = 1,
                .measured_cy_per_cl = plateau(t, at, kernels[k].name, level),
            };
            o->lines.loaded[level] = kernels[k].reads + kernels[k].writes - kernels[k].read_writes;
            o->lines.stored[level] = kernels[k].writes;
        }
    }
    return n;
}

static void print_composition(const struct machine_composition *c, int n_levels)
{
    printf("%-8s near %.2f far %.2f sources %.2f core %.2f |", c->hypothesis, c->near_share,
           c->far_share, c->source_share, c->core_factor);
    for (int l = 1; l <= n_levels; l++)
        printf(" %5.2f/%5.2f %s", c->levels[l].cy_per_load, c->levels[l].cy_per_store,
               c->levels[l].duplex == DUPLEX_FULL ? "full" : "half");
    printf("\n");
}

static bool compare_streams(const char *folder, struct arena *arena, struct err *err)
{
    printf("streams, each kernel left out: mean |error| in %%; cy per load/store\n"
           "%-20s %5s %5s %5s\n",
           "", "L2", "L3", "MEM");
    for (size_t i = 0; i < sizeof plateaus / sizeof plateaus[0]; i++) {
        struct observation items[LEVELS * sizeof kernels / sizeof kernels[0]];
        struct csv_table t;
        struct fit_result fit;
        const char *const file = str_formatz(arena, "streams/streams_%s.csv", plateaus[i].machine);
        if (!reference_table(folder, file, arena, &t, err))
            return false;
        const size_t n = observe_kernels(&t, i, items);
        if (!composition_fit(items, n, LEVELS, arena, &fit, err))
            return false;
        printf("%-11s %-8s", plateaus[i].machine, plateaus[i].simd);
        for (int level = 1; level <= LEVELS; level++) {
            double sum = 0;
            for (size_t k = 0; k < n; k++)
                sum += items[k].lines.loaded[level] > 0
                           ? fabs(fit.held_out_cy[k] / items[k].measured_cy_per_cl - 1)
                           : 0;
            const size_t of_level = n / LEVELS;
            printf(" %5.1f", 100 * sum / (double)of_level);
        }
        printf("  ");
        print_composition(&fit.composition, LEVELS);
    }
    return true;
}

/* ---- published runtimes ---- */

struct published {
    struct observation *items;
    double *literature_cy;
    size_t n;
};

/*
 * The analysed in-core time of the loop that ran; false if its page is missing or cannot be read.
 */
static bool analyse_loop(const char *folder, struct str path, const struct kernel *k,
                         const struct machine *m, struct arena *arena, struct core_time *out)
{
    const char *const file =
        str_formatz(arena, "%s/published/%.*s/index.md", folder, STR_ARG(path));
    struct imported_page page;
    struct incore in;
    struct str text;
    struct err err = {0};
    if (!file_exists(file))
        return false;
    const bool ok = file_read(file, PAGE_BYTES, arena, &text, &err) &&
                    import_page_read(text, file, arena, &page, &err) &&
                    import_loop_analyse(&page, k, m, arena, &in, &err);
    if (ok)
        *out = incore_core_time(&in);
    else
        fprintf(stderr, "%s: %s\n", file, err.text);
    return ok;
}

static bool add_row(const struct csv_table *t, size_t row, const struct kernel *k,
                    const struct machine *m, enum predictor predictor, struct str path,
                    const struct core_time *ours, struct published *p, struct arena *arena,
                    struct err *err)
{
    const double size = cell(t, row, "N^3");
    const double measured = cell(t, row, "Benchmark cycl");
    const struct core_time theirs = {cell(t, row, "ECM LC Tol"), cell(t, row, "ECM LC Tnol"), 0};
    const struct core_time core = ours != NULL ? *ours : theirs;
    if (!(size >= MIN_SIZE) || !(measured > 0) || isnan(core.T_comp_cy_per_cl) ||
        isnan(core.T_RegL1_cy_per_cl))
        return true;
    struct arena scratch = {0};
    struct hierarchy h;
    struct traffic traffic;
    struct model_point point;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    const struct model_options options = {.predictor = predictor, .cores = 1, .literature = true};
    for (int s = 0; s < k->n_symbols; s++)
        sizes[s] = (int64_t)size;
    machine_hierarchy(m, 1, &h);
    const bool ok = traffic_predict(predictor, k, sizes, &h, &scratch, &traffic, err) &&
                    model_evaluate(k, m, &core, &traffic, &options, &point, err);
    arena_free(&scratch);
    if (!ok)
        return false;
    p->items[p->n] = (struct observation){
        .name = "",
        .group = str_cstr(arena, path),
        .core = core,
        .core_analysed = true,
        .lines = model_paths(&point),
        .cores = 1,
        .measured_cy_per_cl = measured,
    };
    p->literature_cy[p->n++] = point.T_ECM_cy_per_cl;
    return true;
}

static bool observe_published(const char *folder, const struct machine *m, enum predictor predictor,
                              struct published *p, struct arena *arena, struct err *err)
{
    struct csv_table t;
    if (!reference_table(folder, "published_results_flat.csv", arena, &t, err))
        return false;
    struct str before = STR("");
    struct kernel kernel;
    struct core_time ours;
    bool analysed = false;
    *p = (struct published){arena_alloc(arena, t.rows, sizeof *p->items),
                            arena_alloc(arena, t.rows, sizeof *p->literature_cy), 0};
    for (size_t row = 0; row < t.rows; row++) {
        const struct str path = csv_cell(&t, row, csv_column(&t, "path"));
        const struct str machine = csv_cell(&t, row, csv_column(&t, "machine"));
        if (!str_eq(machine, str_of(m->name)))
            continue;
        if (!str_eq(path, before)) {
            const size_t prefix = strlen("stencils/");
            const struct str class = str_slice(path, prefix, path.len - machine.len - 1);
            struct stencil_class parsed;
            struct str source;
            if (!class_parse(class, &parsed, err) ||
                !gen_kernel(&parsed, &(struct gen_options){0}, arena, &source, err) ||
                !kernel_parse(source, str_cstr(arena, class), arena, &kernel, err))
                return false;
            before = path;
            analysed = analyse_loop(folder, path, &kernel, m, arena, &ours);
        }
        if (!add_row(&t, row, &kernel, m, predictor, path, analysed ? &ours : NULL, p, arena, err))
            return false;
    }
    return true;
}

static bool is_sound(const struct observation *o)
{
    return fmax(o->core.T_comp_cy_per_cl, o->core.T_RegL1_cy_per_cl) <=
           BROKEN_CORE * o->measured_cy_per_cl;
}

struct score {
    double all, sound, held, width;
    size_t n, n_sound;
};

static void score_add(struct score *s, const struct observation *o,
                      const struct composition_interval *at)
{
    const double error = fabs(at->cy_per_cl / o->measured_cy_per_cl - 1);
    s->all += error;
    s->n++;
    s->sound += is_sound(o) ? error : 0;
    s->n_sound += is_sound(o);
    s->held +=
        o->measured_cy_per_cl >= at->low_cy_per_cl && o->measured_cy_per_cl <= at->high_cy_per_cl;
    s->width += (at->high_cy_per_cl - at->low_cy_per_cl) / 2 / at->cy_per_cl;
}

static void score_fit(struct score *s, const struct observation *o, const struct fit_result *fit)
{
    const struct composition_interval at =
        interval_predict(&fit->composition, &o->core, &o->lines, LEVELS);
    score_add(s, o, &at);
}

static void print_score(const char *name, const struct score *s, bool interval)
{
    printf("  %-34s %6.1f %6.1f ", name, 100 * s->all / (double)s->n,
           100 * s->sound / (double)s->n_sound);
    if (interval)
        printf("%6.0f %6.0f  ", 100 * s->held / (double)s->n, 100 * s->width / (double)s->n);
}

/* Fits to one half of the configurations and scores the other. */
static bool half(const struct published *p, int fitted, struct score *s,
                 struct machine_composition *out, struct arena *arena, struct err *err)
{
    struct observation *const items = arena_alloc(arena, p->n, sizeof *items);
    struct fit_result fit;
    size_t n = 0;
    int configuration = 0;
    for (size_t i = 0; i < p->n; i++) {
        configuration += i > 0 && strcmp(p->items[i].group, p->items[i - 1].group) != 0;
        if (configuration % 2 == fitted && is_sound(&p->items[i]))
            items[n++] = p->items[i];
    }
    if (!composition_fit(items, n, LEVELS, arena, &fit, err))
        return false;
    configuration = 0;
    for (size_t i = 0; i < p->n; i++) {
        configuration += i > 0 && strcmp(p->items[i].group, p->items[i - 1].group) != 0;
        if (configuration % 2 != fitted)
            score_fit(s, &p->items[i], &fit);
    }
    *out = fit.composition;
    return true;
}

static bool compare_machine(const char *folder, const char *file, enum predictor predictor,
                            struct arena *arena, struct err *err)
{
    struct machine m;
    struct published p;
    struct observation *streams;
    struct fit_result fit;
    size_t n_streams;
    if (!machine_load(file, arena, &m, err) ||
        !observe_published(folder, &m, predictor, &p, arena, err) ||
        !streams_observe(&m, arena, &streams, &n_streams, err) ||
        !composition_fit(streams, n_streams, m.n_caches, arena, &fit, err))
        return false;
    struct score literature = {0}, alone = {0}, halves = {0};
    struct machine_composition of_half[2];
    for (size_t i = 0; i < p.n; i++) {
        score_add(&literature, &p.items[i],
                  &(struct composition_interval){.cy_per_cl = p.literature_cy[i]});
        score_fit(&alone, &p.items[i], &fit);
    }
    printf("%s\n", m.name);
    print_score("literature's ECM", &literature, false);
    printf("\n");
    print_score("fitted to the file's streams", &alone, true);
    print_composition(&fit.composition, m.n_caches);
    struct err few = {0};
    if (!half(&p, 0, &halves, &of_half[0], arena, &few) ||
        !half(&p, 1, &halves, &of_half[1], arena, &few)) {
        printf("  fitted to half of the configurations: %s\n", few.text);
        return true;
    }
    print_score("fitted to the other half", &halves, true);
    print_composition(&of_half[0], m.n_caches);
    printf("  %-34s                        ", "");
    print_composition(&of_half[1], m.n_caches);
    return true;
}

int main(int argc, char **argv)
{
    static const char *const machines[] = {"HaswellEP_E5-2695v3_CoD", "SandyBridgeEP_E5-2680",
                                           "SkylakeSP_Gold-6148", "Zen_EPYC-7451"};
    const int predictor = argc > 3 ? predictor_parse(str_of(argv[3])) : PREDICT_LC;
    struct arena arena = {0};
    struct err err = {0};
    if (argc < 3 || argc > 4 || predictor < 0) {
        fprintf(stderr, "usage: composition_reference FOLDER MACHINES [PREDICTOR]\n");
        return 2;
    }
    bool ok = compare_streams(argv[1], &arena, &err);
    if (ok)
        printf("\npublished runtimes: mean |error| in %%, of sound rows; share\nheld by the "
               "interval and its mean half-width in %%\n");
    for (size_t i = 0; ok && i < sizeof machines / sizeof machines[0]; i++)
        ok = compare_machine(argv[1], str_formatz(&arena, "%s/%s.yml", argv[2], machines[i]),
                             (enum predictor)predictor, &arena, &err);
    if (!ok)
        fprintf(stderr, "error: %s: %s\n", err.file, err.text);
    arena_free(&arena);
    return ok ? 0 : 1;
}
