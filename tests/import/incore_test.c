/*
 * What is made of published in-core analyses, in incore.txt. A row is a list of parts with ` ;; `
 * in between: `machine` if the machine is known (`bare`: without an analyser), `flags` and the
 * page's compile_flags, `asm` and the displayed assembly, `iaca` and the displayed report, in both
 * of which `~` ends a line, or `report` and the name of a file in tests/incore/reports.
 */
#include "unit.h"

#include "collect/import/import_work.h"
#include "golden.h"
#include "incore/targets.h"

static const char *const iaca_ports[] = {"0", "0DV", "1", "2", "3", "4", "5", "6", "7"};
static const char *const iaca_data[] = {"2D", "3D"};
static const struct analyser analysers[] = {
    {"llvm-mca", "-mcpu=haswell", haswell_ports, N_OF(haswell_ports), haswell_data,
     N_OF(haswell_data)},
    {"iaca", "HSW", iaca_ports, N_OF(iaca_ports), iaca_data, N_OF(iaca_data)}};

static const char kernel_text[] =
    "double a[N];\ndouble b[N];\nfor (int i = 0; i < N; ++i) b[i] = a[i] + a[i];\n";

struct row {
    struct arena *arena;
    struct import_work work;
    struct sb page;
};

static void add_capture(struct row *r, const char *name, struct str text)
{
    sb_addf(&r->page, "{%%- capture %s -%%}\n%.*s\n{%%- endcapture -%%}\n", name, STR_ARG(text));
}

static struct str lines(struct str text, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (size_t i = 0; i < text.len; i++)
        sb_addc(&out, text.ptr[i] == '~' ? '\n' : text.ptr[i]);
    return sb_str(&out);
}

static void add_part(struct row *r, struct str part)
{
    const struct str_cut cut = str_cut(part, ' ');
    const struct str text = lines(cut.tail, r->arena);
    struct err err = {0};
    if (str_eq(cut.head, STR("flags"))) {
        sb_addf(&r->page, "---\ncompile_flags: \"%.*s\"\n---\n", STR_ARG(cut.tail));
    } else if (str_eq(cut.head, STR("machine"))) {
        r->work.machine_known = true;
        if (str_eq(text, STR("bare")))
            r->work.machine.n_analysers = 0;
    } else if (str_eq(cut.head, STR("asm"))) {
        add_capture(r, "source_code_asm", text);
    } else if (str_eq(cut.head, STR("iaca"))) {
        add_capture(r, "iaca", text);
    } else {
        struct str report;
        assert_true(file_read(str_formatz(r->arena, "tests/incore/reports/%.*s", STR_ARG(cut.tail)),
                              1 << 20, r->arena, &report, &err));
        add_capture(r, "iaca", report);
    }
}

static void add_result(const struct import_work *w, struct sb *out)
{
    const struct incore *const in = &w->c.incore;
    sb_addf(out, "  %s; %s; compiler '%s', flags '%s'\n",
            w->loop_analysed ? "our analysis" : "no analysis of ours",
            w->c.incore_failure != NULL ? w->c.incore_failure : "read",
            in->compiler != NULL ? in->compiler : "none",
            in->compiler_flags != NULL ? in->compiler_flags : "none");
    sb_addf(out, "  T_comp %g, T_RegL1 %g, %d LUP per iteration\n", in->T_comp_cy_per_cl,
            in->T_RegL1_cy_per_cl, in->lup_per_iteration);
    for (size_t i = 0; i < in->n_instructions; i++)
        sb_addf(out, "  %zu: %.*s\n", i, STR_ARG(in->instructions[i].text));
    for (size_t i = 0; i < w->entry->odd.count; i++)
        sb_addf(out, "  odd: %.*s\n", STR_ARG(w->entry->odd.items[i]));
}

static void add_row(struct str text, struct sb *out)
{
    struct arena arena = {0};
    struct err err = {0};
    struct import_entry entry = {0};
    const struct importer importer = {.arena = &arena};
    struct row r = {.arena = &arena, .page = {.arena = &arena}};
    r.work = (struct import_work){
        .importer = &importer, .arena = &arena, .entry = &entry, .machine = haswell};
    r.work.machine.analysers = analysers;
    r.work.machine.n_analysers = N_OF(analysers);
    r.work.c.incore_failure = "not yet known";
    for (struct str rest = text; rest.len != 0;) {
        const size_t end = str_find_str(rest, STR(" ;; "));
        add_part(&r, str_slice(rest, 0, end));
        rest = end < rest.len ? str_slice(rest, end + 4, rest.len) : (struct str){0};
    }
    assert_true(import_page_read(sb_str(&r.page), "index.md", &arena, &r.work.files.page, &err));
    assert_true(kernel_parse(str_of(kernel_text), "kernel.c", &arena, &r.work.c.kernel, &err));
    import_incore(&r.work);
    add_result(&r.work, out);
    arena_free(&arena);
}

static void what_is_made_of_them(void **state)
{
    (void)state;
    assert_golden_rows(INCORE, add_row);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_made_of_them)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
