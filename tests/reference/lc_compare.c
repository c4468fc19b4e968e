/*
 * Compares layer conditions with all points computed by Kerncraft:
 *
 *     lc_compare FOLDER [-v]
 *
 * reads kerncraft_lc.csv (hits, misses, evicts of three caches, 21 kernels, 6 machines, 8 or 9
 * sizes) and kerncraft_lc_symbolic.csv (the conditions), and prints for each kernel how many are
 * equal; -v lists what differs.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "collect/traffic/lc.h"
#include "tests/reference/reference.h"

struct tables {
    struct csv_table kernels, machines, points, symbolic;
};

struct tally {
    int points, points_equal, values, values_equal, conditions, conditions_equal, texts,
        texts_equal;
};

static struct str cell(const struct csv_table *t, size_t row, const char *column)
{
    return csv_cell(t, row, csv_column(t, column));
}

static double level_number(const struct csv_table *t, size_t row, int level, const char *what)
{
    char column[32];
    snprintf(column, sizeof column, "L%d_%s", level + 1, what);
    return csv_number(t, row, csv_column(t, column));
}

/* One row of kerncraft_lc.csv. */
static bool compare_point(const struct tables *t, size_t row, const struct lc_analysis *lc,
                          bool verbose, struct tally *tally, struct err *err)
{
    const size_t machine = reference_row(&t->machines, cell(&t->points, row, "machine"));
    int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
    struct hierarchy h;
    struct traffic traffic;
    reference_hierarchy(&t->machines, machine, &h);
    if (!reference_sizes(cell(&t->points, row, "constants"), lc->kernel, sizes) ||
        !lc_traffic(lc, sizes, &h, 1, &traffic, err))
        return false;
    bool equal = true;
    for (int l = 0; l < h.n_levels; l++) {
        const struct {
            const char *what;
            double ours;
        } values[] = {{"hits", traffic.levels[l].hits},
                      {"misses", traffic.levels[l].misses},
                      {"evicts", traffic.levels[l].evicts}};
        for (size_t v = 0; v < sizeof values / sizeof *values; v++) {
            const double theirs = level_number(&t->points, row, l, values[v].what);
            const bool same = fabs(theirs - values[v].ours) < 1e-9;
            tally->values++;
            tally->values_equal += same;
            equal &= same;
            if (!same && verbose)
                printf("  %.*s %.*s: L%d %s %g, Kerncraft %g (%s)\n",
                       STR_ARG(cell(&t->points, row, "machine")),
                       STR_ARG(cell(&t->points, row, "constants")), l + 1, values[v].what,
                       values[v].ours, theirs, traffic.condition[l]);
        }
        char column[32];
        snprintf(column, sizeof column, "L%d_condition", l + 1);
        const struct str theirs = cell(&t->points, row, column);
        const bool always = str_eq(theirs, STR("True"));
        const bool same = always ? str_of(traffic.condition[l]).len == 0 ||
                                       str_eq(str_of(traffic.condition[l]), STR("always"))
                                 : str_eq(theirs, str_of(traffic.condition[l]));
        tally->texts++;
        tally->texts_equal += same;
        if (!same && verbose)
            printf("  L%d condition `%s`, Kerncraft `%.*s`\n", l + 1, traffic.condition[l],
                   STR_ARG(theirs));
    }
    tally->points++;
    tally->points_equal += equal;
    return true;
}

/* Whether there is a condition like this row of kerncraft_lc_symbolic.csv. */
static bool has_condition(const struct tables *t, size_t row, const struct lc_listing *listing,
                          int level)
{
    const struct str theirs = cell(&t->symbolic, row, "condition");
    for (int c = 0; c < listing->count; c++) {
        const struct lc_condition *ours = &listing->items[c];
        const bool same_text =
            str_eq(theirs, STR("True")) ? ours->always : str_eq(theirs, ours->text);
        if (ours->level == level && same_text &&
            ours->hits == csv_number(&t->symbolic, row, csv_column(&t->symbolic, "hits")) &&
            ours->misses == csv_number(&t->symbolic, row, csv_column(&t->symbolic, "misses")) &&
            ours->evicts == csv_number(&t->symbolic, row, csv_column(&t->symbolic, "evicts")))
            return true;
    }
    return false;
}

static void compare_symbolic(const struct tables *t, struct str kernel,
                             const struct lc_analysis *lc, bool verbose, struct arena *arena,
                             struct tally *tally)
{
    for (size_t row = 0; row < t->symbolic.rows; row++) {
        if (!str_eq(csv_cell(&t->symbolic, row, 0), kernel))
            continue;
        struct hierarchy h;
        struct lc_listing listing;
        reference_hierarchy(&t->machines,
                            reference_row(&t->machines, cell(&t->symbolic, row, "machine")), &h);
        lc_list(lc, &h, 1, arena, &listing);
        const int level = cell(&t->symbolic, row, "level").ptr[1] - '1';
        const bool same = has_condition(t, row, &listing, level);
        tally->conditions++;
        tally->conditions_equal += same;
        if (!same && verbose)
            printf("  %.*s L%d: `%.*s` of Kerncraft is not among ours\n",
                   STR_ARG(cell(&t->symbolic, row, "machine")), level + 1,
                   STR_ARG(cell(&t->symbolic, row, "condition")));
    }
}

static bool compare_kernel(const struct tables *t, size_t kernel_row, bool verbose,
                           struct arena *arena, struct tally *total, struct err *err)
{
    const struct str name = csv_cell(&t->kernels, kernel_row, 0);
    struct kernel k;
    struct lc_analysis lc;
    struct tally tally = {0};
    if (!kernel_parse(reference_source(&t->kernels, kernel_row, arena), str_cstr(arena, name),
                      arena, &k, err) ||
        !lc_analyse(&k, 64, arena, &lc, err))
        return false;
    for (size_t row = 0; row < t->points.rows; row++) {
        if (str_eq(csv_cell(&t->points, row, 0), name) &&
            !compare_point(t, row, &lc, verbose, &tally, err))
            return false;
    }
    compare_symbolic(t, name, &lc, verbose, arena, &tally);
    printf("%-46.*s %4d of %4d   %4d of %4d   %4d of %4d\n", STR_ARG(name), tally.points_equal,
           tally.points, tally.texts_equal, tally.texts, tally.conditions_equal, tally.conditions);
    const int *from = (const int *)&tally;
    int *to = (int *)total;
    for (size_t i = 0; i < sizeof tally / sizeof *from; i++)
        to[i] += from[i];
    return true;
}

static bool compare(const char *folder, bool verbose, struct arena *arena, struct err *err)
{
    struct tables t;
    struct tally total = {0};
    if (!reference_table(folder, "kernels.csv", arena, &t.kernels, err) ||
        !reference_table(folder, "machines.csv", arena, &t.machines, err) ||
        !reference_table(folder, "kerncraft_lc.csv", arena, &t.points, err) ||
        !reference_table(folder, "kerncraft_lc_symbolic.csv", arena, &t.symbolic, err))
        return false;
    printf("%-46s %12s   %12s   %12s\n", "Layer conditions equal to Kerncraft's", "points",
           "conditions", "listed");
    for (size_t row = 0; row < t.kernels.rows; row++) {
        if (!compare_kernel(&t, row, verbose, arena, &total, err))
            return false;
    }
    printf("%-46s %4d of %4d   %4d of %4d   %4d of %4d\n", "all", total.points_equal, total.points,
           total.texts_equal, total.texts, total.conditions_equal, total.conditions);
    printf("hits, misses, evicts: %d of %d equal (%.3f %%)\n", total.values_equal, total.values,
           100.0 * total.values_equal / total.values);
    return true;
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        fprintf(stderr, "usage: %s FOLDER [-v]\n", argv[0]);
        return 2;
    }
    struct arena arena = {0};
    struct err err = {0};
    const bool ok = compare(argv[1], argc > 2 && strcmp(argv[2], "-v") == 0, &arena, &err);
    if (!ok) {
        struct sb b = {.arena = &arena};
        err_format(&err, &b);
        fputs(sb_cstr(&b), stderr);
    }
    arena_free(&arena);
    return ok ? 0 : 1;
}
