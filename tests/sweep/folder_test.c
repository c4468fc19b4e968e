#include "unit.h"

#include <math.h>

#include "collect/measure/counted_sweeps.h"
#include "collect/sweep/columns.h"
#include "collect/sweep/folder.h"
#include "golden.h"
#include "machine/sample.h"

/* All texts of a folder with made-up results: folder.txt, written by UPDATE=1. */

/* Like STR, where C requires a constant. */
#define TEXT(literal)                                                                              \
    {                                                                                              \
        "" literal, sizeof(literal) - 1                                                            \
    }

static const char golden[] = "tests/sweep/folder.txt";

static const struct str source = TEXT("double a[M][N]; double b[M][N];\n"
                                      "for (int j = 1; j < M - 1; ++j)\n"
                                      "  for (int i = 0; i < N; ++i)\n"
                                      "    b[j][i] = a[j-1][i] + a[j+1][i];\n");

static const struct loop_instruction instructions[] = {{.text = TEXT("vaddpd %ymm0, %ymm1")},
                                                       {.text = TEXT("jne .L3")}};

static const struct incore analysed = {.T_comp_cy_per_cl = 2,
                                       .T_RegL1_cy_per_cl = 4,
                                       .throughput_cy_per_iteration = 2,
                                       .lup_per_iteration = 4,
                                       .doubt = "",
                                       .vectorised = true,
                                       .simd_bits = 256,
                                       .absent_ports = "",
                                       .n_instructions = 2,
                                       .instructions = instructions,
                                       .assembly = TEXT("the listing\n"),
                                       .report = TEXT(""),
                                       .compiler = "gcc 12",
                                       .compiler_flags = "-O3",
                                       .analyser = "llvm-mca 19"};

static struct machine small_machine(void)
{
    struct machine m = sample_machine();
    m.caches[0] = m.caches[2];
    m.caches[0].cache.sets = 64;
    m.n_caches = 1;
    m.n_bandwidths = 0;
    m.cores_per_socket = 3;
    return m;
}

/* Numbers that differ between the members of a struct, and between points. */
static struct model_point modelled(size_t i, double share)
{
    const double x = (double)i + share;
    return (struct model_point){
        .n_levels = 1,
        .levels[0] = {.load_bytes_per_lup = x, .evict_bytes_per_lup = 1 + x, .cy_per_cl = 2 + x},
        .core = {3 + x, 4 + x, 0},
        .T_ECM_multicore_cy_per_cl = 5 + x,
        .ecm_mlup_per_s = 6 + x,
        .ECM_low_cy_per_cl = 7 + x,
        .ECM_high_cy_per_cl = NAN,
        .interval_reason = i == 0 ? "a doubt" : NULL,
        .roofline_cy_per_cl = 8 + x,
        .roofline_mlup_per_s = 9 + x,
        .roofline_bottleneck = "CPU",
        .saturation_cores = (int)i - 1};
}

static const struct str kept[BENCH_COLUMN_COUNT] = {TEXT("as"), TEXT("it"), TEXT("was")};
static const struct counted counted = {
    .core = {0.5, 0.75, 0}, .traffic = {.n_levels = 1}, .flop_per_memory_byte = 0.125};

/* Measured with four clocks, failed, kept from an earlier table, not yet measured, not modelled. */
static void fill(struct configuration *c)
{
    for (size_t i = 0; i < c->n_points; i++) {
        struct point_result *r = &c->results[i];
        for (size_t k = 0; k < 2; k++) {
            r->modelled[k] = i != 5;
            r->models[k] = modelled(i, 0.25 * (double)k);
            r->row_ECM_cy_per_cl[k] = 10 + (double)i;
        }
        r->has_rows = i % 2 == 0;
        r->row_core = (struct core_time){11, 12, 0};
        r->model_failure = i == 5 ? "a number overflows" : NULL;
        r->measured = i < 3 || i == 5;
        r->bench = (struct measurement){.cy_per_cl = {.min = 1, .median = 2, .max = 3},
                                        .mlup_per_s = {.min = 4, .median = 5, .max = 6},
                                        .clock_hz = i == 0 ? 4e9 : (double)i * 1e9,
                                        .n_samples = 7,
                                        .n_rejected = i,
                                        .verdict = VERDICT_NOISY,
                                        .reason = "a, reason",
                                        .counters = i == 0 ? "counted first" : "available",
                                        .counted = i == 1 ? &counted : NULL};
        r->failure = i == 3 ? "it crashed" : NULL;
        r->kept = i == 4 ? kept : NULL;
    }
}

/* Without the lines that change with each revision of the models, and only that there is a time. */
static void add_texts(const char *what, const struct configuration *c, struct arena *arena,
                      struct sb *out)
{
    struct folder_texts texts;
    struct err err = {0};
    if (!folder_make_texts(c, arena, &texts, &err))
        fail_msg("%s", err.text);
    sb_addf(out, "== %s\n", what);
    for (size_t i = 0; i < texts.n; i++) {
        sb_addf(out, "-- %s\n", texts.names[i]);
        struct str rest = texts.texts[i];
        while (rest.len != 0) {
            const struct str_cut line = str_cut(rest, '\n');
            rest = line.tail;
            if (str_starts_with(line.head, STR("collected: ")))
                sb_add(out, STR("collected: …\n"));
            else if (!str_starts_with(line.head, STR("plan: ")) &&
                     !str_starts_with(line.head, STR("models_revision: ")))
                sb_addf(out, "%.*s\n", STR_ARG(line.head));
        }
    }
}

static void results_are_written(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct sb out = {.arena = &arena};
    struct set set;
    static const int64_t sizes[] = {20, 40, 5000};
    const struct machine m = small_machine();
    struct sweep_context context = {
        .set = &set, .machine = &m, .machine_file_text_hash = "of the machine", .version = "1.2"};
    struct sweep_item item = {.path = "own/sum",
                              .source = source,
                              .name = "sum.c",
                              .gen_command = "cp sum.c kernel.c",
                              .incore = &analysed};
    const struct config before = {
        .work_s = 77, .clock_hz = 1234, .counters = "counted before", .attempts = 2};
    struct configuration c;
    set_default(&set);
    set.sizes.n_list = 3;
    set.sizes.list = sizes;
    str_list_add(&arena, &set.blocking, STR("L3"));
    assert_true(configuration_plan(&context, &item, &arena, &c, &err));
    fill(&c);
    c.explanation = "It is made up.";
    c.bottleneck = "Nothing limits it.";
    c.advice = "Blocking does not help.";
    c.explained_size = 40;
    c.curve = STR("a curve\n");
    c.before = &before;
    add_texts("measured", &c, &arena, &out);

    /* the same measured in another way, which leaves only what was kept */
    set.cold = true;
    set.pin = PIN_SCATTER;
    set.best_k = 3;
    set.pages = PROGRAM_PAGES_SMALL;
    set.sizes.n_symbols = 1;
    set.sizes.symbols[0] = (struct set_symbol){.name = "M", .factor = 2};
    set.blocking.count = 0;
    set.scaling = false;
    item.incore = NULL;
    item.incore_failure = "there is no compiler";
    assert_true(configuration_plan(&context, &item, &arena, &c, &err));
    fill(&c);
    c.before = &before;
    for (size_t i = 0; i < c.n_points; i++) {
        c.results[i].measured = false;
        c.results[i].failure = NULL;
        c.results[i].kept = i == 1 ? kept : NULL;
    }
    add_texts("kept, in another manner, without an analysis", &c, &arena, &out);

    context.model_only = true;
    c.results[2].failure = "not asked for";
    add_texts("only predicted", &c, &arena, &out);

    item.incore_failure = NULL;
    context.root = "/"; /* no repository, so no commit */
    c.model_s = 0.0123;
    add_texts("modelled here, in some time", &c, &arena, &out);

    assert_golden(golden, sb_str(&out));
    arena_free(&arena);
}

/* At each size where the condition is lost, the first one too; of two loops only the inner one. */
static void sizes_are_blocked_that_lose_their_condition(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct sb out = {.arena = &arena};
    struct set set;
    static const int64_t sizes[] = {9000, 50, 12000};
    const struct machine m = small_machine();
    const struct sweep_context context = {
        .set = &set, .machine = &m, .machine_file_text_hash = "of the machine", .version = "1.2"};
    const struct sweep_item item = {
        .path = "own/star",
        .source = STR("double a[N][M];\ndouble b[N][M];\nfor(int j=1; j<N-1; ++j)\n"
                      "for(int i=1; i<M-1; ++i)\nb[j][i] = a[j-1][i] + a[j+1][i];\n"),
        .name = "star.c",
        .gen_command = "cp star.c kernel.c",
        .incore = &analysed};
    struct configuration c;
    set_default(&set);
    set.sizes.n_list = 3;
    set.sizes.list = sizes;
    set.scaling = false;
    str_list_add(&arena, &set.blocking, STR("L3"));
    assert_true(configuration_plan(&context, &item, &arena, &c, &err));
    for (size_t i = 0; i < c.n_points; i++) {
        const struct point *p = &c.points[i];
        if (p->kind == POINT_BLOCKING)
            sb_addf(&out, "%lld in mode %d for %s: %lld × %lld\n", (long long)p->size,
                    p->block_mode, p->block_level, (long long)p->block_sizes[0],
                    (long long)p->block_sizes[1]);
    }
    assert_string_equal(sb_cstr(&out), "9000 in mode 2 for L3: 8998 × 1363\n"
                                       "12000 in mode 2 for L3: 11998 × 1363\n");
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(results_are_written),
        cmocka_unit_test(sizes_are_blocked_that_lose_their_condition)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
