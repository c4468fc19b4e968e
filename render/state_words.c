#include "render/state_words.h"

#include <math.h>

#include "render/text.h"

static const struct state_word {
    const char *key, *text;
} groups[] = {{"cpu", "Processor"},
              {"topology", "Cores"},
              {"clock", "Clock"},
              {"memory", "Memory"},
              {"limits", "Limits"},
              {"prefetchers", "Prefetchers"},
              {"load", "Load"},
              {"users", "Users"},
              {"virtualisation", "Virtualisation"},
              {"kernel", "Kernel"},
              {"os", "Operating system"},
              {"software", "Software"},
              {"taken", "Time (UTC)"},
              {"environment", "Environment"}};

/* Omitted: about the file, shown on the machine's page, or relevant to few. */
static const struct state_word left_out[] = {
    {"schema", ""},          {"lasting_taken", ""},      {"missing", ""},
    {"topology", "caches "}, {"topology", "numa "},      {"cpu", "simd"},
    {"load", "top "},        {"kernel", "mitigations "}, {"kernel", "parameters"}};

static bool is_shown(const struct state_fact *f)
{
    bool shown = !str_eq(f->value, STR("–")) && f->value.len != 0;
    for (size_t i = 0; i < sizeof left_out / sizeof left_out[0]; i++)
        shown = shown && !(str_eq(f->group, str_of(left_out[i].key)) &&
                           str_starts_with(f->key, str_of(left_out[i].text)));
    return shown;
}

static struct str group_title(struct str group)
{
    for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++) {
        if (str_eq(group, str_of(groups[i].key)))
            return str_of(groups[i].text);
    }
    return group;
}

static struct str share(struct arena *a, double v)
{
    return str_format(a, "%.*s %%", STR_ARG(number_text(a, 100 * v)));
}

static struct str seconds(struct arena *a, double v)
{
    return minutes_text(a, v / 60);
}

/* Units that the end of a name gives to its values. */
static const struct state_unit {
    const char *suffix;
    struct str (*text)(struct arena *a, double value);
} units[] = {{"_hz", clock_text}, {"_bytes", bytes_text}, {"_share", share}, {"_s", seconds}};

static const struct state_unit *unit_of(const struct state_fact *f, double *value)
{
    for (size_t i = 0; i < sizeof units / sizeof units[0]; i++) {
        if (str_ends_with(f->key, str_of(units[i].suffix)) && str_to_double(f->value, value))
            return &units[i];
    }
    return NULL;
}

static struct str value_words(const struct state_fact *f, struct arena *a)
{
    double value = NAN;
    const struct state_unit *unit = unit_of(f, &value);
    if (str_eq(f->value, STR("notsupported"))) /* the kernel's word */
        return STR("not supported");
    return unit == NULL ? f->value : unit->text(a, value);
}

/* The name without its unit: "measured_hz" becomes "measured". */
static struct str key_words(const struct state_fact *f, struct arena *a)
{
    double ignored = NAN;
    const struct state_unit *unit = unit_of(f, &ignored);
    const size_t len = f->key.len - (unit == NULL ? 0 : str_of(unit->suffix).len);
    struct sb out = {.arena = a};
    for (size_t i = 0; i < len; i++)
        sb_addc(&out, f->key.ptr[i] == '_' ? ' ' : f->key.ptr[i]);
    return sb_str(&out);
}

/* What determines measurements, in the order of the sentence; %s is the value. */
static const struct said {
    const char *group, *key;
    const char *value; /* "": any known value */
    const char *text;
} said[] = {{"virtualisation", "virtual_machine", "yes", "a virtual machine"},
            {"virtualisation", "virtual_machine", "no", "no virtual machine"},
            {"clock", "measured_hz", "", "clock %s"},
            {"clock", "governor", "", "governor %s"},
            {"clock", "turbo", "", "turbo %s"},
            {"topology", "smt", "", "SMT %s"},
            {"memory", "huge_pages", "", "huge pages: %s"},
            {"memory", "numa_balancing", "", "automatic NUMA balancing %s"},
            {"virtualisation", "steal_share", "", "%s of the time taken by other guests"},
            {"load", "mean_1min", "", "load %s in the minute before"}};

static void say(struct sb *out, const struct collected *c, const struct said *what)
{
    for (size_t i = 0; i < c->n_state; i++) {
        const struct state_fact *f = &c->state[i];
        if (!is_shown(f) || !str_eq(f->group, str_of(what->group)) ||
            !str_eq(f->key, str_of(what->key)) ||
            (what->value[0] != '\0' && !str_eq(f->value, str_of(what->value))))
            continue;
        const struct str_cut text = str_cut(str_of(what->text), '%');
        sb_addz(out, out->len == 0 ? "" : ", ");
        sb_add(out, text.head);
        if (text.ok) {
            sb_add(out, value_words(f, out->arena));
            sb_add(out, str_slice(text.tail, 1, text.tail.len));
        }
        return;
    }
}

void state_fill(struct map *page, const struct collected *c)
{
    struct map_list *list = map_items(page, "state");
    struct map_list *facts = NULL;
    struct str last = {0};
    struct sb sentence = {.arena = page->arena};
    for (size_t i = 0; i < sizeof said / sizeof said[0]; i++)
        say(&sentence, c, &said[i]);
    map_text(page, "state_said", sb_str(&sentence));
    for (size_t i = 0; i < c->n_state; i++) {
        const struct state_fact *f = &c->state[i];
        if (!is_shown(f))
            continue;
        if (facts == NULL || !str_eq(f->group, last)) {
            struct map *group = list_add(list);
            map_text(group, "group", group_title(f->group));
            facts = map_items(group, "facts");
            last = f->group;
        }
        struct map *row = list_add(facts);
        map_text(row, "key", key_words(f, page->arena));
        map_text(row, "value", value_words(f, page->arena));
    }
}
