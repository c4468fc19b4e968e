#include "collect/machine/trust.h"

#include <string.h>

/*
 * Patterns: `*` stands for letters, digits and `_ + . -`, or for nothing; `#` for digits. A pattern
 * that ends with `=` accepts a flag with a value of such characters, or without one. So no pattern
 * accepts a slash, a comma, an `@` or a quote.
 */
static bool in_value(char c)
{
    return char_in_name(c) || c == '+' || c == '.' || c == '-';
}

static bool all_in_value(struct str s)
{
    bool ok = true;
    for (size_t i = 0; i < s.len; i++)
        ok = ok && in_value(s.ptr[i]);
    return ok;
}

static bool all_digits(struct str s)
{
    bool ok = s.len != 0;
    for (size_t i = 0; i < s.len; i++)
        ok = ok && char_is_digit(s.ptr[i]);
    return ok;
}

/* The word without its value; unchanged if what follows its last `=` is not a value. */
static struct str without_value(struct str word)
{
    size_t end = word.len;
    while (end > 0 && in_value(word.ptr[end - 1]))
        end--;
    return end > 0 && word.ptr[end - 1] == '=' ? str_slice(word, 0, end - 1) : word;
}

/* Whether the word matches; a pattern may end with `*` or `#` before the value. */
static bool fits(struct str word, struct str pattern)
{
    if (str_ends_with(pattern, STR("="))) {
        pattern.len--;
        word = without_value(word);
    }
    size_t hole = 0;
    while (hole < pattern.len && pattern.ptr[hole] != '*' && pattern.ptr[hole] != '#')
        hole++;
    if (hole == pattern.len)
        return str_eq(word, pattern);
    if (!str_starts_with(word, str_slice(pattern, 0, hole)))
        return false;
    const struct str filled = str_slice(word, hole, word.len);
    return pattern.ptr[hole] == '#' ? all_digits(filled) : all_in_value(filled);
}

static bool fits_any(struct str word, const char *const *patterns)
{
    for (; *patterns != NULL; patterns++) {
        if (fits(word, str_of(*patterns)))
            return true;
    }
    return false;
}

/* ---- names ---- */

/* A target may precede the name and a version follow it: x86_64-linux-gnu-gcc-12. */
static const char *const known_compilers[] = {"cc",     "c99",      "gcc",      "clang", "icc",
                                              "icx",    "armclang", "amdclang", "nvc",   "pgcc",
                                              "craycc", "fcc",      "fccpx",    "xlc",   NULL};

static struct str without_version(struct str name)
{
    size_t end = name.len;
    while (end > 0 && (char_is_digit(name.ptr[end - 1]) || name.ptr[end - 1] == '.'))
        end--;
    const bool versioned = end < name.len && end > 0 && name.ptr[end - 1] == '-';
    return versioned ? str_slice(name, 0, end - 1) : name;
}

static struct str without_target(struct str name)
{
    size_t from = name.len;
    while (from > 0 && name.ptr[from - 1] != '-')
        from--;
    return str_slice(name, from, name.len);
}

static const char vouch[] = "pass --trust if you know where this file comes from";

bool trust_judge_name(const char *name, struct err *err)
{
    const struct str text = str_of(name);
    if (str_find(text, '/') != text.len)
        return err_set(err, ERR_INPUT, "compiler '%.200s' is a path", name) ||
               err_hint(err,
                        "%s; or write its bare name here and add its folder to PATH, as `module "
                        "load` does",
                        vouch);
    if (all_in_value(text) && text.len != 0 && text.ptr[0] != '-' &&
        fits_any(without_target(without_version(text)), known_compilers))
        return true;
    err_set(err, ERR_INPUT, "compiler '%.200s' is not known", name);
    return err_hint(err, "%s", vouch);
}

/* ---- flags ---- */

/* Flags of the families below that pass something on or read a file. */
static const char *const never[] = {
    "-mllvm*=", "-mmlir*=", "-mlink*=", "-mP2OPT*=", "-mGLOB*=", "-Wl", "-Wa", "-Wp", NULL};

static const char *const families[] = {
    /* the language, the optimisation, the target, messages */
    "-O*", "-std=", "-ansi", "-pedantic*", "-pipe", "-m*=", "-w", "-W*=", "--target=", "--param=*=",
    /* tables for debuggers; -gsplit-dwarf writes a file */
    "-g", "-g#", "-ggdb*", "-gdwarf*", "-gline-tables-only", "-gno-*",
    /* what is linked */
    "-lm", "-lpthread", "-lrt", "-ldl", "-lgomp", "-lomp", "-liomp5", "-lnuma", "-pthread",
    "-static*", "-rdynamic", "-s", "-pie", "-no-pie",
    /* Intel's classic compiler */
    "-xHost", "-xAVX*", "-xCORE-*", "-xSSE*", "-xMIC-*", "-xCOMMON-*", "-axAVX*", "-axCORE-*",
    "-axSSE*", "-axMIC-*", "-axCOMMON-*", "-qopenmp", "-qopenmp-simd", "-qno-openmp",
    "-qopt-zmm-usage=", "-qopt-streaming-stores=", "-qopt-prefetch=", "-qopt-mem-layout-trans=",
    "-qopt-assume-safe-padding", "-qopt-dynamic-align", "-ip", "-ipo", "-no-ipo", "-prec-div",
    "-no-prec-div", "-prec-sqrt", "-no-prec-sqrt", "-ftz", "-no-ftz", "-fma", "-no-fma",
    "-unroll*=", "-vec", "-no-vec", "-simd", "-no-simd", "-ansi-alias", "-no-ansi-alias",
    "-restrict", "-nolib-inline", "-fast", NULL};

/* After -f or -fno-. */
static const char *const f_families[] = {
    /* arithmetic */
    "fast-math", "unsafe-math-optimizations", "associative-math", "reciprocal-math",
    "finite-math-only", "math-errno", "signed-zeros", "signaling-nans", "trapping-math",
    "rounding-math", "honor-nans", "honor-infinities", "approx-func", "fp-*=", "cx-*",
    "excess-precision=", "float-store", "single-precision-constant",
    "denormal-fp-math=", "imf-*=", "wrapv", "wrapv-pointer", "trapv", "strict-*=", "veclib=",
    /* loops and vectors */
    "vectorize", "slp-vectorize", "tree-*=", "vect-cost-model=", "simd-cost-model=", "unroll-*",
    "reroll-loops", "peel-loops", "unswitch-loops", "split-loops", "split-paths",
    "split-ivs-in-unroller", "split-wide-types", "version-loops-for-strides", "finite-loops",
    "loop-*", "graphite", "graphite-identity", "prefetch-loop-arrays", "predictive-commoning",
    "ivopts", "move-loop-*", "modulo-sched*", "variable-expansion-in-unroller",
    "openmp=", "openmp-simd",
    /* aliases and what may be assumed */
    "alias", "fnalias", "argument-alias", "argument-noalias*", "delete-null-pointer-checks",
    "allow-store-data-races", "builtin", "builtin-*", "freestanding", "hosted", "short-enums",
    "signed-char", "unsigned-char", "exceptions", "unwind-tables", "asynchronous-unwind-tables",
    "non-call-exceptions",
    /* inlining and the whole program */
    "inline", "inline-*=", "early-inlining", "partial-inlining", "indirect-inlining",
    "ipa-*=", "whole-program", "toplevel-reorder", "semantic-interposition", "lto", "lto=",
    /* the back end */
    "schedule-*", "sched-*=", "selective-scheduling*", "gcse", "gcse-*", "cse-*",
    "rerun-cse-after-loop", "rename-registers", "ira-*=", "lra-*", "live-range-shrinkage", "web",
    "if-conversion", "if-conversion2", "jump-tables", "bit-tests", "branch-count-reg",
    "expensive-optimizations", "optimize-*", "store-merging", "thread-jumps", "crossjumping",
    "caller-saves", "combine-stack-adjustments", "cprop-registers", "dce", "dse", "auto-inc-dec",
    "forward-propagate", "guess-branch-probability", "hoist-adjacent-loads", "peephole",
    "peephole2", "ree", "shrink-wrap*", "tracer", "reorder-*=", "align-*=", "global-isel",
    "integrated-as", "omit-frame-pointer", "omit-leaf-frame-pointer", "stack-protector*",
    "stack-check", "stack-clash-protection", "stack-reuse=", "merge-constants",
    "merge-all-constants", "section-anchors", "zero-*", "pic", "PIC", "pie", "PIE", "plt", "common",
    "data-sections", "function-sections", "visibility=", "ident", "verbose-asm",
    /* messages */
    "diagnostics-color=", "diagnostics-show-*", "color-diagnostics", "caret-diagnostics",
    "max-errors=", "message-length=", NULL};

/* Their value is a separate word. */
static const char *const with_value[] = {"-target", "--param", "-fp-model", NULL};

/*
 * Feature macros. A macro named like a function of the C library could make the benchmark program
 * call another function, so the value must be a number and the name one that programs do not use.
 */
static bool is_feature_macro(struct str word)
{
    const bool defines = str_starts_with(word, STR("-D"));
    if (!defines && !str_starts_with(word, STR("-U")))
        return false;
    const struct str_cut cut = str_cut(str_slice(word, 2, word.len), '=');
    bool ok = str_starts_with(cut.head, STR("_")) && cut.head.len > 1 && (defines || !cut.ok);
    for (size_t i = 0; i < cut.head.len; i++)
        ok = ok && char_in_name(cut.head.ptr[i]) && !(cut.head.ptr[i] >= 'a');
    return ok && (!cut.ok ||
                  (cut.tail.len != 0 && char_is_digit(cut.tail.ptr[0]) && all_in_value(cut.tail)));
}

static struct str f_stem(struct str word)
{
    const struct str negated = STR("-fno-");
    const size_t from = str_starts_with(word, negated) ? negated.len : 2;
    return str_slice(word, from, word.len);
}

static bool is_known(struct str word)
{
    if (fits_any(word, never))
        return false;
    return fits_any(word, families) || is_feature_macro(word) ||
           (str_starts_with(word, STR("-f")) && fits_any(f_stem(word), f_families));
}

/* Values such as `size=3` of --param or `aarch64-linux-gnu` of -target, which cannot be another
 * flag. */
static bool is_value(struct str word)
{
    return word.len != 0 && word.ptr[0] != '-' && fits(word, STR("*="));
}

bool trust_judge_flags(const char *name, const char *flags, struct str *word, struct err *err)
{
    bool takes_value = false;
    bool ok = true;
    struct str judged = {0};
    for (struct str rest = str_trim(str_of(flags)); ok && rest.len != 0;) {
        const struct str_cut cut = str_cut(rest, ' ');
        judged = cut.head;
        rest = str_trim(cut.tail);
        if (takes_value) {
            takes_value = false;
            ok = is_value(judged);
            continue;
        }
        takes_value = fits_any(judged, with_value) && rest.len != 0;
        ok = takes_value || is_known(judged);
    }
    if (ok)
        return true;
    if (word != NULL)
        *word = judged;
    err_set(err, ERR_INPUT, "compiler %.100s: flag '%.*s' is not known to be harmless", name,
            judged.len < 200 ? (int)judged.len : 200, judged.ptr);
    return err_hint(err, "%s", vouch);
}

/* ---- what was judged ---- */

bool trust_check(const struct compiler *compiler, struct err *err)
{
    if (compiler->refused != NULL && err->kind == ERR_NONE)
        *err = *compiler->refused;
    return compiler->refused == NULL;
}

bool trust_check_all(const struct machine *m, struct err *err)
{
    for (size_t i = 0; i < m->n_compilers; i++) {
        if (!trust_check(&m->compilers[i], err))
            return false;
    }
    return true;
}

void trust_all(struct machine *m, struct arena *arena)
{
    struct compiler *compilers =
        arena_copy(arena, m->compilers, m->n_compilers, sizeof *m->compilers);
    for (size_t i = 0; i < m->n_compilers; i++)
        compilers[i].refused = NULL;
    m->compilers = compilers;
}
