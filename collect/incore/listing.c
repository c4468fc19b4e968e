#include "collect/incore/listing.h"

#include <stdlib.h>

/* The state of the reader. */
struct listing_reader {
    struct arena *arena;
    struct asm_listing *out;
    struct str_list functions;
    unsigned line;
};

bool asm_isa_of(const char *isa, enum asm_isa *out)
{
    const struct str name = str_of(isa);
    if (str_eq(name, STR("x86-64")) || str_eq(name, STR("x86_64")))
        *out = ASM_X86_64;
    else if (str_eq(name, STR("aarch64")))
        *out = ASM_AARCH64;
    else
        return false;
    return true;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* `#` starts a comment on x86, but an immediate on AArch64; there it is `//`. */
static struct str comment_start(enum asm_isa isa)
{
    return isa == ASM_X86_64 ? STR("#") : STR("//");
}

static void note_marker(struct asm_listing *out, bool begin)
{
    if (begin && !out->marked) {
        out->marked = true;
        out->marked_begin = out->n_instructions;
        out->marked_end = (size_t)-1;
    } else if (!begin && out->marked && out->marked_end == (size_t)-1) {
        out->marked_end = out->n_instructions;
    }
}

static void read_comment(struct listing_reader *r, struct str comment)
{
    if (str_contains(comment, STR("OSACA-BEGIN")) || str_contains(comment, STR("LLVM-MCA-BEGIN")))
        note_marker(r->out, true);
    if (str_contains(comment, STR("OSACA-END")) || str_contains(comment, STR("LLVM-MCA-END")))
        note_marker(r->out, false);
}

/* Only the `movl` distinguishes IACA's marker from a real nop; the marker is removed as well. */
static void read_iaca_marker(struct listing_reader *r)
{
    struct asm_listing *out = r->out;
    if (out->n_instructions == 0)
        return;
    const struct str last = out->instructions[out->n_instructions - 1].text;
    const bool begin = str_contains(last, STR("$111"));
    if (!begin && !str_contains(last, STR("$222")))
        return;
    out->n_instructions--;
    note_marker(out, begin);
}

static void read_directive(struct listing_reader *r, struct str text)
{
    const bool global = str_starts_with(text, STR(".glob"));
    const bool type = str_starts_with(text, STR(".type")) && str_contains(text, STR("function"));
    if (global || type) {
        size_t from = 0;
        while (from < text.len && !is_blank(text.ptr[from]))
            from++;
        const struct str names = str_trim(str_slice(text, from, text.len));
        str_list_add(r->arena, &r->functions, str_trim(str_cut(names, ',').head));
    }
    if (str_starts_with(text, STR(".byte")) && str_contains(text, STR("100")) &&
        str_contains(text, STR("103")) && str_contains(text, STR("144")))
        read_iaca_marker(r);
}

static void add_label(struct listing_reader *r, struct str name)
{
    struct asm_listing *out = r->out;
    *ARENA_ADD(r->arena, out->labels, out->n_labels) =
        (struct asm_label){.name = name, .at = out->n_instructions};
}

/* Splits off the first operand: up to a comma outside parentheses, brackets and braces. */
static struct str_cut cut_operand(struct str s)
{
    int depth = 0;
    for (size_t i = 0; i < s.len; i++) {
        const char c = s.ptr[i];
        if (c == '(' || c == '[' || c == '{')
            depth++;
        if (c == ')' || c == ']' || c == '}')
            depth--;
        if (c == ',' && depth <= 0)
            return (struct str_cut){str_trim(str_slice(s, 0, i)),
                                    str_trim(str_slice(s, i + 1, s.len)), true};
    }
    return (struct str_cut){str_trim(s), str_slice(s, s.len, s.len), false};
}

static bool is_prefix(struct str word)
{
    static const char *const prefixes[] = {"lock", "rep",     "repe",  "repz",   "repne", "repnz",
                                           "bnd",  "notrack", "{vex}", "{evex}", NULL};
    return str_is_one_of(word, prefixes);
}

static struct str_cut cut_word(struct str s)
{
    size_t end = 0;
    while (end < s.len && !is_blank(s.ptr[end]))
        end++;
    return (struct str_cut){str_slice(s, 0, end), str_trim(str_slice(s, end, s.len)), end < s.len};
}

static void add_instruction(struct listing_reader *r, struct str text)
{
    struct asm_instruction instruction = {.text = text, .line = r->line};
    struct str_cut word = cut_word(text);
    while (word.ok && is_prefix(word.head))
        word = cut_word(word.tail);
    instruction.mnemonic = word.head;
    struct str rest = word.tail;
    while (rest.len != 0 && instruction.n_operands < ASM_MAX_OPERANDS) {
        const struct str_cut operand = cut_operand(rest);
        instruction.operands[instruction.n_operands++] = operand.head;
        rest = operand.tail;
    }
    struct asm_listing *out = r->out;
    *ARENA_ADD(r->arena, out->instructions, out->n_instructions) = instruction;
}

/* The length of a label's name at the start of a line, or 0. */
static size_t label_length(struct str s)
{
    for (size_t i = 0; i < s.len; i++) {
        const char c = s.ptr[i];
        if (c == ':')
            return i;
        if (is_blank(c) || c == '(' || c == ',' || c == '"')
            return 0;
    }
    return 0;
}

static void read_line(struct listing_reader *r, struct str line)
{
    const size_t comment = str_find_str(line, comment_start(r->out->isa));
    read_comment(r, str_slice(line, comment, line.len));
    struct str rest = str_trim(str_slice(line, 0, comment));
    for (size_t n = label_length(rest); n != 0; n = label_length(rest)) {
        add_label(r, str_slice(rest, 0, n));
        rest = str_trim(str_slice(rest, n + 1, rest.len));
    }
    while (rest.len != 0) {
        const struct str_cut statement = str_cut(rest, ';');
        const struct str text = str_trim(statement.head);
        if (text.len != 0 && text.ptr[0] == '.')
            read_directive(r, text);
        else if (text.len != 0)
            add_instruction(r, text);
        rest = str_trim(statement.tail);
    }
}

static int compare_labels(const void *a, const void *b)
{
    const struct asm_label *x = a;
    const struct asm_label *y = b;
    const int order = str_compare(x->name, y->name);
    return order != 0 ? order : (x->at > y->at) - (x->at < y->at);
}

/* Index of the first label that is not before (name, at). */
static size_t label_bound(const struct asm_listing *l, struct str name, size_t at)
{
    const struct asm_label key = {.name = name, .at = at};
    size_t low = 0;
    size_t high = l->n_labels;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (compare_labels(&l->labels[middle], &key) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool label_at(const struct asm_listing *l, size_t i, struct str name)
{
    return i < l->n_labels && str_eq(l->labels[i].name, name);
}

static void mark_functions(struct listing_reader *r)
{
    for (size_t f = 0; f < r->functions.count; f++) {
        const struct str name = r->functions.items[f];
        const size_t i = label_bound(r->out, name, 0);
        if (label_at(r->out, i, name))
            r->out->labels[i].function = true;
    }
}

bool listing_parse(struct str text, enum asm_isa isa, const char *name, struct arena *arena,
                   struct asm_listing *out, struct err *err)
{
    *out = (struct asm_listing){.isa = isa};
    struct listing_reader r = {.arena = arena, .out = out};
    struct str rest = text;
    for (struct str line; str_next_line(&rest, &line);) {
        r.line++;
        if (str_contains(line, STR(".intel_syntax")))
            return err_at(err, name, r.line, 0, "the listing is in Intel syntax") ||
                   err_hint(err, "write it in AT&T syntax (gcc and clang: -masm=att)");
        read_line(&r, line);
    }
    if (out->n_instructions == 0)
        return err_at(err, name, 0, 0, "there are no instructions in the listing") ||
               err_hint(err, "give the assembly text that a compiler writes with -S");
    if (out->marked && out->marked_end > out->n_instructions)
        out->marked_end = out->n_instructions;
    if (out->n_labels != 0)
        qsort(out->labels, out->n_labels, sizeof *out->labels, compare_labels);
    mark_functions(&r);
    return true;
}

/* `1b` and `1f`: the nearest label `1` before or after. */
static size_t local_target(const struct asm_listing *l, size_t from, struct str target)
{
    const struct str name = str_slice(target, 0, target.len - 1);
    const bool back = target.ptr[target.len - 1] == 'b';
    size_t i = label_bound(l, name, from + 1);
    if (back && i == 0)
        return l->n_instructions;
    if (back)
        i--;
    return label_at(l, i, name) ? l->labels[i].at : l->n_instructions;
}

size_t listing_target(const struct asm_listing *l, size_t from, struct str target)
{
    if (target.len >= 2 && char_is_digit(target.ptr[0])) {
        const char last = target.ptr[target.len - 1];
        if (last == 'b' || last == 'f')
            return local_target(l, from, target);
    }
    const size_t i = label_bound(l, target, 0);
    return label_at(l, i, target) ? l->labels[i].at : l->n_instructions;
}
