/*
 * Compares predicted with measured runtimes of the published INSPECT collection: single core, sizes
 * from 100^3, in-core terms as published, data terms by our predictor, machine files of the folder.
 *
 *     published_reference FOLDER [PREDICTOR [each]]
 *
 * Prints for each machine (and with `each` for each configuration) the mean absolute relative error
 * of the runtime beside those of the published Kerncraft predictions by layer conditions (LC) and
 * by cache simulation (CS), each on the rows that have it. `LC now` is what Kerncraft's layer
 * conditions give with the machine files of the folder (lc_compare and ecm_reference show that our
 * LC is the same). `Sound rows` leaves out rows whose published in-core times are another kernel's;
 * `their mem` is our prediction there with the published memory term in place of ours. What to know
 * of the figures:
 *
 * - Skylake: 111 rows of one configuration (r2 isotropic box) carry published in-core terms four
 *   times the measured runtime, 14 of the points of error in either column. On the others ours is
 *   10.8 % off and the published LC 8.3 %, all of it by the memory term: with theirs, our error is
 *   theirs to the printed digits in every configuration. Theirs took the bandwidth without its
 *   write-allocate share, 1.6 to 1.8 times the memory time of the same file now; it gains in the
 *   cheap kernels (r1) and loses in the others (r2 constant, r3), whose later files use the
 *   corrected bandwidth as we do. What it stands for is the latency that a single core of this
 *   machine sees and the ECM model leaves out; two ways to have that from measurements were tried.
 *   The machine file's own streams on one core take 2.9 to 3.3 cycles longer for each line loaded
 *   from memory than L3 and bandwidth explain, whatever the mix; on Haswell and Zen nothing of the
 *   kind, on Sandy Bridge 0.2 to 2.8. As a penalty for each line (penalty.cy_per_load) that lowers
 *   Sandy Bridge's error from 21 to 17 % and raises Skylake's by 2 points: stencils overlap a part
 *   of the latency with the lines that they load from L3 meanwhile. All transfers fitted to the
 *   files' streams (infer_transfers) in place of the documented ones: Skylake 34.0, Haswell 23.3,
 *   Zen 23.0, Sandy Bridge 12.3 %; what streams overlap stencils do not.
 * - Zen: with its victim cache every line leaves L2 for L3; LCS counts that, LC as Kerncraft not.
 * - LCS is no worse than Kerncraft with the present machine files (`LC now`) in every machine's
 *   column and better in the mean (19.9 against 20.6 %); against its published predictions only
 *   Skylake is worse. LC stays the default: it is what the literature prints.
 * - Sandy Bridge: all three configurations run slower than any model says, data terms agree with
 *   the counted transfers.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/csv.h"
#include "base/file.h"
#include "collect/machinefile/load.h"
#include "collect/model/model.h"
#include "collect/traffic/traffic.h"
#include "reference.h"
#include "stempel/gen.h"

enum { MIN_SIZE = 100, MAX_MACHINES = 16 };

/* Published in-core times that are this many times the measured runtime belong to another kernel:
 * no data term can compensate for them. */
static const double BROKEN_CORE = 2;

/* Errors of one predictor over some rows. */
struct errors {
    size_t n;
    double absolute, relative;
};

static void errors_add(struct errors *e, double predicted, double measured)
{
    if (!(predicted > 0))
        return;
    e->n++;
    e->relative += predicted / measured - 1;
    e->absolute += fabs(predicted / measured - 1);
}

/* Ours on all rows; ours and Kerncraft's on the rows that have Kerncraft's two predictions. */
struct column {
    struct str name;
    struct errors all, lc, ours_sim, sim;
    struct errors same_lc;         /* Kerncraft's layer conditions with the same machine file */
    struct errors sound, sound_lc; /* ours and the published, without BROKEN_CORE rows */
    struct errors sound_memory;    /* ours with the published memory term */
};

/* One configuration: `stencils/3D/r1/…/double/MACHINE`. */
struct configuration {
    struct str path;
    struct kernel kernel;
    struct machine machine;
    struct hierarchy hierarchy;
};

static bool prepare(const char *folder, struct configuration *c, struct str machine,
                    struct arena *arena, struct err *err)
{
    const struct str prefix = STR("stencils/");
    const struct str class =
        str_slice(c->path, prefix.len, c->path.len - machine.len - 1); /* without `/MACHINE` */
    struct stencil_class parsed;
    struct str source;
    const char *const file =
        str_formatz(arena, "%s/machine_files/%.*s.yml", folder, STR_ARG(machine));
    if (!class_parse(class, &parsed, err) ||
        !gen_kernel(&parsed, &(struct gen_options){0}, arena, &source, err) ||
        !kernel_parse(source, str_cstr(arena, class), arena, &c->kernel, err) ||
        !machine_load(file, arena, &c->machine, err))
        return false;
    machine_hierarchy(&c->machine, 1, &c->hierarchy);
    return true;
}

/* `memory_cy_per_cl`: instead of the model's own memory term; NaN: the model's. */
static bool predict(const struct configuration *c, enum predictor predictor, int64_t size,
                    const struct core_time *core, double memory_cy_per_cl, double *cy_per_cl,
                    struct err *err)
{
    struct arena scratch = {0};
    struct traffic traffic;
    struct model_point point;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    for (int s = 0; s < c->kernel.n_symbols; s++)
        sizes[s] = size;
    const bool ok =
        traffic_predict(predictor, &c->kernel, sizes, &c->hierarchy, &scratch, &traffic, err) &&
        model_evaluate(&c->kernel, &c->machine, core, &traffic,
                       &(struct model_options){.predictor = predictor, .cores = 1}, &point, err);
    if (ok && !isnan(memory_cy_per_cl))
        point.levels[point.n_levels - 1].cy_per_cl = memory_cy_per_cl;
    if (ok)
        *cy_per_cl = model_time(&point, core);
    arena_free(&scratch);
    return ok;
}

static double cell(const struct csv_table *t, size_t row, const char *name)
{
    return csv_number(t, row, csv_column(t, name));
}

static bool add_row(const struct csv_table *t, size_t row, const struct configuration *c,
                    enum predictor predictor, struct column *column, struct err *err)
{
    const double size = cell(t, row, "N^3");
    const double measured = cell(t, row, "Benchmark cycl");
    const struct core_time core = {cell(t, row, "ECM LC Tol"), cell(t, row, "ECM LC Tnol"), 0};
    if (!(size >= MIN_SIZE) || !(measured > 0) || isnan(core.T_comp_cy_per_cl) ||
        isnan(core.T_RegL1_cy_per_cl))
        return true;
    double ours, same, with_memory;
    if (!predict(c, predictor, (int64_t)size, &core, NAN, &ours, err) ||
        !predict(c, PREDICT_LC, (int64_t)size, &core, NAN, &same, err) ||
        !predict(c, predictor, (int64_t)size, &core, cell(t, row, "ECM LC Tl3mem"), &with_memory,
                 err))
        return false;
    errors_add(&column->all, ours, measured);
    errors_add(&column->same_lc, same, measured);
    const double lc = cell(t, row, "ECM LC cycl"), sim = cell(t, row, "ECM CS cycl");
    errors_add(&column->lc, lc, measured);
    if (sim > 0)
        errors_add(&column->ours_sim, ours, measured);
    errors_add(&column->sim, sim, measured);
    if (fmax(core.T_comp_cy_per_cl, core.T_RegL1_cy_per_cl) > BROKEN_CORE * measured)
        return true;
    errors_add(&column->sound, ours, measured);
    errors_add(&column->sound_lc, lc, measured);
    errors_add(&column->sound_memory, with_memory, measured);
    return true;
}

static struct column *column_of(struct column *columns, size_t *n, struct str name)
{
    for (size_t i = 0; i < *n; i++) {
        if (str_eq(columns[i].name, name))
            return &columns[i];
    }
    if (*n == MAX_MACHINES)
        return NULL;
    columns[*n].name = name;
    return &columns[(*n)++];
}

static double mean(const struct errors *e)
{
    return e->n > 0 ? 100 * e->absolute / (double)e->n : NAN;
}

static void print_head(enum predictor predictor)
{
    printf("mean absolute error of the runtime in %%, our data terms by %s\n"
           "%-70s  all rows                                     with CS          sound rows\n"
           "%-70s %5s %6s %7s %6s %7s    %6s %6s    %5s %6s %6s %9s\n",
           predictor_name(predictor), "", "", "rows", "ours", "signed", "LC", "LC now", "ours",
           "CS", "rows", "ours", "LC", "their mem");
}

static void print_errors(struct str name, const struct column *c)
{
    printf("%-70.*s %5zu %6.2f %+7.2f %6.2f %7.2f    %6.2f %6.2f    %5zu %6.2f %6.2f %9.2f\n",
           STR_ARG(name), c->all.n, mean(&c->all), 100 * c->all.relative / (double)c->all.n,
           mean(&c->lc), mean(&c->same_lc), mean(&c->ours_sim), mean(&c->sim), c->sound.n,
           mean(&c->sound), mean(&c->sound_lc), mean(&c->sound_memory));
}

/* The mean over the machines, and why a machine's column is worse than the published one. */
static void print_summary(const struct column *columns, size_t n)
{
    static const double SAME = 0.05; /* percent */
    double ours = 0, lc = 0, now = 0;
    for (size_t i = 0; i < n; i++) {
        ours += mean(&columns[i].all) / (double)n;
        lc += mean(&columns[i].lc) / (double)n;
        now += mean(&columns[i].same_lc) / (double)n;
    }
    printf("\nmean of the machines: ours %.2f, Kerncraft's as published %.2f, Kerncraft's with the "
           "present machine files %.2f\n",
           ours, lc, now);
    for (size_t i = 0; i < n; i++) {
        const struct column *c = &columns[i];
        const double more = mean(&c->all) - mean(&c->lc);
        if (more < SAME)
            continue;
        const bool memory = mean(&c->sound_memory) - mean(&c->sound_lc) < 2 * SAME;
        printf("%.*s: %.1f points worse than as published%s; %+.1f with the present file\n",
               STR_ARG(c->name), more,
               memory ? ", all by the memory term: with the published one it is not (their mem)"
                      : "",
               mean(&c->all) - mean(&c->same_lc));
    }
    printf(
        "The published predictions took another bandwidth of memory than the machine files give "
        "now,\non Skylake without its write-allocate share; the head of the source says more.\n");
}

static bool compare(const char *folder, enum predictor predictor, bool each, struct arena *arena,
                    struct err *err)
{
    struct csv_table t;
    if (!reference_table(folder, "published_results_flat.csv", arena, &t, err))
        return false;
    struct arena scratch = {0};
    struct column columns[MAX_MACHINES];
    memset(columns, 0, sizeof columns);
    struct column one = {.name = STR("")};
    struct configuration c = {.path = STR("")};
    size_t n = 0;
    bool ok = true;
    print_head(predictor);
    for (size_t row = 0; ok && row < t.rows; row++) {
        const struct str path = csv_cell(&t, row, csv_column(&t, "path"));
        const struct str machine = csv_cell(&t, row, csv_column(&t, "machine"));
        struct column *column = column_of(columns, &n, machine);
        if (column == NULL)
            return err_set(err, ERR_INPUT, "more than %d machines", MAX_MACHINES);
        if (!str_eq(path, c.path)) {
            if (each && one.all.n > 0)
                print_errors(c.path, &one);
            one = (struct column){.name = STR("")};
            arena_free(&scratch);
            c = (struct configuration){.path = path};
            ok = prepare(folder, &c, machine, &scratch, err);
        }
        ok = ok && add_row(&t, row, &c, predictor, column, err) &&
             (!each || add_row(&t, row, &c, predictor, &one, err));
    }
    if (each && one.all.n > 0)
        print_errors(c.path, &one);
    for (size_t i = 0; ok && i < n; i++)
        print_errors(columns[i].name, &columns[i]);
    if (ok && n > 0)
        print_summary(columns, n);
    arena_free(&scratch);
    return ok;
}

int main(int argc, char **argv)
{
    const int predictor = argc > 2 ? predictor_parse(str_of(argv[2])) : PREDICT_LC;
    if (argc < 2 || argc > 4 || predictor < 0) {
        fprintf(stderr, "usage: published_reference FOLDER [PREDICTOR [each]]\n");
        return 2;
    }
    struct arena arena = {0};
    struct err err = {0};
    const bool ok = compare(argv[1], (enum predictor)predictor, argc > 3, &arena, &err);
    if (!ok)
        fprintf(stderr, "error: %s: %s\n", err.file, err.text);
    arena_free(&arena);
    return ok ? 0 : 1;
}
