#ifndef STEMPEL_KERNEL_TYPE_WORDS_H
#define STEMPEL_KERNEL_TYPE_WORDS_H

#include "base/str.h"
#include "stempel/kernel/lexer.h"

/* The words of C type names, as bits, so that a sequence of words is their union. */
enum type_word {
    WORD_FLOAT = 1,
    WORD_DOUBLE = 2,
    WORD_COMPLEX = 4,
    WORD_INT = 8,
    WORD_LONG = 16,
    WORD_SIZE_T = 32,
    WORD_INTEGER = 64, /* other integers, and what may precede int and long */
    WORD_CONST = 128,
    WORD_STATIC = 256,
    WORD_RESTRICT = 512,
    WORD_STORAGE = 1024, /* storage class: where or how often the object exists */
    WORD_OTHER = 2048,   /* neither a number that we know nor a qualifier */
    WORD_TAG = 4096      /* a name follows */
};

/* The word's bit; 0 if the token is not a type word. */
int type_word_of(const struct token *token);

#endif
