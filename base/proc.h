#ifndef BASE_PROC_H
#define BASE_PROC_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/* How to run another program. Zero means the default for every field but argv. */
struct proc_spec {
    const char *const *argv;      /* null-terminated; argv[0] is searched in PATH, or a path as seen
                                     from our own folder; no shell */
    const char *const *env_set;   /* null-terminated `NAME=value`, added to or replacing ours */
    const char *const *env_unset; /* null-terminated names; a trailing `*` means "begins with" */
    const char *cwd;
    struct str input;  /* text for standard input; empty: /dev/null */
    double timeout_s;  /* 0: none */
    double cpu_s;      /* limit of each process's CPU time, which does not depend on the load; 0: no
                          limit */
    size_t max_output; /* bytes kept of each stream; 0: 16 MiB; more ends the program */
    const int *cpus;   /* the CPUs that it may run on */
    size_t n_cpus;     /* 0: the same as ours */
};

struct proc_result {
    int exit_status; /* -1 where a signal ended it */
    int signal;      /* signal that ended it, or 0 */
    int interrupted; /* SIGINT, SIGTERM or SIGHUP that we received while it ran, or 0 */
    bool timed_out;  /* by timeout_s or cpu_s */
    bool flooded;    /* wrote more than max_output */
    int left;        /* its processes that even SIGKILL did not end; normally 0 */
    struct str out;  /* standard output, owned by the arena, NUL after it */
    struct str err;  /* standard error, the same */
    double wall_s;
    double user_s;
    double system_s;
    long voluntary_switches;
    long involuntary_switches;
    long major_faults;
    long minor_faults;
};

/*
 * Runs a program in its own session and waits. When it ends, and on a time-out, a flood of output
 * or an interrupt of ours, all processes that it started are killed, including those that left its
 * process group or session (base/reaper.h). If we are killed, they all end too. It dumps no core.
 *
 * While it runs, SIGINT, SIGTERM and SIGHUP are blocked in the calling thread and reported in
 * `interrupted`, so that the caller can end in good order. If the caller itself has blocked the
 * signal, it is pending again afterwards.
 *
 * True if the program was started and ended, with any status; false with `err` set if it could not
 * be started (the error says if it is not installed).
 */
bool proc_run(const struct proc_spec *spec, struct arena *arena, struct proc_result *result,
              struct err *err);

/*
 * Like proc_run, but everything except exit status 0 is an error that names the program, how it
 * ended and the first error on its standard error (`error: `), else the last lines there. An
 * interrupt of ours gives ERR_INTERRUPTED.
 */
bool proc_check(const struct proc_spec *spec, struct arena *arena, struct proc_result *result,
                struct err *err);

/*
 * Whether a program failed for lack of system resources: disk space, memory, processes. Recognised
 * by its messages, which must be in English (PROC_ENGLISH_SET), or by SIGKILL, with which the
 * kernel ends programs when memory runs out. Not meaningful for a program whose own memory use is
 * being tested, such as a benchmark.
 */
bool proc_starved(const struct proc_result *result);

/* For env_set and env_unset of programs whose messages are parsed. */
#define PROC_ENGLISH_SET "LC_MESSAGES=C"
#define PROC_ENGLISH_UNSET "LC_ALL", "LANGUAGE"

/*
 * The name of an LLVM program in PATH: that of the newest version (`llvm-mca-19`), else the one
 * without a version; null if there is none. Owned by the arena, or `program` itself.
 */
const char *proc_find_newest(struct arena *arena, const char *program);

/* The full path of a program in PATH, or null. */
const char *proc_find(struct arena *arena, const char *program);

#endif
