#include "unit.h"

#include "base/file.h"
#include "collect/incore/hot_loop.h"
#include "collect/incore/isa.h"
#include "collect/incore/row_code.h"
#include "golden.h"

/* facts.txt: the facts of single instructions, and the registers that they change (r0 …, in the
 * machine's numbering). UPDATE=1 writes what follows the arrows. */

static const char golden[] = "tests/incore/facts.txt";
/* What the loops of whole listings do; also written by UPDATE=1. */
static const char golden_loops[] = "tests/incore/loops.txt";

static void add_form(const struct linear *form, struct sb *out)
{
    if (!form->known) {
        sb_addc(out, '?');
        return;
    }
    for (int i = 0; i < ASM_REGISTERS; i++) {
        if (form->coefficient[i] != 0)
            sb_addf(out, "%lld*r%d + ", (long long)form->coefficient[i], i);
    }
    sb_addf(out, "%lld", (long long)form->constant);
}

static void add_facts(const struct asm_facts *f, struct sb *out)
{
    static const char *const flows[] = {"", " jump", " branch", " end", " call"};
    sb_addz(out, flows[f->flow]);
    if (f->target.len != 0)
        sb_addf(out, " to %.*s", STR_ARG(f->target));
    if (f->flops != 0)
        sb_addf(out, " %d flops%s", f->flops, f->packed ? " packed" : "");
    if (f->vector_bits != 0)
        sb_addf(out, " %d bits%s", f->vector_bits, f->scalable ? " at least" : "");
    if (f->load || f->store)
        sb_addf(out, "%s%s", f->load ? " load" : "", f->store ? " store" : "");
    if (f->vector_bytes != 0)
        sb_addf(out, " %d B", f->vector_bytes);
    if (!f->has_address)
        return;
    struct registers r;
    registers_begin(&r);
    const struct linear form = asm_address_form(&r, &f->address);
    sb_addz(out, " at ");
    add_form(&form, out);
    sb_addf(out, "%s%s", f->address.vector_index ? " of lanes" : "",
            f->address.symbol ? " of a symbol" : "");
}

static void add_changes(enum asm_isa isa, int sve_bytes, const struct asm_instruction *i,
                        struct sb *out)
{
    struct registers before;
    struct registers after;
    registers_begin(&before);
    registers_begin(&after);
    asm_apply(isa, sve_bytes, i, &after);
    for (int k = 0; k < ASM_REGISTERS; k++) {
        struct sb old = {.arena = out->arena};
        struct sb new = {.arena = out->arena};
        add_form(&before.value[k], &old);
        add_form(&after.value[k], &new);
        if (!str_eq(sb_str(&old), sb_str(&new)))
            sb_addf(out, ", r%d = %s", k, sb_cstr(&new));
    }
}

static void instructions_mean_what_they_say(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct str expected;
    struct sb out = {.arena = &arena};
    enum asm_isa isa = ASM_X86_64;
    int sve_bytes = 0;
    assert_true(file_read(golden, 1 << 20, &arena, &expected, &err));
    for (struct str rest = expected; rest.len != 0;) {
        const struct str_cut line = str_cut(rest, '\n');
        const struct str text = str_slice(line.head, 0, str_find_str(line.head, STR(" =>")));
        rest = line.tail;
        sb_addf(&out, "%.*s", STR_ARG(text));
        if (str_starts_with(text, STR("== "))) {
            isa = str_starts_with(text, STR("== x86")) ? ASM_X86_64 : ASM_AARCH64;
            sve_bytes = str_ends_with(text, STR("SVE of 32 B")) ? 32 : 0;
        } else {
            struct asm_listing listing;
            assert_true(listing_parse(str_format(&arena, "%.*s\n", STR_ARG(text)), isa, "line",
                                      &arena, &listing, &err));
            assert_int_equal(listing.n_instructions, 1);
            const struct asm_facts facts = asm_facts(isa, sve_bytes, listing.instructions);
            sb_addz(&out, " =>");
            add_facts(&facts, &out);
            add_changes(isa, sve_bytes, listing.instructions, &out);
        }
        sb_addc(&out, '\n');
    }
    if (getenv("UPDATE") != NULL)
        assert_true(file_write(golden, sb_str(&out), &err));
    assert_string_equal(sb_cstr(&out), str_cstr(&arena, expected));
    arena_free(&arena);
}

static void add_ops(const struct loop_ops *p, struct sb *out)
{
    sb_addf(out,
            "%d flops, %d bits%s%s, stores %d B by %d of %d, loads %d B by some of %d, "
            "%d spills, %d gathers, advances %lld B\n",
            p->flops, p->vector_bits, p->vectorised ? " vectorised" : "",
            p->scalable ? " scalable" : "", p->stored_bytes, p->n_stores, p->n_stores_in_all,
            p->loaded_bytes, p->n_loads_in_all, p->n_spills, p->n_gathers,
            (long long)p->advance_bytes);
}

static void add_row(const struct row_code *row, struct sb *out)
{
    if (!row->known) {
        sb_addz(out, "  the row is not known\n");
        return;
    }
    sb_addf(out, "  row: %d instructions, %g vectors, %d loads and %d stores in an iteration\n",
            row->startup_instructions, row->vectors_per_iteration, row->loads_per_iteration,
            row->stores_per_iteration);
    for (size_t i = 0; i < row->n_steps; i++) {
        const struct row_step *s = &row->steps[i];
        sb_addf(out, "    %d LUP by %g vectors, %d instructions%s%s\n", s->lup, s->vectors,
                s->n_instructions, s->repeats ? ", repeats" : "", s->always ? ", always" : "");
    }
}

static void add_listing(const char *file, enum asm_isa isa, int sve_bytes,
                        const struct loop_walk *w, struct arena *arena, struct sb *out)
{
    struct err err = {0};
    struct str text;
    struct asm_listing l;
    struct asm_loops loops;
    assert_true(
        file_read(path_join(arena, "tests/incore/listings", file), 1 << 20, arena, &text, &err));
    assert_true(listing_parse(text, isa, file, arena, &l, &err));
    l.sve_bytes = sve_bytes;
    assert_true(loops_find(&l, arena, &loops, &err));
    sb_addf(out, "== %s%s\n", file, sve_bytes != 0 ? ", SVE of 64 B" : "");
    struct loop_ops *ops = arena_alloc(arena, loops.count, sizeof *ops);
    for (size_t i = 0; i < loops.count; i++)
        loop_ops_of(&l, &loops.items[i], arena, &ops[i]);
    const size_t hot = hot_loop(ops, loops.count);
    for (size_t i = 0; i < loops.count; i++) {
        const struct asm_loop *loop = &loops.items[i];
        struct row_code row;
        int lup = 0;
        struct err why = {0};
        sb_addf(out, "%s%u to %u, %zu instructions: ", i == hot ? "hot: " : "", loop->first_line,
                loop->last_line, loop->n);
        add_ops(&ops[i], out);
        if (!loop_lup_per_iteration(&ops[i], w, &lup, &why)) {
            sb_addf(out, "  %s\n", why.text);
            continue;
        }
        sb_addf(out, "  %d LUP\n", lup);
        row_describe(&l, loop, &ops[i], w, lup, arena, &row);
        add_row(&row, out);
    }
}

static void loops_do_what_they_do(void **state)
{
    (void)state;
    static const struct loop_walk stores = {
        .bytes_per_lup = 8, .element_bytes = 8, .stores_per_lup = 1};
    static const struct loop_walk loads = {.bytes_per_lup = 8, .element_bytes = 8};
    static const struct {
        const char *file;
        const struct loop_walk *walk;
    } files[] = {
        {"advances.s", &stores},
        {"advances.s", &loads},
        {"3d-7pt.clang.haswell.s", &stores},
        {"3d-7pt.clang.skylake-avx512.s", &stores},
        {"3d-7pt.clang.znver3.s", &stores},
        {"3d-7pt.gcc.haswell.s", &stores},
        {"3d-7pt.gcc.skylake-avx512.s", &stores},
        {"3d-7pt.gcc.unrolled.s", &stores},
        {"3d-7pt.gcc.znver3.s", &stores},
        {"copy.gcc.haswell.s", &stores},
        {"dot.clang.haswell.s", &loads},
        {"matvec.gcc.haswell.s", &loads},
        {"seidel.gcc.unrolled.s", &stores},
        {"triad.gcc.scalar.s", &stores},
        {"triad.gcc.scalar.unrolled.s", &stores},
        {"triad.gcc.unrolled.s", &stores},
    };
    static const char *const of_arm[] = {"3d-7pt.clang.a64fx.s", "3d-7pt.clang.aarch64.s",
                                         "daxpy.clang.a64fx.predicated.s",
                                         "daxpy.clang.a64fx.scalable.s", "daxpy.clang.aarch64.s"};
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        add_listing(files[i].file, ASM_X86_64, 0, files[i].walk, &arena, &out);
    for (size_t i = 0; i < sizeof of_arm / sizeof *of_arm; i++) {
        add_listing(of_arm[i], ASM_AARCH64, 0, &stores, &arena, &out);
        add_listing(of_arm[i], ASM_AARCH64, 64, &stores, &arena, &out);
    }
    assert_golden(golden_loops, sb_str(&out));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(instructions_mean_what_they_say),
        cmocka_unit_test(loops_do_what_they_do),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
