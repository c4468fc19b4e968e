#include "render/collection.h"

#include <fcntl.h>
#include <math.h>
#include <string.h>

#include "base/dir.h"
#include "base/hash.h"
#include "base/json.h"
#include "collect/sweep/history.h"
#include "collect/sweep/journal.h"

enum { MAX_DOWNLOAD_BYTES = 1 << 30 /* a journal grows with every run */, MAX_FOLDER_DEPTH = 8 };

const char *const configuration_files[] = {
    "config.yml", "grid.csv",     "scaling.csv",          "blocking.csv", "kernel.c",
    "loop.s",     "incore.json",  "layer_conditions.csv", "review.yml",   "machinestate.json",
    "kernel.s",   "points.jsonl", "published.yml",        "curve.csv",    HISTORY_NAME,
    NULL};

static bool list_below(const char *root, const char *folder, int depth, struct arena *arena,
                       struct str_list *folders, struct err *err)
{
    const char *path = folder[0] == '\0' ? root : path_join(arena, root, folder);
    struct str_list names = {0};
    /* Folders in a configuration are private, for example older versions; they get no pages */
    if (strchr(folder, '/') != NULL && file_exists(path_join(arena, path, "config.yml"))) {
        str_list_add(arena, folders, str_of(folder));
        return true;
    }
    if (depth == 0)
        return true;
    if (!dir_list_folders(path, arena, &names, err))
        return false;
    for (size_t i = 0; i < names.count; i++) {
        const char *name = str_cstr(arena, names.items[i]);
        const char *below = folder[0] == '\0' ? name : path_join(arena, folder, name);
        if (path_name_ok(names.items[i]) &&
            !list_below(root, below, depth - 1, arena, folders, err))
            return false;
    }
    return true;
}

bool collection_list(const char *root, struct arena *arena, struct str_list *folders,
                     struct err *err)
{
    return list_below(root, "", MAX_FOLDER_DEPTH, arena, folders, err);
}

/* The state of reading one folder. */
struct loader {
    const char *folder;               /* path, including the root */
    const struct dir *dir;            /* NULL: there is no folder, only `texts` */
    const struct folder_texts *texts; /* the files of the folder if there is none on disk */
    struct arena *arena;
    struct collected *out;
    struct err *err;
};

/* A file that is given as text, or NULL. */
static const struct str *given_text(const struct loader *l, const char *name)
{
    for (size_t i = 0; l->texts != NULL && i < l->texts->n; i++) {
        if (strcmp(l->texts->names[i], name) == 0)
            return &l->texts->texts[i];
    }
    return NULL;
}

/* The file's text, empty if there is none. */
static bool read_optional(const struct loader *l, const char *name, struct str *text)
{
    const struct str *const given = given_text(l, name);
    *text = given != NULL ? *given : (struct str){0};
    if (l->dir != NULL &&
        !dir_file_read_optional(l->dir, name, FILE_MAX_BYTES, l->arena, text, l->err))
        return false;
    if (given == NULL && text->ptr == NULL)
        return true;
    str_list_add(l->arena, &l->out->files, str_of(name));
    str_list_add(l->arena, &l->out->texts, *text);
    return true;
}

/* A file that is only offered for download, so its text is not read. Opening says what is wrong
 * with one that is no plain file. */
static bool offer_download(const struct loader *l, const char *name)
{
    const int64_t bytes = l->dir == NULL ? -1 : dir_file_size(l->dir, name);
    if (bytes < 0) {
        const bool odd = bytes == DIR_ODD_FILE;
        const int fd = odd ? dir_file_open(l->dir, name, O_RDONLY, l->err) : -1;
        file_close(fd);
        return !odd || fd >= 0;
    }
    const bool fits = bytes <= MAX_DOWNLOAD_BYTES;
    str_list_add(l->arena, fits ? &l->out->downloads : &l->out->too_large, str_of(name));
    return true;
}

static const struct str *text_of(const struct collected *c, const char *name)
{
    for (size_t i = 0; i < c->files.count; i++) {
        if (str_eq(c->files.items[i], str_of(name)))
            return &c->texts.items[i];
    }
    return NULL;
}

/* Whether the derived file that was read last belongs to config.yml, which may have changed; notes
 * what is wrong with it. */
static bool as_collected(const struct loader *l, const char *name)
{
    char noted[HASH_CHARS];
    char found[HASH_CHARS];
    const struct str *text = text_of(l->out, name);
    const bool listed = config_lists(&l->out->file, name, noted);
    if (l->out->file.files_count == 0 || (!listed && text == NULL))
        return true;
    if (text != NULL)
        hash_bytes(*text, found);
    if (listed && text != NULL && strcmp(noted, found) == 0)
        return true;
    str_list_add(l->arena, &l->out->damages,
                 str_format(l->arena, "%s %s", name,
                            text == NULL ? "is missing"
                            : listed     ? "is not as it was collected"
                                     : "is left over from an earlier collection and is not shown"));
    if (!listed) {
        l->out->files.count--;
        l->out->texts.count--;
    }
    return listed;
}

static bool read_table(const struct loader *l, const char *name, struct csv_table *table)
{
    *table = (struct csv_table){0};
    struct str text = {0};
    if (!read_optional(l, name, &text))
        return false;
    return !as_collected(l, name) || text.len == 0 ||
           csv_parse_table(text, path_join(l->arena, l->folder, name), l->arena, table, l->err);
}

static bool read_points(const struct loader *l, const char *name, bool edges, struct points *points)
{
    struct csv_table table;
    if (!read_table(l, name, &table))
        return false;
    points_read(&table, edges, l->arena, points);
    return true;
}

static bool read_curve(const struct loader *l)
{
    struct csv_table table;
    if (!read_table(l, "curve.csv", &table))
        return false;
    points_read_threads(&table, false, l->arena, &l->out->curve);
    points_read_threads(&table, true, l->arena, &l->out->socket);
    return true;
}

static bool read_conditions(const struct loader *l)
{
    struct csv_table t;
    if (!read_table(l, "layer_conditions.csv", &t))
        return false;
    struct layer_condition *all = arena_alloc(l->arena, t.rows, sizeof *all);
    for (size_t i = 0; i < t.rows; i++) {
        all[i] = (struct layer_condition){
            .level = csv_cell(&t, i, csv_column(&t, "level")),
            .cache_bytes = csv_number(&t, i, csv_column(&t, "cache_bytes")),
            .dims = csv_cell(&t, i, csv_column(&t, "dims")),
            .condition = csv_cell(&t, i, csv_column(&t, "condition")),
            .max_size = csv_number(&t, i, csv_column(&t, "max_size")),
            .hits = csv_number(&t, i, csv_column(&t, "hits")),
            .misses = csv_number(&t, i, csv_column(&t, "misses")),
            .evicts = csv_number(&t, i, csv_column(&t, "evicts")),
        };
    }
    l->out->n_conditions = t.rows;
    l->out->conditions = all;
    return true;
}

static bool read_incore(const struct loader *l)
{
    struct str text = {0};
    if (!read_optional(l, "incore.json", &text))
        return false;
    l->out->has_incore = text.len != 0;
    return text.len == 0 || incore_file_parse(text, path_join(l->arena, l->folder, "incore.json"),
                                              l->arena, &l->out->incore, l->err);
}

/* The list of facts while the JSON tree is traversed. */
struct fact_list {
    struct state_fact *items;
    size_t count;
    bool cut;
};

enum { MAX_FACTS = 4000, MAX_STATE_DEPTH = 12, MAX_KEY_BYTES = 200 };

static struct str scalar_text(const json_t *value, struct arena *arena)
{
    if (json_is_string(value))
        return str_copy(arena, json_str(value));
    if (json_is_boolean(value))
        return str_of(json_is_true(value) ? "yes" : "no");
    if (json_is_integer(value))
        return str_format(arena, "%" JSON_INTEGER_FORMAT, json_integer_value(value));
    if (json_is_real(value))
        return str_format(arena, "%.10g", json_real_value(value));
    return STR("–");
}

static void add_facts(const json_t *value, struct str group, struct str key, int depth,
                      struct arena *arena, struct fact_list *facts);

static struct str joined(struct arena *arena, struct str a, struct str b)
{
    return a.len == 0 ? b : str_format(arena, "%.*s %.*s", STR_ARG(a), STR_ARG(b));
}

/* The texts as one fact, separated by blanks. */
static void add_text_list(const json_t *list, struct str group, struct str key, struct arena *arena,
                          struct fact_list *facts)
{
    struct sb text = {.arena = arena};
    for (size_t i = 0; i < json_array_size(list); i++) {
        if (text.len != 0)
            sb_addc(&text, ' ');
        sb_add(&text, json_str(json_array_get(list, i)));
    }
    *ARENA_ADD(arena, facts->items, facts->count) = (struct state_fact){group, key, sb_str(&text)};
}

static void add_facts(const json_t *value, struct str group, struct str key, int depth,
                      struct arena *arena, struct fact_list *facts)
{
    if (facts->count >= MAX_FACTS || depth > MAX_STATE_DEPTH) {
        facts->cut = true;
        return;
    }
    if (json_is_object(value)) {
        const char *name = NULL;
        json_t *inner = NULL;
        json_object_foreach((json_t *)value, name, inner)
        {
            const struct str own = str_copy(arena, str_slice(str_of(name), 0, MAX_KEY_BYTES));
            if (group.len == 0)
                add_facts(inner, own, (struct str){0}, depth + 1, arena, facts);
            else
                add_facts(inner, group, joined(arena, key, own), depth + 1, arena, facts);
        }
    } else if (json_array_size(value) > 0 && json_is_text_list(value)) {
        add_text_list(value, group, key, arena, facts);
    } else if (json_is_array(value)) {
        size_t i = 0;
        json_t *inner = NULL;
        json_array_foreach(value, i, inner)
        {
            const struct str index = str_format(arena, "%zu", i);
            add_facts(inner, group, joined(arena, key, index), depth + 1, arena, facts);
        }
    } else {
        *ARENA_ADD(arena, facts->items, facts->count) =
            (struct state_fact){group, key, scalar_text(value, arena)};
    }
}

static bool read_state(const struct loader *l)
{
    struct str text = {0};
    if (!read_optional(l, "machinestate.json", &text))
        return false;
    if (text.len == 0)
        return true;
    json_t *root = json_parse(text, path_join(l->arena, l->folder, "machinestate.json"), l->err);
    if (root == NULL)
        return false;
    struct fact_list facts = {0};
    add_facts(root, (struct str){0}, (struct str){0}, 0, l->arena, &facts);
    json_decref(root);
    l->out->n_state = facts.count;
    l->out->state = facts.items;
    l->out->state_cut = facts.cut;
    return true;
}

/* Whether a file's hash differs from the recorded one; a missing file has no hash. */
static bool hash_differs(const struct loader *l, const char *name, const char *expected)
{
    char hex[HASH_CHARS];
    const struct str *text = text_of(l->out, name);
    if (expected == NULL || text == NULL)
        return expected != NULL;
    hash_bytes(*text, hex);
    return strcmp(hex, expected) != 0;
}

static bool read_review(const struct loader *l)
{
    struct str text = {0};
    if (!read_optional(l, "review.yml", &text))
        return false;
    l->out->has_review = text.len != 0;
    if (text.len == 0)
        return true;
    if (!review_parse(text, path_join(l->arena, l->folder, "review.yml"), l->arena, &l->out->review,
                      l->err))
        return false;
    l->out->review_outdated = hash_differs(l, "grid.csv", l->out->review.data);
    return true;
}

/* The history, after the grid with which it is compared. */
static bool read_history(const struct loader *l)
{
    struct str text = {0};
    return read_optional(l, HISTORY_NAME, &text) &&
           history_read(text, path_join(l->arena, l->folder, HISTORY_NAME), &l->out->grid, l->arena,
                        &l->out->history, l->err);
}

static bool read_config(const struct loader *l)
{
    const char *path = path_join(l->arena, l->folder, "config.yml");
    struct str text = {0};
    return read_optional(l, "config.yml", &text) &&
           config_file_parse(text, path, l->arena, &l->out->file, l->err);
}

static bool load_all(const struct loader *l)
{
    struct collected *out = l->out;
    if (!read_config(l))
        return false;
    /* the page's address is the folder; if config.yml differs, one of them is wrong */
    const char *expected = path_join(l->arena, out->file.path, out->file.machine);
    if (strcmp(expected, out->folder) != 0)
        return err_at(l->err, path_join(l->arena, l->folder, "config.yml"), 0, 0,
                      "path and machine say '%s', but the folder is '%s'", expected, out->folder);
    return offer_download(l, "kernel.s") && offer_download(l, JOURNAL_NAME) &&
           offer_download(l, "published.yml") && read_points(l, "grid.csv", true, &out->grid) &&
           read_points(l, "scaling.csv", false, &out->scaling) &&
           read_points(l, "blocking.csv", false, &out->blocking) && read_curve(l) &&
           read_optional(l, "kernel.c", &out->kernel) && read_optional(l, "loop.s", &out->loop) &&
           read_incore(l) && read_conditions(l) && read_review(l) && read_state(l) &&
           read_history(l);
}

bool configuration_load(const char *root, struct str folder, struct arena *arena,
                        struct collected *out, struct err *err)
{
    *out = (struct collected){.folder = str_cstr(arena, folder)};
    struct dir dir;
    if (!dir_open(root, out->folder, arena, &dir, err))
        return false;
    const struct loader l = {dir.path, &dir, NULL, arena, out, err};
    const bool done = load_all(&l);
    dir_close(&dir);
    return done;
}

bool configuration_load_texts(const struct folder_texts *texts, struct str folder,
                              struct arena *arena, struct collected *out, struct err *err)
{
    *out = (struct collected){.folder = str_cstr(arena, folder)};
    const struct loader l = {out->folder, NULL, texts, arena, out, err};
    return load_all(&l);
}

bool collection_compact(const char *root, struct arena *arena, size_t *n,
                        struct compact_file **files, struct err *err)
{
    struct dir dir;
    struct str_list names = {0};
    *n = 0;
    if (!dir_open(root, COMPACT_FOLDER, arena, &dir, err))
        return false;
    bool done = dir.fd < 0 || dir_list(path_join(arena, root, COMPACT_FOLDER), arena, &names, err);
    *files = arena_alloc(arena, names.count, sizeof **files);
    for (size_t i = 0; i < names.count && done; i++) {
        const struct str suffix = STR(COMPACT_SUFFIX);
        const struct str stem = str_slice(names.items[i], 0, names.items[i].len - suffix.len);
        const char *name = str_cstr(arena, names.items[i]);
        struct str text;
        if (!str_ends_with(names.items[i], suffix) || !path_name_ok(stem))
            continue;
        done = dir_file_read(&dir, name, FILE_MAX_BYTES, arena, &text, err) &&
               compact_parse(text, path_join(arena, dir.path, name), str_cstr(arena, stem), arena,
                             &(*files)[*n], err);
        *n += done;
    }
    dir_close(&dir);
    return done;
}
