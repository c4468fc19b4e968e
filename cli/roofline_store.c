#include "cli/roofline_store.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/hash.h"
#include "base/json_fields.h"
#include "base/proc.h"
#include "collect/host/sysfs.h"
#include "collect/incore/incore_store.h"

enum { STORE_SCHEMA = 1, MAX_HASHED_BYTES = 256 << 20 };

/* Reading a pipe instead of a file might never end. */
static bool is_plain(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 && S_ISREG(info.st_mode);
}

/* ---- the key ---- */

/* Adds a file to the key: large files, such as data, by size and time; what is not a plain file by
 * its name. */
static void add_file(struct sb *key, const char *path, struct arena *arena)
{
    if (path == NULL || !is_plain(path))
        return;
    const struct arena_mark mark = arena_mark(arena);
    struct str content;
    struct err ignored = {0};
    char hex[HASH_CHARS];
    if (file_size(path) <= MAX_HASHED_BYTES &&
        file_read(path, MAX_HASHED_BYTES, arena, &content, &ignored)) {
        hash_bytes(content, hex);
        arena_reset(arena, mark);
        sb_addf(key, "content %s\n", hex);
    } else {
        arena_reset(arena, mark);
        incore_key_program(key, path);
    }
}

extern char **environ;

static void add_environment(struct sb *key)
{
    static const char *const beginnings[] = {"OMP_",   "GOMP_",   "KMP_",  "MKL_",    "OPENBLAS_",
                                             "BLIS_",  "LIKWID_", "LD_",   "MALLOC_", "LC_",
                                             "GLIBC_", "LANG=",   "PATH=", "TMPDIR=", NULL};
    for (char **variable = environ; variable != NULL && *variable != NULL; variable++) {
        const struct str text = str_of(*variable);
        if (str_starts_with_one_of(text, beginnings))
            sb_addf(key, "%zu %s\n", text.len, *variable);
    }
}

struct str stored_key(const struct placement_request *r, double clock_hz, const char *setup,
                      struct arena *arena)
{
    /* its own arena, because files are read into the other one meanwhile */
    struct arena text = {0};
    struct sb key = {.arena = &text};
    char *const folder = getcwd(NULL, 0);
    sb_addf(&key, "roofline %d\n", STORE_SCHEMA);
    incore_key_host(&key);
    static const char *const files[] = {"/proc/sys/kernel/hostname", "/proc/sys/kernel/osrelease"};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        sb_addf(&key, "%.*s\n", STR_ARG(sysfs_text("", files[i], arena)));
    sb_addf(&key, "folder %s\n", folder != NULL ? folder : "?");
    free(folder);
    add_environment(&key);
    add_file(&key, proc_find(arena, r->run.argv[0]), arena);
    for (size_t i = 0; r->run.argv[i] != NULL; i++) {
        const char *const word = i == 0 && r->name != NULL ? r->name : r->run.argv[i];
        sb_addf(&key, "%zu %s\n", str_of(word).len, word);
        add_file(&key, i > 0 ? r->run.argv[i] : NULL, arena);
    }
    for (size_t i = 0; i < r->run.n_cpus; i++)
        sb_addf(&key, "cpu %d\n", r->run.cpus[i]);
    sb_addf(&key, "%s, %zu runs, %zu bytes, count %d %d, %g Hz, %s\n",
            own_caches_name(r->run.caches), r->repeats,
            r->run.caches == OWN_COLD ? r->run.cold_bytes : 0, r->count_flops, r->count_bytes,
            clock_hz, setup);
    const struct str copy = str_copy(arena, sb_str(&key));
    arena_free(&text);
    return copy;
}

/* ---- the file ---- */

static const struct json_field value_fields[] = {
    {"value", FIELD_NUMBER_OR_NAN, offsetof(struct placement_value, value), false},
    {"source", FIELD_TEXT, offsetof(struct placement_value, source), false},
    {"counted", FIELD_BOOL, offsetof(struct placement_value, counted), false},
    {0},
};

#define RUN(kind, key)                                                                             \
    {                                                                                              \
#key, kind, offsetof(struct own_run, key), false                                           \
    }
static const struct json_field run_fields[] = {
    RUN(FIELD_NUMBER_OR_NAN, seconds),      RUN(FIELD_NUMBER_OR_NAN, cpu_s),
    RUN(FIELD_NUMBER_OR_NAN, load_average), RUN(FIELD_NUMBER_OR_NAN, other_load_cpus),
    RUN(FIELD_NUMBER_OR_NAN, steal_share),  RUN(FIELD_NUMBER_OR_NAN, clock_hz),
    RUN(FIELD_LONG, voluntary_switches),    RUN(FIELD_LONG, involuntary_switches),
    RUN(FIELD_LONG, major_faults),          {0},
};

static const struct json_field point_fields[] = {
    {"measured_at", FIELD_TEXT, offsetof(struct stored_point, measured_at), false},
    {"clock", FIELD_TEXT, offsetof(struct stored_point, clock), false},
    {"counters", FIELD_TEXT, offsetof(struct stored_point, measured.counters), false},
    {0},
};

static void set_part(json_t *root, const char *key, const struct json_field *fields,
                     const void *from)
{
    json_t *const part = json_object();
    json_set_fields(part, fields, from);
    json_object_set_new(root, key, part);
}

static bool read_value(const json_t *object, struct arena *arena, struct placement_value *out)
{
    return json_get_fields(object, value_fields, arena, out) && !(out->value < 0);
}

static bool read_run(const json_t *object, struct arena *arena, struct own_run *out)
{
    return json_get_fields(object, run_fields, arena, out) && out->seconds > 0 && out->cpu_s >= 0 &&
           out->clock_hz >= 0 && !(out->load_average < 0) && !(out->other_load_cpus < 0) &&
           !(out->steal_share < 0);
}

static bool read_point(const json_t *root, size_t repeats, struct arena *arena,
                       struct stored_point *out)
{
    const json_t *const list = json_object_get(root, "runs");
    struct placement_measured *const m = &out->measured;
    if (json_integer_value(json_object_get(root, "schema")) != STORE_SCHEMA ||
        json_array_size(list) != repeats)
        return false;
    struct own_run *const runs = arena_alloc(arena, repeats, sizeof *runs);
    *m = (struct placement_measured){.n_runs = repeats, .runs = runs};
    bool ok = json_get_fields(root, point_fields, arena, out) &&
              read_value(json_object_get(root, "flops"), arena, &m->flops) &&
              read_value(json_object_get(root, "bytes"), arena, &m->bytes);
    for (size_t i = 0; ok && i < repeats; i++)
        ok = read_run(json_array_get(list, i), arena, &runs[i]);
    return ok;
}

bool stored_load(const char *folder, struct str key, size_t repeats, struct arena *arena,
                 struct stored_point *out)
{
    struct str text;
    struct err ignored = {0};
    const char *const path = incore_store_path(folder, "roofline", key, arena);
    if (!is_plain(path) || !file_read(path, FILE_MAX_BYTES, arena, &text, &ignored))
        return false;
    json_t *const root = json_parse(text, path, &ignored);
    const bool ok = root != NULL && read_point(root, repeats, arena, out);
    json_decref(root);
    return ok;
}

void stored_keep(const char *folder, struct str key, const struct stored_point *point,
                 struct arena *arena)
{
    struct err ignored = {0};
    const struct placement_measured *const m = &point->measured;
    json_t *const root = json_object();
    json_t *const runs = json_array();
    json_object_set_new(root, "schema", json_integer(STORE_SCHEMA));
    json_set_fields(root, point_fields, point);
    set_part(root, "flops", value_fields, &m->flops);
    set_part(root, "bytes", value_fields, &m->bytes);
    for (size_t i = 0; i < m->n_runs; i++) {
        json_t *const run = json_object();
        json_set_fields(run, run_fields, &m->runs[i]);
        json_array_append_new(runs, run);
    }
    json_object_set_new(root, "runs", runs);
    const char *const path = incore_store_path(folder, "roofline", key, arena);
    if (dir_make(folder, &ignored) && (is_plain(path) || !file_exists(path)))
        file_write(path, json_text(root, arena), &ignored);
    json_decref(root);
}
