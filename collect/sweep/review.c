#include "collect/sweep/review.h"

#include "base/yaml.h"

/* The schema wants a named field per key; the page wants to walk over them. */
struct review_file {
    const char *data;
    struct review_entry *general;
    struct review_entry *stencil;
    struct review_entry *grid_scaling;
    struct review_entry *data_transfers;
    struct review_entry *thread_scaling;
    struct review_entry *spatial_blocking;
    struct review_entry *incore;
};

static const cyaml_strval_t lights[] = {
    {"none", LIGHT_NONE}, {"green", LIGHT_GREEN}, {"yellow", LIGHT_YELLOW}, {"red", LIGHT_RED}};

/* In quotes: a comment may be `~`. */
#define OPTIONAL_TEXT(field)                                                                       \
    CYAML_FIELD_STRING_PTR(#field,                                                                 \
                           CYAML_FLAG_POINTER_NULL_STR | CYAML_FLAG_OPTIONAL |                     \
                               CYAML_FLAG_SCALAR_QUOTE_SINGLE,                                     \
                           struct review_entry, field, 0, 20000)

static const cyaml_schema_field_t entry_fields[] = {
    CYAML_FIELD_ENUM("review", CYAML_FLAG_OPTIONAL, struct review_entry, review, lights, 4),
    OPTIONAL_TEXT(author),
    OPTIONAL_TEXT(date),
    OPTIONAL_TEXT(comment),
    CYAML_FIELD_END,
};

#define SECTION(field)                                                                             \
    CYAML_FIELD_MAPPING_PTR(#field, CYAML_FLAG_POINTER_NULL | CYAML_FLAG_OPTIONAL,                 \
                            struct review_file, field, entry_fields)

static const cyaml_schema_field_t fields[] = {
    CYAML_FIELD_STRING_PTR("data", CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL, struct review_file,
                           data, 0, 64),
    SECTION(general),
    SECTION(stencil),
    SECTION(grid_scaling),
    SECTION(data_transfers),
    SECTION(thread_scaling),
    SECTION(spatial_blocking),
    SECTION(incore),
    CYAML_FIELD_END,
};

static const cyaml_schema_value_t schema = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_POINTER, struct review_file, fields),
};

/* The entries of a file in the order of the sections. */
static void list_sections(struct review_file *f, struct review_entry **slots[REVIEW_SECTIONS])
{
    struct review_entry **const all[REVIEW_SECTIONS] = {
        &f->general,        &f->stencil,          &f->grid_scaling, &f->data_transfers,
        &f->thread_scaling, &f->spatial_blocking, &f->incore};
    for (size_t i = 0; i < REVIEW_SECTIONS; i++)
        slots[i] = all[i];
}

const char *review_section_key(size_t section)
{
    return fields[1 + section].key;
}

size_t review_section_named(struct str key)
{
    size_t i = 0;
    while (i < REVIEW_SECTIONS && !str_eq(key, str_of(review_section_key(i))))
        i++;
    return i;
}

bool review_light_named(struct str word, enum light *out)
{
    for (size_t i = 0; i < sizeof lights / sizeof *lights; i++) {
        if (!str_eq(word, str_of(lights[i].str)))
            continue;
        *out = (enum light)lights[i].val;
        return true;
    }
    return false;
}

bool review_text(const struct review *review, struct arena *arena, struct str *text,
                 struct err *err)
{
    struct review_file file = {.data = review->data};
    struct review_entry **slots[REVIEW_SECTIONS];
    list_sections(&file, slots);
    for (size_t i = 0; i < REVIEW_SECTIONS; i++)
        *slots[i] = review->sections[i];
    return yml_save(&file, &schema, arena, text, err);
}

const char *review_section_title(size_t section)
{
    static const char *const titles[REVIEW_SECTIONS] = {
        "General",        "Stencil and kernel", "Grid scaling", "Data transfers",
        "Thread scaling", "Spatial blocking",   "In-core"};
    return titles[section];
}

const char *light_name(enum light light)
{
    return lights[light].str;
}

static const char *trimmed(const char *text, struct arena *arena)
{
    return text == NULL ? NULL : str_cstr(arena, str_trim(str_of(text)));
}

bool review_parse(struct str text, const char *path, struct arena *arena, struct review *out,
                  struct err *err)
{
    struct review_file *f = yml_load(text, path, &schema, arena, err);
    if (f == NULL)
        return false;
    struct review_entry **slots[REVIEW_SECTIONS];
    list_sections(f, slots);
    out->data = trimmed(f->data, arena);
    for (size_t i = 0; i < REVIEW_SECTIONS; i++) {
        struct review_entry *entry = *slots[i];
        out->sections[i] = entry;
        if (entry == NULL)
            continue;
        entry->author = trimmed(entry->author, arena);
        entry->date = trimmed(entry->date, arena);
        entry->comment = trimmed(entry->comment, arena);
    }
    return true;
}
