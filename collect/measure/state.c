#include "collect/measure/state.h"

#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/file.h"
#include "collect/measure/state_writer.h"

extern char **environ;

/*
 * In the order of the file. Permanent sections do not change while a command runs; they need other
 * programs, which take most of the time.
 */
static const struct {
    const char *name;
    state_section *fill;
    bool lasting;
} sections[] = {
    {"cpu", state_cpu, true},
    {"topology", state_topology, true},
    {"clock", state_clock, false},
    {"prefetchers", state_prefetchers, true},
    {"memory", state_memory, false},
    {"limits", state_limits, false},
    {"virtualisation", state_virtualisation, false},
    {"load", state_load_now, false},
    {"users", state_users, false},
    {"os", state_os, false},
    {"kernel", state_kernel, false},
    {"software", state_software, true},
    {"environment", state_environment, false},
};

struct state_source state_here(void)
{
    return (struct state_source){.root = "", .environ = (const char *const *)environ, .ask = true};
}

/* A section as it was, with what it misses: "section.key". */
static void take_over(const json_t *known, const char *section, json_t *state, json_t *missing)
{
    const size_t length = strlen(section);
    const char *name = NULL;
    json_t *reason = NULL;
    json_object_set(state, section, json_object_get(known, section));
    json_object_foreach(json_object_get(known, "missing"), name, reason)
    {
        if (strncmp(name, section, length) == 0 && name[length] == '.')
            json_object_set(missing, name, reason);
    }
}

json_t *state_read(const struct state_source *source, const json_t *known, struct arena *arena)
{
    json_t *state = json_object();
    json_t *missing = json_object();
    json_t *taken = source->ask ? json_string(clock_utc(arena)) : json_null();
    json_object_set_new(state, "schema", json_integer(STATE_SCHEMA));
    json_object_set_new(state, "taken", taken);
    json_object_set(state, "lasting_taken",
                    known != NULL ? json_object_get(known, "lasting_taken") : taken);
    for (size_t i = 0; i < sizeof sections / sizeof *sections; i++) {
        if (sections[i].lasting && known != NULL) {
            take_over(known, sections[i].name, state, missing);
            continue;
        }
        struct state_writer w = {.source = source,
                                 .arena = arena,
                                 .section = sections[i].name,
                                 .object = json_object(),
                                 .missing = missing};
        json_object_set_new(state, sections[i].name, w.object);
        sections[i].fill(&w);
    }
    json_object_set_new(state, "missing", missing);
    return state;
}

json_t *state_load(const char *path, struct arena *arena, struct err *err)
{
    struct str text;
    if (!file_read(path, STATE_MAX_BYTES, arena, &text, err))
        return NULL;
    json_t *state = json_parse(text, path, err);
    if (state == NULL)
        err_hint(err, "inspect machine state writes such a file");
    if (state == NULL || json_integer_value(json_object_get(state, "schema")) == STATE_SCHEMA)
        return state;
    json_decref(state);
    err_at(err, path, 0, 0, "not a machine state of schema %d", STATE_SCHEMA);
    err_hint(err, "inspect machine state --json FILE writes one");
    return NULL;
}
