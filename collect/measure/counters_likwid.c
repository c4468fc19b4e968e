#include <errno.h>
#include <fcntl.h>
#include <likwid.h>
#include <math.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/file.h"
#include "base/library.h"
#include "base/proc.h"
#include "base/temp.h"
#include "collect/host/host.h"
#include "collect/host/sysfs.h"
#include "collect/measure/counters.h"

enum { HELPER_SPARE_S = 30, HELPER_OUTPUT_BYTES = 16 << 20 };

/* The functions that we call. */
struct perfmon {
    int (*init_configuration)(void);
    Configuration_t (*get_configuration)(void);
    int (*topology_init)(void);
    int (*numa_init)(void);
    void (*affinity_init)(void);
    void (*timer_init)(void);
    int (*perfmon_init)(int, const int *);
    int (*perfmon_addEventSet)(const char *);
    int (*perfmon_setupCounters)(int);
    int (*perfmon_startCounters)(void);
    int (*perfmon_stopCounters)(void);
    void (*perfmon_finalize)(void);
    int (*perfmon_getNumberOfEvents)(int);
    int (*perfmon_getNumberOfMetrics)(int);
    char *(*perfmon_getEventName)(int, int);
    char *(*perfmon_getCounterName)(int, int);
    char *(*perfmon_getMetricName)(int, int);
    double (*perfmon_getResult)(int, int, int);
    double (*perfmon_getMetric)(int, int, int);
    double (*perfmon_getTimeOfGroup)(int);
    int (*perfmon_readMarkerFile)(const char *);
    int (*perfmon_getNumberOfRegions)(void);
    char *(*perfmon_getTagOfRegion)(int);
    int (*perfmon_getThreadsOfRegion)(int);
    int (*perfmon_getCpulistOfRegion)(int, int, int *);
    double (*perfmon_getTimeOfRegion)(int, int);
    int (*perfmon_getCountOfRegion)(int, int);
    double (*perfmon_getResultOfRegionThread)(int, int, int);
    double (*perfmon_getMetricOfRegionThread)(int, int, int);
};

/* clang-format off */
#define FUNCTION(name) {#name, &p->name}
/* clang-format on */

static bool load_perfmon(const char *soname, struct perfmon *p)
{
    const struct library_function functions[] = {
        FUNCTION(init_configuration),
        FUNCTION(get_configuration),
        FUNCTION(topology_init),
        FUNCTION(numa_init),
        FUNCTION(affinity_init),
        FUNCTION(timer_init),
        FUNCTION(perfmon_init),
        FUNCTION(perfmon_addEventSet),
        FUNCTION(perfmon_setupCounters),
        FUNCTION(perfmon_startCounters),
        FUNCTION(perfmon_stopCounters),
        FUNCTION(perfmon_finalize),
        FUNCTION(perfmon_getNumberOfEvents),
        FUNCTION(perfmon_getNumberOfMetrics),
        FUNCTION(perfmon_getEventName),
        FUNCTION(perfmon_getCounterName),
        FUNCTION(perfmon_getMetricName),
        FUNCTION(perfmon_getResult),
        FUNCTION(perfmon_getMetric),
        FUNCTION(perfmon_getTimeOfGroup),
        FUNCTION(perfmon_readMarkerFile),
        FUNCTION(perfmon_getNumberOfRegions),
        FUNCTION(perfmon_getTagOfRegion),
        FUNCTION(perfmon_getThreadsOfRegion),
        FUNCTION(perfmon_getCpulistOfRegion),
        FUNCTION(perfmon_getTimeOfRegion),
        FUNCTION(perfmon_getCountOfRegion),
        FUNCTION(perfmon_getResultOfRegionThread),
        FUNCTION(perfmon_getMetricOfRegionThread),
    };
    return library_load(soname, functions, sizeof functions / sizeof functions[0]);
}

/* The input of a helper process; its results go to files in `folder`. */
struct job {
    const char *soname;
    const struct counter_request *request; /* NULL: only find out whether counting works */
    const char *folder;
};

static void say(const char *text)
{
    const ssize_t written = write(STDERR_FILENO, text, strlen(text));
    (void)written; /* there is no process left to report to */
}

static bool save(const struct job *job, const char *name, struct str text, struct arena *arena)
{
    struct err err = {0};
    if (file_write_lazily(path_join(arena, job->folder, name), text, &err))
        return true;
    say(err.text);
    return false;
}

/* Room for the rows of a group, all with the same time and calls. */
static void begin_table(const struct perfmon *p, int group, size_t n_threads, struct arena *arena,
                        struct counter_table *out, struct counter_row **rows)
{
    const int events = p->perfmon_getNumberOfEvents(group);
    const int metrics = p->perfmon_getNumberOfMetrics(group);
    out->n_threads = n_threads;
    out->n_rows = (size_t)(events > 0 ? events : 0) + (size_t)(metrics > 0 ? metrics : 0);
    *rows = arena_alloc(arena, out->n_rows, sizeof **rows);
    out->rows = *rows;
}

/* `region`: index, or -1 for the whole program. */
static void fill_rows(const struct perfmon *p, int group, int region, struct arena *arena,
                      struct counter_table *table, struct counter_row *rows)
{
    const size_t n_events = (size_t)p->perfmon_getNumberOfEvents(group);
    double *seconds = arena_alloc(arena, table->n_threads, sizeof *seconds);
    double *calls = arena_alloc(arena, table->n_threads, sizeof *calls);
    for (size_t t = 0; t < table->n_threads; t++) {
        const int thread = (int)t;
        seconds[t] = region < 0 ? p->perfmon_getTimeOfGroup(group)
                                : p->perfmon_getTimeOfRegion(region, thread);
        calls[t] = region < 0 ? 1 : p->perfmon_getCountOfRegion(region, thread);
    }
    for (size_t i = 0; i < table->n_rows; i++) {
        const bool is_event = i < n_events;
        const int index = (int)(is_event ? i : i - n_events);
        double *values = arena_alloc(arena, table->n_threads, sizeof *values);
        for (size_t t = 0; t < table->n_threads; t++) {
            const int thread = (int)t;
            values[t] =
                is_event ? (region < 0 ? p->perfmon_getResult(group, index, thread)
                                       : p->perfmon_getResultOfRegionThread(region, index, thread))
                         : (region < 0 ? p->perfmon_getMetric(group, index, thread)
                                       : p->perfmon_getMetricOfRegionThread(region, index, thread));
        }
        rows[i] = (struct counter_row){
            .name = str_of(is_event ? p->perfmon_getEventName(group, index)
                                    : p->perfmon_getMetricName(group, index)),
            .counter = is_event ? str_of(p->perfmon_getCounterName(group, index)) : (struct str){0},
            .values = values,
            .seconds = seconds,
            .calls = calls,
        };
    }
}

static int find_region(const struct perfmon *p, const char *region)
{
    for (int i = 0; i < p->perfmon_getNumberOfRegions(); i++) {
        const struct str tag = str_of(p->perfmon_getTagOfRegion(i));
        /* likwid before 5.3 keeps the group after the name: sweep-0 */
        const struct str with_group = str_slice(tag, 0, str_of(region).len);
        const bool tagged = tag.len > with_group.len && tag.ptr[with_group.len] == '-';
        if (str_eq(tag, str_of(region)) || (tagged && str_eq(with_group, str_of(region))))
            return i;
    }
    return -1;
}

static bool read_results(const struct perfmon *p, const struct job *job, int group,
                         const char *marker_file, struct arena *arena, struct counter_table *table)
{
    const struct counter_request *r = job->request;
    struct counter_row *rows = NULL;
    if (r->region == NULL) {
        begin_table(p, group, r->n_cpus, arena, table, &rows);
        table->cpus = r->cpus;
        fill_rows(p, group, -1, arena, table, rows);
        return true;
    }
    if (p->perfmon_readMarkerFile(marker_file) < 0) {
        say("the program wrote no counter values: it was built without markers, or is not "
            "permitted to count");
        return false;
    }
    const int region = find_region(p, r->region);
    const int threads = region < 0 ? 0 : p->perfmon_getThreadsOfRegion(region);
    if (threads < 1) {
        say("the program did not enter the region that was to be counted");
        return false;
    }
    int *cpus = arena_alloc(arena, (size_t)threads, sizeof *cpus);
    p->perfmon_getCpulistOfRegion(region, threads, cpus);
    begin_table(p, group, (size_t)threads, arena, table, &rows);
    table->cpus = cpus;
    fill_rows(p, group, region, arena, table, rows);
    return true;
}

static const char *cpu_list(const struct counter_request *r, struct arena *arena)
{
    struct sb text = {.arena = arena};
    for (size_t i = 0; i < r->n_cpus; i++)
        sb_addf(&text, "%s%d", i == 0 ? "" : ",", r->cpus[i]);
    return sb_cstr(&text);
}

/* What likwid-perfctr passes to a program with markers through the environment. */
static bool run_program(const struct perfmon *p, const struct job *job, const char *marker_file,
                        struct arena *arena, struct proc_result *result)
{
    const struct counter_request *r = job->request;
    const Likwid_Configuration *configuration = p->get_configuration();
    const AccessMode mode = configuration != NULL ? configuration->daemonMode : ACCESSMODE_DAEMON;
    const char *const set[] = {
        "LC_ALL=C",
        "OMP_DYNAMIC=false",
        "LIKWID_SILENT=true",
        "LIKWID_DEBUG=0",
        "LIKWID_FORCE=-1",
        str_formatz(arena, "LIKWID_MODE=%d", (int)mode),
        str_formatz(arena, "LIKWID_FILEPATH=%s", marker_file),
        str_formatz(arena, "LIKWID_EVENTS=%s", r->group),
        str_formatz(arena, "LIKWID_THREADS=%s", cpu_list(r, arena)),
        str_formatz(arena, "LIKWID_HWTHREADS=%s", cpu_list(r, arena)),
        NULL,
    };
    static const char *const bare[] = {NULL};
    const struct proc_spec spec = {.argv = r->argv,
                                   .env_set = r->region != NULL ? set : bare,
                                   .env_unset = r->env_unset,
                                   .timeout_s = r->timeout_s,
                                   .cpus = r->cpus,
                                   .n_cpus = r->n_cpus};
    struct err err = {0};
    if (proc_check(&spec, arena, result, &err))
        return true;
    say(err.text);
    return false;
}

static bool count_program(const struct perfmon *p, const struct job *job, struct arena *arena)
{
    const struct counter_request *r = job->request;
    const char *marker_file = path_join(arena, job->folder, "markers");
    const int group = p->perfmon_addEventSet(r->group);
    if (group < 0 || p->perfmon_setupCounters(group) < 0 || p->perfmon_startCounters() < 0) {
        say("likwid refuses the events ");
        say(r->group);
        return false;
    }
    struct proc_result result = {0};
    struct counter_table table = {0};
    const bool ran = run_program(p, job, marker_file, arena, &result);
    p->perfmon_stopCounters();
    if (!ran || !read_results(p, job, group, marker_file, arena, &table))
        return false;
    struct sb seconds = {.arena = arena};
    sb_addf(&seconds, "%.9g", result.wall_s);
    return save(job, "output", result.out, arena) &&
           save(job, "seconds", sb_str(&seconds), arena) &&
           save(job, "table", counter_csv_text(&table, r->region, arena), arena);
}

/* In the helper process. */
static bool help(const struct job *job)
{
    struct arena arena = {0};
    struct perfmon p;
    const int *cpus = NULL; /* without a request: any CPU that we may use */
    size_t n_cpus = 0;
    struct err err = {0};
    const struct counter_request *r = job->request;
    if (r != NULL)
        cpus = r->cpus;
    else if (!host_allowed_cpus(&arena, &cpus, &n_cpus, &err) || n_cpus == 0)
        return false;
    if (!load_perfmon(job->soname, &p)) {
        say("liblikwid cannot be loaded, or is a different version");
        return false;
    }
    if (p.topology_init() != 0) {
        say("likwid does not know this CPU");
        return false;
    }
    p.init_configuration();
    p.numa_init();
    p.affinity_init();
    p.timer_init();
    if (p.perfmon_init(r != NULL ? (int)r->n_cpus : 1, cpus) != 0)
        return false; /* the library has printed the reason */
    const bool done = r == NULL || count_program(&p, job, &arena);
    p.perfmon_finalize();
    return done;
}

/* Standard error and output of the helper go to a file: the library prints its reasons there. */
static _Noreturn void helper_main(const struct job *job, const char *log)
{
    const int fd = open(log, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (fd >= 0) {
        dup2(fd, STDERR_FILENO);
        dup2(fd, STDOUT_FILENO);
    }
    const double limit_s = job->request != NULL ? job->request->timeout_s : 0;
    alarm((unsigned)(limit_s + HELPER_SPARE_S));
    _exit(help(job) ? 0 : 1);
}

/* "ERROR - [./src/perfmon.c:perfmon_init_maps:1162] Unsupported Processor" without the place in
 * likwid's source. */
static struct str without_place(struct str line)
{
    const size_t end = str_find_str(line, STR("] "));
    return str_starts_with(line, STR("ERROR - [")) && end < line.len
               ? str_slice(line, end + 2, line.len)
               : line;
}

/* The first line that says something. */
static const char *first_line(struct str text, struct arena *arena)
{
    for (struct str line; str_next_line(&text, &line);) {
        line = without_place(str_trim(line));
        if (line.len != 0)
            return str_formatz(arena, "likwid: %.*s", STR_ARG(str_slice(line, 0, 300)));
    }
    return "";
}

/* True if the helper succeeded; else `*why` is its message. */
static bool run_helper(const struct job *job, struct arena *arena, const char **why)
{
    const char *log = path_join(arena, job->folder, "log");
    const pid_t pid = fork();
    if (pid == 0)
        helper_main(job, log);
    int status = 0;
    *why = "no process can be started";
    while (pid > 0 && waitpid(pid, &status, 0) < 0) {
        if (errno != EINTR)
            return false;
    }
    if (pid < 0)
        return false;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return true;
    struct str said = {0};
    struct err ignored = {0};
    file_read(log, HELPER_OUTPUT_BYTES, arena, &said, &ignored);
    *why = first_line(said, arena);
    if (WIFSIGNALED(status))
        *why = str_formatz(arena, "likwid was ended by signal %d", WTERMSIG(status));
    else if ((*why)[0] == '\0')
        *why = "likwid cannot read this CPU's counters";
    return false;
}

/* Why the hardware counters are not accessible, according to the kernel's files. */
static const char *obstacle(const char *root, struct arena *arena)
{
    const double paranoid = sysfs_number(root, "/proc/sys/kernel/perf_event_paranoid", arena);
    const struct str flags = str_field(sysfs_text(root, "/proc/cpuinfo", arena), "flags");
    const bool virtual_machine = str_contains(flags, STR("hypervisor"));
    struct sb text = {.arena = arena};
    if (!file_exists(str_formatz(arena, "%s/dev/cpu/0/msr", root)))
        sb_addz(&text, "; no access to the model-specific registers (no /dev/cpu/0/msr)");
    if (paranoid > 0)
        sb_addf(&text, "; perf_event is restricted (perf_event_paranoid is %.0f)", paranoid);
    if (virtual_machine)
        sb_addz(&text, "; this is a virtual machine");
    return sb_cstr(&text);
}

/* Any CPU's; the first one may be offline. */
static bool has_msr_files(const char *root, struct arena *arena)
{
    const char *folder = str_formatz(arena, "%s/dev/cpu", root);
    struct str_list cpus = {0};
    struct err ignored = {0};
    dir_list(folder, arena, &cpus, &ignored);
    for (size_t i = 0; i < cpus.count; i++) {
        const char *cpu = path_join(arena, folder, str_cstr(arena, cpus.items[i]));
        if (file_exists(path_join(arena, cpu, "msr")))
            return true;
    }
    return false;
}

/* Files that cannot be read count as present. */
static bool has_pmu(const char *root, struct arena *arena)
{
    static const char *const none[] = {"breakpoint", "kprobe",     "msr",
                                       "software",   "tracepoint", "uprobe"};
    struct str_list sources = {0};
    struct err unseen = {0};
    if (!dir_list(str_formatz(arena, "%s/sys/bus/event_source/devices", root), arena, &sources,
                  &unseen))
        return true;
    size_t others = sources.count;
    for (size_t i = 0; i < sources.count; i++) {
        for (size_t n = 0; n < sizeof none / sizeof *none; n++)
            others -= str_eq(sources.items[i], str_of(none[n]));
    }
    return others != 0;
}

const char *counter_hardware_missing(const char *root, struct arena *arena)
{
    if (has_msr_files(root, arena) || has_pmu(root, arena))
        return NULL;
    return str_formatz(arena, "the kernel knows no PMU%s", obstacle(root, arena));
}

static const char *likwid_unavailable(const void *state, struct arena *arena)
{
    struct err err = {0};
    struct temp folder;
    const char *why = NULL;
    if (!temp_make(arena, &folder, &err))
        return str_cstr(arena, str_of(err.text));
    const struct job job = {.soname = state, .folder = folder.path};
    const bool works = run_helper(&job, arena, &why);
    temp_remove(&folder, &err);
    return works ? NULL : str_formatz(arena, "%s%s", why, obstacle("", arena));
}

static bool take_results(const struct job *job, struct arena *arena, struct counter_run *out,
                         struct err *err)
{
    struct str table;
    struct str seconds;
    if (!file_read(path_join(arena, job->folder, "output"), HELPER_OUTPUT_BYTES, arena, &out->out,
                   err) ||
        !file_read(path_join(arena, job->folder, "seconds"), 100, arena, &seconds, err) ||
        !file_read(path_join(arena, job->folder, "table"), HELPER_OUTPUT_BYTES, arena, &table, err))
        return false;
    if (!str_to_double(str_trim(seconds), &out->seconds))
        out->seconds = NAN;
    return counter_csv_parse(table, "likwid", job->request->region, arena, &out->table, err);
}

static bool likwid_count(const void *state, const struct counter_request *request,
                         struct arena *arena, struct counter_run *out, struct err *err)
{
    *out = (struct counter_run){0};
    struct temp folder;
    const char *why = NULL;
    if (!temp_make(arena, &folder, err))
        return false;
    const struct job job = {.soname = state, .request = request, .folder = folder.path};
    const bool counted = run_helper(&job, arena, &why)
                             ? take_results(&job, arena, out, err)
                             : err_set(err, ERR_SYSTEM, "counting failed: %s", why);
    struct err ignored = {0};
    temp_remove(&folder, &ignored);
    return counted;
}

struct counter_provider counter_likwid_at(const char *soname)
{
    return (struct counter_provider){likwid_unavailable, likwid_count, soname};
}

static const char *unavailable_here(const void *state, struct arena *arena)
{
    const char *why = counter_hardware_missing("", arena);
    return why != NULL ? why : likwid_unavailable(state, arena);
}

struct counter_provider counter_likwid(void)
{
    return (struct counter_provider){unavailable_here, likwid_count, LIKWID_SONAME};
}
