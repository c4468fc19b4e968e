#include "stempel/program/function.h"

#include <string.h>

#include "stempel/kernel/poly.h"
#include "stempel/kernel/print.h"
#include "stempel/program/depend.h"

/*
 * State of the function's writer; our own names are chosen so that they do not clash with the
 * kernel's.
 */
struct function {
    const struct kernel *kernel;
    int block_mode;
    const struct program_as_written
        *written;     /* null: the kernel does not come from the user's code */
    bool row_stencil; /* see clang_macros */
    struct arena *arena;
    struct sb out;
    struct print write;
    struct str begin;
    struct str end;
};

/*
 * With restrict pointers, clang (seen in 14) first keeps values that neighbouring iterations share
 * in registers and then cannot vectorise. Without restrict, and with a pragma that says that
 * iterations are independent, it loads everything again, as gcc does, and vectorises.
 */
static const char clang_macros[] =
    "/* Clang vectorises a stencil only if its pointers are not restrict. */\n"
    "#if defined(__clang__)\n"
    "#define SWEEP_RESTRICT\n"
    "#define SWEEP_INDEPENDENT _Pragma(\"clang loop vectorize(assume_safety)\")\n"
    "#else\n"
    "#define SWEEP_RESTRICT restrict\n"
    "#define SWEEP_INDEPENDENT\n"
    "#endif\n\n";

/* Recursive: limited by KERNEL_MAX_DEPTH. */
static void mark_calls(const struct expr *e, bool (*called)[2])
{
    if (e == NULL)
        return;
    if (e->kind == EXPR_CALL)
        called[e->ref][e->type == ELEM_FLOAT] = true;
    mark_calls(e->left, called);
    mark_calls(e->right, called);
}

/* As <math.h> declares them with -ffast-math: with these functions, loops can be vectorised. From
 * glibc 2.22 (2015) on; those that came later are left out. */
static void add_vector_functions(struct function *f)
{
    static const enum kernel_function in_libmvec[] = {FUNCTION_EXP, FUNCTION_LOG, FUNCTION_POW,
                                                      FUNCTION_SIN, FUNCTION_COS};
    bool called[N_FUNCTIONS][2] = {{false}};
    struct sb text = {.arena = f->arena};
    for (int i = 0; i < f->kernel->n_statements; i++)
        mark_calls(f->kernel->statements[i].value, called);
    for (size_t i = 0; i < sizeof in_libmvec / sizeof *in_libmvec; i++) {
        const struct kernel_function_row *const row = &kernel_functions[in_libmvec[i]];
        for (int single = 0; single < 2; single++) {
            const char *const type = single ? "float" : "double";
            if (called[in_libmvec[i]][single])
                sb_addf(&text, "__attribute__((simd(\"notinbranch\"))) %s %s%s(%s%s%s);\n", type,
                        row->name, single ? "f" : "", type, row->n_arguments > 1 ? ", " : "",
                        row->n_arguments > 1 ? type : "");
        }
    }
    if (text.len > 0)
        sb_addf(
            &f->out,
            "#if defined(__FAST_MATH__) && defined(__x86_64__) && defined(__gnu_linux__) && \\\n"
            "    !defined(__clang__)\n%.*s#endif\n\n",
            STR_ARG(sb_str(&text)));
}

int program_block_count(const struct kernel *k, int block_mode)
{
    const int counts[] = {0, 1, k->n_loops};
    return counts[block_mode];
}

int program_block_loop(const struct kernel *k, int block_mode, int block)
{
    if (block_mode == PROGRAM_BLOCK_ALL)
        return block;
    return k->n_loops > 1 ? k->n_loops - 2 : 0;
}

static bool is_used(const struct kernel *k, struct str name)
{
    bool used = false;
    for (int i = 0; i < k->n_symbols; i++)
        used = used || str_eq(k->symbols[i], name);
    for (int i = 0; i < k->n_arrays; i++)
        used = used || str_eq(k->arrays[i].name, name);
    for (int i = 0; i < k->n_scalars; i++)
        used = used || str_eq(k->scalars[i].name, name);
    for (int i = 0; i < k->n_loops; i++)
        used = used || str_eq(k->loops[i].index, name);
    return used;
}

static struct str fresh(const struct function *f, struct str name)
{
    while (is_used(f->kernel, name))
        name = str_format(f->arena, "%.*s_", STR_ARG(name));
    return name;
}

/* Names made from a loop's or scalar's name: `block_j`, `j_block`, `j_end`, `sum_out`. */
static struct str fresh_around(const struct function *f, const char *before, struct str name,
                               const char *after)
{
    return fresh(f, str_format(f->arena, "%s%.*s%s", before, STR_ARG(name), after));
}

static struct str block_size_name(const struct function *f, int loop)
{
    return fresh_around(f, "block_", f->kernel->loops[loop].index, "");
}

static struct str block_start_name(const struct function *f, int loop)
{
    return fresh_around(f, "", f->kernel->loops[loop].index, "_block");
}

static struct str block_end_name(const struct function *f, int loop)
{
    return fresh_around(f, "", f->kernel->loops[loop].index, "_end");
}

static struct str result_name(const struct function *f, int scalar)
{
    return fresh_around(f, "", f->kernel->scalars[scalar].name, "_out");
}

static bool is_result(const struct kernel *k, int scalar)
{
    const enum scalar_role role = scalar_role(k, scalar);
    return role == SCALAR_SUM || role == SCALAR_CARRIED;
}

/* The loop in each of whose iterations the scalar begins anew; -1: it runs through. */
static int restart_loop(const struct function *f, int scalar)
{
    int loop = -1;
    for (int i = 0; f->written != NULL && i < f->written->n_restarts; i++) {
        if (str_eq(f->written->restarts[i].scalar, f->kernel->scalars[scalar].name))
            loop = f->written->restarts[i].loop;
    }
    return loop;
}

/* The kernel with known sizes replaced by their values. */
static const struct kernel *
with_known(const struct kernel *k, const struct program_as_written *written, struct arena *arena)
{
    struct kernel *out = arena_copy(arena, k, 1, sizeof *out);
    struct str *symbols = arena_copy(arena, k->symbols, (size_t)k->n_symbols, sizeof *symbols);
    for (int i = 0; written != NULL && i < written->n_known; i++) {
        const int s = kernel_symbol(k, written->known[i].size);
        if (s >= 0)
            symbols[s] = str_format(arena, "%lldL", (long long)written->known[i].value);
    }
    out->symbols = symbols;
    return out;
}

static bool is_known(const struct function *f, int symbol)
{
    return !str_eq(f->write.kernel->symbols[symbol], f->kernel->symbols[symbol]);
}

/* The qualifier that says that an array's pointer does not alias the others. */
static const char *qualifier(const struct function *f, int array)
{
    if (f->written != NULL)
        return f->written->restricted == NULL || f->written->restricted[array] ? "restrict" : "";
    return f->row_stencil ? "SWEEP_RESTRICT" : "restrict";
}

static void add_array_parameter(struct function *f, int array)
{
    const struct kernel_array *a = &f->kernel->arrays[array];
    const char *const alone = qualifier(f, array);
    sb_addf(&f->out, ",\n           %s%s ", a->written ? "" : "const ", elem_name(a->type));
    if (a->n_dims == 1) {
        sb_addf(&f->out, "*%s %.*s", alone, STR_ARG(a->name));
        return;
    }
    sb_addf(&f->out, "(*%s %.*s)", alone, STR_ARG(a->name));
    for (int d = 1; d < a->n_dims; d++) {
        sb_addc(&f->out, '[');
        print_poly(&f->write, &a->dims[d]);
        sb_addc(&f->out, ']');
    }
}

static void add_scalar_parameter(struct function *f, int scalar)
{
    const struct kernel_scalar *s = &f->kernel->scalars[scalar];
    if (scalar_role(f->kernel, scalar) == SCALAR_INPUT)
        sb_addf(&f->out, ",\n           %s %.*s", elem_name(s->type), STR_ARG(s->name));
    else if (is_result(f->kernel, scalar))
        sb_addf(&f->out, ",\n           %s *restrict %.*s", elem_name(s->type),
                STR_ARG(result_name(f, scalar)));
}

static void add_parameters(struct function *f)
{
    const struct kernel *k = f->kernel;
    for (int s = 0; s < k->n_symbols; s++)
        sb_addf(&f->out, "long %.*s, ", STR_ARG(k->symbols[s]));
    sb_addf(&f->out, "long %.*s, long %.*s", STR_ARG(f->begin), STR_ARG(f->end));
    for (int b = 0; b < program_block_count(k, f->block_mode); b++)
        sb_addf(&f->out, ", long %.*s",
                STR_ARG(block_size_name(f, program_block_loop(k, f->block_mode, b))));
    for (int a = 0; a < k->n_arrays; a++)
        add_array_parameter(f, a);
    for (int s = 0; s < k->n_scalars; s++)
        add_scalar_parameter(f, s);
}

/* Where a loop begins and ends, before blocking. */
static void add_start(struct function *f, int loop)
{
    if (loop == 0)
        sb_add(&f->out, f->begin);
    else
        print_poly(&f->write, &f->kernel->loops[loop].start);
}

static void add_end(struct function *f, int loop)
{
    if (loop == 0)
        sb_add(&f->out, f->end);
    else
        print_poly(&f->write, &f->kernel->loops[loop].end);
}

/* Writes the loop over the blocks of `loop`, and the end of the current block. */
static void add_block_loop(struct function *f, int loop, int depth)
{
    const struct str at = block_start_name(f, loop);
    const struct str end = block_end_name(f, loop);
    const int64_t step = f->kernel->loops[loop].step;
    struct sb stride = {.arena = f->arena};
    sb_add(&stride, block_size_name(f, loop));
    if (step != 1)
        sb_addf(&stride, " * %lld", (long long)step);
    print_indent(&f->out, depth);
    sb_addf(&f->out, "for (long %.*s = ", STR_ARG(at));
    add_start(f, loop);
    sb_addf(&f->out, "; %.*s < ", STR_ARG(at));
    add_end(f, loop);
    sb_addf(&f->out, "; %.*s += %s) {\n", STR_ARG(at), sb_cstr(&stride));
    print_indent(&f->out, depth + 1);
    sb_addf(&f->out, "const long %.*s = %.*s + %s < ", STR_ARG(end), STR_ARG(at), sb_cstr(&stride));
    add_end(f, loop);
    sb_addf(&f->out, " ? %.*s + %s : ", STR_ARG(at), sb_cstr(&stride));
    add_end(f, loop);
    sb_addz(&f->out, ";\n");
}

static bool is_blocked(const struct function *f, int loop)
{
    bool blocked = false;
    for (int b = 0; b < program_block_count(f->kernel, f->block_mode); b++)
        blocked = blocked || program_block_loop(f->kernel, f->block_mode, b) == loop;
    return blocked;
}

/* The pragma before a loop, without indentation; null: none. */
static const char *loop_pragma(const struct function *f, int loop)
{
    static const char *const texts[] = {
        [LOOP_PRAGMA_NONE] = NULL,
        [LOOP_PRAGMA_SIMD] = "#pragma omp simd",
        [LOOP_PRAGMA_IVDEP] = "#pragma GCC ivdep",
    };
    if (f->written != NULL)
        return f->written->pragmas != NULL ? texts[f->written->pragmas[loop]] : NULL;
    return f->row_stencil && loop == f->kernel->n_loops - 1 ? "SWEEP_INDEPENDENT" : NULL;
}

/* Sums need the reduction clause: without it, `omp simd` would wrongly promise independence. */
static void add_reduction(struct function *f, int loop)
{
    for (int s = 0; s < f->kernel->n_scalars; s++) {
        if (scalar_role(f->kernel, s) == SCALAR_SUM && restart_loop(f, s) < loop)
            sb_addf(&f->out, " reduction(+:%.*s)", STR_ARG(f->kernel->scalars[s].name));
    }
}

static void add_pragmas(struct function *f, int loop, int depth)
{
    /*
     * Runs inside the caller's parallel region; the caller itself splits the outermost loop among
     * the threads.
     */
    if (f->written != NULL && loop > 0 && f->written->parallel_loop == loop) {
        print_indent(&f->out, depth);
        sb_addz(&f->out, "#pragma omp for schedule(static)\n");
    }
    const char *const pragma = loop_pragma(f, loop);
    if (pragma == NULL)
        return;
    print_indent(&f->out, depth);
    sb_addz(&f->out, pragma);
    if (f->written != NULL && f->written->pragmas[loop] == LOOP_PRAGMA_SIMD)
        add_reduction(f, loop);
    sb_addc(&f->out, '\n');
}

/*
 * The type of a loop's index. The user's code may use a different one, which can keep a compiler
 * from vectorising; types not in the table become long, as wide as an address.
 */
static const char *index_type(const struct function *f, int loop)
{
    static const struct {
        const char *written;
        const char *type; /* the same type without a header */
    } table[] = {
        {"int", "int"},
        {"unsigned", "unsigned"},
        {"size_t", "unsigned long"},
        {"unsigned long", "unsigned long"},
    };
    for (size_t i = 0; f->written != NULL && i < sizeof table / sizeof *table; i++) {
        if (str_eq(f->kernel->loops[loop].type, str_of(table[i].written)))
            return table[i].type;
    }
    return "long";
}

/*
 * Where a loop ends, as the code compares: an unsigned index with an unsigned bound. With a wider
 * one it may wrap before it gets there, and the compiler would have to allow for that.
 */
static void add_bound(struct function *f, int loop)
{
    const bool wide =
        f->written != NULL && f->written->wide_ends != NULL && f->written->wide_ends[loop];
    const bool narrow = !wide && strcmp(index_type(f, loop), "unsigned") == 0;
    sb_addz(&f->out, narrow ? "(unsigned)(" : "");
    add_end(f, loop);
    sb_addz(&f->out, narrow ? ")" : "");
}

static void add_loop(struct function *f, int loop, int depth)
{
    const struct kernel_loop *l = &f->kernel->loops[loop];
    const bool blocked = is_blocked(f, loop);
    add_pragmas(f, loop, depth);
    print_indent(&f->out, depth);
    sb_addf(&f->out, "for (%s %.*s = ", index_type(f, loop), STR_ARG(l->index));
    if (blocked)
        sb_add(&f->out, block_start_name(f, loop));
    else
        add_start(f, loop);
    sb_addf(&f->out, "; %.*s < ", STR_ARG(l->index));
    if (blocked)
        sb_add(&f->out, block_end_name(f, loop));
    else
        add_bound(f, loop);
    if (l->step == 1)
        sb_addf(&f->out, "; ++%.*s) {\n", STR_ARG(l->index));
    else
        sb_addf(&f->out, "; %.*s += %lld) {\n", STR_ARG(l->index), (long long)l->step);
}

static const struct print_subscripts *subscripts_of(const struct function *f)
{
    if (f->written == NULL || f->written->subscripts == NULL)
        return NULL;
    struct print_subscripts *const out =
        arena_copy(f->arena, f->written->subscripts, 1, sizeof *out);
    out->type = index_type(f, f->kernel->n_loops - 1);
    return out;
}

static void add_statements(struct function *f, int depth)
{
    const struct kernel *k = f->kernel;
    for (int s = 0; s < k->n_scalars; s++) {
        if (scalar_role(k, s) != SCALAR_TEMPORARY)
            continue;
        print_indent(&f->out, depth);
        sb_addf(&f->out, "%s %.*s;\n", elem_name(k->scalars[s].type), STR_ARG(k->scalars[s].name));
    }
    for (int i = 0; i < k->n_statements; i++) {
        print_indent(&f->out, depth);
        print_statement(&f->write, &k->statements[i]);
    }
}

/* The beginnings of the results, of the whole function (loop -1) or of those that begin anew in
 * each iteration of this loop. */
static void add_results_in(struct function *f, int loop, int depth)
{
    for (int s = 0; s < f->kernel->n_scalars; s++) {
        const struct kernel_scalar *const scalar = &f->kernel->scalars[s];
        if (!is_result(f->kernel, s) || restart_loop(f, s) != loop)
            continue;
        print_indent(&f->out, depth);
        sb_addf(&f->out, "%s %.*s = ", elem_name(scalar->type), STR_ARG(scalar->name));
        if (loop < 0)
            sb_addf(&f->out, "*%.*s;\n", STR_ARG(result_name(f, s)));
        else
            sb_addz(&f->out, "0;\n");
    }
}

/* Their ends: stored, so that no compiler drops them. The code stores what begins anew in another
 * place for each iteration; here these are added up, which links iterations by one addition only.
 */
static void add_results_out(struct function *f, int loop, int depth)
{
    for (int s = 0; s < f->kernel->n_scalars; s++) {
        if (!is_result(f->kernel, s) || restart_loop(f, s) != loop)
            continue;
        print_indent(&f->out, depth);
        sb_addf(&f->out, "*%.*s %s %.*s;\n", STR_ARG(result_name(f, s)),
                loop >= 0 && scalar_role(f->kernel, s) == SCALAR_SUM ? "+=" : "=",
                STR_ARG(f->kernel->scalars[s].name));
    }
}

static void add_nest(struct function *f)
{
    const struct kernel *k = f->kernel;
    const int n_blocks = program_block_count(k, f->block_mode);
    const int depth = 1 + n_blocks + k->n_loops;
    for (int b = 0; b < n_blocks; b++)
        add_block_loop(f, program_block_loop(k, f->block_mode, b), 1 + b);
    for (int l = 0; l < k->n_loops; l++) {
        add_loop(f, l, 1 + n_blocks + l);
        add_results_in(f, l, 2 + n_blocks + l);
    }
    add_statements(f, depth);
    for (int d = depth - 1; d >= 1; d--) {
        if (d > n_blocks)
            add_results_out(f, d - 1 - n_blocks, d + 1);
        print_indent(&f->out, d);
        sb_addz(&f->out, "}\n");
    }
}

/*
 * True if the function's text needs this size; begin and end replace the bounds of the outermost
 * loop.
 */
static bool needs_size(const struct kernel *k, int symbol)
{
    bool needs = depend_reads_size(k, symbol);
    for (int l = 1; l < k->n_loops; l++)
        needs = needs || poly_has_symbol(&k->loops[l].start, symbol) ||
                poly_has_symbol(&k->loops[l].end, symbol);
    for (int a = 0; a < k->n_arrays; a++) {
        for (int d = 1; d < k->arrays[a].n_dims; d++)
            needs = needs || poly_has_symbol(&k->arrays[a].dims[d], symbol);
    }
    return needs;
}

static void add_unused(struct function *f)
{
    const struct kernel *k = f->kernel;
    for (int s = 0; s < k->n_symbols; s++) {
        if (is_known(f, s) || !needs_size(k, s))
            sb_addf(&f->out, "    (void)%.*s;\n", STR_ARG(k->symbols[s]));
    }
    for (int a = 0; a < k->n_arrays; a++) {
        if (!k->arrays[a].read && !k->arrays[a].written)
            sb_addf(&f->out, "    (void)%.*s;\n", STR_ARG(k->arrays[a].name));
    }
    for (int s = 0; s < k->n_scalars; s++) {
        if (!k->scalars[s].written && !depend_reads_scalar(k, s))
            sb_addf(&f->out, "    (void)%.*s;\n", STR_ARG(k->scalars[s].name));
    }
}

struct str program_function_source(const struct kernel *k, const struct program_function_options *o,
                                   struct arena *arena)
{
    struct function f = {.kernel = k,
                         .block_mode = o->block_mode,
                         .written = o->written,
                         .row_stencil = o->written == NULL && depend_is_row_stencil(k),
                         .arena = arena,
                         .out = {.arena = arena}};
    f.write = (struct print){.kernel = with_known(k, o->written, arena),
                             .style = PRINT_FUNCTION,
                             .out = &f.out,
                             .subscripts = subscripts_of(&f)};
    f.begin = fresh(&f, STR("begin"));
    f.end = fresh(&f, STR("end"));
    if (f.row_stencil)
        sb_addz(&f.out, clang_macros);
    add_vector_functions(&f);
    sb_addz(&f.out, "void sweep(");
    add_parameters(&f);
    sb_addz(&f.out, ")\n{\n");
    add_unused(&f);
    add_results_in(&f, -1, 1);
    add_nest(&f);
    add_results_out(&f, -1, 1);
    sb_addz(&f.out, "}\n");
    return sb_str(&f.out);
}

const char *program_loop_flag(struct str compiler)
{
    static const struct {
        const char *compiler;
        const char *flag;
    } table[] = {
        {"gcc", "-fno-tree-loop-distribute-patterns"},
        {"clang", "-fno-builtin"},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        if (str_eq(compiler, str_of(table[i].compiler)))
            return table[i].flag;
    }
    return NULL;
}
