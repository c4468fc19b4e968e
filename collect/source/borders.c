#include "collect/source/loop_header.h"

/* Iterations at the border, which the interior leaves out. */

/* Iterations far from the ends of a short loop are an exception in the interior, not a border. */
static void widen(struct reader *r, const struct code_loop *loop, int64_t *left_out, int64_t by)
{
    enum { PER_BORDER = 4 };
    struct poly length;
    int64_t iterations = INT64_MAX;
    if (poly_add_scaled(r->arena, &loop->end.constant, -1, &loop->start.constant, &length))
        (void)poly_is_constant(&length, &iterations);
    if (by > *left_out && by <= READER_MAX_WINDOW && by <= iterations / PER_BORDER)
        *left_out = by;
}

/* The only loop in the form, with factor 1 or -1; -1: none. */
static int only_loop(const struct code_form *f, int64_t *factor)
{
    int only = -1;
    for (int l = 0; l < FORM_MAX_LOOPS; l++) {
        if (f->factor[l].n_terms == 0)
            continue;
        if (only >= 0 || !poly_is_constant(&f->factor[l], factor) ||
            (*factor != 1 && *factor != -1))
            return -1;
        only = l;
    }
    return only;
}

void border_of_condition(struct reader *r, const struct code_form *difference, bool is_interior)
{
    const int64_t itself = is_interior ? 0 : 1;
    int64_t factor = 0;
    const int l = only_loop(difference, &factor);
    if (l < 0 || r->loops[l].in_use)
        return;
    struct code_loop *const loop = &r->loops[l];
    struct poly at;
    const struct poly zero = {0};
    if (!poly_add_scaled(r->arena, &zero, -factor, &difference->constant, &at))
        return;
    struct poly rest;
    int64_t before = 0;
    int64_t after = 0;
    const bool starts = poly_add_scaled(r->arena, &at, -1, &loop->start.constant, &rest) &&
                        poly_is_constant(&rest, &before) && before >= 0;
    const bool ends = poly_add_scaled(r->arena, &loop->end.constant, -1, &at, &rest) &&
                      poly_is_constant(&rest, &after);
    if (starts && (!ends || before <= after - 1)) /* if both are numbers: the nearer end */
        widen(r, loop, &loop->border_before, before + itself);
    else if (ends)
        widen(r, loop, &loop->border_after, after - 1 + itself);
}

void border_of_wrap(struct reader *r, const struct code_form *value, const struct code_form *size)
{
    int64_t factor = 0;
    int64_t distance = 0;
    const int l = only_loop(value, &factor);
    if (l < 0 || factor != 1 || r->loops[l].in_use)
        return;
    struct code_loop *const loop = &r->loops[l];
    struct poly rest;
    if (poly_add_scaled(r->arena, &loop->start.constant, 1, &value->constant, &rest) &&
        poly_is_constant(&rest, &distance))
        widen(r, loop, &loop->border_before, -distance);
    if (poly_add_scaled(r->arena, &loop->end.constant, 1, &value->constant, &rest) &&
        poly_add_scaled(r->arena, &rest, -1, &size->constant, &rest) &&
        poly_is_constant(&rest, &distance))
        widen(r, loop, &loop->border_after, distance);
}

void border_of_first(struct reader *r, struct code_loop *loop)
{
    widen(r, loop, loop->facts.reversed ? &loop->border_after : &loop->border_before, 1);
}

bool borders_leave_out(struct reader *r)
{
    const struct code_form one = form_constant(r->arena, 1);
    for (int l = 0; l < r->n_loops; l++) {
        struct code_loop *const loop = &r->loops[l];
        if (!form_add(r->arena, &loop->start, loop->border_before, &one, &loop->start) ||
            !form_add(r->arena, &loop->end, -loop->border_after, &one, &loop->end))
            return loop_refuse(r, r->path[0], "a loop bound this large");
    }
    return true;
}
