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

struct str mca_half_vectors(struct str instruction, struct arena *arena)
{
    static const char *const mixed[] = {"%xmm", "%ymm", "64x4", "32x8", "-sae}", "{sae}", NULL};
    static const char *const halves[][2] = {
        {"%zmm", "%ymm"}, {"{1to8}", "{1to4}"}, {"{1to16}", "{1to8}"}};
    const size_t n = sizeof halves / sizeof halves[0];
    struct sb out = {.arena = arena};
    if (!str_contains(instruction, STR("%zmm")) || str_contains_one_of(instruction, mixed))
        return instruction;
    for (size_t at = 0; at < instruction.len;) {
        const struct str rest = str_slice(instruction, at, instruction.len);
        size_t h = 0;
        while (h < n && !str_starts_with(rest, str_of(halves[h][0])))
            h++;
        if (h < n)
            sb_addz(&out, halves[h][1]);
        else
            sb_addc(&out, rest.ptr[0]);
        at += h < n ? strlen(halves[h][0]) : 1;
    }
    return sb_str(&out);
}
