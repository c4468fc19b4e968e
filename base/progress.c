#define _POSIX_C_SOURCE 200809L
#include "base/progress.h"

#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/clock.h"

enum { BAR_CELLS = 24 };

void progress_begin(struct progress *p, FILE *out, double total, double plain_every_s)
{
    *p = (struct progress){
        .out = out,
        .terminal = out != NULL && isatty(fileno(out)) == 1,
        .total = total,
        .start_s = clock_now_s(),
        .last_line_s = -1e9,
        .plain_every_s = plain_every_s,
    };
}

static int terminal_columns(FILE *out)
{
    struct winsize size;
    if (ioctl(fileno(out), TIOCGWINSZ, &size) == 0 && size.ws_col > 20)
        return size.ws_col;
    return 80;
}

/* The time left, such as `2:05`, or nothing while there is no basis for an estimate. */
static void format_left(char *text, size_t room, const struct progress *p, double share)
{
    const double elapsed_s = clock_now_s() - p->start_s;
    text[0] = '\0';
    if (share <= 0.02 || elapsed_s < 1)
        return;
    const long left_s = (long)(elapsed_s * (1 - share) / share + 0.5);
    snprintf(text, room, ", %ld:%02ld left", left_s / 60, left_s % 60);
}

void progress_show(struct progress *p, double done, const char *what)
{
    if (p->out == NULL)
        return;
    double share = p->total > 0 ? done / p->total : 0;
    share = share < 0 ? 0 : share > 1 ? 1 : share;
    const double now_s = clock_now_s();
    char left[32];
    format_left(left, sizeof left, p, share);
    if (!p->terminal) {
        if (now_s - p->last_line_s < p->plain_every_s)
            return;
        p->last_line_s = now_s;
        fprintf(p->out, "%3.0f %%%s: %s\n", share * 100, left, what);
        fflush(p->out);
        return;
    }
    const int filled = (int)(share * BAR_CELLS + 0.5);
    char bar[BAR_CELLS + 1];
    memset(bar, ' ', BAR_CELLS);
    memset(bar, '#', (size_t)filled);
    bar[BAR_CELLS] = '\0';
    const int room = terminal_columns(p->out) - BAR_CELLS - 28;
    fprintf(p->out, "\r\033[K[%s] %3.0f %%%s  %.*s", bar, share * 100, left, room > 8 ? room : 8,
            what);
    fflush(p->out);
}

void progress_end(struct progress *p)
{
    if (!p->terminal)
        return;
    fprintf(p->out, "\r\033[K");
    fflush(p->out);
}
