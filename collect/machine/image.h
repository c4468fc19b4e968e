#ifndef COLLECT_MACHINE_IMAGE_H
#define COLLECT_MACHINE_IMAGE_H

#include "collect/machine/check.h"
#include "collect/machine/schema.h"

/*
 * The machine that a file's image describes, copied into the arena of `list`. Names that nothing
 * answers to are added to `list`; the struct is whole all the same, so that machine_check can add
 * what it finds.
 */
void machine_from_image(const struct image *image, struct machine *out, struct violations *list);

/* The image that describes a machine, owned by the arena. */
struct image *machine_to_image(const struct machine *m, struct arena *arena);

/* The text with libcyaml's numbers as short as gives the same double: people read these files. */
struct str machine_short_numbers(struct str text, struct arena *arena);

#endif
