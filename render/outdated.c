#include "render/outdated.h"

#include <string.h>

#include "base/file.h"
#include "base/hash.h"
#include "collect/sweep/configuration.h"
#include "stempel/gen.h"

/* The kernel as it would be collected now; empty if that cannot be determined. */
static struct str generate(const struct site *site, const struct identity *id, struct arena *arena)
{
    struct err ignored = {0};
    struct str text = {0};
    struct stencil_class class;
    const struct gen_options options = {0};
    if (id->named) {
        const char *path =
            str_formatz(arena, "%s/%.*s.c", site->options->collection, STR_ARG(id->path));
        return str_starts_with(id->path, STR("named/")) &&
                       file_read(path, FILE_MAX_BYTES, arena, &text, &ignored)
                   ? text
                   : (struct str){0};
    }
    return class_parse(id->path, &class, &ignored) &&
                   gen_kernel(&class, &options, arena, &text, &ignored)
               ? text
               : (struct str){0};
}

static void hash_text(struct str text, char hash[HASH_CHARS])
{
    hash[0] = '\0';
    if (text.len != 0)
        hash_bytes(text, hash);
}

/* False where either is not known. */
static bool differs(const char *hash, const char *expected)
{
    return hash[0] != '\0' && expected != NULL && strcmp(hash, expected) != 0;
}

void outdated_kernel(const struct site *site, const struct identity *id, char hash[HASH_CHARS])
{
    struct arena arena = {0};
    hash_text(generate(site, id, &arena), hash);
    arena_free(&arena);
}

void outdated_find(const struct site *site, const struct collected *c, const struct identity *id,
                   const char *kernel_now, struct arena *arena, struct str_list *reasons)
{
    char collected[HASH_CHARS];
    const struct config *file = &c->file;
    for (size_t i = 0; i < c->damages.count; i++)
        str_list_add(arena, reasons, c->damages.items[i]);
    const struct site_machine *machine = site_machine(site, file->machine);
    hash_text(c->kernel, collected);
    if (differs(kernel_now, file->kernel_hash))
        str_list_add(arena, reasons,
                     id->named ? STR("the kernel's source changed")
                               : STR("the generator writes a different kernel"));
    if (differs(collected, file->kernel_hash))
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
