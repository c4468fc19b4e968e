#include "unit.h"

#include <math.h>
#include <string.h>

#include "collect/machine/sheet.h"
#include "machine/sample.h"

static void shared_caches_are_divided(void **state)
{
    (void)state;
    const struct machine m = sample_machine();
    struct hierarchy h;
    machine_hierarchy(&m, 1, &h);
    assert_int_equal(h.n_levels, 3);
    assert_int_equal(h.levels[2].sets, 8190);
    machine_hierarchy(&m, 3, &h);
    assert_int_equal(h.levels[0].sets, 64);
    assert_int_equal(h.levels[2].sets, 2730);
    /* more cores than share the cache: the others have their own */
    machine_hierarchy(&m, 12, &h);
    assert_int_equal(h.levels[2].sets, 8190 / 4);
}

/* Large numbers of sets are multiples of 64, so that they can be simulated in slices. */
static void effective_sizes_can_be_cut(void **state)
{
    (void)state;
    static const struct {
        double sets;
        uint64_t part; /* of 3 cores */
    } cases[] = {
        {100000, UINT64_C(33333) / 64 * 64}, {3 * 16383, 16383}, {3 * 16384, 16384}, {1, 1}};
    struct machine m = sample_machine();
    struct hierarchy h;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        m.caches[2].effective_bytes = cases[i].sets * 16 * 64;
        machine_hierarchy(&m, 3, &h);
        assert_int_equal(h.levels[2].sets, cases[i].part);
    }
}

/* The effective size was measured: half of the sets, which several busy cores share. */
static void an_effective_size_leaves_fewer_sets(void **state)
{
    (void)state;
    struct machine m = sample_machine();
    struct hierarchy h;
    m.caches[2].effective_bytes = 0.5 * machine_cache_bytes(&m, 2);
    machine_hierarchy(&m, 1, &h);
    assert_int_equal(h.levels[2].sets, 8190 / 2);
    assert_int_equal(h.levels[2].ways, 16);
    machine_hierarchy(&m, 3, &h);
    assert_int_equal(h.levels[2].sets, 8190 / 2 / 3);
    assert_true(machine_cache_bytes(&m, 2) == 8190. * 16 * 64);
}

static void division_stops_at_the_numa_domain_and_at_one_set(void **state)
{
    (void)state;
    struct machine m = sample_machine();
    m.caches[2].cores_per_group = 12;
    struct hierarchy h;
    machine_hierarchy(&m, 12, &h);
    assert_int_equal(h.levels[2].sets, 8190 / 6);
    m.caches[2].cache.sets = 2;
    machine_hierarchy(&m, 12, &h);
    assert_int_equal(h.levels[2].sets, 1);
}

/* The stream counts and factors of machine_mem_bw.csv, i.e. of Kerncraft's rule. */
static void mixes_have_kerncrafts_ratios(void **state)
{
    (void)state;
    const double ratio[] = {INFINITY, 2, 1, 2, 4};
    const double factor[] = {1, 1.5, 1, 1, 1.25};
    for (int i = 0; i < 5; i++) {
        assert_true(machine_mix_ratio(&sample_mixes[i]) == ratio[i]);
        assert_true(machine_write_allocate_factor(&sample_mixes[i]) == factor[i]);
    }
}

static void expect_mix(double loads, double stores, const char *name)
{
    const struct machine m = sample_machine();
    struct err err = {0};
    double bytes_per_s = 0;
    int mix = -1;
    assert_true(machine_bandwidth(&m, 3, 1, loads, stores, &bytes_per_s, &mix, &err));
    assert_string_equal(m.mixes[mix].name, name);
}

static void the_closest_mix_wins(void **state)
{
    (void)state;
    expect_mix(1, 0, "load");
    expect_mix(0, 0, "load");
    expect_mix(2, 1, "copy"); /* not daxpy: the alphabetically first of equals */
    expect_mix(3, 1, "copy"); /* copy and triad are equally far */
    expect_mix(3.1, 1, "triad");
    expect_mix(100, 1, "triad");
    expect_mix(1.4, 1, "update");
    expect_mix(0, 1, "update");
}

static void bandwidth_counts_write_allocate_below_l1(void **state)
{
    (void)state;
    const struct machine m = sample_machine();
    struct err err = {0};
    double bytes_per_s = 0;
    assert_true(machine_bandwidth(&m, 3, 2, 2, 1, &bytes_per_s, NULL, &err));
    assert_true(bytes_per_s == 18e9 * 1.5);
    assert_true(machine_bandwidth(&m, 0, 1, 1, 1, &bytes_per_s, NULL, &err));
    assert_true(bytes_per_s == 100e9);
    /* one thread per core is preferred */
    assert_true(machine_bandwidth(&m, 3, 1, 1, 0, &bytes_per_s, NULL, &err));
    assert_true(bytes_per_s == 15e9);
}

static void more_cores_than_measured_are_further_domains(void **state)
{
    (void)state;
    const struct machine m = sample_machine();
    struct err err = {0};
    double bytes_per_s = 0;
    assert_true(machine_bandwidth(&m, 3, 13, 1, 0, &bytes_per_s, NULL, &err));
    assert_true(bytes_per_s == 2 * 25e9 + 15e9);
    assert_true(machine_bandwidth(&m, 3, 12, 1, 0, &bytes_per_s, NULL, &err));
    assert_true(bytes_per_s == 2 * 25e9);
}

static void saturation_is_the_largest(void **state)
{
    (void)state;
    const struct machine m = sample_machine();
    struct err err = {0};
    double bytes_per_s = 0;
    int mix = -1;
    assert_true(machine_saturated_bandwidth(&m, 3, 3, 1, 0, &bytes_per_s, &mix, &err));
    assert_true(bytes_per_s == 26e9);
    assert_int_equal(mix, 0);
}

static void a_level_without_measurement_is_an_error(void **state)
{
    (void)state;
    const struct machine m = sample_machine();
    struct err err = {0};
    double bytes_per_s = 0;
    assert_false(machine_bandwidth(&m, 2, 1, 1, 0, &bytes_per_s, NULL, &err));
    assert_non_null(strstr(err.text, "L3"));
}

static void lookups_by_name(void **state)
{
    (void)state;
    const struct machine m = sample_machine();
    assert_non_null(machine_compiler(&m, STR("gcc")));
    assert_null(machine_compiler(&m, STR("icc")));
    assert_ptr_equal(machine_mix(&m, STR("triad")), &m.mixes[4]);
    assert_string_equal(machine_level_name(&m, 2), "L3");
    assert_string_equal(machine_level_name(&m, 3), "MEM");
}

static const char *roofline_of(const struct machine *m, int cores, struct arena *arena)
{
    struct sb text = {.arena = arena};
    machine_roofline(m, cores, &text);
    return sb_cstr(&text);
}

/* More domains than were measured have a roofline; if there is none, the reason is given. */
static void no_roofline_has_a_reason(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m = sample_machine();
    assert_non_null(strstr(roofline_of(&m, 3, &arena), "Roofline of 3 cores"));
    assert_non_null(strstr(roofline_of(&m, 12, &arena), "Roofline of 12 cores"));
    m.peak_dp.total = 0;
    assert_non_null(strstr(roofline_of(&m, 1, &arena), "No roofline: the file has no peak"));
    m = sample_machine();
    m.clock_hz = 0;
    assert_non_null(strstr(roofline_of(&m, 1, &arena), "No roofline: the file has no clock"));
    m = sample_machine();
    m.n_bandwidths = 1; /* only L1 */
    assert_non_null(strstr(roofline_of(&m, 1, &arena), "no measured bandwidth of MEM"));
    arena_free(&arena);
}

static void the_sheet_says_all(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m = sample_machine();
    struct sb text = {.arena = &arena};
    m.caches[2].effective_bytes = 1 << 20;
    m.caches[2].cores_per_group = 2;
    m.sockets = 2;
    m.threads_per_core = 1;
    m.caches[0].cache.inclusive = true;
    machine_sheet(&m, &text);
    assert_string_equal(
        sb_cstr(&text),
        "Sample_1\n"
        "model         Sample 1 (Sample)\n"
        "core          sample, x86-64, family 6 stepping 0\n"
        "clock         2.5 GHz, base 2.4 GHz\n"
        "topology      2 sockets of 12 cores with 1 thread\n"
        "NUMA          2 domains per socket, 6 cores each, 8 GiB\n"
        "setup         turbo off, governor performance, NUMA balancing on, huge pages madvise\n"
        "\n"
        "Caches, lines of 64 B; registers-L1 transfers do not overlap\n"
        "  L1  32 KiB         64 sets x  8 ways, LRU, write-allocate, inclusive, private\n"
        "      to L2   64 B/cy half duplex, does not overlap\n"
        "  L2  256 KiB       512 sets x  8 ways, LRU, write-allocate, private\n"
        "      to L3   32 B/cy half duplex + 2 cy/load, does not overlap\n"
        "  L3  7.998 MiB    8190 sets x 16 ways, LRU, write-allocate, shared by 2 cores\n"
        "      of which one core uses 1 MiB\n"
        "      to MEM  measured bandwidth + 3 cy/CL, does not overlap\n"
        "\n"
        "peak double   16 FLOP/cy (FMA 16, ADD 4, MUL 8)\n"
        "peak single   0 FLOP/cy (FMA 0, ADD 0, MUL 0)\n"
        "compilers     gcc -O3 -march=native\n"
        "analysers     llvm-mca -mcpu=none, data ports P0\n"
        "\n"
        "Bandwidths in GB/s\n"
        "  level cores      load      copy    update     daxpy     triad\n"
        "  L1        1         -       100         -         -         -\n"
        "  L1        6         -         -         -         -         -\n"
        "  L2        1         -         -         -         -         -\n"
        "  L2        6         -         -         -         -         -\n"
        "  L3        1         -         -         -         -         -\n"
        "  L3        6         -         -         -         -         -\n"
        "  MEM       1        15        10        12        10        11\n"
        "  MEM       6        25        20        22        20        21\n"
        "\n"
        "Fit of the transfers, one core\n"
        "cy/CL     L1                       L2                       L3                       MEM  "
        "                  \n"
        "          measured    ECM          measured    ECM          measured    ECM          "
        "measured    ECM        \n"
        "load          2.00   2.50 +25.0 %\n"
        "copy    \n"
        "update  \n"
        "daxpy   \n"
        "triad   \n"
        "hypothesis zen, typical deviation below L1 0.0 %\n"
        "\n"
        "Where the values come from\n"
        "  all               assumed    made up for tests, 2020-01-02\n");
    arena_free(&arena);
}

/* One core per domain gives one row per level; what was measured of the core is listed. */
static void the_sheet_of_a_measured_core(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m = sample_machine();
    struct sb text = {.arena = &arena};
    m.cores_per_numa_domain = 1;
    m.memory_bytes_per_numa_domain = 0;
    m.n_mixes = 2;
    m.n_caches = 2;
    m.n_fit = m.n_analysers = 0;
    m.base_clock_hz = 0;
    m.sockets = m.numa_domains_per_socket = 1;
    m.family_known = m.stepping_known = false;
    m.model_known = true;
    m.model = 7;
    m.registers_overlap = m.caches[0].overlaps = true;
    m.caches[0].duplex = DUPLEX_FULL;
    m.caches[0].penalty.cy_per_store = 1.5;
    m.caches[1].cache.write_allocate = false;
    m.caches[1].cache.write_combining = m.caches[1].cache.exclusive = true;
    m.caches[1].cache.victims_to = 2;
    m.caches[1].effective_bytes = 1;
    m.setup = (struct machine_setup){0};
    m.core = (struct machine_core){.n_accesses = 2,
                                   .accesses = {{16, 0.5, 1, 1, 2, 0.75}, {64, 0.6, 1.2, 2, 4, 1}},
                                   .row_cy = 12.5};
    m.compositions[0] = (struct machine_composition){
        .near_share = 0.5,
        .far_share = 0.25,
        .memory_share = 0.75,
        .source_share = 1,
        .core_factor = 1.1,
        .data_factor = 2,
        .levels = {{.error = 0.01, .low = 0.9, .high = 1.1},
                   {.cy_per_load = 2, .cy_per_store = 3, .error = 0.02, .low = 0.8, .high = 1.2},
                   {.cy_per_load = 4, .cy_per_store = 5, .duplex = DUPLEX_FULL, .high = 1.5}}};
    m.n_compositions = 1;
    machine_sheet(&m, &text);
    assert_string_equal(
        sb_cstr(&text),
        "Sample_1\n"
        "model         Sample 1 (Sample)\n"
        "core          sample, x86-64, model 7\n"
        "clock         2.5 GHz\n"
        "topology      1 socket of 12 cores with 2 threads\n"
        "NUMA          1 domain per socket, 1 core each\n"
        "setup         turbo not known, governor not known, NUMA balancing not known, huge pages "
        "not known\n"
        "\n"
        "Caches, lines of 64 B; registers-L1 transfers overlap\n"
        "  L1  32 KiB         64 sets x  8 ways, LRU, write-allocate, private\n"
        "      to L2   64 B/cy full duplex + 1.5 cy/store, overlaps\n"
        "  L2  256 KiB       512 sets x  8 ways, LRU, no write-allocate, combines writes, "
        "exclusive, passes victims on, private\n"
        "      of which one core uses 1 B\n"
        "      to MEM  measured bandwidth + 2 cy/load, does not overlap\n"
        "\n"
        "peak double   16 FLOP/cy (FMA 16, ADD 4, MUL 8)\n"
        "peak single   0 FLOP/cy (FMA 0, ADD 0, MUL 0)\n"
        "compilers     gcc -O3 -march=native\n"
        "\n"
        "Bandwidths in GB/s\n"
        "  level cores      load      copy\n"
        "  L1        1         -       100\n"
        "  L2        1         -         -\n"
        "  MEM       1         -         -\n"
        "\n"
        "Accesses to L1, cy per instruction\n"
        "bits        load   split   store   split  store beside loads\n"
        "128         0.50    1.00    1.00    2.00  0.75\n"
        "512         0.60    1.20    2.00    4.00  1.00\n"
        "a row takes 12.5 cy besides its code\n"
        "\n"
        "Composition of one core's times\n"
        "hypothesis not known; of the shorter of two times counts: T_RegL1 and L2 0.5, these and "
        "lines from\n"
        "caches beyond 0.25 or from memory 0.75, sources beyond L2 1; the analyser's T_comp times "
        "1.1,\nits T_RegL1 times 2\n"
        "lines of   cy/load  cy/store  duplex      error  measured / predicted, 80 %\n"
        "L1                                        1.0 %  0.90 to 1.10\n"
        "L2            2.00      3.00  half        2.0 %  0.80 to 1.20\n"
        "MEM           4.00      5.00  full        0.0 %  0.00 to 1.50\n"
        "\n"
        "Where the values come from\n"
        "  all               assumed    made up for tests, 2020-01-02\n");
    arena_free(&arena);
}

/* By mix and level; the time of L1 is not a transfer, and not part of the deviation. */
static void the_fit_is_reported(void **state)
{
    (void)state;
    static const struct fit_point fit[] = {
        {.mix = 0, .level = 0, .measured_cy_per_cl = 2, .predicted_cy_per_cl = 4},
        {.mix = 0, .level = 1, .measured_cy_per_cl = 5, .predicted_cy_per_cl = 5.5},
        {.mix = 1, .level = 1, .measured_cy_per_cl = 10, .predicted_cy_per_cl = 9},
    };
    struct arena arena = {0};
    struct machine m = sample_machine();
    struct sb text = {.arena = &arena};
    m.n_fit = 0;
    machine_fit_report(&m, &text);
    assert_int_equal(sb_str(&text).len, 0);
    m.fit = fit;
    m.n_fit = 3;
    m.n_mixes = 2;
    m.n_caches = 1;
    machine_fit_report(&m, &text);
    assert_string_equal(sb_cstr(&text),
                        "cy/CL     L1                       MEM                    \n"
                        "          measured    ECM          measured    ECM        \n"
                        "load          2.00   4.00 +100.0 %      5.00   5.50 +10.0 %\n"
                        "copy         10.00   9.00 -10.0 %\n"
                        "hypothesis zen, typical deviation below L1 10.0 %\n");
    arena_free(&arena);
}

static void edges_tell_their_penalties(void **state)
{
    (void)state;
    static const char *const expected[] = {
        "64 B/cy half duplex",
        "32 B/cy half duplex + 2 cy/load",
        "measured bandwidth + 3 cy/CL",
    };
    struct arena arena = {0};
    const struct machine m = sample_machine();
    for (int cache = 0; cache < m.n_caches; cache++) {
        struct sb text = {.arena = &arena};
        machine_transfer_text(&m, cache, &text);
        assert_string_equal(sb_cstr(&text), expected[cache]);
    }
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shared_caches_are_divided),
        cmocka_unit_test(effective_sizes_can_be_cut),
        cmocka_unit_test(an_effective_size_leaves_fewer_sets),
        cmocka_unit_test(the_sheet_says_all),
        cmocka_unit_test(the_sheet_of_a_measured_core),
        cmocka_unit_test(the_fit_is_reported),
        cmocka_unit_test(edges_tell_their_penalties),
        cmocka_unit_test(division_stops_at_the_numa_domain_and_at_one_set),
        cmocka_unit_test(mixes_have_kerncrafts_ratios),
        cmocka_unit_test(the_closest_mix_wins),
        cmocka_unit_test(bandwidth_counts_write_allocate_below_l1),
        cmocka_unit_test(more_cores_than_measured_are_further_domains),
        cmocka_unit_test(saturation_is_the_largest),
        cmocka_unit_test(a_level_without_measurement_is_an_error),
        cmocka_unit_test(lookups_by_name),
        cmocka_unit_test(no_roofline_has_a_reason),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
