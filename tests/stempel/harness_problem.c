/* Between the fixed parts of a measured program, for harness_test.c: a problem that tests change.
 * What the program writes goes into texts, and where it would exit, the test goes on. */
#include "unit.h"

#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "golden.h"
#include "stempel/kernel/tree.h"

_Static_assert((int)MAX_DIMS == KERNEL_MAX_DIMS && (int)MAX_LOOPS == KERNEL_MAX_LOOPS &&
                   (int)MAX_SIZES == KERNEL_MAX_SYMBOLS &&
                   (int)MAX_VARIABLES == KERNEL_MAX_VARIABLES,
               "a program has room for any kernel");

static struct problem problem;
static FILE *written;
static FILE *complained;
static jmp_buf exited;

#if defined(__SSE2__)
/* Lines are noted instead of flushed. */
static const char *flushed[64];
static int n_flushed;

static void note_flushed(const char *line)
{
    flushed[n_flushed++ % 64] = line;
}
#define __builtin_ia32_clflush note_flushed
#endif

static _Noreturn void leave(int status)
{
    longjmp(exited, status + 1);
}

#undef fail
#undef stdout
#undef stderr
#define stdout written
#define stderr complained
#define printf(...) fprintf(written, __VA_ARGS__)
#define putchar(c) putc(c, written)
#define exit leave
#define main harness_main
