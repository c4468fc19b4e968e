#include "cli/kernel_description.h"

#include "base/yaml_tree.h"

struct reading {
    const char *path;
    struct str text;
    struct arena *arena;
    struct err *err;
};

static bool refuse(const struct reading *r, unsigned line, unsigned col, const char *what,
                   const char *hint)
{
    err_at(r->err, r->path, line, col, "%s", what);
    err_source(r->err, r->text);
    return err_hint(r->err, "%s", hint);
}

static bool refuse_node(const struct reading *r, const struct yml_node *node, const char *what,
                        const char *hint)
{
    return refuse(r, node->line, node->col, what, hint);
}

static bool is_null(const struct yml_node *node)
{
    return node->kind == YML_SCALAR && node->plain &&
           (node->text.len == 0 || str_eq(node->text, STR("~")) || str_eq(node->text, STR("null")));
}

static bool expect(const struct reading *r, const struct yml_node *node, enum yml_kind kind,
                   const char *hint)
{
    static const char *const whats[] = {[YML_SCALAR] = "this is not a single value",
                                        [YML_LIST] = "this is not a list",
                                        [YML_MAP] = "this is not a list of `key: value`"};
    return node->kind == kind || refuse_node(r, node, whats[kind], hint);
}

/* Takes the values of a map in the order of `keys`; the first `required` ones must be there. */
static bool take_keys(const struct reading *r, const struct yml_node *map, const char *const *keys,
                      size_t n_keys, size_t required, const struct yml_node **values)
{
    if (!expect(r, map, YML_MAP, "see the description of kernels in stencils/README.md"))
        return false;
    for (size_t k = 0; k < n_keys; k++)
        values[k] = NULL;
    for (size_t i = 0; i < map->count; i++) {
        size_t k = 0;
        while (k < n_keys && !str_eq(map->keys[i], str_of(keys[k])))
            k++;
        if (k == n_keys || values[k] != NULL)
            return refuse(r, map->key_lines[i], 1,
                          str_formatz(r->arena, "%s key '%.*s'", k == n_keys ? "unknown" : "second",
                                      STR_ARG(str_slice(map->keys[i], 0, 60))),
                          "remove it");
        values[k] = map->children[i];
    }
    for (size_t k = 0; k < required; k++) {
        if (values[k] == NULL)
            return refuse_node(r, map, str_formatz(r->arena, "the key '%s' is missing", keys[k]),
                               "see the description of kernels in stencils/README.md");
    }
    return true;
}

static struct described_text text_of(const struct yml_node *node)
{
    return (struct described_text){node->text, node->line, node->col};
}

static bool read_text(const struct reading *r, const struct yml_node *node,
                      struct described_text *out)
{
    *out = text_of(node);
    return expect(r, node, YML_SCALAR, "write one name or one integer expression");
}

/* `[j, i-1]` */
static bool read_texts(const struct reading *r, const struct yml_node *list, size_t *n,
                       const struct described_text **out)
{
    if (!expect(r, list, YML_LIST, "write a list such as [j, i-1]"))
        return false;
    struct described_text *texts = arena_alloc(r->arena, list->count, sizeof *texts);
    for (size_t i = 0; i < list->count; i++) {
        if (!read_text(r, list->children[i], &texts[i]))
            return false;
    }
    *n = list->count;
    *out = texts;
    return true;
}

static bool read_loops(const struct reading *r, const struct yml_node *list,
                       struct kernel_description *d)
{
    static const char *const keys[] = {"index", "start", "stop", "step"};
    if (!expect(r, list, YML_LIST, "list the loops, outermost first"))
        return false;
    struct described_loop *loops = arena_alloc(r->arena, list->count, sizeof *loops);
    for (size_t l = 0; l < list->count; l++) {
        const struct yml_node *values[4];
        if (!take_keys(r, list->children[l], keys, 4, 4, values) ||
            !read_text(r, values[0], &loops[l].index) ||
            !read_text(r, values[1], &loops[l].start) || !read_text(r, values[2], &loops[l].stop) ||
            !read_text(r, values[3], &loops[l].step))
            return false;
    }
    d->n_loops = list->count;
    d->loops = loops;
    return true;
}

/* `double`, or a list of the words of a type. */
static bool read_type(const struct reading *r, const struct yml_node *node,
                      struct described_text *out)
{
    struct sb words = {.arena = r->arena};
    if (node->kind != YML_LIST)
        return read_text(r, node, out);
    for (size_t i = 0; i < node->count; i++) {
        struct described_text word;
        if (!read_text(r, node->children[i], &word))
            return false;
        sb_addf(&words, "%s%.*s", i == 0 ? "" : " ", STR_ARG(word.text));
    }
    *out = (struct described_text){sb_str(&words), node->line, node->col};
    return true;
}

static bool read_arrays(const struct reading *r, const struct yml_node *map,
                        struct kernel_description *d)
{
    static const char *const keys[] = {"type", "dimension"};
    if (!expect(r, map, YML_MAP, "write `NAME: {type: double, dimension: [M, N]}`"))
        return false;
    struct described_variable *variables = arena_alloc(r->arena, map->count, sizeof *variables);
    for (size_t i = 0; i < map->count; i++) {
        const struct yml_node *values[2];
        struct described_variable *v = &variables[i];
        v->name = (struct described_text){map->keys[i], map->key_lines[i], 1};
        if (!take_keys(r, map->children[i], keys, 2, 2, values) ||
            !read_type(r, values[0], &v->type) ||
            (!is_null(values[1]) && !read_texts(r, values[1], &v->n_dims, &v->dims)))
            return false;
        if (!is_null(values[1]) && v->n_dims == 0)
            return refuse_node(r, values[1], "this array has no dimension",
                               "write null for a scalar");
    }
    d->n_variables = map->count;
    d->variables = variables;
    return true;
}

/* Adds to the accesses; null is an access to a scalar. */
static bool read_accesses(const struct reading *r, const struct yml_node *map, bool write,
                          struct kernel_description *d)
{
    if (!expect(r, map, YML_MAP, "write `NAME: [[j, i-1], [j, i+1]]`"))
        return false;
    size_t most = d->n_accesses;
    for (size_t i = 0; i < map->count; i++)
        most += map->children[i]->count;
    struct described_access *accesses = arena_alloc(r->arena, most, sizeof *accesses);
    for (size_t a = 0; a < d->n_accesses; a++)
        accesses[a] = d->accesses[a];
    for (size_t i = 0; i < map->count; i++) {
        const struct yml_node *list = map->children[i];
        if (!expect(r, list, YML_LIST, "write a list of lists, `NAME: [[j, i-1], [j, i+1]]`"))
            return false;
        for (size_t n = 0; n < list->count; n++) {
            struct described_access *a = &accesses[d->n_accesses];
            *a = (struct described_access){.array = text_of(list->children[n]), .write = write};
            a->array.text = map->keys[i];
            if (!is_null(list->children[n]) &&
                !read_texts(r, list->children[n], &a->n_subscripts, &a->subscripts))
                return false;
            d->n_accesses++;
        }
    }
    d->accesses = accesses;
    return true;
}

static bool read_flops(const struct reading *r, const struct yml_node *map,
                       struct kernel_flops *out)
{
    enum { MAX_COUNT = 1000000 };
    static const char *const operations[] = {"+", "-", "*", "/"};
    int *const counts[] = {&out->add, &out->add, &out->mul, &out->div};
    const struct yml_node *values[4];
    if (is_null(map))
        return true;
    if (!take_keys(r, map, operations, 4, 0, values))
        return false;
    for (size_t o = 0; o < 4; o++) {
        int64_t n = 0;
        if (values[o] == NULL)
            continue;
        if (values[o]->kind != YML_SCALAR || !str_to_i64(values[o]->text, &n) || n < 0 ||
            n > MAX_COUNT)
            return refuse_node(r, values[o], "this is not a number of operations",
                               "write how often an iteration executes it");
        *counts[o] += (int)n;
    }
    return true;
}

bool description_read(struct str text, const char *path, struct arena *arena, struct kernel *out,
                      struct err *err)
{
    enum { ARRAYS, LOOPS, SOURCES, DESTINATIONS, FLOPS, CODE, KEYS };
    static const char *const keys[] = {"arrays", "loops", "data sources", "data destinations",
                                       "flops",  "code"};
    const struct reading r = {path, text, arena, err};
    const struct yml_node *values[KEYS];
    const struct yml_node *root = NULL;
    struct kernel_description d = {0};
    return yml_parse(text, path, arena, &root, err) &&
           take_keys(&r, root, keys, KEYS, FLOPS, values) && read_arrays(&r, values[ARRAYS], &d) &&
           read_loops(&r, values[LOOPS], &d) && read_accesses(&r, values[SOURCES], false, &d) &&
           read_accesses(&r, values[DESTINATIONS], true, &d) &&
           (values[FLOPS] == NULL || read_flops(&r, values[FLOPS], &d.flops)) &&
           kernel_describe(&d, text, path, arena, out, err);
}
