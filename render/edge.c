#include "render/edge.h"

static const char *title(struct arena *arena, struct str edge, const char *memory)
{
    const size_t at = edge.len > 3 && str_ends_with(edge, STR("MEM")) ? edge.len - 3 : 2;
    const struct str from = str_slice(edge, 0, at);
    const struct str to = str_slice(edge, at, edge.len);
    const struct str name = str_eq(to, STR("MEM")) ? str_of(memory) : to;
    return str_formatz(arena, "%.*s–%.*s", STR_ARG(from), STR_ARG(name));
}

const char *edge_title(struct arena *arena, struct str edge)
{
    return title(arena, edge, "memory");
}

const char *edge_short_title(struct arena *arena, struct str edge)
{
    return title(arena, edge, "mem");
}

const char *edge_source(struct arena *arena, struct str edge)
{
    return str_ends_with(edge, STR("MEM"))
               ? "from memory"
               : str_formatz(arena, "from %.*s", STR_ARG(str_slice(edge, 2, edge.len)));
}

struct str edge_words(struct arena *arena, struct str sentence)
{
    struct sb out = {.arena = arena};
    for (size_t at; (at = str_find_str(sentence, STR(" MEM"))) < sentence.len;) {
        sb_add(&out, str_slice(sentence, 0, at));
        sb_addz(&out, " memory");
        sentence = str_slice(sentence, at + 4, sentence.len);
    }
    sb_add(&out, sentence);
    return sb_str(&out);
}

const char *edge_css(enum series_kind kind, size_t i, size_t n)
{
    static const char *const areas[] = {"c2", "c3", "c4"};
    static const char *const lines[] = {"l2", "l3", "l4"};
    const size_t shade = i + 1 == n ? 2 : i > 1 ? 1 : i;
    return kind == SERIES_AREA ? areas[shade] : lines[shade];
}
