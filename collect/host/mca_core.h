#ifndef COLLECT_HOST_MCA_CORE_H
#define COLLECT_HOST_MCA_CORE_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/host/host.h"

/*
 * What llvm-mca knows of a core: its ports, which of them move data between registers and L1, and
 * how many arithmetic instructions it starts a cycle. Found by analysing single instructions, so it
 * needs no table and works for every core that llvm-mca has a model of.
 */
struct core_ports {
    const char *program;  /* llvm-mca-19: the newest that is installed */
    const char *target;   /* -mcpu=znver3 */
    const char *llvm_cpu; /* what LLVM says that our core is; NULL: it does not know it */
    bool substitute;      /* llvm-mca has no model of this core: the ports are a similar one's */
    const char *const *all;
    size_t n_all;
    const char *const *load; /* the ports that bound a stream of vector loads */
    size_t n_load;
    const char *const *store; /* the same for stores */
    size_t n_store;
    struct peak_flops sp, dp; /* from the throughput of vector add, multiply, fused multiply-add */
};

/*
 * Asks the newest llvm-mca in PATH. Where it has no model of the core for the widest vectors of the
 * host, a similar core is taken, then narrower vectors; it is marked then. Fails where there is no
 * llvm-mca, or none of them is known to it.
 */
bool mca_core_find(const struct host *host, struct arena *arena, struct core_ports *out,
                   struct err *err);

/*
 * The names of the resources in a report of llvm-mca, and those whose pressure for one iteration is
 * within a tenth of the largest.
 */
bool mca_core_parse_report(struct str report, struct arena *arena, struct str_list *names,
                           struct str_list *bounding, double *block_throughput, struct err *err);

#endif
