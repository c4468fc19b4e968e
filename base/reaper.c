#define _GNU_SOURCE /* close_range, getdents64, wait4 */
#include "base/reaper.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* A process does not end on SIGKILL while it waits for a device. */
enum { PATIENCE_MS = 5000, PAUSE_MS = 2 };

struct kin {
    pid_t parent;
    pid_t group;
};

/* Fields 4 and 5 of /proc/PID/stat; the name before them may hold anything, also brackets. */
static bool read_kin(pid_t pid, struct kin *kin)
{
    char path[64];
    char text[1024];
    snprintf(path, sizeof path, "/proc/%ld/stat", (long)pid);
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return false;
    const ssize_t n = read(fd, text, sizeof text - 1);
    close(fd);
    if (n <= 0)
        return false;
    text[n] = '\0';
    const char *const name_end = strrchr(text, ')');
    if (name_end == NULL)
        return false;
    char *end = NULL;
    kin->parent = (pid_t)strtol(name_end + strcspn(name_end, "0123456789"), &end, 10);
    kin->group = (pid_t)strtol(end, NULL, 10);
    return true;
}

/*
 * The program is the leader of a session, and process groups do not span sessions, so a
 * descendant's group holds only descendants. Killing groups is faster than a program that keeps
 * forking.
 */
static int kill_if_child(const char *name, pid_t self)
{
    struct kin kin;
    const pid_t pid = name[0] >= '1' && name[0] <= '9' ? (pid_t)strtol(name, NULL, 10) : 0;
    if (pid == 0 || !read_kin(pid, &kin) || kin.parent != self)
        return 0;
    if (kin.group > 1 && kin.group != getpgrp())
        kill(-kin.group, SIGKILL);
    kill(pid, SIGKILL);
    return 1;
}

/* Kills our children, including adopted ones; returns how many there are. */
static int kill_children(void)
{
    _Alignas(struct dirent64) char buffer[8192];
    const pid_t self = getpid();
    const int proc = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (proc < 0)
        return 0;
    int count = 0;
    ssize_t n = 0;
    while ((n = getdents64(proc, buffer, sizeof buffer)) > 0) {
        for (ssize_t at = 0; at < n;) {
            const struct dirent64 *entry = (const struct dirent64 *)(const void *)(buffer + at);
            count += kill_if_child(entry->d_name, self);
            at += entry->d_reclen;
        }
    }
    close(proc);
    return count;
}

/* Collects children that have ended; false when none is left. */
static bool reap(pid_t program, struct reaper_report *report)
{
    for (;;) {
        int status = 0;
        struct rusage use;
        const pid_t pid = wait4(-1, &status, WNOHANG, &use);
        if (pid == 0 || (pid < 0 && errno == EINTR))
            return true;
        if (pid < 0)
            return false;
        if (pid == program) {
            report->status = status;
            report->use = use;
        }
    }
}

/* Children of killed processes become ours, so this repeats until there are none. */
static void clear(pid_t program, struct reaper_report *report)
{
    const struct timespec pause = {0, PAUSE_MS * 1000000L};
    kill(-program, SIGKILL);
    kill(program, SIGKILL);
    for (int waited_ms = 0; reap(program, report); waited_ms += PAUSE_MS) {
        report->left = kill_children();
        if (waited_ms >= PATIENCE_MS)
            return;
        nanosleep(&pause, NULL);
    }
    report->left = 0;
}

/* Cleans up what the program has left so far; true once the program itself has ended. */
static bool ended(pid_t program)
{
    for (;;) {
        siginfo_t info = {0};
        if (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) != 0)
            return errno == ECHILD;
        if (info.si_pid == program)
            return true;
        if (info.si_pid == 0)
            return false;
        waitpid(info.si_pid, NULL, 0);
    }
}

static void await(pid_t program, int life, int children)
{
    struct pollfd fds[] = {{life, POLLIN, 0}, {children, POLLIN, 0}};
    while (!ended(program)) {
        if (poll(fds, 2, -1) < 0 && errno != EINTR)
            return;
        struct signalfd_siginfo info;
        if (fds[1].revents != 0 && read(children, &info, sizeof info) < 0 && errno != EAGAIN)
            return;
        if (fds[0].revents != 0)
            return;
    }
}

/*
 * Closes inherited descriptors: a lock among them would outlive us by the time it takes to end the
 * program. The reaper starts no other process, so closing descriptors that are not open is
 * harmless.
 */
static void close_but(const int *kept, size_t n)
{
    unsigned from = STDERR_FILENO + 1;
    for (;;) {
        unsigned next = UINT_MAX;
        for (size_t i = 0; i < n; i++) {
            if (kept[i] >= 0 && (unsigned)kept[i] >= from && (unsigned)kept[i] < next)
                next = (unsigned)kept[i];
        }
        if (next > from)
            close_range(from, next == UINT_MAX ? UINT_MAX : next - 1, 0);
        if (next == UINT_MAX)
            return;
        from = next + 1;
    }
}

_Noreturn void reaper_run(int life, int report_to, reaper_start_fn *start, void *context)
{
    sigset_t all;
    sigset_t child;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    setsid(); /* signals to our terminal or process group must not reach the reaper */
    prctl(PR_SET_NAME, "inspect-reaper");
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    const int children = signalfd(-1, &child, SFD_CLOEXEC | SFD_NONBLOCK);
    const pid_t program = children < 0 ? -1 : start(context);
    if (program < 0)
        _exit(1);
    close_but((const int[]){life, report_to, children}, 3);
    struct reaper_report report = {.status = SIGKILL};
    await(program, life, children);
    clear(program, &report);
    const ssize_t told = write(report_to, &report, sizeof report);
    _exit(told == (ssize_t)sizeof report ? 0 : 1);
}
