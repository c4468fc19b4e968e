/*
 * libFuzzer target for the analyser of the page try.html: whatever is asked, the answer is a JSON
 * object, and an error in it says what is wrong. The input is asked twice: as it is, and completed
 * to a request for an analysis, in which its first line gives the sizes and the rest the kernel.
 */
#include <stdint.h>

#include "base/file.h"
#include "base/json.h"
#include "render/text.h"
#include "render/try/try_answer.h"
#include "tests/fuzz/promise.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { LARGEST_NUMBER = 3 }; /* digits: larger grids take long and show nothing new */

static struct str machine(void)
{
    static struct arena arena;
    static struct str text;
    struct err err = {0};
    if (text.len == 0)
        promise(file_read("machines/IvyBridgeEP_E5-2660v2.yml", 1 << 20, &arena, &text, &err),
                "there is a machine");
    return text;
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
    sb_addz(&request, "{\"do\":\"analyse\",\"plots\":true,\"machine\":");
    text_json(&request, machine());
    sb_addz(&request, ",\"sizes\":{\".\":");
    text_json(&request, cut.head);
    sb_addz(&request, "},\"kernel\":");
    text_json(&request, cut.tail);
    sb_addc(&request, '}');
    return sb_str(&request);
}

static void ask(struct str request, struct arena *arena)
{
    struct sb answer = {.arena = arena};
    struct err err = {0};
    try_answer(request, arena, &answer);
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
