#ifndef COLLECT_KERNCRAFT_KERNCRAFT_PARTS_H
#define COLLECT_KERNCRAFT_KERNCRAFT_PARTS_H

#include "collect/kerncraft/kerncraft.h"

/*
 * The parts that kerncraft_read is made of: one for each block of the file, and the values that
 * all of them read. For collect/kerncraft only.
 */

/* What the file leaves open is assumed or inferred; each has an entry in the provenance. */
enum kc_guess { KC_IDENTITY_INFERRED, KC_IDENTITY_ASSUMED, KC_CACHES, KC_TRANSFERS, KC_GUESSES };

struct kc_reader {
    struct arena *arena;
    struct violations *list;
    struct machine *m;
    struct kerncraft_places *places;
    struct sb guesses[KC_GUESSES];
};

/* Adds the violation "is 'TEXT'; accepted: ACCEPTED" at the node. */
void kc_complain(struct kc_reader *r, const struct yml_node *node, const char *what,
                 const char *accepted);

/* The same about the i-th key of a map. */
void kc_complain_key(struct kc_reader *r, const struct yml_node *map, size_t i, const char *what,
                     const char *accepted);

/* A violation at a node in other words. */
void kc_refuse(struct kc_reader *r, const struct yml_node *node, const char *what,
               const char *text);

/* Notes on odd but harmless values, if the caller wants them. */
void kc_note(struct kc_reader *r, const struct yml_node *node, const char *what, const char *text);

/* Writes down what was assumed or inferred. */
void kc_guess(struct kc_reader *r, enum kc_guess which, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Adds "is not a map" where it is not one. */
void kc_require_map(struct kc_reader *r, const struct yml_node *node, const char *what);

/* Missing, empty, `~`, null, or waiting for an expert. */
bool kc_unknown(const struct yml_node *node);

/* A number with a unit, in bytes, Hz, cycles and seconds; 0 where it is not known. */
double kc_quantity(struct kc_reader *r, const struct yml_node *node, const char *what);

/* A number without a fraction from 0 to 1e9. */
int kc_whole(struct kc_reader *r, const struct yml_node *node, const char *what);

bool kc_truth(struct kc_reader *r, const struct yml_node *node, const char *what, bool otherwise);

/* A text, or null where it is not known. Metrics may be numbers: `0` means there is none. */
const char *kc_text(struct kc_reader *r, const struct yml_node *node);
const char *kc_text_or(struct kc_reader *r, const struct yml_node *node, const char *otherwise);

/* A counter metric; one that cannot be read is noted and left out: no prediction needs it. */
const char *kc_metric(struct kc_reader *r, const struct yml_node *map, const char *key);

/* The n-th pair of an ordered map, which is a list of maps with one key, or of a plain map; other
 * entries of the list are violations. */
bool kc_pair_at(struct kc_reader *r, const struct yml_node *map, size_t n, const char *what,
                struct str *key, const struct yml_node **value);
/* How many there are; 0 where it is not a map. */
size_t kc_pairs(const struct yml_node *map);

/* Analysers: ours are the programs' names. The name itself where it is none of those known. */
const char *kc_their_analyser(const char *ours);

/* Vendor, model, instruction set, clock, topology. */
void kc_read_identity(struct kc_reader *r, const struct yml_node *root);
/* Compilers, in-core analysers with their ports, peak FLOP/cy. */
void kc_read_tools(struct kc_reader *r, const struct yml_node *root);
/* Caches, memory, and the edges between them. */
void kc_read_hierarchy(struct kc_reader *r, const struct yml_node *root);
/* Stream mixes and bandwidths; after the hierarchy, whose levels they name. */
void kc_read_benchmarks(struct kc_reader *r, const struct yml_node *root);

/*
 * The map `inspect`, in which kerncraft_write keeps what the format has no place for; after all
 * else. `inspect` may be null. The provenance in it takes the place of what is there.
 */
void kc_read_extra(struct kc_reader *r, const struct yml_node *inspect);
bool kc_write_extra(const struct machine *m, struct sb *out, struct err *err);

#endif
