#include "collect/sweep/journal.h"

enum { JOURNAL_MAX_BYTES = 1 << 30 };

static void take_line(struct journal *j, struct str line)
{
    struct err ignored = {0};
    json_t *record = json_parse(line, j->name, &ignored);
    const char *key = json_string_value(json_object_get(record, "key"));
    if (key != NULL)
        json_object_set(j->records, key, record);
    json_decref(record);
}

bool journal_open(const struct dir *folder, const char *name, struct arena *arena,
                  struct journal *out, struct err *err)
{
    *out = (struct journal){.folder = folder, .name = name, .records = json_object()};
    struct str text;
    if (!dir_file_read_optional(folder, name, JOURNAL_MAX_BYTES, arena, &text, err)) {
        journal_close(out);
        return false;
    }
    out->torn = text.len != 0 && text.ptr[text.len - 1] != '\n';
    struct str rest = text;
    for (struct str_cut cut = str_cut(rest, '\n'); cut.ok; cut = str_cut(rest, '\n')) {
        take_line(out, cut.head);
        rest = cut.tail;
    }
    return true;
}

const json_t *journal_find(const struct journal *j, const char *key)
{
    return json_object_get(j->records, key);
}

bool journal_add(struct journal *j, const char *key, json_t *record, struct arena *arena,
                 struct err *err)
{
    json_object_set_new(record, "key", json_string(key));
    const struct str compact = json_line(record, arena);
    const struct str line = str_format(arena, "%s%.*s\n", j->torn ? "\n" : "", STR_ARG(compact));
    const bool done = dir_file_append(j->folder, j->name, line, err);
    if (done) {
        j->torn = false;
        json_object_set(j->records, key, record);
    } else {
        j->torn = true; /* a full disk may have kept the start of the line */
    }
    json_decref(record);
    return done;
}

void journal_close(struct journal *j)
{
    json_decref(j->records);
    j->records = NULL;
}
