#include "render/try/try_answer.h"

#include "base/yaml_packed.h"
#include "render/try/try_analysis.h"
#include "stempel/gen.h"
#include "stempel/program/program.h"

static void write_fault(const struct try_fault *fault, struct try_json *j)
{
    const struct err *e = &fault->err;
    try_json_open(j, "error", '{');
    try_json_text(j, "of", str_of(fault->of));
    try_json_text(j, "text", str_of(e->text));
    if (e->hint[0] != '\0')
        try_json_text(j, "hint", str_of(e->hint));
    if (e->line > 0) {
        try_json_whole(j, "line", e->line);
        try_json_whole(j, "col", e->col);
    }
    if (e->source[0] != '\0')
        try_json_text(j, "source", str_of(e->source));
    try_json_close(j, '}');
}

/* The state of answering a request. */
struct answerer {
    const struct yml_node *root;
    struct try_memory *memory;
    struct arena *arena;
    struct try_request *request;
    struct try_fault *fault;
    struct try_json *json;
};

static bool generate(struct answerer *a)
{
    struct stencil_class class;
    struct str text;
    struct err *err = &a->fault->err;
    if (!class_parse(a->request->class_path, &class, err) ||
        !gen_kernel(&class, &(struct gen_options){0}, a->arena, &text, err))
        return false;
    try_json_text(a->json, "kernel", text);
    return true;
}

/* What was read from code that is more than a kernel. */
static void write_nests(const struct try_request *r, struct try_json *j)
{
    if (r->pasted.count == 0)
        return;
    try_json_whole(j, "nest", r->nest);
    try_json_text(j, "kernel", r->kernel_text);
    try_json_open(j, "nests", '[');
    for (size_t i = 0; i < r->pasted.count; i++)
        try_json_whole(j, NULL, r->pasted.nests[i].line);
    try_json_close(j, ']');
}

static bool read_kernel(struct answerer *a)
{
    if (!try_read_kernel(a->arena, a->request, a->fault))
        return false;
    write_nests(a->request, a->json);
    try_write_kernel(&a->request->kernel, a->arena, a->json);
    return true;
}

static bool read_machine(struct answerer *a)
{
    if (!try_read_machine(a->root, a->arena, a->request, a->fault))
        return false;
    try_write_machine(&a->request->machine, a->json);
    return true;
}

static bool write_sources(struct answerer *a)
{
    if (!try_read_kernel(a->arena, a->request, a->fault))
        return false;
    const struct kernel *k = &a->request->kernel;
    const struct program_options program = {.name = a->request->name};
    try_json_text(a->json, "function",
                  program_function_source(k, &(struct program_function_options){0}, a->arena));
    try_json_text(a->json, "benchmark", program_source(k, &program, a->arena));
    return true;
}

static bool analyse(struct answerer *a)
{
    struct try_analysis analysis;
    if (!read_kernel(a) || !read_machine(a) ||
        !try_read_sizes(a->root, a->arena, a->request, a->fault) ||
        !try_analyse(a->request, a->memory, a->arena, &analysis, &a->fault->err))
        return false;
    try_write_conditions(&analysis, a->json);
    try_write_points(&analysis, a->json);
    if (a->request->plots)
        try_write_plots(&analysis, a->json);
    return true;
}

static const struct {
    const char *name;
    bool (*answer)(struct answerer *a);
} requests[] = {
    {"generate", generate},     {"read", read_kernel}, {"machine", read_machine},
    {"sources", write_sources}, {"analyse", analyse},
};

static bool answer(struct answerer *a)
{
    for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
        if (str_eq(a->request->what, str_of(requests[i].name)))
            return requests[i].answer(a);
    }
    return err_set(&a->fault->err, ERR_INPUT, "'%.*s' is not a request",
                   STR_ARG(str_slice(a->request->what, 0, 64)));
}

void try_answer(struct str request, struct try_memory *memory, struct arena *arena, struct sb *out)
{
    struct try_json json = {.out = out};
    struct try_request r;
    struct try_fault fault = {.of = "request"};
    struct answerer a = {
        .memory = memory, .arena = arena, .request = &r, .fault = &fault, .json = &json};
    try_json_open(&json, NULL, '{');
    const bool read = request.len <= TRY_MAX_REQUEST_BYTES
                          ? yml_unpack(request, arena, &a.root, &fault.err)
                          : err_set(&fault.err, ERR_INPUT, "the request is too long");
    if (!read || !try_read_request(a.root, arena, &r, &fault) || !answer(&a))
        write_fault(&fault, &json);
    try_json_close(&json, '}');
}
