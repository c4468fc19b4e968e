#include "collect/machine/mca_core_names.h"

#include <stddef.h>

/* The prefix of a model's resource names, and the cores that the model was made for (LLVM 14 to
 * 19). */
static const struct {
    const char *ports;
    const char *cpus; /* separated by blanks */
} models[] = {
    {"SBPort", "sandybridge ivybridge corei7-avx core-avx-i"},
    {"SBDivider", "sandybridge ivybridge corei7-avx core-avx-i"},
    {"HW", "haswell core-avx2"},
    {"BW", "broadwell"},
    {"SKL", "skylake"},
    {"SKX", "skylake-avx512 skx cascadelake cooperlake"},
    {"ICX", "icelake-client icelake-server tigerlake rocketlake"},
    {"ADLP", "alderlake raptorlake"},
    {"SPR", "sapphirerapids emeraldrapids"},
    {"SLM", "silvermont slm"},
    {"Zn3", "znver3"},
    {"Zn4", "znver4"},
    {"A53Unit", "cortex-a53"},
    {"CortexA55", "cortex-a55"},
    {"CortexA510", "cortex-a510"},
    {"A57Unit", "cortex-a57"},
    {"N1Unit", "neoverse-n1"},
    {"N2Unit", "neoverse-n2"},
    {"V1Unit", "neoverse-v1"},
    {"V2Unit", "neoverse-v2"},
    {"Cy", "cyclone apple-a7"},
    {"Falkor", "falkor"},
    {"Ampere1Unit", "ampere1 ampere1a"},
};

bool core_model_is_own(struct str cpu, struct str port)
{
    for (size_t i = 0; i < sizeof models / sizeof models[0]; i++) {
        if (str_starts_with(port, str_of(models[i].ports)))
            return str_has_word(str_of(models[i].cpus), cpu);
    }
    return true;
}
