#include "cli/command.h"

#include <string.h>

#include "base/file.h"

const struct command *command_find(const struct command *commands, const char *name)
{
    for (const struct command *c = commands; c->name != NULL; c++) {
        if (strcmp(c->name, name) == 0)
            return c;
    }
    return NULL;
}

void command_list(const struct command *commands, FILE *out)
{
    for (const struct command *c = commands; c->name != NULL; c++)
        fprintf(out, "  %-10s %s\n", c->name, c->summary);
}

bool command_begin(const struct opt_spec *spec, int argc, const char *const *argv, void *values,
                   struct opt_list *rest, struct arena *arena, struct err *err)
{
    bool help = false;
    if (!opt_parse(spec, argc, argv, values, rest, &help, arena, err))
        return false;
    if (help)
        opt_help(spec, stdout);
    return !help;
}

bool command_refuse(const char *value, const char *what, const char *known, struct err *err)
{
    return err_set(err, ERR_USAGE, "'%s' is not a %s", value, what) ||
           err_hint(err, "use %s", known);
}

bool command_to_stdout(const char *path)
{
    return path != NULL && strcmp(path, "-") == 0;
}

bool command_write(const char *path, struct str text, struct err *err)
{
    if (!command_to_stdout(path))
        return file_write(path, text, err);
    fwrite(text.ptr, 1, text.len, stdout);
    return true;
}
