#include "collect/incore/incore_json.h"

#include <stddef.h>

#include "base/json_fields.h"

/* Everything except arrays, in the order of the file. */
#define AT(member) offsetof(struct incore, member)
static const struct json_field fields[] = {
    {"T_comp_cy_per_cl", FIELD_NUMBER, AT(T_comp_cy_per_cl), false},
    {"T_RegL1_cy_per_cl", FIELD_NUMBER, AT(T_RegL1_cy_per_cl), false},
    {"T_latency_cy_per_cl", FIELD_NUMBER, AT(T_latency_cy_per_cl), false},
    {"T_beyond_cy_per_cl", FIELD_NUMBER, AT(T_beyond_cy_per_cl), true},
    {"throughput_cy_per_pass", FIELD_NUMBER, AT(throughput_cy_per_iteration), false},
    {"simulated_cy_per_pass", FIELD_NUMBER, AT(simulated_cy_per_iteration), false},
    {"lup_per_iteration", FIELD_INT, AT(lup_per_iteration), false},
    {"lower_bound", FIELD_BOOL, AT(lower_bound), false},
    {"vectorised", FIELD_BOOL, AT(vectorised), false},
    {"simd_bits", FIELD_INT, AT(simd_bits), false},
    {"n_spills", FIELD_INT, AT(n_spills), false},
    {"n_gathers", FIELD_INT, AT(n_gathers), false},
    {"n_loops", FIELD_INT, AT(n_loops), false},
    {"loop", FIELD_INT, AT(loop), false},
    {"first_line", FIELD_UNSIGNED, AT(first_line), false},
    {"last_line", FIELD_UNSIGNED, AT(last_line), false},
    {"row_known", FIELD_BOOL, AT(row.known), false},
    {"row_startup_instructions", FIELD_INT, AT(row.startup_instructions), false},
    {"row_dispatch_width", FIELD_INT, AT(row.dispatch_width), false},
    {"row_scheduler_full", FIELD_BOOL, AT(row.scheduler_full), true},
    {"row_iterations_in_flight", FIELD_NUMBER, AT(row.iterations_in_flight), true},
    {"row_vectors_per_pass", FIELD_NUMBER, AT(row.vectors_per_iteration), false},
    {"row_loads_per_pass", FIELD_INT, AT(row.loads_per_iteration), true},
    {"row_stores_per_pass", FIELD_INT, AT(row.stores_per_iteration), true},
    {"doubt", FIELD_TEXT, AT(doubt), false},
    {"absent_ports", FIELD_TEXT, AT(absent_ports), false},
    {"compiler", FIELD_TEXT, AT(compiler), false},
    {"compiler_flags", FIELD_TEXT, AT(compiler_flags), false},
    {"analyser", FIELD_TEXT, AT(analyser), false},
    {"report", FIELD_STR, AT(report), false},
    {"assembly", FIELD_STR, AT(assembly), false},
    {0},
};

static const struct json_field tools[] = {
    {"compiler", FIELD_TEXT, AT(compiler), false},
    {"compiler_flags", FIELD_TEXT, AT(compiler_flags), false},
    {"analyser", FIELD_TEXT, AT(analyser), false},
    {0},
};
static const struct json_field facts[] = {
    {"vectorised", FIELD_BOOL, AT(vectorised), false},
    {"simd_bits", FIELD_INT, AT(simd_bits), false},
    {"lup_per_iteration", FIELD_INT, AT(lup_per_iteration), false},
    {"lower_bound", FIELD_BOOL, AT(lower_bound), false},
    {"doubt", FIELD_TEXT, AT(doubt), true},
    {"spills", FIELD_INT, AT(n_spills), false},
    {"gathers", FIELD_INT, AT(n_gathers), false},
    {"T_latency_cy_per_cl", FIELD_NUMBER, AT(T_latency_cy_per_cl), false},
    {0},
};

static const struct json_field port_fields[] = {
    {"port", FIELD_TEXT, offsetof(struct port_pressure, port), false},
    {"cy_per_cl", FIELD_NUMBER, offsetof(struct port_pressure, cy_per_cl), false},
    {0},
};

static const struct json_field step_fields[] = {
    {"lup", FIELD_INT, offsetof(struct row_step, lup), false},
    {"vectors", FIELD_NUMBER, offsetof(struct row_step, vectors), false},
    {"instructions", FIELD_INT, offsetof(struct row_step, n_instructions), false},
    {"repeats", FIELD_BOOL, offsetof(struct row_step, repeats), true},
    {"always", FIELD_BOOL, offsetof(struct row_step, always), true},
    {0},
};

/* ---- arrays ---- */

static json_t *ports_to_json(const struct incore *in)
{
    json_t *ports = json_array();
    for (size_t p = 0; p < in->n_ports; p++) {
        json_t *port = json_object();
        json_set_fields(port, port_fields, &in->ports[p]);
        json_array_append_new(ports, port);
    }
    return ports;
}

/* Writes only the ports that an instruction uses: `"cy_per_port": {"SKXPort0": 0.5}`. If
 * instructions were not kept, writes their number. */
static json_t *instructions_to_json(const struct incore *in)
{
    if (in->instructions == NULL)
        return json_integer((json_int_t)in->n_instructions);
    json_t *list = json_array();
    for (size_t i = 0; i < in->n_instructions; i++) {
        const struct loop_instruction *from = &in->instructions[i];
        json_t *to = json_object();
        json_t *cy = json_object();
        json_object_set_new(to, "text", json_of_str(from->text));
        if (from->unknown)
            json_object_set_new(to, "unknown", json_true());
        for (size_t p = 0; p < in->n_ports; p++) {
            if (from->cy_per_port[p] != 0)
                json_set_number(cy, in->ports[p].port, from->cy_per_port[p]);
        }
        json_object_set_new(to, "cy_per_port", cy);
        json_array_append_new(list, to);
    }
    return list;
}

static json_t *steps_to_json(const struct row_code *row)
{
    json_t *list = json_array();
    for (size_t i = 0; i < row->n_steps; i++) {
        json_t *step = json_object();
        json_set_fields(step, step_fields, &row->steps[i]);
        json_array_append_new(list, step);
    }
    return list;
}

json_t *incore_to_json(const struct incore *in)
{
    json_t *object = json_object();
    json_set_fields(object, fields, in);
    json_object_set_new(object, "ports", ports_to_json(in));
    json_object_set_new(object, "instructions", instructions_to_json(in));
    json_object_set_new(object, "row_steps", steps_to_json(&in->row));
    return object;
}

static bool ports_from_json(const json_t *list, struct arena *arena, struct incore *out)
{
    out->n_ports = json_array_size(list);
    struct port_pressure *ports = arena_alloc(arena, out->n_ports, sizeof *ports);
    for (size_t p = 0; p < out->n_ports; p++) {
        if (!json_get_fields(json_array_get(list, p), port_fields, arena, &ports[p]))
            return false;
    }
    out->ports = ports;
    return json_is_array(list);
}

static bool instructions_from_json(const json_t *list, struct arena *arena, struct incore *out)
{
    const json_int_t n = json_integer_value(list);
    if (n >= 1 && n <= 1 << 30) {
        out->n_instructions = (size_t)n;
        return true;
    }
    out->n_instructions = json_array_size(list);
    struct loop_instruction *all = arena_alloc(arena, out->n_instructions, sizeof *all);
    for (size_t i = 0; i < out->n_instructions; i++) {
        const json_t *from = json_array_get(list, i);
        const json_t *text = json_object_get(from, "text");
        const json_t *cy = json_object_get(from, "cy_per_port");
        if (!json_is_string(text) || !json_is_object(cy))
            return false;
        double *row = arena_alloc(arena, out->n_ports, sizeof *row);
        for (size_t p = 0; p < out->n_ports; p++) {
            const json_t *value = json_object_get(cy, out->ports[p].port);
            row[p] = json_number_value(value);
        }
        all[i] =
            (struct loop_instruction){.text = str_copy(arena, json_str(text)),
                                      .cy_per_port = row,
                                      .unknown = json_is_true(json_object_get(from, "unknown"))};
    }
    out->instructions = all;
    return json_is_array(list);
}

static bool steps_from_json(const json_t *list, struct arena *arena, struct row_code *row)
{
    row->n_steps = json_array_size(list);
    struct row_step *steps = arena_alloc(arena, row->n_steps, sizeof *steps);
    for (size_t i = 0; i < row->n_steps; i++) {
        if (!json_get_fields(json_array_get(list, i), step_fields, arena, &steps[i]) ||
            steps[i].lup < 1 || steps[i].lup > 1 << 20)
            return false;
    }
    row->steps = steps;
    return json_is_array(list);
}

bool incore_from_json(const json_t *object, struct arena *arena, struct incore *out)
{
    *out = (struct incore){0};
    return json_get_fields(object, fields, arena, out) && out->lup_per_iteration > 0 &&
           ports_from_json(json_object_get(object, "ports"), arena, out) &&
           instructions_from_json(json_object_get(object, "instructions"), arena, out) &&
           steps_from_json(json_object_get(object, "row_steps"), arena, &out->row) &&
           (!out->row.known || out->row.vectors_per_iteration > 0);
}

/* ---- the summary ---- */

json_t *incore_summary_to_json(const struct incore *in)
{
    json_t *object = json_object();
    json_set_fields(object, tools, in);
    json_set_fields(object, facts, in);
    json_t *ports = json_object();
    for (size_t i = 0; i < in->n_ports; i++)
        json_set_number(ports, in->ports[i].port, in->ports[i].cy_per_cl);
    json_object_set_new(object, "ports_cy_per_cl", ports);
    return object;
}

/* ---- for the pages ---- */

/* Instructions with their cycles on every port, in the order of the ports. */
static json_t *listing_to_json(const struct incore *in)
{
    json_t *list = json_array();
    for (size_t i = 0; in->instructions != NULL && i < in->n_instructions; i++) {
        const struct loop_instruction *from = &in->instructions[i];
        json_t *to = json_object();
        json_t *cycles = json_array();
        json_object_set_new(to, "text", json_of_str(from->text));
        for (size_t p = 0; p < in->n_ports && from->cy_per_port != NULL; p++)
            json_array_append_new(cycles, json_real(from->cy_per_port[p]));
        json_object_set_new(to, "cy_per_port", cycles);
        json_object_set_new(to, "unknown", json_boolean(from->unknown));
        json_array_append_new(list, to);
    }
    return list;
}

json_t *incore_listing_to_json(const struct incore *in)
{
    json_t *object = json_object();
    json_set_fields(object, tools, in);
    json_set_number(object, "T_comp_cy_per_cl", in->T_comp_cy_per_cl);
    json_set_number(object, "T_RegL1_cy_per_cl", in->T_RegL1_cy_per_cl);
    if (in->T_beyond_cy_per_cl > 0)
        json_set_number(object, "T_beyond_cy_per_cl", in->T_beyond_cy_per_cl);
    json_set_number(object, "throughput_cy_per_pass", in->throughput_cy_per_iteration);
    json_set_fields(object, facts, in);
    json_object_set_new(object, "ports", ports_to_json(in));
    json_object_set_new(object, "instructions", listing_to_json(in));
    return object;
}
