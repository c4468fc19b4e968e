#include "cli/nest_choice.h"

#include <stdio.h>

#include "base/argv.h"
#include "base/file.h"
#include "collect/source/fortran.h"

/* `12-40` or `12`. */
static bool read_lines(const char *text, struct nest_options *out, struct err *err)
{
    const struct str_cut cut = str_cut(str_of(text), '-');
    int64_t first = 0;
    int64_t last = 0;
    const bool ok = str_to_i64(cut.head, &first) && (!cut.ok || str_to_i64(cut.tail, &last));
    last = cut.ok ? last : first;
    if (!ok || first < 1 || last < first || last > INT32_MAX)
        return err_set(err, ERR_USAGE, "--lines needs line numbers, not '%s'", text) ||
               err_hint(err, "as in --lines 12-40");
    out->first_line = (unsigned)first;
    out->last_line = (unsigned)last;
    return true;
}

/* The flags for reading the file: -I, --std, and those compiler flags that matter for it. */
static bool reading_flags(const struct nest_choice *c, const char *given, struct arena *arena,
                          struct nest_options *out, struct err *err)
{
    struct argv flags = {.arena = arena};
    for (size_t i = 0; i < c->includes.count; i++) {
        const char *const folder = c->includes.items[i];
        if (!file_exists(folder) || file_is_not_folder(folder))
            return err_at(err, folder, 0, 0, "-I needs a folder, which this is not") ||
                   err_hint(err, "check the spelling of the path");
        argv_add(&flags, str_formatz(arena, "-I%s", folder));
    }
    if (c->standard != NULL)
        argv_add(&flags, str_formatz(arena, "-std=%s", c->standard));
    if (given != NULL)
        argv_add_words(&flags, str_of(given));
    out->flags = flags.items;
    out->n_flags = flags.count;
    return true;
}

bool nest_choice_read(const struct nest_choice *choice, const char *flags, struct arena *arena,
                      struct nest_options *out, struct err *err)
{
    *out = (struct nest_options){.function = choice->function, .marker = choice->marker};
    return reading_flags(choice, flags, arena, out, err) &&
           (choice->lines == NULL || read_lines(choice->lines, out, err));
}

bool nest_choice_is_made(const struct nest_choice *choice, const char *file)
{
    return fortran_is(file) || choice->function != NULL || choice->lines != NULL ||
           choice->marker != NULL;
}

void nest_print_notes(const struct nest *nest, const char *file)
{
    for (size_t i = 0; i < nest->n_notes; i++)
        fprintf(stderr, "%s: note: assumed: %.*s\n", file, STR_ARG(nest->notes[i].text));
}
