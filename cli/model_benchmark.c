#include "cli/model_report.h"

#include <math.h>

#include "base/plural.h"
#include "collect/model/notation.h"

bool model_benchmark_point(const struct model_request *r, struct measure_program **program,
                           struct model_result *result, struct arena *arena, struct arena *scratch,
                           struct err *err)
{
    struct measure_options options = r->measuring;
    options.threads = result->cores;
    options.compiler = r->compiler;
    struct measurement *bench = arena_alloc(scratch, 1, sizeof *bench);
    if (*program == NULL &&
        !measure_program_build(r->kernel, r->machine, &options, arena, program, err))
        return false;
    if (!measure_run(*program, result->sizes, &options, scratch, bench, err))
        return false;
    result->bench = bench;
    return true;
}

void model_text_benchmark(const struct model_request *r, const struct model_result *result,
                          struct sb *out)
{
    const struct measurement *b = result->bench;
    const struct work work = {b->clock_hz, kernel_lup_per_cl(r->kernel, r->machine->line_bytes),
                              kernel_flops_sum(&r->kernel->flops)};
    sb_addz(out, "Benchmark: ");
    notation_value(b->cy_per_cl.median, r->unit, &work, out);
    sb_addz(out, " (");
    notation_range(b->cy_per_cl.min, b->cy_per_cl.max, r->unit, &work, out);
    sb_addf(out, ", %.4g MLUP/s) at %.3g GHz, %zu sample%s: %s\n", b->mlup_per_s.median,
            b->clock_hz / 1e9, b->n_samples, PLURAL(b->n_samples), verdict_name(b->verdict));
    if (b->verdict != VERDICT_OK || r->verbose > 0)
        sb_addf(out, "  %s\n", b->reason);
    if (r->verbose > 0 && isfinite(b->huge_page_share))
        sb_addf(out, "  memory in huge pages: %.0f %%\n", 100 * b->huge_page_share);
    if (r->verbose > 0)
        sb_addf(out, "  counters: %s\n", b->counters);
    if ((r->modes & MODE_ECM) != 0 && b->cy_per_cl.median > 0)
        sb_addf(out, "  ECM predicts %+.0f %%\n",
                100 * (result->point.T_ECM_multicore_cy_per_cl / b->cy_per_cl.median - 1));
}
