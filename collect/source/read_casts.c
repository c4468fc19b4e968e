#include "collect/source/reader.h"

/* Casts of pointers, and arithmetic in bytes: `(float *)((char *)a + y * stride)`. */

/* `void *` and pointers to bytes, which point to anything. */
static bool is_raw(const struct code_type *t)
{
    return t->kind == TYPE_POINTER && (t->to->kind == TYPE_VOID || t->to->kind == TYPE_UNKNOWN ||
                                       (t->to->kind == TYPE_INTEGER && t->to->bytes == 1));
}

static bool refuse(struct reader *r, const struct code *c)
{
    reader_fail(r, c->at, "a cast to another type of pointer is not supported");
    return reader_hint(r, "declare the array with the type it is used as");
}

/*
 * A raw pointer has the type as which it is used first; another of the same width is another view
 * of it. What was added to it are bytes.
 */
static bool cast_raw(struct reader *r, const struct code *c, struct place *p)
{
    const struct code_type *const to = c->type->to;
    struct code_form elements;
    if (p->n == 0 || p->in_struct ||
        (p->variable->shaped && (int64_t)elem_bytes(p->variable->elem) != to->bytes))
        return refuse(r, c);
    if (to->bytes > 1) {
        if (!integer_in_elements(r, c, &p->subscripts[p->n - 1], to->bytes, &elements))
            return refuse(r, c);
        p->subscripts[p->n - 1] = elements;
    }
    if (!p->variable->shaped && p->n == 1) /* otherwise it has rows of them */
        p->variable->type = c->type;
    p->type = to;
    return true;
}

/* Of `(char *)a + y * stride`, where a has elements of the type of the cast around; null for
 * others. */
static const struct code *typed_origin(const struct code *sum, const struct code_type *to)
{
    const struct code *const c = sum->kind == CODE_CAST ? sum->parts[0] : sum;
    if (c->kind != CODE_BINARY || !is_raw(c->type) || (!code_is_op(c, "+") && !code_is_op(c, "-")))
        return NULL;
    const struct code *const origin = code_without_casts(c->parts[0]);
    const bool typed = origin->type->kind == TYPE_POINTER || origin->type->kind == TYPE_ARRAY;
    return typed && origin->type->to->kind == to->kind && origin->type->to->bytes == to->bytes &&
                   to->bytes > 1
               ? origin
               : NULL;
}

static bool is_one_struct(const struct place *p)
{
    return p->type->kind == TYPE_STRUCT && p->n == 0 && !p->in_struct && !p->variable->shaped;
}

bool read_cast_pointer(struct reader *r, const struct code *c, struct place *out)
{
    const struct code *const from = c->parts[0];
    const bool to_pointer = c->type->kind == TYPE_POINTER;
    const struct code *const origin = to_pointer ? typed_origin(from, c->type->to) : NULL;
    if (origin != NULL) {
        const struct code *const sum = from->kind == CODE_CAST ? from->parts[0] : from;
        struct code_form bytes, elements;
        return read_pointer(r, origin, out) && read_integer(r, sum->parts[1], &bytes) &&
               (integer_in_elements(r, c, &bytes, c->type->to->bytes, &elements) || refuse(r, c)) &&
               place_advance(r, sum, out, code_is_op(sum, "-") ? -1 : 1, &elements);
    }
    if (!read_pointer(r, from, out))
        return false;
    if (to_pointer && is_raw(c->type) && is_one_struct(out)) { /* its bytes */
        out->variable->type = c->type;
        out->type = c->type->to;
        out->subscripts[out->n++] = form_constant(r->arena, 0);
        return true;
    }
    if (to_pointer && is_raw(from->type) && !out->in_struct)
        return cast_raw(r, c, out);
    if (to_pointer && c->type->to->kind == out->type->kind &&
        c->type->to->bytes == out->type->bytes)
        return true;
    return refuse(r, c);
}
