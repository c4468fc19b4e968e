#include "base/fill.h"

static unsigned line_of(struct str text, size_t position)
{
    unsigned line = 1;
    for (size_t i = 0; i < position; i++)
        line += text.ptr[i] == '\n';
    return line;
}

static const struct fill *find(const struct fill *values, size_t n_values, struct str name)
{
    for (size_t i = 0; i < n_values; i++) {
        if (str_eq(str_of(values[i].name), name))
            return &values[i];
    }
    return NULL;
}

bool fill_text(struct str text, const char *path, const struct fill *values, size_t n_values,
               struct sb *out, struct err *err)
{
    size_t at = 0;
    while (at < text.len) {
        const struct str rest = str_slice(text, at, text.len);
        const size_t open = str_find_str(rest, STR("{{"));
        sb_add(out, str_slice(rest, 0, open));
        if (open == rest.len)
            return true;
        const struct str hole = str_slice(rest, open + 2, rest.len);
        const size_t close = str_find_str(hole, STR("}}"));
        const struct str name = str_slice(hole, 0, close);
        const struct fill *value = close == hole.len ? NULL : find(values, n_values, name);
        if (value == NULL)
            return err_at(err, path, line_of(text, at + open), 0, "no value for the hole '%.*s'",
                          STR_ARG(str_slice(name, 0, 60)));
        sb_add(out, value->value);
        at += open + 2 + close + 2;
    }
    return true;
}
