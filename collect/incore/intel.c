#include "collect/incore/intel.h"

enum { MAX_OPERANDS = 6 };

/* The parts of an address in brackets; missing parts are omitted. */
struct brackets {
    struct str base, index, scale;
    struct sb displacement;
};

/* One summand: `rax`, `rax*8`, `0x10`; `sign` precedes it. */
static void add_summand(struct str text, char sign, struct brackets *b)
{
    const struct str_cut product = str_cut(text, '*');
    if (product.ok) {
        b->index = str_trim(product.head);
        b->scale = str_trim(product.tail);
    } else if (text.len > 0 && char_is_digit(text.ptr[0])) {
        if (sign == '-')
            sb_addc(&b->displacement, sign);
        sb_add(&b->displacement, text);
    } else if (b->base.len == 0) {
        b->base = text;
    } else {
        b->index = text;
    }
}

static void read_brackets(struct str text, struct brackets *b)
{
    char sign = '+';
    size_t from = 0;
    for (size_t i = 0; i <= text.len; i++) {
        if (i < text.len && text.ptr[i] != '+' && text.ptr[i] != '-')
            continue;
        const struct str summand = str_trim(str_slice(text, from, i));
        if (summand.len > 0)
            add_summand(summand, sign, b);
        sign = i < text.len ? text.ptr[i] : '+';
        from = i + 1;
    }
}

static void add_registers(const struct brackets *b, struct sb *out)
{
    sb_addc(out, '(');
    if (b->base.len > 0)
        sb_addf(out, "%%%.*s", STR_ARG(b->base));
    if (b->index.len > 0)
        sb_addf(out, ",%%%.*s,%.*s", STR_ARG(b->index),
                STR_ARG(b->scale.len > 0 ? b->scale : STR("1")));
    sb_addc(out, ')');
}

/* `ymmword ptr fs:[rsi+rax*8+0x10]{k1}`: the width is dropped, what follows the brackets stays. */
static void add_memory(struct str operand, size_t open, struct sb *out)
{
    struct brackets b = {.displacement = {.arena = out->arena}};
    const size_t close = str_find(operand, ']');
    const struct str before = str_slice(operand, 0, open);
    read_brackets(str_slice(operand, open + 1, close), &b);
    if (before.len > 3 && before.ptr[before.len - 1] == ':')
        sb_addf(out, "%%%.*s", STR_ARG(str_slice(before, before.len - 3, before.len)));
    sb_add(out, sb_str(&b.displacement));
    if (b.base.len > 0 || b.index.len > 0)
        add_registers(&b, out);
    sb_add(out, str_slice(operand, close + 1, operand.len));
}

static void add_operand(struct str operand, bool jump, struct sb *out)
{
    const size_t open = str_find(operand, '[');
    if (open < operand.len) {
        add_memory(operand, open, out);
        return;
    }
    const bool number = operand.len > 0 && (char_is_digit(operand.ptr[0]) || operand.ptr[0] == '-');
    if (!jump)
        sb_addc(out, number ? '$' : '%');
    sb_add(out, operand);
}

void intel_to_att(struct str instruction, struct sb *out)
{
    const struct str_cut word = str_cut(str_trim(instruction), ' ');
    const bool jump =
        word.head.len > 0 && (word.head.ptr[0] == 'j' || str_starts_with(word.head, STR("call")));
    struct str operands[MAX_OPERANDS];
    size_t n = 0;
    struct str rest = str_trim(word.tail);
    while (rest.len > 0 && n < MAX_OPERANDS) {
        const struct str_cut operand = str_cut(rest, ',');
        operands[n++] = str_trim(operand.head);
        rest = str_trim(operand.tail);
    }
    sb_add(out, word.head);
    for (size_t i = n; i > 0; i--) {
        sb_addz(out, i == n ? " " : ", ");
        add_operand(operands[i - 1], jump, out);
    }
}
