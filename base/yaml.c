#include "base/yaml.h"

#include <stdio.h>
#include <string.h>

/* The first line that libcyaml logs is the cause. */
__attribute__((format(printf, 3, 0))) static void keep_first(cyaml_log_t level, void *context,
                                                             const char *format, va_list args)
{
    (void)level;
    char *first = context;
    if (first[0] != '\0')
        return;
    vsnprintf(first, sizeof((struct err *)0)->text, format, args);
    first[strcspn(first, "\n")] = '\0';
}

bool yml_save(const void *data, const cyaml_schema_value_t *schema, struct arena *arena,
              struct str *text, struct err *err)
{
    char why[sizeof err->text] = "";
    const cyaml_config_t config = {
        .log_fn = keep_first, .log_ctx = why, .mem_fn = cyaml_mem, .log_level = CYAML_LOG_ERROR};
    char *output = NULL;
    size_t len = 0;
    const cyaml_err_t rc =
        cyaml_save_data(&output, &len, &config, schema, (const cyaml_data_t *)data, 0);
    if (rc != CYAML_OK)
        return err_set(err, ERR_INPUT, "cannot write YAML: %s",
                       why[0] != '\0' ? why : cyaml_strerror(rc));
    *text = str_copy(arena, (struct str){output, len});
    cyaml_mem(NULL, output, 0);
    return true;
}

/* One error for all violations: the first, with what is accepted as the hint. */
static bool report(const struct violation *first, const char *path, struct str text,
                   struct err *err)
{
    const struct str accepted = STR("; accepted: ");
    const struct str what = str_of(first->text);
    const size_t at = str_find_str(what, accepted);
    err_at(err, path, first->line, first->col, "%s %.*s", first->path,
           STR_ARG(str_slice(what, 0, at)));
    if (at != what.len)
        err_hint(err, "accepted: %s", first->text + at + accepted.len);
    else
        err_hint(err, "give each key once");
    return err_source(err, text);
}

void *yml_load(struct str text, const char *path, const cyaml_schema_value_t *schema,
               struct arena *arena, struct err *err)
{
    const struct yml_node *root = NULL;
    struct violations list = {.arena = arena};
    if (!yml_parse(text, path, arena, &root, err))
        return NULL;
    void *data = yml_conform(root, schema, &list);
    yml_place(&list, root);
    return list.count == 0 || report(&list.items[0], path, text, err) ? data : NULL;
}
