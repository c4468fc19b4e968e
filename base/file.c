#define _GNU_SOURCE /* ftw's FTW_PHYS, st_mtim */
#include "base/file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

enum { READ_BYTES = 65536 };

static bool has_name(const char *path, struct err *err)
{
    if (path[0] != '\0')
        return true;
    err_set(err, ERR_USAGE, "the name of a file is empty");
    return err_hint(err, "give a path");
}

bool file_read(const char *path, size_t max_bytes, struct arena *arena, struct str *out,
               struct err *err)
{
    if (!has_name(path, err))
        return false;
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return err_system(err, path, "cannot open");
    struct stat st;
    if (fstat(fd, &st) != 0 || S_ISDIR(st.st_mode)) {
        close(fd);
        err_set(err, ERR_INPUT, "'%s' is no file", path);
        return err_hint(err, "name a file, this is a folder");
    }
    /* The size is a guess: a file may grow meanwhile, and pipes and those of /proc have none. */
    size_t capacity =
        st.st_size > 0 && (size_t)st.st_size < max_bytes ? (size_t)st.st_size + 2 : READ_BYTES;
    char *text = arena_alloc(arena, capacity, 1);
    size_t len = 0;
    ssize_t n = 1;
    while (n != 0 && len <= max_bytes) {
        if (capacity - len < 2)
            text = arena_grow(arena, text, capacity, &capacity, 1);
        n = read(fd, text + len, capacity - len - 1);
        if (n < 0 && errno != EINTR)
            break;
        len += n > 0 ? (size_t)n : 0;
        if (n > 0 && S_ISREG(st.st_mode) && st.st_size > 0 && (off_t)len == st.st_size)
            break; /* asking for more would only cost time */
    }
    if (n < 0)
        err_system(err, path, "cannot read");
    close(fd);
    if (n < 0)
        return false;
    if (len > max_bytes) {
        err_set(err, ERR_INPUT, "'%s' is larger than %zu bytes", path, max_bytes);
        return err_hint(err, "is it the right file?");
    }
    text[len] = '\0';
    *out = (struct str){text, len};
    return true;
}

/* What a file gets: `data`, or the content of the open file `fd` that is named `from`. */
struct content {
    const char *from; /* NULL: data */
    int fd;
    struct str data;
};

/* Fills the buffer where the file has so much; how much it was, or -1. */
static ssize_t read_block(int fd, char *buffer, size_t size)
{
    size_t len = 0;
    while (len < size) {
        const ssize_t n = read(fd, buffer + len, size - len);
        if (n == 0)
            break;
        if (n < 0 && errno != EINTR)
            return -1;
        len += n > 0 ? (size_t)n : 0;
    }
    return (ssize_t)len;
}

static bool same_files(int a, int b)
{
    char left[READ_BYTES], right[READ_BYTES];
    ssize_t n = READ_BYTES;
    bool same = lseek(a, 0, SEEK_SET) == 0 && lseek(b, 0, SEEK_SET) == 0;
    while (same && n == READ_BYTES) {
        n = read_block(a, left, sizeof left);
        same = n >= 0 && read_block(b, right, sizeof right) == n &&
               memcmp(left, right, (size_t)n) == 0;
    }
    return same;
}

static bool same_content(const char *path, const struct content *content)
{
    struct stat st;
    if (stat(path, &st) != 0 || !S_ISREG(st.st_mode))
        return false;
    if (content->from != NULL) {
        const int fd = open(path, O_RDONLY | O_CLOEXEC);
        const bool same = fd >= 0 && same_files(content->fd, fd);
        if (fd >= 0)
            close(fd);
        return same;
    }
    if ((size_t)st.st_size != content->data.len)
        return false;
    struct arena arena = {0};
    struct err ignored = {0};
    struct str old = {0};
    const bool same =
        file_read(path, content->data.len, &arena, &old, &ignored) && str_eq(old, content->data);
    arena_free(&arena);
    return same;
}

static bool write_all(int fd, struct str data)
{
    while (data.len != 0) {
        const ssize_t n = write(fd, data.ptr, data.len);
        if (n < 0 && errno != EINTR)
            return false;
        if (n > 0)
            data = str_slice(data, (size_t)n, data.len);
    }
    return true;
}

/* Writes the content to `fd`, which is the file `path`. */
static bool write_content(int fd, const char *path, const struct content *content, struct err *err)
{
    if (content->from == NULL)
        return write_all(fd, content->data) || err_system(err, path, "cannot write");
    char block[READ_BYTES];
    ssize_t n = READ_BYTES;
    if (lseek(content->fd, 0, SEEK_SET) != 0)
        return err_system(err, content->from, "cannot read");
    while (n == READ_BYTES) {
        n = read_block(content->fd, block, sizeof block);
        if (n < 0)
            return err_system(err, content->from, "cannot read");
        if (!write_all(fd, (struct str){block, (size_t)n}))
            return err_system(err, path, "cannot write");
    }
    return true;
}

/* The folder's entry must reach the disk too, else a crash can undo the rename. */
static void sync_parent(struct arena *arena, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *parent =
        slash == NULL ? "." : str_cstr(arena, (struct str){path, (size_t)(slash - path) + 1});
    const int fd = open(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
}

/* A device or pipe: it is written to, since a file in its place would be no device any more. */
static bool is_special(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && !S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode);
}

static bool write_special(const char *path, const struct content *content, struct err *err)
{
    const int fd = open(path, O_WRONLY | O_CLOEXEC);
    if (fd < 0)
        return err_system(err, path, "cannot write");
    const bool done = write_content(fd, path, content, err);
    close(fd);
    return done;
}

static bool replace_file(const char *path, const struct content *content, bool sync,
                         struct err *err)
{
    if (!has_name(path, err))
        return false;
    if (is_special(path))
        return write_special(path, content, err);
    if (same_content(path, content))
        return true;
    struct arena arena = {0};
    bool done = false;
    char *temporary = str_formatz(&arena, "%s.tmp.XXXXXX", path);
    const int fd = mkostemp(temporary, O_CLOEXEC);
    if (fd < 0) {
        err_system(err, path, "cannot write");
        arena_free(&arena);
        return false;
    }
    done = write_content(fd, path, content, err);
    if (done && (fchmod(fd, 0644) != 0 || (sync && fsync(fd) != 0)))
        done = err_system(err, path, "cannot write");
    if (close(fd) != 0 && done)
        done = err_system(err, path, "cannot write");
    if (done && rename(temporary, path) != 0)
        done = err_system(err, path, "cannot replace");
    if (done && sync)
        sync_parent(&arena, path);
    else if (!done)
        unlink(temporary);
    arena_free(&arena);
    return done;
}

bool file_write(const char *path, struct str data, struct err *err)
{
    return replace_file(path, &(struct content){.data = data}, true, err);
}

static bool write_lazily(const char *path, const struct content *content, struct err *err)
{
    const int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (fd < 0)
        return replace_file(path, content, false, err);
    bool done = write_content(fd, path, content, err);
    if (close(fd) != 0 && done)
        done = err_system(err, path, "cannot write");
    if (!done)
        unlink(path);
    return done;
}

bool file_write_lazily(const char *path, struct str data, struct err *err)
{
    return write_lazily(path, &(struct content){.data = data}, err);
}

bool file_copy_lazily(const char *from, const char *path, struct err *err)
{
    const int fd = open(from, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return err_system(err, from, "cannot open");
    const bool done = write_lazily(path, &(struct content){.from = from, .fd = fd}, err);
    close(fd);
    return done;
}

bool file_append(const char *path, struct str data, struct err *err)
{
    const int fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
    if (fd < 0)
        return err_system(err, path, "cannot open for appending");
    bool done = write_all(fd, data) && fsync(fd) == 0;
    if (!done)
        err_system(err, path, "cannot append");
    if (close(fd) != 0 && done)
        done = err_system(err, path, "cannot append");
    return done;
}

bool file_exists(const char *path)
{
    return access(path, F_OK) == 0;
}

bool file_is_not_folder(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && !S_ISDIR(st.st_mode);
}

int64_t file_size(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 ? (int64_t)st.st_size : -1;
}

double disk_free_bytes(const char *path)
{
    struct arena arena = {0};
    struct statvfs disk;
    char *existing = str_cstr(&arena, str_of(path));
    while (!file_exists(existing) && strrchr(existing, '/') > existing)
        *strrchr(existing, '/') = '\0';
    const bool known = statvfs(file_exists(existing) ? existing : ".", &disk) == 0;
    arena_free(&arena);
    return known ? (double)disk.f_bavail * (double)disk.f_frsize : -1;
}

int64_t file_mtime_ns(const char *path)
{
    struct stat st;
    if (stat(path, &st) != 0)
        return -1;
    return (int64_t)st.st_mtim.tv_sec * 1000000000 + st.st_mtim.tv_nsec;
}

bool dir_make(const char *path, struct err *err)
{
    if (mkdir(path, 0755) == 0)
        return true;
    struct arena arena = {0};
    char *partial = str_cstr(&arena, str_of(path));
    bool done = true;
    for (char *c = partial + 1; done; c++) {
        if (*c != '/' && *c != '\0')
            continue;
        const char end = *c;
        *c = '\0';
        if (mkdir(partial, 0755) != 0 && errno != EEXIST)
            done = err_system(err, partial, "cannot make the folder");
        *c = end;
        if (end == '\0')
            break;
    }
    struct stat st;
    if (done && (stat(path, &st) != 0 || !S_ISDIR(st.st_mode)))
        done = err_set(err, ERR_SYSTEM, "'%s' is no folder", path) ||
               err_hint(err, "name another, or move that file away");
    arena_free(&arena);
    return done;
}

bool dir_make_writable(const char *path, struct err *err)
{
    return dir_make(path, err) &&
           (access(path, W_OK | X_OK) == 0 || err_system(err, path, "cannot write to the folder"));
}

static int remove_entry(const char *path, const struct stat *st, int type, struct FTW *where)
{
    (void)st;
    (void)type;
    (void)where;
    return remove(path);
}

bool dir_remove(const char *path, struct err *err)
{
    if (nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS) != 0 && errno != ENOENT)
        return err_system(err, path, "cannot remove");
    return true;
}

static int compare_names(const void *a, const void *b)
{
    return str_compare(*(const struct str *)a, *(const struct str *)b);
}

/* Symbolic links are no folders. Some file systems do not tell in the listing. */
static bool is_folder(DIR *dir, const struct dirent *entry)
{
    struct stat st;
    if (entry->d_type != DT_UNKNOWN)
        return entry->d_type == DT_DIR;
    return fstatat(dirfd(dir), entry->d_name, &st, AT_SYMLINK_NOFOLLOW) == 0 && S_ISDIR(st.st_mode);
}

static bool list_names(const char *path, bool folders_only, struct arena *arena,
                       struct str_list *names, struct err *err)
{
    DIR *dir = opendir(path);
    if (dir == NULL)
        return err_system(err, path, "cannot open the folder");
    for (const struct dirent *entry = readdir(dir); entry != NULL; entry = readdir(dir)) {
        const struct str name = str_of(entry->d_name);
        if (!str_eq(name, STR(".")) && !str_eq(name, STR("..")) &&
            (!folders_only || is_folder(dir, entry)))
            str_list_add(arena, names, str_copy(arena, name));
    }
    closedir(dir);
    if (names->count != 0)
        qsort(names->items, names->count, sizeof *names->items, compare_names);
    return true;
}

bool dir_list(const char *path, struct arena *arena, struct str_list *names, struct err *err)
{
    return list_names(path, false, arena, names, err);
}

bool dir_list_folders(const char *path, struct arena *arena, struct str_list *names,
                      struct err *err)
{
    return list_names(path, true, arena, names, err);
}
