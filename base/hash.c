#include "base/hash.h"

#include <stdio.h>
#include <xxhash.h>

void hash_bytes(struct str data, char hex[HASH_CHARS])
{
    XXH128_canonical_t canonical;
    XXH128_canonicalFromHash(&canonical, XXH3_128bits(data.ptr != NULL ? data.ptr : "", data.len));
    for (size_t i = 0; i < sizeof canonical.digest; i++)
        snprintf(hex + 2 * i, 3, "%02x", canonical.digest[i]);
}
