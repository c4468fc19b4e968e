#include "base/str.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/decimal.h"
#include "base/panic.h"

struct str str_of(const char *text)
{
    return (struct str){text, text == NULL ? 0 : strlen(text)};
}

bool str_eq(struct str a, struct str b)
{
    return a.len == b.len && (a.len == 0 || memcmp(a.ptr, b.ptr, a.len) == 0);
}

bool str_eq_any_case(struct str a, struct str b)
{
    bool same = a.len == b.len;
    for (size_t i = 0; same && i < a.len; i++)
        same = char_lower(a.ptr[i]) == char_lower(b.ptr[i]);
    return same;
}

int str_compare(struct str a, struct str b)
{
    const size_t common = a.len < b.len ? a.len : b.len;
    const int order = common == 0 ? 0 : memcmp(a.ptr, b.ptr, common);
    if (order != 0)
        return order;
    return (a.len > b.len) - (a.len < b.len);
}

bool str_starts_with(struct str s, struct str prefix)
{
    return s.len >= prefix.len && str_eq(str_slice(s, 0, prefix.len), prefix);
}

bool str_ends_with(struct str s, struct str suffix)
{
    return s.len >= suffix.len && str_eq(str_slice(s, s.len - suffix.len, s.len), suffix);
}

bool str_contains(struct str s, struct str needle)
{
    return str_find_str(s, needle) < s.len;
}

typedef bool match_fn(struct str s, struct str word);

static bool matches_one_of(struct str s, const char *const *words, match_fn *match)
{
    while (*words != NULL && !match(s, str_of(*words)))
        words++;
    return *words != NULL;
}

bool str_is_one_of(struct str s, const char *const *words)
{
    return matches_one_of(s, words, str_eq);
}

bool str_starts_with_one_of(struct str s, const char *const *words)
{
    return matches_one_of(s, words, str_starts_with);
}

bool str_ends_with_one_of(struct str s, const char *const *words)
{
    return matches_one_of(s, words, str_ends_with);
}

bool str_contains_one_of(struct str s, const char *const *words)
{
    return matches_one_of(s, words, str_contains);
}

int str_index_in(struct str s, const char *const *words, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        if (str_eq(s, str_of(words[i])))
            return (int)i;
    }
    return -1;
}

size_t str_find(struct str s, char c)
{
    const char *at = s.len == 0 ? NULL : memchr(s.ptr, c, s.len);
    return at == NULL ? s.len : (size_t)(at - s.ptr);
}

size_t str_find_str(struct str s, struct str needle)
{
    for (size_t i = 0; i + needle.len <= s.len; i++) {
        if (str_eq(str_slice(s, i, i + needle.len), needle))
            return i;
    }
    return s.len;
}

bool str_has_word(struct str text, struct str word)
{
    while (text.len != 0) {
        const struct str_cut cut = str_cut(text, ' ');
        if (cut.head.len != 0 && str_eq(cut.head, word))
            return true;
        text = cut.tail;
    }
    return false;
}

struct str str_slice(struct str s, size_t from, size_t to)
{
    if (to > s.len)
        to = s.len;
    if (from > to)
        from = to;
    return (struct str){s.len == 0 ? s.ptr : s.ptr + from, to - from};
}

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f';
}

struct str str_trim(struct str s)
{
    size_t from = 0;
    size_t to = s.len;
    while (from < to && is_space(s.ptr[from]))
        from++;
    while (to > from && is_space(s.ptr[to - 1]))
        to--;
    return str_slice(s, from, to);
}

struct str_cut str_cut(struct str s, char at)
{
    const size_t i = str_find(s, at);
    if (i == s.len)
        return (struct str_cut){s, str_slice(s, i, i), false};
    return (struct str_cut){str_slice(s, 0, i), str_slice(s, i + 1, s.len), true};
}

bool str_next_line(struct str *rest, struct str *line)
{
    const bool any = rest->len != 0;
    const struct str_cut cut = str_cut(*rest, '\n');
    *line = cut.head;
    *rest = cut.tail;
    return any;
}

struct str str_field(struct str text, const char *key)
{
    const struct str name = str_of(key);
    for (struct str line; str_next_line(&text, &line);) {
        const struct str_cut colon = str_cut(line, ':');
        if (colon.ok && str_eq(str_trim(colon.head), name))
            return str_trim(colon.tail);
        const struct str rest = str_slice(line, name.len, line.len);
        if (!colon.ok && str_starts_with(line, name) && rest.len != 0 &&
            (rest.ptr[0] == ' ' || rest.ptr[0] == '\t'))
            return str_trim(rest);
    }
    return (struct str){0};
}

char *str_cstr(struct arena *arena, struct str s)
{
    char *text = arena_raw(arena, s.len + 1, 1);
    if (s.len != 0)
        memcpy(text, s.ptr, s.len);
    text[s.len] = '\0';
    return text;
}

struct str str_copy(struct arena *arena, struct str s)
{
    return (struct str){str_cstr(arena, s), s.len};
}

__attribute__((format(printf, 2, 0))) static struct str
format_into(struct arena *arena, const char *format, va_list args)
{
    struct sb b = {.arena = arena};
    sb_addv(&b, format, args);
    return (struct str){sb_cstr(&b), b.len};
}

struct str str_format(struct arena *arena, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    const struct str s = format_into(arena, format, args);
    va_end(args);
    return s;
}

char *str_formatz(struct arena *arena, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    const struct str s = format_into(arena, format, args);
    va_end(args);
    return str_cstr(arena, s);
}

/* strto* stop at a NUL and skip blanks in front, so numbers pass through a checked copy. */
enum { NUMBER_BYTES = 64 };

static bool number_copy(struct str s, char copy[NUMBER_BYTES])
{
    if (s.len == 0 || s.len >= NUMBER_BYTES || is_space(s.ptr[0]))
        return false;
    memcpy(copy, s.ptr, s.len);
    copy[s.len] = '\0';
    return true;
}

bool str_to_i64(struct str s, int64_t *out)
{
    char copy[NUMBER_BYTES];
    if (!number_copy(s, copy))
        return false;
    char *end = NULL;
    errno = 0;
    const long long value = strtoll(copy, &end, 10);
    if (errno != 0 || end != copy + s.len)
        return false;
    *out = value;
    return true;
}

/*
 * Plain decimals with few digits, exactly: where the digits fit into 2^53 and the power of ten is
 * exact too, one correctly rounded division or product gives the nearest double (Clinger, "How to
 * read floating point numbers accurately", PLDI 1990). Everything else is left to strtod.
 */
static bool short_decimal(struct str s, double *out)
{
    const bool negative = s.len != 0 && s.ptr[0] == '-';
    uint64_t digits = 0;
    size_t i = negative;
    if (s.len > 17) /* sign, point and 15 digits */
        return false;
    for (; i < s.len && char_is_digit(s.ptr[i]); i++)
        digits = digits * 10 + (uint64_t)(s.ptr[i] - '0');
    const size_t point = i < s.len && s.ptr[i] == '.';
    i += point;
    const size_t fraction = i;
    for (; i < s.len && char_is_digit(s.ptr[i]); i++)
        digits = digits * 10 + (uint64_t)(s.ptr[i] - '0');
    const size_t n = i - negative - point;
    if (i != s.len || n == 0 || n > 15)
        return false;
    const double value = (double)digits / decimal_powers[i - fraction];
    *out = negative ? -value : value;
    return true;
}

bool str_to_double(struct str s, double *out)
{
    if (short_decimal(s, out))
        return true;
    char copy[NUMBER_BYTES];
    if (!number_copy(s, copy) || strspn(copy, "0123456789.eE+-") != s.len)
        return false;
    char *end = NULL;
    const double value = strtod(copy, &end);
    if (end != copy + s.len || !isfinite(value))
        return false;
    *out = value;
    return true;
}

struct str str_from_double(struct arena *arena, double value)
{
    double again = 0;
    int digits = 6;
    struct str text;
    do
        text = str_format(arena, "%.*g", digits++, value);
    while (digits <= 17 && (!str_to_double(text, &again) || again != value));
    return text;
}

void str_list_add(struct arena *arena, struct str_list *list, struct str item)
{
    *ARENA_ADD(arena, list->items, list->count) = item;
}

bool str_list_has(const struct str_list *list, struct str item)
{
    for (size_t i = 0; i < list->count; i++) {
        if (str_eq(list->items[i], item))
            return true;
    }
    return false;
}

void sb_reserve(struct sb *b, size_t more)
{
    if (more < b->capacity && b->len < b->capacity - more)
        return;
    size_t wanted = b->capacity < 64 ? 64 : b->capacity * 2;
    if (more > SIZE_MAX / 4 || wanted > SIZE_MAX / 4)
        panic("text too large");
    if (wanted < b->len + more + 1)
        wanted = b->len + more + 1;
    char *grown = arena_raw(b->arena, wanted, 1);
    if (b->ptr != NULL)
        memcpy(grown, b->ptr, b->len);
    b->ptr = grown;
    b->capacity = wanted;
}

void sb_add(struct sb *b, struct str s)
{
    if (s.len == 0)
        return;
    sb_reserve(b, s.len);
    memcpy(b->ptr + b->len, s.ptr, s.len);
    b->len += s.len;
    b->ptr[b->len] = '\0';
}

void sb_addz(struct sb *b, const char *text)
{
    sb_add(b, str_of(text));
}

void sb_addc(struct sb *b, char c)
{
    sb_reserve(b, 1);
    b->ptr[b->len++] = c;
    b->ptr[b->len] = '\0';
}

static void add_digits(struct sb *b, uint64_t value, bool negative)
{
    char text[24];
    char *const end = text + sizeof text;
    char *first = decimal_before(end, value, 0);
    if (negative)
        *--first = '-';
    sb_add(b, (struct str){first, (size_t)(end - first)});
}

void sb_addi(struct sb *b, int64_t value)
{
    add_digits(b, value < 0 ? -(uint64_t)value : (uint64_t)value, value < 0);
}

void sb_addu(struct sb *b, uint64_t value)
{
    add_digits(b, value, false);
}

void sb_addv(struct sb *b, const char *format, va_list args)
{
    /* In most cases the text fits in the space that is left. */
    const size_t room = b->capacity - b->len;
    va_list again;
    va_copy(again, args);
    const int needed = vsnprintf(room == 0 ? NULL : b->ptr + b->len, room, format, again);
    va_end(again);
    panic_unless(needed >= 0, "bad format string");
    if ((size_t)needed >= room) {
        sb_reserve(b, (size_t)needed);
        vsnprintf(b->ptr + b->len, (size_t)needed + 1, format, args);
    }
    b->len += (size_t)needed;
}

void sb_addf(struct sb *b, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    sb_addv(b, format, args);
    va_end(args);
}

struct str sb_str(const struct sb *b)
{
    return (struct str){b->ptr, b->len};
}

const char *sb_cstr(struct sb *b)
{
    sb_reserve(b, 0);
    b->ptr[b->len] = '\0';
    return b->ptr;
}
