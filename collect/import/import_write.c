#include <math.h>

#include "base/yaml.h"
#include "collect/import/import_work.h"
#include "collect/sweep/curve.h"
#include "collect/sweep/folder.h"
#include "collect/sweep/predictions.h"

/* A published file that does not fit into ours, and who published it. */
struct published_file {
    const char *publisher, *commit, *licence, *folder;
    const char *title, *flavor, *compile_flags;
    const char *source, *layer_conditions, *analysis;
};

#define PUBLISHED_TEXT(field)                                                                      \
    CYAML_FIELD_STRING_PTR(#field, CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL,                       \
                           struct published_file, field, 0, IMPORT_PAGE_BYTES)

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

/* Keeps a review that is there: it may be the user's own. */
static bool write_review(struct import_work *w, const struct dir *folder, struct err *err)
{
    struct str grid;
    struct str text = {0};
    struct err why = {0};
    if (!dir_file_read_optional(folder, "grid.csv", IMPORT_TABLE_BYTES, w->arena, &grid, err))
        return false;
    if (!import_review_text(w->comments, import_place(w, "comments.yml"), grid, w->entry,
                            w->importer->arena, &text, &why)) {
        import_odd(w->entry, w->importer->arena, "comments.yml is not read: line %u: %s", why.line,
                   why.text);
        return true;
    }
    if (text.len != 0 && dir_has(folder, "review.yml"))
        import_odd(w->entry, w->importer->arena, "the existing review.yml stays");
    return text.len == 0 || dir_has(folder, "review.yml") ||
           dir_file_write(folder, "review.yml", text, err);
}

/*
 * The published in-core times of a configuration, if all sizes have the same, i.e. are of one loop.
 */
static bool published_core(const struct configuration *c, struct incore *out)
{
    const struct core_time *core = NULL;
    for (size_t i = 0; i < c->n_points; i++) {
        const struct core_time *own =
            c->results[i].imported != NULL ? &c->results[i].imported->core : NULL;
        if (c->points[i].kind != POINT_GRID)
            continue;
        if (own == NULL || (core != NULL && (own->T_comp_cy_per_cl != core->T_comp_cy_per_cl ||
                                             own->T_RegL1_cy_per_cl != core->T_RegL1_cy_per_cl)))
            return false;
        core = own;
    }
    if (core == NULL || !isfinite(core->T_comp_cy_per_cl) || !isfinite(core->T_RegL1_cy_per_cl))
        return false;
    *out = (struct incore){.T_comp_cy_per_cl = core->T_comp_cy_per_cl,
                           .T_RegL1_cy_per_cl = core->T_RegL1_cy_per_cl,
                           .lup_per_iteration = 1};
    return true;
}

/* Predictions between the published sizes, with the same core as theirs. */
static bool make_curve(struct import_work *w)
{
    struct configuration between = w->c;
    int64_t ends[] = {INT64_MAX, 0};
    for (size_t i = 0; i < w->c.n_points; i++) {
        if (w->c.points[i].kind != POINT_GRID)
            continue;
        ends[0] = w->c.points[i].size < ends[0] ? w->c.points[i].size : ends[0];
        ends[1] = w->c.points[i].size > ends[1] ? w->c.points[i].size : ends[1];
    }
    if (ends[1] == 0 || !published_core(&w->c, &between.incore))
        return true;
    between.incore_failure = NULL;
    between.sizes = (struct size_list){.count = 2, .items = ends, .fits = ends[1]};
    const bool done = curve_make(&between, w->arena);
    w->c.curve = between.curve;
    return done;
}

static bool fill(struct import_work *w, const struct dir *folder, struct err *err)
{
    struct configuration *c = &w->c;
    if (w->machine_known) {
        layers_find(&c->kernel, &w->machine, w->arena, &c->layers);
        if (!predictions_make(c, w->arena) || !make_curve(w))
            return err_set(err, ERR_INTERRUPTED, "interrupted");
    }
    return folder_write(c, folder, true, 0, w->arena, err) && write_published(w, folder, err) &&
           (w->state.len == 0 || dir_file_write(folder, "machinestate.json", w->state, err)) &&
           write_review(w, folder, err);
}

bool import_write(struct import_work *w, const struct dir *folder, struct err *err)
{
    w->c.before = configuration_before(folder, w->arena);
    if (w->c.before != NULL && w->c.before->publisher == NULL)
        return err_set(err, ERR_INPUT, "%s holds your own results", folder->path) ||
               err_hint(err, "import into another collection with -o");
    const bool done = configuration_done(&w->c, folder, w->c.before);
    w->entry->state = done ? IMPORT_UNCHANGED : IMPORT_NEW;
    return done || fill(w, folder, err);
}
