#define _GNU_SOURCE /* open file description locks */
#include "collect/sweep/claim.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "base/file.h"

bool claim_take(const char *folder, struct claim *claim, bool *busy, struct err *err)
{
    *claim = (struct claim){-1};
    *busy = false;
    struct arena arena = {0};
    const char *path = path_join(&arena, folder, ".claim");
    const int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (fd < 0) {
        err_system(err, path, "cannot claim the folder");
        arena_free(&arena);
        return false;
    }
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    bool done = true;
    if (fcntl(fd, F_OFD_SETLK, &lock) == 0) {
        claim->fd = fd;
    } else {
        *busy = errno == EAGAIN || errno == EACCES;
        if (!*busy)
            done = err_system(err, path, "cannot lock");
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
