#include "unit.h"

#include <string.h>

#include "collect/host/core_counters.h"
#include "collect/machinefile/load.h"
#include "machine/sample.h"

/* A machine without metrics whose core is that of a file of the program's own. */
static struct machine like(const char *name, struct arena *arena)
{
    struct err err = {0};
    struct machine known;
    assert_true(machine_load(name, arena, &known, &err));
    struct machine m = sample_machine();
    m.vendor = known.vendor;
    m.family = known.family;
    m.model = known.model;
    m.stepping = known.stepping;
    m.family_known = known.family_known;
    m.model_known = known.model_known;
    m.stepping_known = known.stepping_known;
    return m;
}

static void assert_same_text(const char *a, const char *b)
{
    assert_int_equal(a == NULL, b == NULL);
    if (a != NULL)
        assert_string_equal(a, b);
}

static void a_known_core_gets_its_metrics(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine from;
    assert_true(machine_load("CascadelakeSP_Gold-6248_SNC", &arena, &from, &err));
    struct machine m = like("CascadelakeSP_Gold-6248_SNC", &arena);
    core_counters_add(&m, &arena);
    assert_non_null(m.counters_overlapping);
    assert_string_equal(m.counters_overlapping, from.counters_overlapping);
    assert_same_text(m.counters_non_overlapping, from.counters_non_overlapping);
    assert_same_text(m.memory_counters_loads, from.memory_counters_loads);
    assert_same_text(m.memory_counters_stores, from.memory_counters_stores);
    for (int i = 0; i < m.n_caches; i++) {
        assert_same_text(m.caches[i].counters_loads, from.caches[i].counters_loads);
        assert_same_text(m.caches[i].counters_stores, from.caches[i].counters_stores);
        assert_same_text(m.caches[i].counters_misses, from.caches[i].counters_misses);
        assert_same_text(m.caches[i].counters_evicts, from.caches[i].counters_evicts);
    }
    assert_non_null(from.caches[0].counters_misses);
    assert_non_null(from.caches[0].counters_evicts);
    assert_int_equal(m.n_provenance, 2);
    assert_string_equal(m.provenance[0].group, "all");
    assert_string_equal(m.provenance[1].group, "counters");
    assert_int_equal(m.provenance[1].kind, PROVENANCE_ASSUMED);
    assert_string_equal(m.provenance[1].how,
                        "those of CascadelakeSP_Gold-6248_SNC, the same core; cache slices and "
                        "memory channels may differ in number");
    arena_free(&arena);
}

/* Family and model of Skylake-SP and Cascade Lake-SP are the same; the stepping differs. */
static void the_closest_stepping_counts(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m = like("SkylakeSP_Gold-6148", &arena);
    m.stepping = 3;
    core_counters_add(&m, &arena);
    assert_non_null(strstr(m.provenance[1].how, "SkylakeSP_Gold-6148,"));
    arena_free(&arena);
}

static void nothing_is_made_up(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine unknown = sample_machine();
    core_counters_add(&unknown, &arena);
    assert_null(unknown.counters_overlapping);
    assert_int_equal(unknown.n_provenance, 1);
    struct machine two_caches = like("SkylakeSP_Gold-6148", &arena);
    two_caches.n_caches = 2;
    core_counters_add(&two_caches, &arena);
    assert_null(two_caches.counters_overlapping);
    for (int difference = 0; difference < 6; difference++) {
        struct machine other = like("SkylakeSP_Gold-6148", &arena);
        switch (difference) {
        case 0:
            other.vendor = "AMD";
            break;
        case 1:
            other.vendor = NULL;
            break;
        case 2:
            other.family++;
            break;
        case 3:
            other.family_known = false;
            break;
        case 4:
            other.model++;
            break;
        default:
            other.model_known = false;
        }
        core_counters_add(&other, &arena);
        assert_null(other.counters_overlapping);
        assert_int_equal(other.n_provenance, 1);
    }
    struct machine own = like("SkylakeSP_Gold-6148", &arena);
    own.caches[1].counters_misses = "MISSES:PMC0";
    core_counters_add(&own, &arena);
    assert_null(own.counters_overlapping);
    assert_string_equal(own.caches[1].counters_misses, "MISSES:PMC0");
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_known_core_gets_its_metrics),
        cmocka_unit_test(the_closest_stepping_counts),
        cmocka_unit_test(nothing_is_made_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
