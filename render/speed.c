#include "render/speed.h"

bool speed_is_known(struct speed s)
{
    return s.mlup_per_s > 0;
}

int speed_compare(struct speed a, struct speed b)
{
    if (speed_is_known(a) != speed_is_known(b))
        return speed_is_known(a) ? -1 : 1;
    if (!speed_is_known(a))
        return 0;
    if (a.is_bound != b.is_bound)
        return a.is_bound ? 1 : -1;
    return (a.mlup_per_s < b.mlup_per_s) - (a.mlup_per_s > b.mlup_per_s);
}
