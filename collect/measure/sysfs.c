#include "collect/measure/sysfs.h"

#include <math.h>

#include "base/file.h"

struct str sysfs_text(const char *root, const char *path, struct arena *arena)
{
    enum { MAX_BYTES = 4 << 20 };
    struct str text = {0};
    struct err ignored = {0};
    if (!file_read(str_formatz(arena, "%s%s", root, path), MAX_BYTES, arena, &text, &ignored))
        return (struct str){0};
    return str_trim(text);
}

double sysfs_number(const char *root, const char *path, struct arena *arena)
{
    double value = NAN;
    str_to_double(sysfs_text(root, path, arena), &value);
    return value;
}

struct str sysfs_line(struct str *rest)
{
    const struct str_cut cut = str_cut(*rest, '\n');
    *rest = cut.tail;
    return cut.head;
}

struct str sysfs_field(struct str text, const char *key)
{
    while (text.len != 0) {
        const struct str line = sysfs_line(&text);
        if (!str_starts_with(line, str_of(key)))
            continue;
        struct str value = str_slice(line, str_of(key).len, line.len);
        const bool ends =
            value.len != 0 && (value.ptr[0] == ':' || value.ptr[0] == ' ' || value.ptr[0] == '\t');
        if (!ends)
            continue;
        value = str_trim(value);
        if (value.len != 0 && value.ptr[0] == ':')
            value = str_trim(str_slice(value, 1, value.len));
        return value;
    }
    return (struct str){0};
}
