#include "collect/source/fortran_tree.h"

#include <string.h>

/* --- the tree, as flang prints it --- */

enum { MAX_CHAIN = 64, MAX_TREE_DEPTH = 1024 };

bool fnode_is(const struct fnode *n, const char *name)
{
    return n != NULL && str_eq(n->name, str_of(name));
}

const struct fnode *fnode_part(const struct fnode *n, const char *name)
{
    for (size_t i = 0; n != NULL && i < n->n_parts; i++) {
        if (fnode_is(n->parts[i], name))
            return n->parts[i];
    }
    return NULL;
}

const struct fnode *fnode_at(const struct fnode *n, size_t number)
{
    return n != NULL && number < n->n_parts ? n->parts[number] : NULL;
}

struct str fnode_name(const struct fnode *n)
{
    const struct fnode *const name = fnode_part(n, "Name");
    return name != NULL ? name->value : (struct str){0};
}

struct str fnode_label(const struct fnode *n)
{
    const struct str text = n != NULL ? str_trim(n->before) : (struct str){0};
    size_t end = 0;
    while (end < text.len && char_is_digit(text.ptr[end]))
        end++;
    return str_slice(text, 0, end);
}

static bool is_wrapper(struct str name)
{
    static const char *const names[] = {"Scalar",
                                        "Integer",
                                        "Constant",
                                        "Expr",
                                        "Variable",
                                        "Designator",
                                        "DataRef",
                                        "LiteralConstant",
                                        "SectionSubscript",
                                        "Call",
                                        "ProcedureDesignator",
                                        "ProcComponentRef",
                                        "ActualArg",
                                        "Parentheses",
                                        "SpecificationExpr",
                                        "SpecificationPart",
                                        "ExecutionPart",
                                        "ExecutionPartConstruct",
                                        "ExecutableConstruct",
                                        "ActionStmt",
                                        "UnlabeledStatement",
                                        "DeclarationConstruct",
                                        "SpecificationConstruct",
                                        "OtherSpecificationStmt",
                                        "ImplicitPart",
                                        "ImplicitPartStmt",
                                        "IntrinsicTypeSpec",
                                        "DeclarationTypeSpec",
                                        "AllocateObject",
                                        "PointerObject",
                                        "ComponentOrFill",
                                        "ComponentDefStmt",
                                        "ForallAssignmentStmt",
                                        "ForallBodyConstruct",
                                        "WhereBodyConstruct",
                                        "LoopControl",
                                        "Concurrent",
                                        "ModuleSubprogram",
                                        "InternalSubprogram",
                                        "ProgramUnit",
                                        NULL};
    return str_is_one_of(name, names);
}

struct tree_line {
    int n;
    struct str names[MAX_CHAIN];
    struct str value;
};

/* `A -> B -> C = 'value'` */
static void split_line(struct str text, struct tree_line *out)
{
    static const struct str arrow = {" -> ", 4};
    static const struct str equals = {" = '", 4};
    *out = (struct tree_line){0};
    while (text.len != 0 && out->n < MAX_CHAIN) {
        const size_t next = str_find_str(text, arrow);
        const size_t value = str_find_str(text, equals);
        if (value < next) {
            out->value = str_slice(text, value + equals.len, text.len);
            if (str_ends_with(out->value, STR("'")))
                out->value.len--;
            else if (next < text.len) /* wrapped: `Expr = 'x' -> …` does not occur */
                out->value.len = 0;
            text.len = value;
        }
        const size_t end = value < next ? value : next;
        out->names[out->n++] = str_trim(str_slice(text, 0, end));
        text = value < next ? (struct str){0} : str_slice(text, end + arrow.len, text.len);
    }
    while (out->n > 0 && out->names[out->n - 1].len == 0)
        out->n--;
}

/* What the last line of a depth had: its names, and the node that each of them made or is part of.
 */
struct level {
    struct fnode *parent; /* of its first */
    int n;
    struct str names[MAX_CHAIN];
    struct fnode *nodes[MAX_CHAIN];
};

struct growing {
    struct arena *arena;
    struct fnode *root;
    struct level *levels; /* [MAX_TREE_DEPTH] */
};

static void add_line(struct growing *g, size_t depth, const struct tree_line *line)
{
    struct level *const now = &g->levels[depth];
    const struct level *const above = &g->levels[depth > 0 ? depth - 1 : 0];
    struct fnode *parent = depth > 0 && above->n > 0 ? above->nodes[above->n - 1] : g->root;
    /* Further items of a list within a chain are printed at the depth of the chain. */
    for (int i = 0; i < now->n; i++) {
        if (str_eq(now->names[i], line->names[0])) {
            parent = i == 0 ? now->parent : now->nodes[i - 1];
            break;
        }
    }
    now->parent = parent;
    now->n = line->n;
    for (int i = 0; i < line->n; i++) {
        now->names[i] = line->names[i];
        if (!is_wrapper(line->names[i])) {
            struct fnode *const node = arena_alloc(g->arena, 1, sizeof *node);
            node->name = line->names[i];
            *ARENA_ADD(g->arena, parent->parts, parent->n_parts) = node;
            parent = node;
            if (i + 1 == line->n)
                node->value = line->value;
        }
        now->nodes[i] = parent;
    }
    if (depth + 1 < MAX_TREE_DEPTH)
        g->levels[depth + 1].n = 0;
}

static struct fnode *grow(struct arena *arena, struct str text)
{
    struct growing g = {.arena = arena,
                        .root = arena_alloc(arena, 1, sizeof *g.root),
                        .levels = arena_alloc(arena, MAX_TREE_DEPTH, sizeof *g.levels)};
    g.root->name = STR("Root");
    for (struct str_cut cut = {.tail = text, .ok = true}; cut.ok;) {
        cut = str_cut(cut.tail, '\n');
        struct str rest = cut.head;
        size_t depth = 0;
        struct tree_line line;
        while (str_starts_with(rest, STR("| "))) {
            rest = str_slice(rest, 2, rest.len);
            depth++;
        }
        if (str_starts_with(rest, STR("=====")))
            continue;
        split_line(rest, &line);
        if (line.n > 0 && depth < MAX_TREE_DEPTH)
            add_line(&g, depth, &line);
    }
    return g.root;
}

/* --- places, which flang does not print: its words are looked for in the expanded text --- */

struct word {
    struct str text;
    struct str before; /* of its statement */
    unsigned line;
    bool in_main_file;
    bool is_glued; /* to a keyword in front of it */
};

struct place_walk {
    struct arena *arena;
    const char *path;
    struct str rest; /* of the expanded text */
    struct str line_text;
    size_t at; /* in the line */
    unsigned line;
    unsigned n_joined; /* lines of the statement after `line` */
    bool in_main_file;
    /* In the original text. */
    struct str text;
    size_t cursor;
    unsigned cursor_line;
    struct code_place place;
    size_t offset;
    /* The words of the tree, in its order, and the number of the next one. */
    size_t n_words, next;
    struct str *words;
};

/* `#line "file" 12`, or `#line 12` after comments of the same file. */
static void take_directive(struct place_walk *w, struct str line)
{
    const struct str_cut open = str_cut(line, '"');
    const struct str_cut close = str_cut(open.tail, '"');
    const struct str digits = close.ok ? close.tail : str_slice(line, STR("#line").len, line.len);
    int64_t number = 0;
    if (!str_to_i64(str_trim(digits), &number) || number < 1)
        return;
    w->line = (unsigned)number - 1;
    w->n_joined = 0;
    if (close.ok)
        w->in_main_file = str_ends_with(close.head, str_of(w->path));
}

/* Long statements are printed in several lines, which end and begin with `&`, within words too. */
static struct str joined(struct place_walk *w, struct str first)
{
    struct sb b = {.arena = w->arena};
    struct str line = first;
    while (str_ends_with(line, STR("&"))) {
        const struct str_cut cut = str_cut(w->rest, '\n');
        const struct str next = str_trim(cut.head);
        if (!str_starts_with(next, STR("&")))
            break;
        sb_add(&b, str_slice(line, 0, line.len - 1));
        line = str_slice(next, 1, next.len);
        w->rest = cut.tail;
        w->n_joined++;
    }
    if (b.len == 0)
        return first;
    sb_add(&b, line);
    return sb_str(&b);
}

static bool next_line(struct place_walk *w)
{
    while (w->rest.len != 0) {
        const struct str_cut cut = str_cut(w->rest, '\n');
        w->rest = cut.tail;
        if (str_starts_with(cut.head, STR("#line"))) {
            take_directive(w, cut.head);
            continue;
        }
        w->line += 1 + w->n_joined;
        w->n_joined = 0;
        w->line_text = joined(w, cut.head);
        w->at = 0;
        return true;
    }
    return false;
}

/* Whether a name here is a part of the number before it: `1.0_dp`, `1e5` and `1.d0`, but not the
 * name in `a.lt.eps`. */
static bool is_of_number(struct str text, size_t at)
{
    const size_t dots = at > 1 && text.ptr[at - 1] == '.' ? 1 : 0;
    return at > dots && char_is_digit(text.ptr[at - 1 - dots]) &&
           str_find(STR("_dDeE"), text.ptr[at]) < 5;
}

/* The next name or number of the line; strings are left out. */
static bool word_in_line(struct place_walk *w, struct word *out)
{
    const struct str t = w->line_text;
    while (w->at < t.len) {
        const char c = t.ptr[w->at];
        const size_t from = w->at;
        if (c == '\'' || c == '"') {
            for (w->at++; w->at < t.len && t.ptr[w->at] != c; w->at++)
                ;
            w->at++;
        } else if (char_begins_name(c)) {
            while (w->at < t.len && char_in_name(t.ptr[w->at]))
                w->at++;
        } else if (char_is_digit(c)) {
            while (w->at < t.len && char_is_digit(t.ptr[w->at]))
                w->at++;
        } else {
            w->at++;
            continue;
        }
        if (char_begins_name(c) && is_of_number(t, from))
            continue;
        *out = (struct word){str_slice(t, from, w->at < t.len ? w->at : t.len),
                             str_slice(t, 0, from), w->line, w->in_main_file, false};
        return true;
    }
    return false;
}

static bool next_word(struct place_walk *w, struct word *out)
{
    while (!word_in_line(w, out)) {
        if (!next_line(w))
            return false;
    }
    return true;
}

/* Do these begin with the same name or digits, in whatever case? */
static bool same_word(struct str word, struct str value)
{
    size_t n = 0;
    if (str_starts_with(value, STR("."))) /* .25 */
        value = str_slice(value, 1, value.len);
    while (n < value.len && char_is_digit(value.ptr[n]))
        n++;
    return str_eq_any_case(word, str_slice(value, 0, n > 0 ? n : value.len));
}

/* Whether a statement goes on here: after five blanks and the sign in column 6 of fixed form, which
 * may touch the name that follows it. */
static bool is_continued(const struct place_walk *w, size_t at)
{
    static const char *const endings[] = {".f", ".F", ".for", ".FOR", ".ftn", ".FTN", NULL};
    enum { SIGN = 5 };
    if (at <= SIGN || w->text.ptr[at - 1] == '0' || !str_ends_with_one_of(str_of(w->path), endings))
        return false;
    const size_t begin = at - SIGN - 1;
    return (begin == 0 || w->text.ptr[begin - 1] == '\n') &&
           str_trim(str_slice(w->text, begin, begin + SIGN)).len == 0;
}

/* `DOUBLEPRECISION`, `DO10`: keywords and labels without anything between them. */
static bool is_glue(struct str text)
{
    static const char *const keywords[] = {
        "precision", "double",  "integer", "real",     "logical",   "complex",   "external",
        "dimension", "call",    "goto",    "common",   "do",        "data",      "subroutine",
        "function",  "program", "save",    "return",   "intrinsic", "else",      "entry",
        "character", "exit",    "cycle",   "end",      "stop",      "use",       "module",
        "pointer",   "assign",  "to",      "namelist", "block",     "recursive", "pure",
        "elemental", NULL};
    while (text.len != 0) {
        size_t end = text.len;
        while (end > 0 && char_is_digit(text.ptr[end - 1]))
            end--;
        const struct str rest = str_slice(text, 0, end);
        for (size_t i = 0; keywords[i] != NULL && text.len > 0; i++) {
            const size_t n = strlen(keywords[i]);
            if (rest.len >= n &&
                str_eq_any_case(str_slice(rest, rest.len - n, rest.len), str_of(keywords[i])))
                text.len = rest.len - n;
        }
        if (text.len >= rest.len)
            return false;
    }
    return true;
}

/* `DO10I` as it is written, and not only as flang prints it: does only glue stand before the name?
 */
static bool follows_glue(const struct place_walk *w, size_t at)
{
    size_t begin = at;
    while (begin > 0 && char_in_name(w->text.ptr[begin - 1]))
        begin--;
    return is_glue(str_slice(w->text, begin, at));
}

/* The column: the word is in this line of the original text, or in one that continues it. */
static void find_column(struct place_walk *w, const struct word *word)
{
    enum { CONTINUED = 40 };
    w->place = (struct code_place){.line = word->line};
    if (word->line > w->cursor_line) {
        while (w->cursor_line < word->line && w->cursor < w->text.len) {
            if (w->text.ptr[w->cursor++] == '\n')
                w->cursor_line++;
        }
    }
    size_t at = w->cursor;
    unsigned line = w->cursor_line;
    for (; at < w->text.len && line < word->line + CONTINUED; at++) {
        const char c = w->text.ptr[at];
        if (c == '\n')
            line++;
        if (c == '!')
            while (at + 1 < w->text.len && w->text.ptr[at + 1] != '\n')
                at++;
        const bool begins = at == 0 || !char_in_name(w->text.ptr[at - 1]) || !char_begins_name(c) ||
                            is_continued(w, at) || (word->is_glued && follows_glue(w, at));
        if (!begins || at + word->text.len > w->text.len)
            continue;
        const bool ends = at + word->text.len == w->text.len ||
                          !char_in_name(w->text.ptr[at + word->text.len]) || char_is_digit(c);
        if (!ends || !same_word(str_slice(w->text, at, at + word->text.len), word->text))
            continue;
        size_t begin = at;
        while (begin > 0 && w->text.ptr[begin - 1] != '\n')
            begin--;
        w->place = (struct code_place){.line = line, .col = (unsigned)(at - begin) + 1};
        w->offset = at;
        w->cursor = at + word->text.len;
        w->cursor_line = line;
        return;
    }
}

/*
 * In fixed form keywords may be printed together with what follows them: `DOUBLE PRECISIONX`,
 * `if (…)callF(x)`, `DO10I=1,N`. Leaves only the name.
 */
static bool drop_keyword(struct word *word, struct str value)
{
    if (word->text.len <= value.len)
        return false;
    const size_t at = word->text.len - value.len;
    const struct str name = str_slice(word->text, at, word->text.len);
    if (!str_eq_any_case(name, value) || !is_glue(str_slice(word->text, 0, at)))
        return false;
    word->text = name;
    word->is_glued = true;
    return true;
}

/* The next place of the word, at most so many words from here; the walk is after it then. */
static bool seek(struct place_walk *w, struct str value, int ahead, struct word *out)
{
    struct word word;
    for (int i = 0; i < ahead && next_word(w, &word); i++) {
        if (same_word(word.text, value) || drop_keyword(&word, value)) {
            *out = word;
            return true;
        }
    }
    return false;
}

enum { NEAR = 8 }; /* words of the text from one of the tree to the next: `END IF`, `DO 10` */

/* Whether so many words that follow in the tree follow here too. */
static bool goes_on(const struct place_walk *at, size_t following)
{
    struct place_walk w = *at;
    struct word word;
    for (size_t i = w.next; i < w.n_words && i < at->next + following; i++) {
        if (!seek(&w, w.words[i], NEAR, &word))
            return false;
    }
    return true;
}

/*
 * What is not there was not written. A word that is only further on is another one unless those
 * after it are there too, the more of them the further: all that follow would have no place, and
 * the same few names come again in the next loop or routine.
 */
static bool find_word(struct place_walk *w, struct str value, struct word *out)
{
    enum { FURTHER = 24, FEW = 3, FAR = 4000, MANY = 12 };
    w->next++;
    const struct place_walk before = *w;
    if (seek(w, value, NEAR, out))
        return true;
    *w = before;
    if (seek(w, value, FURTHER, out) && goes_on(w, FEW))
        return true;
    *w = before;
    while (seek(w, value, FAR, out)) {
        if (goes_on(w, MANY))
            return true;
    }
    *w = before;
    return false;
}

/* What a node has in the text that is in no other node; empty for nothing. */
static struct str word_of(const struct fnode *n)
{
    if (fnode_is(n, "ContinueStmt")) /* that its label is known */
        return STR("continue");
    return fnode_is(n, "Name") || fnode_is(n, "IntLiteralConstant") || fnode_is(n, "Real")
               ? n->value
               : (struct str){0};
}

static bool is_apart(const struct fnode *n)
{
    return fnode_is(n, "KindParam") || fnode_is(n, "CompilerDirective");
}

/* Recursive: limited by MAX_TREE_DEPTH. */
static void list_words(struct place_walk *w, const struct fnode *n)
{
    const struct str own = word_of(n);
    if (own.len != 0)
        *ARENA_ADD(w->arena, w->words, w->n_words) = own;
    for (size_t i = 0; i < n->n_parts && !is_apart(n); i++)
        list_words(w, n->parts[i]);
}

/* Recursive: limited by MAX_TREE_DEPTH. */
static void set_places(struct place_walk *w, struct fnode *n)
{
    struct word word;
    bool known = false;
    const struct str own = word_of(n);
    if (own.len != 0 && find_word(w, own, &word)) {
        n->in_main_file = word.in_main_file;
        n->before = word.before;
        if (word.in_main_file) {
            find_column(w, &word);
            n->offset = w->offset;
        }
        n->at = word.in_main_file ? w->place
                                  : (struct code_place){.line = word.line, .in_header = true};
        known = true;
    }
    n->last_line = n->at.line;
    for (size_t i = 0; i < n->n_parts && !is_apart(n); i++) {
        set_places(w, n->parts[i]);
        const struct fnode *const part = n->parts[i];
        if (!known && part->at.line != 0) {
            n->at = part->at;
            n->offset = part->offset;
            n->in_main_file = part->in_main_file;
            n->before = part->before;
            known = true;
        }
        if (part->last_line > n->last_line)
            n->last_line = part->last_line;
    }
}

struct fnode *fortran_tree(struct arena *arena, const struct fortran_file *file, struct str text)
{
    struct fnode *const root = grow(arena, file->tree);
    struct place_walk w = {.arena = arena,
                           .path = file->path,
                           .rest = file->expanded,
                           .in_main_file = true,
                           .text = text,
                           .cursor_line = 1};
    list_words(&w, root);
    set_places(&w, root);
    return root;
}
