#include "unit.h"

#include <math.h>
#include <string.h>

#include "collect/calibrate/probe_report.h"
#include "collect/model/predict.h"
#include "golden.h"
#include "machine/sample.h"

/* Caches of one host: sizes in KiB, 0: none. */
struct shape {
    const char *name;
    int kib[3];
    int cores_per_last;
    bool victims; /* the last cache is a victim cache of the one before */
};

static const struct shape shapes[] = {
    {"desktop, 8 MiB", {32, 256, 8192}, 4, false},
    {"server, victim L3", {32, 1024, 25344}, 6, true},
    {"cloud, huge L3", {48, 2048, 272 * 1024}, 2, true},
    {"small cores, L2 shared", {32, 512, 0}, 4, false},
    {"HBM, two caches", {64, 8192, 0}, 6, false},
};
enum { SHAPES = sizeof shapes / sizeof shapes[0] };

static struct machine shaped(const struct shape *s)
{
    struct machine m = sample_machine();
    m.n_caches = s->kib[2] > 0 ? 3 : 2;
    for (int c = 0; c < m.n_caches; c++) {
        struct cache_level *level = &m.caches[c].cache;
        const bool last = c == m.n_caches - 1;
        level->ways = 8;
        level->sets = (uint64_t)s->kib[c] * 1024 / (8 * m.line_bytes);
        level->load_from = c + 1;
        level->store_to = c + 1;
        level->victims_to = -1;
        m.caches[c].cores_per_group = last ? s->cores_per_last : 1;
    }
    if (s->victims) {
        m.caches[1].cache.victims_to = 2;
        m.caches[1].cache.load_from = -1;
        m.caches[2].cache.write_allocate = false;
    }
    m.cores_per_numa_domain = s->cores_per_last;
    return m;
}

/* Lines per cache line of work that cross each edge, if layer conditions apply. */
static bool lines(const struct probe *p, const struct machine *m, int level, int cores,
                  struct arena *arena, struct traffic *out)
{
    struct kernel k;
    struct predict predict;
    struct err err = {0};
    int64_t sizes[2];
    const struct predict_options how = {.predictor = PREDICT_LC};
    const struct str text = probe_source(p, m, level, arena);
    if (!probe_sizes(p, m, level, cores, sizes))
        return false;
    if (!kernel_parse(text, p->name, arena, &k, &err) || !kernel_check_sizes(&k, sizes, &err)) {
        print_message("%s: %s\n%.*s\n", p->name, err.text, STR_ARG(text));
        fail();
    }
    assert_int_equal(k.n_symbols, 2);
    assert_true(str_eq(k.symbols[0], STR("N")));
    predict_make(&k, NULL, m, NULL, &how, arena, &predict);
    sizes[0] /= cores; /* of one core, in its share of the caches */
    if (!predict.has_lc || !predict_traffic(&predict, sizes, cores, arena, out, &err)) {
        print_message("%s in level %d: %s %s\n", p->name, level, predict.no_lc.text, err.text);
        fail();
    }
    return true;
}

/* What crosses the edge below `cache` for one line of work. */
static double crossing(const struct probe *p, int cache, int level, int last)
{
    double n = 0;
    if (cache < level)
        n += p->reads + p->updates + p->writes;
    if (cache < 1)
        n += level > 0 ? p->near : 0;
    if (cache < last)
        n += level > 0 ? p->far : 0;
    return n;
}

static void check_lines(const struct probe *p, const struct machine *m, int level, int cores,
                        const char *shape, struct arena *arena)
{
    struct traffic t;
    if (!lines(p, m, level, cores, arena, &t))
        return;
    for (int c = 0; c < m->n_caches; c++) {
        const double expected = crossing(p, c, level, m->n_caches - 1);
        if (fabs(t.levels[c].misses - expected) > 0.01) {
            print_message("%s: %s in level %d on %d cores: %g lines from beyond cache %d, not %g\n",
                          shape, p->name, level, cores, t.levels[c].misses, c, expected);
            fail();
        }
    }
}

static void lines_come_from_where_the_table_says(void **state)
{
    (void)state;
    struct arena arena = {0};
    for (int s = 0; s < SHAPES; s++) {
        const struct machine m = shaped(&shapes[s]);
        for (const struct probe *p = probe_table; p->name != NULL; p++) {
            for (int level = 0; level <= m.n_caches; level++) {
                check_lines(p, &m, level, 1, shapes[s].name, &arena);
                check_lines(p, &m, level, m.cores_per_numa_domain, shapes[s].name, &arena);
            }
        }
    }
    arena_free(&arena);
}

static void every_level_has_probes_on_every_machine(void **state)
{
    (void)state;
    for (int s = 0; s < SHAPES; s++) {
        const struct machine m = shaped(&shapes[s]);
        for (int level = 0; level <= m.n_caches; level++) {
            int quick = 0;
            int shared = 0;
            int64_t sizes[2];
            for (const struct probe *p = probe_table; p->name != NULL; p++) {
                quick += p->quick && probe_sizes(p, &m, level, 1, sizes);
                shared += probe_sizes(p, &m, level, m.cores_per_numa_domain, sizes);
            }
            assert_true(quick >= 8);
            assert_true(shared >= 3 ||
                        (level < m.n_caches && m.caches[level].cores_per_group == 1));
        }
    }
}

static void what_is_beyond_l1_has_its_loop_in_l1(void **state)
{
    (void)state;
    for (int s = 0; s < SHAPES; s++) {
        const struct machine m = shaped(&shapes[s]);
        int64_t sizes[2];
        for (const struct probe *p = probe_table; p->name != NULL; p++) {
            if (probe_sizes(p, &m, m.n_caches, 1, sizes))
                assert_true(probe_sizes(p, &m, 0, 1, sizes));
        }
    }
}

/* If a core has two caches, far lines are in L2. */
static void two_caches_have_no_far_lines(void **state)
{
    (void)state;
    const struct machine m = shaped(&shapes[3]);
    int64_t sizes[2];
    for (const struct probe *p = probe_table; p->name != NULL; p++) {
        for (int level = 0; p->far > 0 && level <= m.n_caches; level++)
            assert_false(probe_sizes(p, &m, level, 1, sizes));
    }
}

static void threads_do_not_share_a_row(void **state)
{
    (void)state;
    const struct machine m = shaped(&shapes[0]);
    int64_t sizes[2];
    for (const struct probe *p = probe_table; p->name != NULL; p++) {
        if (p->writes + p->updates == 0)
            assert_false(probe_sizes(p, &m, m.n_caches, 4, sizes));
    }
}

/* A stencil of the collection reads neighbours on both sides of its centre; a probe does not. */
static void no_probe_is_symmetric(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct machine m = shaped(&shapes[0]);
    for (const struct probe *p = probe_table; p->name != NULL; p++) {
        for (int level = 0; level < 2; level++) {
            const struct str text = probe_source(p, &m, level, &arena);
            assert_false(str_find_str(text, STR("[j-")) < text.len &&
                         str_find_str(text, STR("[j+")) < text.len);
            assert_false(str_find_str(text, STR("[i-")) < text.len);
        }
    }
    arena_free(&arena);
}

/* Their text in L1 and beyond, and their sizes in each level: probes.txt, written by UPDATE=1. */
static void probes_stay_as_they_are(void **state)
{
    (void)state;
    static const char path[] = "tests/machine/probes.txt";
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    const struct machine m = shaped(&shapes[0]);
    for (const struct probe *p = probe_table; p->name != NULL; p++) {
        sb_addf(&out, "== %s%s%s%s\n", p->name, p->quick ? ", quick" : "",
                p->shared ? ", shared" : "", p->divides ? ", divides" : "");
        for (int level = 0; level <= m.n_caches; level++) {
            int64_t sizes[2];
            if (probe_sizes(p, &m, level, 1, sizes))
                sb_addf(&out, "%s: %lld x %lld\n", machine_level_name(&m, level),
                        (long long)sizes[0], (long long)sizes[1]);
        }
        const struct str in_core = probe_source(p, &m, 0, &arena);
        const struct str beyond = probe_source(p, &m, m.n_caches, &arena);
        sb_add(&out, in_core);
        sb_add(&out, str_eq(in_core, beyond) ? (struct str){0} : beyond);
    }
    assert_golden(path, sb_str(&out));
    arena_free(&arena);
}

/* A machine of made-up speeds: a line costs `level` cycles, a loop in L1 a half. */
struct fake {
    int built;
    int runs;
    int fails_to_build; /* the number of the build that fails; -1: none */
    bool interrupted;
    bool fails;   /* no program runs */
    int rounds;   /* 0: two, -1: none */
    bool hurried; /* time is up before it begins */
    int remembered;
};

static bool fake_build(void *context, const struct kernel *k, int *program,
                       const struct incore **in, struct err *err)
{
    struct fake *f = context;
    assert_true(k->n_loops == 2);
    static const struct incore analysed = {.T_comp_cy_per_cl = 0.25, .T_RegL1_cy_per_cl = 0.125};
    *in = &analysed;
    *program = f->built;
    if (f->built++ == f->fails_to_build)
        return err_set(err, ERR_SYSTEM, "the compiler crashed");
    return true;
}

/* Each run is faster than the one before; its samples' median is twice their first quartile. */
static bool fake_run(void *context, int program, const int64_t *sizes, int cores,
                     struct spread *cy_per_cl, struct err *err)
{
    struct fake *f = context;
    assert_true(program < f->built && sizes[0] > 0 && sizes[1] > 0);
    if (f->interrupted)
        return err_set(err, ERR_INTERRUPTED, "interrupted");
    if (f->fails)
        return err_set(err, ERR_SYSTEM, "run %d failed", f->runs++);
    cy_per_cl->q1 = 100.0 / (100 + f->runs++) / cores;
    cy_per_cl->median = 2 * cy_per_cl->q1;
    return true;
}

static void fake_remember(void *context, const struct probe_point *point)
{
    struct fake *f = context;
    assert_true(point->measured_cy_per_cl > 0);
    f->remembered++;
}

static void fake_recall(void *context, struct probe_point *point)
{
    (void)context;
    const struct machine m = shaped(&shapes[1]);
    if (strcmp(point->probe->name, "copy 1") == 0)
        probe_point_add(point, &m, 7);
}

static bool measure_fakes(struct fake *f, bool recall, struct arena *arena,
                          struct probe_results *out, struct err *err)
{
    static struct machine m;
    m = shaped(&shapes[1]);
    const struct probe_runner runner = {f, fake_build, fake_run};
    const struct probe_request r = {.machine = &m,
                                    .cores = 6,
                                    .rounds = f->rounds == 0 ? 2 : 0,
                                    .until_s = f->hurried ? 0 : INFINITY,
                                    .runner = &runner,
                                    .recall = recall ? fake_recall : NULL,
                                    .remember = fake_remember,
                                    .context = f};
    return probe_measure(&r, arena, out, err);
}

/* Alone in its caches a core's fastest round counts, elsewhere the median of both. */
static void rounds_make_one_time(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct probe_results out;
    struct fake f = {.fails_to_build = -1};
    assert_true(measure_fakes(&f, false, &arena, &out, &err));
    assert_int_equal(f.runs, 2 * out.n);
    assert_int_equal(f.remembered, f.runs);
    for (size_t i = 0; i < out.n; i++) {
        /* the number of cores does not matter; in L1 the last run of the probe was faster */
        const double first = 100.0 / (100 + (double)i);
        const double second = 100.0 / (100 + (double)(out.n + i));
        const double measured = out.points[i].measured_cy_per_cl;
        const int level = out.points[i].level;
        const bool best = level < 2 || (level == 2 && out.points[i].cores > 1);
        assert_true(fabs(measured - (best ? second : first + second)) < 1e-12 ||
                    (level == 0 && measured < second));
        for (size_t k = 0; k < out.n && out.points[i].level == 0; k++)
            assert_true(out.points[k].probe != out.points[i].probe ||
                        out.points[k].cores != out.points[i].cores ||
                        out.points[k].measured_cy_per_cl >= measured);
        assert_true(out.samples[i].analysed.T_comp_cy_per_cl == 0.25);
    }
    arena_free(&arena);
}

static void an_observation_has_its_core_time_from_l1(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct probe_results out;
    struct fake f = {.fails_to_build = -1};
    bool seen = false;
    assert_true(measure_fakes(&f, false, &arena, &out, &err));
    for (size_t i = 0; i < out.n_observations; i++) {
        const struct observation *o = &out.observations[i];
        const struct probe_point *point = out.of_observation[i];
        double in_core = 0;
        for (size_t k = 0; k < out.n; k++) {
            if (out.points[k].probe == point->probe && out.points[k].level == 0)
                in_core = out.points[k].measured_cy_per_cl;
        }
        assert_true(point->level > 0);
        assert_true(in_core > 0 && o->core.T_comp_cy_per_cl == in_core);
        assert_true(o->core.T_RegL1_cy_per_cl == 0.125);
        if (strcmp(o->name, "row of 10 in MEM") == 0) /* of which 8 are worked on */
            assert_true(fabs(o->lines.loaded[3] - 3 * 10. / 8) < 0.01);
        if (strcmp(o->name, "copy, near 2, far 2 in MEM") != 0)
            continue;
        seen = true;
        assert_true(fabs(o->lines.loaded[1] - 2) < 0.01);
        assert_true(fabs(o->lines.loaded[2] - 2) < 0.01);
        assert_true(fabs(o->lines.loaded[3] - 2) < 0.01);
        assert_true(fabs(o->lines.stored[3] - 1) < 0.01);
    }
    assert_true(seen);
    arena_free(&arena);
}

static void what_is_known_is_not_measured_in_the_first_round(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct probe_results out;
    struct fake f = {.fails_to_build = -1};
    assert_true(measure_fakes(&f, true, &arena, &out, &err));
    int known = 0;
    for (size_t i = 0; i < out.n; i++)
        known += strcmp(out.points[i].probe->name, "copy 1") == 0;
    assert_true(known > 0);
    assert_int_equal(f.runs, 2 * out.n - (size_t)known);
    arena_free(&arena);
}

/* 12 cycles of a sweep are not part of the loop; they matter if a sweep is short. */
static void sweeps_are_left_out_in_l1(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct probe_results out;
    struct fake f = {.fails_to_build = -1, .hurried = true};
    const struct machine m = shaped(&shapes[1]);
    int64_t sizes[2];
    assert_true(measure_fakes(&f, true, &arena, &out, &err));
    const struct probe *copy = probe_table;
    while (strcmp(copy->name, "copy 1") != 0)
        copy++;
    assert_true(probe_sizes(copy, &m, 0, 1, sizes));
    const double sweep_cy_per_cl = 12 * 8 / (double)(sizes[0] * sizes[1]);
    assert_true(fabs(out.points[probe_point_at(&out, copy, 0, 1)].measured_cy_per_cl -
                     (7 - sweep_cy_per_cl)) < 1e-9);
    assert_true(fabs(out.points[probe_point_at(&out, copy, 1, 1)].measured_cy_per_cl - (7)) < 1e-9);
    arena_free(&arena);
}

static void without_time_one_core_is_measured_once(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct probe_results out;
    struct fake f = {.fails_to_build = -1, .hurried = true};
    assert_true(measure_fakes(&f, false, &arena, &out, &err));
    int alone = 0;
    for (size_t i = 0; i < out.n; i++)
        alone += out.points[i].cores == 1;
    assert_true((size_t)alone < out.n);
    assert_int_equal(f.runs, alone);
    arena_free(&arena);
}

static void what_does_not_build_is_left_out(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct probe_results all;
    struct probe_results out;
    struct fake sound = {.fails_to_build = -1};
    struct fake f = {.fails_to_build = 0};
    assert_true(measure_fakes(&sound, false, &arena, &all, &err));
    assert_true(measure_fakes(&f, false, &arena, &out, &err));
    assert_int_equal(err.kind, ERR_NONE);
    assert_int_equal(f.built, sound.built);
    assert_true(out.n_observations < all.n_observations);
    for (size_t i = 0; i < out.n_observations; i++)
        assert_string_not_equal(out.observations[i].group, probe_table[0].name);
    arena_free(&arena);
}

/* If nothing could be measured the first reason is given, if there is one. */
static void nothing_measured_is_an_error(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err failed = {0};
    struct err untried = {0};
    struct probe_results out;
    struct fake f = {.fails_to_build = -1, .fails = true};
    assert_false(measure_fakes(&f, false, &arena, &out, &failed));
    assert_string_equal(failed.text, "run 0 failed");
    assert_int_equal(f.runs, 2 * out.n);
    f = (struct fake){.fails_to_build = -1, .rounds = -1};
    assert_false(measure_fakes(&f, false, &arena, &out, &untried));
    assert_string_equal(untried.text, "no probe could be measured");
    arena_free(&arena);
}

static bool has(const struct sb *text, const char *part)
{
    return str_find_str(sb_str(text), str_of(part)) < text->len;
}

static void the_report_shows_what_a_fit_without_a_probe_says(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct machine m = shaped(&shapes[1]);
    struct probe_point points[] = {
        {.probe = probe_table, .level = 0, .cores = 1, .measured_cy_per_cl = 1.25},
        {.probe = probe_table, .level = 1, .cores = 1, .measured_cy_per_cl = 4},
        {.probe = probe_table, .level = 3, .cores = 1, .measured_cy_per_cl = 16}};
    const struct probe_point *of[] = {&points[1], &points[2]};
    struct observation observations[2] = {{0}};
    struct core_sample analysed[3] = {
        {{0.75, 0.5, 0}, 0, 1}, {{0.75, 0.5, 0}, 0, 1}, {{0.75, 0.5, 0}, 0, 1}};
    const struct probe_results r = {3, points, observations, 2, of, analysed};
    const double held_out[] = {5, 12};
    struct sb plain = {.arena = &arena};
    struct sb judged = {.arena = &arena};
    probe_report(&r, &m, NULL, &plain);
    probe_report(&r, &m, held_out, &judged);
    assert_string_equal(str_cstr(&arena, str_cut(sb_str(&plain), '\n').head),
                        "probe, cy/CL            analysed        L1        L2        L3       MEM");
    assert_string_equal(str_cstr(&arena, str_cut(sb_str(&judged), '\n').head),
                        "probe, cy/CL            analysed        L1        L2                L3    "
                        "           MEM        ");
    assert_true(has(&plain, "load 1"));
    assert_true(has(&plain, "0.75"));
    assert_true(has(&plain, "1.25"));
    assert_false(has(&plain, "%"));
    assert_true(has(&judged, "4.00   +25 %"));
    assert_true(has(&judged, "16.00   -25 %"));
    assert_true(has(&judged, "mean deviation"));
    assert_false(has(&judged, probe_table[1].name)); /* it was not measured */
    arena_free(&arena);
}

static void an_interrupt_ends_it(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct probe_results out;
    struct fake f = {.fails_to_build = -1, .interrupted = true};
    assert_false(measure_fakes(&f, false, &arena, &out, &err));
    assert_int_equal(err.kind, ERR_INTERRUPTED);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_come_from_where_the_table_says),
        cmocka_unit_test(every_level_has_probes_on_every_machine),
        cmocka_unit_test(what_is_beyond_l1_has_its_loop_in_l1),
        cmocka_unit_test(two_caches_have_no_far_lines),
        cmocka_unit_test(threads_do_not_share_a_row),
        cmocka_unit_test(probes_stay_as_they_are),
        cmocka_unit_test(no_probe_is_symmetric),
        cmocka_unit_test(rounds_make_one_time),
        cmocka_unit_test(an_observation_has_its_core_time_from_l1),
        cmocka_unit_test(what_is_known_is_not_measured_in_the_first_round),
        cmocka_unit_test(sweeps_are_left_out_in_l1),
        cmocka_unit_test(without_time_one_core_is_measured_once),
        cmocka_unit_test(what_does_not_build_is_left_out),
        cmocka_unit_test(nothing_measured_is_an_error),
        cmocka_unit_test(the_report_shows_what_a_fit_without_a_probe_says),
        cmocka_unit_test(an_interrupt_ends_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
