#define _GNU_SOURCE /* O_PATH */
#include "render/stamp.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>

#include "base/clock.h"
#include "base/file.h"
#include "render/citation.h"
#include "render/collection.h"
#include "render/own_store.h"
#include "render/settled.h"

/*
 * Which file it is, its size and when it changed, in this machine's byte order: stamps are only
 * compared on one machine. Nobody can set the ctime, so a file that was renamed to this name, or
 * whose mtime was set back, shows. The next change of one that has not settled would not: the time
 * of this run makes its stamp unlike that of the next run, which looks again.
 */
static void add_status(const struct site *site, struct sb *out, int folder, const char *name)
{
    struct stat st = {0};
    const bool there = fstatat(folder, name, &st, 0) == 0;
    const int64_t changed_ns = clock_ns(&st.st_ctim);
    const int64_t status[] = {there, (int64_t)st.st_ino, st.st_size, clock_ns(&st.st_mtim),
                              settled(&st.st_ctim, site->now_ns) ? changed_ns : site->now_ns};
    sb_add(out, (struct str){(const char *)status, there ? sizeof status : sizeof status[0]});
}

static void add_file(const struct site *site, struct sb *out, const char *path)
{
    sb_addz(out, path);
    sb_addc(out, '\n');
    add_status(site, out, AT_FDCWD, path);
}

/* The files that determine a configuration's page; a missing folder has none. */
static void add_configuration(const struct site *site, struct sb *out, const char *folder)
{
    const int fd = open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
    for (size_t i = 0; configuration_files[i] != NULL; i++)
        add_status(site, out, fd, configuration_files[i]);
    file_close(fd);
}

static bool add_folder(const struct site *site, struct sb *out, const char *folder, struct err *err)
{
    struct str_list names = {0};
    if (!file_exists(folder))
        return true;
    if (!dir_list(folder, out->arena, &names, err))
        return false;
    for (size_t i = 0; i < names.count; i++)
        add_file(site, out, path_join(out->arena, folder, str_cstr(out->arena, names.items[i])));
    return true;
}

/* What all pages depend on. */
static bool stamp_common(const struct site *site, char stamp[HASH_CHARS], struct err *err)
{
    const struct site_options *const o = site->options;
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    sb_addf(&text, "%s %s %s\n", o->version, o->base_url != NULL ? o->base_url : "",
            o->program_url != NULL ? o->program_url : "");
    sb_addf(&text, "%s %.4s\n", o->licence != NULL ? o->licence : "", citation_year(site, NULL));
    add_file(site, &text, "/proc/self/exe");
    const bool done = add_folder(site, &text, o->templates, err);
    hash_bytes(sb_str(&text), stamp);
    arena_free(&arena);
    return done;
}

/* Stamps a configuration: its own files, its machine's file, the source of a named kernel, and the
 * other machines with this stencil. */
static void stamp_configuration(const struct site *site, const char *common, struct str machines,
                                struct summary *s)
{
    const struct site_options *o = site->options;
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    sb_addz(&text, common);
    sb_add(&text, machines);
    if (s->compact == NULL)
        add_configuration(site, &text, path_join(&arena, o->collection, s->folder));
    sb_addz(&text, s->on->file_stamp);
    if (s->compact != NULL) {
        char hash[HASH_CHARS];
        hash_bytes(s->compact->analysis, hash);
        sb_addf(&text, "%s\n", hash);
    }
    if (s->identity.named)
        add_file(site, &text,
                 str_formatz(&arena, "%s/%.*s.c", o->collection, STR_ARG(s->identity.path)));
    hash_bytes(sb_str(&text), s->stamp);
    arena_free(&arena);
}

/*
 * The names of all machines in the collection: a stencil's page also lists those without results.
 */
static void stamp_machines(const struct site *site, char stamp[HASH_CHARS])
{
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    for (size_t m = 0; m < site->n_machines; m++) {
        if (site->machines[m].n_configurations == 0)
            continue;
        sb_addz(&text, site->machines[m].name);
        sb_addc(&text, '\n');
    }
    hash_bytes(sb_str(&text), stamp);
    arena_free(&arena);
}

/* The stamps of one stencil's configurations and of its page. */
static void stamp_class(struct site *site, const char *common, const char *machines, size_t from,
                        size_t to)
{
    struct arena arena = {0};
    struct sb here = {.arena = &arena};
    struct sb text = {.arena = &arena};
    char stamp[HASH_CHARS];
    for (size_t i = from; i < to; i++) {
        sb_addz(&here, site->summaries[i].machine);
        sb_addc(&here, '\n');
    }
    sb_addz(&text, machines);
    for (size_t i = from; i < to; i++) {
        stamp_configuration(site, common, sb_str(&here), &site->summaries[i]);
        sb_addz(&text, site->summaries[i].stamp);
    }
    hash_bytes(sb_str(&text), stamp);
    for (size_t i = from; i < to; i++)
        memcpy(site->summaries[i].class_stamp, stamp, sizeof stamp);
    arena_free(&arena);
}

static void stamp_file(const struct site *site, const char *path, char stamp[HASH_CHARS])
{
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    add_file(site, &text, path);
    hash_bytes(sb_str(&text), stamp);
    arena_free(&arena);
}

/* A machine's page shows its file and its configurations. */
static void stamp_machine(const struct site *site, const char *common, struct site_machine *m)
{
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    sb_addz(&text, common);
    sb_addz(&text, m->file_stamp);
    for (size_t i = 0; i < site->n_summaries; i++) {
        if (site->summaries[i].on == m)
            sb_addz(&text, site->summaries[i].stamp);
    }
    hash_bytes(sb_str(&text), m->stamp);
    arena_free(&arena);
}

bool stamp_inputs(struct site *site, char stamp[HASH_CHARS], struct err *err)
{
    const struct site_options *o = site->options;
    char common[HASH_CHARS];
    char machines[HASH_CHARS];
    if (!stamp_common(site, common, err))
        return false;
    stamp_machines(site, machines);
    for (size_t m = 0; m < site->n_machines; m++)
        stamp_file(site, site->machines[m].file, site->machines[m].file_stamp);
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    sb_addf(&text, "%s\n%s %d\n", common, site->repo.commit, site->repo.modified);
    for (size_t from = 0; from < site->n_summaries; from = site_class_end(site, from)) {
        stamp_class(site, common, machines, from, site_class_end(site, from));
        sb_addf(&text, "%s\n", site->summaries[from].class_stamp);
    }
    for (size_t m = 0; m < site->n_machines; m++)
        stamp_machine(site, common, &site->machines[m]);
    const bool done =
        add_folder(site, &text, o->machines, err) && add_folder(site, &text, o->assets, err) &&
        (site->own.count == 0 ||
         add_folder(site, &text, path_join(&arena, o->collection, OWN_STORE_FOLDER), err));
    hash_bytes(sb_str(&text), stamp);
    arena_free(&arena);
    return done;
}
