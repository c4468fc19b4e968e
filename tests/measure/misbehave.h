#ifndef TESTS_MEASURE_MISBEHAVE_H
#define TESTS_MEASURE_MISBEHAVE_H

enum misbehaviour {
    BEHAVE,
    HANG, /* deaf to SIGTERM */
    CRASH,
    KILLED, /* as by the kernel */
    FAIL,   /* with exit status 3 and a line on standard error */
    FLOOD_OUT,
    FLOOD_ERR,
    MULTIPLY, /* forks 39 processes, each with a session of its own, and hangs */
    DAEMON,   /* leaves one behind */
    GARBAGE,
    HUGE_JSON,
    HALF_JSON,
    LITTER, /* leaves files in its folder and in $TMPDIR */
    FEWER_THREADS,
    WRONG_CPU,
};

#endif
