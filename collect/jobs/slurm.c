#include "collect/jobs/slurm.h"

#include <string.h>

#include "base/proc.h"

static const double answer_s = 60;
static const char silent_hint[] =
    "is this a login node of the cluster, and does `scontrol ping` answer?";
static const char refused_hint[] =
    "partition, account and so on are set in jobs/hosts.yml: correct them and write the job again; "
    "`scontrol ping` shows whether the queue answers";

static bool ask(const char *const *argv, const char *hint, struct arena *arena, struct str *answer,
                struct err *err)
{
    struct proc_result result;
    const struct proc_spec spec = {.argv = argv, .timeout_s = answer_s};
    if (!proc_check(&spec, arena, &result, err))
        return err_hint(err, "%s", hint);
    *answer = result.out;
    return true;
}

bool slurm_max_array_size(struct arena *arena, size_t *out, struct err *err)
{
    const char *const argv[] = {"scontrol", "show", "config", NULL};
    struct str rest = {0};
    if (!ask(argv, silent_hint, arena, &rest, err))
        return false;
    for (struct str line; str_next_line(&rest, &line);) {
        const struct str_cut pair = str_cut(line, '=');
        int64_t value = 0;
        if (str_eq(str_trim(pair.head), STR("MaxArraySize")) &&
            str_to_i64(str_trim(pair.tail), &value) && value > 0) {
            *out = (size_t)value;
            return true;
        }
    }
    return err_set(err, ERR_SYSTEM, "'scontrol show config' does not report MaxArraySize");
}

bool slurm_submit(const char *script, const char *after, struct arena *arena, const char **job_id,
                  struct err *err)
{
    const char *argv[] = {"sbatch", "--parsable", script, NULL, NULL};
    if (after != NULL) {
        argv[2] = str_formatz(arena, "--dependency=afterany:%s", after);
        argv[3] = script;
    }
    struct str answer = {0};
    if (!ask(argv, refused_hint, arena, &answer, err))
        return false;
    *job_id = str_cstr(arena, str_trim(str_cut(answer, ';').head));
    int64_t number = 0;
    if (!str_to_i64(str_of(*job_id), &number))
        return err_set(err, ERR_SYSTEM, "sbatch printed '%.60s' instead of a job number",
                       *job_id) ||
               err_hint(
                   err,
                   "check with squeue whether the job was accepted; submitting twice does no harm");
    return true;
}

bool slurm_cancel(const char *job_name, struct arena *arena, struct err *err)
{
    const char *const argv[] = {"scancel", "--me", "--name", job_name, NULL};
    struct str answer = {0};
    return ask(argv, silent_hint, arena, &answer, err);
}

/* Sets the state of the tasks in squeue's array task field: `3`, `0-2,5,8-11%4` or `N/A`. Ignores
 * anything else, and indices outside 0 … n_tasks - 1. */
static void mark_tasks(const char *field, size_t n_tasks, enum queue_state state,
                       enum queue_state *tasks)
{
    struct str rest = str_cut(str_of(field), '%').head;
    while (rest.len != 0) {
        const struct str_cut part = str_cut(rest, ',');
        const struct str_cut range = str_cut(part.head, '-');
        int64_t first = 0;
        int64_t last = 0;
        rest = part.tail;
        if (!str_to_i64(range.head, &first) || first < 0)
            continue;
        last = first;
        if (range.ok && !str_to_i64(range.tail, &last))
            continue;
        for (int64_t t = first; t <= last && t < (int64_t)n_tasks; t++)
            tasks[t] = state;
    }
}

/* `TASKS|STATE`. States other than pending count as running until the tasks leave the queue. */
static void mark_line(struct str line, size_t n_tasks, struct arena *arena, enum queue_state *tasks)
{
    const struct str_cut cut = str_cut(line, '|');
    const bool pending = str_eq(str_trim(cut.tail), STR("PENDING"));
    mark_tasks(str_cstr(arena, str_trim(cut.head)), n_tasks,
               pending ? QUEUE_PENDING : QUEUE_RUNNING, tasks);
}

bool slurm_queue(const char *job_name, size_t n_tasks, struct arena *arena, struct queue *out,
                 struct err *err)
{
    *out = (struct queue){.tasks = arena_alloc(arena, n_tasks, sizeof *out->tasks)};
    const char *const argv[] = {"squeue", "--me", "--noheader", "--name",
                                job_name, "-o",   "%K|%T",      NULL};
    struct str rest = {0};
    if (!ask(argv, silent_hint, arena, &rest, err))
        return false;
    for (struct str line; str_next_line(&rest, &line);) {
        mark_line(line, n_tasks, arena, out->tasks);
    }
    for (size_t t = 0; t < n_tasks; t++) {
        out->n_pending += out->tasks[t] == QUEUE_PENDING;
        out->n_running += out->tasks[t] == QUEUE_RUNNING;
    }
    return true;
}
