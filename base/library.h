#ifndef BASE_LIBRARY_H
#define BASE_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>

/* A function of a library: its name, and the address of the function pointer to be set. */
struct library_function {
    const char *name;
    void *pointer;
};

/*
 * Loads a shared library when it is needed and finds the functions in it. This is for libraries
 * that few commands use and that are slow to load: if linked, liblikwid's tables cost every command
 * 12 ms and libgit2's fourteen libraries 8 ms. False if the library or a function is missing; the
 * pointers must not be used then. The library stays loaded.
 */
bool library_load(const char *soname, const struct library_function *functions, size_t n_functions);

#endif
