#ifndef CLI_MACHINE_STATE_H
#define CLI_MACHINE_STATE_H

#include "cli/command.h"

/* `inspect machine state`: prints, stores or compares the state of a system. */
command_fn machine_state;

#endif
