#include "base/clock.h"

#include "base/sort.h"
#include "base/str.h"

int64_t clock_ns(const struct timespec *time)
{
    return (int64_t)time->tv_sec * 1000000000 + time->tv_nsec;
}

double clock_now_s(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

const char *clock_utc(struct arena *arena)
{
    char text[32];
    const time_t now = time(NULL);
    struct tm utc;
    gmtime_r(&now, &utc);
    strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
    return str_cstr(arena, str_of(text));
}

/* One register addition. On other architectures the compiler generates it. */
#if defined(__x86_64__)
#define ADD "add %1, %0\n\t"
#elif defined(__aarch64__)
#define ADD "add %0, %0, %1\n\t"
#endif

/* 64 additions, x = x + y each. */
static inline uint64_t add64(uint64_t x, uint64_t y)
{
#ifdef ADD
    __asm__ volatile(
        ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD
            ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD
                ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD
        : "+r"(x)
        : "r"(y));
#else
    for (int i = 0; i < 64; i++) {
        x += y;
        __asm__ volatile("" : "+r"(x));
    }
#endif
    return x;
}

double clock_chain_s(long adds)
{
    uint64_t x = 1;
    const double start_s = clock_now_s();
    for (long i = 0; i < adds; i += 64)
        x = add64(x, 1);
    const double seconds = clock_now_s() - start_s;
    __asm__ volatile("" : : "r"(x));
    return seconds;
}

double clock_core_hz(double seconds)
{
    enum { ADDS = 64 * 512, LAST = 1024 };
    double chain_s[LAST];
    int count = 0;
    const double start_s = clock_now_s();
    do {
        chain_s[count++ % LAST] = clock_chain_s(ADDS);
    } while (clock_now_s() - start_s < seconds);
    const int kept = count < LAST ? count : LAST;
    sort_doubles(chain_s, (size_t)kept);
    return ADDS / chain_s[kept / 2];
}
