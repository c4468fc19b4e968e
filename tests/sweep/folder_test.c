#include "unit.h"

#include <math.h>

#include "base/csv.h"
#include "collect/measure/counted_sweeps.h"
#include "collect/sweep/columns.h"
#include "collect/sweep/curve.h"
#include "collect/sweep/folder.h"
#include "collect/sweep/kept_measurements.h"
#include "collect/sweep/models_file.h"
#include "collect/sweep/predictions.h"
#include "collect/sweep/tables.h"
#include "golden.h"
#include "machine/sample.h"
#include "scratch.h"

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

/* Published points: of the grid with the first series, of scaling with counters or nothing. */
static void add_published(struct configuration *c, struct arena *arena, struct sb *out)
{
    static struct imported_point points[3];
    fill(c);
    for (size_t i = 0; i < 3; i++)
        points[i].core = (struct core_time){0.125 + (double)i, 0.25 + (double)i, 0};
    points[0].has[0] = true;
    points[0].series[0] = modelled(20, 0);
    points[1].has[IMPORTED_COUNTERS] = true;
    points[1].series[IMPORTED_COUNTERS] = modelled(30, 0);
    c->results[0].imported = &points[0];
    c->results[1].bench.counted = NULL;
    c->results[3].imported = &points[1];
    c->results[4].imported = &points[2];
    sb_addz(out, "== published\n");
    for (int kind = POINT_GRID; kind <= POINT_BLOCKING; kind++)
        sb_add(out, table_points(c, (enum point_kind)kind, arena));
    sb_addz(out, "-- without an analysis\n");
    c->incore_failure = "there is no compiler";
    for (int kind = POINT_GRID; kind <= POINT_BLOCKING; kind++)
        sb_add(out, table_points(c, (enum point_kind)kind, arena));
    c->incore_failure = NULL;
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
    add_published(&c, &arena, &out);

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

/* The text with its first `from` replaced. */
static const char *edited(const char *text, const char *from, const char *to, struct arena *arena)
{
    const char *const at = strstr(text, from);
    assert_non_null(at);
    return str_formatz(arena, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
}

/* Measurements of a table are kept for points of the same kernel that it holds with the same
 * columns, unless it was changed by hand, or they are measured or failed by now. */
static void measurements_are_kept_while_nothing_changed(void **state)
{
    static const struct {
        const char *from, *to;
        bool noted;                     /* the hash is that of the changed table */
        const char *file, *kernel_hash; /* that config.yml has; null: that of now */
        unsigned n_files;
        bool kept;
    } cases[] = {
        {"size", "size", true, "grid.csv", NULL, 1, true},
        {"size", "size", true, "grid.csv", "another", 1, false},
        {"size", "size", true, "other.csv", NULL, 1, false},
        {"size", "size", true, "other.csv", NULL, 0, true}, /* older files list no hashes */
        {",7,", ",8,", false, "grid.csv", NULL, 1, false},
        {"\n20,", "\n30,", true, "grid.csv", NULL, 1, false},
        {",M,", ",K,", true, "grid.csv", NULL, 1, false},
        {"bench_cy", "bench_CY", true, "grid.csv", NULL, 1, false},
    };
    struct scratch *s = *state;
    struct set set;
    static const int64_t sizes[] = {20, 40, 60, 80};
    const struct machine m = small_machine();
    const struct sweep_context context = {
        .set = &set, .machine = &m, .machine_file_text_hash = "h", .version = "1.2"};
    const struct sweep_item item = {.path = "own/sum",
                                    .source = source,
                                    .name = "sum.c",
                                    .gen_command = "cp sum.c kernel.c",
                                    .incore = &analysed};
    struct configuration c;
    struct dir folder;
    set_default(&set);
    set.sizes.n_list = 4;
    set.sizes.list = sizes;
    set.scaling = false;
    assert_true(configuration_plan(&context, &item, &s->arena, &c, &s->err));
    assert_true(dir_open(s->dir, "", &s->arena, &folder, &s->err));
    for (size_t i = 0; i < 3; i++) {
        c.results[i].measured = true;
        c.results[i].bench = (struct measurement){
            .cy_per_cl = {.median = 7 + (double)i}, .reason = "", .counters = ""};
    }
    const char *const table = str_cstr(&s->arena, table_points(&c, POINT_GRID, &s->arena));
    memset(c.results, 0, c.n_points * sizeof *c.results);
    c.results[1].measured = true;
    c.results[2].failure = "it crashed";
    kept_find(&c, &folder, &s->arena); /* never collected */
    assert_null(c.results[0].kept);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char hash[HASH_CHARS];
        const char *const text = edited(table, cases[i].from, cases[i].to, &s->arena);
        hash_bytes(str_of(cases[i].noted ? text : table), hash);
        const char *const files[] = {str_formatz(&s->arena, "%s  %s", hash, cases[i].file)};
        const struct config before = {
            .kernel_hash = cases[i].kernel_hash != NULL ? cases[i].kernel_hash : c.kernel_hash,
            .files = files,
            .files_count = cases[i].n_files};
        c.before = &before;
        for (size_t k = 0; k < c.n_points; k++)
            c.results[k].kept = NULL;
        assert_true(dir_file_remove(&folder, "grid.csv", &s->err));
        kept_find(&c, &folder, &s->arena);
        assert_null(c.results[0].kept);
        assert_true(dir_file_write(&folder, "grid.csv", str_of(text), &s->err));
        kept_find(&c, &folder, &s->arena);
        if ((c.results[0].kept != NULL) != cases[i].kept)
            fail_msg("case %zu", i);
        for (size_t k = 1; k < 4; k++) /* measured, failed, and without a measurement before */
            assert_null(c.results[k].kept);
        struct sb cells = {.arena = &s->arena};
        for (size_t k = 0; cases[i].kept && k < BENCH_COLUMN_COUNT; k++)
            sb_addf(&cells, ",%.*s", STR_ARG(c.results[0].kept[k]));
        assert_true(!cases[i].kept || strstr(table, sb_cstr(&cells)) != NULL);
    }
    dir_close(&folder);
}

static double cell(const struct csv_table *t, size_t row, const char *column)
{
    return csv_number(t, row, csv_column(t, column));
}

/* 48 sizes in a geometric row from the first to the largest that fits in memory, and both sides of
 * each condition between them; for one core and for the three of a socket. */
static void a_curve_has_its_sizes(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct set set;
    static const int64_t sizes[] = {1000, 8000};
    struct machine m = small_machine();
    const struct sweep_context context = {.set = &set,
                                          .machine = &m,
                                          .machine_file_text_hash = "h",
                                          .version = "1",
                                          .model_only = true};
    const struct sweep_item item = {.path = "own/sum",
                                    .source = source,
                                    .name = "sum.c",
                                    .gen_command = "cp sum.c kernel.c",
                                    .incore = &analysed};
    struct configuration c;
    struct csv_table t;
    set_default(&set);
    set.sizes.n_list = 2;
    set.sizes.list = sizes;
    set.n_predictors = 1;
    assert_true(configuration_plan(&context, &item, &arena, &c, &err));
    const int64_t last = c.layers.listing.items[1].max_size; /* of rows in L1 */
    assert_in_range(last, 1001, 7998);
    assert_true(curve_make(&c, &arena));
    assert_true(csv_parse_table(c.curve, "curve", &arena, &t, &err));
    assert_int_equal(t.rows, 2 * (48 + 2));
    double previous = 0;
    bool both[2] = {false, false};
    for (size_t i = 0; i < t.rows; i++) {
        const double size = cell(&t, i, "size");
        assert_true(cell(&t, i, "threads") == (i % 2 == 0 ? 1 : 3));
        assert_true(i % 2 == 0 ? size > previous : size == previous);
        previous = size;
        both[0] = both[0] || size == (double)last;
        both[1] = both[1] || size == (double)last + 1;
    }
    assert_true(both[0] && both[1]);
    assert_true(cell(&t, 0, "size") == 1000 && previous == (double)c.sizes.fits);
    const double ratio = previous / 1000;
    assert_true(cell(&t, 2, "size") == floor(1000 * pow(ratio, 1. / 47) + 0.5));
    assert_true(cell(&t, 4, "size") == floor(1000 * pow(ratio, 2. / 47) + 0.5));
    m.cores_per_socket = 1;
    assert_true(curve_make(&c, &arena));
    assert_true(csv_parse_table(c.curve, "curve", &arena, &t, &err));
    assert_int_equal(t.rows, 48 + 2);
    /* without conditions: another predictor, or sizes that are not all the same */
    set.sizes.n_symbols = 1;
    set.sizes.symbols[0] = (struct set_symbol){.name = "M", .factor = 1.5};
    assert_true(curve_make(&c, &arena));
    assert_true(csv_parse_table(c.curve, "curve", &arena, &t, &err));
    assert_int_equal(t.rows, 48);
    c.curve = STR("as it was");
    set.predictors[0] = PREDICT_LCS;
    assert_true(curve_make(&c, &arena));
    assert_true(str_eq(c.curve, STR("as it was")));
    set.predictors[0] = PREDICT_LC;
    c.sizes.fits = 0;
    assert_true(curve_make(&c, &arena));
    assert_true(str_eq(c.curve, STR("as it was")));
    c.sizes.fits = c.sizes.items[0] + 1;
    set.sizes.n_symbols = 0;
    assert_true(curve_make(&c, &arena));
    assert_true(csv_parse_table(c.curve, "curve", &arena, &t, &err));
    assert_int_equal(t.rows, 2);
    arena_free(&arena);
}

/* `path {analysis}` in each line; what an item adds is read back. */
static void compact_files_have_a_class_per_line(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        size_t n;
        unsigned line;
    } cases[] = {
        {"", 0, 0},           {"a/b {}\nc {\"x\": 1}\n", 2, 0},
        {"a/b {}", 1, 0},     {"a/b {}\na/b\n", 0, 2},
        {"a/b {}\n\n", 0, 2}, {"../b {}\n", 0, 1},
        {"a [1]\n", 0, 1},
    };
    struct arena arena = {0};
    struct compact_file file;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct err err = {0};
        assert_int_equal(compact_parse(str_of(cases[i].text), "M.jsonl", "M", &arena, &file, &err),
                         cases[i].line == 0);
        if (cases[i].line == 0) {
            assert_int_equal(file.n, cases[i].n);
            assert_string_equal(file.machine, "M");
            continue;
        }
        assert_int_equal(err.line, cases[i].line);
        assert_string_equal(err.text, "this line is not the path of a class and an analysis");
        assert_string_equal(err.hint, "write the file again: inspect collect SET -m M --compact");
    }
    for (int more = 0; more < 2; more++) {
        struct err err = {0};
        struct sb text = {.arena = &arena};
        for (int i = 0; i < 10000 + more; i++)
            sb_addz(&text, "a {}\n");
        assert_int_equal(compact_parse(sb_str(&text), "M", "M", &arena, &file, &err), more == 0);
        assert_string_equal(err.text, more == 0 ? "" : "there are more than 10000 lines");
        assert_int_equal(err.line, more == 0 ? 0 : 10001);
    }
    struct err err = {0};
    struct sb out = {.arena = &arena};
    const struct sweep_item item = {.path = "own/sum"};
    struct configuration c = {.item = &item, .incore = analysed};
    compact_add(&c, &out);
    c.incore_failure = "no compiler";
    compact_add(&c, &out);
    assert_true(compact_parse(sb_str(&out), "M", "M", &arena, &file, &err));
    assert_int_equal(file.n, 2);
    assert_string_equal(file.entries[0].path, "own/sum");
    assert_null(strstr(str_cstr(&arena, file.entries[0].analysis), "vaddpd"));
    assert_null(strstr(str_cstr(&arena, file.entries[0].analysis), "the listing"));
    assert_string_equal(str_cstr(&arena, file.entries[1].analysis),
                        "{\"failure\":\"no compiler\"}");
    arena_free(&arena);
}

/* What a configuration that is only predicted would write. */
static void collected_texts(const struct sweep_item *item, const struct machine *m,
                            struct arena *arena, struct sb *line, struct folder_texts *out)
{
    struct err err = {0};
    struct set set;
    struct configuration c;
    set_default(&set);
    set.measure = false;
    set.n_predictors = 1;
    const struct sweep_context context = {.set = &set,
                                          .machine = m,
                                          .machine_file_text_hash = "h",
                                          .version = "1",
                                          .model_only = true};
    assert_true(configuration_plan(&context, item, arena, &c, &err));
    assert_true(predictions_make(&c, arena) && curve_make(&c, arena));
    assert_true(folder_make_texts(&c, arena, out, &err));
    compact_add(&c, line);
}

/* The texts of a folder, without the loop's listing and times. */
static const char *texts_of(const struct folder_texts *texts, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (size_t i = 0; i < texts->n; i++) {
        if (str_eq(str_of(texts->names[i]), STR("kernel.s")))
            continue;
        sb_addf(&out, "== %s\n", texts->names[i]);
        struct str rest = texts->texts[i];
        for (struct str line; str_next_line(&rest, &line);) {
            if (!str_starts_with(line, STR("collected: ")) && !str_contains(line, STR("kernel.s")))
                sb_addf(&out, "%.*s\n", STR_ARG(line));
        }
    }
    return sb_cstr(&out);
}

/* A line of the file makes the folder that it was written for, whatever was expanded before. */
static void a_line_has_a_whole_folder(void **state)
{
    (void)state;
    static const char *const classes[] = {"2D/r1/homogeneous/star/constant/double",
                                          "2D/r1/homogeneous/star/constant/double",
                                          "3D/r1/homogeneous/star/variable/float"};
    struct arena arena = {0};
    struct err err = {0};
    struct sb lines = {.arena = &arena};
    struct folder_texts collected[3];
    struct compact_file file;
    struct compact_class class = {.arena = &arena};
    const struct machine m = sample_machine();
    struct incore bare = analysed;
    bare.instructions = NULL;
    bare.assembly = (struct str){0};
    for (size_t i = 0; i < 3; i++) {
        struct sweep_item item;
        assert_true(sweep_item_of_class(str_of(classes[i]), &arena, &item, &err));
        item.incore = i == 1 ? NULL : &bare;
        item.incore_failure = i == 1 ? "no compiler" : NULL;
        collected_texts(&item, &m, &arena, &lines, &collected[i]);
    }
    assert_true(compact_parse(sb_str(&lines), "M", "M", &arena, &file, &err));
    assert_int_equal(file.n, 3);
    for (size_t i = 0; i < 3; i++) {
        struct folder_texts expanded;
        if (!compact_expand(&file.entries[i], &class, &m, "h", "1", &arena, &expanded, &err))
            fail_msg("%s", err.text);
        assert_string_equal(texts_of(&expanded, &arena), texts_of(&collected[i], &arena));
        assert_ptr_equal(class.path, file.entries[i == 1 ? 0 : i].path);
    }
    arena_free(&arena);
}

static void broken_lines_have_no_folder(void **state)
{
    (void)state;
    static const struct {
        const char *path, *analysis, *message;
    } cases[] = {
        {"2D/r1/homogeneous/star", "{\"failure\": \"x\"}", "2D/r1/homogeneous/star"},
        {"2D/r1/homogeneous/star/constant/double", "{\"failure\": 3}",
         "its line does not hold an analysis"},
        {"2D/r1/homogeneous/star/constant/double", "{}", "its line does not hold an analysis"},
        {"2D/r1/homogeneous/star/constant/double", "{", ""},
    };
    const struct machine m = small_machine();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct folder_texts texts;
        struct compact_class class = {.arena = &arena};
        const struct compact_entry entry = {cases[i].path, str_of(cases[i].analysis)};
        assert_false(compact_expand(&entry, &class, &m, "h", "1", &arena, &texts, &err));
        if (strstr(err.text, cases[i].message) == NULL)
            fail_msg("case %zu: %s", i, err.text);
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_has_a_whole_folder),
        cmocka_unit_test(broken_lines_have_no_folder),
        cmocka_unit_test(results_are_written),
        cmocka_unit_test(sizes_are_blocked_that_lose_their_condition),
        cmocka_unit_test_setup_teardown(measurements_are_kept_while_nothing_changed, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test(a_curve_has_its_sizes),
        cmocka_unit_test(compact_files_have_a_class_per_line)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
