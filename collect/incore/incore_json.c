#include "collect/incore/incore_json.h"

#include <math.h>
#include <stddef.h>

/* ---- fields ---- */

enum field_kind { FIELD_REAL, FIELD_INT, FIELD_UNSIGNED, FIELD_BOOL, FIELD_STR, FIELD_TEXT };

struct json_field {
    const char *name;
    enum field_kind kind;
    size_t offset;
    bool may_lack; /* missing in analyses that were stored by older versions: then 0 */
};

/* Everything except arrays, in the order of the file. */
#define AT(member) offsetof(struct incore, member)
static const struct json_field fields[] = {
    {"T_comp_cy_per_cl", FIELD_REAL, AT(T_comp_cy_per_cl), false},
    {"T_RegL1_cy_per_cl", FIELD_REAL, AT(T_RegL1_cy_per_cl), false},
    {"T_latency_cy_per_cl", FIELD_REAL, AT(T_latency_cy_per_cl), false},
    {"throughput_cy_per_pass", FIELD_REAL, AT(throughput_cy_per_iteration), false},
    {"simulated_cy_per_pass", FIELD_REAL, AT(simulated_cy_per_iteration), false},
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
    {"row_vectors_per_pass", FIELD_REAL, AT(row.vectors_per_iteration), false},
    {"row_loads_per_pass", FIELD_INT, AT(row.loads_per_iteration), true},
    {"row_stores_per_pass", FIELD_INT, AT(row.stores_per_iteration), true},
    {"doubt", FIELD_TEXT, AT(doubt), false},
    {"absent_ports", FIELD_TEXT, AT(absent_ports), false},
    {"compiler", FIELD_TEXT, AT(compiler), false},
    {"compiler_flags", FIELD_TEXT, AT(compiler_flags), false},
    {"analyser", FIELD_TEXT, AT(analyser), false},
    {"report", FIELD_STR, AT(report), false},
    {"assembly", FIELD_STR, AT(assembly), false},
};

enum { N_FIELDS = sizeof fields / sizeof fields[0] };

static void write_field(json_t *object, const struct json_field *f, const struct incore *in)
{
    const void *at = (const char *)in + f->offset;
    switch (f->kind) {
    case FIELD_REAL:
        json_set_number(object, f->name, *(const double *)at);
        break;
    case FIELD_INT:
        json_object_set_new(object, f->name, json_integer(*(const int *)at));
        break;
    case FIELD_UNSIGNED:
        json_object_set_new(object, f->name, json_integer(*(const unsigned *)at));
        break;
    case FIELD_BOOL:
        json_object_set_new(object, f->name, json_boolean(*(const bool *)at));
        break;
    case FIELD_STR:
        json_object_set_new(object, f->name, json_of_str(*(const struct str *)at));
        break;
    case FIELD_TEXT:
        json_object_set_new(object, f->name, json_string(*(const char *const *)at));
        break;
    }
}

static bool read_integer(const json_t *value, json_int_t low, json_int_t high, json_int_t *out)
{
    *out = json_integer_value(value);
    return json_is_integer(value) && *out >= low && *out <= high;
}

static bool read_field(const json_t *object, const struct json_field *f, struct arena *arena,
                       struct incore *in)
{
    void *at = (char *)in + f->offset;
    const json_t *value = json_object_get(object, f->name);
    json_int_t integer = 0;
    if (value == NULL)
        return f->may_lack;
    switch (f->kind) {
    case FIELD_REAL:
        *(double *)at = json_number_value(value);
        return json_is_number(value);
    case FIELD_INT:
        if (!read_integer(value, 0, 1 << 30, &integer))
            return false;
        *(int *)at = (int)integer;
        return true;
    case FIELD_UNSIGNED:
        if (!read_integer(value, 0, 1 << 30, &integer))
            return false;
        *(unsigned *)at = (unsigned)integer;
        return true;
    case FIELD_BOOL:
        *(bool *)at = json_is_true(value);
        return json_is_boolean(value);
    case FIELD_STR:
    case FIELD_TEXT: {
        if (!json_is_string(value))
            return false;
        const struct str text = json_str(value);
        if (f->kind == FIELD_STR)
            *(struct str *)at = str_copy(arena, text);
        else
            *(const char **)at = str_cstr(arena, text);
        return true;
    }
    }
    return false;
}

/* ---- arrays ---- */

static json_t *ports_to_json(const struct incore *in)
{
    json_t *ports = json_array();
    for (size_t p = 0; p < in->n_ports; p++) {
        json_t *port = json_object();
        json_object_set_new(port, "port", json_string(in->ports[p].port));
        json_set_number(port, "cy_per_cl", in->ports[p].cy_per_cl);
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
        const struct row_step *from = &row->steps[i];
        json_t *to = json_object();
        json_object_set_new(to, "lup", json_integer(from->lup));
        json_set_number(to, "vectors", from->vectors);
        json_object_set_new(to, "instructions", json_integer(from->n_instructions));
        json_object_set_new(to, "repeats", json_boolean(from->repeats));
        json_object_set_new(to, "always", json_boolean(from->always));
        json_array_append_new(list, to);
    }
    return list;
}

json_t *incore_to_json(const struct incore *in)
{
    json_t *object = json_object();
    for (size_t i = 0; i < N_FIELDS; i++)
        write_field(object, &fields[i], in);
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
        const json_t *port = json_array_get(list, p);
        const char *name = json_string_value(json_object_get(port, "port"));
        ports[p].cy_per_cl = json_get_number(port, "cy_per_cl");
        if (name == NULL || !isfinite(ports[p].cy_per_cl))
            return false;
        ports[p].port = str_cstr(arena, str_of(name));
    }
    out->ports = ports;
    return json_is_array(list);
}

static bool instructions_from_json(const json_t *list, struct arena *arena, struct incore *out)
{
    json_int_t n = 0;
    if (read_integer(list, 1, 1 << 30, &n)) {
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
        const json_t *from = json_array_get(list, i);
        json_int_t lup = 0;
        json_int_t n = 0;
        if (!read_integer(json_object_get(from, "lup"), 1, 1 << 20, &lup) ||
            !read_integer(json_object_get(from, "instructions"), 0, 1 << 30, &n))
            return false;
        steps[i] = (struct row_step){.lup = (int)lup,
                                     .vectors = json_get_number(from, "vectors"),
                                     .n_instructions = (int)n,
                                     .repeats = json_is_true(json_object_get(from, "repeats")),
                                     .always = json_is_true(json_object_get(from, "always"))};
        if (!isfinite(steps[i].vectors))
            return false;
    }
    row->steps = steps;
    return json_is_array(list);
}

bool incore_from_json(const json_t *object, struct arena *arena, struct incore *out)
{
    *out = (struct incore){0};
    for (size_t i = 0; i < N_FIELDS; i++) {
        if (!read_field(object, &fields[i], arena, out))
            return false;
    }
    return out->lup_per_iteration > 0 &&
           ports_from_json(json_object_get(object, "ports"), arena, out) &&
           instructions_from_json(json_object_get(object, "instructions"), arena, out) &&
           steps_from_json(json_object_get(object, "row_steps"), arena, &out->row) &&
           (!out->row.known || out->row.vectors_per_iteration > 0);
}

/* ---- the summary ---- */

static void set_tools(json_t *object, const struct incore *in)
{
    json_object_set_new(object, "compiler", json_string(in->compiler));
    json_object_set_new(object, "compiler_flags", json_string(in->compiler_flags));
    json_object_set_new(object, "analyser", json_string(in->analyser));
}

static void set_facts(json_t *object, const struct incore *in)
{
    json_object_set_new(object, "vectorised", json_boolean(in->vectorised));
    json_object_set_new(object, "simd_bits", json_integer(in->simd_bits));
    json_object_set_new(object, "lup_per_iteration", json_integer(in->lup_per_iteration));
    json_object_set_new(object, "lower_bound", json_boolean(in->lower_bound));
    if (in->doubt[0] != 0)
        json_object_set_new(object, "doubt", json_string(in->doubt));
    json_object_set_new(object, "spills", json_integer(in->n_spills));
    json_object_set_new(object, "gathers", json_integer(in->n_gathers));
    json_set_number(object, "T_latency_cy_per_cl", in->T_latency_cy_per_cl);
}

json_t *incore_summary_to_json(const struct incore *in)
{
    json_t *object = json_object();
    set_tools(object, in);
    set_facts(object, in);
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
    set_tools(object, in);
    json_set_number(object, "T_comp_cy_per_cl", in->T_comp_cy_per_cl);
    json_set_number(object, "T_RegL1_cy_per_cl", in->T_RegL1_cy_per_cl);
    json_set_number(object, "throughput_cy_per_pass", in->throughput_cy_per_iteration);
    set_facts(object, in);
    json_object_set_new(object, "ports", ports_to_json(in));
    json_object_set_new(object, "instructions", listing_to_json(in));
    return object;
}
