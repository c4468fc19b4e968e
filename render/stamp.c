#include "render/stamp.h"

#include <sys/stat.h>

#include "base/file.h"
#include "render/collection.h"

static void add_file(struct sb *out, const char *path)
{
    struct stat st;
    if (stat(path, &st) == 0)
        sb_addf(out, "%s %lld %lld.%09ld\n", path, (long long)st.st_size,
                (long long)st.st_mtim.tv_sec, st.st_mtim.tv_nsec);
}

static bool add_folder(struct sb *out, const char *folder, struct err *err)
{
    struct str_list names = {0};
    if (!file_exists(folder))
        return true;
    if (!dir_list(folder, out->arena, &names, err))
        return false;
    for (size_t i = 0; i < names.count; i++)
        add_file(out, path_join(out->arena, folder, str_cstr(out->arena, names.items[i])));
    return true;
}

static void add_configuration(struct sb *out, const struct site *site, const struct summary *s)
{
    struct arena scratch = {0};
    const char *folder = path_join(&scratch, site->options->collection, s->folder);
    for (size_t i = 0; configuration_files[i] != NULL; i++)
        add_file(out, path_join(&scratch, folder, configuration_files[i]));
    arena_free(&scratch);
}

bool stamp_inputs(const struct site *site, char stamp[HASH_CHARS], struct err *err)
{
    const struct site_options *o = site->options;
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    sb_addf(&text, "%s %s\n%s %d\n", o->version, o->base_url != NULL ? o->base_url : "",
            site->repo.commit, site->repo.modified);
    add_file(&text, "/proc/self/exe");
    for (size_t i = 0; i < site->n_summaries; i++)
        add_configuration(&text, site, &site->summaries[i]);
    const bool done = add_folder(&text, o->machines, err) && add_folder(&text, o->templates, err) &&
                      add_folder(&text, o->assets, err);
    hash_bytes(sb_str(&text), stamp);
    arena_free(&arena);
    return done;
}
