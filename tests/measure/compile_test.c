#define _DEFAULT_SOURCE /* setenv */
#include "unit.h"

#include <string.h>

#include "base/proc.h"
#include "collect/measure/program_command.h"
#include "golden.h"
#include "scratch.h"

/* What a compiler says and how it ends; both are the row's. */
struct play {
    struct sb *out;
    struct str absent; /* a compiler */
    struct str said;
    int64_t status, signal;
};

static struct play *play(void)
{
    static struct play now;
    return &now;
}

const char *__wrap_proc_find(struct arena *arena, const char *program);
const char *__wrap_proc_find(struct arena *arena, const char *program)
{
    (void)arena;
    return str_eq(str_of(program), play()->absent) ? NULL : program;
}

/* Where likwid is differs, and folders have names by chance. */
static void add_word(const char *word, struct sb *out)
{
    static const char *const paths[] = {"-I/", "-L/", "-Wl,-rpath,/", "/"};
    const struct str text = str_of(word);
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        if (!str_starts_with(text, str_of(paths[i])))
            continue;
        const char *const name = strrchr(word, '/');
        sb_addf(out, " %s…%s", paths[i], i + 1 < sizeof paths / sizeof *paths ? "" : name);
        return;
    }
    sb_addf(out, " %s", word);
}

bool __wrap_proc_check(const struct proc_spec *spec, struct arena *arena,
                       struct proc_result *result, struct err *err);
bool __wrap_proc_check(const struct proc_spec *spec, struct arena *arena,
                       struct proc_result *result, struct err *err)
{
    struct sb *const out = play()->out;
    sb_addz(out, "  ");
    for (const char *const *word = spec->argv; *word != NULL; word++)
        add_word(*word, out);
    sb_addf(out, "\n    %s, not", spec->env_set[0]);
    for (const char *const *word = spec->env_unset; *word != NULL; word++)
        add_word(*word, out);
    sb_addf(out, "; %g s, %zu B;", spec->timeout_s, spec->max_output);
    struct str_list files = {0};
    assert_true(dir_list(spec->cwd, arena, &files, err));
    for (size_t i = 0; i < files.count; i++)
        sb_addf(out, " %.*s", STR_ARG(files.items[i]));
    sb_addc(out, '\n');
    *result = (struct proc_result){
        .exit_status = (int)play()->status, .signal = (int)play()->signal, .err = play()->said};
    return play()->status == 0 || err_set(err, ERR_INPUT, "%s failed", spec->argv[0]);
}

/* `COMPILER`, with `+` for one with markers, `-O1` and so on for flags, `!` for any compiler. */
static void build(struct str word, const struct kernel *k, struct measure_shared *shared,
                  struct sb *out)
{
    struct arena *const arena = out->arena;
    const bool markers = word.ptr[word.len - 1] == '+';
    const struct str_cut cut = str_cut(str_slice(word, 0, word.len - markers), '-');
    const bool any = cut.head.ptr[0] == '!';
    const struct compiler compilers[] = {
        {.name = "icx", .flags = "-fast"},
        {.name = str_cstr(arena, str_slice(cut.head, any, cut.head.len)),
         .flags = str_formatz(arena, "-%.*s", STR_ARG(cut.tail))}};
    const struct machine m = {
        .compilers = compilers, .n_compilers = 2, .line_bytes = 64, .clock_hz = 3e9};
    const struct measure_options options = {.shared = shared,
                                            .compiler = any ? NULL : compilers[1].name,
                                            .markers = markers,
                                            .block_mode = markers};
    struct measure_program *p = NULL;
    struct err err = {0};
    if (!measure_program_build(k, &m, &options, arena, &p, &err)) {
        sb_addf(out, "  error: %s — %s%s\n", err.text, err.hint,
                err.transient ? " (another time perhaps)" : "");
        return;
    }
    sb_addf(out, "  %s: %d sizes, %d blocks, %g LUP per CL, %g Hz%s\n", strrchr(p->path, '/') + 1,
            p->n_symbols, p->n_blocks, p->lup_per_cl, p->clock_hz,
            p->parallel ? "" : ", not parallel");
    assert_true(file_exists(p->folder.path));
    measure_program_free(p);
    assert_false(file_exists(p->folder.path));
}

static void add_row(struct str row, struct sb *out)
{
    struct arena arena = {0};
    struct err err = {0};
    struct str text;
    struct kernel k;
    struct measure_shared *shared = NULL;
    assert_true(file_read("stencils/named/triad.c", 1 << 20, &arena, &text, &err));
    assert_true(kernel_parse(text, "triad.c", &arena, &k, &err));
    assert_true(measure_shared_open(NULL, &arena, &shared, &err));
    *play() = (struct play){.out = out};
    for (struct str_cut words = {.tail = row, .ok = true}; words.ok;) {
        words = str_cut(words.tail, ' ');
        const struct str_cut cut = str_cut(words.head, '=');
        if (str_eq(cut.head, STR("absent")))
            play()->absent = cut.tail;
        else if (str_eq(cut.head, STR("said")))
            play()->said = str_of(str_formatz(&arena, "cc: %.*s", STR_ARG(cut.tail)));
        else if (str_eq(cut.head, STR("status")))
            assert_true(str_to_i64(cut.tail, &play()->status));
        else if (str_eq(cut.head, STR("signal")))
            assert_true(str_to_i64(cut.tail, &play()->signal));
        else
            build(words.head, &k, shared, out);
    }
    measure_shared_close(shared);
    arena_free(&arena);
}

/* compiles.txt: the compiler's command lines, and what becomes of its failures. No folder stays. */
static void programs_are_compiled_as_recorded(void **state)
{
    struct scratch *s = *state;
    struct str_list left = {0};
    setenv("TMPDIR", s->dir, 1);
    assert_golden_rows(COMPILES, add_row);
    unsetenv("TMPDIR");
    assert_true(dir_list(s->dir, &s->arena, &left, &s->err));
    assert_int_equal(left.count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(programs_are_compiled_as_recorded, scratch_setup,
                                        scratch_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
