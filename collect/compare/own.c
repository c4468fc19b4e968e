#include "collect/compare/own.h"

bool own_code_read(struct str text, const char *name, const struct nest_options *options,
                   struct arena *arena, struct own_code *out, struct err *err)
{
    (void)options;
    *out = (struct own_code){.name = name, .nest = {.source = text, .is_kernel = true}};
    if (!kernel_parse(text, name, arena, &out->nest.kernel, err))
        return false;
    if (kernel_work_array(&out->nest.kernel) < 0)
        return err_set(err, ERR_INPUT, "the kernel accesses no array, so it has no line of work");
    out->kernel = &out->nest.kernel;
    return true;
}

unsigned own_code_loop_line(const struct own_code *own, int loop)
{
    return own->nest.loops != NULL ? own->nest.loops[loop].line : 0;
}
