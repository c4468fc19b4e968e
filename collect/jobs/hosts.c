#include "collect/jobs/hosts.h"

#include <string.h>

#include "base/file.h"
#include "base/yaml.h"

enum {
    TEXT = CYAML_FLAG_POINTER,
    MAYBE_TEXT = CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL,
    LONGEST_WALLTIME_MINUTES = 60 * 24 * 30,
};

/* The file as its schema has it: an optional bool needs a pointer. */
struct host_yaml {
    struct job_host host;
    bool *exclusive, *render;
};

static const cyaml_schema_value_t line_value = {
    CYAML_VALUE_STRING(CYAML_FLAG_POINTER, const char *, 1, 1000)};

#define HOST_TEXT(flags, field)                                                                    \
    CYAML_FIELD_STRING_PTR(#field, flags, struct host_yaml, host.field, 1, 200)

static const cyaml_schema_field_t host_fields[] = {
    HOST_TEXT(TEXT, name),
    HOST_TEXT(TEXT, machine),
    HOST_TEXT(MAYBE_TEXT, scheduler),
    HOST_TEXT(MAYBE_TEXT, partition),
    HOST_TEXT(MAYBE_TEXT, constraint),
    HOST_TEXT(MAYBE_TEXT, nodelist),
    HOST_TEXT(MAYBE_TEXT, account),
    HOST_TEXT(MAYBE_TEXT, qos),
    CYAML_FIELD_INT("walltime_minutes", CYAML_FLAG_DEFAULT, struct host_yaml,
                    host.walltime_minutes),
    CYAML_FIELD_BOOL_PTR("exclusive", MAYBE_TEXT, struct host_yaml, exclusive),
    CYAML_FIELD_BOOL_PTR("render", MAYBE_TEXT, struct host_yaml, render),
    CYAML_FIELD_INT("max_tasks", CYAML_FLAG_OPTIONAL, struct host_yaml, host.max_tasks),
    CYAML_FIELD_SEQUENCE("setup", MAYBE_TEXT, struct host_yaml, host.setup, &line_value, 0, 100),
    CYAML_FIELD_SEQUENCE("teardown", MAYBE_TEXT, struct host_yaml, host.teardown, &line_value, 0,
                         100),
    CYAML_FIELD_END,
};

static const cyaml_schema_value_t host_value = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_DEFAULT, struct host_yaml, host_fields)};

struct hosts_yaml {
    struct host_yaml *hosts;
    unsigned hosts_count;
};

static const cyaml_schema_field_t file_fields[] = {
    CYAML_FIELD_SEQUENCE("hosts", CYAML_FLAG_POINTER, struct hosts_yaml, hosts, &host_value, 0,
                         1000),
    CYAML_FIELD_END,
};

static const cyaml_schema_value_t file_schema = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_POINTER, struct hosts_yaml, file_fields)};

/* Whether a text, which becomes part of a `#SBATCH` line, stays one word. */
static bool one_word(const char *text)
{
    return text == NULL || strpbrk(text, " \t\r\n\"'`$\\;#") == NULL;
}

static bool check_host(const struct job_host *h, const char *path, struct err *err)
{
    if (!path_name_ok(str_of(h->name)))
        return err_at(err, path, 0, 0, "host name '%s' cannot be part of a file name", h->name);
    const char *const words[] = {h->partition, h->constraint, h->nodelist, h->account, h->qos};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (!one_word(words[i]))
            return err_at(err, path, 0, 0, "host '%s': '%s' is not one word", h->name, words[i]);
    }
    if (h->walltime_minutes < 1 || h->walltime_minutes > LONGEST_WALLTIME_MINUTES)
        return err_at(err, path, 0, 0, "host '%s': walltime_minutes is %d", h->name,
                      h->walltime_minutes) ||
               err_hint(err, "it must lie between 1 and %d", LONGEST_WALLTIME_MINUTES);
    if (h->max_tasks < 0)
        return err_at(err, path, 0, 0, "host '%s': max_tasks is %d", h->name, h->max_tasks);
    if (strcmp(h->scheduler, "slurm") != 0 && strcmp(h->scheduler, "shell") != 0)
        return err_at(err, path, 0, 0, "host '%s': unknown scheduler '%s'", h->name,
                      h->scheduler) ||
               err_hint(err, "it must be slurm or shell");
    return true;
}

static struct job_host with_defaults(const struct host_yaml *y)
{
    struct job_host h = y->host;
    h.exclusive = y->exclusive == NULL || *y->exclusive;
    h.render = y->render != NULL && *y->render;
    if (h.scheduler == NULL)
        h.scheduler = "slurm";
    return h;
}

bool hosts_parse(struct str text, const char *path, struct arena *arena, struct host_list *out,
                 struct err *err)
{
    *out = (struct host_list){0};
    const struct hosts_yaml *file = yml_load(text, path, &file_schema, arena, err);
    if (file == NULL)
        return false;
    out->items = arena_alloc(arena, file->hosts_count, sizeof *out->items);
    bool done = true;
    for (unsigned i = 0; done && i < file->hosts_count; i++) {
        out->items[i] = with_defaults(&file->hosts[i]);
        done = check_host(&out->items[i], path, err);
        for (unsigned k = 0; done && k < i; k++) {
            if (strcmp(out->items[k].name, out->items[i].name) == 0)
                done = err_at(err, path, 0, 0, "host '%s' is listed twice", out->items[i].name);
        }
        out->count++;
    }
    return done;
}

const struct job_host *hosts_find(const struct host_list *hosts, const char *name,
                                  struct arena *arena, struct err *err)
{
    struct sb known = {.arena = arena};
    for (unsigned i = 0; i < hosts->count; i++) {
        if (strcmp(hosts->items[i].name, name) == 0)
            return &hosts->items[i];
        sb_addf(&known, "%s%s", i == 0 ? "" : ", ", hosts->items[i].name);
    }
    err_set(err, ERR_USAGE, "unknown host '%s'", name);
    err_hint(err, "the list of hosts has: %s", hosts->count != 0 ? sb_cstr(&known) : "none");
    return NULL;
}
