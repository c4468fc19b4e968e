#ifndef COLLECT_IMPORT_IMPORT_PAGE_H
#define COLLECT_IMPORT_IMPORT_PAGE_H

#include "base/yaml_tree.h"

/*
 * A page of the published INSPECT collection, index.md: a front matter in YAML between two lines
 * `---`, then texts between `{%- capture NAME -%}` and `{%- endcapture -%}`.
 */
struct imported_capture {
    struct str name;
    struct str text;
};

struct imported_page {
    const struct yml_node *front; /* a map */
    size_t n_captures;
    const struct imported_capture *captures;
};

/* All is owned by the arena, or part of the text. */
bool import_page_read(struct str text, const char *name, struct arena *arena,
                      struct imported_page *out, struct err *err);

/* The text of a key of the front matter, or the empty slice. */
struct str import_field(const struct imported_page *page, const char *key);

/* The text between the marks of this name, trimmed, or the empty slice. */
struct str import_capture(const struct imported_page *page, const char *name);

#endif
