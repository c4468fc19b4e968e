#include "collect/sweep/config_file.h"

#include <string.h>

#include "base/path.h"
#include "base/yaml.h"

const char *const config_derived[] = {
    "kernel.c",  "loop.s",      "kernel.s",     "incore.json",
    "grid.csv",  "scaling.csv", "blocking.csv", "layer_conditions.csv",
    "curve.csv", NULL};

static const cyaml_schema_value_t text_value = {
    CYAML_VALUE_STRING(CYAML_FLAG_POINTER, const char *, 0, 4000)};

enum {
    TEXT = CYAML_FLAG_POINTER,
    MAYBE_TEXT = CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL,
};

#define CONFIG_TEXT(flags, field)                                                                  \
    CYAML_FIELD_STRING_PTR(#field, flags, struct config, field, 0, 4000)

static const cyaml_schema_field_t fields[] = {
    CONFIG_TEXT(TEXT, path),
    CONFIG_TEXT(TEXT, machine),
    CYAML_FIELD_BOOL("complete", CYAML_FLAG_OPTIONAL, struct config, complete),
    CONFIG_TEXT(MAYBE_TEXT, plan),
    CONFIG_TEXT(MAYBE_TEXT, inspect_version),
    CONFIG_TEXT(MAYBE_TEXT, commit),
    CYAML_FIELD_BOOL("commit_modified", CYAML_FLAG_OPTIONAL, struct config, commit_modified),
    CONFIG_TEXT(MAYBE_TEXT, collected),
    CYAML_FIELD_INT("work_s", CYAML_FLAG_OPTIONAL, struct config, work_s),
    CONFIG_TEXT(MAYBE_TEXT, compiler),
    CONFIG_TEXT(MAYBE_TEXT, compiler_version),
    CONFIG_TEXT(MAYBE_TEXT, compiler_flags),
    CONFIG_TEXT(MAYBE_TEXT, analyser),
    CYAML_FIELD_INT("clock_hz", CYAML_FLAG_OPTIONAL, struct config, clock_hz),
    CYAML_FIELD_INT("flop_per_lup", CYAML_FLAG_OPTIONAL, struct config, flop_per_lup),
    CYAML_FIELD_INT("lup_per_cl", CYAML_FLAG_OPTIONAL, struct config, lup_per_cl),
    CYAML_FIELD_INT("element_bytes", CYAML_FLAG_OPTIONAL, struct config, element_bytes),
    CONFIG_TEXT(MAYBE_TEXT, publisher),
    CONFIG_TEXT(MAYBE_TEXT, publisher_commit),
    CONFIG_TEXT(MAYBE_TEXT, licence),
    CYAML_FIELD_BOOL("vectorised", CYAML_FLAG_OPTIONAL, struct config, vectorised),
    CYAML_FIELD_INT("simd_bits", CYAML_FLAG_OPTIONAL, struct config, simd_bits),
    CONFIG_TEXT(MAYBE_TEXT, explanation),
    CONFIG_TEXT(MAYBE_TEXT, bottleneck),
    CONFIG_TEXT(MAYBE_TEXT, advice),
    CYAML_FIELD_INT("explained_size", CYAML_FLAG_OPTIONAL, struct config, explained_size),
    CONFIG_TEXT(MAYBE_TEXT, scaling_size),
    CONFIG_TEXT(MAYBE_TEXT, counters),
    CONFIG_TEXT(MAYBE_TEXT, manner),
    CYAML_FIELD_INT("points", CYAML_FLAG_OPTIONAL, struct config, points),
    CYAML_FIELD_INT("failed", CYAML_FLAG_OPTIONAL, struct config, failed),
    CYAML_FIELD_INT("attempts", CYAML_FLAG_OPTIONAL, struct config, attempts),
    CYAML_FIELD_INT("model_ms", CYAML_FLAG_OPTIONAL, struct config, model_ms),
    CYAML_FIELD_SEQUENCE("failures", CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL, struct config,
                         failures, &text_value, 0, 100000),
    CONFIG_TEXT(MAYBE_TEXT, kernel_hash),
    CONFIG_TEXT(MAYBE_TEXT, machine_hash),
    CYAML_FIELD_INT("models_revision", CYAML_FLAG_OPTIONAL, struct config, models_revision),
    CYAML_FIELD_SEQUENCE("files", CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL, struct config, files,
                         &text_value, 0, 100),
    CYAML_FIELD_SEQUENCE("commands", CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL, struct config,
                         commands, &text_value, 0, 100),
    CYAML_FIELD_END,
};

static const cyaml_schema_value_t schema = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_POINTER, struct config, fields)};

bool config_file_text(const struct config *c, struct arena *arena, struct str *text,
                      struct err *err)
{
    return yml_save(c, &schema, arena, text, err);
}

/* Both become folders of a collection and of a site. */
static bool names_ok(const struct config *c, const char *file, struct err *err)
{
    if (!path_names_ok(str_of(c->path)))
        return err_at(err, file, 0, 0, "'%s' is not the path of a configuration", c->path);
    if (!path_name_ok(str_of(c->machine)))
        return err_at(err, file, 0, 0, "'%s' is not the name of a machine", c->machine);
    return true;
}

bool config_file_parse(struct str text, const char *path, struct arena *arena, struct config *out,
                       struct err *err)
{
    const struct config *file = yml_load(text, path, &schema, arena, err);
    if (file == NULL)
        return false;
    *out = *file;
    return names_ok(out, path, err);
}

bool config_lists(const struct config *c, const char *name, char hash[HASH_CHARS])
{
    for (unsigned i = 0; i < c->files_count; i++) {
        const struct str_cut cut = str_cut(str_of(c->files[i]), ' ');
        if (cut.head.len != HASH_CHARS - 1 || !str_eq(str_trim(cut.tail), str_of(name)))
            continue;
        memcpy(hash, cut.head.ptr, cut.head.len);
        hash[cut.head.len] = '\0';
        return true;
    }
    return false;
}
