#include "collect/source/clang.h"

#include "base/library.h"

#if defined(__SANITIZE_ADDRESS__)
/* The leak checker takes thread-local storage of libraries that were loaded later for what it is
 * not, and ends with a fault of its own. */
const char *__lsan_default_options(void);
const char *__lsan_default_options(void)
{
    return "use_tls=0";
}
#endif

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
