/* The newest results as an Atom feed (RFC 4287). */
#include <stdlib.h>
#include <string.h>

#include "render/escape.h"
#include "render/pages.h"
#include "render/site_address.h"

enum { ENTRIES = 50 };

struct entry {
    const struct summary *of;
};

static int compare_collected(const void *a, const void *b)
{
    const struct summary *left = ((const struct entry *)a)->of;
    const struct summary *right = ((const struct entry *)b)->of;
    const int order = strcmp(right->collected, left->collected);
    return order != 0 ? order : strcmp(left->folder, right->folder);
}

static void element(struct sb *out, const char *name, struct str text)
{
    sb_addf(out, "<%s>", name);
    text_html(out, text);
    sb_addf(out, "</%s>\n", name);
}

/* The address of a page, relative to the feed if that of the site is not known. */
static void add_place(const struct site *site, const char *page, struct str id, struct sb *out)
{
    const struct str address = site_address(site->options->base_url, page, out->arena);
    sb_addz(out, "<link href=\"");
    text_url(out, address.len != 0 ? address : str_of(page));
    sb_addz(out, "\"/>\n");
    element(out, "id", id);
}

static void add_entry(const struct site *site, const struct summary *s, struct sb *out)
{
    struct arena *const a = out->arena;
    sb_addz(out, "<entry>\n");
    element(out, "title", str_format(a, "%.*s on %s", STR_ARG(s->identity.title), s->machine));
    add_place(site, page_configuration_path(a, s->folder),
              str_format(a, "urn:inspect:%s:%s", s->folder, s->collected), out);
    element(out, "updated", str_of(s->collected));
    element(out, "summary",
            s->change != NULL && s->change[0] != '\0' ? str_of(s->change)
                                                      : STR("Collected for the first time."));
    sb_addz(out, "</entry>\n");
}

bool feed_atom(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    (void)err;
    struct entry *all = arena_alloc(arena, site->n_summaries, sizeof *all);
    size_t n = 0;
    for (size_t i = 0; i < site->n_summaries; i++) {
        if (site->summaries[i].collected != NULL && site->summaries[i].problem == NULL)
            all[n++].of = &site->summaries[i];
    }
    qsort(all, n, sizeof *all, compare_collected);
    sb_addz(out, "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
                 "<feed xmlns=\"http://www.w3.org/2005/Atom\">\n");
    element(out, "title", STR("INSPECT: latest results"));
    add_place(site, "index.html", STR("urn:inspect:feed"), out);
    element(out, "updated", n == 0 ? STR("1970-01-01T00:00:00Z") : str_of(all[0].of->collected));
    sb_addz(out, "<author><name>INSPECT</name></author>\n");
    for (size_t i = 0; i < n && i < ENTRIES; i++)
        add_entry(site, all[i].of, out);
    sb_addz(out, "</feed>\n");
    return true;
}
