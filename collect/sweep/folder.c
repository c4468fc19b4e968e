#include "collect/sweep/folder.h"

#include <math.h>
#include <string.h>

#include "base/clock.h"
#include "base/json.h"
#include "base/repo.h"
#include "base/sort.h"
#include "collect/incore/incore_json.h"
#include "collect/sweep/history.h"
#include "collect/sweep/tables.h"

static struct str loop_text(const struct configuration *c, struct arena *arena)
{
    struct sb loop = {.arena = arena};
    for (size_t i = 0; c->incore.instructions != NULL && i < c->incore.n_instructions; i++)
        sb_addf(&loop, "%.*s\n", STR_ARG(c->incore.instructions[i].text));
    return sb_str(&loop);
}

static struct str incore_text(const struct configuration *c, struct arena *arena)
{
    if (c->incore_failure != NULL)
        return (struct str){0};
    json_t *json = incore_listing_to_json(&c->incore);
    const struct str text = json_text(json, arena);
    json_decref(json);
    return text;
}

/* Lines of config.yml's `files`. */
struct derived {
    const char *lines[FOLDER_DERIVED];
    unsigned count;
};

/* In the order of config_derived, and notes those that there are. */
static void derive(const struct configuration *c, struct str texts[FOLDER_DERIVED],
                   struct derived *derived, struct arena *arena)
{
    const struct str all[FOLDER_DERIVED] = {
        c->item->source,
        loop_text(c, arena),
        c->incore.assembly,
        incore_text(c, arena),
        table_points(c, POINT_GRID, arena),
        table_points(c, POINT_SCALING, arena),
        table_points(c, POINT_BLOCKING, arena),
        layers_table(&c->layers, arena),
        c->curve,
    };
    for (size_t i = 0; i < FOLDER_DERIVED; i++) {
        char hash[HASH_CHARS];
        texts[i] = all[i];
        if (all[i].len == 0)
            continue;
        hash_bytes(all[i], hash);
        derived->lines[derived->count++] = str_formatz(arena, "%s  %s", hash, config_derived[i]);
    }
}

/* Imported results: nothing in them may depend on when and where they are written. */
static bool from_elsewhere(const struct configuration *c)
{
    return c->published != NULL || c->item->incore != NULL || c->item->incore_failure != NULL;
}

static double median_clock_hz(const struct configuration *c, struct arena *arena)
{
    double *clocks = arena_alloc(arena, c->n_points, sizeof *clocks);
    size_t n = 0;
    for (size_t i = 0; i < c->n_points; i++) {
        if (c->results[i].measured)
            clocks[n++] = c->results[i].bench.clock_hz;
    }
    sort_doubles(clocks, n);
    return n == 0 ? 0 : clocks[n / 2];
}

static void list_failures(const struct configuration *c, struct config *config, struct arena *arena)
{
    struct str_list missing = {0};
    configuration_missing(c, arena, &missing);
    const char **failures = arena_alloc(arena, missing.count, sizeof *failures);
    for (size_t i = 0; i < missing.count; i++)
        failures[i] = str_cstr(arena, missing.items[i]);
    config->failures = failures;
    config->failures_count = (unsigned)missing.count;
    config->failed = (int)missing.count;
    for (size_t i = 0; i < c->n_points && configuration_measures(c->context); i++) {
        if (c->results[i].failure != NULL)
            config->attempts = c->context->set->attempts;
    }
}

/* How it was measured, as options of inspect collect. */
static const char *manner(const struct sweep_context *context, struct arena *arena)
{
    const struct set *set = context->set;
    struct sb out = {.arena = arena};
    if (context->model_only)
        sb_addz(&out, " --model-only");
    if (set->cold)
        sb_addz(&out, " --cold");
    if (set->pin != PIN_COMPACT)
        sb_addf(&out, " --pin %s", pin_policy_name(set->pin));
    if (set->best_k > 0)
        sb_addf(&out, " --best %d", set->best_k);
    if (set->pages != PROGRAM_PAGES_HUGE)
        sb_addf(&out, " --pages %s", program_pages_name(set->pages));
    return sb_cstr(&out);
}

/* ` -D . 400`, or one for each symbol where they differ. */
static const char *size_options(const struct configuration *c, int64_t size, struct arena *arena)
{
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    struct sb text = {.arena = arena};
    if (c->context->set->sizes.n_symbols == 0)
        return str_formatz(arena, " -D . %lld", (long long)size);
    sizes_fill(&c->kernel, &c->context->set->sizes, size, sizes);
    for (int s = 0; s < c->kernel.n_symbols; s++)
        sb_addf(&text, " -D %.*s %lld", STR_ARG(c->kernel.symbols[s]), (long long)sizes[s]);
    return sb_cstr(&text);
}

static bool keeps_measurements(const struct configuration *c)
{
    bool kept = false;
    for (size_t i = 0; i < c->n_points && !kept; i++)
        kept = c->results[i].kept != NULL;
    return kept;
}

/* Measurements made by us, of now or, where only the models run, of before. */
static bool has_own_measurements(const struct configuration *c)
{
    bool any = keeps_measurements(c);
    for (size_t i = 0; i < c->n_points && !any; i++)
        any = c->results[i].measured;
    return any && !from_elsewhere(c);
}

static void list_commands(const struct configuration *c, struct config *config, struct arena *arena)
{
    enum { COMMANDS = 4 };
    const char *machine = c->context->machine->name;
    const int64_t last = c->sizes.items[c->sizes.count - 1];
    const char **commands = arena_alloc(arena, COMMANDS, sizeof *commands);
    unsigned n = 0;
    commands[n++] = c->item->gen_command;
    /* A prediction is the same on every host. */
    if (!c->context->model_only || has_own_measurements(c))
        commands[n++] = str_formatz(arena, "inspect machine check %s", machine);
    commands[n++] = str_formatz(arena, "inspect model -p ECM -p RooflineASM -m %s%s kernel.c",
                                machine, size_options(c, last, arena));
    commands[n++] = c->published != NULL ? "inspect import INSPECT"
                    : from_elsewhere(c)
                        ? str_formatz(arena, "inspect collect models -m %s --compact", machine)
                        : str_formatz(arena, "inspect reproduce %s -m %s", c->item->path, machine);
    config->commands = commands;
    config->commands_count = n;
}

/* The folder's former entries on measurements still apply to those that were kept. */
static void describe_measurements(const struct configuration *c, double work_s,
                                  struct config *config, struct arena *arena)
{
    for (size_t i = 0; i < c->n_points && config->counters == NULL; i++) {
        if (c->results[i].measured)
            config->counters = c->results[i].bench.counters;
    }
    config->work_s = (int)(work_s + 0.5);
    config->clock_hz = (int64_t)(median_clock_hz(c, arena) + 0.5);
    config->manner = manner(c->context, arena);
    if (c->context->model_only && has_own_measurements(c) && c->before != NULL &&
        c->before->manner != NULL)
        config->manner = c->before->manner;
    if (config->counters != NULL || !keeps_measurements(c) || c->before == NULL)
        return;
    config->work_s = c->before->work_s;
    config->clock_hz = c->before->clock_hz;
    config->counters = c->before->counters;
}

static void describe_publication(const struct configuration *c, struct config *config)
{
    if (from_elsewhere(c)) {
        config->collected = NULL;
        config->model_ms = 0;
    }
    if (c->published == NULL)
        return;
    config->publisher = c->published->publisher;
    config->publisher_commit = c->published->commit;
    config->licence = c->published->licence;
}

static bool config_text(const struct configuration *c, const struct derived *derived, bool complete,
                        double work_s, struct arena *arena, struct str *text, struct err *err)
{
    struct repo_state repo = {0};
    if (!from_elsewhere(c) && !repo_state(c->context->root, &repo, err))
        return false;
    const int work = kernel_work_array(&c->kernel);
    struct config config = {
        .path = c->item->path,
        .machine = c->context->machine->name,
        .complete = complete,
        .plan = c->plan,
        .inspect_version = c->context->version,
        .commit = repo.commit[0] != '\0' ? repo.commit : NULL,
        .commit_modified = repo.modified,
        .collected = clock_utc(arena),
        .compiler = c->incore.compiler,
        .compiler_flags = c->incore.compiler_flags,
        .analyser = c->incore.analyser,
        .flop_per_lup = kernel_flops_sum(&c->kernel.flops),
        .lup_per_cl = (int)kernel_lup_per_cl(&c->kernel, c->context->machine->line_bytes),
        .element_bytes = work < 0 ? 0 : (int)elem_bytes(c->kernel.arrays[work].type),
        .vectorised = c->incore.vectorised,
        .simd_bits = c->incore.simd_bits,
        .explanation = c->explanation,
        .bottleneck = c->bottleneck,
        .advice = c->advice,
        .explained_size = c->explained_size,
        .scaling_size = str_formatz(arena, "%lld", (long long)c->sizes.items[c->sizes.count - 1]),
        .points = (int)c->n_points,
        .model_ms = (int)ceil(1e3 * c->model_s), /* 0: not modelled */
        .kernel_hash = c->kernel_hash,
        .machine_hash = c->context->machine_file_text_hash,
        .models_revision = configuration_models_revision(),
        .files = derived->lines,
        .files_count = derived->count,
    };
    describe_publication(c, &config);
    describe_measurements(c, work_s, &config, arena);
    list_failures(c, &config, arena);
    list_commands(c, &config, arena);
    return config_file_text(&config, arena, text, err);
}

bool folder_write(const struct configuration *c, const struct dir *folder, bool complete,
                  double work_s, struct arena *arena, struct err *err)
{
    struct str texts[FOLDER_DERIVED];
    struct derived derived = {0};
    struct str config;
    if (!history_note(c, folder, table_points(c, POINT_GRID, arena), arena, err))
        return false;
    derive(c, texts, &derived, arena);
    /* Obsolete files are removed, since they do not belong to the new config.yml. */
    for (size_t i = 0; i < FOLDER_DERIVED; i++) {
        if (texts[i].len == 0 ? !dir_file_remove(folder, config_derived[i], err)
                              : !dir_file_write(folder, config_derived[i], texts[i], err))
            return false;
    }
    return config_text(c, &derived, complete, work_s, arena, &config, err) &&
           dir_file_write(folder, "config.yml", config, err);
}

bool folder_make_texts(const struct configuration *c, struct arena *arena, struct folder_texts *out,
                       struct err *err)
{
    struct str texts[FOLDER_DERIVED];
    struct derived derived = {0};
    *out = (struct folder_texts){.n = 1, .names = {"config.yml"}};
    derive(c, texts, &derived, arena);
    for (size_t i = 0; i < FOLDER_DERIVED; i++) {
        if (texts[i].len == 0)
            continue;
        out->names[out->n] = config_derived[i];
        out->texts[out->n++] = texts[i];
    }
    return config_text(c, &derived, true, 0, arena, &out->texts[0], err);
}
