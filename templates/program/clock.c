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

/* `rounds` * 16 register adds in eight chains: as many per cycle as the core issues. Another
 * thread of the core that is busy takes a part of them, and leaves one chain as it is. */
static uint64_t add_wide(uint64_t rounds, uint64_t addend)
{
    uint64_t s[8] = {rounds};
    for (uint64_t i = 0; i < rounds; i++) {
#define ADD(n)                                                                                     \
    s[n] += addend;                                                                                \
    __asm__ volatile("" : "+r"(s[n]));
#define ADDS ADD(0) ADD(1) ADD(2) ADD(3) ADD(4) ADD(5) ADD(6) ADD(7)
        ADDS ADDS
#undef ADDS
#undef ADD
    }
    return s[0] + s[1] + s[2] + s[3] + s[4] + s[5] + s[6] + s[7];
}

/* The fastest of three chunks: an interrupt hits at most one of them. */
static double adds_per_s(uint64_t (*adds)(uint64_t, uint64_t))
{
    enum { ROUNDS = 4096, CHUNKS = 3 };
    static volatile uint64_t addend = 3;
    double best_s = 1e9;
    uint64_t sum = 0;
    for (int i = 0; i < CHUNKS; i++) {
        const double start = now_s();
        sum += adds(ROUNDS, addend);
        const double seconds = now_s() - start;
        best_s = seconds < best_s ? seconds : best_s;
    }
    __asm__ volatile("" : : "r"(sum));
    return 16.0 * ROUNDS / best_s;
}

static void look_at_core(struct thread *own)
{
    own->clock_hz = adds_per_s(add_chain);
    const double adds_per_cycle = adds_per_s(add_wide) / own->clock_hz;
    own->adds_per_cycle =
        adds_per_cycle < own->adds_per_cycle ? adds_per_cycle : own->adds_per_cycle;
}

static double least_adds_per_cycle(const struct run *r)
{
    double least = r->threads[0].adds_per_cycle;
    for (int t = 1; t < r->o.threads; t++)
        least = r->threads[t].adds_per_cycle < least ? r->threads[t].adds_per_cycle : least;
    return least;
}

static double mean_clock_hz(const struct run *r)
{
    double sum = 0;
    for (int t = 0; t < r->o.threads; t++)
        sum += r->threads[t].clock_hz;
    return sum / r->o.threads;
}
