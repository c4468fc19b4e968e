#include "collect/compare/classify.h"
#include "render/try/try_analysis.h"

/* What was read from a kernel and from a machine. */

static void write_arrays(const struct kernel *k, struct arena *arena, struct try_json *j)
{
    try_json_open(j, "arrays", '[');
    for (int i = 0; i < k->n_arrays; i++) {
        const struct kernel_array *a = &k->arrays[i];
        struct sb dims = {.arena = arena};
        int accesses = 0;
        for (int d = 0; d < a->n_dims; d++) {
            sb_addc(&dims, '[');
            poly_print(&a->dims[d], k, &dims);
            sb_addc(&dims, ']');
        }
        for (int n = 0; n < k->n_accesses; n++)
            accesses += k->accesses[n].array == i && !k->accesses[n].write;
        try_json_open(j, NULL, '{');
        try_json_text(j, "name", a->name);
        try_json_text(j, "type", str_of(elem_name(a->type)));
        try_json_text(j, "dims", sb_str(&dims));
        try_json_flag(j, "read", a->read);
        try_json_flag(j, "written", a->written);
        try_json_whole(j, "reads", accesses);
        try_json_close(j, '}');
    }
    try_json_close(j, ']');
}

static void write_loops(const struct kernel *k, struct arena *arena, struct try_json *j)
{
    try_json_open(j, "loops", '[');
    for (int i = 0; i < k->n_loops; i++) {
        const struct kernel_loop *l = &k->loops[i];
        struct sb text = {.arena = arena};
        sb_addf(&text, "%.*s from ", STR_ARG(l->index));
        poly_print(&l->start, k, &text);
        sb_addz(&text, " to below ");
        poly_print(&l->end, k, &text);
        if (l->step != 1)
            sb_addf(&text, " by %lld", (long long)l->step);
        try_json_text(j, NULL, sb_str(&text));
    }
    try_json_close(j, ']');
}

static void write_class(const struct kernel *k, struct arena *arena, struct try_json *j)
{
    struct classification c;
    struct err ignored = {0};
    if (!classify_kernel(k, arena, &c, &ignored))
        return;
    try_json_open(j, "class", '{');
    try_json_text(j, "nearest", str_of(class_path(arena, &c.nearest)));
    try_json_flag(j, "exact", c.exact);
    try_json_text(j, "shape", str_of(shape_name(c.shape)));
    try_json_whole(j, "points", c.n_points);
    try_json_open(j, "differences", '[');
    for (int i = 0; i < c.n_differences; i++)
        try_json_text(j, NULL, c.differences[i].text);
    try_json_close(j, ']');
    try_json_close(j, '}');
}

void try_write_kernel(const struct kernel *k, struct arena *arena, struct try_json *j)
{
    int reads = 0, writes = 0;
    for (int i = 0; i < k->n_arrays; i++) {
        reads += k->arrays[i].read;
        writes += k->arrays[i].written;
    }
    try_json_open(j, "facts", '{');
    try_json_open(j, "symbols", '[');
    for (int s = 0; s < k->n_symbols; s++)
        try_json_text(j, NULL, k->symbols[s]);
    try_json_close(j, ']');
    write_arrays(k, arena, j);
    write_loops(k, arena, j);
    try_json_whole(j, "accesses", k->n_accesses);
    try_json_whole(j, "read_streams", reads);
    try_json_whole(j, "written_streams", writes);
    try_json_whole(j, "add", k->flops.add);
    try_json_whole(j, "mul", k->flops.mul);
    try_json_whole(j, "div", k->flops.div);
    try_json_whole(j, "element_bytes", (int64_t)elem_bytes(k->arrays[kernel_work_array(k)].type));
    write_class(k, arena, j);
    try_json_close(j, '}');
}

void try_write_machine(const struct machine *m, struct try_json *j)
{
    try_json_open(j, "machine", '{');
    try_json_text(j, "name", str_of(m->name));
    try_json_text(j, "model_name", str_of(m->model_name));
    try_json_number(j, "clock_hz", m->clock_hz);
    try_json_whole(j, "cores", (int64_t)m->sockets * m->cores_per_socket);
    try_json_whole(j, "cores_per_numa_domain", m->cores_per_numa_domain);
    try_json_whole(j, "line_bytes", (int64_t)m->line_bytes);
    try_json_flag(j, "fitted", machine_is_fitted(m));
    try_json_open(j, "caches", '[');
    for (int i = 0; i < m->n_caches; i++) {
        try_json_open(j, NULL, '{');
        try_json_text(j, "name", str_of(m->caches[i].cache.name));
        try_json_number(j, "bytes", machine_cache_bytes(m, i));
        try_json_whole(j, "ways", m->caches[i].cache.ways);
        try_json_whole(j, "shared", m->caches[i].cores_per_group);
        try_json_close(j, '}');
    }
    try_json_close(j, ']');
    try_json_close(j, '}');
}
