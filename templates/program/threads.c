static bool is_parallel(void)
{
#ifdef _OPENMP
    return problem.parallel != 0;
#else
    return false;
#endif
}

/* For use in a parallel region; a single thread does not wait. */
static void barrier(const struct run *r)
{
    if (r->o.threads == 1)
        return;
#ifdef _OPENMP
#pragma omp barrier
#endif
}

static int current_cpu(void)
{
#ifdef __linux__
    return sched_getcpu();
#else
    return -1;
#endif
}

/* How long the calling thread has been runnable while others had its CPU, since its start; -1:
 * unknown. A kernel without this accounting reports zeros, also for the number of times that the
 * thread was scheduled. */
static double run_delay_s(void)
{
    double delay_ns = -1;
#ifdef __linux__
    char text[96] = "";
    const int file = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return -1;
    const ssize_t n = read(file, text, sizeof text - 1);
    close(file);
    unsigned long starts = 0;
    if (n <= 0 || sscanf(text, "%*s %lf %lu", &delay_ns, &starts) != 2 || starts == 0)
        return -1;
#endif
    return delay_ns < 0 ? -1 : 1e-9 * delay_ns;
}

/* False if the system refuses it. */
static bool pin_to(int cpu)
{
#ifdef __linux__
    const size_t bytes = CPU_ALLOC_SIZE((size_t)cpu + 1);
    cpu_set_t *set = CPU_ALLOC((size_t)cpu + 1);
    if (set == NULL)
        fail(1, "out of memory", NULL);
    CPU_ZERO_S(bytes, set);
    CPU_SET_S((size_t)cpu, bytes, set);
    const bool done = sched_setaffinity(0, bytes, set) == 0;
    CPU_FREE(set);
    return done;
#else
    (void)cpu;
    return true;
#endif
}

static void pin(const struct run *r, int thread)
{
    if (r->o.n_cpus > 0 && !pin_to(r->o.cpus[thread]))
        fail(1, "a thread cannot be pinned to a CPU of --cpus", NULL);
}

/* Subnormal numbers slow down many cores; a decaying iteration would reach them sooner or later. */
static void flush_subnormals(void)
{
#if defined(__SSE__)
    __builtin_ia32_ldmxcsr(__builtin_ia32_stmxcsr() | 0x8040U);
#elif defined(__aarch64__)
    uint64_t control;
    __asm__ volatile("mrs %0, fpcr" : "=r"(control));
    __asm__ volatile("msr fpcr, %0" : : "r"(control | (UINT64_C(1) << 24)));
#endif
}
