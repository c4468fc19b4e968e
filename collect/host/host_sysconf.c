#include <unistd.h>

#include "collect/host/host.h"

/* glibc has names for them, and on x86 takes the values from CPUID. */
#if defined(_SC_LEVEL1_DCACHE_SIZE)
static const struct {
    int bytes, ways, line_bytes;
} names[] = {
    {_SC_LEVEL1_DCACHE_SIZE, _SC_LEVEL1_DCACHE_ASSOC, _SC_LEVEL1_DCACHE_LINESIZE},
    {_SC_LEVEL2_CACHE_SIZE, _SC_LEVEL2_CACHE_ASSOC, _SC_LEVEL2_CACHE_LINESIZE},
    {_SC_LEVEL3_CACHE_SIZE, _SC_LEVEL3_CACHE_ASSOC, _SC_LEVEL3_CACHE_LINESIZE},
    {_SC_LEVEL4_CACHE_SIZE, _SC_LEVEL4_CACHE_ASSOC, _SC_LEVEL4_CACHE_LINESIZE},
};
_Static_assert(sizeof names / sizeof names[0] == MACHINE_MAX_LEVELS, "names for each level");

int host_sysconf_caches(struct host_cache_size sizes[MACHINE_MAX_LEVELS])
{
    int n = 0;
    while (n < MACHINE_MAX_LEVELS && sysconf(names[n].bytes) > 0) {
        sizes[n] = (struct host_cache_size){
            .bytes = sysconf(names[n].bytes),
            .ways = sysconf(names[n].ways),
            .line_bytes = sysconf(names[n].line_bytes),
        };
        n++;
    }
    return n;
}
#else
int host_sysconf_caches(struct host_cache_size sizes[MACHINE_MAX_LEVELS])
{
    (void)sizes;
    return 0;
}
#endif
