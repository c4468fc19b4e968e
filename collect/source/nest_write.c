#include "collect/source/nest_parts.h"
#include "stempel/kernel/poly.h"

struct writer {
    const struct reader *r;
    struct sb out;
    struct kernel symbols; /* only the names, for poly_print */
};

static void add_poly(struct writer *w, const struct poly *p)
{
    poly_print(p, &w->symbols, &w->out);
}

static void add_indent(struct writer *w, int depth)
{
    for (int i = 0; i < depth; i++)
        sb_addz(&w->out, "    ");
}

/* One term of an affine form: `+ i`, `- 2*j`, `+ N*k`. */
static void add_factor(struct writer *w, const struct poly *factor, struct str index, bool first)
{
    int64_t value = 0;
    if (poly_is_constant(factor, &value) && value != INT64_MIN) {
        sb_addz(&w->out, value < 0 ? (first ? "-" : " - ") : (first ? "" : " + "));
        if (value != 1 && value != -1)
            sb_addf(&w->out, "%lld*", (long long)(value < 0 ? -value : value));
    } else {
        sb_addz(&w->out, first ? "(" : " + (");
        add_poly(w, factor);
        sb_addz(&w->out, ")*");
    }
    sb_add(&w->out, index);
}

/* `i + 1`, `N*k + j - 1`. */
static void add_form(struct writer *w, const struct form *f)
{
    bool first = true;
    int64_t value = 0;
    for (int l = 0; l < w->r->n_loops; l++) {
        if (f->factor[l].n_terms == 0)
            continue;
        add_factor(w, &f->factor[l], w->r->loops[l].index, first);
        first = false;
    }
    if (first) {
        add_poly(w, &f->constant);
    } else if (poly_is_constant(&f->constant, &value) && value < 0 && value != INT64_MIN) {
        sb_addf(&w->out, " - %lld", (long long)-value);
    } else if (f->constant.n_terms != 0) {
        sb_addz(&w->out, f->constant.terms[0].coefficient < 0 ? " + (" : " + ");
        add_poly(w, &f->constant);
        sb_addz(&w->out, f->constant.terms[0].coefficient < 0 ? ")" : "");
    }
}

static void add_access(struct writer *w, const struct nest_access *a)
{
    sb_add(&w->out, w->r->arrays[a->array]->name);
    for (int d = 0; d < a->n_subscripts; d++) {
        sb_addc(&w->out, '[');
        add_form(w, &a->subscripts[d]);
        sb_addc(&w->out, ']');
    }
}

enum binding { BIND_CHOICE, BIND_SUM, BIND_PRODUCT, BIND_UNARY, BIND_ATOM };

static enum binding binding_of(const struct nest_value *v)
{
    switch (v->kind) {
    case VALUE_BINARY:
        return v->op == '+' || v->op == '-' ? BIND_SUM : BIND_PRODUCT;
    case VALUE_NEG:
    case VALUE_CAST:
        return BIND_UNARY;
    case VALUE_INTEGER:
        return BIND_SUM;
    case VALUE_CHOICE:
        return BIND_CHOICE;
    default:
        return BIND_ATOM;
    }
}

static void add_value(struct writer *w, const struct nest_value *v);

static void add_part(struct writer *w, const struct nest_value *v, enum binding least)
{
    const bool bracket = binding_of(v) < least;
    if (bracket)
        sb_addc(&w->out, '(');
    add_value(w, v);
    if (bracket)
        sb_addc(&w->out, ')');
}

static void add_pair(struct writer *w, const struct nest_value *v, const char *between,
                     enum binding least)
{
    add_part(w, v->left, least);
    sb_addz(&w->out, between);
    add_part(w, v->right, least);
}

/* A side of a comparison; && inside of || and the reverse are put into brackets. */
static void add_compared(struct writer *w, const struct nest_value *v,
                         const struct nest_value *side)
{
    const bool both = side->kind == VALUE_COMPARE;
    const bool logical = both && kernel_joins(side->text);
    const bool bracket = logical && !(side == v->left && str_eq(side->text, v->text));
    sb_addz(&w->out, bracket ? "(" : "");
    add_part(w, side, both ? BIND_CHOICE : BIND_SUM);
    sb_addz(&w->out, bracket ? ")" : "");
}

/* Recursion is limited by the height of expressions. */
static void add_value(struct writer *w, const struct nest_value *v)
{
    switch (v->kind) {
    case VALUE_NUMBER:
        sb_add(&w->out, v->text);
        break;
    case VALUE_INTEGER:
        add_form(w, v->form);
        break;
    case VALUE_SCALAR:
        sb_add(&w->out, w->r->scalars[v->ref].name);
        break;
    case VALUE_ACCESS:
        add_access(w, &w->r->accesses[v->ref]);
        break;
    case VALUE_NEG:
        sb_addc(&w->out, '-');
        add_part(w, v->left, BIND_ATOM);
        break;
    case VALUE_CAST:
        sb_addf(&w->out, "(%s)", elem_name(v->cast));
        add_part(w, v->left, BIND_ATOM);
        break;
    case VALUE_CALL:
        sb_addf(&w->out, "%.*s(", STR_ARG(v->text));
        add_value(w, v->left);
        if (v->right != NULL) {
            sb_addz(&w->out, ", ");
            add_value(w, v->right);
        }
        sb_addc(&w->out, ')');
        break;
    case VALUE_CHOICE:
        add_pair(w, v, " ? ", BIND_CHOICE);
        break;
    case VALUE_COMPARE:
        add_compared(w, v, v->left);
        sb_addf(&w->out, " %.*s ", STR_ARG(v->text));
        add_compared(w, v, v->right);
        break;
    case VALUE_CHOICES:
        add_pair(w, v, " : ", BIND_SUM);
        break;
    case VALUE_BINARY: {
        const enum binding own = binding_of(v);
        add_part(w, v->left, own);
        sb_addf(&w->out, " %c ", v->op);
        add_part(w, v->right, (enum binding)(own + 1));
        break;
    }
    }
}

static void add_declarations(struct writer *w)
{
    const struct reader *r = w->r;
    for (size_t a = 0; a < r->n_arrays; a++) {
        const struct nest_variable *v = r->arrays[a];
        sb_addf(&w->out, "%s %.*s", elem_name(v->type), STR_ARG(v->name));
        for (int d = 0; d < v->n_dims; d++) {
            sb_addc(&w->out, '[');
            add_poly(w, &v->dims[d]);
            sb_addc(&w->out, ']');
        }
        sb_addz(&w->out, ";\n");
    }
    for (size_t s = 0; s < r->n_scalars; s++)
        sb_addf(&w->out, "%s %.*s;\n", elem_name(r->scalars[s].type), STR_ARG(r->scalars[s].name));
}

/* int and size_t stay; the kernel language knows long for all others. */
static const char *index_type(struct str type)
{
    if (str_eq(type, STR("int")) || str_eq(type, STR("const int")))
        return "int";
    return str_eq(type, STR("size_t")) ? "size_t" : "long";
}

static void add_loop(struct writer *w, int l)
{
    const struct kernel_loop *loop = &w->r->loops[l];
    const int name = (int)loop->index.len;
    add_indent(w, l);
    sb_addf(&w->out, "for (%s %.*s = ", index_type(loop->type), name, loop->index.ptr);
    add_poly(w, &loop->start);
    sb_addf(&w->out, "; %.*s < ", name, loop->index.ptr);
    add_poly(w, &loop->end);
    if (loop->step == 1)
        sb_addf(&w->out, "; ++%.*s) {\n", name, loop->index.ptr);
    else
        sb_addf(&w->out, "; %.*s += %lld) {\n", name, loop->index.ptr, (long long)loop->step);
}

bool write_nest(struct reader *r, struct str *text)
{
    struct writer w = {.r = r, .out = {.arena = r->arena}};
    w.symbols = (struct kernel){.n_symbols = r->n_symbols, .symbols = r->symbols};
    add_declarations(&w);
    sb_addc(&w.out, '\n');
    for (int l = 0; l < r->n_loops; l++)
        add_loop(&w, l);
    for (size_t i = 0; i < r->n_statements; i++) {
        const struct nest_statement *s = &r->statements[i];
        add_indent(&w, r->n_loops);
        add_value(&w, s->target);
        if (s->op == '=')
            sb_addz(&w.out, " = ");
        else
            sb_addf(&w.out, " %c= ", s->op);
        add_value(&w, s->value);
        sb_addz(&w.out, ";\n");
    }
    for (int l = r->n_loops - 1; l >= 0; l--) {
        add_indent(&w, l);
        sb_addz(&w.out, "}\n");
    }
    *text = sb_str(&w.out);
    return true;
}
