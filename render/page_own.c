#include <string.h>

#include "base/dir.h"
#include "render/own_store.h"
#include "render/pages.h"

/* Results of `inspect compare --store`: one page each, and a list of them. */

bool own_names(const char *collection, struct arena *arena, struct str_list *out, struct err *err)
{
    const char *const folder = path_join(arena, collection, OWN_STORE_FOLDER);
    struct str_list files = {0};
    *out = (struct str_list){0};
    if (!file_exists(folder))
        return true;
    if (!dir_list(folder, arena, &files, err))
        return false;
    for (size_t i = 0; i < files.count; i++) {
        if (!str_ends_with(files.items[i], STR(".json")))
            continue;
        const struct str name = str_slice(files.items[i], 0, files.items[i].len - 5);
        if (own_store_name_ok(name))
            str_list_add(arena, out, name);
    }
    return true;
}

static const char *page_path(struct arena *arena, struct str name)
{
    return str_formatz(arena, OWN_STORE_FOLDER "/%.*s.html", STR_ARG(name));
}

static bool write_page(const struct site *site, struct str name, const struct own_page *own,
                       struct arena *arena, struct site_output *out, struct err *err)
{
    const char *const path = page_path(arena, name);
    struct sb text = {.arena = arena};
    struct map *const page =
        page_values(site, arena, path, own->title, STR("A stencil compared with a baseline"));
    page_live(page, STR(""));
    own_page_values(own, true, page);
    map_text(page, "try_link", try_link_own(own->source, own->machine, arena));
    return page_render(site, "own", page, &text, err) &&
           output_write(out, path, sb_str(&text), err);
}

/* One result: its page, and its row in the list. */
static bool render_result(const struct site *site, struct str name, struct map_list *rows,
                          struct site_output *out, struct site_result *result, struct err *err)
{
    struct arena arena = {0};
    struct own_page own;
    struct str text;
    struct err problem = {0};
    const char *const file = str_formatz(&arena, "%.*s.json", STR_ARG(name));
    struct dir folder = {.fd = -1};
    struct map *const row = list_add(rows);
    bool done = true;
    map_text(row, "name", name);
    map_text(row, "link", str_of(page_path(rows->arena, name)));
    if (dir_open(site->options->collection, OWN_STORE_FOLDER, &arena, &folder, &problem) &&
        dir_file_read(&folder, file, OWN_STORE_MAX_BYTES, &arena, &text, &problem) &&
        own_store_parse(text, path_join(&arena, folder.path, file), &arena, &own, &problem)) {
        map_text(row, "machine", str_copy(rows->arena, own.machine));
        map_text(row, "verdict", str_copy(rows->arena, own.verdict));
        map_flag(row, "problem", false);
        done = write_page(site, name, &own, &arena, out, err);
    } else {
        map_text(row, "problem", str_format(rows->arena, "%s", problem.text));
        site_problem(result, &problem);
    }
    dir_close(&folder);
    arena_free(&arena);
    return done;
}

bool render_own(const struct site *site, struct site_output *out, struct site_result *result,
                struct err *err)
{
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    const char *const path = OWN_STORE_FOLDER "/index.html";
    struct map *const page = page_values(site, &arena, path, STR("Own stencils"),
                                         STR("User stencils compared with the baseline"));
    struct map_list *const rows = map_items(page, "rows");
    bool done = true;
    for (size_t i = 0; i < site->own.count && done; i++)
        done = render_result(site, site->own.items[i], rows, out, result, err);
    if (site->own.count != 0)
        done = done && page_render(site, "own_list", page, &text, err) &&
               output_write(out, path, sb_str(&text), err);
    arena_free(&arena);
    return done;
}
