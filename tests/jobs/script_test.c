#include "unit.h"

#include <string.h>

#include "base/file.h"
#include "base/proc.h"
#include "base/shell_word.h"
#include "collect/jobs/script.h"

static const struct job_host slurm_host = {
    .name = "h", .machine = "M", .scheduler = "slurm", .account = "acc", .walltime_minutes = 30};
static const struct script quick = {.set = "quick",
                                    .name = "h-quick",
                                    .inspect = "i",
                                    .root = "/",
                                    .collection = "c",
                                    .folder = "jobs/h-quick",
                                    .command = "c",
                                    .n_tasks = 2};

static struct str filled(const char *template, const struct script *s, const struct job_host *host,
                         struct arena *arena)
{
    struct err err = {0};
    struct str holes;
    struct str text;
    assert_true(file_read(template, 1 << 16, arena, &holes, &err));
    assert_true(script_text(s, host, holes, arena, &text, &err));
    return text;
}

/* The scripts of both schedulers are accepted by the shell, whatever the paths are. */
static void scripts_are_shell(void **state)
{
    (void)state;
    static const char *const templates[] = {"templates/jobs/slurm.sh", "templates/jobs/shell.sh",
                                            "templates/jobs/render.sh"};
    const char *const setup[] = {"module load gcc", "export A='b c'"};
    const struct job_host host = {.name = "h",
                                  .machine = "M",
                                  .scheduler = "slurm",
                                  .partition = "p",
                                  .walltime_minutes = 30,
                                  .exclusive = true,
                                  .max_tasks = 3,
                                  .setup = setup,
                                  .setup_count = 2};
    const struct script s = {.set = "quick",
                             .name = "h-quick",
                             .inspect = "/opt/it's here/inspect",
                             .root = "/tmp/$(touch x)/`a`",
                             .collection = "stencils",
                             .folder = "jobs/h-quick",
                             .command = "inspect jobs write",
                             .hosts = "h,it's",
                             .n_tasks = 12};
    for (size_t i = 0; i < sizeof templates / sizeof templates[0]; i++) {
        struct arena arena = {0};
        struct err err = {0};
        const struct str text = filled(templates[i], &s, &host, &arena);
        assert_null(strstr(str_cstr(&arena, text), "{{"));
        assert_non_null(strstr(str_cstr(&arena, text), "cd '/tmp/$(touch x)/`a`'"));
        assert_non_null(strstr(str_cstr(&arena, text), "'/opt/it'\\''s here/inspect'"));
        const char *const argv[] = {"bash", "-n", NULL};
        struct proc_result result;
        assert_true(
            proc_check(&(struct proc_spec){.argv = argv, .input = text}, &arena, &result, &err));
        arena_free(&arena);
    }
}

static void every_value_has_its_hole(void **state)
{
    (void)state;
    static const char *const lines[] = {"module load gcc", "cpupower x"};
    static const char holes[] =
        "{{title}};{{command}};{{job_name}};{{render_name}};{{array}};{{walltime_minutes}};"
        "{{grace_s}};{{log}};{{render_log}};{{root}};{{inspect}};{{machine}};{{set}};{{hosts}};"
        "{{collection}};{{tasks}};{{trust}}\n{{options}}\n{{setup}}\n{{teardown}}\n";
    struct arena arena = {0};
    struct err err = {0};
    struct job_host host = slurm_host;
    struct script s = quick;
    struct str text;
    s.hosts = "h,k";
    assert_true(script_text(&s, &host, str_of(holes), &arena, &text, &err));
    assert_string_equal(str_cstr(&arena, text),
                        "Collects the set quick on h;c;inspect-h-quick;inspect-h-quick-render;0-1;"
                        "30;120;jobs/h-quick/%a.log;jobs/h-quick/render.log;'/';'i';'M';'quick';"
                        "'h,k';'c';'jobs/h-quick/tasks';\n"
                        "#SBATCH --nodes=1\n#SBATCH --account=acc\n\n\n");
    host = (struct job_host){.name = "h",
                             .machine = "M",
                             .partition = "p",
                             .constraint = "c",
                             .nodelist = "n[1-2]",
                             .qos = "q",
                             .exclusive = true,
                             .max_tasks = 3,
                             .setup = lines,
                             .setup_count = 2,
                             .teardown = lines + 1,
                             .teardown_count = 1};
    s.n_tasks = 0;
    assert_true(script_text(&s, &host, STR("{{array}}\n{{options}}\n{{setup}}\n{{teardown}}"),
                            &arena, &text, &err));
    assert_string_equal(str_cstr(&arena, text),
                        "0-0%3\n#SBATCH --nodes=1\n#SBATCH --exclusive\n#SBATCH --partition=p\n"
                        "#SBATCH --constraint=c\n#SBATCH --nodelist=n[1-2]\n#SBATCH --qos=q\n"
                        "module load gcc\ncpupower x\ncpupower x");
    arena_free(&arena);
}

/* Later runs need the same trust as the command that wrote the scripts. */
static void trust_reaches_the_tasks(void **state)
{
    (void)state;
    static const char *const templates[] = {"templates/jobs/slurm.sh", "templates/jobs/shell.sh"};
    struct arena arena = {0};
    struct script s = quick;
    for (size_t i = 0; i < 4; i++) {
        s.trust = i % 2 == 1;
        const struct str words = s.trust ? STR(" --trust --only \"$") : STR("-o 'c' --only \"$");
        const struct str text = filled(templates[i / 2], &s, &slurm_host, &arena);
        assert_true(str_find_str(text, words) < text.len);
    }
    arena_free(&arena);
}

static void a_hole_without_value_has_a_place(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct str text;
    assert_false(script_text(&quick, &slurm_host, STR("a\nb {{nothing}}"), &arena, &text, &err));
    assert_int_equal(err.line, 2);
    arena_free(&arena);
}

/* A comment ends with its line; the next line would be run. */
static void what_is_more_than_one_line_is_refused(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct str text;
    static const char *const hostile[] = {"sets/a\ntouch x\n.yml", "sets/a\rb.yml"};
    for (size_t i = 0; i < sizeof hostile / sizeof *hostile; i++) {
        struct err err = {0};
        struct script s = quick;
        s.set = hostile[i];
        assert_false(script_text(&s, &slurm_host, STR("# {{title}}"), &arena, &text, &err));
        assert_non_null(strstr(err.text, "more than one line"));
        assert_non_null(strstr(err.hint, "rename it"));
    }
    arena_free(&arena);
}

/* A shell reads back from each exactly the text. */
static void words_of_a_shell(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "plain/a-b_c.yml", "a b", "it's", "", "$(x)`y`", "a\nb", "~", "*", "{a,b}", "-n\\"};
    struct arena arena = {0};
    struct err err = {0};
    assert_string_equal(sh_word(texts[0], &arena), texts[0]);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        const char *const script =
            str_formatz(&arena, "printf '%%s' %s", sh_word(texts[i], &arena));
        const char *const argv[] = {"sh", "-c", script, NULL};
        struct proc_result result;
        assert_true(proc_check(&(struct proc_spec){.argv = argv}, &arena, &result, &err));
        assert_true(str_eq(result.out, str_of(texts[i])));
    }
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(scripts_are_shell),
        cmocka_unit_test(every_value_has_its_hole),
        cmocka_unit_test(trust_reaches_the_tasks),
        cmocka_unit_test(a_hole_without_value_has_a_place),
        cmocka_unit_test(what_is_more_than_one_line_is_refused),
        cmocka_unit_test(words_of_a_shell),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
