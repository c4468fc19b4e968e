#define _GNU_SOURCE /* mkdtemp, flock */
#include "base/temp.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file_at.h"

static const char prefix[] = "inspect-";
enum { RANDOM_CHARS = 6, ATTEMPTS = 16, MARK_MAX_BYTES = 400 };

/* ---- the mark ---- */

/*
 * The text of the mark for this open folder; it differs for any other folder, user or boot of a
 * system. False if the system does not report these.
 */
static bool mark_text(const struct dir *dir, struct arena *arena, struct str *out)
{
    struct stat folder;
    struct str boot;
    struct err ignored = {0};
    if (fstat(dir->fd, &folder) != 0 ||
        !file_read("/proc/sys/kernel/random/boot_id", MARK_MAX_BYTES, arena, &boot, &ignored))
        return false;
    *out = str_format(arena, "made by inspect, which removes it unasked\n%s\n%llu\n%lu\n%.*s",
                      path_last(dir->path), (unsigned long long)folder.st_ino,
                      (unsigned long)folder.st_uid, STR_ARG(boot));
    return true;
}

static bool only_ours(const struct stat *st, mode_t type)
{
    return (st->st_mode & S_IFMT) == type && st->st_uid == geteuid() &&
           (st->st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

/*
 * Whether the mark proves that this program made the open folder, for this user and with its
 * current name.
 */
static bool is_marked(const struct dir *dir)
{
    struct arena arena = {0};
    struct err ignored = {0};
    struct stat folder;
    struct stat mark;
    struct str text;
    struct str expected;
    const bool marked = fstat(dir->fd, &folder) == 0 && only_ours(&folder, S_IFDIR) &&
                        fstatat(dir->fd, TEMP_MARK, &mark, AT_SYMLINK_NOFOLLOW) == 0 &&
                        only_ours(&mark, S_IFREG) && mark.st_nlink == 1 &&
                        dir_file_read(dir, TEMP_MARK, MARK_MAX_BYTES, &arena, &text, &ignored) &&
                        mark_text(dir, &arena, &expected) && str_eq(text, expected);
    arena_free(&arena);
    return marked;
}

static bool write_mark(const struct dir *dir, struct err *err)
{
    struct arena arena = {0};
    struct str text;
    bool done = true;
    if (mark_text(dir, &arena, &text)) {
        const int fd = openat(dir->fd, TEMP_MARK, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        done = fd >= 0 && write(fd, text.ptr, text.len) == (ssize_t)text.len;
        if (!done)
            err_system(err, dir->path, "cannot write into the temporary folder");
        file_close(fd);
        if (!done)
            unlinkat(dir->fd, TEMP_MARK, 0);
    }
    arena_free(&arena);
    return done;
}

/* ---- removal ---- */

static int open_folder(int base, const char *name)
{
    return openat(base, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

/* Whether the name still refers to the open folder. */
static bool same_folder(const struct dir *dir, int base, const char *name)
{
    struct stat ours;
    struct stat there;
    return fstat(dir->fd, &ours) == 0 && fstatat(base, name, &there, AT_SYMLINK_NOFOLLOW) == 0 &&
           ours.st_dev == there.st_dev && ours.st_ino == there.st_ino;
}

/* The mark is removed last, so that the next sweep can finish an interrupted removal. */
static bool remove_folder(const struct dir *dir, int base, const char *name, struct err *err)
{
    if (!dir_clear(dir, TEMP_MARK, err))
        return false;
    return !same_folder(dir, base, name) || unlinkat(base, name, AT_REMOVEDIR) == 0 ||
           err_system(err, dir->path, "cannot remove");
}

/*
 * Checks the mark before it takes the lock, so that it never locks a folder that is being made, and
 * again with the lock held, since another sweep may have removed the folder in between.
 */
static void remove_if_stale(int base, const char *name)
{
    struct err ignored = {0};
    struct dir dir = {open_folder(base, name), name};
    if (dir.fd < 0)
        return;
    if (is_marked(&dir) && flock(dir.fd, LOCK_EX | LOCK_NB) == 0 && same_folder(&dir, base, name) &&
        is_marked(&dir))
        remove_folder(&dir, base, name, &ignored);
    dir_close(&dir);
}

static bool may_be_ours(struct str name)
{
    return name.len == sizeof prefix - 1 + RANDOM_CHARS && str_starts_with(name, str_of(prefix));
}

static void sweep_up(int base, const char *path)
{
    struct arena arena = {0};
    struct err ignored = {0};
    struct str_list names = {0};
    const bool listed = file_at_list(base, path, &arena, &names, &ignored);
    for (size_t i = 0; listed && i < names.count; i++) {
        if (may_be_ours(names.items[i]))
            remove_if_stale(base, str_cstr(&arena, names.items[i]));
    }
    arena_free(&arena);
}

/* ---- making ---- */

/*
 * False if another process has locked our new folder. Without locks the folder gets no mark either:
 * nobody could see that we are dead.
 */
static bool lock_and_mark(struct temp *temp, bool *taken, struct err *err)
{
    *taken = false;
    if (flock(temp->dir.fd, LOCK_EX | LOCK_NB) == 0)
        return write_mark(&temp->dir, err);
    *taken = errno == EWOULDBLOCK;
    return !*taken;
}

static bool make_folder(const char *base, struct arena *arena, struct temp *temp, bool *taken,
                        struct err *err)
{
    char *path = str_formatz(arena, "%s/%sXXXXXX", base, prefix);
    *taken = false;
    if (mkdtemp(path) == NULL)
        return err_system(err, path, "cannot create a temporary folder");
    *temp = (struct temp){path, {open_folder(AT_FDCWD, path), path}};
    if (temp->dir.fd < 0)
        err_system(err, path, "cannot open the temporary folder");
    else if (lock_and_mark(temp, taken, err))
        return true;
    dir_close(&temp->dir);
    rmdir(path);
    return false;
}

bool temp_make(struct arena *arena, struct temp *temp, struct err *err)
{
    const char *base = getenv("TMPDIR");
    if (base == NULL || base[0] != '/')
        base = "/tmp";
    const int fd = open(base, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0) {
        sweep_up(fd, base);
        close(fd);
    }
    for (int i = 0; i < ATTEMPTS; i++) {
        bool taken = false;
        if (make_folder(base, arena, temp, &taken, err))
            return true;
        if (!taken)
            return false;
    }
    return err_set(err, ERR_SYSTEM, "cannot keep a temporary folder in '%s'", base);
}

bool temp_remove(struct temp *temp, struct err *err)
{
    const bool removed = remove_folder(&temp->dir, AT_FDCWD, temp->path, err);
    dir_close(&temp->dir);
    return removed;
}
