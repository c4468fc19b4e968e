#include "cli/roofline_store.h"

#include <math.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/hash.h"
#include "base/json.h"
#include "base/proc.h"
#include "collect/host/sysfs.h"
#include "collect/incore/incore_store.h"

enum { STORE_SCHEMA = 1, MAX_STORED_BYTES = 4 << 20, MAX_HASHED_BYTES = 256 << 20 };

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

static json_t *value_json(const struct placement_value *v)
{
    json_t *object = json_object();
    json_set_number(object, "value", v->value);
    json_object_set_new(object, "source", json_string(v->source));
    json_object_set_new(object, "counted", json_boolean(v->counted));
    return object;
}

static bool read_text(const json_t *object, const char *name, struct arena *arena, const char **out)
{
    const char *const text = json_string_value(json_object_get(object, name));
    *out = text != NULL ? str_cstr(arena, str_of(text)) : NULL;
    return text != NULL;
}

static bool read_value(const json_t *object, struct arena *arena, struct placement_value *out)
{
    *out = (struct placement_value){.value = json_get_number(object, "value"),
                                    .counted = json_is_true(json_object_get(object, "counted"))};
    return read_text(object, "source", arena, &out->source) && !(out->value < 0);
}

/* The numbers of a run, and their offsets. */
static const struct {
    const char *name;
    size_t offset;
} run_reals[] =
    {
        {"seconds", offsetof(struct own_run, seconds)},
        {"cpu_s", offsetof(struct own_run, cpu_s)},
        {"load_average", offsetof(struct own_run, load_average)},
        {"other_load_cpus", offsetof(struct own_run, other_load_cpus)},
        {"steal_share", offsetof(struct own_run, steal_share)},
        {"clock_hz", offsetof(struct own_run, clock_hz)},
},
  run_counts[] = {
      {"voluntary_switches", offsetof(struct own_run, voluntary_switches)},
      {"involuntary_switches", offsetof(struct own_run, involuntary_switches)},
      {"major_faults", offsetof(struct own_run, major_faults)},
};

static json_t *run_json(const struct own_run *run)
{
    json_t *object = json_object();
    for (size_t i = 0; i < sizeof run_reals / sizeof *run_reals; i++)
        json_set_number(object, run_reals[i].name,
                        *(const double *)((const char *)run + run_reals[i].offset));
    for (size_t i = 0; i < sizeof run_counts / sizeof *run_counts; i++)
        json_object_set_new(
            object, run_counts[i].name,
            json_integer(*(const long *)((const char *)run + run_counts[i].offset)));
    return object;
}

static bool read_run(const json_t *object, struct own_run *out)
{
    bool ok = true;
    for (size_t i = 0; i < sizeof run_reals / sizeof *run_reals; i++) {
        double *const number = (double *)((char *)out + run_reals[i].offset);
        *number = json_get_number(object, run_reals[i].name);
        ok = ok && !(*number < 0);
    }
    for (size_t i = 0; i < sizeof run_counts / sizeof *run_counts; i++) {
        const json_t *count = json_object_get(object, run_counts[i].name);
        *(long *)((char *)out + run_counts[i].offset) = (long)json_integer_value(count);
        ok = ok && json_is_integer(count) && json_integer_value(count) >= 0;
    }
    return ok && out->seconds > 0 && isfinite(out->cpu_s) && isfinite(out->clock_hz);
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
    bool ok = read_text(root, "clock", arena, &out->clock) &&
              read_text(root, "measured_at", arena, &out->measured_at) &&
              read_text(root, "counters", arena, &m->counters) &&
              read_value(json_object_get(root, "flops"), arena, &m->flops) &&
              read_value(json_object_get(root, "bytes"), arena, &m->bytes);
    for (size_t i = 0; ok && i < repeats; i++)
        ok = read_run(json_array_get(list, i), &runs[i]);
    return ok;
}

bool stored_load(const char *folder, struct str key, size_t repeats, struct arena *arena,
                 struct stored_point *out)
{
    struct str text;
    struct err ignored = {0};
    const char *const path = incore_store_path(folder, "roofline", key, arena);
    if (!is_plain(path) || !file_read(path, MAX_STORED_BYTES, arena, &text, &ignored))
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
    json_object_set_new(root, "measured_at", json_string(point->measured_at));
    json_object_set_new(root, "clock", json_string(point->clock));
    json_object_set_new(root, "counters", json_string(m->counters));
    json_object_set_new(root, "flops", value_json(&m->flops));
    json_object_set_new(root, "bytes", value_json(&m->bytes));
    for (size_t i = 0; i < m->n_runs; i++)
        json_array_append_new(runs, run_json(&m->runs[i]));
    json_object_set_new(root, "runs", runs);
    const char *const path = incore_store_path(folder, "roofline", key, arena);
    if (dir_make(folder, &ignored) && (is_plain(path) || !file_exists(path)))
        file_write(path, json_text(root, arena), &ignored);
    json_decref(root);
}
