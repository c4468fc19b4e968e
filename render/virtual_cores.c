#include "render/virtual_cores.h"

bool virtual_cores_on(const struct site *site, const struct site_machine *machine)
{
    for (size_t i = 0; i < site->n_summaries; i++) {
        if (site->summaries[i].on == machine && site->summaries[i].facts.virtual_cores)
            return true;
    }
    return false;
}

bool virtual_cores_any(const struct site *site)
{
    for (size_t m = 0; m < site->n_machines; m++) {
        if (virtual_cores_on(site, &site->machines[m]))
            return true;
    }
    return false;
}
