#include "base/panic.h"

#include <stdio.h>
#include <stdlib.h>

_Noreturn void panic(const char *why)
{
    fprintf(stderr, "inspect: internal error: %s\n", why);
    abort();
}

void panic_unless(int holds, const char *what)
{
    if (!holds)
        panic(what);
}
