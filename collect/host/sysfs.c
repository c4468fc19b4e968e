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
