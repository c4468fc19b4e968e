#ifndef COLLECT_MACHINE_KERNCRAFT_PARTS_H
#define COLLECT_MACHINE_KERNCRAFT_PARTS_H

#include "collect/machine/kerncraft.h"

/*
 * The parts that kerncraft_read is made of: one for each block of the file, and the values that
 * all of them read. For collect/machine/kerncraft*.c only.
 */
struct kc_reader {
    struct arena *arena;
    struct violations *list;
    struct machine *m;
};

/* Adds the violation "is 'TEXT'; accepted: ACCEPTED" at the node. */
void kc_complain(struct kc_reader *r, const struct node *node, const char *what,
                 const char *accepted);

/* Adds "is no map" where it is none. */
void kc_require_map(struct kc_reader *r, const struct node *node, const char *what);

/* Missing, empty, `~`, null, or waiting for an expert. */
bool kc_unknown(const struct node *node);

/* A number with a unit, in bytes, Hz, cycles and seconds; 0 where it is not known. */
double kc_quantity(struct kc_reader *r, const struct node *node, const char *what);

/* A number without a fraction from 0 to 1e9. */
int kc_whole(struct kc_reader *r, const struct node *node, const char *what);

bool kc_truth(struct kc_reader *r, const struct node *node, const char *what, bool otherwise);

/* A text, or null where it is not known. Metrics may be numbers: `0` means there is none. */
const char *kc_text(struct kc_reader *r, const struct node *node);
const char *kc_text_or(struct kc_reader *r, const struct node *node, const char *otherwise);

/* The n-th pair of an ordered map, which is a list of maps with one key, or of a plain map. */
bool kc_pair_at(const struct node *map, size_t n, struct str *key, const struct node **value);
/* How many there are; 0 where it is no map. */
size_t kc_pairs(const struct node *map);

/* Vendor, model, instruction set, clock, topology. */
void kc_read_identity(struct kc_reader *r, const struct node *root);
/* Compilers, in-core analysers with their ports, peak FLOP/cy. */
void kc_read_tools(struct kc_reader *r, const struct node *root);
/* Caches, memory, and the edges between them. */
void kc_read_hierarchy(struct kc_reader *r, const struct node *root);
/* Stream mixes and bandwidths; after the hierarchy, whose levels they name. */
void kc_read_benchmarks(struct kc_reader *r, const struct node *root);

#endif
