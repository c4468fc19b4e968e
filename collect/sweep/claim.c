#define _GNU_SOURCE /* open file description locks */
#include "collect/sweep/claim.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

static const char claim_name[] = ".claim";
enum { HOLDER_MAX_BYTES = 400, PATIENCE_MS = 10000, PAUSE_MS = 20 };

/* For users, to find the owner of a folder that stays busy. Failure to write it does not matter. */
static void write_holder(int fd, struct arena *arena)
{
    struct utsname host;
    if (uname(&host) != 0 || ftruncate(fd, 0) != 0)
        return;
    const struct str text = str_format(arena, "process %ld on %s\n", (long)getpid(), host.nodename);
    if (pwrite(fd, text.ptr, text.len, 0) != (ssize_t)text.len)
        (void)ftruncate(fd, 0);
    fdatasync(fd); /* over NFS others would not see it while we have the file open */
}

const char *claim_holder(const struct dir *folder, struct arena *arena)
{
    struct str text;
    struct err ignored = {0};
    if (!dir_file_read(folder, claim_name, HOLDER_MAX_BYTES, arena, &text, &ignored) ||
        str_trim(text).len == 0)
        return "another collector";
    return str_cstr(arena, str_trim(str_cut(text, '\n').head));
}

static bool knows_no_locks(int error)
{
    return error == ENOLCK || error == EOPNOTSUPP || error == ENOSYS || error == EINVAL;
}

/* The process that wrote the claim was on this host and is gone; its children may not be yet. */
static bool owner_is_dead(int fd)
{
    struct utsname host;
    char text[HOLDER_MAX_BYTES + 1];
    char own[HOLDER_MAX_BYTES + 1];
    const ssize_t n = pread(fd, text, HOLDER_MAX_BYTES, 0);
    if (n <= 0 || uname(&host) != 0)
        return false;
    text[n] = '\0';
    char *end = NULL;
    static const char head[] = "process ";
    if (strncmp(text, head, sizeof head - 1) != 0)
        return false;
    const long pid = strtol(text + sizeof head - 1, &end, 10);
    snprintf(own, sizeof own, " on %s\n", host.nodename);
    return pid > 0 && strcmp(end, own) == 0 && kill((pid_t)pid, 0) != 0 && errno == ESRCH;
}

/*
 * Takes the lock; waits for the last children of a killed collector, but not for a live collector.
 */
static bool lock_file(int fd)
{
    const struct timespec pause = {0, PAUSE_MS * 1000000L};
    for (int waited_ms = 0;; waited_ms += PAUSE_MS) {
        struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
        if (fcntl(fd, F_OFD_SETLK, &lock) == 0)
            return true;
        const int why = errno;
        if ((why != EAGAIN && why != EACCES) || waited_ms >= PATIENCE_MS || !owner_is_dead(fd)) {
            errno = why;
            return false;
        }
        nanosleep(&pause, NULL);
    }
}

/*
 * Opening a folder makes an NFS client ask the server for changes; otherwise, files written by the
 * last owner may seem to be missing for up to a minute.
 */
static void look_anew(const struct dir *folder)
{
    const int fd = openat(folder->fd, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0)
        close(fd);
}

bool claim_take(const struct dir *folder, struct claim *claim, bool *busy, struct err *err)
{
    *claim = (struct claim){-1};
    *busy = false;
    const int fd = dir_file_open(folder, claim_name, O_RDWR | O_CREAT, err);
    if (fd < 0)
        return false;
    struct arena arena = {0};
    bool done = true;
    if (lock_file(fd) || knows_no_locks(errno)) {
        claim->fd = fd;
        write_holder(fd, &arena);
        look_anew(folder);
    } else {
        *busy = errno == EAGAIN || errno == EACCES;
        if (!*busy)
            done = err_system(err, folder->path, "cannot lock %s in it", claim_name);
        close(fd);
    }
    arena_free(&arena);
    return done;
}

void claim_release(struct claim *claim)
{
    if (claim->fd >= 0)
        close(claim->fd);
    claim->fd = -1;
}
