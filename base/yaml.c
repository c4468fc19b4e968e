#include "base/yaml.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What libcyaml's log told about one failed load. */
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
    const char *text = line;
    for (const char *prefix = strstr(text, ": "); prefix != NULL && text == line;
         prefix = strstr(prefix + 2, ": ")) {
        if (strncmp(line, "Load", 4) != 0)
            break;
        text = prefix + 2;
    }
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

bool yml_load(struct str text, const char *path, const cyaml_schema_value_t *schema, void **data,
              struct err *err)
{
    struct log log = {0};
    const cyaml_config_t config = config_for(&log);
    *data = NULL;
    const cyaml_err_t rc = cyaml_load_data((const uint8_t *)text.ptr, text.len, &config, schema,
                                           (cyaml_data_t **)data, NULL);
    if (rc == CYAML_OK)
        return true;
    err_at(err, path, log.line, log.col, "%s",
           log.first[0] != '\0' ? log.first : cyaml_strerror(rc));
    return err_source(err, text);
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

void yml_free(const cyaml_schema_value_t *schema, void *data)
{
    struct log log = {0};
    const cyaml_config_t config = config_for(&log);
    cyaml_free(&config, schema, data, 0);
}
