#include <string.h>

#include "collect/host/host.h"

#if defined(__x86_64__)
#include <cpuid.h>

/*
 * Deterministic cache parameters, one sub-leaf per cache: its type in EAX[4:0] (0: no more caches,
 * 2: instructions), its level in EAX[7:5], whether it is inclusive in EDX[1]. Intel 64 and IA-32
 * Architectures Software Developer's Manual, volume 2, CPUID.
 */
void host_add_inclusion(struct host *host)
{
    enum { LEAF = 4, MAX_CACHES = 16, INSTRUCTIONS = 2 };
    if (strcmp(host->vendor, "Intel") != 0)
        return;
    for (unsigned i = 0; i < MAX_CACHES; i++) {
        unsigned eax = 0;
        unsigned ebx = 0;
        unsigned ecx = 0;
        unsigned edx = 0;
        if (__get_cpuid_count(LEAF, i, &eax, &ebx, &ecx, &edx) == 0 || (eax & 0x1f) == 0)
            return;
        const int level = (int)(eax >> 5 & 0x7);
        if ((eax & 0x1f) == INSTRUCTIONS || level < 1 || level > host->n_caches)
            continue;
        host->caches[level - 1].inclusive = (edx >> 1 & 1) != 0;
        host->caches[level - 1].inclusion_known = true;
        host->from.inclusion = "CPUID";
    }
}
#else
void host_add_inclusion(struct host *host)
{
    (void)host;
}
#endif
