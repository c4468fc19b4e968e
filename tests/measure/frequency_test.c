#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "unit.h"

#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/json.h"
#include "base/library.h"
#include "collect/measure/frequency.h"
#include "scratch.h"

enum { N_CPUS = 4 };
static const int cpus[] = {0, 1, 2, 3};

/* A host with clocks from 1 to 3 GHz, in memory that processes share. */
struct fake {
    struct frequency_limits limits[N_CPUS];
    int refuses_to_write; /* this CPU; -1: none */
    int ignores;          /* this CPU accepts a value and does not keep it; -1: none */
    bool closed_to_us;
    int64_t rounds[2]; /* the host's lower and upper limit are so much higher than asked for */
    int opened, closed;
    int others; /* writes for CPUs that this host does not have */
};

static bool open_fake(void *context, struct err *err)
{
    struct fake *f = context;
    f->opened += !f->closed_to_us;
    return !f->closed_to_us || err_set(err, ERR_SYSTEM, "not allowed");
}

static bool read_fake(void *context, int cpu, struct frequency_limits *out, struct err *err)
{
    const struct fake *f = context;
    (void)err;
    *out = f->limits[cpu];
    return true;
}

static bool write_fake(void *context, int cpu, const struct frequency_limits *limits,
                       struct err *err)
{
    struct fake *f = context;
    if (cpu == f->refuses_to_write)
        return err_set(err, ERR_SYSTEM, "cannot set CPU %d", cpu);
    if (cpu >= N_CPUS)
        f->others++;
    else if (cpu != f->ignores)
        f->limits[cpu] = (struct frequency_limits){limits->min_khz + (uint64_t)f->rounds[0],
                                                   limits->max_khz + (uint64_t)f->rounds[1]};
    return true;
}

static void close_fake(void *context)
{
    struct fake *f = context;
    f->closed++;
}

static struct fake *make_fake(void)
{
    struct fake *f =
        mmap(NULL, sizeof *f, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    assert_true(f != MAP_FAILED);
    *f = (struct fake){.refuses_to_write = -1, .ignores = -1};
    for (int c = 0; c < N_CPUS; c++)
        f->limits[c] = (struct frequency_limits){1000000 + (uint64_t)c, 3000000};
    return f;
}

static struct frequency_provider provider_of(struct fake *f)
{
    return (struct frequency_provider){f, open_fake, read_fake, write_fake, close_fake};
}

static void assert_clocks(const struct fake *f, uint64_t khz)
{
    for (int c = 0; c < N_CPUS; c++) {
        assert_int_equal(f->limits[c].min_khz, khz != 0 ? khz : 1000000 + (uint64_t)c);
        assert_int_equal(f->limits[c].max_khz, khz != 0 ? khz : 3000000);
    }
}

/* Not the scratch folder itself, which is locked like all temporary ones. */
static const char *state_of(struct scratch *s)
{
    return path_join(&s->arena, s->dir, "state");
}

static const char *record_of(struct scratch *s)
{
    return path_join(&s->arena, s->dir, "state/clock.json");
}

static void is_held_and_restored(void **state)
{
    struct scratch *s = *state;
    struct fake *f = make_fake();
    const struct frequency_provider p = provider_of(f);
    struct frequency_hold *hold = NULL;
    assert_true(frequency_hold(&p, cpus, N_CPUS, 2.3e9, state_of(s), &s->arena, &hold, &s->err));
    assert_clocks(f, 2300000);
    assert_true(file_exists(record_of(s)));

    struct frequency_hold *second = NULL;
    assert_false(frequency_hold(&p, cpus, N_CPUS, 2e9, state_of(s), &s->arena, &second, &s->err));
    assert_non_null(strstr(s->err.text, "another process has fixed the clock"));
    assert_clocks(f, 2300000);

    struct err err = {0};
    assert_true(frequency_release(hold, &err));
    assert_clocks(f, 0);
    assert_false(file_exists(record_of(s)));
    assert_true(frequency_release(NULL, &err));
}

static void refusals_change_nothing(void **state)
{
    struct scratch *s = *state;
    static const struct {
        struct fake how;
        const char *said, *hint;
    } cases[] = {
        {{.refuses_to_write = 2, .ignores = -1}, "cannot set CPU 2", ""},
        {{.refuses_to_write = -1, .ignores = 3},
         "CPU 3 was set to 2.300 GHz, but it is 1.000 to",
         "likwid-setFrequencies -l lists what this CPU can do"},
        {{.refuses_to_write = -1, .ignores = -1, .closed_to_us = true}, "not allowed", ""},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct fake *f = make_fake();
        f->refuses_to_write = cases[i].how.refuses_to_write;
        f->ignores = cases[i].how.ignores;
        f->closed_to_us = cases[i].how.closed_to_us;
        const struct frequency_provider p = provider_of(f);
        struct frequency_hold *hold = NULL;
        struct err err = {0};
        assert_false(frequency_hold(&p, cpus, N_CPUS, 2.3e9, state_of(s), &s->arena, &hold, &err));
        assert_non_null(strstr(err.text, cases[i].said));
        assert_string_equal(err.hint, cases[i].hint);
        assert_clocks(f, 0);
    }
    struct fake *f = make_fake();
    const struct frequency_provider p = provider_of(f);
    struct frequency_hold *hold = NULL;
    assert_false(frequency_hold(&p, cpus, N_CPUS, 2.3, state_of(s), &s->arena, &hold, &s->err));
}

/* The kernel may round by less than 1 %. */
static void a_clock_may_be_rounded(void **state)
{
    struct scratch *s = *state;
    static const struct {
        int64_t rounds[2];
        bool good;
    } cases[] = {{{-19999, 19999}, true},
                 {{-20000, 0}, false},
                 {{0, 20000}, false},
                 {{20000, -20000}, true},
                 {{0, 0}, true}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fake *f = make_fake();
        memcpy(f->rounds, cases[i].rounds, sizeof f->rounds);
        const struct frequency_provider p = provider_of(f);
        struct frequency_hold *hold = NULL;
        struct err err = {0};
        assert_int_equal(frequency_hold(&p, cpus, N_CPUS, 2e9, state_of(s), &s->arena, &hold, &err),
                         cases[i].good);
        f->rounds[0] = f->rounds[1] = 0;
        assert_true(!cases[i].good || frequency_release(hold, &err));
        assert_int_equal(f->opened, 1);
        assert_int_equal(f->closed, 1);
        assert_false(file_exists(record_of(s)));
    }
}

/* From 1 MHz to 100 GHz, rounded to kHz. */
static void clocks_have_a_range(void **state)
{
    struct scratch *s = *state;
    static const struct {
        double hz;
        uint64_t khz; /* 0: refused */
    } cases[] = {{1e6, 1000},           {999999, 0}, {1e11, 100000000},
                 {1.00001e11, 0},       {-1, 0},     {2.3000004e9, 2300000},
                 {2.3000006e9, 2300001}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fake *f = make_fake();
        const struct frequency_provider p = provider_of(f);
        struct frequency_hold *hold = NULL;
        struct err err = {0};
        const bool held =
            frequency_hold(&p, cpus, N_CPUS, cases[i].hz, state_of(s), &s->arena, &hold, &err);
        assert_int_equal(held, cases[i].khz != 0);
        assert_clocks(f, cases[i].khz);
        assert_int_equal(f->opened, held);
        if (held)
            assert_true(frequency_release(hold, &err));
        else
            assert_non_null(strstr(err.text, "GHz is not a possible CPU clock"));
    }
}

/* What it takes to restore the limits; if that fails for one CPU, the others are restored, and the
 * record stays. */
static void the_record_has_the_limits(void **state)
{
    struct scratch *s = *state;
    struct fake *f = make_fake();
    const struct frequency_provider p = provider_of(f);
    struct frequency_hold *hold = NULL;
    struct str text;
    struct err err = {0};
    assert_true(frequency_hold(&p, cpus, 2, 2e9, state_of(s), &s->arena, &hold, &s->err));
    assert_true(file_read(record_of(s), 1000, &s->arena, &text, &s->err));
    json_t *got = json_parse(text, "record", &s->err);
    assert_string_equal(str_cstr(&s->arena, json_line(got, &s->arena)),
                        "[{\"cpu\":0,\"min_khz\":1000000,\"max_khz\":3000000},"
                        "{\"cpu\":1,\"min_khz\":1000001,\"max_khz\":3000000}]");
    json_decref(got);
    f->refuses_to_write = 0;
    assert_false(frequency_release(hold, &err));
    assert_string_equal(err.text, "cannot set CPU 0");
    assert_int_equal(f->limits[0].min_khz, 2000000);
    assert_int_equal(f->limits[1].min_khz, 1000001);
    assert_true(file_exists(record_of(s)));
    f->refuses_to_write = -1;
    bool restored = false;
    assert_true(frequency_recover(&p, state_of(s), &restored, &s->err));
    assert_true(restored);
    assert_clocks(f, 0);
    assert_int_equal(f->opened, f->closed);
}

static void entries_of_a_record_have_limits(void **state)
{
    struct scratch *s = *state;
    static const struct {
        const char *cpu, *min_khz, *max_khz;
        bool good;
    } cases[] = {{"0", "1", "1", true},    {"65535", "1", "2", true}, {"65536", "1", "2", false},
                 {"-1", "1", "2", false},  {"0", "0", "2", false},    {"0", "3", "2", false},
                 {"1.5", "1", "2", false}, {"0", "1", "null", false}, {"\"0\"", "1", "2", false}};
    assert_true(dir_make(state_of(s), &s->err));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fake *f = make_fake();
        const struct frequency_provider p = provider_of(f);
        struct err err = {0};
        bool restored = false;
        const struct str text =
            str_format(&s->arena, "[{\"cpu\": %s, \"min_khz\": %s, \"max_khz\": %s}]", cases[i].cpu,
                       cases[i].min_khz, cases[i].max_khz);
        assert_true(file_write(record_of(s), text, &err));
        assert_int_equal(frequency_recover(&p, state_of(s), &restored, &err), cases[i].good);
        assert_int_equal(restored, cases[i].good);
        assert_int_equal(f->others, i == 1);
        assert_int_equal(file_exists(record_of(s)), !cases[i].good);
        if (cases[i].good)
            continue;
        assert_non_null(strstr(err.text, "is not a record of CPU clocks"));
        assert_non_null(strstr(err.hint, "by hand"));
    }
}

static void pause_10_ms(void)
{
    const struct timespec pause = {0, 10000000};
    nanosleep(&pause, NULL);
}

/* Fixes the clock in another process and kills it; its guardian may be unable to restore it. */
static void hold_and_die(struct scratch *s, struct fake *f, bool guardian_too)
{
    const struct frequency_provider p = provider_of(f);
    int channel[2];
    assert_int_equal(pipe(channel), 0);
    const pid_t holder = fork();
    if (holder == 0) {
        struct arena arena = {0};
        struct frequency_hold *hold = NULL;
        struct err err = {0};
        const bool held = frequency_hold(&p, cpus, N_CPUS, 2e9, state_of(s), &arena, &hold, &err);
        if (write(channel[1], held ? "1" : "0", 1) != 1)
            _exit(1);
        for (;;)
            pause();
    }
    char byte = 0;
    assert_int_equal(read(channel[0], &byte, 1), 1);
    close(channel[0]);
    close(channel[1]);
    assert_int_equal(byte, '1');
    assert_clocks(f, 2000000);
    if (guardian_too)
        f->refuses_to_write = 0; /* as if dead: it cannot restore */
    kill(holder, SIGKILL);
    waitpid(holder, NULL, 0);
}

static void a_guardian_restores_after_a_kill(void **state)
{
    struct scratch *s = *state;
    struct fake *f = make_fake();
    hold_and_die(s, f, false);
    for (int i = 0; i < 1000 && file_exists(record_of(s)); i++)
        pause_10_ms();
    assert_clocks(f, 0);
    assert_false(file_exists(record_of(s)));
}

static void the_next_run_restores_from_the_record(void **state)
{
    struct scratch *s = *state;
    struct fake *f = make_fake();
    const struct frequency_provider p = provider_of(f);
    hold_and_die(s, f, true);
    bool restored = false;
    for (int i = 0; i < 1000 && !restored; i++) {
        struct err err = {0};
        pause_10_ms();
        /* locked until the guardian has given up, then the host refuses */
        if (!frequency_recover(&p, state_of(s), &restored, &err))
            f->refuses_to_write = -1;
    }
    assert_true(restored);
    assert_clocks(f, 0);
    assert_false(file_exists(record_of(s)));
    struct err err = {0};
    assert_true(frequency_recover(&p, state_of(s), &restored, &err));
    assert_false(restored);
}

static void a_damaged_record_is_named(void **state)
{
    struct scratch *s = *state;
    struct fake *f = make_fake();
    const struct frequency_provider p = provider_of(f);
    static const char *const texts[] = {"",
                                        "{}",
                                        "[]",
                                        "[{\"cpu\": 1}]",
                                        "[{\"cpu\": -1, \"min_khz\": 1, \"max_khz\": 2}]",
                                        "[{\"cpu\": 1, \"min_khz\": 3, \"max_khz\": 2}]"};
    assert_true(dir_make(state_of(s), &s->err));
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct err err = {0};
        bool restored = true;
        assert_true(file_write(record_of(s), str_of(texts[i]), &err));
        assert_false(frequency_recover(&p, state_of(s), &restored, &err));
        assert_false(restored);
        assert_clocks(f, 0);
    }
}

/* ---- stubs of liblikwid's functions ---- */

static struct {
    bool cpufreq, library;
    int init; /* its status */
    struct frequency_limits cpu;
} host;

static int init(void)
{
    return host.init;
}

static uint64_t get_min(int cpu)
{
    return cpu == 1 ? host.cpu.min_khz : 0;
}

static uint64_t get_max(int cpu)
{
    return cpu == 1 ? host.cpu.max_khz : 0;
}

/* The lower limit must never pass the upper one. */
static uint64_t set_min(int cpu, uint64_t khz)
{
    return cpu == 1 && khz <= host.cpu.max_khz ? host.cpu.min_khz = khz : 0;
}

static uint64_t set_max(int cpu, uint64_t khz)
{
    return cpu == 1 && khz >= host.cpu.min_khz ? host.cpu.max_khz = khz : 0;
}

static void finalize(void)
{
    host.library = false;
}

int __real_access(const char *path, int mode);
int __wrap_access(const char *path, int mode);
int __wrap_access(const char *path, int mode)
{
    if (strstr(path, "cpufreq") == NULL)
        return __real_access(path, mode);
    return host.cpufreq ? 0 : -1;
}

bool __wrap_library_load(const char *soname, const struct library_function *functions,
                         size_t n_functions);
bool __wrap_library_load(const char *soname, const struct library_function *functions,
                         size_t n_functions)
{
    int (*const start)(void) = init;
    uint64_t (*const get[])(int) = {get_min, get_max};
    uint64_t (*const set[])(int, uint64_t) = {set_min, set_max};
    void (*const stop)(void) = finalize;
    const struct {
        const char *name;
        const void *pointer;
    } rows[] = {{"freq_init", &start},
                {"freq_getCpuClockMin", &get[0]},
                {"freq_getCpuClockMax", &get[1]},
                {"freq_setCpuClockMin", &set[0]},
                {"freq_setCpuClockMax", &set[1]},
                {"freq_finalize", &stop}};
    (void)soname;
    assert_int_equal(n_functions, sizeof rows / sizeof *rows);
    for (size_t i = 0; i < n_functions; i++) {
        size_t at = 0;
        while (strcmp(rows[at].name, functions[i].name) != 0)
            at++;
        memcpy(functions[i].pointer, rows[at].pointer, sizeof(void *));
    }
    return host.library;
}

static void likwid_says_why_it_cannot(void **state)
{
    struct scratch *s = *state;
    const struct frequency_provider p = frequency_likwid(&s->arena);
    static const char *const why[] = {"no cpufreq", "not installed", "module fails", NULL};
    static const char *const hints[] = {"leave out --clock", "", "it needs root", ""};
    for (int i = 0; i < 4; i++) {
        struct err err = {0};
        host.cpufreq = i > 0;
        host.library = i > 1;
        host.init = i > 2 ? 0 : -1;
        assert_int_equal(p.open(p.context, &err), why[i] == NULL);
        assert_true(why[i] == NULL || strstr(err.text, why[i]) != NULL);
        assert_true(str_starts_with(str_of(err.hint), str_of(hints[i])));
    }
}

static void likwid_sets_and_reads_limits(void **state)
{
    struct scratch *s = *state;
    const struct frequency_provider p = frequency_likwid(&s->arena);
    static const struct frequency_limits steps[] = {{3, 3}, {3, 4}, {1, 2}, {1, 1}, {5, 6}};
    struct frequency_limits read;
    host.cpufreq = host.library = true;
    host.init = 0;
    host.cpu = (struct frequency_limits){1, 2};
    assert_true(p.open(p.context, &s->err));
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        assert_true(p.write(p.context, 1, &steps[i], &s->err));
        assert_true(p.read(p.context, 1, &read, &s->err));
        assert_int_equal(read.min_khz, steps[i].min_khz);
        assert_int_equal(read.max_khz, steps[i].max_khz);
    }
    assert_false(p.write(p.context, 0, &steps[0], &s->err));
    assert_string_equal(s->err.text, "likwid cannot set the clock of CPU 0");
    assert_string_equal(s->err.hint, "it needs root, or the access daemon likwid-setFreq");
    static const struct frequency_limits broken[] = {{0, 2}, {2, 1}};
    for (size_t i = 0; i < 2; i++) {
        struct err err = {0};
        host.cpu = broken[i];
        assert_false(p.read(p.context, 1, &read, &err));
        assert_string_equal(err.text, "likwid cannot read the clock of CPU 1");
    }
    p.close(p.context);
    assert_false(host.library);
}

/* Where the clocks of this process's CPUs cannot be set, the reason is that of likwid. */
static void a_host_without_likwid_keeps_its_clock(void **state)
{
    struct scratch *s = *state;
    struct frequency_hold *hold = NULL;
    struct err err = {0};
    host.cpufreq = true;
    host.library = false;
    assert_int_equal(setenv("XDG_STATE_HOME", s->dir, 1), 0);
    assert_false(frequency_hold_host(2e9, &s->arena, &hold, &err));
    assert_non_null(strstr(err.text, "not installed"));
    assert_null(hold);
    assert_true(frequency_hold_host(0, &s->arena, &hold, &s->err));
    assert_null(hold);
    assert_int_equal(unsetenv("XDG_STATE_HOME") + unsetenv("HOME"), 0);
    assert_true(frequency_hold_host(0, &s->arena, &hold, &s->err));
    struct err no_home = {0};
    assert_false(frequency_hold_host(2e9, &s->arena, &hold, &no_home));
    assert_non_null(strstr(no_home.text, "set HOME"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(is_held_and_restored, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(refusals_change_nothing, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(entries_of_a_record_have_limits, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(the_record_has_the_limits, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(clocks_have_a_range, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(a_clock_may_be_rounded, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(a_guardian_restores_after_a_kill, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(the_next_run_restores_from_the_record, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(a_damaged_record_is_named, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(likwid_says_why_it_cannot, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(likwid_sets_and_reads_limits, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(a_host_without_likwid_keeps_its_clock, scratch_setup,
                                        scratch_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
