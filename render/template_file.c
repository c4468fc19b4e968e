#include "render/template_file.h"

#include "base/file.h"

bool template_load(struct template_set *set, const char *folder, const char *name, struct err *err)
{
    struct str text;
    const char *const path =
        path_join(set->arena, folder, str_formatz(set->arena, "%s.html", name));
    return file_read(path, FILE_MAX_BYTES, set->arena, &text, err) &&
           template_add(set, str_of(name), text, path, err);
}
