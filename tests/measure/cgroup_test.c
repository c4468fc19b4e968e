#include "unit.h"

#include "collect/host/cgroup.h"
#include "scratch.h"

struct file {
    const char *path, *text;
};

static struct cgroup_limits read_tree(struct scratch *s, const struct file *files, size_t count)
{
    for (size_t i = 0; i < count; i++)
        scratch_put(s, files[i].path, str_of(files[i].text));
    return cgroup_read(s->dir, &s->arena);
}

enum { KIB = 1024 };

/* The group above permits less than our own; the root has no such files. */
static void the_tightest_limit_of_version_2_counts(void **state)
{
    static const struct file files[] = {
        {"/proc/self/cgroup", "0::/user.slice/job.scope\n"},
        {"/sys/fs/cgroup/user.slice/job.scope/cpu.max", "400000 100000\n"},
        {"/sys/fs/cgroup/user.slice/job.scope/memory.max", "max\n"},
        {"/sys/fs/cgroup/user.slice/cpu.max", "150000 100000\n"},
        {"/sys/fs/cgroup/user.slice/memory.max", "1048576\n"},
    };
    const struct cgroup_limits l = read_tree(*state, files, sizeof files / sizeof *files);
    assert_true(l.cpus == 1.5);
    assert_true(l.memory_bytes == KIB * KIB);
}

/* A container sees its own group as the root. */
static void a_container_is_its_own_root(void **state)
{
    static const struct file files[] = {
        {"/proc/self/cgroup", "0::/\n"},
        {"/sys/fs/cgroup/cpu.max", "50000 100000\n"},
        {"/sys/fs/cgroup/memory.max", "2048\n"},
    };
    const struct cgroup_limits l = read_tree(*state, files, sizeof files / sizeof *files);
    assert_true(l.cpus == 0.5);
    assert_true(l.memory_bytes == 2 * KIB);
}

static void no_limits_of_version_2(void **state)
{
    static const struct file files[] = {
        {"/proc/self/cgroup", "0::/a\n"},
        {"/sys/fs/cgroup/a/cpu.max", "max 100000\n"},
        {"/sys/fs/cgroup/a/memory.max", "max\n"},
    };
    const struct cgroup_limits l = read_tree(*state, files, sizeof files / sizeof *files);
    assert_true(l.cpus == 0);
    assert_true(l.memory_bytes == 0);
}

/* Each controller has its own hierarchy; no limit is -1 or a huge number. A container whose groups
 * are listed as seen from outside finds them at the root. */
static void version_1_has_a_hierarchy_each(void **state)
{
    static const struct file files[] = {
        {"/proc/self/cgroup", "4:memory:/docker/1f\n2:cpu,cpuacct:/job\n0::/\n"},
        {"/sys/fs/cgroup/cpu/job/cpu.cfs_quota_us", "-1\n"},
        {"/sys/fs/cgroup/cpu/job/cpu.cfs_period_us", "100000\n"},
        {"/sys/fs/cgroup/cpu/cpu.cfs_quota_us", "300000\n"},
        {"/sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000\n"},
        {"/sys/fs/cgroup/memory/memory.limit_in_bytes", "4096\n"},
    };
    struct cgroup_limits l = read_tree(*state, files, sizeof files / sizeof *files);
    assert_true(l.cpus == 3);
    assert_true(l.memory_bytes == 4 * KIB);
    const struct file more = {"/sys/fs/cgroup/memory/memory.limit_in_bytes",
                              "9223372036854771712\n"};
    l = read_tree(*state, &more, 1);
    assert_true(l.memory_bytes == 0);
    const struct file no_period = {"/sys/fs/cgroup/cpu/cpu.cfs_period_us", "0\n"};
    l = read_tree(*state, &no_period, 1);
    assert_true(l.cpus == 0);
}

static void nonsense_limits_nothing(void **state)
{
    static const struct file files[] = {
        {"/proc/self/cgroup", "0::/a\n:::\n7\n1:cpu\n3:memory:relative\n"},
        {"/sys/fs/cgroup/a/cpu.max", "-5 0\n"},
        {"/sys/fs/cgroup/a/memory.max", "-7\n"},
        {"/sys/fs/cgroup/cpu.max", "1\n"},
        {"/sys/fs/cgroup/memory.max", "nan\n"},
    };
    struct scratch *s = *state;
    const struct cgroup_limits none = cgroup_read(s->dir, &s->arena);
    assert_true(none.cpus == 0 && none.memory_bytes == 0);
    const struct cgroup_limits l = read_tree(s, files, sizeof files / sizeof *files);
    assert_true(l.cpus == 0);
    assert_true(l.memory_bytes == 0);
}

#define SCRATCH_TEST(f) cmocka_unit_test_setup_teardown(f, scratch_setup, scratch_teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        SCRATCH_TEST(the_tightest_limit_of_version_2_counts),
        SCRATCH_TEST(a_container_is_its_own_root),
        SCRATCH_TEST(no_limits_of_version_2),
        SCRATCH_TEST(version_1_has_a_hierarchy_each),
        SCRATCH_TEST(nonsense_limits_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
