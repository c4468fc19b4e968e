#include "base/json.h"
#include "cli/compare_report.h"

/* Causes as findings in the user's file: notes for editors, SARIF for code scanning. */

/* The place of the nest's innermost loop; line 0 if the file is not real code. */
static struct nest_place place_of(const struct comparison *c, const struct cause *cause)
{
    const struct nest *const nest = &c->request->code->nest;
    const int loop = cause->block_loop >= 0 ? cause->block_loop : nest->kernel.n_loops - 1;
    return (struct nest_place){nest->loops[loop].line, nest->loops[loop].col};
}

static struct str message_of(const struct comparison *c, const struct cause *cause,
                             struct arena *arena)
{
    return str_format(arena, "%.*s: %.*s — %.*s", STR_ARG(cause->title),
                      STR_ARG(compare_gain(c, cause, arena)), STR_ARG(cause->advice));
}

static size_t n_findings(const struct comparison *c)
{
    return c->causes.count - c->causes.n_refuted;
}

void compare_notes_text(const struct comparison *c, struct sb *out)
{
    bool any = false;
    for (size_t i = 0; i < n_findings(c); i++) {
        const struct cause *const cause = &c->causes.items[i];
        const struct nest_place at = place_of(c, cause);
        if (at.line == 0)
            continue;
        sb_addf(out, "%s%s:%u:%u: note: %.*s\n", any ? "" : "\n", c->request->code->name, at.line,
                at.col, STR_ARG(message_of(c, cause, out->arena)));
        any = true;
    }
}

/* ---- SARIF ---- */

static json_t *result_of(const struct comparison *c, const struct cause *cause, struct arena *arena)
{
    const struct nest_place at = place_of(c, cause);
    const struct str message = message_of(c, cause, arena);
    return json_pack("{s:s, s:s, s:{s:s%}, s:[{s:{s:{s:s}, s:{s:i, s:i}}}]}", "ruleId",
                     cause_name(cause->kind), "level", "note", "message", "text", message.ptr,
                     message.len, "locations", "physicalLocation", "artifactLocation", "uri",
                     c->request->code->name, "region", "startLine", at.line > 0 ? (int)at.line : 1,
                     "startColumn", at.col > 0 ? (int)at.col : 1);
}

json_t *compare_sarif(const struct comparison *c, size_t n)
{
    struct arena scratch = {0};
    json_t *results = json_array();
    for (size_t i = 0; i < n; i++) {
        for (size_t k = 0; k < n_findings(&c[i]); k++)
            json_array_append_new(results, result_of(&c[i], &c[i].causes.items[k], &scratch));
    }
    arena_free(&scratch);
    return json_pack("{s:s, s:s, s:[{s:{s:{s:s, s:s}}, s:o}]}", "version", "2.1.0", "$schema",
                     "https://json.schemastore.org/sarif-2.1.0.json", "runs", "tool", "driver",
                     "name", "inspect", "version", INSPECT_VERSION, "results", results);
}
