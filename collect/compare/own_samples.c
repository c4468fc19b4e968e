#include "collect/compare/own_samples.h"

enum { MAX_SAMPLED_THREADS = 1024, FEWEST_SAMPLES = 100 };

struct sampled_thread {
    struct str id;
    double ns;
};

struct samples_sum {
    size_t n_threads, n_samples, n_clock;
    struct sampled_thread threads[MAX_SAMPLED_THREADS];
};

static struct str take_last_word(struct str *text)
{
    const struct str all = str_trim(*text);
    size_t at = all.len;
    while (at > 0 && all.ptr[at - 1] != ' ')
        at--;
    *text = str_slice(all, 0, at);
    return str_slice(all, at, all.len);
}

/* `5561 sweep+0x21 (/home/me/app)` or the symbol alone: is it the function or made from it? */
static bool is_in(struct str place, struct str function)
{
    const struct str symbol = str_trim(str_cut(str_trim(place), ' ').tail);
    const struct str rest = str_slice(symbol, function.len, symbol.len);
    static const char *const suffixes[] = {".", "+", "(", " ", "_+", "_ ", NULL};
    return str_starts_with(symbol, function) &&
           (rest.len == 0 || str_eq(rest, STR("_")) || str_starts_with_one_of(rest, suffixes));
}

static void add(struct samples_sum *sum, struct str thread, double ns)
{
    size_t t = 0;
    while (t < sum->n_threads && !str_eq(sum->threads[t].id, thread))
        t++;
    if (t == MAX_SAMPLED_THREADS)
        return;
    if (t == sum->n_threads)
        sum->threads[sum->n_threads++] = (struct sampled_thread){thread, 0};
    sum->threads[t].ns += ns;
    sum->n_samples++;
}

/* `app 4242 [001] 12.345678: 250000 cpu-clock:u: 5561 sweep+0x21 (/home/me/app)`; with a call graph
 * the place is in the next line. */
static void take_line(struct samples_sum *sum, struct str line, struct str next,
                      struct str function)
{
    static const char *const clocks[] = {" cpu-clock", " task-clock"};
    for (size_t i = 0; i < sizeof clocks / sizeof *clocks; i++) {
        const size_t at = str_find_str(line, str_of(clocks[i]));
        if (at == line.len)
            continue;
        struct str before = str_slice(line, 0, at);
        const struct str event = str_slice(line, at + 1, line.len);
        const struct str inside = str_trim(str_cut(event, ' ').tail);
        double ns = 0;
        if (!str_to_double(take_last_word(&before), &ns) || !(ns > 0) || !(ns < 1e12))
            continue;
        sum->n_clock++;
        (void)take_last_word(&before); /* the time */
        struct str thread = take_last_word(&before);
        if (str_starts_with(thread, STR("[")))
            thread = take_last_word(&before);
        if (is_in(inside.len != 0 ? inside : next, function))
            add(sum, thread, ns);
        return;
    }
}

/* Threads that only pass through are not among those that work. */
static void finish(const struct samples_sum *sum, struct own_samples *out)
{
    const double least_share = 0.1;
    double most = 0;
    double total = 0;
    *out = (struct own_samples){.count = sum->n_samples};
    for (size_t t = 0; t < sum->n_threads; t++) {
        most = sum->threads[t].ns > most ? sum->threads[t].ns : most;
        total += sum->threads[t].ns;
    }
    for (size_t t = 0; t < sum->n_threads; t++)
        out->threads += sum->threads[t].ns > least_share * most;
    out->seconds = out->threads > 0 ? total / out->threads * 1e-9 : 0;
}

bool own_samples_parse(struct str text, const char *name, struct str function, struct arena *arena,
                       struct own_samples *out, struct err *err)
{
    struct samples_sum *const sum = arena_alloc(arena, 1, sizeof *sum);
    for (struct str_cut cut = str_cut(text, '\n'); cut.head.len != 0 || cut.ok;
         cut = str_cut(cut.tail, '\n'))
        take_line(sum, cut.head, str_cut(cut.tail, '\n').head, function);
    finish(sum, out);
    if (sum->n_clock == 0)
        return err_at(err, name, 0, 0, "no samples of cpu-clock or task-clock are in this file") ||
               err_hint(err, "perf record -e cpu-clock ./app, then perf script >FILE");
    if (sum->n_samples == 0)
        return err_at(err, name, 0, 0, "none of its %zu samples is in function '%.*s'",
                      sum->n_clock, STR_ARG(function)) ||
               err_hint(err, "if it was inlined, declare it __attribute__((noinline)); or time the "
                             "nest and use --measured");
    if (sum->n_samples < FEWEST_SAMPLES)
        return err_at(err, name, 0, 0, "only %zu samples are in function '%.*s', not at least %d",
                      sum->n_samples, STR_ARG(function), FEWEST_SAMPLES) ||
               err_hint(err, "run it longer, or sample more often: perf record -F 4000");
    return true;
}
