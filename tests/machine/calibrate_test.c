#define _DEFAULT_SOURCE /* setenv */
#include "unit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/affinity.h"
#include "base/file.h"
#include "base/temp.h"
#include "collect/calibrate/calibrate.h"
#include "collect/calibrate/probe_host.h"
#include "machine/sample.h"

/*
 * A likwid-bench with known speeds (MByte/s), the same in all levels. The vectorised copy is slower
 * than the plain one, triad and the peak are faster: a peak that no host's instructions exceed.
 */
static const char bench[] =
    "#!/bin/sh\n"
    "if [ \"$1\" = -a ]; then\n"
    "    for k in load copy update daxpy triad peakflops peakflops_sp; do\n"
    "        printf '%s - plain\\n%s_sse - x86\\n%s_neon - Arm\\n' $k $k $k\n"
    "    done\n"
    "    exit\n"
    "fi\n"
    "[ -n \"$GLIBC_TUNABLES\" ] || exit 1\n" /* huge pages */
    "flop=1000\n"
    "case $2 in\n"
    "    copy) speed=60000 ;;\n"
    "    triad_*) speed=70000 ;;\n"
    "    peakflops_sp_*) speed=50000 flop=800000 ;;\n"
    "    peakflops_*) speed=50000 flop=400000 ;;\n"
    "    *) speed=50000 ;;\n"
    "esac\n"
    "cpu=$(sed -n 's/Cpus_allowed_list:[^0-9]*//p' /proc/self/status)\n"
    "echo \"Group: 0 Thread 0 Global Thread 0 running on hwthread $cpu - \"\n"
    "printf 'Time: 1e-9 sec\\nMByte/s: %s\\nMFlops/s: %s\\n' $speed $flop\n";

static void assert_near(double value, double expected)
{
    if (fabs(value / expected - 1) > 0.005)
        fail_msg("%g instead of %g", value, expected);
}

static void assert_speed(const struct machine *m, const char *mix, double bytes_per_s)
{
    const long index = machine_mix(m, str_of(mix)) - m->mixes;
    for (int level = 0; level <= m->n_caches; level++)
        assert_near(machine_bandwidth_row(m, level, (int)index)->bytes_per_s[0], bytes_per_s);
}

static const char *bench_of(const struct machine *m, const char *mix)
{
    return machine_mix(m, str_of(mix))->bench;
}

/* One core of this host is enough. */
static void keep_one_cpu(struct arena *arena)
{
    struct affinity allowed;
    const int *cpus = NULL;
    assert_true(affinity_read(arena, &allowed));
    assert_true(affinity_list(&allowed, arena, &cpus) > 0);
    const struct affinity one = affinity_of(cpus, 1, arena);
    assert_true(affinity_set(&one));
}

static void the_fastest_kernels_are_calibrated_with(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct temp t = {0};
    assert_true(temp_make(&arena, &t, &err));
    const char *path = str_formatz(&arena, "%s/likwid-bench", t.path);
    assert_true(file_write(path, str_of(bench), &err));
    assert_int_equal(chmod(path, 0700), 0);
    const char *others = getenv("PATH");
    assert_int_equal(setenv("PATH", str_formatz(&arena, "%s:%s", t.path, others), 1), 0);
    keep_one_cpu(&arena);
    const struct calibrate_options options = {
        .quick = true, .name = "Known_1", .command = "a test"};
    struct machine m;
    if (!machine_calibrate(&options, &arena, &m, NULL, &err))
        fail_msg("%s", err.text);
    assert_string_equal(m.name, "Known_1");
    assert_string_equal(bench_of(&m, "copy"), "copy");
    assert_true(strncmp(bench_of(&m, "triad"), "triad_", 6) == 0);
    assert_speed(&m, "load", 50e9);
    assert_speed(&m, "copy", 60e9);
    assert_speed(&m, "triad", 70e9);
    assert_near(m.peak_dp.total * m.clock_hz, 400e9);
    assert_near(m.peak_sp.total * m.clock_hz, 800e9);
    assert_true(temp_remove(&t, &err));
    arena_free(&arena);
}

/* At any clock: adding up N numbers takes at least a thirtieth of a cycle per number. */
static void probes_run_on_this_host(void **state)
{
    (void)state;
    static const struct compiler compiler = {.name = "gcc", .flags = "-O1 -fopenmp"};
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    struct machine m = sample_machine();
    struct probe_host *host = NULL;
    const struct incore *in = NULL;
    m.compilers = &compiler;
    m.n_compilers = 1;
    assert_true(probe_host_open(&m, 0.01, &arena, &host, &err));
    const struct probe_runner *const runner = probe_host_runner(host);
    for (int i = 0; i < 2; i++) {
        static const char *const statements[] = {"s += a[i];", "s += a[i] / b[i];"};
        const int64_t sizes[] = {1000};
        const char *const text = str_formatz(
            &arena, "double a[N], b[N], s;\nfor (long i = 0; i < N; ++i) %s", statements[i]);
        int program = -1;
        struct spread cy_per_cl = {0};
        assert_true(kernel_parse(str_of(text), "k.c", &arena, &k, &err));
        if (!runner->build(runner->context, &k, &program, &in, &err) ||
            !runner->run(runner->context, program, sizes, 1, &cy_per_cl, &err))
            fail_msg("%s", err.text);
        assert_int_equal(program, i);
        assert_true(cy_per_cl.median > 8 / 30. && cy_per_cl.median < 8 * 300);
        assert_true(cy_per_cl.q1 > 0 && cy_per_cl.q1 <= cy_per_cl.median);
    }
    assert_false(
        runner->run(runner->context, 0, (const int64_t[]){-1}, 1, &(struct spread){0}, &err));
    probe_host_close(host);
    probe_host_close(NULL);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(probes_run_on_this_host),
        cmocka_unit_test(the_fastest_kernels_are_calibrated_with),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
