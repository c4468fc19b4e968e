#include "base/library.h"

#include <dlfcn.h>
#include <string.h>

bool library_load(const char *soname, const struct library_function *functions, size_t n_functions)
{
    void *library = dlopen(soname, RTLD_LAZY | RTLD_LOCAL);
    bool found = library != NULL;
    for (size_t i = 0; found && i < n_functions; i++) {
        void *const symbol = dlsym(library, functions[i].name);
        found = symbol != NULL;
        /* ISO C does not convert dlsym's result to a function pointer. */
        memcpy(functions[i].pointer, &symbol, sizeof symbol);
    }
    return found;
}
