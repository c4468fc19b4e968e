#include "collect/kerncraft/kerncraft.h"

#include <string.h>

#include "base/clean.h"
#include "base/path.h"
#include "collect/kerncraft/kerncraft_parts.h"

/* Large keys of benchmarks that are not read. */
static bool is_unused(struct str key)
{
    static const struct str unused[] = {{"stats", 5}, {"size per thread", 15}, {"total size", 10}};
    for (size_t i = 0; i < sizeof unused / sizeof unused[0]; i++) {
        if (str_eq(key, unused[i]))
            return true;
    }
    return false;
}

/* A line, as far as it shows where a block ends. */
struct line {
    size_t indent;
    bool blank, item; /* item of a list */
};

static struct line look_at(struct str text)
{
    size_t indent = 0;
    while (indent < text.len && text.ptr[indent] == ' ')
        indent++;
    const char first = indent < text.len ? text.ptr[indent] : '\n';
    return (struct line){indent, first == '\n' || first == '\r', first == '-'};
}

struct str kerncraft_without_unused(struct str text, struct arena *arena)
{
    char *out = arena_alloc(arena, text.len + 1, 1);
    size_t len = 0;
    size_t inside = SIZE_MAX; /* indentation of the unused key that contains the line */
    bool benchmarks = false;
    while (text.len != 0) {
        const struct str_cut cut = str_cut(text, '\n');
        const struct line line = look_at(cut.head);
        const struct str word = str_slice(cut.head, line.indent, cut.head.len);
        if (!line.blank && (line.indent < inside || (line.indent == inside && !line.item))) {
            if (line.indent == 0 && !line.item)
                benchmarks = str_starts_with(word, STR("benchmarks:"));
            inside = benchmarks && is_unused(str_cut(word, ':').head) ? line.indent : SIZE_MAX;
        }
        if (inside == SIZE_MAX && cut.head.len != 0) {
            memcpy(out + len, cut.head.ptr, cut.head.len);
            len += cut.head.len;
        }
        if (cut.ok)
            out[len++] = '\n';
        text = cut.tail;
    }
    return (struct str){out, len};
}

/* The file's name without its folder; other characters than those of file names are not printed. */
static const char *file_of(const char *path, struct arena *arena)
{
    struct sb clean = {.arena = arena};
    clean_add(&clean, path_last(path), "");
    return sb_cstr(&clean);
}

/* The source of the values in the file, and our assumptions for those that are not in it. */
static void write_provenance(struct kc_reader *r, const struct yml_node *root, const char *path)
{
    static const struct {
        const char *group;
        enum provenance_kind kind;
    } guesses[KC_GUESSES] = {
        [KC_IDENTITY_INFERRED] = {"identity", PROVENANCE_INFERRED},
        [KC_IDENTITY_ASSUMED] = {"identity", PROVENANCE_ASSUMED},
        [KC_CACHES] = {"caches", PROVENANCE_ASSUMED},
        [KC_TRANSFERS] = {"transfers", PROVENANCE_ASSUMED},
    };
    struct provenance *items = arena_alloc(r->arena, KC_GUESSES + 1, sizeof *items);
    const char *version = kc_text(r, yml_get(root, "kerncraft version"));
    size_t n = 0;
    items[n++] = (struct provenance){
        "all", PROVENANCE_LITERATURE,
        str_formatz(r->arena, "%s, a machine file in the format of Kerncraft%s%s",
                    file_of(path, r->arena), version != NULL ? " " : "",
                    version != NULL ? version : ""),
        NULL};
    for (int i = 0; i < KC_GUESSES; i++) {
        if (r->guesses[i].len != 0)
            items[n++] = (struct provenance){guesses[i].group, guesses[i].kind,
                                             sb_cstr(&r->guesses[i]), NULL};
    }
    r->m->provenance = items;
    r->m->n_provenance = n;
}

void kerncraft_read(const struct yml_node *root, const char *path, const char *name,
                    struct machine *out, struct kerncraft_places *places, struct violations *list)
{
    *out = (struct machine){.name = name};
    *places = (struct kerncraft_places){0};
    struct kc_reader r = {.arena = list->arena, .list = list, .m = out, .places = places};
    for (int i = 0; i < KC_GUESSES; i++)
        r.guesses[i].arena = list->arena;
    kc_read_identity(&r, root);
    kc_read_tools(&r, root);
    kc_read_hierarchy(&r, root);
    kc_read_benchmarks(&r, root);
    write_provenance(&r, root, path);
    kc_read_extra(&r, yml_get(root, "inspect"));
}
