#ifndef BASE_OPT_H
#define BASE_OPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "base/arena.h"
#include "base/err.h"

/*
 * Command-line options from a table: the same table parses, checks and prints the help, so that
 * they cannot disagree. Each row says where in the command's own options struct its value goes.
 */
enum opt_kind {
    OPT_FLAG,  /* bool: true when given */
    OPT_COUNT, /* int: how often it was given (-v -vv) */
    OPT_TEXT,  /* const char *: the argument, borrowed from argv */
    OPT_INT,   /* long: a decimal number within min..max */
    OPT_REAL,  /* double: a finite number within min..max */
    OPT_LIST,  /* struct opt_list: the arguments of every occurrence, one after another */
};

/* Collected arguments; the texts are borrowed from argv, the array belongs to the arena. */
struct opt_list {
    const char **items;
    size_t count;
};

struct opt {
    char letter;      /* short form, 0 for none */
    const char *name; /* long form without the dashes, null if there is none */
    enum opt_kind kind;
    size_t offset;    /* offsetof(struct my_options, field) */
    const char *arg;  /* what the help calls the argument: "FILE"; null for none */
    const char *help; /* one sentence */
    int n_args;       /* OPT_LIST only: arguments per occurrence; 0 means 1 */
    double min;       /* OPT_INT, OPT_REAL: accepted range; min == max means any */
    double max;
};

/* Table rows: an option, and an option whose number has a range. */
/* clang-format off */
#define OPT(letter, name, kind, offset, arg, help) {letter, name, kind, offset, arg, help, 0, 0, 0}
#define OPT_RANGE(letter, name, kind, offset, arg, help, min, max)                                 \
    {letter, name, kind, offset, arg, help, 0, min, max}
/* clang-format on */

/* The options of a struct opt_spec: a table, which ends there. */
#define OPT_TABLE(table) .opts = (table), .n_opts = sizeof(table) / sizeof *(table)

/* A command's options and help texts. All texts are literals. */
struct opt_spec {
    const char *name;     /* "inspect gen" */
    const char *synopsis; /* "PATH | -D N -r N …" */
    const char *about; /* one paragraph per line; lines that begin with a blank are not wrapped */
    const struct opt *opts;
    size_t n_opts;
    const char *examples; /* lines, each a working command; null for none */
};

/*
 * Parses argv[1..] into `values` (a struct with the command's defaults already set). Options may be
 * anywhere, `--` ends them, `--name=value` works, short flags can be joined (`-vv`); `-h`/`--help`
 * sets `*help` and stops. All other arguments go to `rest`. Negative numbers count as arguments.
 * Usage errors name the option and hint at --help.
 */
bool opt_parse(const struct opt_spec *spec, int argc, const char *const *argv, void *values,
               struct opt_list *rest, bool *help, struct arena *arena, struct err *err);

/* Prints the help. */
void opt_help(const struct opt_spec *spec, FILE *out);

#endif
