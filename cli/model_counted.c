#include "cli/model_counted.h"

#include "base/file.h"

bool model_counted(const char *file, const char *region, double lups, struct model_request *r,
                   struct arena *arena, struct err *err)
{
    struct str text;
    struct counter_table table;
    struct counted *counted = arena_alloc(arena, 1, sizeof *counted);
    if (!file_read(file, FILE_MAX_BYTES, arena, &text, err) ||
        !counter_csv_parse(text, file, region[0] != '\0' ? region : NULL, arena, &table, err) ||
        !count_recorded(&table, r->kernel, r->machine, lups, arena, counted, err))
        return false;
    r->counted = counted;
    return true;
}
