#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/fill.h"
#include "base/opt.h"
#include "cli/collect_arguments.h"
#include "cli/command.h"
#include "collect/jobs/jobs.h"

struct options {
    const char *host;
    const char *hosts_file;
    struct collection_place place;
    bool dry_run;
    bool render;
    double task_minutes;
};

static const struct opt options_table[] = {
    {'H', "host", OPT_TEXT, offsetof(struct options, host), "NAME",
     "kind of nodes, from jobs/hosts.yml", 0, 0, 0},
    {0, "hosts", OPT_TEXT, offsetof(struct options, hosts_file), "FILE",
     "list of hosts (default: jobs/hosts.yml)", 0, 0, 0},
    {'n', "dry-run", OPT_FLAG, offsetof(struct options, dry_run), NULL,
     "submit: only print the command", 0, 0, 0},
    {0, "render", OPT_FLAG, offsetof(struct options, render), NULL,
     "submit: add a final job that renders the site after all tasks have ended", 0, 0, 0},
    {0, "task-minutes", OPT_REAL, offsetof(struct options, task_minutes), "T",
     "write: more and shorter tasks, of at most T expected minutes", 0, 0.001, 100000},
    COLLECTION_OPTIONS,
};

static const struct opt_spec spec = {
    .name = "inspect jobs",
    .synopsis = "write|submit|status|cancel SET -H HOST",
    .about = "Collects a set on a cluster. write splits the remaining work into array tasks that "
             "fit the walltime and writes jobs/<host>-<set>/job.sh; submit submits it to the "
             "queue; status combines the states of the queue and of the result folders; cancel "
             "removes it from the queue. Only the result folders record what is done, so writing "
             "and submitting again is always safe.",
    .opts = options_table,
    .n_opts = sizeof options_table / sizeof *options_table,
    .examples = "  inspect jobs write quick -H example-here\n"
                "  inspect jobs status quick -H example-here\n",
};

enum { HOSTS_MAX_BYTES = 1 << 20 };

static int do_write(const struct options *o, const struct job_set *jobs, struct arena *arena,
                    struct err *err)
{
    (void)o;
    size_t n_tasks = 0;
    if (!jobs_write(jobs, arena, &n_tasks, err))
        return 1;
    printf("%s/job.sh: %zu task%s%s\n", jobs->folder, n_tasks, n_tasks == 1 ? "" : "s",
           n_tasks == 0 ? ", everything is done" : "");
    return 0;
}

static int do_submit(const struct options *o, const struct job_set *jobs, struct arena *arena,
                     struct err *err)
{
    const bool render = o->render || jobs->host->render;
    size_t n_tasks = 0;
    if (!jobs_ready(jobs, arena, &n_tasks, err))
        return err_exit_status(err);
    if (n_tasks == 0) {
        printf("nothing to submit: everything was done when %s/job.sh was written%s\n",
               jobs->folder, render ? "; inspect render builds the site" : "");
        return 0;
    }
    if (o->dry_run) {
        printf("sbatch --parsable %s/job.sh\n", jobs->folder);
        if (render)
            printf("sbatch --parsable --dependency=afterany:JOB %s/render.sh\n", jobs->folder);
        return 0;
    }
    const char *job_id = NULL;
    const char *render_id = NULL;
    if (!jobs_submit(jobs, render, arena, &job_id, &render_id, err))
        return 1;
    printf("submitted as job %s\n", job_id);
    if (render_id != NULL)
        printf("job %s renders the site after it\n", render_id);
    return 0;
}

/* `12 s`, `34 minutes`, `5.6 hours` */
static const char *duration(double seconds, struct arena *arena)
{
    if (seconds < 90)
        return str_formatz(arena, "%.0f s", seconds);
    if (seconds < 90 * 60.0)
        return str_formatz(arena, "%.0f minutes", seconds / 60);
    return str_formatz(arena, "%.1f hours", seconds / 3600);
}

static int do_status(const struct options *o, const struct job_set *jobs, struct arena *arena,
                     struct err *err)
{
    (void)o;
    struct job_status s;
    if (!jobs_status(jobs, arena, stdout, &s, err))
        return 1;
    printf("%zu configurations: %zu done, %zu running, %zu pending, %zu left, %zu with failures; "
           "about %s of measurement left%s\n",
           s.n_items, s.done, s.running, s.pending, s.left, s.failed,
           duration(s.seconds_left, arena), s.queue_silent ? " (the queue does not answer)" : "");
    return 0;
}

static int do_cancel(const struct options *o, const struct job_set *jobs, struct arena *arena,
                     struct err *err)
{
    (void)o;
    return jobs_cancel(jobs, arena, err) ? 0 : 1;
}

struct action {
    const char *name;
    int (*run)(const struct options *o, const struct job_set *jobs, struct arena *arena,
               struct err *err);
};

static const struct action actions[] = {
    {"write", do_write}, {"submit", do_submit}, {"status", do_status}, {"cancel", do_cancel}};

static const struct action *find_action(const char *name)
{
    for (size_t i = 0; i < sizeof actions / sizeof *actions; i++) {
        if (strcmp(actions[i].name, name) == 0)
            return &actions[i];
    }
    return NULL;
}

static int run_action(const struct action *action, const struct options *o, const char *set,
                      struct arena *arena, struct err *err)
{
    struct str text;
    struct host_list hosts;
    if (!file_exists(o->hosts_file)) {
        err_at(err, o->hosts_file, 0, 0, "there is no such file");
        err_hint(err, "describe the cluster's nodes there; jobs/README.md explains the keys");
        return 1;
    }
    if (!file_read(o->hosts_file, HOSTS_MAX_BYTES, arena, &text, err) ||
        !hosts_parse(text, o->hosts_file, arena, &hosts, err))
        return 1;
    const struct job_host *host = hosts_find(&hosts, o->host, arena, err);
    if (host == NULL)
        return 2;
    struct collection_work work = {0};
    if (!collection_machine(host->machine, o->place.trust, arena, &work, err) ||
        !collection_set(set, arena, &work, err))
        return 1;
    if (!path_name_ok(str_of(work.set.name))) {
        err_set(err, ERR_INPUT, "the set's name '%s' cannot be part of a file name", work.set.name);
        return 1;
    }
    const struct sweep_context context = collection_context(&work, &o->place, false);
    const char *name = str_formatz(arena, "%s-%s", host->name, work.set.name);
    const struct job_set jobs = {
        .name = name,
        .set = set,
        .folder = path_join(arena, "jobs", name),
        .command = str_formatz(arena, "inspect jobs write %s -H %s%s", sh_word(set, arena),
                               host->name, o->place.trust ? " --trust" : ""),
        .trust = o->place.trust,
        .workers = collection_workers(),
        .chatter = stderr,
        .task_s = 60 * o->task_minutes,
        .host = host,
        .context = &context,
        .items = work.items,
        .n_items = work.n_items,
    };
    return action->run(o, &jobs, arena, err);
}

int cmd_jobs(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct options o = {.hosts_file = "jobs/hosts.yml", .place = COLLECTION_PLACE};
    struct opt_list rest = {0};
    if (!command_begin(&spec, argc, argv, &o, &rest, arena, err))
        return 0;
    const struct action *action = rest.count == 2 ? find_action(rest.items[0]) : NULL;
    if (action == NULL || o.host == NULL) {
        err_set(err, ERR_USAGE,
                action == NULL ? "needs write, submit, status or cancel, and a set"
                               : "no host given");
        err_hint(err, "see inspect jobs --help");
        return 2;
    }
    return run_action(action, &o, rest.items[1], arena, err);
}
