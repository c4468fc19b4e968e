/*
 * try_answer() for the page's worker, compiled to WebAssembly and driven by site/try.js: room() for
 * the request; answer() with its length, which returns where the text begins; answer_bytes() for
 * its length. The next room() frees everything except what was simulated.
 */
#include "render/try/try_answer.h"

#define EXPORT(name) __attribute__((export_name(#name)))

static struct {
    struct arena arena;
    struct try_memory memory;
    char *request;
    struct sb answer;
} module;

EXPORT(room)
char *module_request(size_t bytes)
{
    arena_free(&module.arena);
    module.request = arena_alloc(&module.arena, bytes, 1);
    return module.request;
}

EXPORT(answer)
const char *module_answer(size_t bytes)
{
    module.answer = (struct sb){.arena = &module.arena};
    try_answer((struct str){module.request, bytes}, &module.memory, &module.arena, &module.answer);
    return module.answer.ptr;
}

EXPORT(answer_bytes)
size_t module_answer_bytes(void)
{
    return module.answer.len;
}
