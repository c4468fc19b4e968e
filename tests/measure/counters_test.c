#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/proc.h"
#include "collect/measure/counted_sweeps.h"
#include "collect/measure/placement.h"
#include "collect/measure/program_command.h"
#include "golden.h"
#include "scratch.h"

static const char *recorded_unavailable(const void *state, struct arena *arena)
{
    (void)state;
    (void)arena;
    return NULL;
}

static bool recorded_count(const void *state, const struct counter_request *request,
                           struct arena *arena, struct counter_run *out, struct err *err)
{
    (void)request;
    (void)arena;
    (void)err;
    *out = (struct counter_run){.table = *(const struct counter_table *)state, .seconds = NAN};
    return true;
}

/* Returns the rows of `table` for any program; runs none. */
static struct counter_provider counter_recorded(const struct counter_table *table)
{
    return (struct counter_provider){recorded_unavailable, recorded_count, table};
}

/*
 * In the layout that likwid-perfctr 5.2 prints with -m -O, for two groups and two hardware threads;
 * the memory counters count on the first thread of the socket only.
 */
static const char recorded[] =
    "--------------------\n"
    "STRUCT,Info,3,\nCPU name:,Intel(R) Xeon(R),\nCPU type:,Intel Xeon,\nCPU clock:,2.7 GHz,\n"
    "TABLE,Region init,Group 1 Raw,Custom,2,\n"
    "Region Info,HWThread 0,HWThread 1,\nRDTSC Runtime [s],9,9,\ncall count,1,1,\n"
    "Event,Counter,HWThread 0,HWThread 1\n"
    "L1D_REPLACEMENT,PMC0,7,7\n"
    "TABLE,Region sweep,Group 1 Raw,Custom,3,\n"
    "Region Info,HWThread 0,HWThread 1,\nRDTSC Runtime [s],0.25,0.26,\ncall count,3,3,\n"
    "Event,Counter,HWThread 0,HWThread 1\n"
    "Runtime (RDTSC) [s],TSC,2.500000e-01,2.600000e-01\n"
    "L1D_REPLACEMENT,PMC0,1000,1010\n"
    "CAS_COUNT_RD,MBOX0C0,640,0\n"
    "TABLE,Region sweep,Group 1 Raw STAT,Custom,2,\n"
    "Event,Counter,Sum,Min,Max,Avg\n"
    "L1D_REPLACEMENT STAT,PMC0,2010,1000,1010,1005\n"
    "TABLE,Region sweep,Group 2 Raw,FLOPS_DP,1,\n"
    "Region Info,HWThread 0,HWThread 1,\nRDTSC Runtime [s],0.5,0.5,\ncall count,3,3,\n"
    "Event,Counter,HWThread 0,HWThread 1\n"
    "FP_COMP,PMC1,-,nan\n"
    "TABLE,Region sweep,Group 2 Metric,FLOPS_DP,2,\n"
    "Metric,HWThread 0,HWThread 1,\n"
    "Runtime (RDTSC) [s],0.5,0.5,\n"
    "DP [MFLOP/s],1234.5,1200,\n";

static void reads_what_likwid_prints(void **state)
{
    struct scratch *s = *state;
    struct counter_table t;
    assert_true(counter_csv_parse(str_of(recorded), "r", "sweep", &s->arena, &t, &s->err));
    assert_int_equal(t.n_threads, 2);
    assert_int_equal(t.cpus[1], 1);
    assert_int_equal(t.n_rows, 5);
    const struct counter_row *row = counter_find(&t, STR("L1D_REPLACEMENT"), STR("PMC0"));
    assert_non_null(row);
    assert_true(row->values[1] == 1010 && row->seconds[1] == 0.26 && row->calls[0] == 3);
    double total = 0;
    assert_true(counter_total(&t, row, &total, &s->err));
    assert_true(total == 2010);
    row = counter_find(&t, STR("CAS_COUNT_RD"), STR(""));
    assert_true(counter_is_shared(row->counter));
    assert_true(counter_total(&t, row, &total, &s->err));
    assert_true(total == 640);
    row = counter_find(&t, STR("DP [MFLOP/s]"), STR(""));
    assert_true(row->values[0] == 1234.5 && row->seconds[0] == 0.5);
    /* written and read again */
    struct counter_table again;
    const struct str text = counter_csv_text(&t, "sweep", &s->arena);
    assert_true(counter_csv_parse(text, "again", "sweep", &s->arena, &again, &s->err));
    assert_int_equal(again.n_rows, t.n_rows);
    assert_true(again.rows[1].values[0] == t.rows[1].values[0]);
}

static void refuses_what_cannot_be(void **state)
{
    struct scratch *s = *state;
    struct counter_table t;
    double total = 0;
    assert_true(counter_csv_parse(str_of(recorded), "r", "sweep", &s->arena, &t, &s->err));
    struct err none = {0};
    assert_false(counter_total(&t, counter_find(&t, STR("FP_COMP"), STR("")), &total, &none));
    assert_non_null(strstr(none.text, "has no value"));

    static const double zeros[] = {0, 0};
    static const double some[] = {5, 6};
    static const double negative[] = {5, -1};
    static const int cpus[] = {0, 1};
    const struct counter_row rows[] = {
        {STR("A"), STR("PMC0"), zeros, some, some},
        {STR("B"), STR("MBOX0C0"), zeros, some, some},
        {STR("C"), STR("PMC1"), negative, some, some},
        {STR("D"), STR("PMC2"), some, some, some},
    };
    const struct counter_table denied = {2, cpus, 2, rows};
    const struct counter_table allowed = {2, cpus, 4, rows};
    struct err zero = {0};
    assert_false(counter_total(&denied, &rows[0], &total, &zero));
    assert_non_null(strstr(zero.text, "zero"));
    struct err shared = {0};
    assert_false(counter_total(&allowed, &rows[1], &total, &shared));
    assert_non_null(strstr(shared.text, "every CPU"));
    struct err minus = {0};
    assert_false(counter_total(&allowed, &rows[2], &total, &minus));
    assert_non_null(strstr(minus.text, "negative"));
    /* other events were counted there, so this one really did not occur */
    assert_true(counter_total(&allowed, &rows[0], &total, &s->err));
    assert_true(total == 0);
}

static void refuses_broken_output(void **state)
{
    struct scratch *s = *state;
    static const char other_threads[] =
        "TABLE,Region sweep,Group 1 Raw,X,1,\nEvent,Counter,HWThread 0\nA,PMC0,1\n"
        "TABLE,Region sweep,Group 2 Raw,X,1,\nEvent,Counter,HWThread 1\nA,PMC0,1\n";
    static const char *const broken[] = {
        "",
        "nothing of the kind",
        "TABLE,Region sweep,Group 1 Raw,X,1,\nEvent,Counter,HWThread 0\nA,PMC0\n",
        "TABLE,Region sweep,Group 1 Raw,X,1,\nEvent,Counter,HWThread 0\nA,PMC0,many\n",
        "TABLE,Region sweep,Group 1 Raw,X,1,\nA,PMC0,1\n",
        "TABLE,Region sweep,Group 1 Raw,X,1,\nEvent,Counter,HWThread x\nA,PMC0,1\n",
        other_threads,
        "TABLE,Region other,Group 1 Raw,X,1,\nEvent,Counter,HWThread 0\nA,PMC0,1\n",
        "TABLE",
        "TABLE,\n,,,,\n",
    };
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        struct counter_table t;
        struct err err = {0};
        assert_false(counter_csv_parse(str_of(broken[i]), "r", "sweep", &s->arena, &t, &err));
        assert_true(err.kind == ERR_INPUT);
    }
    /* truncated anywhere, it is read or refused */
    for (size_t n = 0; n < sizeof recorded; n += 7) {
        struct counter_table t;
        struct err err = {0};
        counter_csv_parse((struct str){recorded, n}, "r", "sweep", &s->arena, &t, &err);
    }
}

/* The output of likwid-perfctr with | for an end of line, after the region; see counters.txt. */
static void add_counts(struct str row, struct sb *out)
{
    const struct str_cut cut = str_cut(row, ':');
    const char *const region = cut.head.len != 0 ? str_cstr(out->arena, cut.head) : NULL;
    char *const text = (char *)str_cstr(out->arena, str_trim(cut.tail));
    for (char *c = strchr(text, '|'); c != NULL; c = strchr(c, '|'))
        *c = '\n';
    struct err err = {0};
    struct counter_table t;
    if (!counter_csv_parse(str_of(text), "r", region, out->arena, &t, &err)) {
        sb_addf(out, "%s:%u: %s — %s\n", err.file, err.line, err.text, err.hint);
        return;
    }
    for (size_t i = 0; i < t.n_rows; i++) {
        const struct counter_row *const r = &t.rows[i];
        double total = 0;
        struct err why = {0};
        sb_addf(out, "%.*s %.*s%s", STR_ARG(r->name), STR_ARG(r->counter),
                counter_is_shared(r->counter) ? " (shared)" : "");
        for (size_t c = 0; c < t.n_threads; c++)
            sb_addf(out, "; CPU %d: %g, %g s, %g calls", t.cpus[c], r->values[c], r->seconds[c],
                    r->calls[c]);
        if (counter_total(&t, r, &total, &why))
            sb_addf(out, "; total %g\n", total);
        else
            sb_addf(out, "; %s%s%s\n", why.text, why.hint[0] != '\0' ? " — " : "", why.hint);
    }
    sb_add(out, counter_csv_text(&t, region, out->arena));
}

static void reads_and_writes_tables(void **state)
{
    (void)state;
    assert_golden_rows(COUNTERS, add_counts);
}

/* The first 8192 cells of a line and 20000 rows count. */
static void tables_have_a_size(void **state)
{
    enum { MAX_CELLS = 8192, MAX_ROWS = 20000 };
    static const char head[] = "TABLE,Group 1 Metric,X,1\nMetric";
    struct scratch *s = *state;
    struct counter_table t;
    struct sb wide = {.arena = &s->arena};
    sb_addz(&wide, head);
    for (int i = 0; i < MAX_CELLS; i++)
        sb_addf(&wide, ",HWThread %d", i);
    sb_addz(&wide, "\nM");
    for (int i = 0; i < MAX_CELLS; i++)
        sb_addz(&wide, ",1");
    assert_true(counter_csv_parse(sb_str(&wide), "r", NULL, &s->arena, &t, &s->err));
    assert_int_equal(t.n_threads, MAX_CELLS - 1);
    struct sb tall = {.arena = &s->arena};
    sb_addz(&tall, head);
    sb_addz(&tall, ",HWThread 0\n");
    for (int i = 0; i < MAX_ROWS; i++)
        sb_addz(&tall, "M,1\n");
    assert_true(counter_csv_parse(sb_str(&tall), "r", NULL, &s->arena, &t, &s->err));
    assert_int_equal(t.n_rows, MAX_ROWS);
    sb_addz(&tall, "M,1\n");
    assert_false(counter_csv_parse(sb_str(&tall), "r", NULL, &s->arena, &t, &s->err));
    assert_string_equal(s->err.text, "counter values: too many rows");
    assert_int_equal(s->err.line, MAX_ROWS + 3);
}

/* By name, and by register if one is given; the first of several. */
static void rows_are_found_by_name_and_register(void **state)
{
    (void)state;
    const struct counter_row rows[] = {{STR("A"), STR("PMC0"), NULL, NULL, NULL},
                                       {STR("B"), STR("PMC1"), NULL, NULL, NULL},
                                       {STR("A"), STR("PMC2"), NULL, NULL, NULL}};
    const struct counter_table t = {0, NULL, 3, rows};
    assert_ptr_equal(counter_find(&t, STR("A"), STR("")), &rows[0]);
    assert_ptr_equal(counter_find(&t, STR("A"), STR("PMC2")), &rows[2]);
    assert_ptr_equal(counter_find(&t, STR("B"), STR("PMC1")), &rows[1]);
    assert_null(counter_find(&t, STR("B"), STR("PMC0")));
    assert_null(counter_find(&t, STR("C"), STR("")));
}

/* ---- counts to the model's inputs ---- */

static const char copy_kernel[] = "double a[N]; double b[N];\n"
                                  "for (int i = 0; i < N; ++i) b[i] = a[i] * a[i];\n";

/* A machine with one cache, whose every metric is a single event. */
static struct machine small_machine(void)
{
    static const double bandwidth[] = {10e9};
    static const struct stream_mix mix = {"copy", 1, 1, 0, 0, NULL};
    static const struct bandwidth table = {0, 1, 1, 1, bandwidth};
    static const struct compiler compiler = {.name = "gcc", .flags = "-O2 -fopenmp"};
    static const char *const ports[] = {"2D", "3D"};
    static const struct analyser analyser = {
        .name = "osaca", .target = "X", .non_overlapping = ports, .n_non_overlapping = 2};
    struct machine m = {.name = "small",
                        .clock_hz = 2e9,
                        .line_bytes = 64,
                        .sockets = 1,
                        .cores_per_socket = 1,
                        .cores_per_numa_domain = 1,
                        .n_caches = 1,
                        .mixes = &mix,
                        .n_mixes = 1,
                        .bandwidths = &table,
                        .n_bandwidths = 1,
                        .compilers = &compiler,
                        .n_compilers = 1,
                        .analysers = &analyser,
                        .n_analysers = 1,
                        .counters_overlapping = "Max(PORT_0:PMC[0-1], PORT_1:PMC[0-1])"};
    m.caches[0] = (struct machine_cache){
        .cache = {.name = "L1"},
        .counters_loads = "LOADS:PMC[0-1]",
        .counters_misses = "READS:MBOX0C[01] + READS:MBOX1C[01]",
        .counters_evicts = "WRITES:MBOX0C[01] + WRITES:MBOX1C[01]",
    };
    return m;
}

/*
 * 800 updates are 100 lines; 20 µs at 2 GHz are 400 cycles per line, enough for 3 lines of traffic.
 */
static const char counts[] =
    "TABLE,Region sweep,Group 1 Raw,Custom,7,\n"
    "Region Info,HWThread 0,\nRDTSC Runtime [s],0.00002,\ncall count,1,\n"
    "Event,Counter,HWThread 0\n"
    "PORT_0,PMC0,900\nPORT_1,PMC1,400\nLOADS,PMC0,1600\n"
    "READS,MBOX0C0,120\nREADS,MBOX1C0,80\nWRITES,MBOX0C1,60\nWRITES,MBOX1C1,40\n";

static void recorded_counts_become_model_inputs(void **state)
{
    struct scratch *s = *state;
    struct kernel k;
    struct counter_table t;
    struct counted c;
    const struct machine m = small_machine();
    assert_true(kernel_parse(str_of(copy_kernel), "k.c", &s->arena, &k, &s->err));
    assert_true(counter_csv_parse(str_of(counts), "r", "sweep", &s->arena, &t, &s->err));
    assert_true(count_recorded(&t, &k, &m, 800, &s->arena, &c, &s->err));
    assert_true(c.core.T_comp_cy_per_cl == 9);
    assert_true(c.core.T_RegL1_cy_per_cl == 8); /* 16 loads per line, two per cycle */
    assert_true(c.traffic.levels[0].misses == 2);
    assert_true(c.traffic.levels[0].evicts == 1);
    assert_false(c.lower_bound);
    assert_true(fabs(c.flop_per_memory_byte - 8.0 / (3 * 64)) < 1e-12);
}

static void counts_beyond_the_peak_are_refused(void **state)
{
    struct scratch *s = *state;
    struct kernel k;
    struct counter_table t;
    struct counted c;
    const struct machine m = small_machine();
    assert_true(kernel_parse(str_of(copy_kernel), "k.c", &s->arena, &k, &s->err));
    assert_true(counter_csv_parse(str_of(counts), "r", "sweep", &s->arena, &t, &s->err));
    /* The same counts for a hundredth of the work, in the same time. */
    static const double short_s[] = {1e-6};
    struct counter_row *rows = arena_copy(&s->arena, t.rows, t.n_rows, sizeof *rows);
    for (size_t i = 0; i < t.n_rows; i++)
        rows[i].seconds = short_s;
    const struct counter_table fast = {t.n_threads, t.cpus, t.n_rows, rows};
    assert_true(count_recorded(&fast, &k, &m, 800, &s->arena, &c, &s->err) == false);
    assert_non_null(strstr(s->err.text, "L1 and MEM"));
    struct err err = {0};
    rows[3].name = STR("ELSE");
    assert_false(count_recorded(&fast, &k, &m, 800, &s->arena, &c, &err));
    assert_non_null(strstr(err.text, "was not counted"));
}

/* Pages that migrate during counting cause traffic that is not the program's. */
static void numa_balancing_makes_counts_doubtful(void **state)
{
    struct scratch *s = *state;
    const char *folder = path_join(&s->arena, s->dir, "proc/sys/kernel");
    assert_true(dir_make(folder, &s->err));
    assert_string_equal(count_caution(s->dir, &s->arena), "");
    const char *file = path_join(&s->arena, folder, "numa_balancing");
    assert_true(file_write(file, STR("0\n"), &s->err));
    assert_string_equal(count_caution(s->dir, &s->arena), "");
    assert_true(file_write(file, STR("1\n"), &s->err));
    assert_non_null(strstr(count_caution(s->dir, &s->arena), "pages may have moved"));
}

/* Asking likwid takes a second, so it is not asked if there can be no counters. */
static void sees_where_there_are_no_counters(void **state)
{
    struct scratch *s = *state;
    const char *sources = "/sys/bus/event_source/devices/%s/type";
    assert_null(counter_hardware_missing(s->dir, &s->arena)); /* nothing can be seen */
    scratch_put(s, str_formatz(&s->arena, sources, "software"), STR("1"));
    scratch_put(s, str_formatz(&s->arena, sources, "msr"), STR("6"));
    scratch_put(s, "/proc/cpuinfo", STR("flags : fpu hypervisor\n"));
    const char *why = counter_hardware_missing(s->dir, &s->arena);
    assert_string_equal(why, "the kernel knows no PMU; no access to the model-specific registers"
                             " (no /dev/cpu/0/msr); this is a virtual machine");
    scratch_put(s, "/proc/cpuinfo", STR("flags : fpu\n"));
    scratch_put(s, "/dev/cpu/0/microcode", STR(""));
    static const char *const paranoid[] = {"-1", "0", "1", "2"};
    for (int i = 0; i < 4; i++) {
        scratch_put(s, "/proc/sys/kernel/perf_event_paranoid", str_of(paranoid[i]));
        assert_string_equal(
            counter_hardware_missing(s->dir, &s->arena),
            str_formatz(&s->arena,
                        "the kernel knows no PMU; no access to the model-specific registers"
                        " (no /dev/cpu/0/msr)%s%s%s",
                        i < 2 ? "" : "; perf_event is restricted (perf_event_paranoid is ",
                        i < 2 ? "" : paranoid[i], i < 2 ? "" : ")"));
    }
    scratch_put(s, "/dev/cpu/3/msr", STR(""));
    assert_null(counter_hardware_missing(s->dir, &s->arena));
    assert_true(dir_remove(path_join(&s->arena, s->dir, "dev"), &s->err));
    assert_non_null(counter_hardware_missing(s->dir, &s->arena));
    scratch_put(s, str_formatz(&s->arena, sources, "armv8_pmuv3_0"), STR("8"));
    assert_null(counter_hardware_missing(s->dir, &s->arena));
    const struct counter_provider here = counter_likwid();
    const char *missing_here = counter_hardware_missing("", &s->arena);
    if (missing_here != NULL)
        assert_string_equal(here.unavailable(here.state, &s->arena), missing_here);
}

/* ---- a real program, built with markers, and recorded values ---- */

/* The options and the region of the last request. */
static char asked[1000];

/* The rows of a table whose events a group counts, on any register. */
static struct counter_table only_of_group(const struct counter_table *all, const char *group,
                                          struct arena *arena)
{
    struct counter_table out = *all;
    struct counter_row *rows = arena_alloc(arena, all->n_rows, sizeof *rows);
    out.rows = rows;
    out.n_rows = 0;
    for (size_t i = 0; i < all->n_rows; i++) {
        const struct str event = str_format(arena, "%.*s:", STR_ARG(all->rows[i].name));
        if (str_contains(str_of(group), event))
            rows[out.n_rows++] = all->rows[i];
    }
    return out;
}

/* Counts like a real provider, but the values are recorded: the program runs for its output. */
static bool run_and_count(const void *table, const struct counter_request *request,
                          struct arena *arena, struct counter_run *out, struct err *err)
{
    const struct proc_spec spec = {.argv = request->argv, .timeout_s = request->timeout_s};
    struct proc_result result;
    snprintf(asked, sizeof asked, "%s %zu %g:", request->region, request->n_cpus,
             request->timeout_s);
    for (const char *const *word = request->argv + 1; *word != NULL; word++)
        snprintf(asked + strlen(asked), sizeof asked - strlen(asked), " %s", *word);
    if (!proc_check(&spec, arena, &result, err))
        return false;
    *out = (struct counter_run){.out = result.out,
                                .table = only_of_group(table, request->group, arena)};
    return true;
}

static void counts_a_program_with_markers(void **state)
{
    struct scratch *s = *state;
    struct kernel k;
    struct counter_table t;
    struct counted c;
    struct measure_program *program = NULL;
    struct measurement time;
    const struct machine m = small_machine();
    const struct measure_options options = {.threads = 1, .budget_s = 0.05, .markers = true};
    const int64_t sizes[] = {1000};
    assert_true(kernel_parse(str_of(copy_kernel), "k.c", &s->arena, &k, &s->err));
    assert_true(measure_program_build(&k, &m, &options, &s->arena, &program, &s->err));
    assert_true(measure_run(program, sizes, &options, &s->arena, &time, &s->err));
    assert_true(time.lups_per_sweep == 1000);
    const char *text = str_formatz(&s->arena,
                                   "TABLE,Region sweep,Group 1 Raw,Custom,7,\n"
                                   "Region Info,HWThread %d,\nRDTSC Runtime [s],100,\n"
                                   "call count,2,\nEvent,Counter,HWThread %d\n"
                                   "PORT_0,PMC0,9e9\nPORT_1,PMC1,4e9\nLOADS,PMC0,1e9\n"
                                   "READS,MBOX0C0,5\nREADS,MBOX1C0,5\n"
                                   "WRITES,MBOX0C1,5\nWRITES,MBOX1C1,5\n",
                                   time.cpus[0], time.cpus[0]);
    assert_true(counter_csv_parse(str_of(text), "r", "sweep", &s->arena, &t, &s->err));
    struct counter_provider provider = counter_recorded(&t);
    provider.count = run_and_count;
    assert_true(
        count_point(program, &k, &m, &provider, sizes, &options, &time, &s->arena, &c, &s->err));
    assert_int_equal(c.n_runs, 2);
    /* two calls of as many sweeps of 125 lines as take 50 ms */
    const double sweeps = ceil(0.05 / time.samples_s[0]);
    assert_true(fabs(c.core.T_comp_cy_per_cl * 2 * sweeps * 125 / 9e9 - 1) < 1e-9);
    assert_true(fabs(c.core.T_comp_cy_per_cl / c.core.T_RegL1_cy_per_cl - 18) < 1e-9);
    assert_true(c.traffic.levels[0].misses == c.traffic.levels[0].evicts);
    assert_string_equal(asked, str_formatz(&s->arena,
                                           "sweep 1 120: 1000 --threads 1 --cpus %d --pages huge"
                                           " --samples 3 --sweeps %.0f --warmup 0",
                                           time.cpus[0], sweeps));
    assert_non_null(strstr(c.groups, "READS:MBOX0C"));
    struct measure_options cold = options;
    cold.cold = true;
    assert_true(
        count_point(program, &k, &m, &provider, sizes, &cold, &time, &s->arena, &c, &s->err));
    assert_non_null(strstr(asked, "--sweeps 1 "));
    assert_true(fabs(c.core.T_comp_cy_per_cl - 9e9 / 250) < 1);
    struct measurement untimed = time;
    untimed.n_samples = 0;
    struct err no_time = {0};
    assert_false(
        count_point(program, &k, &m, &provider, sizes, &cold, &untimed, &s->arena, &c, &no_time));
    assert_string_equal(no_time.text,
                        "there is no measured time from which to choose the length of a run");
    /* counters of another CPU are not those of this program */
    const int elsewhere[] = {time.cpus[0] + 1};
    const struct counter_table other = {1, elsewhere, t.n_rows, t.rows};
    provider.state = &other;
    struct err err = {0};
    assert_false(
        count_point(program, &k, &m, &provider, sizes, &options, &time, &s->arena, &c, &err));
    assert_non_null(strstr(err.text, "CPUs other than"));
    measure_program_free(program);
}

/* ---- a stub of liblikwid ---- */

/* Two threads, both on CPU 0. */
static struct counter_request request_for(const char *const *argv, const char *region)
{
    static const int cpus[] = {0, 0};
    return (struct counter_request){.argv = argv,
                                    .group = "CORE_EVENT:PMC0,SHARED_EVENT:MBOX0C0",
                                    .region = region,
                                    .cpus = cpus,
                                    .n_cpus = 2,
                                    .timeout_s = 20};
}

/* `name counter: value in seconds, calls; of the second thread` */
static void assert_row(const struct counter_row *row, const char *expected, struct arena *arena)
{
    struct sb text = {.arena = arena};
    sb_addf(&text, "%.*s %.*s:", STR_ARG(row->name), STR_ARG(row->counter));
    for (int t = 0; t < 2; t++)
        sb_addf(&text, " %g in %g, %g;", row->values[t], row->seconds[t], row->calls[t]);
    assert_string_equal(sb_cstr(&text), expected);
}

/* The region's name has its group after it before likwid 5.3, and other regions may come first. */
static void calls_likwid_in_order(void **state)
{
    struct scratch *s = *state;
    const struct counter_provider likwid = counter_likwid_at(FAKE_LIKWID);
    static const char *const program[] = {
        "sh", "-c",
        "echo $LIKWID_MODE $LIKWID_THREADS $LIKWID_HWTHREADS $LIKWID_EVENTS $LIKWID_FORCE "
        "$OMP_DYNAMIC; : > \"$LIKWID_FILEPATH\"",
        NULL};
    static const char *const plain[] = {"sh", "-c", "echo \"$LIKWID_FILEPATH\"", NULL};
    static const char *const places[] = {"second", "first"};
    struct counter_run run;
    assert_null(likwid.unavailable(likwid.state, &s->arena));
    struct counter_request r = request_for(program, "sweep");
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        setenv("FAKE_LIKWID", places[i], 1);
        assert_true(likwid.count(likwid.state, &r, &s->arena, &run, &s->err));
        assert_true(
            str_eq(run.out, STR("0 0,0 0,0 CORE_EVENT:PMC0,SHARED_EVENT:MBOX0C0 -1 false\n")));
        assert_int_equal(run.table.n_rows, 3);
        assert_int_equal(run.table.n_threads, 2);
        assert_int_equal(run.table.cpus[1], 1);
        assert_row(&run.table.rows[0], "CORE_EVENT PMC0: 1000 in 0.25, 4; 1001 in 1.25, 5;",
                   &s->arena);
        assert_row(&run.table.rows[1], "SHARED_EVENT MBOX0C0: 64 in 0.25, 4; 0 in 1.25, 5;",
                   &s->arena);
        assert_row(&run.table.rows[2], "Runtime (RDTSC) [s] : 0.25 in 0.25, 4; 1.25 in 1.25, 5;",
                   &s->arena);
    }
    unsetenv("FAKE_LIKWID");
    r = request_for(plain, NULL);
    assert_true(likwid.count(likwid.state, &r, &s->arena, &run, &s->err));
    assert_true(str_eq(run.out, STR("\n")));
    assert_int_equal(run.table.cpus[1], 0);
    assert_row(&run.table.rows[0], "CORE_EVENT PMC0: 2000 in 0.5, 1; 2002 in 0.5, 1;", &s->arena);
    assert_row(&run.table.rows[2], "Runtime (RDTSC) [s] : 0.5 in 0.5, 1; 1.5 in 0.5, 1;",
               &s->arena);
    assert_true(run.seconds > 0);
}

static void expect_failure(struct scratch *s, const struct counter_provider *likwid,
                           const struct counter_request *r, const char *what)
{
    struct counter_run run;
    struct err err = {0};
    assert_false(likwid->count(likwid->state, r, &s->arena, &run, &err));
    if (strstr(err.text, what) == NULL)
        fail_msg("'%s' does not say '%s'", err.text, what);
}

static void tells_why_counting_failed(void **state)
{
    struct scratch *s = *state;
    const struct counter_provider likwid = counter_likwid_at(FAKE_LIKWID);
    static const char *const silent[] = {"true", NULL};
    static const char *const failing[] = {"sh", "-c", "exit 3", NULL};
    struct counter_request r = request_for(silent, "sweep");
    expect_failure(s, &likwid, &r, "no counter values");
    r = request_for(failing, "sweep");
    expect_failure(s, &likwid, &r, "3");
    r = request_for(silent, NULL);
    r.group = "UNKNOWN:PMC0";
    expect_failure(s, &likwid, &r, "refuses the events");
    static const struct {
        const char *how, *why;
    } broken[] = {{"denied", "likwid: Cannot get access to MSRs. Please check"},
                  {"exits", "likwid cannot read this CPU's counters"},
                  {"crashes", "likwid was ended by signal 6"},
                  {"unknown", "likwid: likwid does not know this CPU"}};
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        setenv("FAKE_LIKWID", broken[i].how, 1);
        const char *why = likwid.unavailable(likwid.state, &s->arena);
        assert_non_null(why);
        const struct str said = str_cut(str_of(why), ';').head; /* what this host lacks follows */
        assert_string_equal(str_cstr(&s->arena, said), broken[i].why);
    }
    setenv("FAKE_LIKWID", "elsewhere", 1);
    static const char *const marked[] = {"sh", "-c", ": > \"$LIKWID_FILEPATH\"", NULL};
    r = request_for(marked, "sweep");
    expect_failure(s, &likwid, &r, "did not enter the region");
    unsetenv("FAKE_LIKWID");
    const struct counter_provider none = counter_likwid_at("libnosuchlibrary.so");
    assert_non_null(strstr(none.unavailable(none.state, &s->arena), "cannot be loaded"));
}

/* ---- the user's program below the ceilings ---- */

static const char groups[] =
    "TABLE,Group 1 Raw,FLOPS_DP,1,\nRegion Info,HWThread 0,\nRDTSC Runtime [s],0.5,\n"
    "call count,1,\nEvent,Counter,HWThread 0\nX,PMC0,1\n"
    "TABLE,Group 1 Metric,FLOPS_DP,3,\nMetric,HWThread 0\nDP [MFLOP/s],%s\n"
    "SP [MFLOP/s],0\nMemory data volume [GBytes],%s\n";

static void place(struct scratch *s, const char *mflop_per_s, const char *gbytes,
                  double given_flops, struct placement *out)
{
    static const char *const argv[] = {"sleep", "0.2", NULL};
    static const int cpus[] = {0};
    static struct counter_table table;
    struct machine m = small_machine();
    m.peak_dp.total = 4; /* 8 GFLOP/s */
    char text[1000];
    snprintf(text, sizeof text, groups, mflop_per_s, gbytes);
    assert_true(counter_csv_parse(str_of(text), "g", NULL, &s->arena, &table, &s->err));
    const struct counter_provider provider = counter_recorded(&table);
    const struct placement_request request = {
        .run = {.argv = argv, .cpus = cpus, .n_cpus = 1, .timeout_s = 20},
        .repeats = 1,
        .no_counters = provider.unavailable(provider.state, &s->arena),
        .count_flops = isnan(given_flops),
        .count_bytes = true};
    struct placement_measured measured;
    assert_true(placement_measure(&request, &provider, &s->arena, &measured, &s->err));
    assert_string_equal(measured.counters, "available");
    if (!isnan(given_flops))
        measured.flops = placement_given(given_flops);
    placement_below(&measured, &m, 1, false, &s->arena, out);
}

static void places_a_program_by_its_counts(void **state)
{
    struct scratch *s = *state;
    struct placement p;
    place(s, "400", "0.8", NAN, &p);
    assert_true(p.seconds >= 0.2);
    assert_true(p.flops.value == 2e8); /* 400 MFLOP/s during the 0.5 s of the counted run */
    assert_true(p.bytes.value == 8e8);
    assert_true(p.flop_per_byte == 0.25);
    assert_true(p.peak_gflop_per_s == 8);
    assert_true(p.memory_bound);
    assert_true(fabs(p.attainable_gflop_per_s - 0.25 * p.memory_bytes_per_s / 1e9) < 1e-12);
    /* Given values come first. */
    place(s, "400", "0.8", 1e6, &p);
    assert_true(p.flops.value == 1e6);
    assert_string_equal(p.flops.source, "given");
}

static void leaves_open_what_was_not_counted(void **state)
{
    struct scratch *s = *state;
    struct placement p;
    place(s, "0", "-", NAN, &p);
    assert_true(isnan(p.flops.value) && isnan(p.attainable_gflop_per_s));
    assert_non_null(strstr(p.flops.source, "zero"));
    place(s, "400", "1e6", NAN, &p); /* a petabyte within a second */
    assert_true(isnan(p.bytes.value));
    const char *const why = str_formatz(
        &s->arena, "refused: counted by MEM, but %.4g GB/s is more than the peak of %.4g",
        1e6 / p.seconds, p.memory_bytes_per_s / 1e9);
    assert_string_equal(p.bytes.source, why);
}

/* Answers by group: the text of the metric, or why there is no answer. */
struct answers {
    const char *flops_dp, *flops_sp, *memory;
};

static bool answer(const void *state, const struct counter_request *request, struct arena *arena,
                   struct counter_run *out, struct err *err)
{
    const struct answers *const a = state;
    const char *const text = strcmp(request->group, "FLOPS_DP") == 0   ? a->flops_dp
                             : strcmp(request->group, "FLOPS_SP") == 0 ? a->flops_sp
                                                                       : a->memory;
    assert_int_equal(request->n_cpus, 1);
    assert_true(request->timeout_s == 20);
    if (strchr(text, ',') == NULL)
        return err_set(err, ERR_SYSTEM, "%s", text);
    *out = (struct counter_run){0};
    return counter_csv_parse(
        str_format(arena,
                   "TABLE,Group 1 Raw,X,1\nRegion Info,HWThread 0,HWThread 1\n"
                   "RDTSC Runtime [s],0.5,0.25\nEvent,Counter,HWThread 0,HWThread 1\nX,PMC0,1,1\n"
                   "TABLE,Group 1 Metric,X,1\nMetric,HWThread 0,HWThread 1\n%s\n",
                   text),
        "r", NULL, arena, &out->table, err);
}

/* Rates are per thread and its time; volumes are summed. */
static void counts_are_summed_or_say_why_not(void **state)
{
    static const struct {
        struct answers answers;
        double flops, bytes;
        const char *flops_source, *bytes_source;
    } cases[] = {
        {{"DP [MFLOP/s],400,200", "SP [MFLOP/s],0,8", "Memory data volume [GBytes],0.5,-"},
         252e6,
         0.5e9,
         "counted by FLOPS_DP and FLOPS_SP",
         "counted by MEM"},
        {{"DP MFLOP/s,0,4", "no SP", "Memory data volume [GB],0,0"},
         1e6,
         NAN,
         "counted by FLOPS_DP and FLOPS_SP",
         "counted as zero"},
        {{"no DP", "SP MFLOP/s,2,0", "no MEM"},
         1e6,
         NAN,
         "counted by FLOPS_DP and FLOPS_SP",
         "no MEM"},
        {{"DP MFLOP/s,0,0", "SP MFLOP/s,0,0", "Memory data volume [GB],-1,3"},
         NAN,
         NAN,
         "counted as zero",
         "the group MEM has no usable 'Memory data volume [GBytes]'"},
        {{"DP MFLOP/s,-1,9", "no SP", "Other,1,1"},
         NAN,
         NAN,
         "the group FLOPS_DP has no usable 'DP [MFLOP/s]'",
         "the group MEM has no usable 'Memory data volume [GBytes]'"},
        {{"no DP", "SP MFLOP/s,0,0", "Memory data volume [GB],1,2"},
         NAN,
         3e9,
         "no DP",
         "counted by MEM"},
    };
    struct scratch *s = *state;
    static const char *const argv[] = {"echo", "done", NULL};
    static const int cpu = 0;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct counter_provider provider = {NULL, answer, &cases[i].answers};
        const struct placement_request request = {
            .run = {.argv = argv, .cpus = &cpu, .n_cpus = 1, .timeout_s = 20},
            .repeats = i == 0 ? 2 : 1,
            .count_flops = true,
            .count_bytes = true};
        struct placement_measured m;
        assert_true(placement_measure(&request, &provider, &s->arena, &m, &s->err));
        assert_int_equal(m.n_runs, i == 0 ? 2 : 1);
        assert_true(str_eq(m.out, STR("done\n")));
        assert_true(m.runs[m.n_runs - 1].seconds > 0);
        assert_true(isnan(cases[i].flops) ? isnan(m.flops.value) : m.flops.value == cases[i].flops);
        assert_true(isnan(cases[i].bytes) ? isnan(m.bytes.value) : m.bytes.value == cases[i].bytes);
        assert_string_equal(m.flops.source, cases[i].flops_source);
        assert_string_equal(m.bytes.source, cases[i].bytes_source);
        assert_int_equal(m.bytes.counted, strncmp(cases[i].bytes_source, "counted", 7) == 0);
        assert_int_equal(m.flops.counted, strncmp(cases[i].flops_source, "counted", 7) == 0);
    }
}

static bool overwritten;
static int n_counted, n_can_be_overwritten;

bool __wrap_own_caches_overwrite(size_t bytes, const int *cpus, size_t n_cpus, struct err *err);
bool __wrap_own_caches_overwrite(size_t bytes, const int *cpus, size_t n_cpus, struct err *err)
{
    assert_true(bytes == 4096 && n_cpus == 1 && cpus[0] == 0);
    overwritten = true;
    return n_counted < n_can_be_overwritten || err_set(err, ERR_SYSTEM, "no memory");
}

static bool answer_cold(const void *state, const struct counter_request *request,
                        struct arena *arena, struct counter_run *out, struct err *err)
{
    assert_true(overwritten);
    overwritten = false;
    n_counted++;
    return answer(state, request, arena, out, err);
}

static void caches_are_overwritten_before_each_count(void **state)
{
    struct scratch *s = *state;
    static const char *const argv[] = {"true", NULL};
    static const int cpu = 0;
    static const struct answers all = {"DP MFLOP/s,2,0", "SP MFLOP/s,0,0",
                                       "Memory data volume [GB],1,2"};
    static const struct {
        enum own_caches caches;
        int n_can_be_overwritten;
        const char *bytes_source;
    } cases[] = {{OWN_AS_FOUND, 3, "counted by MEM"},
                 {OWN_WARM, 3, "counted by MEM"},
                 {OWN_COLD, 3, "counted by MEM"},
                 {OWN_COLD, 1, "no memory"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const bool cold = cases[i].caches == OWN_COLD;
        const struct counter_provider provider = {NULL, cold ? answer_cold : answer, &all};
        const struct placement_request request = {.run = {.argv = argv,
                                                          .cpus = &cpu,
                                                          .n_cpus = 1,
                                                          .caches = cases[i].caches,
                                                          .cold_bytes = 4096,
                                                          .timeout_s = 20},
                                                  .repeats = 1,
                                                  .count_flops = true,
                                                  .count_bytes = true};
        struct placement_measured m;
        overwritten = false;
        n_counted = 0;
        n_can_be_overwritten = cases[i].n_can_be_overwritten;
        assert_true(placement_measure(&request, &provider, &s->arena, &m, &s->err));
        assert_string_equal(m.bytes.source, cases[i].bytes_source);
        assert_int_equal(n_counted, cold ? n_can_be_overwritten : 0);
        assert_true(cold || !overwritten);
    }
}

/* Without counters, or without a question, nothing is counted. */
static void nothing_is_counted_unasked(void **state)
{
    struct scratch *s = *state;
    static const char *const argv[] = {"true", NULL};
    static const int cpu = 0;
    static const struct answers all = {"DP MFLOP/s,2,0", "SP MFLOP/s,0,0",
                                       "Memory data volume [GB],1,2"};
    const struct counter_provider provider = {NULL, answer, &all};
    for (int what = 0; what < 8; what++) {
        const bool can = (what & 1) != 0;
        const bool flops = (what & 2) != 0;
        const bool bytes = (what & 4) != 0;
        const struct placement_request request = {
            .run = {.argv = argv, .cpus = &cpu, .n_cpus = 1, .timeout_s = 20},
            .repeats = 1,
            .no_counters = can ? NULL : "why",
            .count_flops = flops,
            .count_bytes = bytes};
        struct placement_measured m;
        assert_true(placement_measure(&request, &provider, &s->arena, &m, &s->err));
        assert_string_equal(m.counters, can ? "available" : "unavailable (why)");
        assert_string_equal(m.flops.source, !can    ? "counters are unavailable"
                                            : flops ? "counted by FLOPS_DP and FLOPS_SP"
                                                    : "not counted");
        assert_string_equal(m.bytes.source, !can    ? "counters are unavailable"
                                            : bytes ? "counted by MEM"
                                                    : "not counted");
        assert_int_equal(isnan(m.flops.value), !(can && flops));
        assert_int_equal(isnan(m.bytes.value), !(can && bytes));
    }
}

/* Under a peak of 8 GFLOP/s (16 in single precision) and 10 GB/s, in 0.5 s. */
static void the_lower_ceiling_is_attainable(void **state)
{
    static const struct {
        double flops, bytes;
        bool counted, single;
        double gflop_per_s, gb_per_s, attainable;
        bool memory_bound;
        const char *refused;
    } cases[] = {
        {1e9, 2e9, false, false, 2, 4, 5, true, NULL},
        {1e9, 1e9, false, false, 2, 2, 8, false, NULL},
        {1e9, 1.25e9, false, false, 2, 2.5, 8, false, NULL}, /* both are equal */
        {1e9, 1e9, false, true, 2, 2, 10, true, NULL},
        {1e9, 0.5e9, false, true, 2, 1, 16, false, NULL},
        {5e9, 5e9, true, false, 10, 10, 8, false, NULL}, /* 25 % above is tolerated */
        {5.01e9, 5e9, false, false, 10.02, 10, 8, false, NULL},
        {5.01e9, 5e9, true, false, NAN, 10, NAN, false,
         "refused: x, but 10.02 GFLOP/s is more than the peak of 8"},
        {1e9, 6.25e9, true, false, 2, 12.5, 1.6, true, NULL},
        {1e9, 6.3e9, true, false, 2, NAN, NAN, false,
         "refused: x, but 12.6 GB/s is more than the peak of 10"},
    };
    struct scratch *s = *state;
    static const struct own_run runs[] = {{.seconds = 2}, {.seconds = 0.5}, {.seconds = 1}};
    static const struct stream_mix load = {"load", 1, 0, 0, 0, NULL};
    struct machine machine = small_machine();
    machine.mixes = &load;
    machine.peak_dp.total = 4;
    machine.peak_sp.total = 8;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct placement_measured measured = {
            .n_runs = 3,
            .runs = runs,
            .flops = {cases[i].flops, "x", cases[i].counted},
            .bytes = {cases[i].bytes, "x", cases[i].counted}};
        struct placement p;
        placement_below(&measured, &machine, 1, cases[i].single, &s->arena, &p);
        assert_true(p.seconds == 0.5);
        assert_true(p.peak_gflop_per_s == (cases[i].single ? 16 : 8));
        assert_true(p.memory_bytes_per_s == 10e9);
        const double got[] = {p.gflop_per_s, p.gb_per_s, p.attainable_gflop_per_s};
        const double expected[] = {cases[i].gflop_per_s, cases[i].gb_per_s, cases[i].attainable};
        for (int k = 0; k < 3; k++)
            assert_true(isnan(expected[k]) ? isnan(got[k]) : fabs(got[k] - expected[k]) < 1e-12);
        assert_int_equal(p.memory_bound, cases[i].memory_bound);
        const bool of_flops = isnan(cases[i].gflop_per_s);
        assert_string_equal(p.flops.source, of_flops ? cases[i].refused : "x");
        assert_string_equal(p.bytes.source,
                            cases[i].refused != NULL && !of_flops ? cases[i].refused : "x");
    }
    machine.peak_dp.total = 0;
    machine.n_bandwidths = 0;
    const struct placement_measured counted = {
        .n_runs = 1, .runs = runs, .flops = {1e9, "x", true}, .bytes = {1e9, "x", true}};
    struct placement p;
    placement_below(&counted, &machine, 1, false, &s->arena, &p);
    assert_true(isnan(p.peak_gflop_per_s) && isnan(p.memory_bytes_per_s));
    assert_true(isnan(p.attainable_gflop_per_s) && p.gflop_per_s == 0.5);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_setup, scratch_teardown)

int main(int argc, char **argv)
{
    (void)argv;
    unit_set_slow_apart(argc, "counts_a_program_with_markers");
    const struct CMUnitTest tests[] = {
        TEST(reads_what_likwid_prints),
        TEST(refuses_what_cannot_be),
        TEST(refuses_broken_output),
        TEST(recorded_counts_become_model_inputs),
        TEST(counts_beyond_the_peak_are_refused),
        TEST(numa_balancing_makes_counts_doubtful),
        TEST(sees_where_there_are_no_counters),
        TEST(counts_a_program_with_markers),
        TEST(places_a_program_by_its_counts),
        TEST(leaves_open_what_was_not_counted),
        cmocka_unit_test(reads_and_writes_tables),
        TEST(tables_have_a_size),
        cmocka_unit_test(rows_are_found_by_name_and_register),
        TEST(counts_are_summed_or_say_why_not),
        TEST(caches_are_overwritten_before_each_count),
        TEST(nothing_is_counted_unasked),
        TEST(the_lower_ceiling_is_attainable),
        TEST(calls_likwid_in_order),
        TEST(tells_why_counting_failed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
