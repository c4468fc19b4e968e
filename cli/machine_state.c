#include "cli/machine_state.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/opt.h"
#include "cli/command.h"
#include "collect/measure/state.h"
#include "collect/measure/state_diff.h"

struct state_options {
    const char *other;
    const char *json;
    const char *root;
    bool differing;
};

static const struct opt state_opts[] = {
    OPT(0, "diff", OPT_TEXT, offsetof(struct state_options, other), "OTHER",
        "compare with the state in the file OTHER, as a table"),
    OPT(0, "differing", OPT_FLAG, offsetof(struct state_options, differing), NULL,
        "with --diff, list only what differs"),
    OPT(0, "json", OPT_TEXT, offsetof(struct state_options, json), "F",
        "write the state to the file F instead of printing it"),
    OPT(0, "root", OPT_TEXT, offsetof(struct state_options, root), "DIR",
        "read a recorded tree of /proc, /sys, /etc and /run below DIR; runs no program"),
};

static const struct opt_spec state_spec = {
    .name = "inspect machine state",
    .synopsis = "[FILE] [--diff OTHER] [--json F]",
    .about =
        "Prints the state of this system as JSON: CPU, topology, clocks, prefetchers, memory, "
        "limits, virtualisation, load, kernel, software, environment; or the state that FILE "
        "holds. What cannot be determined is null, with the reason under \"missing\". With --diff, "
        "exit status 0: nothing differs, 3: something does, 1: it could not be compared.",
    OPT_TABLE(state_opts),
    .examples = "  inspect machine state\n",
};

static bool compare(const struct state_options *o, const json_t *state, const char *name,
                    bool *differs, struct arena *arena, struct err *err)
{
    json_t *other = state_load(o->other, arena, err);
    if (other == NULL)
        return false;
    struct state_diff diff;
    struct sb text = {.arena = arena};
    state_compare(state, other, arena, &diff);
    json_decref(other);
    state_diff_format(&diff, name, o->other, !o->differing, &text);
    fputs(sb_cstr(&text), stdout);
    *differs = diff.n_differing != 0;
    return true;
}

static bool deliver(const struct state_options *o, const json_t *state, const char *name,
                    bool *differs, struct arena *arena, struct err *err)
{
    const struct str text = json_text(state, arena);
    const bool to_file = o->json != NULL && !command_to_stdout(o->json);
    if (to_file && !file_write(o->json, text, err))
        return false;
    if (o->other != NULL)
        return compare(o, state, name, differs, arena, err);
    if (!to_file)
        fwrite(text.ptr, 1, text.len, stdout);
    return true;
}

int machine_state(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct state_options o = {0};
    struct opt_list rest = {0};
    if (!command_begin(&state_spec, argc, argv, &o, &rest, arena, err))
        return 0;
    if (rest.count > 1 || (rest.count == 1 && o.root != NULL) || (o.differing && o.other == NULL)) {
        err_set(err, ERR_USAGE, "%s",
                rest.count > 1   ? "more than one FILE"
                : rest.count > 0 ? "FILE and --root exclude each other"
                                 : "--differing needs --diff OTHER");
        err_hint(err, "see %s --help", state_spec.name);
        return 2;
    }
    const struct state_source recorded = {.root = o.root};
    const struct state_source here = state_here();
    json_t *state = rest.count == 1 ? state_load(rest.items[0], arena, err)
                                    : state_read(o.root != NULL ? &recorded : &here, NULL, arena);
    if (state == NULL)
        return 1;
    const char *name = rest.count == 1 ? rest.items[0] : o.root != NULL ? o.root : "this host";
    bool differs = false;
    const bool done = deliver(&o, state, name, &differs, arena, err);
    json_decref(state);
    return !done ? 1 : differs ? COMMAND_DIFFERS : 0;
}
