#ifndef COLLECT_SWEEP_REVIEW_H
#define COLLECT_SWEEP_REVIEW_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/*
 * `review.yml`: people's traffic lights and comments on a configuration's data. The key `data` may
 * identify the data reviewed: the XXH128 hash of grid.csv (`xxh128sum`) at that time. If the file's
 * hash has changed since, the review is outdated. The keys are the sections of a page:
 *
 *     data: 0123456789abcdef0123456789abcdef
 *     general: {author: A. Person, date: 2026-11-20, review: green, comment: Fits the model.}
 *     scaling and so on: grid_scaling, data_transfers, thread_scaling, spatial_blocking, incore
 */
enum light { LIGHT_NONE, LIGHT_GREEN, LIGHT_YELLOW, LIGHT_RED };
enum { REVIEW_SECTIONS = 7 };

struct review_entry {
    enum light review;
    const char *author;
    const char *date;
    const char *comment;
};

struct review {
    const char *data;
    struct review_entry *sections[REVIEW_SECTIONS]; /* in the order of review_section_title; NULL
                                                       where nothing was said */
};

/* The key of a section: "general", "stencil", "grid_scaling", …; REVIEW_SECTIONS for another word.
 */
const char *review_section_key(size_t section);
size_t review_section_named(struct str key);

/* The light of a word, or false. */
bool review_light_named(struct str word, enum light *out);

/* As YAML text, owned by the arena. */
bool review_text(const struct review *review, struct arena *arena, struct str *text,
                 struct err *err);

/* The sections in plain words: "General", "Stencil and kernel", "Grid scaling", … */
const char *review_section_title(size_t section);

/* "green", "yellow", "red", "none": also the class name in the page. */
const char *light_name(enum light light);

/* Parses the text of a review.yml; errors carry file, line and column. Owned by the arena. */
bool review_parse(struct str text, const char *file, struct arena *arena, struct review *out,
                  struct err *err);

#endif
