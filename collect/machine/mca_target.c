#include "collect/machine/mca_target.h"

#include <string.h>

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
bool mca_splits_vectors(const char *target, struct str first_port)
{
    return str_eq(mca_target_cpu(target), STR("znver5")) && str_starts_with(first_port, STR("Zn4"));
}

/* Each `from` replaced; both have the same length. */
static struct str replaced(struct str text, struct str from, const char *to, struct arena *arena)
{
    char *const out = str_cstr(arena, text);
    for (size_t at = 0; at + from.len <= text.len; at++) {
        if (str_starts_with(str_slice(text, at, text.len), from))
            memcpy(out + at, to, from.len);
    }
    return str_of(out);
}

struct str mca_half_vectors(struct str instruction, struct arena *arena)
{
    static const char *const mixed[] = {"%xmm", "%ymm", "64x4", "32x8", "-sae}", "{sae}", NULL};
    if (!str_contains(instruction, STR("%zmm")) || str_contains_one_of(instruction, mixed))
        return instruction;
    const struct str narrow = replaced(instruction, STR("%zmm"), "%ymm", arena);
    const struct str doubles = replaced(narrow, STR("{1to8}"), "{1to4}", arena);
    const size_t at = str_find_str(doubles, STR("{1to16}"));
    return at == doubles.len
               ? doubles
               : str_format(arena, "%.*s{1to8}%.*s", STR_ARG(str_slice(doubles, 0, at)),
                            STR_ARG(str_slice(doubles, at + STR("{1to16}").len, doubles.len)));
}
