#include "base/json.h"
#include "cli/model_report.h"

/* Layer conditions, and the block sizes that keep them. */

/* Threads that may share the cache: those of its group and of a NUMA domain. */
static int sharing(const struct machine *m, int level)
{
    const int group = m->caches[level].cores_per_group;
    const int domain = m->cores_per_numa_domain;
    const int most = domain > 0 && domain < group ? domain : group;
    return most < 1 ? 1 : most;
}

/* Whether blocking makes sense: a condition on sizes that is about reuse. */
static bool is_blockable(const struct lc_condition *c)
{
    return c->dims > 1 && !c->always;
}

/* The largest block with `threads` at work on the cache; below 1: none, or any. */
static int64_t block_size(const struct model_request *r, const struct lc_condition *c,
                          const int64_t *sizes, int symbol, int threads)
{
    return lc_max_size(c, r->kernel->n_symbols, c->cache_bytes / threads, sizes, symbol);
}

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

static void add_block(const struct model_request *r, const struct lc_condition *c,
                      const int64_t *sizes, int symbol, struct sb *out)
{
    const struct str name = r->kernel->symbols[symbol];
    for (int threads = 1; threads <= sharing(r->machine, c->level); threads++) {
        const int64_t size = block_size(r, c, sizes, symbol, threads);
        if (size < 1)
            return;
        if (threads == 1)
            sb_addf(out, "  %-3s %-3s  %.*s <= %lld", machine_level_name(r->machine, c->level),
                    lc_dims_name(c->dims), STR_ARG(name), (long long)size);
        else
            sb_addf(out, ", %lld (%d)", (long long)size, threads);
    }
    sb_addc(out, '\n');
}

void model_text_blocks(const struct model_request *r, const struct lc_listing *listing,
                       const int64_t *sizes, struct sb *out)
{
    sb_addz(out, "  blocks that keep a condition, the other sizes as they are (threads on a shared "
                 "cache):\n");
    for (int i = 0; i < listing->count; i++) {
        for (int s = 0; is_blockable(&listing->items[i]) && s < r->kernel->n_symbols; s++)
            add_block(r, &listing->items[i], sizes, s, out);
    }
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
        json_object_set_new(o, "condition", json_stringn(c->text.ptr, c->text.len));
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
        for (int s = 0; is_blockable(c) && s < r->kernel->n_symbols; s++) {
            json_t *by_threads = json_array();
            for (int threads = 1; threads <= sharing(r->machine, c->level); threads++) {
                const int64_t size = block_size(r, c, sizes, s, threads);
                if (size >= 1)
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
