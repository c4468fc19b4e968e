#ifndef COLLECT_INCORE_ISA_H
#define COLLECT_INCORE_ISA_H

#include <stdbool.h>
#include <stdint.h>

#include "collect/incore/linear.h"
#include "collect/incore/listing.h"

/* What an instruction means for finding and describing the hot loop; timing is the analyser's. */
enum asm_flow {
    FLOW_NEXT,
    FLOW_JUMP,   /* always to `target` */
    FLOW_BRANCH, /* to `target` or on */
    FLOW_END,    /* return, or a jump that cannot be followed */
    FLOW_CALL
};

/* base + scale * index + displacement; -1 where there is no such register. */
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
    int flops;        /* real floating-point operations of all lanes; an FMA counts 2 */
    bool packed;      /* arithmetic on several lanes */
    int vector_bits;  /* the widest vector register that is named; 0: none */
    bool scalable;    /* names a register of unknown width (SVE); it counts as the least */
    bool has_address; /* accesses memory there */
    struct asm_address address;
    bool load, store; /* a read-modify-write does both */
    int vector_bytes; /* moved between memory and vector registers; 0: other data */
};

/*
 * Looks at one instruction. Unknown ones come back as FLOW_NEXT without further properties.
 * `sve_bytes`: of an SVE vector, 0 where that is not known. Predicates count as all true: in the
 * hot loop all iterations except the last are whole.
 */
struct asm_facts asm_facts(enum asm_isa isa, int sve_bytes,
                           const struct asm_instruction *instruction);

/* Follows what an instruction does to the general registers; sve_bytes as for asm_facts. */
void asm_apply(enum asm_isa isa, int sve_bytes, const struct asm_instruction *instruction,
               struct registers *r);

/* The address as a linear form of the registers at the beginning of the pass. */
struct linear asm_address_form(const struct registers *r, const struct asm_address *address);

/* Registers that can address the stack frame; where the frame pointer is one is up to the code. */
int asm_stack_pointer(enum asm_isa isa);
int asm_frame_pointer(enum asm_isa isa);

/* The instruction sets; asm_facts and asm_apply choose. */
struct asm_facts x86_facts(const struct asm_instruction *instruction);
void x86_apply(const struct asm_instruction *instruction, struct registers *r);
struct asm_facts aarch64_facts(const struct asm_instruction *instruction, int sve_bytes);
void aarch64_apply(const struct asm_instruction *instruction, int sve_bytes, struct registers *r);

#endif
