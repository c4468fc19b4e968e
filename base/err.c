#include "base/err.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/clean.h"

static void copy_text(char *to, size_t capacity, struct str from)
{
    const size_t n = from.len < capacity - 1 ? from.len : capacity - 1;
    if (n != 0)
        memcpy(to, from.ptr, n);
    to[n] = '\0';
}

__attribute__((format(printf, 4, 0))) static void
set_va(struct err *err, enum err_kind kind, const char *file, const char *format, va_list args)
{
    err->kind = kind;
    copy_text(err->file, sizeof err->file, str_of(file));
    vsnprintf(err->text, sizeof err->text, format, args);
}

bool err_set(struct err *err, enum err_kind kind, const char *format, ...)
{
    if (err->kind != ERR_NONE)
        return false;
    va_list args;
    va_start(args, format);
    set_va(err, kind, NULL, format, args);
    va_end(args);
    return false;
}

bool err_at(struct err *err, const char *file, unsigned line, unsigned col, const char *format, ...)
{
    if (err->kind != ERR_NONE)
        return false;
    va_list args;
    va_start(args, format);
    set_va(err, ERR_INPUT, file, format, args);
    va_end(args);
    err->line = line;
    err->col = col;
    return false;
}

bool err_system(struct err *err, const char *path, const char *format, ...)
{
    const int number = errno;
    if (err->kind != ERR_NONE)
        return false;
    va_list args;
    va_start(args, format);
    set_va(err, ERR_SYSTEM, path, format, args);
    va_end(args);
    const size_t used = strlen(err->text);
    snprintf(err->text + used, sizeof err->text - used, ": %s", strerror(number));
    err->number = number;
    err->transient = true;
    return false;
}

bool err_transient(struct err *err)
{
    err->transient = err->kind != ERR_NONE;
    return false;
}

bool err_hint(struct err *err, const char *format, ...)
{
    if (err->kind == ERR_NONE || err->hint[0] != '\0')
        return false;
    va_list args;
    va_start(args, format);
    vsnprintf(err->hint, sizeof err->hint, format, args);
    va_end(args);
    return false;
}

bool err_source(struct err *err, struct str text)
{
    if (err->kind == ERR_NONE || err->line == 0 || err->source[0] != '\0')
        return false;
    struct str_cut line = str_cut(text, '\n');
    unsigned number = 1;
    for (; number < err->line && line.ok; number++)
        line = str_cut(line.tail, '\n');
    if (number == err->line) /* not after the end */
        copy_text(err->source, sizeof err->source, line.head);
    return false;
}

/* What to do about a failed system call, unless its caller has better advice. */
static const char *advice(int number)
{
    static const struct {
        int number;
        const char *text;
    } known[] = {
        {ENOENT, "check the spelling of the path"},
        {EACCES, "check its permissions"},
        {EPERM, "check your permissions"},
        {EROFS, "choose a place that you can write to"},
        {ENOTDIR, "part of the path is a file; give another path"},
        {EISDIR, "this is a folder; name a file"},
        {ENAMETOOLONG, "use a shorter name"},
        {ELOOP, "symbolic links form a loop; name another file"},
        {ENOSPC, "free some space, or choose another place"},
        {EMFILE, "raise the limit on open files (ulimit -n)"},
        {ENOMEM, "use smaller sizes, or a machine with more memory"},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        if (known[i].number == number)
            return known[i].text;
    }
    return "";
}

void err_format(const struct err *err, struct sb *out)
{
    if (err->file[0] != '\0') {
        clean_add(out, err->file, "\t");
        if (err->line != 0)
            sb_addf(out, ":%u", err->line);
        if (err->line != 0 && err->col != 0)
            sb_addf(out, ":%u", err->col);
        sb_addz(out, ": ");
    }
    sb_addz(out, "error: ");
    clean_add(out, err->text, "\t");
    const char *const hint = err->hint[0] != '\0' ? err->hint : advice(err->number);
    if (hint[0] != '\0') {
        sb_addz(out, " — ");
        clean_add(out, hint, "\t");
    }
    sb_addc(out, '\n');
    if (err->source[0] == '\0')
        return;
    sb_addz(out, "    ");
    clean_add(out, err->source, "\t");
    sb_addc(out, '\n');
    if (err->col == 0 || err->col > strlen(err->source) + 1)
        return;
    sb_addz(out, "    ");
    for (unsigned i = 1; i < err->col; i++)
        sb_addc(out, err->source[i - 1] == '\t' ? '\t' : ' ');
    sb_addz(out, "^\n");
}

int err_exit_status(const struct err *err)
{
    static const int status[] = {
        [ERR_NONE] = 0, [ERR_USAGE] = 2, [ERR_INPUT] = 1, [ERR_SYSTEM] = 1, [ERR_INTERRUPTED] = 1};
    return status[err->kind];
}
