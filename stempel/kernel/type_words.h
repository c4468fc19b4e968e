#ifndef STEMPEL_KERNEL_TYPE_WORDS_H
#define STEMPEL_KERNEL_TYPE_WORDS_H

#include "base/str.h"
#include "stempel/kernel/lexer.h"

/* Words that types of C are made of: bits, so that a run of words is their union. */
enum type_word {
    WORD_FLOAT = 1,
    WORD_DOUBLE = 2,
    WORD_COMPLEX = 4,
    WORD_INT = 8,
    WORD_LONG = 16,
    WORD_SIZE_T = 32,
    WORD_INTEGER = 64, /* other integers, and what int and long can be preceded by */
    WORD_CONST = 128,
    WORD_STATIC = 256,
    WORD_RESTRICT = 512,
    WORD_STORAGE = 1024, /* says where or how often something exists */
    WORD_OTHER = 2048,   /* neither a number that we know nor a qualifier */
    WORD_TAG = 4096      /* a name follows */
};

/* The word's bit; 0 for a token that is none. */
int type_word_of(const struct token *token);

#endif
