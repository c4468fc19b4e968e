#include "unit.h"

#include <math.h>

#include "golden.h"
#include "map_values.h"
#include "render/citation.h"
#include "render/crumbs.h"
#include "render/example.h"
#include "render/overview.h"
#include "render/pages.h"
#include "render/state_words.h"

/*
 * A site in memory, of which each configuration has different numbers in every member. What is
 * written of all of them is in exports.txt; UPDATE=1 writes it.
 */
enum { MACHINES = 4, SUMMARIES = 7 };
static const char *const star = "3D/r1/homogeneous/star/constant/double";

struct fixture {
    struct arena arena;
    struct site_options options;
    struct site_machine machines[MACHINES];
    struct summary summaries[SUMMARIES];
    struct site site;
};

static struct summary *add(struct fixture *f, const char *path, size_t machine)
{
    const size_t i = f->site.n_summaries++;
    struct summary *s = &f->summaries[i];
    *s = (struct summary){
        .folder = str_formatz(&f->arena, "%s/%s", path, f->machines[machine].name),
        .machine = f->machines[machine].name,
        .on = &f->machines[machine],
        .collected = str_formatz(&f->arena, "2026-01-%02zuT00:00:00Z", i % 3 + 1),
        .common_size = 1000 + (double)i,
        .common_core_mlup_per_s = 2000 + (double)i,
        .common_socket_mlup_per_s = 3000 + (double)i,
        .complete = true,
    };
    identity_of(str_of(path), &f->arena, &s->identity);
    for (size_t k = 0; k < FACTS_NUMBERS; k++)
        *(double *)((char *)&s->facts + facts_numbers[k]) = 100 * (double)(i + 1) + (double)k;
    s->facts.light = (enum deviation_class)(i % 4);
    return s;
}

static void begin(struct fixture *f)
{
    *f = (struct fixture){.options = {.version = "1.2 \"x\""},
                          .machines = {{.name = "A_1", .loaded = true},
                                       {.name = "B-2 & co"},
                                       {.name = "C", .loaded = true},
                                       {.name = "D", .loaded = true}}};
    f->machines[0].machine.n_compositions = 1;
    f->site = (struct site){.options = &f->options,
                            .arena = &f->arena,
                            .n_machines = MACHINES,
                            .machines = f->machines,
                            .summaries = f->summaries};
    struct summary *s = add(f, star, 0);
    s->facts.bottleneck = STR("L3, \"MEM\"");
    str_list_add(&f->arena, &s->files, STR("index.html"));
    str_list_add(&f->arena, &s->files, STR("grid.csv"));
    str_list_add(&f->arena, &s->files, STR("data.js"));
    str_list_add(&f->arena, &s->files, STR("kernel.c"));
    s->common_core_measured = true;
    s->facts.n_doubtful = 1;
    s = add(f, star, 1);
    s->change = "faster by 3 % <now>";
    s->complete = false;
    s->failed = 1;
    s->common_core_mlup_per_s = NAN;
    s->facts.all_mlup_per_s = NAN; /* so the prediction is shown */
    s = add(f, "2D/r2/isotropic/box/variable/float", 0);
    s->change = "";
    s->failed = 2;
    s->outdated = true;
    s->facts.mlup_per_s = NAN;
    s->facts.all_mlup_per_s = s->facts.all_ecm_mlup_per_s = s->facts.all_threads = NAN;
    s = add(f, "2D/r2/isotropic/box/variable/float", 1);
    s->problem = "a brace is missing";
    s = add(f, "4D/r1/isotropic/box/variable/float", 1);
    s->collected = NULL;
    s->outdated = true;
    s->facts.size = NAN;
    s = add(f, "named/uxx", 0);
    s->common_core_measured = true;
    s->common_size = 1234.56789012;
    s->facts.mlup_per_s = 1234.5678;
    s->facts.median_deviation = 0.0123456;
    add(f, "named/uxx", 1);
}

/* Ways to cite what is known of a configuration more and less. */
static void add_citations(struct fixture *f, struct sb *out)
{
    static const struct {
        const char *base_url, *program_url, *licence, *date;
        struct config file;
    } rows[] = {
        {NULL, NULL, NULL, "", {.machine = "A_1"}},
        {"https://a.example",
         "https://a.example/i_p.git",
         "CC-BY-4.0",
         "2025-06-07",
         {.machine = "A_1"}},
        {"https://a.example",
         NULL,
         "CC-BY-4.0",
         "2025-06-07",
         {.machine = "A_1",
          .collected = "2026-01-02T03:04:05Z",
          .inspect_version = "0.9",
          .commit = "0123456789abcdef",
          .licence = "CC0"}},
        {NULL, NULL, NULL, "2025-06-07", {.machine = "A_1", .publisher = "B & C", .commit = ""}},
        {NULL,
         NULL,
         NULL,
         "",
         {.machine = "A_1", .publisher = "B & C", .publisher_commit = "fedcba", .licence = "CC0"}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct map *values = map_new(&f->arena);
        const struct collected c = {.folder = "3D/r1/A_1", .file = rows[i].file};
        const struct page_source source = {
            .site = &f->site, .c = &c, .id = &f->summaries[0].identity, .arena = &f->arena};
        f->options.base_url = rows[i].base_url;
        f->options.program_url = rows[i].program_url;
        f->options.licence = rows[i].licence;
        snprintf(f->site.repo.date, sizeof f->site.repo.date, "%s", rows[i].date);
        citation_add(values, &source);
        citation_bibtex(values, &f->site, "", STR("50% of #1 & $2"), &(struct citation_origin){0});
        add_map(values, 0, out);
    }
}

/* Two facts of every kind, what is left out, and a unit of every kind. */
static void add_state(struct fixture *f, struct sb *out)
{
    static const char *const facts[][3] = {{"cpu", "model_name", "fast"},
                                           {"cpu", "simd_flags", "many"},
                                           {"cpu", "sim", "shown"},
                                           {"topology", "smt", "off"},
                                           {"topology", "caches L1", "-"},
                                           {"topology", "numa nodes", "2"},
                                           {"clock", "measured_hz", "2.5e9"},
                                           {"clock", "governor", "powersave"},
                                           {"clock", "turbo", "notsupported"},
                                           {"memory", "huge_pages", "always"},
                                           {"memory", "numa_balancing", "on"},
                                           {"memory", "free_bytes", "2048"},
                                           {"memory", "total_bytes", "much"},
                                           {"limits", "stack_bytes", "1024"},
                                           {"prefetchers", "L1", "on"},
                                           {"load", "mean_1min", "0.5"},
                                           {"load", "top process", "x"},
                                           {"load", "busy_s", "90"},
                                           {"users", "n", "3"},
                                           {"virtualisation", "virtual_machine", "yes"},
                                           {"virtualisation", "steal_share", "0.0125"},
                                           {"kernel", "release", "6.1"},
                                           {"kernel", "mitigations all", "x"},
                                           {"kernel", "parameters", "quiet"},
                                           {"os", "name", "Debian"},
                                           {"software", "gcc", "12"},
                                           {"taken", "", "now"},
                                           {"environment", "A_B", "c_d"},
                                           {"schema", "", "1"},
                                           {"lasting_taken", "", "1"},
                                           {"missing", "", "x"},
                                           {"other", "a", "b"},
                                           {"other", "unknown", "–"},
                                           {"other", "empty", ""}};
    enum { FACTS = sizeof facts / sizeof *facts };
    struct state_fact all[FACTS];
    for (size_t i = 0; i < FACTS; i++)
        all[i] = (struct state_fact){str_of(facts[i][0]), str_of(facts[i][1]), str_of(facts[i][2])};
    for (int machine = 0; machine < 3; machine++) {
        struct map *values = map_new(&f->arena);
        const struct collected c = {.state = all, .n_state = machine == 2 ? 0 : FACTS};
        state_fill(values, &c);
        if (machine == 0)
            add_map(values, 0, out);
        else
            sb_addf(out, "%.*s\n", STR_ARG(map_find(values, STR("state_said"))->text));
        for (size_t i = 0; i < FACTS; i++) {
            if (str_eq(all[i].key, STR("virtual_machine")))
                all[i].value = STR("no");
        }
    }
}

static void everything_is_written_as_listed(void **state)
{
    (void)state;
    struct fixture f;
    struct err err = {0};
    begin(&f);
    struct sb out = {.arena = &f.arena};
    sb_addz(&out, "== csv\n");
    assert_true(data_csv(&f.site, &f.arena, &out, &err));
    sb_addz(&out, "== json\n");
    assert_true(data_json(&f.site, &f.arena, &out, &err));
    sb_addz(&out, "== script\n");
    assert_true(collection_script(&f.site, &f.arena, &out, &err));
    sb_addz(&out, "== feed\n");
    assert_true(feed_atom(&f.site, &f.arena, &out, &err));
    f.options.base_url = "https://a.example/b";
    f.site.n_summaries = 1;
    sb_addz(&out, "== feed of a site with an address\n");
    assert_true(feed_atom(&f.site, &f.arena, &out, &err));
    f.site.n_summaries = 0;
    sb_addz(&out, "== feed of nothing\n");
    assert_true(feed_atom(&f.site, &f.arena, &out, &err));
    for (size_t i = 0; i < SUMMARIES; i++) {
        struct map *values = map_new(&f.arena);
        sb_addf(&out, "== row and crumbs of %zu\n", i);
        overview_row(values, &f.summaries[i]);
        crumbs_add(values, &f.summaries[i].identity);
        add_map(values, 0, &out);
    }
    sb_addz(&out, "== citations\n");
    add_citations(&f, &out);
    sb_addz(&out, "== state\n");
    add_state(&f, &out);
    assert_golden(EXPORTS, sb_str(&out));
    arena_free(&f.arena);
}

/* The feed has the latest fifty. */
static void feeds_end(void **state)
{
    (void)state;
    enum { MANY = 52 };
    struct arena arena = {0};
    struct err err = {0};
    struct sb out = {.arena = &arena};
    struct summary summaries[MANY] = {{0}};
    const struct site_options options = {0};
    const struct site site = {.options = &options, .summaries = summaries, .n_summaries = MANY};
    for (size_t i = 0; i < MANY; i++) {
        summaries[i] =
            (struct summary){.folder = "f",
                             .machine = str_formatz(&arena, "M%02zu.", i),
                             .collected = str_formatz(&arena, "2026-01-01T00:00:%02zuZ", i)};
    }
    assert_true(feed_atom(&site, &arena, &out, &err));
    const struct str feed = sb_str(&out);
    assert_true(str_contains(feed, STR("M51.")) && str_contains(feed, STR("M02.")));
    assert_false(str_contains(feed, STR("M01.")) || str_contains(feed, STR("M00.")));
    assert_true(str_find_str(feed, STR("M51.")) < str_find_str(feed, STR("M50.")));
    arena_free(&arena);
}

/* Measured before known before in space before deep; the first of equals. */
static void the_best_is_the_example(void **state)
{
    (void)state;
    struct fixture f;
    begin(&f);
    struct summary *s = f.summaries;
    assert_null(example_of(&f.site));
    s[6].facts.modelled = true;
    assert_ptr_equal(example_of(&f.site), &s[6]);
    s[5].facts.modelled = true;
    assert_ptr_equal(example_of(&f.site), &s[5]); /* as good as the other */
    f.machines[1].machine.n_caches = 3;
    assert_ptr_equal(example_of(&f.site), &s[5]); /* no machine file */
    f.machines[1].loaded = true;
    assert_ptr_equal(example_of(&f.site), &s[6]);
    f.machines[1].machine.n_caches = 2;
    assert_ptr_equal(example_of(&f.site), &s[5]);
    f.machines[1].machine.n_caches = 3;
    s[5].identity.dims = 3;
    assert_ptr_equal(example_of(&f.site), &s[5]);
    s[1].facts.modelled = true;
    assert_ptr_equal(example_of(&f.site), &s[1]);
    s[2].facts.n_measured = 1;
    assert_ptr_equal(example_of(&f.site), &s[1]); /* which nothing was predicted for */
    s[2].facts.modelled = true;
    assert_ptr_equal(example_of(&f.site), &s[2]);
    s[2].problem = "gone";
    assert_ptr_equal(example_of(&f.site), &s[1]);
    arena_free(&f.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything_is_written_as_listed),
        cmocka_unit_test(feeds_end),
        cmocka_unit_test(the_best_is_the_example),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
