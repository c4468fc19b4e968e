#define _GNU_SOURCE /* MAP_ANONYMOUS */
#include "collect/sweep/pool.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "collect/sweep/stop_signals.h"

enum { MAX_PROCESSES = 256, SHORTEST_PAUSE_NS = 500000, LONGEST_PAUSE_NS = 50000000 };

struct shared {
    atomic_size_t next;
    size_t end;
    atomic_bool finished[]; /* [n_items] */
};

/* Memory shared by all processes of a pool. */
struct worker_pool {
    struct shared *shared;
    pool_work *work;
    void *context;
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

static void take_items(const struct worker_pool *p)
{
    struct shared *s = p->shared;
    while (!stop_asked()) {
        const size_t i = atomic_fetch_add(&s->next, 1);
        if (i >= s->end)
            return;
        p->work(p->context, i);
        atomic_store(&s->finished[i], true);
    }
    atomic_store(&s->next, s->end);
}

/* Starts a process that ends when we die; -1 on failure. */
static pid_t start(const struct worker_pool *p)
{
    const pid_t parent = getpid();
    const pid_t child = fork();
    if (child != 0)
        return child;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() == parent)
        take_items(p);
    _exit(0);
}

/* Waits for all of them, and passes signals that ask us to stop on to them. */
static void ask_to_stop(const pid_t *children, int n)
{
    for (int c = 0; c < n; c++) {
        if (children[c] > 0)
            kill(children[c], SIGTERM);
    }
}

/* Of the running children; those that have ended become 0. */
static int count_ended(pid_t *children, int n)
{
    int ended = 0;
    for (int c = 0; c < n; c++) {
        if (children[c] > 0 && waitpid(children[c], NULL, WNOHANG) != 0) {
            children[c] = 0;
            ended++;
        }
    }
    return ended;
}

static void wait_for(pid_t *children, int n)
{
    struct timespec pause = {0, SHORTEST_PAUSE_NS};
    bool asked = false;
    for (int running = n - count_ended(children, n); running > 0;
         running -= count_ended(children, n)) {
        if (!asked && stop_asked()) {
            ask_to_stop(children, n);
            asked = true;
        }
        nanosleep(&pause, NULL);
        if (pause.tv_nsec < LONGEST_PAUSE_NS)
            pause.tv_nsec *= 2;
    }
}

static bool run_processes(const struct worker_pool *p, int n_processes, struct err *err)
{
    pid_t children[MAX_PROCESSES];
    int n = 0;
    fflush(NULL);
    while (n < n_processes && n < MAX_PROCESSES && (children[n] = start(p)) > 0)
        n++;
    if (n == 0)
        return err_system(err, NULL, "cannot start a process to work in");
    wait_for(children, n);
    return true;
}

/* Items whose process died are tried once more, each in its own process. */
static bool finish(const struct worker_pool *p, size_t n_items, pool_lost *lost, struct err *err)
{
    const size_t taken = p->shared->next < n_items ? p->shared->next : n_items;
    for (size_t i = 0; i < taken && !stop_asked(); i++) {
        if (atomic_load(&p->shared->finished[i]))
            continue;
        p->shared->next = i;
        p->shared->end = i + 1;
        if (!run_processes(p, 1, err))
            return false;
        if (!atomic_load(&p->shared->finished[i]) && !stop_asked())
            lost(p->context, i);
    }
    return true;
}

bool pool_run(size_t n_items, int n_processes, pool_work *work, pool_lost *lost, void *context,
              struct err *err)
{
    struct shared *shared = NULL;
    const size_t bytes = sizeof *shared + n_items * sizeof shared->finished[0];
    if (n_items == 0)
        return true;
    if (!pool_share(bytes, (void **)&shared, err))
        return false;
    const struct worker_pool p = {shared, work, context};
    shared->end = n_items;
    bool done = true;
    /* Repeats only if all processes died before the end of the list. */
    for (size_t n = 0; done && n < n_items && shared->next < n_items && !stop_asked(); n++)
        done = run_processes(&p, n_processes, err);
    done = done && finish(&p, n_items, lost, err);
    pool_unshare(shared, bytes);
    return done;
}
