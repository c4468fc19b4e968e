#include "collect/incore/mca_faults.h"

#include <math.h>

#include "collect/machine/mca_target.h"

/*
 * Loads in flight, measured: C. Lam, chipsandcheese.com, "Loongson 3A6000" (2023; Zen 3: 72
 * documented, 116 in flight) and "AMD's Zen 4, Part 2" (2022; 136, and how the two structures work
 * together).
 */
static const struct {
    const char *cpu;
    int loads;
} in_flight[] = {{"znver3", 116}, {"znver4", 136}};

/* The part of an analysis that a fault affects, if it exceeds the time of the ports. */
enum part { FRONT_END, WAITING };

/*
 * The model of ThunderX2 T99 counts micro-ops that no port executes: `ldr q0, [x0]` is 3, on one
 * port for one cycle, `ldp q0, q1, [x0]` is 8 on two (llvm-mca 14 to 19).
 *
 * The models of Zen 1 and 2 have the floating-point scheduler's 36 entries and stall where it is
 * full; a queue before it takes in more, 64 on Zen 2 (C. Lam, chipsandcheese.com, "Analyzing Zen
 * 2's Cinebench R15 Lead", 2021). llvm-mca has no option for it.
 */
static const char few_entries[] =
    "LLVM's model of this processor stalls at 36 waiting floating-point operations, but the real "
    "processor holds more in a queue in front of its scheduler: the actual time is between the "
    "port bound and this";

static const struct {
    const char *cpu;
    enum part part;
    const char *doubt;
} faults[] = {
    {"thunderx2t99", FRONT_END,
     "LLVM's model of this processor counts more micro-ops than its ports execute (3 for ldr q, 8 "
     "for ldp q, q), and here the front end is the limit: the actual time is between the port "
     "bound and this"},
    {"znver1", WAITING, few_entries},
    {"znver2", WAITING, few_entries},
};

int mca_loads_in_flight(const char *target)
{
    const struct str cpu = mca_target_cpu(target);
    for (size_t i = 0; i < sizeof in_flight / sizeof in_flight[0]; i++) {
        if (str_eq(cpu, str_of(in_flight[i].cpu)))
            return in_flight[i].loads;
    }
    return 0;
}

static double busiest_port_cy(const struct analysis *analysis, size_t n_instructions)
{
    double most = 0;
    for (size_t p = 0; p < analysis->n_ports; p++) {
        double sum = 0;
        for (size_t i = 0; i < n_instructions; i++)
            sum += analysis->cy_per_port[i * analysis->n_ports + p];
        most = fmax(most, sum);
    }
    return most;
}

const char *mca_doubt(const char *target, const struct analysis *analysis, size_t n_instructions)
{
    static const double CLEARLY = 1.05;
    const struct str cpu = mca_target_cpu(target);
    const double ports = busiest_port_cy(analysis, n_instructions);
    const double parts[] = {
        [FRONT_END] = analysis->throughput_cy, [WAITING] = analysis->simulated_cy};
    const double others[] = {[FRONT_END] = ports, [WAITING] = fmax(ports, analysis->throughput_cy)};
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        const enum part part = faults[i].part;
        if (str_eq(cpu, str_of(faults[i].cpu)) && parts[part] > CLEARLY * others[part])
            return faults[i].doubt;
    }
    return NULL;
}
