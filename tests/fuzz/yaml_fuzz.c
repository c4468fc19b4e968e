/*
 * libFuzzer target for the YAML reader without libyaml: it refuses a text with a place, or reads it
 * as the reader with libyaml does, up to the limits that only that one has.
 */
#include <stdint.h>

#include "base/yaml_plain.h"
#include "tests/fuzz/promise.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_same(const struct yml_node *a, const struct yml_node *b)
{
    promise(a->kind == b->kind && a->line == b->line && a->col == b->col,
            "the same kind and place");
    promise(a->plain == b->plain && str_eq(a->text, b->text), "the same text");
    promise(a->count == b->count, "the same number of children");
    for (size_t i = 0; i < a->count; i++) {
        promise(a->kind != YML_MAP || str_eq(a->keys[i], b->keys[i]), "the same keys");
        check_same(a->children[i], b->children[i]);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct err err = {0};
    const struct yml_node *plain = NULL;
    const struct yml_node *full = NULL;
    const struct str text = {(const char *)data, size};
    if (!yml_parse_plain(text, "fuzz", &arena, &plain, &err)) {
        promise(err.kind == ERR_INPUT && err.line >= 1 && err.col >= 1, "an error has a place");
    } else {
        const bool read = yml_parse(text, "fuzz", &arena, &full, &err);
        if (!read)
            fprintf(stderr, "%u:%u: %s\n", err.line, err.col, err.text);
        promise(read, "what the small reader takes the other one takes");
        check_same(plain, full);
    }
    arena_free(&arena);
    return 0;
}
