#ifndef RENDER_TRY_TRY_ANSWER_H
#define RENDER_TRY_TRY_ANSWER_H

#include "base/arena.h"
#include "base/str.h"
#include "render/try/try_memory.h"

/*
 * The analyser of the page try.html: takes a request, packed (base/yaml_packed.h), and returns an
 * answer as JSON. The numbers are those of `inspect model --json`, with the same names, from the
 * same functions. Pure.
 *
 * A request has one of these; "kernel" is source text, "machine" the tree of a machine file:
 *
 *   {"do": "generate", "class": PATH}                 → "kernel": the class's text
 *   {"do": "read", "kernel": …}                       → "facts"
 *   {"do": "machine", "machine": …}                   → "machine": its levels and cores
 *   {"do": "sources", "kernel": …, "name": NAME}      → "function", "benchmark": C files
 *   {"do": "analyse", "kernel": …, "machine": …, "sizes": {"N": RANGE, …}, and, where wanted,
 *    "predictor": "LC", "cores": 1, "safety": 1, "literature": false, "penalty": false,
 *    "core": {"T_comp": cy/CL, "T_RegL1": cy/CL},
 *    "caches": {"L1": {"bytes": …, "shared": …}, …}, "fresh": N, "detail": N, "plots": true,
 *    "brief": true}
 *                                                     → all of the above and "points", …
 *
 * If the kernel is real C code, it is read as far as paste_read can; the answer then has the lines
 * of its "nests", and "nest" in the request selects one, from 0. At most "fresh" points are
 * simulated; together with those simulated before they are the answer's "points". "of" is the
 * number of all points. Without "core" the in-core time is a lower bound from the machine's
 * throughputs. "detail" is the number of the point that is explained, the last one unless given; in
 * "brief" all others have only their sizes, traffic in bytes and rate. If a request is wrong, the
 * answer has "error": "text", "hint", "line", "col", "source" (the line of a kernel), "of"
 * (`kernel`, `machine`, `sizes` or `request`).
 */
enum {
    TRY_MAX_REQUEST_BYTES = 4 << 20,
    TRY_MAX_POINTS = 2000,
    TRY_MAX_CORES = 512 /* of the scaling */
};

void try_answer(struct str request, struct try_memory *memory, struct arena *arena,
                struct sb *answer);

#endif
