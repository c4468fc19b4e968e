#include "collect/machine/check.h"

#include <math.h>
#include <string.h>

#include "base/path.h"
#include "base/str.h"
#include "collect/machine/check_parts.h"

const struct accepted accepted_ghz = {0.05, 20};
const struct accepted accepted_gib = {0.01, 65536};
const struct accepted accepted_peak = {0.1, 1e5};

const char *check_at(struct violations *list, const char *path, size_t index)
{
    const struct str text = str_of(path);
    const size_t hole = str_find_str(text, STR("%"));
    if (hole == text.len)
        return path;
    return str_formatz(list->arena, "%.*s%zu%s", (int)hole, path, index, path + hole + 1);
}

void check_range(struct violations *list, const char *path, double value, double min, double max)
{
    if (!(value >= min && value <= max))
        violations_add(list, path, "is %.*s; accepted: %.9g to %.9g",
                       STR_ARG(str_from_double(list->arena, value)), min, max);
}

/* check_range for values of which 0 means "not known". */
static void range_if_known(struct violations *list, const char *path, double value,
                           struct accepted accepted)
{
    if (value != 0)
        check_range(list, path, value, accepted.min, accepted.max);
}

void check_text(struct violations *list, const char *path, const char *text)
{
    if (text == NULL || text[0] == '\0')
        violations_add(list, path, "is empty; accepted: a text");
}

void check_word(struct violations *list, const char *path, const char *text,
                const char *const *words)
{
    struct sb accepted = {.arena = list->arena};
    for (const char *const *word = words; *word != NULL; word++) {
        if (text == NULL || strcmp(text, *word) == 0)
            return;
        sb_addf(&accepted, "%s%s", word == words ? "" : ", ", *word);
    }
    violations_add(list, path, "is '%.100s'; accepted: %s", text, sb_cstr(&accepted));
}

bool check_length(struct violations *list, const char *path, size_t n)
{
    if (n <= MACHINE_MAX_LIST)
        return true;
    violations_add(list, path, "has %zu entries; accepted: at most %d", n, MACHINE_MAX_LIST);
    return false;
}

void check_names(struct violations *list, const char *path, const struct machine *m, size_t n,
                 const char *(*name_of)(const struct machine *m, size_t i))
{
    for (size_t i = 0; i < n; i++) {
        const char *name = name_of(m, i);
        check_text(list, check_at(list, path, i), name);
        bool known = name == NULL || name[0] == '\0';
        for (size_t k = 0; k < i && !known; k++) {
            known = name_of(m, k) != NULL && strcmp(name, name_of(m, k)) == 0;
            if (known)
                violations_add(list, check_at(list, path, i),
                               "is '%.100s', a duplicate of an earlier one", name);
        }
    }
}

double check_all_cores(const struct machine *m)
{
    return (double)m->sockets * m->cores_per_socket;
}

static void check_identity(const struct machine *m, struct violations *list)
{
    if (m->name == NULL || !path_name_ok(str_of(m->name)))
        violations_add(list, "name",
                       "is '%s'; accepted: letters, digits and . _ - +, not starting with . or -",
                       m->name != NULL ? m->name : "");
    check_text(list, "vendor", m->vendor);
    check_text(list, "model_name", m->model_name);
    check_text(list, "microarchitecture", m->microarchitecture);
    /* from CPUID or, on Arm, implementer, part and revision of MIDR: at most 12 bits */
    check_range(list, "family", m->family, 0, 4095);
    check_range(list, "model", m->model, 0, 4095);
    check_range(list, "stepping", m->stepping, 0, 4095);
    check_word(list, "isa", m->isa != NULL ? m->isa : "",
               (const char *const[]){"x86-64", "aarch64", NULL});
}

int check_domain_cores(const struct machine *m)
{
    const int domains = m->numa_domains_per_socket;
    if (domains < 1 || m->cores_per_socket < domains || m->cores_per_socket % domains != 0)
        return 0;
    return m->cores_per_socket / domains;
}

/* The cores of a socket are those of its NUMA domains; hosts with unequal domains cannot be
 * described. */
static void check_domains(const struct machine *m, struct violations *list)
{
    const int domains = m->numa_domains_per_socket;
    const int cores = check_domain_cores(m);
    check_range(list, "topology.numa_domains_per_socket", domains, 1, 64);
    check_range(list, "topology.cores_per_numa_domain", m->cores_per_numa_domain, 1,
                m->cores_per_socket > 0 ? m->cores_per_socket : MACHINE_MAX_CORES);
    if (domains >= 1 && m->cores_per_socket >= 1 && cores == 0)
        violations_add(list, "topology.numa_domains_per_socket",
                       "is %d; accepted: a divisor of cores_per_socket (%d)", domains,
                       m->cores_per_socket);
    else if (cores > 0 && m->cores_per_numa_domain >= 1 && m->cores_per_numa_domain != cores &&
             m->cores_per_numa_domain <= m->cores_per_socket)
        violations_add(list, "topology.cores_per_numa_domain",
                       "is %d; accepted: %d, which is cores_per_socket (%d) / "
                       "numa_domains_per_socket (%d); one of the three is wrong",
                       m->cores_per_numa_domain, cores, m->cores_per_socket, domains);
}

static void check_clock_and_topology(const struct machine *m, struct violations *list)
{
    check_range(list, "clock.ghz", m->clock_hz / 1e9, accepted_ghz.min, accepted_ghz.max);
    range_if_known(list, "clock.base_ghz", m->base_clock_hz / 1e9, accepted_ghz);
    check_range(list, "topology.sockets", m->sockets, 1, 256);
    check_range(list, "topology.cores_per_socket", m->cores_per_socket, 1, MACHINE_MAX_CORES);
    check_range(list, "topology.threads_per_core", m->threads_per_core, 1, MACHINE_MAX_THREADS);
    check_domains(m, list);
    range_if_known(list, "topology.memory_gib_per_numa_domain",
                   m->memory_bytes_per_numa_domain / 0x1p30, accepted_gib);
    if (m->line_bytes < 16 || m->line_bytes > 1024 || (m->line_bytes & (m->line_bytes - 1)) != 0)
        violations_add(list, "line_bytes", "is %zu; accepted: a power of two from 16 to 1024",
                       m->line_bytes);
}

static void check_setup(const struct machine_setup *setup, struct violations *list)
{
    static const char *const on_off[] = {"on", "off", NULL};
    static const char *const huge_pages[] = {"always", "madvise", "never", NULL};
    check_word(list, "setup.turbo", setup->turbo, on_off);
    check_word(list, "setup.numa_balancing", setup->numa_balancing, on_off);
    check_word(list, "setup.huge_pages", setup->huge_pages, huge_pages);
}

/* A calibration measures the total, even on a busy host or at the lower clock of wide vectors; the
 * others follow from the ports. A total below a quarter of one of them is something else. */
static void check_peak(const struct peak_flops *peak, const char *type, struct violations *list)
{
    const struct {
        const char *key;
        double value;
    } kinds[] = {
        {"total", peak->total}, {"fma", peak->fma}, {"add", peak->add}, {"mul", peak->mul}};
    size_t largest = 0;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        range_if_known(list, str_formatz(list->arena, "peak_flop_per_cy.%s.%s", type, kinds[i].key),
                       kinds[i].value, accepted_peak);
        if (kinds[i].value > kinds[largest].value)
            largest = i;
    }
    if (peak->total > 0 && peak->total < kinds[largest].value / 4)
        violations_add(
            list, str_formatz(list->arena, "peak_flop_per_cy.%s.total", type),
            "is %.9g, but %s is %.9g; accepted: at least as much, or a quarter of it if measured",
            peak->total, kinds[largest].key, kinds[largest].value);
}

void machine_check(const struct machine *m, struct violations *list)
{
    check_identity(m, list);
    check_clock_and_topology(m, list);
    check_setup(&m->setup, list);
    check_caches(m, list);
    check_transfers(m, list);
    check_peak(&m->peak_sp, "sp", list);
    check_peak(&m->peak_dp, "dp", list);
    check_tools(m, list);
    check_counters(m, list);
    check_mixes(m, list);
    check_bandwidths(m, list);
    check_fit(m, list);
    check_core(m, list);
    check_compositions(m, list);
    check_provenance(m, list);
}
