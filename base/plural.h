#ifndef BASE_PLURAL_H
#define BASE_PLURAL_H

/* The ending of a counted noun, for counts of any type: printf("%zu core%s", n, PLURAL(n)). */
#define PLURAL(n) ((n) == 1 ? "" : "s")

#endif
