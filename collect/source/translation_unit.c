#include "collect/source/translation_unit.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/path.h"
#include "collect/source/counter_variables.h"
#include "collect/source/cursor.h"
#include "collect/source/fragment.h"
#include "collect/source/known_members.h"
#include "collect/source/meeting_loops.h"
#include "collect/source/usage.h"
#include "collect/source/words.h"

enum {
    MAX_FLAGS = 512,
    MAX_UNDECLARED = 32,
    MAX_NAMES = 256,
    MAX_ROUNDS = 5,
    MAX_DIAGNOSTICS = 256,
    MAX_PARENTS = 64
};

/* What OpenMP's header declares: it belongs to a compiler, and is not where the library looks. */
static const char openmp_folder[] = "/inspect/openmp";
static const char openmp_path[] = "/inspect/openmp/omp.h";
static const char openmp_text[] =
    "#ifdef __cplusplus\n"
    "extern \"C\" {\n"
    "#endif\n"
    "double omp_get_wtime(void);\n"
    "int omp_get_thread_num(void), omp_get_num_threads(void), omp_get_max_threads(void);\n"
    "int omp_get_num_procs(void), omp_in_parallel(void);\n"
    "void omp_set_num_threads(int), omp_set_nested(int), omp_set_dynamic(int);\n"
    "typedef struct { void *lock; } omp_lock_t;\n"
    "#ifdef __cplusplus\n"
    "}\n"
    "#endif\n";

/* --- flags --- */

struct flags {
    int n;
    const char *items[MAX_FLAGS];
};

static void add_flag(struct flags *f, const char *flag)
{
    if (f->n < MAX_FLAGS)
        f->items[f->n++] = flag;
}

/*
 * Only flags that affect parsing: others concern code generation, may be unknown to this compiler,
 * or make it load plugins.
 */
static void add_reading_flags(struct flags *f, const char *const *flags, size_t n)
{
    static const char *const taken[] = {
        "-I",       "-D",         "-U", "-std=",    "-isystem", "-iquote",
        "-include", "-idirafter", "-x", "-fopenmp", "--target="};
    static const char *const alone[] = {"-m32", "-m64", "-funsigned-char", "-fsigned-char", NULL};
    for (size_t i = 0; i < n; i++) {
        if (str_is_one_of(str_of(flags[i]), alone)) /* types are others */
            add_flag(f, flags[i]);
        for (size_t t = 0; t < sizeof taken / sizeof *taken; t++) {
            const struct str flag = str_of(flags[i]);
            if (!str_starts_with(flag, str_of(taken[t])) || str_eq(flag, STR("-fopenmp")))
                continue;
            add_flag(f, flags[i]);
            const bool separate = str_eq(flag, str_of(taken[t])) && i + 1 < n;
            if (separate)
                add_flag(f, flags[++i]);
            break;
        }
    }
}

static void add_command(struct source_unit *u, CXCompileCommand command, struct flags *out)
{
    const unsigned n = u->api.CompileCommand_getNumArgs(command);
    const char *list[MAX_FLAGS];
    size_t count = 0;
    for (unsigned i = 1; i < n && count < MAX_FLAGS; i++)
        list[count++] =
            str_cstr(u->arena, cursor_text(u, u->api.CompileCommand_getArg(command, i)));
    add_flag(out,
             str_formatz(u->arena, "-working-directory=%.*s",
                         STR_ARG(cursor_text(u, u->api.CompileCommand_getDirectory(command)))));
    add_reading_flags(out, list, count);
}

/* True where the folder has a compile_commands.json; its flags for the file are added. */
static bool add_database(struct source_unit *u, const char *folder, const char *file,
                         struct flags *out)
{
    CXCompilationDatabase_Error failed = CXCompilationDatabase_NoError;
    if (access(str_formatz(u->arena, "%s/compile_commands.json", folder), R_OK) != 0)
        return false;
    CXCompilationDatabase base = u->api.CompilationDatabase_fromDirectory(folder, &failed);
    if (failed != CXCompilationDatabase_NoError)
        return false;
    CXCompileCommands commands = u->api.CompilationDatabase_getCompileCommands(base, file);
    if (commands != NULL && u->api.CompileCommands_getSize(commands) > 0)
        add_command(u, u->api.CompileCommands_getCommand(commands, 0), out);
    u->api.CompileCommands_dispose(commands);
    u->api.CompilationDatabase_dispose(base);
    return true;
}

/* The nearest compile_commands.json from the file's folder upwards. */
static void add_project_flags(struct source_unit *u, struct flags *out)
{
    char path[PATH_MAX];
    if (realpath(u->file, path) == NULL)
        return;
    const char *const file = str_cstr(u->arena, str_of(path));
    const char *folder = file;
    for (int i = 0; i < MAX_PARENTS && strcmp(folder, "/") != 0; i++) {
        folder = path_folder(folder, u->arena);
        if (add_database(u, folder, file, out))
            return;
    }
}

static const char *const cpp_files[] = {".cc", ".cpp", ".cxx", ".C", ".c++", NULL};

/* A header without a hint in its name: C has no templates, namespaces and access rights. */
static bool is_cpp_header(struct str text)
{
    static const char *const words[] = {
        "\ntemplate", "\nnamespace ", "\nclass ", "public:", "\nusing ", "static_cast<", NULL};
    return str_contains_one_of(text, words);
}

static const char *language(struct str file, struct str text)
{
    static const char *const cpp[] = {".cu",  ".tpp", ".hpp", ".hh",  ".hxx", ".h++",    ".H",
                                      ".tcc", ".txx", ".inl", ".ipp", ".icc", ".impl.h", NULL};
    if (str_ends_with(file, STR(".c")) || str_ends_with_one_of(file, cpp_files))
        return NULL;
    return str_ends_with_one_of(file, cpp) || is_cpp_header(text) ? "-xc++" : "-xc";
}

static void collect_flags(struct source_unit *u, const struct unit_options *options,
                          struct flags *out)
{
    /* size_t and the like are there even where the header that has them is not. */
    static const char *const always[] = {"-ferror-limit=0",
                                         "-w",
                                         "-fno-spell-checking",
                                         "-fbracket-depth=256",
                                         "-DNDEBUG", /* what assert checks is not part of a loop */
                                         "-include",
                                         "stddef.h",
                                         "-include",
                                         "stdint.h",
                                         "-idirafter",
                                         openmp_folder};
    const char *const other = language(str_of(u->file), u->text);
    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        add_flag(out, always[i]);
    if (other != NULL)
        add_flag(out, other);
    add_project_flags(u, out);
    add_reading_flags(out, options->flags, options->n_flags);
}

/* --- parsing --- */

static bool parse(struct source_unit *u, const struct flags *flags, struct err *err)
{
    struct CXUnsavedFile unsaved[] = {{u->file, u->text.ptr, (unsigned long)u->text.len},
                                      {openmp_path, openmp_text, sizeof openmp_text - 1}};
    if (u->translation != NULL)
        u->api.disposeTranslationUnit(u->translation);
    const enum CXErrorCode failed = u->api.parseTranslationUnit2(
        u->index, u->file, flags->items, flags->n, unsaved, sizeof unsaved / sizeof *unsaved,
        CXTranslationUnit_KeepGoing, &u->translation);
    if (failed == CXError_Success && u->translation != NULL)
        return true;
    u->translation = NULL;
    const char *standard = "";
    for (int i = 0; i < flags->n; i++) {
        if (str_starts_with(str_of(flags->items[i]), STR("-std=")))
            standard = flags->items[i];
    }
    err_at(err, u->file, 0, 0, "this file cannot be read as C or C++%s%s",
           standard[0] != '\0' ? " with " : "", standard);
    return err_hint(err,
                    failed == CXError_Crashed ? "the compiler's library failed on it: pass only "
                                                "the function with the loop nest"
                    : standard[0] != '\0'
                        ? "check this flag: C has c99, c11, c17 and gnu17, C++ has c++17 and c++20"
                        : "check the compiler flags, such as -x");
}

static void find_functions(struct source_unit *u, CXCursor scope, int depth);

static void add_function(struct source_unit *u, CXCursor cursor)
{
    const struct code_decl *decl = cursor_decl(u, cursor);
    if (decl == NULL || decl->kind != DECL_FUNCTION || !cursor_has_body(u, cursor))
        return;
    *ARENA_ADD(u->arena, u->functions, u->n_functions) = decl->number;
}

/* A name that a macro makes, `F77_FUNC(f, F)`, is where the macro is used. */
static bool is_in_file(struct source_unit *u, CXCursor cursor, CXFile own)
{
    const CXSourceLocation at = u->api.getCursorLocation(cursor);
    CXFile file = NULL;
    if (u->api.Location_isFromMainFile(at))
        return true;
    u->api.getFileLocation(at, &file, NULL, NULL, NULL);
    return file != NULL && u->api.File_isEqual(file, own) != 0;
}

static void find_functions(struct source_unit *u, CXCursor scope, int depth)
{
    const CXFile own = u->api.getFile(u->translation, u->file);
    const struct cursors list = cursor_children(u, scope);
    for (size_t i = 0; i < list.count; i++) {
        const CXCursor cursor = list.items[i];
        const enum CXCursorKind kind = u->api.getCursorKind(cursor);
        if (!is_in_file(u, cursor, own))
            continue;
        if (cursor_opens_scope(kind) && depth < CODE_MAX_DEPTH)
            find_functions(u, cursor, depth + 1);
        else if (kind == CXCursor_FunctionDecl || kind == CXCursor_CXXMethod ||
                 kind == CXCursor_FunctionTemplate || kind == CXCursor_Constructor)
            add_function(u, cursor);
    }
}

static void index_unit(struct source_unit *u)
{
    u->n_decls = 0;
    u->n_functions = 0;
    for (int i = 0; i < UNIT_BUCKETS; i++)
        u->buckets[i] = -1;
    find_functions(u, u->api.getTranslationUnitCursor(u->translation), 0);
    instances_find(u);
}

static unsigned n_diagnostics(const struct source_unit *u)
{
    const unsigned n = u->api.getNumDiagnostics(u->translation);
    return n < MAX_DIAGNOSTICS ? n : MAX_DIAGNOSTICS;
}

/* The name in a complaint that begins so; empty for others. */
static struct str name_in(struct str complaint, struct str begin)
{
    if (!str_starts_with(complaint, begin))
        return (struct str){0};
    const struct str rest = str_slice(complaint, begin.len, complaint.len);
    return str_slice(rest, 0, str_find(rest, '\''));
}

/* `NAME x`, `NAME *x` and so on: it can only be a type. */
static bool begins_declaration(struct str text, size_t at, struct str name)
{
    struct str rest = str_slice(text, at, text.len);
    if (!str_starts_with(rest, name))
        return false;
    rest = str_slice(rest, name.len, rest.len);
    const size_t spaces = rest.len - str_trim(rest).len;
    rest = str_trim(rest);
    const bool points = rest.len > 0 && rest.ptr[0] == '*';
    while (rest.len > 0 && rest.ptr[0] == '*')
        rest = str_trim(str_slice(rest, 1, rest.len));
    size_t n = 0;
    while (n < rest.len && char_in_name(rest.ptr[n]))
        n++;
    const struct str after = str_trim(str_slice(rest, n, rest.len));
    return n > 0 && char_begins_name(rest.ptr[0]) && (points || spaces > 0) && after.len > 0 &&
           strchr("=;,[", after.ptr[0]) != NULL;
}

static const struct str undeclared = {"use of undeclared identifier '", 30};

/* What is not declared: of types only those, otherwise any names. */
static void add_undeclared(struct source_unit *u, bool types, struct str_list *names)
{
    const CXFile own = u->api.getFile(u->translation, u->file);
    const unsigned n = n_diagnostics(u);
    for (unsigned i = 0; i < n && names->count < MAX_UNDECLARED; i++) {
        CXDiagnostic d = u->api.getDiagnostic(u->translation, i);
        const struct str text = cursor_text(u, u->api.getDiagnosticSpelling(d));
        CXFile file = NULL;
        unsigned at = 0;
        u->api.getFileLocation(u->api.getDiagnosticLocation(d), &file, NULL, NULL, &at);
        u->api.disposeDiagnostic(d);
        struct str name = name_in(text, undeclared);
        if (types && !begins_declaration(u->text, at, name))
            name = name_in(text, STR("unknown type name '"));
        if (name.len != 0 && (!types || u->api.File_isEqual(file, own) != 0) &&
            !str_list_has(names, name))
            str_list_add(u->arena, names, name);
    }
}

/* --- types that are declared nowhere, as in headers that are missing --- */

/* What its name suggests, as in `PetscInt` and `cl_float`; FFTW's complex numbers are pairs in C.
 */
static const char *assumed_type(struct str name)
{
    if (str_eq(name, STR("fftw_complex")) || str_eq(name, STR("fftwf_complex")))
        return name.ptr[4] == 'f' ? "float[2]" : "double[2]";
    static const char *const integers[] = {
        "int_t", "Int",  "INT",  "size",  "Size",  "long", "Long", "index", "Index", "idx",  "Idx",
        "bool",  "Bool", "BOOL", "count", "Count", "ord",  "Ord",  "enum",  "Enum",  "uint", NULL};
    static const char *const bytes[] = {"char", "Char", "byte", "Byte", "BYTE", NULL};
    static const char *const floats[] = {"float", "Float", "FLOAT", NULL};
    static const char *const complex[] = {"complex", "Complex", "COMPLEX", NULL};
    static const char *const shorts[] = {"short", "Short", "SHORT", "int16", "Int16", NULL};
    static const char *const octets[] = {"int8", "Int8", "UINT8", NULL};
    static const char *const longs[] = {"int64", "Int64", "INT64", NULL};
    const bool is_unsigned = str_starts_with(name, STR("u")) || str_starts_with(name, STR("U")) ||
                             str_starts_with(name, STR("gu"));
    const bool integer = str_contains_one_of(name, integers) || str_starts_with(name, STR("int")) ||
                         (str_ends_with(name, STR("int")) && !str_ends_with(name, STR("oint")));
    if (str_contains_one_of(name, shorts))
        return is_unsigned ? "unsigned short" : "short";
    if (str_contains_one_of(name, octets))
        return is_unsigned ? "unsigned char" : "signed char";
    if (str_contains_one_of(name, longs))
        return "long long";
    return integer                            ? "int"
           : str_contains_one_of(name, bytes) ? "unsigned char"
           : str_contains_one_of(name, complex)
               ? (str_contains_one_of(name, floats) ? "float _Complex" : "double _Complex")
           : str_contains_one_of(name, floats) ? "float"
                                               : "double";
}

static void add_type(struct sb *b, struct str name)
{
    const struct str as = str_of(assumed_type(name));
    const size_t element = str_find(as, '[');
    sb_addf(b, "typedef %.*s %.*s%.*s; ", STR_ARG(str_slice(as, 0, element)), STR_ARG(name),
            STR_ARG(str_slice(as, element, as.len)));
}

/* --- macros that are declared nowhere --- */

/* `0.5`, `-2`, `PI`, `4 / 3.0`. */
static bool is_constant(struct str text)
{
    bool number = false;
    bool constant = text.len > 0;
    for (size_t i = 0; i < text.len && constant; i++) {
        const char c = text.ptr[i];
        number = number || (c >= '0' && c <= '9');
        constant = strchr(".+-*/ ", c) != NULL || char_in_name(c);
        constant = constant && (number || c < 'a' || c > 'z');
    }
    return constant;
}

/* `FL(0.5)`: capitals, and constants wherever it is used, some of them real ones. */
static bool types_constants(struct str text, struct str name)
{
    bool real = false;
    for (size_t i = 0; i < name.len; i++) {
        if (name.ptr[i] >= 'a' && name.ptr[i] <= 'z')
            return false;
    }
    for (size_t at = word_find(text, name, 0); at < text.len;
         at = word_find(text, name, at + name.len)) {
        const struct str after = str_slice(text, at + name.len, text.len);
        if (!str_starts_with(after, STR("(")))
            continue;
        const struct str given = str_trim(str_slice(after, 1, str_find(after, ')')));
        if (!is_constant(given))
            return false;
        real = real || str_find(given, '.') < given.len;
    }
    return real;
}

/* Macros of many libraries' headers that mean the same in all of them. */
static const struct customary {
    const char *name, *flag, *meaning;
} customary[] = {
    {"MAX", "-DMAX(a,b)=((a)>(b)?(a):(b))", "the larger of its arguments"},
    {"MIN", "-DMIN(a,b)=((a)<(b)?(a):(b))", "the smaller of its arguments"},
    {"ABS", "-DABS(a)=((a)<0?-(a):(a))", "its argument without its sign"},
    {"CLAMP", "-DCLAMP(a,b,c)=((a)>(c)?(c):(a)<(b)?(b):(a))",
     "its first argument within the others"},
};

static const struct customary *customary_macro(struct str name)
{
    for (size_t i = 0; i < sizeof customary / sizeof *customary; i++) {
        if (str_eq(name, str_of(customary[i].name)))
            return &customary[i];
    }
    return NULL;
}

static void add_macros(struct source_unit *u, struct flags *flags)
{
    const unsigned n = n_diagnostics(u);
    for (unsigned i = 0; i < n && u->macros.count < MAX_UNDECLARED; i++) {
        CXDiagnostic d = u->api.getDiagnostic(u->translation, i);
        const struct str text = cursor_text(u, u->api.getDiagnosticSpelling(d));
        struct str name = name_in(text, undeclared);
        u->api.disposeDiagnostic(d);
        if (name.len == 0)
            name = name_in(text, STR("call to undeclared function '"));
        const struct customary *const known = customary_macro(name);
        if (name.len == 0 || str_list_has(&u->macros, name) ||
            (known == NULL && !types_constants(u->text, name)))
            continue;
        str_list_add(u->arena, &u->macros, name);
        add_flag(flags, known != NULL ? known->flag
                                      : str_formatz(u->arena, "-D%.*s(x)=(x)", STR_ARG(name)));
    }
}

/* --- the file with what it lacks --- */

static bool parse_with_missing(struct source_unit *u, struct flags *flags, struct err *err)
{
    const struct str text = u->text;
    for (size_t known = 0;;) {
        add_undeclared(u, true, &u->types);
        add_macros(u, flags);
        if (u->types.count + u->macros.count == known)
            return true;
        struct sb b = {.arena = u->arena};
        known = u->types.count + u->macros.count;
        for (size_t i = 0; i < u->types.count; i++)
            add_type(&b, u->types.items[i]);
        sb_addz(&b, "\n");
        sb_add(&b, text);
        u->text = sb_str(&b);
        u->lines_before = 1;
        if (!parse(u, flags, err))
            return false;
    }
}

/* --- a nest without a function round it --- */

static void wrap(struct source_unit *u, struct str text, const struct str_list *sizes)
{
    struct sb b = {.arena = u->arena};
    sb_addz(&b, "void inspect_nest(");
    for (size_t i = 0; i < sizes->count; i++)
        sb_addf(&b, "%sint %.*s", i == 0 ? "" : ", ", STR_ARG(sizes->items[i]));
    sb_addz(&b, sizes->count == 0 ? "void) {\n" : ") {\n");
    sb_add(&b, text);
    sb_addz(&b, "\n}\n");
    u->text = sb_str(&b);
    u->lines_before = 1;
}

static bool writes_loop(struct str text)
{
    bool any = false;
    for (size_t at = word_find(text, STR("for"), 0); at < text.len && !any;
         at = word_find(text, STR("for"), at + 1)) {
        const size_t after = words_skip_blanks(text, at + 3);
        any = after < text.len && text.ptr[after] == '(';
    }
    return any;
}

/* Declarations and loops outside of functions: undeclared names are sizes. */
static bool parse_alone(struct source_unit *u, struct str text, const struct flags *flags,
                        struct err *err)
{
    struct str_list sizes = {0};
    size_t known = 0;
    do {
        known = sizes.count;
        wrap(u, text, &sizes);
        if (!parse(u, flags, err))
            return false;
        add_undeclared(u, false, &sizes);
    } while (sizes.count > known);
    index_unit(u);
    return true;
}

/* --- functions without their headers --- */

/* A fragment and what it lacks. */
struct fragment {
    struct str original, text; /* without comments, and as cut out */
    bool is_cpp;
    struct str_list names;
    struct sb known; /* declarations of members of classes, whose types the headers have */
};

/* `Grid::step`: the name of a class or a namespace, which is left out. */
static bool drop_scope(struct str name, struct str plain, char *text)
{
    bool any = false;
    for (size_t at = word_find(plain, name, 0); at < plain.len;
         at = word_find(plain, name, at + name.len)) {
        if (!str_eq(str_slice(plain, at + name.len, at + name.len + 2), STR("::")) ||
            (at > 0 && plain.ptr[at - 1] == ':'))
            continue;
        memset(text + at, ' ', name.len + 2);
        any = true;
    }
    return any;
}

/* One name of a complaint: a type, the name of a scope, or a name to declare. */
static bool take_name(struct source_unit *u, struct fragment *f, struct str name, bool unknown_type)
{
    const struct str plain = fragment_plain(u->arena, f->text);
    char *const text = str_cstr(u->arena, f->text);
    if (drop_scope(name, plain, text) || fragment_drop_objects(name, text, f->text.len, plain)) {
        f->text = (struct str){text, f->text.len};
        return true;
    }
    struct str_list *const list =
        unknown_type || usage_is_type(plain, name) ? &u->types : &f->names;
    if (str_list_has(&u->types, name) || str_list_has(&f->names, name) ||
        str_list_has(&u->known, name) || !word_is_in(plain, name))
        return false;
    str_list_add(u->arena,
                 list == &f->names && known_member_declare(u, name, &f->known) ? &u->known : list,
                 name);
    return true;
}

/* The name in a complaint, and whether it is one of a type. */
static struct str complained_name(struct str text, bool *is_type)
{
    static const struct {
        struct str begin;
        bool is_type;
    } complaints[] = {
        {{"use of undeclared identifier '", 30}, false},
        {{"call to undeclared function '", 29}, false},
        {{"unknown type name '", 19}, true},
        {{"no template named '", 19}, true},
    };
    struct str name = {0};
    for (size_t i = 0; i < sizeof complaints / sizeof *complaints && name.len == 0; i++) {
        name = name_in(text, complaints[i].begin);
        *is_type = complaints[i].is_type;
    }
    return name;
}

static bool take_complaints(struct source_unit *u, struct fragment *f)
{
    const CXFile own = u->api.getFile(u->translation, u->file);
    const unsigned n = u->api.getNumDiagnostics(u->translation);
    bool any = false;
    for (unsigned i = 0; i < n && f->names.count + u->types.count < MAX_NAMES; i++) {
        CXDiagnostic d = u->api.getDiagnostic(u->translation, i);
        const struct str text = cursor_text(u, u->api.getDiagnosticSpelling(d));
        bool is_type = false;
        CXFile file = NULL;
        const struct str name = complained_name(text, &is_type);
        u->api.getFileLocation(u->api.getDiagnosticLocation(d), &file, NULL, NULL, NULL);
        u->api.disposeDiagnostic(d);
        if (name.len > 0 && u->api.File_isEqual(file, own) != 0)
            any = take_name(u, f, name, is_type) || any;
    }
    return any;
}

static bool parse_fragment(struct source_unit *u, const struct fragment_options *options,
                           struct flags *flags, struct err *err)
{
    struct fragment f = {.original = fragment_plain(u->arena, u->text),
                         .known = {.arena = u->arena}};
    for (int i = 0; i < flags->n; i++)
        f.is_cpp = f.is_cpp || str_eq(str_of(flags->items[i]), STR("-xc++"));
    f.is_cpp = f.is_cpp || str_ends_with_one_of(str_of(u->file), cpp_files);
    if (!fragment_make(u->arena, u->text, options, &f.text))
        return err_at(err, u->file, options->line, 0, "there is no function here");
    u->is_fragment = true;
    u->lines_before = 1;
    for (int i = 0; i < MAX_ROUNDS; i++) {
        struct sb b = {.arena = u->arena};
        for (size_t t = 0; t < u->types.count; t++)
            add_type(&b, u->types.items[t]);
        sb_add(&b, sb_str(&f.known));
        usage_declare(u->arena, fragment_plain(u->arena, f.text), f.original, &f.names, f.is_cpp,
                      &b);
        sb_addz(&b, "\n");
        sb_add(&b, f.text);
        u->text = sb_str(&b);
        if (!parse(u, flags, err))
            return false;
        add_macros(u, flags);
        if (!take_complaints(u, &f))
            break;
    }
    return true;
}

/* C90 allows cos() without a declaration, whose type the compiler knows. */
static bool is_harmless(struct str complaint)
{
    return str_starts_with(complaint, STR("call to undeclared library function"));
}

/* Once: libclang makes the whole list again for each question. */
static void collect_complaints(struct source_unit *u)
{
    const unsigned n = n_diagnostics(u);
    u->complaints = arena_alloc(u->arena, n, sizeof *u->complaints);
    u->n_complaints = 0;
    for (unsigned i = 0; i < n; i++) {
        CXDiagnostic d = u->api.getDiagnostic(u->translation, i);
        unsigned at = 0;
        CXFile file = NULL; /* of the place where a macro is used, not where it is written */
        u->api.getFileLocation(u->api.getDiagnosticLocation(d), &file, &at, NULL, NULL);
        at -= at > u->lines_before ? u->lines_before : at;
        const struct str text = cursor_text(u, u->api.getDiagnosticSpelling(d));
        if (u->api.getDiagnosticSeverity(d) >= CXDiagnostic_Error && !is_harmless(text) &&
            u->api.File_isEqual(file, u->api.getFile(u->translation, u->file)) != 0)
            u->complaints[u->n_complaints++] = (struct unit_complaint){at, text};
        u->api.disposeDiagnostic(d);
    }
}

static void open_fortran(struct source_unit *u, struct arena *arena, const char *file,
                         struct str text, const struct fortran_files *files)
{
    u->arena = arena;
    u->file = str_cstr(arena, str_of(file));
    u->text = text;
    u->from = files;
    fortran_read(arena, files, text, &u->fortran);
}

bool unit_prepare(struct err *err)
{
    struct clang api;
    return clang_load(&api, err);
}

bool unit_open(struct arena *arena, const char *file, struct str text,
               const struct unit_options *options, struct source_unit **out, struct err *err)
{
    struct source_unit *u = arena_alloc(arena, 1, sizeof *u);
    struct flags flags = {0};
    *out = NULL;
    if (options->fortran != NULL) {
        open_fortran(u, arena, file, text, options->fortran);
        *out = u;
        return true;
    }
    if (!clang_load(&u->api, err))
        return false;
    u->arena = arena;
    u->file = str_cstr(arena, str_of(file));
    u->text = text;
    u->index = u->api.createIndex(0, 0);
    collect_flags(u, options, &flags);
    bool ok = options->fragment != NULL
                  ? parse_fragment(u, options->fragment, &flags, err)
                  : parse(u, &flags, err) && parse_with_missing(u, &flags, err);
    if (ok)
        index_unit(u);
    if (ok && options->fragment == NULL && u->n_functions == 0 && writes_loop(text))
        ok = parse_alone(u, text, &flags, err);
    if (!ok) {
        unit_close(u);
        return false;
    }
    collect_complaints(u);
    *out = u;
    return true;
}

void unit_close(struct source_unit *u)
{
    if (u == NULL)
        return;
    if (u->translation != NULL)
        u->api.disposeTranslationUnit(u->translation);
    if (u->index != NULL)
        u->api.disposeIndex(u->index);
    u->translation = NULL;
    u->index = NULL;
}

bool unit_is_fragment(const struct source_unit *u)
{
    return u->is_fragment;
}

bool unit_is_guess(const struct source_unit *u, const struct code_decl *decl)
{
    return u->is_fragment && decl->at.line == 0 && !decl->at.in_header &&
           !str_list_has(&u->known, decl->name);
}

bool unit_is_fortran(const struct source_unit *u)
{
    return u->from != NULL;
}

size_t unit_n_functions(const struct source_unit *u)
{
    return u->from != NULL ? u->fortran.n_functions : u->n_functions;
}

const struct code_decl *unit_function(const struct source_unit *u, size_t number)
{
    return u->from != NULL ? u->fortran.functions[number] : u->decls[u->functions[number]].decl;
}

const struct code *unit_body(struct source_unit *u, const struct code_decl *function)
{
    const int number = function->number;
    if (u->from != NULL)
        return number >= 0 ? u->fortran.bodies[number] : NULL;
    if (!u->decls[number].body_read) {
        u->decls[number].body_read = true;
        const struct code *body = cursor_body(u, u->decls[number].cursor);
        /* reading it may have moved the list */
        u->decls[number].body =
            body != NULL ? meeting_loops_counted(u->arena, counter_variables_make(u->arena, body))
                         : NULL;
    }
    return u->decls[number].body;
}

struct str unit_complaint(const struct source_unit *u, unsigned from, unsigned to, unsigned *where)
{
    struct str first = {0};
    if (u->from != NULL) {
        const struct fortran_file *const f = &u->from->items[0];
        *where = f->complaint_line;
        return *where >= from && *where <= to ? f->complaint : first;
    }
    for (size_t i = 0; i < u->n_complaints && first.len == 0; i++) {
        if (u->complaints[i].line >= from && u->complaints[i].line <= to) {
            first = u->complaints[i].text;
            *where = u->complaints[i].line;
        }
    }
    return first;
}

size_t unit_n_types(const struct source_unit *u)
{
    return u->types.count;
}

struct str unit_type(const struct source_unit *u, size_t number, const char **assumed)
{
    *assumed = assumed_type(u->types.items[number]);
    return u->types.items[number];
}

const struct str_list *unit_macros(const struct source_unit *u)
{
    return &u->macros;
}

const char *unit_macro_meaning(struct str name)
{
    const struct customary *const known = customary_macro(name);
    return known != NULL ? known->meaning : "its argument";
}

struct str unit_text(const struct source_unit *u)
{
    return u->text;
}

unsigned unit_lines_before(const struct source_unit *u)
{
    return u->lines_before;
}
