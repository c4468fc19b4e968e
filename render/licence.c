#include "render/licence.h"

#include "base/file.h"
#include "base/str.h"

bool licence_of(const char *collection, struct arena *arena, const char **out, struct err *err)
{
    const char *path = path_join(arena, collection, "LICENCE");
    struct str text = {0};
    *out = NULL;
    if (!file_exists(path))
        return true;
    if (!file_read(path, FILE_MAX_BYTES, arena, &text, err))
        return false;
    const struct str line = str_trim(str_cut(text, '\n').head);
    *out = line.len == 0 ? NULL : str_cstr(arena, line);
    return true;
}
