#define _GNU_SOURCE /* st_mtim */
#include "base/file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/file_at.h"
#include "base/sort.h"

enum { READ_BYTES = 65536, NEW_FILE_MODE = 0644, RANDOM_CHARS = 6, TEMPORARY_ATTEMPTS = 100 };

static bool has_name(const char *path, struct err *err)
{
    if (path[0] != '\0')
        return true;
    err_set(err, ERR_USAGE, "a file name is empty");
    return err_hint(err, "give a path");
}

/*
 * Streams that the user may name instead of a file: /dev/stdin, /dev/fd/63, /dev/null. They may
 * wait for bytes; anything else must not.
 */
static bool is_stream(const char *path)
{
    static const char *const folders[] = {"/dev/", "/dev/fd/", "/dev/pts/", "/proc/self/fd/"};
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        const size_t n = strlen(folders[i]);
        if (strncmp(path, folders[i], n) == 0 && path[n] != '\0' && strchr(path + n, '/') == NULL)
            return true;
    }
    return false;
}

static bool refuse_special(const struct file_at *at, struct err *err)
{
    err_set(err, ERR_INPUT, "'%s' is a pipe, a socket or a device, not a file", at->path);
    return err_hint(err, "remove it, or name a file");
}

static bool refuse_link(const struct file_at *at, struct err *err)
{
    err_set(err, ERR_INPUT, "'%s' is a symbolic link", at->path);
    return err_hint(
        err, "replace the link with the file: a collection is never read or written through links");
}

/* Returned for an optional file that is missing. */
enum { MISSING = -2 };

/* Gives the state of what it opens too: a second question would cost as much as the opening. */
static int open_known(const struct file_at *at, int flags, struct stat *st, struct err *err)
{
    if (!has_name(at->path, err))
        return -1;
    const bool stream = at->follow && is_stream(at->path);
    const int safe = (stream ? 0 : O_NONBLOCK) | (at->follow ? 0 : O_NOFOLLOW);
    const int fd = openat(at->dir, at->name, flags | safe | O_NOCTTY | O_CLOEXEC, NEW_FILE_MODE);
    if (fd < 0 && errno == ENOENT && at->optional)
        return MISSING;
    if (fd < 0 && errno == ELOOP && !at->follow)
        refuse_link(at, err);
    else if (fd < 0 && errno == ENXIO)
        refuse_special(at, err);
    else if (fd < 0)
        err_system(err, at->path, (flags & O_ACCMODE) == O_RDONLY ? "cannot open" : "cannot write");
    if (fd < 0)
        return -1;
    const bool known = fstat(fd, st) == 0;
    if (known && (stream || S_ISREG(st->st_mode)))
        return fd;
    if (!known) {
        err_system(err, at->path, "cannot open");
    } else if (S_ISDIR(st->st_mode)) {
        err_set(err, ERR_INPUT, "'%s' is a folder", at->path);
        err_hint(err, "name a file");
    } else {
        refuse_special(at, err);
    }
    close(fd);
    return -1;
}

int file_at_open(const struct file_at *at, int flags, struct err *err)
{
    struct stat st;
    return open_known(at, flags, &st, err);
}

/* Reads to the end; the file is too long if `out` gets longer than `max_bytes`. */
static bool read_all(int fd, const struct stat *st, size_t max_bytes, struct arena *arena,
                     struct str *out)
{
    /*
     * The size is only a hint: a file may grow while it is read, and pipes and files in /proc have
     * none.
     */
    struct sb text = {.arena = arena};
    sb_reserve(&text, st->st_size > 0 && (size_t)st->st_size < max_bytes ? (size_t)st->st_size + 1
                                                                         : READ_BYTES);
    for (ssize_t n = 1; n != 0 && text.len <= max_bytes;) {
        sb_reserve(&text, 1);
        n = read(fd, text.ptr + text.len, text.capacity - text.len - 1);
        if (n < 0 && errno != EINTR)
            return false;
        text.len += n > 0 ? (size_t)n : 0;
        if (S_ISREG(st->st_mode) && st->st_size > 0 && (off_t)text.len == st->st_size)
            break; /* a larger request would only cost time */
    }
    *out = (struct str){sb_cstr(&text), text.len};
    return true;
}

bool file_at_read(const struct file_at *at, size_t max_bytes, struct arena *arena, struct str *out,
                  struct err *err)
{
    struct str text = {0};
    struct stat st;
    *out = text;
    const int fd = open_known(at, O_RDONLY, &st, err);
    if (fd < 0)
        return fd == MISSING;
    const bool done = read_all(fd, &st, max_bytes, arena, &text);
    if (!done)
        err_system(err, at->path, "cannot read");
    close(fd);
    if (!done)
        return false;
    if (text.len > max_bytes)
        return err_set(err, ERR_INPUT, "'%s' is larger than %zu bytes", at->path, max_bytes) ||
               err_hint(err, "is it the right file?");
    *out = text;
    return true;
}

/* The content to write: `data`, or that of the open file `fd` named `from`. */
struct content {
    const char *from; /* NULL: data */
    int fd;
    struct str data;
};

/* Reads until the buffer is full or the file ends; returns the bytes read, or -1. */
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

static bool same_data(int fd, struct str data)
{
    char block[READ_BYTES];
    struct stat st;
    bool same = fstat(fd, &st) == 0 && (size_t)st.st_size == data.len;
    while (same && data.len != 0) {
        const ssize_t n = read_block(fd, block, data.len < READ_BYTES ? data.len : READ_BYTES);
        same = n > 0 && memcmp(block, data.ptr, (size_t)n) == 0;
        data = str_slice(data, same ? (size_t)n : data.len, data.len);
    }
    return same;
}

static bool same_content(const struct file_at *at, const struct content *content)
{
    struct err ignored = {0};
    const int fd = file_at_open(at, O_RDONLY, &ignored);
    const bool same = fd >= 0 && (content->from != NULL ? same_files(content->fd, fd)
                                                        : same_data(fd, content->data));
    file_close(fd);
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
static void sync_parent(struct arena *arena, const struct file_at *at)
{
    const int fd =
        openat(at->dir, path_folder(at->name, arena), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
}

static bool write_stream(const struct file_at *at, const struct content *content, struct err *err)
{
    const int fd = file_at_open(at, O_WRONLY, err);
    if (fd < 0)
        return false;
    const bool done = write_content(fd, at->path, content, err);
    close(fd);
    return done;
}

enum place { PLACE_FREE, PLACE_STREAM, PLACE_TAKEN };

/* What is at the file's path: PLACE_TAKEN, with an error, if it must not be replaced. */
static enum place look_at_place(const struct file_at *at, struct err *err)
{
    struct stat st;
    if (fstatat(at->dir, at->name, &st, at->follow ? 0 : AT_SYMLINK_NOFOLLOW) != 0 ||
        S_ISREG(st.st_mode) || S_ISDIR(st.st_mode))
        return PLACE_FREE;
    if (at->follow && is_stream(at->path))
        return PLACE_STREAM;
    if (S_ISLNK(st.st_mode))
        refuse_link(at, err);
    else
        refuse_special(at, err);
    return PLACE_TAKEN;
}

/* Creates a new file next to the one it will replace; `name` has room for RANDOM_CHARS more. */
static int open_temporary(const struct file_at *at, char *name)
{
    static const char digits[] = "abcdefghijklmnopqrstuvwxyz012345";
    char *end = name + strlen(name);
    unsigned char random[RANDOM_CHARS];
    for (int i = 0; i < TEMPORARY_ATTEMPTS; i++) {
        if (getrandom(random, sizeof random, 0) != (ssize_t)sizeof random)
            return -1;
        for (size_t c = 0; c < sizeof random; c++)
            end[c] = digits[random[c] % (sizeof digits - 1)];
        end[sizeof random] = '\0';
        const int fd =
            openat(at->dir, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
        if (fd >= 0 || errno != EEXIST)
            return fd;
    }
    return -1;
}

static bool replace_file(const struct file_at *at, const struct content *content, bool sync,
                         struct err *err)
{
    if (!has_name(at->path, err))
        return false;
    const enum place place = look_at_place(at, err);
    if (place != PLACE_FREE)
        return place == PLACE_STREAM && write_stream(at, content, err);
    if (same_content(at, content))
        return true;
    struct arena arena = {0};
    bool done = false;
    char *temporary = str_formatz(&arena, "%s.tmp.%*s", at->name, RANDOM_CHARS, "");
    temporary[strlen(temporary) - RANDOM_CHARS] = '\0';
    const int fd = open_temporary(at, temporary);
    if (fd < 0) {
        err_system(err, at->path, "cannot write");
        arena_free(&arena);
        return false;
    }
    done = write_content(fd, at->path, content, err);
    if (done && (fchmod(fd, NEW_FILE_MODE) != 0 || (sync && fsync(fd) != 0)))
        done = err_system(err, at->path, "cannot write");
    if (close(fd) != 0 && done)
        done = err_system(err, at->path, "cannot write");
    if (done && renameat(at->dir, temporary, at->dir, at->name) != 0)
        done = err_system(err, at->path, "cannot replace");
    if (done && sync)
        sync_parent(&arena, at);
    else if (!done)
        unlinkat(at->dir, temporary, 0);
    arena_free(&arena);
    return done;
}

bool file_at_write(const struct file_at *at, struct str data, struct err *err)
{
    return replace_file(at, &(struct content){.data = data}, true, err);
}

static bool write_lazily(const struct file_at *at, const struct content *content, struct err *err)
{
    const int fd =
        openat(at->dir, at->name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, NEW_FILE_MODE);
    if (fd < 0)
        return replace_file(at, content, false, err);
    bool done = write_content(fd, at->path, content, err);
    if (close(fd) != 0 && done)
        done = err_system(err, at->path, "cannot write");
    if (!done)
        unlinkat(at->dir, at->name, 0);
    return done;
}

bool file_at_write_lazily(const struct file_at *at, struct str data, struct err *err)
{
    return write_lazily(at, &(struct content){.data = data}, err);
}

bool file_at_copy_lazily(int from, const char *from_path, const struct file_at *at, struct err *err)
{
    return write_lazily(at, &(struct content){.from = from_path, .fd = from}, err);
}

bool file_at_append(const struct file_at *at, struct str data, struct err *err)
{
    const int fd = file_at_open(at, O_WRONLY | O_APPEND | O_CREAT, err);
    if (fd < 0)
        return false;
    const bool written = write_all(fd, data) && fsync(fd) == 0;
    const bool closed = close(fd) == 0;
    return (written && closed) || err_system(err, at->path, "cannot append");
}

void file_close(int fd)
{
    if (fd >= 0)
        close(fd);
}

/* ---- by path ---- */

/* A path that the user gave: links are followed. */
static struct file_at named(const char *path)
{
    return (struct file_at){.dir = AT_FDCWD, .name = path, .path = path, .follow = true};
}

int file_open(const char *path, struct err *err)
{
    const struct file_at at = named(path);
    return file_at_open(&at, O_RDONLY, err);
}

bool file_read(const char *path, size_t max_bytes, struct arena *arena, struct str *out,
               struct err *err)
{
    const struct file_at at = named(path);
    return file_at_read(&at, max_bytes, arena, out, err);
}

bool file_write(const char *path, struct str data, struct err *err)
{
    const struct file_at at = named(path);
    return file_at_write(&at, data, err);
}

bool file_write_lazily(const char *path, struct str data, struct err *err)
{
    const struct file_at at = named(path);
    return file_at_write_lazily(&at, data, err);
}

bool file_append(const char *path, struct str data, struct err *err)
{
    const struct file_at at = named(path);
    return file_at_append(&at, data, err);
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

double file_free_bytes(const char *path)
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
    return clock_ns(&st.st_mtim);
}

/* Most parents exist: it goes up only as far as one is missing, or to the one that is a file. */
static bool make_below(char *path, struct err *err)
{
    if (mkdir(path, 0755) == 0 || errno == EEXIST)
        return true;
    char *const slash = strrchr(path, '/');
    if ((errno != ENOENT && errno != ENOTDIR) || slash == NULL || slash == path)
        return err_system(err, path, "cannot create the folder");
    *slash = '\0';
    const bool made = make_below(path, err);
    *slash = '/';
    return made && (mkdir(path, 0755) == 0 || errno == EEXIST ||
                    err_system(err, path, "cannot create the folder"));
}

bool dir_make(const char *path, struct err *err)
{
    struct arena arena = {0};
    bool done = make_below(str_cstr(&arena, str_of(path)), err);
    struct stat st;
    if (done && (stat(path, &st) != 0 || !S_ISDIR(st.st_mode)))
        done = err_set(err, ERR_SYSTEM, "'%s' is not a folder", path) ||
               err_hint(err, "choose another name, or move that file away");
    arena_free(&arena);
    return done;
}

bool dir_make_writable(const char *path, struct err *err)
{
    return dir_make(path, err) &&
           (access(path, W_OK | X_OK) == 0 || err_system(err, path, "cannot write to the folder"));
}

/* Symbolic links are not folders. Some file systems do not report the type in the listing. */
static bool is_folder(DIR *dir, const struct dirent *entry)
{
    struct stat st;
    if (entry->d_type != DT_UNKNOWN)
        return entry->d_type == DT_DIR;
    return fstatat(dirfd(dir), entry->d_name, &st, AT_SYMLINK_NOFOLLOW) == 0 && S_ISDIR(st.st_mode);
}

/* Closes the listing. */
static bool list_names(DIR *dir, const char *path, bool folders_only, struct arena *arena,
                       struct str_list *names, struct err *err)
{
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
        qsort(names->items, names->count, sizeof *names->items, sort_order_names);
    return true;
}

bool dir_list(const char *path, struct arena *arena, struct str_list *names, struct err *err)
{
    return list_names(opendir(path), path, false, arena, names, err);
}

bool dir_list_folders(const char *path, struct arena *arena, struct str_list *names,
                      struct err *err)
{
    return list_names(opendir(path), path, true, arena, names, err);
}

bool file_at_list(int folder, const char *path, struct arena *arena, struct str_list *names,
                  struct err *err)
{
    /* A duplicate descriptor would share the position in the listing. */
    const int fd = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return list_names(fd < 0 ? NULL : fdopendir(fd), path, false, arena, names, err);
}
