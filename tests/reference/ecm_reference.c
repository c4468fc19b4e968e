/*
 * Compares the ECM data terms with Kerncraft's, at every point of a reference folder's
 * kerncraft_lc.csv, with its kernels.csv and machine_files/:
 *
 *     ecm_reference FOLDER
 *
 * Prints for each machine the largest relative difference of T_L1L2, T_L2L3 and T_L3MEM and the
 * points that are off by more than 0.5 %; exit status 1 if there are any.
 */
#include <math.h>
#include <stdio.h>

#include "collect/machinefile/load.h"
#include "collect/model/model.h"
#include "collect/traffic/lc.h"
#include "reference.h"

enum { N_EDGES = 3 };
static const double TOLERANCE = 0.005;

/* One kernel on one machine, for the rows of all sizes. */
struct pair {
    struct str kernel_name, machine_name;
    struct kernel kernel;
    struct machine machine;
    struct hierarchy hierarchy;
    struct lc_analysis lc;
};

static bool prepare(const char *folder, const struct csv_table *kernels, struct pair *p,
                    struct arena *arena, struct err *err)
{
    const struct str source =
        reference_source(kernels, reference_row(kernels, p->kernel_name), arena);
    const char *const path =
        str_formatz(arena, "%s/machine_files/%.*s.yml", folder, STR_ARG(p->machine_name));
    if (!machine_load(path, arena, &p->machine, err) ||
        !kernel_parse(source, str_cstr(arena, p->kernel_name), arena, &p->kernel, err) ||
        !lc_analyse(&p->kernel, p->machine.line_bytes, arena, &p->lc, err))
        return false;
    machine_hierarchy(&p->machine, 1, &p->hierarchy);
    return true;
}

static bool evaluate(const struct pair *p, int64_t size, struct model_point *out, struct err *err)
{
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    for (int s = 0; s < p->kernel.n_symbols; s++)
        sizes[s] = size;
    struct traffic traffic;
    return lc_traffic(&p->lc, sizes, &p->hierarchy, 1, &traffic, err) &&
           model_evaluate(&p->kernel, &p->machine, &(struct core_time){0}, &traffic,
                          &(struct model_options){.cores = 1}, out, err);
}

/* What is left of the comparison of one table. */
struct tally {
    size_t points, off, failed;
    double largest;
};

static void compare_row(const struct csv_table *t, size_t row, const struct pair *p,
                        struct tally *tally)
{
    static const char *const columns[N_EDGES] = {"T_L1L2", "T_L2L3", "T_L3MEM"};
    struct err err = {0};
    struct model_point point;
    const double size = csv_number(t, row, csv_column(t, "N"));
    if (!evaluate(p, (int64_t)size, &point, &err)) {
        printf("%.*s %.*s N=%g: %s\n", STR_ARG(p->kernel_name), STR_ARG(p->machine_name), size,
               err.text);
        tally->failed++;
        return;
    }
    tally->points++;
    for (int i = 0; i < N_EDGES; i++) {
        const double expected = csv_number(t, row, csv_column(t, columns[i]));
        const double got = point.levels[i].cy_per_cl;
        const double difference = expected == got ? 0 : fabs(got - expected) / fabs(expected);
        tally->largest = fmax(tally->largest, difference);
        if (difference <= TOLERANCE)
            continue;
        tally->off++;
        printf("%.*s %.*s N=%g %s: %g instead of %g cy/CL\n", STR_ARG(p->kernel_name),
               STR_ARG(p->machine_name), size, columns[i], got, expected);
    }
}

static bool compare(const char *folder, struct tally *tally, struct err *err)
{
    struct arena arena = {0}, scratch = {0};
    struct csv_table t, kernels;
    bool ok = reference_table(folder, "kerncraft_lc.csv", &arena, &t, err) &&
              reference_table(folder, "kernels.csv", &arena, &kernels, err);
    struct pair p = {0};
    for (size_t row = 0; ok && row < t.rows; row++) {
        const struct str kernel = csv_cell(&t, row, csv_column(&t, "kernel"));
        const struct str machine = csv_cell(&t, row, csv_column(&t, "machine"));
        if (!str_eq(kernel, p.kernel_name) || !str_eq(machine, p.machine_name)) {
            arena_free(&scratch);
            p = (struct pair){.kernel_name = kernel, .machine_name = machine};
            ok = prepare(folder, &kernels, &p, &scratch, err);
        }
        if (ok)
            compare_row(&t, row, &p, tally);
    }
    arena_free(&scratch);
    arena_free(&arena);
    return ok;
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fprintf(stderr, "usage: ecm_reference FOLDER\n");
        return 2;
    }
    struct err err = {0};
    struct tally tally = {0};
    if (!compare(argv[1], &tally, &err)) {
        fprintf(stderr, "error: %s: %s\n", err.file, err.text);
        return 1;
    }
    printf("%zu points: %zu terms off by more than %g %%, %zu points failed, largest difference "
           "%.3f %%\n",
           tally.points, tally.off, 100 * TOLERANCE, tally.failed, 100 * tally.largest);
    return tally.off + tally.failed > 0;
}
