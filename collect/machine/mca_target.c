#include "collect/machine/mca_target.h"

#include <string.h>

#include "collect/machine/mca_core_names.h"

struct str mca_target_cpu(const char *target)
{
    const struct str key = STR("-mcpu=");
    const struct str text = str_of(target);
    const size_t at = str_find_str(text, key);
    const struct str rest = at < text.len ? str_slice(text, at + key.len, text.len) : text;
    return str_cut(rest, ' ').head;
}

/*
 * Zen 5's units for floating-point vectors are 64 bytes wide, in the parts for servers and desktops
 * (AMD, "Software Optimization Guide for the AMD Zen5 Microarchitecture", 58455, "Floating-Point
 * Unit"). LLVM 19 has Zen 4's model for it, in which such vectors pass twice through 32 bytes.
 * Measured: docs/models.md.
 */
bool mca_may_split_vectors(const char *target)
{
    return str_eq(mca_target_cpu(target), STR("znver5"));
}

bool mca_splits_vectors(const char *target, struct str first_port)
{
    return mca_may_split_vectors(target) && !core_model_is_own(mca_target_cpu(target), first_port);
}

/* The widths of an instruction's halves. */
typedef const char *const width_pair[2];

/* `line` with the first of each pair replaced by the second, for the pair that fits at a place. */
static struct str replace_widths(struct str line, const width_pair *pairs, size_t n,
                                 struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (size_t at = 0; at < line.len;) {
        const struct str rest = str_slice(line, at, line.len);
        size_t p = 0;
        while (p < n && !str_starts_with(rest, str_of(pairs[p][0])))
            p++;
        if (p < n)
            sb_addz(&out, pairs[p][1]);
        else
            sb_addc(&out, rest.ptr[0]);
        at += p < n ? strlen(pairs[p][0]) : 1;
    }
    return sb_str(&out);
}

struct str mca_half_vectors(struct str instruction, struct arena *arena)
{
    static const char *const whole[] = {"64x4", "32x8", "-sae}", "{sae}", NULL};
    static const char *const narrower[] = {"%xmm", "%ymm", NULL};
    static const width_pair halves[] = {
        {"%zmm", "%ymm"}, {"{1to8}", "{1to4}"}, {"{1to16}", "{1to8}"}, {"%ymm", "%xmm"}};
    const bool converts = str_starts_with(str_trim(instruction), STR("vcvt"));
    if (!str_contains(instruction, STR("%zmm")) || str_contains_one_of(instruction, whole) ||
        (!converts && str_contains_one_of(instruction, narrower)))
        return instruction;
    return replace_widths(instruction, halves, sizeof halves / sizeof halves[0], arena);
}

/*
 * Cores with the result of an addition ready for another one in 2 cycles and for other instructions
 * in 3, which their models take for both; by the model's ports. Measured: docs/models.md.
 */
static const struct {
    const char *ports, *cpus; /* separated by blanks */
    const char *stand_in;     /* takes 2 cycles in that model */
} forwarding[] = {
    {"Zn4", "znver5", "vmaxpd"},
    {"ADLP", "alderlake raptorlake", "vphaddd"},
    {"SPR", "sapphirerapids emeraldrapids graniterapids", "vphaddd"},
};

const char *mca_forwarded_addition(const char *target, struct str first_port)
{
    const struct str cpu = mca_target_cpu(target);
    const char *found = NULL;
    for (size_t i = 0; i < sizeof forwarding / sizeof forwarding[0]; i++) {
        if (str_starts_with(first_port, str_of(forwarding[i].ports)) &&
            str_has_word(str_of(forwarding[i].cpus), cpu))
            found = forwarding[i].stand_in;
    }
    return found;
}

struct str mca_short_addition(const char *stand_in, struct str addition, struct arena *arena)
{
    /* what has no form with these operands, and 512 bits, which Golden Cove adds in over 3 cycles
     */
    static const char *const others[] = {"{",    "%zmm", "mm16", "mm17", "mm18", "mm19", "mm20",
                                         "mm21", "mm22", "mm23", "mm24", "mm25", "mm26", "mm27",
                                         "mm28", "mm29", "mm30", "mm31", NULL};
    if (str_contains_one_of(addition, others))
        return addition;
    const struct str line = str_trim(addition);
    const struct str operands = str_slice(line, strlen("vaddsd"), line.len);
    return str_format(arena, "%s%.*s", stand_in, STR_ARG(operands));
}
