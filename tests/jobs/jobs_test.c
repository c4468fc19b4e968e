/*
 * Jobs from plans, a queue and files that are the test's: the linker passes collect_plan and
 * proc_check of the room on to those below.
 */
#include "unit.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>

#include "base/proc.h"
#include "collect/jobs/jobs.h"
#include "collect/jobs/slurm.h"
#include "scratch.h"

bool __wrap_proc_check(const struct proc_spec *spec, struct arena *arena,
                       struct proc_result *result, struct err *err);
bool __wrap_collect_plan(const struct sweep_context *context, const struct sweep_item *items,
                         size_t n_items, const struct costs *costs, int n_processes, FILE *chatter,
                         struct item_plan *plans, struct err *err);

enum { MAX_ITEMS = 6 };

/* What the next commands print, null if they fail; and all that were asked, with their options. */
static const char *answer;
static char asked[400];
static struct item_plan plans[MAX_ITEMS];

bool __wrap_proc_check(const struct proc_spec *spec, struct arena *arena,
                       struct proc_result *result, struct err *err)
{
    (void)arena;
    asked[0] = '\0';
    for (const char *const *word = spec->argv; *word != NULL; word++)
        snprintf(asked + strlen(asked), sizeof asked - strlen(asked), " %s", *word);
    if (answer == NULL)
        return err_set(err, ERR_SYSTEM, "no answer");
    *result = (struct proc_result){.out = str_of(answer)};
    return true;
}

bool __wrap_collect_plan(const struct sweep_context *context, const struct sweep_item *items,
                         size_t n_items, const struct costs *costs, int n_processes, FILE *chatter,
                         struct item_plan *out, struct err *err)
{
    (void)context, (void)items, (void)costs, (void)n_processes, (void)chatter, (void)err;
    memcpy(out, plans, n_items * sizeof *plans);
    return true;
}

static const struct machine machine = {.name = "M"};
static const struct sweep_item items[MAX_ITEMS] = {{.path = "a"}, {.path = "b"}, {.path = "c"},
                                                   {.path = "d"}, {.path = "e"}, {.path = "f"}};

struct work {
    struct job_host host;
    struct sweep_context context;
    struct job_set jobs;
};

static void begin(struct work *w, struct scratch *s, size_t n_items)
{
    w->host = (struct job_host){
        .name = "h", .machine = "M", .scheduler = "slurm", .walltime_minutes = 10};
    w->context = (struct sweep_context){.machine = &machine, .root = s->dir};
    w->jobs = (struct job_set){.name = "h-set",
                               .set = "set",
                               .folder = s->dir,
                               .command = "c",
                               .hosts = "h",
                               .host = &w->host,
                               .context = &w->context,
                               .items = items,
                               .n_items = n_items};
    memset(plans, 0, sizeof plans);
}

/* Two items of the same time are one task as long as both fit: into 80 % of the walltime without
 * two minutes, into a minute at least, and into the wanted time. */
static void tasks_fill_their_time(void **state)
{
    struct scratch *s = *state;
    static const struct {
        int walltime_minutes;
        double task_s, item_s;
        const char *max, *scheduler;
        size_t n_tasks;
    } cases[] = {
        {10, 0, 192, "MaxArraySize = 9\n", "slurm", 1},
        {10, 0, 192.1, "MaxArraySize = 9\n", "slurm", 2},
        {10, 0, 192.1, "MaxArraySize = 1\n", "slurm", 1},
        {10, 0, 192.1, NULL, "shell", 1},
        {1, 0, 30, "MaxArraySize = 9\n", "slurm", 1},
        {1, 0, 30.1, "MaxArraySize = 9\n", "slurm", 2},
        {3, 0, 30, "MaxArraySize = 9\n", "slurm", 1},
        {3, 0, 30.1, "MaxArraySize = 9\n", "slurm", 2},
        {4, 0, 48, "MaxArraySize = 9\n", "slurm", 1},
        {4, 0, 48.1, "MaxArraySize = 9\n", "slurm", 2},
        {10, 100, 50, "MaxArraySize = 9\n", "slurm", 1},
        {10, 100, 50.1, "MaxArraySize = 9\n", "slurm", 2},
        {10, 500, 192, "MaxArraySize = 9\n", "slurm", 1},
        {10, 500, 192.1, "MaxArraySize = 9\n", "slurm", 2},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct work w;
        size_t n_tasks = 0;
        begin(&w, s, 3);
        w.host.walltime_minutes = cases[i].walltime_minutes;
        w.host.scheduler = cases[i].scheduler;
        w.jobs.task_s = cases[i].task_s;
        plans[0].seconds = plans[2].seconds = cases[i].item_s;
        plans[1].done = true;
        answer = cases[i].max;
        assert_true(jobs_write(&w.jobs, &s->arena, &n_tasks, &s->err));
        if (n_tasks != cases[i].n_tasks)
            fail_msg("case %zu: %zu tasks", i, n_tasks);
    }
}

static void lists_hold_what_is_left(void **state)
{
    struct scratch *s = *state;
    struct work w;
    struct str list;
    size_t n_tasks = 7;
    begin(&w, s, 4);
    answer = "a = 1\n MaxArraySize  =  2 \n";
    plans[0].seconds = plans[3].seconds = 300;
    plans[1].impossible = true;
    plans[2].done = true;
    snprintf(plans[1].reason, sizeof plans[1].reason, "no compiler");
    assert_true(jobs_write(&w.jobs, &s->arena, &n_tasks, &s->err));
    assert_int_equal(n_tasks, 2);
    for (int t = 0; t < 2; t++) {
        const char *path = str_formatz(&s->arena, "%s/tasks/%d.txt", s->dir, t);
        assert_true(file_read(path, 100, &s->arena, &list, &s->err));
        assert_string_equal(str_cstr(&s->arena, list), t == 0 ? "a\n" : "d\n");
    }
    assert_true(jobs_ready(&w.jobs, &s->arena, &n_tasks, &s->err));
    assert_int_equal(n_tasks, 2);
    plans[0].done = plans[3].done = true;
    assert_false(jobs_write(&w.jobs, &s->arena, &n_tasks, &s->err));
    assert_string_equal(s->err.text, "b cannot be planned: no compiler");
    plans[1].impossible = false;
    plans[1].done = true;
    s->err = (struct err){0};
    assert_true(jobs_write(&w.jobs, &s->arena, &n_tasks, &s->err));
    assert_int_equal(n_tasks, 0);
    assert_false(file_exists(str_formatz(&s->arena, "%s/tasks/0.txt", s->dir)));
}

static const char *status_of(struct work *w, struct scratch *s)
{
    struct sb out = {.arena = &s->arena};
    struct job_status n;
    assert_true(jobs_status(&w->jobs, &s->arena, &out, &n, &s->err));
    sb_addf(&out,
            "%zu: %zu done, %zu failed, %zu pending, %zu running, %zu left; %zu of %zu, %g s%s\n",
            n.n_items, n.done, n.failed, n.pending, n.running, n.left, n.points_done, n.n_points,
            n.seconds_left, n.queue_silent ? ", silent" : "");
    return sb_cstr(&out);
}

/* Of an item whose plan names no failure, the record in its folder may. */
static void failures_are_in_the_folder(void **state)
{
    struct scratch *s = *state;
    struct work w;
    begin(&w, s, 4);
    scratch_put(s, "/a/M/config.yml", STR("path: a\nmachine: M\nfailures:\n- f1\n- f2\n"));
    scratch_put(s, "/b/M/config.yml", STR("path: b\nmachine: M\nfailures:\n- f3\n"));
    scratch_put(s, "/c/M/config.yml", STR("path: c\nmachine: M\n"));
    scratch_put(s, "/d/M/config.yml", STR("nonsense\n- f4\n"));
    for (size_t i = 0; i < 4; i++)
        plans[i] = (struct item_plan){.n_points = 2, .n_missing = 1, .done = i % 2 == 0};
    snprintf(plans[1].reason, sizeof plans[1].reason, "the plan's");
    answer = "";
    assert_string_equal(
        status_of(&w, s),
        str_formatz(&s->arena,
                    "%-52s done, with failures: f1\n"
                    "%-52s left, 1 of 2 points to measure, 1 failed: the plan's\n"
                    "%-52s left, 1 of 2 points to measure\n"
                    "4: 2 done, 2 failed, 0 pending, 0 running, 2 left; 4 of 8, 0 s\n",
                    "a", "b", "d"));
}

static void set_time(struct scratch *s, const char *path, long seconds)
{
    const struct timespec times[] = {{seconds, 0}, {seconds, 0}};
    assert_int_equal(utimensat(AT_FDCWD, str_formatz(&s->arena, "%s%s", s->dir, path), times, 0),
                     0);
}

static void the_status_joins_queue_and_folders(void **state)
{
    struct scratch *s = *state;
    struct work w;
    begin(&w, s, MAX_ITEMS);
    scratch_put(s, "/tasks/0.txt", STR("a\nb\n"));
    scratch_put(s, "/tasks/1.txt", STR("c\n"));
    scratch_put(s, "/tasks/2.txt", STR("d\n"));
    scratch_put(s, "/tasks/3.txt", STR("e"));
    static const char *const logs[] = {"/2.log", "/3.log"};
    static const char *const lists[] = {"/tasks/2.txt", "/tasks/3.txt"};
    for (size_t i = 0; i < 2; i++) {
        scratch_put(s, logs[i], STR("first\nlast words\n\n"));
        set_time(s, logs[i], 1000);
        set_time(s, lists[i], i == 0 ? 999 : 1000);
    }
    for (size_t i = 0; i < MAX_ITEMS; i++) {
        plans[i] = (struct item_plan){
            .n_points = 10, .n_missing = i, .seconds = (double)(1 << i), .done = i == 0};
    }
    snprintf(plans[0].reason, sizeof plans[0].reason, "r0");
    snprintf(plans[2].reason, sizeof plans[2].reason, "r2");
    plans[2].n_failed = 2;
    snprintf(plans[3].reason, sizeof plans[3].reason, "r3");
    answer = "0|RUNNING\n1|PENDING\n";
    const char *expected = "%-52s done, with failures: r0\n"
                           "%-52s running, 1 of 10 points to measure\n"
                           "%-52s pending, 2 of 10 points to measure, 2 failed: r2\n"
                           "%-52s left, 3 of 10 points to measure, 1 failed: r3\n"
                           "%-52s left, 4 of 10 points to measure\n"
                           "%-52s left, 5 of 10 points to measure\n"
                           "%s/2.log ends: last words\n"
                           "6: 1 done, 3 failed, 1 pending, 1 running, 3 left; 45 of 60, 62 s\n";
    assert_string_equal(status_of(&w, s),
                        str_formatz(&s->arena, expected, "a", "b", "c", "d", "e", "f", s->dir));
    assert_string_equal(asked, " squeue --me --noheader --name inspect-h-set -o %K|%T");
    /* a queue that is silent, and a host without one */
    answer = NULL;
    assert_non_null(
        strstr(status_of(&w, s), "0 pending, 0 running, 5 left; 45 of 60, 62 s, silent"));
    w.host.scheduler = "shell";
    assert_non_null(strstr(status_of(&w, s), "0 pending, 0 running, 5 left; 45 of 60, 62 s\n"));
}

/* The tasks that are pending `p` or running `r`, of four. */
static void fields_of_the_queue(void **state)
{
    struct scratch *s = *state;
    static const char *const cases[][2] = {
        {"", "...."},
        {"0|PENDING", "p..."},
        {"3|RUNNING", "...r"},
        {"4|RUNNING", "...."},
        {"1|COMPLETING", ".r.."},
        {"1|PENDING ", ".p.."},
        {"1-2|PENDING", ".pp."},
        {"2-9|PENDING", "..pp"},
        {"2-1|PENDING", "...."},
        {"0,2|RUNNING", "r.r."},
        {"0,2-3%1|PENDING", "p.pp"},
        {"N/A|PENDING", "...."},
        {"-1|PENDING", "...."},
        {"x,1|PENDING", ".p.."},
        {"1-x,3|PENDING", "...p"},
        {"1-,2|PENDING", "..p."},
        {"0-3|PENDING\n2|RUNNING\n", "pprp"},
        {" 1 |PENDING", ".p.."},
        {"1", ".r.."},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct queue queue;
        char got[] = "....";
        size_t n[3] = {0};
        answer = cases[i][0];
        assert_true(slurm_queue("j", 4, &s->arena, &queue, &s->err));
        for (int t = 0; t < 4; t++) {
            got[t] = ".pr"[queue.tasks[t]];
            n[queue.tasks[t]]++;
        }
        if (strcmp(got, cases[i][1]) != 0)
            fail_msg("%s: %s", cases[i][0], got);
        assert_int_equal(queue.n_pending, n[QUEUE_PENDING]);
        assert_int_equal(queue.n_running, n[QUEUE_RUNNING]);
    }
}

static void answers_of_the_queue(void **state)
{
    struct scratch *s = *state;
    static const struct {
        const char *answer;
        size_t size; /* 0: refused */
    } sizes[] = {{"MaxArraySize=1001", 1001},
                 {"MaxArraySize = 1", 1},
                 {"MaxArraySize = 0", 0},
                 {"MaxArraySize = -1", 0},
                 {"MaxArraySize = x", 0},
                 {"MaxArraySizes = 2", 0},
                 {"", 0},
                 {NULL, 0}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct err err = {0};
        size_t size = 0;
        answer = sizes[i].answer;
        assert_int_equal(slurm_max_array_size(&s->arena, &size, &err), sizes[i].size != 0);
        assert_int_equal(size, sizes[i].size);
        assert_string_equal(err.text, sizes[i].size != 0 ? ""
                                      : answer == NULL
                                          ? "no answer"
                                          : "'scontrol show config' does not report MaxArraySize");
        assert_int_equal(strstr(err.hint, "scontrol ping") != NULL, answer == NULL);
    }
    assert_string_equal(asked, " scontrol show config");
    const char *id = NULL;
    answer = " 77;cluster\n";
    assert_true(slurm_submit("job.sh", NULL, &s->arena, &id, &s->err));
    assert_string_equal(id, "77");
    assert_string_equal(asked, " sbatch --parsable job.sh");
    answer = "78\n";
    assert_true(slurm_submit("job.sh", "77:78", &s->arena, &id, &s->err));
    assert_string_equal(id, "78");
    assert_string_equal(asked, " sbatch --parsable --dependency=afterany:77:78 job.sh");
    answer = "Submitted";
    assert_false(slurm_submit("job.sh", NULL, &s->arena, &id, &s->err));
    assert_string_equal(s->err.text, "sbatch printed 'Submitted' instead of a job number");
    assert_non_null(strstr(s->err.hint, "submitting twice does no harm"));
    struct err refused = {0};
    answer = NULL;
    assert_false(slurm_submit("job.sh", NULL, &s->arena, &id, &refused));
    assert_non_null(strstr(refused.hint, "jobs/hosts.yml"));
}

static void only_a_queue_takes_jobs(void **state)
{
    struct scratch *s = *state;
    struct work w;
    size_t n_tasks = 0;
    struct err err = {0};
    begin(&w, s, 1);
    assert_false(jobs_ready(&w.jobs, &s->arena, &n_tasks, &err));
    assert_string_equal(err.hint, "run inspect jobs write first");
    answer = "";
    assert_true(jobs_cancel(&w.jobs, &s->arena, &s->err));
    assert_string_equal(asked, " scancel --me --name inspect-h-set");
    w.host.scheduler = "shell";
    err = (struct err){0};
    assert_false(jobs_ready(&w.jobs, &s->arena, &n_tasks, &err));
    assert_string_equal(err.text, "the host 'h' has no queue");
    assert_string_equal(err.hint, str_formatz(&s->arena, "run %s/job.sh there", s->dir));
    err = (struct err){0};
    assert_false(jobs_cancel(&w.jobs, &s->arena, &err));
    assert_string_equal(err.text, "the host 'h' has no queue");
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, scratch_setup, scratch_teardown)
    const struct CMUnitTest tests[] = {
        TEST(tasks_fill_their_time),
        TEST(lists_hold_what_is_left),
        TEST(the_status_joins_queue_and_folders),
        TEST(failures_are_in_the_folder),
        TEST(fields_of_the_queue),
        TEST(answers_of_the_queue),
        TEST(only_a_queue_takes_jobs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
