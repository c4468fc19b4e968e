#ifndef TESTS_SCRATCH_H
#define TESTS_SCRATCH_H

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/temp.h"

/* How many files this process has open. */
static inline int scratch_open_files(void)
{
    int n = 0;
    DIR *const open = opendir("/proc/self/fd");
    while (open != NULL && readdir(open) != NULL)
        n++;
    if (open != NULL)
        closedir(open);
    return n;
}

/* An arena and an empty folder for one test, which closes what it opens; pass both functions
 * to the group or the test. */
struct scratch {
    struct arena arena;
    struct err err;
    struct temp temp;
    const char *dir;
    int open_files;
};

static inline int scratch_setup(void **state)
{
    struct scratch *s = calloc(1, sizeof *s);
    *state = s;
    if (s == NULL || !temp_make(&s->arena, &s->temp, &s->err))
        return -1;
    s->open_files = scratch_open_files();
    s->dir = path_join(&s->arena, s->temp.path, "empty");
    return dir_make(s->dir, &s->err) ? 0 : -1;
}

static inline int scratch_teardown(void **state)
{
    struct scratch *s = *state;
    struct err err = {0};
    const bool closed = scratch_open_files() == s->open_files;
    const bool removed = temp_remove(&s->temp, &err);
    if (!closed)
        print_message("files were left open\n");
    arena_free(&s->arena);
    free(s);
    return removed && closed ? 0 : -1;
}

/* A file below the folder, with the folders on the way to it. */
static inline void scratch_put(struct scratch *s, const char *path, struct str content)
{
    const char *full = str_formatz(&s->arena, "%s%s", s->dir, path);
    char *folder = str_formatz(&s->arena, "%s", full);
    *strrchr(folder, '/') = '\0';
    assert_true(dir_make(folder, &s->err));
    FILE *file = fopen(full, "w");
    assert_non_null(file);
    assert_int_equal(fwrite(content.ptr, 1, content.len, file), content.len);
    assert_int_equal(fclose(file), 0);
}

#endif
