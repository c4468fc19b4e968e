#ifndef CLI_COMPARE_SIZES_H
#define CLI_COMPARE_SIZES_H

#include "base/opt.h"
#include "collect/compare/comparison.h"

/*
 * The sizes to compare at: what -D says; what the file defines; what was measured; else sizes for
 * the caches. Sets `sizes`, `n_sizes` and `sizes_are_ours` of the request.
 */
bool compare_sizes_choose(const struct opt_list *given, const struct own_code *code,
                          const struct machine *m, struct arena *arena,
                          struct comparison_request *r, struct err *err);

#endif
