#include <stdio.h>

#include "base/json.h"
#include "base/opt.h"
#include "cli/command.h"
#include "collect/import/import.h"

struct import_values {
    struct import_request import;
    bool json;
};

#define FIELD(name) offsetof(struct import_values, name)

static const struct opt options[] = {
    OPT('o', "output", OPT_TEXT, FIELD(import.collection), "COLLECTION",
        "folder of the results (default: stencils)"),
    OPT(0, "publisher", OPT_TEXT, FIELD(import.publication.publisher), "NAME",
        "the publisher (default: RRZE-HPC/INSPECT)"),
    OPT(0, "commit", OPT_TEXT, FIELD(import.publication.commit), "HASH",
        "commit of the publication (default: that of the checkout)"),
    OPT(0, "licence", OPT_TEXT, FIELD(import.publication.licence), "NAME",
        "licence of the published data (default: AGPL-3.0)"),
    OPT(0, "json", OPT_FLAG, FIELD(json), NULL, "write the report as JSON"),
};

static const struct opt_spec spec = {
    .name = "inspect import",
    .synopsis = "DIR [-o COLLECTION]",
    .about =
        "Imports the published INSPECT collection from a checkout in DIR: measurements, counted "
        "transfers, published predictions and reviews become configurations of a collection, "
        "next to our predictions. The report says for each what is missing or inconsistent. What "
        "is unchanged stays as it is; your own results are never replaced.",
    OPT_TABLE(options),
    .examples = "inspect import INSPECT\n"
                "inspect import INSPECT -o published --json",
};

int cmd_import(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct import_values v = {
        .import = {.collection = "stencils",
                   .version = INSPECT_VERSION,
                   .publication = {.publisher = "RRZE-HPC/INSPECT", .licence = "AGPL-3.0"}}};
    struct opt_list rest = {0};
    if (!command_begin(&spec, argc, argv, &v, &rest, arena, err))
        return 0;
    if (rest.count != 1) {
        err_set(err, ERR_USAGE, "give one folder: a checkout of the published collection");
        err_hint(err, "inspect import --help shows an example");
        return 0;
    }
    struct import_report report;
    v.import.from = rest.items[0];
    if (!import_run(&v.import, arena, &report, err))
        return 0;
    struct sb text = {.arena = arena};
    if (v.json) {
        json_t *json = import_report_json(&report);
        sb_add(&text, json_text(json, arena));
        json_decref(json);
    } else {
        import_report_text(&report, &text);
    }
    fputs(sb_cstr(&text), stdout);
    return 0;
}
