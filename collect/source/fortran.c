#include "collect/source/fortran.h"

#include "collect/source/fortran_scope.h"

void fortran_read(struct arena *arena, const struct fortran_files *files, struct str text,
                  struct fortran_unit *out)
{
    struct fmaker *const m = arena_alloc(arena, 1, sizeof *m);
    *out = (struct fortran_unit){0};
    m->arena = arena;
    m->files = files;
    m->text = text;
    m->out = out;
    for (int i = files->n; i-- > 0;) /* modules first */
        fortran_scopes(m, fortran_tree(arena, &files->items[i], i == 0 ? text : (struct str){0}),
                       i);
    out->bodies = arena_alloc(arena, out->n_functions, sizeof(struct code *));
    size_t f = 0;
    for (int s = 0; s < m->n_scopes && f < out->n_functions; s++) {
        struct fscope *const scope = m->scopes[s];
        if (scope->file == 0 && !fnode_is(scope->unit, "Module"))
            out->bodies[f++] = fortran_body(m, scope, scope->unit);
    }
}
