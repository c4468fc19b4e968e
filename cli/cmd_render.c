#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/opt.h"
#include "base/program_data.h"
#include "cli/command.h"
#include "cli/shared_options.h"
#include "render/licence.h"
#include "render/output.h"
#include "render/site.h"

static const struct opt options[] = {
    OPT('o', "output", OPT_TEXT, offsetof(struct site_options, output), "DIR",
        "folder that the site is written to (default: public)"),
    OPTION_COLLECTION(0, offsetof(struct site_options, collection)),
    OPT(0, "machines", OPT_TEXT, offsetof(struct site_options, machines), "DIR",
        "folder of the machine files (default: machines)"),
    OPT(0, "templates", OPT_TEXT, offsetof(struct site_options, templates), "DIR",
        "folder of the page templates (default: templates)"),
    OPT(0, "assets", OPT_TEXT, offsetof(struct site_options, assets), "DIR",
        "folder of the style sheet and script (default: site)"),
    OPT(0, "base-url", OPT_TEXT, offsetof(struct site_options, base_url), "URL",
        "address where the site will be served; written into citations"),
    OPT(0, "program-url", OPT_TEXT, offsetof(struct site_options, program_url), "URL",
        "address of this program's git repository; linked from every page (default: what the build "
        "was configured with, -DINSPECT_PROGRAM_URL=URL)"),
    OPT(0, "licence", OPT_TEXT, offsetof(struct site_options, licence), "NAME",
        "licence of the collection's data, shown where they are offered (default: the first line "
        "of its file LICENCE)"),
};

static const struct opt_spec spec = {
    .name = "inspect render",
    .synopsis = "[-o DIR]",
    .about = "Renders the collection as a site of static pages. The pages work from a web server, "
             "under any address, and from disk. Unchanged files are not touched.",
    OPT_TABLE(options),
    .examples = "inspect render\n"
                "inspect render -o website --base-url https://example.org/inspect --program-url "
                "https://example.org/inspect.git",
};

static const char *own_folder(const char *given, const char *name, struct arena *arena)
{
    return given != NULL ? given : data_path(name, arena);
}

/* A folder `site` here may also be the site of an earlier run. */
static const char *assets_folder(const char *given, struct arena *arena)
{
    static const char name[] = "site";
    return given == NULL && output_is_in(name) ? path_join(arena, data_folder(arena), name)
                                               : own_folder(given, name, arena);
}

/* Drops slashes at the end. */
static bool check_url(const char **address, struct arena *arena, struct err *err)
{
    if (*address == NULL)
        return true;
    struct str url = str_of(*address);
    if (!str_starts_with(url, STR("https://")) && !str_starts_with(url, STR("http://")))
        return err_set(err, ERR_USAGE, "'%s' is not the address of a site", *address) ||
               err_hint(err, "an address starts with https:// or http://");
    while (str_ends_with(url, STR("/")))
        url = str_slice(url, 0, url.len - 1);
    *address = str_cstr(arena, url);
    return true;
}

int cmd_render(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct site_options o = {.output = "public",
                             .collection = "stencils",
                             .machines = own_folder(NULL, "machines", arena),
                             .version = INSPECT_VERSION};
    struct opt_list rest = {0};
    if (!command_begin(&spec, argc, argv, &o, &rest, arena, err))
        return 0;
    if (rest.count != 0) {
        err_set(err, ERR_USAGE, "render does not take '%s'", rest.items[0]);
        err_hint(err, "give the folder of the results with --collection");
        return 0;
    }
    o.templates = own_folder(o.templates, "templates", arena);
    o.assets = assets_folder(o.assets, arena);
    if (o.program_url == NULL && INSPECT_PROGRAM_URL[0] != '\0')
        o.program_url = INSPECT_PROGRAM_URL;
    if (o.licence == NULL && !licence_of(o.collection, arena, &o.licence, err))
        return 0;
    struct site_result result;
    if (!check_url(&o.base_url, arena, err) || !check_url(&o.program_url, arena, err) ||
        !site_render(&o, arena, &result, err))
        return 0;
    fputs(sb_cstr(&result.problems), stderr);
    if (result.current)
        printf("%s is up to date\n", o.output);
    else
        printf("%zu pages in %s, %zu files new or changed, %zu configurations as before\n",
               result.n_pages, o.output, result.n_written, result.n_kept);
    return result.n_problems == 0 ? 0 : 1;
}
