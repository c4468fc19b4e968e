#include "collect/sweep/reproduce.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "collect/sweep/record.h"

static const double significance = 0.05;
static const double min_share = 0.02;
static const double min_error = 0.005;
static const double same_digits = 1e-4;
static const double interval_sigmas = 1.96; /* half of a 95 % interval */

/* ---- the set ---- */

static bool has_column(const struct csv_table *t, const char *name)
{
    return csv_column(t, name) < t->columns;
}

static void list_sizes(const struct csv_table *grid, struct arena *arena, struct set *out)
{
    const size_t column = csv_column(grid, "size");
    int64_t *sizes = arena_alloc(arena, grid->rows, sizeof *sizes);
    size_t n = 0;
    for (size_t i = 0; i < grid->rows; i++) {
        const double size = csv_number(grid, i, column);
        if (size > 0 && (n == 0 || (int64_t)size > sizes[n - 1]))
            sizes[n++] = (int64_t)size;
    }
    out->sizes.n_list = n;
    out->sizes.list = sizes;
}

/*
 * Columns between `size` and `threads` are size symbols; those that differ from the size are fixed,
 * or a multiple of it.
 */
static void list_symbols(const struct csv_table *grid, struct arena *arena, struct set *out)
{
    const size_t size = csv_column(grid, "size");
    const size_t end = csv_column(grid, "threads");
    for (size_t s = size + 1; s < end && out->sizes.n_symbols < SET_MAX_SYMBOLS; s++) {
        const double first = csv_number(grid, 0, s);
        const double last = csv_number(grid, grid->rows - 1, s);
        const double factor = last / csv_number(grid, grid->rows - 1, size);
        if (!(fabs(factor - 1) > 0))
            continue;
        const bool fixed = first == last;
        out->sizes.symbols[out->sizes.n_symbols++] =
            (struct set_symbol){.name = str_cstr(arena, grid->header[s]),
                                .size = fixed ? (int64_t)last : 0,
                                .factor = fixed ? 0 : factor};
    }
}

static void list_predictors(const struct csv_table *grid, struct arena *arena, struct set *out)
{
    out->n_predictors = 0;
    for (size_t i = 0; i < TRAFFIC_SOURCES && out->n_predictors < SET_MAX_PREDICTORS; i++) {
        const struct traffic_source *source = &traffic_sources[i];
        if (!source->counted &&
            has_column(grid, str_formatz(arena, "%s_ECM_cy_per_cl", source->name)))
            out->predictors[out->n_predictors++] = (enum predictor)i;
    }
}

static void list_blocking(const struct csv_table *blocking, struct arena *arena, struct set *out)
{
    const size_t level = csv_column(blocking, "block_level");
    for (size_t i = 0; i < blocking->rows; i++) {
        const struct str name = csv_cell(blocking, i, level);
        if (name.len != 0 && !str_list_has(&out->blocking, name))
            str_list_add(arena, &out->blocking, name);
    }
}

/* The options that say how it was measured. */
static void take_words(struct str command, struct arena *arena, struct set *out, bool *model_only)
{
    struct str option = {0};
    int64_t best = 0;
    while (command.len != 0) {
        const struct str_cut cut = str_cut(command, ' ');
        const struct str word = cut.head;
        const char *text = str_cstr(arena, word);
        command = cut.tail;
        if (str_eq(word, STR("--model-only")))
            *model_only = true;
        else if (str_eq(word, STR("--cold")))
            out->cold = true;
        else if (str_eq(option, STR("--best")))
            out->best_k = str_to_i64(word, &best) ? (int)best : 0;
        else if (str_eq(option, STR("--pin")) && pin_policy_parse(text) >= 0)
            out->pin = (enum pin_policy)pin_policy_parse(text);
        else if (str_eq(option, STR("--pages")) && program_pages_parse(word) >= 0)
            out->pages = (enum program_pages)program_pages_parse(word);
        option = word;
    }
}

bool reproduce_set(const struct config *stored, const struct reproduce_tables *tables,
                   struct arena *arena, struct set *out, bool *model_only, struct err *err)
{
    struct csv_table grid = {0};
    struct csv_table blocking = {0};
    set_default(out);
    *model_only = stored->clock_hz == 0;
    if (!csv_parse_table(tables->grid, "grid.csv", arena, &grid, err) ||
        (tables->blocking.len != 0 &&
         !csv_parse_table(tables->blocking, "blocking.csv", arena, &blocking, err)))
        return false;
    if (grid.rows == 0)
        return err_set(err, ERR_INPUT, "the configuration holds no grid sizes") ||
               err_hint(err, "collect it first: inspect collect %s -m %s", stored->path,
                        stored->machine);
    out->name = "again";
    out->scaling = tables->scaling.len != 0;
    list_sizes(&grid, arena, out);
    list_symbols(&grid, arena, out);
    list_predictors(&grid, arena, out);
    list_blocking(&blocking, arena, out);
    take_words(str_of(stored->manner), arena, out, model_only);
    /* Older files have no `manner`; there the commands hold these options. */
    for (unsigned i = 0; i < stored->commands_count && stored->manner == NULL; i++)
        take_words(str_of(stored->commands[i]), arena, out, model_only);
    return true;
}

/* ---- the comparison ---- */

static void add_pair(struct reproduce_pairs *pairs, struct reproduce_pair pair)
{
    pairs->n_differ += pair.differs;
    pairs->items[pairs->n++] = pair;
}

void reproduce_predictions(const struct csv_table *before, const struct csv_table *after,
                           struct arena *arena, struct reproduce_pairs *out)
{
    const size_t size = csv_column(before, "size");
    *out = (struct reproduce_pairs){
        .items = arena_alloc(arena, before->rows * TRAFFIC_SOURCES, sizeof *out->items)};
    for (size_t s = 0; s < TRAFFIC_SOURCES; s++) {
        const char *name = str_formatz(arena, "%s_ECM_cy_per_cl", traffic_sources[s].name);
        const size_t old = csv_column(before, name);
        const size_t new = csv_column(after, name);
        for (size_t i = 0; i < before->rows && i < after->rows && !traffic_sources[s].counted &&
                           old < before->columns && new < after->columns;
             i++) {
            const double was = csv_number(before, i, old);
            const double is = csv_number(after, i, new);
            if (isnan(was) && isnan(is))
                continue;
            add_pair(out,
                     (struct reproduce_pair){
                         .name = str_formatz(arena, "%s at size %.0f", traffic_sources[s].title,
                                             csv_number(before, i, size)),
                         .before = was,
                         .after = is,
                         .differs = !(fabs(is - was) <= same_digits * fabs(was))});
        }
    }
}

/* The x that a standard normal variable exceeds with this probability (0 … 0.5), by bisection. */
static double normal_upper(double probability)
{
    double low = 0;
    double high = 40;
    for (int i = 0; i < 60; i++) {
        const double middle = (low + high) / 2;
        if (erfc(middle / sqrt(2)) / 2 > probability)
            low = middle;
        else
            high = middle;
    }
    return high;
}

struct named_measurement {
    const char *name;
    struct measurement bench;
};

static int compare_names(const void *a, const void *b)
{
    const struct named_measurement *left = a;
    const struct named_measurement *right = b;
    return strcmp(left->name, right->name);
}

/* Those that succeeded, sorted by name; of one name the last. */
static size_t list_measured(const struct journal *j, struct arena *arena,
                            struct named_measurement **out)
{
    struct named_measurement *all = arena_alloc(arena, json_object_size(j->records), sizeof *all);
    size_t n = 0;
    const char *key = NULL;
    json_t *record = NULL;
    json_object_foreach(j->records, key, record)
    {
        const char *name = json_string_value(json_object_get(record, "point"));
        if (name != NULL && record_read(record, arena, &all[n].bench))
            all[n++].name = name;
    }
    qsort(all, n, sizeof *all, compare_names);
    *out = all;
    return n;
}

static double error_of(const struct measurement *m)
{
    return fmax(isfinite(m->uncertainty) ? m->uncertainty / interval_sigmas : 0, min_error);
}

void reproduce_measurements(const struct journal *before, const struct journal *after,
                            struct arena *arena, struct reproduce_pairs *out)
{
    struct named_measurement *old = NULL;
    struct named_measurement *new = NULL;
    const size_t n_old = list_measured(before, arena, &old);
    const size_t n_new = list_measured(after, arena, &new);
    *out = (struct reproduce_pairs){.items = arena_alloc(arena, n_old, sizeof *out->items)};
    for (size_t i = 0, k = 0; i < n_old; i++) {
        if (i + 1 < n_old && compare_names(&old[i], &old[i + 1]) == 0)
            continue;
        while (k < n_new && compare_names(&new[k], &old[i]) < 0)
            k++;
        if (k == n_new || compare_names(&new[k], &old[i]) != 0)
            continue;
        const double was = old[i].bench.cy_per_cl.median;
        const double is = new[k].bench.cy_per_cl.median;
        add_pair(out, (struct reproduce_pair){
                          .name = old[i].name,
                          .before = was,
                          .after = is,
                          .sigmas = fabs(log(is / was)) /
                                    hypot(error_of(&old[i].bench), error_of(&new[k].bench))});
    }
    const double limit = out->n == 0 ? 0 : normal_upper(significance / 2 / (double)out->n);
    for (size_t i = 0; i < out->n; i++) {
        struct reproduce_pair *p = &out->items[i];
        p->differs = p->sigmas > limit && fabs(p->after / p->before - 1) > min_share;
        out->n_differ += p->differs;
    }
}
