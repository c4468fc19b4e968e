#include "render/config_file.h"

#include "base/file.h"
#include "base/yaml.h"

#define TEXT(field)                                                                                \
    CYAML_FIELD_STRING_PTR(#field, CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL, struct config_file,   \
                           field, 0, CYAML_UNLIMITED)
#define NUMBER(field) CYAML_FIELD_FLOAT(#field, CYAML_FLAG_OPTIONAL, struct config_file, field)
#define WHOLE(field) CYAML_FIELD_INT(#field, CYAML_FLAG_OPTIONAL, struct config_file, field)
#define TEXTS(field)                                                                               \
    CYAML_FIELD_SEQUENCE(#field, CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL, struct config_file,     \
                         field, &text_schema, 0, CYAML_UNLIMITED)
#define FLAG(field) CYAML_FIELD_BOOL(#field, CYAML_FLAG_OPTIONAL, struct config_file, field)

static const cyaml_schema_value_t text_schema = {
    CYAML_VALUE_STRING(CYAML_FLAG_POINTER, const char *, 0, CYAML_UNLIMITED),
};

static const cyaml_schema_field_t fields[] = {
    CYAML_FIELD_STRING_PTR("path", CYAML_FLAG_POINTER, struct config_file, path, 1, 512),
    CYAML_FIELD_STRING_PTR("machine", CYAML_FLAG_POINTER, struct config_file, machine, 1, 128),
    FLAG(complete),
    TEXT(plan),
    TEXT(inspect_version),
    TEXT(commit),
    FLAG(commit_modified),
    TEXT(collected),
    NUMBER(minutes),
    TEXT(compiler),
    TEXT(compiler_version),
    TEXT(compiler_flags),
    TEXT(analyser),
    NUMBER(clock_hz),
    NUMBER(flop_per_lup),
    NUMBER(lup_per_cl),
    WHOLE(element_bytes),
    FLAG(vectorised),
    WHOLE(simd_bits),
    TEXT(scaling_size),
    TEXT(counters),
    WHOLE(points),
    WHOLE(failed),
    TEXTS(failures),
    TEXT(kernel_hash),
    TEXT(machine_hash),
    TEXTS(commands),
    CYAML_FIELD_END,
};

static const cyaml_schema_value_t schema = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_POINTER, struct config_file, fields),
};

static const char *copy(struct arena *arena, const char *text)
{
    return text == NULL ? NULL : str_cstr(arena, str_of(text));
}

static const char *const *copy_list(struct arena *arena, const char *const *texts, unsigned count)
{
    const char **own = arena_alloc(arena, count, sizeof *own);
    for (unsigned i = 0; i < count; i++)
        own[i] = copy(arena, texts[i]);
    return own;
}

/* libcyaml owns what it loaded; the pages want it to live as long as the arena. */
static void copy_all(struct arena *arena, struct config_file *c)
{
    const char **const texts[] = {
        &c->path,           &c->machine,      &c->plan,         &c->inspect_version,
        &c->commit,         &c->collected,    &c->compiler,     &c->compiler_version,
        &c->compiler_flags, &c->analyser,     &c->scaling_size, &c->counters,
        &c->kernel_hash,    &c->machine_hash,
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        *texts[i] = copy(arena, *texts[i]);
    c->failures = copy_list(arena, c->failures, c->failures_count);
    c->commands = copy_list(arena, c->commands, c->commands_count);
}

static bool path_ok(const char *path)
{
    struct str rest = str_of(path);
    while (rest.len != 0) {
        const struct str_cut cut = str_cut(rest, '/');
        if (!path_name_ok(cut.head))
            return false;
        rest = cut.tail;
    }
    return path[0] != '\0';
}

bool config_file_parse(struct str text, const char *file, struct arena *arena,
                       struct config_file *out, struct err *err)
{
    void *data = NULL;
    if (!yml_load(text, file, &schema, &data, err))
        return false;
    *out = *(const struct config_file *)data;
    copy_all(arena, out);
    yml_free(&schema, data);
    if (!path_ok(out->path))
        return err_at(err, file, 0, 0, "path '%s' is no path of a configuration", out->path);
    if (!path_name_ok(str_of(out->machine)))
        return err_at(err, file, 0, 0, "machine '%s' is no name of a machine", out->machine);
    return true;
}
