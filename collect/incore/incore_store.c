#include "collect/incore/incore_store.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/file.h"
#include "base/hash.h"
#include "collect/incore/incore_json.h"

enum { CACHE_MAX_BYTES = 64 << 20 };

const char *incore_store_path(const char *dir, const char *kind, struct str key,
                              struct arena *arena)
{
    char hex[HASH_CHARS];
    hash_bytes(key, hex);
    return path_join(arena, dir, str_formatz(arena, "%s-%s.json", kind, hex));
}

static json_t *read_object(const char *path, struct arena *arena)
{
    struct str text;
    struct err ignored = {0};
    if (!file_exists(path) || !file_read(path, CACHE_MAX_BYTES, arena, &text, &ignored))
        return NULL;
    return json_parse(text, path, &ignored);
}

/* Takes over the reference. */
static void write_object(const char *dir, const char *path, json_t *object, struct arena *arena)
{
    struct err ignored = {0};
    if (dir_make(dir, &ignored))
        file_write(path, json_text(object, arena), &ignored);
    json_decref(object);
}

bool incore_store_find(const char *dir, struct str key, struct arena *arena, struct incore *out)
{
    json_t *object = read_object(incore_store_path(dir, "incore", key, arena), arena);
    const bool ok = object != NULL && incore_from_json(object, arena, out);
    json_decref(object);
    return ok;
}

void incore_store_keep(const char *dir, struct str key, const struct incore *in,
                       struct arena *arena)
{
    write_object(dir, incore_store_path(dir, "incore", key, arena), incore_to_json(in), arena);
}

bool incore_store_find_failure(const char *dir, struct str key, struct arena *arena,
                               struct incore_store_failure *out)
{
    json_t *object = read_object(incore_store_path(dir, "failed", key, arena), arena);
    const json_int_t attempts = json_integer_value(json_object_get(object, "attempts"));
    const char *reason = json_string_value(json_object_get(object, "reason"));
    const char *run = json_string_value(json_object_get(object, "run"));
    const bool ok = attempts > 0 && attempts < 1000000 && reason != NULL && run != NULL;
    if (ok)
        *out = (struct incore_store_failure){.attempts = (int)attempts,
                                             .reason = str_cstr(arena, str_of(reason)),
                                             .run = str_cstr(arena, str_of(run))};
    json_decref(object);
    return ok;
}

void incore_store_keep_failure(const char *dir, struct str key,
                               const struct incore_store_failure *failure, struct arena *arena)
{
    json_t *object = json_object();
    json_object_set_new(object, "attempts", json_integer(failure->attempts));
    json_object_set_new(object, "reason", json_string(failure->reason));
    json_object_set_new(object, "run", json_string(failure->run));
    write_object(dir, incore_store_path(dir, "failed", key, arena), object, arena);
}

const char *incore_store_version(const char *dir, const char *path,
                                 const char *(*ask)(const char *path, struct arena *arena),
                                 struct arena *arena)
{
    struct sb key = {.arena = arena};
    incore_key_program(&key, path);
    const char *const file =
        dir != NULL ? incore_store_path(dir, "version", sb_str(&key), arena) : NULL;
    json_t *const known = file != NULL ? read_object(file, arena) : NULL;
    const char *const kept = json_string_value(json_object_get(known, "version"));
    const char *const version = kept != NULL ? str_cstr(arena, str_of(kept)) : ask(path, arena);
    if (file != NULL && kept == NULL) {
        json_t *const object = json_object();
        json_object_set_new(object, "version", json_string(version));
        write_object(dir, file, object, arena);
    }
    json_decref(known);
    return version;
}

void incore_key_program(struct sb *key, const char *path)
{
    struct stat info;
    if (stat(path, &info) != 0) {
        sb_addf(key, "%s ?\n", path);
        return;
    }
    sb_addf(key, "%s %llu %lld %lld.%09ld\n", path, (unsigned long long)info.st_ino,
            (long long)info.st_size, (long long)info.st_mtim.tv_sec, info.st_mtim.tv_nsec);
}

/* only the entry of the first processor is read: with hundreds of them the file takes long */
void incore_key_host(struct sb *key)
{
    static const char *const names[] = {"cpu family", "model", "flags", "CPU ", "Features"};
    FILE *file = fopen("/proc/cpuinfo", "re");
    char line[8192];
    while (file != NULL && fgets(line, sizeof line, file) != NULL && line[0] != '\n') {
        for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
            if (strncmp(line, names[i], strlen(names[i])) == 0)
                sb_addz(key, line);
        }
    }
    if (file != NULL)
        fclose(file);
}
