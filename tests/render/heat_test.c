#include "unit.h"

#include <math.h>
#include <string.h>

#include "golden.h"
#include "map_values.h"
#include "render/class_ranking.h"
#include "render/example.h"
#include "render/heat.h"
#include "render/totals.h"
#include "render/virtual_cores.h"

/*
 * A site in memory: machines A, B and C, of which C is not fitted, and D without results. Each
 * stencil's rates of one core and of a socket are the test's.
 */
enum { A, B, C, D, MACHINES, MAX_SUMMARIES = 32 };

struct fixture {
    struct arena arena;
    struct site_machine machines[MACHINES];
    struct summary summaries[MAX_SUMMARIES];
    struct site site;
};

static void begin(struct fixture *f)
{
    static const char *const names[] = {"A_1", "B_2", "C_3", "D_4"};
    *f = (struct fixture){0};
    for (size_t m = 0; m < MACHINES; m++) {
        f->machines[m].name = names[m];
        f->machines[m].loaded = m != B;
        f->machines[m].machine.n_compositions = m == C ? 0 : 1;
    }
    f->site = (struct site){.arena = &f->arena,
                            .n_machines = MACHINES,
                            .machines = f->machines,
                            .summaries = f->summaries};
}

static struct summary *add(struct fixture *f, const char *path, size_t machine, double core,
                           double socket)
{
    struct summary *s = &f->summaries[f->site.n_summaries++];
    *s = (struct summary){.on = &f->machines[machine],
                          .common_core_mlup_per_s = core,
                          .common_socket_mlup_per_s = socket,
                          .facts.median_deviation = NAN};
    identity_of(str_of(path), &f->arena, &s->identity);
    f->machines[machine].n_configurations++;
    return s;
}

static const char *const star = "3D/r1/homogeneous/star/constant/double";
static const char *const floats = "3D/r1/homogeneous/star/constant/float";
static const char *const box = "2D/r1/homogeneous/box/constant/double";
static const char *const far = "3D/r2/homogeneous/star/constant/double";

static void the_fastest_two_race(void **state)
{
    (void)state;
    struct fixture f;
    struct heat_race race;
    begin(&f);
    struct summary *s = f.summaries;
    add(&f, star, A, 90, 0);
    add(&f, star, B, 100, NAN);
    add(&f, star, D, 95, 7);
    add(&f, star, A, 10, 0);
    heat_race_of(&f.site, 0, 4, heat_core, &race);
    assert_int_equal(race.n, 4);
    assert_ptr_equal(race.first, &s[1]);
    assert_ptr_equal(race.second, &s[2]);
    assert_true(heat_is_close(&race, heat_core)); /* just 95 % */
    s[2].common_core_mlup_per_s = 94.9;
    assert_false(heat_is_close(&race, heat_core));
    assert_true(heat_wins(&race, &s[1], heat_core));
    assert_false(heat_wins(&race, &s[2], heat_core));
    s[2].common_core_mlup_per_s = 100;
    assert_true(heat_wins(&race, &s[2], heat_core));
    heat_race_of(&f.site, 0, 1, heat_core, &race);
    assert_false(heat_wins(&race, &s[0], heat_core));
    heat_race_of(&f.site, 0, 4, heat_socket, &race);
    assert_int_equal(race.n, 1);
    assert_ptr_equal(race.first, &s[2]);
    assert_null(race.second);
    assert_false(heat_is_close(&race, heat_socket));
    arena_free(&f.arena);
}

/* What a model predicts that was not fitted is a bound; a measurement there is none. */
static void a_bound_is_no_second(void **state)
{
    (void)state;
    struct fixture f;
    struct heat_race race;
    begin(&f);
    add(&f, star, C, 100, 100);
    add(&f, star, A, 90, 90);
    heat_race_of(&f.site, 0, 2, heat_core, &race);
    assert_ptr_equal(race.first, &f.summaries[1]);
    assert_null(race.second);
    f.summaries[0].common_core_measured = true;
    heat_race_of(&f.site, 0, 2, heat_core, &race);
    assert_ptr_equal(race.first, &f.summaries[0]);
    assert_ptr_equal(race.second, &f.summaries[1]);
    assert_true(heat_socket(&f.summaries[0]).is_bound);
    assert_false(heat_core(&f.summaries[0]).is_bound);
    add(&f, star, C, 80, 110);
    heat_race_of(&f.site, 0, 3, heat_socket, &race);
    assert_ptr_equal(race.first, &f.summaries[1]);
    f.summaries[1].common_socket_mlup_per_s = 0;
    heat_race_of(&f.site, 0, 3, heat_socket, &race);
    assert_ptr_equal(race.first, &f.summaries[2]);
    assert_ptr_equal(race.second, &f.summaries[0]); /* both are bounds */
    arena_free(&f.arena);
}

static void means_are_geometric(void **state)
{
    (void)state;
    struct fixture f;
    struct heat_column all, doubles;
    begin(&f);
    add(&f, star, A, 100, 100);
    add(&f, star, B, 25, 99);
    add(&f, floats, A, 50, 100);
    add(&f, floats, B, 200, 20);
    add(&f, box, A, 1, 1);
    add(&f, box, B, 2, 2);
    add(&f, far, A, 3, 3);
    heat_column_of(&f.site, &f.summaries[0].identity, STR(""), &f.arena, &all);
    assert_int_equal(all.cores.n_stencils, 2);
    assert_int_equal(all.cores.n_close, 0);
    assert_int_equal(all.sockets.n_close, 1);
    assert_int_equal(all.cores.machines[A].n, 2);
    assert_int_equal(all.cores.machines[A].n_fastest, 1);
    assert_int_equal(all.sockets.machines[A].n_fastest, 2);
    assert_true(fabs(heat_share(&all.cores.machines[A]) - 0.5) < 1e-12);
    assert_true(fabs(heat_share(&all.cores.machines[B]) - 0.5) < 1e-12);
    assert_true(isnan(heat_share(&all.cores.machines[C])));
    heat_column_of(&f.site, &f.summaries[0].identity, STR("double"), &f.arena, &doubles);
    assert_int_equal(doubles.cores.n_stencils, 1);
    assert_true(fabs(heat_share(&doubles.cores.machines[B]) - 0.25) < 1e-12);
    heat_column_of(&f.site, &f.summaries[6].identity, STR(""), &f.arena, &all);
    assert_int_equal(all.cores.n_stencils, 0); /* on a single machine */
    assert_int_equal(all.cores.machines[A].n, 0);
    assert_false(
        heat_is_partial(&(struct heat_means){.n_stencils = 4}, &(struct heat_mean){.n = 2}));
    assert_true(
        heat_is_partial(&(struct heat_means){.n_stencils = 5}, &(struct heat_mean){.n = 2}));
    arena_free(&f.arena);
}

static void shapes_have_an_order(void **state)
{
    (void)state;
    static const char *const paths[] = {"named/z",
                                        "3D/r2/homogeneous/star/constant/double",
                                        "2D/r1/homogeneous/star/constant/double",
                                        "3D/r1/homogeneous/box/constant/double",
                                        "3D/r1/homogeneous/star/constant/double",
                                        "3D/r1/heterogeneous/star/constant/float",
                                        "1D/r4/homogeneous/star/constant/double",
                                        "2D/r2/homogeneous/star/constant/double",
                                        "2D/r1/homogeneous/box/constant/double"};
    struct fixture f;
    begin(&f);
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        add(&f, paths[i], A, 1, 1);
    const struct identity **shapes;
    const size_t n = heat_shapes(&f.site, &f.arena, &shapes);
    struct sb got = {.arena = &f.arena};
    for (size_t i = 0; i < n; i++)
        sb_addf(&got, "%.*s\n", STR_ARG(shapes[i]->shape));
    assert_string_equal(sb_cstr(&got), "1D 9-point star\n2D 5-point star\n2D 9-point box\n"
                                       "2D 9-point star\n3D 7-point star\n3D 13-point star\n"
                                       "3D 27-point box\n");
    const struct identity *const named = &f.summaries[0].identity;
    const struct identity *const one = &f.summaries[1].identity;
    assert_true(heat_compare_shapes(&named, &one) > 0);
    assert_true(heat_compare_shapes(&one, &named) < 0);
    assert_int_equal(heat_compare_shapes(&one, &one), 0);
    f.site.n_summaries = 1;
    assert_int_equal(heat_shapes(&f.site, &f.arena, &shapes), 0);
    arena_free(&f.arena);
}

/* ---- the ranking of one stencil ---- */

static const struct class_rank *rank_of(const struct class_ranking *ranking, const char *machine)
{
    for (size_t i = 0; i < ranking->n; i++) {
        if (strcmp(ranking->ranks[i].curve->machine, machine) == 0)
            return &ranking->ranks[i];
    }
    return NULL;
}

/* At the largest grid, of all machines that of which all know something: 100. */
static void machines_are_ranked_at_one_grid(void **state)
{
    (void)state;
    static const double sizes[] = {10, 94.9, 95, 99, 104, 106};
    static const double apart[] = {10, 94.9, 100};
    static const double measured[] = {1, 2, 3, 4, 5, 6};
    static const double none[] = {1, 2, NAN};
    static const double predicted[] = {70, 80, 90, 91, 92, 93};
    struct class_curve curves[] = {
        {.machine = "near",
         .n = 6,
         .size = sizes,
         .measured_mlup_per_s = measured,
         .n_socket = 6,
         .socket_size = sizes,
         .socket_mlup_per_s = predicted,
         .measured_socket_size = 95,
         .measured_socket_mlup_per_s = 50},
        {.machine = "far",
         .n = 3,
         .size = apart,
         .measured_mlup_per_s = none,
         .n_ecm = 3,
         .ecm_size = apart,
         .ecm_mlup_per_s = predicted,
         .n_socket = 3,
         .socket_size = apart,
         .socket_mlup_per_s = none,
         .measured_socket_size = 94.9,
         .measured_socket_mlup_per_s = 60},
        {.machine = "bound",
         .unfitted = true,
         .n = 3,
         .size = apart,
         .n_ecm = 3,
         .ecm_size = apart,
         .ecm_mlup_per_s = predicted,
         .n_socket = 3,
         .socket_size = apart,
         .socket_mlup_per_s = predicted,
         .measured_socket_size = NAN,
         .measured_socket_mlup_per_s = NAN},
        {.machine = "virtual",
         .virtual_cores = true,
         .n = 3,
         .size = apart,
         .n_socket = 3,
         .socket_size = apart,
         .socket_mlup_per_s = predicted,
         .measured_socket_size = NAN,
         .measured_socket_mlup_per_s = NAN},
    };
    enum { N = sizeof curves / sizeof *curves };
    struct arena arena = {0};
    struct class_ranking r;
    class_ranking_of(curves, N, &arena, &r);
    assert_true(r.size == 100);
    assert_int_equal(r.n, N);
    const struct class_rank *near = rank_of(&r, "near");
    const struct class_rank *distant = rank_of(&r, "far");
    const struct class_rank *bound = rank_of(&r, "bound");
    const struct class_rank *virtual = rank_of(&r, "virtual");
    assert_true(near->measured && near->core == 4); /* 99 is nearer than 104 */
    assert_true(near->socket == 91 && near->measured_socket == 50);
    assert_true(class_rank_socket(near).mlup_per_s == 50);
    assert_true(isnan(near->virtual_cores) && !near->virtual_measured);
    assert_true(!distant->measured && distant->core == 90);
    assert_true(distant->socket == 2 && isnan(distant->measured_socket));
    assert_true(class_rank_socket(distant).mlup_per_s == 2);
    assert_false(class_rank_core(distant).is_bound || class_rank_socket(distant).is_bound);
    assert_true(class_rank_core(bound).is_bound && class_rank_socket(bound).is_bound);
    assert_true(bound->core == 90 && bound->socket == 90);
    assert_true(isnan(virtual->core) && isnan(virtual->socket) && isnan(virtual->measured_socket));
    assert_true(virtual->virtual_cores == 90 && !virtual->virtual_measured);
    /* sockets that are known, bounds, the rest */
    assert_ptr_equal(&r.ranks[0], near);
    assert_ptr_equal(&r.ranks[1], distant);
    assert_ptr_equal(&r.ranks[2], bound);
    assert_ptr_equal(&r.ranks[3], virtual);
    curves[2].measured_socket_size = curves[3].measured_socket_size = 105;
    curves[2].measured_socket_mlup_per_s = 60;
    curves[3].measured_socket_mlup_per_s = 61;
    class_ranking_of(curves, N, &arena, &r);
    bound = rank_of(&r, "bound");
    virtual = rank_of(&r, "virtual");
    assert_ptr_equal(&r.ranks[0], bound);
    assert_false(class_rank_socket(bound).is_bound);
    assert_true(class_rank_core(bound).is_bound);
    assert_true(virtual->virtual_cores == 61 && virtual->virtual_measured);
    assert_true(isnan(virtual->measured_socket));
    curves[3].n = 1; /* and nothing larger is known of it */
    curves[3].n_socket = 1;
    class_ranking_of(curves, N, &arena, &r);
    assert_true(r.size == 10);
    arena_free(&arena);
}

/* Of equal sockets the cores decide, and equal ones keep their order. */
static void speeds_are_compared(void **state)
{
    (void)state;
    static const struct speed rows[] = {{3, false}, {2, false}, {5, true}, {4, true}, {NAN, false}};
    enum { N = sizeof rows / sizeof *rows };
    for (int a = 0; a < N; a++) {
        for (int b = 0; b < N; b++) {
            const int order = speed_compare(rows[a], rows[b]);
            assert_int_equal((order > 0) - (order < 0), (a > b) - (a < b));
        }
    }
    assert_int_equal(speed_compare((struct speed){0, true}, (struct speed){NAN, false}), 0);
    assert_false(speed_is_known((struct speed){0, false}));
    const double one = 1;
    const double cores[] = {1, 2};
    struct class_curve curves[2] = {
        {.machine = "a", .n = 1, .size = &one, .measured_mlup_per_s = &cores[0]},
        {.machine = "b", .n = 1, .size = &one, .measured_mlup_per_s = &cores[1]}};
    struct arena arena = {0};
    struct class_ranking r;
    class_ranking_of(curves, 2, &arena, &r);
    assert_string_equal(r.ranks[0].curve->machine, "b");
    class_ranking_of(curves, 1, &arena, &r);
    assert_string_equal(r.ranks[0].curve->machine, "a");
    arena_free(&arena);
}

/* ---- the values of a page ---- */

static void the_table_of_the_start_page(void **state)
{
    (void)state;
    struct fixture f;
    begin(&f);
    add(&f, star, A, 100, 100);
    add(&f, star, B, 50, 95);
    add(&f, star, C, 4, NAN);
    add(&f, floats, A, 100, 100);
    add(&f, floats, B, 100, 100);
    add(&f, "3D/r1/heterogeneous/star/constant/double", A, 100, 100);
    add(&f, "3D/r1/heterogeneous/star/constant/double", B, 100, NAN);
    add(&f, box, A, NAN, 3)->facts.virtual_cores = true;
    add(&f, box, C, NAN, 5);
    add(&f, "named/copy", A, 1, 1);
    add(&f, "named/copy", D, NAN, 0);
    struct map *page = map_new(&f.arena);
    heat_add(page, &f.site);
    struct sb got = {.arena = &f.arena};
    add_map(page, 0, &got);
    assert_golden(HEAT, sb_str(&got));
    arena_free(&f.arena);
}

static void one_machine_has_no_table(void **state)
{
    (void)state;
    struct fixture f;
    begin(&f);
    add(&f, star, A, 100, 100);
    struct map *page = map_new(&f.arena);
    heat_add(page, &f.site);
    assert_int_equal(page->count, 0);
    add(&f, star, B, NAN, NAN);
    heat_add(page, &f.site);
    assert_non_null(map_find(page, STR("heat")));
    assert_false(map_find(page, STR("with_unfitted"))->flag);
    assert_false(map_find(page, STR("with_virtual"))->flag);
    assert_false(map_find(page, STR("with_partial"))->flag);
    arena_free(&f.arena);
}

static void totals_count_what_there_is(void **state)
{
    (void)state;
    struct fixture f;
    struct totals t;
    begin(&f);
    struct summary *s = add(&f, star, A, 1, 1);
    s->facts.n_measured = 3;
    s->facts.modelled = true;
    s->facts.median_deviation = 0.1;
    s = add(&f, star, B, 1, 1);
    s->facts.n_measured = 4;
    s = add(&f, box, B, 1, 1);
    s->facts.n_measured = 1;
    s->facts.median_deviation = 0.3;
    s = add(&f, far, B, 1, 1);
    s->facts.modelled = true;
    s->facts.median_deviation = 0.2;
    add(&f, far, C, 1, 1);
    add(&f, far, D, 1, 1);
    s = add(&f, floats, D, 1, 1);
    s->problem = "broken";
    s->facts.n_measured = 100;
    s->facts.median_deviation = 7;
    totals_of(&f.site, &f.arena, &t);
    assert_int_equal(t.n_points, 8);
    assert_int_equal(t.n_measured, 3);
    assert_int_equal(t.n_on, 2);
    assert_int_equal(t.n_predicted, 1);
    assert_int_equal(t.n_untimed, 2);
    assert_int_equal(t.n_compared, 3);
    assert_true(t.median_deviation == 0.2);
    assert_false(virtual_cores_any(&f.site));
    f.summaries[4].facts.virtual_cores = true;
    assert_true(virtual_cores_any(&f.site));
    assert_true(virtual_cores_on(&f.site, &f.machines[C]));
    assert_false(virtual_cores_on(&f.site, &f.machines[D]));
    arena_free(&f.arena);
}

/* Measured, then the best known stencil, then three dimensions, then three caches; the first of
 * equals. */
static void the_example_is_the_most_famous(void **state)
{
    (void)state;
    struct fixture f;
    begin(&f);
    assert_null(example_of(&f.site));
    add(&f, box, A, 1, 1);
    assert_null(example_of(&f.site));
    struct summary *const s = f.summaries;
    s[0].facts.modelled = true;
    assert_ptr_equal(example_of(&f.site), &s[0]);
    add(&f, "2D/r2/homogeneous/box/constant/double", A, 1, 1)->facts.modelled = true;
    assert_ptr_equal(example_of(&f.site), &s[0]);
    f.machines[B].machine.n_caches = 3; /* which is not loaded */
    add(&f, box, B, 1, 1)->facts.modelled = true;
    f.machines[C].machine.n_caches = 2;
    add(&f, box, C, 1, 1)->facts.modelled = true;
    assert_ptr_equal(example_of(&f.site), &s[0]);
    f.machines[C].machine.n_caches = 3;
    assert_ptr_equal(example_of(&f.site), &s[3]);
    add(&f, "3D/r1/homogeneous/box/constant/double", A, 1, 1)->facts.modelled = true;
    assert_ptr_equal(example_of(&f.site), &s[4]);
    add(&f, "2D/r1/homogeneous/star/constant/double", C, 1, 1)->facts.modelled = true;
    assert_ptr_equal(example_of(&f.site), &s[4]);
    add(&f, star, A, 1, 1)->facts.modelled = true;
    assert_ptr_equal(example_of(&f.site), &s[6]);
    s[0].facts.n_measured = 1;
    assert_ptr_equal(example_of(&f.site), &s[0]);
    add(&f, far, A, 1, 1)->facts.n_measured = 1; /* without a model */
    assert_ptr_equal(example_of(&f.site), &s[0]);
    s[6].facts.n_measured = 1;
    s[6].problem = "broken";
    assert_ptr_equal(example_of(&f.site), &s[0]);
    arena_free(&f.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_fastest_two_race),
        cmocka_unit_test(a_bound_is_no_second),
        cmocka_unit_test(means_are_geometric),
        cmocka_unit_test(shapes_have_an_order),
        cmocka_unit_test(the_table_of_the_start_page),
        cmocka_unit_test(one_machine_has_no_table),
        cmocka_unit_test(totals_count_what_there_is),
        cmocka_unit_test(the_example_is_the_most_famous),
        cmocka_unit_test(machines_are_ranked_at_one_grid),
        cmocka_unit_test(speeds_are_compared),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
