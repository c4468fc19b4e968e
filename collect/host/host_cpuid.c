#include <string.h>

#include "collect/host/host.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

bool host_take_cache_parameters(struct host *host, uint32_t eax, uint32_t edx)
{
    enum { NONE = 0, INSTRUCTIONS = 2 };
    const uint32_t type = eax & 0x1f;
    const int level = (int)(eax >> 5 & 0x7);
    if (type == NONE)
        return false;
    if (type == INSTRUCTIONS || level < 1 || level > host->n_caches)
        return true;
    host->caches[level - 1].inclusive = (edx >> 1 & 1) != 0;
    host->caches[level - 1].inclusion_known = true;
    host->from.inclusion = "CPUID";
    return true;
}

#if defined(__x86_64__)
void host_add_inclusion(struct host *host)
{
    enum { LEAF = 4, MAX_CACHES = 16 };
    unsigned eax = 0;
    unsigned ebx = 0;
    unsigned ecx = 0;
    unsigned edx = 0;
    if (strcmp(host->vendor, "Intel") != 0)
        return;
    for (unsigned i = 0; i < MAX_CACHES; i++) {
        if (__get_cpuid_count(LEAF, i, &eax, &ebx, &ecx, &edx) == 0 ||
            !host_take_cache_parameters(host, eax, edx))
            return;
    }
}
#else
void host_add_inclusion(struct host *host)
{
    (void)host;
}
#endif
