#include <string.h>

#include "base/str.h"
#include "collect/machinefile/form.h"

/* In struct machine 0 means not known, so a file may not contain it. */
static void check_known(struct violations *list, const char *path, const double *value,
                        struct accepted accepted)
{
    if (value != NULL && *value == 0)
        violations_add(
            list, path,
            "is 0; accepted: %.9g to %.9g, or leave the key out if the value is not known",
            accepted.min, accepted.max);
}

static void check_peak(struct violations *list, const char *type, const struct form_peak *peak)
{
    const struct {
        const char *key;
        const double *value;
    } kinds[] = {
        {"total", peak->total}, {"fma", peak->fma}, {"add", peak->add}, {"mul", peak->mul}};
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        check_known(list, str_formatz(list->arena, "peak_flop_per_cy.%s.%s", type, kinds[i].key),
                    kinds[i].value, accepted_peak);
}

static void add_if(struct violations *list, bool wrong, unsigned edge, const char *key,
                   const char *text)
{
    if (wrong)
        violations_add(list, str_formatz(list->arena, "transfers[%u].%s", edge, key), "%s", text);
}

static bool transfers_unknown(const struct machine_form *form)
{
    bool unknown = false;
    for (unsigned i = 0; i < form->provenance_count; i++)
        unknown = unknown || (form->provenance[i].kind == PROVENANCE_UNKNOWN &&
                              str_eq(str_of(form->provenance[i].group), STR("transfers")));
    return unknown;
}

/* A key of an edge that is never read: its value would be lost silently. */
static void check_edge(struct violations *list, const struct machine_form *form, unsigned edge)
{
    static const char of_registers[] = "does not apply between registers and L1, where the "
                                       "analysers give the time; accepted: edge, overlaps";
    static const char of_memory[] = "does not apply to memory, whose bandwidth is measured "
                                    "(`bandwidths`); accepted: no such key";
    const struct form_transfer *t = &form->transfers[edge];
    const bool memory = edge >= form->caches_count;
    if (edge == 0) {
        add_if(list, t->bytes_per_cy != NULL, edge, "bytes_per_cy", of_registers);
        add_if(list, t->duplex != NULL, edge, "duplex", of_registers);
        add_if(list, t->penalty_cy_per_load != NULL, edge, "penalty_cy_per_load", of_registers);
        add_if(list, t->penalty_cy_per_store != NULL, edge, "penalty_cy_per_store", of_registers);
        add_if(list, t->penalty_cy_per_cl != NULL, edge, "penalty_cy_per_cl", of_registers);
        return;
    }
    add_if(list, t->duplex == NULL, edge, "duplex", "is missing; accepted: half, full");
    add_if(list, memory && t->bytes_per_cy != NULL, edge, "bytes_per_cy", of_memory);
    add_if(list, !memory && t->bytes_per_cy == NULL && !transfers_unknown(form), edge,
           "bytes_per_cy",
           "is missing; accepted: 0.1 to 4096, or `kind: unknown` in the provenance of transfers");
}

void machine_check_values(const struct machine_form *form, struct violations *list)
{
    check_known(list, "clock.base_ghz", form->clock.base_ghz, accepted_ghz);
    check_known(list, "topology.memory_gib_per_numa_domain",
                form->topology.memory_gib_per_numa_domain, accepted_gib);
    check_peak(list, "sp", &form->peak_flop_per_cy.sp);
    check_peak(list, "dp", &form->peak_flop_per_cy.dp);
    for (unsigned edge = 0; edge < form->transfers_count; edge++)
        check_edge(list, form, edge);
    if (form->fit != NULL && form->fit->points_count == 0)
        violations_add(list, "fit.points", "is empty; accepted: at least one point, or no `fit`");
}
