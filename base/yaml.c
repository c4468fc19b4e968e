#include "base/yaml.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/yaml_events.h"

/* What libcyaml's log said about one failed load. */
struct log {
    char first[512];
    char places[512];
    unsigned line;
    unsigned col;
};

/*
 * libcyaml reports a failure as one line with the cause and then a backtrace, innermost first, of
 * the form `in mapping field 'x' (line: 5, column: 3)`.
 */
static void log_line(cyaml_log_t level, void *context, const char *format, va_list args)
{
    (void)level;
    struct log *log = context;
    char line[512];
    vsnprintf(line, sizeof line, format, args);
    line[strcspn(line, "\n")] = '\0';
    static const char prefix[] = "Load: ";
    const char *text =
        strncmp(line, prefix, sizeof prefix - 1) == 0 ? line + sizeof prefix - 1 : line;
    if (log->first[0] == '\0')
        snprintf(log->first, sizeof log->first, "%s", text);
    const char *place = strstr(line, "(line: ");
    if (log->line == 0 && place != NULL) {
        char *end = NULL;
        log->line = (unsigned)strtoul(place + strlen("(line: "), &end, 10);
        const char *column = strstr(end, "column: ");
        if (column != NULL)
            log->col = (unsigned)strtoul(column + strlen("column: "), NULL, 10);
    }
}

static cyaml_config_t config_for(struct log *log)
{
    return (cyaml_config_t){
        .log_fn = log_line,
        .log_ctx = log,
        .mem_fn = cyaml_mem,
        .log_level = CYAML_LOG_ERROR,
    };
}

/*
 * For an unexpected key libcyaml gives the place of the value before it. The key itself is found by
 * its line: the first one from there on that begins with it.
 */
static void find_key(struct log *log, struct str text)
{
    static const char prefix[] = "Unexpected key: ";
    if (strncmp(log->first, prefix, sizeof prefix - 1) != 0)
        return;
    const struct str key = str_of(log->first + sizeof prefix - 1);
    unsigned line = 1;
    for (struct str rest = text; rest.len != 0; line++) {
        const struct str_cut cut = str_cut(rest, '\n');
        const size_t col = str_find_str(cut.head, key);
        const struct str behind = str_slice(cut.head, col + key.len, cut.head.len);
        if (line >= log->line && col < cut.head.len &&
            str_starts_with(str_trim(behind), STR(":"))) {
            log->line = line;
            log->col = (unsigned)col + 1;
            return;
        }
        rest = cut.tail;
    }
}

bool yml_load_checked(struct str text, const char *path, const cyaml_schema_value_t *schema,
                      void **data, struct err *err)
{
    struct log log = {0};
    const cyaml_config_t config = config_for(&log);
    *data = NULL;
    const cyaml_err_t rc = cyaml_load_data((const uint8_t *)text.ptr, text.len, &config, schema,
                                           (cyaml_data_t **)data, NULL);
    if (rc == CYAML_OK && *data != NULL)
        return true;
    if (rc == CYAML_OK)
        return err_at(err, path, 1, 0, "the file is empty") ||
               err_hint(err, "write `key: value` lines");
    find_key(&log, text);
    err_at(err, path, log.line, log.col, "%s",
           log.first[0] != '\0' ? log.first : cyaml_strerror(rc));
    if (strncmp(log.first, "Expecting MAPPING", strlen("Expecting MAPPING")) == 0)
        err_hint(err, "write `key: value` lines");
    return err_source(err, text);
}

bool yml_load(struct str text, const char *path, const cyaml_schema_value_t *schema, void **data,
              struct err *err)
{
    *data = NULL;
    return yml_check(text, path, err) && yml_load_checked(text, path, schema, data, err);
}

bool yml_save(const void *data, const cyaml_schema_value_t *schema, struct arena *arena,
              struct str *text, struct err *err)
{
    struct log log = {0};
    const cyaml_config_t config = config_for(&log);
    char *output = NULL;
    size_t len = 0;
    const cyaml_err_t rc =
        cyaml_save_data(&output, &len, &config, schema, (const cyaml_data_t *)data, 0);
    if (rc != CYAML_OK)
        return err_set(err, ERR_INPUT, "cannot write YAML: %s",
                       log.first[0] != '\0' ? log.first : cyaml_strerror(rc));
    *text = str_copy(arena, (struct str){output, len});
    cyaml_mem(NULL, output, 0);
    return true;
}

const char *yml_own(struct arena *arena, const char *text)
{
    return text == NULL ? NULL : str_cstr(arena, str_of(text));
}

const char *const *yml_own_all(struct arena *arena, const char *const *texts, unsigned count)
{
    const char **copies = arena_alloc(arena, count, sizeof *copies);
    for (unsigned i = 0; i < count; i++)
        copies[i] = yml_own(arena, texts[i]);
    return copies;
}

void yml_free(const cyaml_schema_value_t *schema, void *data)
{
    struct log log = {0};
    const cyaml_config_t config = config_for(&log);
    cyaml_free(&config, schema, data, 0);
}
