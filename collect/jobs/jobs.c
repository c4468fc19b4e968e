#include "collect/jobs/jobs.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/dir.h"
#include "collect/jobs/pack.h"
#include "collect/jobs/script.h"
#include "collect/jobs/slurm.h"
#include "collect/jobs/templates.h"
#include "collect/sweep/config_file.h"

/* Tasks are packed for this share of the walltime; the rest is for slow nodes and start-up. */
static const double packed_share = 0.8;
static const double shortest_limit_s = 60;

enum {
    LIST_MAX_BYTES = 1 << 20,
    LOG_MAX_BYTES = 1 << 26,
    CONFIG_MAX_BYTES = 1 << 22,
    SHELL_MAX_TASKS = 1,
    PATH_ROOM = 4096,
};

static bool is_slurm(const struct job_set *jobs)
{
    return strcmp(jobs->host->scheduler, "slurm") == 0;
}

static const char *job_name(const struct job_set *jobs, struct arena *arena)
{
    return script_job_name(jobs->name, arena);
}

static const char *task_list(const struct job_set *jobs, size_t task, struct arena *arena)
{
    return str_formatz(arena, "%s/tasks/%zu.txt", jobs->folder, task);
}

/* The items that are not done, with their expected seconds. An item that cannot be planned does not
 * stop the others; jobs_status says why. */
struct left {
    size_t count;
    const struct sweep_item **items;
    double *seconds;
};

/* Plans what is missing of all items of the jobs, with the cost of the machine's points so far. */
static bool plan_items(const struct job_set *jobs, struct arena *arena, struct item_plan **plans,
                       struct err *err)
{
    struct costs costs;
    *plans = arena_alloc(arena, jobs->n_items, sizeof **plans);
    costs_learn(jobs->context, &costs);
    return collect_plan(jobs->context, jobs->items, jobs->n_items, &costs, jobs->workers,
                        jobs->chatter, *plans, err);
}

static bool find_left(const struct job_set *jobs, struct arena *arena, struct left *left,
                      struct err *err)
{
    struct item_plan *plans = NULL;
    *left = (struct left){
        .items = arena_alloc(arena, jobs->n_items, sizeof(struct sweep_item *)),
        .seconds = arena_alloc(arena, jobs->n_items, sizeof(double)),
    };
    if (!plan_items(jobs, arena, &plans, err))
        return false;
    size_t impossible = jobs->n_items;
    for (size_t i = 0; i < jobs->n_items; i++) {
        if (plans[i].impossible) {
            impossible = i;
        } else if (!plans[i].done) {
            left->items[left->count] = &jobs->items[i];
            left->seconds[left->count++] = plans[i].seconds;
        }
    }
    if (left->count == 0 && impossible < jobs->n_items)
        return err_set(err, ERR_INPUT, "%s cannot be planned: %s", jobs->items[impossible].path,
                       plans[impossible].reason);
    return true;
}

static bool write_lists(const struct job_set *jobs, const struct left *left,
                        const struct packing *packing, struct arena *arena, struct err *err)
{
    for (size_t t = 0; t < packing->n_tasks; t++) {
        struct sb list = {.arena = arena};
        for (size_t i = 0; i < left->count; i++) {
            if (packing->task[i] == t)
                sb_addf(&list, "%s\n", left->items[i]->path);
        }
        if (!file_write(task_list(jobs, t, arena), sb_str(&list), err))
            return false;
    }
    return true;
}

static bool full_paths(struct arena *arena, const char **program, const char **root,
                       struct err *err)
{
    char *self = arena_alloc(arena, PATH_ROOM, 1);
    char *here = arena_alloc(arena, PATH_ROOM, 1);
    if (readlink("/proc/self/exe", self, PATH_ROOM - 1) <= 0 || getcwd(here, PATH_ROOM) == NULL)
        return err_system(err, NULL, "cannot find the path of this program");
    *program = self;
    *root = here;
    return true;
}

static bool write_script(const struct job_set *jobs, const char *file, struct str template_text,
                         size_t n_tasks, struct arena *arena, struct err *err)
{
    struct script script = {
        .set = jobs->set,
        .name = jobs->name,
        .collection = jobs->context->root,
        .folder = jobs->folder,
        .command = jobs->command,
        .hosts = jobs->hosts,
        .trust = jobs->trust,
        .n_tasks = n_tasks,
    };
    struct str text;
    return full_paths(arena, &script.inspect, &script.root, err) &&
           script_text(&script, jobs->host, template_text, arena, &text, err) &&
           file_write(path_join(arena, jobs->folder, file), text, err);
}

/* The time limit of a task by its expected duration. */
static double task_limit_s(const struct job_set *jobs)
{
    const double usable_s = 60.0 * jobs->host->walltime_minutes - SCRIPT_GRACE_S;
    const double by_walltime_s = fmax(usable_s * packed_share, shortest_limit_s);
    return jobs->task_s > 0 ? fmin(jobs->task_s, by_walltime_s) : by_walltime_s;
}

bool jobs_write(const struct job_set *jobs, struct arena *arena, size_t *n_tasks, struct err *err)
{
    struct left left;
    const char *tasks = path_join(arena, jobs->folder, "tasks");
    size_t most = SHELL_MAX_TASKS;
    /* the queue first, since planning may take minutes */
    if ((is_slurm(jobs) && !slurm_max_array_size(arena, &most, err)) ||
        !find_left(jobs, arena, &left, err))
        return false;
    /* only now that everything is known: tasks in the queue still read the lists */
    if (!dir_remove(tasks, err) || !dir_make(tasks, err))
        return false;
    struct packing packing;
    pack_items(left.seconds, left.count, task_limit_s(jobs), most, arena, &packing);
    *n_tasks = packing.n_tasks;
    return write_lists(jobs, &left, &packing, arena, err) &&
           write_script(jobs, "job.sh", is_slurm(jobs) ? job_template_slurm : job_template_shell,
                        packing.n_tasks, arena, err);
}

static size_t read_lists(const struct job_set *jobs, struct arena *arena, struct str **lists)
{
    struct str_list names = {0};
    struct err ignored = {0};
    const char *folder = path_join(arena, jobs->folder, "tasks");
    if (!file_exists(folder) || !dir_list(folder, arena, &names, &ignored))
        return 0;
    *lists = arena_alloc(arena, names.count, sizeof **lists);
    for (size_t t = 0; t < names.count; t++) {
        struct err why = {0};
        if (!file_read(task_list(jobs, t, arena), LIST_MAX_BYTES, arena, &(*lists)[t], &why))
            (*lists)[t] = (struct str){0};
    }
    return names.count;
}

bool jobs_ready(const struct job_set *jobs, struct arena *arena, size_t *n_tasks, struct err *err)
{
    const char *script = path_join(arena, jobs->folder, "job.sh");
    struct str *lists = NULL;
    if (!is_slurm(jobs))
        return err_set(err, ERR_USAGE, "the host '%s' has no queue", jobs->host->name) ||
               err_hint(err, "run %s there", script);
    if (!file_exists(script))
        return err_set(err, ERR_USAGE, "there is no %s", script) ||
               err_hint(err, "run inspect jobs write first");
    *n_tasks = read_lists(jobs, arena, &lists);
    return true;
}

bool jobs_submit(const struct job_set *jobs, struct arena *arena, const char **job_id,
                 struct err *err)
{
    return slurm_submit(path_join(arena, jobs->folder, "job.sh"), NULL, arena, job_id, err);
}

bool jobs_submit_render(const struct job_set *jobs, const char *after, struct arena *arena,
                        const char **job_id, struct err *err)
{
    return write_script(jobs, "render.sh", job_template_render, 0, arena, err) &&
           slurm_submit(path_join(arena, jobs->folder, "render.sh"), after, arena, job_id, err);
}

/* The task that contains an item; n_tasks: none. */
static size_t task_of(const struct str *lists, size_t n_tasks, const char *path)
{
    for (size_t t = 0; t < n_tasks; t++) {
        struct str rest = lists[t];
        for (struct str line; str_next_line(&rest, &line);) {
            if (str_eq(str_trim(line), str_of(path)))
                return t;
        }
    }
    return n_tasks;
}

/* What the folder's own record says about failures, owned by the arena; null: nothing. */
static const char *first_failure(const struct job_set *jobs, const struct sweep_item *item,
                                 struct arena *arena)
{
    struct str text;
    struct config config;
    struct err ignored = {0};
    const char *path = str_formatz(arena, "%s/%s/%s/config.yml", jobs->context->root, item->path,
                                   jobs->context->machine->name);
    if (!file_read(path, CONFIG_MAX_BYTES, arena, &text, &ignored) ||
        !config_file_parse(text, path, arena, &config, &ignored) || config.failures_count == 0)
        return NULL;
    return config.failures[0];
}

static void print_left(const struct sweep_item *item, const struct item_plan *plan,
                       const char *word, const char *failure, struct sb *out)
{
    sb_addf(out, "%-52s %s, %zu of %zu points to measure", item->path, word, plan->n_missing,
            plan->n_points);
    if (failure != NULL)
        sb_addf(out, ", %zu failed: %s", plan->n_failed > 0 ? plan->n_failed : 1, failure);
    sb_addc(out, '\n');
}

static void count_item(const struct job_set *jobs, size_t i, const struct item_plan *plan,
                       enum queue_state queued, struct sb *out, struct job_status *status)
{
    static const char *const words[] = {
        [QUEUE_ABSENT] = "left", [QUEUE_PENDING] = "pending", [QUEUE_RUNNING] = "running"};
    const struct sweep_item *item = &jobs->items[i];
    struct arena scratch = {0};
    const char *failure =
        plan->reason[0] != '\0' ? plan->reason : first_failure(jobs, item, &scratch);
    status->failed += failure != NULL;
    status->n_points += plan->n_points;
    status->points_done += plan->n_points - plan->n_missing;
    if (plan->done) {
        status->done++;
        if (failure != NULL)
            sb_addf(out, "%-52s done, with failures: %s\n", item->path, failure);
    } else {
        size_t *const counts[] = {[QUEUE_ABSENT] = &status->left,
                                  [QUEUE_PENDING] = &status->pending,
                                  [QUEUE_RUNNING] = &status->running};
        ++*counts[queued];
        status->seconds_left += plan->seconds;
        print_left(item, plan, words[queued], failure, out);
    }
    arena_free(&scratch);
}

/* The last line of a task's log if it is newer than the task's list; else empty. */
static struct str last_words(const struct job_set *jobs, size_t task, struct arena *arena,
                             const char **log)
{
    struct str text = {0};
    struct err ignored = {0};
    *log = str_formatz(arena, "%s/%zu.log", jobs->folder, task);
    if (file_mtime_ns(*log) <= file_mtime_ns(task_list(jobs, task, arena)) ||
        !file_read(*log, LOG_MAX_BYTES, arena, &text, &ignored))
        return (struct str){0};
    text = str_trim(text);
    size_t from = text.len;
    while (from > 0 && text.ptr[from - 1] != '\n')
        from--;
    return str_slice(text, from, text.len);
}

/* If a task ended early, for example on a node that is another machine, only its log says why. */
static void print_last_words(const struct job_set *jobs, const bool *ended, size_t n_tasks,
                             struct arena *arena, struct sb *out)
{
    for (size_t t = 0; t < n_tasks; t++) {
        const char *log = NULL;
        const struct str words = ended[t] ? last_words(jobs, t, arena, &log) : (struct str){0};
        if (words.len != 0)
            sb_addf(out, "%s ends: %.*s\n", log, STR_ARG(words));
    }
}

bool jobs_status(const struct job_set *jobs, struct arena *arena, struct sb *out,
                 struct job_status *status, struct err *err)
{
    *status = (struct job_status){.n_items = jobs->n_items};
    struct str *lists = NULL;
    struct item_plan *plans = NULL;
    const size_t n_tasks = read_lists(jobs, arena, &lists);
    struct queue queue = {0};
    struct err silent = {0};
    if (!plan_items(jobs, arena, &plans, err))
        return false;
    const bool answered =
        is_slurm(jobs) && slurm_queue(job_name(jobs, arena), n_tasks, arena, &queue, &silent);
    status->queue_silent = is_slurm(jobs) && !answered;
    bool *ended = arena_alloc(arena, n_tasks + 1, sizeof *ended);
    for (size_t i = 0; i < jobs->n_items; i++) {
        const size_t t = task_of(lists, n_tasks, jobs->items[i].path);
        const enum queue_state state = answered && t < n_tasks ? queue.tasks[t] : QUEUE_ABSENT;
        ended[t] = ended[t] || (!plans[i].done && state == QUEUE_ABSENT);
        count_item(jobs, i, &plans[i], state, out, status);
    }
    print_last_words(jobs, ended, n_tasks, arena, out);
    return true;
}

bool jobs_cancel(const struct job_set *jobs, struct arena *arena, struct err *err)
{
    if (!is_slurm(jobs))
        return err_set(err, ERR_USAGE, "the host '%s' has no queue", jobs->host->name);
    /* what waits for the tasks must go first, or it would start */
    const char *name = job_name(jobs, arena);
    return slurm_cancel(script_render_name(name, arena), arena, err) &&
           slurm_cancel(name, arena, err);
}
