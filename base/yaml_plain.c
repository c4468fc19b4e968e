#include "base/yaml_plain.h"

#include <string.h>

/* As base/yaml_events.h, for texts that are small enough for a page. */
enum { MAX_DEPTH = 64, MAX_VALUES = 1 << 20, MAX_KEY_BYTES = 1000 };

struct plain_reader {
    struct str text;
    size_t at;
    size_t line_start;
    unsigned line; /* from 1 */
    const char *path;
    struct arena *arena;
    struct err *err;
    int depth;
    int brackets; /* around the current place */
    size_t least; /* indentation of lines that continue a value; 0: none do */
    size_t values;
};

/* A growing map or list. */
struct plain_children {
    struct yml_node *node;
    size_t capacity, keys_capacity, lines_capacity;
};

static bool parse_value(struct plain_reader *r, const struct yml_node **out);

/* ---- characters ---- */

static char char_at(const struct plain_reader *r, size_t ahead)
{
    return r->at + ahead < r->text.len ? r->text.ptr[r->at + ahead] : '\n';
}

static bool at_end(const struct plain_reader *r)
{
    return r->at >= r->text.len;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\n' || c == '\r';
}

static bool is_bracket(char c)
{
    return c == '[' || c == ']' || c == '{' || c == '}' || c == ',';
}

/* In bytes from the line's beginning. */
static size_t indent(const struct plain_reader *r)
{
    return r->at - r->line_start;
}

/* In characters, as editors count. */
static unsigned column(const struct plain_reader *r)
{
    unsigned characters = 1;
    for (size_t i = r->line_start; i < r->at; i++)
        characters += ((unsigned char)r->text.ptr[i] & 0xc0) != 0x80;
    return characters;
}

static bool refuse(struct plain_reader *r, const char *what, const char *hint)
{
    err_at(r->err, r->path, r->line, column(r), "%s", what);
    return err_hint(r->err, "%s", hint);
}

static const char *const write_so = "write `key: value` lines, and lists as [a, b] or `- a` lines";

/* Over blanks, line ends and comments. */
static void skip(struct plain_reader *r)
{
    while (!at_end(r)) {
        const char c = char_at(r, 0);
        if (c == '#' && (r->at == 0 || is_blank(r->text.ptr[r->at - 1]))) {
            while (!at_end(r) && char_at(r, 0) != '\n')
                r->at++;
        } else if (c == '\n') {
            r->at++;
            r->line++;
            r->line_start = r->at;
        } else if (c == ' ' || c == '\r') {
            r->at++;
        } else {
            return;
        }
    }
}

/* A byte that may stand anywhere; more than the first of a character is not looked at. */
static bool is_allowed(struct str text, size_t i)
{
    const unsigned char c = (unsigned char)text.ptr[i];
    if (c < 0x80)
        return (c >= 0x20 && c != 0x7f) || c == '\n' ||
               (c == '\r' && i + 1 < text.len && text.ptr[i + 1] == '\n');
    const size_t length = c >= 0xc2 && c < 0xe0 ? 2 : (c & 0xf0) == 0xe0 ? 3 : c < 0xf5 ? 4 : 0;
    if ((c & 0xc0) == 0x80 || length == 0 || i + length > text.len)
        return false;
    for (size_t k = 1; k < length; k++) {
        if (((unsigned char)text.ptr[i + k] & 0xc0) != 0x80)
            return false;
    }
    const unsigned char next = (unsigned char)text.ptr[i + 1];
    const unsigned char last = (unsigned char)text.ptr[i + length - 1];
    if (c == 0xc2)
        return next >= 0xa0; /* control characters */
    if (c == 0xe0 || c == 0xf0)
        return next >= (c == 0xe0 ? 0xa0 : 0x90); /* overlong */
    if (c == 0xe2)
        return next != 0x80 || (last != 0xa8 && last != 0xa9); /* line ends */
    if (c == 0xed)
        return next < 0xa0; /* halves of pairs */
    if (c == 0xef)
        return next != 0xbf && (next != 0xbb || last != 0xbf); /* marks of byte order */
    return c != 0xf4 || next < 0x90;
}

static bool check_bytes(struct plain_reader *r)
{
    for (; !at_end(r); r->at++) {
        const unsigned char c = (unsigned char)r->text.ptr[r->at];
        if ((c & 0xc0) == 0x80 && r->at > 0 && (unsigned char)r->text.ptr[r->at - 1] >= 0x80)
            continue;
        if (!is_allowed(r->text, r->at))
            return refuse(r, c == '\t' ? "a tab" : "a character that YAML does not have here",
                          c == '\t' ? "write blanks" : "write it as an escape in double quotes");
        if (c == '\n') {
            r->line++;
            r->line_start = r->at + 1;
        }
    }
    r->at = r->line_start = 0;
    r->line = 1;
    return true;
}

/* ---- scalars ---- */

static void add_utf8(struct sb *out, uint32_t c)
{
    if (c < 0x80) {
        sb_addc(out, (char)c);
        return;
    }
    const int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    static const unsigned char first[] = {0, 0xc0, 0xe0, 0xf0};
    sb_addc(out, (char)(first[more] | (c >> (6 * more))));
    for (int i = more - 1; i >= 0; i--)
        sb_addc(out, (char)(0x80 | ((c >> (6 * i)) & 0x3f)));
}

static int hex_digit(char c)
{
    return char_is_digit(c)       ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

/* Whether nothing more stands on the line; a comment would end the value. */
static bool ends_line(const struct plain_reader *r)
{
    size_t ahead = 0;
    while (char_at(r, ahead) == ' ')
        ahead++;
    return char_at(r, ahead) == '\n' || char_at(r, ahead) == '\r';
}

/* After the backslash. */
static bool parse_escape(struct plain_reader *r, struct sb *out)
{
    static const char from[] = "abefnrtv\"\\/ ";
    static const char to[] = "\a\b\x1b\f\n\r\t\v\"\\/ ";
    const char c = char_at(r, 0);
    const char *known = c != '\0' ? strchr(from, c) : NULL;
    const size_t digits = c == 'x' ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : 0;
    if (known == NULL && digits == 0)
        return refuse(r, "an escape that is not read here", "use \\n, \\t, \\\", \\\\ or \\uXXXX");
    r->at++;
    if (known != NULL) {
        sb_addc(out, to[known - from]);
        return true;
    }
    uint32_t value = 0;
    for (size_t i = 0; i < digits; i++, r->at++) {
        const int digit = hex_digit(char_at(r, 0));
        if (digit < 0 || value > 0x10ffff >> 4)
            return refuse(r, "not a character's number", "write \\uXXXX with hexadecimal digits");
        value = value << 4 | (uint32_t)digit;
    }
    if (value == 0 || (value >= 0xd800 && value < 0xe000) || value > 0x10ffff)
        return refuse(r, "not a character's number", "write the character itself");
    add_utf8(out, value);
    return true;
}

/* To the next line that is not empty, and the blanks or line ends that stand for those passed.
 * False, where nothing was done, where none goes on with the value. */
static bool next_line(struct plain_reader *r, size_t least, struct sb *out)
{
    size_t at = r->at, line_start = r->line_start;
    unsigned line = r->line;
    while (at < r->text.len && is_blank(r->text.ptr[at])) {
        if (r->text.ptr[at++] == '\n') {
            line_start = at;
            line++;
        }
    }
    if (at >= r->text.len || at - line_start < least)
        return false;
    for (unsigned i = r->line + 1; i < line; i++)
        sb_addc(out, '\n');
    if (line == r->line + 1)
        sb_addc(out, ' ');
    r->at = at;
    r->line_start = line_start;
    r->line = line;
    return true;
}

static void drop_blanks(struct sb *text, size_t kept)
{
    while (text->len > kept && text->ptr[text->len - 1] == ' ')
        text->len--;
}

/* Without what escapes gave, whose blanks stay: `kept` bytes. */
static bool end_quoted_line(struct plain_reader *r, struct sb *text, size_t kept)
{
    drop_blanks(text, kept);
    return next_line(r, r->least, text);
}

static bool parse_quoted(struct plain_reader *r, struct str *out)
{
    const char quote = char_at(r, 0);
    const struct plain_reader begin = *r;
    struct sb text = {.arena = r->arena};
    size_t kept = 0;
    sb_addz(&text, "");
    r->at++;
    for (;;) {
        const char c = char_at(r, 0);
        if (c == '\n' || c == '\r') {
            if (r->least != 0 && end_quoted_line(r, &text, kept))
                continue;
            *r = begin;
            return refuse(r, "the quote does not end", "end it, or indent the lines that go on");
        }
        r->at++;
        if (c == quote && !(quote == '\'' && char_at(r, 0) == quote && !at_end(r)))
            break;
        if (c == '\\' && quote == '"') {
            if (!parse_escape(r, &text))
                return false;
            kept = text.len;
            continue;
        }
        r->at += c == quote; /* '' */
        sb_addc(&text, c);
    }
    *out = (struct str){sb_cstr(&text), text.len};
    return true;
}

static bool may_begin_plain(const struct plain_reader *r)
{
    const char c = char_at(r, 0);
    const bool sign = c == '-' && !is_blank(char_at(r, 1)) && !is_bracket(char_at(r, 1));
    return sign || (strchr("-?:,[]{}#&*!|>'\"%@`", c) == NULL && !is_blank(c));
}

/* One line of a plain value, without the blanks at its end. */
static bool parse_plain_line(struct plain_reader *r, struct str *out)
{
    const bool inside = r->brackets > 0;
    const size_t from = r->at;
    size_t to = from;
    for (;; r->at++) {
        const char c = char_at(r, 0);
        if (c == '\n' || c == '\r' || (inside && is_bracket(c)) ||
            (c == '#' && is_blank(r->text.ptr[r->at - 1])))
            break;
        if (c == ':' && is_blank(char_at(r, 1)))
            break;
        if (inside && (c == ':' || c == '?'))
            return refuse(r, "a colon or a question mark within a value",
                          "put the value in quotes");
        if (c != ' ')
            to = r->at + 1;
    }
    r->at = to;
    *out = (struct str){r->text.ptr + from, to - from};
    return true;
}

static bool parse_plain(struct plain_reader *r, struct str *out)
{
    const bool at_start = r->at == r->line_start;
    struct sb text = {.arena = r->arena};
    struct str line = {0};
    if (!may_begin_plain(r))
        return refuse(r, "a value is missing, or begins with a character that is not read here",
                      write_so);
    const struct plain_reader begin = *r;
    if (!parse_plain_line(r, &line))
        return false;
    if (at_start && (str_starts_with(line, STR("---")) || str_starts_with(line, STR("...")))) {
        *r = begin;
        return refuse(r, "a mark between documents", "give one document");
    }
    sb_add(&text, line);
    while (r->brackets == 0 && r->least != 0 && ends_line(r)) {
        const struct plain_reader before = *r;
        const size_t len = text.len;
        const bool more = next_line(r, r->least, &text) && char_at(r, 0) != '#';
        if (!more) {
            *r = before;
            text.len = len;
            break;
        }
        if (!parse_plain_line(r, &line))
            return false;
        sb_add(&text, line);
    }
    *out = (struct str){sb_cstr(&text), text.len};
    return true;
}

static bool parse_scalar(struct plain_reader *r, struct yml_node *node)
{
    const char c = char_at(r, 0);
    node->plain = c != '"' && c != '\'';
    return node->plain ? parse_plain(r, &node->text) : parse_quoted(r, &node->text);
}

/* ---- maps and lists ---- */

static struct yml_node *new_node(struct plain_reader *r)
{
    struct yml_node *node = arena_alloc(r->arena, 1, sizeof *node);
    node->line = r->line;
    node->col = column(r);
    r->values++;
    return node;
}

static const struct yml_node *empty_value(struct plain_reader *r)
{
    struct yml_node *node = new_node(r);
    node->text = STR("");
    node->plain = true;
    return node;
}

static void add_child(struct plain_reader *r, struct plain_children *c, const struct yml_node *key,
                      const struct yml_node *child)
{
    struct yml_node *node = c->node;
    const size_t n = node->count;
    node->children =
        arena_grow(r->arena, node->children, n, &c->capacity, sizeof(struct yml_node *));
    node->children[n] = child;
    if (key != NULL) {
        node->keys = arena_grow(r->arena, node->keys, n, &c->keys_capacity, sizeof *node->keys);
        node->key_lines =
            arena_grow(r->arena, node->key_lines, n, &c->lines_capacity, sizeof *node->key_lines);
        node->keys[n] = key->text;
        node->key_lines[n] = key->line;
    }
    node->count++;
}

/* A key with its colon; the reader stands after it. */
static bool finish_key(struct plain_reader *r, const struct yml_node *key)
{
    if (char_at(r, 0) == ' ') {
        while (char_at(r, 0) == ' ')
            r->at++;
    }
    if (char_at(r, 0) != ':' || at_end(r))
        return refuse(r, "expected ':' after the key", write_so);
    if (key->text.len > MAX_KEY_BYTES || key->line != r->line)
        return refuse(r, "the key is too long", "give a shorter one, on one line");
    r->at++;
    return true;
}

/* Between brackets. */
static bool parse_entry(struct plain_reader *r, struct plain_children *c)
{
    struct yml_node *key = NULL;
    if (c->node->kind == YML_MAP) {
        key = new_node(r);
        if (!parse_scalar(r, key) || !finish_key(r, key))
            return false;
        skip(r);
    }
    const struct yml_node *value = NULL;
    const char next = char_at(r, 0);
    if (key != NULL && (next == ',' || next == '}'))
        value = empty_value(r);
    else if (!parse_value(r, &value))
        return false;
    add_child(r, c, key, value);
    skip(r);
    return true;
}

static bool parse_brackets(struct plain_reader *r, struct yml_node *node)
{
    struct plain_children c = {.node = node};
    const char end = char_at(r, 0) == '[' ? ']' : '}';
    node->kind = end == ']' ? YML_LIST : YML_MAP;
    r->brackets++;
    r->at++;
    for (skip(r); char_at(r, 0) != end || at_end(r); skip(r)) {
        if (at_end(r))
            return refuse(r, "a bracket is not closed", "add ']' or '}'");
        if (!parse_entry(r, &c))
            return false;
        if (char_at(r, 0) == ',')
            r->at++;
        else if (char_at(r, 0) != end)
            return refuse(r, "expected ',' or the closing bracket", write_so);
    }
    r->at++;
    r->brackets--;
    return true;
}

/* Nothing but a comment may follow on the line of a value that is not in brackets. */
static bool end_line(struct plain_reader *r)
{
    while (char_at(r, 0) == ' ')
        r->at++;
    const char c = char_at(r, 0);
    const bool comment = c == '#' && is_blank(r->text.ptr[r->at - 1]);
    if (c == '\n' || c == '\r' || comment)
        return true;
    return refuse(r, "something follows the value", write_so);
}

/* After `key:` or `- `: on the same line, or deeper on a later one, or nothing. A list may begin
 * right below its key. */
static bool parse_below(struct plain_reader *r, size_t outer, bool in_list,
                        const struct yml_node **out)
{
    const unsigned line = r->line;
    r->least = outer + 1;
    const size_t key_end = r->at;
    const size_t key_start = r->line_start;
    skip(r);
    if (r->line == line && !at_end(r)) {
        /* `- - a` and `- key: value` are lists and maps; `key: - a` is not. */
        if (in_list)
            return parse_value(r, out);
        const char c = char_at(r, 0);
        struct yml_node *node = new_node(r);
        *out = node;
        return (c == '[' || c == '{' ? parse_brackets(r, node) : parse_scalar(r, node)) &&
               end_line(r);
    }
    const bool list = char_at(r, 0) == '-' && is_blank(char_at(r, 1)) && !at_end(r);
    const size_t least = list && !in_list ? outer : outer + 1;
    if (!at_end(r) && indent(r) >= least)
        return parse_value(r, out);
    const size_t at = r->at, start = r->line_start;
    const unsigned now = r->line;
    r->at = key_end;
    r->line = line;
    r->line_start = key_start;
    *out = empty_value(r);
    r->at = at;
    r->line = now;
    r->line_start = start;
    return true;
}

/* Whether a block goes on at its indentation. */
static bool goes_on(struct plain_reader *r, size_t at, bool *fits)
{
    skip(r);
    *fits = true;
    if (at_end(r) || indent(r) < at)
        return false;
    if (indent(r) > at)
        *fits = refuse(r, "the line is indented further than those it continues", write_so);
    return *fits;
}

static bool parse_list(struct plain_reader *r, struct yml_node *node)
{
    struct plain_children c = {.node = node};
    const size_t at = indent(r);
    bool fits = true;
    node->kind = YML_LIST;
    while (goes_on(r, at, &fits) && char_at(r, 0) == '-' && is_blank(char_at(r, 1))) {
        const struct yml_node *child = NULL;
        r->at++;
        if (!parse_below(r, at, true, &child))
            return false;
        add_child(r, &c, NULL, child);
    }
    return fits;
}

static bool parse_map(struct plain_reader *r, struct yml_node *node, struct yml_node *key,
                      size_t at)
{
    struct plain_children c = {.node = node};
    node->kind = YML_MAP;
    for (;;) {
        const struct yml_node *child = NULL;
        bool fits = true;
        if (!finish_key(r, key))
            return false;
        if (!is_blank(char_at(r, 0)))
            return refuse(r, "expected a blank after ':'", write_so);
        if (!parse_below(r, at, false, &child))
            return false;
        add_child(r, &c, key, child);
        if (!goes_on(r, at, &fits))
            return fits;
        key = new_node(r);
        if (!parse_scalar(r, key))
            return false;
    }
}

/* Whether a key's colon follows on this line. */
static bool at_colon(const struct plain_reader *r)
{
    size_t ahead = 0;
    while (char_at(r, ahead) == ' ')
        ahead++;
    return char_at(r, ahead) == ':' && r->at + ahead < r->text.len &&
           is_blank(char_at(r, ahead + 1));
}

static bool parse_block(struct plain_reader *r, struct yml_node *node)
{
    const size_t at = indent(r);
    if (char_at(r, 0) == '-' && is_blank(char_at(r, 1)))
        return parse_list(r, node);
    struct yml_node first = {.line = r->line, .col = node->col};
    if (!parse_scalar(r, &first))
        return false;
    if (!at_colon(r)) {
        *node = first;
        return end_line(r);
    }
    struct yml_node *key = arena_copy(r->arena, &first, 1, sizeof first);
    r->values++;
    return parse_map(r, node, key, at);
}

static bool parse_value(struct plain_reader *r, const struct yml_node **out)
{
    if (++r->depth > MAX_DEPTH)
        return refuse(r, "nested too deeply", "write at most 64 levels");
    if (r->values > MAX_VALUES)
        return refuse(r, "too many values", "write at most a million");
    struct yml_node *node = new_node(r);
    const char c = char_at(r, 0);
    *out = node;
    bool parsed;
    if (c == '[' || c == '{')
        parsed = parse_brackets(r, node) && (r->brackets > 0 || end_line(r));
    else if (r->brackets > 0)
        parsed = parse_scalar(r, node);
    else
        parsed = parse_block(r, node);
    r->depth--;
    return parsed;
}

/* The `---` that a document may begin with. */
static void skip_mark(struct plain_reader *r)
{
    skip(r);
    if (indent(r) == 0 && str_starts_with(str_slice(r->text, r->at, r->text.len), STR("---\n")))
        r->at += 3;
    skip(r);
}

bool yml_parse_plain(struct str text, const char *path, struct arena *arena,
                     const struct yml_node **out, struct err *err)
{
    struct plain_reader r = {.text = text, .line = 1, .path = path, .arena = arena, .err = err};
    *out = NULL;
    if (!check_bytes(&r))
        return err_source(err, text);
    skip_mark(&r);
    if (at_end(&r))
        return refuse(&r, "the file is empty", "write `key: value` lines");
    if (!parse_value(&r, out))
        return err_source(err, text);
    skip(&r);
    if (at_end(&r))
        return true;
    refuse(&r, "something follows the end", write_so);
    return err_source(err, text);
}
