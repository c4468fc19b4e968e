#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/dir.h"
#include "base/hash.h"
#include "base/opt.h"
#include "base/path.h"
#include "cli/command.h"
#include "cli/shared_options.h"
#include "collect/sweep/review.h"

struct values {
    const char *machine;
    const char *collection;
    const char *section;
    const char *light;
    const char *author;
    const char *comment;
};

#define FIELD(name) offsetof(struct values, name)

static const struct opt options[] = {
    OPTION_MACHINE(FIELD(machine), ""),
    OPT(0, "section", OPT_TEXT, FIELD(section), "NAME",
        "what is reviewed: general (default), stencil, grid_scaling, data_transfers, "
        "thread_scaling, "
        "spatial_blocking, incore"),
    OPT(0, "light", OPT_TEXT, FIELD(light), "COLOUR", "green, yellow, red or none"),
    OPT(0, "comment", OPT_TEXT, FIELD(comment), "TEXT", "text of the review"),
    OPT(0, "author", OPT_TEXT, FIELD(author), "NAME", "author of the review"),
    OPTION_COLLECTION(0, FIELD(collection)),
};

static const struct opt_spec spec = {
    .name = "inspect review",
    .synopsis = "PATH -m MACHINE --light COLOUR [--section NAME] [--comment TEXT]",
    .about = "Writes a traffic light and a comment on a configuration's data into its review.yml, "
             "with the hash of the data: if they change later, the site says that the review is "
             "outdated. Other sections of the file stay as they are.",
    OPT_TABLE(options),
    .examples = "inspect review 3D/r1/homogeneous/star/constant/double -m HaswellEP_E5-2695v3_CoD "
                "--section grid_scaling --light green --comment 'Fits the model.'",
};

/* Reads an entry from the command line. */
static bool read_entry(const struct values *v, struct arena *arena, size_t *section,
                       struct review_entry *out, struct err *err)
{
    *section = review_section_named(str_of(v->section));
    if (*section == REVIEW_SECTIONS)
        return err_set(err, ERR_USAGE, "'%s' is not a section of a page", v->section) ||
               err_hint(err, "inspect review --help lists them");
    if (v->light == NULL || !review_light_named(str_of(v->light), &out->review))
        return err_set(err, ERR_USAGE,
                       v->light == NULL ? "a review needs --light%s" : "there is no light '%s'",
                       v->light == NULL ? "" : v->light) ||
               err_hint(err, "lights are green, yellow, red and none");
    out->author = v->author;
    out->comment = v->comment;
    out->date = str_cstr(arena, str_slice(str_of(clock_utc(arena)), 0, 10));
    return true;
}

static bool folder_ok(struct str path, const char *machine, struct err *err)
{
    return (path_names_ok(path) && path_name_ok(str_of(machine))) ||
           err_set(err, ERR_USAGE, "PATH and MACHINE do not name a configuration");
}

/* The folder's existing review; empty if there is none. */
static bool read_before(const struct dir *folder, struct arena *arena, struct review *out,
                        struct err *err)
{
    struct str text;
    *out = (struct review){0};
    return dir_file_read_optional(folder, "review.yml", FILE_MAX_BYTES, arena, &text, err) &&
           (str_trim(text).len == 0 || review_parse(text, "review.yml", arena, out, err));
}

static bool write_review(const struct dir *folder, size_t section, struct review_entry *entry,
                         struct arena *arena, struct err *err)
{
    struct review review;
    struct str data;
    struct str text;
    char hash[HASH_CHARS];
    if (!dir_file_read(folder, "grid.csv", FILE_MAX_BYTES, arena, &data, err) ||
        !read_before(folder, arena, &review, err))
        return false;
    hash_bytes(data, hash);
    review.data = hash;
    review.sections[section] = entry;
    return review_text(&review, arena, &text, err) &&
           dir_file_write(folder, "review.yml", text, err);
}

int cmd_review(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct values v = {.collection = "stencils", .section = "general"};
    struct opt_list rest = {0};
    if (!command_begin(&spec, argc, argv, &v, &rest, arena, err))
        return 0;
    if (rest.count != 1 || v.machine == NULL) {
        err_set(err, ERR_USAGE, "give one configuration: its path, and its machine with -m");
        err_hint(err, "inspect review --help shows an example");
        return 0;
    }
    size_t section = 0;
    struct review_entry entry = {0};
    struct dir folder;
    if (!read_entry(&v, arena, &section, &entry, err) ||
        !folder_ok(str_of(rest.items[0]), v.machine, err))
        return 0;
    const char *below = path_join(arena, rest.items[0], v.machine);
    if (!dir_open(v.collection, below, arena, &folder, err))
        return 0;
    if (folder.fd < 0) {
        err_at(err, path_join(arena, v.collection, below), 0, 0, "there is no such configuration");
        err_hint(err, "collect it first: inspect collect %s -m %s", rest.items[0], v.machine);
        return 0;
    }
    const bool done = write_review(&folder, section, &entry, arena, err);
    dir_close(&folder);
    if (done)
        printf("%s: %s is %s\n", path_join(arena, v.collection, below), review_section_key(section),
               light_name(entry.review));
    return 0;
}
