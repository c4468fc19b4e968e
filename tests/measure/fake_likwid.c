#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * A stub of liblikwid's perfmon module, for tests without hardware: two events and a metric on
 * every thread, the register MBOX0C0 only on the first one. Like the real library it refuses calls
 * in the wrong order.
 */
static int threads;
static bool ready, running, stopped, markers;

/* as in likwid.h; the access mode is direct */
struct configuration {
    char *file, *topology, *daemon, *groups;
    int mode, threads, nodes;
};

int init_configuration(void);
int init_configuration(void)
{
    return 0;
}

struct configuration *get_configuration(void);
struct configuration *get_configuration(void)
{
    static struct configuration c = {.mode = 0};
    return &c;
}

/* Whether the environment asks for this kind of behaviour. */
static bool behaves(const char *how)
{
    const char *const wanted = getenv("FAKE_LIKWID");
    return wanted != NULL && strcmp(wanted, how) == 0;
}

int topology_init(void);
int topology_init(void)
{
    return behaves("unknown") ? 1 : 0;
}

int numa_init(void);
int numa_init(void)
{
    return 0;
}

void affinity_init(void);
void affinity_init(void)
{
}

void timer_init(void);
void timer_init(void)
{
}

int perfmon_init(int n, const int *cpus);
int perfmon_init(int n, const int *cpus)
{
    threads = n;
    if (behaves("denied")) {
        fprintf(stderr,
                "\nERROR - [./src/access.c:HPMinit:211] Cannot get access to MSRs. Please check\n");
        return -1;
    }
    if (behaves("exits"))
        exit(7);
    if (behaves("crashes"))
        abort();
    return cpus[0] < 0 ? -1 : 0;
}

int perfmon_addEventSet(const char *events);
int perfmon_addEventSet(const char *events)
{
    return strncmp(events, "UNKNOWN", 7) == 0 ? -1 : 0;
}

int perfmon_setupCounters(int group);
int perfmon_setupCounters(int group)
{
    ready = group == 0;
    return ready ? 0 : -1;
}

int perfmon_startCounters(void);
int perfmon_startCounters(void)
{
    running = ready;
    return running ? 0 : -1;
}

int perfmon_stopCounters(void);
int perfmon_stopCounters(void)
{
    stopped = running;
    return stopped ? 0 : -1;
}

void perfmon_finalize(void);
void perfmon_finalize(void)
{
}

int perfmon_getNumberOfEvents(int group);
int perfmon_getNumberOfEvents(int group)
{
    return group == 0 ? 2 : 0;
}

int perfmon_getNumberOfMetrics(int group);
int perfmon_getNumberOfMetrics(int group)
{
    return group == 0 ? 1 : 0;
}

char *perfmon_getEventName(int group, int event);
char *perfmon_getEventName(int group, int event)
{
    static char core[] = "CORE_EVENT";
    static char shared[] = "SHARED_EVENT";
    (void)group;
    return event == 0 ? core : shared;
}

char *perfmon_getCounterName(int group, int event);
char *perfmon_getCounterName(int group, int event)
{
    static char core[] = "PMC0";
    static char shared[] = "MBOX0C0";
    (void)group;
    return event == 0 ? core : shared;
}

char *perfmon_getMetricName(int group, int metric);
char *perfmon_getMetricName(int group, int metric)
{
    static char name[] = "Runtime (RDTSC) [s]";
    (void)group;
    (void)metric;
    return name;
}

static double value(int event, int thread)
{
    return event == 0 ? 1000 + thread : thread == 0 ? 64 : 0;
}

double perfmon_getResult(int group, int event, int thread);
double perfmon_getResult(int group, int event, int thread)
{
    (void)group;
    return stopped ? 2 * value(event, thread) : 0;
}

double perfmon_getMetric(int group, int metric, int thread);
double perfmon_getMetric(int group, int metric, int thread)
{
    (void)group;
    return metric == 0 ? 0.5 + thread : 9;
}

double perfmon_getTimeOfGroup(int group);
double perfmon_getTimeOfGroup(int group)
{
    (void)group;
    return 0.5;
}

int perfmon_readMarkerFile(const char *path);
int perfmon_readMarkerFile(const char *path)
{
    FILE *file = fopen(path, "r");
    markers = file != NULL;
    if (file != NULL)
        fclose(file);
    return markers ? 1 : -1;
}

/* The number of the region that is asked for, and its name as in likwid 5.3; -1: there is none. */
static int our_region(void)
{
    return behaves("first") ? 0 : behaves("elsewhere") ? -1 : 1;
}

int perfmon_getNumberOfRegions(void);
int perfmon_getNumberOfRegions(void)
{
    return markers ? 2 : 0;
}

char *perfmon_getTagOfRegion(int region);
char *perfmon_getTagOfRegion(int region)
{
    static char other[] = "sweeping";
    static char ours[] = "sweep-0";
    static char bare[] = "sweep";
    return region != our_region() ? other : region == 0 ? bare : ours;
}

int perfmon_getThreadsOfRegion(int region);
int perfmon_getThreadsOfRegion(int region)
{
    (void)region;
    return threads;
}

int perfmon_getCpulistOfRegion(int region, int count, int *cpus);
int perfmon_getCpulistOfRegion(int region, int count, int *cpus)
{
    (void)region;
    for (int i = 0; i < count; i++)
        cpus[i] = i;
    return count;
}

double perfmon_getTimeOfRegion(int region, int thread);
double perfmon_getTimeOfRegion(int region, int thread)
{
    return region == our_region() ? 0.25 + thread : 9;
}

int perfmon_getCountOfRegion(int region, int thread);
int perfmon_getCountOfRegion(int region, int thread)
{
    return region == our_region() ? 4 + thread : 9;
}

double perfmon_getResultOfRegionThread(int region, int event, int thread);
double perfmon_getResultOfRegionThread(int region, int event, int thread)
{
    return region == our_region() ? value(event, thread) : 9;
}

double perfmon_getMetricOfRegionThread(int region, int metric, int thread);
double perfmon_getMetricOfRegionThread(int region, int metric, int thread)
{
    return region == our_region() && metric == 0 ? 0.25 + thread : 9;
}
