#include "render/incore_file.h"

#include <math.h>

#include "base/json.h"

enum { MAX_PORTS = 64, MAX_INSTRUCTIONS = 20000 };

static struct str text_at(const json_t *object, const char *key, struct arena *arena)
{
    return str_copy(arena, json_str(json_object_get(object, key)));
}

static void read_ports(const json_t *root, struct arena *arena, struct incore_file *out)
{
    const json_t *ports = json_object_get(root, "ports");
    const size_t n = json_array_size(ports);
    struct str *names = arena_alloc(arena, n, sizeof *names);
    double *pressure = arena_alloc(arena, n, sizeof *pressure);
    for (size_t i = 0; i < n; i++) {
        const json_t *port = json_array_get(ports, i);
        names[i] = text_at(port, "port", arena);
        pressure[i] = json_get_number(port, "cy_per_cl");
    }
    out->n_ports = n;
    out->ports = names;
    out->port_cy_per_cl = pressure;
}

static void read_instructions(const json_t *root, struct arena *arena, struct incore_file *out)
{
    const json_t *all = json_object_get(root, "instructions");
    const size_t n = json_array_size(all);
    struct loop_instruction *instructions = arena_alloc(arena, n, sizeof *instructions);
    for (size_t i = 0; i < n; i++) {
        const json_t *one = json_array_get(all, i);
        const json_t *cycles = json_object_get(one, "cy_per_port");
        double *cy_per_port = arena_alloc(arena, out->n_ports, sizeof *cy_per_port);
        for (size_t p = 0; p < out->n_ports; p++)
            cy_per_port[p] = json_number_value(json_array_get(cycles, p));
        instructions[i] =
            (struct loop_instruction){.text = text_at(one, "text", arena),
                                      .cy_per_port = cy_per_port,
                                      .unknown = json_is_true(json_object_get(one, "unknown"))};
    }
    out->n_instructions = n;
    out->instructions = instructions;
}

bool incore_file_parse(struct str text, const char *file, struct arena *arena,
                       struct incore_file *out, struct err *err)
{
    *out = (struct incore_file){0};
    json_t *root = json_parse(text, file, err);
    if (root == NULL)
        return false;
    const bool fits = json_is_object(root) &&
                      json_array_size(json_object_get(root, "ports")) <= MAX_PORTS &&
                      json_array_size(json_object_get(root, "instructions")) <= MAX_INSTRUCTIONS;
    if (fits) {
        out->compiler = text_at(root, "compiler", arena);
        out->compiler_flags = text_at(root, "compiler_flags", arena);
        out->analyser = text_at(root, "analyser", arena);
        out->T_comp_cy_per_cl = json_get_number(root, "T_comp_cy_per_cl");
        out->T_RegL1_cy_per_cl = json_get_number(root, "T_RegL1_cy_per_cl");
        out->T_latency_cy_per_cl = json_get_number(root, "T_latency_cy_per_cl");
        /* the second name was used in collections of version 0.1 */
        out->lup_per_iteration = json_get_number(root, "lup_per_iteration");
        if (isnan(out->lup_per_iteration))
            out->lup_per_iteration = json_get_number(root, "lup_per_pass");
        out->simd_bits = json_get_number(root, "simd_bits");
        out->spills = json_get_number(root, "spills");
        out->gathers = json_get_number(root, "gathers");
        out->doubt = text_at(root, "doubt", arena);
        out->lower_bound = json_is_true(json_object_get(root, "lower_bound"));
        out->vectorised = json_is_true(json_object_get(root, "vectorised"));
        read_ports(root, arena, out);
        read_instructions(root, arena, out);
    }
    json_decref(root);
    return fits || err_at(err, file, 1, 0, "is not the result of an in-core analysis");
}
