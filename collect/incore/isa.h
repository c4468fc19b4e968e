#ifndef COLLECT_INCORE_ISA_H
#define COLLECT_INCORE_ISA_H

#include <stdbool.h>
#include <stdint.h>

#include "collect/incore/linear.h"
#include "collect/incore/listing.h"

/*
 * Properties of an instruction needed for finding and describing the hot loop; its timing is the
 * analyser's task.
 */
enum asm_flow {
    FLOW_NEXT,
    FLOW_JUMP,   /* always to `target` */
    FLOW_BRANCH, /* to `target` or to the next instruction */
    FLOW_END,    /* return, or a jump that cannot be followed */
    FLOW_CALL
};

/* base + scale * index + displacement; -1 if there is no such register. */
struct asm_address {
    int base, index;
    int64_t scale;
    int64_t displacement;
    bool vector_index; /* gather, scatter: every lane has its own address */
    bool symbol;       /* a constant or a static object */
};

struct asm_facts {
    enum asm_flow flow;
    struct str target;
    int flops;       /* real floating-point operations of all lanes; an FMA counts 2 */
    bool packed;     /* arithmetic on several lanes */
    int vector_bits; /* of the widest vector register used; 0: none */
    bool scalable; /* uses a register of unknown width (SVE), which counts with the minimum width */
    bool has_address; /* accesses memory at `address` */
    struct asm_address address;
    bool load, store; /* a read-modify-write does both */
    int vector_bytes; /* moved between memory and vector registers; 0: other data */
};

/*
 * Describes one instruction; unknown ones are FLOW_NEXT without further properties. `sve_bytes`:
 * bytes of an SVE vector, 0 if unknown. Predicates count as all true: in the hot loop all
 * iterations except the last are full.
 */
struct asm_facts asm_facts(enum asm_isa isa, int sve_bytes,
                           const struct asm_instruction *instruction);

/* Applies an instruction's effect to the general registers; sve_bytes as for asm_facts. */
void asm_apply(enum asm_isa isa, int sve_bytes, const struct asm_instruction *instruction,
               struct registers *r);

/* The address as a linear form of the registers at the beginning of the iteration. */
struct linear asm_address_form(const struct registers *r, const struct asm_address *address);

/*
 * Registers that can address the stack frame; whether the frame pointer does so depends on the
 * code.
 */
int asm_stack_pointer(enum asm_isa isa);
int asm_frame_pointer(enum asm_isa isa);

/* The instruction sets; asm_facts and asm_apply choose. */
struct asm_facts x86_facts(const struct asm_instruction *instruction);
void x86_apply(const struct asm_instruction *instruction, struct registers *r);
struct asm_facts aarch64_facts(const struct asm_instruction *instruction, int sve_bytes);
void aarch64_apply(const struct asm_instruction *instruction, int sve_bytes, struct registers *r);

#endif
