#include "cli/measured_miss.h"

bool measured_miss(const struct measurement *bench, struct miss_evidence *e)
{
    e->measured = bench->cy_per_cl.median;
    e->fastest = bench->cy_per_cl.min;
    e->clock_hz = bench->clock_hz;
    e->verdict = verdict_name(bench->verdict);
    e->reason = bench->reason;
    return miss_is(e);
}
