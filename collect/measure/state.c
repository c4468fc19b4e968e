#include "collect/measure/state.h"

#include <unistd.h>

#include "base/clock.h"
#include "base/file.h"
#include "collect/measure/state_writer.h"

extern char **environ;

/* In the order of the file. */
static const struct {
    const char *name;
    state_section *fill;
} sections[] = {
    {"cpu", state_cpu},
    {"topology", state_topology},
    {"clock", state_clock},
    {"prefetchers", state_prefetchers},
    {"memory", state_memory},
    {"limits", state_limits},
    {"virtualisation", state_virtualisation},
    {"load", state_load_now},
    {"users", state_users},
    {"os", state_os},
    {"kernel", state_kernel},
    {"software", state_software},
    {"environment", state_environment},
};

struct state_source state_here(void)
{
    return (struct state_source){.root = "", .environ = (const char *const *)environ, .ask = true};
}

json_t *state_read(const struct state_source *source, struct arena *arena)
{
    json_t *state = json_object();
    json_t *missing = json_object();
    json_object_set_new(state, "schema", json_integer(STATE_SCHEMA));
    json_object_set_new(state, "taken", source->ask ? json_string(clock_utc(arena)) : json_null());
    for (size_t i = 0; i < sizeof sections / sizeof *sections; i++) {
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

bool state_write(const char *path, struct arena *arena, struct err *err)
{
    const struct state_source here = state_here();
    json_t *state = state_read(&here, arena);
    const struct str text = json_text(state, arena);
    json_decref(state);
    return file_write(path, text, err);
}

json_t *state_load(const char *path, struct arena *arena, struct err *err)
{
    struct str text;
    if (!file_read(path, STATE_MAX_BYTES, arena, &text, err))
        return NULL;
    json_t *state = json_parse(text, path, err);
    if (state == NULL || json_integer_value(json_object_get(state, "schema")) == STATE_SCHEMA)
        return state;
    json_decref(state);
    err_at(err, path, 0, 0, "no machine state of schema %d", STATE_SCHEMA);
    err_hint(err, "inspect machine state --json FILE writes one");
    return NULL;
}
