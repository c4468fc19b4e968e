#include "base/path.h"

#include <string.h>

static bool name_byte_ok(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '_' || c == '-' || c == '+';
}

bool path_name_ok(struct str name)
{
    if (name.len == 0 || name.len > 128 || name.ptr[0] == '.' || name.ptr[0] == '-')
        return false;
    for (size_t i = 0; i < name.len; i++) {
        if (!name_byte_ok(name.ptr[i]))
            return false;
    }
    return true;
}

bool path_names_ok(struct str path)
{
    bool ok = path.len != 0 && path.ptr[path.len - 1] != '/';
    while (ok && path.len != 0) {
        const struct str_cut cut = str_cut(path, '/');
        ok = path_name_ok(cut.head);
        path = cut.tail;
    }
    return ok;
}

char *path_join(struct arena *arena, const char *a, const char *b)
{
    struct sb path = {.arena = arena};
    sb_reserve(&path, strlen(a) + 1 + strlen(b));
    sb_addz(&path, a);
    sb_addc(&path, '/');
    sb_addz(&path, b);
    return path.ptr;
}

const char *path_folder(const char *path, struct arena *arena)
{
    const size_t len = (size_t)(path_last(path) - path);
    if (len == 0)
        return ".";
    return str_cstr(arena, (struct str){path, len > 1 ? len - 1 : 1});
}

const char *path_last(const char *path)
{
    const char *const slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}
