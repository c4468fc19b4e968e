#include "render/output.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"

enum { MAX_BYTES = 64 * 1024 * 1024 };
static const char list_name[] = ".inspect-files";

/* The list comes from a folder that anyone may write to: reject paths that lead out of it. */
static bool stays_below(struct str path)
{
    return path.len == 0 || path_names_ok(path);
}

bool output_begin(struct site_output *out, struct err *err)
{
    if (!dir_make(out->root, err))
        return false;
    const char *path = path_join(out->arena, out->root, list_name);
    struct str text = {0};
    if (file_exists(path) && !file_read(path, MAX_BYTES, out->arena, &text, err))
        return false;
    const struct str_cut first = str_cut(text, '\n');
    out->stamp_before = first.head;
    text = first.tail;
    while (text.len != 0) {
        const struct str_cut cut = str_cut(text, '\n');
        if (cut.head.len != 0 && stays_below(cut.head))
            str_list_add(out->arena, &out->before, cut.head);
        text = cut.tail;
    }
    return true;
}

static int compare_paths(const void *a, const void *b)
{
    return str_compare(*(const struct str *)a, *(const struct str *)b);
}

static bool contains(const struct str_list *sorted, struct str path)
{
    return sorted->count != 0 &&
           bsearch(&path, sorted->items, sorted->count, sizeof path, compare_paths) != NULL;
}

static bool all_there(const struct site_output *out, const struct str_list *files)
{
    struct arena scratch = {0};
    bool all = true;
    for (size_t i = 0; i < files->count && all; i++)
        all = file_exists(path_join(&scratch, out->root, str_cstr(&scratch, files->items[i])));
    arena_free(&scratch);
    return all;
}

bool output_current(const struct site_output *out, const char *stamp)
{
    return str_eq(out->stamp_before, str_of(stamp)) && out->before.count != 0 &&
           all_there(out, &out->before);
}

bool output_has(const struct site_output *out, const struct str_list *files)
{
    for (size_t i = 0; i < files->count; i++) {
        if (!contains(&out->before, files->items[i]))
            return false;
    }
    return all_there(out, files);
}

void output_keep(struct site_output *out, struct str path)
{
    out->n_pages += str_ends_with(path, STR(".html"));
    str_list_add(out->arena, &out->files, path);
}

static bool make_folder_of(struct site_output *out, const char *path, struct err *err)
{
    const char *slash = strrchr(path, '/');
    const struct str folder = {path, slash == NULL ? 0 : (size_t)(slash - path)};
    if (folder.len == 0 || str_eq(folder, out->last_folder))
        return true;
    struct arena scratch = {0};
    const bool made = dir_make(path_join(&scratch, out->root, str_cstr(&scratch, folder)), err);
    arena_free(&scratch);
    out->last_folder = str_copy(out->arena, folder);
    return made;
}

/* The content of the open file `fd` that is called `from`, or `data` where that is NULL. */
static bool put(struct site_output *out, const char *path, int fd, const char *from,
                struct str data, struct err *err)
{
    if (!make_folder_of(out, path, err))
        return false;
    struct arena scratch = {0};
    const char *full = path_join(&scratch, out->root, path);
    const int64_t before = contains(&out->before, str_of(path)) ? file_mtime_ns(full) : -1;
    const bool written =
        from != NULL ? file_copy_lazily(fd, from, full, err) : file_write_lazily(full, data, err);
    out->n_written += before < 0 || (written && file_mtime_ns(full) != before);
    arena_free(&scratch);
    output_keep(out, str_copy(out->arena, str_of(path)));
    return written;
}

bool output_write(struct site_output *out, const char *path, struct str data, struct err *err)
{
    return put(out, path, -1, NULL, data, err);
}

bool output_copy_open(struct site_output *out, int fd, const char *from, const char *path,
                      struct err *err)
{
    return put(out, path, fd, from, (struct str){0}, err);
}

bool output_copy(struct site_output *out, const char *from, const char *path, struct err *err)
{
    const int fd = file_open(from, err);
    const bool done = fd >= 0 && output_copy_open(out, fd, from, path, err);
    if (fd >= 0)
        close(fd);
    return done;
}

/* Removes a file, and the folders above it that became empty. */
static bool remove_file(const struct site_output *out, struct str path, struct err *err)
{
    struct arena scratch = {0};
    char *full = path_join(&scratch, out->root, str_cstr(&scratch, path));
    const bool gone = unlink(full) == 0 || errno == ENOENT;
    if (!gone)
        err_system(err, full, "cannot remove");
    for (char *slash = strrchr(full, '/'); gone && slash > full + strlen(out->root);
         slash = strrchr(full, '/')) {
        *slash = '\0';
        if (rmdir(full) != 0)
            break;
    }
    arena_free(&scratch);
    return gone;
}

static void sort(struct str_list *files)
{
    if (files->count != 0)
        qsort(files->items, files->count, sizeof *files->items, compare_paths);
}

static bool write_list(const struct site_output *out, const char *stamp,
                       const struct str_list *files, struct err *err)
{
    struct arena scratch = {0};
    struct sb text = {.arena = &scratch};
    sb_addf(&text, "%s\n", stamp);
    for (size_t i = 0; i < files->count; i++) {
        sb_add(&text, files->items[i]);
        sb_addc(&text, '\n');
    }
    const bool written =
        file_write_lazily(path_join(&scratch, out->root, list_name), sb_str(&text), err);
    arena_free(&scratch);
    return written;
}

bool output_outdate(struct site_output *out, struct err *err)
{
    return out->stamp_before.len == 0 || write_list(out, "", &out->before, err);
}

void output_abandon(struct site_output *out)
{
    struct err ignored = {0};
    struct str_list all = {0};
    for (size_t i = 0; i < out->before.count; i++)
        str_list_add(out->arena, &all, out->before.items[i]);
    for (size_t i = 0; i < out->files.count; i++) {
        if (!contains(&out->before, out->files.items[i]))
            str_list_add(out->arena, &all, out->files.items[i]);
    }
    sort(&all);
    write_list(out, "", &all, &ignored);
}

bool output_end(struct site_output *out, const char *stamp, struct err *err)
{
    struct str_list *files = &out->files;
    sort(files);
    for (size_t i = 0; i < out->before.count; i++) {
        if (!contains(files, out->before.items[i]) && !remove_file(out, out->before.items[i], err))
            return false;
    }
    return write_list(out, stamp, files, err);
}
