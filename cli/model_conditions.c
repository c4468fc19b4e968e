#include "base/json.h"
#include "cli/model_report.h"
#include "collect/model/blocking.h"

/* Layer conditions, and the block sizes that keep them. */

void model_text_conditions(const struct model_request *r, const struct lc_listing *listing,
                           struct sb *out)
{
    sb_addz(out, "layer conditions (in elements; largest size if all sizes are equal):\n");
    for (int i = 0; i < listing->count; i++) {
        const struct lc_condition *c = &listing->items[i];
        sb_addf(out, "  %-3s %-3s  hits %g, misses %g, evicts %g: %.*s",
                machine_level_name(r->machine, c->level), lc_dims_name(c->dims), c->hits, c->misses,
                c->evicts, STR_ARG(c->text));
        if (!c->always && c->max_size > 0)
            sb_addf(out, " (%lld)", (long long)c->max_size);
        sb_addc(out, '\n');
    }
}

static void add_place(const struct model_request *r, const struct lc_condition *c, struct sb *out)
{
    sb_addf(out, "  %-3s %-3s  ", machine_level_name(r->machine, c->level), lc_dims_name(c->dims));
}

/* Adds the block size; returns whether there is one. */
static bool add_block(const struct model_request *r, const struct lc_condition *c,
                      const int64_t *sizes, int symbol, struct sb *out)
{
    const struct str name = r->kernel->symbols[symbol];
    int64_t size = blocking_largest(r->kernel, c, sizes, symbol, 1);
    if (!blocking_is_useful(r->kernel, r->machine, size, sizes[symbol]))
        return false;
    add_place(r, c, out);
    sb_addf(out, "%.*s <= %lld", STR_ARG(name), (long long)size);
    for (int threads = 2; threads <= blocking_sharers(r->machine, c->level); threads++) {
        size = blocking_largest(r->kernel, c, sizes, symbol, threads);
        if (!blocking_is_useful(r->kernel, r->machine, size, sizes[symbol]))
            break;
        sb_addf(out, ", %lld (%d)", (long long)size, threads);
    }
    sb_addc(out, '\n');
    return true;
}

/* Says that a block would keep the condition, but hardly do any work. */
static void add_no_block(const struct model_request *r, const struct lc_condition *c,
                         const int64_t *sizes, struct sb *out)
{
    const char *before = " (";
    add_place(r, c, out);
    sb_addz(out, "no useful block");
    for (int s = 0; s < r->kernel->n_symbols; s++) {
        const int64_t size = blocking_largest(r->kernel, c, sizes, s, 1);
        if (size < 1)
            continue;
        sb_addf(out, "%s%.*s <= %lld", before, STR_ARG(r->kernel->symbols[s]), (long long)size);
        before = ", ";
    }
    sb_addz(out, before[0] == ',' ? ")\n" : "\n");
}

void model_text_blocks(const struct model_request *r, const struct lc_listing *listing,
                       const int64_t *sizes, struct sb *out)
{
    struct sb rows = {.arena = out->arena};
    for (int i = 0; i < listing->count; i++) {
        const struct lc_condition *c = &listing->items[i];
        if (!blocking_applies(c))
            continue;
        bool any = false;
        for (int s = 0; s < r->kernel->n_symbols; s++)
            any = add_block(r, c, sizes, s, &rows) || any;
        if (!any)
            add_no_block(r, c, sizes, &rows);
    }
    if (rows.len != 0)
        sb_addf(out,
                "  block sizes that keep a condition, other sizes unchanged (threads sharing a "
                "cache):\n%s",
                sb_cstr(&rows));
}

json_t *model_json_conditions(const struct model_request *r, const struct lc_listing *listing)
{
    json_t *array = json_array();
    for (int i = 0; i < listing->count; i++) {
        const struct lc_condition *c = &listing->items[i];
        json_t *o = json_object();
        json_object_set_new(o, "level", json_string(machine_level_name(r->machine, c->level)));
        json_object_set_new(o, "cache_bytes", json_integer(c->cache_bytes));
        json_object_set_new(o, "dims", json_string(lc_dims_name(c->dims)));
        json_object_set_new(o, "condition", json_of_str(c->text));
        if (!c->always && c->max_size > 0)
            json_object_set_new(o, "max_size", json_integer(c->max_size));
        json_set_number(o, "hits", c->hits);
        json_set_number(o, "misses", c->misses);
        json_set_number(o, "evicts", c->evicts);
        json_array_append_new(array, o);
    }
    return array;
}

json_t *model_json_blocks(const struct model_request *r, const struct lc_listing *listing,
                          const int64_t *sizes)
{
    json_t *array = json_array();
    for (int i = 0; i < listing->count; i++) {
        const struct lc_condition *c = &listing->items[i];
        for (int s = 0; blocking_applies(c) && s < r->kernel->n_symbols; s++) {
            json_t *by_threads = json_array();
            for (int threads = 1; threads <= blocking_sharers(r->machine, c->level); threads++) {
                const int64_t size = blocking_largest(r->kernel, c, sizes, s, threads);
                if (blocking_is_useful(r->kernel, r->machine, size, sizes[s]))
                    json_array_append_new(by_threads, json_integer(size));
            }
            if (json_array_size(by_threads) > 0)
                json_array_append_new(
                    array, json_pack("{ss, ss, ss#, sO}", "level",
                                     machine_level_name(r->machine, c->level), "dims",
                                     lc_dims_name(c->dims), "size", r->kernel->symbols[s].ptr,
                                     (int)r->kernel->symbols[s].len, "block", by_threads));
            json_decref(by_threads);
        }
    }
    return array;
}
