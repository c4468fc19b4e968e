#include "base/range.h"

#include <math.h>

struct range_values {
    int64_t *items;
    size_t count;
};

/* `START[-STOP[:COUNT[log[BASE]]]]`, taken apart. */
struct item {
    int64_t start, stop;
    int64_t count; /* 0: every whole number */
    bool logarithmic;
};

static bool bad(struct str item, struct err *err)
{
    err_set(err, ERR_USAGE, "'%.*s' is not a value or a range", STR_ARG(item));
    return err_hint(err, "write 500, 100-1000, 100-1000:10 (10 values) or 10-100000:50log10");
}

static bool parse_count(struct str text, struct item *out)
{
    const size_t log = str_find_str(text, STR("log"));
    out->logarithmic = log < text.len;
    const struct str base = str_slice(text, log + 3, text.len);
    int64_t ignored = 10;
    if (out->logarithmic && base.len > 0 && (!str_to_i64(base, &ignored) || ignored < 2))
        return false;
    return str_to_i64(str_slice(text, 0, log), &out->count) && out->count > 0;
}

static bool parse_item(struct str text, struct item *out, struct err *err)
{
    const struct str_cut ends = str_cut(text, '-');
    *out = (struct item){0};
    if (!str_to_i64(ends.head, &out->start) || out->start < 0)
        return bad(text, err);
    out->stop = out->start;
    if (!ends.ok)
        return true;
    const struct str_cut count = str_cut(ends.tail, ':');
    if (!str_to_i64(count.head, &out->stop) || (count.ok && !parse_count(count.tail, out)))
        return bad(text, err);
    if (out->stop < out->start)
        return err_set(err, ERR_USAGE, "range '%.*s' ends before it starts", STR_ARG(text)) ||
               err_hint(err, "write the smaller number first");
    if (out->logarithmic && out->start == 0)
        return err_set(err, ERR_USAGE, "logarithmic range '%.*s' starts at 0", STR_ARG(text)) ||
               err_hint(err, "begin with 1 or more");
    return true;
}

static int64_t value_at(const struct item *item, int64_t i)
{
    if (item->count == 0)
        return item->start + i;
    if (item->count == 1 || i == 0)
        return item->start;
    if (i == item->count - 1)
        return item->stop;
    const double share = (double)i / (double)(item->count - 1);
    const double start = (double)item->start, stop = (double)item->stop;
    return llround(item->logarithmic ? start * pow(stop / start, share)
                                     : start + (stop - start) * share);
}

static bool append(const struct item *item, struct arena *arena, struct range_values *v,
                   struct err *err)
{
    const int64_t n = item->count > 0 ? item->count : item->stop - item->start + 1;
    if (n < 0 || n > RANGE_MAX_VALUES - (int64_t)v->count)
        return err_set(err, ERR_USAGE, "the range has more than %d values", RANGE_MAX_VALUES) ||
               err_hint(err, "give the number of values after a colon: 100-1000:10");
    const size_t first = v->count;
    for (int64_t i = 0; i < n; i++) {
        const int64_t value = value_at(item, i);
        if (v->count > first && v->items[v->count - 1] == value)
            continue;
        *ARENA_ADD(arena, v->items, v->count) = value;
    }
    return true;
}

bool range_parse(struct str text, struct arena *arena, struct range *out, struct err *err)
{
    struct range_values v = {0};
    for (struct str_cut cut = {.tail = text, .ok = true}; cut.ok;) {
        cut = str_cut(cut.tail, ',');
        struct item item;
        if (!parse_item(cut.head, &item, err) || !append(&item, arena, &v, err))
            return false;
    }
    *out = (struct range){v.count, v.items};
    return true;
}
