#include "unit.h"

#include <math.h>

#include "collect/import/import_page.h"
#include "collect/import/import_tables.h"

struct reading {
    struct arena arena;
    struct err err;
    struct str_list notes;
    struct imported_table table;
};

static bool read_as(struct reading *r, enum import_table kind, struct str text)
{
    *r = (struct reading){0};
    return import_table_read(kind, text, "t.csv", &r->arena, &r->table, &r->notes, &r->err);
}

/* A header of the 54 columns, and rows with so many cells, each containing its number. */
static struct str standard(struct arena *arena, const size_t *cells, size_t rows)
{
    struct sb text = {.arena = arena};
    for (size_t c = 0; c < R_STANDARD; c++)
        csv_add(&text, str_of(import_column_name(IMPORT_RESULTS, c)));
    csv_end(&text);
    for (size_t row = 0; row < rows; row++) {
        for (size_t c = 0; c < cells[row]; c++)
            csv_add_number(&text, (double)c + 1, 6);
        csv_end(&text);
    }
    return sb_str(&text);
}

/* As in older files: groups and parts of columns; some parts are missing, counted accesses precede
 * the transfers, the last names are missing, and commas follow. */
static void reads_three_header_rows(void **state)
{
    (void)state;
    struct reading r;
    assert_true(
        read_as(&r, IMPORT_RESULTS,
                STR(",Roofline,,,,ECM,,,,,,,Data Transfer,,,,,,,,\n"
                    ",Layer Conditions,,,Benchmark,Layer Condition,,,,,,Benchmark,L1-L2 "
                    "(B/LUP),,,,L3-MEM (B/LUP),,,,,\n"
                    "N(^3),GFLOP/s,MLUP/s,Arithmetic Intensity,MLUP/s,T_OL,T_nOL,T_L1L2,T_L2L3,"
                    "T_L3MEM,cy/CL,cy/CL,access,load,evict,total,access\n"
                    "600,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19\n")));
    assert_int_equal(r.table.rows, 1);
    assert_true(import_value(&r.table, 0, R_SIZE) == 600);
    assert_true(import_value(&r.table, 0, R_ROOFLINE_LC_GFLOPS) == 1);
    assert_true(import_value(&r.table, 0, R_BENCH_MLUPS) == 4);
    assert_true(import_value(&r.table, 0, R_LC + 5) == 10);
    assert_true(import_value(&r.table, 0, R_BENCH_CYCLES) == 11);
    assert_true(import_value(&r.table, 0, R_ACCESSES) == 12);
    assert_true(import_value(&r.table, 0, R_BENCH_TRANSFER) == 13);
    assert_true(import_value(&r.table, 0, R_ACCESSES + 2) == 16);
    assert_true(import_value(&r.table, 0, R_BENCH_TRANSFER + 6) == 17);
    assert_true(import_value(&r.table, 0, R_BENCH_TRANSFER + 8) == 19);
    assert_true(isnan(import_value(&r.table, 0, R_CS)));
    assert_true(isnan(import_value(&r.table, 0, R_PHENO)));
    assert_int_equal(r.notes.count, 1); /* columns are missing */
    arena_free(&r.arena);
}

static void reads_whole_and_short_rows(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct reading r;
    const size_t cells[] = {54, 49, 50, 34, 53};
    assert_true(read_as(&r, IMPORT_RESULTS, standard(&arena, cells, 5)));
    assert_int_equal(r.table.rows, 4);
    assert_int_equal(r.notes.count, 5); /* three short forms, a refused row, repeated sizes */
    assert_true(import_value(&r.table, 0, R_BENCH_CYCLES) == 22);
    assert_true(import_value(&r.table, 0, R_LC_TRANSFER + 8) == 54);
    /* without the five cells of the ECM from counters, the transfers follow the measurement */
    assert_true(isnan(import_value(&r.table, 1, R_PHENO)));
    assert_true(import_value(&r.table, 1, R_BENCH_TRANSFER) == 23);
    assert_true(import_value(&r.table, 1, R_LC_TRANSFER + 8) == 49);
    /* without a measurement, the predicted transfers are the last 18 */
    assert_true(isnan(import_value(&r.table, 2, R_BENCH_CYCLES)));
    assert_true(import_value(&r.table, 2, R_CS_TRANSFER) == 33);
    assert_true(import_value(&r.table, 2, R_LC_TRANSFER + 8) == 50);
    /* the number of accesses precedes the three cells of each edge */
    assert_true(import_value(&r.table, 3, R_BENCH_CYCLES) == 22);
    assert_true(import_value(&r.table, 3, R_ACCESSES) == 23);
    assert_true(import_value(&r.table, 3, R_BENCH_TRANSFER) == 24);
    assert_true(import_value(&r.table, 3, R_BENCH_TRANSFER + 8) == 34);
    assert_true(isnan(import_value(&r.table, 3, R_CS_TRANSFER)));
    arena_free(&r.arena);
    arena_free(&arena);
}

static void reads_named_columns_in_any_order(void **state)
{
    (void)state;
    struct reading r;
    assert_true(read_as(&r, IMPORT_RESULTS,
                        STR("N^3,ECM LC MLUPs,Benchmark cycl,mood\n10,300.5, .62,good\n")));
    assert_true(import_value(&r.table, 0, R_ECM_LC_MLUPS) == 300.5);
    assert_true(import_value(&r.table, 0, R_BENCH_CYCLES) == 0.62);
    assert_int_equal(r.notes.count, 2); /* `mood`, and missing columns */
    arena_free(&r.arena);
    assert_true(read_as(&r, IMPORT_RESULTS, STR("Benchmark cycl,N^3\n5,1\n")));
    assert_true(import_value(&r.table, 0, R_SIZE) == 1);
    arena_free(&r.arena);
    assert_true(read_as(&r, IMPORT_SCALING,
                        STR("N,threads,iterations,time,blocking factor,flop,lup,Gflop/s,Gflop/s "
                            "(Roofline),Mlup/s,Mlup/s (Roofline),cy/CL,cy/CL (ECM),MLUP/s "
                            "(ECM),l1-l2 miss,l1-l2 evict,l2-l3 miss,l2-l3 evict,l3-mem "
                            "miss,l3-mem evict,l1-l2 total,l2-l3 total,l3-mem total\n"
                            "1010,2,likwid-perfctr,17.1}],,,,5.37,CPU bound. "
                            "5.7,537.73,571.00,34.22,31.91,576.62,1,2,3,4,5,6\n")));
    assert_int_equal(r.notes.count, 0);
    assert_true(import_value(&r.table, 0, S_BENCH_MLUPS) == 537.73);
    assert_true(import_value(&r.table, 0, S_ECM_MLUPS) == 576.62);
    assert_true(import_value(&r.table, 0, S_TRANSFER + 5) == 6);
    arena_free(&r.arena);
}

/* All 54 columns under three header rows, so that short rows are counted as in other files. */
static void takes_three_header_rows(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct reading r;
    struct sb text = {.arena = &arena};
    const char *const edges = "L1-L2 (B/LUP),,,L2-L3 (B/LUP),,,L3-MEM (B/LUP),,";
    sb_addz(&text, ",Roofline\n,Cache Simulator,,,Layer Conditions,,,ECM,Benchmark,");
    sb_addz(&text, "Cache Simulator,,,,,,Layer Condition,,,,,,Benchmark,");
    sb_addf(&text, "Phenomenological ECM,,,,,%s,%s,%s\nN(^3)\n", edges, edges, edges);
    for (int row = 0; row < 2; row++) {
        for (size_t c = 0; c < (row == 0 ? R_STANDARD : 49); c++)
            sb_addf(&text, "%s%zu", c == 0 ? "" : ",", c + 1);
        sb_addc(&text, '\n');
    }
    assert_true(read_as(&r, IMPORT_RESULTS, sb_str(&text)));
    assert_int_equal(r.table.rows, 2);
    for (size_t c = 0; c < R_STANDARD; c++)
        assert_true(import_value(&r.table, 0, c) == (double)c + 1);
    assert_true(import_value(&r.table, 1, R_BENCH_TRANSFER) == 23);
    arena_free(&r.arena);
    arena_free(&arena);
}

static void says_what_is_not_a_number(void **state)
{
    (void)state;
    struct reading r;
    assert_true(
        read_as(&r, IMPORT_RESULTS,
                STR("N^3,Benchmark MLUPs,Benchmark cycl\n10,nan,-3\n20,inf,1e99\n30,,7\n")));
    assert_int_equal(r.notes.count, 5); /* and missing columns */
    for (size_t row = 0; row < 3; row++)
        assert_true(isnan(import_value(&r.table, row, R_BENCH_MLUPS)));
    assert_true(isnan(import_value(&r.table, 1, R_BENCH_CYCLES)));
    assert_true(import_value(&r.table, 2, R_BENCH_CYCLES) == 7);
    arena_free(&r.arena);
}

static void refuses_other_tables(void **state)
{
    (void)state;
    const struct str others[] = {STR(""), STR("\n\n"), STR("size,threads\n1,2\n"), STR("N^3\n5\n"),
                                 STR("\"")};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        struct reading r;
        assert_false(read_as(&r, IMPORT_RESULTS, others[i]));
        assert_int_not_equal(r.err.kind, ERR_NONE);
        arena_free(&r.arena);
    }
}

static void reads_a_page(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct imported_page page;
    const struct str text =
        STR("---\n\ntitle: \"A: b\"\nflop : \"13\"\nscaling: [ \"10\" ]\n---\n\n"
            "{%- capture source_code -%}\nfor(;;);\n{%- endcapture -%}\n"
            "{%- capture empty -%}{%- endcapture -%}\n{%- capture cut -%} x");
    assert_true(import_page_read(text, "index.md", &arena, &page, &err));
    assert_true(str_eq(import_field(&page, "title"), STR("A: b")));
    assert_true(str_eq(import_field(&page, "flop"), STR("13")));
    assert_int_equal(import_field(&page, "scaling").len, 0);
    assert_true(str_eq(import_capture(&page, "source_code"), STR("for(;;);")));
    assert_int_equal(import_capture(&page, "empty").len, 0);
    assert_true(str_eq(import_capture(&page, "cut"), STR("x")));
    assert_int_equal(import_capture(&page, "none").len, 0);
    arena_free(&arena);
}

static void refuses_other_pages(void **state)
{
    (void)state;
    const struct str others[] = {STR(""),
                                 STR("# A page"),
                                 STR("---\ntitle: x\n"),
                                 STR("---\n- a\n---\n"),
                                 STR("---\na: &x b\nc: *x\n---\n"),
                                 STR("---")};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct imported_page page;
        assert_false(import_page_read(others[i], "index.md", &arena, &page, &err));
        assert_int_not_equal(err.kind, ERR_NONE);
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_three_header_rows),
        cmocka_unit_test(reads_whole_and_short_rows),
        cmocka_unit_test(reads_named_columns_in_any_order),
        cmocka_unit_test(takes_three_header_rows),
        cmocka_unit_test(says_what_is_not_a_number),
        cmocka_unit_test(refuses_other_tables),
        cmocka_unit_test(reads_a_page),
        cmocka_unit_test(refuses_other_pages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
