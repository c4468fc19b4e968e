#include "base/panic.h"

/* A module in a page cannot print: the script gets an exception. */
_Noreturn void panic(const char *why)
{
    (void)why;
    __builtin_trap();
}

void panic_unless(int holds, const char *what)
{
    if (!holds)
        panic(what);
}
