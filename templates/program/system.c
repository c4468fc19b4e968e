#include <float.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <fcntl.h>
#include <sched.h>
#include <sys/mman.h>
#endif
#ifdef _OPENMP
#include <omp.h>
#include <pthread.h>
#endif
#ifdef LIKWID_PERFMON
#include <likwid-marker.h>
#else
#define LIKWID_MARKER_INIT
#define LIKWID_MARKER_THREADINIT
#define LIKWID_MARKER_START(region)
#define LIKWID_MARKER_STOP(region)
#define LIKWID_MARKER_CLOSE
#endif

/* There is an instruction that flushes a line from the caches of all cores. */
#if defined(__SSE2__) || defined(__aarch64__)
enum { CAN_FLUSH = 1 };
#else
enum { CAN_FLUSH = 0 };
#endif
