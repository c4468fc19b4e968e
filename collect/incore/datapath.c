#include "collect/incore/datapath.h"

#include "collect/incore/isa.h"
#include "collect/machine/mca_target.h"

/* Accesses that L1 serves in a cycle, and the bytes of each. */
struct datapath {
    const char *cpu;
    int loads, load_bytes;
    int stores, store_bytes;
};

/*
 * Sandy and Ivy Bridge: Intel 64 and IA-32 Architectures Optimization Reference Manual, 2.4.5
 * "Cache Hierarchy" (two 16-byte loads and one 16-byte store a cycle). Zen: AMD, Software
 * Optimization Guide for Family 17h, 2.12 "Load-Store Unit" (two loads and one store of 16 bytes;
 * models 30h and later, Zen 2: of 32 bytes; LLVM lets all three address units load). Zen 4 and 5:
 * AMD, Software Optimization Guides for these cores (57647, 58455), "Load-Store Unit": two loads of
 * 32 (Zen 5: 64) bytes and one store of as many a cycle. LLVM 19 lets Zen 4 load and store vectors
 * of 64 bytes as fast as those of 32.
 */
static const struct datapath datapaths[] = {
    {"sandybridge", 2, 16, 1, 16}, {"corei7-avx", 2, 16, 1, 16}, {"ivybridge", 2, 16, 1, 16},
    {"core-avx-i", 2, 16, 1, 16},  {"znver1", 2, 16, 1, 16},     {"znver2", 2, 32, 1, 32},
    {"znver4", 2, 32, 1, 32},      {"znver5", 2, 64, 1, 64},
};

static const struct datapath *find(const char *target)
{
    const struct str cpu = mca_target_cpu(target);
    for (size_t i = 0; i < sizeof datapaths / sizeof datapaths[0]; i++) {
        if (str_eq(cpu, str_of(datapaths[i].cpu)))
            return &datapaths[i];
    }
    return NULL;
}

/* The facts of one instruction, from its text. */
static struct asm_facts facts_of(enum asm_isa isa, struct str text, struct arena *arena)
{
    struct asm_listing listing;
    struct err ignored = {0};
    if (!listing_parse(text, isa, "", arena, &listing, &ignored))
        return (struct asm_facts){0};
    return asm_facts(isa, listing.sve_bytes, &listing.instructions[0]);
}

static double busy_cy(int bytes, int accesses, int access_bytes)
{
    const int parts = (bytes + access_bytes - 1) / access_bytes;
    return (double)parts / accesses;
}

void datapath_add(const struct analyser_request *request, struct arena *arena,
                  struct analysis *analysis)
{
    const struct datapath *path = find(request->target);
    if (path == NULL)
        return;
    const size_t old = analysis->n_ports;
    const size_t wide = old + 2;
    const char **ports = arena_alloc(arena, wide, sizeof *ports);
    double *cy = arena_alloc(arena, request->n * wide, sizeof *cy);
    for (size_t p = 0; p < old; p++)
        ports[p] = analysis->ports[p];
    ports[old] = DATAPATH_LOAD;
    ports[old + 1] = DATAPATH_STORE;
    for (size_t i = 0; i < request->n; i++) {
        for (size_t p = 0; p < old; p++)
            cy[i * wide + p] = analysis->cy_per_port[i * old + p];
        const struct asm_facts f = facts_of(request->isa, request->text[i], arena);
        const int bytes = f.vector_bytes != 0 ? f.vector_bytes : 8;
        if (f.load)
            cy[i * wide + old] = busy_cy(bytes, path->loads, path->load_bytes);
        if (f.store)
            cy[i * wide + old + 1] = busy_cy(bytes, path->stores, path->store_bytes);
    }
    analysis->n_ports = wide;
    analysis->ports = ports;
    analysis->cy_per_port = cy;
}
