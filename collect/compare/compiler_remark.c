#include "collect/compare/compiler_remark.h"

#include "base/proc.h"
#include "collect/incore/compile.h"
#include "stempel/program/depend.h"

static const double COMPILE_TIMEOUT_S = 60;
enum { MESSAGES_MAX_BYTES = 8 << 20 };

/* A message of gcc (`<stdin>:8:5: missed: …`) or clang (`<stdin>:8:5: remark: …`). */
static bool parse(struct str line, struct remark *out)
{
    const struct str_cut place = str_cut(line, ':');
    const struct str_cut row = str_cut(place.tail, ':');
    const struct str_cut column = str_cut(row.tail, ':');
    const struct str_cut kind = str_cut(column.tail, ':');
    int64_t number = 0;
    int64_t at = 0;
    const struct str word = str_trim(kind.head);
    if (!str_to_i64(row.head, &number) || number < 1 || number > 1 << 20 ||
        !str_to_i64(column.head, &at) || at < 0 || at > 1 << 20 ||
        !(str_eq(word, STR("missed")) || str_eq(word, STR("remark"))))
        return false;
    out->line = (unsigned)number;
    out->col = (unsigned)at;
    out->text = str_trim(kind.tail);
    return true;
}

/* Whether the text is a reason: not just that vectorisation failed, or attempts with other vector
 * sizes. */
static bool is_reason(struct str text)
{
    static const char *const empty[] = {"couldn't vectorize loop",
                                        "not vectorized: vectorization is not profitable", "failed",
                                        "loop not vectorized\n", NULL};
    static const char *const reasons[] = {"not vectorized: ", "loop not vectorized: ", NULL};
    return str_starts_with_one_of(text, reasons) && !str_is_one_of(text, empty);
}

/* gcc ends some reasons with the statement in its intermediate language, which does not help a
 * user. */
static struct str without_statement(struct str text)
{
    static const char *const cuts[] = {": _", " [-Rpass", " _"};
    for (size_t i = 0; i < sizeof cuts / sizeof *cuts; i++) {
        const size_t at = str_find_str(text, str_of(cuts[i]));
        if (at < text.len)
            text = str_slice(text, 0, at);
    }
    return str_ends_with(text, STR(".")) ? str_slice(text, 0, text.len - 1) : str_trim(text);
}

struct remark remark_choose(struct str messages, unsigned from, unsigned to, struct arena *arena)
{
    struct str rest = messages;
    for (struct str line; str_next_line(&rest, &line);) {
        struct remark m;
        if (parse(line, &m) && m.line >= from && m.line <= to && is_reason(m.text)) {
            m.text = str_copy(arena, without_statement(m.text));
            return m;
        }
    }
    return (struct remark){0};
}

/* The lines of the innermost loop in the function's text: from its header to the first `}`. */
static void innermost(struct str source, unsigned *from, unsigned *to)
{
    unsigned line = 1;
    struct str rest = source;
    *from = 1;
    *to = 0;
    for (struct str text; str_next_line(&rest, &text);) {
        text = str_trim(text);
        if (str_starts_with(text, STR("for (")) && *to == 0)
            *from = line;
        else if (str_eq(text, STR("}")) && *to == 0)
            *to = line;
        line++;
    }
}

/* ---- places ---- */

/* Bytes before line:col; text.len if there is no such place. */
static size_t offset_of(struct str text, unsigned line, unsigned col)
{
    size_t at = 0;
    for (unsigned l = 1; l < line && at < text.len; l++)
        at += str_find(str_slice(text, at, text.len), '\n') + 1;
    return at + col - 1 < text.len ? at + col - 1 : text.len;
}

static int count_temporaries(const struct kernel *k)
{
    int n = 0;
    for (int s = 0; s < k->n_scalars; s++)
        n += scalar_role(k, s) == SCALAR_TEMPORARY;
    return n;
}

/* The array element in the statement's text that byte `at` belongs to; n_accesses: none. */
static size_t access_at(const struct nest_statement_place *s, struct str text, size_t at)
{
    size_t n = 0;
    for (size_t i = 1; i < text.len; i++) {
        if (text.ptr[i] != '[' || !char_in_name(text.ptr[i - 1]))
            continue;
        size_t name = i;
        while (name > 0 && char_in_name(text.ptr[name - 1]))
            name--;
        if (at >= name && at <= i)
            return n;
        n++;
    }
    return s->n_accesses;
}

/* The statement has the same array elements in the same order as in the function's text. */
static struct nest_place place_in(const struct nest_statement_place *s, struct str text, size_t at)
{
    const size_t access = access_at(s, text, at);
    return access < s->n_accesses ? s->accesses[access] : s->at;
}

bool remark_place(const struct nest *nest, struct str source, unsigned line, unsigned col,
                  struct nest_place *out)
{
    const struct kernel *k = &nest->kernel;
    unsigned from, to;
    innermost(source, &from, &to);
    if (line < from || line > to || col < 1)
        return false;
    *out = (struct nest_place){nest->loops[k->n_loops - 1].line, nest->loops[k->n_loops - 1].col};
    if (line == from && out->line == 0)
        *out = nest->statements[0].at;
    if (line == from)
        return out->line != 0;
    /* the header is followed by declarations of temporaries, then by the statements; each ends with
     * ';' */
    const size_t at = offset_of(source, line, col);
    size_t begin = offset_of(source, from + 1, 1);
    int statement = -count_temporaries(k);
    for (size_t i = begin; i < at; i++) {
        if (source.ptr[i] != ';')
            continue;
        statement++;
        begin = i + 1;
    }
    if (statement < 0 || statement >= k->n_statements)
        return false;
    const struct str rest = str_slice(source, begin, source.len);
    *out =
        place_in(&nest->statements[statement], str_slice(rest, 0, str_find(rest, ';')), at - begin);
    return out->line != 0;
}

/* ---- the compiler ---- */

static const char *const *with_remarks(const struct compile_command *command, const char *remarks,
                                       struct arena *arena)
{
    size_t n = 0;
    while (command->argv[n] != NULL)
        n++;
    const char **argv = arena_alloc(arena, n + 2, sizeof *argv);
    argv[0] = command->argv[0];
    argv[1] = remarks;
    for (size_t i = 1; i <= n; i++)
        argv[i + 1] = command->argv[i];
    return argv;
}

static bool choose(const struct version *version, const struct forecast_tools *tools,
                   struct arena *arena, struct compile_command *out)
{
    enum asm_isa isa;
    struct err ignored = {0};
    const struct machine m = forecast_machine(tools->machine, version->flags, arena);
    return m.isa != NULL && asm_isa_of(m.isa, &isa) &&
           compile_choose(&m, tools->compiler, isa, arena, out, &ignored);
}

static bool is_clang(const struct compile_command *command)
{
    return str_eq(str_of(command->name), STR("clang"));
}

/* What the compiler says of the version's text with gcc's option or clang's; null: none. */
static struct str messages_of(const struct version *version, const struct forecast_tools *tools,
                              const char *gcc, const char *clang, struct arena *arena,
                              struct str *source)
{
    struct compile_command command;
    struct err ignored = {0};
    struct proc_result result;
    if (!choose(version, tools, arena, &command))
        return (struct str){0};
    const char *const remarks = is_clang(&command) ? clang : gcc;
    const struct program_function_options how = {.written = version->written};
    *source = program_function_source(version->kernel, &how, arena);
    if (remarks == NULL)
        return (struct str){0};
    const struct proc_spec spec = {.argv = with_remarks(&command, remarks, arena),
                                   .input = *source,
                                   .timeout_s = COMPILE_TIMEOUT_S,
                                   .max_output = MESSAGES_MAX_BYTES};
    return compile_in_temp(spec, arena, &result, &ignored) ? result.err : (struct str){0};
}

bool remark_interchanges(const struct version *version, const struct forecast_tools *tools,
                         struct arena *arena)
{
    struct str source;
    const struct str messages =
        messages_of(version, tools, "-fopt-info-loop-optimized", NULL, arena, &source);
    return str_contains(messages, STR("loops interchanged in loop nest"));
}

struct str remark_find(const struct own_code *code, const struct version *version,
                       const struct forecast_tools *tools, struct arena *arena)
{
    struct str source = {0};
    const struct str messages = messages_of(version, tools, "-fopt-info-vec-missed",
                                            "-Rpass-analysis=loop-vectorize", arena, &source);
    unsigned from, to;
    innermost(source, &from, &to);
    const struct remark remark = remark_choose(messages, from, to, arena);
    struct nest_place place;
    if (remark.text.len == 0 || !remark_place(&code->nest, source, remark.line, remark.col, &place))
        return remark.text;
    return str_format(arena, "%s:%u:%u: %.*s", code->name, place.line, place.col,
                      STR_ARG(remark.text));
}

/* ---- the user's file ---- */

/* gcc says `couldn't vectorize loop` of each vector size that it tries, `optimized` of what it
 * took. */
enum remark_loop remark_of_loop(struct str messages, struct str text_name, unsigned line)
{
    static const char *const yes[] = {"optimized: loop vectorized", "remark: vectorized loop",
                                      NULL};
    static const char *const no[] = {"couldn't vectorize loop", "remark: loop not vectorized",
                                     NULL};
    enum remark_loop found = LOOP_NOT_SAID;
    for (struct str rest = messages; rest.len != 0 && found != LOOP_VECTORISED;) {
        const struct str_cut cut = str_cut(rest, '\n');
        const struct str place = str_slice(cut.head, text_name.len, cut.head.len);
        int64_t at = 0;
        rest = cut.tail;
        if (!str_starts_with(cut.head, text_name) || !str_starts_with(place, STR(":")) ||
            !str_to_i64(str_cut(str_slice(place, 1, place.len), ':').head, &at) || at != line)
            continue;
        if (str_contains_one_of(place, yes))
            found = LOOP_VECTORISED;
        else if (str_contains_one_of(place, no))
            found = LOOP_SCALAR;
    }
    return found;
}

static const char gcc_remarks[] = "-fopt-info-vec-optimized-missed";
static const char *const clang_remarks[] = {"-Rpass=loop-vectorize",
                                            "-Rpass-missed=loop-vectorize"};

/* The command for the file instead of standard input, without a listing. */
static const char *const *for_file(const struct compile_command *command, const char *file,
                                   struct arena *arena)
{
    size_t n = 0;
    while (!str_eq(str_of(command->argv[n]), STR("-o")))
        n++;
    const char **argv = arena_alloc(arena, n + 6, sizeof *argv);
    for (size_t i = 0; i < n; i++)
        argv[i] = command->argv[i];
    argv[n++] = "-o";
    argv[n++] = "/dev/null";
    argv[n++] = is_clang(command) ? clang_remarks[0] : gcc_remarks;
    if (is_clang(command))
        argv[n++] = clang_remarks[1];
    argv[n] = file;
    return argv;
}

static enum remark_loop in_file(const struct own_code *code, const struct version *version,
                                const struct forecast_tools *tools, struct arena *arena)
{
    static const double patience_s = 10;
    const unsigned line = own_code_loop_line(code, code->kernel->n_loops - 1);
    struct compile_command command;
    struct proc_result result;
    struct err ignored = {0};
    if (line == 0 || !choose(version, tools, arena, &command))
        return LOOP_NOT_SAID;
    const struct proc_spec spec = {.argv = for_file(&command, code->name, arena),
                                   .env_set = (const char *const[]){PROC_ENGLISH_SET, NULL},
                                   .env_unset = (const char *const[]){PROC_ENGLISH_UNSET, NULL},
                                   .cpu_s = patience_s,
                                   .timeout_s = COMPILE_TIMEOUT_S,
                                   .max_output = MESSAGES_MAX_BYTES};
    return proc_check(&spec, arena, &result, &ignored)
               ? remark_of_loop(result.err, str_of(code->name), line)
               : LOOP_NOT_SAID;
}

bool remark_is_alike(const struct own_code *code, const struct version *version,
                     const struct forecast_tools *tools, struct arena *arena, enum remark_loop *own)
{
    struct str source;
    unsigned from, to;
    *own = in_file(code, version, tools, arena);
    if (*own == LOOP_NOT_SAID)
        return true;
    const struct str messages =
        messages_of(version, tools, gcc_remarks, clang_remarks[0], arena, &source);
    innermost(source, &from, &to);
    const enum remark_loop ours = remark_of_loop(messages, STR("<stdin>"), from);
    return ours == LOOP_NOT_SAID || ours == *own;
}
