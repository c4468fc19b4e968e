#include "cli/collect_arguments.h"

#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/file.h"
#include "base/program_data.h"
#include "cli/kernel_argument.h"
#include "cli/machine_name.h"
#include "collect/machine/trust.h"
#include "collect/machinefile/load.h"

/* The file of a set if the argument names one, else null. */
static const char *set_file(const char *argument, struct arena *arena)
{
    const struct str name = str_of(argument);
    if (str_ends_with(name, STR(".yml")) || str_ends_with(name, STR(".yaml")))
        return argument;
    if (!path_name_ok(name))
        return NULL;
    return data_find(str_formatz(arena, "stencils/sets/%s.yml", argument), arena);
}

bool collection_is_set(const char *argument, struct arena *arena)
{
    return set_file(argument, arena) != NULL;
}

bool collection_machine(const char *name, bool trust, struct arena *arena,
                        struct collection_work *work, struct err *err)
{
    struct str text;
    if (!machine_load(name, arena, &work->machine, err) ||
        !machine_text(&work->machine, arena, &text, err))
        return false;
    if (trust)
        trust_all(&work->machine, arena);
    if (!trust_check_all(&work->machine, err))
        return false;
    machine_note_name(name, &work->machine, arena);
    hash_bytes(text, work->machine_hash);
    work->run = str_formatz(arena, "%ld at %.9f", (long)getpid(), clock_now_s());
    return true;
}

/* The path in the collection: classes and named kernels have their own, all others are in own/. */
static const char *item_path(const char *argument, struct arena *arena, struct err *err)
{
    struct stencil_class c;
    struct err no_class = {0};
    if (class_parse(str_of(argument), &c, &no_class))
        return class_path(arena, &c);
    const bool named = str_starts_with(str_of(argument), STR("named/"));
    struct str base = str_of(path_last(argument));
    if (str_ends_with(base, STR(".c")))
        base = str_slice(base, 0, base.len - 2);
    if (!path_name_ok(base)) {
        err_set(err, ERR_USAGE, "'%s' cannot be the name of a folder", argument);
        err_hint(err, "the file's name may have letters, digits and . _ - +");
        return NULL;
    }
    return str_formatz(arena, "%s/%.*s", named ? "named" : "own", STR_ARG(base));
}

/* Translates the chosen nest of real code into the kernel language. */
static bool take_nest(const struct nest_choice *choice, const char *name, struct arena *arena,
                      struct str *source, struct err *err)
{
    struct nest_options which;
    struct nest nest;
    if (!nest_choice_is_made(choice, name))
        return true;
    if (!nest_choice_read(choice, NULL, arena, &which, err) ||
        !nest_read(arena, source->ptr, source->len, name, &which, &nest, err))
        return false;
    nest_print_notes(&nest, name);
    *source = nest.source;
    return true;
}

static bool load_item(const char *argument, const struct nest_choice *choice, struct arena *arena,
                      struct sweep_item *out, struct err *err)
{
    struct str name;
    if (!source_load(argument, arena, &out->source, &name, err) ||
        !take_nest(choice, str_cstr(arena, name), arena, &out->source, err))
        return false;
    out->path = item_path(argument, arena, err);
    if (out->path == NULL)
        return false;
    out->name = str_cstr(arena, name);
    out->gen_command = sweep_source_command(out->path, arena);
    return true;
}

static bool load_items(struct arena *arena, struct collection_work *work, struct err *err)
{
    const struct str_list *lists[] = {&work->set.classes, &work->set.kernels};
    work->n_items = 0;
    work->items = arena_alloc(arena, lists[0]->count + lists[1]->count, sizeof *work->items);
    for (size_t l = 0; l < 2; l++) {
        for (size_t i = 0; i < lists[l]->count; i++) {
            const char *argument = str_cstr(arena, lists[l]->items[i]);
            if (!load_item(argument, &work->nest, arena, &work->items[work->n_items++], err))
                return false;
        }
    }
    return true;
}

bool collection_set(const char *argument, struct arena *arena, struct collection_work *work,
                    struct err *err)
{
    const char *path = set_file(argument, arena);
    struct str text;
    if (path == NULL)
        return err_set(err, ERR_USAGE, "unknown set '%s'", argument) ||
               err_hint(err, "name one of stencils/sets/ or give a .yml file");
    return file_read(path, FILE_MAX_BYTES, arena, &text, err) &&
           set_parse(text, path, arena, &work->set, err) && load_items(arena, work, err);
}

bool collection_kernels(const struct str_list *arguments, struct arena *arena,
                        struct collection_work *work, struct err *err)
{
    set_default(&work->set);
    work->set.kernels = *arguments;
    return load_items(arena, work, err);
}

static struct sweep_item *find_item(struct collection_work *work, struct str path)
{
    for (size_t i = 0; i < work->n_items; i++) {
        if (str_eq(str_of(work->items[i].path), path))
            return &work->items[i];
    }
    return NULL;
}

bool collection_only(const char *file, struct arena *arena, struct collection_work *work,
                     struct err *err)
{
    struct str text;
    if (!file_read(file, FILE_MAX_BYTES, arena, &text, err))
        return false;
    struct sweep_item *kept = arena_alloc(arena, work->n_items, sizeof *kept);
    bool *is_kept = arena_alloc(arena, work->n_items, sizeof *is_kept);
    size_t n_kept = 0;
    unsigned line = 0;
    for (struct str path; str_next_line(&text, &path);) {
        path = str_trim(path);
        line++;
        if (path.len == 0)
            continue;
        const struct sweep_item *item = find_item(work, path);
        if (item == NULL)
            return err_at(err, file, line, 0, "'%.*s' is not in the set", STR_ARG(path)) ||
                   err_hint(err, "write one path of the set per line, as in 3D/r1/…/double");
        if (!is_kept[item - work->items])
            kept[n_kept++] = *item;
        is_kept[item - work->items] = true;
    }
    work->items = kept;
    work->n_items = n_kept;
    return true;
}

int collection_workers(void)
{
    const long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : cores > COLLECTION_MAX_WORKERS ? COLLECTION_MAX_WORKERS : (int)cores;
}

struct sweep_context collection_context(const struct collection_work *work,
                                        const struct collection_place *place, bool model_only)
{
    return (struct sweep_context){
        .set = &work->set,
        .machine = &work->machine,
        .machine_file_text_hash = work->machine_hash,
        .root = place->root,
        .cache_dir = place->cache_dir,
        .version = INSPECT_VERSION,
        .model_only = model_only,
        .run = work->run,
    };
}
