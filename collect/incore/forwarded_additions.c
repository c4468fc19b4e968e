#include "collect/incore/forwarded_additions.h"

#include <string.h>

static bool is_addition(struct str line)
{
    static const char *const additions[] = {"vaddp", "vadds", "vsubp", "vsubs", NULL};
    return str_starts_with_one_of(line, additions);
}

/* The last operand, where AT&T syntax has the result, and what is before it. */
struct operands {
    struct str sources, result;
};

static struct operands operands_of(struct str line)
{
    size_t comma = line.len;
    while (comma > 0 && line.ptr[comma - 1] != ',')
        comma--;
    return (struct operands){str_slice(line, 0, comma), str_trim(str_slice(line, comma, line.len))};
}

/* `mm13` of `%xmm13`, by which all widths of a register are known; empty for another operand, or
 * one with a mask. */
static struct str vector_name(struct str operand)
{
    static const char *const widths[] = {"%xmm", "%ymm", "%zmm", NULL};
    const bool is_vector =
        str_starts_with_one_of(operand, widths) && !str_contains(operand, STR("{"));
    return is_vector ? str_slice(operand, strlen("%x"), operand.len) : STR("");
}

static bool names(struct str text, struct str vector)
{
    for (struct str rest = text;;) {
        const size_t at = str_find_str(rest, vector);
        if (at >= rest.len)
            return false;
        rest = str_slice(rest, at + vector.len, rest.len);
        if (rest.len == 0 || !char_is_digit(rest.ptr[0]))
            return true;
    }
}

/* Products that are added up, and what merges under a mask, read the register of their result. */
static bool reads_its_result(struct str line, struct str result)
{
    static const char *const sums[] = {"vfm", "vfnm", NULL};
    return str_starts_with_one_of(line, sums) || str_contains(result, STR("{"));
}

/* Follows the result of addition `i` to all that read it before it is overwritten. */
static bool is_forwarded(const struct str *text, size_t n, size_t i)
{
    const struct str addition = str_trim(text[i]);
    const struct str vector = vector_name(operands_of(addition).result);
    bool read = false;
    if (!is_addition(addition) || vector.len == 0)
        return false;
    for (size_t step = 1; step <= n; step++) {
        const struct str line = str_trim(text[(i + step) % n]);
        const struct operands o = operands_of(line);
        const bool is_result = names(o.result, vector);
        if (names(o.sources, vector) || (is_result && reads_its_result(line, o.result))) {
            if (!is_addition(line))
                return false;
            read = true;
        }
        if (is_result)
            break;
    }
    return read;
}

void forwarded_additions(const struct str *text, size_t n, bool *forwarded)
{
    for (size_t i = 0; i < n; i++)
        forwarded[i] = is_forwarded(text, n, i);
}
