#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include <stdio.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/opt.h"

/* Exit status of a command that compares, and finds a difference: no failure, but not equal. */
enum { COMMAND_DIFFERS = 3 };

/*
 * One subcommand of `inspect`: argv[0] is the subcommand's name. Results go to standard output,
 * chatter to standard error. Returns the exit status (0 done, 1 the work failed, 2 wrong usage,
 * COMMAND_DIFFERS); with `err` set, main prints it and takes the status from it.
 */
typedef int command_fn(int argc, const char *const *argv, struct arena *arena, struct err *err);

/* A row of a table of commands, which ends with a name that is null. */
struct command {
    const char *name;
    command_fn *run;
    const char *summary;
};

/* By its name; NULL if no command has it. */
const struct command *command_find(const struct command *commands, const char *name);
/* A line each, for --help. */
void command_list(const struct command *commands, FILE *out);

/*
 * How every command begins: opt_parse() into `values` and `rest`, and --help. Whether there is
 * anything left to do; if not, the command returns 0: help was printed, or main takes the status
 * from `err`.
 */
bool command_begin(const struct opt_spec *spec, int argc, const char *const *argv, void *values,
                   struct opt_list *rest, struct arena *arena, struct err *err);

/* Wrong usage: `value` is not a `what`, such as "unit"; what is accepted is `known`. False. */
bool command_refuse(const char *value, const char *what, const char *known, struct err *err);

/* Whether the FILE of an option is `-`, standard output; false for null. */
bool command_to_stdout(const char *path);

/* Writes a result to the FILE of an option: whole and at once, or to standard output for `-`. */
bool command_write(const char *path, struct str text, struct err *err);

/* Each lives in cli/cmd_<name>.c and has one row in the table of cli/main.c. */
command_fn cmd_collect;
command_fn cmd_gen;
command_fn cmd_bench;
command_fn cmd_model;
command_fn cmd_compare;
command_fn cmd_import;
command_fn cmd_review;
command_fn cmd_reproduce;
command_fn cmd_publish;
command_fn cmd_render;
command_fn cmd_roofline;
command_fn cmd_machine;
command_fn cmd_jobs;

#endif
