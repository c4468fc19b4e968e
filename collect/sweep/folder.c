#include "collect/sweep/folder.h"

#include <string.h>

#include "base/clock.h"
#include "base/file.h"
#include "base/json.h"
#include "base/repo.h"
#include "base/sort.h"
#include "collect/incore/incore_json.h"
#include "collect/sweep/tables.h"

static bool write_in(const struct configuration *c, const char *name, struct str text,
                     struct arena *arena, struct err *err)
{
    if (text.len == 0)
        return true;
    return file_write(path_join(arena, c->folder, name), text, err);
}

static bool write_incore(const struct configuration *c, struct arena *arena, struct err *err)
{
    if (c->incore_failure != NULL)
        return true;
    struct sb loop = {.arena = arena};
    for (size_t i = 0; i < c->incore.n_instructions; i++)
        sb_addf(&loop, "%.*s\n", STR_ARG(c->incore.instructions[i].text));
    json_t *json = incore_listing_to_json(&c->incore);
    const struct str text = json_text(json, arena);
    json_decref(json);
    return write_in(c, "loop.s", sb_str(&loop), arena, err) &&
           write_in(c, "kernel.s", c->incore.assembly, arena, err) &&
           write_in(c, "incore.json", text, arena, err);
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
    const char **failures = arena_alloc(arena, 2 * c->n_points + 1, sizeof *failures);
    unsigned n = 0;
    if (c->incore_failure != NULL)
        failures[n++] = str_formatz(arena, "in-core analysis: %s", c->incore_failure);
    for (size_t i = 0; i < c->n_points; i++) {
        const struct point_result *r = &c->results[i];
        const char *const reasons[] = {r->failure, r->model_failure};
        for (size_t k = 0; k < sizeof reasons / sizeof *reasons; k++) {
            if (reasons[k] != NULL)
                failures[n++] =
                    str_formatz(arena, "%s: %s", point_name(&c->points[i], arena), reasons[k]);
        }
        if (r->failure != NULL)
            config->attempts = c->context->set->attempts;
    }
    config->failures = failures;
    config->failures_count = n;
    config->failed = (int)n;
}

/* Options for what the command line said of the measure_flags of measuring; the set's own do no
 * harm. */
static const char *measure_flags(const struct sweep_context *context, struct arena *arena)
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
    if (set->pages != BENCH_PAGES_HUGE)
        sb_addf(&out, " --pages %s", bench_pages_name(set->pages));
    return sb_cstr(&out);
}

/* The same configuration once more; of a set, only this item, with the set's sizes and options. */
static const char *collect_command(const struct configuration *c, struct arena *arena)
{
    const char *path = c->item->path;
    const char *machine = c->context->machine->name;
    const char *how = measure_flags(c->context, arena);
    if (c->context->set_argument == NULL)
        return str_formatz(arena, "inspect collect %s -m %s%s", path, machine, how);
    return str_formatz(arena, "echo %s | inspect collect %s -m %s%s --only /dev/stdin", path,
                       c->context->set_argument, machine, how);
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

static void list_commands(const struct configuration *c, struct config *config, struct arena *arena)
{
    enum { COMMANDS = 4 };
    const char *machine = c->context->machine->name;
    const int64_t last = c->sizes.items[c->sizes.count - 1];
    const char **commands = arena_alloc(arena, COMMANDS, sizeof *commands);
    unsigned n = 0;
    commands[n++] = c->item->gen_command;
    /* A prediction is the same on every host. */
    if (!c->context->model_only)
        commands[n++] = str_formatz(arena, "inspect machine check %s", machine);
    commands[n++] = str_formatz(arena, "inspect model -p ECM -p RooflineASM -m %s%s kernel.c",
                                machine, size_options(c, last, arena));
    commands[n++] = collect_command(c, arena);
    config->commands = commands;
    config->commands_count = n;
}

static const char *counters_text(const struct configuration *c)
{
    for (size_t i = 0; i < c->n_points; i++) {
        if (c->results[i].measured)
            return c->results[i].bench.counters;
    }
    return NULL;
}

static bool write_config(const struct configuration *c, bool complete, double work_s,
                         struct arena *arena, struct err *err)
{
    struct repo_state repo;
    if (!repo_state(c->context->root, &repo, err))
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
        .work_s = (int)(work_s + 0.5),
        .compiler = c->incore.compiler,
        .compiler_flags = c->incore.compiler_flags,
        .analyser = c->incore.analyser,
        .clock_hz = (int64_t)(median_clock_hz(c, arena) + 0.5),
        .flop_per_lup = c->kernel.flops.add + c->kernel.flops.mul + c->kernel.flops.div,
        .lup_per_cl = (int)kernel_lup_per_cl(&c->kernel, c->context->machine->line_bytes),
        .element_bytes = work < 0 ? 0 : (int)elem_bytes(c->kernel.arrays[work].type),
        .vectorised = c->incore.vectorised,
        .simd_bits = c->incore.simd_bits,
        .scaling_size = str_formatz(arena, "%lld", (long long)c->sizes.items[c->sizes.count - 1]),
        .counters = counters_text(c),
        .points = (int)c->n_points,
        .model_ms = (int)(1e3 * c->model_s + 0.5),
        .kernel_hash = c->kernel_hash,
        .machine_hash = c->context->machine_file_text_hash,
    };
    list_failures(c, &config, arena);
    list_commands(c, &config, arena);
    struct str text;
    return config_file_text(&config, arena, &text, err) &&
           write_in(c, "config.yml", text, arena, err);
}

bool folder_write(const struct configuration *c, bool complete, double work_s, struct arena *arena,
                  struct err *err)
{
    return dir_make(c->folder, err) && write_in(c, "kernel.c", c->item->source, arena, err) &&
           write_incore(c, arena, err) &&
           write_in(c, "grid.csv", table_points(c, POINT_GRID, arena), arena, err) &&
           write_in(c, "scaling.csv", table_points(c, POINT_SCALING, arena), arena, err) &&
           write_in(c, "blocking.csv", table_points(c, POINT_BLOCKING, arena), arena, err) &&
           write_in(c, "layer_conditions.csv", layers_table(&c->layers, arena), arena, err) &&
           write_config(c, complete, work_s, arena, err);
}
