#include "stempel/program/program.h"

#include "stempel/kernel/print.h"
#include "stempel/program/depend.h"
#include "stempel/program/program_template.h"
#include "stempel/program/terms.h"

/* State of the writer of the kernel's own part, between the fixed ones. */
struct program {
    const struct kernel *kernel;
    const struct program_options *options;
    struct sb out;
    struct print write; /* in the reference's style */
};

/* Enumerators and union members of templates/program/head.c, by enum elem_type. */
static const char *const type_codes[] = {[ELEM_FLOAT] = "TYPE_FLOAT",
                                         [ELEM_DOUBLE] = "TYPE_DOUBLE",
                                         [ELEM_FLOAT_COMPLEX] = "TYPE_FLOAT_COMPLEX",
                                         [ELEM_DOUBLE_COMPLEX] = "TYPE_DOUBLE_COMPLEX",
                                         [ELEM_CHAR] = "TYPE_CHAR",
                                         [ELEM_UCHAR] = "TYPE_UCHAR",
                                         [ELEM_SHORT] = "TYPE_SHORT",
                                         [ELEM_USHORT] = "TYPE_USHORT",
                                         [ELEM_INT] = "TYPE_INT",
                                         [ELEM_LONG] = "TYPE_LONG"};
static const char *const members[] = {[ELEM_FLOAT] = "f",
                                      [ELEM_DOUBLE] = "d",
                                      [ELEM_FLOAT_COMPLEX] = "fc",
                                      [ELEM_DOUBLE_COMPLEX] = "dc",
                                      [ELEM_CHAR] = "c",
                                      [ELEM_UCHAR] = "uc",
                                      [ELEM_SHORT] = "s",
                                      [ELEM_USHORT] = "us",
                                      [ELEM_INT] = "i",
                                      [ELEM_LONG] = "l"};
static const char *const role_codes[] = {[SCALAR_INPUT] = "ROLE_INPUT",
                                         [SCALAR_TEMPORARY] = "ROLE_TEMPORARY",
                                         [SCALAR_SUM] = "ROLE_SUM",
                                         [SCALAR_CARRIED] = "ROLE_CARRIED"};

static const char *const pages_names[] = {[PROGRAM_PAGES_HUGE] = "huge",
                                          [PROGRAM_PAGES_SMALL] = "small",
                                          [PROGRAM_PAGES_SYSTEM] = "system"};

const char *program_pages_name(enum program_pages pages)
{
    return pages_names[pages];
}

int program_pages_parse(struct str name)
{
    return str_index_in(name, pages_names, sizeof pages_names / sizeof pages_names[0]);
}

/* A C string literal of any bytes. */
static void add_literal(struct sb *out, struct str text)
{
    sb_addc(out, '"');
    for (size_t i = 0; i < text.len; i++) {
        const unsigned char c = (unsigned char)text.ptr[i];
        if (c < 0x20 || c >= 0x7f || c == '"' || c == '\\' || c == '?')
            sb_addf(out, "\\%03o", c);
        else
            sb_addc(out, text.ptr[i]);
    }
    sb_addc(out, '"');
}

static int count_reads(const struct kernel *k)
{
    int reads = 0;
    for (int i = 0; i < k->n_accesses; i++)
        reads += !k->accesses[i].write;
    return reads;
}

/* The user's code may run its loops in one thread, or split a loop that it should not. */
static bool is_parallel(const struct program *p)
{
    return p->options->written != NULL ? p->options->written->parallel_loop >= 0
                                       : program_is_parallel(p->kernel);
}

static void add_names(struct program *p)
{
    const struct kernel *k = p->kernel;
    sb_addz(&p->out, "static const char *const size_names[] = {");
    for (int s = 0; s < k->n_symbols; s++)
        sb_addf(&p->out, "\"%.*s\", ", STR_ARG(k->symbols[s]));
    sb_addz(&p->out, "NULL};\nstatic const int block_loops[] = {");
    for (int b = 0; b < program_block_count(k, p->options->block_mode); b++)
        sb_addf(&p->out, "%d, ", program_block_loop(k, p->options->block_mode, b));
    sb_addz(&p->out, "-1};\nstatic const char *const loop_names[] = {");
    for (int l = 0; l < k->n_loops; l++)
        sb_addf(&p->out, "%s\"%.*s\"", l == 0 ? "" : ", ", STR_ARG(k->loops[l].index));
    sb_addz(&p->out, "};\n");
}

/*
 * The macro `NAME_MACRO`, which the compiler's command line may define; if the value is 0, it must.
 */
static void add_macro(struct program *p, struct str name, const char *macro, int64_t value)
{
    sb_addf(&p->out, "#ifndef %.*s_%s\n", STR_ARG(name), macro);
    if (value > 0)
        sb_addf(&p->out, "#define %.*s_%s %lld\n", STR_ARG(name), macro, (long long)value);
    else
        sb_addf(&p->out, "#error \"the size %.*s is missing: compile with -D%.*s_%s=100\"\n",
                STR_ARG(name), STR_ARG(name), macro);
    sb_addz(&p->out, "#endif\n");
}

/* Sizes and blocks as macros, named as STEMPEL names the sizes: M_MAX. */
static void add_own_sizes(struct program *p)
{
    enum { OWN_BLOCK = 16 };
    const struct kernel *k = p->kernel;
    const int n_blocks = program_block_count(k, p->options->block_mode);
    for (int s = 0; s < k->n_symbols; s++)
        add_macro(p, k->symbols[s], "MAX", p->options->own_sizes[s]);
    for (int b = 0; b < n_blocks; b++)
        add_macro(p, k->loops[program_block_loop(k, p->options->block_mode, b)].index, "BLOCK",
                  OWN_BLOCK);
    sb_addz(&p->out, "static const long own_sizes[] = {");
    for (int s = 0; s < k->n_symbols; s++)
        sb_addf(&p->out, "%.*s_MAX, ", STR_ARG(k->symbols[s]));
    sb_addz(&p->out, "0};\nstatic const long own_blocks[] = {");
    for (int b = 0; b < n_blocks; b++)
        sb_addf(&p->out, "%.*s_BLOCK, ",
                STR_ARG(k->loops[program_block_loop(k, p->options->block_mode, b)].index));
    sb_addz(&p->out, "0};\n");
}

static void add_arrays(struct program *p)
{
    const struct kernel *k = p->kernel;
    sb_addz(&p->out, "\n/* name, type, dimensions, the dimension that the outermost loop runs "
                     "through, written */\n"
                     "static const struct array arrays[] = {\n");
    for (int a = 0; a < k->n_arrays; a++)
        sb_addf(&p->out, "    {\"%.*s\", %s, %d, %d, %d},\n", STR_ARG(k->arrays[a].name),
                type_codes[k->arrays[a].type], k->arrays[a].n_dims, depend_split_dim(k, a),
                k->arrays[a].written);
    sb_addz(&p->out, "    {NULL, TYPE_DOUBLE, 0, -1, 0},\n};\n");
    sb_addz(&p->out, "static const struct scalar scalars[] = {\n");
    for (int s = 0; s < k->n_scalars; s++)
        sb_addf(&p->out, "    {\"%.*s\", %s, %s},\n", STR_ARG(k->scalars[s].name),
                type_codes[k->scalars[s].type], role_codes[scalar_role(k, s)]);
    sb_addz(&p->out, "    {NULL, TYPE_DOUBLE, ROLE_INPUT},\n};\n");
}

/* `            dims[0] = n[0];` and the like: one assignment of a polynomial. */
static void add_assignment(struct program *p, const char *what, int index, const struct poly *value)
{
    sb_addf(&p->out, "        %s[%d] = ", what, index);
    print_poly(&p->write, value);
    sb_addz(&p->out, ";\n");
}

static void add_sizes(struct program *p)
{
    const struct kernel *k = p->kernel;
    sb_addz(&p->out, "\nstatic void array_dims(const long *n, int array, long *dims)\n"
                     "{\n    (void)n;\n    switch (array) {\n");
    for (int a = 0; a < k->n_arrays; a++) {
        sb_addf(&p->out, "    case %d:\n", a);
        for (int d = 0; d < k->arrays[a].n_dims; d++)
            add_assignment(p, "dims", d, &k->arrays[a].dims[d]);
        sb_addz(&p->out, "        break;\n");
    }
    sb_addz(&p->out, "    default:\n        dims[0] = 0;\n    }\n}\n");
    sb_addz(&p->out, "\nstatic void loop_bounds(const long *n, struct bounds *loops)\n"
                     "{\n    (void)n;\n");
    for (int l = 0; l < k->n_loops; l++) {
        sb_addf(&p->out, "    loops[%d] = (struct bounds){", l);
        print_poly(&p->write, &k->loops[l].start);
        sb_addz(&p->out, ", ");
        print_poly(&p->write, &k->loops[l].end);
        sb_addf(&p->out, ", %lld};\n", (long long)k->loops[l].step);
    }
    sb_addz(&p->out, "}\n");
}

static void add_accesses(struct program *p)
{
    const struct kernel *k = p->kernel;
    sb_addz(&p->out,
            "\nstatic int access_of(const long *n, int access, long *offset, long *stride)\n"
            "{\n    (void)n;\n    switch (access) {\n");
    for (int i = 0; i < k->n_accesses; i++) {
        sb_addf(&p->out, "    case %d:\n        *offset = ", i);
        print_poly(&p->write, &k->accesses[i].offset);
        sb_addz(&p->out, ";\n");
        for (int l = 0; l < k->n_loops; l++)
            add_assignment(p, "stride", l, &k->accesses[i].stride[l]);
        sb_addf(&p->out, "        return %d;\n", k->accesses[i].array);
    }
    sb_addz(&p->out, "    default:\n        *offset = 0;\n        stride[0] = 0;\n"
                     "        return 0;\n    }\n}\n");
}

/*
 * The arguments, and the call of sweep() through a pointer so that the compiler cannot inline it.
 */
static void add_run(struct program *p)
{
    const struct kernel *k = p->kernel;
    sb_addz(&p->out, "\nstatic void run_sweep(const long *n, long begin, long end, const long "
                     "*block, void *const *x,\n                      union value *v)\n"
                     "{\n    (void)block;\n    (void)x;\n    (void)v;\n    hidden_sweep(");
    for (int s = 0; s < k->n_symbols; s++)
        sb_addf(&p->out, "n[%d], ", s);
    sb_addz(&p->out, "begin, end");
    for (int b = 0; b < program_block_count(k, p->options->block_mode); b++)
        sb_addf(&p->out, ", block[%d]", b);
    for (int a = 0; a < k->n_arrays; a++)
        sb_addf(&p->out, ", x[%d]", a);
    for (int s = 0; s < k->n_scalars; s++) {
        const enum scalar_role role = scalar_role(k, s);
        if (role != SCALAR_TEMPORARY)
            sb_addf(&p->out, ", %sv[%d].%s", role == SCALAR_INPUT ? "" : "&", s,
                    members[k->scalars[s].type]);
    }
    sb_addz(&p->out, ");\n}\n");
}

static void add_reference_head(struct program *p)
{
    sb_addz(&p->out, "static void reference(const long *n, void *const *x, union value *v)\n"
                     "{\n    (void)n;\n    (void)x;\n    (void)v;\n");
}

static void add_reference_loops(struct program *p)
{
    const struct kernel *k = p->kernel;
    for (int l = 0; l < k->n_loops; l++) {
        print_indent(&p->out, 1 + l);
        sb_addf(&p->out, "for (long i%d = ", l);
        print_poly(&p->write, &k->loops[l].start);
        sb_addf(&p->out, "; i%d < ", l);
        print_poly(&p->write, &k->loops[l].end);
        sb_addf(&p->out, "; i%d += %lld) {\n", l, (long long)k->loops[l].step);
    }
}

static void add_reference_ends(struct program *p)
{
    for (int l = p->kernel->n_loops - 1; l >= 0; l--) {
        print_indent(&p->out, 1 + l);
        sb_addz(&p->out, "}\n");
    }
}

/* One term as data: its array elements by their index in `at`, its scalars, its numbers. */
static void add_term(struct program *p, const struct term *t, int *n_elements)
{
    const struct kernel *k = p->kernel;
    sb_addz(&p->out, t->negative ? "    {-1.0L" : "    {1.0L");
    for (int i = 0; i < t->n_factors; i++) {
        if (t->factors[i]->kind == EXPR_NUMBER)
            sb_addf(&p->out, " * %.*s", STR_ARG(t->factors[i]->text));
    }
    sb_addz(&p->out, ", {");
    for (int i = 0; i < t->n_factors; i++) {
        const struct expr *f = t->factors[i];
        if (f->kind == EXPR_ACCESS)
            sb_addf(&p->out, "{FACTOR_ELEMENT, %s, %d, %d}, ", type_codes[k->arrays[f->ref].type],
                    f->ref, (*n_elements)++);
        else if (f->kind == EXPR_SCALAR)
            sb_addf(&p->out, "{FACTOR_SCALAR, %s, %d, 0}, ", type_codes[k->scalars[f->ref].type],
                    f->ref);
    }
    sb_addz(&p->out, "{FACTOR_END, TYPE_DOUBLE, 0, 0}}},\n");
}

/* A stencil: a table of coefficients, which is summed term by term. */
static void add_table_reference(struct program *p, const struct term_list *list)
{
    const struct kernel *k = p->kernel;
    int n_elements = 0;
    sb_addc(&p->out, '\n');
    sb_add(&p->out, program_template_terms);
    sb_addz(&p->out, "/* The kernel multiplied out: a sum of products. */\n"
                     "static const struct term terms[] = {\n");
    for (size_t i = 0; i < list->count; i++)
        add_term(p, &list->terms[i], &n_elements);
    sb_addz(&p->out, "};\n");
    sb_addz(&p->out, "\n/* One sweep in the order of the kernel's source: from the table, with "
                     "linear subscripts, by one\n * thread, without blocks, in long double. */\n");
    add_reference_head(p);
    add_reference_loops(p);
    const int depth = 1 + k->n_loops;
    print_indent(&p->out, depth);
    sb_addz(&p->out, "const long at[] = {\n");
    for (size_t i = 0; i < list->count; i++) {
        for (int f = 0; f < list->terms[i].n_factors; f++) {
            if (list->terms[i].factors[f]->kind != EXPR_ACCESS)
                continue;
            print_indent(&p->out, depth + 1);
            print_linear(&p->write, list->terms[i].factors[f]);
            sb_addz(&p->out, ",\n");
        }
    }
    print_indent(&p->out, depth + 1);
    sb_addz(&p->out, "0,\n");
    print_indent(&p->out, depth);
    sb_addz(&p->out, "};\n");
    print_indent(&p->out, depth);
    sb_addz(&p->out, "const long double _Complex sum = add_terms(terms, sizeof terms / sizeof "
                     "*terms, at, x, v);\n");
    print_indent(&p->out, depth);
    sb_addf(&p->out, "set_element(x[%d], %s, ", list->target->ref,
            type_codes[k->arrays[list->target->ref].type]);
    print_linear(&p->write, list->target);
    sb_addz(&p->out, ", creall(sum), cimagl(sum));\n");
    add_reference_ends(p);
    sb_addz(&p->out, "}\n\n");
}

static void add_reference_variables(struct program *p)
{
    const struct kernel *k = p->kernel;
    for (int a = 0; a < k->n_arrays; a++) {
        if (k->arrays[a].read || k->arrays[a].written)
            sb_addf(&p->out, "    %s%s *x%d = x[%d];\n", k->arrays[a].written ? "" : "const ",
                    elem_name(k->arrays[a].type), a, a);
    }
    for (int s = 0; s < k->n_scalars; s++)
        sb_addf(&p->out, "    %s v%d = v[%d].%s;\n", print_wide_type(k->scalars[s].type), s, s,
                members[k->scalars[s].type]);
}

/* Any other kernel: its statements, with all values in long double. */
static void add_statement_reference(struct program *p)
{
    const struct kernel *k = p->kernel;
    sb_addz(&p->out, "\n/* One sweep in the order of the kernel's source: with linear subscripts, "
                     "by one thread, without\n * blocks, in long double. */\n");
    add_reference_head(p);
    add_reference_variables(p);
    add_reference_loops(p);
    for (int i = 0; i < k->n_statements; i++) {
        print_indent(&p->out, 1 + k->n_loops);
        print_statement(&p->write, &k->statements[i]);
    }
    add_reference_ends(p);
    for (int s = 0; s < k->n_scalars; s++)
        sb_addf(&p->out, "    v[%d].%s = (%s)v%d;\n", s, members[k->scalars[s].type],
                elem_name(k->scalars[s].type), s);
    sb_addz(&p->out, "}\n\n");
}

static void add_reference(struct program *p, struct arena *arena)
{
    struct term_list list;
    if (terms_of(p->kernel, arena, &list))
        add_table_reference(p, &list);
    else
        add_statement_reference(p);
}

/* The pointer's parameter list is copied from the function. */
static void add_function(struct program *p, struct arena *arena)
{
    const struct program_function_options how = {.block_mode = p->options->block_mode,
                                                 .written = p->options->written};
    const struct str source = program_function_source(p->kernel, &how, arena);
    const struct str name = STR("void sweep");
    const size_t from = str_find_str(source, name) + name.len;
    const size_t to = str_find_str(source, STR("\n{"));
    sb_addz(&p->out, "/* Benchmark of ");
    for (const char *c = p->options->name; *c != '\0'; c++)
        sb_addc(&p->out, *c == '*' || (unsigned char)*c < 0x20 || *c == '\\' ? '_' : *c);
    sb_addz(&p->out, ", written by inspect. Run it without arguments for its usage. */\n\n");
    sb_add(&p->out, source);
    sb_addz(&p->out, "\n/* Calls go through this pointer: what the compiler cannot see through, it "
                     "can neither drop\n * nor fuse nor specialise. */\nstatic void (*volatile "
                     "hidden_sweep)");
    sb_add(&p->out, str_slice(source, from, to));
    sb_addz(&p->out, " = sweep;\n\n");
}

static void add_counts(struct program *p)
{
    const struct kernel *k = p->kernel;
    const int n_blocks = program_block_count(k, p->options->block_mode);
    sb_addz(&p->out, "    .kernel = ");
    add_literal(&p->out, str_of(p->options->name));
    sb_addf(&p->out, ",\n    .n_sizes = %d,\n    .n_arrays = %d,\n    .n_scalars = %d,\n",
            k->n_symbols, k->n_arrays, k->n_scalars);
    sb_addf(&p->out, "    .n_loops = %d,\n    .n_blocks = %d,\n    .n_accesses = %d,\n", k->n_loops,
            n_blocks, k->n_accesses);
    sb_addf(&p->out, "    .n_reads = %d,\n    .flops = %d,\n", count_reads(k),
            kernel_flops_sum(&k->flops));
}

/* All of this is in one variable, so that the rest of the program is the same for every kernel. */
static void add_problem(struct program *p, bool alone)
{
    int read = -1;
    int written = -1;
    program_jacobi_pair(p->kernel, &read, &written);
    sb_addf(&p->out, "%sconst struct problem problem = {\n", alone ? "" : "static ");
    add_counts(p);
    sb_addf(&p->out, "    .parallel = %d,\n    .inner_shared = %d,\n", is_parallel(p),
            p->options->written != NULL && p->options->written->parallel_loop > 0);
    sb_addf(&p->out, "    .jacobi_read = %d,\n    .jacobi_written = %d,\n", read, written);
    static const char *const same[] = {"size_names", "loop_names", "block_loops", "arrays",
                                       "scalars",    "array_dims", "loop_bounds", "access_of",
                                       "run_sweep",  "reference"};
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        sb_addf(&p->out, "    .%s = %s,\n", same[i], same[i]);
    if (p->options->own_sizes != NULL)
        sb_addz(&p->out, "    .own_sizes = own_sizes,\n    .own_blocks = own_blocks,\n");
    sb_addz(&p->out, "};\n\n");
}

static void add_kernel(struct program *p, bool alone, struct arena *arena)
{
    add_function(p, arena);
    sb_add(&p->out, program_template_head);
    add_names(p);
    if (p->options->own_sizes != NULL)
        add_own_sizes(p);
    add_arrays(p);
    add_sizes(p);
    add_accesses(p);
    add_run(p);
    add_reference(p, arena);
    add_problem(p, alone);
}

struct str program_kernel_source(const struct kernel *k, const struct program_options *o,
                                 struct arena *arena)
{
    struct program p = {.kernel = k, .options = o, .out = {.arena = arena}};
    p.write = (struct print){.kernel = k, .style = PRINT_REFERENCE, .out = &p.out};
    add_kernel(&p, true, arena);
    return sb_str(&p.out);
}

struct str program_harness_source(struct arena *arena)
{
    struct sb out = {.arena = arena};
    sb_add(&out, program_template_head);
    sb_addz(&out, "extern const struct problem problem;\n\n");
    sb_add(&out, program_template_main);
    return sb_str(&out);
}

struct str program_source(const struct kernel *k, const struct program_options *o,
                          struct arena *arena)
{
    struct program p = {.kernel = k, .options = o, .out = {.arena = arena}};
    p.write = (struct print){.kernel = k, .style = PRINT_REFERENCE, .out = &p.out};
    add_kernel(&p, false, arena);
    sb_add(&p.out, program_template_main);
    return sb_str(&p.out);
}
