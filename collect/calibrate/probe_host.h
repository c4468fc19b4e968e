#ifndef COLLECT_CALIBRATE_PROBE_HOST_H
#define COLLECT_CALIBRATE_PROBE_HOST_H

#include "collect/calibrate/probe_run.h"

/* Builds and runs probes on this host: with the machine file's compiler, pinned, judged. */
struct probe_host;

/* Each run of a program lasts about `seconds` plus setup. `m` must stay valid. */
bool probe_host_open(const struct machine *m, double seconds, struct arena *arena,
                     struct probe_host **out, struct err *err);
/* Valid until it is closed. */
const struct probe_runner *probe_host_runner(const struct probe_host *host);
void probe_host_close(struct probe_host *host); /* null is allowed */

#endif
