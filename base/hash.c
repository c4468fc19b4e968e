#include "base/hash.h"

#include <xxhash.h>

void hash_bytes(struct str data, char hex[HASH_CHARS])
{
    static const char digits[] = "0123456789abcdef";
    XXH128_canonical_t canonical;
    XXH128_canonicalFromHash(&canonical, XXH3_128bits(data.ptr != NULL ? data.ptr : "", data.len));
    for (size_t i = 0; i < sizeof canonical.digest; i++) {
        *hex++ = digits[canonical.digest[i] >> 4];
        *hex++ = digits[canonical.digest[i] & 15];
    }
    *hex = '\0';
}
