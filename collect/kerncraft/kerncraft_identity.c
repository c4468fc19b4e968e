#include "collect/kerncraft/kerncraft_parts.h"

#include <string.h>

static bool has_word(const char *text_of, const char *word)
{
    return text_of != NULL && strstr(text_of, word) != NULL;
}

/* The vendor, which is part of model names, or null. Microarchitectures are too, but in no fixed
 * form. Names of designs come after those of their makers. */
static const char *find_vendor(const char *model_name, const char *model_type)
{
    static const struct {
        const char *word;
        const char *vendor;
    } known[] = {{"Intel", "Intel"},      {"Hygon", "Hygon"},         {"AMD", "AMD"},
                 {"Zen", "AMD"},          {"Fujitsu", "Fujitsu"},     {"A64FX", "Fujitsu"},
                 {"Cavium", "Cavium"},    {"ThunderX", "Cavium"},     {"Ampere", "Ampere"},
                 {"NVIDIA", "NVIDIA"},    {"HiSilicon", "HiSilicon"}, {"Kunpeng", "HiSilicon"},
                 {"TSV110", "HiSilicon"}, {"Apple", "Apple"},         {"Qualcomm", "Qualcomm"},
                 {"Neoverse", "Arm"},     {"Cortex", "Arm"},          {"ARM", "Arm"},
                 {"Arm", "Arm"}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        if (has_word(model_name, known[i].word) || has_word(model_type, known[i].word))
            return known[i].vendor;
    }
    return NULL;
}

/* Files from a time when there was only x86 do not name the instruction set. */
static const char *read_isa(struct kc_reader *r, const struct yml_node *node)
{
    static const char *const names[][2] = {{"x86", "x86-64"},
                                           {"x86-64", "x86-64"},
                                           {"x86_64", "x86-64"},
                                           {"aarch64", "aarch64"},
                                           {"AArch64", "aarch64"}};
    for (size_t i = 0; i < sizeof names / sizeof names[0] && !kc_unknown(node); i++) {
        if (str_eq(node->text, str_of(names[i][0])))
            return names[i][1];
    }
    if (!kc_unknown(node))
        kc_complain(r, node, "isa", "x86, aarch64");
    else
        kc_guess(r, KC_IDENTITY_ASSUMED, "isa x86-64");
    return "x86-64";
}

void kc_read_identity(struct kc_reader *r, const struct yml_node *root)
{
    struct machine *m = r->m;
    const char *type = kc_text_or(r, yml_get(root, "model type"), "unknown");
    m->model_name = kc_text_or(r, yml_get(root, "model name"), type);
    m->microarchitecture = type;
    if (m->model_name == type && kc_text(r, yml_get(root, "model type")) != NULL)
        kc_guess(r, KC_IDENTITY_INFERRED, "model name from the model type");
    m->vendor = find_vendor(m->model_name, type);
    if (m->vendor != NULL)
        kc_guess(r, KC_IDENTITY_INFERRED, "vendor from the names of the model");
    else
        m->vendor = "unknown";
    m->isa = read_isa(r, yml_get(root, "isa"));
    m->clock_hz = kc_quantity(r, yml_get(root, "clock"), "clock");
    m->sockets = kc_whole(r, yml_get(root, "sockets"), "sockets");
    m->cores_per_socket = kc_whole(r, yml_get(root, "cores per socket"), "cores per socket");
    m->threads_per_core = kc_whole(r, yml_get(root, "threads per core"), "threads per core");
    m->numa_domains_per_socket =
        kc_whole(r, yml_get(root, "NUMA domains per socket"), "NUMA domains per socket");
    m->cores_per_numa_domain =
        kc_whole(r, yml_get(root, "cores per NUMA domain"), "cores per NUMA domain");
    m->line_bytes = (size_t)kc_whole(r, yml_get(root, "cacheline size"), "cacheline size");
    m->setup.huge_pages = kc_text(r, yml_get(root, "transparent hugepage"));
}
