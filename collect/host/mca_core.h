#ifndef COLLECT_HOST_MCA_CORE_H
#define COLLECT_HOST_MCA_CORE_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/host/host.h"

/*
 * llvm-mca's model of a core: its ports, which of them move data between registers and L1, and how
 * many arithmetic instructions it starts per cycle. Found by analysing single instructions, so it
 * needs no table and works for every core that llvm-mca has a model for.
 */
struct core_ports {
    const char *program;  /* llvm-mca-19: the newest that is installed */
    const char *target;   /* -mcpu=znver3 */
    const char *llvm_cpu; /* LLVM's name of our core; NULL: unknown to LLVM */
    bool substitute; /* llvm-mca has no model of this core: the ports are those of a similar one */
    const char *const *all;
    size_t n_all;
    const char *const *load; /* the ports that bound a stream of vector loads */
    size_t n_load;
    const char *const *store; /* the same for stores */
    size_t n_store;
    struct peak_flops sp, dp; /* from the throughput of vector add, multiply, fused multiply-add */
};

/*
 * Runs the newest llvm-mca in PATH. If it has no model of the core with the host's widest vectors,
 * a similar core is used, then narrower vectors, and `substitute` is set. Fails if there is no
 * llvm-mca, or if it has none of these models.
 */
bool mca_core_find(const struct host *host, struct arena *arena, struct core_ports *out,
                   struct err *err);

/*
 * Parses a report of llvm-mca: the names of the resources, and those whose pressure per iteration
 * is within a tenth of the largest.
 */
bool mca_core_parse_report(struct str report, struct arena *arena, struct str_list *names,
                           struct str_list *bounding, double *block_throughput, struct err *err);

#endif
