#define _GNU_SOURCE /* MAP_ANONYMOUS */
#include "collect/sweep/pool.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_PROCESSES = 256 };

struct shared {
    atomic_size_t next;
    atomic_bool finished[]; /* [n_items] */
};

bool pool_share(size_t bytes, void **out, struct err *err)
{
    *out = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return *out != MAP_FAILED || err_system(err, NULL, "cannot share memory between processes");
}

void pool_unshare(void *memory, size_t bytes)
{
    munmap(memory, bytes);
}

static void take_items(struct shared *shared, size_t n_items, pool_work *work, void *context)
{
    for (size_t i = atomic_fetch_add(&shared->next, 1); i < n_items;
         i = atomic_fetch_add(&shared->next, 1)) {
        work(context, i);
        atomic_store(&shared->finished[i], true);
    }
}

/* A process that dies with us, or -1. */
static pid_t start(struct shared *shared, size_t n_items, pool_work *work, void *context)
{
    const pid_t parent = getpid();
    const pid_t child = fork();
    if (child != 0)
        return child;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() == parent)
        take_items(shared, n_items, work, context);
    _exit(0);
}

bool pool_run(size_t n_items, int n_processes, pool_work *work, void *context, struct err *err)
{
    struct shared *shared = NULL;
    const size_t bytes = sizeof *shared + n_items * sizeof shared->finished[0];
    if (!pool_share(bytes, (void **)&shared, err))
        return false;
    pid_t children[MOST_PROCESSES];
    int n_children = 0;
    fflush(NULL);
    for (; n_children < n_processes - 1 && n_children < MOST_PROCESSES; n_children++)
        children[n_children] = start(shared, n_items, work, context);
    take_items(shared, n_items, work, context);
    for (int c = 0; c < n_children; c++) {
        if (children[c] > 0)
            waitpid(children[c], NULL, 0);
    }
    for (size_t i = 0; i < n_items; i++) {
        if (!atomic_load(&shared->finished[i]))
            work(context, i);
    }
    pool_unshare(shared, bytes);
    return true;
}
