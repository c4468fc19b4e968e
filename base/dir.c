#define _GNU_SOURCE /* O_DIRECTORY, O_NOFOLLOW, syscall */
#include "base/dir.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/file_at.h"

enum { FOLDER_FLAGS = O_RDONLY | O_DIRECTORY | O_CLOEXEC, NEW_FOLDER_MODE = 0755 };

static bool is_link(int fd, const char *name)
{
    struct stat st;
    return fstatat(fd, name, &st, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(st.st_mode);
}

/*
 * Opens the folder `name` in the open folder `fd`; -1 with `err` set, or without if it is only
 * missing.
 */
static int step(int fd, const char *name, bool make, const char *path, struct err *err)
{
    if (make && mkdirat(fd, name, NEW_FOLDER_MODE) != 0 && errno != EEXIST) {
        err_system(err, path, "cannot create the folder");
        return -1;
    }
    const int next = openat(fd, name, FOLDER_FLAGS | O_NOFOLLOW);
    if (next >= 0 || (errno == ENOENT && !make))
        return next;
    const int number = errno;
    if (is_link(fd, name)) {
        err_set(err, ERR_INPUT, "'%s' is reached through a symbolic link", path);
        err_hint(err, "replace the link with the folder: a collection is never read or written "
                      "through links");
        return -1;
    }
    errno = number;
    err_system(err, path, "cannot open the folder");
    return -1;
}

/* The folder in one call; -1 if the system cannot do that, or the folder is not there or is reached
 * through a link: walk finds out which. */
static int open_below(int root, const char *below)
{
    const struct open_how how = {.flags = FOLDER_FLAGS,
                                 .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS};
    return (int)syscall(SYS_openat2, root, below, &how, sizeof how);
}

static bool walk(const char *root, const char *below, bool make, struct arena *arena,
                 struct dir *out, struct err *err)
{
    *out = (struct dir){-1, below[0] == '\0' ? root : path_join(arena, root, below)};
    struct err why = {0};
    if (make && !dir_make(root, err))
        return false;
    int fd = open(root, FOLDER_FLAGS);
    if (fd < 0)
        return (errno == ENOENT && !make) || err_system(err, root, "cannot open the folder");
    const int found = make ? -1 : open_below(fd, below);
    struct str rest = found >= 0 ? STR("") : str_of(below);
    if (found >= 0) {
        close(fd);
        fd = found;
    }
    while (fd >= 0 && rest.len != 0) {
        const struct str_cut cut = str_cut(rest, '/');
        const int next = step(fd, str_cstr(arena, cut.head), make, out->path, &why);
        close(fd);
        fd = next;
        rest = cut.tail;
    }
    out->fd = fd;
    if (why.kind != ERR_NONE && err->kind == ERR_NONE)
        *err = why;
    return why.kind == ERR_NONE;
}

bool dir_open(const char *root, const char *below, struct arena *arena, struct dir *out,
              struct err *err)
{
    return walk(root, below, false, arena, out, err);
}

bool dir_open_made(const char *root, const char *below, struct arena *arena, struct dir *out,
                   struct err *err)
{
    return walk(root, below, true, arena, out, err);
}

void dir_close(struct dir *dir)
{
    file_close(dir->fd);
    dir->fd = -1;
}

/* ---- files ---- */

bool dir_has(const struct dir *dir, const char *name)
{
    struct stat st;
    return dir->fd >= 0 && fstatat(dir->fd, name, &st, AT_SYMLINK_NOFOLLOW) == 0;
}

int64_t dir_file_size(const struct dir *dir, const char *name)
{
    struct stat st;
    if (dir->fd < 0 || fstatat(dir->fd, name, &st, AT_SYMLINK_NOFOLLOW) != 0)
        return -1;
    return S_ISREG(st.st_mode) ? (int64_t)st.st_size : DIR_ODD_FILE;
}

/* The file's full path is only for messages, and lives in `scratch`. */
static struct file_at file_in(const struct dir *dir, const char *name, struct arena *scratch)
{
    return (struct file_at){
        .dir = dir->fd, .name = name, .path = path_join(scratch, dir->path, name)};
}

int dir_file_open(const struct dir *dir, const char *name, int flags, struct err *err)
{
    struct arena scratch = {0};
    const struct file_at at = file_in(dir, name, &scratch);
    const int fd = file_at_open(&at, flags, err);
    arena_free(&scratch);
    return fd;
}

bool dir_file_read(const struct dir *dir, const char *name, size_t max_bytes, struct arena *arena,
                   struct str *out, struct err *err)
{
    const struct file_at at = file_in(dir, name, arena);
    return file_at_read(&at, max_bytes, arena, out, err);
}

bool dir_file_read_optional(const struct dir *dir, const char *name, size_t max_bytes,
                            struct arena *arena, struct str *out, struct err *err)
{
    *out = (struct str){0};
    if (dir->fd < 0)
        return true;
    struct file_at at = file_in(dir, name, arena);
    at.optional = true;
    return file_at_read(&at, max_bytes, arena, out, err);
}

bool dir_file_write(const struct dir *dir, const char *name, struct str data, struct err *err)
{
    struct arena scratch = {0};
    const struct file_at at = file_in(dir, name, &scratch);
    const bool done = file_at_write(&at, data, err);
    arena_free(&scratch);
    return done;
}

bool dir_file_append(const struct dir *dir, const char *name, struct str data, struct err *err)
{
    struct arena scratch = {0};
    const struct file_at at = file_in(dir, name, &scratch);
    const bool done = file_at_append(&at, data, err);
    arena_free(&scratch);
    return done;
}

bool dir_file_remove(const struct dir *dir, const char *name, struct err *err)
{
    if (dir->fd < 0 || unlinkat(dir->fd, name, 0) == 0 || errno == ENOENT)
        return true;
    return err_system(err, dir->path, "cannot remove %s", name);
}

/* ---- removal ---- */

static bool clear_folder(int fd, dev_t device, const char *last, const char *path, struct err *err);

static bool remove_name(int fd, const char *name, dev_t device, const char *path, struct err *err)
{
    struct stat st;
    if (unlinkat(fd, name, 0) == 0 || errno == ENOENT)
        return true;
    const int below =
        errno == EISDIR || errno == EPERM ? openat(fd, name, FOLDER_FLAGS | O_NOFOLLOW) : -1;
    if (below < 0)
        return err_system(err, path, "cannot remove '%s' in it", name);
    if (fstat(below, &st) != 0 || st.st_dev != device) {
        close(below);
        return err_set(err, ERR_SYSTEM, "'%s' in '%s' is on another file system", name, path);
    }
    const bool cleared = clear_folder(below, device, NULL, path, err);
    close(below);
    return cleared && (unlinkat(fd, name, AT_REMOVEDIR) == 0 ||
                       err_system(err, path, "cannot remove '%s' in it", name));
}

/* Reads all names first: a listing is undefined while its folder changes. */
static bool clear_folder(int fd, dev_t device, const char *last, const char *path, struct err *err)
{
    struct arena arena = {0};
    struct str_list names = {0};
    bool done = file_at_list(fd, path, &arena, &names, err);
    for (size_t i = 0; done && i < names.count; i++) {
        const char *name = str_cstr(&arena, names.items[i]);
        if (last == NULL || strcmp(name, last) != 0)
            done = remove_name(fd, name, device, path, err);
    }
    arena_free(&arena);
    return done && (last == NULL || remove_name(fd, last, device, path, err));
}

bool dir_clear(const struct dir *dir, const char *last, struct err *err)
{
    struct stat st;
    if (fstat(dir->fd, &st) != 0)
        return err_system(err, dir->path, "cannot remove");
    return clear_folder(dir->fd, st.st_dev, last, dir->path, err);
}

bool dir_remove(const char *path, struct err *err)
{
    if (unlink(path) == 0 || errno == ENOENT)
        return true;
    const struct dir dir = {open(path, FOLDER_FLAGS | O_NOFOLLOW), path};
    if (dir.fd < 0)
        return err_system(err, path, "cannot remove");
    const bool cleared = dir_clear(&dir, NULL, err);
    close(dir.fd);
    return cleared && (rmdir(path) == 0 || err_system(err, path, "cannot remove"));
}
