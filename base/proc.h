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
    struct str input;  /* given on standard input; empty: /dev/null */
    double timeout_s;  /* 0: none */
    double cpu_s;      /* processor time that a process may take; says the same on a busy machine;
                          0: no limit */
    size_t max_output; /* bytes kept of each stream; 0: 16 MiB; more ends the program */
    const int *cpus;   /* the CPUs that it may run on */
    size_t n_cpus;     /* 0: as ours */
};

struct proc_result {
    int exit_status; /* -1 where a signal ended it */
    int signal;      /* the signal that ended it, or 0 */
    int interrupted; /* SIGINT, SIGTERM or SIGHUP that we received meanwhile, or 0 */
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
};

/*
 * Runs a program in its own session and waits. When it ends, and on time-out, flood or an
 * interrupt of ours, whatever it started is killed, also what left its process group or session
 * (base/keeper.h); if we are killed ourselves, all of it dies with us. It dumps no core.
 *
 * While it runs, SIGINT, SIGTERM and SIGHUP are blocked in the calling thread and reported in
 * `interrupted`, so that the caller ends in good order. Where the caller has the signal blocked
 * itself, it waits there again afterwards: whoever looks for it next, finds it.
 *
 * True if the program was started and ended, whatever its status; false with `err` set where it
 * could not be started (the error says if it is not installed).
 */
bool proc_run(const struct proc_spec *spec, struct arena *arena, struct proc_result *result,
              struct err *err);

/*
 * proc_run, and an error for everything but exit status 0: names the program, how it ended and the
 * last lines of its standard error. An interrupt of ours gives ERR_INTERRUPTED.
 */
bool proc_check(const struct proc_spec *spec, struct arena *arena, struct proc_result *result,
                struct err *err);

/*
 * Whether a program failed for lack of system resources: disk space, memory,
 * processes. By its own words, which it must say in English (PROC_ENGLISH_SET), or by SIGKILL, with
 * which the kernel ends programs where memory runs out. Of a program whose own appetite is what is
 * tested, such as a benchmark, this says nothing.
 */
bool proc_starved(const struct proc_result *result);

/* For env_set and env_unset of programs whose messages are looked at. */
#define PROC_ENGLISH_SET "LC_MESSAGES=C"
#define PROC_ENGLISH_UNSET "LC_ALL", "LANGUAGE"

/*
 * The name under which a program of LLVM is in PATH: that of the newest version (`llvm-mca-19`),
 * else without one; null where there is none. Owned by the arena, or `program`.
 */
const char *proc_find_newest(struct arena *arena, const char *program);

/* The full path of a program in PATH, or null. */
const char *proc_find(struct arena *arena, const char *program);

#endif
