#include "base/program_data.h"

#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "base/str.h"

enum { PATH_ROOM = 4096 };

/* The folder of the running program, or null. */
static const char *program_folder(struct arena *arena)
{
    char *path = arena_alloc(arena, PATH_ROOM, 1);
    const ssize_t length = readlink("/proc/self/exe", path, PATH_ROOM - 1);
    if (length <= 0)
        return NULL;
    path[length] = '\0';
    char *const slash = strrchr(path, '/');
    if (slash == NULL)
        return NULL;
    *slash = '\0';
    return path;
}

const char *data_folder(struct arena *arena)
{
    const char *const program = program_folder(arena);
    if (program != NULL) {
        const char *const installed = path_join(arena, program, INSPECT_DATA_FROM_PROGRAM);
        if (file_exists(installed))
            return installed;
    }
    return INSPECT_SOURCE_DIR;
}

const char *data_find(const char *name, struct arena *arena)
{
    if (file_exists(name))
        return name;
    const char *const path = path_join(arena, data_folder(arena), name);
    return file_exists(path) ? path : NULL;
}

const char *data_path(const char *name, struct arena *arena)
{
    const char *const found = data_find(name, arena);
    return found != NULL ? found : name;
}
