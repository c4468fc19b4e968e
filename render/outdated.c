#include "render/outdated.h"

#include <string.h>

#include "base/file.h"
#include "base/hash.h"
#include "collect/sweep/configuration.h"
#include "stempel/gen.h"

enum { MAX_KERNEL_BYTES = 4 * 1024 * 1024 };

/* The kernel as it would be collected now; empty if that cannot be determined. */
static struct str kernel_now(const struct site *site, const struct identity *id,
                             struct arena *arena)
{
    struct err ignored = {0};
    struct str text = {0};
    struct stencil_class class;
    const struct gen_options options = {0};
    if (id->named) {
        const char *path =
            str_formatz(arena, "%s/%.*s.c", site->options->collection, STR_ARG(id->path));
        const bool there = str_starts_with(id->path, STR("named/")) && file_exists(path);
        return there && file_read(path, MAX_KERNEL_BYTES, arena, &text, &ignored) ? text
                                                                                  : (struct str){0};
    }
    return class_parse(id->path, &class, &ignored) &&
                   gen_kernel(&class, &options, arena, &text, &ignored)
               ? text
               : (struct str){0};
}

static bool differs(struct str text, const char *expected)
{
    char hash[HASH_CHARS];
    if (text.len == 0 || expected == NULL)
        return false;
    hash_bytes(text, hash);
    return strcmp(hash, expected) != 0;
}

void outdated_find(const struct site *site, const struct collected *c, const struct identity *id,
                   struct arena *arena, struct str_list *reasons)
{
    const struct config *file = &c->file;
    for (size_t i = 0; i < c->damages.count; i++)
        str_list_add(arena, reasons, c->damages.items[i]);
    const struct site_machine *machine = site_machine(site, file->machine);
    if (differs(kernel_now(site, id, arena), file->kernel_hash))
        str_list_add(arena, reasons,
                     id->named ? STR("the kernel's source changed")
                               : STR("the generator writes a different kernel"));
    if (differs(c->kernel, file->kernel_hash))
        str_list_add(arena, reasons, STR("kernel.c is not the kernel that was collected"));
    if (machine != NULL && machine->loaded && file->machine_hash != NULL &&
        strcmp(site_machine_hash(machine), file->machine_hash) != 0)
        str_list_add(arena, reasons, STR("the machine file changed"));
    if (file->models_revision != 0 && file->models_revision != configuration_models_revision())
        str_list_add(arena, reasons, STR("the models changed"));
    if (file->inspect_version != NULL && strcmp(file->inspect_version, site->options->version) != 0)
        str_list_add(arena, reasons,
                     str_format(arena, "inspect changed from version %s to %s",
                                file->inspect_version, site->options->version));
}
