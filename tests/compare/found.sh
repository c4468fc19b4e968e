#!/usr/bin/env bash
# Loop nests as they are found in codes of many fields (found/*.c, written for this test): each is
# read and classified, or refused with place, reason and the smallest change, exactly as its
# .expected file says. UPDATE=1 writes those. Usage: found.sh INSPECT
set -euo pipefail
inspect=$(realpath "$1")
cd "$(dirname "$0")/found"
failed=0
for file in *.c; do
    got=$("$inspect" compare "$file" --classify 2>&1) || true
    if [ -n "${UPDATE:-}" ]; then
        printf '%s\n' "$got" >"${file%.c}.expected"
    elif ! diff -u "${file%.c}.expected" - <<<"$got"; then
        echo "FAILED $file"
        failed=1
    fi
done
exit $failed
