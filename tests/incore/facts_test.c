#include "unit.h"

#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "collect/incore/isa.h"

/*
 * facts.txt: what single instructions mean, and which registers they leave changed (r0 … as the
 * machine numbers them). UPDATE=1 writes anew what comes after the arrows.
 */

static const char golden[] = "tests/incore/facts.txt";

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
        if (memcmp(&before.value[k], &after.value[k], sizeof before.value[k]) == 0)
            continue;
        sb_addf(out, ", r%d = ", k);
        add_form(&after.value[k], out);
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

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(instructions_mean_what_they_say)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
