#include <cyaml/cyaml.h>
#include <jansson.h>
#if defined(__GLIBC__)
#include <gnu/libc-version.h>
#endif

#include "base/proc.h"
#include "collect/host/sysfs.h"
#include "collect/measure/state_writer.h"

/* The first line that `program --version` prints, or null with an entry in "missing". */
static void add_program(struct state_writer *w, const char *key, const char *program)
{
    const char *path = proc_find(w->arena, program);
    if (path == NULL) {
        state_null(w, key, "not installed");
        return;
    }
    const char *const argv[] = {path, "--version", NULL};
    const struct proc_spec spec = {.argv = argv, .timeout_s = 10, .max_output = 1 << 16};
    struct proc_result result = {0};
    struct err err = {0};
    if (!proc_run(&spec, w->arena, &result, &err)) {
        state_null(w, key, "%s", err.text);
        return;
    }
    state_text(w, key, str_trim(str_cut(str_trim(result.out), '\n').head),
               "--version printed nothing");
}

/* Distributions install llvm-mca with its version in the name; the newest one is used. */
static const char *llvm_mca(struct arena *arena)
{
    enum { NEWEST = 40, OLDEST = 10 };
    for (int version = NEWEST; version >= OLDEST; version--) {
        const char *name = str_formatz(arena, "llvm-mca-%d", version);
        if (proc_find(arena, name) != NULL)
            return name;
    }
    return "llvm-mca";
}

void state_software(struct state_writer *w)
{
    static const char *const programs[] = {"gcc", "clang", "icx", "nvc", "armclang", "osaca"};
    static const char *const libraries[] = {"libc", "likwid", "jansson", "libcyaml"};
    if (!w->source->ask) {
        for (size_t i = 0; i < sizeof programs / sizeof *programs; i++)
            state_null(w, programs[i], "not queried");
        state_null(w, "llvm-mca", "not queried");
        for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++)
            state_null(w, libraries[i], "not queried");
        return;
    }
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++)
        add_program(w, programs[i], programs[i]);
    add_program(w, "llvm-mca", llvm_mca(w->arena));
#if defined(__GLIBC__)
    state_text(w, "libc", str_format(w->arena, "glibc %s", gnu_get_libc_version()), "");
#else
    state_null(w, "libc", "not glibc");
#endif
    state_text(w, "likwid", STR(LIKWID_SONAME), "");
    state_text(w, "jansson", str_of(jansson_version_str()), "not reported");
    state_text(w, "libcyaml", str_of(cyaml_version_str), "not reported");
}
