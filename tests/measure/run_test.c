#include "unit.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/cpu_time.h"
#include "base/file.h"
#include "collect/measure/measure_shared.h"
#include "collect/measure/program_command.h"
#include "misbehave.h"
#include "model/near.h"

/*
 * A fake CPU time: between two looks half a second passes, of which the hypervisor takes a fifth.
 */
struct cpu_time __wrap_cpu_time_now(const int *cpus, size_t n_cpus);
struct cpu_time __wrap_cpu_time_now(const int *cpus, size_t n_cpus)
{
    (void)cpus;
    (void)n_cpus;
    static struct cpu_time now = {.known = true};
    now.busy_s += 0.3;
    now.steal_s += 0.1;
    now.total_s += 0.5;
    return now;
}

/* A program as measure_program_build returns it, but misbehave.c instead of a benchmark. */
static struct measure_program *fake(struct arena *arena)
{
    struct err err = {0};
    struct measure_program *p = arena_alloc(arena, 1, sizeof *p);
    *p = (struct measure_program){
        .path = MISBEHAVE, .parallel = true, .n_symbols = 1, .lup_per_cl = 8};
    assert_true(temp_make(arena, &p->folder, &err));
    assert_true(pin_read_host(arena, &p->host, &err));
    assert_true(measure_shared_open(NULL, arena, &p->shared, &err));
    p->own_shared = true;
    return p;
}

/* Processes that run misbehave.c under this number. */
static int count_running(enum misbehaviour how, struct arena *arena)
{
    struct str_list names = {0};
    struct err err = {0};
    int count = 0;
    assert_true(dir_list("/proc", arena, &names, &err));
    const char *wanted = str_formatz(arena, "%s %d ", MISBEHAVE, (int)how);
    for (size_t i = 0; i < names.count; i++) {
        struct str line = {0};
        struct err ignored = {0};
        const char *path = str_formatz(arena, "/proc/%.*s/cmdline", STR_ARG(names.items[i]));
        if (!file_read(path, 1 << 16, arena, &line, &ignored))
            continue;
        char *words = str_cstr(arena, line);
        for (size_t c = 0; c < line.len; c++)
            words[c] = line.ptr[c] != '\0' ? line.ptr[c] : ' ';
        count += str_starts_with((struct str){words, line.len}, str_of(wanted));
    }
    return count;
}

/* Measures; in any case no process and no file is left. */
static bool measure(enum misbehaviour how, int threads, struct measurement *m, struct err *err,
                    struct arena *arena)
{
    struct measure_program *p = fake(arena);
    const int64_t size = (int64_t)how;
    const bool hangs = how == HANG || how == MULTIPLY;
    const struct measure_options options = {
        .threads = threads, .budget_s = 0.05, .patience_s = hangs ? 0.5 : 60};
    const bool done = measure_run(p, &size, &options, arena, m, err);
    struct str_list left = {0};
    struct err list_err = {0};
    assert_true(dir_list(p->folder.path, arena, &left, &list_err));
    assert_int_equal(left.count, 1);
    assert_true(str_eq(left.items[0], STR(TEMP_MARK)));
    assert_int_equal(count_running(how, arena), 0);
    const char *folder = p->folder.path;
    measure_program_free(p);
    assert_false(file_exists(folder));
    return done;
}

static void a_program_that_fails_says_how(void **state)
{
    (void)state;
    static const struct {
        enum misbehaviour how;
        const char *said;
    } cases[] = {
        {HANG, "took longer than 0.5 s and was stopped"},
        {CRASH, "was killed by signal 11"},
        {KILLED, "was killed by signal 9 (Killed, as the kernel does when memory runs out)"},
        {FAIL, "failed with exit status 3: the reason"},
        {FLOOD_OUT, "wrote too much output and was stopped"},
        {FLOOD_ERR, "wrote too much output and was stopped"},
        {MULTIPLY, "took longer than 0.5 s and was stopped"},
        {GARBAGE, "benchmark program"},
        {HUGE_JSON, "wrote too much output and was stopped"},
        {HALF_JSON, "benchmark program"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct measurement m;
        assert_false(measure(cases[i].how, 1, &m, &err, &arena));
        const char *said = str_formatz(&arena, "%s: %s", err.file, err.text);
        if (strstr(said, cases[i].said) == NULL)
            fail_msg("case %zu said '%s'", i, said);
        arena_free(&arena);
    }
}

static void what_a_program_leaves_is_cleared(void **state)
{
    (void)state;
    static const enum misbehaviour cases[] = {BEHAVE, DAEMON, LITTER};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct measurement m;
        assert_true(measure(cases[i], 1, &m, &err, &arena));
        assert_true(m.lups_per_sweep == 100);
        arena_free(&arena);
    }
}

/* Eight samples of one sweep of 100 LUP in 10 ms, at 1 GHz, in each round. */
static void a_measurement_says_what_the_program_said(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct measurement m;
    assert_true(measure(BEHAVE, 1, &m, &err, &arena));
    const struct spread *const spreads[] = {&m.cy_per_cl, &m.mlup_per_s};
    static const double expected[] = {8e5, 0.01};
    for (int i = 0; i < 2; i++) {
        assert_near(spreads[i]->min / expected[i], 1, 1e-6);
        assert_near(spreads[i]->median / expected[i], 1, 1e-6);
        assert_near(spreads[i]->max / expected[i], 1, 1e-6);
    }
    assert_true(m.n_rounds >= 1);
    assert_int_equal(m.n_samples, 8 * m.n_rounds);
    assert_int_equal(m.n_rejected, 0);
    assert_near(m.clock_hz, 1e9, 0);
    assert_near(m.uncertainty, 0, 0);
    assert_near(m.samples_s[m.n_samples - 1], 0.01, 1e-12);
    assert_near(m.rounds_s[m.n_rounds - 1], 0.01, 1e-9);
    assert_near(m.timed_s / m.n_rounds, 0.08, 1e-6);
    assert_near(m.setup_s / m.n_rounds, 0.01, 1e-6);
    assert_near(m.warmup_s / m.n_rounds, 0.01, 1e-6);
    assert_near(m.bytes, 800, 0);
    assert_near(m.steal_share, 0.2, 1e-6);
    assert_true(m.other_load_cpus > 0);
    arena_free(&arena);
}

static void fewer_threads_are_refused(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct measurement m;
    assert_false(measure(FEWER_THREADS, 2, &m, &err, &arena));
    assert_non_null(strstr(err.text, "ran on 1 threads instead of 2: it was built without OpenMP"));
    arena_free(&arena);
}

static void a_kernel_for_one_thread_says_so(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct measurement m;
    struct measure_program *p = fake(&arena);
    p->parallel = false;
    const int64_t size = FEWER_THREADS;
    const struct measure_options options = {.threads = 2, .budget_s = 0.05};
    assert_true(measure_run(p, &size, &options, &arena, &m, &err));
    assert_int_equal(m.n_threads, 1);
    assert_non_null(strstr(m.reason, "on 1 thread"));
    measure_program_free(p);
    arena_free(&arena);
}

static void a_thread_elsewhere_is_noticed(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct measurement m;
    assert_true(measure(WRONG_CPU, 1, &m, &err, &arena));
    assert_string_equal(verdict_name(m.verdict), "disturbed");
    assert_non_null(strstr(m.reason, "1 of 1 threads ran on CPUs other than"));
    arena_free(&arena);
}

/* The measuring process gets SIGKILL: its program ends, and the next run removes its files. */
static void a_killed_measurement_leaves_nothing(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    int channel[2];
    assert_int_equal(pipe(channel), 0);
    const pid_t child = fork();
    if (child == 0) {
        struct measurement m;
        struct measure_program *p = fake(&arena);
        const int64_t size = MULTIPLY;
        const struct measure_options options = {.threads = 1, .patience_s = 60};
        const ssize_t told = write(channel[1], p->folder.path, strlen(p->folder.path) + 1);
        close(channel[1]);
        if (told > 0)
            measure_run(p, &size, &options, &arena, &m, &err);
        _exit(1);
    }
    char folder[4096] = {0};
    close(channel[1]);
    assert_true(read(channel[0], folder, sizeof folder - 1) > 0);
    close(channel[0]);
    const struct timespec pause = {0, 10000000};
    for (int i = 0; i < 1000 && count_running(MULTIPLY, &arena) == 0; i++)
        nanosleep(&pause, NULL);
    assert_true(file_exists(folder));
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    for (int i = 0; i < 1000 && count_running(MULTIPLY, &arena) != 0; i++)
        nanosleep(&pause, NULL);
    assert_int_equal(count_running(MULTIPLY, &arena), 0);
    /* the reaper, which also held the lock, is about to end */
    for (int i = 0; i < 1000 && file_exists(folder); i++) {
        struct measure_program *next = fake(&arena);
        assert_true(file_exists(next->folder.path));
        measure_program_free(next);
        nanosleep(&pause, NULL);
    }
    assert_false(file_exists(folder));
    arena_free(&arena);
}

/* Whether it was requested by name or is the first installed one. */
static void a_refused_compiler_builds_nothing(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct err why = {0};
    struct str text;
    struct kernel k;
    err_at(&why, "m.yml", 3, 9, "compiler '/bin/sh' is a path");
    const struct compiler compiler = {.name = "/bin/sh", .flags = "", .refused = &why};
    const struct machine m = {.compilers = &compiler, .n_compilers = 1, .line_bytes = 64};
    assert_true(file_read("stencils/named/triad.c", 1 << 20, &arena, &text, &err));
    assert_true(kernel_parse(text, "triad.c", &arena, &k, &err));
    static const char *const wanted[] = {NULL, "/bin/sh"};
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        const struct measure_options options = {.compiler = wanted[i]};
        struct measure_program *p = NULL;
        struct err refused = {0};
        assert_false(measure_program_build(&k, &m, &options, &arena, &p, &refused));
        assert_string_equal(refused.text, why.text);
        assert_int_equal(refused.line, 3);
    }
    arena_free(&arena);
}

/* Only for the same CPU and number of threads: cores may differ, threads may be siblings. */
static void what_a_cpu_issued_is_remembered(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct measure_shared *shared = NULL;
    assert_true(measure_shared_open(NULL, &arena, &shared, &err));
    static const struct {
        int cpu, threads;
        double seen, most;
    } cases[] = {{2, 1, 3.9, 3.9}, {2, 1, 2.4, 3.9}, {2, 2, 2.4, 2.4},
                 {2, 1, 2.5, 2.5}, {0, 1, 2, 2},     {0, 1, 4, 4}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_float_equal(shared_max_adds(shared, cases[i].cpu, cases[i].threads, cases[i].seen),
                           cases[i].most, 1e-6);
    measure_shared_close(shared);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_program_that_fails_says_how),
        cmocka_unit_test(what_a_program_leaves_is_cleared),
        cmocka_unit_test(a_measurement_says_what_the_program_said),
        cmocka_unit_test(fewer_threads_are_refused),
        cmocka_unit_test(a_kernel_for_one_thread_says_so),
        cmocka_unit_test(a_thread_elsewhere_is_noticed),
        cmocka_unit_test(a_killed_measurement_leaves_nothing),
        cmocka_unit_test(a_refused_compiler_builds_nothing),
        cmocka_unit_test(what_a_cpu_issued_is_remembered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
