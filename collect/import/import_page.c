#include "collect/import/import_page.h"

enum { MAX_CAPTURES = 100 };

static struct str after(struct str text, size_t at)
{
    return str_slice(text, at < text.len ? at : text.len, text.len);
}

/* Where the line `---` that ends the front matter begins; text.len: nowhere. */
static size_t front_end(struct str text)
{
    const struct str mark = STR("\n---");
    size_t from = 3;
    while (from < text.len) {
        const size_t at = from + str_find_str(after(text, from), mark);
        const struct str rest = after(text, at + mark.len);
        if (at >= text.len || rest.len == 0 || rest.ptr[0] == '\n' || rest.ptr[0] == '\r')
            return at >= text.len ? text.len : at + 1;
        from = at + mark.len;
    }
    return text.len;
}

static void read_captures(struct str text, struct arena *arena, struct imported_page *out)
{
    const struct str begin = STR("{%- capture ");
    const struct str end = STR("{%- endcapture -%}");
    struct imported_capture *all = arena_alloc(arena, MAX_CAPTURES, sizeof *all);
    for (size_t at = str_find_str(text, begin); at < text.len && out->n_captures < MAX_CAPTURES;
         at = str_find_str(text, begin)) {
        text = after(text, at + begin.len);
        const size_t name_end = str_find_str(text, STR("-%}"));
        const struct str name = str_trim(str_slice(text, 0, name_end));
        text = after(text, name_end + 3);
        const size_t length = str_find_str(text, end);
        all[out->n_captures++] =
            (struct imported_capture){name, str_trim(str_slice(text, 0, length))};
        text = after(text, length);
    }
    out->captures = all;
}

bool import_page_read(struct str text, const char *name, struct arena *arena,
                      struct imported_page *out, struct err *err)
{
    *out = (struct imported_page){0};
    const size_t end = front_end(text);
    if (!str_starts_with(text, STR("---")) || end == text.len)
        return err_at(err, name, 1, 0, "this page has no front matter") ||
               err_hint(err, "it begins with YAML between two lines '---'");
    if (!yml_parse(str_slice(text, 0, end), name, arena, &out->front, err))
        return false;
    if (out->front->kind != YML_MAP)
        return err_at(err, name, 1, 0, "the front matter is not a map of keys and values");
    read_captures(after(text, end), arena, out);
    return true;
}

struct str import_field(const struct imported_page *page, const char *key)
{
    const struct yml_node *node = yml_get(page->front, key);
    return node != NULL && node->kind == YML_SCALAR ? str_trim(node->text) : (struct str){0};
}

struct str import_capture(const struct imported_page *page, const char *name)
{
    for (size_t i = 0; i < page->n_captures; i++) {
        if (str_eq(page->captures[i].name, str_of(name)))
            return page->captures[i].text;
    }
    return (struct str){0};
}
