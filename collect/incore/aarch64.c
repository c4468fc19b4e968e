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

/* The bytes and lanes of a vector register. */
struct vector {
    int bytes; /* 0: no vector register */
    int lanes; /* 1: scalar */
    bool scalable;
};

enum { SVE_MIN_BYTES = 16 };

/* Bytes of an element by its letter: z0.d, ld1w, incd; 0 for any other letter. */
static int element_bytes(char letter)
{
    static const char letters[] = {'b', 'h', 'w', 's', 'd'};
    static const int bytes[] = {1, 2, 4, 4, 8};
    for (size_t i = 0; i < sizeof letters; i++) {
        if (letters[i] == letter)
            return bytes[i];
    }
    return 0;
}

/* z1 or z1.d; if the vector length is not known, the smallest is assumed. */
static struct vector scalable_register(struct str arrangement, int sve_bytes)
{
    const int bytes = sve_bytes != 0 ? sve_bytes : SVE_MIN_BYTES;
    const int element = arrangement.len != 0 ? element_bytes(arrangement.ptr[0]) : 0;
    return (struct vector){
        .bytes = bytes, .lanes = element != 0 ? bytes / element : 1, .scalable = true};
}

/* d0, q3, v2.2d, v2.d[1], z1.d; the first register of a list such as `{v0.2d - v1.2d}`. */
static struct vector vector_register(struct str operand, int sve_bytes)
{
    static const struct {
        const char *arrangement;
        int bytes, lanes;
    } arrangements[] = {{"2d", 16, 2},   {"4s", 16, 4}, {"2s", 8, 2}, {"8h", 16, 8}, {"4h", 8, 4},
                        {"16b", 16, 16}, {"8b", 8, 8},  {"1d", 8, 1}, {"d", 8, 1},   {"s", 4, 1}};
    while (operand.len > 0 && (operand.ptr[0] == '{' || operand.ptr[0] == ' '))
        operand = str_slice(operand, 1, operand.len);
    const struct str one = str_cut(str_cut(operand, ',').head, '-').head;
    const struct str first = str_trim(str_cut(one, '}').head);
    const struct str_cut dot = str_cut(first, '.');
    int64_t number = 0;
    if (first.len < 2 || !str_to_i64(str_slice(dot.head, 1, dot.head.len), &number) || number < 0 ||
        number > 31)
        return (struct vector){0};
    const char kind = first.ptr[0];
    if (kind == 'z')
        return scalable_register(str_cut(dot.tail, '[').head, sve_bytes);
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

/* The register number at one end of a range: `{ z0.d ` or ` z3.d }`. */
static bool list_number(struct str end, int64_t *out)
{
    while (end.len > 0 && !char_is_digit(end.ptr[0]))
        end = str_slice(end, 1, end.len);
    return str_to_i64(str_cut(end, '.').head, out) && *out >= 0 && *out <= 31;
}

enum { MAX_LISTED = 4 };

/* Registers in a list such as `{v0.2d, v1.2d}` or `{ z0.d - z3.d }`; 1 outside braces. */
static int list_length(struct str operand)
{
    int n = 1;
    if (operand.len == 0 || operand.ptr[0] != '{')
        return 1;
    for (size_t i = 0; i < operand.len; i++)
        n += operand.ptr[i] == ',';
    const struct str_cut range = str_cut(operand, '-');
    int64_t first = 0;
    int64_t last = 0;
    if (range.ok && list_number(range.head, &first) && list_number(range.tail, &last))
        n = (int)((last - first + 32) % 32) + 1;
    return n < MAX_LISTED ? n : MAX_LISTED;
}

/* gcc writes immediates bare, clang after a `#`. */
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

/* The scale of the index in `[x1, x2, lsl #3]`, here 8; 1 if it is not scaled. */
static int64_t extension_scale(struct str extension)
{
    const struct str word = str_trim(extension);
    const size_t blank = str_find(word, ' ');
    int64_t shift = 0;
    if (!immediate(str_trim(str_slice(word, blank, word.len)), &shift) || shift < 0 || shift > 4)
        return 1;
    return (int64_t)1 << shift;
}

/* [base], [base, #imm], [base, index, lsl #n]; a write-back is not part of the address. In [base,
 * #imm, mul vl] the displacement is in vectors; it is the same in every iteration. */
static struct asm_address parse_address(struct str operand)
{
    struct asm_address a = {.base = -1, .index = -1, .scale = 1};
    const struct str inside = str_cut(str_slice(operand, 1, operand.len), ']').head;
    const struct str_cut base = str_cut(inside, ',');
    const struct str_cut second = str_cut(base.tail, ',');
    a.base = general_register(str_trim(base.head));
    const struct str word = str_trim(second.head);
    a.vector_index =
        vector_register(word, 0).bytes != 0 || vector_register(str_trim(base.head), 0).bytes != 0;
    a.index = general_register(word);
    a.scale = extension_scale(second.tail);
    if (word.len != 0 && a.index < 0 && !a.vector_index && !immediate(word, &a.displacement))
        a.symbol = true;
    return a;
}

/* ---- facts, and effects on registers ---- */

static void arithmetic_facts(const struct asm_instruction *i, int sve_bytes, struct asm_facts *f)
{
    static const char *const fma[] = {"fmla", "fmls", "fmadd", "fmsub", "fnmadd", "fnmsub", "fcmla",
                                      "fmad", "fmsb", "fnmla", "fnmls", "fnmad",  "fnmsb",  NULL};
    static const char *const single[] = {"fadd", "fsub",  "fmul",  "fdiv",  "fnmul",  "fsqrt",
                                         "fmax", "fmin",  "faddp", "fcadd", "fmaxnm", "fminnm",
                                         "fabd", "fdivr", "fsubr", "fadda", NULL};
    const int each = str_is_one_of(i->mnemonic, fma)      ? 2
                     : str_is_one_of(i->mnemonic, single) ? 1
                                                          : 0;
    if (each == 0 || i->n_operands == 0)
        return;
    /* `fadda d0, p0, d0, z1.d` adds the lanes of its last operand one after the other. */
    const int lanes_at = str_eq(i->mnemonic, STR("fadda")) ? i->n_operands - 1 : 0;
    const struct vector v = vector_register(i->operands[lanes_at], sve_bytes);
    f->flops = each * v.lanes;
    f->packed = v.lanes > 1;
}

static void flow_facts(const struct asm_instruction *i, struct asm_facts *f)
{
    static const char *const compare_and_branch[] = {"cbz", "cbnz", "tbz", "tbnz", NULL};
    static const char *const indirect[] = {"ret", "br", "brk", "retaa", "retab", "udf", NULL};
    const struct str m = i->mnemonic;
    if (str_is_one_of(m, indirect)) {
        f->flow = FLOW_END;
    } else if (str_eq(m, STR("bl")) || str_eq(m, STR("blr"))) {
        f->flow = FLOW_CALL;
    } else if (i->n_operands != 0 && (str_eq(m, STR("b")) || str_starts_with(m, STR("b.")) ||
                                      str_is_one_of(m, compare_and_branch) ||
                                      (m.len == 3 && m.ptr[0] == 'b' && i->n_operands == 1))) {
        /* older compilers write the condition without a dot: bne, bgt */
        f->flow = str_eq(m, STR("b")) ? FLOW_JUMP : FLOW_BRANCH;
        f->target = i->operands[i->n_operands - 1];
    }
}

/*
 * The bytes that an SVE load or store moves per register: `ld1w { z0.d }` widens four bytes to
 * eight, `ld1rd` loads one element and `ld1rqd` 16 bytes for all lanes. Plain `ldr z0` has no
 * letter.
 */
static int sve_moved_bytes(struct str m, const struct vector *v)
{
    const int element = element_bytes(m.ptr[m.len - 1]);
    if (str_eq(m, STR("ldr")) || str_eq(m, STR("str")))
        return v->bytes;
    if (str_starts_with(m, STR("ld1rq")))
        return 16;
    if (str_starts_with(m, STR("ld1r")))
        return element;
    return element * v->lanes;
}

static void memory_facts(const struct asm_instruction *i, int sve_bytes, struct asm_facts *f)
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
        const struct vector v = vector_register(i->operands[o], sve_bytes);
        const int bytes = v.scalable               ? sve_moved_bytes(m, &v)
                          : str_eq(m, STR("ld1r")) ? v.bytes / v.lanes
                                                   : v.bytes;
        f->vector_bytes += bytes * list_length(i->operands[o]);
    }
}

struct asm_facts aarch64_facts(const struct asm_instruction *i, int sve_bytes)
{
    struct asm_facts f = {.address = {.base = -1, .index = -1, .scale = 1}};
    flow_facts(i, &f);
    if (f.flow != FLOW_NEXT)
        return f;
    for (int o = 0; o < i->n_operands; o++) {
        const struct vector v = vector_register(i->operands[o], sve_bytes);
        f.vector_bits = v.bytes * 8 > f.vector_bits ? v.bytes * 8 : f.vector_bits;
        f.scalable |= v.scalable && sve_bytes == 0;
    }
    arithmetic_facts(i, sve_bytes, &f);
    memory_facts(i, sve_bytes, &f);
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

/* The k of `incd x0, all, mul #k`, 1 by default; false for parts of a vector (`incd x0, vl4`). */
static bool whole_vectors(const struct asm_instruction *i, int64_t *k)
{
    *k = 1;
    if (i->n_operands == 1)
        return true;
    if (!str_eq(i->operands[1], STR("all")))
        return false;
    const struct str mul = STR("mul ");
    return i->n_operands == 2 ||
           (i->n_operands == 3 && str_starts_with(i->operands[2], mul) &&
            immediate(str_trim(str_slice(i->operands[2], mul.len, i->operands[2].len)), k) &&
            *k >= 1 && *k <= 16);
}

/* `addvl x0, x1, #2` in vectors, `addpl` in predicates (an eighth), `rdvl x0, #2`: bytes. */
static struct linear sve_bytes_result(const struct asm_instruction *i, int sve_bytes,
                                      const struct registers *r)
{
    const bool add = i->mnemonic.ptr[0] == 'a';
    const int unit = str_eq(i->mnemonic, STR("addpl")) ? sve_bytes / 8 : sve_bytes;
    if (i->n_operands != (add ? 3 : 2))
        return (struct linear){0};
    const struct linear from = add ? operand_value(i, 1, r) : linear_constant(0);
    const struct linear count = operand_value(i, i->n_operands - 1, r);
    return linear_add(&from, &count, unit);
}

/* cntd: the elements of a vector; incd, decd: that many more or less. */
static struct linear sve_count_result(const struct asm_instruction *i, int sve_bytes,
                                      const struct registers *r)
{
    const struct str m = i->mnemonic;
    int64_t k = 0;
    if (!whole_vectors(i, &k))
        return (struct linear){0};
    const struct linear elements = linear_constant(k * (sve_bytes / element_bytes(m.ptr[3])));
    const struct linear own =
        str_starts_with(m, STR("cnt")) ? linear_constant(0) : operand_value(i, 0, r);
    return linear_add(&own, &elements, str_starts_with(m, STR("dec")) ? -1 : 1);
}

static struct linear result(const struct asm_instruction *i, int sve_bytes,
                            const struct registers *r)
{
    static const char *const bytes_words[] = {"addvl", "addpl", "rdvl", NULL};
    static const char *const count_words[] = {"cntb", "cnth", "cntw", "cntd", "incb",
                                              "inch", "incw", "incd", "decb", "dech",
                                              "decw", "decd", NULL};
    const struct str m = i->mnemonic;
    if (str_is_one_of(m, bytes_words))
        return sve_bytes != 0 ? sve_bytes_result(i, sve_bytes, r) : (struct linear){0};
    if (str_is_one_of(m, count_words))
        return sve_bytes != 0 ? sve_count_result(i, sve_bytes, r) : (struct linear){0};
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
    if (str_eq(m, STR("lsl")) && linear_is_constant(&second, 0, 31))
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

void aarch64_apply(const struct asm_instruction *i, int sve_bytes, struct registers *r)
{
    static const char *const only_read[] = {"cmp",  "cmn",   "tst",  "ccmp",
                                            "fcmp", "fcmpe", "prfm", NULL};
    const struct asm_facts f = aarch64_facts(i, sve_bytes);
    if (f.flow != FLOW_NEXT || i->n_operands == 0 || str_is_one_of(i->mnemonic, only_read))
        return;
    if (f.load) {
        for (int o = 0; o < i->n_operands && !is_memory(i->operands[o]); o++)
            registers_set(r, general_register(i->operands[o]), NULL);
    }
    if (f.load || f.store) {
        write_back(i, r);
        return;
    }
    const struct linear value = result(i, sve_bytes, r);
    registers_set(r, general_register(i->operands[0]), &value);
}
