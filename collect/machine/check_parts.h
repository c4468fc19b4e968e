#ifndef COLLECT_MACHINE_CHECK_PARTS_H
#define COLLECT_MACHINE_CHECK_PARTS_H

#include "collect/machine/check.h"

/*
 * The parts of machine_check, and what they share. A path may have one hole `%` for an index; each
 * violation says what is accepted.
 */
void check_caches(const struct machine *m, struct violations *list);
void check_transfers(const struct machine *m, struct violations *list);
void check_counters(const struct machine *m, struct violations *list);
void check_tools(const struct machine *m, struct violations *list);
void check_mixes(const struct machine *m, struct violations *list);
void check_bandwidths(const struct machine *m, struct violations *list);
void check_fit(const struct machine *m, struct violations *list);
void check_core(const struct machine *m, struct violations *list);
void check_compositions(const struct machine *m, struct violations *list);
void check_provenance(const struct machine *m, struct violations *list);

/* The path with `index` in its hole, owned by the list's arena. */
const char *check_at(struct violations *list, const char *path, size_t index);

void check_range(struct violations *list, const char *path, double value, double min, double max);

void check_text(struct violations *list, const char *path, const char *text);

/* `text` (null: not known) must be one of the words, which end with a null. */
void check_word(struct violations *list, const char *path, const char *text,
                const char *const *words);

/*
 * Whether a list is no longer than MACHINE_MAX_LIST: longer ones are not written, so that whoever
 * loads them need not look through them all.
 */
bool check_length(struct violations *list, const char *path, size_t n);

/* `name_of` gives the i-th of n names, none of which may be empty or there twice. */
void check_names(struct violations *list, const char *path, const struct machine *m, size_t n,
                 const char *(*name_of)(const struct machine *m, size_t i));

/* Cores of the whole machine, and of a NUMA domain as socket and domains make it; 0: unknown. */
double check_all_cores(const struct machine *m);
int check_domain_cores(const struct machine *m);

#endif
