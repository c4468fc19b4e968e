#include "unit.h"

#include <math.h>
#include <string.h>

#include "golden.h"
#include "render/facts.h"
#include "render/prediction_misses.h"
#include "render/story.h"
#include "render/story_warnings.h"

/* What pages compute and say about a collected folder, and how that changes with the folder's
 * contents: story.txt, written by UPDATE=1. */

static const char golden[] = "tests/render/story.txt";

static const char *const names[] = {"config.yml",           "grid.csv",     "scaling.csv",
                                    "layer_conditions.csv", "blocking.csv", "incore.json"};

static const char *const files[] = {
    "path: 2D/r1/homogeneous/star/constant/double\nmachine: M\ncomplete: true\n"
    "clock_hz: 2000000000\nlup_per_cl: 8\n",
    "size,bytes,T_comp_cy_per_cl,LC_L1L2_load_bytes_per_lup,LC_L1L2_evict_bytes_per_lup,"
    "LC_L2MEM_load_bytes_per_lup,LC_L2MEM_evict_bytes_per_lup,LC_ECM_cy_per_cl,LC_ECM_mlup_per_s,"
    "LC_ECM_low_cy_per_cl,LC_ECM_high_cy_per_cl,LC_ECM_rows_cy_per_cl,LC_roofline_cy_per_cl,"
    "LC_roofline_bottleneck,LC_saturation_cores,SIM_ECM_cy_per_cl,bench_cy_per_cl_median,"
    "bench_mlup_per_s_median,bench_verdict,bench_reason\n"
    "20,6400,4,,,,,8,2000,7,9,9,6,CPU,0,8,9,1777,ok,\n"
    "40,25600,4,8,8,,,10,1600,9,11,10.5,8,L1-L2,0,10,10.5,1523,noisy,3 % apart\n"
    "100,160000,4,8,8,8,,14,1142,12,16,14,12,L2-MEM,3,20,13,1230,ok,\n"
    "200,640000,4,8,8,16,8,20,800,18,24,20,18,L2-MEM,2,21,24,666,ok,\n"
    "400,2560000,4,16,8,24,8,30,533,26,36,30,28,L2-MEM,2,31,33,484,disturbed,by others\n",
    "size,threads,LC_ECM_cy_per_cl,LC_ECM_mlup_per_s,LC_saturation_cores,bench_mlup_per_s_median,"
    "bench_cy_per_cl_median,bench_verdict\n"
    "400,1,9,533,2,484,33,ok\n400,2,9,1000,2,900,18,ok\n400,3,9,1100,2,1000,16,ok\n"
    "400,4,9,1150,2,1020,15.7,short\n",
    "level,cache_bytes,dims,condition,max_size,hits,misses,evicts\n"
    "L1,32768,2D,3*N <= 4096,1365,1,2,1\nL2,131072,all,N <= 99,99,3,0,0\n"
    "L2,131072,2D,N <= 300,300,2,1,1\nL2,131072,1D,otherwise,,1,2,1\n",
    "size,block_mode,block_level,LC_ECM_cy_per_cl,LC_ECM_mlup_per_s,bench_mlup_per_s_median\n"
    "200,1,L2,9,810,670\n400,1,L1,9,540,480\n400,1,L2,9,640,605\n400,2,L2,9,650,600\n",
    "{\"T_comp_cy_per_cl\": 4, \"T_RegL1_cy_per_cl\": 6, \"T_latency_cy_per_cl\": 0}",
};
enum { FILES = sizeof files / sizeof *files };

/* Replacements in all files. */
static const struct {
    const char *what, *from, *to;
} variants[] = {
    {"all of it", "", ""},
    {"nothing measured", "bench_", "was_"},
    {"measured alone", "_ECM_", "_OLD_"},
    {"no predictions", "LC_", "OLD_"},
    {"only scaling was measured", "bench_cy_per_cl_median,bench_mlup_per_s_median", "a,b"},
    {"no intervals", "LC_ECM_low", "LC_OLD_low"},
    {"explained", "lup_per_cl: 8\n",
     "lup_per_cl: 8\nexplanation: L2-MEM limits it, and all else overlaps.\n"
     "bottleneck: L2-MEM limits it.\nexplained_size: 400\n"},
    {"explained at length", "lup_per_cl: 8\n",
     "lup_per_cl: 8\nexplained_size: 400\nexplanation: >-\n  The core limits this kernel: "
     "computing "
     "takes 4.0 cy/CL, start-up and remainder of its rows 1.0 on top; all data transfers overlap "
     "with this T_comp. The 2D layer condition is lost in L1; blocking does not help. It "
     "scales.\nbottleneck: >-\n  The core limits this kernel: computing takes 4.0 cy/CL.\n"
     "advice: Blocking does not help.\n"},
    {"explained elsewhere", "lup_per_cl: 8\n",
     "lup_per_cl: 8\nexplanation: L2-MEM limits it.\nexplained_size: 200\n"},
    {"no conditions", "cache_bytes", "bytes_once"},
    {"a condition that is lost later", "N <= 99,99", "N <= 250,250"},
    {"a cache that holds all", "131072", "4194304"},
    {"scaling not measured, three cores are fastest",
     "400,3,9,1100,2,1000,16,ok\n400,4,9,1150,2,1020", "400,3,9,1100,2,,16,ok\n400,4,9,1050,2,"},
    {"three cores are predicted fastest", "400,4,9,1150", "400,4,9,1050"},
    {"all cores as fast as one", "400,4,9,1150,2,1020", "400,4,9,1150,2,490"},
    {"all cores slower than one", "400,4,9,1150,2,1020", "400,4,9,1150,2,440"},
    {"one core alone", "400,1,9,533,2,484,33,ok\n400,2,", "400,2,"},
    {"a scaling of one core",
     "400,2,9,1000,2,900,18,ok\n400,3,9,1100,2,1000,16,ok\n400,4,9,1150,2,1020,15.7,short\n", ""},
    {"no saturation", "LC_saturation_cores", "LC_saturated"},
    {"blocking does not help", "605\n400,2,L2,9,650,600", "490\n400,2,L2,9,650,470"},
    {"blocking as predicted", "LC_ECM_mlup_per_s,bench_mlup_per_s_median\n200,1",
     "LC_ECM_mlup_per_s,was\n200,1"},
    {"not complete", "complete: true", "complete: false\ncommit_modified: true"},
    {"one failure", "clock_hz", "failures:\n- one\nclock_hz"},
    {"four failures", "clock_hz", "failures:\n- one\n- two\n- three\n- four\nclock_hz"},
    {"five failures", "clock_hz", "failures:\n- one\n- two\n- three\n- four\n- five\nclock_hz"},
    {"good measurements", "disturbed,by others", "ok,"},
    {"far off", "30,533,26,36", "70,228,60,80"},
    {"a lower bound in doubt", "\"T_latency_cy_per_cl\": 0",
     "\"T_latency_cy_per_cl\": 9, \"lower_bound\": true, \"doubt\": \"made up\""},
    {"counted", "SIM_ECM_cy_per_cl", "PHENO_ECM_cy_per_cl"},
    {"only traffic", ",30,533,26,36,30,28,L2-MEM,2,31,33,484,disturbed,by others", ",,,,,,,,,,,,,"},
    /* Just below, at and above each limit. */
    {"traffic 3 % more", "16,8,20,800,18,24,20,18,L2-MEM,2,21,24,666,ok,\n400,2560000,4,16,8,24,",
     "92,8,20,800,18,24,20,18,L2-MEM,2,21,24,666,ok,\n400,2560000,4,16,8,95,"},
    {"traffic 3.1 % more", "16,8,20,800,18,24,20,18,L2-MEM,2,21,24,666,ok,\n400,2560000,4,16,8,24,",
     "92,8,20,800,18,24,20,18,L2-MEM,2,21,24,666,ok,\n400,2560000,4,16,8,95.1,"},
    {"traffic 3.1 % less", "16,8,20,800,18,24,20,18,L2-MEM,2,21,24,666,ok,\n400,2560000,4,16,8,24,",
     "92,8,20,800,18,24,20,18,L2-MEM,2,21,24,666,ok,\n400,2560000,4,16,8,88.9,"},
    {"a cache as large as the second largest grid", "131072", "640000"},
    {"a cache as large as the largest grid", "131072", "2560000"},
    {"a cache one byte smaller", "131072", "2559999"},
    {"a condition lost at the size before", "N <= 300,300", "N <= 200,200"},
    {"a condition lost before", "N <= 300,300", "N <= 199,199"},
    {"a condition lost at the size", "N <= 300,300", "N <= 400,400"},
    {"a condition lost after", "N <= 300,300", "N <= 401,401"},
    {"simulation 25 % more", "2,21,24,666", "2,25,24,666"},
    {"simulation 26 % more", "2,21,24,666", "2,25.2,24,666"},
    {"simulation 26 % less", "2,21,24,666", "2,14.8,24,666"},
    {"all cores saturate",
     "533,2,484,33,ok\n400,2,9,1000,2,900,18,ok\n400,3,9,1100,2,1000,16,ok\n400,4,9,1150,2",
     "533,4,484,33,ok\n400,2,9,1000,4,900,18,ok\n400,3,9,1100,4,1000,16,ok\n400,4,9,1150,4"},
    {"no number of cores saturates",
     "533,2,484,33,ok\n400,2,9,1000,2,900,18,ok\n400,3,9,1100,2,1000,16,ok\n400,4,9,1150,2",
     "533,5,484,33,ok\n400,2,9,1000,5,900,18,ok\n400,3,9,1100,5,1000,16,ok\n400,4,9,1150,5"},
    {"one core saturates",
     "533,2,484,33,ok\n400,2,9,1000,2,900,18,ok\n400,3,9,1100,2,1000,16,ok\n400,4,9,1150,2",
     "533,1,484,33,ok\n400,2,9,1000,1,900,18,ok\n400,3,9,1100,1,1000,16,ok\n400,4,9,1150,1"},
    {"less than a core saturates",
     "533,2,484,33,ok\n400,2,9,1000,2,900,18,ok\n400,3,9,1100,2,1000,16,ok\n400,4,9,1150,2",
     "533,0.9,484,33,ok\n400,2,9,1000,0.9,900,18,ok\n400,3,9,1100,0.9,1000,16,ok\n400,4,9,1150,0."
     "9"},
    {"0.98 times as fast",
     "484,33,ok\n400,2,9,1000,2,900,18,ok\n400,3,9,1100,2,1000,16,ok\n400,4,9,1150,2,1020",
     "500,33,ok\n400,2,9,1000,2,900,18,ok\n400,3,9,1100,2,1000,16,ok\n400,4,9,1150,2,490"},
    {"0.978 times as fast",
     "484,33,ok\n400,2,9,1000,2,900,18,ok\n400,3,9,1100,2,1000,16,ok\n400,4,9,1150,2,1020",
     "500,33,ok\n400,2,9,1000,2,900,18,ok\n400,3,9,1100,2,1000,16,ok\n400,4,9,1150,2,489"},
    {"1.02 times as fast",
     "484,33,ok\n400,2,9,1000,2,900,18,ok\n400,3,9,1100,2,1000,16,ok\n400,4,9,1150,2,1020",
     "500,33,ok\n400,2,9,1000,2,900,18,ok\n400,3,9,1100,2,1000,16,ok\n400,4,9,1150,2,510"},
    {"1.018 times as fast",
     "484,33,ok\n400,2,9,1000,2,900,18,ok\n400,3,9,1100,2,1000,16,ok\n400,4,9,1150,2,1020",
     "500,33,ok\n400,2,9,1000,2,900,18,ok\n400,3,9,1100,2,1000,16,ok\n400,4,9,1150,2,509"},
    {"predicted 1.2 % more", "30,533,26,36", "33.4,533,26,36"},
    {"predicted 1.5 % more", "30,533,26,36", "33.51,533,26,36"},
    {"blocking for 1.9 % more", "605\n400,2,L2,9,650,600", "493\n400,2,L2,9,650,493"},
    {"blocking for 2.1 % more", "605\n400,2,L2,9,650,600", "494\n400,2,L2,9,650,494.2"},
    {"blocking for 2.1 % less", "480\n400,1,L2,9,640,605\n400,2,L2,9,650,600",
     "473.8\n400,1,L2,9,640,470\n400,2,L2,9,650,470"},
    {"three failures", "clock_hz", "failures:\n- one\n- two\n- three\nclock_hz"},
    {"one of them noisy", "10,10.5,1523,noisy,3 % apart", "10,10.5,1523,ok,"},
    {"no rates", "LC_ECM_mlup_per_s", "LC_RATE"},
    {"no measured rates", "bench_mlup_per_s_median", "bench_rate"},
    {"of the scaling only one core was measured",
     "400,2,9,1000,2,900,18,ok\n400,3,9,1100,2,1000,16,ok\n400,4,9,1150,2,1020,15.7,short",
     "400,2,9,1000,2,,,\n400,3,9,1100,2,,,\n400,4,9,1150,2,,,"},
};

static const char *replaced_all(struct arena *arena, const char *text, const char *from,
                                const char *to)
{
    struct sb out = {.arena = arena};
    const size_t len = strlen(from);
    while (*text != '\0') {
        const bool here = len != 0 && strncmp(text, from, len) == 0;
        if (here)
            sb_addz(&out, to);
        else
            sb_addc(&out, *text);
        text += here ? len : 1;
    }
    return sb_cstr(&out);
}

static void add_facts(const struct facts *f, struct sb *out)
{
    const double values[] = {f->last_cache_bytes,
                             (double)f->row,
                             f->size,
                             f->bytes,
                             f->cy_per_cl,
                             f->mlup_per_s,
                             f->ecm_cy_per_cl,
                             f->ecm_mlup_per_s,
                             f->roofline_cy_per_cl,
                             f->ecm_low_cy_per_cl,
                             f->ecm_high_cy_per_cl,
                             f->T_comp_cy_per_cl,
                             f->T_RegL1_cy_per_cl,
                             f->deviation,
                             f->median_deviation,
                             f->balance_bytes_per_lup,
                             f->min_balance_bytes_per_lup,
                             f->step_from,
                             f->step_to,
                             f->step_before_bytes_per_lup,
                             f->all_mlup_per_s,
                             f->all_threads,
                             f->first_mlup_per_s,
                             f->first_threads,
                             f->saturation_cores,
                             f->fastest_cores,
                             f->domain_cores,
                             f->all_ecm_mlup_per_s,
                             f->all_ecm_threads,
                             f->domain_mlup_per_s,
                             f->domain_ecm_mlup_per_s,
                             f->best_block_mlup_per_s,
                             f->plain_block_mlup_per_s,
                             (double)f->n_apart,
                             f->apart,
                             f->apart_size,
                             (double)f->n_measured,
                             (double)f->n_doubtful,
                             f->misses.below,
                             f->misses.above,
                             (double)f->misses.n_compared};
    sb_addf(out, "%s%s%s%s, %s, %s:", f->measured ? "measured " : "",
            f->modelled ? "modelled " : "", f->in_memory ? "in memory " : "",
            f->block_measured ? "blocked" : "", deviation_class_css(f->light),
            deviation_class_text(f->light));
    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        sb_addf(out, " %.6g", values[i]);
    sb_addf(out, " %.*s %.*s %.*s\n", STR_ARG(f->bottleneck), STR_ARG(f->best_block_level),
            STR_ARG(f->verdict));
    for (size_t i = 0; i < f->n_models; i++) {
        sb_addf(out, "%s:", f->models[i].model);
        for (size_t k = 0; k < f->models[i].n; k++)
            sb_addf(out, " %.4f in %g", f->models[i].values[k], f->models[i].levels[k]);
        sb_addc(out, '\n');
    }
    for (size_t i = 0; i < f->misses.n; i++)
        sb_addf(out, "missed: %g, %.*s\n", f->misses.items[i].size,
                STR_ARG(f->misses.items[i].why));
}

static void add_story(const struct collected *c, struct arena *arena, struct sb *out)
{
    struct machine m = {.cores_per_numa_domain = 4, .line_bytes = 64, .n_caches = 2};
    struct facts *const f = arena_alloc(arena, 1, sizeof *f);
    struct identity id;
    struct str_list outdated = {0};
    struct str_list warnings = {0};
    identity_of(STR("2D/r1/homogeneous/star/constant/double"), arena, &id);
    facts_compute(c, &m, arena, f);
    add_facts(f, out);
    sb_addf(out, "%.*s\n", STR_ARG(story_answer(&id, f, arena)));
    sb_addf(out, "%.*s\n", STR_ARG(story_reasons(f, arena)));
    sb_addf(out, "%.*s\n", STR_ARG(story_in_full(&id, f, arena)));
    story_warnings(c, f, &outdated, arena, &warnings);
    for (size_t i = 0; i < warnings.count; i++)
        sb_addf(out, "! %.*s\n", STR_ARG(warnings.items[i]));
    sb_addf(out, "at %.6g MLUP/s, %.6g of cy/CL\n", facts_core_mlup_per_s(f), facts_mlup_cy(c, f));
}

/* Without the lines that are also in the first story. */
static void add_new_lines(struct str first, struct str text, struct sb *out)
{
    while (text.len != 0) {
        const struct str_cut line = str_cut(text, '\n');
        const struct str with_end = str_slice(text, 0, line.head.len + 1);
        text = line.tail;
        if (str_find_str(first, with_end) == first.len)
            sb_addf(out, "%.*s", STR_ARG(with_end));
    }
}

static void folders_have_stories(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct sb out = {.arena = &arena};
    struct str first = {0};
    for (size_t v = 0; v < sizeof variants / sizeof *variants; v++) {
        struct folder_texts texts = {.n = FILES};
        struct collected *const c = arena_alloc(&arena, 1, sizeof *c);
        for (size_t i = 0; i < FILES; i++) {
            texts.names[i] = names[i];
            texts.texts[i] =
                str_of(replaced_all(&arena, files[i], variants[v].from, variants[v].to));
        }
        if (!configuration_load_texts(&texts, STR("2D/r1/homogeneous/star/constant/double/M"),
                                      &arena, c, &err))
            fail_msg("%s: %s", variants[v].what, err.text);
        sb_addf(&out, "== %s\n", variants[v].what);
        struct sb story = {.arena = &arena};
        add_story(c, &arena, &story);
        add_new_lines(first, sb_str(&story), &out);
        first = v == 0 ? sb_str(&story) : first;
    }
    assert_golden(golden, sb_str(&out));
    arena_free(&arena);
}

static void deviations_have_limits(void **state)
{
    (void)state;
    static const struct {
        double deviation;
        enum deviation_class class;
    } rows[] = {{NAN, DEVIATION_UNKNOWN},        {0, DEVIATION_AGREES},
                {0.1, DEVIATION_AGREES},         {-0.1, DEVIATION_AGREES},
                {0.1049, DEVIATION_AGREES},      {-0.1049, DEVIATION_AGREES},
                {0.1051, DEVIATION_DIFFERS},     {-0.1051, DEVIATION_DIFFERS},
                {0.2549, DEVIATION_DIFFERS},     {-0.2549, DEVIATION_DIFFERS},
                {0.2551, DEVIATION_CONTRADICTS}, {-0.2551, DEVIATION_CONTRADICTS}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(deviation_class_of(rows[i].deviation), rows[i].class);
}

static void intervals_may_lie_on_one_side(void **state)
{
    (void)state;
    static const struct {
        double below, above;
        const char *text;
    } rows[] = {{0.1, 0.3, "from 10 % below the prediction to 30 % above it"},
                {0, 0.004, "from 0 % below the prediction to 0 % above it"},
                {0.32, -0.07, "from 32 % to 7 % below the prediction"},
                {-0.05, 0.4, "from 5 % to 40 % above the prediction"},
                {0.2, -0.004, "from 20 % below the prediction to 0 % above it"}};
    struct arena arena = {0};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct misses m = {.below = rows[i].below, .above = rows[i].above};
        assert_string_equal(str_cstr(&arena, misses_reach(&m, &arena)), rows[i].text);
    }
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(folders_have_stories),
        cmocka_unit_test(deviations_have_limits),
        cmocka_unit_test(intervals_may_lie_on_one_side),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
