#include "base/hash.h"

#include <git2.h>

bool hash_bytes(struct str data, char hex[HASH_CHARS], struct err *err)
{
    git_oid id;
    git_libgit2_init();
    const int failed =
        git_odb_hash(&id, data.ptr != NULL ? data.ptr : "", data.len, GIT_OBJECT_BLOB);
    git_libgit2_shutdown();
    if (failed != 0)
        return err_set(err, ERR_SYSTEM, "cannot hash %zu bytes", data.len);
    git_oid_tostr(hex, HASH_CHARS, &id);
    return true;
}
