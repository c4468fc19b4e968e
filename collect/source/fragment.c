#include "collect/source/fragment.h"

#include <string.h>

#include "collect/source/words.h"

enum { MAX_FRAGMENT_NESTING = 256 };

/* --- plain text --- */

/* The end of the literal that begins here. */
static size_t end_of_literal(struct str text, size_t at)
{
    const char quote = text.ptr[at];
    size_t i = at + 1;
    while (i < text.len && text.ptr[i] != quote && text.ptr[i] != '\n')
        i += text.ptr[i] == '\\' ? 2 : 1;
    return i < text.len ? i + 1 : text.len;
}

/* The end of a line, or of the lines that it continues on. */
static size_t end_of_directive(struct str text, size_t at)
{
    while (at < text.len && (text.ptr[at] != '\n' || text.ptr[at - 1] == '\\'))
        at++;
    return at;
}

static size_t end_of_comment(struct str text, size_t at)
{
    const bool line = text.ptr[at + 1] == '/';
    const struct str rest = str_slice(text, at + 2, text.len);
    const size_t n = line ? str_find(rest, '\n') : str_find_str(rest, STR("*/")) + 2;
    return at + 2 + n < text.len ? at + 2 + n : text.len;
}

/* `'` between digits separates them: 1'000. */
static bool begins_literal(struct str text, size_t at)
{
    return text.ptr[at] == '"' ||
           (text.ptr[at] == '\'' && (at == 0 || !char_in_name(text.ptr[at - 1])));
}

/* The end of what is to be blank from here on; `at`: nothing is. */
static size_t end_of_blank(struct str text, size_t at, bool begins_line)
{
    const struct str two = str_slice(text, at, at + 2);
    if (begins_line && text.ptr[at] == '#')
        return end_of_directive(text, at);
    if (str_eq(two, STR("//")) || str_eq(two, STR("/*")))
        return end_of_comment(text, at);
    return begins_literal(text, at) ? end_of_literal(text, at) : at;
}

static void blank(char *text, size_t from, size_t to)
{
    for (size_t i = from; i < to; i++) {
        if (text[i] != '\n')
            text[i] = ' ';
    }
}

struct str fragment_plain(struct arena *arena, struct str text)
{
    char *const out = str_cstr(arena, text);
    bool begins_line = true;
    for (size_t i = 0; i < text.len;) {
        const size_t end = end_of_blank(text, i, begins_line);
        blank(out, i, end);
        begins_line = text.ptr[i] == '\n' || (begins_line && strchr(" \t", text.ptr[i]) != NULL);
        i = end > i ? end : i + 1;
    }
    return (struct str){out, text.len};
}

size_t fragment_closing(struct str plain, size_t at)
{
    const char open = plain.ptr[at];
    const char close = (char)(open == '(' ? ')' : open == '[' ? ']' : open == '<' ? '>' : '}');
    int depth = 0;
    for (size_t i = at; i < plain.len; i++) {
        depth += plain.ptr[i] == open;
        depth -= plain.ptr[i] == close;
        if (depth == 0)
            return i;
    }
    return plain.len;
}

/* --- functions --- */

/* `head … (params) … { … }`: positions in the text. */
struct piece {
    size_t head, open, close;
    struct str name, parameters;
};

/* The initial values of a constructor's members are left out. */
static struct str without_initials(struct str head)
{
    bool after = false;
    for (size_t i = 0; i < head.len; i++) {
        const bool colon = head.ptr[i] == ':';
        after = after || head.ptr[i] == ')';
        if (colon && i + 1 < head.len && head.ptr[i + 1] == ':')
            i++;
        else if (colon && after)
            return str_slice(head, 0, i);
    }
    return head;
}

static bool reads_as_function(struct str head)
{
    static const char *const after[] = {"const", "override", "noexcept", "final", NULL};
    const struct str h = str_trim(head);
    return str_contains(h, STR("(")) &&
           (str_ends_with(h, STR(")")) || str_is_one_of(word_before(h, h.len), after));
}

/* `void F77_FUNC(f, F)`: a macro makes the name. */
static struct str name_in_macro(struct str before)
{
    const size_t open = str_find(before, '(');
    return word_at(before, words_skip_blanks(before, open + 1));
}

/* Its name and parameters; false where the head is not that of a function. */
static bool take_head(struct str plain, struct piece *p)
{
    const struct str head = str_trim(without_initials(str_slice(plain, p->head, p->open)));
    size_t close = head.len;
    int depth = 0;
    if (!reads_as_function(head))
        return false;
    while (close > 0 && head.ptr[close - 1] != ')')
        close--;
    size_t open = close;
    do {
        open--;
        depth += (head.ptr[open] == ')') - (head.ptr[open] == '(');
    } while (open > 0 && depth > 0);
    const struct str before = str_trim(str_slice(head, 0, open));
    const bool is_call = str_ends_with(before, STR("operator()"));
    p->name = is_call                           ? STR("operator_call")
              : str_ends_with(before, STR(")")) ? name_in_macro(before)
                                                : word_before(before, before.len);
    p->parameters = str_slice(head, open + 1, close - 1);
    return depth == 0 && p->name.len > 0 && char_begins_name(p->name.ptr[0]);
}

/* The next function from here on; false at the end. */
static bool next_function(struct str plain, size_t at, struct piece *out)
{
    out->head = at;
    for (; at < plain.len; at++) {
        const char c = plain.ptr[at];
        out->open = at;
        if (c == '{' && take_head(plain, out)) {
            out->close = fragment_closing(plain, at);
            return out->close < plain.len;
        }
        if (c == ';' || c == '{' || c == '}')
            out->head = at + 1;
    }
    return false;
}

static unsigned line_of(struct str text, size_t at)
{
    unsigned line = 1;
    for (size_t i = 0; i < at; i++)
        line += text.ptr[i] == '\n';
    return line;
}

static size_t begin_of_line(struct str text, unsigned line)
{
    size_t at = 0;
    while (at < text.len && line > 1)
        line -= text.ptr[at++] == '\n';
    return at;
}

static bool is_chosen(struct str plain, const struct piece *p, const struct fragment_options *o)
{
    const struct str body = str_slice(plain, p->open, p->close);
    if (!word_is_in(body, STR("for")) && !word_is_in(body, STR("while")))
        return false;
    if (o->function != NULL && !str_eq(p->name, str_of(o->function)))
        return false;
    return o->line == 0 ||
           (line_of(plain, p->head) <= o->line && o->line <= line_of(plain, p->close));
}

/* --- parameters --- */

/* What follows the name somewhere in the body makes it an object with parts. */
static bool has_parts(struct str body, struct str name, bool elements)
{
    bool any = false;
    for (size_t at = word_find(body, name, 0); at < body.len && !any;
         at = word_find(body, name, at + name.len)) {
        const size_t after = words_skip_blanks(body, at + name.len);
        const struct str next = str_slice(body, after, after + 2);
        any = str_starts_with(next, STR(".")) || str_starts_with(next, STR("(")) ||
              str_eq(next, STR("->")) || (elements && str_starts_with(next, STR("[")));
    }
    return any;
}

/* `const T *x`, `int n[3]`: of the language itself, or of a name that is taken as a number. */
static bool is_plain_parameter(struct str parameter, struct str body)
{
    const struct str bare = str_trim(str_slice(parameter, 0, str_find(parameter, '[')));
    const struct str name = word_before(bare, bare.len);
    if (name.len == bare.len || name.len == 0 || has_parts(body, name, false))
        return false;
    for (size_t i = 0; i < bare.len; i++) {
        if (!char_in_name(bare.ptr[i]) && strchr(" \t\n*&", bare.ptr[i]) == NULL)
            return false;
    }
    return true;
}

static void add_parameters(struct str list, struct str body, struct sb *out)
{
    const char *between = "";
    int depth = 0;
    size_t begin = 0;
    for (size_t i = 0; i <= list.len; i++) {
        const char c = (char)(i < list.len ? list.ptr[i] : ',');
        depth += (strchr("(<[", c) != NULL) - (strchr(")>]", c) != NULL);
        if (c != ',' || (depth > 0 && i < list.len))
            continue;
        const struct str one = str_slice(list, begin, i);
        const struct str bare = str_trim(str_slice(one, 0, str_find(one, '=')));
        begin = i + 1;
        if (!is_plain_parameter(bare, body))
            continue;
        sb_addz(out, between);
        for (size_t k = 0; k < bare.len; k++)
            sb_addc(out, (char)(bare.ptr[k] == '\n' ? ' ' : bare.ptr[k]));
        between = ", ";
    }
}

/* --- the fragment --- */

static void add_blank(struct str text, struct sb *out)
{
    for (size_t i = 0; i < text.len; i++)
        sb_addc(out, (char)(text.ptr[i] == '\n' ? '\n' : ' '));
}

/* --- conditions of the preprocessor around a function --- */

/* How many conditions this directive opens (1), closes (-1) or goes on with (0); 2: another one. */
static int condition_of(struct str directive)
{
    const struct str word = str_trim(str_slice(directive, 1, directive.len));
    static const char *const middle[] = {"else", "elif", NULL};
    return str_starts_with(word, STR("if"))       ? 1
           : str_starts_with(word, STR("endif"))  ? -1
           : str_starts_with_one_of(word, middle) ? 0
                                                  : 2;
}

/* Conditions around this part of the text, their other branches and their ends are blanked. */
static void drop_conditions(struct str text, size_t from, size_t to, char *out)
{
    struct {
        size_t n, at[MAX_FRAGMENT_NESTING];
    } open = {0};
    bool begins_line = true;
    size_t around = 0;
    size_t depth = 0;
    for (size_t i = 0; i < text.len;) {
        const size_t end = end_of_blank(text, i, begins_line);
        const bool directive = begins_line && text.ptr[i] == '#';
        const int kind = directive ? condition_of(str_slice(text, i, end)) : 2;
        begins_line = text.ptr[i] == '\n' || (begins_line && strchr(" \t", text.ptr[i]) != NULL);
        if (i < from && kind == 1 && open.n < MAX_FRAGMENT_NESTING)
            open.at[open.n++] = i;
        else if (i < from && kind == -1 && open.n > 0)
            open.n--;
        else if (i > to && kind != 2) {
            depth += kind == 1;
            if (depth == 0 && around < open.n)
                blank(out, i, end);
            around += kind == -1 && depth == 0;
            depth -= kind == -1 && depth > 0;
        }
        i = end > i ? end : i + 1;
    }
    for (size_t k = 0; k < open.n; k++)
        blank(out, open.at[k], end_of_directive(text, open.at[k]));
}

static bool is_own_header(struct str line)
{
    const struct str words = str_trim(line);
    return str_starts_with(words, STR("#")) &&
           str_starts_with(str_trim(str_slice(words, 1, words.len)), STR("include")) &&
           str_contains(words, STR("\""));
}

bool fragment_has_headers(struct str text)
{
    bool has = false;
    for (struct str line, rest = text; !has && str_next_line(&rest, &line);)
        has = is_own_header(line);
    return has;
}

static void drop_headers(struct str text, char *out)
{
    for (struct str line, rest = text; str_next_line(&rest, &line);) {
        const size_t at = (size_t)(line.ptr - text.ptr);
        if (is_own_header(line))
            blank(out, at, at + line.len);
    }
}

/* Blanks except for the lines of the preprocessor. */
static void add_between(struct str text, struct sb *out)
{
    bool begins_line = true;
    for (size_t i = 0; i < text.len;) {
        size_t end = end_of_blank(text, i, begins_line);
        const bool directive = begins_line && text.ptr[i] == '#';
        begins_line = text.ptr[i] == '\n' || (begins_line && strchr(" \t", text.ptr[i]) != NULL);
        end = end > i ? end : i + 1;
        if (directive)
            sb_add(out, str_slice(text, i, end));
        else
            add_blank(str_slice(text, i, end), out);
        i = end;
    }
}

/* `this->x` and `typename Lattice<T>::q` are x and q. */
static void drop_qualifiers(struct str plain, size_t from, size_t to, char *text)
{
    for (size_t i = from; i < to; i++) {
        if (!word_begins(plain, i))
            continue;
        if (str_starts_with(str_slice(plain, i, to), STR("this->")))
            blank(text, i, i + 6);
        if (str_starts_with(str_slice(plain, i, to), STR("typename ")))
            blank(text, i, i + 8);
        const size_t end = i + word_at(plain, i).len;
        const size_t close = plain.ptr[end] == '<' ? fragment_closing(plain, end) : to;
        const struct str inside = str_slice(plain, end, close);
        if (close + 2 < to && str_eq(str_slice(plain, close + 1, close + 3), STR("::")) &&
            (i < 2 || plain.ptr[i - 1] != ':') && !str_contains(inside, STR(";")) &&
            !str_contains(inside, STR("(")))
            blank(text, i, close + 3);
    }
}

/* `int n;`, `void f(int n);`: neither of classes or templates nor a body. */
static bool is_declaration(struct str statement, char end)
{
    static const char *const other[] = {"using", "template", "class", "namespace", "friend", NULL};
    return end == ';' && !str_starts_with_one_of(statement, other) &&
           !str_contains(statement, STR("::")) && !str_contains(statement, STR("<"));
}

/* The end of the statement or of the body that begins here, outside of all braces. */
static size_t end_of_declaration(struct str plain, size_t at, size_t to)
{
    static const char *const types[] = {"typedef", "struct", NULL};
    const bool is_type = str_starts_with_one_of(str_trim(str_slice(plain, at, to)), types);
    for (; at < to; at++) {
        const char c = plain.ptr[at];
        if (c == '{')
            at = fragment_closing(plain, at);
        if (c == ';' || c == '}' || (c == '{' && !is_type))
            return at < to ? at : to;
    }
    return to;
}

/* Blanks except for declarations of variables and functions outside of all braces. */
static void add_outside(struct str text, struct str plain, size_t from, size_t to, struct sb *out)
{
    while (from < to) {
        const size_t end = end_of_declaration(plain, from, to);
        const struct str piece = str_slice(text, from, end < to ? end + 1 : to);
        if (end < to && is_declaration(str_trim(str_slice(plain, from, end)), plain.ptr[end]))
            sb_add(out, piece);
        else
            add_between(piece, out);
        from = end + 1;
    }
}

/* The head ends in the column of the original one, if it fits. */
static void add_head(struct str text, struct str plain, const struct piece *p, struct arena *arena,
                     struct sb *out)
{
    const struct str original = str_slice(text, p->head, p->open);
    struct sb head = {.arena = arena};
    size_t column = 0;
    while (column < original.len && original.ptr[original.len - 1 - column] != '\n')
        column++;
    sb_addf(&head, "void %.*s(", STR_ARG(p->name));
    add_parameters(p->parameters, str_slice(plain, p->open, p->close), &head);
    sb_addc(&head, ')');
    add_between(str_slice(original, 0, original.len - column), out);
    for (size_t i = head.len; i < column; i++)
        sb_addc(out, ' ');
    sb_add(out, sb_str(&head));
}

bool fragment_make(struct arena *arena, struct str text, const struct fragment_options *options,
                   struct str *out)
{
    const struct str plain = fragment_plain(arena, text);
    char *const to_blank = str_cstr(arena, text);
    const struct str changed = {to_blank, text.len};
    struct sb b = {.arena = arena};
    struct piece *pieces = NULL;
    size_t n = 0;
    size_t done = 0;
    struct piece p = {0};
    for (size_t at = 0; next_function(plain, at, &p); at = p.close + 1) {
        if (is_chosen(plain, &p, options))
            *ARENA_ADD(arena, pieces, n) = p;
    }
    if (options->alone)
        drop_headers(text, to_blank);
    const size_t place = begin_of_line(text, options->line);
    for (size_t i = 0; i < n; i++) {
        const bool whole = options->line == 0;
        drop_conditions(text, whole ? pieces[i].open : place, whole ? pieces[i].close : place,
                        to_blank);
        drop_qualifiers(plain, pieces[i].open, pieces[i].close, to_blank);
    }
    for (size_t i = 0; i < n; i++) {
        add_outside(changed, plain, done, pieces[i].head, &b);
        add_head(changed, plain, &pieces[i], arena, &b);
        sb_add(&b, str_slice(changed, pieces[i].open, pieces[i].close + 1));
        done = pieces[i].close + 1;
    }
    add_outside(changed, plain, done, text.len, &b);
    *out = sb_str(&b);
    return n > 0;
}

/* --- declarations inside of functions --- */

/* The end of `TYPE<…>::name` and of what follows up to the declared name. */
static size_t end_of_type(struct str plain, size_t at, size_t length)
{
    size_t i = at + length;
    while (i < plain.len && strchr(" \t\n*&:<", plain.ptr[i]) != NULL) {
        const char c = plain.ptr[i];
        i = c == '<' ? fragment_closing(plain, i) + 1 : i + 1;
        if (c == ':')
            i += word_at(plain, i).len;
    }
    return i < plain.len ? i : plain.len;
}

static size_t begin_of_statement(struct str plain, size_t at)
{
    while (at > 0 && strchr(";{}()", plain.ptr[at - 1]) == NULL)
        at--;
    return at;
}

/* What is before the type in its statement: nothing, or words like `const`. */
static bool are_specifiers(struct str before)
{
    static const char *const words[] = {"const", "typename", "static", "struct", NULL};
    for (struct str rest = str_trim(before); rest.len > 0;) {
        const struct str word = word_at(rest, 0);
        if (!str_is_one_of(word, words))
            return false;
        rest = str_trim(str_slice(rest, word.len, rest.len));
    }
    return true;
}

static size_t end_of_statement(struct str plain, size_t at)
{
    return at + str_find(str_slice(plain, at, plain.len), ';');
}

/* Whether the type that is written here declares an object with parts. */
static bool declares_object(struct str plain, size_t at, struct str type)
{
    const size_t begin = begin_of_statement(plain, at);
    const size_t name_at = end_of_type(plain, at, type.len);
    const struct str name = word_at(plain, name_at);
    const size_t after = words_skip_blanks(plain, name_at + name.len);
    const char next = (char)(after < plain.len ? plain.ptr[after] : '}');
    const struct str between = str_slice(plain, at, name_at);
    if (name.len == 0 || name_at == at + type.len || strchr(";=(,[{", next) == NULL ||
        (begin > 0 && strchr(";{}", plain.ptr[begin - 1]) == NULL) ||
        !are_specifiers(str_slice(plain, begin, at)))
        return false;
    const struct str rest = str_slice(plain, end_of_statement(plain, at), plain.len);
    const bool points = next == '[' || str_contains(between, STR("*"));
    return str_contains(between, STR("<")) || has_parts(rest, name, !points);
}

/* The body of the function whose parameters end here; empty for other brackets. */
static struct str body_after(struct str plain, size_t at)
{
    int depth = 1;
    while (at < plain.len && depth > 0 && strchr(";{}", plain.ptr[at]) == NULL) {
        depth += (plain.ptr[at] == '(') - (plain.ptr[at] == ')');
        at++;
    }
    at = words_skip_blanks(plain, at);
    return depth == 0 && at < plain.len && plain.ptr[at] == '{'
               ? str_slice(plain, at, fragment_closing(plain, at))
               : (struct str){0};
}

/* `(…, const TYPE &x)`, where x is used as an object with parts: the end of the name, else 0. */
static size_t end_of_object_parameter(struct str plain, size_t at, struct str type)
{
    const size_t name_at = end_of_type(plain, at, type.len);
    const struct str name = word_at(plain, name_at);
    const size_t after = words_skip_blanks(plain, name_at + name.len);
    const char next = (char)(after < plain.len ? plain.ptr[after] : '}');
    const bool points = str_contains(str_slice(plain, at, name_at), STR("*"));
    if (name.len == 0 || name_at == at + type.len || (next != ',' && next != ')') ||
        !has_parts(body_after(plain, name_at), name, !points))
        return 0;
    return name_at + name.len;
}

/* The parameter becomes one without a name, and the name is declared by its use. */
static void blank_parameter(char *text, size_t from, size_t to)
{
    static const char integer[] = "int";
    blank(text, from, to);
    if (to - from >= sizeof integer - 1)
        memcpy(text + from, integer, sizeof integer - 1);
}

bool fragment_drop_objects(struct str type, char *text, size_t length, struct str plain)
{
    bool any = false;
    for (size_t at = word_find(plain, type, 0); at < length;
         at = word_find(plain, type, at + type.len)) {
        const size_t parameter = end_of_object_parameter(plain, at, type);
        any = any || parameter > 0;
        if (parameter > 0)
            blank_parameter(text, at, parameter);
        if (parameter > 0 || !declares_object(plain, at, type))
            continue;
        blank(text, begin_of_statement(plain, at), end_of_statement(plain, at));
        any = true;
    }
    return any;
}
