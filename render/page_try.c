#include <math.h>
#include <string.h>

#include "base/dir.h"
#include "base/file.h"
#include "base/yaml_packed.h"
#include "collect/machinefile/load.h"
#include "render/escape.h"
#include "render/module_scripts.h"
#include "render/pages.h"
#include "render/text.h"
#include "stempel/kernel/tree.h"

/* The page that analyses the user's own kernel, and the data that its scripts load. */

/* stencils/named/NAME.c in the collection, by name. */
struct named_kernels {
    struct str_list names, texts;
};

static bool named_kernels(const struct site *site, struct arena *arena, struct named_kernels *named,
                          struct err *err)
{
    enum { MAX_BYTES = KERNEL_MAX_SOURCE_BYTES };
    const char *folder = path_join(arena, site->options->collection, "named");
    struct str_list files = {0};
    if (file_exists(folder) && !dir_list(folder, arena, &files, err))
        return false;
    for (size_t i = 0; i < files.count; i++) {
        const struct str name = files.items[i];
        struct str text;
        struct err unreadable = {0};
        if (!str_ends_with(name, STR(".c")) || !path_name_ok(name) ||
            !file_read(path_join(arena, folder, str_cstr(arena, name)), MAX_BYTES, arena, &text,
                       &unreadable))
            continue;
        str_list_add(arena, &named->names, str_slice(name, 0, name.len - 2));
        str_list_add(arena, &named->texts, text);
    }
    return true;
}

/* The machine with most measurements, which forecasts can be judged by; null: none has any. */
static const struct site_machine *most_measured(const struct site *site)
{
    const struct site_machine *best = NULL;
    size_t most = 0;
    for (size_t i = 0; i < site->n_machines; i++) {
        size_t n = 0;
        for (size_t k = 0; k < site->n_summaries; k++)
            n += site->summaries[k].on == &site->machines[i] ? site->summaries[k].facts.n_measured
                                                             : 0;
        if (n > most)
            best = &site->machines[i];
        most = n > most ? n : most;
    }
    return best;
}

bool page_try(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct named_kernels named = {0};
    struct map *page = page_values(
        site, arena, "try.html", STR("Try a stencil"),
        STR("Layer conditions, data traffic, ECM and Roofline model of your own stencil, "
            "computed in the browser"));
    page_live(page, STR(""));
    struct map_list *machines = map_items(page, "machines");
    const struct site_machine *const first = most_measured(site);
    for (size_t i = 0; i < site->n_machines; i++) {
        if (!site->machines[i].loaded)
            continue;
        struct map *machine = list_add(machines);
        map_textz(machine, "name", site->machines[i].name);
        map_text(machine, "words", text_name_line(arena, site->machines[i].name));
        map_flag(machine, "first", &site->machines[i] == first);
    }
    if (!named_kernels(site, arena, &named, err))
        return false;
    struct map_list *names = map_items(page, "named");
    for (size_t i = 0; i < named.names.count; i++)
        map_text(list_add(names), "name", named.names.items[i]);
    return page_render(site, "try", page, out, err);
}

bool try_data(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct named_kernels named = {0};
    if (!named_kernels(site, arena, &named, err))
        return false;
    sb_addz(out, "inspectTry.data({");
    for (size_t i = 0; i < named.names.count; i++) {
        sb_addz(out, i == 0 ? "\n" : ",\n");
        text_json(out, named.names.items[i]);
        sb_addc(out, ':');
        text_json(out, named.texts.items[i]);
    }
    sb_addz(out, "});\n");
    return true;
}

/* In-core times by the analyser on the machine: [path of the stencil, T_comp, T_RegL1]. */
static void add_core_times(const struct site *site, const char *machine, struct sb *out)
{
    const char *comma = "";
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct summary *s = &site->summaries[i];
        if (s->problem != NULL || strcmp(s->machine, machine) != 0 ||
            isnan(s->facts.T_comp_cy_per_cl) || isnan(s->facts.T_RegL1_cy_per_cl))
            continue;
        sb_addf(out, "%s\n[", comma);
        text_json(out, s->identity.path);
        sb_addf(out, ",%.12g,%.12g]", s->facts.T_comp_cy_per_cl, s->facts.T_RegL1_cy_per_cl);
        comma = ",";
    }
}

bool machine_script(const struct site *site, const struct site_machine *machine,
                    struct arena *arena, struct sb *out, struct err *err)
{
    struct str text;
    const struct yml_node *root;
    struct sb packed = {.arena = arena};
    if (!machine_text(&machine->machine, arena, &text, err) ||
        !yml_parse(text, machine->name, arena, &root, err))
        return false;
    yml_pack(root, &packed);
    sb_addz(out, "inspectTry.machine(");
    text_json(out, str_of(machine->name));
    sb_addc(out, ',');
    text_json(out, sb_str(&packed));
    sb_addz(out, ",[");
    add_core_times(site, machine->name, out);
    sb_addz(out, "]);\n");
    return true;
}

struct str try_link(const struct identity *id, const char *machine, double size,
                    struct arena *arena)
{
    struct sb link = {.arena = arena};
    if (try_script.len == 0)
        return (struct str){0};
    sb_addz(&link, id->named ? "try.html#from=named&named=" : "try.html#class=");
    text_query(&link, id->named ? id->name : id->path);
    if (machine != NULL) {
        sb_addz(&link, "&machine=");
        text_query(&link, str_of(machine));
    }
    if (isfinite(size))
        sb_addf(&link, "&to=%.0f", size);
    return sb_str(&link);
}

struct str try_link_own(struct str kernel, struct str machine, struct arena *arena)
{
    struct sb link = {.arena = arena};
    if (try_script.len == 0 || kernel.len == 0)
        return (struct str){0};
    sb_addz(&link, "try.html#from=own&machine=");
    text_query(&link, machine);
    sb_addz(&link, "&kernel=");
    text_query(&link, kernel);
    return sb_str(&link);
}
