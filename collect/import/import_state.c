#include "base/hash.h"
#include "base/json.h"
#include "base/yaml_tree.h"
#include "collect/import/import_parts.h"
#include "collect/sweep/review.h"

/* Sections of the published listing that say how the machine was set up. The others name hosts and
 * users, or hold the environment of the job. */
static const char *const kept_sections[] = {"Operating System",
                                            "CPUset",
                                            "CGroups",
                                            "Topology",
                                            "NUMA Topology",
                                            "Frequencies",
                                            "Prefetchers",
                                            "Load",
                                            "Performance energy bias",
                                            "NUMA balancing",
                                            "General memory info",
                                            "Transparent huge pages",
                                            "Hardware power limits",
                                            "Compiler",
                                            "MPI",
                                            NULL};

enum { MAX_LINES = 4000 };

static struct str next_line(struct str *text)
{
    const struct str_cut cut = str_cut(*text, '\n');
    *text = cut.tail;
    return str_trim(cut.head);
}

static json_t *json_text_of(struct str text)
{
    json_t *value = json_of_str(text);
    return value != NULL ? value : json_string(""); /* not UTF-8 */
}

/* `Sockets: 2` and `ID=ubuntu` as key and value, other lines one after the other. */
static void add_line(json_t *section, struct str line, struct arena *arena)
{
    const struct str_cut colon = str_cut(line, ':');
    const struct str_cut equals = str_cut(line, '=');
    const struct str_cut cut =
        colon.ok && (!equals.ok || colon.head.len < equals.head.len) ? colon : equals;
    const struct str value = str_trim(cut.tail);
    const char *key = str_cstr(arena, str_trim(cut.head));
    if (cut.ok && value.len != 0 && key[0] != '\0' && json_object_get(section, key) == NULL) {
        json_object_set_new(section, key, json_text_of(value));
        return;
    }
    json_t *lines = json_object_get(section, "lines");
    if (lines == NULL) {
        lines = json_array();
        json_object_set_new(section, "lines", lines);
    }
    if (json_array_size(lines) < MAX_LINES)
        json_array_append_new(lines, json_text_of(line));
}

static bool is_rule(struct str line)
{
    return line.len >= 40 && str_starts_with(line, STR("####"));
}

/* The section of this title, also if it continues one above; null if it is left out. */
static json_t *section_named(json_t *state, struct str title, struct arena *arena)
{
    const char *const key = str_cstr(arena, title);
    if (str_is_one_of(title, kept_sections) && json_object_get(state, key) == NULL)
        json_object_set_new(state, key, json_object());
    return json_object_get(state, key);
}

struct str import_state_text(struct str listing, struct import_entry *e, struct arena *arena)
{
    json_t *state = json_object();
    json_t *section = NULL;
    size_t left_out = 0;
    while (listing.len != 0) {
        struct str line = next_line(&listing);
        if (is_rule(line)) {
            line = next_line(&listing);
            const struct str title = str_trim(str_slice(line, 1, line.len));
            section = section_named(state, title, arena);
            left_out += section == NULL;
            next_line(&listing);
        } else if (section != NULL && line.len != 0) {
            add_line(section, line, arena);
        }
    }
    if (left_out != 0)
        import_odd(e, arena,
                   "system information: %zu sections are left out: they may name hosts and users",
                   left_out);
    const struct str text =
        json_object_size(state) != 0 ? json_text(state, arena) : (struct str){0};
    json_decref(state);
    return text;
}

/* Parts of a page whose published names differ from ours. */
static const struct {
    const char *theirs, *ours;
} section_names[] = {{"grid_Scaling", "grid_scaling"}, {"iaca", "incore"}};

static const struct {
    const char *theirs;
    enum light light;
} light_words[] = {
    {"green", LIGHT_GREEN}, {"orange", LIGHT_YELLOW}, {"yellow", LIGHT_YELLOW}, {"red", LIGHT_RED}};

static const char *text_at(const struct yml_node *map, const char *key)
{
    const struct yml_node *node = yml_get(map, key);
    const bool said =
        node != NULL && node->kind == YML_SCALAR && node->text.len != 0 &&
        !(node->plain && (str_eq(node->text, STR("null")) || str_eq(node->text, STR("~"))));
    return said ? node->text.ptr : NULL;
}

static struct review_entry *read_entry(const struct yml_node *node, struct import_entry *e,
                                       struct arena *arena)
{
    struct review_entry *entry = arena_alloc(arena, 1, sizeof *entry);
    const char *word = text_at(node, "review");
    entry->author = text_at(node, "author");
    entry->comment = text_at(node, "comment");
    bool known = word == NULL;
    for (size_t i = 0; i < sizeof light_words / sizeof *light_words && !known; i++) {
        known = str_eq(str_of(word), str_of(light_words[i].theirs));
        entry->review = known ? light_words[i].light : LIGHT_NONE;
    }
    if (!known)
        import_odd(e, arena, "comments.yml: unknown light '%.40s'", word);
    return entry;
}

/* Joins comments on one section of ours, or on parts that have no section of ours. */
static void join_entry(struct review_entry **slot, const struct review_entry *entry,
                       const char *about, struct arena *arena)
{
    if (*slot == NULL)
        *slot = arena_alloc(arena, 1, sizeof **slot);
    struct review_entry *to = *slot;
    const char *before = to->comment != NULL ? to->comment : "";
    to->comment = str_formatz(arena, "%s%s%s: %s", before, before[0] != '\0' ? " — " : "", about,
                              entry->comment != NULL ? entry->comment : "");
    if (to->author == NULL)
        to->author = entry->author;
    if (entry->review > to->review)
        to->review = entry->review;
}

bool import_review_text(struct str comments, const char *name, struct str grid,
                        struct import_entry *e, struct arena *arena, struct str *out,
                        struct err *err)
{
    const struct yml_node *root = NULL;
    struct review review = {0};
    char hash[HASH_CHARS];
    *out = (struct str){0};
    if (str_trim(comments).len == 0)
        return true;
    if (!yml_parse(comments, name, arena, &root, err))
        return false;
    bool any = false;
    for (size_t i = 0; root->kind == YML_MAP && i < root->count; i++) {
        struct str key = root->keys[i];
        if (root->children[i]->kind != YML_MAP)
            continue;
        for (size_t k = 0; k < sizeof section_names / sizeof *section_names; k++) {
            if (str_eq(key, str_of(section_names[k].theirs)))
                key = str_of(section_names[k].ours);
        }
        struct review_entry *entry = read_entry(root->children[i], e, arena);
        const size_t section = review_section_named(key);
        if (section < REVIEW_SECTIONS && review.sections[section] == NULL)
            review.sections[section] = entry;
        else
            join_entry(&review.sections[section < REVIEW_SECTIONS ? section : 0], entry,
                       str_cstr(arena, key), arena);
        any = true;
    }
    if (!any)
        return true;
    if (grid.len != 0) {
        hash_bytes(grid, hash);
        review.data = hash;
    }
    return review_text(&review, arena, out, err);
}
