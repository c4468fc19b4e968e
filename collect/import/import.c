#include "collect/import/import.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/repo.h"
#include "base/yaml.h"
#include "collect/import/import_parts.h"
#include "collect/machinefile/load.h"
#include "collect/sweep/claim.h"
#include "collect/sweep/folder.h"
#include "collect/sweep/predictions.h"
#include "stempel/gen.h"

enum {
    MAX_TABLE_BYTES = 16 << 20,
    MAX_PAGE_BYTES = 4 << 20,
    MAX_DEPTH = 10,
    MAX_FOLDERS = 100000,
    MAX_BLOCKING = 8
};

/* Of measured rates and times; what runs at another clock is another machine to the models. */
static const double clock_tolerance = 0.05;

/* Their names of machines, where they are not ours. A variant is one of the builds or setups of a
 * machine; machine_variant_base() finds the machine in its name. */
static const struct {
    const char *theirs, *ours;
} machine_names[] = {
    {"ARMv8_ThunderX2-CN9980", "ThunderX2_CN9980"},
    {"BroadwellEP_E5-2697_CoD", "BroadwellEP_E5-2697v4_CoD"},
    {"BroadwellEP_E5-2697_CoD_1.3GHz", "BroadwellEP_E5-2697v4_CoD_variant_1.3GHz"},
    {"SkylakeSP_Gold-6148_512", "SkylakeSP_Gold-6148_variant_512"},
    {"SkylakeSP_Gold-6148_avx512", "SkylakeSP_Gold-6148_variant_avx512"},
};

/* What one run over a checkout needs. */
struct importer {
    const struct import_request *options;
    struct publication publication;
    struct arena *arena; /* of the report */
};

/* One configuration while it is imported. */
struct import_work {
    const struct importer *importer;
    const struct dir *from;
    struct import_entry *entry;
    struct arena *arena;
    struct imported_files files;
    struct str page, system, comments, stencil;
    struct str state; /* machinestate.json */
    struct sb inputs; /* hashes of all that was read */
    struct machine machine;
    bool machine_known;
    bool machine_imported; /* from the checkout's own machine file */
    struct set set;
    struct sweep_context context;
    struct sweep_item item;
    struct configuration c;
};

/* ---- reading ---- */

/* The file's text, empty where there is none. */
static bool read_file(struct import_work *w, const char *name, size_t most, struct str *out,
                      struct err *err)
{
    char hash[HASH_CHARS];
    *out = (struct str){0};
    if (!dir_has(w->from, name))
        return true;
    if (!dir_file_read(w->from, name, most, w->arena, out, err))
        return false;
    hash_bytes(*out, hash);
    sb_addf(&w->inputs, "%s %s\n", name, hash);
    return true;
}

static const char *place(const struct import_work *w, const char *name)
{
    return path_join(w->arena, w->from->path, name);
}

/* A table that is none is noted: the others may be whole. */
static bool read_table(struct import_work *w, enum import_table kind, const char *name, bool *has,
                       struct imported_table *out, struct err *err)
{
    struct str text;
    struct err why = {0};
    struct str_list notes = {0};
    if (!read_file(w, name, MAX_TABLE_BYTES, &text, err))
        return false;
    *has = text.len != 0 && import_table_read(kind, text, name, w->arena, out, &notes, &why);
    for (size_t i = 0; i < notes.count; i++)
        import_odd(w->entry, w->importer->arena, "%.*s", STR_ARG(notes.items[i]));
    if (text.len != 0 && !*has)
        import_odd(w->entry, w->importer->arena, "%s is not read: %s", name, why.text);
    return true;
}

/* blocking_L3-3D.csv: the cache whose layer condition gave the block sizes. */
static bool read_blocking(struct import_work *w, struct err *err)
{
    static const char *const levels[] = {"L1", "L2", "L3"};
    w->files.blocking = arena_alloc(w->arena, MAX_BLOCKING, sizeof *w->files.blocking);
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++) {
        struct imported_blocking *b = &w->files.blocking[w->files.n_blocking];
        const char *name = str_formatz(w->arena, "blocking_%s-3D.csv", levels[i]);
        bool has = false;
        b->level = levels[i];
        if (!read_table(w, IMPORT_BLOCKING, name, &has, &b->table, err))
            return false;
        w->files.n_blocking += has;
    }
    return true;
}

static bool read_page(struct import_work *w, struct err *err)
{
    struct err why = {0};
    if (!read_file(w, "index.md", MAX_PAGE_BYTES, &w->page, err))
        return false;
    w->files.has_page = w->page.len != 0 && import_page_read(w->page, place(w, "index.md"),
                                                             w->arena, &w->files.page, &why);
    if (w->page.len != 0 && !w->files.has_page)
        import_odd(w->entry, w->importer->arena, "index.md is not read: line %u: %s", why.line,
                   why.text);
    return true;
}

static void note_missing(struct import_work *w)
{
    const struct {
        const char *what;
        bool there;
    } all[] = {
        {"results.csv: the measurements over the grid size", w->files.has[IMPORT_RESULTS]},
        {"scaling.csv: the measurements with more threads", w->files.has[IMPORT_SCALING]},
        {"blocking_*.csv: the measurements of blocked loops", w->files.n_blocking != 0},
        {"index.md: compiler flags, assembly, in-core analysis, layer conditions",
         w->files.has_page},
        {"the system information", w->state.len != 0},
        {"comments.yml: reviews", str_trim(w->comments).len != 0},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        if (!all[i].there)
            import_missing(w->entry, w->importer->arena, "%s", all[i].what);
    }
}

static bool read_files(struct import_work *w, struct err *err)
{
    struct imported_files *f = &w->files;
    if (!read_table(w, IMPORT_RESULTS, "results.csv", &f->has[IMPORT_RESULTS], &f->results, err) ||
        !read_table(w, IMPORT_SCALING, "scaling.csv", &f->has[IMPORT_SCALING], &f->scaling, err) ||
        !read_blocking(w, err) || !read_page(w, err) ||
        !read_file(w, "system_info.txt", MAX_PAGE_BYTES, &w->system, err) ||
        !read_file(w, "stencil.c", MAX_PAGE_BYTES, &w->stencil, err) ||
        !read_file(w, "comments.yml", MAX_PAGE_BYTES, &w->comments, err))
        return false;
    const struct str shown = import_capture(&f->page, "hostinfo");
    w->state = import_state_text(shown.len != 0 ? shown : w->system, w->entry, w->importer->arena);
    note_missing(w);
    if (f->has[IMPORT_RESULTS] || f->has[IMPORT_SCALING] || f->n_blocking != 0)
        return true;
    return err_set(err, ERR_INPUT, "there is no table in this folder");
}

/* ---- what it is ---- */

static const char clone_command[] = "git clone https://github.com/RRZE-HPC/INSPECT";

static bool set_kernel(struct import_work *w, struct str path, struct err *err)
{
    struct stencil_class class;
    struct str source;
    const char *name = str_formatz(w->arena, "%.*s", STR_ARG(path));
    if (str_starts_with(path, STR("named/"))) {
        const struct str shown = import_capture(&w->files.page, "source_code");
        source = w->stencil.len != 0 ? w->stencil : shown;
        if (!path_names_ok(path))
            return err_set(err, ERR_INPUT, "'%s' is not a name", name);
        if (source.len == 0)
            return err_set(err, ERR_INPUT, "there is no source of the kernel");
        source = str_format(w->arena, "%.*s\n", STR_ARG(str_trim(source)));
        w->item = (struct sweep_item){
            .path = name, .source = source, .name = "kernel.c", .gen_command = clone_command};
    } else {
        const struct gen_options plain = {0};
        if (!class_parse(path, &class, err) || !gen_kernel(&class, &plain, w->arena, &source, err))
            return false;
        name = class_path(w->arena, &class);
        w->item = (struct sweep_item){.path = name,
                                      .source = source,
                                      .name = "kernel.c",
                                      .gen_command = str_formatz(w->arena, "inspect gen %s", name)};
    }
    return kernel_parse(source, w->item.name, w->arena, &w->c.kernel, err);
}

static const char *our_machine_name(struct str theirs, struct arena *arena)
{
    for (size_t i = 0; i < sizeof machine_names / sizeof *machine_names; i++) {
        if (str_eq(theirs, str_of(machine_names[i].theirs)))
            return machine_names[i].ours;
    }
    return str_cstr(arena, theirs);
}

/* Enough for tables without predictions. */
static void stub_machine(struct machine *m)
{
    static const char *const names[IMPORT_EDGES] = {"L1", "L2", "L3"};
    *m = (struct machine){.line_bytes = IMPORT_LINE_BYTES, .n_caches = IMPORT_EDGES};
    for (int i = 0; i < IMPORT_EDGES; i++)
        snprintf(m->caches[i].cache.name, sizeof m->caches[i].cache.name, "%s", names[i]);
}

/* Ours of this name, or else the one that the checkout has in machine_files/. */
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
                   "machine %.*s is not among ours: predicted with %s; `inspect machine import %s` "
                   "makes it one of ours",
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

/* What runs at another clock than the machine file says cannot be predicted with it. */
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

/* ---- the core, as published ---- */

static void set_loop(struct import_work *w)
{
    struct str rest = import_capture(&w->files.page, "source_code_asm");
    struct loop_instruction *all = arena_alloc(w->arena, rest.len / 2 + 1, sizeof *all);
    size_t n = 0;
    while (rest.len != 0) {
        const struct str_cut cut = str_cut(rest, '\n');
        const struct str line = str_trim(cut.head);
        if (line.len != 0)
            all[n++] = (struct loop_instruction){.text = line};
        rest = cut.tail;
    }
    w->c.incore.instructions = all;
    w->c.incore.n_instructions = n;
}

/* The compiler's first word is its name: `icc -O3 …`. */
static void set_compiler(struct import_work *w)
{
    const struct str_cut cut = str_cut(import_field(&w->files.page, "compile_flags"), ' ');
    w->c.incore.compiler = cut.head.len != 0 ? str_cstr(w->arena, cut.head) : NULL;
    w->c.incore.compiler_flags = cut.tail.len != 0 ? str_cstr(w->arena, str_trim(cut.tail)) : NULL;
}

static void set_core(struct import_work *w)
{
    const struct str report = import_capture(&w->files.page, "iaca");
    const struct incore_options plain = {.asm_block = -1};
    struct err why = {0};
    w->c.incore_failure = "the published analysis is not one that can be read";
    if (report.len != 0 && w->machine_known &&
        incore_analyse_report(report, "index.md", &w->c.kernel, &w->machine, &plain, w->arena,
                              &w->c.incore, &why)) {
        w->c.incore_failure = NULL;
    } else {
        w->c.incore = (struct incore){0};
        if (report.len != 0)
            import_odd(w->entry, w->importer->arena,
                       "the in-core analysis is kept as text only: %s",
                       w->machine_known ? why.text : "the machine is not known");
        set_loop(w);
    }
    set_compiler(w);
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
    sb_addf(&what, "import %d %s\n%s\n%s\n%s\n%s %s %s\n", configuration_models_revision(),
            w->context.version, c->kernel_hash, machine_hash, sb_cstr(&w->inputs), p->publisher,
            p->commit != NULL ? p->commit : "", p->licence);
    hash_bytes(sb_str(&what), c->plan);
    return true;
}

/* What has no place among our files, and whose it is. */
struct published_file {
    const char *publisher, *commit, *licence, *folder;
    const char *title, *flavor, *compile_flags;
    const char *source, *layer_conditions, *analysis;
};

#define PUBLISHED_TEXT(field)                                                                      \
    CYAML_FIELD_STRING_PTR(#field, CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL,                       \
                           struct published_file, field, 0, MAX_PAGE_BYTES)

static const cyaml_schema_field_t published_fields[] = {
    PUBLISHED_TEXT(publisher),     PUBLISHED_TEXT(commit), PUBLISHED_TEXT(licence),
    PUBLISHED_TEXT(folder),        PUBLISHED_TEXT(title),  PUBLISHED_TEXT(flavor),
    PUBLISHED_TEXT(compile_flags), PUBLISHED_TEXT(source), PUBLISHED_TEXT(layer_conditions),
    PUBLISHED_TEXT(analysis),      CYAML_FIELD_END,
};

static const cyaml_schema_value_t published_schema = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_POINTER, struct published_file, published_fields)};

static const char *text_or_null(const struct import_work *w, struct str text)
{
    return text.len != 0 ? str_cstr(w->arena, text) : NULL;
}

static bool write_published(struct import_work *w, const struct dir *folder, struct err *err)
{
    const struct imported_page *page = &w->files.page;
    const struct publication *p = &w->importer->publication;
    const struct str conditions = import_capture(page, "layercondition");
    const struct published_file file = {
        .publisher = p->publisher,
        .commit = p->commit,
        .licence = p->licence,
        .folder = w->entry->from,
        .title = text_or_null(w, import_field(page, "title")),
        .flavor = text_or_null(w, import_field(page, "flavor")),
        .compile_flags = text_or_null(w, import_field(page, "compile_flags")),
        .source = text_or_null(w, import_capture(page, "source_code")),
        .layer_conditions = text_or_null(
            w, conditions.len != 0 ? conditions : import_capture(page, "layer_condition")),
        .analysis = text_or_null(w, import_capture(page, "iaca")),
    };
    struct str text;
    return yml_save(&file, &published_schema, w->arena, &text, err) &&
           dir_file_write(folder, "published.yml", text, err);
}

static bool write_state(struct import_work *w, const struct dir *folder, struct err *err)
{
    return w->state.len == 0 || dir_file_write(folder, "machinestate.json", w->state, err);
}

/* A review that is there may be somebody's own. */
static bool write_review(struct import_work *w, const struct dir *folder, struct err *err)
{
    struct str grid;
    struct str text = {0};
    struct err why = {0};
    if (!dir_file_read_optional(folder, "grid.csv", MAX_TABLE_BYTES, w->arena, &grid, err))
        return false;
    if (!import_review_text(w->comments, place(w, "comments.yml"), grid, w->entry,
                            w->importer->arena, &text, &why)) {
        import_odd(w->entry, w->importer->arena, "comments.yml is not read: line %u: %s", why.line,
                   why.text);
        return true;
    }
    if (text.len != 0 && dir_has(folder, "review.yml"))
        import_odd(w->entry, w->importer->arena, "the review.yml that is there stays");
    return text.len == 0 || dir_has(folder, "review.yml") ||
           dir_file_write(folder, "review.yml", text, err);
}

static bool fill(struct import_work *w, const struct dir *folder, struct err *err)
{
    struct configuration *c = &w->c;
    if (w->machine_known) {
        layers_find(&c->kernel, &w->machine, w->arena, &c->layers);
        if (!predictions_make(c, w->arena))
            return err_set(err, ERR_INTERRUPTED, "interrupted");
    }
    return folder_write(c, folder, true, 0, w->arena, err) && write_published(w, folder, err) &&
           write_state(w, folder, err) && write_review(w, folder, err);
}

/* The claim of the folder is held. */
static bool fill_or_keep(struct import_work *w, const struct dir *folder, struct err *err)
{
    w->c.before = configuration_before(folder, w->arena);
    if (w->c.before != NULL && w->c.before->publisher == NULL) {
        err_set(err, ERR_INPUT, "%s holds results of your own", folder->path);
        return err_hint(err, "import into another collection with -o");
    }
    const bool done = configuration_done(&w->c, folder, w->c.before);
    w->entry->state = done ? IMPORT_UNCHANGED : IMPORT_NEW;
    return done || fill(w, folder, err);
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
        done = fill_or_keep(w, &folder, err);
        claim_release(&claim);
    }
    dir_close(&folder);
    return done;
}

/* ---- one configuration ---- */

/* `below`: path/machine below stencils/. */
static bool import_folder(struct import_work *w, struct str below, struct err *err)
{
    size_t slash = below.len;
    while (slash > 0 && below.ptr[slash - 1] != '/')
        slash--;
    const struct str theirs = str_slice(below, slash, below.len);
    const char *name = our_machine_name(theirs, w->importer->arena);
    if (slash == 0 || !path_name_ok(str_of(name)))
        return err_set(err, ERR_INPUT, "'%.*s' is not the name of a machine", STR_ARG(theirs));
    if (!read_files(w, err) || !set_kernel(w, str_slice(below, 0, slash - 1), err))
        return false;
    find_machine(w, name, theirs);
    check_clock(w);
    set_core(w);
    if (!plan(w, name, err))
        return false;
    w->entry->folder = str_cstr(w->importer->arena, str_of(w->c.below));
    import_points(&w->files, &w->c, w->entry, w->importer->arena);
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
    const struct str below = str_slice(str_of(entry->from), sizeof "stencils", strlen(entry->from));
    bool done = dir_open(importer->options->from, entry->from, &arena, &from, &why);
    if (done) {
        done = import_folder(&w, below, &why);
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

/* Folders that hold a table or a page, as paths below the checkout. */
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

/* Only of a checkout itself: a copy within another repository does not have that one's commit. */
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
    if (!file_exists(path_join(arena, options->from, "stencils"))) {
        err_at(err, options->from, 0, 0, "there is no folder stencils/");
        return err_hint(err, "give a checkout of the published collection: git clone "
                             "https://github.com/RRZE-HPC/INSPECT");
    }
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
