#define _GNU_SOURCE /* flock, pipe2 */
#include "collect/measure/frequency.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/file.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file.h"
#include "base/json.h"
#include "base/user_dir.h"

/* Tolerance: the kernel may round to the steps of its driver. */
static const double ACCEPTED_DEVIATION = 0.01;
enum { RECORD_MAX_BYTES = 1 << 20, MAX_CPUS = 1 << 16 };

struct cpu_limits {
    int cpu;
    struct frequency_limits limits;
};

struct frequency_hold {
    struct frequency_provider provider;
    struct cpu_limits *before;
    size_t count;
    const char *record; /* path */
    int lock;           /* of the record's folder */
    int life;           /* closes when we end, which the guardian notices */
    pid_t guardian;
};

const char *frequency_state_dir(struct arena *arena)
{
    char host[256] = {0};
    if (gethostname(host, sizeof host - 1) != 0 || !path_name_ok(str_of(host)))
        memcpy(host, "host", sizeof "host");
    const char *const own = user_dir("XDG_STATE_HOME", ".local/state", arena);
    return own != NULL ? path_join(arena, own, host) : NULL;
}

/* ---- the record ---- */

static bool write_record(const struct frequency_hold *h, struct arena *arena, struct err *err)
{
    json_t *list = json_array();
    for (size_t i = 0; i < h->count; i++) {
        json_t *entry = json_object();
        json_object_set_new(entry, "cpu", json_integer(h->before[i].cpu));
        json_object_set_new(entry, "min_khz",
                            json_integer((json_int_t)h->before[i].limits.min_khz));
        json_object_set_new(entry, "max_khz",
                            json_integer((json_int_t)h->before[i].limits.max_khz));
        json_array_append_new(list, entry);
    }
    const struct str text = json_text(list, arena);
    json_decref(list);
    return file_write(h->record, text, err);
}

static bool read_entry(const json_t *entry, struct cpu_limits *out)
{
    const json_int_t cpu = json_integer_value(json_object_get(entry, "cpu"));
    const json_int_t min_khz = json_integer_value(json_object_get(entry, "min_khz"));
    const json_int_t max_khz = json_integer_value(json_object_get(entry, "max_khz"));
    if (!json_is_integer(json_object_get(entry, "cpu")) || cpu < 0 || cpu >= MAX_CPUS ||
        min_khz < 1 || max_khz < min_khz)
        return false;
    *out = (struct cpu_limits){(int)cpu, {(uint64_t)min_khz, (uint64_t)max_khz}};
    return true;
}

static bool read_record(struct frequency_hold *h, struct arena *arena, struct err *err)
{
    struct str text;
    if (!file_read(h->record, RECORD_MAX_BYTES, arena, &text, err))
        return false;
    json_t *list = json_parse(text, h->record, err);
    if (list == NULL)
        return false;
    const size_t count = json_array_size(list);
    h->before = arena_alloc(arena, count, sizeof *h->before);
    bool good = count > 0 && count <= MAX_CPUS;
    for (size_t i = 0; good && i < count; i++)
        good = read_entry(json_array_get(list, i), &h->before[i]);
    h->count = count;
    json_decref(list);
    if (good)
        return true;
    err_set(err, ERR_INPUT, "'%s' is not a record of CPU clocks", h->record);
    return err_hint(err, "set the clocks by hand (likwid-setFrequencies) and remove it");
}

/* ---- limits ---- */

/* Tries every step even if others failed; reports the first error. */
static bool restore(const struct frequency_hold *h, struct err *err)
{
    bool done = true;
    for (size_t i = 0; i < h->count; i++) {
        struct err why = {0};
        if (h->provider.write(h->provider.context, h->before[i].cpu, &h->before[i].limits, &why))
            continue;
        if (done)
            *err = why;
        done = false;
    }
    return done;
}

static bool set_one(const struct frequency_hold *h, int cpu, double hz, struct err *err)
{
    const uint64_t khz = (uint64_t)(hz / 1e3 + 0.5);
    const struct frequency_limits wanted = {khz, khz};
    struct frequency_limits now;
    if (!h->provider.write(h->provider.context, cpu, &wanted, err) ||
        !h->provider.read(h->provider.context, cpu, &now, err))
        return false;
    const double accepted = ACCEPTED_DEVIATION * (double)khz;
    if ((double)now.min_khz > (double)khz - accepted &&
        (double)now.max_khz < (double)khz + accepted)
        return true;
    err_set(err, ERR_SYSTEM, "the clock of CPU %d was set to %.3f GHz, but it is %.3f to %.3f GHz",
            cpu, hz * 1e-9, (double)now.min_khz * 1e-6, (double)now.max_khz * 1e-6);
    return err_hint(err, "likwid-setFrequencies -l lists what this CPU can do");
}

static bool set_all(const struct frequency_hold *h, double hz, struct err *err)
{
    for (size_t i = 0; i < h->count; i++) {
        if (!set_one(h, h->before[i].cpu, hz, err))
            return false;
    }
    return true;
}

static bool read_limits(struct frequency_hold *h, const int *cpus, struct err *err)
{
    for (size_t i = 0; i < h->count; i++) {
        h->before[i].cpu = cpus[i];
        if (!h->provider.read(h->provider.context, cpus[i], &h->before[i].limits, err))
            return false;
    }
    return true;
}

/* ---- who holds the clock ---- */

static int lock_state(const char *state, bool *busy, struct err *err)
{
    *busy = false;
    if (!dir_make(state, err))
        return -1;
    const int fd = open(state, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) == 0)
        return fd;
    *busy = fd >= 0 && errno == EWOULDBLOCK;
    if (!*busy)
        err_system(err, state, "cannot lock");
    if (fd >= 0)
        close(fd);
    return -1;
}

static void end_guardian(struct frequency_hold *h)
{
    const char all_is_well = 0;
    if (h->guardian <= 0)
        return;
    while (write(h->life, &all_is_well, 1) < 0 && errno == EINTR)
        continue;
    close(h->life);
    while (waitpid(h->guardian, NULL, 0) < 0 && errno == EINTR)
        continue;
}

/*
 * A byte says that we have restored the limits ourselves; end of file without one says that we
 * died.
 */
static _Noreturn void guard(const struct frequency_hold *h, int life)
{
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    setsid(); /* signals to our terminal or process group must not end the guardian */
    prctl(PR_SET_NAME, "inspect-clock");
    char byte = 0;
    ssize_t n = 0;
    do {
        n = read(life, &byte, 1);
    } while (n < 0 && errno == EINTR);
    struct err ignored = {0};
    if (n != 1 && restore(h, &ignored))
        unlink(h->record);
    _exit(0);
}

static bool start_guardian(struct frequency_hold *h, struct err *err)
{
    int life[2];
    if (pipe2(life, O_CLOEXEC) != 0)
        return err_system(err, NULL, "cannot make a pipe");
    h->guardian = fork();
    if (h->guardian == 0) {
        close(life[1]);
        guard(h, life[0]);
    }
    close(life[0]);
    h->life = life[1];
    if (h->guardian > 0)
        return true;
    close(life[1]);
    return err_system(err, NULL, "cannot start the process that restores the clock");
}

/* Restores the limits that were changed. */
static bool let_go(struct frequency_hold *h, struct err *err)
{
    const bool done = restore(h, err);
    if (done)
        unlink(h->record);
    end_guardian(h);
    h->provider.close(h->provider.context);
    close(h->lock);
    return done;
}

bool frequency_hold(const struct frequency_provider *provider, const int *cpus, size_t n_cpus,
                    double hz, const char *state, struct arena *arena, struct frequency_hold **out,
                    struct err *err)
{
    bool busy = false;
    bool restored = false;
    if (!(hz >= 1e6 && hz <= 1e11))
        return err_set(err, ERR_USAGE, "%g GHz is not a possible CPU clock", hz * 1e-9);
    if (!frequency_recover(provider, state, &restored, err))
        return false;
    struct frequency_hold *h = arena_alloc(arena, 1, sizeof *h);
    h->provider = *provider;
    h->before = arena_alloc(arena, n_cpus, sizeof *h->before);
    h->count = n_cpus;
    h->record = path_join(arena, state, "clock.json");
    h->lock = lock_state(state, &busy, err);
    if (h->lock < 0)
        return busy ? err_set(err, ERR_SYSTEM, "another process has fixed the clock (%s)", state)
                    : false;
    if (!provider->open(provider->context, err)) {
        close(h->lock);
        return false;
    }
    if (!read_limits(h, cpus, err) || !write_record(h, arena, err) || !start_guardian(h, err)) {
        unlink(h->record);
        provider->close(provider->context);
        close(h->lock);
        return false;
    }
    if (!set_all(h, hz, err)) {
        struct err ignored = {0};
        let_go(h, &ignored);
        return false;
    }
    *out = h;
    return true;
}

bool frequency_release(struct frequency_hold *hold, struct err *err)
{
    return hold == NULL || let_go(hold, err);
}

bool frequency_recover(const struct frequency_provider *provider, const char *state, bool *restored,
                       struct err *err)
{
    struct arena arena = {0};
    bool busy = false;
    bool done = true;
    *restored = false;
    struct frequency_hold h = {
        .provider = *provider, .record = path_join(&arena, state, "clock.json"), .lock = -1};
    if (file_exists(h.record)) {
        h.lock = lock_state(state, &busy, err);
        done = h.lock >= 0 || busy;
    }
    /* The process that held it may have restored the limits in the meantime. */
    if (h.lock >= 0 && file_exists(h.record)) {
        done = read_record(&h, &arena, err) && provider->open(provider->context, err);
        if (done) {
            done = restore(&h, err);
            provider->close(provider->context);
        }
        if (done)
            unlink(h.record);
        *restored = done;
    }
    if (h.lock >= 0)
        close(h.lock);
    arena_free(&arena);
    return done;
}
