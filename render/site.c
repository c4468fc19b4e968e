#define _GNU_SOURCE /* madvise */
#include "render/site.h"

#include <fcntl.h>
#include <math.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

#include "base/dir.h"
#include "render/heat.h"
#include "render/module_scripts.h"
#include "render/outdated.h"
#include "render/output.h"
#include "render/pages.h"
#include "render/points_export.h"
#include "render/settled.h"
#include "render/site_address.h"
#include "render/stamp.h"
#include "render/summaries.h"
#include "render/template_file.h"

static bool load_templates(struct site *site, struct err *err)
{
    struct str_list names = {0};
    site->templates.arena = site->arena;
    if (!dir_list(site->options->templates, site->arena, &names, err))
        return err_hint(err, "run from the project's folder, or give the path with --templates");
    for (size_t i = 0; i < names.count; i++) {
        const struct str stem = str_slice(names.items[i], 0, names.items[i].len - 5);
        if (str_ends_with(names.items[i], STR(".html")) &&
            !template_load(&site->templates, site->options->templates, str_cstr(site->arena, stem),
                           err))
            return false;
    }
    return true;
}

static void summarise(const struct site *site, const struct collected *c, const struct facts *f,
                      struct summary *s)
{
    s->facts = *f;
    s->facts.model = NULL;
    s->facts.broken = NULL;
    s->facts.n_models = 0;
    s->n_models = f->n_models;
    s->models = deviations_of(f, site->arena);
    s->facts.bottleneck = str_copy(site->arena, f->bottleneck);
    s->facts.best_block_level = (struct str){0};
    s->facts.explanation = s->facts.limit = s->facts.advice = (struct str){0};
    s->facts.verdict = str_copy(site->arena, f->verdict);
    s->facts.reason = (struct str){0};
    s->facts.misses.items = NULL;
    s->facts.misses.largest.why = str_copy(site->arena, f->misses.largest.why);
    s->collected =
        c->file.collected == NULL ? NULL : str_cstr(site->arena, str_of(c->file.collected));
    s->change = str_cstr(site->arena, history_story(&c->history, site->arena));
    s->flop_per_lup = c->file.flop_per_lup;
    s->intensity = c->file.flop_per_lup / f->balance_bytes_per_lup;
    s->complete = c->file.complete;
    s->failed = c->file.failed;
    s->has_review = c->has_review;
    for (size_t i = 0; i < REVIEW_SECTIONS && c->has_review; i++)
        s->lights[i] = c->review.sections[i] == NULL ? LIGHT_NONE : c->review.sections[i]->review;
    s->review_outdated = c->review_outdated;
}

void site_problem(struct site_result *result, const struct err *problem)
{
    err_format(problem, &result->problems);
    result->n_problems++;
}

static bool copy_download(const struct dir *folder, const char *name, const char *path,
                          struct site_output *out, struct arena *arena, struct err *err)
{
    const int fd = dir_file_open(folder, name, O_RDONLY, err);
    const bool done =
        fd >= 0 && output_copy_open(out, fd, path_join(arena, folder->path, name), path, err);
    file_close(fd);
    return done;
}

/* The downloads are byte copies of the collection's files. Sets `new_points` if a table of points
 * is not that of the last run. */
static bool copy_files(const struct site *site, const struct collected *c, struct site_output *out,
                       struct arena *arena, bool *new_points, struct err *err)
{
    struct dir folder;
    bool done = dir_open(site->options->collection, c->folder, arena, &folder, err);
    for (size_t i = 0; done && i < c->downloads.count; i++) {
        const char *name = str_cstr(arena, c->downloads.items[i]);
        done = copy_download(&folder, name, path_join(arena, c->folder, name), out, arena, err);
    }
    dir_close(&folder);
    for (size_t i = 0; done && i < c->files.count; i++) {
        const char *path = str_formatz(arena, "%s/%.*s", c->folder, STR_ARG(c->files.items[i]));
        const size_t n_written = out->n_written;
        done = output_write(out, path, c->texts.items[i], err);
        *new_points =
            *new_points || (out->n_written != n_written && points_export_reads(c->files.items[i]));
    }
    return done;
}

/* What the configurations of a stencil, [from, to) of those of the site, share. */
struct class_work {
    size_t from, to;
    struct class_curves curves;
    struct compact_class kernel;
    char kernel_now[HASH_CHARS]; /* see outdated_kernel */
};

/* The state of rendering. `page` and `data` reuse their memory for every page. */
struct site_work {
    struct site *site;
    struct site_output *out;
    struct site_result *result;
    struct arena arena; /* for one configuration */
    struct arena texts;
    struct sb page, data;
    struct err *err;
};

static bool write_configuration(struct site_work *w, const struct page_source *source,
                                bool *new_points)
{
    const struct collected *c = source->c;
    w->page.len = w->data.len = 0;
    configuration_data(source, &w->data);
    return page_configuration(source, &w->page, w->err) &&
           output_write(w->out, page_configuration_path(&w->arena, c->folder), sb_str(&w->page),
                        w->err) &&
           output_write(w->out, str_formatz(&w->arena, "%s/data.js", c->folder), sb_str(&w->data),
                        w->err) &&
           copy_files(w->site, c, w->out, &w->arena, new_points, w->err);
}

static bool write_unreadable(struct site_work *w, const struct summary *s)
{
    struct sb page = {.arena = &w->arena};
    return page_unreadable(w->site, s, &w->arena, &page, w->err) &&
           output_write(w->out, page_configuration_path(&w->arena, s->folder), sb_str(&page),
                        w->err);
}

static void keep_files(struct site_work *w, const struct summary *s)
{
    output_keep(w->out, &(struct output_folder){.path = str_of(s->folder), .names = s->files});
    w->result->n_kept++;
}

/* Reports damages, in every run: such a page is not remembered. */
static void report_damages(struct site_work *w, const struct collected *c, struct summary *s)
{
    s->damaged = c->damages.count != 0;
    for (size_t i = 0; i < c->damages.count; i++) {
        struct err problem = {0};
        err_at(&problem, path_join(&w->arena, w->site->options->collection, c->folder), 0, 0,
               "%.*s", STR_ARG(c->damages.items[i]));
        err_hint(&problem, "collect it again, which rebuilds it from points.jsonl");
        site_problem(w->result, &problem);
    }
}

bool site_load(const struct site *site, const struct summary *s, struct compact_class *class,
               struct arena *arena, struct collected *c, struct err *err)
{
    const struct site_machine *machine = site_machine(site, s->machine);
    struct folder_texts texts;
    if (s->compact == NULL)
        return configuration_load(site->options->collection, str_of(s->folder), arena, c, err);
    if (machine == NULL || !machine->loaded) {
        err_at(err, s->folder, 0, 0,
               "model-only results are computed with the machine file, which is not there");
        return false;
    }
    return compact_expand(s->compact, class, &machine->machine, site_machine_hash(machine),
                          site->options->version, arena, &texts, err) &&
           configuration_load_texts(&texts, str_of(s->folder), arena, c, err);
}

/* Reads a configuration, renders it if its page of the last run is no longer valid, and keeps its
 * curve for the stencil's page. */
static bool render_configuration(struct site_work *w, struct summary *s, struct class_work *class)
{
    struct site *site = w->site;
    struct collected c;
    struct facts facts;
    struct err problem = {0};
    if (!site_load(w->site, s, &class->kernel, &w->arena, &c, &problem)) {
        s->files = (struct str_list){0};
        s->problem = str_formatz(site->arena, "%s", problem.text);
        site_problem(w->result, &problem);
        return write_unreadable(w, s);
    }
    const struct site_machine *machine = site_machine(site, c.file.machine);
    const bool known = machine != NULL && machine->loaded;
    const struct machine *const m = known ? &machine->machine : NULL;
    facts_compute(&c, m, &w->arena, &facts);
    class_curves_add(&class->curves, &c, &facts, m);
    if (s->kept) {
        keep_files(w, s);
        return true;
    }
    struct page_source source = {.site = site,
                                 .c = &c,
                                 .id = &s->identity,
                                 .f = &facts,
                                 .machine = machine,
                                 .from = class->from,
                                 .to = class->to,
                                 .arena = &w->arena};
    outdated_find(site, &c, &s->identity, class->kernel_now, &w->arena, &source.outdated);
    summarise(site, &c, &facts, s);
    report_damages(w, &c, s);
    s->outdated = source.outdated.count != 0;
    const struct str_list before = s->files;
    bool new_points = false;
    const bool done = write_configuration(w, &source, &new_points);
    s->files = output_written(w->out, str_of(s->folder));
    s->points_kept = !new_points && points_export_same(&before, &s->files);
    return done;
}

static void keep_ranks(struct summary *s, const struct class_ranking *ranking)
{
    s->common_size = ranking->n == 0 ? NAN : ranking->size;
    s->common_core_mlup_per_s = s->common_socket_mlup_per_s = NAN;
    s->common_core_measured = false;
    for (size_t i = 0; i < ranking->n; i++) {
        const struct class_rank *rank = &ranking->ranks[i];
        if (strcmp(rank->curve->machine, s->machine) != 0)
            continue;
        s->common_core_mlup_per_s = rank->core;
        s->common_socket_mlup_per_s = rank->socket;
        s->common_core_measured = rank->measured;
    }
}

static bool render_class(struct site_work *w, size_t from, size_t to)
{
    struct class_work class = {.from = from, .to = to};
    struct arena *const arena = &class.curves.arena;
    bool done = true;
    class.kernel.arena = arena;
    outdated_kernel(w->site, &w->site->summaries[from].identity, class.kernel_now);
    for (size_t i = from; i < to && done; i++) {
        done = render_configuration(w, &w->site->summaries[i], &class);
        arena_free(&w->arena);
    }
    struct sb page = {.arena = arena};
    struct class_ranking ranking;
    class_ranking_of(class.curves.items, class.curves.count, arena, &ranking);
    for (size_t i = from; i < to; i++)
        keep_ranks(&w->site->summaries[i], &ranking);
    done = done && page_class(w->site, from, to, &ranking, arena, &page, w->err) &&
           output_write(w->out, page_class_path(arena, &w->site->summaries[from].identity),
                        sb_str(&page), w->err);
    arena_free(arena);
    return done;
}

/* The files of a stencil's page across machines, see page_class_path. */
static struct output_folder class_files(const struct site_work *w, size_t from)
{
    struct output_folder page = {.path = w->site->summaries[from].identity.path};
    str_list_add(w->out->arena, &page.names, STR("index.html"));
    return page;
}

/* Whether a stencil is unchanged since the last run. */
static bool class_kept(const struct site_work *w, size_t from, size_t to)
{
    const struct output_folder page = class_files(w, from);
    bool kept = output_has(w->out, &page);
    for (size_t i = from; i < to; i++)
        kept = kept && w->site->summaries[i].kept && w->site->summaries[i].class_kept;
    return kept;
}

static void keep_class(struct site_work *w, size_t from, size_t to)
{
    const struct output_folder page = class_files(w, from);
    for (size_t i = from; i < to; i++)
        keep_files(w, &w->site->summaries[i]);
    output_keep(w->out, &page);
}

/*
 * A run allocates some 30 MB, and for each configuration that it draws it frees a few megabytes.
 * The C library would take small pages for them, one fault each, and return them to the system in
 * between, which takes a third of the time of an update. After one large block has been freed,
 * glibc takes blocks up to that size from its heap and keeps them there; the second block is the
 * heap's growth, for which the kernel is asked for large pages. Neither is touched, so other
 * libraries and kernels lose nothing.
 */
static void keep_memory(void)
{
    enum { PAGE_BYTES = 4096, LARGEST_BYTES = 32 * 1024 * 1024 - 2 * PAGE_BYTES };
    struct arena arena = {0};
    arena_raw(&arena, 1, LARGEST_BYTES);
    arena_free(&arena);
    char *const heap = arena_raw(&arena, 1, LARGEST_BYTES - 2 * PAGE_BYTES);
    const size_t before = PAGE_BYTES - (uintptr_t)heap % PAGE_BYTES;
    madvise(heap + before, LARGEST_BYTES - 4 * PAGE_BYTES, MADV_HUGEPAGE);
    arena_free(&arena);
}

static bool render_configurations(struct site *site, struct site_output *out,
                                  struct site_result *result, struct err *err)
{
    struct site_work w = {.site = site, .out = out, .result = result, .err = err};
    w.page.arena = w.data.arena = &w.texts;
    bool done = true;
    for (size_t from = 0, to = 0; from < site->n_summaries && done; from = to) {
        to = site_class_end(site, from);
        if (class_kept(&w, from, to))
            keep_class(&w, from, to);
        else
            done = render_class(&w, from, to);
    }
    arena_free(&w.texts);
    return done;
}

typedef bool page_fn(const struct site *site, struct arena *arena, struct sb *out, struct err *err);

/* Pages that exist once. */
struct single_page {
    const char *path;
    page_fn *make;
};

static const struct single_page single_pages[] = {
    {"index.html", page_index},
    {"matrix.html", page_matrix},
    {"compare.html", page_compare},
    {"accuracy.html", page_accuracy},
    {"named.html", page_named},
    {"reviews.html", page_reviews},
    {"methods.html", page_methods},
    {"about.html", page_about},
    {"404.html", page_not_found},
    {"assets/collection.js", collection_script},
    {"data.html", page_data},
    {"data/configurations.csv", data_csv},
    {"data/configurations.json", data_json},
    {"feed.xml", feed_atom},
};

/* Pages that need the analyser. */
static const struct single_page try_pages[] = {
    {"try.html", page_try},
    {"assets/try_data.js", try_data},
};

static bool render_single(const struct site *site, const struct single_page *pages, size_t n,
                          struct site_output *out, struct err *err)
{
    struct arena arena = {0};
    bool done = true;
    for (size_t i = 0; i < n && done; i++) {
        struct sb page = {.arena = &arena};
        done = pages[i].make(site, &arena, &page, err) &&
               output_write(out, pages[i].path, sb_str(&page), err);
        arena_free(&arena);
    }
    return done;
}

/* A page per dimension and radius. */
static bool render_shapes(const struct site *site, struct site_output *out, struct err *err)
{
    const struct identity **shapes = NULL;
    const size_t n = heat_shapes(site, site->arena, &shapes);
    struct arena arena = {0};
    bool done = true;
    for (size_t i = 0; i < n && done; i++) {
        const char *path = page_shape_path(&arena, shapes[i]);
        bool again = false;
        for (size_t k = 0; k < i && !again; k++)
            again = strcmp(page_shape_path(&arena, shapes[k]), path) == 0;
        struct sb page = {.arena = &arena};
        done = again || (page_shape(site, shapes + i, n - i, &arena, &page, err) &&
                         output_write(out, path, sb_str(&page), err));
        arena_free(&arena);
    }
    return done;
}

static bool render_points(const struct site *site, struct site_output *out, struct err *err)
{
    struct arena arena = {0};
    struct sb rows = {.arena = &arena};
    bool done = true;
    for (size_t i = 0; i < site->n_machines && done; i++)
        done = points_export(site, &site->machines[i], &rows, out, err);
    arena_free(&arena);
    return done;
}

static bool render_overviews(const struct site *site, struct site_output *out, struct err *err)
{
    return render_points(site, out, err) &&
           render_single(site, single_pages, sizeof single_pages / sizeof *single_pages, out,
                         err) &&
           (try_script.len == 0 ||
            render_single(site, try_pages, sizeof try_pages / sizeof *try_pages, out, err)) &&
           render_shapes(site, out, err);
}

/* Writes a machine's page, its file and, for the analyser, the file as a script. */
static bool write_machine(const struct site *site, const struct site_machine *m,
                          struct site_output *out, struct err *err)
{
    struct arena arena = {0};
    struct sb page = {.arena = &arena};
    struct sb script = {.arena = &arena};
    bool done = page_machine(site, m, &arena, &page, err) &&
                output_write(out, page_machine_path(&arena, m->name), sb_str(&page), err);
    if (done && m->loaded)
        done = output_copy(out, m->file, str_formatz(&arena, "machines/%s.yml", m->name), err);
    if (done && m->loaded && try_script.len != 0)
        done =
            machine_script(site, m, &arena, &script, err) &&
            output_write(out, str_formatz(&arena, "machines/%s.js", m->name), sb_str(&script), err);
    arena_free(&arena);
    return done;
}

static bool render_machines(const struct site *site, struct site_output *out, struct err *err)
{
    bool done = true;
    for (size_t i = 0; i < site->n_machines && done; i++) {
        const struct site_machine *m = &site->machines[i];
        struct output_folder files = {.path = STR("machines")};
        site_machine_files(m, site->arena, &files.names);
        if (m->kept)
            output_keep(out, &files);
        else
            done = write_machine(site, m, out, err);
    }
    return done;
}

static bool write_script(struct site_output *out, const char *path, struct str script,
                         struct err *err)
{
    return script.len == 0 || output_write(out, path, script, err);
}

/* Copies the modules that were compiled for the pages. */
static bool write_modules(struct site_output *out, struct err *err)
{
    return write_script(out, "assets/plot_module.js", plot_script, err) &&
           write_script(out, "assets/try_module.js", try_script, err) &&
           write_script(out, "assets/yaml.js", yaml_script, err);
}

static bool copy_assets(const struct site *site, struct site_output *out, struct err *err)
{
    struct str_list names = {0};
    if (!dir_list(site->options->assets, site->arena, &names, err))
        return err_hint(err, "run from the project's folder, or give the path with --assets");
    for (size_t i = 0; i < names.count; i++) {
        const char *name = str_cstr(site->arena, names.items[i]);
        const char *from = path_join(site->arena, site->options->assets, name);
        /* skips folders and backup files of editors */
        if (path_name_ok(names.items[i]) && file_is_not_folder(from) &&
            !output_copy(out, from, path_join(site->arena, "assets", name), err))
            return false;
    }
    return true;
}

bool site_render(const struct site_options *options, struct arena *arena,
                 struct site_result *result, struct err *err)
{
    const int64_t now_ns = settled_now_ns();
    struct site site = {.options = options, .arena = arena, .now_ns = now_ns};
    struct site_output out = {.root = options->output, .arena = arena, .now_ns = now_ns};
    char stamp[HASH_CHARS];
    keep_memory();
    *result = (struct site_result){.problems = {.arena = arena}};
    if (!site_list(&site, err) || !own_names(options->collection, arena, &site.own, err) ||
        !repo_state(options->collection, &site.repo, err) || !stamp_inputs(&site, stamp, err) ||
        !output_begin(&out, err))
        return false;
    if (output_current(&out, stamp)) {
        result->current = true;
        return true;
    }
    site_machines_load(&site);
    bool done = output_invalidate(&out, err) && load_templates(&site, err) &&
                summaries_recall(&site, &out, err) &&
                render_configurations(&site, &out, result, err) &&
                render_overviews(&site, &out, err) && render_machines(&site, &out, err) &&
                render_own(&site, &out, result, err) && copy_assets(&site, &out, err) &&
                write_modules(&out, err);
    for (size_t i = 0; i < site.n_machines && done; i++) {
        struct err problem = {0};
        if (site.machines[i].loaded || strncmp(site.machines[i].problem, "there is no", 11) == 0)
            continue;
        err_set(&problem, ERR_INPUT, "machine %s: %s", site.machines[i].name,
                site.machines[i].problem);
        site_problem(result, &problem);
    }
    result->n_pages = out.n_pages;
    result->n_written = out.n_written;
    /* with problems the stamp stays empty, so that they are reported until they are fixed */
    done = done && summaries_store(&site, &out, err) &&
           output_end(&out, result->n_problems == 0 ? stamp : "", err);
    if (!done)
        output_abandon(&out);
    return done;
}

/* `../` for each folder in the path. */
static struct str root_of(struct arena *arena, const char *path)
{
    struct sb root = {.arena = arena};
    for (; *path != '\0'; path++) {
        if (*path == '/')
            sb_addz(&root, "../");
    }
    return sb_str(&root);
}

struct map *page_values(const struct site *site, struct arena *arena, const char *path,
                        struct str title, struct str description)
{
    struct map *values = map_new(arena);
    map_text(values, "title", title);
    map_text(values, "description", description);
    map_text(values, "root", root_of(arena, path));
    map_textz(values, "version", site->options->version);
    map_textz(values, "program_url",
              site->options->program_url != NULL ? site->options->program_url : "");
    map_textz(values, "licence",
              site->options->licence != NULL ? site->options->licence : "none stated");
    map_flag(values, "still", plot_script.len == 0);
    map_flag(values, "analyser", try_script.len != 0);
    const char *const base = site->options->base_url;
    map_text(values, "canonical", site_address(base, path, arena));
    map_text(values, "preview", site_address(base, "assets/preview.png", arena));
    return values;
}

void page_live(struct map *page, struct str id)
{
    map_flag(page, "live", true);
    map_text(page, "page_id", id);
}

bool page_render(const struct site *site, const char *name, const struct map *values,
                 struct sb *out, struct err *err)
{
    return template_render(&site->templates, str_of(name), values, out, err);
}
