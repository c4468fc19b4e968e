#ifndef COLLECT_MEASURE_STATE_DIFF_H
#define COLLECT_MEASURE_STATE_DIFF_H

#include "base/json.h"

enum state_agreement {
    STATE_AGREES,
    STATE_DIFFERS,
    STATE_VARIES, /* differs, but does so from minute to minute: load, free memory, … */
    STATE_UNKNOWN /* null or absent in one of the states */
};

/* One field: its keys joined by dots, and both values as text ("-" where there is none). */
struct state_row {
    const char *field;
    const char *ours;
    const char *theirs;
    enum state_agreement agreement;
};

struct state_diff {
    struct state_row *rows;
    size_t n_rows;
    size_t n_differing;
};

/*
 * Compares two machine states field by field. A list of texts is one field; if it differs, only the
 * entries missing in the other state are shown. A measured clock agrees within 5 %. Owned by the
 * arena.
 */
void state_compare(const json_t *ours, const json_t *theirs, struct arena *arena,
                   struct state_diff *out);

/* The table as text; `all`: also the fields that agree. Ends with how many differ. */
void state_diff_format(const struct state_diff *diff, const char *ours, const char *theirs,
                       bool all, struct sb *out);

#endif
