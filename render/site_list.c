#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "collect/machinefile/load.h"
#include "render/collection.h"
#include "render/module_scripts.h"
#include "render/site.h"

/* The configurations and machines of a site. */

size_t site_class_end(const struct site *site, size_t from)
{
    size_t to = from + 1;
    while (to < site->n_summaries &&
           str_eq(site->summaries[to].identity.path, site->summaries[from].identity.path))
        to++;
    return to;
}

size_t site_machines_in_use(const struct site *site)
{
    size_t n = 0;
    for (size_t i = 0; i < site->n_machines; i++)
        n += site->machines[i].n_configurations != 0;
    return n;
}

bool site_unfitted(const struct site_machine *machine)
{
    return machine->loaded && !machine_is_fitted(&machine->machine);
}

static struct site_machine *find_machine(const struct site *site, const char *name)
{
    for (size_t i = 0; i < site->n_machines; i++) {
        if (strcmp(site->machines[i].name, name) == 0)
            return &site->machines[i];
    }
    return NULL;
}

const struct site_machine *site_machine(const struct site *site, const char *name)
{
    return find_machine(site, name);
}

const char *site_machine_hash(const struct site_machine *machine)
{
    struct arena arena = {0};
    struct err ignored = {0};
    struct str text = {0};
    if (machine->hash[0] == '\0' && machine_text(&machine->machine, &arena, &text, &ignored))
        hash_bytes(text, machine->hash);
    arena_free(&arena);
    return machine->hash;
}

void site_machine_files(const struct site_machine *machine, struct arena *arena,
                        struct str_list *names)
{
    static const char *const suffixes[] = {".html", ".yml", ".js"};
    const size_t n = !machine->loaded ? 1 : try_script.len == 0 ? 2 : 3;
    for (size_t i = 0; i < n; i++)
        str_list_add(arena, names, str_format(arena, "%s%s", machine->name, suffixes[i]));
}

static void add_machine(struct site *site, struct str name)
{
    const char *own = str_cstr(site->arena, name);
    if (find_machine(site, own) != NULL)
        return;
    *ARENA_ADD(site->arena, site->machines, site->n_machines) = (struct site_machine){
        .name = own,
        /* variants share the file of their machine */
        .file = str_formatz(site->arena, "%s/%.*s.yml", site->options->machines,
                            STR_ARG(machine_variant_base(name))),
        .hash = arena_alloc(site->arena, HASH_CHARS, 1)};
}

/*
 * Lists machine files in byte order of their names, then machines that only the collection names.
 */
static bool list_machines(struct site *site, struct err *err)
{
    struct str_list names = {0};
    if (file_exists(site->options->machines) &&
        !dir_list(site->options->machines, site->arena, &names, err))
        return false;
    for (size_t i = 0; i < names.count; i++) {
        const struct str stem = str_slice(names.items[i], 0, names.items[i].len - 4);
        if (str_ends_with(names.items[i], STR(".yml")) && path_name_ok(stem))
            add_machine(site, stem);
    }
    for (size_t i = 0; i < site->n_summaries; i++)
        add_machine(site, str_of(site->summaries[i].machine));
    for (size_t i = 0; i < site->n_summaries; i++) {
        struct site_machine *m = find_machine(site, site->summaries[i].machine);
        m->n_configurations++;
        site->summaries[i].on = m;
    }
    return true;
}

static void load_machine(struct site_machine *m, struct arena *arena)
{
    struct err err = {0};
    if (!file_exists(m->file))
        m->problem = "there is no machine file";
    else if (machine_load(m->file, arena, &m->machine, &err))
        m->loaded = true;
    else
        m->problem = str_formatz(arena, "%s", err.text);
}

void site_machines_load(struct site *site)
{
    for (size_t i = 0; i < site->n_machines; i++)
        load_machine(&site->machines[i], site->arena);
}

static int compare_summaries(const void *left, const void *right)
{
    const struct summary *a = left;
    const struct summary *b = right;
    int order = str_compare(a->identity.path, b->identity.path);
    if (order == 0)
        order = strcmp(a->machine, b->machine);
    return order != 0 ? order : (a->compact != NULL) - (b->compact != NULL);
}

static void add_summary(struct site *site, struct str folder, const struct compact_entry *compact)
{
    const char *path = str_cstr(site->arena, folder);
    struct summary *s = &site->summaries[site->n_summaries++];
    s->folder = path;
    s->machine = path_last(path);
    s->compact = compact;
    identity_of(str_of(path_folder(path, site->arena)), site->arena, &s->identity);
}

/* Keeps the first of equal items, which follow each other. */
static void drop_repeated(struct site *site)
{
    size_t n = 0;
    for (size_t i = 0; i < site->n_summaries; i++) {
        if (n == 0 || strcmp(site->summaries[n - 1].folder, site->summaries[i].folder) != 0)
            site->summaries[n++] = site->summaries[i];
    }
    site->n_summaries = n;
}

/*
 * Lists configurations. A folder is `path/machine`; both are known before anything is read. A
 * configuration with its own folder is read from there. The order is that of paths, so that a
 * stencil's configurations are consecutive whatever folders are between them.
 */
static bool list_configurations(struct site *site, struct err *err)
{
    struct str_list folders = {0};
    struct compact_file *compact = NULL;
    size_t n_compact = 0;
    if (!collection_list(site->options->collection, site->arena, &folders, err) ||
        !collection_compact(site->options->collection, site->arena, &n_compact, &compact, err))
        return false;
    size_t most = folders.count;
    for (size_t i = 0; i < n_compact; i++)
        most += compact[i].n;
    site->summaries = arena_alloc(site->arena, most, sizeof *site->summaries);
    for (size_t i = 0; i < folders.count; i++)
        add_summary(site, folders.items[i], NULL);
    for (size_t i = 0; i < n_compact; i++) {
        for (size_t k = 0; k < compact[i].n; k++) {
            const struct compact_entry *entry = &compact[i].entries[k];
            add_summary(site, str_of(path_join(site->arena, entry->path, compact[i].machine)),
                        entry);
        }
    }
    qsort(site->summaries, site->n_summaries, sizeof *site->summaries, compare_summaries);
    drop_repeated(site);
    return true;
}

bool site_list(struct site *site, struct err *err)
{
    return list_configurations(site, err) && list_machines(site, err);
}
