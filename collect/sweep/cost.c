#include "collect/sweep/cost.h"

#include <math.h>
#include <string.h>

#include "base/dir.h"
#include "collect/sweep/journal.h"

enum {
    DEEPEST_FOLDER = 8,
    DISK_BLOCK_BYTES = 4096,
    ENOUGH_POINTS = 3, /* with fewer points their kind has no estimate */
};

/*
 * Estimates for the first collection on a machine: values from the 192 configurations of the
 * classification with both predictors.
 */
static const double first_model_s = 9e-6;
static const double first_disk_bytes = 700;
/* Files of a folder, of a block at least. */
static const double folder_bytes = 10.0 * DISK_BLOCK_BYTES;
/* Enough for an estimate; journals hold every sample. */
static const double max_journal_bytes = 64e6;

static void mean_add(struct cost_mean *mean, double value, size_t count, double work)
{
    mean->sum += value;
    mean->count += count;
    mean->work += work;
}

/* The cache that holds this many bytes, or memory. */
static int place_of(const struct machine *m, double bytes)
{
    struct hierarchy h;
    machine_hierarchy(m, 1, &h);
    for (int l = 0; l < h.n_levels; l++) {
        if (bytes <= (double)cache_bytes(&h, l))
            return l;
    }
    return HIERARCHY_MAX_LEVELS;
}

static void learn_journal(const struct sweep_context *context, const struct dir *folder,
                          struct arena *arena, struct costs *out)
{
    struct journal journal;
    struct err ignored = {0};
    if (!journal_open(folder, JOURNAL_NAME, arena, &journal, &ignored))
        return;
    const char *key = NULL;
    json_t *record = NULL;
    json_object_foreach(journal.records, key, record)
    {
        const char *name = json_string_value(json_object_get(record, "point"));
        const int kind = name != NULL ? point_kind_of(name) : -1;
        const double share =
            json_get_number(record, "wall_s") / json_get_number(record, "budget_s");
        const double bytes = json_get_number(record, "bytes");
        if (kind < 0 || !isfinite(share) || !isfinite(bytes))
            continue;
        mean_add(&out->share[kind][place_of(context->machine, bytes)], share, 1, 1);
        mean_add(&out->measured, share, 1, 1);
    }
    journal_close(&journal);
}

/* The disk space of the folder's files. */
static double disk_bytes(const struct dir *folder, struct arena *arena)
{
    struct str_list names = {0};
    struct err ignored = {0};
    double total = 0;
    if (!dir_list(folder->path, arena, &names, &ignored))
        return 0;
    for (size_t i = 0; i < names.count; i++) {
        const int64_t size = dir_file_size(folder, str_cstr(arena, names.items[i]));
        total += size > 0 ? ceil((double)size / DISK_BLOCK_BYTES) * DISK_BLOCK_BYTES : 0;
    }
    return total;
}

static void learn_config(const struct dir *folder, struct arena *arena, struct costs *out)
{
    const struct config *config = configuration_before(folder, arena);
    if (config == NULL || !config->complete || config->points <= 0)
        return;
    const int64_t source = dir_file_size(folder, "kernel.c");
    mean_add(&out->disk_bytes, fmax(disk_bytes(folder, arena) - folder_bytes, 0),
             (size_t)config->points, config->points);
    if (config->model_ms > 0 && source > 0)
        mean_add(&out->model_s, config->model_ms / 1e3, (size_t)config->points,
                 (double)config->points * (double)source);
}

static void learn_folder(const struct sweep_context *context, const char *path, double *room,
                         struct costs *out)
{
    struct arena arena = {0};
    struct err ignored = {0};
    struct dir folder;
    if (!dir_open(path, ".", &arena, &folder, &ignored))
        return;
    out->n_folders++;
    learn_config(&folder, &arena, out);
    const int64_t size = dir_file_size(&folder, JOURNAL_NAME);
    if (size > 0 && (double)size <= *room) {
        *room -= (double)size;
        learn_journal(context, &folder, &arena, out);
    }
    dir_close(&folder);
    arena_free(&arena);
}

static void learn_below(const struct sweep_context *context, const char *folder, int depth,
                        double *room, struct costs *out)
{
    struct arena arena = {0};
    struct err ignored = {0};
    struct str_list names = {0};
    if (depth < DEEPEST_FOLDER && dir_list_folders(folder, &arena, &names, &ignored)) {
        const struct str machine = str_of(context->machine->name);
        bool here = false;
        for (size_t i = 0; i < names.count; i++)
            here = here || str_eq(names.items[i], machine);
        if (here)
            learn_folder(context, path_join(&arena, folder, context->machine->name), room, out);
        for (size_t i = 0; !here && i < names.count; i++)
            learn_below(context, path_join(&arena, folder, str_cstr(&arena, names.items[i])),
                        depth + 1, room, out);
    }
    arena_free(&arena);
}

void costs_learn(const struct sweep_context *context, struct costs *out)
{
    double room = max_journal_bytes;
    *out = (struct costs){0};
    learn_below(context, context->root, 0, &room, out);
}

static double mean_or(const struct cost_mean *mean, double otherwise)
{
    return mean->count >= ENOUGH_POINTS ? mean->sum / mean->work : otherwise;
}

double costs_point_s(const struct costs *costs, const struct configuration *c,
                     const struct point *p)
{
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int64_t bytes = 0;
    struct err ignored = {0};
    sizes_fill(&c->kernel, &c->context->set->sizes, p->size, sizes);
    const bool known = kernel_total_bytes(&c->kernel, sizes, &bytes, &ignored);
    const int place = known ? place_of(c->context->machine, (double)bytes) : HIERARCHY_MAX_LEVELS;
    const double share = mean_or(&costs->share[p->kind][place], mean_or(&costs->measured, 1));
    return share * c->context->set->point_budget_s;
}

double costs_model_s(const struct costs *costs, const struct configuration *c)
{
    return (double)c->n_points * (double)c->kernel.source.len *
           mean_or(&costs->model_s, first_model_s);
}

double costs_disk_bytes(const struct costs *costs, const struct configuration *c)
{
    return folder_bytes + (double)c->n_points * mean_or(&costs->disk_bytes, first_disk_bytes);
}

const char *costs_source(const struct costs *costs, const struct sweep_context *context,
                         struct arena *arena)
{
    const char *machine = context->machine->name;
    const bool models = context->model_only || !context->set->measure;
    if (models && costs->model_s.count >= ENOUGH_POINTS)
        return str_formatz(arena, "based on %zu points modelled for %s", costs->model_s.count,
                           machine);
    if (models)
        return str_formatz(
            arena, "a first guess from the kernels' lengths: nothing has been modelled for %s yet",
            machine);
    if (costs->measured.count >= ENOUGH_POINTS)
        return str_formatz(arena, "based on %zu points measured on %s", costs->measured.count,
                           machine);
    return str_formatz(
        arena, "a first guess, the set's %g s per point: nothing has been measured on %s yet",
        context->set->point_budget_s, machine);
}
