#include "collect/model/units.h"

#include <stddef.h>

static const char *const names[] = {
    [UNIT_CY_PER_CL] = "cy/CL", [UNIT_CY_PER_IT] = "cy/It",   [UNIT_IT_PER_S] = "It/s",
    [UNIT_LUP_PER_S] = "LUP/s", [UNIT_FLOP_PER_S] = "FLOP/s",
};

const char *unit_name(enum unit u)
{
    return names[u];
}

int unit_parse(struct str name)
{
    return str_index_in(name, names, sizeof names / sizeof *names);
}

bool unit_is_rate(enum unit u)
{
    return u >= UNIT_IT_PER_S;
}

double unit_convert(double cy_per_cl, enum unit to, const struct work *w)
{
    if (to == UNIT_CY_PER_CL)
        return cy_per_cl; /* without `w` */
    const double lup_per_s = w->clock_hz * w->lup_per_cl / cy_per_cl;
    switch (to) {
    case UNIT_CY_PER_CL:
        break;
    case UNIT_CY_PER_IT:
        return cy_per_cl / w->lup_per_cl;
    case UNIT_IT_PER_S:
    case UNIT_LUP_PER_S:
        return lup_per_s;
    case UNIT_FLOP_PER_S:
        return w->flop_per_lup > 0 ? lup_per_s * w->flop_per_lup : 0;
    }
    return cy_per_cl;
}

double unit_mlup_cy(double clock_hz, double lup_per_cl)
{
    return clock_hz * lup_per_cl / 1e6;
}

double unit_mlup_per_s(double cy_per_cl, const struct work *w)
{
    return unit_convert(cy_per_cl, UNIT_LUP_PER_S, w) / 1e6;
}

double unit_transfer_cy(double bytes, double bytes_per_s, double clock_hz)
{
    return bytes * clock_hz / bytes_per_s;
}
