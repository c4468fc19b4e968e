#include "unit.h"

#include <fcntl.h>
#include <math.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/hash.h"
#include "render/summaries.h"
#include "scratch.h"

/* What one run stores of its configurations is what the next one finds. */
enum { SUMMARIES = 3 };

struct run {
    struct site_options options;
    struct site_machine machines[2];
    struct summary summaries[SUMMARIES];
    struct site site;
    struct site_output out;
};

/* A run that has listed the collection and made the stamps, as the last one did. */
static void begin(struct run *r, struct scratch *s)
{
    static const char *const folders[SUMMARIES] = {"a/M", "a/N", "b/M"};
    *r = (struct run){
        .options = {.version = "1.2"},
        .machines = {{.name = "M", .stamp = "m1"}, {.name = "N", .stamp = "m2"}},
        .out = {.root = s->dir, .arena = &s->arena, .folder = -1, .now_ns = INT64_MAX}};
    r->site = (struct site){.options = &r->options,
                            .arena = &s->arena,
                            .n_machines = 2,
                            .machines = r->machines,
                            .n_summaries = SUMMARIES,
                            .summaries = r->summaries};
    for (size_t i = 0; i < SUMMARIES; i++) {
        struct summary *one = &r->summaries[i];
        one->folder = folders[i];
        one->machine = r->machines[i % 2].name;
        one->on = &r->machines[i % 2];
        snprintf(one->stamp, sizeof one->stamp, "stamp %zu", i);
        snprintf(one->class_stamp, sizeof one->class_stamp, "class %zu", i / 2);
        str_list_add(&s->arena, &one->files, STR("grid.csv"));
        str_list_add(&s->arena, &one->files, STR("index.html"));
    }
    assert_true(output_begin(&r->out, &s->err));
}

/* Different values in all members, the flags those of `flag`. */
static void fill(struct summary *s, bool flag, struct arena *arena)
{
    struct facts *f = &s->facts;
    for (size_t k = 0; k < FACTS_NUMBERS; k++)
        *(double *)((char *)f + facts_numbers[k]) = 1000 + (double)k;
    f->measured = f->modelled = f->in_memory = f->virtual_cores = f->block_measured = flag;
    f->bottleneck = STR("MEM");
    f->verdict = STR("drifts");
    f->misses =
        (struct misses){.n_intervals = 5, .n_compared = 4, .n = 3, .below = 0.5, .above = 1.5};
    f->misses.items = arena_alloc(arena, 1, sizeof *f->misses.items);
    f->misses.by_cause[1] = 2;
    f->misses.largest = (struct miss){.size = 7, .measured = 8, .why = STR("because")};
    f->light = DEVIATION_UNKNOWN;
    f->n_measured = 11;
    f->n_doubtful = 12;
    int16_t *codes = arena_alloc(arena, 2, sizeof *codes);
    uint8_t *levels = arena_alloc(arena, 2, sizeof *levels);
    struct model_deviations *models = arena_alloc(arena, 2, sizeof *models);
    codes[0] = -300;
    codes[1] = 44;
    levels[1] = 3;
    models[0] = (struct model_deviations){"ECM", 2, codes, levels, 3.44, 1, 2};
    models[1] = (struct model_deviations){"Roofline", 0, NULL, NULL, 0, 0, 0};
    s->models = models;
    s->n_models = 2;
    s->collected = "2026-01-02T03:04:05Z";
    s->change = "";
    s->flop_per_lup = 21;
    s->intensity = 22;
    s->common_size = 23;
    s->common_core_mlup_per_s = 24;
    s->common_socket_mlup_per_s = 25;
    s->common_core_measured = s->complete = s->outdated = s->has_review = s->review_outdated = flag;
    s->failed = 26;
    for (size_t i = 0; i < REVIEW_SECTIONS; i++)
        s->lights[i] = (enum light)(i % (LIGHT_RED + 1));
}

static void assert_str(struct str s, const char *expected)
{
    assert_int_equal(s.len, strlen(expected));
    assert_memory_equal(s.ptr, expected, s.len);
}

static void assert_filled(const struct summary *s, bool flag)
{
    const struct facts *f = &s->facts;
    for (size_t k = 0; k < FACTS_NUMBERS; k++)
        assert_true(*(const double *)((const char *)f + facts_numbers[k]) == 1000 + (double)k);
    const bool flags[] = {f->measured,       f->modelled,       f->in_memory,
                          f->virtual_cores,  f->block_measured, s->common_core_measured,
                          s->complete,       s->outdated,       s->has_review,
                          s->review_outdated};
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        assert_int_equal(flags[i], flag);
    assert_str(f->bottleneck, "MEM");
    assert_str(f->verdict, "drifts");
    assert_int_equal(f->misses.n_intervals, 5);
    assert_int_equal(f->misses.by_cause[1], 2);
    assert_true(f->misses.above == 1.5 && f->misses.largest.measured == 8);
    assert_null(f->misses.items);
    assert_str(f->misses.largest.why, "because");
    assert_int_equal(f->light, DEVIATION_UNKNOWN);
    assert_int_equal(f->n_measured, 11);
    assert_int_equal(f->n_doubtful, 12);
    assert_int_equal(s->n_models, 2);
    assert_string_equal(s->models[0].model, "ECM");
    assert_int_equal(s->models[0].n, 2);
    assert_true(s->models[0].codes[0] == -300 && s->models[0].codes[1] == 44);
    assert_true(s->models[0].levels[0] == 0 && s->models[0].levels[1] == 3);
    assert_true(s->models[0].sum == 3.44);
    assert_true(s->models[0].n_agree == 1 && s->models[0].n_differ == 2);
    assert_string_equal(s->models[1].model, "Roofline");
    assert_string_equal(s->collected, "2026-01-02T03:04:05Z");
    assert_string_equal(s->change, "");
    assert_true(s->flop_per_lup == 21 && s->intensity == 22 && s->common_size == 23);
    assert_true(s->common_core_mlup_per_s == 24 && s->common_socket_mlup_per_s == 25);
    assert_int_equal(s->failed, 26);
    for (size_t i = 0; i < REVIEW_SECTIONS; i++)
        assert_int_equal(s->lights[i], i % (LIGHT_RED + 1));
    assert_int_equal(s->files.count, 2);
    assert_str(s->files.items[0], "grid.csv");
    assert_str(s->files.items[1], "index.html");
}

/* The first run: writes the files of all, except of `b/M`, that of machine M, and the memory. */
static void first_run(struct scratch *s)
{
    struct run r;
    begin(&r, s);
    fill(&r.summaries[0], true, &s->arena);
    fill(&r.summaries[1], false, &s->arena);
    r.summaries[2].problem = "cannot be read";
    static const char *const files[] = {"a/M/grid.csv", "a/M/index.html", "a/N/grid.csv",
                                        "a/N/index.html"};
    struct str_list machine = {0};
    site_machine_files(&r.machines[0], &s->arena, &machine);
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        assert_true(output_write(&r.out, files[i], STR("x"), &s->err));
    for (size_t i = 0; i < machine.count; i++)
        assert_true(output_write(&r.out,
                                 str_formatz(&s->arena, "machines/%.*s", STR_ARG(machine.items[i])),
                                 STR("x"), &s->err));
    assert_true(summaries_store(&r.site, &r.out, &s->err));
    assert_true(output_end(&r.out, "stamp", &s->err));
}

static void what_is_stored_is_recalled(void **state)
{
    struct scratch *s = *state;
    struct run r;
    first_run(s);
    begin(&r, s);
    assert_true(summaries_recall(&r.site, &r.out, &s->err));
    assert_int_equal(r.site.n_remembered, 2);
    for (size_t i = 0; i < 2; i++) {
        const struct summary *one = &r.summaries[i];
        assert_true(one->kept && one->class_kept && one->seen && one->points_kept);
        assert_filled(one, i == 0);
        assert_ptr_equal(one->on, &r.machines[i]);
        assert_ptr_equal(one->machine, r.machines[i].name);
    }
    assert_false(r.summaries[2].kept || r.summaries[2].seen);
    assert_true(r.machines[0].kept);
    assert_false(r.machines[1].kept); /* which has no files */
    assert_false(file_exists(path_join(&s->arena, s->dir, ".inspect-memory")));
    /* stored again, as it was and packed anew */
    const char *memory = path_join(&s->arena, s->dir, ".inspect-memory");
    struct str first, second;
    r.summaries[2].problem = "cannot be read";
    assert_true(summaries_store(&r.site, &r.out, &s->err));
    assert_true(file_read(memory, 1 << 20, &s->arena, &first, &s->err));
    r.summaries[0].kept = false;
    r.summaries[1].class_kept = false;
    assert_true(summaries_store(&r.site, &r.out, &s->err));
    assert_true(file_read(memory, 1 << 20, &s->arena, &second, &s->err));
    assert_true(str_eq(first, second));
    r.summaries[0].damaged = true;
    assert_true(summaries_store(&r.site, &r.out, &s->err));
    assert_true(file_read(memory, 1 << 20, &s->arena, &second, &s->err));
    assert_true(second.len < first.len);
    output_abandon(&r.out);
}

/* Folders and their names in order, each once, in whatever order and however often they were
 * written. */
static void files_are_listed_in_order(void **state)
{
    struct scratch *s = *state;
    static const char *const written[] = {"b/2", "a/1",   "b/1", "index.html", "a/0",
                                          "b/3", "c/d/1", "a/2", "about.html", "c/1",
                                          "b/1", "a/2",   "a/2"};
    struct run r;
    struct str list;
    begin(&r, s);
    for (size_t i = 0; i < sizeof written / sizeof *written; i++)
        assert_true(output_write(&r.out, written[i], STR("x"), &s->err));
    assert_true(output_end(&r.out, "stamp", &s->err));
    assert_true(file_read(path_join(&s->arena, s->dir, ".inspect-files"), 10000, &s->arena, &list,
                          &s->err));
    assert_string_equal(str_cstr(&s->arena, list),
                        "stamp\n about.html index.html\na 0 1 2\nb 1 2 3\nc 1\nc/d 1\n");
}

/* What the last run wrote and this one does not is removed, and folders that are empty then; files
 * of others stay. */
static void leftovers_are_removed(void **state)
{
    struct scratch *s = *state;
    static const char *const before[] = {"a/b/c/1", "a/b/2", "a/3", "d/4", "d/5", "top", "kept"};
    static const char *const left[] = {"a/foreign", "d/5", "kept"};
    static const char *const gone[] = {"a/b", "a/3", "d/4", "top"};
    struct run r;
    begin(&r, s);
    for (size_t i = 0; i < sizeof before / sizeof *before; i++)
        assert_true(output_write(&r.out, before[i], STR("x"), &s->err));
    assert_true(output_end(&r.out, "stamp", &s->err));
    scratch_put(s, "/a/foreign", STR("x"));
    assert_int_equal(unlink(path_join(&s->arena, s->dir, "a/3")), 0); /* by somebody else */
    begin(&r, s);
    assert_true(output_write(&r.out, "kept", STR("x"), &s->err));
    assert_true(output_write(&r.out, "d/5", STR("x"), &s->err));
    assert_true(output_end(&r.out, "stamp", &s->err));
    for (size_t i = 0; i < sizeof left / sizeof *left; i++)
        assert_true(file_exists(path_join(&s->arena, s->dir, left[i])));
    for (size_t i = 0; i < sizeof gone / sizeof *gone; i++)
        assert_false(file_exists(path_join(&s->arena, s->dir, gone[i])));
    /* a folder in the place of a file ends the run, and the file stays in the list */
    assert_int_equal(unlink(path_join(&s->arena, s->dir, "kept")), 0);
    scratch_put(s, "/kept/file", STR("x"));
    begin(&r, s);
    assert_true(output_write(&r.out, "d/5", STR("x"), &s->err));
    assert_false(output_end(&r.out, "stamp", &s->err));
    assert_non_null(strstr(s->err.text, "cannot remove"));
    output_abandon(&r.out);
    s->err = (struct err){0};
    struct str list;
    assert_true(file_read(path_join(&s->arena, s->dir, ".inspect-files"), 10000, &s->arena, &list,
                          &s->err));
    assert_string_equal(str_cstr(&s->arena, list), "\n kept\nd 5\n");
}

/* A file counts as written if it was not there, was not ours or got other content, whatever its
 * time: that of archives may be 0. */
static void only_new_content_counts_as_written(void **state)
{
    struct scratch *s = *state;
    static const struct timespec epoch[2] = {{0, 0}, {0, 0}};
    static const struct {
        const char *name, *content;
        size_t n_written, n_pages;
    } rows[] = {{"a.html", "x", 0, 1}, {"b", "y", 1, 1}, {"old", "z", 2, 1}, {"c.html", "z", 3, 2}};
    struct run r;
    begin(&r, s);
    assert_true(output_write(&r.out, "a.html", STR("x"), &s->err));
    assert_true(output_write(&r.out, "b", STR("x"), &s->err));
    assert_true(output_end(&r.out, "stamp", &s->err));
    assert_int_equal(r.out.n_written, 2);
    scratch_put(s, "/old", STR("z"));
    assert_int_equal(utimensat(AT_FDCWD, path_join(&s->arena, s->dir, "a.html"), epoch, 0), 0);
    begin(&r, s);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_true(output_write(&r.out, rows[i].name, str_of(rows[i].content), &s->err));
        assert_int_equal(r.out.n_written, rows[i].n_written);
        assert_int_equal(r.out.n_pages, rows[i].n_pages);
    }
    assert_true(output_end(&r.out, "stamp", &s->err));
}

/* A run that fails keeps what the last one wrote, so that the next one can remove it. */
static void files_of_failed_runs_are_listed(void **state)
{
    struct scratch *s = *state;
    struct run r;
    struct str list;
    begin(&r, s);
    assert_true(output_write(&r.out, "a/1", STR("x"), &s->err));
    assert_true(output_write(&r.out, "b/1", STR("x"), &s->err));
    assert_true(output_end(&r.out, "stamp", &s->err));
    begin(&r, s);
    assert_true(output_write(&r.out, "b/1", STR("x"), &s->err));
    assert_true(output_write(&r.out, "b/0", STR("x"), &s->err));
    output_abandon(&r.out);
    assert_true(file_read(path_join(&s->arena, s->dir, ".inspect-files"), 10000, &s->arena, &list,
                          &s->err));
    assert_string_equal(str_cstr(&s->arena, list), "\na 1\nb 0 1\n");
}

static void what_changed_is_not_recalled(void **state)
{
    struct scratch *s = *state;
    struct run r;
    first_run(s);
    begin(&r, s);
    r.summaries[0].stamp[0] = 'x';
    strcpy(r.summaries[1].class_stamp, "another");
    strcpy(r.machines[0].stamp, "m9");
    assert_true(summaries_recall(&r.site, &r.out, &s->err));
    assert_true(r.summaries[0].seen);
    assert_false(r.summaries[0].kept || r.summaries[0].points_kept);
    assert_true(r.summaries[1].kept);
    assert_false(r.summaries[1].class_kept);
    assert_string_equal(r.summaries[1].class_stamp, "another");
    assert_false(r.machines[0].kept);
    output_abandon(&r.out);
}

static void missing_files_are_not_recalled(void **state)
{
    struct scratch *s = *state;
    struct run r;
    first_run(s);
    begin(&r, s);
    assert_int_equal(unlink(path_join(&s->arena, s->dir, "a/N/grid.csv")), 0);
    assert_true(summaries_recall(&r.site, &r.out, &s->err));
    assert_true(r.summaries[0].kept);
    assert_true(r.summaries[1].seen);
    assert_false(r.summaries[1].kept);
    output_abandon(&r.out);
}

/* A memory of another version or layout, and one that was cut or changed, is as none. */
static void foreign_memories_are_ignored(void **state)
{
    struct scratch *s = *state;
    const char *memory = path_join(&s->arena, s->dir, ".inspect-memory");
    struct str whole;
    first_run(s);
    assert_true(file_read(memory, 1 << 20, &s->arena, &whole, &s->err));
    const size_t head = str_find(whole, '\n') + 1 + HASH_CHARS;
    for (size_t cut = 0; cut <= whole.len; cut += cut + 1 < head || cut + 40 > whole.len ? 1 : 37) {
        struct run r;
        begin(&r, s);
        assert_true(file_write_lazily(memory, str_slice(whole, 0, cut), &s->err));
        assert_true(summaries_recall(&r.site, &r.out, &s->err));
        assert_int_equal(r.site.n_remembered, cut == whole.len ? 2 : 0);
        output_abandon(&r.out);
    }
    for (size_t at = 0; at < whole.len; at += at < head ? 1 : 61) {
        struct run r;
        begin(&r, s);
        char *changed = str_cstr(&s->arena, STR(""));
        changed = arena_copy(&s->arena, whole.ptr, whole.len, 1);
        changed[at] ^= 1;
        assert_true(file_write_lazily(memory, (struct str){changed, whole.len}, &s->err));
        assert_true(summaries_recall(&r.site, &r.out, &s->err));
        assert_int_equal(r.site.n_remembered, 0);
        output_abandon(&r.out);
    }
}

/* A body that ends early behind a right hash: nothing after that is taken. */
static void short_bodies_are_ignored(void **state)
{
    struct scratch *s = *state;
    const char *memory = path_join(&s->arena, s->dir, ".inspect-memory");
    struct str whole;
    first_run(s);
    assert_true(file_read(memory, 1 << 20, &s->arena, &whole, &s->err));
    const size_t head = str_find(whole, '\n') + 1;
    const size_t body = head + HASH_CHARS;
    size_t most = 0;
    for (size_t len = 0; len < whole.len - body; len += 3) {
        struct run r;
        begin(&r, s);
        char *text = arena_copy(&s->arena, whole.ptr, body + len, 1);
        hash_bytes((struct str){text + body, len}, text + head);
        assert_true(file_write_lazily(memory, (struct str){text, body + len}, &s->err));
        assert_true(summaries_recall(&r.site, &r.out, &s->err));
        assert_true(r.site.n_remembered <= 1);
        most = r.site.n_remembered > most ? r.site.n_remembered : most;
        output_abandon(&r.out);
    }
    assert_int_equal(most, 1);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_setup, scratch_teardown)
    const struct CMUnitTest tests[] = {
        TEST(what_is_stored_is_recalled),      TEST(what_changed_is_not_recalled),
        TEST(missing_files_are_not_recalled),  TEST(foreign_memories_are_ignored),
        TEST(short_bodies_are_ignored),        TEST(files_are_listed_in_order),
        TEST(files_of_failed_runs_are_listed), TEST(only_new_content_counts_as_written),
        TEST(leftovers_are_removed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
