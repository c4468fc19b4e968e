#include <math.h>

#include "collect/source/reader.h"

/* The middle of the grid: which of two values holds in the interior. */

/* `for (i = xs; i < xs + xm; i++)`: where a part of a grid begins. */
static bool is_beginning(const struct reader *r, int symbol)
{
    bool is = false;
    for (int l = 0; l < r->n_loops; l++) {
        const struct code_loop *const loop = &r->loops[l];
        is = is ||
             (poly_has_symbol(&loop->start.constant, symbol) && loop->start.constant.n_terms == 1 &&
              poly_degree(&loop->start.constant.terms[0]) == 1 &&
              loop->start.constant.terms[0].coefficient == 1);
    }
    return is;
}

static double middle_size(const struct reader *r, int symbol)
{
    if (r->size_values[symbol] > 0)
        return (double)r->size_values[symbol];
    return is_beginning(r, symbol) ? 101 + 10 * symbol : 1009 + 98 * symbol;
}

static double middle_poly(const struct reader *r, const struct poly *p)
{
    double sum = 0;
    for (size_t t = 0; t < p->n_terms; t++) {
        double product = (double)p->terms[t].coefficient;
        for (int s = 0; s < r->n_symbols; s++)
            product *= pow(middle_size(r, s), p->terms[t].exponent[s]);
        sum += product;
    }
    return sum;
}

/* Not where half a size would be. */
static double middle_index(const struct reader *r, const struct code_loop *loop)
{
    const double first = form_middle(r, &loop->start);
    return loop->in_use ? first + 500 : first + 0.4371 * (form_middle(r, &loop->end) - first);
}

double form_middle(const struct reader *r, const struct code_form *f)
{
    double sum = middle_poly(r, &f->constant);
    for (int l = 0; l < FORM_MAX_LOOPS; l++) {
        const double factor = middle_poly(r, &f->factor[l]);
        if (factor != 0)
            sum += factor * middle_index(r, &r->loops[l]);
    }
    return sum;
}
