#ifndef RENDER_TEMPLATE_H
#define RENDER_TEMPLATE_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "render/value.h"

/*
 * Logic-free templates: HTML with holes.
 *
 *     {{name}}                        the value, escaped for the place where the hole stands
 *     {{#name}} … {{/name}}           once for each item of a list, or once if it is there
 *     {{?name}} … {{/name}}           once if it exists and is not empty
 *     {{^name}} … {{/name}}           if it is empty or does not exist
 *     {{>name}}                       the template of that name
 *     {{! … }}                        nothing
 *
 * Names are looked up in the innermost section's item first, then outwards. No hole leaves text
 * unescaped: only values made by map_markup, which our own code builds, are copied
 * verbatim. A hole may stand between tags or in a quoted attribute value; attributes that hold an
 * address (href, src, …) take only safe addresses; a hole in a script, a style, an event handler
 * or outside quotes is refused when the template is compiled.
 */
struct template;

/* All templates of a site by name (the file's name without `.html`). */
struct template_set {
    struct arena *arena;
    struct template *first;
};

/* Compiles `text` (borrowed: must live as long as the set) under `name`. Errors carry file, line
 * and column. */
bool template_add(struct template_set *set, struct str name, struct str text, const char *path,
                  struct err *err);

/*
 * Appends the template filled with `values`. Fails if a template, partial or the value of a hole is
 * missing, or if markup is used in an attribute.
 */
bool template_render(const struct template_set *set, struct str name, const struct map *values,
                     struct sb *out, struct err *err);

#endif
