#include "stempel/kernel/type_words.h"

static const struct {
    const char *text;
    enum type_word word;
} words[] = {
    {"float", WORD_FLOAT},
    {"double", WORD_DOUBLE},
    {"_Complex", WORD_COMPLEX},
    {"complex", WORD_COMPLEX},
    {"int", WORD_INT},
    {"long", WORD_LONG},
    {"size_t", WORD_SIZE_T},
    {"short", WORD_INTEGER},
    {"char", WORD_INTEGER},
    {"unsigned", WORD_INTEGER},
    {"signed", WORD_INTEGER},
    {"ssize_t", WORD_INTEGER},
    {"ptrdiff_t", WORD_INTEGER},
    {"intptr_t", WORD_INTEGER},
    {"uintptr_t", WORD_INTEGER},
    {"int16_t", WORD_INTEGER},
    {"int32_t", WORD_INTEGER},
    {"int64_t", WORD_INTEGER},
    {"int8_t", WORD_INTEGER},
    {"uint8_t", WORD_INTEGER},
    {"uint16_t", WORD_INTEGER},
    {"uint32_t", WORD_INTEGER},
    {"uint64_t", WORD_INTEGER},
    {"const", WORD_CONST},
    {"constexpr", WORD_CONST},
    {"static", WORD_STATIC},
    {"restrict", WORD_RESTRICT},
    {"__restrict", WORD_RESTRICT},
    {"__restrict__", WORD_RESTRICT},
    {"register", WORD_STORAGE},
    {"inline", WORD_STORAGE},
    {"extern", WORD_STORAGE},
    {"volatile", WORD_OTHER},
    {"void", WORD_OTHER},
    {"_Bool", WORD_OTHER},
    {"bool", WORD_OTHER},
    {"auto", WORD_OTHER},
    {"struct", WORD_TAG},
    {"union", WORD_TAG},
    {"enum", WORD_TAG},
};

int type_word_of(const struct token *token)
{
    for (size_t i = 0; token->kind == TOKEN_NAME && i < sizeof words / sizeof *words; i++) {
        if (token_is(token, words[i].text))
            return (int)words[i].word;
    }
    return 0;
}
