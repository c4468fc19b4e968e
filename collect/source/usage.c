#include "collect/source/usage.h"

#include <string.h>

#include "collect/source/fragment.h"
#include "collect/source/words.h"

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

static bool is_assigned(struct str t, size_t at)
{
    const struct str two = str_slice(t, at, at + 2);
    return two.len == 2 && ((two.ptr[0] == '=' && two.ptr[1] != '=') ||
                            (strchr("+-*/", two.ptr[0]) != NULL && two.ptr[1] == '='));
}

/* An operator of integers: %, <<, >>, ^, ~, | and & of two values, and their assignments. */
static bool is_of_integers(struct str t, size_t at, size_t before)
{
    static const char *const after[] = {"%", "<<", ">>", "& ", "| ", "&(", "^", "&=", "|=", NULL};
    static const char *const shift[] = {"<<", ">>", "^", "~", NULL};
    const struct str head = str_slice(t, 0, before);
    const size_t left = before > 0 ? words_end_before(t, before - 1) : 0;
    const bool two_sides = left > 0 && (char_in_name(t.ptr[left - 1]) || t.ptr[left - 1] == ']');
    return str_starts_with_one_of(str_slice(t, at, at + 2), after) ||
           str_ends_with_one_of(head, shift) || str_ends_with(head, STR("%")) ||
           (str_ends_with(head, STR("&")) && two_sides);
}

/* `x = y ^ 3;`: what is computed with such operators, until the statement ends. */
static bool is_set_to_integer(struct str t, size_t at)
{
    static const char *const operators[] = {"^", "<<", ">>", "~", " & ", " | ", NULL};
    const struct str rest = str_slice(t, at, t.len);
    return is_assigned(t, at) &&
           str_contains_one_of(str_slice(rest, 0, str_find(rest, ';')), operators);
}

/* `Vector x(n)`, `double *x`: in front of the name there is a type. */
static bool is_declared_here(struct str t, size_t at)
{
    static const char *const words[] = {"return", "else", "case", "in",  "goto", "new", "delete",
                                        "throw",  "and",  "or",   "not", "do",   NULL};
    size_t end = words_end_before(t, at);
    if (end > 0 && strchr("*&", t.ptr[end - 1]) != NULL) {
        /* `T &x` or `T& x`; `a * x` and `a*x` are products. */
        const size_t left = words_end_before(t, end - 1);
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

/* The operator of a member at this place: 2 for `->`, 1 for `.`, 0 for none. */
static size_t member_operator(struct str t, size_t at)
{
    if (str_eq(str_slice(t, at, at + 2), STR("->")))
        return 2;
    return at < t.len && t.ptr[at] == '.' && word_begins(t, at + 1) ? 1 : 0;
}

/* `.m` or `->m` after it; null where nothing of this is here. */
static struct use *take_member(struct scan *s, struct use *u, size_t *at)
{
    const size_t n = member_operator(s->text, *at);
    const struct str name = word_at(s->text, *at + n);
    if (n == 0 || str_eq(name, STR("template")))
        return NULL;
    u->arrow = u->arrow || n == 2;
    u->dot = u->dot || n == 1;
    *at += n + name.len;
    return member_of(s, u, name);
}

/* What `[…]` or `(…)` after it gives. */
static struct use *take_brackets(struct scan *s, struct use *u, size_t *at)
{
    const size_t open = *at;
    const size_t close = fragment_closing(s->text, open);
    *at = close + 1;
    if (s->text.ptr[open] == '[')
        return part_of(s, &u->element);
    u->called = true;
    u->given = u->given || str_trim(str_slice(s->text, open + 1, close)).len > 0;
    return part_of(s, &u->result);
}

/* Follows `[…]`, `(…)`, `.m` and `->m` after the name; the place after them. `called`: the last
 * part with arguments. */
static size_t walk(struct scan *s, struct use *u, size_t at, struct use **last, struct use **called)
{
    const struct str t = s->text;
    struct use *next = u;
    for (int i = 0; i < MAX_CHAIN && next != NULL; i++) {
        u = next;
        at = words_skip_blanks(t, at);
        const bool calls = at < t.len && t.ptr[at] == '(';
        const bool brackets = calls || (at < t.len && t.ptr[at] == '[');
        *called = calls ? u : *called;
        next = brackets ? take_brackets(s, u, &at) : take_member(s, u, &at);
    }
    *last = next != NULL ? next : u;
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
    last->integer = last->integer || integer || is_set_to_integer(s->text, end) ||
                    is_of_integers(s->text, end, words_end_before(s->text, at));
}

/* `int n = …`, `size_t m = …`. */
static bool declares_integer(struct str t, size_t at)
{
    static const char *const words[] = {"int",      "long",  "size_t", "ssize_t",
                                        "unsigned", "short", "bool",   NULL};
    struct str word = word_at(t, words_skip_blanks(t, at));
    if (str_eq(word, STR("const")) || str_eq(word, STR("static")))
        word = word_at(t, words_skip_blanks(t, (size_t)(word.ptr - t.ptr) + word.len));
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
    const struct str before = word_before(s->text, words_end_before(s->text, at));
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
        if (!word_begins(s->text, i)) {
            step(s, i, &b, &statement);
            continue;
        }
        const struct str word = word_at(s->text, i);
        const size_t before = words_end_before(s->text, i);
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
    if (u->element != NULL) {
        const struct str element = type_of(s, u->element, depth + 1);
        return str_format(s->arena, "%.*s *", STR_ARG(element));
    }
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

static bool is_declared_in(struct str text, struct str name)
{
    bool declared = false;
    for (size_t at = word_find(text, name, 0); at < text.len && !declared;
         at = word_find(text, name, at + name.len))
        declared = is_declared_here(text, at);
    return declared;
}

void usage_declare(struct arena *arena, struct str plain, struct str original,
                   const struct str_list *names, bool is_cpp, struct sb *out)
{
    struct scan s = {.arena = arena, .is_cpp = is_cpp, .n_uses = names->count, .out = out};
    s.uses = arena_alloc(arena, names->count, sizeof *s.uses);
    /* Whether it is declared is known from the whole file, what it is from the fragment. Twice:
     * what is set decides what the arguments are. */
    for (size_t i = 0; i < names->count; i++) {
        s.uses[i].name = names->items[i];
        s.uses[i].object = is_declared_in(original, names->items[i]);
    }
    s.text = plain;
    scan_uses(&s);
    scan_uses(&s);
    for (size_t i = 0; i < s.n_uses; i++)
        declare(&s, &s.uses[i]);
}

/* Whether the name is used here as a type is. */
static bool is_type_here(struct str plain, size_t at, struct str name)
{
    const size_t before = words_end_before(plain, at);
    const size_t after = words_skip_blanks(plain, at + name.len);
    const char left = (char)(before > 0 ? plain.ptr[before - 1] : ';');
    const char right = (char)(after < plain.len ? plain.ptr[after] : ';');
    const size_t next_at = words_skip_blanks(plain, after + 1);
    const char next = (char)(next_at < plain.len ? plain.ptr[next_at] : ';');
    const bool cast = left == '(' && right == ')' && (char_in_name(next) || next == '(') &&
                      !char_in_name(before > 1 ? plain.ptr[before - 2] : ' ');
    const bool argument = left == '<' && right == '>' && (next == '(' || next == ':');
    const bool declares = strchr(";{}(,", left) != NULL && char_begins_name(right);
    return cast || argument || declares;
}

bool usage_is_type(struct str plain, struct str name)
{
    bool any = false;
    for (size_t at = word_find(plain, name, 0); at < plain.len && !any;
         at = word_find(plain, name, at + name.len))
        any = is_type_here(plain, at, name);
    return any;
}
