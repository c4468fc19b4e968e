#include "collect/source/usage.h"

#include <string.h>

#include "collect/source/fragment.h"

enum { MAX_USAGE_DEPTH = 64, MAX_CHAIN = 16 };

/* How a name, a member or an element is used. */
struct use {
    struct str name;
    bool arrow, dot, called, given, set; /* ->, ., (…), with arguments, is assigned */
    bool object;                         /* is declared as a variable somewhere */
    bool integer;
    struct use *element; /* of x[…] */
    struct use *result;  /* of x(…) */
    size_t n_members;
    struct use **members;
};

struct scan {
    struct arena *arena;
    struct str text;
    bool is_cpp;
    size_t n_uses;
    struct use *uses;
    int structs; /* number defined */
    struct sb *out;
};

static struct use *part_of(struct scan *s, struct use **of)
{
    if (*of == NULL)
        *of = arena_alloc(s->arena, 1, sizeof **of);
    return *of;
}

static struct use *member_of(struct scan *s, struct use *u, struct str name)
{
    for (size_t i = 0; i < u->n_members; i++) {
        if (str_eq(u->members[i]->name, name))
            return u->members[i];
    }
    struct use *const m = arena_alloc(s->arena, 1, sizeof *m);
    m->name = name;
    *ARENA_ADD(s->arena, u->members, u->n_members) = m;
    return m;
}

/* --- text --- */

static size_t skip_spaces(struct str t, size_t at)
{
    while (at < t.len && strchr(" \t\r\n\\", t.ptr[at]) != NULL)
        at++;
    return at;
}

/* The position after the last character before this one that is not a space. */
static size_t back_over_spaces(struct str t, size_t at)
{
    while (at > 0 && strchr(" \t\r\n\\", t.ptr[at - 1]) != NULL)
        at--;
    return at;
}

static struct str word_at(struct str t, size_t at)
{
    size_t end = at;
    while (end < t.len && char_in_name(t.ptr[end]))
        end++;
    return str_slice(t, at, end);
}

static struct str word_before(struct str t, size_t end)
{
    size_t at = end;
    while (at > 0 && char_in_name(t.ptr[at - 1]))
        at--;
    return str_slice(t, at, end);
}

static bool is_assigned(struct str t, size_t at)
{
    const struct str two = str_slice(t, at, at + 2);
    return two.len == 2 && ((two.ptr[0] == '=' && two.ptr[1] != '=') ||
                            (strchr("+-*/", two.ptr[0]) != NULL && two.ptr[1] == '='));
}

/* An operator of integers: %, <<, >>, | and & of two values. */
static bool is_of_integers(struct str t, size_t at, size_t before)
{
    static const char *const after[] = {"%", "<<", ">>", "& ", "| ", "&(", NULL};
    static const char *const shift[] = {"<<", ">>", NULL};
    const struct str head = str_slice(t, 0, before);
    const size_t left = before > 0 ? back_over_spaces(t, before - 1) : 0;
    const bool two_sides = left > 0 && (char_in_name(t.ptr[left - 1]) || t.ptr[left - 1] == ']');
    return str_starts_with_one_of(str_slice(t, at, at + 2), after) ||
           str_ends_with_one_of(head, shift) || str_ends_with(head, STR("%")) ||
           (str_ends_with(head, STR("&")) && two_sides);
}

/* `Vector x(n)`, `double *x`: in front of the name there is a type. */
static bool is_declared_here(struct str t, size_t at)
{
    static const char *const words[] = {"return", "else", "case", "in",  "goto", "new", "delete",
                                        "throw",  "and",  "or",   "not", "do",   NULL};
    size_t end = back_over_spaces(t, at);
    if (end > 0 && strchr("*&", t.ptr[end - 1]) != NULL) {
        /* `T &x` or `T& x`; `a * x` and `a*x` are products. */
        const size_t left = back_over_spaces(t, end - 1);
        if ((left == end - 1) == (end == at))
            return false;
        end = left;
    } else if (end == at) {
        return false;
    }
    if (end > 0 && t.ptr[end - 1] == '>')
        return end < 2 || t.ptr[end - 2] != '-';
    const struct str before = word_before(t, end);
    return before.len > 0 && char_begins_name(before.ptr[0]) && !str_is_one_of(before, words);
}

/* --- what a text does with a name --- */

/* Follows `[…]`, `(…)`, `.m` and `->m` after the name; the place after them. `called`: the last
 * part with arguments. */
static size_t walk(struct scan *s, struct use *u, size_t at, struct use **last, struct use **called)
{
    const struct str t = s->text;
    for (int i = 0; i < MAX_CHAIN; i++) {
        at = skip_spaces(t, at);
        const bool arrow = str_eq(str_slice(t, at, at + 2), STR("->"));
        const char c = (char)(at < t.len ? t.ptr[at] : ';');
        if (c == '[') {
            u = part_of(s, &u->element);
            at = fragment_closing(t, at) + 1;
        } else if (c == '(') {
            const size_t end = fragment_closing(t, at);
            u->called = true;
            u->given = u->given || str_trim(str_slice(t, at + 1, end)).len > 0;
            *called = u;
            u = part_of(s, &u->result);
            at = end + 1;
        } else if (arrow || (c == '.' && at + 1 < t.len && char_begins_name(t.ptr[at + 1]))) {
            const struct str name = word_at(t, at + (arrow ? 2 : 1));
            if (str_eq(name, STR("template")))
                break;
            u->arrow = u->arrow || arrow;
            u->dot = u->dot || !arrow;
            u = member_of(s, u, name);
            at += name.len + (arrow ? 2 : 1);
        } else {
            break;
        }
    }
    *last = u;
    return at < t.len ? at : t.len;
}

static struct use *use_of(struct scan *s, struct str name)
{
    for (size_t i = 0; i < s->n_uses; i++) {
        if (str_eq(s->uses[i].name, name))
            return &s->uses[i];
    }
    return NULL;
}

static void take_use(struct scan *s, size_t at, struct use *u, bool integer)
{
    struct use *last = NULL;
    if (is_declared_here(s->text, at)) {
        u->object = true;
        return;
    }
    struct use *called = NULL;
    const size_t end = walk(s, u, at + u->name.len, &last, &called);
    if (called != NULL && called->result == last && is_assigned(s->text, end))
        called->set = true;
    last->integer =
        last->integer || integer || is_of_integers(s->text, end, back_over_spaces(s->text, at));
}

/* `int n = …`, `size_t m = …`. */
static bool declares_integer(struct str t, size_t at)
{
    static const char *const words[] = {"int",      "long",  "size_t", "ssize_t",
                                        "unsigned", "short", "bool",   NULL};
    struct str word = word_at(t, skip_spaces(t, at));
    if (str_eq(word, STR("const")) || str_eq(word, STR("static")))
        word = word_at(t, skip_spaces(t, (size_t)(word.ptr - t.ptr) + word.len));
    return str_is_one_of(word, words) ||
           (str_ends_with(word, STR("int")) && !str_ends_with(word, STR("oint")));
}

/* Brackets around the present place: whether values in them are integers. */
struct usage_context {
    int depth;
    bool integer[MAX_USAGE_DEPTH];
};

static bool opens_integers(struct scan *s, size_t at, bool around)
{
    const struct str before = word_before(s->text, back_over_spaces(s->text, at));
    const struct use *const u = use_of(s, before);
    return around || s->text.ptr[at] == '[' || str_eq(before, STR("for")) ||
           (u != NULL && (u->object || u->set));
}

static void step(struct scan *s, size_t at, struct usage_context *b, bool *statement)
{
    const char c = s->text.ptr[at];
    const bool around = b->depth > 0 && b->integer[b->depth - 1];
    if ((c == '(' || c == '[') && b->depth < MAX_USAGE_DEPTH)
        b->integer[b->depth++] = opens_integers(s, at, around);
    else if ((c == ')' || c == ']') && b->depth > 0)
        b->depth--;
    else if (c == ';' || c == '{' || c == '}')
        *statement = declares_integer(s->text, at + 1);
    if (c == '{' || c == '}')
        b->depth = 0;
}

static void scan_uses(struct scan *s)
{
    struct usage_context b = {0};
    bool statement = false;
    for (size_t i = 0; i < s->text.len; i++) {
        if (!char_begins_name(s->text.ptr[i]) || (i > 0 && char_in_name(s->text.ptr[i - 1]))) {
            step(s, i, &b, &statement);
            continue;
        }
        const struct str word = word_at(s->text, i);
        const size_t before = back_over_spaces(s->text, i);
        const bool part = before > 0 && (s->text.ptr[before - 1] == '.' ||
                                         str_ends_with(str_slice(s->text, 0, before), STR("->")));
        struct use *const u = part ? NULL : use_of(s, word);
        if (u != NULL)
            take_use(s, i, u, (b.depth > 0 && b.integer[b.depth - 1]) || statement);
        i += word.len - 1;
    }
}

/* --- declarations --- */

static struct str type_of(struct scan *s, struct use *u, int depth);

/* x(i, j) that is a place in x, not a call. */
static bool is_place(const struct scan *s, const struct use *u)
{
    return s->is_cpp && u->called && u->given && (u->set || u->object);
}

static void add_member(struct scan *s, struct use *m, int depth, struct sb *body)
{
    if (m->called && !is_place(s, m)) {
        const struct str type = type_of(s, part_of(s, &m->result), depth);
        sb_addf(body, s->is_cpp ? "%.*s %.*s(...) const; " : "%.*s (*%.*s)(); ", STR_ARG(type),
                STR_ARG(m->name));
    } else {
        const struct str type = type_of(s, m, depth);
        sb_addf(body, "%.*s %.*s; ", STR_ARG(type), STR_ARG(m->name));
    }
}

/* The members of p->m and p[i].m are those of one struct. */
static void join_element(struct scan *s, struct use *u)
{
    for (size_t i = 0; u->element != NULL && i < u->element->n_members; i++) {
        struct use *const from = u->element->members[i];
        struct use *const to = member_of(s, u, from->name);
        const struct str name = to->name;
        if (to->n_members == 0 && to->element == NULL && !to->called)
            *to = *from;
        to->name = name;
    }
}

static struct str struct_of(struct scan *s, struct use *u, int depth)
{
    struct sb body = {.arena = s->arena};
    for (size_t i = 0; i < u->n_members; i++)
        add_member(s, u->members[i], depth + 1, &body);
    if (s->is_cpp && u->element != NULL && !u->arrow) {
        const struct str type = type_of(s, u->element, depth + 1);
        sb_addf(&body, "%.*s &operator[](long) const; ", STR_ARG(type));
    }
    if (is_place(s, u)) {
        const struct str type = type_of(s, part_of(s, &u->result), depth + 1);
        sb_addf(&body, "%.*s &operator()(...) const; ", STR_ARG(type));
    }
    const int number = ++s->structs;
    sb_addf(s->out, "struct inspect_%d { %.*s}; ", number, STR_ARG(sb_str(&body)));
    return str_format(s->arena, "struct inspect_%d%s", number, u->arrow ? " *" : "");
}

static struct str type_of(struct scan *s, struct use *u, int depth)
{
    if (depth > MAX_CHAIN)
        return STR("double");
    if (u->arrow)
        join_element(s, u);
    if (u->n_members > 0 || is_place(s, u))
        return struct_of(s, u, depth);
    if (u->element != NULL)
        return str_format(s->arena, "%.*s *", STR_ARG(type_of(s, u->element, depth + 1)));
    return u->integer ? STR("int") : STR("double");
}

static void declare(struct scan *s, struct use *u)
{
    if (u->called && !is_place(s, u) && u->n_members == 0 && u->element == NULL) {
        const struct str type = type_of(s, part_of(s, &u->result), 0);
        sb_addf(s->out, "%.*s %.*s(%s); ", STR_ARG(type), STR_ARG(u->name), s->is_cpp ? "..." : "");
        return;
    }
    const struct str type = type_of(s, u, 0);
    sb_addf(s->out, "extern %.*s %.*s; ", STR_ARG(type), STR_ARG(u->name));
}

void usage_declare(struct arena *arena, struct str plain, struct str original,
                   const struct str_list *names, bool is_cpp, struct sb *out)
{
    struct scan s = {.arena = arena, .is_cpp = is_cpp, .n_uses = names->count, .out = out};
    s.uses = arena_alloc(arena, names->count, sizeof *s.uses);
    for (size_t i = 0; i < names->count; i++)
        s.uses[i].name = names->items[i];
    /* Whether it is declared is known from the whole file, what it is from the fragment. Twice:
     * what is set decides what the arguments are. */
    s.text = original;
    for (size_t i = 0; i < original.len; i++) {
        if (!char_begins_name(original.ptr[i]) || (i > 0 && char_in_name(original.ptr[i - 1])))
            continue;
        const struct str word = word_at(original, i);
        struct use *const u = use_of(&s, word);
        if (u != NULL && is_declared_here(original, i))
            u->object = true;
        i += word.len - 1;
    }
    s.text = plain;
    scan_uses(&s);
    scan_uses(&s);
    for (size_t i = 0; i < s.n_uses; i++)
        declare(&s, &s.uses[i]);
}

bool usage_is_type(struct str plain, struct str name)
{
    bool any = false;
    for (size_t i = 0; i + name.len < plain.len; i++) {
        if (!char_begins_name(plain.ptr[i]) || (i > 0 && char_in_name(plain.ptr[i - 1])) ||
            !str_eq(word_at(plain, i), name))
            continue;
        const size_t before = back_over_spaces(plain, i);
        const size_t after = skip_spaces(plain, i + name.len);
        const char left = (char)(before > 0 ? plain.ptr[before - 1] : ';');
        const char right = (char)(after < plain.len ? plain.ptr[after] : ';');
        const size_t next = skip_spaces(plain, after + 1);
        const bool cast = left == '(' && right == ')' && next < plain.len &&
                          (char_in_name(plain.ptr[next]) || plain.ptr[next] == '(') &&
                          !char_in_name(before > 1 ? plain.ptr[before - 2] : ' ');
        const bool argument = left == '<' && right == '>' && next < plain.len &&
                              (plain.ptr[next] == '(' || plain.ptr[next] == ':');
        const bool declares = strchr(";{}(,", left) != NULL && char_begins_name(right);
        any = any || cast || argument || declares;
    }
    return any;
}

bool usage_is_named(struct str plain, struct str name)
{
    for (size_t i = 0; i + name.len < plain.len; i++) {
        if (char_begins_name(plain.ptr[i]) && (i == 0 || !char_in_name(plain.ptr[i - 1])) &&
            str_eq(word_at(plain, i), name))
            return true;
    }
    return false;
}
