#include "collect/source/libclang.h"

#include "base/library.h"

bool clang_load(struct clang *out, struct err *err)
{
    const struct library_function functions[] = {
#define CLANG_ROW(name) {"clang_" #name, &out->name},
        CLANG_FUNCTIONS(CLANG_ROW)
#undef CLANG_ROW
    };
    if (library_load(CLANG_SONAME, functions, sizeof functions / sizeof functions[0]))
        return true;
    err_set(err, ERR_SYSTEM, "the library '%s', which reads C and C++, cannot be loaded",
            CLANG_SONAME);
    (void)err_hint(err, "install libclang 17 or later (Debian: libclang-19-dev) and build again");
    return false;
}
