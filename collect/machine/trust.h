#ifndef COLLECT_MACHINE_TRUST_H
#define COLLECT_MACHINE_TRUST_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/machine/machine.h"

/*
 * What a machine file may make us run. Its author chooses the compiler and the flags, and a flag
 * can load code (-fplugin=), start a program (-wrapper), read a file (@file, -include) or write one
 * (-foptimization-record-file=). So only what is known to choose nothing but the code is run
 * unasked: compilers by the bare names they are known under, and flags of the families in trust.c.
 * Whoever reads a machine file judges its compilers by this (machine_load does); what the user
 * types is not judged.
 */

/*
 * Each fails, with what to do, where a compiler is not called like one or lies at a path, or where
 * a flag is not among the known ones; then `*word` (may be null) is that flag, a slice of `flags`.
 */
bool trust_judge_name(const char *name, struct err *err);
bool trust_judge_flags(const char *name, const char *flags, struct str *word, struct err *err);

/* Fails with what was judged when the file was read. Before a compiler is run, always. */
bool trust_check(const struct compiler *compiler, struct err *err);

/* The same for all of a machine's compilers. */
bool trust_check_all(const struct machine *m, struct err *err);

/* The user vouches for the file: its compilers are run as they are. */
void trust_all(struct machine *m, struct arena *arena);

#endif
