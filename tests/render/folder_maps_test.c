#include "unit.h"

#include <stdlib.h>
#include <string.h>

#include "base/sort.h"
#include "collect/machinefile/load.h"
#include "golden.h"
#include "map_values.h"
#include "render/class_curves.h"
#include "render/configuration_tables.h"
#include "render/pages.h"
#include "scratch.h"

/*
 * The values of the pages of one stencil, whose folders are on disk, and of its machines:
 * folder_maps.txt and stencil_maps.txt, written by UPDATE=1. Of a folder's variants, only what is
 * different from the first one is listed.
 */
enum { A, B, C, MACHINES };
#define STENCIL "2D/r1/homogeneous/star/constant/double"

static const char *const machine_names[MACHINES] = {"Alpha_A-1", "Beta_B-2", "Gamma_C-3"};

#define FORTY "0123456789012345678901234567890123456789"
#define FIVE(inner) "{\"a\": {\"a\": {\"a\": {\"a\": {\"a\": " inner "}}}}}"
#define REASON "a cache 25 % larger"
#define PREDICTED                                                                                  \
    "LC_L1L2_load_bytes_per_lup,LC_L1L2_evict_bytes_per_lup,LC_L1L2_cy_per_cl,"                    \
    "LC_L2L3_load_bytes_per_lup,LC_L2L3_evict_bytes_per_lup,LC_L2L3_cy_per_cl,"                    \
    "LC_L3MEM_load_bytes_per_lup,LC_L3MEM_evict_bytes_per_lup,LC_L3MEM_cy_per_cl,"                 \
    "LC_ECM_cy_per_cl,LC_ECM_mlup_per_s,LC_ECM_low_cy_per_cl,LC_ECM_high_cy_per_cl,"               \
    "LC_ECM_interval_reason,LC_roofline_cy_per_cl,LC_roofline_mlup_per_s,LC_roofline_bottleneck,"  \
    "LC_saturation_cores"
#define MEASURED                                                                                   \
    "bench_cy_per_cl_min,bench_cy_per_cl_median,bench_cy_per_cl_max,bench_mlup_per_s_min,"         \
    "bench_mlup_per_s_median,bench_mlup_per_s_max,bench_clock_hz,bench_verdict,bench_reason\n"

static const struct {
    const char *name, *text;
} files[] = {
    {"config.yml", "path: " STENCIL "\nmachine: Alpha_A-1\ncomplete: true\n"
                   "inspect_version: 0.9\ncommit: 0123456789abcdef\ncommit_modified: true\n"
                   "collected: 2026-01-02T03:04:05Z\nwork_s: 90\nmodel_ms: 30000\ncompiler: gcc\n"
                   "compiler_version: 12.2.0\ncompiler_flags: -O3\nanalyser: llvm-mca 19\n"
                   "clock_hz: 2000000000\nflop_per_lup: 4\nlup_per_cl: 8\nelement_bytes: 8\n"
                   "vectorised: true\nsimd_bits: 256\ncounters: MEM\nkernel_hash: abc\n"
                   "commands: [inspect one, inspect two]\n"},
    {"grid.csv",
     "size,bytes,T_comp_cy_per_cl,T_RegL1_cy_per_cl," PREDICTED
     ",LC_ECM_rows_cy_per_cl,SIM_ECM_cy_per_cl,SIM_L3MEM_load_bytes_per_lup,"
     "PHENO_ECM_cy_per_cl,PHENO_L3MEM_load_bytes_per_lup," MEASURED
     "20,6400,4,3,,,,,,,,,,8,2000,7,9,,6,2666,CPU,9,8.5,8.25,,,,8.5,9,10,1600,1777,1882,2e9,ok,\n"
     "40,25600,4,3,8,8,2,,,,,,,10,1600,9,11,,8,2000,L1L2,9,10.5,10.25,,9.5,1,10,10.5,11,1454,1523,"
     "1600,"
     "2e9,noisy,3 % apart\n"
     "100,160000,4,3,8,8,2,8,8,4,,,,14,1142,12,16," REASON
     ",12,1333,L2L3,3,14.5,20,9,12.5,2,12,13,14,1142,1230,1333,2e9,ok,\n"
     "200,640000,4,3,8,8,2,8,8,4,16,8,6,20,800,18,24,,18,888,L3MEM,2,20.5,21,17,23,18,22,24,26,615,"
     "666,727,"
     "2e9,ok,\n"
     "400,2560000,4,3,16,8,3,16,8,6,24,8,8,30,533,26,36,,28,571,L3MEM,2,31,31.5,25,34,26,32,33,35,"
     "457,484,"
     "500,2e9,disturbed,by others\n"},
    {"scaling.csv",
     "size,threads,bytes," PREDICTED "," MEASURED
     "400,1,2560000,16,8,3,16,8,6,24,8,8,30,533,26,36," REASON
     ",28,571,L3MEM,2,32,33,35,457,484,500,2e9,ok,\n"
     "400,2,2560000,16,8,3,16,8,6,24,8,8,15,1066,13,18," REASON
     ",14,1142,L3MEM,2,17,18,19,842,900,950,2e9,ok,\n"
     "400,3,2560000,16,8,3,16,8,6,24,8,8,14.5,1100,13,16,,14,1142,L3MEM,2,15,16,17,950,1000,1066,"
     "2e9,ok,\n"
     "400,4,2560000,16,8,3,16,8,6,24,8,8,14,1150,13,15," REASON
     ",14,1142,L3MEM,2,15,15.7,16,1000,1020,1066,2e9,short,made up\n"},
    {"blocking.csv",
     "size,block_mode,block_level,LC_ECM_cy_per_cl,LC_ECM_mlup_per_s,bench_mlup_per_s_median\n"
     "200,1,L2,19,842,670\n400,1,L1,28,571,480\n400,1,L2,25,640,605\n400,2,L2,24,650,600\n"},
    {"curve.csv", "size,threads,bytes,T_comp_cy_per_cl,T_RegL1_cy_per_cl," PREDICTED "\n"
                  "20,1,6400,4,3,,,,,,,,,,8,2000,7,9,,6,2666,CPU,9\n"
                  "20,14,6400,4,3,,,,,,,,,,0.6,28000,0.5,0.7,,0.4,37324,CPU,9\n"
                  "200,1,640000,4,3,8,8,2,8,8,4,16,8,6,20,800,18,24,,18,888,L3MEM,2\n"
                  "200,14,640000,4,3,8,8,2,8,8,4,16,8,6,2,8000,1.8,2.4,,1.8,8880,L3MEM,2\n"
                  "400,1,2560000,4,3,16,8,3,16,8,6,24,8,8,30,533,26,36,,28,571,L3MEM,2\n"
                  "400,14,2560000,4,3,16,8,3,16,8,6,24,8,8,7,2300,6,9,,7,2280,L3MEM,2\n"},
    {"layer_conditions.csv",
     "level,cache_bytes,dims,condition,max_size,hits,misses,evicts\n"
     "L1,32768,2D,3*N <= 4096,1365,1,2,1\nL2,262144,all,N <= 99,99,3,0,0\n"
     "L2,262144,2D,N <= 300,300,2,1,1\nL3,18874368,2D,2*N <= 600,300,2,1,1\n"
     "L3,18874368,1D,otherwise,,1,2,1\n"},
    {"incore.json",
     "{\"compiler\": \"gcc 12\", \"compiler_flags\": \"-O3\", \"analyser\": \"llvm-mca\","
     " \"T_comp_cy_per_cl\": 4, \"T_RegL1_cy_per_cl\": 3, \"T_latency_cy_per_cl\": 9,"
     " \"lup_per_iteration\": 4, \"lower_bound\": true, \"doubt\": \"made up\","
     " \"vectorised\": true, \"simd_bits\": 256, \"spills\": 2, \"gathers\": 1,"
     " \"ports\": [{\"port\": \"P0\", \"cy_per_cl\": 4}, {\"port\": \"P1\", \"cy_per_cl\": 0.5}],"
     " \"instructions\": [{\"text\": \"vaddpd %ymm0, %ymm1, %ymm2\", \"cy_per_port\": [1, 0.5],"
     " \"unknown\": false}, {\"text\": \"strange\", \"cy_per_port\": [0, 0], \"unknown\": true}]}"},
    {"kernel.c", "double a[N]; // <b>\nfor (int i = 0; i < N; ++i) a[i] = 1.5;\n"},
    {"loop.s", ".L5:\n\tvaddpd %ymm0, %ymm1, %ymm2\n\tjne\t.L5\n"},
    {"kernel.s", "nop\n"},
    {"machinestate.json",
     "{\"cpu\": {\"model_name\": \"fast\", \"longest\": \"" FORTY FORTY FORTY FORTY
     "\", \"too_long\": \"" FORTY FORTY FORTY FORTY
     "x\"}, \"load\": {\"mean_1min\": 0.5}, \"taken\": \"now\","
     " \"deep\": {\"b\": " FIVE(FIVE("7")) ", \"c\": " FIVE(FIVE("{\"d\": 8}")) "}}"},
    {"history.jsonl",
     "{\"collected\": \"2025-12-24T00:00\", \"size\": [20, 40], \"bench_cy_per_cl_median\":"
     " [12, 12], \"bench_cy_per_cl_min\": [11, 11], \"bench_cy_per_cl_max\": [13, 13],"
     " \"LC_ECM_cy_per_cl\": [8, 12]}\n"},
    {"review.yml",
     "data: 00000000000000000000000000000000\n"
     "general: {author: A. Person, date: 2026-02-03, review: green, comment: 'As expected.'}\n"
     "stencil: {review: yellow, comment: 'Of the kernel.'}\n"
     "grid_scaling: {review: red}\nthread_scaling: {review: none}\n"
     "spatial_blocking: {date: 2026-02-04, review: green}\n"},
};
enum { FILES = sizeof files / sizeof *files, MAX_REPLACEMENTS = 9 };

static const struct variant {
    const char *what;
    struct {
        const char *file; /* null: all of them */
        const char *from; /* null: the file is missing */
        const char *to;
    } replacements[MAX_REPLACEMENTS];
} variants[] = {
    {"all of it", {{0}}},
    {"without origin, blocking and simulation",
     {{"config.yml", "commands: [inspect one, inspect two]\n", ""},
      {"config.yml", "inspect_version: 0.9\n", ""},
      {"config.yml", "commit: ", "licence: "},
      {"config.yml", "compiler: ", "manner: "},
      {"config.yml", "clock_hz: 2000000000\n", ""},
      {"grid.csv", "SIM_", "OLD_"},
      {"blocking.csv", NULL, NULL},
      {"review.yml", NULL, NULL},
      {"history.jsonl", NULL, NULL}}},
    {"published, scalar",
     {{"config.yml", "commit_modified: true", "publisher: Others & Co\npublisher_commit: fedcba"},
      {"config.yml", "collected: 2026-01-02T03:04:05Z\n", ""},
      {"config.yml", "work_s: 90\nmodel_ms: 30000\n", ""},
      {"config.yml", "compiler_version: 12.2.0\n", ""},
      {"config.yml", "vectorised: true\n", ""},
      {"incore.json", "\"vectorised\": true", "\"vectorised\": false"},
      {"incore.json", "\"lower_bound\": true", "\"lower_bound\": false"},
      {"incore.json", "\"doubt\": \"made up\",", ""},
      {"incore.json", "\"spills\": 2, \"gathers\": 1", "\"spills\": 0"}}},
    {"without measurements", {{NULL, "bench_", "was_"}}},
    {"without predictions", {{NULL, "LC_", "OLD_"}, {"grid.csv", "SIM_", "OLD_"}}},
    {"without times, roofline and state",
     {{NULL, "_ECM_", "_OLD_"},
      {NULL, "bench_", "was_"},
      {"config.yml", "flop_per_lup: 4\n", ""},
      {"machinestate.json", NULL, NULL},
      {"scaling.csv", NULL, NULL}}},
    {"balance 3.1 % apart, three cores are the fastest, two kinds of wider intervals",
     {{"grid.csv", "16,8,6,20,800", "92,8,6,20,800"},
      {"grid.csv", "24,8,8,30", "95,8,8,30"},
      {"scaling.csv", "24,8,8,14,1150", "24,8,8,16,1050"},
      {"scaling.csv", "13,16,,14", "13,16,none,14"},
      {"blocking.csv", "bench_", "was_"},
      {"incore.json", NULL, NULL}}},
    {"balance 2.9 % apart, one core saturates, one kind of wider intervals",
     {{"grid.csv", "16,8,6,20,800", "92,8,6,20,800"},
      {"grid.csv", "24,8,8,30", "94.9,8,8,30"},
      {NULL, ",L3MEM,2", ",L3MEM,1"},
      {"scaling.csv", "13,16,,14", "13,16," REASON ",14"},
      {"layer_conditions.csv", "2,1,1", "2.25,1,1"},
      {"grid.csv", "PHENO_", "OLD_"}}},
    {"faster than Roofline, no core saturates, scaling not measured",
     {{"grid.csv", "30,533,26,36,,28,", "27.8,533,26,36,,28,"},
      {NULL, ",L3MEM,2", ",L3MEM,0.5"},
      {"scaling.csv", "bench_", "was_"},
      {"layer_conditions.csv", NULL, NULL}}},
    {"as fast as Roofline, too few cores, scaling of one core",
     {{"grid.csv", "30,533,26,36,,28,", "27.9,533,26,36,,28,"},
      {NULL, ",L3MEM,2", ",L3MEM,99"},
      {"scaling.csv", "\n400,2,", "\n,2,"},
      {"scaling.csv", "\n400,3,", "\n,3,"},
      {"scaling.csv", "\n400,4,", "\n,4,"},
      {NULL, "ECM_low", "OLD_low"}}},
    {"other rates, a measurement outside of its interval",
     {{"grid.csv", "26,36,,28,", "26,32,,28,"},
      {NULL, ",484,", ",700,"},
      {NULL, ",533,", ",720,"},
      {NULL, ",2300,", ",2400,"},
      {"grid.csv", ",28,571,", ",31,500,"},
      {"curve.csv", "28000", "14000"}}},
};

enum {
    MODEL_ALONE = 3,
    MEASURED_ALONE = 4,
    TIMELESS = 5,
    FASTER = 10,
    VARIANTS = sizeof variants / sizeof *variants
};

struct pages {
    struct scratch *s;
    struct site_options options;
    struct site_machine machines[MACHINES];
    struct summary summaries[2 * MACHINES];
    struct site site;
};

/* A build without WebAssembly has no analyser, and draws all figures at once. */
static bool depends_on_build(struct str line, bool later_figure)
{
    static const char *const always[] = {"still:", "analyser:", "try_link:", NULL};
    static const char *const of_later_figures[] = {"plot_svg:", "later:", NULL};
    return str_starts_with_one_of(line, always) ||
           (later_figure && str_starts_with_one_of(line, of_later_figures));
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
    bool grid = false;
    size_t figures = 0;
    add_map(values, 0, &text);
    sb_addf(out, "==== %s\n", name);
    for (struct str rest = sb_str(&text); str_next_line(&rest, &line);) {
        grid = line.ptr[0] == ' ' ? grid : str_eq(line, STR("grid_figures:"));
        figures = !grid ? 0 : figures + str_eq(line, STR("  -"));
        if (!depends_on_build(str_trim(line), figures > 1))
            sb_addf(out, "%.*s\n", STR_ARG(line));
    }
    return true;
}

static void begin(struct pages *p, struct scratch *s)
{
    *p = (struct pages){.s = s, .options = {.collection = "nowhere", .version = "7"}};
    for (size_t m = 0; m < MACHINES; m++) {
        struct machine *const machine = &p->machines[m].machine;
        p->machines[m].name = machine_names[m];
        p->machines[m].n_configurations = 1;
        p->machines[m].loaded = m != B;
        assert_true(
            machine_load("machines/HaswellEP_E5-2695v3_CoD.yml", &s->arena, machine, &s->err));
        machine->name = machine_names[m];
    }
    p->machines[C].machine.n_compositions = 0;
    p->machines[C].machine.cores_per_numa_domain = 1;
    p->site = (struct site){.options = &p->options,
                            .arena = &s->arena,
                            .n_machines = MACHINES,
                            .machines = p->machines,
                            .n_summaries = MACHINES,
                            .summaries = p->summaries};
    for (size_t m = 0; m < MACHINES; m++) {
        struct summary *const summary = &p->summaries[m];
        summary->on = &p->machines[m];
        summary->machine = machine_names[m];
        summary->folder = str_formatz(&s->arena, STENCIL "/%s", machine_names[m]);
        identity_of(STR(STENCIL), &s->arena, &summary->identity);
    }
}

static const char *replaced_all(struct arena *arena, const char *text, const char *from,
                                const char *to)
{
    struct sb out = {.arena = arena};
    const size_t len = from == NULL ? 0 : strlen(from);
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

/* The folder of this machine with this variant of its files. */
static void load(struct pages *p, const struct variant *v, size_t machine, struct collected *c)
{
    struct scratch *const s = p->s;
    const char *const folder = p->summaries[machine].folder;
    assert_true(dir_remove(path_join(&s->arena, s->dir, folder), &s->err));
    for (size_t i = 0; i < FILES; i++) {
        const char *text =
            replaced_all(&s->arena, files[i].text, machine_names[A], machine_names[machine]);
        bool missing = false;
        for (size_t k = 0; k < MAX_REPLACEMENTS; k++) {
            const char *const file = v->replacements[k].file;
            const char *const from = v->replacements[k].from;
            if (file != NULL && strcmp(file, files[i].name) != 0)
                continue;
            missing = missing || (file != NULL && from == NULL);
            text = replaced_all(&s->arena, text, from, v->replacements[k].to);
        }
        if (!missing)
            scratch_put(s, str_formatz(&s->arena, "/%s/%s", folder, files[i].name), str_of(text));
    }
    if (!configuration_load(s->dir, str_of(folder), &s->arena, c, &s->err))
        fail_msg("%s: %s", v->what, s->err.text);
}

static void add_pages(struct pages *p, const struct collected *c, size_t machine, struct sb *out)
{
    struct arena *const arena = &p->s->arena;
    struct facts *const f = arena_alloc(arena, 1, sizeof *f);
    struct sb data = {.arena = arena};
    const bool known = p->machines[machine].loaded;
    facts_compute(c, known ? &p->machines[machine].machine : NULL, arena, f);
    const struct page_source source = {.site = &p->site,
                                       .c = c,
                                       .id = &p->summaries[machine].identity,
                                       .f = f,
                                       .machine = &p->machines[machine],
                                       .to = MACHINES,
                                       .arena = arena};
    assert_true(page_configuration(&source, out, &p->s->err));
    configuration_data(&source, &data);
    /* an item of a list per line */
    sb_add(out, str_of(replaced_all(arena, sb_cstr(&data), ",\"", ",\n\"")));
}

static void split(struct arena *arena, struct str text, struct str_list *lines)
{
    for (struct str line; str_next_line(&text, &line);)
        str_list_add(arena, lines, line);
}

/* Without the lines that are also in the first text, which are sorted. */
static void add_new_lines(const struct str_list *first, struct str text, struct sb *out)
{
    for (struct str line; str_next_line(&text, &line);) {
        if (first->count == 0 ||
            bsearch(&line, first->items, first->count, sizeof line, sort_order_names) == NULL)
            sb_addf(out, "%.*s\n", STR_ARG(line));
    }
}

static void folders_have_pages(void **state)
{
    struct scratch *const s = *state;
    struct pages p;
    struct str_list first = {0};
    struct sb out = {.arena = &s->arena};
    begin(&p, s);
    for (size_t v = 0; v < VARIANTS + MACHINES - B; v++) {
        const size_t machine = v < VARIANTS ? A : v - VARIANTS + B;
        const struct variant *const variant = &variants[v < VARIANTS ? v : 0];
        struct collected *const c = arena_alloc(&s->arena, 1, sizeof *c);
        struct sb text = {.arena = &s->arena};
        load(&p, variant, machine, c);
        add_pages(&p, c, machine, &text);
        sb_addf(&out, "== %s on %s\n", variant->what, machine_names[machine]);
        add_new_lines(&first, sb_str(&text), &out);
        if (v != 0)
            continue;
        split(&s->arena, sb_str(&text), &first);
        qsort(first.items, first.count, sizeof *first.items, sort_order_names);
    }
    assert_golden(FOLDER_MAPS, sb_str(&out));
}

/* The pages of the data and of the analyser, without and with named kernels and reviews. */
static void add_pages_of_all(struct pages *p, struct sb *out)
{
    struct scratch *const s = p->s;
    p->options.output = p->options.collection = s->dir;
    p->summaries[B].facts.n_measured = 7;
    for (int i = 0; i < 2; i++) {
        assert_true(page_data(&p->site, &s->arena, out, &s->err));
        assert_true(page_try(&p->site, &s->arena, out, &s->err));
        assert_true(try_data(&p->site, &s->arena, out, &s->err));
        scratch_put(s, "/data/Alpha_A-1/points.csv", STR("folder\n"));
        scratch_put(s, "/named/x.c", STR("double a[N]; // \"<x>\"\n"));
        scratch_put(s, "/named/y.c", STR("double b[N];\n"));
        scratch_put(s, "/named/README.md", STR("no kernel\n"));
        scratch_put(s, "/named/a b.c", STR("not its name\n"));
        p->summaries[A].identity.named = true;
        p->summaries[C].has_review = true;
        p->summaries[A].facts.n_measured = p->summaries[C].facts.n_measured = 8;
        p->options.base_url = "https://a.example/b";
    }
}

/* What each machine of the stencil has. */
static const struct {
    size_t variants[MACHINES]; /* VARIANTS: nothing */
    bool virtual_cores;        /* of the second one */
} classes[] = {
    {{0, FASTER, 0}, false},
    {{0, 0, FASTER}, false},
    {{0, MEASURED_ALONE, MODEL_ALONE}, false},
    {{0, FASTER, VARIANTS}, true},
    {{MODEL_ALONE, MODEL_ALONE, MODEL_ALONE}, false},
    {{MEASURED_ALONE, VARIANTS, VARIANTS}, false},
    {{TIMELESS, VARIANTS, TIMELESS}, false},
};

static void stencils_and_machines_have_pages(void **state)
{
    struct scratch *const s = *state;
    struct pages p;
    struct sb out = {.arena = &s->arena};
    begin(&p, s);
    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
        struct class_curves curves = {0};
        struct class_ranking ranking;
        sb_addf(&out, "== stencil %zu\n", i);
        for (size_t m = 0; m < MACHINES; m++) {
            struct collected *const c = arena_alloc(&s->arena, 1, sizeof *c);
            struct facts *const f = arena_alloc(&s->arena, 1, sizeof *f);
            const struct machine *const machine = m == B ? NULL : &p.machines[m].machine;
            p.summaries[m].problem = classes[i].variants[m] == VARIANTS ? "it is broken" : NULL;
            if (classes[i].variants[m] == VARIANTS)
                continue;
            load(&p, &variants[classes[i].variants[m]], m, c);
            facts_compute(c, machine, &s->arena, f);
            f->virtual_cores = m == B && classes[i].virtual_cores;
            class_curves_add(&curves, c, f, machine);
            p.summaries[m].facts = *f;
            p.summaries[m].flop_per_lup = 4;
            p.summaries[m].intensity = 0.125;
        }
        class_ranking_of(curves.items, curves.count, &s->arena, &ranking);
        assert_true(page_class(&p.site, 0, MACHINES, &ranking, &s->arena, &out, &s->err));
        arena_free(&curves.arena);
        for (size_t m = 0; i < 2 && m < MACHINES; m++)
            assert_true(page_machine(&p.site, &p.machines[m], &s->arena, &out, &s->err));
    }
    add_pages_of_all(&p, &out);
    assert_golden(STENCIL_MAPS, sb_str(&out));
}

/* Figures of a class have a logarithmic axis if their sizes span a factor of 8, and it can begin at
 * the first one. */
static void sizes_far_apart_have_a_logarithmic_axis(void **state)
{
    static const struct {
        double size[2];
        const char *axis;
    } rows[] = {
        {{1, 8}, "\"x\":{\"kind\":\"log\""},
        {{0.5, 4}, "\"x\":{\"kind\":\"log\""},
        {{1, 7.75}, "\"x\":{\"kind\":\"linear\""},
        {{0, 8}, "\"x\":{\"kind\":\"linear\""},
    };
    static const double rates[] = {500, 400};
    static const bool doubtful[2];
    struct scratch *const s = *state;
    struct pages p;
    begin(&p, s);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct sb out = {.arena = &s->arena};
        struct class_ranking ranking;
        const struct class_curve curve = {.machine = machine_names[A],
                                          .n = 2,
                                          .size = rows[i].size,
                                          .measured_mlup_per_s = rates,
                                          .doubtful = doubtful};
        class_ranking_of(&curve, 1, &s->arena, &ranking);
        assert_true(page_class(&p.site, 0, MACHINES, &ranking, &s->arena, &out, &s->err));
        assert_non_null(strstr(sb_cstr(&out), rows[i].axis));
    }
}

static size_t rows_of(const struct map *incore)
{
    return map_find(incore, STR("rows"))->list->count;
}

/* Of a longer listing the first 120 and the last 40 instructions are shown; columns of 15 ports are
 * many. */
static void long_loops_are_cut(void **state)
{
    (void)state;
    enum { LONG = 200 };
    static const double cycles[15] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    struct arena arena = {0};
    struct loop_instruction all[LONG];
    struct str ports[15];
    for (size_t i = 0; i < LONG; i++)
        all[i] = (struct loop_instruction){.text = str_format(&arena, "nop%zu", i),
                                           .cy_per_port = cycles};
    for (size_t i = 0; i < 15; i++)
        ports[i] = str_format(&arena, "P%zu", i);
    static const struct {
        size_t n, shown;
        const char *left_out, *at_120;
        size_t n_ports;
    } rows[] = {{159, 159, NULL, "nop120", 15},
                {160, 160, NULL, "nop120", 14},
                {161, 160, "1", "nop121", 15},
                {200, 160, "40", "nop160", 14}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct map *const page = map_new(&arena);
        const struct collected c = {.has_incore = true,
                                    .incore = {.n_ports = rows[i].n_ports,
                                               .ports = ports,
                                               .port_cy_per_cl = cycles,
                                               .n_instructions = rows[i].n,
                                               .instructions = all}};
        table_incore(page, &c);
        const struct map *const incore = map_find(page, STR("incore"))->map;
        assert_int_equal(rows_of(incore), rows[i].shown);
        assert_int_equal(map_find(incore, STR("many"))->flag, rows[i].n_ports == 15);
        const struct value *const left_out = map_find(incore, STR("left_out"));
        assert_int_equal(left_out == NULL, rows[i].left_out == NULL);
        if (left_out != NULL)
            assert_string_equal(str_cstr(&arena, left_out->text), rows[i].left_out);
        const struct map *const row = map_find(incore, STR("rows"))->list->items[120];
        assert_true(str_contains(map_find(row, STR("code"))->text, str_of(rows[i].at_120)));
        assert_int_equal(map_find(row, STR("cells"))->list->count, rows[i].n_ports);
    }
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(sizes_far_apart_have_a_logarithmic_axis, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test(long_loops_are_cut),
        cmocka_unit_test_setup_teardown(folders_have_pages, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(stencils_and_machines_have_pages, scratch_setup,
                                        scratch_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
