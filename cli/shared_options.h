#ifndef CLI_SHARED_OPTIONS_H
#define CLI_SHARED_OPTIONS_H

#include "base/opt.h"

/* Rows of option tables that several commands have, for the field at `offset` (const char *). */

#define OPTION_MACHINE(offset, more)                                                               \
    OPT('m', "machine", OPT_TEXT, offset, "M", "machine: a name in machines/ or a file" more)

/* `letter`: 0 where -o names something else. */
#define OPTION_COLLECTION(letter, offset)                                                          \
    OPT(letter, "collection", OPT_TEXT, offset, "DIR",                                             \
        "folder of the collection (default: stencils)")

#define OPTION_COMPILER(offset)                                                                    \
    OPT('C', "compiler", OPT_TEXT, offset, "NAME",                                                 \
        "compiler of the machine file instead of the first one installed")

#define OPTION_CACHE_DIR(offset)                                                                   \
    {                                                                                              \
        0, "cache-dir", OPT_TEXT, (offset), "DIR",                                                 \
            "store in-core results there (default: ~/.cache/inspect; '' stores none)", 0, 0, 0     \
    }

#define OPTION_TRUST(offset)                                                                       \
    OPT(0, "trust", OPT_FLAG, offset, NULL,                                                        \
        "run the machine file's compilers and flags even if they are not known to be harmless; "   \
        "only for files that you trust")

#endif
