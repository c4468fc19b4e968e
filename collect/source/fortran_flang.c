#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/path.h"
#include "base/proc.h"
#include "base/temp.h"
#include "collect/source/fortran.h"

/* Running flang on a file and on the modules that it uses. */

enum {
    MAX_FLAGS = 128,
    MAX_SECONDS = 20,
    MAX_TREE_BYTES = 256 << 20,
    MAX_NEIGHBOURS = 500,
    MAX_NEIGHBOUR_BYTES = 256 << 10,
    INCLUDE_LEVELS = 3
};

bool fortran_is(const char *file)
{
    static const char *const endings[] = {".f90", ".F90", ".f95", ".F95", ".f03",
                                          ".F03", ".f08", ".F08", ".f",   ".F",
                                          ".for", ".FOR", ".ftn", ".FTN", NULL};
    return str_ends_with_one_of(str_of(file), endings);
}

/* --- the command --- */

struct flang_command {
    struct arena *arena;
    const char *file; /* for messages */
    struct err *err;
    int n; /* what is the same for all files */
    const char *argv[MAX_FLAGS + 10];
};

static void add(struct flang_command *c, const char *flag)
{
    if (c->n < MAX_FLAGS)
        c->argv[c->n++] = flag;
}

static void add_flags(struct flang_command *c, const char *const *flags, size_t n, int *real_bytes)
{
    static const char *const taken[] = {"-I", "-D", "-U"};
    for (size_t i = 0; i < n; i++) {
        const struct str flag = str_of(flags[i]);
        if (str_eq(flag, STR("-r8")) || str_eq(flag, STR("-fdefault-real-8"))) {
            *real_bytes = 8;
            add(c, "-fdefault-real-8");
        }
        for (size_t t = 0; t < sizeof taken / sizeof *taken; t++) {
            if (!str_starts_with(flag, str_of(taken[t])))
                continue;
            add(c, flags[i]);
            if (flag.len == 2 && i + 1 < n)
                add(c, flags[++i]);
            break;
        }
    }
}

static bool run(const struct flang_command *c, const char *action, const char *path,
                struct str *out, struct str *complaint)
{
    const char *argv[MAX_FLAGS + 10];
    struct proc_result result;
    memcpy(argv, c->argv, (size_t)c->n * sizeof *argv);
    argv[c->n] = action;
    argv[c->n + 1] = path;
    argv[c->n + 2] = NULL;
    const struct proc_spec spec = {.argv = argv,
                                   .timeout_s = 4 * MAX_SECONDS,
                                   .cpu_s = MAX_SECONDS,
                                   .max_output = MAX_TREE_BYTES};
    if (!proc_run(&spec, c->arena, &result, c->err))
        return false;
    *out = result.out;
    if (complaint != NULL)
        *complaint = result.err;
    if (result.interrupted != 0)
        return err_set(c->err, ERR_INTERRUPTED, "interrupted");
    if (result.signal == 0 && !result.timed_out && !result.flooded)
        return true;
    if (result.timed_out)
        err_at(c->err, c->file, 0, 0, "flang took more than %d s for this file", MAX_SECONDS);
    else
        err_at(c->err, c->file, 0, 0, "flang %s on this file",
               result.flooded ? "printed too much" : "crashed");
    return err_hint(c->err, "pass only the subroutine with the loop nest");
}

/* `./a.f90:12:5: error: what` */
static void take_complaint(struct fortran_file *file, struct str text, struct arena *arena)
{
    static const struct str error = {"error: ", 7};
    for (struct str_cut cut = {.tail = text, .ok = true}; cut.ok;) {
        cut = str_cut(cut.tail, '\n');
        const size_t at = str_find_str(cut.head, error);
        const struct str_cut path = str_cut(cut.head, ':');
        const struct str_cut line = str_cut(path.tail, ':');
        int64_t number = 0;
        if (at == cut.head.len || !line.ok || !str_to_i64(line.head, &number) || number < 1)
            continue;
        file->complaint = str_copy(arena, str_slice(cut.head, at + error.len, cut.head.len));
        file->complaint_line = (unsigned)number;
        return;
    }
}

static bool read_file(struct flang_command *c, const char *path, struct fortran_file *out,
                      struct str *complaints)
{
    *out = (struct fortran_file){.path = path};
    if (!run(c, "-E", path, &out->expanded, NULL) ||
        !run(c, "-fdebug-dump-all", path, &out->tree, complaints))
        return false;
    const size_t end = str_find_str(out->tree, STR("= Flang: symbols dump"));
    out->symbols = str_slice(out->tree, end, out->tree.len);
    out->tree.len = end;
    take_complaint(out, *complaints, c->arena);
    return true;
}

/* --- modules --- */

static struct str first_word(struct str text)
{
    size_t end = 0;
    while (end < text.len && char_in_name(text.ptr[end]))
        end++;
    return str_slice(text, 0, end);
}

/* The name after `use` or `module` where a line begins with that word; empty for others. */
static struct str named_after(struct str line, struct str word)
{
    const struct str text = str_trim(line);
    struct str rest = str_trim(str_slice(text, word.len, text.len));
    if (text.len <= word.len || !str_eq_any_case(first_word(text), word))
        return (struct str){0};
    if (rest.len > 0 && rest.ptr[0] == ',') /* use, intrinsic :: name */
        rest = str_trim(str_slice(rest, str_find_str(rest, STR("::")) + 2, rest.len));
    else if (str_starts_with(rest, STR("::")))
        rest = str_trim(str_slice(rest, 2, rest.len));
    return first_word(rest);
}

static bool defines(struct str text, struct str module)
{
    for (struct str_cut cut = {.tail = text, .ok = true}; cut.ok;) {
        cut = str_cut(cut.tail, '\n');
        if (str_eq_any_case(named_after(cut.head, STR("module")), module))
            return module.len != 0;
    }
    return false;
}

/* The files next to this one that may have its modules. */
struct neighbours {
    int n;
    const char *paths[MAX_NEIGHBOURS];
    struct str texts[MAX_NEIGHBOURS];
};

static void find_neighbours(struct arena *arena, const char *folder, struct neighbours *out)
{
    struct err quiet = {0};
    struct str_list names = {0};
    if (!dir_list(folder, arena, &names, &quiet))
        return;
    for (size_t i = 0; i < names.count && out->n < MAX_NEIGHBOURS; i++) {
        const char *const path = path_join(arena, folder, str_cstr(arena, names.items[i]));
        if (fortran_is(path) && file_size(path) <= MAX_NEIGHBOUR_BYTES &&
            file_read(path, MAX_NEIGHBOUR_BYTES, arena, &out->texts[out->n], &quiet))
            out->paths[out->n++] = path;
    }
}

static bool is_known(const struct fortran_files *files, struct str module, const char *path)
{
    bool known = false;
    for (int i = 0; i < files->n; i++)
        known = known || strcmp(files->items[i].path, path) == 0 ||
                defines(files->items[i].expanded, module);
    return known;
}

/* Modules that are not found leave their names undefined, which is not an error here. */
/* False only where it was interrupted. */
static bool add_module(struct flang_command *c, const struct neighbours *near, struct str module,
                       struct fortran_files *files)
{
    for (int n = 0; n < near->n && files->n < FORTRAN_MAX_FILES; n++) {
        if (!defines(near->texts[n], module) || is_known(files, module, near->paths[n]))
            continue;
        struct err *const outer = c->err;
        struct err quiet = {0};
        struct str complaints = {0};
        c->err = &quiet;
        files->n += read_file(c, near->paths[n], &files->items[files->n], &complaints);
        c->err = outer;
        return quiet.kind != ERR_INTERRUPTED || err_set(outer, ERR_INTERRUPTED, "interrupted");
    }
    return true;
}

/* The files in the file's folder and the one above it, and in those of -I. */
static struct neighbours *all_neighbours(const struct flang_command *c, const char *folder)
{
    struct neighbours *const near = arena_alloc(c->arena, 1, sizeof *near);
    find_neighbours(c->arena, folder, near);
    find_neighbours(c->arena, path_folder(folder, c->arena), near);
    for (int i = 0; i < c->n; i++) {
        const struct str flag = str_of(c->argv[i]);
        const bool is_path = str_starts_with(flag, STR("-I"));
        const char *const path = !is_path ? NULL : flag.len > 2 ? c->argv[i] + 2 : c->argv[i + 1];
        if (path != NULL && i + 1 < c->n && strcmp(path, folder) != 0)
            find_neighbours(c->arena, path, near);
    }
    return near;
}

static bool add_modules(struct flang_command *c, const char *folder, const struct neighbours *near,
                        struct fortran_files *files)
{
    for (int i = 0; i < files->n; i++) {
        for (struct str_cut cut = {.tail = files->items[i].expanded, .ok = true}; cut.ok;) {
            cut = str_cut(cut.tail, '\n');
            const struct str module = named_after(cut.head, STR("use"));
            if (module.len == 0)
                continue;
            if (near == NULL)
                near = all_neighbours(c, folder);
            if (!add_module(c, near, module, files))
                return false;
        }
    }
    return true;
}

/* --- all of it --- */

static bool has_directives(struct str text)
{
    return str_starts_with(text, STR("#")) || str_contains(text, STR("\n#"));
}

/* The path in `#include "path"` or `include 'path'`; empty for other lines. */
static struct str included_path(struct str line)
{
    const struct str text = str_trim(line);
    const struct str words =
        str_starts_with(text, STR("#")) ? str_trim(str_slice(text, 1, text.len)) : text;
    const struct str word = first_word(words);
    const struct str quoted = str_trim(str_slice(words, word.len, words.len));
    if (!str_eq_any_case(word, STR("include")) || quoted.len == 0 ||
        str_find(STR("\"'<"), quoted.ptr[0]) == STR("\"'<").len)
        return (struct str){0};
    const char end = quoted.ptr[0] == '<' ? '>' : quoted.ptr[0];
    return str_cut(str_slice(quoted, 1, quoted.len), end).head;
}

/* The text without the lines that include this path. */
static struct str without_include(struct arena *arena, struct str text, struct str path)
{
    struct sb out = {.arena = arena};
    for (struct str_cut cut = {.tail = text, .ok = true}; cut.ok;) {
        cut = str_cut(cut.tail, '\n');
        if (str_eq(included_path(cut.head), path))
            sb_add(&out, STR("!"));
        else
            sb_add(&out, cut.head);
        if (cut.ok)
            sb_add(&out, STR("\n"));
    }
    return sb_str(&out);
}

/*
 * An empty file for each that is included and not there, or no line that includes it where it would
 * be in another folder; the names it declares stay open.
 */
static bool add_missing(struct flang_command *c, const char *temp, const char *path,
                        struct str *text, struct str complaints, bool *any)
{
    static const struct str missing = {": Source file '", 15};
    *any = false;
    for (struct str_cut cut = {.tail = complaints, .ok = true}; cut.ok;) {
        cut = str_cut(cut.tail, '\n');
        const size_t at = str_find_str(cut.head, missing);
        const struct str_cut name =
            str_cut(str_slice(cut.head, at + missing.len, cut.head.len), '\'');
        if (at == cut.head.len || !name.ok || name.head.len == 0 ||
            str_find_str(cut.head, STR(" module ")) < at)
            continue;
        const bool elsewhere = str_contains(name.head, STR("/"));
        if (elsewhere)
            *text = without_include(c->arena, *text, name.head);
        if (!file_write(elsewhere ? path : path_join(c->arena, temp, str_cstr(c->arena, name.head)),
                        elsewhere ? *text : STR("\n"), c->err))
            return false;
        *any = true;
    }
    return true;
}

/*
 * The file as it is; where it includes what is not there, as if that were empty; at last with the
 * lines of fixed form beyond column 72, or as free form: builds pass compilers a flag for either.
 */
static bool read_first(struct flang_command *c, const char *temp, const char *path, struct str text,
                       struct fortran_file *out)
{
    static const char *const forms[] = {"-ffixed-line-length=132", "-ffree-form"};
    struct str complaints = {0};
    bool any = false;
    if (!read_file(c, path, out, &complaints))
        return false;
    if (out->tree.len > 0)
        return true;
    const struct fortran_file first = *out;
    if (!add_missing(c, temp, path, &text, complaints, &any) ||
        (any && !read_file(c, path, out, &complaints)))
        return false;
    for (size_t i = 0; i < sizeof forms / sizeof *forms && out->tree.len == 0; i++) {
        const int n = c->n;
        add(c, forms[i]);
        if (!read_file(c, path, out, &complaints))
            return false;
        if (out->tree.len == 0)
            c->n = n;
    }
    out->complaint = first.complaint;
    out->complaint_line = first.complaint_line;
    return true;
}

/* Whether a line of this text includes the file of this name. */
static bool includes(struct arena *arena, struct str text, const char *name)
{
    for (struct str_cut cut = {.tail = text, .ok = true}; cut.ok;) {
        cut = str_cut(cut.tail, '\n');
        const struct str path = included_path(cut.head);
        if (path.len != 0 && strcmp(path_last(str_cstr(arena, path)), name) == 0)
            return true;
    }
    return false;
}

/*
 * A file that is not complete may be a part of another one, which includes it and declares its
 * names, or whose own including file does: that one is read. Nothing changes if there is none.
 * Recursive: limited by `levels`.
 */
static bool read_whole(struct flang_command *c, const char *temp, const char *name,
                       const struct neighbours *near, int levels, struct fortran_file *out)
{
    const char *const part = out->path;
    for (int i = 0; i < near->n && levels > 0 && out->path == part; i++) {
        if (!includes(c->arena, near->texts[i], name))
            continue;
        struct fortran_file whole = {0};
        const char *const path = path_join(c->arena, temp, path_last(near->paths[i]));
        const int n = c->n;
        if (has_directives(near->texts[i]))
            add(c, "-cpp");
        if (!file_write(path, near->texts[i], c->err) ||
            !read_first(c, temp, path, near->texts[i], &whole))
            return false;
        if (whole.tree.len != 0) {
            *out = whole;
        } else {
            c->n = n;
            if (!read_whole(c, temp, path_last(path), near, levels - 1, out))
                return false;
        }
    }
    return true;
}

static bool run_in(struct flang_command *c, const char *temp, const char *file, struct str text,
                   struct fortran_files *out)
{
    const char *const folder = path_folder(file, c->arena);
    const char *const path = path_join(c->arena, temp, path_last(file));
    add(c, "-I");
    add(c, folder);
    add(c, "-I");
    add(c, path_folder(folder, c->arena));
    add(c, "-module-dir"); /* or flang leaves a .mod file of each module where we run */
    add(c, temp);
    if (has_directives(text))
        add(c, "-cpp");
    if (!file_write(path, text, c->err) || !read_first(c, temp, path, text, &out->items[0]))
        return false;
    out->n = 1;
    const struct neighbours *near = NULL;
    if (out->items[0].complaint.len != 0) {
        struct fortran_file *const first = &out->items[0];
        near = all_neighbours(c, folder);
        if (!read_whole(c, temp, path_last(file), near, INCLUDE_LEVELS, first))
            return false;
        if (first->path != path) /* where the other file includes this one */
            first->path = str_cstr(c->arena, str_format(c->arena, "/%s", path_last(file)));
    }
    return add_modules(c, folder, near, out);
}

bool fortran_run(struct arena *arena, const char *file, struct str text, const char *const *flags,
                 size_t n_flags, struct fortran_files *out, struct err *err)
{
    struct flang_command c = {.arena = arena, .file = file, .err = err};
    struct temp temp;
    const char *program = proc_find_newest(arena, "flang-new");
    if (program == NULL)
        program = proc_find_newest(arena, "flang");
    if (program == NULL) {
        err_at(err, file, 0, 0, "reading Fortran needs flang, which is not installed");
        err_transient(err);
        return err_hint(err, "install LLVM's flang, 19 or later (Debian: flang-19)");
    }
    *out = (struct fortran_files){.real_bytes = 4};
    add(&c, program);
    add(&c, "-fc1");
    add_flags(&c, flags, n_flags, &out->real_bytes);
    if (!temp_make(arena, &temp, err))
        return false;
    struct err quiet = {0};
    const bool ok = run_in(&c, temp.path, file, text, out);
    return temp_remove(&temp, ok ? err : &quiet) && ok;
}
