#include "base/opt.h"

#include <string.h>

#include "base/str.h"

struct option_parser {
    const struct opt_spec *spec;
    int argc;
    const char *const *argv;
    int next;
    void *values;
    struct arena *arena;
    struct err *err;
};

static const struct opt *by_letter(const struct opt_spec *spec, char letter)
{
    for (size_t i = 0; i < spec->n_opts; i++) {
        if (spec->opts[i].letter == letter)
            return &spec->opts[i];
    }
    return NULL;
}

static const struct opt *by_name(const struct opt_spec *spec, struct str name)
{
    for (size_t i = 0; i < spec->n_opts; i++) {
        if (spec->opts[i].name != NULL && str_eq(str_of(spec->opts[i].name), name))
            return &spec->opts[i];
    }
    return NULL;
}

static bool hint_at_help(struct option_parser *p)
{
    return err_hint(p->err, "see %s --help", p->spec->name);
}

static bool unknown(struct option_parser *p, const char *word)
{
    err_set(p->err, ERR_USAGE, "unknown option '%s'", word);
    return hint_at_help(p);
}

static bool wrong_arguments(struct option_parser *p, const char *shown, const char *rule)
{
    err_set(p->err, ERR_USAGE, "%s %s", shown, rule);
    return hint_at_help(p);
}

static bool no_number(struct option_parser *p, const char *shown, const char *wanted,
                      const char *argument)
{
    err_set(p->err, ERR_USAGE, "%s needs %s, not '%s'", shown, wanted, argument);
    return hint_at_help(p);
}

static bool takes_argument(const struct opt *opt)
{
    return opt->kind != OPT_FLAG && opt->kind != OPT_COUNT;
}

static bool in_range(struct option_parser *p, const struct opt *opt, const char *shown,
                     double value)
{
    if (opt->min == opt->max || (value >= opt->min && value <= opt->max))
        return true;
    err_set(p->err, ERR_USAGE, "%s must lie between %.12g and %.12g", shown, opt->min, opt->max);
    return hint_at_help(p);
}

static void list_add(struct arena *arena, struct opt_list *list, const char *item)
{
    *ARENA_ADD(arena, list->items, list->count) = item;
}

static bool store(struct option_parser *p, const struct opt *opt, const char *shown,
                  const char *argument)
{
    void *field = (char *)p->values + opt->offset;
    switch (opt->kind) {
    case OPT_FLAG:
        *(bool *)field = true;
        return true;
    case OPT_COUNT:
        ++*(int *)field;
        return true;
    case OPT_TEXT:
        *(const char **)field = argument;
        return true;
    case OPT_LIST:
        list_add(p->arena, field, argument);
        return true;
    case OPT_INT: {
        int64_t value = 0;
        if (!str_to_i64(str_of(argument), &value))
            return no_number(p, shown, "a whole number", argument);
        *(long *)field = (long)value;
        return in_range(p, opt, shown, (double)value);
    }
    case OPT_REAL: {
        double value = 0;
        if (!str_to_double(str_of(argument), &value))
            return no_number(p, shown, "a number", argument);
        *(double *)field = value;
        return in_range(p, opt, shown, value);
    }
    }
    return false;
}

/* Stores the option's argument or arguments; `joined` is the part after `=` or the letter. */
static bool take(struct option_parser *p, const struct opt *opt, const char *shown,
                 const char *joined)
{
    if (!takes_argument(opt))
        return joined == NULL ? store(p, opt, shown, NULL)
                              : wrong_arguments(p, shown, "takes no argument");
    const int wanted = opt->n_args > 1 ? opt->n_args : 1;
    for (int i = 0; i < wanted; i++) {
        const char *argument = i == 0 ? joined : NULL;
        if (argument == NULL) {
            if (p->next >= p->argc)
                return wrong_arguments(p, shown, "needs an argument");
            argument = p->argv[p->next++];
        }
        if (!store(p, opt, shown, argument))
            return false;
    }
    return true;
}

static bool parse_long(struct option_parser *p, const char *word)
{
    const struct str_cut cut = str_cut(str_of(word + 2), '=');
    const struct opt *opt = by_name(p->spec, cut.head);
    if (opt == NULL)
        return unknown(p, word);
    const char *shown = str_formatz(p->arena, "--%s", opt->name);
    return take(p, opt, shown, cut.ok ? cut.tail.ptr : NULL);
}

static bool parse_letters(struct option_parser *p, const char *word)
{
    for (const char *c = word + 1; *c != '\0'; c++) {
        const struct opt *opt = by_letter(p->spec, *c);
        if (opt == NULL)
            return unknown(p, word);
        const char shown[] = {'-', *c, '\0'};
        if (takes_argument(opt))
            return take(p, opt, shown, c[1] == '\0' ? NULL : c + 1);
        if (!take(p, opt, shown, NULL))
            return false;
    }
    return true;
}

static bool is_option(const char *word)
{
    const bool negative_number = (word[1] >= '0' && word[1] <= '9') || word[1] == '.';
    return word[0] == '-' && word[1] != '\0' && !negative_number;
}

bool opt_parse(const struct opt_spec *spec, int argc, const char *const *argv, void *values,
               struct opt_list *rest, bool *help, struct arena *arena, struct err *err)
{
    struct option_parser p = {spec, argc, argv, 1, values, arena, err};
    bool options_ended = false;
    while (p.next < argc) {
        const char *word = argv[p.next++];
        if (options_ended || !is_option(word)) {
            list_add(arena, rest, word);
        } else if (strcmp(word, "--") == 0) {
            options_ended = true;
        } else if (strcmp(word, "-h") == 0 || strcmp(word, "--help") == 0) {
            *help = true;
            return true;
        } else if (!(word[1] == '-' ? parse_long(&p, word) : parse_letters(&p, word))) {
            return false;
        }
    }
    return true;
}

/* Prints `text` in lines of at most 90 columns, each after the first indented. */
static void wrap(FILE *out, struct str text, int indent)
{
    int at = indent;
    for (bool first = true; text.len != 0; first = false) {
        const struct str_cut cut = str_cut(text, ' ');
        if (!first && at + 1 + (int)cut.head.len > 90) {
            fprintf(out, "\n%*s", indent, "");
            at = indent;
        } else if (!first) {
            fputc(' ', out);
            at++;
        }
        fprintf(out, "%.*s", STR_ARG(cut.head));
        at += (int)cut.head.len;
        text = cut.tail;
    }
    fputc('\n', out);
}

/* Lines are paragraphs; one that begins with a blank stays as it is. */
static void print_about(FILE *out, struct str text)
{
    for (struct str line; str_next_line(&text, &line);) {
        if (str_starts_with(line, STR(" ")))
            fprintf(out, "%.*s\n", STR_ARG(line));
        else
            wrap(out, line, 0);
    }
}

static int print_forms(FILE *out, const struct opt *opt)
{
    int n = fprintf(out, "  ");
    if (opt->letter != 0)
        n += fprintf(out, "-%c%s", opt->letter, opt->name != NULL ? ", " : "");
    if (opt->name != NULL)
        n += fprintf(out, "--%s", opt->name);
    if (opt->arg != NULL)
        n += fprintf(out, " %s", opt->arg);
    return n;
}

/* Each line once indented, however the table writes it. */
static void print_examples(FILE *out, struct str lines)
{
    fprintf(out, "\nExamples:\n");
    for (struct str line; str_next_line(&lines, &line);) {
        line = str_trim(line);
        fprintf(out, "  %.*s\n", STR_ARG(line));
    }
}

void opt_help(const struct opt_spec *spec, FILE *out)
{
    enum { HELP_COLUMN = 30 };
    fprintf(out, "Usage: %s %s\n\n", spec->name, spec->synopsis);
    print_about(out, str_of(spec->about));
    fprintf(out, "\nOptions:\n");
    for (size_t i = 0; i < spec->n_opts; i++) {
        const int used = print_forms(out, &spec->opts[i]);
        if (used < HELP_COLUMN - 1)
            fprintf(out, "%*s", HELP_COLUMN - used, "");
        else
            fprintf(out, "\n%*s", HELP_COLUMN, "");
        wrap(out, str_of(spec->opts[i].help), HELP_COLUMN);
    }
    fprintf(out, "  -h, --help%*s", HELP_COLUMN - 12, "");
    fprintf(out, "show this help\n");
    if (spec->examples != NULL)
        print_examples(out, str_of(spec->examples));
}
