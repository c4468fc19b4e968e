#include "cli/roofline_kernel.h"

#include "cli/kernel_argument.h"
#include "collect/measure/program_command.h"

/* The parameter that gives a size, by its name or `.`; space->n if there is none. */
static size_t parameter_of(const struct kernel *k, int symbol, const struct space *space)
{
    size_t found = space->n;
    for (size_t p = 0; p < space->n; p++) {
        const struct str name = str_of(space->names[p]);
        if (str_eq(name, k->symbols[symbol]))
            return p;
        if (str_eq(name, STR(".")))
            found = p;
    }
    return found;
}

static bool check_parameters(const struct kernel *k, const struct space *space, struct err *err)
{
    for (size_t p = 0; p < space->n; p++) {
        const struct str name = str_of(space->names[p]);
        if (!str_eq(name, STR(".")) && kernel_symbol(k, name) < 0) {
            err_set(err, ERR_USAGE, "the kernel has no size '%s'", space->names[p]);
            return kernel_hint_sizes(k, err);
        }
    }
    for (int s = 0; s < k->n_symbols; s++) {
        if (parameter_of(k, s, space) == space->n)
            return err_set(err, ERR_USAGE, "the size '%.*s' is missing", STR_ARG(k->symbols[s])) ||
                   err_hint(err,
                            "give it as in --param %.*s=100-1000:10, or all with --param .=100",
                            STR_ARG(k->symbols[s]));
    }
    return true;
}

static bool sizes_at(const struct kernel *k, const struct space *space, const int64_t *values,
                     int64_t *sizes, struct err *err)
{
    for (int s = 0; s < k->n_symbols; s++)
        sizes[s] = values[parameter_of(k, s, space)];
    return kernel_check_sizes(k, sizes, err);
}

/* Checks sizes first, so that an error does not show after an hour of runs. */
static bool check_sizes(const struct kernel *k, const struct space *space, struct err *err)
{
    bool ok = true;
    for (size_t i = 0; ok && i < space->n_points; i++) {
        int64_t values[SPACE_MAX_PARAMETERS] = {0};
        int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
        space_at(space, i, values);
        ok = sizes_at(k, space, values, sizes, err);
    }
    return ok;
}

bool roofline_kernel_open(const char *argument, const struct machine *m, const struct space *space,
                          struct arena *arena, struct roofline_kernel *out, struct err *err)
{
    struct str text;
    struct str name;
    const struct measure_options options = {0};
    *out = (struct roofline_kernel){0};
    if (!source_load(argument, arena, &text, &name, err))
        return false;
    out->name = str_cstr(arena, name);
    return kernel_parse(text, out->name, arena, &out->kernel, err) &&
           check_parameters(&out->kernel, space, err) && check_sizes(&out->kernel, space, err) &&
           measure_program_build(&out->kernel, m, &options, arena, &out->program, err);
}

void roofline_kernel_close(struct roofline_kernel *k)
{
    measure_program_free(k->program);
}

bool roofline_kernel_request(const struct roofline_kernel *k, const struct space *space,
                             const int64_t *values, struct arena *arena,
                             struct placement_request *request, struct err *err)
{
    int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
    const struct measure_options how = {.cold = request->run.caches == OWN_COLD};
    if (!sizes_at(&k->kernel, space, values, sizes, err))
        return false;
    struct argv argv = program_command(k->program, sizes, &how, (int)request->run.n_cpus,
                                       request->run.cpus, arena);
    argv_add_option(&argv, "--samples", "15");
    argv_add_option(&argv, "--min-time", "0.02");
    request->run.argv = argv.items;
    request->run.sweeps = true;
    request->name = k->name;
    request->count_flops = request->count_bytes = false;
    return true;
}

bool roofline_kernel_flops(const struct roofline_kernel *k, const struct space *space,
                           const int64_t *values, struct placement_value *out, struct err *err)
{
    int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
    int64_t updates = 0;
    if (!sizes_at(&k->kernel, space, values, sizes, err) ||
        !kernel_iterations(&k->kernel, sizes, &updates, err))
        return false;
    const int flops = kernel_flops_sum(&k->kernel.flops);
    *out = (struct placement_value){.value = (double)flops * (double)updates,
                                    .source = "from the kernel's source"};
    return true;
}
