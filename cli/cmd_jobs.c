#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/file.h"
#include "base/opt.h"
#include "base/plural.h"
#include "base/program_data.h"
#include "base/shell_word.h"
#include "cli/collect_arguments.h"
#include "cli/command.h"
#include "collect/jobs/jobs.h"
#include "render/jobs_page.h"

struct options {
    const char *hosts; /* names, separated by commas */
    const char *hosts_file;
    struct collection_place place;
    const char *page;
    bool dry_run;
    bool render;
    double task_minutes;
};

static const struct opt options_table[] = {
    OPT('H', "host", OPT_TEXT, offsetof(struct options, hosts), "NAMES",
        "kind of nodes, from jobs/hosts.yml; several, separated by commas, each collect the set "
        "for "
        "their machine"),
    OPT(0, "hosts", OPT_TEXT, offsetof(struct options, hosts_file), "FILE",
        "list of hosts (default: jobs/hosts.yml)"),
    OPT('n', "dry-run", OPT_FLAG, offsetof(struct options, dry_run), NULL,
        "submit: only print the command"),
    OPT(0, "render", OPT_FLAG, offsetof(struct options, render), NULL,
        "submit: add a final job that renders the site after all tasks have ended"),
    OPT(0, "page", OPT_TEXT, offsetof(struct options, page), "FILE",
        "status: also write the progress on each machine as an HTML page"),
    OPT_RANGE(0, "task-minutes", OPT_REAL, offsetof(struct options, task_minutes), "T",
              "write: more and shorter tasks, of at most T expected minutes", 0.001, 100000),
    COLLECTION_OPTIONS,
};

static const struct opt_spec spec = {
    .name = "inspect jobs",
    .synopsis = "write|submit|status|cancel SET -H HOST[,HOST…]",
    .about = "Collects a set on a cluster. write splits the remaining work into array tasks that "
             "fit the walltime and writes jobs/<host>-<set>/job.sh; submit submits it to the "
             "queue; status combines the states of the queue and of the result folders; cancel "
             "removes it from the queue. With several hosts each collects the set for its machine. "
             "Only the result folders record what is done, so writing "
             "and submitting again is always safe.",
    OPT_TABLE(options_table),
    .examples =
        "  inspect jobs write quick -H example-here\n"
        "  inspect jobs status quick -H example-here,example-skylake --page public/jobs.html\n",
};

/* A set, and all hosts that collect it. */
struct campaign {
    size_t n;
    struct job_set *jobs;
    struct collection_work *work; /* one per host */
    struct sweep_context *contexts;
};

static bool do_write(const struct options *o, const struct campaign *c, struct arena *arena,
                     struct err *err)
{
    (void)o;
    for (size_t i = 0; i < c->n; i++) {
        const struct job_set *jobs = &c->jobs[i];
        size_t n_tasks = 0;
        if (!jobs_write(jobs, arena, &n_tasks, err))
            return false;
        printf("%s/job.sh: %zu task%s%s\n", jobs->folder, n_tasks, PLURAL(n_tasks),
               n_tasks == 0 ? ", everything is done" : "");
    }
    return true;
}

/* Submits the jobs of one host; `*after` gets the number of its job. */
static bool submit(const struct options *o, const struct job_set *jobs, struct sb *after,
                   struct arena *arena, struct err *err)
{
    size_t n_tasks = 0;
    const char *job_id = "JOB";
    if (!jobs_ready(jobs, arena, &n_tasks, err))
        return false;
    if (n_tasks == 0) {
        printf("nothing to submit: everything was done when %s/job.sh was written\n", jobs->folder);
        return true;
    }
    if (o->dry_run)
        printf("sbatch --parsable %s/job.sh\n", jobs->folder);
    else if (!jobs_submit(jobs, arena, &job_id, err))
        return false;
    else
        printf("submitted as job %s\n", job_id);
    sb_addf(after, "%s%s", after->len == 0 ? "" : ":", job_id);
    return true;
}

static bool do_submit(const struct options *o, const struct campaign *c, struct arena *arena,
                      struct err *err)
{
    struct sb after = {.arena = arena};
    const char *render_id = NULL;
    bool render = o->render;
    for (size_t i = 0; i < c->n; i++) {
        render = render || c->jobs[i].host->render;
        if (!submit(o, &c->jobs[i], &after, arena, err))
            return false;
    }
    if (!render)
        return true;
    if (after.len == 0)
        printf("inspect render builds the site\n");
    else if (o->dry_run)
        printf("sbatch --parsable --dependency=afterany:%s %s/render.sh\n", sb_cstr(&after),
               c->jobs[0].folder);
    else if (!jobs_submit_render(&c->jobs[0], sb_cstr(&after), arena, &render_id, err))
        return false;
    else
        printf("job %s renders the site after %s\n", render_id, PLURAL_OF(c->n, "it", "them"));
    return true;
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

static struct jobs_page_row page_row(const struct job_set *jobs, const struct job_status *s,
                                     struct str details, struct arena *arena)
{
    return (struct jobs_page_row){
        .host = jobs->host->name,
        .machine = jobs->host->machine,
        .n_items = s->n_items,
        .n_points = s->n_points,
        .points_done = s->points_done,
        .done = s->done,
        .running = s->running,
        .pending = s->pending,
        .left = s->left,
        .failed = s->failed,
        .time_left = str_format(arena, "%s%s", duration(s->seconds_left, arena),
                                s->queue_silent ? " (the queue does not answer)" : ""),
        .details = details};
}

static bool write_page(const struct options *o, const struct campaign *c,
                       const struct jobs_page_row *rows, struct arena *arena, struct err *err)
{
    const struct jobs_page page = {.set = c->work[0].set.name,
                                   .when = clock_utc(arena),
                                   .version = INSPECT_VERSION,
                                   .n_rows = c->n,
                                   .rows = rows};
    struct str text;
    /* the site need not exist before the last job renders it */
    return jobs_page_text(&page, data_path("templates", arena), arena, &text, err) &&
           dir_make(path_folder(o->page, arena), err) && command_write(o->page, text, err);
}

static bool do_status(const struct options *o, const struct campaign *c, struct arena *arena,
                      struct err *err)
{
    struct jobs_page_row *rows = arena_alloc(arena, c->n, sizeof *rows);
    for (size_t i = 0; i < c->n; i++) {
        struct job_status s;
        struct sb lines = {.arena = arena};
        if (!jobs_status(&c->jobs[i], arena, &lines, &s, err))
            return false;
        rows[i] = page_row(&c->jobs[i], &s, sb_str(&lines), arena);
        printf("%s", sb_cstr(&lines));
        if (c->n > 1)
            printf("%s: ", rows[i].host);
        printf("%zu configuration%s: %zu done, %zu running, %zu pending, %zu left, %zu with "
               "failures; about %s of measurement left%s\n",
               s.n_items, PLURAL(s.n_items), s.done, s.running, s.pending, s.left, s.failed,
               duration(s.seconds_left, arena),
               s.queue_silent ? " (the queue does not answer)" : "");
    }
    return o->page == NULL || write_page(o, c, rows, arena, err);
}

static bool do_cancel(const struct options *o, const struct campaign *c, struct arena *arena,
                      struct err *err)
{
    (void)o;
    bool done = true;
    for (size_t i = 0; done && i < c->n; i++)
        done = jobs_cancel(&c->jobs[i], arena, err);
    return done;
}

struct action {
    const char *name;
    bool (*run)(const struct options *o, const struct campaign *c, struct arena *arena,
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

static bool read_hosts(const struct options *o, struct arena *arena, struct host_list *hosts,
                       struct err *err)
{
    struct str text;
    if (!file_exists(o->hosts_file))
        return err_at(err, o->hosts_file, 0, 0, "there is no such file") ||
               err_hint(err,
                        "describe the cluster's nodes there; jobs/README.md explains the keys");
    return file_read(o->hosts_file, FILE_MAX_BYTES, arena, &text, err) &&
           hosts_parse(text, o->hosts_file, arena, hosts, err);
}

/* Adds a set on one host; pointers to work and context must stay valid. */
static bool add_host(const struct options *o, const struct job_host *host, const char *set,
                     struct campaign *c, struct arena *arena, struct err *err)
{
    struct collection_work *const work = &c->work[c->n];
    if (!collection_machine(host->machine, o->place.trust, arena, work, err) ||
        !collection_set(set, arena, work, err))
        return false;
    if (!path_name_ok(str_of(work->set.name)))
        return err_set(err, ERR_INPUT, "the set's name '%s' cannot be part of a file name",
                       work->set.name);
    const char *name = str_formatz(arena, "%s-%s", host->name, work->set.name);
    c->contexts[c->n] = collection_context(work, &o->place, false);
    c->jobs[c->n] = (struct job_set){
        .name = name,
        .set = set,
        .folder = path_join(arena, "jobs", name),
        .command = str_formatz(arena, "inspect jobs write %s -H %s%s", sh_word(set, arena),
                               host->name, o->place.trust ? " --trust" : ""),
        .hosts = o->hosts,
        .trust = o->place.trust,
        .workers = collection_workers(),
        .chatter = stderr,
        .task_s = 60 * o->task_minutes,
        .host = host,
        .context = &c->contexts[c->n],
        .items = work->items,
        .n_items = work->n_items,
    };
    c->n++;
    return true;
}

/*
 * Two hosts with the same machine would share result folders, and both would plan all of the work.
 */
static bool check_machines(const struct campaign *c, struct err *err)
{
    for (size_t i = 0; i < c->n; i++) {
        for (size_t k = 0; k < i; k++) {
            if (strcmp(c->work[k].machine.name, c->work[i].machine.name) != 0)
                continue;
            err_set(err, ERR_USAGE, "the hosts '%s' and '%s' have the same machine, '%s'",
                    c->jobs[k].host->name, c->jobs[i].host->name, c->work[i].machine.name);
            return err_hint(err, "leave one out: it collects all that the machine lacks");
        }
    }
    return true;
}

static bool run_action(const struct action *action, const struct options *o, const char *set,
                       struct arena *arena, struct err *err)
{
    struct host_list hosts;
    if (!read_hosts(o, arena, &hosts, err))
        return false;
    const size_t most = strlen(o->hosts); /* each has a name */
    struct campaign c = {.jobs = arena_alloc(arena, most, sizeof *c.jobs),
                         .work = arena_alloc(arena, most, sizeof *c.work),
                         .contexts = arena_alloc(arena, most, sizeof *c.contexts)};
    struct str rest = str_of(o->hosts);
    do {
        const struct str_cut cut = str_cut(rest, ',');
        const struct job_host *host = hosts_find(&hosts, str_cstr(arena, cut.head), arena, err);
        rest = cut.tail;
        if (host == NULL || !add_host(o, host, set, &c, arena, err))
            return false;
    } while (rest.len != 0);
    return check_machines(&c, err) && action->run(o, &c, arena, err);
}

int cmd_jobs(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct options o = {.hosts_file = "jobs/hosts.yml", .place = COLLECTION_PLACE};
    struct opt_list rest = {0};
    if (!command_begin(&spec, argc, argv, &o, &rest, arena, err))
        return 0;
    const struct action *action = rest.count == 2 ? find_action(rest.items[0]) : NULL;
    if (action == NULL || o.hosts == NULL) {
        err_set(err, ERR_USAGE,
                action == NULL ? "needs write, submit, status or cancel, and a set"
                               : "no host given");
        err_hint(err, "see inspect jobs --help");
        return 2;
    }
    return run_action(action, &o, rest.items[1], arena, err) ? 0 : err_exit_status(err);
}
