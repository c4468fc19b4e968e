#ifndef BASE_PLURAL_H
#define BASE_PLURAL_H

/* The form of a word that a count asks for, of any type: PLURAL_OF(n, "is", "are"). */
#define PLURAL_OF(n, one, many) ((n) == 1 ? (one) : (many))

/* The ending of a counted noun: printf("%zu core%s", n, PLURAL(n)). */
#define PLURAL(n) PLURAL_OF(n, "", "s")

#endif
