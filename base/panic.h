#ifndef BASE_PANIC_H
#define BASE_PANIC_H

/*
 * Stops the program for a reason that no caller can fix: a bug of ours, or out of memory. Writes
 * `inspect: <why>` to standard error and aborts, in release builds too. Files are only replaced
 * whole, so no half-written file remains. Bad input never ends here: it is reported by a struct
 * err.
 */
_Noreturn void panic(const char *why);

/* Panics with `what` unless `holds`. For invariants of our own code. */
void panic_unless(int holds, const char *what);

#endif
