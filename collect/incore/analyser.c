#include "collect/incore/analyser.h"

#include <strings.h>

static const struct analyser_tool tools[] = {
    {"llvm-mca", mca_find, mca_run, mca_version},
    {"osaca", osaca_find, osaca_run, NULL},
};

enum { N_TOOLS = sizeof tools / sizeof tools[0] };

const struct analyser_tool *analyser_tool(const char *name)
{
    for (size_t i = 0; i < N_TOOLS; i++) {
        if (str_eq(str_of(name), str_of(tools[i].name)))
            return &tools[i];
    }
    return NULL;
}

bool analyser_is(const char *name, const char *given)
{
    return strcasecmp(name, given) == 0;
}

const char *analyser_tool_names(struct arena *arena)
{
    struct sb names = {.arena = arena};
    for (size_t i = 0; i < N_TOOLS; i++)
        sb_addf(&names, "%s%s", i > 0 ? ", " : "", tools[i].name);
    return sb_cstr(&names);
}
