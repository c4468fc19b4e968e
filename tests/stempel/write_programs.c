/*
 * write_programs DIR FILE…: the benchmark programs of every class and of the kernels in FILE…, each
 * with every blocking mode, and of the complex classes, each with one, since they differ from the
 * others in their type only: what is the kernel's own as DIR/p0.c, p1.c, …, and the rest, which is
 * the same for all, as DIR/harness.c.
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

enum { KERNEL_MAX_BYTES = 1 << 20, MODES = 3 };

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

static bool write_mode(const struct writing *w, const struct kernel *k, const char *name, int mode)
{
    const int number = w->n_kernels * MODES + mode;
    const bool by_gcc = (w->n_kernels + mode) % MODES == 0;
    const struct program_options how = {.name = name, .block_mode = mode};
    int read = 0;
    int written = 0;
    printf("p%d %s %s %s %d %s%s\n", number, by_gcc ? "gcc" : "clang",
           program_jacobi_pair(k, &read, &written) ? "jacobi" : "-", name, mode,
           w->sizes[k->n_symbols], blocks[program_block_count(k, mode)]);
    return file_write(str_formatz(w->arena, "%s/p%d.c", w->folder, number),
                      program_kernel_source(k, &how, w->arena), w->err);
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
        struct str text;
        if (!gen_kernel(&c, &(struct gen_options){0}, w->arena, &text, w->err) ||
            !write_kernel(w, text, class_path(w->arena, &c), c.type < DATA_DOUBLE_COMPLEX))
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
