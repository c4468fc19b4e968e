#ifndef CLI_SHARED_OPTIONS_H
#define CLI_SHARED_OPTIONS_H

#include "base/opt.h"

/* Rows of option tables that several commands have, for the field at `offset` (const char *). */

#define OPTION_COMPILER(offset)                                                                    \
    {                                                                                              \
        'C', "compiler", OPT_TEXT, (offset), "NAME",                                               \
            "compiler of the machine file instead of the first one installed", 0, 0, 0             \
    }

#define OPTION_CACHE_DIR(offset)                                                                   \
    {                                                                                              \
        0, "cache-dir", OPT_TEXT, (offset), "DIR",                                                 \
            "keep in-core results there (default: ~/.cache/inspect; '' keeps none)", 0, 0, 0       \
    }

#define OPTION_TRUST(offset)                                                                       \
    {                                                                                              \
        0, "trust", OPT_FLAG, (offset), NULL,                                                      \
            "run the machine file's compilers and flags even if they are not known to be "         \
            "harmless: you know where the file comes from",                                        \
            0, 0, 0                                                                                \
    }

#endif
