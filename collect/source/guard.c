#include "collect/source/guard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static void work_apart(void (*work)(void *data), void *data, unsigned cpu_s)
{
    const struct rlimit time = {cpu_s, cpu_s + 1}; /* a signal that says why, then an end */
    const struct rlimit no_core = {0, 0};
    const int quiet = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (quiet >= 0) {
        dup2(quiet, STDOUT_FILENO);
        dup2(quiet, STDERR_FILENO);
    }
    setrlimit(RLIMIT_CPU, &time);
    setrlimit(RLIMIT_CORE, &no_core);
    alarm(4 * cpu_s);
    work(data);
    _exit(0);
}

bool guard_try(void (*work)(void *data), void *data, unsigned cpu_s, const char *file,
               struct err *err)
{
    int status = 0;
    const pid_t child = fork();
    if (child < 0)
        return err_system(err, file, "cannot start a process to read");
    if (child == 0)
        work_apart(work, data, cpu_s);
    while (waitpid(child, &status, 0) < 0) {
        if (errno != EINTR)
            return err_system(err, file, "cannot wait for the process that reads");
    }
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return true;
    if (WIFSIGNALED(status) && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGALRM))
        err_at(err, file, 0, 0, "to read this file takes more than %u s", cpu_s);
    else
        err_at(err, file, 0, 0, "the compiler's library fails on this file");
    (void)err_hint(err, "pass only the function with the loop nest and the macros that it needs");
    return false;
}

bool guard_is_off(void)
{
    return getenv("INSPECT_NO_GUARD") != NULL;
}
