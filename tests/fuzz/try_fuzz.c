/*
 * libFuzzer target for the analyser of the page try.html: the answer to any request is a JSON
 * object, and an error in it says what is wrong. The input is used twice: as it is, and completed
 * to a request for an analysis, in which its first line has the sizes and the rest is the kernel.
 */
#include "base/file.h"
#include "base/json.h"
#include "base/yaml_packed.h"
#include "render/try/try_answer.h"
#include "tests/fuzz/promise.h"

enum { LARGEST_NUMBER = 3 }; /* digits: larger grids take long and show nothing new */

/* A machine file, packed. */
static struct str machine(void)
{
    static struct arena arena;
    static struct sb packed = {.arena = &arena};
    struct err err = {0};
    struct str text;
    const struct yml_node *root;
    if (packed.len == 0) {
        promise(file_read("machines/IvyBridgeEP_E5-2660v2.yml", 1 << 20, &arena, &text, &err) &&
                    yml_parse(text, "machine", &arena, &root, &err),
                "there is a machine");
        yml_pack(root, &packed);
    }
    return sb_str(&packed);
}

static void add_word(struct str word, struct sb *out)
{
    yml_pack(&(struct yml_node){.kind = YML_SCALAR, .text = word}, out);
}

static bool has_long_number(struct str text)
{
    int digits = 0;
    for (size_t i = 0; i < text.len && digits <= LARGEST_NUMBER; i++)
        digits = char_is_digit(text.ptr[i]) ? digits + 1 : 0;
    return digits > LARGEST_NUMBER;
}

static struct str complete(struct str input, struct arena *arena)
{
    const struct str_cut cut = str_cut(input, '\n');
    struct sb request = {.arena = arena};
    const struct {
        const char *key;
        struct str value;
    } words[] = {{"do", STR("analyse")}, {"plots", STR("true")}, {"kernel", cut.tail}};
    sb_addz(&request, "m0,0,5:");
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        add_word(str_of(words[i].key), &request);
        add_word(words[i].value, &request);
    }
    add_word(STR("machine"), &request);
    sb_add(&request, machine());
    add_word(STR("sizes"), &request);
    sb_addz(&request, "m0,0,1:");
    add_word(STR("."), &request);
    add_word(cut.head, &request);
    return sb_str(&request);
}

static void ask(struct str request, struct arena *arena)
{
    static struct try_memory memory;
    struct sb answer = {.arena = arena};
    struct err err = {0};
    try_answer(request, &memory, arena, &answer);
    json_t *root = json_parse(sb_str(&answer), "answer", &err);
    promise(json_is_object(root), "the answer is an object");
    const json_t *error = json_object_get(root, "error");
    promise(error == NULL || json_string_length(json_object_get(error, "text")) > 0,
            "an error says what is wrong");
    json_decref(root);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    const struct str input = {(const char *)data, size};
    if (!has_long_number(input)) {
        ask(input, &arena);
        ask(complete(input, &arena), &arena);
    }
    arena_free(&arena);
    return 0;
}
