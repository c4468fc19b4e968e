#include "render/jobs_page.h"

#include "render/template_file.h"
#include "render/text.h"

static void fill_row(struct map *map, const struct jobs_page_row *r)
{
    struct arena *const a = map->arena;
    const struct {
        const char *name;
        size_t count;
    } counts[] = {{"n_items", r->n_items},   {"done", r->done},
                  {"running", r->running},   {"pending", r->pending},
                  {"left", r->left},         {"failed", r->failed},
                  {"n_points", r->n_points}, {"points_done", r->points_done}};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        map_text(map, counts[i].name, str_format(a, "%zu", counts[i].count));
    map_textz(map, "host", r->host);
    map_textz(map, "machine", r->machine);
    map_text(map, "share",
             share_text(a, r->n_points > 0 ? (double)r->points_done / (double)r->n_points : 1));
    map_text(map, "time_left", r->time_left);
    map_text(map, "details", r->details);
}

bool jobs_page_text(const struct jobs_page *page, const char *templates, struct arena *arena,
                    struct str *out, struct err *err)
{
    struct template_set set = {.arena = arena};
    struct sb text = {.arena = arena};
    struct map *const values = map_new(arena);
    map_textz(values, "set", page->set);
    map_textz(values, "when", page->when);
    map_textz(values, "version", page->version);
    struct map_list *const rows = map_items(values, "rows");
    for (size_t i = 0; i < page->n_rows; i++)
        fill_row(list_add(rows), &page->rows[i]);
    const bool done = template_load(&set, templates, "jobs", err) &&
                      template_render(&set, STR("jobs"), values, &text, err);
    *out = sb_str(&text);
    return done;
}
