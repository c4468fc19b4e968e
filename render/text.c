#include "render/text.h"

#include <math.h>
#include <string.h>

#include "base/decimal.h"

enum { USUAL_DECIMALS = 6, MAX_FIXED_CHARS = 24 };

static bool has_fixed(double value)
{
    return isfinite(value) && fabs(value) < 1e12;
}

/* The number in units of its last decimal. Halves are rounded up, also those whose double is
 * slightly lower. */
static uint64_t fixed_units(double value, int decimals)
{
    return (uint64_t)(fabs(value) * decimal_powers[decimals] * (1 + 1e-14) + 0.5);
}

void text_fixed(struct sb *out, double value, int decimals)
{
    if (!has_fixed(value)) {
        sb_addz(out, "null");
        return;
    }
    uint64_t digits = fixed_units(value, decimals);
    const bool negative = value < 0 && digits != 0;
    const int places = decimal_trim(&digits, decimals);
    char text[MAX_FIXED_CHARS];
    char *const end = text + sizeof text;
    char *first = decimal_before(end, digits, places);
    if (negative)
        *--first = '-';
    sb_add(out, (struct str){first, (size_t)(end - first)});
}

/* Decimals that show `digits` significant digits of `value`. */
static int decimals_for(double value, int digits)
{
    double size = fabs(value);
    int decimals = digits - 1;
    for (; size >= 10 && decimals > 0; size /= 10)
        decimals--;
    for (; size < 1 && size > 0 && decimals < USUAL_DECIMALS; size *= 10)
        decimals++;
    return decimals;
}

void text_significant(struct sb *out, double value, int digits)
{
    text_fixed(out, value, isfinite(value) ? decimals_for(value, digits) : 0);
}

double text_rounded(double value, int digits)
{
    if (!has_fixed(value))
        return NAN;
    const int decimals = decimals_for(value, digits);
    uint64_t units = fixed_units(value, decimals);
    const bool has_all_digits = decimals > 0 && (double)units >= decimal_powers[digits - 1];
    const bool raised = (double)units - fabs(value) * decimal_powers[decimals] > 1e-6;
    if (units % 10 == 5 && raised && has_all_digits)
        units--;
    /* both are exact, so the quotient is the double nearest to the decimal number */
    const double size = (double)units / decimal_powers[decimals];
    return value < 0 && size > 0 ? -size : size;
}

/* `1.23e+15`, for numbers too large for other forms. */
static struct str huge_number(struct arena *arena, double value)
{
    struct sb out = {.arena = arena};
    double size = fabs(value);
    int power = 0;
    while (size >= 9.995) {
        size /= 10;
        power++;
    }
    sb_addz(&out, value < 0 ? "−" : "");
    text_fixed(&out, size, 2);
    sb_addz(&out, "e+");
    text_fixed(&out, power, 0);
    return sb_str(&out);
}

struct str number_decimals(struct arena *arena, double value, int decimals)
{
    if (!has_fixed(value))
        return isfinite(value) ? huge_number(arena, value) : STR("–");
    const uint64_t units = fixed_units(value, decimals);
    char text[MAX_FIXED_CHARS];
    char *const end = text + sizeof text;
    const char *first = decimal_before(end, units, decimals);
    const char *point = decimals > 0 ? end - 1 - decimals : end;
    const bool grouped = point - first > 4;
    struct sb out = {.arena = arena};
    sb_addz(&out, value < 0 && units != 0 ? "−" : "");
    for (; grouped && first < point; first++) {
        sb_addc(&out, *first);
        if (point - first > 1 && (point - first) % 3 == 1)
            sb_addz(&out, "\xE2\x80\x89"); /* thin space */
    }
    sb_add(&out, (struct str){first, (size_t)(end - first)});
    return sb_str(&out);
}

struct str number_text(struct arena *arena, double value)
{
    if (!isfinite(value))
        return STR("–");
    int decimals = decimals_for(value, 3);
    /* no trailing zeros: 24, not 24.0 */
    while (decimals > 0 && has_fixed(value) && fixed_units(value, decimals) % 10 == 0)
        decimals--;
    return number_decimals(arena, value, decimals);
}

struct str percent_text(struct arena *arena, double fraction)
{
    if (!isfinite(fraction))
        return STR("–");
    const double percent = round(100 * fraction);
    struct sb out = {.arena = arena};
    sb_addz(&out, percent > 0 ? "+" : percent < 0 ? "−" : "±");
    sb_add(&out, number_decimals(arena, fabs(percent), 0));
    sb_add(&out, STR(" %"));
    return sb_str(&out);
}

struct str share_text(struct arena *arena, double fraction)
{
    return isfinite(fraction) ? str_format(arena, "%.0f %%", round(100 * fraction)) : STR("–");
}

struct str bytes_text(struct arena *arena, double bytes)
{
    static const char *const units[] = {"B", "KiB", "MiB", "GiB", "TiB"};
    size_t unit = 0;
    while (isfinite(bytes) && bytes >= 1024 && unit < 4) {
        bytes /= 1024;
        unit++;
    }
    struct sb out = {.arena = arena};
    sb_add(&out, number_text(arena, bytes));
    sb_addc(&out, ' ');
    sb_addz(&out, units[unit]);
    return sb_str(&out);
}

struct str clock_text(struct arena *arena, double hz)
{
    const struct str number = number_text(arena, hz / 1e9);
    return str_format(arena, "%.*s GHz", STR_ARG(number));
}

struct str minutes_text(struct arena *arena, double minutes)
{
    if (!isfinite(minutes))
        return STR("–");
    if (minutes < 1.5)
        return minutes < 0.75 ? STR("less than a minute") : STR("a minute");
    const double whole = round(minutes);
    if (whole < 90)
        return str_format(arena, "%.0f minutes", whole);
    return str_format(arena, "%.0f h %.0f min", floor(whole / 60), fmod(whole, 60));
}

struct str text_name_words(struct arena *arena, const char *name)
{
    struct sb out = {.arena = arena};
    for (char last = '_'; *name != '\0'; last = *name++) {
        const bool hump = last >= 'a' && last <= 'z' && *name >= 'A' && *name <= 'Z';
        sb_addz(&out, hump ? "\u200b" : "");
        sb_addc(&out, *name == '_' ? ' ' : *name);
    }
    return sb_str(&out);
}

struct str text_name_line(struct arena *arena, const char *name)
{
    struct sb out = {.arena = arena};
    for (; *name != '\0'; name++)
        sb_addc(&out, *name == '_' ? ' ' : *name);
    return sb_str(&out);
}

/* Whether a word of a processor's name is common to all processors of its kind. */
static bool is_common(struct str word)
{
    static const char *const words[] = {"CPU", "Processor", NULL};
    return word.len == 0 || str_ends_with(word, STR("-Core")) || str_is_one_of(word, words);
}

struct str processor_words(struct arena *arena, const char *name)
{
    struct sb out = {.arena = arena};
    struct str rest = str_cut(str_of(name), '@').head;
    while (rest.len != 0) {
        const struct str_cut at = str_cut(rest, ' ');
        const struct str word = str_cut(at.head, '(').head;
        rest = at.tail;
        if (is_common(word))
            continue;
        sb_addz(&out, out.len == 0 ? "" : " ");
        sb_add(&out, word);
    }
    return sb_str(&out);
}

int text_common_decimals(const double *values, size_t n)
{
    double largest = 0;
    for (size_t i = 0; i < n; i++)
        largest = isfinite(values[i]) ? fmax(largest, fabs(values[i])) : largest;
    const int decimals = decimals_for(largest, 3);
    return decimals > 3 ? 3 : decimals;
}

double text_width(struct str s)
{
    double width = 0;
    for (size_t i = 0; i < s.len; i++) {
        const unsigned char c = (unsigned char)s.ptr[i];
        if (c >= 0x80 && c < 0xC0) /* continues a character */
            continue;
        if (c < 0x80 && strchr("ijl.,:;|!'()[] ", c) != NULL)
            width += 3.9;
        else if ((c >= 'A' && c <= 'Z') || c == 'm' || c == 'w' || c == '%')
            width += 8.8;
        else
            width += 7.0;
    }
    return width;
}

/* The first byte of the character that contains byte `at`. */
static size_t character_start(struct str s, size_t at)
{
    while (at > 0 && at < s.len && ((unsigned char)s.ptr[at] & 0xC0) == 0x80)
        at--;
    return at;
}

/* The text before and after an ellipsis, with about `kept` bytes. */
static struct str head_of(struct str s, size_t kept)
{
    return str_slice(s, 0, character_start(s, (kept + 1) / 2));
}

static struct str tail_of(struct str s, size_t kept)
{
    return str_slice(s, character_start(s, s.len - kept / 2), s.len);
}

struct str text_fit(struct arena *arena, struct str s, double px)
{
    if (text_width(s) <= px)
        return s;
    /* width grows with the kept bytes: bisect between a number that fits and one that does not */
    size_t fit = 0;
    size_t too_many = s.len;
    while (too_many - fit > 1) {
        const size_t kept = fit + (too_many - fit) / 2;
        if (text_width(head_of(s, kept)) + text_width(STR("…")) + text_width(tail_of(s, kept)) <=
            px)
            fit = kept;
        else
            too_many = kept;
    }
    struct sb cut = {.arena = arena};
    sb_add(&cut, head_of(s, fit));
    sb_add(&cut, STR("…"));
    sb_add(&cut, tail_of(s, fit));
    return sb_str(&cut);
}
