#include "collect/source/pragma.h"

#include "collect/source/fortran.h"

/* Pragmas, which the tree of the compiler does not have: they are looked for in the text. */

/* Position after the first whole `word`, or text.len + 1. */
static size_t after_word(struct str text, struct str word)
{
    for (size_t i = 0; i + word.len <= text.len; i++) {
        const bool begins = i == 0 || !char_in_name(text.ptr[i - 1]);
        const bool ends = i + word.len == text.len || !char_in_name(text.ptr[i + word.len]);
        if (begins && ends && str_eq(str_slice(text, i, i + word.len), word))
            return i + word.len;
    }
    return text.len + 1;
}

static bool has(struct str pragma, const char *word)
{
    return after_word(pragma, str_of(word)) <= pragma.len;
}

/* The value of a clause, `schedule(static)`; empty where it is not there. */
static struct str clause(struct str pragma, const char *name)
{
    size_t at = after_word(pragma, str_of(name));
    while (at < pragma.len && pragma.ptr[at] == ' ')
        at++;
    if (at >= pragma.len || pragma.ptr[at] != '(')
        return (struct str){0};
    const struct str rest = str_slice(pragma, at + 1, pragma.len);
    return str_trim(str_slice(rest, 0, str_find(rest, ')')));
}

struct str pragma_line_before(struct str text, size_t end)
{
    size_t begin = end;
    while (begin > 0 && text.ptr[begin - 1] != '\n')
        begin--;
    return str_slice(text, begin, end);
}

static unsigned line_number(const struct reader *r, size_t at, struct str text)
{
    unsigned line = 1;
    (void)r;
    for (size_t i = 0; i < at; i++)
        line += text.ptr[i] == '\n' ? 1 : 0;
    return line;
}

/* The pragma that ends before `*at`, which goes to its beginning; blank lines are skipped. */
static bool take_before(const struct reader *r, struct str text, size_t *at, struct str *out)
{
    if (unit_is_fortran(r->unit))
        return fortran_directive_before(r->arena, text, at, out);
    size_t end = *at;
    while (end > 0 && (text.ptr[end - 1] == ' ' || text.ptr[end - 1] == '\t' ||
                       text.ptr[end - 1] == '\n' || text.ptr[end - 1] == '\r'))
        end--;
    struct str line = pragma_line_before(text, end);
    size_t begin = end - line.len;
    while (begin > 1 && str_ends_with(str_trim(pragma_line_before(text, begin - 1)), STR("\\")))
        begin -= pragma_line_before(text, begin - 1).len + 1;
    *out = str_trim(str_slice(text, begin, end));
    *at = begin;
    if (!str_starts_with(*out, STR("#")))
        return false;
    return str_starts_with(str_trim(str_slice(*out, 1, out->len)), STR("pragma"));
}

static void note(struct reader *r, struct str text, unsigned line, int l)
{
    const bool omp = has(text, "omp");
    enum nest_pragma *const pragma = &r->loops[l].facts.pragma;
    if (omp && has(text, "simd"))
        *pragma = NEST_PRAGMA_SIMD;
    else if (has(text, "GCC") && has(text, "ivdep"))
        *pragma = NEST_PRAGMA_IVDEP;
    else if (has(text, "ivdep") || has(text, "vector"))
        reader_note_line(r, (struct code_place){.line = line, .col = 1},
                         "gcc and clang ignore this pragma: `#pragma omp simd` is for all");
    if (!omp || !has(text, "for") || r->parallel.present)
        return;
    int64_t collapse = 1;
    str_to_i64(clause(text, "collapse"), &collapse);
    r->parallel = (struct nest_parallel){
        .present = true,
        .loop = l,
        .collapse = collapse >= 1 && collapse <= KERNEL_MAX_LOOPS ? (int)collapse : 1,
        .schedule = str_copy(r->arena, clause(text, "schedule")),
        .line = line};
}

void pragma_before(struct reader *r, const struct code *c, int l)
{
    const struct str text = unit_text(r->unit);
    size_t at = c->offset;
    struct str pragma;
    while (c->in_main_file && at <= text.len && take_before(r, text, &at, &pragma))
        note(r, pragma, line_number(r, at, text) - unit_lines_before(r->unit), l);
}

bool pragma_shares(struct reader *r, const struct code *c)
{
    const struct str text = unit_text(r->unit);
    size_t at = c->offset;
    struct str pragma;
    bool shares = false;
    while (c->in_main_file && at <= text.len && take_before(r, text, &at, &pragma))
        shares = shares || (has(pragma, "omp") && has(pragma, "for"));
    return shares;
}
