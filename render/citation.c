#include "render/citation.h"

#include "render/site_address.h"
#include "render/text.h"

/* A key with only letters and digits. */
static void add_key(struct sb *out, const char *text)
{
    for (; *text != '\0'; text++) {
        const char c = *text;
        if (c != '_' && char_in_name(c))
            sb_addc(out, c);
    }
}

/* The text with BibTeX's escapes. */
static void add_tex(struct sb *out, struct str text)
{
    for (size_t i = 0; i < text.len; i++) {
        if (str_find(STR("_%&#$"), text.ptr[i]) < 5)
            sb_addc(out, '\\');
        sb_addc(out, text.ptr[i]);
    }
}

/* What made it: "inspect 0.1.0, commit 95c9619f3140, https://…", as far as known. */
static struct str origin_text(const struct site *site, const struct citation_origin *origin,
                              struct arena *arena)
{
    struct sb text = {.arena = arena};
    sb_addf(&text, "inspect %s",
            origin->version != NULL ? origin->version : site->options->version);
    if (origin->commit != NULL && origin->commit[0] != '\0')
        sb_addf(&text, ", commit %.12s", origin->commit);
    if (site->options->program_url != NULL)
        sb_addf(&text, ", %s", site->options->program_url);
    return sb_str(&text);
}

/* Empty if the site's own address is not known. */
static struct str folder_address(const struct site *site, const char *folder, struct arena *arena)
{
    const char *const path = folder[0] == '\0' ? "" : str_formatz(arena, "%s/", folder);
    return site_address(site->options->base_url, path, arena);
}

const char *citation_year(const struct site *site, const char *collected)
{
    return collected != NULL ? collected : site->repo.date;
}

void citation_bibtex(struct map *page, const struct site *site, const char *folder,
                     struct str title, const struct citation_origin *origin)
{
    struct sb text = {.arena = page->arena};
    const char *const year = citation_year(site, origin->collected);
    sb_addz(&text, "@misc{inspect");
    add_key(&text, folder);
    sb_addz(&text, ",\n  title = {");
    add_tex(&text, title);
    sb_addz(&text, "},\n  author = {{INSPECT collection}},\n");
    if (year[0] != '\0')
        sb_addf(&text, "  year = {%.4s},\n", year);
    sb_addz(&text, "  note = {");
    add_tex(&text, origin_text(site, origin, page->arena));
    sb_addz(&text, "},\n");
    const struct str address = folder_address(site, folder, page->arena);
    if (address.len != 0)
        sb_addf(&text, "  url = {%.*s},\n", STR_ARG(address));
    sb_addc(&text, '}');
    map_text(page, "bibtex", sb_str(&text));
}

struct str citation_publication(const struct config *file, struct arena *arena)
{
    const char *commit = file->publisher_commit;
    return str_format(arena, "%s, %s%s, licence %s", file->publisher,
                      commit != NULL ? "commit " : "commit unknown", commit != NULL ? commit : "",
                      file->licence != NULL ? file->licence : "unknown");
}

static struct citation_origin origin_of(const struct config *file)
{
    return (struct citation_origin){file->collected, file->inspect_version, file->commit};
}

/* In words, and the licence. */
static void add_text(struct map *page, const struct page_source *s)
{
    const struct config *file = &s->c->file;
    const struct citation_origin origin = origin_of(file);
    struct sb text = {.arena = s->arena};
    sb_addf(&text, "INSPECT collection, %.*s on %s", STR_ARG(s->id->short_title), file->machine);
    if (file->publisher != NULL)
        sb_addf(&text, ", published by %.*s", STR_ARG(citation_publication(file, s->arena)));
    if (file->collected != NULL)
        sb_addf(&text, ", collected %.10s", file->collected);
    else if (citation_year(s->site, NULL)[0] != '\0')
        sb_addf(&text, ", %.4s", citation_year(s->site, NULL));
    sb_addf(&text, ", %.*s", STR_ARG(origin_text(s->site, &origin, s->arena)));
    const struct str address = folder_address(s->site, s->c->folder, s->arena);
    if (address.len != 0)
        sb_addf(&text, ", %.*s", STR_ARG(address));
    sb_addc(&text, '.');
    map_text(page, "citation", sb_str(&text));
    map_textz(page, "data_licence",
              file->licence != NULL               ? file->licence
              : s->site->options->licence != NULL ? s->site->options->licence
                                                  : "none stated");
}

static void add_bibtex(struct map *page, const struct page_source *s)
{
    const struct config *file = &s->c->file;
    const struct str title =
        str_format(s->arena, "%.*s on %s", STR_ARG(s->id->title), file->machine);
    const struct citation_origin origin = origin_of(file);
    citation_bibtex(page, s->site, s->c->folder, title, &origin);
}

void citation_add(struct map *page, const struct page_source *s)
{
    add_text(page, s);
    add_bibtex(page, s);
}
