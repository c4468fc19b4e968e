#define _GNU_SOURCE /* mkdtemp, flock */
#include "base/temp.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"

static const char prefix[] = "inspect-";
enum { RANDOM_CHARS = 6, ATTEMPTS = 16 };

static int open_folder(const char *path)
{
    return open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

/* Whether the path still names the folder that is open. */
static bool same_folder(int fd, const char *path)
{
    struct stat ours;
    struct stat there;
    return fstat(fd, &ours) == 0 && lstat(path, &there) == 0 && ours.st_dev == there.st_dev &&
           ours.st_ino == there.st_ino;
}

static void remove_if_stale(const char *path)
{
    struct err ignored = {0};
    struct stat st;
    const int fd = open_folder(path);
    if (fd < 0)
        return;
    if (fstat(fd, &st) == 0 && st.st_uid == geteuid() && flock(fd, LOCK_EX | LOCK_NB) == 0)
        dir_remove(path, &ignored);
    close(fd);
}

static void sweep_up(const char *base)
{
    struct arena arena = {0};
    struct err ignored = {0};
    struct str_list names = {0};
    const bool listed = dir_list(base, &arena, &names, &ignored);
    for (size_t i = 0; listed && i < names.count; i++) {
        if (names.items[i].len == sizeof prefix - 1 + RANDOM_CHARS &&
            str_starts_with(names.items[i], str_of(prefix)))
            remove_if_stale(path_join(&arena, base, str_cstr(&arena, names.items[i])));
    }
    arena_free(&arena);
}

/* False where another process holds the lock to sweep the folder up before it is ours, or has. */
static bool lock_new(const char *path, int *lock)
{
    *lock = open_folder(path);
    if (*lock < 0)
        return false;
    if (flock(*lock, LOCK_EX | LOCK_NB) == 0) {
        if (same_folder(*lock, path))
            return true;
        close(*lock);
        return false;
    }
    const bool held = errno == EWOULDBLOCK;
    close(*lock);
    *lock = -1;
    return !held; /* without locks nobody sweeps here */
}

bool temp_make(struct arena *arena, struct temp *temp, struct err *err)
{
    const char *base = getenv("TMPDIR");
    if (base == NULL || base[0] != '/')
        base = "/tmp";
    sweep_up(base);
    for (int i = 0; i < ATTEMPTS; i++) {
        char *path = str_formatz(arena, "%s/%sXXXXXX", base, prefix);
        *temp = (struct temp){path, -1};
        if (mkdtemp(path) == NULL)
            return err_system(err, path, "cannot make a temporary folder");
        if (lock_new(path, &temp->lock))
            return true;
    }
    return err_set(err, ERR_SYSTEM, "cannot keep a temporary folder in '%s'", base);
}

bool temp_remove(struct temp *temp, struct err *err)
{
    const bool removed = dir_remove(temp->path, err);
    if (temp->lock >= 0)
        close(temp->lock);
    temp->lock = -1;
    return removed;
}
