#include "base/git_library.h"

#include "base/library.h"

bool git_load(struct git *out, struct err *err)
{
    const struct library_function functions[] = {
#define GIT_ENTRY(name) {"git_" #name, &out->name},
        GIT_FUNCTIONS(GIT_ENTRY)
#undef GIT_ENTRY
    };
    if (!library_load(GIT2_SONAME, functions, sizeof functions / sizeof functions[0]))
        return err_set(err, ERR_SYSTEM, "cannot load libgit2 (%s)", GIT2_SONAME);
    out->libgit2_init();
    return true;
}

const char *git_reason(const struct git *git)
{
    const git_error *cause = git->error_last();
    return cause != NULL ? cause->message : "unknown";
}
