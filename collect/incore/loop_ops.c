#include "collect/incore/loop_ops.h"

#include <stdlib.h>

#include "collect/incore/isa.h"

/* How often each advance was seen. */
struct tally {
    int64_t *advances;
    int *counts;
    size_t n;
};

static void tally_add(struct tally *t, int64_t advance)
{
    const int64_t size = llabs(advance);
    for (size_t i = 0; i < t->n; i++) {
        if (t->advances[i] == size) {
            t->counts[i]++;
            return;
        }
    }
    t->advances[t->n] = size;
    t->counts[t->n++] = 1;
}

/* The most frequent advance other than 0; the smaller of equally frequent ones. */
static int64_t tally_max(const struct tally *t)
{
    int64_t best = 0;
    int count = 0;
    for (size_t i = 0; i < t->n; i++) {
        const bool more = t->counts[i] > count || (t->counts[i] == count && t->advances[i] < best);
        if (t->advances[i] != 0 && more) {
            best = t->advances[i];
            count = t->counts[i];
        }
    }
    return best;
}

static struct tally tally_new(struct arena *arena, size_t n)
{
    return (struct tally){arena_alloc(arena, n, sizeof(int64_t)),
                          arena_alloc(arena, n, sizeof(int)), 0};
}

/* The frame pointer counts as stack if the code sets it from the stack pointer. */
static bool frame_is_stack(const struct asm_listing *l)
{
    for (size_t i = 0; i < l->n_instructions; i++) {
        const struct str text = l->instructions[i].text;
        const struct str rest =
            str_trim(str_slice(text, l->instructions[i].mnemonic.len, text.len));
        if (str_eq(rest, STR("%rsp, %rbp")) || str_eq(rest, STR("x29, sp")))
            return true;
    }
    return false;
}

static bool on_stack(enum asm_isa isa, const struct asm_address *a, bool frame)
{
    if (a->vector_index)
        return false;
    return a->base == asm_stack_pointer(isa) || (frame && a->base == asm_frame_pointer(isa));
}

struct walk_state {
    const struct asm_listing *listing;
    struct linear *forms; /* address of each instruction of the loop */
    struct registers registers;
};

static struct walk_state follow(const struct asm_listing *l, const struct asm_loop *loop,
                                struct arena *arena)
{
    struct walk_state w = {.listing = l};
    w.forms = arena_alloc(arena, loop->n, sizeof *w.forms);
    registers_begin(&w.registers);
    for (size_t i = 0; i < loop->n; i++) {
        const struct asm_instruction *instruction = &l->instructions[loop->instructions[i]];
        const struct asm_facts f = asm_facts(l->isa, l->sve_bytes, instruction);
        w.forms[i] = asm_address_form(&w.registers, &f.address);
        asm_apply(l->isa, l->sve_bytes, instruction, &w.registers);
    }
    return w;
}

static bool same_form(const struct linear *a, const struct linear *b)
{
    bool same = a->known && b->known && a->constant == b->constant;
    for (int r = 0; r < ASM_REGISTERS && same; r++)
        same = a->coefficient[r] == b->coefficient[r];
    return same;
}

/* Whether an earlier instruction of the iteration stores to the same address: a sum that is kept in
 * memory because pointers may overlap. */
static bool stored_before(const struct walk_state *w, const struct asm_loop *loop, size_t at)
{
    const struct asm_listing *l = w->listing;
    bool before = false;
    for (size_t i = 0; i < at && !before; i++)
        before = same_form(&w->forms[i], &w->forms[at]) &&
                 asm_facts(l->isa, l->sve_bytes, &l->instructions[loop->instructions[i]]).store;
    return before;
}

void loop_ops_of(const struct asm_listing *l, const struct asm_loop *loop, struct arena *arena,
                 struct loop_ops *out)
{
    *out = (struct loop_ops){0};
    const bool frame = frame_is_stack(l);
    const struct walk_state walk = follow(l, loop, arena);
    struct tally stores = tally_new(arena, loop->n);
    struct tally loads = tally_new(arena, loop->n);
    int packed_flops = 0;
    int arithmetic_bits = 0;
    int data_bits = 0;
    for (size_t i = 0; i < loop->n; i++) {
        const struct asm_facts f =
            asm_facts(l->isa, l->sve_bytes, &l->instructions[loop->instructions[i]]);
        out->flops += f.flops;
        packed_flops += f.packed ? f.flops : 0;
        out->scalable |= f.scalable;
        if (f.flops != 0 && f.packed && f.vector_bits > arithmetic_bits)
            arithmetic_bits = f.vector_bits;
        if (!f.has_address)
            continue;
        out->n_loads_in_all += f.load;
        out->n_stores_in_all += f.store;
        out->n_gathers += f.address.vector_index;
        if (on_stack(l->isa, &f.address, frame)) {
            out->n_spills++;
            continue;
        }
        if (f.vector_bytes == 0 || f.address.symbol)
            continue;
        const int bits = f.vector_bytes * 8 < f.vector_bits ? f.vector_bytes * 8 : f.vector_bits;
        data_bits = bits > data_bits ? bits : data_bits;
        if (f.store && !stored_before(&walk, loop, i)) {
            out->stored_bytes += f.vector_bytes;
            out->n_stores++;
        }
        out->loaded_bytes += f.load ? f.vector_bytes : 0;
        int64_t advance = 0;
        if (linear_advance(&walk.registers, &walk.forms[i], &advance))
            tally_add(f.store ? &stores : &loads, advance);
    }
    out->vectorised = out->flops != 0 ? 2 * packed_flops > out->flops : data_bits > 64;
    if (out->vectorised)
        out->vector_bits = out->flops != 0 ? arithmetic_bits : data_bits;
    out->advance_bytes = tally_max(&stores);
    if (out->advance_bytes == 0 && stores.n == 0)
        out->advance_bytes = tally_max(&loads);
}

/* The quotient if it is a whole number of at least 1, else 0. */
static int64_t whole(int64_t a, int64_t b)
{
    return b > 0 && a > 0 && a % b == 0 ? a / b : 0;
}

bool loop_lup_per_iteration(const struct loop_ops *ops, const struct loop_walk *walk, int *out,
                            struct err *err)
{
    const int64_t advance =
        walk->override_bytes != 0 ? llabs(walk->override_bytes) : ops->advance_bytes;
    const int64_t by_advance = whole(advance, walk->bytes_per_lup);
    const int64_t by_stores =
        whole(ops->stored_bytes, (int64_t)walk->element_bytes * walk->stores_per_lup);
    int64_t lup = by_advance;
    if (walk->override_bytes == 0 && (by_advance == 0 || whole(by_stores, by_advance) > 1))
        lup = by_stores;
    if (lup == 0 && walk->override_bytes == 0 && ops->stored_bytes == 0)
        lup = whole(ops->flops, walk->flops_per_lup);
    if (ops->scalable && walk->override_bytes == 0)
        lup = 0;
    if (lup > 0 && lup <= 1 << 20) {
        *out = (int)lup;
        return true;
    }
    if (walk->override_bytes != 0)
        err_set(err, ERR_USAGE,
                "a pointer increment of %lld bytes is not a multiple of the %lld bytes of a LUP",
                (long long)walk->override_bytes, (long long)walk->bytes_per_lup);
    else if (ops->scalable) {
        err_set(err, ERR_INPUT, "the hot loop uses vectors of unknown width (SVE)");
        return err_hint(err, "add -msve-vector-bits=N to the compiler's flags where the machine's "
                             "vectors have N bits, or give the bytes that the pointers advance per "
                             "iteration with --pointer-increment");
    } else
        err_set(err, ERR_INPUT,
                "cannot determine the LUP per iteration of the hot loop: its addresses advance by "
                "%lld bytes, those of a LUP by %lld",
                (long long)ops->advance_bytes, (long long)walk->bytes_per_lup);
    return err_hint(
        err, "give the bytes that the pointers advance per iteration with --pointer-increment");
}
