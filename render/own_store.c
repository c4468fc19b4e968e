#include "render/own_store.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

#include "base/file.h"
#include "base/json_fields.h"

enum {
    MAX_POINTS = 1000,
    MAX_ROWS = 1000,
    MAX_CAUSES = 100,
    MAX_NESTS = 4096,
    MAX_FURTHER = 16,
    MAX_THREADS = 65536,
    MAX_LABEL_BYTES = 64
};

static const char schema[] = "inspect-own-1";
static const double largest_number = 1e15;

/* clang-format off */
#define FIELD(of, kind, key) {#key, kind, offsetof(struct of, key), true}
/* clang-format on */
#define PAGE(key) FIELD(own_page, FIELD_STR, key)
#define SIDE(key) FIELD(own_page_side, FIELD_STR, key)
#define ROW(key) FIELD(own_page_row, FIELD_NUMBER_OR_NAN, key)
#define CAUSE(key) FIELD(own_page_cause, FIELD_STR, key)
#define NEST(key) FIELD(own_page_nest, FIELD_STR, key)
#define COUNT(table) (sizeof(table) / sizeof *(table))

/* Tables of json_set_fields. */
static const struct json_field page_texts[] = {
    PAGE(title),  PAGE(machine), PAGE(verdict), PAGE(differences), PAGE(limit), PAGE(notes),
    PAGE(source), PAGE(command), PAGE(place),   PAGE(assumed),     {0}};
static const struct json_field nest_texts[] = {
    NEST(share), NEST(line), NEST(function), NEST(what), {0}};
static const struct json_field side_texts[] = {SIDE(name), SIDE(core), SIDE(ecm), {0}};
static const struct json_field row_texts[] = {FIELD(own_page_row, FIELD_STR, size), {0}};
static const struct json_field row_numbers[] = {ROW(x),
                                                ROW(own_predicted),
                                                ROW(base_predicted),
                                                ROW(own_measured),
                                                ROW(base_measured),
                                                ROW(ratio),
                                                ROW(predicted_ratio),
                                                ROW(light_mlup_per_s),
                                                {0}};
static const struct json_field cause_texts[] = {CAUSE(title),  CAUSE(gain),   CAUSE(evidence),
                                                CAUSE(remark), CAUSE(advice), {0}};

static const struct {
    const char *key;
    size_t offset;
} curve_lists[] = {{"size", offsetof(struct own_page_curve, size)},
                   {"T_comp", offsetof(struct own_page_curve, T_comp)},
                   {"T_RegL1", offsetof(struct own_page_curve, T_RegL1)},
                   {"T_ECM", offsetof(struct own_page_curve, T_ECM)},
                   {"mlup_per_s", offsetof(struct own_page_curve, mlup_per_s)}};

/* Lists of a page that consist of texts. */
static const struct text_list {
    const char *key;
    size_t max;
    const struct json_field *fields;
    size_t item_size;
    size_t items, count; /* their offsets in the page */
} text_lists[] = {
    {"causes", MAX_CAUSES, cause_texts, sizeof(struct own_page_cause),
     offsetof(struct own_page, causes), offsetof(struct own_page, n_causes)},
    {"nests", MAX_NESTS, nest_texts, sizeof(struct own_page_nest), offsetof(struct own_page, nests),
     offsetof(struct own_page, n_nests)},
};

bool own_store_name_ok(struct str name)
{
    return path_name_ok(name) && !str_eq(name, STR("index"));
}

/* ---- writing ---- */

static json_t *list_json(const double *values, size_t n)
{
    json_t *list = json_array();
    for (size_t i = 0; i < n; i++)
        json_array_append_new(list, isfinite(values[i]) ? json_real(values[i]) : json_null());
    return list;
}

static json_t *curve_json(const struct own_page_curve *c)
{
    json_t *o = json_object();
    for (size_t i = 0; i < COUNT(curve_lists) && c->n != 0; i++) {
        double *const *const values = (const void *)((const char *)c + curve_lists[i].offset);
        json_object_set_new(o, curve_lists[i].key, list_json(*values, c->n));
    }
    json_t *edges = json_array();
    for (size_t e = 0; e < c->n_edges && c->n != 0; e++) {
        json_t *edge = json_object();
        json_object_set_new(edge, "between", json_string(c->edge[e]));
        json_object_set_new(edge, "cy_per_cl", list_json(c->edge_cy[e], c->n));
        json_array_append_new(edges, edge);
    }
    json_object_set_new(o, "edges", edges);
    return o;
}

static json_t *side_json(const struct own_page_side *side)
{
    json_t *o = json_object();
    json_set_fields(o, side_texts, side);
    json_object_set_new(o, "curve", curve_json(&side->curve));
    return o;
}

static json_t *rows_json(const struct own_page *page)
{
    json_t *rows = json_array();
    for (size_t i = 0; i < page->n_rows; i++) {
        json_t *row = json_object();
        json_set_fields(row, row_texts, &page->rows[i]);
        json_object_set_new(row, "threads", json_integer(page->rows[i].threads));
        json_set_fields(row, row_numbers, &page->rows[i]);
        json_array_append_new(rows, row);
    }
    return rows;
}

static json_t *texts_json(const struct own_page *page, const struct text_list *l)
{
    const char *items;
    size_t n;
    memcpy(&items, (const char *)page + l->items, sizeof items);
    memcpy(&n, (const char *)page + l->count, sizeof n);
    json_t *list = json_array();
    for (size_t i = 0; i < n; i++) {
        json_t *item = json_object();
        json_set_fields(item, l->fields, items + i * l->item_size);
        json_array_append_new(list, item);
    }
    return list;
}

json_t *own_store_json(const struct own_page *page)
{
    json_t *o = json_object();
    json_object_set_new(o, "schema", json_string(schema));
    json_object_set_new(o, "version", json_string(page->version));
    json_set_fields(o, page_texts, page);
    json_object_set_new(o, "registers_overlap", json_boolean(page->parts_overlap));
    json_set_number(o, "lup_per_cl", page->lup_per_cl);
    json_set_number(o, "clock_hz", page->clock_hz);
    json_object_set_new(o, "own", side_json(&page->own));
    json_object_set_new(o, "baseline", side_json(&page->base));
    json_object_set_new(o, "rows", rows_json(page));
    for (size_t l = 0; l < COUNT(text_lists); l++)
        json_object_set_new(o, text_lists[l].key, texts_json(page, &text_lists[l]));
    json_t *further = json_array();
    for (size_t i = 0; i < page->n_further; i++)
        json_array_append_new(further, own_store_json(&page->further[i]));
    json_object_set_new(o, "further", further);
    return o;
}

/* ---- reading ---- */

struct store_reader {
    const char *name;
    struct arena *arena;
    struct err *err;
};

static bool wrong(const struct store_reader *r, const char *key, const char *expected)
{
    err_at(r->err, r->name, 0, 0, "'%s' is not %s", key, expected);
    return err_hint(r->err, "write the file again with inspect compare --store");
}

static bool get_text(const struct store_reader *r, const json_t *o, const char *key,
                     struct str *out)
{
    const json_t *const value = json_object_get(o, key);
    *out = (struct str){0};
    if (value == NULL)
        return true;
    if (!json_is_string(value))
        return wrong(r, key, "a text");
    *out = str_copy(r->arena, json_str(value));
    return true;
}

static bool get_texts(const struct store_reader *r, const json_t *o,
                      const struct json_field *fields, void *to)
{
    for (const struct json_field *f = fields; f->name != NULL; f++) {
        if (!get_text(r, o, f->name, (void *)((char *)to + f->offset)))
            return false;
    }
    return true;
}

/* NaN if missing. */
static bool take_number(const struct store_reader *r, const json_t *value, const char *key,
                        double *out)
{
    *out = NAN;
    if (value == NULL || json_is_null(value))
        return true;
    *out = json_number_value(value);
    return (json_is_number(value) && *out >= 0 && *out <= largest_number) ||
           wrong(r, key, "a number from 0 to 1e15");
}

static bool get_number(const struct store_reader *r, const json_t *o, const char *key, double *out)
{
    return take_number(r, json_object_get(o, key), key, out);
}

static bool get_positive(const struct store_reader *r, const json_t *o, const char *key,
                         double *out)
{
    return get_number(r, o, key, out) && (*out > 0 || wrong(r, key, "a positive number"));
}

static bool get_flag(const struct store_reader *r, const json_t *o, const char *key, bool *out)
{
    const json_t *const value = json_object_get(o, key);
    *out = json_is_true(value);
    return json_is_boolean(value) || wrong(r, key, "true or false");
}

/* A list of at most `max` values; one that is missing is empty. */
static bool get_list(const struct store_reader *r, const json_t *o, const char *key, size_t max,
                     const json_t **out, size_t *n)
{
    const json_t *const value = json_object_get(o, key);
    *out = value;
    *n = value == NULL ? 0 : json_array_size(value);
    return ((value == NULL || json_is_array(value)) && *n <= max) ||
           wrong(r, key, "a list, or has too many members");
}

/* Exactly `n` numbers. */
static bool get_numbers(const struct store_reader *r, const json_t *o, const char *key, size_t n,
                        double **out)
{
    const json_t *list;
    size_t count;
    double *const values = arena_alloc(r->arena, n, sizeof *values);
    *out = values;
    if (!get_list(r, o, key, MAX_POINTS, &list, &count))
        return false;
    if (count != n)
        return wrong(r, key, "as long as 'size'");
    for (size_t i = 0; i < n; i++) {
        if (!take_number(r, json_array_get(list, i), key, &values[i]))
            return false;
    }
    return true;
}

static bool read_edges(const struct store_reader *r, const json_t *o, struct own_page_curve *c)
{
    const json_t *edges;
    if (!get_list(r, o, "edges", OWN_PAGE_MAX_EDGES, &edges, &c->n_edges))
        return false;
    for (size_t e = 0; e < c->n_edges; e++) {
        const json_t *const edge = json_array_get(edges, e);
        struct str between;
        if (!json_is_object(edge))
            return wrong(r, "edges", "a list of objects");
        if (!get_text(r, edge, "between", &between))
            return false;
        if (between.len > MAX_LABEL_BYTES)
            return wrong(r, "between", "the names of two levels");
        if (!get_numbers(r, edge, "cy_per_cl", c->n, &c->edge_cy[e]))
            return false;
        c->edge[e] = str_cstr(r->arena, between);
    }
    return true;
}

static bool read_curve(const struct store_reader *r, const json_t *o, struct own_page_curve *c)
{
    const json_t *sizes;
    if (!get_list(r, o, "size", MAX_POINTS, &sizes, &c->n))
        return false;
    for (size_t i = 0; i < COUNT(curve_lists); i++) {
        double **const values = (void *)((char *)c + curve_lists[i].offset);
        if (!get_numbers(r, o, curve_lists[i].key, c->n, values))
            return false;
    }
    for (size_t i = 0; i < c->n; i++) {
        if (!(c->size[i] > (i == 0 ? 0 : c->size[i - 1])))
            return wrong(r, "size", "a list of rising sizes");
    }
    return read_edges(r, o, c);
}

static bool read_side(const struct store_reader *r, const json_t *o, const char *key,
                      struct own_page_side *side)
{
    const json_t *const value = json_object_get(o, key);
    if (!json_is_object(value))
        return wrong(r, key, "an object");
    return get_texts(r, value, side_texts, side) &&
           read_curve(r, json_object_get(value, "curve"), &side->curve);
}

static bool read_row(const struct store_reader *r, const json_t *o, struct own_page_row *row)
{
    const json_t *const threads = json_object_get(o, "threads");
    const json_int_t n = json_integer_value(threads);
    if (n < 1 || n > MAX_THREADS)
        return wrong(r, "threads", "a number of threads");
    row->threads = (int)n;
    for (const struct json_field *f = row_numbers; f->name != NULL; f++) {
        if (!get_number(r, o, f->name, (void *)((char *)row + f->offset)))
            return false;
    }
    if (isnan(row->x))
        return wrong(r, "x", "a size");
    return get_texts(r, o, row_texts, row);
}

static bool read_rows(const struct store_reader *r, const json_t *o, struct own_page *page)
{
    const json_t *rows;
    if (!get_list(r, o, "rows", MAX_ROWS, &rows, &page->n_rows))
        return false;
    struct own_page_row *const out = arena_alloc(r->arena, page->n_rows, sizeof *out);
    page->rows = out;
    for (size_t i = 0; i < page->n_rows; i++) {
        if (!read_row(r, json_array_get(rows, i), &out[i]))
            return false;
        if (i > 0 && (out[i].threads < out[i - 1].threads ||
                      (out[i].threads > 1 && out[i].threads == out[i - 1].threads)))
            return wrong(r, "rows", "in the order of threads");
    }
    return page->n_rows > 0 || wrong(r, "rows", "a list of results");
}

static bool read_texts(const struct store_reader *r, const json_t *o, const struct text_list *l,
                       struct own_page *page)
{
    const json_t *list;
    size_t n;
    if (!get_list(r, o, l->key, l->max, &list, &n))
        return false;
    char *const items = arena_alloc(r->arena, n, l->item_size);
    memcpy((char *)page + l->items, &items, sizeof items);
    memcpy((char *)page + l->count, &n, sizeof n);
    bool ok = true;
    for (size_t i = 0; i < n && ok; i++)
        ok = get_texts(r, json_array_get(list, i), l->fields, items + i * l->item_size);
    return ok;
}

static bool read_page(const struct store_reader *r, const json_t *o, struct own_page *page)
{
    struct str text;
    if (!get_text(r, o, "schema", &text))
        return false;
    if (!str_eq(text, str_of(schema)))
        return wrong(r, "schema", "that of a stored comparison");
    if (!get_text(r, o, "version", &text))
        return false;
    page->version = str_cstr(r->arena, text);
    return get_texts(r, o, page_texts, page) &&
           (page->title.len != 0 || wrong(r, "title", "a text")) &&
           get_flag(r, o, "registers_overlap", &page->parts_overlap) &&
           get_positive(r, o, "lup_per_cl", &page->lup_per_cl) &&
           get_positive(r, o, "clock_hz", &page->clock_hz) && read_side(r, o, "own", &page->own) &&
           read_side(r, o, "baseline", &page->base) && read_rows(r, o, page) &&
           read_texts(r, o, &text_lists[0], page) && read_texts(r, o, &text_lists[1], page);
}

/* Pages of further nests, which have none themselves. */
static bool read_further(const struct store_reader *r, const json_t *o, struct own_page *page)
{
    const json_t *further;
    if (!get_list(r, o, "further", MAX_FURTHER, &further, &page->n_further))
        return false;
    struct own_page *const out = arena_alloc(r->arena, page->n_further, sizeof *out);
    page->further = out;
    for (size_t i = 0; i < page->n_further; i++) {
        if (!read_page(r, json_array_get(further, i), &out[i]))
            return false;
    }
    return true;
}

bool own_store_parse(struct str text, const char *name, struct arena *arena, struct own_page *out,
                     struct err *err)
{
    const struct store_reader r = {name, arena, err};
    *out = (struct own_page){0};
    json_t *const root = json_parse(text, name, err);
    if (root == NULL)
        return false;
    const bool done = read_page(&r, root, out) && read_further(&r, root, out);
    json_decref(root);
    return done;
}
