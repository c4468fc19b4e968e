#include "collect/incore/isa.h"

/* x86-64 in AT&T syntax: the destination is the last operand. */

/* ---- registers ---- */

/* Number of a general register of any width in machine order (rax 0 … r15 15), or -1. */
static int general_register(struct str operand)
{
    static const char *const names[16][4] = {
        {"rax", "eax", "ax", "al"},      {"rcx", "ecx", "cx", "cl"},
        {"rdx", "edx", "dx", "dl"},      {"rbx", "ebx", "bx", "bl"},
        {"rsp", "esp", "sp", "spl"},     {"rbp", "ebp", "bp", "bpl"},
        {"rsi", "esi", "si", "sil"},     {"rdi", "edi", "di", "dil"},
        {"r8", "r8d", "r8w", "r8b"},     {"r9", "r9d", "r9w", "r9b"},
        {"r10", "r10d", "r10w", "r10b"}, {"r11", "r11d", "r11w", "r11b"},
        {"r12", "r12d", "r12w", "r12b"}, {"r13", "r13d", "r13w", "r13b"},
        {"r14", "r14d", "r14w", "r14b"}, {"r15", "r15d", "r15w", "r15b"}};
    if (operand.len < 3 || operand.ptr[0] != '%')
        return -1;
    const struct str name = str_slice(operand, 1, operand.len);
    for (int i = 0; i < 16; i++) {
        for (int width = 0; width < 4; width++) {
            if (str_eq(name, str_of(names[i][width])))
                return i;
        }
    }
    return -1;
}

/* Bits of a vector register (`%ymm3`, `%zmm1{%k1}{z}`), or 0. */
static int vector_bits(struct str operand)
{
    if (str_starts_with(operand, STR("%xmm")))
        return 128;
    if (str_starts_with(operand, STR("%ymm")))
        return 256;
    if (str_starts_with(operand, STR("%zmm")))
        return 512;
    return 0;
}

/* ---- memory operands ---- */

static bool is_memory(struct str operand)
{
    if (operand.len == 0 || operand.ptr[0] == '$' || operand.ptr[0] == '%')
        return operand.len != 0 && str_find(operand, ':') < operand.len;
    return true;
}

static bool to_number(struct str s, int64_t *out)
{
    if (str_to_i64(s, out))
        return true;
    const bool negative = s.len > 0 && s.ptr[0] == '-';
    struct str hex = str_slice(s, negative ? 1 : 0, s.len);
    if (!str_starts_with(hex, STR("0x")) || hex.len < 3 || hex.len > 17)
        return false;
    uint64_t value = 0;
    for (size_t i = 2; i < hex.len; i++) {
        const char c = hex.ptr[i];
        unsigned digit = 0;
        if (c >= '0' && c <= '9')
            digit = (unsigned)(c - '0');
        else if (c >= 'a' && c <= 'f')
            digit = (unsigned)(c - 'a') + 10;
        else
            return false;
        value = value * 16 + digit;
    }
    if (value > INT64_MAX)
        return false;
    *out = negative ? -(int64_t)value : (int64_t)value;
    return true;
}

/* disp(base, index, scale), every part optional. */
static struct asm_address parse_address(struct str operand)
{
    struct asm_address a = {.base = -1, .index = -1, .scale = 1};
    const struct str_cut open = str_cut(operand, '(');
    const struct str displacement = str_trim(open.head);
    if (displacement.len != 0 && !to_number(displacement, &a.displacement))
        a.symbol = true;
    const struct str inside = str_cut(open.tail, ')').head;
    const struct str_cut base = str_cut(inside, ',');
    const struct str_cut index = str_cut(base.tail, ',');
    const struct str base_name = str_trim(base.head);
    const struct str index_name = str_trim(index.head);
    a.base = general_register(base_name);
    a.index = general_register(index_name);
    a.vector_index = vector_bits(index_name) != 0;
    a.symbol |= str_eq(base_name, STR("%rip")) || !open.ok;
    int64_t scale = 1;
    if (str_to_i64(str_trim(index.tail), &scale) && scale >= 1 && scale <= 8)
        a.scale = scale;
    return a;
}

/* ---- floating point ---- */

/* Whether the root of a mnemonic, without the leading v and the trailing type, is a fused
 * multiply-add. */
static bool is_fma(struct str root)
{
    static const char *const words[] = {"fmadd", "fmsub", "fnmadd", "fnmsub", NULL};
    return str_starts_with_one_of(root, words);
}

static bool is_arithmetic(struct str root)
{
    static const char *const words[] = {"add",  "sub",  "mul",   "div",     "sqrt", "max",   "min",
                                        "hadd", "hsub", "rcp14", "rsqrt14", "rcp",  "rsqrt", NULL};
    return str_is_one_of(root, words);
}

static bool is_alternating(struct str root)
{
    return str_eq(root, STR("addsub"));
}

/* Lanes and type are the last two letters: ps, pd, ss, sd. */
static void arithmetic_facts(struct str mnemonic, int bits, struct asm_facts *f)
{
    if (mnemonic.len < 5 || bits == 0)
        return;
    const struct str name = str_slice(mnemonic, mnemonic.ptr[0] == 'v' ? 1 : 0, mnemonic.len - 2);
    const char packing = mnemonic.ptr[mnemonic.len - 2];
    const char type = mnemonic.ptr[mnemonic.len - 1];
    if ((packing != 'p' && packing != 's') || (type != 's' && type != 'd'))
        return;
    if (!is_fma(name) && !is_arithmetic(name) && !is_alternating(name))
        return;
    f->packed = packing == 'p';
    const int lanes = f->packed ? bits / (type == 'd' ? 64 : 32) : 1;
    f->flops = lanes * (is_fma(name) ? 2 : 1);
}

/* Bytes that a vector instruction moves from or to memory. */
static int memory_bytes(struct str mnemonic, int bits)
{
    static const struct {
        const char *mnemonic;
        int bytes;
    } special[] = {
        {"vmovddup", 8},
        {"movddup", 8},
        {"movlpd", 8},
        {"movhpd", 8},
        {"vmovlpd", 8},
        {"vmovhpd", 8},
        {"movlps", 8},
        {"movhps", 8},
        {"vmovlps", 8},
        {"vmovhps", 8},
        {"movq", 8},
        {"vmovq", 8},
        {"movd", 4},
        {"vmovd", 4},
        {"vbroadcastsd", 8},
        {"vbroadcastss", 4},
        {"vextractf128", 16},
        {"vinsertf128", 16},
        {"vextracti128", 16},
        {"vinserti128", 16},
        {"vextractf64x4", 32},
        {"vinsertf64x4", 32},
        {"vextractf64x2", 16},
        {"vinsertf64x2", 16},
        {"vextractf32x4", 16},
        {"vinsertf32x4", 16},
        {"vextractf32x8", 32},
        {"vinsertf32x8", 32},
        {"vbroadcastf128", 16},
        {"vbroadcastf64x2", 16},
        {"vbroadcastf64x4", 32},
        {"vinsertps", 4},
        {"insertps", 4},
        {"vextractps", 4},
        {"extractps", 4},
        {"cvtss2sd", 4},
        {"vcvtss2sd", 4},
        {"cvtsd2ss", 8},
        {"vcvtsd2ss", 8},
        {"cvtsi2sdl", 4},
        {"vcvtsi2sdl", 4},
        {"cvtsi2ssl", 4},
        {"vcvtsi2ssl", 4},
        {"cvtsi2sdq", 8},
        {"vcvtsi2sdq", 8},
        {"cvtsi2ssq", 8},
        {"vcvtsi2ssq", 8},
        {"vcvtpd2psx", 16},
        {"vcvtpd2psy", 32},
    };
    /* these read half of what they write */
    static const char *const widen[] = {"cvtps2pd", "vcvtps2pd", "cvtdq2pd", "vcvtdq2pd", NULL};
    for (size_t i = 0; i < sizeof special / sizeof special[0]; i++) {
        if (str_eq(mnemonic, str_of(special[i].mnemonic)))
            return special[i].bytes;
    }
    if (str_is_one_of(mnemonic, widen))
        return bits / 16;
    if (str_ends_with(mnemonic, STR("sd")))
        return 8;
    if (str_ends_with(mnemonic, STR("ss")))
        return 4;
    return bits / 8;
}

/* ---- facts, and effects on registers ---- */

static void flow_facts(const struct asm_instruction *i, struct asm_facts *f)
{
    const struct str m = i->mnemonic;
    if (str_starts_with(m, STR("ret")) || str_eq(m, STR("ud2")) || str_eq(m, STR("hlt"))) {
        f->flow = FLOW_END;
    } else if (str_starts_with(m, STR("call"))) {
        f->flow = FLOW_CALL;
    } else if (m.len >= 2 && m.ptr[0] == 'j') {
        const bool always = str_starts_with(m, STR("jmp"));
        const bool indirect = i->n_operands != 1 || i->operands[0].ptr[0] == '*';
        f->target = i->n_operands == 1 ? i->operands[0] : (struct str){0};
        f->flow = always ? FLOW_JUMP : FLOW_BRANCH;
        if (indirect)
            f->flow = always ? FLOW_END : FLOW_NEXT;
    } else if (str_starts_with(m, STR("loop")) && i->n_operands == 1) {
        f->flow = FLOW_BRANCH;
        f->target = i->operands[0];
    }
}

/* Instructions that do not write their last operand. */
static bool only_reads(struct str m)
{
    static const char *const words[] = {"cmp",    "test",  "ucomis", "comis", "vucomis",
                                        "vcomis", "vtest", "bt",     "push",  "prefetch",
                                        "vptest", "ptest", NULL};
    return str_starts_with_one_of(m, words) && !str_starts_with(m, STR("bts")) &&
           !str_starts_with(m, STR("btr"));
}

static void memory_facts(const struct asm_instruction *i, struct asm_facts *f)
{
    const struct str m = i->mnemonic;
    if (str_starts_with(m, STR("lea")) || str_starts_with(m, STR("nop")) ||
        str_starts_with(m, STR("prefetch")))
        return;
    for (int o = 0; o < i->n_operands; o++) {
        if (!is_memory(i->operands[o]))
            continue;
        const bool last = o == i->n_operands - 1;
        const bool moves = str_starts_with(m, STR("mov")) || m.ptr[0] == 'v';
        f->has_address = true;
        f->address = parse_address(i->operands[o]);
        f->store = last && !only_reads(m);
        f->load = !f->store || (!moves && f->vector_bits == 0);
        if (f->vector_bits != 0)
            f->vector_bytes = memory_bytes(m, f->vector_bits);
    }
}

struct asm_facts x86_facts(const struct asm_instruction *i)
{
    struct asm_facts f = {.address = {.base = -1, .index = -1, .scale = 1}};
    flow_facts(i, &f);
    if (f.flow != FLOW_NEXT)
        return f;
    for (int o = 0; o < i->n_operands; o++) {
        const int bits = vector_bits(i->operands[o]);
        f.vector_bits = bits > f.vector_bits ? bits : f.vector_bits;
    }
    arithmetic_facts(i->mnemonic, f.vector_bits, &f);
    memory_facts(i, &f);
    return f;
}

/* Whether the mnemonic is `root`, with or without a width letter (`addq`, `add`). */
static bool named(struct str m, const char *root)
{
    const struct str r = str_of(root);
    if (!str_starts_with(m, r))
        return false;
    return m.len == r.len || (m.len == r.len + 1 && (m.ptr[r.len] == 'q' || m.ptr[r.len] == 'l'));
}

/* Value of a register or immediate operand; unknown for memory. */
static struct linear operand_value(struct str operand, const struct registers *r)
{
    const int number = general_register(operand);
    int64_t value = 0;
    if (number >= 0)
        return linear_register(r, number);
    if (operand.len > 1 && operand.ptr[0] == '$' &&
        to_number(str_slice(operand, 1, operand.len), &value))
        return linear_constant(value);
    return (struct linear){0};
}

static struct linear two_operand(const struct asm_instruction *i, const struct registers *r, int to)
{
    const struct str m = i->mnemonic;
    const struct linear source = operand_value(i->operands[0], r);
    const struct linear old = linear_register(r, to);
    const struct linear zero = linear_constant(0);
    if (named(m, "mov") || str_eq(m, STR("movabsq")) || str_eq(m, STR("movslq")))
        return source;
    if (named(m, "add"))
        return linear_add(&old, &source, 1);
    if (named(m, "sub"))
        return linear_add(&old, &source, -1);
    if (named(m, "xor") && str_eq(i->operands[0], i->operands[1]))
        return zero;
    if (named(m, "lea")) {
        const struct asm_address address = parse_address(i->operands[0]);
        return address.symbol ? (struct linear){0} : asm_address_form(r, &address);
    }
    if ((named(m, "sal") || named(m, "shl")) && linear_is_constant(&source, 0, 31))
        return linear_add(&zero, &old, (int64_t)1 << source.constant);
    return (struct linear){0};
}

void x86_apply(const struct asm_instruction *i, struct registers *r)
{
    if (i->n_operands == 0 || only_reads(i->mnemonic))
        return;
    const int to = general_register(i->operands[i->n_operands - 1]);
    if (to < 0)
        return;
    struct linear value = {0};
    const struct linear old = linear_register(r, to);
    const struct linear one = linear_constant(1);
    if (i->n_operands == 2)
        value = two_operand(i, r, to);
    else if (named(i->mnemonic, "inc"))
        value = linear_add(&old, &one, 1);
    else if (named(i->mnemonic, "dec"))
        value = linear_add(&old, &one, -1);
    registers_set(r, to, &value);
}
