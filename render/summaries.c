#include "render/summaries.h"

#include <stddef.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"

enum {
    MAX_BYTES = 256 * 1024 * 1024,
    USUAL_BYTES = 2048 /* of a summary */,
    EXTRA_BYTES = 8 /* it may grow by a little */
};
static const char file_name[] = ".inspect-memory";

/* The same traversal of a summary is used for writing and for reading. */
struct pack {
    struct arena *arena;
    struct sb *out; /* NULL: reading */
    struct str in;  /* remaining input */
    bool broken;    /* it ended too early or is not valid */
};

static void pack_bytes(struct pack *p, void *data, size_t n)
{
    if (p->out != NULL) {
        sb_add(p->out, (struct str){data, n});
    } else if (p->in.len < n) {
        memset(data, 0, n);
        p->broken = true;
    } else {
        memcpy(data, p->in.ptr, n);
        p->in = str_slice(p->in, n, p->in.len);
    }
}

/* A number of items that take at least `item_bytes` each. */
static void pack_count(struct pack *p, size_t *n, size_t item_bytes)
{
    pack_bytes(p, n, sizeof *n);
    if (p->out == NULL && *n > p->in.len / item_bytes) {
        *n = 0;
        p->broken = true;
    }
}

static void pack_text(struct pack *p, struct str *s)
{
    pack_count(p, &s->len, 1);
    if (p->out != NULL) {
        sb_add(p->out, *s);
    } else {
        s->ptr = p->in.ptr;
        p->in = str_slice(p->in, s->len, p->in.len);
    }
}

/* A leading byte distinguishes a null pointer from an empty text. */
static void pack_cstr(struct pack *p, const char **s)
{
    unsigned char there = *s != NULL;
    struct str text = str_of(*s);
    pack_bytes(p, &there, 1);
    if (there == 0)
        return;
    pack_text(p, &text);
    if (p->out == NULL)
        *s = str_cstr(p->arena, text);
}

static void pack_flag(struct pack *p, bool *flag)
{
    unsigned char byte = *flag;
    pack_bytes(p, &byte, 1);
    *flag = byte == 1;
}

/* A value of an enumeration below `limit`. */
static unsigned pack_enum(struct pack *p, unsigned value, unsigned limit)
{
    unsigned char byte = (unsigned char)value;
    pack_bytes(p, &byte, 1);
    if (byte >= limit) {
        p->broken = true;
        return 0;
    }
    return byte;
}

/* `n` items of `size` bytes. */
static void *pack_array(struct pack *p, void *items, size_t n, size_t size)
{
    if (p->out == NULL)
        items = arena_raw(p->arena, n, size);
    pack_bytes(p, items, n * size);
    return items;
}

static void pack_facts(struct pack *p, struct facts *f)
{
    pack_flag(p, &f->measured);
    pack_flag(p, &f->modelled);
    pack_flag(p, &f->in_memory);
    pack_flag(p, &f->virtual_cores);
    pack_flag(p, &f->block_measured);
    for (size_t i = 0; i < FACTS_NUMBERS; i++)
        pack_bytes(p, (char *)f + facts_numbers[i], sizeof(double));
    pack_text(p, &f->bottleneck);
    pack_text(p, &f->verdict);
    struct str why = f->misses.largest.why; /* of the rest only the numbers are stored */
    f->misses.items = NULL;
    f->misses.largest.why = (struct str){0};
    pack_bytes(p, &f->misses, sizeof f->misses);
    pack_text(p, &why);
    f->misses.largest.why = why;
    f->light = pack_enum(p, f->light, DEVIATION_UNKNOWN + 1);
    pack_bytes(p, &f->n_measured, sizeof f->n_measured);
    pack_bytes(p, &f->n_doubtful, sizeof f->n_doubtful);
}

static void pack_models(struct pack *p, struct summary *s)
{
    s->n_models = pack_enum(p, (unsigned)s->n_models, FACTS_MODELS + 1);
    struct model_deviations *models =
        p->out == NULL ? arena_alloc(p->arena, s->n_models, sizeof *models)
                       : arena_copy(p->arena, s->models, s->n_models, sizeof *models);
    for (size_t i = 0; i < s->n_models; i++) {
        struct model_deviations *m = &models[i];
        pack_cstr(p, &m->model);
        pack_count(p, &m->n, sizeof *m->codes + sizeof *m->levels);
        m->codes = pack_array(p, m->codes, m->n, sizeof *m->codes);
        m->levels = pack_array(p, m->levels, m->n, sizeof *m->levels);
        pack_bytes(p, &m->sum, sizeof m->sum);
        pack_bytes(p, &m->n_agree, sizeof m->n_agree);
        pack_bytes(p, &m->n_differ, sizeof m->n_differ);
    }
    s->models = models;
}

static void pack_files(struct pack *p, struct str_list *files)
{
    size_t n = files->count;
    pack_count(p, &n, sizeof n);
    for (size_t i = 0; i < n; i++) {
        struct str file = p->out != NULL ? files->items[i] : (struct str){0};
        pack_text(p, &file);
        if (p->out == NULL)
            str_list_add(p->arena, files, file);
    }
}

static void pack_summary(struct pack *p, struct summary *s)
{
    pack_cstr(p, &s->folder);
    pack_bytes(p, s->stamp, sizeof s->stamp);
    pack_bytes(p, s->class_stamp, sizeof s->class_stamp);
    pack_facts(p, &s->facts);
    pack_models(p, s);
    pack_cstr(p, &s->collected);
    pack_cstr(p, &s->change);
    pack_bytes(p, &s->flop_per_lup, sizeof s->flop_per_lup);
    pack_bytes(p, &s->intensity, sizeof s->intensity);
    pack_bytes(p, &s->common_size, sizeof s->common_size);
    pack_bytes(p, &s->common_core_mlup_per_s, sizeof s->common_core_mlup_per_s);
    pack_bytes(p, &s->common_socket_mlup_per_s, sizeof s->common_socket_mlup_per_s);
    pack_flag(p, &s->common_core_measured);
    pack_flag(p, &s->complete);
    pack_flag(p, &s->outdated);
    pack_bytes(p, &s->failed, sizeof s->failed);
    pack_flag(p, &s->has_review);
    for (size_t i = 0; i < REVIEW_SECTIONS; i++)
        s->lights[i] = pack_enum(p, s->lights[i], LIGHT_RED + 1);
    pack_flag(p, &s->review_outdated);
    pack_files(p, &s->files);
}

/* The name of a machine, and the stamp of its page. */
static void pack_machine(struct pack *p, struct site_machine *m)
{
    pack_cstr(p, &m->name);
    pack_bytes(p, m->stamp, sizeof m->stamp);
}

static void recall_machine(struct site *site, struct site_output *out,
                           const struct site_machine *old)
{
    for (size_t i = 0; i < site->n_machines; i++) {
        struct site_machine *m = &site->machines[i];
        struct output_folder files = {.path = STR("machines")};
        if (strcmp(m->name, old->name) != 0)
            continue;
        site_machine_files(m, site->arena, &files.names);
        m->kept = strcmp(m->stamp, old->stamp) == 0 && output_has(out, &files);
    }
}

/* Reuses what is stored if nothing has changed since. */
static void recall(struct site *site, struct site_output *out, const struct summary *old,
                   size_t *at)
{
    /* both lists have the same order, but folders may have been added or removed */
    for (size_t tried = 0; tried < site->n_summaries;
         tried++, *at = (*at + 1) % site->n_summaries) {
        struct summary *s = &site->summaries[*at];
        if (strcmp(s->folder, old->folder) != 0)
            continue;
        s->seen = true;
        s->files = old->files;
        if (strcmp(s->stamp, old->stamp) != 0 ||
            !output_has(out,
                        &(struct output_folder){.path = str_of(s->folder), .names = old->files}))
            return;
        const struct summary now = *s;
        *s = *old;
        s->folder = now.folder;
        s->machine = now.machine;
        s->on = now.on;
        s->identity = now.identity;
        s->compact = now.compact;
        memcpy(s->class_stamp, now.class_stamp, sizeof s->class_stamp);
        s->class_kept = strcmp(now.class_stamp, old->class_stamp) == 0;
        s->seen = s->kept = s->points_kept = true;
        return;
    }
}

/* The first line of the file, which differs if the program or the layout does. The 3 counts
 * layouts: a flag more need not change a size. */
static struct str head_of(const struct site *site, struct arena *arena)
{
    return str_format(arena, "inspect memory 3 %s %zu %d\n", site->options->version,
                      sizeof(struct summary), FACTS_NUMBERS);
}

bool summaries_recall(struct site *site, struct site_output *out, struct err *err)
{
    const char *path = path_join(site->arena, out->root, file_name);
    struct str text = {0};
    if (!file_exists(path))
        return true;
    if (!file_read(path, MAX_BYTES, site->arena, &text, err))
        return false;
    /* a run that fails leaves pages that the file does not describe */
    unlink(path);
    const struct str head = head_of(site, site->arena);
    char hash[HASH_CHARS];
    if (!str_starts_with(text, head) || text.len < head.len + sizeof hash)
        return true;
    const struct str body = str_slice(text, head.len + sizeof hash, text.len);
    hash_bytes(body, hash);
    if (memcmp(text.ptr + head.len, hash, sizeof hash) != 0)
        return true;
    struct pack p = {.arena = site->arena, .in = body};
    size_t at = 0;
    size_t n_machines = 0;
    pack_count(&p, &n_machines, sizeof site->machines->stamp);
    for (size_t i = 0; i < n_machines; i++) {
        struct site_machine old = {0};
        pack_machine(&p, &old);
        if (p.broken || old.name == NULL)
            return true;
        recall_machine(site, out, &old);
    }
    while (p.in.len != 0) {
        struct summary old = {0};
        const struct str rest = p.in;
        pack_summary(&p, &old);
        if (p.broken || old.folder == NULL)
            return true;
        old.remembered = str_slice(rest, 0, rest.len - p.in.len);
        site->n_remembered++;
        recall(site, out, &old, &at);
    }
    return true;
}

/* About how many bytes the file takes. */
static size_t expected_bytes(const struct site *site)
{
    size_t bytes = USUAL_BYTES;
    for (size_t i = 0; i < site->n_summaries; i++) {
        const size_t before = site->summaries[i].remembered.len;
        bytes += before == 0 ? USUAL_BYTES : before + EXTRA_BYTES;
    }
    return bytes;
}

bool summaries_store(const struct site *site, const struct site_output *out, struct err *err)
{
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    struct pack p = {.arena = &arena, .out = &text};
    char hash[HASH_CHARS] = {0};
    const struct str head = head_of(site, &arena);
    sb_reserve(&text, expected_bytes(site));
    sb_add(&text, head);
    sb_add(&text, (struct str){hash, sizeof hash});
    size_t n_machines = site->n_machines;
    pack_count(&p, &n_machines, 1);
    for (size_t i = 0; i < site->n_machines; i++)
        pack_machine(&p, &site->machines[i]);
    for (size_t i = 0; i < site->n_summaries; i++) {
        struct summary s = site->summaries[i];
        if (s.kept && s.class_kept)
            sb_add(&text, s.remembered);
        else if (s.problem == NULL && !s.damaged)
            pack_summary(&p, &s);
    }
    hash_bytes(str_slice(sb_str(&text), head.len + sizeof hash, text.len), hash);
    memcpy(text.ptr + head.len, hash, sizeof hash);
    const bool done =
        file_write_lazily(path_join(&arena, out->root, file_name), sb_str(&text), err);
    arena_free(&arena);
    return done;
}
