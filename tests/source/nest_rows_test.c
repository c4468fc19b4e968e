/*
 * What is read of small files, in nest_rows.txt: the nest on one line, its facts, its notes. A row
 * is the end of the file's name and its text, in which `@` ends a line; `{{N TEXT}}` stands for
 * TEXT N times, with its number for `#`.
 */
#include "nest_reading.h"

#include "golden.h"

static void add_text(struct str text, struct sb *out)
{
    while (text.len != 0) {
        const struct str list = STR("{{");
        const size_t at = str_find_str(text, list);
        for (size_t i = 0; i < at && i < text.len; i++)
            sb_addc(out, text.ptr[i] == '@' ? '\n' : text.ptr[i]);
        if (at >= text.len)
            return;
        const struct str_cut count = str_cut(str_slice(text, at + list.len, text.len), ' ');
        const size_t end = str_find_str(count.tail, STR("}}"));
        const struct str item = str_slice(count.tail, 0, end);
        int64_t n = 0;
        assert_true(str_to_i64(count.head, &n));
        for (int64_t k = 1; k <= n; k++) {
            for (size_t i = 0; i < item.len; i++) {
                if (item.ptr[i] == '#')
                    sb_addf(out, "%d", (int)k);
                else
                    sb_addc(out, item.ptr[i]);
            }
        }
        text = str_slice(count.tail, end + 2, count.tail.len);
    }
}

static void add_on_one_line(struct str text, struct sb *out)
{
    bool space = true;
    for (size_t i = 0; i < text.len; i++) {
        const bool blank = text.ptr[i] == ' ' || text.ptr[i] == '\n';
        if (!blank)
            sb_addc(out, text.ptr[i]);
        else if (!space)
            sb_addc(out, ' ');
        space = blank;
    }
    sb_addc(out, '\n');
}

static void add_facts(const struct nest *n, struct sb *out)
{
    const struct kernel *k = &n->kernel;
    sb_addf(out, "  +%d *%d /%d", k->flops.add, k->flops.mul, k->flops.div);
    for (int s = 0; s < k->n_symbols; s++) {
        if (n->size_values[s] != 0)
            sb_addf(out, ", size %d is %lld", s, (long long)n->size_values[s]);
    }
    for (int l = 0; l < k->n_loops; l++)
        sb_addf(out, ", %.*s%s%s%s wrap %d pragma %d", STR_ARG(n->loops[l].type),
                n->loops[l].reversed ? " reversed" : "", n->loops[l].tiled ? " tiled" : "",
                n->loops[l].wide_end ? " below a wider end" : "", n->loops[l].wrap,
                n->loops[l].pragma);
    for (int a = 0; a < k->n_arrays; a++)
        sb_addf(out, "%s%s%s", n->arrays[a].linearised ? ", linearised" : "",
                n->arrays[a].wraps ? " wraps" : "", n->arrays[a].is_const ? ", const" : "");
    if (n->parallel.present)
        sb_addf(out, ", threads on loop %d, %d collapsed '%.*s'", n->parallel.loop,
                n->parallel.collapse, STR_ARG(n->parallel.schedule));
    sb_addf(out, "%s%s, %d temporaries, %d reductions, conversions %d\n",
            n->in_place ? ", in place" : "", n->aliasing ? ", aliasing" : "", n->n_temporaries,
            n->n_reductions, n->conversions.count);
    for (int i = 0; i < n->n_restarts; i++)
        sb_addf(out, "  %.*s begins anew in loop %d\n",
                STR_ARG(k->scalars[n->restarts[i].scalar].name), n->restarts[i].loop);
    for (size_t i = 0; i < n->n_notes; i++)
        sb_addf(out, "  note %u:%u: %.*s\n", n->notes[i].at.line, n->notes[i].at.col,
                STR_ARG(n->notes[i].text));
}

static void add_row(struct str row, struct sb *out)
{
    struct fixture f = {0};
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    const struct nest_options any = {0};
    const struct str_cut cut = str_cut(row, ' ');
    add_text(cut.tail, &text);
    const char *const file = str_formatz(&arena, "my.%.*s", STR_ARG(cut.head));
    if (!nest_read(&f.arena, sb_cstr(&text), text.len, file, &any, &f.nest, &f.err)) {
        const struct str_cut lines = str_cut(str_of(message(&f)), '\n');
        sb_addf(out, "  %.*s\n", STR_ARG(lines.head));
    } else {
        sb_addz(out, "  ");
        add_on_one_line(f.nest.source, out);
        add_facts(&f.nest, out);
    }
    arena_free(&f.arena);
    arena_free(&arena);
}

static void rows(void **state)
{
    const char *const part = *state;
    if (part == NULL)
        assert_golden_rows(ROWS, add_row);
    else
        assert_golden_part(ROWS, add_row, (size_t)(part[0] - '0'), PARTS);
}

/* Argument: the number of a part; without one all rows. */
int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test_prestate(rows, argc > 1 ? argv[1] : NULL)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
