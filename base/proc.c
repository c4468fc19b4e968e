#define _GNU_SOURCE /* CPU affinity, pipe2, wait4, pidfd */
#include "base/proc.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/pidfd.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/file.h"

extern char **environ;

enum { READ = 0, WRITE = 1 };

/* The ends of the pipes that we hold, and the signals that we watch. -1: closed. */
struct channels {
    int input;
    int out;
    int err;
    int start; /* closes without a byte when exec succeeded, else brings errno */
    int signals;
    int exited; /* readable once the program itself has ended, whoever holds its streams */
};

static bool env_matches(const char *entry, const char *name)
{
    const size_t n = strlen(name);
    if (n != 0 && name[n - 1] == '*')
        return strncmp(entry, name, n - 1) == 0;
    return strncmp(entry, name, n) == 0 && entry[n] == '=';
}

static bool env_dropped(const char *entry, const struct proc_spec *spec, struct arena *arena)
{
    for (const char *const *u = spec->env_unset; u != NULL && *u != NULL; u++) {
        if (env_matches(entry, *u))
            return true;
    }
    for (const char *const *s = spec->env_set; s != NULL && *s != NULL; s++) {
        if (env_matches(entry, str_cstr(arena, str_cut(str_of(*s), '=').head)))
            return true;
    }
    return false;
}

static char **environment(const struct proc_spec *spec, struct arena *arena)
{
    size_t count = 0;
    size_t capacity = 0;
    const char **env = NULL;
    for (char **e = environ; *e != NULL; e++) {
        if (env_dropped(*e, spec, arena))
            continue;
        env = arena_grow(arena, env, count, &capacity, sizeof *env);
        env[count++] = *e;
    }
    for (const char *const *s = spec->env_set; s != NULL && *s != NULL; s++) {
        env = arena_grow(arena, env, count, &capacity, sizeof *env);
        env[count++] = *s;
    }
    env = arena_grow(arena, env, count, &capacity, sizeof *env);
    env[count] = NULL;
    return (char **)env;
}

const char *proc_find(struct arena *arena, const char *program)
{
    if (strchr(program, '/') != NULL)
        return access(program, X_OK) == 0 ? program : NULL;
    const char *path = getenv("PATH");
    struct str rest = str_of(path != NULL ? path : "/usr/bin:/bin");
    while (rest.len != 0) {
        const struct str_cut cut = str_cut(rest, ':');
        const char *full = path_join(arena, str_cstr(arena, cut.head), program);
        if (cut.head.len != 0 && access(full, X_OK) == 0)
            return full;
        rest = cut.tail;
    }
    return NULL;
}

/* Runs in the child between fork and exec: only async-signal-safe calls. */
static _Noreturn void child(const struct proc_spec *spec, const char *program, char **env,
                            int pipes[4][2], const sigset_t *mask, const cpu_set_t *cpus,
                            pid_t parent)
{
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(127);
    const int in = spec->input.len != 0 ? pipes[0][READ] : open("/dev/null", O_RDONLY | O_CLOEXEC);
    const bool ready = dup2(in, STDIN_FILENO) >= 0 && dup2(pipes[1][WRITE], STDOUT_FILENO) >= 0 &&
                       dup2(pipes[2][WRITE], STDERR_FILENO) >= 0 &&
                       (spec->cwd == NULL || chdir(spec->cwd) == 0) &&
                       (cpus == NULL || sched_setaffinity(0, sizeof *cpus, cpus) == 0) &&
                       sigprocmask(SIG_SETMASK, mask, NULL) == 0;
    if (ready)
        execve(program, (char **)spec->argv, env);
    const int number = errno;
    const ssize_t ignored = write(pipes[3][WRITE], &number, sizeof number);
    (void)ignored;
    _exit(127);
}

static void close_fd(int *fd)
{
    if (*fd >= 0)
        close(*fd);
    *fd = -1;
}

/* Reads what is there; closes at the end. False when the stream grew beyond `max`. */
static bool drain(int *fd, struct sb *text, size_t max)
{
    char buffer[65536];
    const ssize_t n = read(*fd, buffer, sizeof buffer);
    if (n > 0) {
        const size_t room = max - text->len;
        sb_add(text, (struct str){buffer, (size_t)n < room ? (size_t)n : room});
        return (size_t)n <= room;
    }
    if (n == 0 || (errno != EAGAIN && errno != EINTR))
        close_fd(fd);
    return true;
}

static void feed(int *fd, struct str *input)
{
    const ssize_t n = write(*fd, input->ptr, input->len);
    if (n > 0)
        *input = str_slice(*input, (size_t)n, input->len);
    if (input->len == 0 || (n < 0 && errno != EAGAIN && errno != EINTR))
        close_fd(fd);
}

static int wait_ms(double deadline_s)
{
    if (deadline_s == 0)
        return -1;
    const double left_s = deadline_s - clock_now_s();
    return left_s <= 0 ? 0 : (int)(left_s * 1e3) + 1;
}

/* Moves bytes until both output streams end or a reason to stop the program appears. */
static void pump(const struct proc_spec *spec, struct channels *c, double start_s, struct sb *out,
                 struct sb *errors, struct proc_result *result)
{
    const size_t max = spec->max_output != 0 ? spec->max_output : (size_t)16 << 20;
    const double deadline_s = spec->timeout_s > 0 ? start_s + spec->timeout_s : 0;
    struct str input = spec->input;
    while (c->out >= 0 || c->err >= 0) {
        struct pollfd fds[] = {{c->out, POLLIN, 0},
                               {c->err, POLLIN, 0},
                               {c->input, POLLOUT, 0},
                               {c->signals, POLLIN, 0},
                               {c->exited, POLLIN, 0}};
        const int n = poll(fds, sizeof fds / sizeof fds[0], wait_ms(deadline_s));
        if (n < 0 && errno != EINTR)
            return;
        if (n == 0) {
            result->timed_out = true;
            return;
        }
        struct signalfd_siginfo info;
        if (fds[3].revents != 0 && read(c->signals, &info, sizeof info) == (ssize_t)sizeof info) {
            result->interrupted = (int)info.ssi_signo;
            return;
        }
        if (fds[2].revents != 0)
            feed(&c->input, &input);
        const bool fits = (fds[0].revents == 0 || drain(&c->out, out, max)) &&
                          (fds[1].revents == 0 || drain(&c->err, errors, max));
        if (!fits) {
            result->flooded = true;
            return;
        }
        const bool silent = fds[0].revents == 0 && fds[1].revents == 0;
        if (fds[4].revents != 0 && silent)
            return; /* children that it left behind may keep the streams open for ever */
    }
}

/*
 * The streams are at their end (or the program is to be stopped), but it may live on with them
 * closed: wait for it, with the same reasons to stop it. Leaves it a zombie, so that its process
 * group still exists to be killed.
 */
static void await_exit(const struct proc_spec *spec, struct channels *c, pid_t pid, double start_s,
                       struct proc_result *result)
{
    double pause_s = 1e-4;
    while (!result->timed_out && !result->flooded && result->interrupted == 0) {
        siginfo_t info = {0};
        if (waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == pid)
            return;
        struct pollfd fd = {c->signals, POLLIN, 0};
        struct signalfd_siginfo signal_info;
        if (poll(&fd, 1, (int)(pause_s * 1e3)) > 0 &&
            read(c->signals, &signal_info, sizeof signal_info) == (ssize_t)sizeof signal_info)
            result->interrupted = (int)signal_info.ssi_signo;
        if (spec->timeout_s > 0 && clock_now_s() - start_s > spec->timeout_s)
            result->timed_out = true;
        pause_s = pause_s < 0.02 ? pause_s * 2 : pause_s;
    }
}

static void reap(pid_t pid, struct proc_result *result)
{
    int status = 0;
    struct rusage use = {0};
    while (wait4(pid, &status, 0, &use) < 0 && errno == EINTR)
        continue;
    result->exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    result->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    result->user_s = (double)use.ru_utime.tv_sec + (double)use.ru_utime.tv_usec * 1e-6;
    result->system_s = (double)use.ru_stime.tv_sec + (double)use.ru_stime.tv_usec * 1e-6;
    result->voluntary_switches = use.ru_nvcsw;
    result->involuntary_switches = use.ru_nivcsw;
    result->major_faults = use.ru_majflt;
}

static bool open_pipes(int pipes[4][2], struct err *err)
{
    for (int i = 0; i < 4; i++) {
        if (pipe2(pipes[i], O_CLOEXEC) != 0)
            return err_system(err, NULL, "cannot make a pipe");
    }
    return true;
}

static void close_pipes(int pipes[4][2])
{
    for (int i = 0; i < 4; i++) {
        close_fd(&pipes[i][READ]);
        close_fd(&pipes[i][WRITE]);
    }
}

static bool cpu_mask(const struct proc_spec *spec, cpu_set_t *set, struct err *err)
{
    CPU_ZERO(set);
    for (size_t i = 0; i < spec->n_cpus; i++) {
        if (spec->cpus[i] < 0 || spec->cpus[i] >= CPU_SETSIZE)
            return err_set(err, ERR_INPUT, "CPU %d is out of range", spec->cpus[i]);
        CPU_SET((size_t)spec->cpus[i], set);
    }
    return true;
}

/* Our side after the fork: talk to the child, stop it where needed, collect it. */
static bool converse(const struct proc_spec *spec, int pipes[4][2], int signals, pid_t pid,
                     struct arena *arena, struct proc_result *result, struct err *err)
{
    const double start_s = clock_now_s();
    close_fd(&pipes[0][READ]);
    for (int i = 1; i < 4; i++)
        close_fd(&pipes[i][WRITE]);
    if (spec->input.len == 0)
        close_fd(&pipes[0][WRITE]);
    int exec_errno = 0;
    const bool started = read(pipes[3][READ], &exec_errno, sizeof exec_errno) <= 0;

    struct channels c = {pipes[0][WRITE], pipes[1][READ], pipes[2][READ],
                         pipes[3][READ],  signals,        pidfd_open(pid, 0)};
    if (c.input >= 0)
        fcntl(c.input, F_SETFL, O_NONBLOCK);
    struct sb out = {.arena = arena};
    struct sb errors = {.arena = arena};
    pump(spec, &c, start_s, &out, &errors, result);
    await_exit(spec, &c, pid, start_s, result);
    kill(-pid, SIGKILL); /* whatever the program left behind in its group */
    reap(pid, result);
    result->wall_s = clock_now_s() - start_s;
    result->out = (struct str){sb_cstr(&out), out.len};
    result->err = (struct str){sb_cstr(&errors), errors.len};
    close_fd(&c.exited);
    pipes[0][WRITE] = c.input;
    pipes[1][READ] = c.out;
    pipes[2][READ] = c.err;
    if (started)
        return true;
    errno = exec_errno;
    return err_system(err, NULL, "cannot start '%s'", spec->argv[0]);
}

bool proc_run(const struct proc_spec *spec, struct arena *arena, struct proc_result *result,
              struct err *err)
{
    *result = (struct proc_result){.exit_status = -1};
    const char *program = proc_find(arena, spec->argv[0]);
    if (program == NULL) {
        err_set(err, ERR_SYSTEM, "program '%s' is not installed", spec->argv[0]);
        return err_hint(err, "install it or put it into PATH");
    }
    cpu_set_t cpus;
    if (!cpu_mask(spec, &cpus, err))
        return false;
    char **env = environment(spec, arena);

    sigset_t watched;
    sigset_t before;
    sigemptyset(&watched);
    sigaddset(&watched, SIGINT);
    sigaddset(&watched, SIGTERM);
    sigaddset(&watched, SIGHUP);
    sigaddset(&watched, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &watched, &before);
    sigdelset(&watched, SIGPIPE);

    int pipes[4][2] = {{-1, -1}, {-1, -1}, {-1, -1}, {-1, -1}};
    bool done = false;
    int signals = signalfd(-1, &watched, SFD_CLOEXEC | SFD_NONBLOCK);
    if (signals < 0) {
        err_system(err, NULL, "cannot watch signals");
    } else if (open_pipes(pipes, err)) {
        const pid_t parent = getpid();
        const pid_t pid = fork();
        if (pid == 0)
            child(spec, program, env, pipes, &before, spec->n_cpus != 0 ? &cpus : NULL, parent);
        if (pid < 0) {
            err_system(err, NULL, "cannot start '%s'", spec->argv[0]);
        } else {
            setpgid(pid, pid); /* in both, whoever comes first */
            done = converse(spec, pipes, signals, pid, arena, result, err);
        }
    }
    close_pipes(pipes);
    close_fd(&signals);
    /* A SIGPIPE that our own write to a dead child raised must not fire when unblocked. */
    sigset_t pipe_only;
    sigemptyset(&pipe_only);
    sigaddset(&pipe_only, SIGPIPE);
    const struct timespec none = {0};
    if (sigismember(&before, SIGPIPE) == 0)
        sigtimedwait(&pipe_only, NULL, &none);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return done;
}

/* At most the last three lines. */
static struct str last_lines(struct str text)
{
    text = str_trim(text);
    size_t from = text.len;
    for (int lines = 0; from > 0; from--) {
        if (text.ptr[from - 1] == '\n' && ++lines == 3)
            break;
    }
    return str_slice(text, from, text.len);
}

bool proc_check(const struct proc_spec *spec, struct arena *arena, struct proc_result *result,
                struct err *err)
{
    if (!proc_run(spec, arena, result, err))
        return false;
    const char *name = spec->argv[0];
    if (result->interrupted != 0)
        return err_set(err, ERR_INTERRUPTED, "interrupted while '%s' ran", name);
    if (result->timed_out)
        return err_set(err, ERR_SYSTEM, "'%s' took longer than %g s and was stopped", name,
                       spec->timeout_s);
    if (result->flooded)
        return err_set(err, ERR_SYSTEM, "'%s' wrote too much output and was stopped", name);
    const struct str said = last_lines(result->err);
    if (result->signal != 0)
        return err_set(err, ERR_SYSTEM, "'%s' was ended by signal %d (%s)%s%.*s", name,
                       result->signal, strsignal(result->signal), said.len != 0 ? ": " : "",
                       STR_ARG(said));
    if (result->exit_status != 0)
        return err_set(err, ERR_SYSTEM, "'%s' failed with exit status %d%s%.*s", name,
                       result->exit_status, said.len != 0 ? ": " : "", STR_ARG(said));
    return true;
}
