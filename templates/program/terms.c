/* A stencil as a list: the sum of terms, each a number times elements and scalars. */
enum { MAX_FACTORS = 4 };
enum factor_kind { FACTOR_END, FACTOR_ELEMENT, FACTOR_SCALAR };

struct factor {
    enum factor_kind kind;
    enum type type;
    int number;  /* of the array or scalar */
    int element; /* which of the elements that the terms read */
};

struct term {
    long double number;
    struct factor factors[MAX_FACTORS + 1];
};

static long double _Complex factor_value(const struct factor *f, const long *at, void *const *x,
                                         const union value *v)
{
    const bool is_scalar = f->kind == FACTOR_SCALAR;
    return element(is_scalar ? (const void *)&v[f->number] : x[f->number], f->type,
                   is_scalar ? 0 : at[f->element]);
}

/* `at` says where each of the terms' elements stands in its array. */
static long double _Complex add_terms(const struct term *terms, size_t count, const long *at,
                                      void *const *x, const union value *v)
{
    long double _Complex sum = 0;
    for (size_t i = 0; i < count; i++) {
        long double _Complex product = terms[i].number;
        for (const struct factor *f = terms[i].factors; f->kind != FACTOR_END; f++)
            product *= factor_value(f, at, x, v);
        sum += product;
    }
    return sum;
}
