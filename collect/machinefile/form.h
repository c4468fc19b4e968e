#ifndef COLLECT_MACHINEFILE_FORM_H
#define COLLECT_MACHINEFILE_FORM_H

#include "collect/machine/check.h"
#include "collect/machinefile/schema.h"

/*
 * Adds what is wrong with a file's form and no longer shows in the machine: 0 for what is not
 * known, keys that mean nothing where they stand or are missing there.
 */
void machine_check_values(const struct machine_form *form, struct violations *list);

/*
 * The machine that a file's form describes; it shares texts and lists with the form. Names that
 * nothing answers to are added to `list`; the struct is whole all the same, so that machine_check
 * can add what it finds, but the level or mix of a bandwidth or fit point is -1 where nobody knows
 * it.
 */
void machine_from_form(const struct machine_form *form, struct machine *out,
                       struct violations *list);

/* Takes bandwidths and fit points with such a level or mix out, after machine_check. */
void machine_drop_unknown(struct machine *m, struct arena *arena);

/* The form that describes a machine, owned by the arena; it points into the machine. */
struct machine_form *machine_to_form(const struct machine *m, struct arena *arena);

/* The text with libcyaml's numbers as short as gives the same double: people read these files. */
struct str machine_short_numbers(struct str text, struct arena *arena);

#endif
