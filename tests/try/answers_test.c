#include "unit.h"

#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/json.h"
#include "base/yaml_packed.h"
#include "render/try/try_answer.h"

/* Questions and all their answers, to the last digit: questions.yml and answers.json. UPDATE=1
 * try_answers writes the answers. */
static struct str text_of(const char *path, struct arena *arena)
{
    struct err err = {0};
    struct str text;
    if (!file_read(path, 4 << 20, arena, &text, &err))
        fail_msg("%s", err.text);
    return text;
}

static const struct yml_node *tree_of(const char *path, struct arena *arena)
{
    struct err err = {0};
    const struct yml_node *root;
    if (!yml_parse(text_of(path, arena), path, arena, &root, &err))
        fail_msg("%s", err.text);
    return root;
}

static void add_word(struct str word, struct sb *out)
{
    yml_pack(&(struct yml_node){.kind = YML_SCALAR, .text = word}, out);
}

/* A member as the page sends it, with the file instead of its name. */
static void add_member(struct str key, const struct yml_node *value, struct arena *arena,
                       struct sb *out)
{
    const bool file = str_eq(key, STR("file"));
    add_word(file ? STR("kernel") : key, out);
    if (file)
        add_word(text_of(str_formatz(arena, "stencils/named/%s.c", value->text.ptr), arena), out);
    else if (str_eq(key, STR("machine")))
        yml_pack(tree_of(str_formatz(arena, "machines/%s.yml", value->text.ptr), arena), out);
    else
        yml_pack(value, out);
}

/* A repeated question is the previous one, with the changes given here. */
static struct yml_node completed(const struct yml_node *asked, const struct yml_node *before,
                                 struct arena *arena)
{
    const size_t most = asked->count + before->count;
    struct yml_node all = {.kind = YML_MAP,
                           .keys = arena_alloc(arena, most, sizeof *all.keys),
                           .children = arena_alloc(arena, most, sizeof(struct yml_node *))};
    const struct yml_node *const from[] = {asked, before};
    for (size_t f = 0; f < (yml_get(asked, "again") != NULL ? 2 : 1); f++) {
        for (size_t i = 0; i < from[f]->count; i++) {
            if (yml_get(&all, str_cstr(arena, from[f]->keys[i])) != NULL)
                continue;
            all.keys[all.count] = from[f]->keys[i];
            all.children[all.count++] = from[f]->children[i];
        }
    }
    return all;
}

static json_t *answer_of(const struct yml_node *question, struct try_memory *memory,
                         struct arena *arena)
{
    struct sb request = {.arena = arena};
    struct sb answer = {.arena = arena};
    struct err err = {0};
    sb_addf(&request, "m0,0,%zu:", question->count);
    for (size_t i = 0; i < question->count; i++)
        add_member(question->keys[i], question->children[i], arena, &request);
    try_answer(sb_str(&request), memory, arena, &answer);
    json_t *const root = json_parse(sb_str(&answer), "answer", &err);
    if (root == NULL)
        fail_msg("%s", err.text);
    /* only the beginning of the benchmark program: its fixed parts have their own tests */
    json_t *const program = json_object_get(root, "benchmark");
    if (program != NULL)
        json_string_setn(program, json_string_value(program), 100);
    return root;
}

static void answers_to_the_last_digit(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct try_memory memory = {0};
    const struct yml_node *const list = tree_of("tests/try/questions.yml", &arena);
    json_t *const answers = json_array();
    struct yml_node before = {.kind = YML_MAP};
    for (size_t i = 0; i < list->count; i++) {
        before = completed(list->children[i], &before, &arena);
        json_array_append_new(answers, answer_of(&before, &memory, &arena));
    }
    const struct str got = json_text(answers, &arena);
    json_decref(answers);
    if (getenv("UPDATE") != NULL)
        assert_true(file_write("tests/try/answers.json", got, &err));
    const struct str expected = text_of("tests/try/answers.json", &arena);
    size_t at = 0;
    while (at < got.len && at < expected.len && got.ptr[at] == expected.ptr[at])
        at++;
    if (!str_eq(got, expected))
        fail_msg("from byte %zu of answers.json on it is: %.200s", at, str_cstr(&arena, got) + at);
    arena_free(&memory.arena);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(answers_to_the_last_digit)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
