/* A faulty benchmark program. Its first argument, for a benchmark the grid size, says how it
 * misbehaves: a number of enum misbehaviour. */
#define _DEFAULT_SOURCE
#include "misbehave.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

enum { SAMPLES = 8, FORKS = 3, HUGE_BYTES = 8 << 20 };

static const char *option(int argc, char **argv, const char *name)
{
    for (int i = 1; i + 1 < argc; i++) {
        if (strcmp(argv[i], name) == 0)
            return argv[i + 1];
    }
    return "0";
}

static int number(const char *text)
{
    return (int)strtol(text, NULL, 10);
}

static void report(int cpu)
{
    printf("{\"threads\": 1, \"parallel\": false, \"bytes\": 800, \"lups_per_sweep\": 100, "
           "\"checksum\": 1, \"setup_seconds\": 0.01, \"warmup_seconds\": 0.01, \"samples\": [");
    for (int i = 0; i < SAMPLES; i++)
        printf("%s{\"seconds\": 0.01, \"sweeps\": 1, \"clock_hz_before\": 1e9, "
               "\"clock_hz_after\": 1e9, \"involuntary_switches\": 0, \"minor_faults\": 0, "
               "\"major_faults\": 0, \"migrations\": 0, \"cpus\": [%d]}",
               i == 0 ? "" : ", ", cpu);
    printf("]}\n");
}

static _Noreturn void hang(void)
{
    for (;;)
        pause();
}

static void deaf(void)
{
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    signal(SIGINT, SIG_IGN);
}

/* Each generation in a new session, three generations. */
static void multiply(int generations)
{
    for (int i = 0; generations > 0 && i < FORKS; i++) {
        if (fork() == 0) {
            setsid();
            deaf();
            multiply(generations - 1);
            hang();
        }
    }
}

static void start_daemon(void)
{
    if (fork() == 0) {
        setsid();
        if (fork() == 0) {
            deaf();
            hang();
        }
        _exit(0);
    }
}

static _Noreturn void flood(FILE *stream)
{
    setvbuf(stream, NULL, _IOFBF, 1 << 16);
    for (;;)
        fputs("all work and no play\n", stream);
}

static void litter(void)
{
    const char *folders[] = {".", getenv("TMPDIR")};
    for (int i = 0; i < 2; i++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/litter%d", folders[i] != NULL ? folders[i] : "/", i);
        FILE *file = fopen(path, "w");
        if (file == NULL)
            exit(1);
        fclose(file);
    }
}

int main(int argc, char **argv)
{
    const int cpu = number(option(argc, argv, "--cpus")); /* the first of the list */
    switch (argc > 1 ? number(argv[1]) : 0) {
    case BEHAVE:
        break;
    case HANG:
        deaf();
        hang();
    case CRASH:
        raise(SIGSEGV);
        break;
    case KILLED:
        raise(SIGKILL);
        break;
    case FAIL:
        fputs("the reason\n", stderr);
        return 3;
    case FLOOD_OUT:
        flood(stdout);
    case FLOOD_ERR:
        flood(stderr);
    case MULTIPLY:
        multiply(3);
        hang();
    case DAEMON:
        start_daemon();
        break;
    case GARBAGE:
        puts("\x01\xff no JSON {");
        return 0;
    case HUGE_JSON:
        printf("{\"threads\": 1, \"more\": \"");
        for (int i = 0; i < HUGE_BYTES; i++)
            putchar('x');
        puts("\"}");
        return 0;
    case HALF_JSON:
        fputs("{\"threads\": 1, \"parallel\": true, \"bytes\": 800, \"samples\": [{\"seco", stdout);
        return 0;
    case LITTER:
        litter();
        break;
    case FEWER_THREADS:
        break; /* one, whatever was asked for */
    case WRONG_CPU:
        report(99);
        return 0;
    default:
        return 2;
    }
    report(cpu);
    return 0;
}
