#include "base/panic.h"

/* In a page's module there is nowhere to write to: the script gets an exception. */
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
