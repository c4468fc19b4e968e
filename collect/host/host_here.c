#include "collect/host/host.h"

static bool read_here(const int *allowed, size_t n, struct arena *arena, struct host *out,
                      struct err *err)
{
    const struct likwid_answer likwid = host_likwid_read(arena);
    if (!host_read("", allowed, n, &likwid, arena, out, err))
        return false;
    if (out->n_caches == 0) {
        struct host_cache_size sizes[MACHINE_MAX_LEVELS];
        host_take_sysconf_caches(out, sizes, host_sysconf_caches(sizes));
    }
    host_add_inclusion(out);
    const int sve_bytes = host_sve_bytes();
    if (sve_bytes != 0)
        out->sve_bytes = sve_bytes; /* the figure in /proc is that of new processes */
    if (out->n_caches > 0)
        return true;
    err_set(err, ERR_INPUT, "neither the kernel, likwid nor the C library reports the cache sizes");
    return err_hint(err, "write a machine file by hand: machines/README.md");
}

bool host_here(struct arena *arena, struct host *out, struct err *err)
{
    const int *allowed = NULL;
    size_t n = 0;
    return host_allowed_cpus(arena, &allowed, &n, err) && read_here(allowed, n, arena, out, err);
}

bool host_here_whole(struct arena *arena, struct host *out, struct err *err)
{
    return read_here(NULL, 0, arena, out, err);
}

bool host_cpus_here(const int *ours, size_t n_ours, struct arena *arena, struct host *out,
                    struct err *err)
{
    if (!host_read_cpus("", ours, n_ours, NULL, arena, out, err))
        return false;
    if (out->from.cores == HOST_SYS && out->from.domains == HOST_SYS)
        return true;
    const struct likwid_answer likwid = host_likwid_read(arena);
    return host_read_cpus("", ours, n_ours, &likwid, arena, out, err);
}
