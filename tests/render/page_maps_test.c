#include "unit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "collect/traffic/traffic.h"
#include "golden.h"
#include "map_values.h"
#include "render/heat.h"
#include "render/pages.h"
#include "stempel/class.h"

/*
 * The values of pages' holes for sites in memory: page_maps.txt, written by UPDATE=1. What the
 * templates make of them is tested elsewhere.
 */
enum { A, B, C, D, MACHINES, MAX_SUMMARIES = 40 };

struct fixture {
    struct arena arena;
    struct site_options options;
    struct site_machine machines[MACHINES];
    struct summary summaries[MAX_SUMMARIES];
    struct site site;
};

static const struct map *rendered;

/* The matrix has thousands of empty cells. */
static bool is_of_gap(struct str line)
{
    static const char *const lines[] = {"-",          "cells:",      "there: no",
                                        "css: 'gap'", "state: ''",   "speed: '·'",
                                        "wins: ''",   "numbers: ''", "any: no"};
    bool any = str_starts_with(line, STR("class_link:"));
    for (size_t i = 0; i < sizeof lines / sizeof *lines && !any; i++)
        any = str_eq(line, str_of(lines[i]));
    return any;
}

/* Instead of a page (CMakeLists.txt). */
bool __wrap_page_render(const struct site *site, const char *name, const struct map *values,
                        struct sb *out, struct err *err);
bool __wrap_page_render(const struct site *site, const char *name, const struct map *values,
                        struct sb *out, struct err *err)
{
    (void)site;
    (void)err;
    struct sb text = {.arena = out->arena};
    struct str line;
    rendered = values;
    add_map(values, 0, &text);
    sb_addf(out, "==== %s\n", name);
    for (struct str rest = sb_str(&text); str_next_line(&rest, &line);) {
        /* which depends on how the program was built */
        if (!str_starts_with(line, STR("still:")) && !str_starts_with(line, STR("analyser:")) &&
            !(strcmp(name, "matrix") == 0 && is_of_gap(str_trim(line))))
            sb_addf(out, "%.*s\n", STR_ARG(line));
    }
    return true;
}

static void begin(struct fixture *f)
{
    static const char *const names[MACHINES] = {"Alpha_A-1", "Beta_B-2", "Gamma_C-3", "Delta_D-4"};
    *f = (struct fixture){.options = {.collection = "nowhere", .version = "7"}};
    for (size_t m = 0; m < MACHINES; m++) {
        f->machines[m].name = names[m];
        f->machines[m].loaded = m != B;
        f->machines[m].machine = (struct machine){.model_name = "Made Up CPU @ 2.25GHz",
                                                  .clock_hz = 2.25e9 + 1e8 * (double)m,
                                                  .sockets = 2,
                                                  .cores_per_socket = 10 + (int)m,
                                                  .n_compositions = m == C ? 0 : 1};
    }
    f->site = (struct site){.options = &f->options,
                            .arena = &f->arena,
                            .n_machines = MACHINES,
                            .machines = f->machines,
                            .summaries = f->summaries};
}

static struct summary *add(struct fixture *f, const char *path, size_t machine)
{
    struct summary *s = &f->summaries[f->site.n_summaries++];
    *s = (struct summary){.on = &f->machines[machine],
                          .machine = f->machines[machine].name,
                          .complete = true,
                          .common_core_mlup_per_s = NAN,
                          .common_socket_mlup_per_s = NAN};
    for (size_t k = 0; k < FACTS_NUMBERS; k++)
        *(double *)((char *)&s->facts + facts_numbers[k]) = NAN;
    s->facts.light = DEVIATION_UNKNOWN;
    s->folder = str_formatz(&f->arena, "%s/%s", path, s->machine);
    identity_of(str_of(path), &f->arena, &s->identity);
    f->machines[machine].n_configurations++;
    return s;
}

static void compare_speeds(struct summary *s, double core, double socket, bool measured)
{
    s->common_size = 200;
    s->common_core_mlup_per_s = core;
    s->common_socket_mlup_per_s = socket;
    s->common_core_measured = measured;
}

/* The deviations of a model, in ascending order. */
static void deviate(struct fixture *f, struct summary *s, const char *model, size_t n,
                    const double *values, const double *levels)
{
    struct model_deviations *all = arena_alloc(&f->arena, s->n_models + 1, sizeof *all);
    struct facts facts = {
        .n_models = 1,
        .models = {
            {.model = model, .values = (double *)values, .levels = (double *)levels, .n = n}}};
    for (size_t m = 0; m < s->n_models; m++)
        all[m] = s->models[m];
    all[s->n_models++] = *deviations_of(&facts, &f->arena);
    s->models = all;
}

static void miss(struct summary *s, size_t n_compared, size_t n, double measured)
{
    struct misses *const m = &s->facts.misses;
    m->n_intervals = n_compared + 1;
    m->n_compared = n_compared;
    m->n = n;
    m->largest = (struct miss){.size = 100,
                               .measured = measured,
                               .predicted = 10,
                               .low = 8,
                               .high = 12,
                               .cause = (enum miss_cause)1,
                               .why = STR("it is made up")};
}

static const char *const star = "3D/r1/homogeneous/star/constant/double";
static const char *const floats = "3D/r1/homogeneous/star/constant/float";
static const char *const variable = "3D/r1/homogeneous/star/variable/double";
static const char *const box = "2D/r1/homogeneous/box/constant/double";

static void fill_rates(struct summary *s)
{
    struct facts *const f = &s->facts;
    f->measured = f->modelled = true;
    f->size = 150;
    f->mlup_per_s = 200.4;
    f->ecm_mlup_per_s = 210.5;
    f->balance_bytes_per_lup = 24.4;
    f->median_deviation = 0.05;
    f->light = DEVIATION_AGREES;
    f->n_measured = 6;
    f->all_mlup_per_s = 1500;
    f->all_threads = 20;
    f->all_ecm_mlup_per_s = 1600;
    f->all_ecm_threads = 18;
}

/* Three machines with results and one without; B has no machine file, C is not fitted. */
static void fill(struct fixture *f)
{
    static const double values[] = {-0.5, -0.2, -0.05, 0, 0.1, 0.3};
    static const double levels[] = {1, 2, 3, MEMORY_LEVEL, 4, MEMORY_LEVEL};
    static const double others[] = {0.25, 0.6, 2};
    static const double in_memory[] = {MEMORY_LEVEL, MEMORY_LEVEL, MEMORY_LEVEL};
    begin(f);
    struct summary *s = add(f, box, A);
    fill_rates(s);
    s->collected = "2026-01-02T03:04:05Z";
    compare_speeds(s, 50, 400, true);
    deviate(f, s, facts_model_name(0), 6, values, levels);
    deviate(f, s, facts_model_name(FACTS_MODELS - 1), 3, others, in_memory);
    deviate(f, s, traffic_published[0].ecm, 1, others, in_memory);
    s->has_review = true;
    s->lights[0] = LIGHT_GREEN;
    s->lights[1] = LIGHT_RED;
    s = add(f, box, B);
    s->facts.modelled = true;
    s->facts.all_ecm_mlup_per_s = 700;
    s->facts.all_ecm_threads = 9;
    s->facts.ecm_mlup_per_s = 90;
    s->complete = false;
    compare_speeds(s, 49, 100, false);
    s = add(f, star, A);
    fill_rates(s);
    s->collected = "2026-01-03T00:00:00Z";
    s->failed = 1;
    s->facts.n_doubtful = 2;
    s->facts.light = DEVIATION_DIFFERS;
    deviate(f, s, facts_model_name(0), 3, others, in_memory);
    compare_speeds(s, 100, 800, true);
    s = add(f, star, B);
    s->outdated = true;
    s->has_review = s->review_outdated = true;
    s->lights[REVIEW_SECTIONS - 1] = LIGHT_YELLOW;
    s->facts.virtual_cores = true;
    compare_speeds(s, 120, 700, false);
    s = add(f, star, C);
    compare_speeds(s, 10, 900, true);
    s = add(f, floats, A);
    compare_speeds(s, 96, 10, true);
    s = add(f, floats, B);
    compare_speeds(s, 100, 10.2, true);
    s = add(f, variable, C);
    s->collected = "2026-01-02T23:59:59Z";
    s->facts.modelled = true;
    s = add(f, "named/copy", A);
    s->problem = "it is broken";
    fill_rates(s);
    deviate(f, s, facts_model_name(0), 3, others, in_memory);
    add(f, "named/copy", B)->facts.median_deviation = 0.2;
    f->site.own.count = 1;
}

static void pages_as_listed(void **state)
{
    (void)state;
    struct fixture f;
    struct err err = {0};
    const struct identity **shapes;
    fill(&f);
    struct sb out = {.arena = &f.arena};
    struct summary *const s = f.summaries;
    miss(&s[0], 10, 2, 16);
    s[0].facts.misses.by_cause[1] = 2;
    s[0].facts.misses.largest_by_cause[1] = 0.47;
    miss(&s[2], 5, 2, 4);
    s[2].facts.misses.by_cause[1] = 1;
    s[2].facts.misses.by_cause[MISS_CAUSES] = 1;
    s[2].facts.misses.largest_by_cause[1] = 0.3;
    s[2].facts.misses.largest_by_cause[MISS_CAUSES] = 0.9;
    miss(&s[5], 1, 1, 12.5);
    s[5].facts.misses.by_cause[1] = 1;
    s[5].facts.misses.largest_by_cause[1] = 0.47; /* the first of equals is named */
    miss(&s[8], 1000, 900, 1000);                 /* of what has no page nothing counts */
    assert_true(page_index(&f.site, &f.arena, &out, &err));
    assert_true(page_accuracy(&f.site, &f.arena, &out, &err));
    assert_true(page_reviews(&f.site, &f.arena, &out, &err));
    assert_true(page_matrix(&f.site, &f.arena, &out, &err));
    assert_true(page_compare(&f.site, &f.arena, &out, &err));
    assert_true(page_methods(&f.site, &f.arena, &out, &err));
    assert_true(page_named(&f.site, &f.arena, &out, &err));
    assert_true(page_about(&f.site, &f.arena, &out, &err));
    f.site.repo = (struct repo_state){
        .found = true, .commit = "0123456789abcdef", .date = "2026-02-03", .modified = true};
    assert_true(page_about(&f.site, &f.arena, &out, &err));
    assert_true(page_unreadable(&f.site, &s[8], &f.arena, &out, &err));
    const size_t n = heat_shapes(&f.site, &f.arena, &shapes);
    assert_int_equal(n, 2);
    assert_true(page_shape(&f.site, shapes, n, &f.arena, &out, &err));
    assert_true(page_shape(&f.site, shapes + 1, n - 1, &f.arena, &out, &err));
    assert_golden(PAGE_MAPS, sb_str(&out));
    arena_free(&f.arena);
}

static bool flag(const char *map, const char *name)
{
    const struct map *const at = map == NULL ? rendered : map_find(rendered, str_of(map))->map;
    return map_find(at, str_of(name))->flag;
}

/* Two standard errors of a sample of configurations, computed by hand: held - 0.8 n and the squares
 * of held - share n, summed. */
static void the_width_of_intervals_is_judged(void **state)
{
    (void)state;
    static const struct {
        size_t n[3], held[3];
        bool wide, narrow;
    } rows[] = {
        {{10, 10}, {10, 10}, true, false},        /* 4 and 0 */
        {{10, 10}, {6, 6}, false, true},          /* -4 and 0 */
        {{10, 10}, {8, 8}, false, false},         /* 0 and 0 */
        {{10, 10}, {10, 6}, false, false},        /* 0 and 8 */
        {{10, 10, 10}, {8, 9, 10}, true, false},  /* 3 and 2, of which two roots are 2.83 */
        {{10, 10, 10}, {8, 7, 6}, false, true},   /* -3 and 2 */
        {{10, 10, 10}, {8, 8, 10}, false, false}, /* 2 and 2.67: 3.27 */
        {{10, 10, 10}, {8, 8, 6}, false, false},  /* -2 and 2.67 */
        {{100, 10}, {100, 7}, true, false},       /* 19 and 14.9: 7.7 */
        {{100, 10}, {60, 10}, false, true},       /* -18 and 26.4: 10.3 */
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct fixture f;
        struct err err = {0};
        begin(&f);
        struct sb out = {.arena = &f.arena};
        struct summary *s = add(&f, star, D);
        s->problem = "it is broken";
        miss(s, 1000, 1000, 100);
        for (size_t k = 0; k < 3 && rows[i].n[k] != 0; k++)
            miss(add(&f, star, k), rows[i].n[k], rows[i].n[k] - rows[i].held[k], 11);
        assert_true(page_accuracy(&f.site, &f.arena, &out, &err));
        assert_int_equal(flag("intervals", "wide"), rows[i].wide);
        assert_int_equal(flag("intervals", "narrow"), rows[i].narrow);
        arena_free(&f.arena);
    }
}

static size_t count_of(const struct map *map, const char *list)
{
    return map_find(map, str_of(list))->list->count;
}

/* The ten largest misses are listed, the largest first; of the configurations, as many as fit. */
static void lists_have_limits(void **state)
{
    (void)state;
    struct fixture f;
    struct err err = {0};
    struct stencil_class class;
    begin(&f);
    struct sb out = {.arena = &f.arena};
    assert_true(page_index(&f.site, &f.arena, &out, &err));
    assert_true(flag(NULL, "empty"));
    for (size_t n = 1; n <= 25; n++) {
        assert_true(class_at(n, false, &class));
        /* off by n, n - 1 … and, from the middle on, to the other side */
        miss(add(&f, class_path(&f.arena, &class), A), 2, 1,
             n % 2 == 0 ? 10 + 10 * (double)n : 10 / (1 + (double)n));
        assert_true(page_index(&f.site, &f.arena, &out, &err));
        assert_false(flag(NULL, "empty"));
        assert_int_equal(flag(NULL, "many"), n > 24);
        assert_int_equal(count_of(rendered, "rows"), n > 24 ? 0 : n);
        assert_true(page_accuracy(&f.site, &f.arena, &out, &err));
        const struct map *const intervals = map_find(rendered, STR("intervals"))->map;
        const struct map_list *const listed = map_find(intervals, STR("outliers"))->list;
        assert_int_equal(listed->count, n > 10 ? 10 : n);
        for (size_t i = 0; i < listed->count; i++)
            assert_true(str_eq(map_find(listed->items[i], STR("stencil"))->text,
                               f.summaries[n - 1 - i].identity.short_title));
    }
    arena_free(&f.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pages_as_listed),
        cmocka_unit_test(the_width_of_intervals_is_judged),
        cmocka_unit_test(lists_have_limits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
