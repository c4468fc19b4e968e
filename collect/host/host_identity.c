#include "collect/host/host_scan.h"

/* Arm cores report only numbers. Source: Arm's MIDR_EL1 codes as the Linux kernel lists them. */
struct arm_name {
    int implementer;
    int part; /* -1: any */
    const char *vendor;
    const char *microarchitecture;
    const char *llvm; /* of LLVM 19's names; NULL: none */
};
static const struct arm_name arm_names[] = {
    {0x41, 0xd03, "Arm", "Cortex-A53", "cortex-a53"},
    {0x41, 0xd05, "Arm", "Cortex-A55", "cortex-a55"},
    {0x41, 0xd07, "Arm", "Cortex-A57", "cortex-a57"},
    {0x41, 0xd08, "Arm", "Cortex-A72", "cortex-a72"},
    {0x41, 0xd09, "Arm", "Cortex-A73", "cortex-a73"},
    {0x41, 0xd0a, "Arm", "Cortex-A75", "cortex-a75"},
    {0x41, 0xd0b, "Arm", "Cortex-A76", "cortex-a76"},
    {0x41, 0xd0c, "Arm", "Neoverse-N1", "neoverse-n1"},
    {0x41, 0xd0d, "Arm", "Cortex-A77", "cortex-a77"},
    {0x41, 0xd40, "Arm", "Neoverse-V1", "neoverse-v1"},
    {0x41, 0xd41, "Arm", "Cortex-A78", "cortex-a78"},
    {0x41, 0xd44, "Arm", "Cortex-X1", "cortex-x1"},
    {0x41, 0xd46, "Arm", "Cortex-A510", "cortex-a510"},
    {0x41, 0xd47, "Arm", "Cortex-A710", "cortex-a710"},
    {0x41, 0xd48, "Arm", "Cortex-X2", "cortex-x2"},
    {0x41, 0xd49, "Arm", "Neoverse-N2", "neoverse-n2"},
    {0x41, 0xd4d, "Arm", "Cortex-A715", "cortex-a715"},
    {0x41, 0xd4e, "Arm", "Cortex-X3", "cortex-x3"},
    {0x41, 0xd4f, "Arm", "Neoverse-V2", "neoverse-v2"},
    {0x41, 0xd80, "Arm", "Cortex-A520", "cortex-a520"},
    {0x41, 0xd81, "Arm", "Cortex-A720", "cortex-a720"},
    {0x41, 0xd82, "Arm", "Cortex-X4", "cortex-x4"},
    {0x41, 0xd84, "Arm", "Neoverse-V3", "neoverse-v3"},
    {0x41, 0xd85, "Arm", "Cortex-X925", "cortex-x925"},
    {0x41, 0xd8e, "Arm", "Neoverse-N3", "neoverse-n3"},
    {0x43, 0x0af, "Cavium", "ThunderX2", "thunderx2t99"},
    {0x46, 0x001, "Fujitsu", "A64FX", "a64fx"},
    {0x48, 0xd01, "HiSilicon", "TSV110", "tsv110"},
    {0x4e, 0x004, "NVIDIA", "Carmel", "carmel"},
    {0x61, 0x022, "Apple", "Icestorm", NULL},
    {0x61, 0x023, "Apple", "Firestorm", "apple-m1"},
    {0xc0, 0xac3, "Ampere", "Ampere1", "ampere1"},
    {0xc0, 0xac4, "Ampere", "Ampere1A", "ampere1a"},
    {0x41, -1, "Arm", NULL, NULL},
    {0x43, -1, "Cavium", NULL, NULL},
    {0x46, -1, "Fujitsu", NULL, NULL},
    {0x48, -1, "HiSilicon", NULL, NULL},
    {0x4e, -1, "NVIDIA", NULL, NULL},
    {0x51, -1, "Qualcomm", NULL, NULL},
    {0x61, -1, "Apple", NULL, NULL},
    {0xc0, -1, "Ampere", NULL, NULL},
};

/*
 * Both kinds of core of one x86 CPU report the same numbers. Source: the kernel's list of Intel's
 * family 6 models (intel-family.h), and the names that Intel uses for their cores. LLVM's names
 * (version 19) mean the P-core. LLVM has no names for Crestmont, Skymont and Darkmont except those
 * of servers with the same core.
 */
struct hybrid_name {
    int model;
    const char *p_core, *p_llvm;
    const char *e_core, *e_llvm;
};
static const struct hybrid_name hybrid_names[] = {
    {0x97, "Golden-Cove", "alderlake", "Gracemont", "gracemont"}, /* Alder Lake */
    {0x9a, "Golden-Cove", "alderlake", "Gracemont", "gracemont"},
    {0xb7, "Raptor-Cove", "raptorlake", "Gracemont", "gracemont"}, /* Raptor Lake */
    {0xba, "Raptor-Cove", "raptorlake", "Gracemont", "gracemont"},
    {0xbf, "Raptor-Cove", "raptorlake", "Gracemont", "gracemont"},
    {0xac, "Redwood-Cove", "meteorlake", "Crestmont", "sierraforest"}, /* Meteor Lake */
    {0xaa, "Redwood-Cove", "meteorlake", "Crestmont", "sierraforest"},
    {0xc6, "Lion-Cove", "arrowlake", "Skymont", "clearwaterforest"}, /* Arrow Lake */
    {0xc5, "Lion-Cove", "arrowlake", "Skymont", "clearwaterforest"},
    {0xbd, "Lion-Cove", "lunarlake", "Skymont", "clearwaterforest"}, /* Lunar Lake */
};

static uint64_t hex_or_zero(struct str text)
{
    enum { MAX_DIGITS = 16 };
    uint64_t value = 0;
    if (!str_starts_with(text, STR("0x")) || text.len > 2 + MAX_DIGITS)
        return 0;
    for (size_t i = 2; i < text.len; i++) {
        const char c = text.ptr[i];
        const int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
        if (digit < 0)
            return 0;
        value = value * 16 + (uint64_t)digit;
    }
    return value;
}

/* A decimal number; if the text is not one, 0 and not known. */
static int number_of(struct str text, bool *known)
{
    int64_t value = 0;
    *known = str_to_i64(text, &value) && value >= 0 && value <= INT32_MAX;
    return *known ? (int)value : 0;
}

static void identify_arm(struct host_scan *s, struct str cpuinfo)
{
    struct host *host = s->host;
    /* The register itself, if the kernel shows it: it cannot be that of another CPU. Implementer in
     * bits 31 to 24, part in 15 to 4, revision in 3 to 0 (Arm Architecture Reference Manual). */
    const uint64_t midr =
        hex_or_zero(host_cpu_text(s, s->cpus[0].cpu, "regs/identification/midr_el1"));
    const int implementer =
        (int)(midr != 0 ? midr >> 24 : hex_or_zero(str_field(cpuinfo, "CPU implementer"))) & 0xff;
    const int part =
        (int)(midr != 0 ? midr >> 4 : hex_or_zero(str_field(cpuinfo, "CPU part"))) & 0xfff;
    host->isa = "aarch64";
    host->vendor = "Arm";
    host->family = implementer;
    host->family_known = true;
    host->model = part;
    host->model_known = midr != 0 || str_field(cpuinfo, "CPU part").len != 0;
    host->stepping = number_of(str_field(cpuinfo, "CPU revision"), &host->stepping_known);
    if (midr != 0) {
        host->stepping = (int)(midr & 0xf);
        host->stepping_known = true;
    }
    host->features = str_cstr(s->arena, str_field(cpuinfo, "Features"));
    for (size_t i = sizeof arm_names / sizeof arm_names[0]; i-- > 0;) {
        const struct arm_name *name = &arm_names[i];
        if (name->implementer != implementer || (name->part != -1 && name->part != part))
            continue;
        host->vendor = name->vendor;
        host->microarchitecture = name->microarchitecture;
        host->llvm_cpu = name->llvm;
    }
    host->model_name = str_formatz(s->arena, "%s %s", host->vendor,
                                   host->microarchitecture != NULL
                                       ? host->microarchitecture
                                       : str_formatz(s->arena, "part 0x%x", (unsigned)part));
}

static void identify_x86(struct host_scan *s, struct str cpuinfo)
{
    struct host *host = s->host;
    const struct str vendor = str_field(cpuinfo, "vendor_id");
    host->isa = "x86-64";
    host->vendor = str_eq(vendor, STR("GenuineIntel"))   ? "Intel"
                   : str_eq(vendor, STR("AuthenticAMD")) ? "AMD"
                   : str_eq(vendor, STR("HygonGenuine")) ? "Hygon"
                                                         : str_cstr(s->arena, vendor);
    host->model_name = str_cstr(s->arena, str_field(cpuinfo, "model name"));
    host->family = number_of(str_field(cpuinfo, "cpu family"), &host->family_known);
    host->model = number_of(str_field(cpuinfo, "model"), &host->model_known);
    host->stepping = number_of(str_field(cpuinfo, "stepping"), &host->stepping_known);
    host->features = str_cstr(s->arena, str_field(cpuinfo, "flags"));
}

/* Whether the kernel lists a CPU for one of its PMUs; *there: whether it has such a list. */
static bool is_listed(struct host_scan *s, const char *path, int cpu, bool *there)
{
    int *cpus = NULL;
    const size_t n = host_read_cpu_list(s, path, &cpus);
    *there = n != 0;
    return host_list_has(cpus, n, cpu);
}

/* Which kind of core ours is, on x86 CPUs with several kinds. */
static void identify_hybrid(struct host_scan *s)
{
    struct host *host = s->host;
    const int cpu = s->cpus[0].cpu;
    bool p_cores = false;
    bool e_cores = false;
    const bool is_p = is_listed(s, "/sys/devices/cpu_core/cpus", cpu, &p_cores);
    is_listed(s, "/sys/devices/cpu_atom/cpus", cpu, &e_cores);
    if (!p_cores || !e_cores)
        return;
    host->core_kind = is_p ? "P-core" : "E-core";
    host->tools_mean_others = !is_p;
    for (size_t i = 0; i < sizeof hybrid_names / sizeof hybrid_names[0]; i++) {
        const struct hybrid_name *name = &hybrid_names[i];
        if (host->family != 6 || host->model != name->model)
            continue;
        host->microarchitecture = is_p ? name->p_core : name->e_core;
        host->llvm_cpu = is_p ? name->p_llvm : name->e_llvm;
    }
}

/* The vector length that new processes get, which may be shorter than that of the CPU. */
static void scan_sve(struct host_scan *s)
{
    const struct str text =
        sysfs_text(s->root, "/proc/sys/abi/sve_default_vector_length", s->arena);
    const int64_t bytes = host_number_or(text, 0);
    if (host_has(s->host, "sve") && bytes >= 16 && bytes <= 256 && bytes % 16 == 0)
        s->host->sve_bytes = (int)bytes;
}

/*
 * The lines about our first CPU, or everything if they do not name the vendor: containers count
 * CPUs from 0, and older kernels describe all Arm cores once. `*others`: there are other Arm cores.
 */
static struct str our_block(struct host_scan *s, struct str cpuinfo, bool *others)
{
    struct str rest = cpuinfo;
    struct str ours = {0};
    struct str block;
    int cpu = -1;
    while (ours.len == 0 && host_next_block(&rest, &cpu, &block)) {
        if (cpu == s->cpus[0].cpu)
            ours = block;
    }
    if (str_field(ours, "CPU implementer").len == 0 && str_field(ours, "vendor_id").len == 0)
        ours = cpuinfo;
    *others = false;
    rest = cpuinfo;
    const struct str part = str_field(ours, "CPU part");
    while (part.len != 0 && !*others && host_next_block(&rest, &cpu, &block)) {
        const struct str other = str_field(block, "CPU part");
        *others = other.len != 0 && !str_eq(other, part);
    }
    return ours;
}

bool host_scan_identity(struct host_scan *s)
{
    const struct str cpuinfo = sysfs_text(s->root, "/proc/cpuinfo", s->arena);
    bool others = false;
    const struct str ours = our_block(s, cpuinfo, &others);
    if (str_field(ours, "CPU implementer").len != 0) {
        identify_arm(s, ours);
        s->host->tools_mean_others = others;
    } else if (str_field(ours, "vendor_id").len != 0) {
        identify_x86(s, ours);
        identify_hybrid(s);
    } else {
        err_set(s->err, ERR_INPUT, "/proc/cpuinfo shows neither an x86-64 nor an Arm CPU");
        return err_hint(s->err, "is /proc mounted? Other CPUs are not supported: predict for a "
                                "machine in machines/ with -m");
    }
    scan_sve(s);
    if (s->host->model_name[0] == '\0')
        s->host->model_name = str_formatz(s->arena, "%s CPU", s->host->vendor);
    const int64_t khz = host_cpu_number(s, s->cpus[0].cpu, "cpufreq/base_frequency", 0);
    const size_t at = str_find_str(str_of(s->host->model_name), STR("@ "));
    double ghz = 0;
    if (khz > 0)
        s->host->base_clock_hz = (double)khz * 1e3;
    else if (s->host->model_name[at] != '\0' &&
             str_to_double(str_cut(str_of(s->host->model_name + at + 2), 'G').head, &ghz))
        s->host->base_clock_hz = ghz * 1e9;
    return true;
}
