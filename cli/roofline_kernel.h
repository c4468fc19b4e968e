#ifndef CLI_ROOFLINE_KERNEL_H
#define CLI_ROOFLINE_KERNEL_H

#include "cli/roofline_space.h"
#include "collect/measure/measure.h"
#include "collect/measure/placement.h"

/*
 * A kernel as the program of `inspect roofline`: its benchmark program, whose parameters are the
 * grid sizes; `.` stands for all that no other parameter names.
 */
struct roofline_kernel {
    const char *name;
    struct kernel kernel;
    struct measure_program *program;
};

/* Reads the kernel (cli/kernel_argument.h), checks that the space gives it every size, and builds
 * it. */
bool roofline_kernel_open(const char *argument, const struct machine *m, const struct space *space,
                          struct arena *arena, struct roofline_kernel *out, struct err *err);
void roofline_kernel_close(struct roofline_kernel *k);

/* Turns `request`, whose CPUs and caches are set, into sweeps at this point. */
bool roofline_kernel_request(const struct roofline_kernel *k, const struct space *space,
                             const int64_t *values, struct arena *arena,
                             struct placement_request *request, struct err *err);

/* The FLOPs of a sweep, from the kernel's text. */
bool roofline_kernel_flops(const struct roofline_kernel *k, const struct space *space,
                           const int64_t *values, struct placement_value *out, struct err *err);

#endif
