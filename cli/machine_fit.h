#ifndef CLI_MACHINE_FIT_H
#define CLI_MACHINE_FIT_H

#include "cli/command.h"

/* `inspect machine fit`: how a machine's times combine, from what was measured on it. */
int machine_fit(int argc, const char *const *argv, struct arena *arena, struct err *err);

#endif
