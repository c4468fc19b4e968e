#include "render/review.h"

#include "base/yaml.h"

/* libcyaml wants a named field for each key; the page wants to walk over them. */
struct review_file {
    char *data;
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

#define OPTIONAL_TEXT(field)                                                                       \
    CYAML_FIELD_STRING_PTR(#field, CYAML_FLAG_POINTER_NULL_STR | CYAML_FLAG_OPTIONAL,              \
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

static const char *copy(struct arena *arena, const char *text)
{
    return text == NULL ? NULL : str_cstr(arena, str_trim(str_of(text)));
}

static struct review_entry *copy_entry(struct arena *arena, const struct review_entry *entry)
{
    if (entry == NULL)
        return NULL;
    struct review_entry *own = arena_alloc(arena, 1, sizeof *own);
    *own = (struct review_entry){.review = entry->review,
                                 .author = copy(arena, entry->author),
                                 .date = copy(arena, entry->date),
                                 .comment = copy(arena, entry->comment)};
    return own;
}

bool review_parse(struct str text, const char *file, struct arena *arena, struct review *out,
                  struct err *err)
{
    void *data = NULL;
    if (!yml_load(text, file, &schema, &data, err))
        return false;
    const struct review_file *f = data;
    const struct review_entry *const entries[REVIEW_SECTIONS] = {
        f->general,        f->stencil,          f->grid_scaling, f->data_transfers,
        f->thread_scaling, f->spatial_blocking, f->incore};
    out->data = copy(arena, f->data);
    for (size_t i = 0; i < REVIEW_SECTIONS; i++)
        out->sections[i] = copy_entry(arena, entries[i]);
    yml_free(&schema, data);
    return true;
}
