#include "collect/import/import.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/repo.h"
#include "collect/import/import_work.h"
#include "collect/machinefile/load.h"
#include "collect/sweep/claim.h"

enum { MAX_DEPTH = 10, MAX_FOLDERS = 100000 };

/* Raised when the same files are read differently, so that they are imported again. */
enum { IMPORT_REVISION = 1 };

/*
 * Relative tolerance of measured rates and times; data of another clock count as another machine.
 */
static const double clock_tolerance = 0.05;

/* Machines whose published names differ from ours. */
static const struct {
    const char *theirs, *ours;
} machine_names[] = {
    {"ARMv8_ThunderX2-CN9980", "ThunderX2_CN9980"},
    {"BroadwellEP_E5-2697_CoD", "BroadwellEP_E5-2697v4_CoD"},
};

/* Suffixes of published names that mean a build or setup of the machine: a variant, see
 * machine_variant_base(). */
static const char *const variants[] = {"_avx512", "_512", "_vector_aligned", "_1.3GHz"};

/* ---- classes and machines ---- */

static const char clone_command[] = "git clone https://github.com/RRZE-HPC/INSPECT";

struct str import_radius(struct str radius, struct arena *arena)
{
    return radius.len != 0 && char_is_digit(radius.ptr[0]) && str_ends_with(radius, STR("r"))
               ? str_format(arena, "r%.*s", (int)radius.len - 1, radius.ptr)
               : radius;
}

/* The path of a class with its radius in our notation. */
static struct str class_of(struct str path, struct arena *arena)
{
    const struct str_cut dims = str_cut(path, '/');
    const struct str_cut radius = str_cut(dims.tail, '/');
    return str_format(arena, "%.*s/%.*s/%.*s", STR_ARG(dims.head),
                      STR_ARG(import_radius(radius.head, arena)), STR_ARG(radius.tail));
}

static bool set_named_kernel(struct import_work *w, struct str path, struct err *err)
{
    const struct str shown = import_capture(&w->files.page, "source_code");
    const struct str source = w->stencil.len != 0 ? w->stencil : shown;
    const char *name = str_cstr(w->arena, path);
    if (!path_names_ok(path))
        return err_set(err, ERR_INPUT, "'%s' is not a name", name);
    if (source.len == 0)
        return err_set(err, ERR_INPUT, "there is no source of the kernel");
    w->item =
        (struct sweep_item){.path = name,
                            .source = str_format(w->arena, "%.*s\n", STR_ARG(str_trim(source))),
                            .name = "kernel.c",
                            .gen_command = clone_command};
    return true;
}

static bool set_kernel(struct import_work *w, struct str path, struct err *err)
{
    return (str_starts_with(path, STR("named/"))
                ? set_named_kernel(w, path, err)
                : sweep_item_of_class(class_of(path, w->arena), w->arena, &w->item, err)) &&
           kernel_parse(w->item.source, w->item.name, w->arena, &w->c.kernel, err);
}

static const char *our_machine_name(struct str theirs, struct arena *arena)
{
    struct str base = machine_variant_base(theirs);
    struct str variant = str_slice(theirs, base.len, theirs.len);
    for (size_t i = 0; i < sizeof variants / sizeof *variants && variant.len == 0; i++) {
        if (!str_ends_with(base, str_of(variants[i])))
            continue;
        base.len -= strlen(variants[i]);
        variant = str_format(arena, "_variant%s", variants[i]);
    }
    for (size_t i = 0; i < sizeof machine_names / sizeof *machine_names; i++) {
        if (str_eq(base, str_of(machine_names[i].theirs)))
            base = str_of(machine_names[i].ours);
    }
    return str_formatz(arena, "%.*s%.*s", STR_ARG(base), STR_ARG(variant));
}

/* The machine of tables without predictions. */
static void stub_machine(struct machine *m)
{
    static const char *const names[IMPORT_EDGES] = {"L1", "L2", "L3"};
    *m = (struct machine){.line_bytes = IMPORT_LINE_BYTES, .n_caches = IMPORT_EDGES};
    for (int i = 0; i < IMPORT_EDGES; i++)
        snprintf(m->caches[i].cache.name, sizeof m->caches[i].cache.name, "%s", names[i]);
}

/* The machine file of this name, or else the one in the checkout's machine_files/. */
static void find_machine(struct import_work *w, const char *name, struct str theirs)
{
    struct err ours = {0};
    struct err imported = {0};
    const struct str base = machine_variant_base(str_of(name));
    const char *file =
        str_formatz(w->arena, "%s/machine_files/%.*s.yml", w->importer->options->from,
                    STR_ARG(machine_variant_base(theirs)));
    w->machine_known = machine_load(str_cstr(w->arena, base), w->arena, &w->machine, &ours);
    if (!w->machine_known) {
        w->machine_known = w->machine_imported =
            file_exists(file) && machine_load(file, w->arena, &w->machine, &imported);
    }
    if (w->machine_imported)
        import_odd(w->entry, w->importer->arena,
                   "machine %.*s is not in machines/: predicted with %s; `inspect machine import "
                   "%s` adds it",
                   STR_ARG(base), file, file);
    if (w->machine_known && w->machine.n_caches == IMPORT_EDGES)
        return;
    import_missing(w->entry, w->importer->arena, "our predictions: %s",
                   w->machine_known            ? "the machine does not have three caches"
                   : imported.kind != ERR_NONE ? imported.text
                                               : "there is no machine file");
    w->machine_known = false;
    stub_machine(&w->machine);
}

/*
 * A configuration that ran at another clock than the machine file has cannot be predicted with it.
 */
static void check_clock(struct import_work *w)
{
    const double clock = import_clock_hz(&w->files, &w->c.kernel, w->arena);
    if (!w->machine_known || !(fabs(clock / w->machine.clock_hz - 1) > clock_tolerance))
        return;
    import_missing(w->entry, w->importer->arena,
                   "our predictions: it was measured at %.2f GHz, the machine file is for %.2f GHz",
                   clock / 1e9, w->machine.clock_hz / 1e9);
    w->machine_known = false;
    stub_machine(&w->machine);
}

/* ---- writing ---- */

static int64_t shown_size(const struct configuration *c)
{
    int64_t size = 0;
    for (size_t i = 0; i < c->n_points; i++) {
        if (c->points[i].kind == POINT_SCALING)
            return c->points[i].size;
        if (c->points[i].size > size)
            size = c->points[i].size;
    }
    return size;
}

static bool plan(struct import_work *w, const char *machine_name, struct err *err)
{
    struct configuration *c = &w->c;
    struct str text = {0};
    struct sb what = {.arena = w->arena};
    char *machine_hash = arena_alloc(w->arena, HASH_CHARS, 1);
    const struct publication *p = &w->importer->publication;
    if (w->machine_known && !machine_text(&w->machine, w->arena, &text, err))
        return false;
    hash_bytes(text, machine_hash);
    w->machine.name = machine_name;
    set_default(&w->set);
    w->set.measure = false;
    w->set.n_predictors = w->machine_known ? 2 : 0;
    w->set.predictors[0] = PREDICT_LC;
    w->set.predictors[1] = PREDICT_LCS;
    w->context =
        (struct sweep_context){.set = &w->set,
                               .machine = &w->machine,
                               .machine_file_text_hash = w->machine_known ? machine_hash : NULL,
                               .root = w->importer->options->collection,
                               .version = w->importer->options->version,
                               .model_only = true};
    c->context = &w->context;
    c->item = &w->item;
    c->below = path_join(w->arena, w->item.path, machine_name);
    c->published = p;
    hash_bytes(w->item.source, c->kernel_hash);
    sb_addf(&what, "import %d %d %s\n%s\n%s\n%s\n%s\n%s %s %s\n", IMPORT_REVISION,
            configuration_models_revision(), w->context.version, c->kernel_hash, machine_hash,
            sb_cstr(&w->inputs), w->loop_analysed ? c->incore.analyser : "", p->publisher,
            p->commit != NULL ? p->commit : "", p->licence);
    hash_bytes(sb_str(&what), c->plan);
    return true;
}

static bool write(struct import_work *w, struct err *err)
{
    struct dir folder;
    struct claim claim;
    bool busy = false;
    if (!dir_open_made(w->context.root, w->c.below, w->arena, &folder, err))
        return false;
    bool done = claim_take(&folder, &claim, &busy, err);
    if (done && busy)
        done = err_set(err, ERR_SYSTEM, "another program works in %s", folder.path);
    else if (done) {
        done = import_write(w, &folder, err);
        claim_release(&claim);
    }
    dir_close(&folder);
    return done;
}

/* ---- one configuration ---- */

/* Imports the folder stencils/path/machine. */
static bool import_folder(struct import_work *w, struct err *err)
{
    const char *const from = w->entry->from;
    const struct str theirs = str_of(path_last(from));
    const struct str path =
        str_slice(str_of(from), sizeof "stencils", strlen(from) - theirs.len - 1);
    const char *name = our_machine_name(theirs, w->importer->arena);
    if (path.len == 0 || !path_name_ok(str_of(name)))
        return err_set(err, ERR_INPUT, "'%.*s' is not the name of a machine", STR_ARG(theirs));
    if (!import_read_files(w, err) || !set_kernel(w, path, err))
        return false;
    find_machine(w, name, theirs);
    check_clock(w);
    import_incore(w);
    if (!plan(w, name, err))
        return false;
    w->entry->folder = str_cstr(w->importer->arena, str_of(w->c.below));
    const struct core_time core = incore_core_time(&w->c.incore);
    import_points(&w->files, &w->c, w->loop_analysed ? &core : NULL, w->entry, w->importer->arena);
    if (w->c.n_points == 0)
        return err_set(err, ERR_INPUT, "its tables have no rows that can be read");
    const int64_t size = shown_size(&w->c);
    w->c.sizes =
        (struct size_list){.count = 1, .items = arena_copy(w->arena, &size, 1, sizeof size)};
    import_check(&w->files, &w->c, w->entry, w->importer->arena);
    return write(w, err);
}

static bool import_one(const struct importer *importer, struct import_entry *entry, struct err *err)
{
    struct arena arena = {0};
    struct dir from;
    struct err why = {0};
    struct import_work w = {.importer = importer,
                            .entry = entry,
                            .from = &from,
                            .arena = &arena,
                            .inputs.arena = &arena};
    bool done = dir_open(importer->options->from, entry->from, &arena, &from, &why);
    if (done) {
        done = import_folder(&w, &why);
        dir_close(&from);
    }
    if (!done) {
        entry->state = IMPORT_REFUSED;
        entry->why = str_formatz(importer->arena, "%s%s%s", why.text,
                                 why.hint[0] != '\0' ? " — " : "", why.hint);
    }
    arena_free(&arena);
    return why.kind != ERR_INTERRUPTED || err_set(err, ERR_INTERRUPTED, "interrupted");
}

/* ---- all ---- */

/* Folders that hold a table or a page, as paths in the checkout. */
static bool list_folders(const char *root, const char *below, int depth, struct arena *arena,
                         struct str_list *found, struct err *err)
{
    static const char *const signs[] = {"results.csv", "scaling.csv", "index.md"};
    const char *path = path_join(arena, root, below);
    struct str_list names = {0};
    bool is_one = false;
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        is_one = is_one || file_exists(path_join(arena, path, signs[i]));
    if (is_one)
        str_list_add(arena, found, str_of(below));
    if (depth == 0 || found->count > MAX_FOLDERS)
        return true;
    if (!dir_list_folders(path, arena, &names, err))
        return false;
    for (size_t i = 0; i < names.count; i++) {
        if (!list_folders(root, path_join(arena, below, str_cstr(arena, names.items[i])), depth - 1,
                          arena, found, err))
            return false;
    }
    return true;
}

/* The commit, if the folder is the checkout itself: a copy in another repository has a different
 * one. */
static const char *commit_of(const struct import_request *o, struct arena *arena)
{
    struct repo_state repo;
    struct err ignored = {0};
    if (o->publication.commit != NULL)
        return o->publication.commit;
    const bool known = file_exists(path_join(arena, o->from, ".git")) &&
                       repo_state(o->from, &repo, &ignored) && repo.commit[0] != '\0';
    return known ? str_formatz(arena, "%s%s", repo.commit, repo.modified ? ", modified" : "")
                 : NULL;
}

bool import_run(const struct import_request *options, struct arena *arena,
                struct import_report *report, struct err *err)
{
    struct str_list folders = {0};
    struct importer importer = {options, options->publication, arena};
    *report = (struct import_report){0};
    if (!file_exists(path_join(arena, options->from, "stencils")))
        return err_at(err, options->from, 0, 0, "there is no folder stencils/") ||
               err_hint(err, "give a checkout of the published collection: git clone "
                             "https://github.com/RRZE-HPC/INSPECT");
    if (!list_folders(options->from, "stencils", MAX_DEPTH, arena, &folders, err))
        return false;
    importer.publication.commit = report->commit = commit_of(options, arena);
    report->entries = arena_alloc(arena, folders.count, sizeof *report->entries);
    for (size_t i = 0; i < folders.count; i++) {
        struct import_entry *e = &report->entries[report->count++];
        e->from = str_cstr(arena, folders.items[i]);
        if (!import_one(&importer, e, err))
            return false;
    }
    return true;
}
