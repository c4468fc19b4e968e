#include "unit.h"

#include <math.h>
#include <string.h>

#include "base/clock.h"
#include "base/cpu_time.h"
#include "base/proc.h"
#include "collect/measure/measure_shared.h"
#include "collect/measure/program_command.h"
#include "golden.h"

enum { MOST = 64, TASKS = 2, SIZES = 3 };

/* What a row of rounds.txt sets; what its programs say and its CPUs do is the test's. */
struct row {
    struct pin_cpu cpus[MOST];
    struct measure_program program;
    struct measure_options options;
    struct measure_turns turns;
    bool whole; /* the way in which programs are started is shown, too */
    int64_t tasks;
    int64_t samples, threads, parallel; /* of a report */
    double seconds, sweeps, vary;       /* of a sample, and how much it varies */
    double slower;                      /* a round than the one before */
    double setup_s, bytes, huge_bytes, clock_hz;
    struct str cpus_seen; /* after each sample, without the brackets; empty: where it was pinned */
    int64_t moved;        /* the sample after which they were there; -1: all */
    double busy_s, steal_s, total_s; /* between two looks at the CPUs */
    double own_s;                    /* CPU time of a program */
    double look_s;                   /* between two looks at the clock */
};

struct replay {
    const struct row *row;
    const char *folder;
    struct sb *out;
    int rounds, looks;
};

static struct replay *replay(void)
{
    static struct replay now;
    return &now;
}

struct cpu_time __wrap_cpu_time_now(const int *cpus, size_t n_cpus);
struct cpu_time __wrap_cpu_time_now(const int *cpus, size_t n_cpus)
{
    static struct cpu_time now;
    const struct row *const r = replay()->row;
    if (r->whole && replay()->looks++ % 2 == 0) {
        sb_addz(replay()->out, "  watches");
        for (size_t i = 0; i < n_cpus; i++)
            sb_addf(replay()->out, " %d", cpus[i]);
        sb_addc(replay()->out, '\n');
    }
    now.known = isfinite(r->busy_s);
    now.busy_s += now.known ? r->busy_s : 0;
    now.steal_s += r->steal_s;
    now.total_s += r->total_s;
    return now;
}

double __wrap_clock_now_s(void);
double __wrap_clock_now_s(void)
{
    static double now_s;
    return now_s += replay()->row->look_s;
}

/* Folders have names by chance. */
static void add_word(const char *word)
{
    struct str rest = str_of(word);
    const struct str folder = str_of(replay()->folder);
    const size_t at = str_find_str(rest, folder);
    sb_addf(replay()->out, " %.*s", (int)at, rest.ptr);
    if (at < rest.len)
        sb_addf(replay()->out, "FOLDER%.*s", STR_ARG(str_slice(rest, at + folder.len, rest.len)));
}

static void add_words(const char *title, const char *const *words)
{
    sb_addf(replay()->out, "    %s", title);
    for (; *words != NULL; words++)
        add_word(*words);
    sb_addc(replay()->out, '\n');
}

/* The second program takes twice as long. */
static const char *report_of(const struct proc_spec *spec, struct arena *arena)
{
    const struct row *const r = replay()->row;
    struct sb text = {.arena = arena};
    struct sb pinned = {.arena = arena};
    for (int64_t t = 0; t < r->threads; t++)
        sb_addf(&pinned, "%s%d", t == 0 ? "" : ",", spec->cpus[(size_t)t % spec->n_cpus]);
    const double factor = (str_contains(str_of(spec->argv[0]), STR("second")) ? 2 : 1) *
                          pow(r->slower, replay()->rounds);
    sb_addf(&text,
            "{\"threads\": %d, \"parallel\": %s, \"bytes\": %g, \"huge_page_bytes\": %g,"
            "\"lups_per_sweep\": 1000, \"setup_seconds\": %g, \"warmup_seconds\": 0.25,"
            "\"samples\": [",
            (int)r->threads, r->parallel != 0 ? "true" : "false", r->bytes, r->huge_bytes,
            r->setup_s);
    for (int64_t i = 0; i < r->samples; i++) {
        const bool elsewhere = r->cpus_seen.len != 0 && (r->moved < 0 || r->moved == i);
        const struct str cpus = elsewhere ? r->cpus_seen : sb_str(&pinned);
        sb_addf(&text,
                "%s{\"seconds\": %.9g, \"sweeps\": %g, \"clock_hz_before\": %g,"
                "\"clock_hz_after\": %g, \"involuntary_switches\": 0, \"minor_faults\": 0,"
                "\"major_faults\": 0, \"migrations\": 0, \"cpus\": [%.*s]}",
                i == 0 ? "" : ",", r->seconds * factor * (1 + r->vary * (double)(i * 7 % 5)),
                r->sweeps, r->clock_hz, r->clock_hz, STR_ARG(cpus));
    }
    sb_addz(&text, "]}");
    return sb_cstr(&text);
}

bool __wrap_proc_check(const struct proc_spec *spec, struct arena *arena,
                       struct proc_result *result, struct err *err);
bool __wrap_proc_check(const struct proc_spec *spec, struct arena *arena,
                       struct proc_result *result, struct err *err)
{
    struct sb *const out = replay()->out;
    (void)err;
    if (replay()->rounds < 3)
        add_words("runs", spec->argv);
    else
        sb_addf(out, "    runs %s\n", spec->argv[0]);
    if (replay()->row->whole) {
        add_words("with", spec->env_set);
        add_words("without", spec->env_unset);
        sb_addz(out, "    in");
        add_word(spec->cwd);
        sb_addf(out, " for at most %g s and %zu B, on", spec->timeout_s, spec->max_output);
        for (size_t i = 0; i < spec->n_cpus; i++)
            sb_addf(out, " %d", spec->cpus[i]);
        sb_addc(out, '\n');
    }
    assert_true(file_exists(spec->cwd));
    const double own_s = replay()->row->own_s;
    *result = (struct proc_result){
        .out = str_of(report_of(spec, arena)), .user_s = 0.75 * own_s, .system_s = 0.25 * own_s};
    replay()->rounds++;
    return true;
}

/* `CPU.CORE.DOMAIN.SOCKET`, with `-` at the end for one that is not ours, separated by commas. */
static void set_cpus(struct row *r, struct str text)
{
    size_t n = 0;
    for (struct str_cut list = {.tail = text, .ok = true}; list.ok;) {
        list = str_cut(list.tail, ',');
        int64_t numbers[4] = {0};
        const bool ours = list.head.ptr[list.head.len - 1] != '-';
        struct str_cut number = {.tail = str_slice(list.head, 0, list.head.len - !ours)};
        for (int i = 0; i < 4; i++) {
            number = str_cut(number.tail, '.');
            assert_true(str_to_i64(number.head, &numbers[i]));
        }
        r->cpus[n++] = (struct pin_cpu){(int)numbers[0], (int)numbers[1], (int)numbers[2],
                                        (int)numbers[3], ours};
    }
    r->program.host.n_cpus = n;
}

static bool set_number(struct row *r, struct str key, double value)
{
    struct measure_options *const o = &r->options;
    const struct {
        const char *name;
        double *real;
        int64_t *whole;
        int *small;
        bool *flag;
    } fields[] = {
        {.name = "budget", .real = &o->budget_s},
        {.name = "precision", .real = &o->precision},
        {.name = "patience", .real = &o->patience_s},
        {.name = "cold", .flag = &o->cold},
        {.name = "jacobi", .flag = &o->jacobi},
        {.name = "serial", .flag = &o->serial_touch},
        {.name = "outer", .whole = &o->outer},
        {.name = "best", .small = &o->best_k},
        {.name = "wanted", .small = &o->threads},
        {.name = "blocks", .small = &r->program.n_blocks},
        {.name = "kernel-parallel", .flag = &r->program.parallel},
        {.name = "reference", .real = &r->program.clock_hz},
        {.name = "quota", .real = &r->program.host.cpu_quota},
        {.name = "whole", .flag = &r->whole},
        {.name = "tasks", .whole = &r->tasks},
        {.name = "least", .small = &r->turns.min_rounds},
        {.name = "most", .small = &r->turns.max_rounds},
        {.name = "round", .real = &r->turns.round_s},
        {.name = "ratio", .real = &r->turns.precision},
        {.name = "limit", .real = &r->turns.max_s},
        {.name = "samples", .whole = &r->samples},
        {.name = "threads", .whole = &r->threads},
        {.name = "parallel", .whole = &r->parallel},
        {.name = "seconds", .real = &r->seconds},
        {.name = "sweeps", .real = &r->sweeps},
        {.name = "vary", .real = &r->vary},
        {.name = "slower", .real = &r->slower},
        {.name = "setup", .real = &r->setup_s},
        {.name = "bytes", .real = &r->bytes},
        {.name = "huge", .real = &r->huge_bytes},
        {.name = "clock", .real = &r->clock_hz},
        {.name = "moved", .whole = &r->moved},
        {.name = "busy", .real = &r->busy_s},
        {.name = "steal", .real = &r->steal_s},
        {.name = "total", .real = &r->total_s},
        {.name = "own", .real = &r->own_s},
        {.name = "look", .real = &r->look_s},
    };
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        if (!str_eq(key, str_of(fields[i].name)))
            continue;
        if (fields[i].real != NULL)
            *fields[i].real = value;
        else if (fields[i].whole != NULL)
            *fields[i].whole = (int64_t)value;
        else if (fields[i].small != NULL)
            *fields[i].small = (int)value;
        else
            *fields[i].flag = value != 0;
        return true;
    }
    return false;
}

static void set(struct row *r, struct str word, struct arena *arena)
{
    const struct str_cut cut = str_cut(word, '=');
    double value = NAN; /* unknown */
    str_to_double(cut.tail, &value);
    if (str_eq(cut.head, STR("cpus")))
        set_cpus(r, cut.tail);
    else if (str_eq(cut.head, STR("seen")))
        r->cpus_seen = cut.tail;
    else if (str_eq(cut.head, STR("pin")))
        r->options.pin = (enum pin_policy)pin_policy_parse(str_cstr(arena, cut.tail));
    else if (!set_number(r, cut.head, value))
        fail_msg("no key %.*s", STR_ARG(cut.head));
}

static void add_spread(const char *title, struct spread s, struct sb *out)
{
    sb_addf(out, ", %s %.6g..%.6g..%.6g..%.6g..%.6g", title, s.min, s.q1, s.median, s.q3, s.max);
}

static void add_measurement(const struct measurement *m, struct sb *out)
{
    sb_addf(out, "  %s: %s\n   ", verdict_name(m->verdict), m->reason);
    sb_addf(out, " %zu samples, the last %.6g s, %zu of them not kept:", m->n_samples,
            m->samples_s[m->n_samples - 1], m->n_rejected);
    for (int i = 0; i < N_DISTURBANCES; i++)
        sb_addf(out, " %zu", m->rejected[i]);
    add_spread("cy/CL", m->cy_per_cl, out);
    add_spread("MLUP/s", m->mlup_per_s, out);
    sb_addf(out, "\n    %d rounds:", m->n_rounds);
    for (int i = 0; i < m->n_rounds; i++)
        sb_addf(out, " %.6g", m->rounds_s[i]);
    sb_addf(out, " s; timed %.6g s, setup %.6g s, warming %.6g s; on", m->timed_s, m->setup_s,
            m->warmup_s);
    for (int i = 0; i < m->n_threads; i++)
        sb_addf(out, " %d", m->cpus[i]);
    sb_addf(out,
            "\n    %g Hz, uncertain %.4g, delay %g, others %.4g, steal %.4g, %g B, %g LUP, %.4g "
            "huge, counters %s\n",
            m->clock_hz, m->uncertainty, m->run_delay_share, m->other_load_cpus, m->steal_share,
            m->bytes, m->lups_per_sweep, m->huge_page_share, m->counters);
}

static bool run(const struct row *r, struct arena *arena, struct measurement *out, struct err *err)
{
    static const int64_t sizes[SIZES] = {11, 22, 33};
    struct measure_program second = r->program;
    second.path = "second";
    const struct measure_task tasks[TASKS] = {{&r->program, sizes, &r->options},
                                              {&second, sizes, &r->options}};
    return r->tasks == 0 ? measure_run(&r->program, sizes, &r->options, arena, out, err)
                         : measure_in_turn(tasks, (size_t)r->tasks, &r->turns, arena, out, err);
}

static void add_row(struct str words, struct sb *out)
{
    static const int64_t blocks[] = {4, 5};
    struct arena arena = {0};
    struct err err = {0};
    struct measurement m[TASKS];
    struct temp folder = {0};
    assert_true(temp_make(&arena, &folder, &err));
    struct row r = {.program = {.folder = folder,
                                .path = "program",
                                .parallel = true,
                                .n_symbols = SIZES,
                                .lup_per_cl = 8,
                                .counters = "none"},
                    .options = {.threads = 1, .block_sizes = blocks},
                    .turns = {.min_rounds = 2, .max_rounds = 8, .round_s = 0.5, .precision = 0.01},
                    .samples = 8,
                    .threads = 1,
                    .parallel = 1,
                    .seconds = 0.01,
                    .sweeps = 10,
                    .slower = 1,
                    .setup_s = 0.125,
                    .bytes = 4096,
                    .huge_bytes = 1024,
                    .clock_hz = 2e9,
                    .moved = -1,
                    .total_s = 4,
                    .look_s = 0.5};
    set_cpus(&r, STR("5.0.0.0"));
    for (struct str_cut list = {.tail = words, .ok = words.len != 0}; list.ok;) {
        list = str_cut(list.tail, ' ');
        set(&r, list.head, &arena);
    }
    r.program.host.cpus = r.cpus;
    *replay() = (struct replay){.row = &r, .folder = folder.path, .out = out};
    assert_true(measure_shared_open(NULL, &arena, &r.program.shared, &err));
    if (run(&r, &arena, m, &err)) {
        for (int64_t t = 0; t < r.tasks || t == 0; t++)
            add_measurement(&m[t], out);
    } else {
        sb_addf(out, "  error: %s — %s\n", err.text, err.hint);
    }
    assert_false(file_exists(path_join(&arena, folder.path, "run")));
    measure_shared_close(r.program.shared);
    assert_true(temp_remove(&folder, &err));
    arena_free(&arena);
}

/* rounds.txt: what is started, and what becomes of what it says. */
static void rounds_are_as_recorded(void **state)
{
    (void)state;
    assert_golden_rows(ROUNDS, add_row);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rounds_are_as_recorded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
