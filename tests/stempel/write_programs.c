/*
 * write_programs DIR FILE…: the benchmark programs of every class and of the kernels in FILE…, each
 * with every blocking mode. Classes that differ from others in their type only, the complex ones,
 * or in their number of points only, those of more than 100, have one mode each, in turn.
 *
 * What is the kernel's own is written as DIR/p0.c, p1.c, …; any of these may follow each other in
 * one translation unit, after DIR/shared.h. The rest, which is the same for all, is DIR/harness.c.
 *
 * Prints a line for each: its name, the compiler that is to build it, whether it can swap its
 * grids, the kernel, the blocking mode, then the arguments to run it with: small odd sizes and
 * blocks. Two modes of a kernel go to one compiler and the third to the other, so that both meet
 * each kernel; clang gets the two, as it is the faster one.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/file.h"
#include "stempel/class.h"
#include "stempel/gen.h"
#include "stempel/kernel/kernel.h"
#include "stempel/program/program.h"
#include "stempel/program/program_template.h"

enum { KERNEL_MAX_BYTES = 1 << 20, MODES = 3, MANY_POINTS = 100 };

struct writing {
    const char *folder;
    struct arena *arena;
    struct err *err;
    const char *const *sizes;
    int n_kernels;
};

/* By the number of sizes. Those of classes are just large enough for radius 3, as the reference is
 * slow. */
static const char *const class_sizes[] = {"", "61", "17 23", "9 11 13"};
static const char *const file_sizes[] = {"", "1013", "33 21", "11 13 19"};
static const char *const blocks[] = {"", " --block 3", " --block 3,4", " --block 3,4,5"};

/*
 * What a kernel's part declares outside of functions. If it declares more, two of them in one
 * translation unit do not compile: add the name here.
 */
static const char *const own_names[] = {"sweep",       "hidden_sweep", "size_names", "loop_names",
                                        "block_loops", "arrays",       "scalars",    "array_dims",
                                        "loop_bounds", "access_of",    "run_sweep",  "terms",
                                        "reference",   "problem"};

static bool is_own_name(struct str name)
{
    return str_index_in(name, own_names, sizeof own_names / sizeof own_names[0]) >= 0;
}

/* The position after the word that begins at `from`. */
static size_t word_end(struct str text, size_t from)
{
    while (from < text.len && char_in_name(text.ptr[from]))
        from++;
    return from;
}

/* Adds the text with the program's name in front of its own names, except for tags and members. */
static void add_renamed(struct sb *out, struct str text, const char *program)
{
    size_t written = 0;
    struct str before = {0};
    for (size_t i = 0; i < text.len; i++) {
        if (!char_in_name(text.ptr[i]))
            continue;
        const size_t end = word_end(text, i);
        const struct str word = str_slice(text, i, end);
        const bool member = i > 0 && text.ptr[i - 1] == '.';
        if (is_own_name(word) && !member && !str_eq(before, STR("struct"))) {
            sb_add(out, str_slice(text, written, i));
            sb_addf(out, "%s_", program);
            written = i;
        }
        before = word;
        i = end;
    }
    sb_add(out, str_slice(text, written, text.len));
}

/* The text without one of its parts, if it has that. */
static struct str without(struct arena *arena, struct str text, struct str part)
{
    const size_t at = str_find_str(text, part);
    return at == text.len ? text
                          : str_format(arena, "%.*s%.*s", (int)at, text.ptr,
                                       STR_ARG(str_slice(text, at + part.len, text.len)));
}

/* What is the kernel's own of a program that is called `program`. */
static struct str own_part(const struct kernel *k, const struct program_options *how,
                           const char *program, struct arena *arena)
{
    const struct str text =
        without(arena, program_kernel_source(k, how, arena), program_template_head);
    struct sb out = {.arena = arena};
    add_renamed(&out, without(arena, text, program_template_terms), program);
    return sb_str(&out);
}

static struct str shared_part(struct arena *arena)
{
    return str_format(arena, "%.*s%.*s", STR_ARG(program_template_head),
                      STR_ARG(program_template_terms));
}

static bool write_mode(const struct writing *w, const struct kernel *k, const char *name, int mode)
{
    const char *const program = str_formatz(w->arena, "p%d", w->n_kernels * MODES + mode);
    /* independent of the mode that a kernel with one mode has */
    const bool by_gcc = (w->n_kernels / MODES + mode) % MODES == 0;
    const struct program_options how = {.name = name, .block_mode = mode};
    int read = 0;
    int written = 0;
    printf("%s %s %s %s %d %s%s\n", program, by_gcc ? "gcc" : "clang",
           program_jacobi_pair(k, &read, &written) ? "jacobi" : "-", name, mode,
           w->sizes[k->n_symbols], blocks[program_block_count(k, mode)]);
    return file_write(str_formatz(w->arena, "%s/%s.c", w->folder, program),
                      own_part(k, &how, program, w->arena), w->err);
}

static bool write_kernel(struct writing *w, struct str text, const char *name, bool every_mode)
{
    struct kernel k;
    if (!kernel_parse(text, name, w->arena, &k, w->err))
        return false;
    if (k.n_symbols > 3)
        return err_set(w->err, ERR_INPUT, "%s has more sizes than this test knows", name);
    for (int mode = 0; mode < MODES; mode++) {
        const bool wanted = every_mode || mode == w->n_kernels % MODES;
        if (wanted && !write_mode(w, &k, name, mode))
            return false;
    }
    w->n_kernels++;
    return true;
}

static bool write_classes(struct writing *w)
{
    struct stencil_class c;
    for (size_t i = 0; class_at(i, true, &c); i++) {
        const struct arena_mark mark = arena_mark(w->arena);
        const bool every_mode = c.type < DATA_DOUBLE_COMPLEX && class_points(&c) <= MANY_POINTS;
        struct str text;
        if (!gen_kernel(&c, &(struct gen_options){0}, w->arena, &text, w->err) ||
            !write_kernel(w, text, class_path(w->arena, &c), every_mode))
            return false;
        arena_reset(w->arena, mark);
    }
    return true;
}

int main(int argc, char **argv)
{
    struct arena arena = {0};
    struct err err = {0};
    struct writing w = {argc > 1 ? argv[1] : ".", &arena, &err, class_sizes, 0};
    bool ok = file_write(str_formatz(&arena, "%s/harness.c", w.folder),
                         program_harness_source(&arena), &err) &&
              file_write(str_formatz(&arena, "%s/shared.h", w.folder), shared_part(&arena), &err) &&
              write_classes(&w);
    w.sizes = file_sizes;
    for (int i = 2; i < argc && ok; i++) {
        struct str text;
        ok = file_read(argv[i], KERNEL_MAX_BYTES, &arena, &text, &err) &&
             write_kernel(&w, text, argv[i], true);
    }
    if (!ok)
        fprintf(stderr, "%s\n", err.text);
    arena_free(&arena);
    return ok ? 0 : 1;
}
