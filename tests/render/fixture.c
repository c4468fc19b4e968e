/*
 * Writes a made-up collection for tests and benchmarks: fixture DIR CONFIGURATIONS SIZES. The
 * numbers follow a simple layer-condition and ECM model with reproducible noise; they are plausible
 * but belong to no real machine, and the machines' names say so.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/csv.h"
#include "base/file.h"
#include "base/hash.h"
#include "collect/machinefile/load.h"
#include "stempel/class.h"
#include "stempel/gen.h"

enum { LEVELS = 3 };

static const double clock_hz = 2.3e9;
static const double capacity_bytes[LEVELS] = {32768, 262144, 18874368};
static const char *const cache_names[LEVELS] = {"L1", "L2", "L3"};
static const char *const edge_names[LEVELS] = {"L1L2", "L2L3", "L3MEM"};
static const double line_cycles[LEVELS] = {2, 2.4, 5.35};

struct fixture {
    struct arena *arena;
    struct err *err;
    const char *root;
    const char *machine;
    const char *folder;
    struct stencil_class class;
    size_t index;
    int n_sizes;
    uint64_t noise; /* state of the generator */
};

/* -1 … 1, reproducible on every machine (Knuth's MMIX generator). */
static double noise(struct fixture *f)
{
    f->noise = f->noise * 6364136223846793005ULL + 1442695040888963407ULL;
    return (double)(f->noise >> 11) / (double)(1ULL << 52) - 1;
}

static double element_bytes(const struct fixture *f)
{
    return f->class.type == DATA_FLOAT ? 4 : 8;
}

static double lup_per_cl(const struct fixture *f)
{
    return 64 / element_bytes(f);
}

static double coefficient_streams(const struct fixture *f)
{
    return f->class.coefficients == COEFF_VARIABLE ? (double)class_coefficients(&f->class) : 0;
}

/* Lines of `a` read while the reuse of `dims` dimensions is kept. */
static double lines_of_a(const struct fixture *f, int dims)
{
    const int r = f->class.radius;
    if (dims == f->class.dims)
        return 1;
    if (dims == f->class.dims - 1)
        return 2 * r + 1;
    return f->class.kind == KIND_BOX ? pow(2 * r + 1, 2) : 4 * r + 1;
}

/* Bytes that must fit for that. */
static double needed_bytes(const struct fixture *f, int dims, double n)
{
    const double row = n * element_bytes(f) * (2 * f->class.radius + 1);
    return dims == 3 ? row * n : dims == 2 && f->class.dims == 2 ? row : row * 2;
}

static double array_bytes(const struct fixture *f, double n)
{
    return pow(n, f->class.dims) * element_bytes(f) * (2 + coefficient_streams(f));
}

static int kept_dims(const struct fixture *f, int level, double n)
{
    int dims = f->class.dims;
    while (dims > 1 && needed_bytes(f, dims, n) > capacity_bytes[level] / 2)
        dims--;
    return dims;
}

/* Lines loaded over the edge below `level`. */
static double misses(const struct fixture *f, int level, double n)
{
    if (array_bytes(f, n) <= capacity_bytes[level] * 0.8)
        return 0;
    return lines_of_a(f, kept_dims(f, level, n)) + 1 + coefficient_streams(f);
}

struct predicted {
    double load[LEVELS], evict[LEVELS], cycles[LEVELS];
    double comp, registers, ecm, roofline;
    int bottleneck;
};

static struct predicted predict(const struct fixture *f, double n, double blur)
{
    struct predicted p = {0};
    const double points = (double)class_points(&f->class);
    p.comp = points * lup_per_cl(f) / 8 * 1.5;
    p.registers = (points + coefficient_streams(f)) * lup_per_cl(f) / 8;
    p.ecm = p.registers;
    p.roofline = p.comp;
    p.bottleneck = -1;
    for (int i = 0; i < LEVELS; i++) {
        const double in = misses(f, i, n) * (1 + blur);
        const double out = in > 0 ? 1 : 0;
        p.load[i] = in * element_bytes(f);
        p.evict[i] = out * element_bytes(f);
        p.cycles[i] = (in + out) * line_cycles[i];
        p.ecm += p.cycles[i];
        if (p.cycles[i] > p.roofline) {
            p.roofline = p.cycles[i];
            p.bottleneck = i;
        }
    }
    p.ecm = fmax(p.ecm, p.comp);
    return p;
}

static double mlup_per_s(const struct fixture *f, double cy_per_cl)
{
    return clock_hz * lup_per_cl(f) / cy_per_cl / 1e6;
}

/* The column names of add_prediction, each preceded by a comma. */
static void add_prediction_header(struct sb *out, const char *name)
{
    static const char *const of_level[] = {"load_bytes_per_lup", "evict_bytes_per_lup",
                                           "cy_per_cl"};
    static const char *const of_point[] = {
        "ECM_cy_per_cl",       "ECM_mlup_per_s",      "ECM_low_cy_per_cl",
        "ECM_high_cy_per_cl",  "ECM_interval_reason", "roofline_cy_per_cl",
        "roofline_mlup_per_s", "roofline_bottleneck", "saturation_cores"};
    for (size_t i = 0; i < LEVELS; i++) {
        for (size_t c = 0; c < sizeof of_level / sizeof *of_level; c++)
            sb_addf(out, ",%s_%s_%s", name, edge_names[i], of_level[c]);
    }
    for (size_t c = 0; c < sizeof of_point / sizeof *of_point; c++)
        sb_addf(out, ",%s_%s", name, of_point[c]);
}

static void add_header(struct sb *out, bool blocking)
{
    sb_addz(out, "size,M,N,P,threads,bytes");
    if (blocking)
        sb_addz(out, ",block_j,block_mode,block_level");
    sb_addz(out, ",T_comp_cy_per_cl,T_RegL1_cy_per_cl");
    add_prediction_header(out, "LC");
    add_prediction_header(out, "SIM");
    if (!blocking)
        sb_addz(out, ",LC_ECM_rows_cy_per_cl");
    sb_addz(out, ",bench_cy_per_cl_min,bench_cy_per_cl_median,bench_cy_per_cl_max,"
                 "bench_mlup_per_s_min,bench_mlup_per_s_median,bench_mlup_per_s_max,"
                 "bench_clock_hz,bench_samples,bench_rejected,bench_verdict,bench_reason\n");
}

static double saturation(const struct predicted *p)
{
    return p->cycles[2] > 0 ? ceil(p->ecm / p->cycles[2]) : 7;
}

/* Time of a cache line of work with `threads` cores, two NUMA domains of seven. */
static double with_threads(const struct predicted *p, int threads, double single)
{
    const int first = threads < 7 ? threads : 7;
    const int second = threads - first;
    const double top = saturation(p) / single;
    double rate = fmin(first / single, top);
    rate += fmin(second / single, top);
    return 1 / rate;
}

static void add_prediction(struct fixture *f, const struct predicted *p, int threads,
                           struct sb *out)
{
    for (int i = 0; i < LEVELS; i++) {
        csv_add_number(out, p->load[i], 6);
        csv_add_number(out, p->evict[i], 6);
        csv_add_number(out, p->cycles[i], 6);
    }
    const double ecm = with_threads(p, threads, p->ecm);
    const double roofline = with_threads(p, threads, p->roofline);
    csv_add_number(out, ecm, 6);
    csv_add_number(out, mlup_per_s(f, ecm), 6);
    csv_add_number(out, 0.9 * ecm, 6);
    csv_add_number(out, (p->load[2] > 0 ? 1.1 : 1.3) * ecm, 6);
    csv_add(out, str_of(p->load[2] > 0
                            ? ""
                            : "a cache 25 % larger or smaller would change a layer condition"));
    csv_add_number(out, roofline, 6);
    csv_add_number(out, mlup_per_s(f, roofline), 6);
    csv_add(out, str_of(p->bottleneck < 0 ? "CPU" : edge_names[p->bottleneck]));
    csv_add_number(out, saturation(p), 6);
}

static void add_bench(struct fixture *f, double cycles, struct sb *out)
{
    const double low = cycles * (1 - 0.004 * fabs(noise(f)));
    const double high = cycles * (1 + 0.02 * fabs(noise(f)));
    const double cy[] = {low, cycles, high};
    for (int i = 0; i < 3; i++)
        csv_add_number(out, cy[i], 6);
    for (int i = 3; i-- > 0;)
        csv_add_number(out, mlup_per_s(f, cy[i]), 6);
    csv_add_number(out, clock_hz * (1 + 0.002 * noise(f)), 6);
    csv_add_number(out, 12, 6);
    const bool noisy = noise(f) > 0.96;
    csv_add_number(out, noisy ? 5 : 0, 6);
    csv_add(out, str_of(noisy ? "noisy" : "ok"));
    csv_add(out, str_of(noisy ? "quartiles differ by 14 %, wanted 5 %" : ""));
    csv_end(out);
}

static void add_row(struct fixture *f, double n, int threads, const char *block, struct sb *out)
{
    csv_add_number(out, n, 9);
    for (int i = 0; i < 3; i++)
        csv_add_number(out, i < f->class.dims ? n : NAN, 9);
    csv_add_number(out, threads, 9);
    csv_add_number(out, array_bytes(f, n), 15);
    struct predicted lc = predict(f, n, 0);
    struct predicted sim = predict(f, n, 0.03);
    if (block != NULL) {
        csv_add_number(out, fmax(8, floor(n / 4)), 9);
        csv_add_number(out, 1, 9);
        csv_add(out, str_of(block));
    }
    csv_add_number(out, lc.comp, 6);
    csv_add_number(out, lc.registers, 6);
    add_prediction(f, &lc, threads, out);
    add_prediction(f, &sim, threads, out);
    if (block == NULL)
        csv_add_number(out, with_threads(&lc, threads, lc.ecm) * (1 + 6 / n), 6);
    const double overhead = 1.04 + 6 / n + 0.02 * noise(f) + (threads > 1 ? 0.05 : 0);
    const double gain = block == NULL ? 1 : n > 300 ? 0.9 : 1.03;
    add_bench(f, with_threads(&lc, threads, lc.ecm) * overhead * gain, out);
}

static bool save(struct fixture *f, const char *name, struct sb *text)
{
    return file_write_lazily(path_join(f->arena, f->folder, name), sb_str(text), f->err);
}

static double size_at(const struct fixture *f, int i)
{
    if (f->class.dims == 2)
        return round(20 * pow(800, (double)i / (f->n_sizes - 1)));
    return 10 + floor(1000.0 * i / (f->n_sizes - 1));
}

static bool write_grid(struct fixture *f)
{
    struct sb out = {.arena = f->arena};
    add_header(&out, false);
    for (int i = 0; i < f->n_sizes; i++)
        add_row(f, size_at(f, i), 1, NULL, &out);
    return save(f, "grid.csv", &out);
}

/* Predictions of layer conditions between these sizes and above. */
static bool write_curve(struct fixture *f)
{
    enum { SIZES = 24, CORES = 14 };
    struct sb out = {.arena = f->arena};
    const double first = size_at(f, 0);
    const double last = 1.5 * size_at(f, f->n_sizes - 1);
    sb_addz(&out, "size,threads,bytes,T_comp_cy_per_cl,T_RegL1_cy_per_cl");
    add_prediction_header(&out, "LC");
    sb_addc(&out, '\n');
    for (int i = 0; i < 2 * SIZES; i++) {
        const int at = i / 2;
        const double n = round(first * pow(last / first, at / (SIZES - 1.0)));
        const int threads = i % 2 == 0 ? 1 : CORES;
        const struct predicted lc = predict(f, n, 0);
        csv_add_number(&out, n, 9);
        csv_add_number(&out, threads, 9);
        csv_add_number(&out, array_bytes(f, n), 15);
        csv_add_number(&out, lc.comp, 6);
        csv_add_number(&out, lc.registers, 6);
        add_prediction(f, &lc, threads, &out);
        csv_end(&out);
    }
    return save(f, "curve.csv", &out);
}

static bool write_scaling(struct fixture *f)
{
    struct sb out = {.arena = f->arena};
    add_header(&out, false);
    for (int threads = 1; threads <= 14; threads++)
        add_row(f, size_at(f, f->n_sizes - 1), threads, NULL, &out);
    return save(f, "scaling.csv", &out);
}

static bool write_blocking(struct fixture *f)
{
    struct sb out = {.arena = f->arena};
    add_header(&out, true);
    for (int level = 1; level < LEVELS; level++) {
        for (int i = 4; i < f->n_sizes; i += 2)
            add_row(f, size_at(f, i), 1, cache_names[level], &out);
    }
    return save(f, "blocking.csv", &out);
}

static bool write_conditions(struct fixture *f)
{
    struct sb out = {.arena = f->arena};
    sb_addz(&out, "level,cache_bytes,dims,condition,max_size,hits,misses,evicts\n");
    const double points = (double)class_points(&f->class);
    for (int level = 0; level < LEVELS; level++) {
        for (int dims = f->class.dims; dims >= 1; dims--) {
            const double elements = capacity_bytes[level] / 2 / element_bytes(f);
            const int layers = 2 * f->class.radius + 1;
            const double max = dims == 3   ? floor(sqrt(elements / layers))
                               : dims == 2 ? floor(elements / layers)
                                           : NAN;
            csv_add(&out, str_of(cache_names[level]));
            csv_add_number(&out, capacity_bytes[level], 12);
            csv_add(&out, str_format(f->arena, "%dD", dims));
            csv_add(&out, dims == 1 ? STR("")
                          : dims == 2
                              ? str_format(f->arena, "%d*P <= %.0f", layers, elements)
                              : str_format(f->arena, "%d*N*P - P <= %.0f", layers, elements));
            csv_add_number(&out, max, 9);
            const double lines = lines_of_a(f, dims) + 1 + coefficient_streams(f);
            csv_add_number(&out, points + 1 - lines_of_a(f, dims), 6);
            csv_add_number(&out, lines, 6);
            csv_add_number(&out, 1, 6);
            csv_end(&out);
        }
    }
    return save(f, "layer_conditions.csv", &out);
}

static bool write_kernel(struct fixture *f, char hash[HASH_CHARS])
{
    const struct gen_options options = {0};
    struct str text = {0};
    struct sb out = {.arena = f->arena};
    if (!gen_kernel(&f->class, &options, f->arena, &text, f->err))
        return false;
    hash_bytes(text, hash);
    sb_add(&out, text);
    return save(f, "kernel.c", &out);
}

static bool write_loop(struct fixture *f)
{
    struct sb loop = {.arena = f->arena};
    struct sb json = {.arena = f->arena};
    struct predicted p = predict(f, 1000, 0);
    const int points = (int)class_points(&f->class);
    sb_addf(&json,
            "{\"compiler\": \"gcc 12.2.0\", \"compiler_flags\": \"-O3 -march=haswell\", "
            "\"analyser\": \"llvm-mca 19.1\", \"T_comp_cy_per_cl\": %g, "
            "\"T_RegL1_cy_per_cl\": %g, \"T_latency_cy_per_cl\": 0, \"lup_per_iteration\": 4, "
            "\"lower_bound\": %s, \"vectorised\": true, \"simd_bits\": 256, \"spills\": 0, "
            "\"gathers\": 0, \"ports\": [",
            p.comp, p.registers, f->index % 7 == 3 ? "true" : "false");
    for (int port = 0; port < 8; port++)
        sb_addf(&json, "%s{\"port\": \"P%d\", \"cy_per_cl\": %g}", port == 0 ? "" : ", ", port,
                port == 1                ? p.comp
                : port == 0              ? p.comp / 3
                : port == 2 || port == 3 ? p.registers
                : port == 4              ? 2.0
                                         : 0.0);
    sb_addz(&json, "], \"instructions\": [");
    sb_addz(&loop, ".L5:\n");
    for (int i = 0; i <= points; i++) {
        const char *text = i < points
                               ? str_formatz(f->arena,
                                             "vaddpd %d(%%r%d,%%rax), %%ymm%d, "
                                             "%%ymm%d",
                                             8 * (i - points / 2), 8 + i % 8, i % 4, (i + 1) % 4)
                               : "vmovupd %ymm0, (%r9,%rax)";
        sb_addf(&loop, "\t%s\n", text);
        sb_addf(&json, "%s{\"text\": \"%s\", \"cy_per_port\": [%s], \"unknown\": false}",
                i == 0 ? "" : ", ", text,
                i < points ? "0, 1, 0.5, 0.5, 0, 0, 0, 0" : "0, 0, 0.33, 0.33, 2, 0, 0, 0.33");
    }
    sb_addz(&loop, "\taddq\t$32, %rax\n\tcmpq\t%rdx, %rax\n\tjne\t.L5\n");
    sb_addz(&json, "]}\n");
    struct sb point = {.arena = f->arena};
    sb_addz(&point, "{\"key\": \"made-up\", \"cy_per_cl\": [1, 2, 3]}\n");
    return save(f, "loop.s", &loop) && save(f, "kernel.s", &loop) &&
           save(f, "points.jsonl", &point) && save(f, "incore.json", &json);
}

static bool write_config(struct fixture *f, const char *path, const char *hash)
{
    struct sb out = {.arena = f->arena};
    const struct gen_flops flops = gen_flops(&f->class);
    sb_addf(&out,
            "path: %s\nmachine: %s\ncomplete: %s\ninspect_version: 0.1.0\n"
            "commit: 98f80f1685ac92f2d9ecc2a6d8f6d3f2b1f2f3a4\ncommit_modified: false\n"
            "collected: 2026-11-20T10:%02zu:00Z\nwork_s: %zu\ncompiler: gcc\n"
            "compiler_version: 12.2.0\ncompiler_flags: -O3 -march=haswell -fno-builtin\n"
            "analyser: llvm-mca 19.1\nclock_hz: %.0f\nflop_per_lup: %zu\nlup_per_cl: %.0f\n"
            "element_bytes: %.0f\nvectorised: true\nsimd_bits: 256\nscaling_size: '%.0f'\n"
            "counters: 'unavailable: made-up data'\nkernel_hash: %s\ncommands:\n"
            "  - inspect gen %s --store kernel.c\n  - inspect machine check %s\n"
            "  - inspect collect %s -m %s\n",
            path, f->machine, f->index % 11 == 5 ? "false" : "true", f->index % 60,
            60 * (3 + f->index % 40), clock_hz, flops.add + flops.mul, lup_per_cl(f),
            element_bytes(f), size_at(f, f->n_sizes - 1), hash, path, f->machine, path, f->machine);
    return save(f, "config.yml", &out);
}

static bool write_state(struct fixture *f)
{
    struct sb out = {.arena = f->arena};
    sb_addz(
        &out,
        "{\"schema\": 1, \"taken\": \"2026-11-20T10:00:00Z\", \"lasting_taken\": null,\n"
        " \"cpu\": {\"model_name\": \"Made-up\", \"simd\": [\"avx\"]},\n"
        " \"topology\": {\"smt\": \"notsupported\", \"caches\": [{\"level\": 1}],"
        " \"numa\": [{\"node\": 0}]},\n"
        " \"clock\": {\"governor\": \"performance\", \"turbo\": null, \"measured_hz\": 2.3e9},\n"
        " \"memory\": {\"total_bytes\": 25276502016, \"huge_pages\": \"madvise\","
        " \"numa_balancing\": \"off\"},\n"
        " \"virtualisation\": {\"virtual_machine\": false, \"steal_share\": 0.0274},\n"
        " \"load\": {\"mean_1min\": 0.02, \"uptime_s\": 56176.2, \"top\": [{\"cpu_s\": 1}]},\n"
        " \"kernel\": {\"release\": \"6.1.0-18-amd64\", \"mitigations\": {\"mds\": \"no\"}},\n"
        " \"own\": {\"group\": \"of its own\"}, \"missing\": {\"turbo\": \"no such file\"}}\n");
    return save(f, "machinestate.json", &out);
}

static bool write_review(struct fixture *f)
{
    static const char *const lights[] = {"green", "yellow", "red"};
    struct sb out = {.arena = f->arena};
    if (f->index % 3 != 0)
        return true;
    const char *light = lights[f->index / 3 % 3];
    sb_addf(&out,
            "data: %s\n"
            "general: {author: A. Reviewer, date: 2026-11-20, review: %s, comment: The plateaus "
            "are where the layer conditions put them.}\n"
            "thread_scaling: {author: A. Reviewer, date: 2026-11-20, review: %s, comment: "
            "Saturates one core later than predicted.}\n",
            "00000000000000000000000000000000", light, lights[f->index / 2 % 3]);
    return save(f, "review.yml", &out);
}

static bool write_configuration(struct fixture *f)
{
    const char *path = class_path(f->arena, &f->class);
    char hash[HASH_CHARS];
    f->folder = str_formatz(f->arena, "%s/stencils/%s/%s", f->root, path, f->machine);
    f->noise = 88172645463325252ULL + 2862933555777941757ULL * f->index;
    return dir_make(f->folder, f->err) && write_kernel(f, hash) && write_config(f, path, hash) &&
           write_grid(f) && write_curve(f) && write_scaling(f) &&
           (f->index % 4 == 2 || write_blocking(f)) && write_conditions(f) && write_loop(f) &&
           write_state(f) && write_review(f);
}

/* A real machine file under a name that is obviously not a machine's. */
static bool write_machine(const char *root, const char *name, struct arena *arena, struct err *err)
{
    struct machine m;
    const char *folder = path_join(arena, root, "machines");
    const char *path = NULL;
    if (!machine_load("machines/HaswellEP_E5-2695v3_CoD.yml", arena, &m, err))
        return false;
    m.name = name;
    return dir_make(folder, err) && machine_save(&m, folder, arena, &path, err);
}

static bool write_collection(const char *root, size_t configurations, int n_sizes, struct err *err)
{
    struct arena arena = {0};
    /* every class on one machine, then on the next; a stride spreads few configurations over all
     * classes */
    const size_t classes = 192;
    const size_t stride = configurations < classes ? 37 : 1;
    bool done = true;
    for (size_t i = 0; i < configurations && done; i++) {
        const size_t machine = configurations < classes ? i % 3 == 2 : i / classes;
        struct fixture f = {
            .arena = &arena, .err = err, .root = root, .index = i, .n_sizes = n_sizes};
        f.machine = str_formatz(&arena, "Fixture-%zu", machine + 1);
        done = class_at((configurations < classes ? i - machine : i) * stride % classes, false,
                        &f.class) &&
               (file_exists(str_formatz(&arena, "%s/machines/%s.yml", root, f.machine)) ||
                write_machine(root, f.machine, &arena, err)) &&
               write_configuration(&f);
        arena_free(&arena);
    }
    arena_free(&arena);
    return done;
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        fprintf(stderr, "usage: fixture DIR CONFIGURATIONS SIZES\n");
        return 2;
    }
    struct err err = {0};
    const long configurations = strtol(argv[2], NULL, 10);
    const long sizes = strtol(argv[3], NULL, 10);
    if (configurations < 1 || sizes < 8) {
        fprintf(stderr, "fixture: at least 1 configuration and 8 sizes\n");
        return 2;
    }
    if (write_collection(argv[1], (size_t)configurations, (int)sizes, &err))
        return 0;
    fprintf(stderr, "fixture: %s: %s\n", err.file, err.text);
    return 1;
}
