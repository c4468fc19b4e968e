#include "collect/incore/isa.h"

struct asm_facts asm_facts(enum asm_isa isa, int sve_bytes,
                           const struct asm_instruction *instruction)
{
    return isa == ASM_X86_64 ? x86_facts(instruction) : aarch64_facts(instruction, sve_bytes);
}

void asm_apply(enum asm_isa isa, int sve_bytes, const struct asm_instruction *instruction,
               struct registers *r)
{
    if (isa == ASM_X86_64)
        x86_apply(instruction, r);
    else
        aarch64_apply(instruction, sve_bytes, r);
}

struct linear asm_address_form(const struct registers *r, const struct asm_address *address)
{
    const struct linear index = linear_register(r, address->index);
    const struct linear base = linear_register(r, address->base);
    struct linear form = linear_constant(address->displacement);
    form = linear_add(&form, &base, 1);
    return linear_add(&form, &index, address->scale);
}

int asm_stack_pointer(enum asm_isa isa)
{
    return isa == ASM_X86_64 ? 4 : 31;
}

int asm_frame_pointer(enum asm_isa isa)
{
    return isa == ASM_X86_64 ? 5 : 29;
}
