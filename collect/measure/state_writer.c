#include "collect/measure/state_writer.h"

#include <math.h>
#include <string.h>

#include "base/file.h"
#include "collect/host/sysfs.h"

enum { MAX_TEXT = 1000, MAX_FILE = 4 << 20 };

const char *state_clean(struct str text, struct arena *arena)
{
    const bool cut = text.len > MAX_TEXT;
    struct sb clean = {.arena = arena};
    for (size_t i = 0; i < (cut ? MAX_TEXT : text.len); i++) {
        const char c = text.ptr[i];
        sb_addc(&clean, c >= ' ' && c <= '~' ? c : c == '\n' || c == '\t' ? ' ' : '?');
    }
    if (cut)
        sb_addz(&clean, "...");
    return sb_cstr(&clean);
}

json_t *state_string(struct str text, struct arena *arena)
{
    return json_string(state_clean(text, arena));
}

json_t *state_json_number(double value)
{
    const double largest = 0x1p53; /* beyond it doubles skip whole numbers */
    if (value == floor(value) && fabs(value) < largest)
        return json_integer((json_int_t)value);
    return json_real(value);
}

void state_null(struct state_writer *w, const char *key, const char *format, ...)
{
    struct sb reason = {.arena = w->arena};
    va_list args;
    va_start(args, format);
    sb_addv(&reason, format, args);
    va_end(args);
    json_object_set_new(w->object, key, json_null());
    json_object_set_new(w->missing, str_formatz(w->arena, "%s.%s", w->section, key),
                        state_string(sb_str(&reason), w->arena));
}

void state_text(struct state_writer *w, const char *key, struct str text, const char *otherwise)
{
    if (text.len == 0)
        state_null(w, key, "%s", otherwise);
    else
        state_value(w, key, state_string(text, w->arena));
}

void state_number(struct state_writer *w, const char *key, double value, const char *otherwise)
{
    if (isfinite(value))
        state_value(w, key, state_json_number(value));
    else
        state_null(w, key, "%s", otherwise);
}

void state_value(struct state_writer *w, const char *key, json_t *value)
{
    json_object_set_new(w->object, key, value);
}

struct str state_content(const struct state_writer *w, const char *path, const char **why)
{
    struct str text = {0};
    struct err err = {0};
    const char *full = str_formatz(w->arena, "%s%s", w->source->root, path);
    const char *reason = "";
    /* The kernel's lists grow with the CPUs. */
    const size_t max_bytes = strncmp(path, "/proc/", 6) == 0 ? SYSFS_MAX_BYTES : MAX_FILE;
    if (!file_exists(full))
        reason = str_formatz(w->arena, "no %s", path);
    else if (!file_read(full, max_bytes, w->arena, &text, &err))
        reason = str_formatz(w->arena, "%s cannot be read, or is larger than %zu bytes", path,
                             max_bytes);
    text = str_trim(text);
    if (text.len == 0 && reason[0] == '\0')
        reason = str_formatz(w->arena, "%s is empty", path);
    if (why != NULL)
        *why = reason;
    return text;
}

void state_files(struct state_writer *w, const struct state_file *files, size_t n_files)
{
    for (size_t i = 0; i < n_files; i++) {
        const struct state_file *f = &files[i];
        const char *why = "";
        const struct str text = state_content(w, f->path, &why);
        double value = 0;
        if (text.len == 0 || f->factor == 0)
            state_text(w, f->key, text, why);
        else if (str_to_double(text, &value))
            state_number(w, f->key, value * f->factor, "not finite");
        else
            state_null(w, f->key, "%s holds no number", f->path);
    }
}
