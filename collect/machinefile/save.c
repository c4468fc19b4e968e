#include <string.h>

#include "base/file.h"
#include "base/yaml.h"
#include "collect/machinefile/form.h"
#include "collect/machinefile/load.h"

bool machine_text(const struct machine *m, struct arena *arena, struct str *text, struct err *err)
{
    if (!yml_save(machine_to_form(m, arena), &machine_schema, arena, text, err))
        return false;
    *text = machine_short_numbers(*text, arena);
    return true;
}

bool machine_save(const struct machine *m, const char *folder, struct arena *arena,
                  const char **path, struct err *err)
{
    struct str text;
    if (!path_name_ok(str_of(m->name)))
        return err_set(err, ERR_INPUT, "'%s' cannot be a file's name", m->name);
    *path = str_formatz(arena, "%s/%s.yml", folder, m->name);
    return machine_text(m, arena, &text, err) && dir_make(folder, err) &&
           file_write(*path, text, err);
}
