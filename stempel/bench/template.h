#ifndef STEMPEL_BENCH_TEMPLATE_H
#define STEMPEL_BENCH_TEMPLATE_H

#include "base/str.h"

/*
 * The fixed parts of every benchmark program, templates/bench/head.c and main.c, built in. The
 * kernel's own part stands between them.
 */
extern const struct str bench_template_head;
extern const struct str bench_template_main;

#endif
