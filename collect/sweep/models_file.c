#include "collect/sweep/models_file.h"

#include <string.h>

#include "base/json.h"
#include "base/path.h"
#include "collect/incore/incore_json.h"
#include "collect/sweep/curve.h"
#include "collect/sweep/predictions.h"

enum { MAX_LINES = 10000 };

static const char failure_key[] = "failure";

/* Without listings and the analyser's own text: predictions do not need them, and the largest loops
 * have thousands of instructions. */
static json_t *analysis_of(const struct configuration *c)
{
    struct incore bare = c->incore;
    if (c->incore_failure != NULL)
        return json_pack("{s:s}", failure_key, c->incore_failure);
    bare.report = bare.assembly = (struct str){0};
    bare.instructions = NULL;
    return incore_to_json(&bare);
}

void compact_add(const struct configuration *c, struct sb *out)
{
    json_t *analysis = analysis_of(c);
    sb_addf(out, "%s ", c->item->path);
    sb_add(out, json_line(analysis, out->arena));
    sb_addc(out, '\n');
    json_decref(analysis);
}

bool compact_parse(struct str text, const char *name, const char *machine, struct arena *arena,
                   struct compact_file *out, struct err *err)
{
    *out = (struct compact_file){.machine = machine};
    for (unsigned line = 1; text.len != 0; line++) {
        const struct str_cut cut = str_cut(text, '\n');
        const struct str_cut parts = str_cut(cut.head, ' ');
        text = cut.tail;
        if (!parts.ok || !path_names_ok(parts.head) || !str_starts_with(parts.tail, STR("{")))
            return err_at(err, name, line, 0,
                          "this line is not the path of a class and an analysis") ||
                   err_hint(err, "write the file again: inspect collect SET -m %s --compact",
                            machine);
        if (out->n == MAX_LINES)
            return err_at(err, name, line, 0, "there are more than %d lines", MAX_LINES);
        *ARENA_ADD(arena, out->entries, out->n) =
            (struct compact_entry){str_cstr(arena, parts.head), parts.tail};
    }
    return true;
}

static bool read_analysis(const struct compact_entry *entry, struct arena *arena,
                          struct sweep_item *item, struct err *err)
{
    json_t *json = json_parse(entry->analysis, entry->path, err);
    struct incore *in = arena_alloc(arena, 1, sizeof *in);
    if (json == NULL)
        return false;
    const json_t *failure = json_object_get(json, failure_key);
    if (json_is_string(failure))
        item->incore_failure = str_cstr(arena, str_of(json_string_value(failure)));
    else if (incore_from_json(json, arena, in))
        item->incore = in;
    json_decref(json);
    return item->incore != NULL || item->incore_failure != NULL ||
           err_at(err, entry->path, 0, 0, "its line does not hold an analysis");
}

static bool make_class(struct compact_class *class, const char *path, struct err *err)
{
    if (class->path != NULL && strcmp(class->path, path) == 0)
        return true;
    if (!sweep_item_of_class(str_of(path), class->arena, &class->item, err) ||
        !kernel_parse(class->item.source, class->item.name, class->arena, &class->kernel, err))
        return false;
    class->path = path;
    class->item.kernel = &class->kernel;
    return true;
}

bool compact_expand(const struct compact_entry *entry, struct compact_class *class,
                    const struct machine *m, const char *machine_hash, const char *version,
                    struct arena *arena, struct folder_texts *out, struct err *err)
{
    struct configuration c;
    struct set set;
    set_default(&set);
    set.measure = false;
    set.n_predictors =
        1; /* only layer conditions: other predictors take a second for large boxes */
    const struct sweep_context context = {.set = &set,
                                          .machine = m,
                                          .machine_file_text_hash = machine_hash,
                                          .version = version,
                                          .model_only = true};
    if (!make_class(class, entry->path, err))
        return false;
    struct sweep_item item = class->item;
    if (!read_analysis(entry, arena, &item, err) ||
        !configuration_plan(&context, &item, arena, &c, err))
        return false;
    return ((predictions_make(&c, arena) && curve_make(&c, arena)) ||
            err_set(err, ERR_INTERRUPTED, "interrupted")) &&
           folder_make_texts(&c, arena, out, err);
}
