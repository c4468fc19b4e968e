#include "collect/machine/host_scan.h"

/* Arm cores tell numbers only. Source: Arm's MIDR_EL1 codes as the Linux kernel lists them. */
struct arm_name {
    int implementer;
    int part; /* -1: any */
    const char *vendor;
    const char *microarchitecture;
};
static const struct arm_name arm_names[] = {
    {0x41, 0xd03, "Arm", "Cortex-A53"},   {0x41, 0xd07, "Arm", "Cortex-A57"},
    {0x41, 0xd08, "Arm", "Cortex-A72"},   {0x41, 0xd0b, "Arm", "Cortex-A76"},
    {0x41, 0xd0c, "Arm", "Neoverse-N1"},  {0x41, 0xd40, "Arm", "Neoverse-V1"},
    {0x41, 0xd49, "Arm", "Neoverse-N2"},  {0x41, 0xd4f, "Arm", "Neoverse-V2"},
    {0x43, 0x0af, "Cavium", "ThunderX2"}, {0x46, 0x001, "Fujitsu", "A64FX"},
    {0x48, 0xd01, "HiSilicon", "TSV110"}, {0x41, -1, "Arm", NULL},
    {0x43, -1, "Cavium", NULL},           {0x46, -1, "Fujitsu", NULL},
    {0x48, -1, "HiSilicon", NULL},        {0x4e, -1, "NVIDIA", NULL},
    {0x51, -1, "Qualcomm", NULL},         {0x61, -1, "Apple", NULL},
    {0xc0, -1, "Ampere", NULL},
};

static int hex_or_zero(struct str text)
{
    int value = 0;
    if (!str_starts_with(text, STR("0x")))
        return 0;
    for (size_t i = 2; i < text.len && i < 8; i++) {
        const char c = text.ptr[i];
        const int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : 0;
        value = value * 16 + digit;
    }
    return value;
}

/* A decimal number; 0 and not known where the text is none. */
static int number_of(struct str text, bool *known)
{
    int64_t value = 0;
    *known = str_to_i64(text, &value) && value >= 0 && value <= INT32_MAX;
    return *known ? (int)value : 0;
}

static void identify_arm(struct host_scan *s, struct str cpuinfo)
{
    struct host *host = s->host;
    const int implementer = hex_or_zero(host_value(cpuinfo, "CPU implementer"));
    const int part = hex_or_zero(host_value(cpuinfo, "CPU part"));
    host->isa = "aarch64";
    host->vendor = "Arm";
    host->family = implementer;
    host->family_known = true;
    host->model = part;
    host->model_known = host_value(cpuinfo, "CPU part").len != 0;
    host->stepping = number_of(host_value(cpuinfo, "CPU revision"), &host->stepping_known);
    host->features = str_cstr(s->arena, host_value(cpuinfo, "Features"));
    for (size_t i = sizeof arm_names / sizeof arm_names[0]; i-- > 0;) {
        const struct arm_name *name = &arm_names[i];
        if (name->implementer != implementer || (name->part != -1 && name->part != part))
            continue;
        host->vendor = name->vendor;
        host->microarchitecture = name->microarchitecture;
    }
    host->model_name = str_formatz(s->arena, "%s %s", host->vendor,
                                   host->microarchitecture != NULL
                                       ? host->microarchitecture
                                       : str_formatz(s->arena, "part 0x%x", (unsigned)part));
}

static void identify_x86(struct host_scan *s, struct str cpuinfo)
{
    struct host *host = s->host;
    const struct str vendor = host_value(cpuinfo, "vendor_id");
    host->isa = "x86-64";
    host->vendor = str_eq(vendor, STR("GenuineIntel"))   ? "Intel"
                   : str_eq(vendor, STR("AuthenticAMD")) ? "AMD"
                   : str_eq(vendor, STR("HygonGenuine")) ? "Hygon"
                                                         : str_cstr(s->arena, vendor);
    host->model_name = str_cstr(s->arena, host_value(cpuinfo, "model name"));
    host->family = number_of(host_value(cpuinfo, "cpu family"), &host->family_known);
    host->model = number_of(host_value(cpuinfo, "model"), &host->model_known);
    host->stepping = number_of(host_value(cpuinfo, "stepping"), &host->stepping_known);
    host->features = str_cstr(s->arena, host_value(cpuinfo, "flags"));
}

/* What new processes get; it may be set lower than what the CPU has. */
static void scan_sve(struct host_scan *s)
{
    const struct str text = host_text(s->root, s->arena, "/proc/sys/abi/sve_default_vector_length");
    const int64_t bytes = host_number_or(text, 0);
    if (host_has(s->host, "sve") && bytes >= 16 && bytes <= 256 && bytes % 16 == 0)
        s->host->sve_bytes = (int)bytes;
}

bool host_scan_identity(struct host_scan *s)
{
    const struct str cpuinfo = host_text(s->root, s->arena, "/proc/cpuinfo");
    if (host_value(cpuinfo, "CPU implementer").len != 0)
        identify_arm(s, cpuinfo);
    else if (host_value(cpuinfo, "vendor_id").len != 0)
        identify_x86(s, cpuinfo);
    else
        return err_set(s->err, ERR_INPUT, "/proc/cpuinfo tells neither an x86-64 nor an Arm CPU");
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
