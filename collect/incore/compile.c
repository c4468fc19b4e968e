#include "collect/incore/compile.h"

#include "base/argv.h"
#include "base/proc.h"
#include "base/temp.h"
#include "collect/incore/isa.h"
#include "collect/machine/trust.h"
#include "stempel/program/function.h"

enum { COMPILE_MAX_OUTPUT = 16 << 20 };
/* A busy machine takes longer for the same CPU time; a compiler that hangs uses no CPU time. */
static const double patience_factor = 2;

/* A compiler that we can run, and its program for each instruction set. */
struct driver {
    const char *name;
    const char *cross[2]; /* program by asm_isa, if that is not the host's */
    const char *target[2];
    const char *extra; /* a flag that is only needed here, or null */
};

static const struct driver drivers[] = {
    {"gcc", {"x86_64-linux-gnu-gcc", "aarch64-linux-gnu-gcc"}, {NULL, NULL}, NULL},
    {"clang",
     {"clang", "clang"},
     {"--target=x86_64-linux-gnu", "--target=aarch64-linux-gnu"},
     "-fno-crash-diagnostics"},
};

enum { N_DRIVERS = sizeof drivers / sizeof drivers[0] };

static bool is_host(enum asm_isa isa)
{
#if defined(__x86_64__)
    return isa == ASM_X86_64;
#elif defined(__aarch64__)
    return isa == ASM_AARCH64;
#else
    (void)isa;
    return false;
#endif
}

static const struct driver *driver_of(const char *name)
{
    for (size_t i = 0; i < N_DRIVERS; i++) {
        if (str_eq(str_of(name), str_of(drivers[i].name)))
            return &drivers[i];
    }
    return NULL;
}

/* Flags for the linker, or that do not affect the function's code. One that ends with a blank must
 * be the whole word. */
static const char *const not_for_code[] = {
    "-l",        "-L",       "-Wl,",       "-c ",   "-S ",       "-s ",      "-g",
    "-pthread ", "-static ", "-rdynamic ", "-flto", "-fopenmp ", "-fopenmp="};

static bool is_for_code(struct str word)
{
    for (size_t i = 0; i < sizeof not_for_code / sizeof not_for_code[0]; i++) {
        const struct str prefix = str_of(not_for_code[i]);
        const bool whole = prefix.ptr[prefix.len - 1] == ' ';
        if (whole ? str_eq(word, str_slice(prefix, 0, prefix.len - 1))
                  : str_starts_with(word, prefix))
            return false;
    }
    return true;
}

static void add_flags(const char *flags, struct argv *a)
{
    struct str rest = str_trim(str_of(flags));
    while (rest.len != 0) {
        const struct str_cut cut = str_cut(rest, ' ');
        if (is_for_code(cut.head))
            argv_add(a, str_cstr(a->arena, cut.head));
        rest = str_trim(cut.tail);
    }
}

static const char *find_program(const struct driver *driver, enum asm_isa isa, struct arena *arena)
{
    return proc_find(arena, is_host(isa) ? driver->name : driver->cross[isa]);
}

static bool prepare(const struct compiler *compiler, const struct driver *driver,
                    const char *program, enum asm_isa isa, struct arena *arena,
                    struct compile_command *out, struct err *err)
{
    struct argv a = {.arena = arena};
    if (!trust_check(compiler, err))
        return false;
    argv_add(&a, program);
    if (!is_host(isa) && driver->target[isa] != NULL)
        argv_add(&a, driver->target[isa]);
    const char *flags = compiler->flags != NULL ? compiler->flags : "";
    add_flags(flags, &a);
    const char *const own[] = {program_loop_flag(str_of(driver->name)), driver->extra};
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++) {
        if (own[i] != NULL)
            argv_add(&a, own[i]);
    }
    /* debug tables would only clutter the listing */
    static const char *const fixed[] = {
        "-fno-asynchronous-unwind-tables", "-g0", "-S", "-o", "-", "-x", "c", "-", NULL};
    for (size_t i = 0; fixed[i] != NULL; i++)
        argv_add(&a, fixed[i]);
    *out = (struct compile_command){compiler->name, flags, program, a.items};
    return true;
}

static const char *compiler_names(const struct machine *m, struct arena *arena)
{
    struct sb names = {.arena = arena};
    for (size_t i = 0; i < m->n_compilers; i++)
        sb_addf(&names, "%s%s", i > 0 ? ", " : "", m->compilers[i].name);
    return names.len != 0 ? sb_cstr(&names) : "none";
}

static bool choose_named(const struct machine *m, const char *name, enum asm_isa isa,
                         struct arena *arena, struct compile_command *out, struct err *err)
{
    const struct compiler *compiler = machine_compiler(m, str_of(name));
    const struct driver *driver = driver_of(name);
    if (compiler == NULL)
        return err_set(err, ERR_INPUT, "machine '%s' has no compiler '%s'", m->name, name) ||
               err_hint(err, "it has: %s", compiler_names(m, arena));
    if (driver == NULL)
        return err_set(err, ERR_INPUT, "compiler '%s' cannot be used here", name) ||
               err_hint(err, "use gcc or clang");
    const char *program = find_program(driver, isa, arena);
    if (program == NULL)
        return err_set(err, ERR_SYSTEM, "compiler '%s' is not installed",
                       is_host(isa) ? driver->name : driver->cross[isa]) ||
               err_hint(err, "install it, or choose another with --compiler; machine '%s' has: %s",
                        m->name, compiler_names(m, arena));
    return prepare(compiler, driver, program, isa, arena, out, err);
}

bool compile_choose(const struct machine *m, const char *name, enum asm_isa isa,
                    struct arena *arena, struct compile_command *out, struct err *err)
{
    if (name != NULL)
        return choose_named(m, name, isa, arena, out, err);
    bool drivable = false;
    for (size_t i = 0; i < m->n_compilers; i++) {
        const struct driver *driver = driver_of(m->compilers[i].name);
        drivable = drivable || driver != NULL;
        const char *program = driver != NULL ? find_program(driver, isa, arena) : NULL;
        if (program != NULL)
            return prepare(&m->compilers[i], driver, program, isa, arena, out, err);
    }
    if (!drivable)
        return err_set(
                   err, ERR_INPUT,
                   "predictions compile with gcc or clang, by these names; machine '%s' has: %s",
                   m->name, compiler_names(m, arena)) ||
               err_hint(err, "add one of the two to the machine file's compilers");
    err_set(err, ERR_SYSTEM, "none of machine '%s's compilers is installed: %s", m->name,
            compiler_names(m, arena));
    return err_hint(err, "install gcc or clang (for another instruction set: clang, or gcc's cross "
                         "compiler), and name it in the machine file");
}

enum { SVE_MIN_BITS = 128, SVE_MAX_BITS = 2048 };

int compile_sve_bytes(const char *flags)
{
    const struct str option = STR("-msve-vector-bits=");
    int64_t bits = 0;
    struct str rest = str_trim(str_of(flags));
    while (rest.len != 0) {
        const struct str_cut cut = str_cut(rest, ' ');
        const struct str value = str_slice(cut.head, option.len, cut.head.len);
        if (str_starts_with(cut.head, option) && !str_to_i64(value, &bits))
            bits = 0;
        rest = str_trim(cut.tail);
    }
    const bool fixed = bits >= SVE_MIN_BITS && bits <= SVE_MAX_BITS && bits % SVE_MIN_BITS == 0;
    return fixed ? (int)(bits / 8) : 0;
}

/* Whether /proc/cpuinfo gives a number other than this one. */
static bool cpuinfo_differs(struct str cpuinfo, const char *key, bool known, int number)
{
    int64_t here = 0;
    return known && str_to_i64(str_field(cpuinfo, key), &here) && here != number;
}

bool compile_is_for_host(const char *flags)
{
    return str_contains(str_of(flags), STR("=native"));
}

bool compile_is_for_another(const char *flags, const struct machine *m, struct str cpuinfo)
{
    return compile_is_for_host(flags) &&
           (cpuinfo_differs(cpuinfo, "cpu family", m->family_known, m->family) ||
            cpuinfo_differs(cpuinfo, "model", m->model_known, m->model));
}

bool compile_in_temp(struct proc_spec spec, struct arena *arena, struct proc_result *result,
                     struct err *err)
{
    struct temp folder;
    struct err ignored = {0};
    if (!temp_make(arena, &folder, err))
        return false;
    spec.cwd = folder.path;
    const bool done = proc_check(&spec, arena, result, err);
    temp_remove(&folder, &ignored);
    return done;
}

bool compile_run(const struct compile_command *command, struct str source, double timeout_s,
                 double patience_s, struct arena *arena, struct str *listing, struct err *err)
{
    const struct proc_spec spec = {.argv = command->argv,
                                   .input = source,
                                   .env_set = (const char *const[]){PROC_ENGLISH_SET, NULL},
                                   .env_unset = (const char *const[]){PROC_ENGLISH_UNSET, NULL},
                                   .cpu_s = timeout_s,
                                   .timeout_s = patience_s + patience_factor * timeout_s,
                                   .max_output = COMPILE_MAX_OUTPUT};
    struct proc_result result = {0};
    if (!compile_in_temp(spec, arena, &result, err))
        return proc_starved(&result) && err_transient(err);
    if (str_trim(result.out).len == 0)
        return err_set(err, ERR_SYSTEM, "%s wrote no assembly", command->program);
    *listing = result.out;
    return true;
}

static const double VERSION_TIMEOUT_S = 10;

const char *compile_version(const char *program, struct arena *arena)
{
    const char *const argv[] = {program, "--version", NULL};
    const struct proc_spec spec = {.argv = argv, .timeout_s = VERSION_TIMEOUT_S};
    struct proc_result result;
    struct err ignored = {0};
    if (!proc_run(&spec, arena, &result, &ignored))
        return program;
    const struct str line = str_trim(str_cut(result.out, '\n').head);
    return line.len != 0 ? str_cstr(arena, line) : program;
}
