#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <utmp.h>

#include "base/clock.h"
#include "base/file.h"
#include "collect/host/sysfs.h"
#include "collect/measure/state_writer.h"

/* One process in /proc. */
struct process {
    int64_t pid;
    struct str command; /* its name only: arguments may hold secrets */
    double cpu_s;       /* user and system time since it started */
    double cpu_share;   /* share of one CPU between two readings; NaN: only one reading */
};

struct process_list {
    struct process *items;
    size_t count;
    size_t capacity;
};

enum { MAX_PROCESSES = 8000, TOP_PROCESSES = 5 };
/* Below this share a process does not count as load, and its name is not recorded. */
static const double IDLE_SHARE = 0.01;

/* `12 (a name) S 1 …`: the name may hold anything, also brackets. */
static bool parse_process(struct str stat, struct process *out)
{
    enum { UTIME = 11, STIME = 12 }; /* fields after the name, from 0 */
    size_t close = stat.len;
    while (close > 0 && stat.ptr[close - 1] != ')')
        close--;
    const size_t open = str_find(stat, '(');
    if (close == 0 || open >= close || !str_to_i64(str_trim(str_slice(stat, 0, open)), &out->pid))
        return false;
    out->command = str_slice(stat, open + 1, close - 1);
    struct str rest = str_trim(str_slice(stat, close, stat.len));
    const long ticks = sysconf(_SC_CLK_TCK);
    double sum = 0;
    for (int field = 0; field <= STIME; field++) {
        const struct str_cut cut = str_cut(rest, ' ');
        double value = 0;
        if (field >= UTIME && !str_to_double(cut.head, &value))
            return false;
        sum += value;
        rest = cut.tail;
    }
    out->cpu_s = sum / (ticks > 0 ? (double)ticks : 100);
    out->cpu_share = NAN;
    return true;
}

static bool list_processes(const struct state_writer *w, struct process_list *out)
{
    struct str_list names = {0};
    struct err ignored = {0};
    *out = (struct process_list){0};
    if (!dir_list(str_formatz(w->arena, "%s/proc", w->source->root), w->arena, &names, &ignored))
        return false;
    for (size_t i = 0; i < names.count && out->count < MAX_PROCESSES; i++) {
        int64_t pid = 0;
        struct process p;
        const char *path = str_formatz(w->arena, "/proc/%.*s/stat", STR_ARG(names.items[i]));
        if (!str_to_i64(names.items[i], &pid) || !parse_process(state_content(w, path, NULL), &p))
            continue;
        out->items =
            arena_grow(w->arena, out->items, out->count, &out->capacity, sizeof *out->items);
        out->items[out->count++] = p;
    }
    return out->count > 0;
}

static void add_shares(struct process_list *now, const struct process_list *before, double seconds)
{
    for (size_t i = 0; i < now->count; i++) {
        for (size_t k = 0; k < before->count; k++) {
            if (before->items[k].pid == now->items[i].pid)
                now->items[i].cpu_share = (now->items[i].cpu_s - before->items[k].cpu_s) / seconds;
        }
    }
}

static int busiest_first(const void *a, const void *b)
{
    const struct process *x = a;
    const struct process *y = b;
    const double share_x = isnan(x->cpu_share) ? 0 : x->cpu_share;
    const double share_y = isnan(y->cpu_share) ? 0 : y->cpu_share;
    if (share_x != share_y)
        return share_x < share_y ? 1 : -1;
    return (x->cpu_s < y->cpu_s) - (x->cpu_s > y->cpu_s);
}

static void add_top(struct state_writer *w)
{
    const double window_s = 0.1;
    struct process_list before;
    struct process_list now;
    if (!list_processes(w, &now)) {
        state_null(w, "top", "no processes in /proc");
        return;
    }
    if (w->source->ask) {
        before = now;
        const double start_s = clock_now_s();
        const struct timespec wait = {.tv_nsec = (long)(1e9 * window_s)};
        nanosleep(&wait, NULL);
        if (list_processes(w, &now))
            add_shares(&now, &before, clock_now_s() - start_s);
    }
    if (now.count > 0)
        qsort(now.items, now.count, sizeof *now.items, busiest_first);
    json_t *top = json_array();
    for (size_t i = 0; i < now.count && i < TOP_PROCESSES; i++) {
        const struct process *p = &now.items[i];
        if (p->cpu_share < IDLE_SHARE) /* false where the share is not known */
            continue;
        json_t *process = json_object();
        json_object_set_new(process, "command", state_string(p->command, w->arena));
        json_object_set_new(process, "cpu_share",
                            isnan(p->cpu_share) ? json_null()
                                                : json_real(round(100 * p->cpu_share) / 100));
        json_object_set_new(process, "cpu_s", state_json_number(p->cpu_s));
        json_array_append_new(top, process);
    }
    state_value(w, "top", top);
}

/* `0.52 0.58 0.59 3/468 12345`, of which the fourth is running and all. */
static void add_load_average(struct state_writer *w)
{
    static const char *const keys[] = {"mean_1min", "mean_5min", "mean_15min"};
    const char *why = "";
    struct str rest = state_content(w, "/proc/loadavg", &why);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        const struct str_cut cut = str_cut(rest, ' ');
        double value = NAN;
        str_to_double(cut.head, &value);
        state_number(w, keys[i], value, why[0] != '\0' ? why : "/proc/loadavg cannot be parsed");
        rest = cut.tail;
    }
    const struct str_cut tasks = str_cut(str_cut(rest, ' ').head, '/');
    double running = NAN;
    double all = NAN;
    str_to_double(tasks.head, &running);
    str_to_double(tasks.tail, &all);
    state_number(w, "running_tasks", running, why[0] != '\0' ? why : "not given in /proc/loadavg");
    state_number(w, "tasks", all, why[0] != '\0' ? why : "not given in /proc/loadavg");
}

void state_load_now(struct state_writer *w)
{
    add_load_average(w);
    double uptime_s = NAN;
    str_to_double(str_cut(state_content(w, "/proc/uptime", NULL), ' ').head, &uptime_s);
    state_number(w, "uptime_s", uptime_s, "no /proc/uptime");
    add_top(w);
}

/* Sessions of the login records, and how many different users they belong to; no names. */
void state_users(struct state_writer *w)
{
    enum { MAX_SESSIONS = 1000 };
    struct str records;
    struct err err = {0};
    const char *path = str_formatz(w->arena, "%s/run/utmp", w->source->root);
    if (!file_exists(path) || !file_read(path, STATE_MAX_BYTES, w->arena, &records, &err)) {
        state_null(w, "sessions", "no /run/utmp");
        state_null(w, "different_users", "no /run/utmp");
        return;
    }
    char(*users)[UT_NAMESIZE] = arena_alloc(w->arena, MAX_SESSIONS, sizeof *users);
    int sessions = 0;
    int different = 0;
    for (; records.len >= sizeof(struct utmp) && sessions < MAX_SESSIONS;
         records = str_slice(records, sizeof(struct utmp), records.len)) {
        struct utmp record;
        memcpy(&record, records.ptr, sizeof record);
        if (record.ut_type != USER_PROCESS)
            continue;
        sessions++;
        bool known = false;
        for (int i = 0; i < different; i++)
            known = known || memcmp(users[i], record.ut_user, UT_NAMESIZE) == 0;
        if (!known)
            memcpy(users[different++], record.ut_user, UT_NAMESIZE);
    }
    state_number(w, "sessions", sessions, "");
    state_number(w, "different_users", different, "");
}
