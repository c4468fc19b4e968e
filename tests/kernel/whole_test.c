#include "unit.h"

#include "golden.h"
#include "stempel/kernel/dependence.h"
#include "stempel/kernel/kernel.h"
#include "stempel/kernel/split.h"

/* Everything that is known of kernels, for sizes of 10, 11, …: kernels.txt, in which it follows a
 * line `> KERNEL`. UPDATE=1 writes it. */
static void add_poly(const char *before, const struct poly *p, const struct kernel *k,
                     struct sb *out)
{
    sb_addz(out, before);
    poly_print(p, k, out);
}

static void add_access(const struct kernel *k, const struct kernel_access *a, struct sb *out)
{
    sb_addf(out, "%s %.*s @%u:%u, at", a->write ? "write" : "read", STR_ARG(a->text), a->line,
            a->col);
    add_poly(" ", &a->offset, k, out);
    for (int l = 0; l < k->n_loops; l++)
        add_poly(", ", &a->stride[l], k, out);
    for (int d = 0; d < k->arrays[a->array].n_dims; d++) {
        add_poly(" [", &a->subscripts[d].constant, k, out);
        for (int l = 0; l < k->n_loops; l++)
            add_poly(", ", &a->subscripts[d].factor[l], k, out);
        sb_addc(out, ']');
    }
    sb_addc(out, '\n');
}

/* Loops, arrays and accesses, which split kernels have too. */
static void add_nest(const struct kernel *k, struct sb *out)
{
    for (int l = 0; l < k->n_loops; l++) {
        const struct kernel_loop *const loop = &k->loops[l];
        sb_addf(out, "loop %.*s %.*s", STR_ARG(loop->type), STR_ARG(loop->index));
        add_poly(" from ", &loop->start, k, out);
        add_poly(" to ", &loop->end, k, out);
        sb_addf(out, " by %lld\n", (long long)loop->step);
    }
    for (int a = 0; a < k->n_arrays; a++) {
        const struct kernel_array *const array = &k->arrays[a];
        sb_addf(out, "%s %.*s%s%s", elem_name(array->type), STR_ARG(array->name),
                array->read ? " read" : "", array->written ? " written" : "");
        for (int d = 0; d < array->n_dims; d++)
            add_poly(d == 0 ? ": " : " x ", &array->dims[d], k, out);
        sb_addc(out, '\n');
    }
    for (int a = 0; a < k->n_accesses; a++)
        add_access(k, &k->accesses[a], out);
}

static void add_sizes(const struct kernel *k, struct sb *out)
{
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int64_t n = 0;
    struct err err = {0};
    for (int s = 0; s < k->n_symbols; s++)
        sizes[s] = 10 + s;
    if (kernel_iterations(k, sizes, &n, &err))
        sb_addf(out, "%lld iterations, ", (long long)n);
    if (kernel_total_bytes(k, sizes, &n, &err))
        sb_addf(out, "%lld bytes, ", (long long)n);
    sb_addf(out, "works on %d, %g LUP/CL\n", kernel_work_array(k), kernel_lup_per_cl(k, 64));
    sb_addf(out, "in place %d, between places %d, in the inner loop %d\n", dependence_in_place(k),
            dependence_between_places(k), dependence_in_inner_loop(k));
    if (!kernel_check_sizes(k, sizes, &err)) {
        err_format(&err, out);
        sb_addc(out, '\n');
    }
}

static void add_kernel(const struct kernel *k, struct arena *arena, struct sb *out)
{
    struct kernel_split split;
    tree_print(k->tree, out);
    sb_addf(out, "%d + %d * %d / %d integer\n", k->flops.add, k->flops.mul, k->flops.div,
            k->integer_ops);
    for (int s = 0; s < k->n_scalars; s++)
        sb_addf(out, "%s %.*s%s\n", elem_name(k->scalars[s].type), STR_ARG(k->scalars[s].name),
                k->scalars[s].written ? " written" : "");
    add_nest(k, out);
    add_sizes(k, out);
    kernel_split(k, arena, &split);
    if (split.kernel.n_symbols == k->n_symbols)
        return;
    static const char *const apart[] = {"N0", "N1", "N2", "N3", "N4", "N5", "N6", "N7"};
    struct str names[KERNEL_MAX_SYMBOLS] = {{0}};
    sb_addz(out, "split:");
    for (int s = 0; s < split.kernel.n_symbols; s++) {
        names[s] = str_of(apart[s % 8]);
        sb_addf(out, " %s is %.*s", apart[s % 8], STR_ARG(k->symbols[split.origin[s]]));
    }
    sb_addc(out, '\n');
    split.kernel.symbols = names;
    add_nest(&split.kernel, out);
}

static void add_row(struct str row, struct sb *out)
{
    struct err reason = {0};
    struct kernel k;
    if (kernel_parse(row, "k.c", out->arena, &k, &reason)) {
        add_kernel(&k, out->arena, out);
    } else {
        err_format(&reason, out);
        sb_addc(out, '\n');
    }
}

static void kernels_are_known(void **state)
{
    (void)state;
    assert_golden_rows(KERNELS, add_row);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(kernels_are_known)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
