#include "collect/incore/isa.h"

/* AArch64: the destination is the first operand, for stores the source. */

/* ---- operands ---- */

/* x0 … x30 and w0 … w30 as 0 … 30, sp as 31; -1 for the zero register and all else. */
static int general_register(struct str operand)
{
    if (str_eq(operand, STR("sp")) || str_eq(operand, STR("wsp")))
        return 31;
    int64_t number = 0;
    if (operand.len < 2 || (operand.ptr[0] != 'x' && operand.ptr[0] != 'w') ||
        !str_to_i64(str_slice(operand, 1, operand.len), &number))
        return -1;
    return number >= 0 && number <= 30 ? (int)number : -1;
}

/* A vector register: what it is worth in bytes and lanes. */
struct vector {
    int bytes; /* 0: no vector register */
    int lanes; /* 1: scalar */
    bool scalable;
};

/* d0, q3, v2.2d, v2.d[1], z1.d, also inside braces. */
static struct vector vector_register(struct str operand)
{
    static const struct {
        const char *arrangement;
        int bytes, lanes;
    } arrangements[] = {{"2d", 16, 2},   {"4s", 16, 4}, {"2s", 8, 2}, {"8h", 16, 8}, {"4h", 8, 4},
                        {"16b", 16, 16}, {"8b", 8, 8},  {"1d", 8, 1}, {"d", 8, 1},   {"s", 4, 1}};
    while (operand.len > 0 && (operand.ptr[0] == '{' || operand.ptr[0] == ' '))
        operand = str_slice(operand, 1, operand.len);
    const struct str first = str_trim(str_cut(str_cut(operand, ',').head, '}').head);
    const struct str_cut dot = str_cut(first, '.');
    int64_t number = 0;
    if (first.len < 2 || !str_to_i64(str_slice(dot.head, 1, dot.head.len), &number) || number < 0 ||
        number > 31)
        return (struct vector){0};
    const char kind = first.ptr[0];
    if (kind == 'z')
        return (struct vector){.bytes = 16, .lanes = 2, .scalable = true};
    if (kind == 'q')
        return (struct vector){.bytes = 16, .lanes = 1};
    if (kind == 'd')
        return (struct vector){.bytes = 8, .lanes = 1};
    if (kind == 's')
        return (struct vector){.bytes = 4, .lanes = 1};
    if (kind != 'v' || !dot.ok)
        return (struct vector){0};
    const struct str arrangement = str_cut(dot.tail, '[').head;
    for (size_t i = 0; i < sizeof arrangements / sizeof arrangements[0]; i++) {
        if (str_eq(arrangement, str_of(arrangements[i].arrangement)))
            return (struct vector){.bytes = arrangements[i].bytes, .lanes = arrangements[i].lanes};
    }
    return (struct vector){0};
}

/* Registers in a list such as `{v0.2d, v1.2d}`; 1 outside braces. */
static int list_length(struct str operand)
{
    int n = 1;
    if (operand.len == 0 || operand.ptr[0] != '{')
        return 1;
    for (size_t i = 0; i < operand.len; i++)
        n += operand.ptr[i] == ',';
    return n;
}

/* gcc writes immediates bare, clang behind a `#`. */
static bool immediate(struct str operand, int64_t *out)
{
    if (operand.len > 0 && operand.ptr[0] == '#')
        operand = str_slice(operand, 1, operand.len);
    return str_to_i64(operand, out);
}

static bool is_memory(struct str operand)
{
    return operand.len > 0 && operand.ptr[0] == '[';
}

/* How the index of `[x1, x2, lsl #3]` is scaled: 8; 1 where it is not. */
static int64_t extension_scale(struct str extension)
{
    const struct str word = str_trim(extension);
    const size_t blank = str_find(word, ' ');
    int64_t shift = 0;
    if (!immediate(str_trim(str_slice(word, blank, word.len)), &shift) || shift < 0 || shift > 4)
        return 1;
    return (int64_t)1 << shift;
}

/* [base], [base, #imm], [base, index, lsl #n]; the write-back is not part of the address. */
static struct asm_address parse_address(struct str operand)
{
    struct asm_address a = {.base = -1, .index = -1, .scale = 1};
    const struct str inside = str_cut(str_slice(operand, 1, operand.len), ']').head;
    const struct str_cut base = str_cut(inside, ',');
    const struct str_cut second = str_cut(base.tail, ',');
    a.base = general_register(str_trim(base.head));
    const struct str word = str_trim(second.head);
    a.vector_index = vector_register(word).bytes != 0 || vector_register(str_trim(base.head)).bytes;
    a.index = general_register(word);
    a.scale = extension_scale(second.tail);
    if (word.len != 0 && a.index < 0 && !a.vector_index && !immediate(word, &a.displacement))
        a.symbol = true;
    return a;
}

/* ---- the two questions ---- */

static void arithmetic_facts(const struct asm_instruction *i, struct asm_facts *f)
{
    static const char *const fma[] = {"fmla", "fmls", "fmadd", "fmsub", "fnmadd", "fnmsub", "fcmla",
                                      "fmad", "fmsb", "fnmla", "fnmls", "fnmad",  "fnmsb",  NULL};
    static const char *const single[] = {"fadd", "fsub",  "fmul",  "fdiv",  "fnmul",  "fsqrt",
                                         "fmax", "fmin",  "faddp", "fcadd", "fmaxnm", "fminnm",
                                         "fabd", "fdivr", "fsubr", NULL};
    const int each = asm_word_in(i->mnemonic, fma) ? 2 : asm_word_in(i->mnemonic, single) ? 1 : 0;
    if (each == 0 || i->n_operands == 0)
        return;
    const struct vector v = vector_register(i->operands[0]);
    f->flops = each * v.lanes;
    f->packed = v.lanes > 1;
}

static void flow_facts(const struct asm_instruction *i, struct asm_facts *f)
{
    static const char *const compare_and_branch[] = {"cbz", "cbnz", "tbz", "tbnz", NULL};
    static const char *const indirect[] = {"ret", "br", "brk", "retaa", "retab", "udf", NULL};
    const struct str m = i->mnemonic;
    if (asm_word_in(m, indirect)) {
        f->flow = FLOW_END;
    } else if (str_eq(m, STR("bl")) || str_eq(m, STR("blr"))) {
        f->flow = FLOW_CALL;
    } else if (i->n_operands != 0 && (str_eq(m, STR("b")) || str_starts_with(m, STR("b.")) ||
                                      asm_word_in(m, compare_and_branch) ||
                                      (m.len == 3 && m.ptr[0] == 'b' && i->n_operands == 1))) {
        /* Older compilers write the condition without the dot: bne, bgt. */
        f->flow = str_eq(m, STR("b")) ? FLOW_JUMP : FLOW_BRANCH;
        f->target = i->operands[i->n_operands - 1];
    }
}

static void memory_facts(const struct asm_instruction *i, struct asm_facts *f)
{
    const struct str m = i->mnemonic;
    const bool store = str_starts_with(m, STR("st"));
    const bool load = str_starts_with(m, STR("ld"));
    if (!store && !load)
        return;
    for (int o = 0; o < i->n_operands; o++) {
        if (is_memory(i->operands[o])) {
            f->has_address = true;
            f->address = parse_address(i->operands[o]);
            f->store = store;
            f->load = load;
            return;
        }
        const struct vector v = vector_register(i->operands[o]);
        f->vector_bytes += v.bytes * list_length(i->operands[o]);
    }
}

struct asm_facts aarch64_facts(const struct asm_instruction *i)
{
    struct asm_facts f = {.address = {.base = -1, .index = -1, .scale = 1}};
    flow_facts(i, &f);
    if (f.flow != FLOW_NEXT)
        return f;
    for (int o = 0; o < i->n_operands; o++) {
        const struct vector v = vector_register(i->operands[o]);
        f.vector_bits = v.bytes * 8 > f.vector_bits ? v.bytes * 8 : f.vector_bits;
        f.scalable |= v.scalable;
    }
    arithmetic_facts(i, &f);
    memory_facts(i, &f);
    return f;
}

static struct linear operand_value(const struct asm_instruction *i, int o,
                                   const struct registers *r)
{
    int64_t value = 0;
    if (immediate(i->operands[o], &value))
        return linear_constant(value);
    if (str_eq(i->operands[o], STR("xzr")) || str_eq(i->operands[o], STR("wzr")))
        return linear_constant(0);
    const int number = general_register(i->operands[o]);
    return number >= 0 ? linear_register(r, number) : (struct linear){0};
}

static struct linear result(const struct asm_instruction *i, const struct registers *r)
{
    const struct str m = i->mnemonic;
    const struct linear zero = linear_constant(0);
    const struct linear first = operand_value(i, 1, r);
    if (str_eq(m, STR("mov")) && i->n_operands == 2)
        return first;
    if (i->n_operands < 3)
        return (struct linear){0};
    const struct linear second = operand_value(i, 2, r);
    const int64_t scale = i->n_operands == 4 ? extension_scale(i->operands[3]) : 1;
    if (str_eq(m, STR("add")) || str_eq(m, STR("adds")))
        return linear_add(&first, &second, scale);
    if (str_eq(m, STR("sub")) || str_eq(m, STR("subs")))
        return linear_add(&first, &second, -scale);
    if (str_eq(m, STR("lsl")) && second.known && second.constant >= 0 && second.constant < 32)
        return linear_add(&zero, &first, (int64_t)1 << second.constant);
    return (struct linear){0};
}

/* `[x0], #16` and `[x0, #16]!` advance their base. */
static void write_back(const struct asm_instruction *i, struct registers *r)
{
    for (int o = 0; o < i->n_operands; o++) {
        const struct str operand = i->operands[o];
        if (!is_memory(operand))
            continue;
        const struct asm_address address = parse_address(operand);
        const struct linear base = linear_register(r, address.base);
        struct linear step = linear_constant(address.displacement);
        const bool before = operand.ptr[operand.len - 1] == '!';
        if (o + 1 < i->n_operands)
            step = operand_value(i, o + 1, r);
        else if (!before)
            return;
        const struct linear sum = linear_add(&base, &step, 1);
        registers_set(r, address.base, &sum);
        return;
    }
}

void aarch64_apply(const struct asm_instruction *i, struct registers *r)
{
    static const char *const only_read[] = {"cmp",  "cmn",   "tst",  "ccmp",
                                            "fcmp", "fcmpe", "prfm", NULL};
    const struct asm_facts f = aarch64_facts(i);
    if (f.flow != FLOW_NEXT || i->n_operands == 0 || asm_word_in(i->mnemonic, only_read))
        return;
    if (f.load) {
        for (int o = 0; o < i->n_operands && !is_memory(i->operands[o]); o++)
            registers_set(r, general_register(i->operands[o]), NULL);
    }
    if (f.load || f.store) {
        write_back(i, r);
        return;
    }
    const struct linear value = result(i, r);
    registers_set(r, general_register(i->operands[0]), &value);
}
