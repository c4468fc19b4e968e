/* `rounds` * 16 register adds, each of which depends on the one before: one add per cycle. The
 * addend is known only at run time, since some cores fold adds of a constant. */
static uint64_t add_chain(uint64_t rounds, uint64_t addend)
{
    uint64_t sum = rounds;
    for (uint64_t i = 0; i < rounds; i++) {
#define ADD                                                                                        \
    sum += addend;                                                                                 \
    __asm__ volatile("" : "+r"(sum));
        ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD
#undef ADD
    }
    return sum;
}

/* The fastest of three chunks: an interrupt hits at most one of them. */
static double clock_hz(void)
{
    enum { ROUNDS = 4096, CHUNKS = 3 };
    static volatile uint64_t addend = 3;
    double best_s = 1e9;
    uint64_t sum = 0;
    for (int i = 0; i < CHUNKS; i++) {
        const double start = now_s();
        sum += add_chain(ROUNDS, addend);
        const double seconds = now_s() - start;
        best_s = seconds < best_s ? seconds : best_s;
    }
    __asm__ volatile("" : : "r"(sum));
    return 16.0 * ROUNDS / best_s;
}

static double mean_clock_hz(const struct run *r)
{
    double sum = 0;
    for (int t = 0; t < r->o.threads; t++)
        sum += r->threads[t].clock_hz;
    return sum / r->o.threads;
}
