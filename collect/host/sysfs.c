#include "collect/host/sysfs.h"

#include <math.h>

#include "base/file.h"

struct str sysfs_text(const char *root, const char *path, struct arena *arena)
{
    struct str text = {0};
    struct err ignored = {0};
    if (!file_read(str_formatz(arena, "%s%s", root, path), SYSFS_MAX_BYTES, arena, &text, &ignored))
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
    const struct str name = str_of(key);
    while (text.len != 0) {
        const struct str line = sysfs_line(&text);
        const struct str_cut colon = str_cut(line, ':');
        if (colon.ok && str_eq(str_trim(colon.head), name))
            return str_trim(colon.tail);
        const struct str rest = str_slice(line, name.len, line.len);
        if (!colon.ok && str_starts_with(line, name) && rest.len != 0 &&
            (rest.ptr[0] == ' ' || rest.ptr[0] == '\t'))
            return str_trim(rest);
    }
    return (struct str){0};
}
