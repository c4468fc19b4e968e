#include "collect/sweep/configuration.h"

#include <string.h>

#include "base/clock.h"
#include "collect/measure/counted_sweeps.h"
#include "collect/sweep/journal.h"
#include "stempel/gen.h"

enum { CONFIG_MAX_BYTES = 1 << 22, DERIVED_MAX_BYTES = 1 << 28 };

const char *sweep_source_command(const char *path, struct arena *arena)
{
    if (str_starts_with(str_of(path), STR("own/")))
        return "# kernel.c: the file next to this page";
    if (str_starts_with(str_of(path), STR("named/")))
        return str_formatz(arena, "cp stencils/%s.c kernel.c", path);
    return str_formatz(arena, "inspect gen %s --store kernel.c", path);
}

bool sweep_item_of_class(struct str path, struct arena *arena, struct sweep_item *out,
                         struct err *err)
{
    struct stencil_class class;
    *out = (struct sweep_item){.name = "kernel.c"};
    if (!class_parse(path, &class, err) ||
        !gen_kernel(&class, &(struct gen_options){0}, arena, &out->source, err))
        return false;
    out->path = class_path(arena, &class);
    out->gen_command = sweep_source_command(out->path, arena);
    return true;
}

static int socket_cores(const struct machine *m)
{
    return m->cores_per_socket > 0 ? m->cores_per_socket : 1;
}

/* Both ways of blocking for one cache, at every size where its layer condition is lost. */
static void list_blocking(struct configuration *c, const char *level, struct arena *arena)
{
    for (size_t i = 0; i < c->sizes.count; i++) {
        int64_t sizes[KERNEL_MAX_SYMBOLS];
        sizes_fill(&c->kernel, &c->context->set->sizes, c->sizes.items[i], sizes);
        for (int mode = 1; mode <= 2; mode++) {
            struct point p = {.kind = POINT_BLOCKING,
                              .size = c->sizes.items[i],
                              .threads = 1,
                              .block_mode = mode,
                              .block_level = level};
            if (layers_block(&c->layers, level, mode, sizes, p.block_sizes))
                *ARENA_ADD(arena, c->points, c->n_points) = p;
        }
    }
}

static void list_points(struct configuration *c, struct arena *arena)
{
    for (size_t i = 0; i < c->sizes.count; i++)
        *ARENA_ADD(arena, c->points, c->n_points) =
            (struct point){.kind = POINT_GRID, .size = c->sizes.items[i], .threads = 1};
    const int cores = c->context->set->scaling ? socket_cores(c->context->machine) : 0;
    for (int threads = 1; threads <= cores; threads++)
        *ARENA_ADD(arena, c->points, c->n_points) = (struct point){
            .kind = POINT_SCALING, .size = c->sizes.items[c->sizes.count - 1], .threads = threads};
    for (size_t b = 0; b < c->context->set->blocking.count; b++)
        list_blocking(c, str_cstr(arena, c->context->set->blocking.items[b]), arena);
    c->results = arena_alloc(arena, c->n_points, sizeof *c->results);
}

/*
 * To be raised with each change after which the models predict something different for the same
 * input. Older predictions are then made again; measurements stay.
 */
enum { MODELS_REVISION = 20 };

int configuration_models_revision(void)
{
    return MODELS_REVISION;
}

/*
 * Only options that differ from the defaults, so that results of sets without these options stay
 * valid.
 */
static void hash_manner(const struct set *set, struct sb *what)
{
    for (size_t i = 0; i < set->sizes.n_symbols; i++) {
        const struct set_symbol *s = &set->sizes.symbols[i];
        sb_addf(what, "symbol %s %lld %g\n", s->name, (long long)s->size, s->factor);
    }
    if (set->precision > 0)
        sb_addf(what, "precision %g\n", set->precision);
    if (set->cold)
        sb_addz(what, "caches cold\n");
    if (set->pages != PROGRAM_PAGES_SYSTEM)
        sb_addf(what, "pages %s\n", program_pages_name(set->pages));
    if (set->pin != PIN_COMPACT)
        sb_addf(what, "pin %s\n", pin_policy_name(set->pin));
    if (set->best_k > 0)
        sb_addf(what, "best %d\n", set->best_k);
    if (set->clock_ghz > 0)
        sb_addf(what, "clock %g\n", set->clock_ghz);
}

bool configuration_measures(const struct sweep_context *context)
{
    return context->set->measure && !context->model_only;
}

static void hash_plan(struct configuration *c, struct arena *arena)
{
    const struct sweep_context *context = c->context;
    const struct set *set = context->set;
    hash_bytes(c->item->source, c->kernel_hash);
    struct sb what = {.arena = arena};
    sb_addf(&what, "version %s\nkernel %s\nmachine %s\ncompiler %s %s\nbudget %g\n",
            context->version, c->kernel_hash, context->machine->name,
            c->incore.compiler != NULL ? c->incore.compiler : "?",
            c->incore.compiler_flags != NULL ? c->incore.compiler_flags : "?", set->point_budget_s);
    hash_manner(set, &what);
    c->measured_what = str_copy(arena, sb_str(&what));
    sb_addf(&what, "models %d\nmachine file %s\nanalyser %s\nmodel only %d\n", MODELS_REVISION,
            context->machine_file_text_hash, c->incore.analyser != NULL ? c->incore.analyser : "?",
            !configuration_measures(context));
    for (size_t i = 0; i < set->n_predictors; i++)
        sb_addf(&what, "predictor %s\n", predictor_name(set->predictors[i]));
    for (size_t i = 0; i < c->n_points; i++) {
        char key[HASH_CHARS];
        point_key(&c->points[i], c->measured_what, key);
        sb_addf(&what, "%s %s\n", point_name(&c->points[i], arena), key);
    }
    hash_bytes(sb_str(&what), c->plan);
}

/* The analysis of the loop, or why there is none. */
static bool find_core(struct configuration *c, struct arena *arena, struct err *err)
{
    const struct sweep_context *context = c->context;
    const struct incore_options options = {
        .compiler = context->set->compiler,
        .asm_block = -1,
        .cache_dir = context->cache_dir,
        .attempts = context->set->attempts,
        .run = context->run,
    };
    struct err why = {0};
    c->incore_failure = c->item->incore_failure;
    if (c->item->incore != NULL)
        c->incore = *c->item->incore;
    if (c->item->incore != NULL || c->incore_failure != NULL ||
        incore_analyse(&c->kernel, context->machine, &options, arena, &c->incore, &why))
        return true;
    if (why.kind == ERR_INTERRUPTED) {
        *err = why;
        return false;
    }
    c->incore = (struct incore){0};
    c->incore_failure = str_cstr(arena, str_of(why.text));
    c->incore_waits = why.transient;
    return true;
}

bool configuration_plan(const struct sweep_context *context, const struct sweep_item *item,
                        struct arena *arena, struct configuration *out, struct err *err)
{
    *out = (struct configuration){.context = context, .item = item, .began_s = clock_now_s()};
    out->below = path_join(arena, item->path, context->machine->name);
    if (item->kernel != NULL)
        out->kernel = *item->kernel;
    else if (!kernel_parse(item->source, item->name, arena, &out->kernel, err))
        return false;
    layers_find(&out->kernel, context->machine, arena, &out->layers);
    const int64_t condition_size =
        layers_largest_size(&out->layers, &out->kernel, &context->set->sizes);
    if (!sizes_choose(&out->kernel, context->machine, &context->set->sizes, condition_size, arena,
                      &out->sizes, err))
        return false;
    if (!find_core(out, arena, err))
        return false;
    list_points(out, arena);
    hash_plan(out, arena);
    return true;
}

const struct config *configuration_before(const struct dir *folder, struct arena *arena)
{
    static const char name[] = "config.yml";
    struct err ignored = {0};
    struct str text;
    struct config *config = arena_alloc(arena, 1, sizeof *config);
    const bool known = dir_has(folder, name) &&
                       dir_file_read(folder, name, CONFIG_MAX_BYTES, arena, &text, &ignored) &&
                       config_file_parse(text, name, arena, config, &ignored);
    return known ? config : NULL;
}

/* Whether a derived file, or its absence, is unchanged since it was made. */
static bool file_unchanged(const struct dir *folder, const struct config *before, const char *name)
{
    char noted[HASH_CHARS];
    char found[HASH_CHARS];
    struct arena scratch = {0};
    struct err ignored = {0};
    struct str text;
    if (!config_lists(before, name, noted))
        return !dir_has(folder, name);
    const bool there = dir_file_read(folder, name, DERIVED_MAX_BYTES, &scratch, &text, &ignored);
    if (there)
        hash_bytes(text, found);
    arena_free(&scratch);
    return there && strcmp(noted, found) == 0;
}

bool configuration_done(const struct configuration *c, const struct dir *folder,
                        const struct config *before)
{
    /* A journal that cannot be read, such as a pipe, is an error here as it is to render. */
    const bool odd = dir_file_size(folder, JOURNAL_NAME) == DIR_ODD_FILE;
    if (odd || before == NULL || !before->complete || before->plan == NULL ||
        strcmp(before->plan, c->plan) != 0 ||
        (before->attempts != 0 && before->attempts < c->context->set->attempts))
        return false;
    for (size_t i = 0; config_derived[i] != NULL; i++) {
        if (!file_unchanged(folder, before, config_derived[i]))
            return false;
    }
    return true;
}

bool configuration_waits(const struct configuration *c)
{
    bool waits = c->incore_waits;
    for (size_t i = 0; i < c->n_points; i++)
        waits = waits || c->results[i].waits;
    return waits;
}

void configuration_missing(const struct configuration *c, struct arena *arena,
                           struct str_list *reasons)
{
    const bool measured = configuration_measures(c->context);
    if (c->incore_failure != NULL && c->published == NULL)
        str_list_add(arena, reasons, str_format(arena, "in-core analysis: %s", c->incore_failure));
    for (size_t i = 0; i < c->n_points; i++) {
        const struct point_result *r = &c->results[i];
        const char *const why[] = {measured ? r->failure : NULL, r->model_failure};
        for (size_t k = 0; k < sizeof why / sizeof *why; k++) {
            if (why[k] != NULL)
                str_list_add(arena, reasons,
                             str_format(arena, "%s: %s", point_name(&c->points[i], arena), why[k]));
        }
    }
}

bool configuration_counted(const struct configuration *c, size_t point, struct model_point *out)
{
    const struct point_result *r = &c->results[point];
    const struct counted *counted = r->measured ? r->bench.counted : NULL;
    const struct model_options options = {.cores = c->points[point].threads};
    struct err ignored = {0};
    return counted != NULL && model_evaluate(&c->kernel, c->context->machine, &counted->core,
                                             &counted->traffic, &options, out, &ignored);
}
