#ifndef COLLECT_INCORE_COMPILE_H
#define COLLECT_INCORE_COMPILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/proc.h"
#include "base/str.h"
#include "collect/incore/listing.h"
#include "collect/machine/machine.h"

/* The command line with which an installed compiler writes assembly for a machine. */
struct compile_command {
    const char *name;        /* as in the machine file */
    const char *flags;       /* of the machine file */
    const char *program;     /* full path */
    const char *const *argv; /* null-terminated; C source on standard input, listing on output */
};

/*
 * How to compile for `isa`: gcc (for another instruction set than ours its cross compiler, e.g.
 * aarch64-linux-gnu-gcc) or clang (with --target). `name` null: the first of the machine's
 * compilers that is installed; compilers other than gcc and clang are skipped.
 *
 * Fails if the machine file is not trusted to run this compiler (collect/machine/trust.h). Linker
 * flags are left out.
 */
bool compile_choose(const struct machine *m, const char *name, enum asm_isa isa,
                    struct arena *arena, struct compile_command *out, struct err *err);

/*
 * Bytes of an SVE vector according to the flags: 64 for -msve-vector-bits=512 (gcc and clang; the
 * last one counts). 0 if they do not fix it: no such flag, `scalable`, or only a minimum (`512+`).
 */
int compile_sve_bytes(const char *flags);

/* Whether flags such as -march=native make code for this host's processor. */
bool compile_is_for_host(const char *flags);

/*
 * Whether flags such as -march=native make code for a processor that is not `m`: `cpuinfo` are
 * lines of /proc/cpuinfo here. False where either does not say which processor it is.
 */
bool compile_is_for_another(const char *flags, const struct machine *m, struct str cpuinfo);

/* proc_check in a temporary folder, which is removed afterwards with all files in it. */
bool compile_in_temp(struct proc_spec spec, struct arena *arena, struct proc_result *result,
                     struct err *err);

/*
 * Compiles C source to assembly with compile_in_temp. Gives up after `timeout_s` of CPU time, after
 * twice that plus `patience_s` of wall time, or at 16 MiB of output.
 */
bool compile_run(const struct compile_command *command, struct str source, double timeout_s,
                 double patience_s, struct arena *arena, struct str *listing, struct err *err);

/* First line of the program's --version, or its name. */
const char *compile_version(const char *program, struct arena *arena);

#endif
