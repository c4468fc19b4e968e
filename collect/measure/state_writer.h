#ifndef COLLECT_MEASURE_STATE_WRITER_H
#define COLLECT_MEASURE_STATE_WRITER_H

#include "collect/measure/state.h"

/*
 * One section of the state while it is filled. Every add function sets `key` in it; without a
 * value, to null, with an entry in "missing".
 */
struct state_writer {
    const struct state_source *source;
    struct arena *arena;
    const char *section; /* its name */
    json_t *object;      /* borrowed */
    json_t *missing;     /* borrowed: "section.key" → reason */
};

/* Fills one section. */
typedef void state_section(struct state_writer *w);
state_section state_cpu;
state_section state_topology;
state_section state_clock;
state_section state_prefetchers;
state_section state_memory;
state_section state_kernel;
state_section state_os;
state_section state_virtualisation;
state_section state_limits;
state_section state_environment;
state_section state_load_now;
state_section state_users;
state_section state_software;

/* A file that holds one value, and its conversion: numbers are multiplied by `factor`. */
struct state_file {
    const char *key;
    const char *path;
    double factor; /* 0: text */
};

void state_null(struct state_writer *w, const char *key, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void state_text(struct state_writer *w, const char *key, struct str text, const char *otherwise);
/* NaN is missing; whole numbers become JSON integers. */
void state_number(struct state_writer *w, const char *key, double value, const char *otherwise);
void state_value(struct state_writer *w, const char *key, json_t *value);
void state_files(struct state_writer *w, const struct state_file *files, size_t n_files);

/* The content of a file below the root, trimmed; if it is empty, `*why` (may be null) says why. */
struct str state_content(const struct state_writer *w, const char *path, const char **why);

/*
 * The text with at most 1000 characters, those that are not printable ASCII replaced by '?'; owned
 * by the arena.
 */
const char *state_clean(struct str text, struct arena *arena);

/* The same as a JSON string. */
json_t *state_string(struct str text, struct arena *arena);

json_t *state_json_number(double value);

#endif
