#include "collect/compare/remark.h"

#include "base/proc.h"
#include "collect/incore/compile.h"

static const double COMPILE_TIMEOUT_S = 60;
enum { MESSAGES_MAX_BYTES = 8 << 20 };

/* A message of gcc (`<stdin>:8:5: missed: …`) or clang (`<stdin>:8:5: remark: …`). */
struct message {
    unsigned line;
    struct str text;
};

static bool parse(struct str line, struct message *out)
{
    const struct str_cut place = str_cut(line, ':');
    const struct str_cut row = str_cut(place.tail, ':');
    const struct str_cut column = str_cut(row.tail, ':');
    const struct str_cut kind = str_cut(column.tail, ':');
    int64_t number = 0;
    const struct str word = str_trim(kind.head);
    if (!str_to_i64(row.head, &number) || number < 1 || number > 1 << 20 ||
        !(str_eq(word, STR("missed")) || str_eq(word, STR("remark"))))
        return false;
    out->line = (unsigned)number;
    out->text = str_trim(kind.tail);
    return true;
}

/* What only says that it failed, or speaks of attempts with other vector sizes. */
static bool is_reason(struct str text)
{
    static const char *const empty[] = {"couldn't vectorize loop",
                                        "not vectorized: vectorization is not profitable", "failed",
                                        "loop not vectorized\n"};
    static const char *const reasons[] = {"not vectorized: ", "loop not vectorized: "};
    for (size_t i = 0; i < sizeof empty / sizeof *empty; i++) {
        if (str_eq(text, str_of(empty[i])))
            return false;
    }
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++) {
        if (str_starts_with(text, str_of(reasons[i])))
            return true;
    }
    return false;
}

/* gcc ends some reasons with the statement in its inner language; it says nothing to a user. */
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

struct str remark_choose(struct str messages, unsigned from, unsigned to, struct arena *arena)
{
    struct str rest = messages;
    while (rest.len != 0) {
        const struct str_cut cut = str_cut(rest, '\n');
        struct message m;
        rest = cut.tail;
        if (parse(cut.head, &m) && m.line >= from && m.line <= to && is_reason(m.text))
            return str_copy(arena, without_statement(m.text));
    }
    return (struct str){0};
}

/* The lines of the innermost loop in the function's text: from its head to the first `}`. */
static void innermost(struct str source, unsigned *from, unsigned *to)
{
    unsigned line = 1;
    struct str rest = source;
    *from = 1;
    *to = 0;
    while (rest.len != 0) {
        const struct str_cut cut = str_cut(rest, '\n');
        const struct str text = str_trim(cut.head);
        if (str_starts_with(text, STR("for (")) && *to == 0)
            *from = line;
        else if (str_eq(text, STR("}")) && *to == 0)
            *to = line;
        line++;
        rest = cut.tail;
    }
}

static const char *const *with_remarks(const struct compile_command *command, struct arena *arena)
{
    const bool clang = str_eq(str_of(command->name), STR("clang"));
    size_t n = 0;
    while (command->argv[n] != NULL)
        n++;
    const char **argv = arena_alloc(arena, n + 2, sizeof *argv);
    argv[0] = command->argv[0];
    argv[1] = clang ? "-Rpass-analysis=loop-vectorize" : "-fopt-info-vec-missed";
    for (size_t i = 1; i <= n; i++)
        argv[i + 1] = command->argv[i];
    return argv;
}

struct str remark_find(const struct version *version, const struct forecast_tools *tools,
                       struct arena *arena)
{
    enum asm_isa isa;
    struct compile_command command;
    struct err ignored = {0};
    struct proc_result result;
    const struct machine m = forecast_machine(tools->machine, version->flags, arena);
    if (m.isa == NULL || !asm_isa_of(m.isa, &isa) ||
        !compile_choose(&m, tools->compiler, isa, arena, &command, &ignored))
        return (struct str){0};
    const struct bench_function_options how = {.written = version->written};
    const struct str source = bench_function_source(version->kernel, &how, arena);
    const struct proc_spec spec = {.argv = with_remarks(&command, arena),
                                   .input = source,
                                   .timeout_s = COMPILE_TIMEOUT_S,
                                   .max_output = MESSAGES_MAX_BYTES};
    if (!proc_run(&spec, arena, &result, &ignored) || result.exit_status != 0)
        return (struct str){0};
    unsigned from, to;
    innermost(source, &from, &to);
    return remark_choose(result.err, from, to, arena);
}
