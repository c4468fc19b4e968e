#define _GNU_SOURCE /* CPU affinity, pipe2 */
#include "base/proc.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/affinity.h"
#include "base/clock.h"
#include "base/file.h"
#include "base/reaper.h"

extern char **environ;

enum { READ = 0, WRITE = 1 };

/* The ends of the pipes that we hold, and the signals that we watch. -1: closed. */
struct channels {
    int input;
    int out;
    int err;
    int life;
    int report;
    int signals;
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
    const char **env = NULL;
    for (char **e = environ; *e != NULL; e++) {
        if (!env_dropped(*e, spec, arena))
            *ARENA_ADD(arena, env, count) = *e;
    }
    for (const char *const *s = spec->env_set; s != NULL && *s != NULL; s++)
        *ARENA_ADD(arena, env, count) = *s;
    *ARENA_ADD(arena, env, count) = NULL;
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

/* The pipes between us, the reaper and the program. */
enum pipe_use {
    PIPE_INPUT,
    PIPE_OUT,
    PIPE_ERR,
    PIPE_START,  /* closes without a byte when exec succeeded, otherwise carries errno */
    PIPE_LIFE,   /* the reaper ends the program when we close our end */
    PIPE_REPORT, /* the reaper's */
    N_PIPES
};

/* What the reaper needs to start the program. */
struct launch {
    const struct proc_spec *spec;
    const char *program;
    char **env;
    int (*pipes)[2];
    const sigset_t *mask;
    const struct affinity *cpus; /* null: the same as ours */
};

static void close_fd(int *fd)
{
    if (*fd >= 0)
        close(*fd);
    *fd = -1;
}

static void tell_errno(int fd)
{
    const int number = errno;
    const ssize_t ignored = write(fd, &number, sizeof number);
    (void)ignored;
}

/* Runs in the program's process before exec: only async-signal-safe calls. */
static _Noreturn void become_program(const struct launch *l, pid_t reaper)
{
    const struct proc_spec *spec = l->spec;
    const struct rlimit no_core = {0, 0};
    setsid();
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != reaper)
        _exit(127);
    setrlimit(RLIMIT_CORE, &no_core);
    if (spec->cpu_s > 0) {
        const rlim_t seconds = (rlim_t)spec->cpu_s + 1;
        const struct rlimit cpu = {seconds, seconds};
        setrlimit(RLIMIT_CPU, &cpu);
    }
    const int in =
        spec->input.len != 0 ? l->pipes[PIPE_INPUT][READ] : open("/dev/null", O_RDONLY | O_CLOEXEC);
    const bool ready =
        dup2(in, STDIN_FILENO) >= 0 && dup2(l->pipes[PIPE_OUT][WRITE], STDOUT_FILENO) >= 0 &&
        dup2(l->pipes[PIPE_ERR][WRITE], STDERR_FILENO) >= 0 &&
        (spec->cwd == NULL || chdir(spec->cwd) == 0) &&
        (l->cpus == NULL || affinity_set(l->cpus)) && sigprocmask(SIG_SETMASK, l->mask, NULL) == 0;
    if (ready)
        execve(l->program, (char **)spec->argv, l->env);
    tell_errno(l->pipes[PIPE_START][WRITE]);
    _exit(127);
}

/* In the reaper: only the program keeps the streams, so that they end with it. */
static pid_t launch(void *context)
{
    const struct launch *l = context;
    const pid_t reaper = getpid();
    const pid_t pid = fork();
    if (pid == 0)
        become_program(l, reaper);
    if (pid < 0)
        tell_errno(l->pipes[PIPE_START][WRITE]);
    for (int i = PIPE_INPUT; i <= PIPE_START; i++) {
        close_fd(&l->pipes[i][READ]);
        close_fd(&l->pipes[i][WRITE]);
    }
    return pid;
}

/* Reads what is available; closes at the end. False if the stream grew beyond `max`. */
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

/* For poll: until the deadline, but at most a while, since its argument is an int. */
static int wait_ms(double deadline_s)
{
    static const double longest_s = 3600;
    if (deadline_s == 0)
        return -1;
    const double left_s = deadline_s - clock_now_s();
    return left_s <= 0 ? 0 : (int)((left_s < longest_s ? left_s : longest_s) * 1e3) + 1;
}

/* Moves bytes until the reaper reports or a reason to stop the program appears. */
static void pump(const struct proc_spec *spec, struct channels *c, double start_s, struct sb *out,
                 struct sb *errors, struct proc_result *result)
{
    const size_t max = spec->max_output != 0 ? spec->max_output : (size_t)16 << 20;
    const double deadline_s = spec->timeout_s > 0 ? start_s + spec->timeout_s : 0;
    struct str input = spec->input;
    for (;;) {
        struct pollfd fds[] = {{c->out, POLLIN, 0},
                               {c->err, POLLIN, 0},
                               {c->input, POLLOUT, 0},
                               {c->signals, POLLIN, 0},
                               {c->report, POLLIN, 0}};
        if (poll(fds, sizeof fds / sizeof fds[0], wait_ms(deadline_s)) < 0 && errno != EINTR)
            return;
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
            return;
        if (deadline_s != 0 && clock_now_s() >= deadline_s) {
            result->timed_out = true;
            return;
        }
    }
}

/* Waits for the reaper, which first ends the program if it still runs. */
static void collect_report(struct channels *c, pid_t reaper, struct proc_result *result)
{
    struct reaper_report report = {.status = SIGKILL}; /* of a reaper that was killed itself */
    close_fd(&c->life);
    ssize_t n = 0;
    do {
        n = read(c->report, &report, sizeof report);
    } while (n < 0 && errno == EINTR);
    while (waitpid(reaper, NULL, 0) < 0 && errno == EINTR)
        continue;
    const struct rusage *use = &report.use;
    result->exit_status = WIFEXITED(report.status) ? WEXITSTATUS(report.status) : -1;
    result->signal = WIFSIGNALED(report.status) ? WTERMSIG(report.status) : 0;
    result->left = report.left;
    result->user_s = (double)use->ru_utime.tv_sec + (double)use->ru_utime.tv_usec * 1e-6;
    result->system_s = (double)use->ru_stime.tv_sec + (double)use->ru_stime.tv_usec * 1e-6;
    result->voluntary_switches = use->ru_nvcsw;
    result->involuntary_switches = use->ru_nivcsw;
    result->major_faults = use->ru_majflt;
    result->minor_faults = use->ru_minflt;
}

static bool open_pipes(int pipes[N_PIPES][2], struct err *err)
{
    for (int i = 0; i < N_PIPES; i++) {
        if (pipe2(pipes[i], O_CLOEXEC) != 0)
            return err_system(err, NULL, "cannot create a pipe");
    }
    return true;
}

static void close_pipes(int pipes[N_PIPES][2])
{
    for (int i = 0; i < N_PIPES; i++) {
        close_fd(&pipes[i][READ]);
        close_fd(&pipes[i][WRITE]);
    }
}

/*
 * Our side after the fork: exchanges data with the program, has it stopped if needed, and collects
 * its status.
 */
static bool converse(const struct proc_spec *spec, int pipes[N_PIPES][2], int signals, pid_t reaper,
                     struct arena *arena, struct proc_result *result, struct err *err)
{
    const double start_s = clock_now_s();
    close_fd(&pipes[PIPE_INPUT][READ]);
    close_fd(&pipes[PIPE_LIFE][READ]);
    close_fd(&pipes[PIPE_OUT][WRITE]);
    close_fd(&pipes[PIPE_ERR][WRITE]);
    close_fd(&pipes[PIPE_START][WRITE]);
    close_fd(&pipes[PIPE_REPORT][WRITE]);
    if (spec->input.len == 0)
        close_fd(&pipes[PIPE_INPUT][WRITE]);
    int exec_errno = 0;
    const bool started = read(pipes[PIPE_START][READ], &exec_errno, sizeof exec_errno) <= 0;

    struct channels c = {pipes[PIPE_INPUT][WRITE], pipes[PIPE_OUT][READ],    pipes[PIPE_ERR][READ],
                         pipes[PIPE_LIFE][WRITE],  pipes[PIPE_REPORT][READ], signals};
    if (c.input >= 0)
        fcntl(c.input, F_SETFL, O_NONBLOCK);
    struct sb out = {.arena = arena};
    struct sb errors = {.arena = arena};
    pump(spec, &c, start_s, &out, &errors, result);
    collect_report(&c, reaper, result);
    result->wall_s = clock_now_s() - start_s;
    const double cpu_s = result->user_s + result->system_s;
    if (spec->cpu_s > 0 && cpu_s > spec->cpu_s && result->exit_status != 0)
        result->timed_out = true;
    result->out = (struct str){sb_cstr(&out), out.len};
    result->err = (struct str){sb_cstr(&errors), errors.len};
    pipes[PIPE_INPUT][WRITE] = c.input;
    pipes[PIPE_OUT][READ] = c.out;
    pipes[PIPE_ERR][READ] = c.err;
    pipes[PIPE_LIFE][WRITE] = c.life;
    if (started)
        return true;
    errno = exec_errno;
    return err_system(err, NULL, "cannot start '%s'", spec->argv[0]);
}

/* Starts the reaper, which starts the program; `mask` is the program's signal mask. */
static bool run_kept(const struct launch *l, int signals, struct arena *arena,
                     struct proc_result *result, struct err *err)
{
    struct launch copy = *l;
    const pid_t reaper = fork();
    if (reaper == 0) {
        close_fd(&l->pipes[PIPE_LIFE][WRITE]);
        close_fd(&l->pipes[PIPE_REPORT][READ]);
        reaper_run(l->pipes[PIPE_LIFE][READ], l->pipes[PIPE_REPORT][WRITE], launch, &copy);
    }
    if (reaper < 0)
        return err_system(err, NULL, "cannot start '%s'", l->spec->argv[0]);
    return converse(l->spec, l->pipes, signals, reaper, arena, result, err);
}

/* A path that stays valid after a change of the current folder. */
static const char *absolute(const char *path, struct arena *arena)
{
    char here[PATH_MAX];
    if (path[0] == '/' || getcwd(here, sizeof here) == NULL)
        return path;
    return path_join(arena, here, path);
}

bool proc_run(const struct proc_spec *spec, struct arena *arena, struct proc_result *result,
              struct err *err)
{
    *result = (struct proc_result){.exit_status = -1};
    const char *program = proc_find(arena, spec->argv[0]);
    if (program == NULL) {
        err_set(err, ERR_SYSTEM, "program '%s' is not installed", spec->argv[0]);
        err_transient(err);
        return err_hint(err, "install it, or add its folder to PATH");
    }
    const struct affinity cpus = affinity_of(spec->cpus, spec->n_cpus, arena);

    sigset_t watched;
    sigset_t before;
    sigemptyset(&watched);
    sigaddset(&watched, SIGINT);
    sigaddset(&watched, SIGTERM);
    sigaddset(&watched, SIGHUP);
    sigaddset(&watched, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &watched, &before);
    sigdelset(&watched, SIGPIPE);

    int pipes[N_PIPES][2] = {{-1, -1}, {-1, -1}, {-1, -1}, {-1, -1}, {-1, -1}, {-1, -1}};
    const struct launch l = {.spec = spec,
                             .program = absolute(program, arena),
                             .env = environment(spec, arena),
                             .pipes = pipes,
                             .mask = &before,
                             .cpus = spec->n_cpus != 0 ? &cpus : NULL};
    bool done = false;
    int signals = signalfd(-1, &watched, SFD_CLOEXEC | SFD_NONBLOCK);
    if (signals < 0)
        err_system(err, NULL, "cannot watch signals");
    else
        done = open_pipes(pipes, err) && run_kept(&l, signals, arena, result, err);
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
    if (result->interrupted != 0 && sigismember(&before, result->interrupted) == 1)
        raise(result->interrupted);
    return done;
}

/* At most the last three lines, as one: errors are one line, and appear in tables. */
static struct str last_lines(struct str text, struct arena *arena)
{
    text = str_trim(text);
    size_t from = text.len;
    for (int lines = 0; from > 0; from--) {
        if (text.ptr[from - 1] == '\n' && ++lines == 3)
            break;
    }
    struct sb out = {.arena = arena};
    for (struct str_cut cut = str_cut(str_slice(text, from, text.len), '\n');;
         cut = str_cut(cut.tail, '\n')) {
        sb_add(&out, str_trim(cut.head));
        if (!cut.ok)
            return sb_str(&out);
        sb_addz(&out, " | ");
    }
}

/* A compiler's first error, `a.c:5:3: error: what`; pictures of the code and notes follow it. */
static struct str first_error(struct str text)
{
    for (struct str_cut cut = str_cut(text, '\n');; cut = str_cut(cut.tail, '\n')) {
        if (str_contains(cut.head, STR("error: ")))
            return str_trim(cut.head);
        if (!cut.ok)
            return (struct str){0};
    }
}

bool proc_check(const struct proc_spec *spec, struct arena *arena, struct proc_result *result,
                struct err *err)
{
    if (!proc_run(spec, arena, result, err))
        return false;
    const char *name = spec->argv[0];
    if (result->interrupted != 0)
        return err_set(err, ERR_INTERRUPTED, "interrupted while '%s' was running", name);
    const bool cpu = spec->cpu_s > 0 && result->user_s + result->system_s > spec->cpu_s;
    if (result->timed_out && cpu)
        return err_set(err, ERR_SYSTEM, "'%s' used more than %g s of CPU time", name, spec->cpu_s);
    if (result->timed_out)
        return err_set(err, ERR_SYSTEM, "'%s' took longer than %g s and was stopped", name,
                       spec->timeout_s);
    if (result->flooded)
        return err_set(err, ERR_SYSTEM, "'%s' wrote too much output and was stopped", name);
    if (result->left != 0)
        return err_set(err, ERR_SYSTEM, "'%s' left %d processes that cannot be killed", name,
                       result->left);
    const struct str error = first_error(result->err);
    const struct str said = error.len != 0 ? error : last_lines(result->err, arena);
    if (result->signal != 0)
        return err_set(err, ERR_SYSTEM, "'%s' was killed by signal %d (%s%s)%s%.*s", name,
                       result->signal, strsignal(result->signal),
                       result->signal == SIGKILL ? ", as the kernel does when memory runs out" : "",
                       said.len != 0 ? ": " : "", STR_ARG(said));
    if (result->exit_status != 0)
        return err_set(err, ERR_SYSTEM, "'%s' failed with exit status %d%s%.*s", name,
                       result->exit_status, said.len != 0 ? ": " : "", STR_ARG(said));
    return true;
}

bool proc_starved(const struct proc_result *result)
{
    static const int numbers[] = {ENOSPC, EDQUOT, EIO, EROFS, ENOMEM, EAGAIN, EMFILE, ENFILE};
    static const char *const words[] = {"out of memory", "memory exhausted", "Killed", NULL};
    bool starved = result->signal == SIGKILL && !result->timed_out && !result->flooded &&
                   result->interrupted == 0;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers && !starved; i++)
        starved =
            result->exit_status > 0 && str_contains(result->err, str_of(strerror(numbers[i])));
    return starved || (result->exit_status > 0 && str_contains_one_of(result->err, words));
}

const char *proc_find_newest(struct arena *arena, const char *program)
{
    enum { NEWEST_LLVM = 60, OLDEST_LLVM = 11 };
    for (int version = NEWEST_LLVM; version >= OLDEST_LLVM; version--) {
        const char *name = str_formatz(arena, "%s-%d", program, version);
        if (proc_find(arena, name) != NULL)
            return name;
    }
    return proc_find(arena, program) != NULL ? program : NULL;
}
